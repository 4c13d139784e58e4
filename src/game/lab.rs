//! The laboratory: the player carries out algorithms.
//!
//! A [`Card`] is a prepared lesson on the [bench](crate::maze::bench); a [`Question`] is generated
//! from what the next operation really does; and in [`Practice`] the player takes the part of the
//! algorithm, graded step by step against the real one. Nothing here knows a screen.

mod card;
mod card_text;
mod growth_chart;
mod held;
mod mistake;
mod practice;
mod prepared;
mod question;
mod search;
mod search_card;
mod search_question;
mod shelf;
mod skill;
mod start;
mod task;

pub use card::Card;
pub use card_text::{CardError, CardFault, CardText, MOST_OPERATIONS, is_card};
pub use growth_chart::{Curve, GrowthChart, SIZES, n_alpha, n_log_n};
pub use mistake::Mistake;
pub use practice::{Given, Grade, Practice, PracticeStage};
pub use prepared::Prepared;
pub use question::{Ask, Choice, Question};
pub use search::{RoomSearch, SearchState};
pub use search_card::SearchCard;
pub use search_question::{SearchAsk, SearchChoice, SearchQuestion};
pub use shelf::{Offer, cards, search_cards};
pub use skill::Skill;
pub use start::LabStart;
pub use task::{Answer, LabTask, Prompt};
