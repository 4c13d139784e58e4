//! The face in a browser: what stands after `#` in the page's address is what the window begins with.

use icetea_maze::game::app::StartWith;
use icetea_maze::game::bookmark::Bookmark;
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::maze::{Endless, Spec};

/// What the address asks for, if it is a code.
pub fn start_with() -> Option<StartWith> {
    let word = std::env::args().nth(1)?;
    let spec = || word.parse::<Spec>().ok().map(StartWith::Grown);
    let endless = || word.parse::<Endless>().ok().map(StartWith::Endless);
    let bookmark = || word.parse::<Bookmark>().ok().map(StartWith::Bookmark);
    spec()
        .or_else(bookmark)
        .or_else(endless)
        .or_else(|| word.parse::<MatchCode>().ok().map(StartWith::Match))
}
