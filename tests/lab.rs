//! The laboratory: cards say what is true, whoever answers as the algorithm does has full marks, and
//! whoever follows another rule is told which one.

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
