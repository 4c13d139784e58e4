//! What a press does with each tool.

use super::{Does, DrawingTable, LEAST_ROOMS, TOOLS, ToolHow, ToolName, is_there};
use crate::maze::Tile;

impl DrawingTable {
    pub(super) fn press_room(&mut self, at: Tile) -> Option<Does> {
        let tool = &TOOLS[self.tool];
        let Some(letter) = tool.letter else {
            if tool.name == ToolName::Rubber {
                self.rub(at);
                return Some(Does::Rubs);
            }
            return tool.between.is_empty().then_some(Does::Digs);
        };
        let goes_on = tool.how == ToolHow::Floor;
        if self.has(letter, at) {
            if !self.is_needed(letter) {
                self.sheet.take(letter, at);
            }
            return goes_on.then_some(Does::Puts(letter, false));
        }
        let in_the_way: Vec<char> = self.sheet.in_the_way(letter, at).collect();
        if in_the_way.iter().any(|&other| self.is_needed(other)) {
            return None;
        }
        for other in in_the_way {
            self.sheet.take(other, at);
        }
        if !goes_on {
            let mut before: Vec<Tile> = self.sheet.rooms(letter).collect();
            before.sort_by_key(|old| self.placed.iter().position(|placed| placed == old));
            for &old in before.iter().rev().skip(tool.most - 1) {
                self.sheet.take(letter, old);
            }
            self.placed.retain(|&placed| placed != at);
            self.placed.push(at);
        }
        self.sheet.put(letter, at);
        goes_on.then_some(Does::Puts(letter, true))
    }

    pub(super) fn press_between(&mut self, at: Tile) -> Option<Does> {
        let tool = &TOOLS[self.tool];
        match *tool.between {
            [] if tool.name == ToolName::Rubber => {
                self.rub(at);
                return Some(Does::Rubs);
            }
            [] => return Some(self.press_wall(at)),
            [door] => {
                if !self.sheet.take(door, at) {
                    self.put_between(door, at, true);
                }
            }
            [wall, place] => {
                if self.sheet.take(wall, at) || self.sheet.take(place, at) {
                    return None;
                }
                let has_wall = self.sheet.places(wall).next().is_some();
                let (letter, open) = if has_wall { (place, true) } else { (wall, false) };
                self.sheet.take_between(letter);
                self.put_between(letter, at, open);
            }
            ref flaps => self.press_flap(at, flaps),
        }
        None
    }

    fn press_wall(&mut self, at: Tile) -> Does {
        let open = !self.sheet.grid().is_open(at);
        self.sheet.set(at, open);
        Does::Opens(open)
    }

    /// A flap opens to one side, then to the other, and then it is gone.
    fn press_flap(&mut self, at: Tile, flaps: &[char]) {
        let is_across = at.column.is_multiple_of(2);
        let (one, other) = if is_across { (flaps[0], flaps[1]) } else { (flaps[2], flaps[3]) };
        if self.sheet.take(one, at) {
            self.sheet.put(other, at);
        } else if !self.sheet.take(other, at) {
            self.put_between(one, at, true);
        }
    }

    fn put_between(&mut self, letter: char, at: Tile, open: bool) {
        self.sheet.set(at, open);
        self.sheet.clear(at);
        self.sheet.put(letter, at);
    }

    /// Takes a dab with the brush: takes out what belongs to the maze, or the other way round.
    pub(super) fn press_brush(&mut self, at: Tile) -> Does {
        let is_in = !self.sheet.has_room(at);
        self.brush(at, is_in);
        Does::Brushes(is_in)
    }

    /// Makes the rooms under the brush part of the maze, or takes them out while there are others.
    pub(super) fn brush(&mut self, at: Tile, is_in: bool) {
        let mut left = self.sheet.size().rooms() - self.sheet.grid().count_voids();
        let far = i32::from(self.brush / 2);
        let (squares, rooms) = (far * (far + 1), -far..=far);
        let all = rooms.clone().flat_map(|down| rooms.clone().map(move |right| (right, down)));
        for (right, down) in all.filter(|(right, down)| right * right + down * down <= squares) {
            let room = at.moved((2 * right, 2 * down)).filter(|&at| is_there(&self.sheet, at));
            let Some(room) = room.filter(|&room| self.sheet.has_room(room) != is_in) else {
                continue;
            };
            if is_in || left > LEAST_ROOMS {
                self.sheet.set_room(room, is_in);
                left -= u32::from(!is_in);
            }
        }
    }
}
