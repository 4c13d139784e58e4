//! Where things are on paper, in millimetres, and what has room there.

use std::str::FromStr;

use crate::maze::names::{self, UnknownName};
use crate::maze::{Size, SpecError};
use crate::picture::geometry::{Rect, Vec2, vec2};

/// The empty edge of a page.
pub const MARGIN: f32 = 16.0;
/// Between two mazes on a page.
const GAP: f32 = 9.0;
/// The smallest rooms: in usual print, and in large print.
const SMALLEST: [f32; 2] = [2.5, 9.0];

/// The usual size of rooms, in both.
const USUAL: [f32; 2] = [7.0, 12.0];

/// The size of pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperSize {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl PaperSize {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Its width and height, in millimetres.
    pub const fn size(self) -> Vec2 {
        match self {
            Self::A4 => vec2(210.0, 297.0),
            Self::Letter => vec2(215.9, 279.4),
        }
    }
}

impl FromStr for PaperSize {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("paper", word, &Self::ALL, Self::name)
    }
}

/// How many answers there are on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswersPerPage {
    /// Two by two.
    Four = 4,
    /// Two by three.
    #[default]
    Six = 6,
    /// Three by three.
    Nine = 9,
}

impl FromStr for AnswersPerPage {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        let all = [("4", Self::Four), ("6", Self::Six), ("9", Self::Nine)];
        names::find("number of answers", word, &all, |(name, _)| name).map(|(_, answers)| answers)
    }
}

/// How the pages of a book are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PagePlan {
    /// The paper.
    pub paper: PaperSize,
    /// How many mazes there are on a page: one, two or four.
    pub per_page: usize,
    /// How many answers there are on a page.
    pub answers: AnswersPerPage,
    /// Whether rooms are wide and walls are thick.
    pub is_large: bool,
    /// Whether pages are wider than high.
    pub is_landscape: bool,
}

impl Default for PagePlan {
    fn default() -> Self {
        Self {
            paper: PaperSize::default(),
            per_page: 1,
            answers: AnswersPerPage::default(),
            is_large: false,
            is_landscape: false,
        }
    }
}

/// Why there is no such book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum BookError {
    #[error(
        "{code} does not fit on this paper: with {per_page} to a page{}, a maze has at most \
         {columns} x {rows} rooms",
        if *.is_large { " in large print" } else { "" }
    )]
    TooLarge { code: String, per_page: usize, is_large: bool, columns: u32, rows: u32 },
}

impl PagePlan {
    /// The width and height of a page, in millimetres.
    pub fn size(&self) -> Vec2 {
        let size = self.paper.size();
        if self.is_landscape { vec2(size.y, size.x) } else { size }
    }

    /// The area of a maze on a page.
    pub fn area(&self) -> Vec2 {
        let cells = cells(self.size(), self.per_page);
        let cell = cells.first().copied().unwrap_or_default();
        vec2(cell.w, cell.h - super::HEAD)
    }

    /// The most rooms that a maze may have, across and down.
    pub fn most_rooms(&self) -> [u32; 2] {
        let most = self.area() / SMALLEST[usize::from(self.is_large)];
        [most.x as u32, most.y as u32]
    }

    /// The size of a maze that fills a page with rooms as large as they are usually.
    pub fn usual_size(&self) -> Result<Size, SpecError> {
        let rooms = self.area() / USUAL[usize::from(self.is_large)];
        Size::new(rooms.x as u16, rooms.y as u16)
    }

    /// An error if a maze with these rooms across and down does not fit on a page.
    pub fn check(&self, rooms: [u16; 2], name: impl FnOnce() -> String) -> Result<(), BookError> {
        let [columns, rows] = self.most_rooms();
        if u32::from(rooms[0]) <= columns && u32::from(rooms[1]) <= rows {
            return Ok(());
        }
        let (per_page, is_large, code) = (self.per_page, self.is_large, name());
        Err(BookError::TooLarge { code, per_page, is_large, columns, rows })
    }
}

/// The places of `count` things on a page, row by row: two beside each other from four on, three from
/// nine.
pub fn cells(page: Vec2, count: usize) -> Vec<Rect> {
    let columns = match count {
        0..=2 => 1,
        3..=6 => 2,
        _ => 3,
    };
    let rows = count.div_ceil(columns);
    let area = Rect::between(Vec2::splat(MARGIN), page - MARGIN);
    let gaps = vec2((columns - 1) as f32, (rows - 1) as f32) * GAP;
    let size = (area.size() - gaps) / vec2(columns as f32, rows as f32);
    let place = |number: usize| {
        let at = vec2((number % columns) as f32, (number / columns) as f32);
        let corner = area.point() + at * (size + GAP);
        Rect::new(corner.x, corner.y, size.x, size.y)
    };
    (0..count).map(place).collect()
}
