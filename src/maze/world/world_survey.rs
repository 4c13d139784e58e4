//! What was measured of a world, and is kept in its file.

use super::packed::{PackedIn, PackedOut};
use super::{Depths, WorldSpec};

/// How many steps there are at most from one waypoint to the next: as many as can be found at once.
pub(super) const MOST_STEPS_APART: u64 = 8192;

/// What was measured of a world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldSurvey {
    /// How far its parts are from the cheese.
    pub depths: Depths,
    /// Places on the way from start to goal.
    pub waypoints: Waypoints,
    /// The two rooms that are farthest apart, if they were looked for.
    pub longest: Option<LongestWay>,
}

/// The longest way of a world: no two rooms are farther apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongestWay {
    /// The rooms that it joins. From the first one the goal is as far as from any.
    pub ends: [[u32; 2]; 2],
    /// How many steps it is.
    pub steps: u64,
}

/// Places on the way from start to goal, the same number of steps apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waypoints {
    /// How many steps it is from one to the next.
    pub every: u64,
    /// The start, and each place since.
    pub places: Vec<[u32; 2]>,
    /// The places by column and row, each with its number.
    ordered: Vec<([u32; 2], u32)>,
}

impl Waypoints {
    pub(super) fn new(every: u64, places: Vec<[u32; 2]>) -> Self {
        let mut ordered: Vec<_> = places.iter().copied().zip(0..).collect();
        ordered.sort_unstable();
        Self { every, places, ordered }
    }

    /// The number of the waypoint in this room.
    pub fn at(&self, room: [u32; 2]) -> Option<usize> {
        let found = self.ordered.binary_search_by_key(&room, |&(place, _)| place).ok()?;
        Some(self.ordered[found].1 as usize)
    }
}

impl WorldSurvey {
    /// Writes it as numbers of seven bits a byte. Of distances and places it is written what is added
    /// from one to the next.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let mut numbers = PackedOut(out);
        numbers.add_all([self.depths.columns, self.depths.rows()].map(u64::from));
        let mut before = 0;
        for &cell in &self.depths.cells {
            numbers.add_change(before, cell);
            before = cell;
        }
        numbers.add_all([self.waypoints.every]);
        let mut before = [0; 2];
        for place in self.waypoints.places[1..].iter().map(|place| place.map(u64::from)) {
            (0..2).for_each(|line| numbers.add_change(before[line], place[line]));
            before = place;
        }
        numbers.add_all([u64::from(self.longest.is_some())]);
        if let Some(LongestWay { ends: [from, to], steps }) = self.longest {
            numbers.add_all([from, to].into_iter().flatten().map(u64::from));
            numbers.add_all([steps]);
        }
    }

    /// Reads all of these bytes, which belong to this world, with `steps` steps from start to goal.
    pub(super) fn read(bytes: &[u8], spec: WorldSpec, steps: u64) -> Option<Self> {
        let mut numbers = PackedIn(bytes);
        let [columns, rows] = [numbers.next()?, numbers.next()?];
        let is_sound = |count: u64| (1..=u64::from(u8::MAX)).contains(&count);
        (is_sound(columns) && is_sound(rows)).then_some(())?;
        let mut cell = 0;
        let cells = (0..columns * rows).map(|_| {
            cell = numbers.changed(cell)?;
            Some(cell)
        });
        let depths = Depths { columns: columns as u32, cells: cells.collect::<Option<_>>()? };
        let every = numbers.next().filter(|every| (1..=MOST_STEPS_APART).contains(every))?;
        let room = |place: [u64; 2]| {
            let is_there = (0..2).all(|line| place[line] < u64::from(spec.size()[line]));
            is_there.then(|| place.map(|place| place as u32))
        };
        let (mut place, mut places) = ([0; 2], vec![[0; 2]]);
        for _ in 0..steps / every {
            place = [numbers.changed(place[0])?, numbers.changed(place[1])?];
            places.push(room(place)?);
        }
        let mut longest = None;
        if numbers.next()? == 1 {
            let mut end = || room([numbers.next()?, numbers.next()?]);
            longest = Some(LongestWay { ends: [end()?, end()?], steps: numbers.next()? });
        }
        let waypoints = Waypoints::new(every, places);
        numbers.0.is_empty().then_some(Self { depths, waypoints, longest })
    }
}
