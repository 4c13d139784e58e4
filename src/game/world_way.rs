//! The way from a room of a world to its cheese, as far as it was found: of millions of steps a byte
//! each, and a place now and then, so that any part can be drawn.

use crate::maze::Direction;
use crate::maze::endless::Room;
use crate::maze::world::RingWatch;

/// After so many steps a place is kept.
const STEPS_A_PLACE: usize = 256;

/// A way that is being found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldWay {
    steps: Vec<Direction>,
    /// The beginning, and each place kept since.
    places: Vec<Room>,
    end: Room,
    is_whole: bool,
    rings: RingWatch<Room>,
}

impl WorldWay {
    /// The way from this room, of which nothing is known yet.
    pub fn from(room: Room) -> Self {
        Self {
            steps: Vec::new(),
            places: vec![room],
            end: room,
            is_whole: false,
            rings: RingWatch::new(room),
        }
    }

    /// Where it begins.
    pub fn start(&self) -> Room {
        self.places[0]
    }

    /// How far it was found.
    pub const fn end(&self) -> Room {
        self.end
    }

    /// Whether it was found as far as the cheese.
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// How many steps were found.
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing of it was found.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Adds what was found next: nothing at the cheese. Returns whether it may lead there: a damaged world
    /// may lead it round in a ring.
    pub fn go_on(&mut self, found: Vec<Direction>) -> bool {
        self.is_whole = found.is_empty();
        for direction in found {
            self.end = self.end.step(direction);
            self.steps.push(direction);
            if self.steps.len().is_multiple_of(STEPS_A_PLACE) {
                self.places.push(self.end);
            }
        }
        self.is_whole || self.rings.note(self.end)
    }

    /// Lines that show what of it lies in a rectangle of rooms, from one corner up to another, with a point
    /// for about this many rooms.
    pub fn lines(&self, from: [f64; 2], to: [f64; 2], rooms_a_point: f64) -> Vec<Vec<Room>> {
        let reach = STEPS_A_PLACE as f64;
        let is_near = |room: Room| {
            let at = [room.column as f64, room.row as f64];
            (0..2).all(|line| (from[line] - reach..to[line] + reach).contains(&at[line]))
        };
        // Where steps are many rooms wide on the screen a turn more or less is seen.
        let every = (rooms_a_point as usize).max(1);
        let mut lines: Vec<Vec<Room>> = Vec::new();
        let mut line: Vec<Room> = Vec::new();
        for (number, &place) in self.places.iter().enumerate() {
            if !is_near(place) {
                if !line.is_empty() {
                    line.push(place);
                    lines.push(std::mem::take(&mut line));
                }
                continue;
            }
            let is_far = |last: &Room| {
                let apart = place.column.abs_diff(last.column).max(place.row.abs_diff(last.row));
                apart as f64 >= rooms_a_point
            };
            if line.last().is_none_or(is_far) {
                line.push(place);
            }
            if every < STEPS_A_PLACE / 8 {
                let begin = number * STEPS_A_PLACE;
                let end = (begin + STEPS_A_PLACE).min(self.steps.len());
                let mut room = place;
                for (step, &direction) in (1..).zip(&self.steps[begin..end]) {
                    room = room.step(direction);
                    if step % every == 0 {
                        line.push(room);
                    }
                }
            }
        }
        if !line.is_empty() {
            line.push(self.end);
            lines.push(line);
        }
        lines.retain(|line| line.len() > 1);
        lines
    }
}
