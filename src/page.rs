//! The face in a browser: what stands after `#` in the page's address is what the window begins with.

use icetea_maze::game::app::StartWith;
use icetea_maze::game::bookmark::Bookmark;
use icetea_maze::game::lab::Offer;
use icetea_maze::game::screen::lab::LabStart;
use icetea_maze::game::screen::lobby::Lobby;
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::maze::{Endless, Spec};

/// What the address asks for, if it asks for anything. What is no code and no card is taken as
/// pasted: a challenge is understood then, and of all else the title says what it is not.
pub fn start_with() -> Option<StartWith> {
    let word = std::env::args().nth(1)?;
    // A maze's code may end with any text, so that codes of other things come first.
    let is_match = |_: &MatchCode| Lobby::is_meant_by(&word);
    let matched = || word.parse().ok().filter(is_match).map(StartWith::Match);
    let endless = || word.parse::<Endless>().ok().map(StartWith::Endless);
    let bookmark = || word.parse::<Bookmark>().ok().map(StartWith::Bookmark);
    let spec = || word.parse::<Spec>().ok().map(StartWith::Grown);
    let card = || Offer::named(&word).ok().map(|card| StartWith::Lab(LabStart::Offer(card)));
    matched()
        .or_else(endless)
        .or_else(spec)
        .or_else(bookmark)
        .or_else(card)
        .or_else(|| Some(StartWith::Pasted(word.clone())))
}
