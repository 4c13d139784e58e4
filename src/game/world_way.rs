//! The way from a room of a world to its cheese, as far as it was found: of millions of steps a byte
//! each, in sections, so that any part can be drawn.
//!
//! As soon as it comes to a [waypoint](Waypoints) all of it is known from afar, and how long it is. From
//! there on only the sections in sight are found step by step.

use crate::maze::Direction;
use crate::maze::endless::Room;
use crate::maze::world::{KeptWorld, RingWatch, Waypoints};

/// How many steps a section has at most once they are known.
const STEPS_A_SECTION: usize = 256;
/// So many steps lead about as many rooms away as this power of them.
const AWAY: f64 = 0.82;
/// A section that leads no farther away than so many points is seen as one.
const POINTS_OF_SECTION: f64 = 2.0;

/// A way that is being found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldWay {
    world: KeptWorld,
    sections: Vec<WaySection>,
    end: Room,
    length: u64,
    is_whole: bool,
    rings: RingWatch<Room>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct WaySection {
    from: Room,
    /// Nothing while only its ends are known.
    steps: Vec<Direction>,
}

impl WaySection {
    const fn from(from: Room) -> Self {
        Self { from, steps: Vec::new() }
    }

    /// Whether it leads elsewhere, nobody knows how.
    fn is_unknown(&self, next: &Self) -> bool {
        self.steps.is_empty() && self.from != next.from
    }
}

impl WorldWay {
    /// The way from this room.
    pub fn from(room: Room, world: KeptWorld) -> Self {
        let (sections, rings) = (vec![WaySection::from(room)], RingWatch::new(room));
        let mut way = Self { world, sections, end: room, length: 0, is_whole: false, rings };
        way.follow_waypoints();
        way
    }

    /// Where it begins.
    pub fn start(&self) -> Room {
        self.sections[0].from
    }

    /// How far it is known.
    pub const fn end(&self) -> Room {
        self.end
    }

    /// Whether it is known as far as the cheese.
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// How many steps it is as far as it is known.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// From where it is to be found next, step by step: where it ends, or where a section begins that is seen
    /// so closely in this rectangle that its steps can be told apart.
    pub fn wanted(&self, from: [f64; 2], to: [f64; 2], rooms_a_point: f64) -> Option<Room> {
        if !self.is_whole {
            return Some(self.end);
        }
        let every = self.waypoints().map_or(0, |waypoints| waypoints.every);
        if every as f64 <= steps_told_apart(rooms_a_point) {
            return None;
        }
        let mut sections = self.sections.windows(2).filter(|two| two[0].is_unknown(&two[1]));
        sections.find(|two| self.is_near(two[0].from, from, to)).map(|two| two[0].from)
    }

    /// Adds what was found from there: nothing at the cheese, none where the world is damaged. Returns whether
    /// it may lead to the cheese: a damaged world may lead it round in a ring, or elsewhere.
    pub fn learn(&mut self, from: Room, found: Option<&[Direction]>) -> bool {
        if self.is_whole {
            return self.learn_sections(from, found);
        }
        if from != self.end {
            return true;
        }
        let Some(found) = found else { return false };
        self.is_whole = found.is_empty();
        for &direction in found {
            self.end = self.end.step(direction);
            self.length += 1;
            let section = self.sections.len() - 1;
            self.sections[section].steps.push(direction);
            if self.follow_waypoints() {
                return true;
            }
            if self.sections[section].steps.len() == STEPS_A_SECTION {
                self.sections.push(WaySection::from(self.end));
            }
        }
        self.is_whole || self.rings.note(self.end)
    }

    /// If it has come to a waypoint, all others are on it as well.
    fn follow_waypoints(&mut self) -> bool {
        let Some(waypoints) = self.waypoints() else { return false };
        let end = [self.end.column, self.end.row].map(|place| u32::try_from(place).ok());
        let ([Some(column), Some(row)], world) = (end, self.world) else { return false };
        let Some(number) = waypoints.at([column, row]) else { return false };
        let ahead = waypoints.places[number..].iter().map(|place| place.map(i64::from));
        self.sections.extend(ahead.map(|[column, row]| WaySection::from(Room { column, row })));
        self.end = world.goal();
        self.sections.push(WaySection::from(self.end));
        let passed = (number as u64).saturating_mul(waypoints.every);
        self.length = self.length.saturating_add(world.steps().saturating_sub(passed));
        self.is_whole = true;
        true
    }

    fn waypoints(&self) -> Option<&'static Waypoints> {
        self.world.survey().map(|survey| &survey.waypoints)
    }

    /// Whether a section that begins in this room may be seen in a rectangle.
    fn is_near(&self, room: Room, from: [f64; 2], to: [f64; 2]) -> bool {
        let longest = self.waypoints().map_or(0, |waypoints| waypoints.every);
        let reach = longest.max(STEPS_A_SECTION as u64) as f64;
        let at = [room.column as f64, room.row as f64];
        (0..2).all(|line| (from[line] - reach..to[line] + reach).contains(&at[line]))
    }

    /// Fills in the sections from this place on, as far as they are whole.
    fn learn_sections(&mut self, from: Room, found: Option<&[Direction]>) -> bool {
        let mut sections = self.sections.windows(2);
        let begin = sections.position(|two| two[0].from == from && two[0].is_unknown(&two[1]));
        let Some(begin) = begin else { return true };
        let every = self.waypoints().map_or(1, |waypoints| waypoints.every as usize);
        let (mut known, mut end, mut room) = (Vec::new(), begin, from);
        for steps in found.iter().flat_map(|found| found.chunks(every)) {
            let is_last = end + 2 == self.sections.len();
            let mut of_section = Vec::new();
            for steps in steps.chunks(STEPS_A_SECTION) {
                of_section.push(WaySection { from: room, steps: steps.to_vec() });
                room = steps.iter().fold(room, |room, &step| room.step(step));
            }
            if self.sections.get(end + 1).is_none_or(|next| next.from != room) {
                // What was asked for ends somewhere within this section, or it leads elsewhere.
                if steps.len() == every && !is_last {
                    return false;
                }
                break;
            }
            known.append(&mut of_section);
            end += 1;
        }
        let is_more = end > begin;
        self.sections.splice(begin..end, known);
        is_more
    }

    /// Lines that show what of it lies in a rectangle of rooms, from one corner up to another, with a point
    /// for about this many rooms.
    pub fn lines(&self, from: [f64; 2], to: [f64; 2], rooms_a_point: f64) -> Vec<Vec<Room>> {
        // Where steps are many rooms wide on the screen a turn more or less is seen.
        let every = (rooms_a_point as usize).max(1);
        let least = steps_told_apart(rooms_a_point);
        let mut lines: Vec<Vec<Room>> = Vec::new();
        let mut line: Vec<Room> = Vec::new();
        for section in &self.sections {
            if !self.is_near(section.from, from, to) {
                if !line.is_empty() {
                    line.push(section.from);
                    lines.push(std::mem::take(&mut line));
                }
                continue;
            }
            let is_far = |last: &Room| {
                let apart = section
                    .from
                    .column
                    .abs_diff(last.column)
                    .max(section.from.row.abs_diff(last.row));
                apart as f64 >= rooms_a_point
            };
            if line.last().is_none_or(is_far) {
                line.push(section.from);
            }
            if section.steps.len() as f64 > least {
                let mut room = section.from;
                for (step, &direction) in (1..).zip(&section.steps) {
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

/// The steps of a section are told apart if it has more than so many.
fn steps_told_apart(rooms_a_point: f64) -> f64 {
    (POINTS_OF_SECTION * rooms_a_point).powf(1.0 / AWAY)
}
