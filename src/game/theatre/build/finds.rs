//! The path of the two finds of a union to the roots.

use crate::maze::bench::{Move, Operation};
use crate::maze::{BuildPart, Hop, Size, Traced};

/// The finds for the rooms on both sides of a wall. Rooms are given by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finds {
    /// For the room on the left or above.
    pub a: Climb,
    /// For the room on the right or below, which starts after the other find.
    pub b: Climb,
}

/// One find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Climb {
    /// The path from the room to its root.
    pub path: Vec<u32>,
    /// The changes by path halving: each of these rooms is one level higher now.
    pub rehung: Vec<Hop>,
}

impl Finds {
    /// The finds in these parts of a step, if the step considered a wall.
    pub fn of(parts: &[BuildPart], size: Size) -> Option<Self> {
        let Some(&BuildPart::Took { wall }) = parts.first() else { return None };
        let [a, b] = Size::sides(wall).map(|room| Climb::of(size.number(room), parts));
        Some(Self { a, b })
    }

    /// Both of them.
    pub const fn both(&self) -> [&Climb; 2] {
        [&self.a, &self.b]
    }
}

impl Climb {
    fn of(room: u32, parts: &[BuildPart]) -> Self {
        let mut climb = Self { path: vec![room], rehung: Vec::new() };
        for &part in parts {
            match part {
                BuildPart::Halved { sought, hop } if sought == room => {
                    climb.path.push(hop.over);
                    climb.rehung.push(hop);
                }
                BuildPart::WentUp { sought, hop } if sought == room => climb.path.push(hop.to),
                _ => {}
            }
        }
        climb
    }

    /// The finds of an operation on the bench, up to these moves.
    pub fn of_moves(moves: &[Traced<Move>]) -> Vec<Self> {
        let begun = |member| Self { path: vec![member], rehung: Vec::new() };
        let (mut climbs, mut second) = (Vec::new(), None);
        for told in moves {
            match (told.step, climbs.last_mut()) {
                (Move::Began(Operation::Find(member)), _) => climbs.push(begun(member)),
                (Move::Began(Operation::Union(a, b)), _) => {
                    climbs.push(begun(a));
                    second = Some(b);
                }
                (Move::Climbed(hop), Some(climb)) => {
                    climb.path.extend((hop.over != hop.to).then_some(hop.over));
                    climb.path.push(hop.to);
                }
                (Move::Rehung(hop), Some(climb)) => climb.rehung.push(hop),
                (Move::Found { .. }, _) => climbs.extend(second.take().map(begun)),
                _ => {}
            }
        }
        climbs
    }

    /// How many jumps the find made: one goes up a level, or two where it halved the path.
    pub const fn jumps(&self) -> usize {
        self.path.len() - 1 - self.rehung.len()
    }

    /// The root that was found; a union may have put it below another one since.
    pub fn root(&self) -> u32 {
        *self.path.last().unwrap_or(&0)
    }
}
