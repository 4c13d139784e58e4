//! The laboratory: algorithms done by oneself.
//!
//! A [`Card`] is a prepared five minutes on the [bench](crate::maze::bench); a [`Question`] is made
//! from what the next operation really does; and in [`Practice`] the player is the algorithm, graded
//! step by step against the real one. Nothing here knows a screen.

mod card;
mod held;
mod hops_chart;
mod mistake;
mod practice;
mod question;
mod search;
mod shelf;
mod task;

pub use card::{Card, CardError, Fault, MOST_OPERATIONS, Text, is_card};
pub use hops_chart::{Curve, HopsChart, SIZES, inverse_ackermann};
pub use mistake::Mistake;
pub use practice::{Given, Grade, Practice, Stage};
pub use question::{Ask, Choice, Question};
pub use search::{RoomSearch, SearchState};
pub use shelf::{Offer, Skill, cards};
pub use task::{Answer, Prompt, Task};
