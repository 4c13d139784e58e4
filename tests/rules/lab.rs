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

/// How many sets there are.
fn sets(forest: &icetea_maze::maze::bench::Forest) -> usize {
    (0..forest.members()).filter(|&member| forest.parent(member).is_none()).count()
}
