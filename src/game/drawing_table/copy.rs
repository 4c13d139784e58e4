//! A part of the sheet that is copied to another place.

use super::{Does, DrawingTable, TOOLS, ToolHow, ToolName, is_there};
use crate::maze::{DraftSheet, Tile};

/// How far the copying has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Copying {
    #[default]
    Nothing,
    /// A corner of the part, the room where it was begun.
    From(Tile),
    /// Its first and last room on the sheet as it was then.
    Part { sheet: Box<DraftSheet>, first: Tile, last: Tile },
}

impl DrawingTable {
    /// The first and the last room that are being chosen to be copied, or where the copy would come.
    pub fn part(&self) -> Option<[Tile; 2]> {
        let at = super::room_near(self.cursor);
        match self.copying {
            _ if TOOLS[self.tool].name != ToolName::Copy => None,
            Copying::Nothing => None,
            Copying::From(corner) => Some(corners(corner, at)),
            Copying::Part { first, last, .. } => Some([at, moved(last, first, at)]),
        }
    }

    /// Whether there is a part of which a copy can be put somewhere.
    pub const fn has_part(&self) -> bool {
        matches!(self.copying, Copying::Part { .. })
    }

    /// The walls of the copy, where they would stand.
    pub fn walls_of_copy(&self) -> Vec<Tile> {
        let Copying::Part { sheet, first, last } = &self.copying else { return Vec::new() };
        let pairs = self.places_of_copy(sheet, [*first, *last], super::room_near(self.cursor));
        let is_wall = |at: Tile| !at.is_room() && !sheet.grid().is_open(at);
        pairs.into_iter().filter(|&(at, _)| is_wall(at)).map(|(_, to)| to).collect()
    }

    /// Begins a part, ends it, or puts its copy here.
    pub(super) fn press_copy(&mut self, at: Tile) -> Option<Does> {
        match self.copying.clone() {
            Copying::Nothing => {
                self.copying = Copying::From(at);
                return Some(Does::Selects);
            }
            Copying::From(corner) => self.take_part(corner, at),
            Copying::Part { sheet, first, last } => self.put_copy(&sheet, [first, last], at),
        }
        None
    }

    /// Ends a part where the pointer is released, unless that is where it was begun.
    pub(super) fn end_part(&mut self, at: Tile) {
        if let Copying::From(corner) = self.copying
            && corner != at
        {
            self.take_part(corner, at);
        }
    }

    fn take_part(&mut self, one: Tile, other: Tile) {
        let ([first, last], sheet) = (corners(one, other), Box::new(self.sheet.clone()));
        self.copying = Copying::Part { sheet, first, last };
    }

    /// Each room and place of a part and about it, and where its copy would come.
    fn places_of_copy(
        &self,
        from: &DraftSheet,
        [first, last]: [Tile; 2],
        to: Tile,
    ) -> Vec<(Tile, Tile)> {
        let columns = first.column - 1..=last.column + 1;
        let all = (first.row - 1..=last.row + 1)
            .flat_map(|row| columns.clone().map(move |column| Tile::new(column, row)));
        let there = |at: Tile| {
            let (right, down) = (distance(at.column, first.column), distance(at.row, first.row));
            to.moved((right, down)).filter(|&at| is_there(&self.sheet, at))
        };
        all.filter(|&at| is_there(from, at)).filter_map(|at| Some((at, there(at)?))).collect()
    }

    /// Puts the rooms, the walls in them and about them, and the things of which there may be more.
    fn put_copy(&mut self, from: &DraftSheet, part: [Tile; 2], to: Tile) {
        let pairs = self.places_of_copy(from, part, to);
        for &(at, to) in pairs.iter().filter(|(at, _)| at.is_room()) {
            if from.has_room(at) != self.sheet.has_room(to) {
                self.sheet.set_room(to, from.has_room(at));
            }
        }
        for &(at, to) in pairs.iter().filter(|(at, _)| !at.is_room()) {
            if from.contains(at) && self.sheet.contains(to) {
                self.sheet.set(to, from.grid().is_open(at));
            }
        }
        for &(_, to) in &pairs {
            self.rub(to);
        }
        for (at, to) in pairs {
            for letter in from.letters_at(at).filter(|&letter| letter != 'M') {
                if self.may_have_more(letter, at.is_room()) {
                    self.sheet.put(letter, to);
                }
            }
        }
    }

    /// Whether there may be more of a letter than there are.
    fn may_have_more(&self, letter: char, is_room: bool) -> bool {
        TOOLS.iter().find(|tool| tool.puts(letter, is_room)).is_some_and(|tool| {
            if is_room {
                self.sheet.rooms(letter).count() < tool.most
            } else {
                tool.how != ToolHow::Plate || self.sheet.places(letter).next().is_none()
            }
        })
    }
}

fn distance(here: u16, there: u16) -> i32 {
    i32::from(here) - i32::from(there)
}

fn moved(at: Tile, from: Tile, to: Tile) -> Tile {
    let by = (distance(to.column, from.column), distance(to.row, from.row));
    at.moved(by).unwrap_or(at)
}

/// The first and the last room of the rectangle with these corners.
fn corners(one: Tile, other: Tile) -> [Tile; 2] {
    let of = |choose: fn(u16, u16) -> u16| {
        Tile::new(choose(one.column, other.column), choose(one.row, other.row))
    };
    [of(u16::min), of(u16::max)]
}
