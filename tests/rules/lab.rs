//! The laboratory: cards state the truth, answers as the algorithm gives them get full marks, and a
//! player who follows another rule is told which one it is.

mod bench;
mod bookmark;
mod cards;
mod growth;
mod hall;
mod practice;
mod questions;
mod reasons;
mod results;
mod search_cards;
mod worksheet;
