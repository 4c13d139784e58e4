//! What the two finds of a union did on their way to the roots.

use crate::maze::{BuildStep, Hop, Size, Spec};

/// The finds for the rooms on both sides of a wall. Rooms go by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finds {
    /// For the room on the left or above.
    pub a: Climb,
    /// For the room on the right or below; it began when the other one was done.
    pub b: Climb,
}

/// One find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Climb {
    /// The way it climbed, from the room that was looked for to the root.
    pub path: Vec<u32>,
    /// What path halving changed: each of these rooms hangs one level higher now.
    pub rehung: Vec<Hop>,
}

impl Finds {
    /// What a watched step told, if it was one that looked at a wall.
    pub(super) fn of(step: BuildStep, spec: &Spec, hops: &[(u32, Hop)]) -> Option<Self> {
        let (BuildStep::Merged { wall, .. } | BuildStep::Kept { wall }) = step else {
            return None;
        };
        let [a, b] = Size::sides(wall).map(|room| Climb::of(spec.size().number(room), hops));
        Some(Self { a, b })
    }
}

impl Climb {
    fn of(room: u32, hops: &[(u32, Hop)]) -> Self {
        let mut climb = Self { path: vec![room], rehung: Vec::new() };
        for &(_, hop) in hops.iter().filter(|&&(sought, _)| sought == room) {
            climb.path.push(hop.over);
            if hop.to != hop.over {
                climb.path.push(hop.to);
                climb.rehung.push(hop);
            }
        }
        climb
    }

    /// How many levels it climbed.
    pub const fn levels(&self) -> usize {
        self.path.len() - 1
    }

    /// Where it ended, unless a union has hung that below another root since.
    pub fn root(&self) -> u32 {
        *self.path.last().unwrap_or(&0)
    }
}
