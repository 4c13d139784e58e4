//! A draft: a maze that was drawn by hand, wall by wall and thing by thing.
//!
//! It is written down in two ways that say the same: as a [picture of characters](text) that one can
//! draw in any editor, and as [one line](code) that people send each other. What lies where stands in
//! the table of [`SYMBOLS`]; what it means is decided by the game, as with any [`Quest`].

mod change;
mod code;
mod error;
mod sheet;
mod symbol;
mod text;
mod ways;

pub use change::SheetChange;
pub use error::{DRAFT_MOST_ROOMS, DraftError};
pub use sheet::DraftSheet;
use symbol::{SYMBOLS, Slot};
pub use ways::Ways;

use super::for_good::ForGood;
use super::{Grid, Quest, Shape, Size, Tile};

/// A maze that was drawn by hand.
///
/// ```
/// use icetea_maze::maze::{Draft, Spec};
///
/// let draft: Draft = "
/// thread1
/// +---+---+
/// | M   o |
/// +   +   +
/// |   | C |
/// +---+---+"
///     .parse()?;
/// let spec = Spec::drawn(draft);
/// assert_eq!(spec.to_string().parse(), Ok(spec));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    sheet: DraftSheet,
    /// Which of its rooms it has, if not all.
    shape: Option<&'static Shape>,
    /// Its code without the generator, which says all of this. It is packed once, and asked for often.
    code: String,
}

/// All drafts that specs point to.
static KEPT: ForGood<Draft> = ForGood::new();

impl Draft {
    /// What the walls between rooms, letters and fields say; a field that letters show may be missing.
    pub(crate) fn new(
        size: Size,
        grid: &Grid,
        letters: &[(char, Tile)],
        said: Quest,
    ) -> Result<Self, DraftError> {
        error::check_rooms(size.rooms())?;
        DraftSheet::new(size, grid, letters, said)?.draft()
    }

    /// Its code without the generator.
    pub(super) fn code(&self) -> &str {
        &self.code
    }

    /// What it was drawn on, to draw on.
    pub fn sheet(&self) -> DraftSheet {
        self.sheet.clone().as_letters_say()
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.sheet.size
    }

    /// What it asks for.
    pub const fn quest(&self) -> Quest {
        self.sheet.quest
    }

    /// Which rooms it has of those of a rectangle, if not all.
    pub(super) const fn shape(&self) -> Option<&'static Shape> {
        self.shape
    }

    /// Its walls.
    pub(super) const fn grid(&self) -> &Grid {
        &self.sheet.grid
    }

    /// The rooms with this letter, row by row.
    pub fn rooms(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.sheet.rooms(letter)
    }

    /// The tiles between two rooms with this letter, row by row.
    pub fn places(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.sheet.places(letter)
    }

    /// Where the mouse begins.
    pub fn start(&self) -> Tile {
        self.rooms('M').next().expect("it was checked")
    }

    /// The last of the cheeses, row by row.
    pub fn goal(&self) -> Tile {
        self.rooms('C').last().expect("it was checked")
    }

    /// Whether walls alone keep the mouse from the goal.
    pub fn is_walled_off(&self) -> bool {
        let sets = self.sheet.sets();
        let [start, goal] = [self.start(), self.goal()].map(|room| self.size().number(room));
        !sets.joined(start, goal)
    }

    /// Its walls, mouse and goal alone.
    #[must_use]
    pub(super) fn without_quest(&self) -> Self {
        let [mouse, cheese] = ['M', 'C'].map(|letter| symbol::of_letter(letter, false));
        let things = [mouse, cheese].into_iter().flatten().zip([self.start(), self.goal()]);
        let mut things: Vec<_> = things.collect();
        things.sort_by_key(|&(_, at)| at);
        DraftSheet { quest: Quest::NONE, things, ..self.sheet.clone() }.with_code(self.shape)
    }

    /// An equal draft that is there for good.
    pub(super) fn kept(self) -> &'static Self {
        KEPT.keep(self)
    }

    /// The draft that is there for good and has this code.
    fn kept_as(code: &str) -> Option<Self> {
        KEPT.find(|draft| draft.code == code).cloned()
    }
}

/// All tiles between two rooms: for each room row by row the one to its right, and the one below.
fn places_between(size: Size) -> impl Iterator<Item = Tile> {
    let rooms = (0..size.rooms()).map(move |number| size.room(number));
    let places = rooms
        .flat_map(|Tile { column, row }| [Tile::new(column + 1, row), Tile::new(column, row + 1)]);
    places.filter(move |at| at.column + 1 < size.columns() && at.row + 1 < size.rows())
}
