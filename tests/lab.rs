//! The laboratory: cards state the truth, answers as the algorithm gives them get full marks, and a
//! player who follows another rule is told which one it is.

#[path = "lab/bench.rs"]
mod bench;
#[path = "lab/bookmark.rs"]
mod bookmark;
#[path = "lab/cards.rs"]
mod cards;
#[path = "lab/growth.rs"]
mod growth;
#[path = "lab/hall.rs"]
mod hall;
#[path = "lab/practice.rs"]
mod practice;
#[path = "lab/questions.rs"]
mod questions;
#[path = "lab/reasons.rs"]
mod reasons;
#[path = "lab/results.rs"]
mod results;
#[path = "lab/search_cards.rs"]
mod search_cards;
#[path = "lab/worksheet.rs"]
mod worksheet;
