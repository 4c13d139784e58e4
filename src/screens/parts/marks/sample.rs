//! What a rule looks like, in two rooms side by side.

use super::RulesShown;
use crate::game::rules::{KeyColour, RuleKind, RuleMark, RuleStride};
use crate::maze::{Direction, Directions, Tile};
use crate::picture::geometry::vec2;
use crate::picture::maze::tile_vec;

/// The two rooms, and the way between them.
const ROOMS: [Tile; 2] = [Tile::new(1, 1), Tile::new(3, 1)];
const BETWEEN: Tile = Tile::new(2, 1);

/// Each room in a set of its own, and more.
fn of_two_sets(more: impl IntoIterator<Item = RuleMark>) -> Vec<RuleMark> {
    let rooms = (0..).zip(ROOMS);
    let rooms = rooms.map(|(set, at)| RuleMark::Set { at, set, old_set: set });
    rooms.chain(more).collect()
}

impl RulesShown {
    /// A rule as it may be met in two rooms side by side.
    pub fn sample(kind: RuleKind) -> Self {
        let [left, right] = ROOMS;
        let stride = RuleStride::new(left, Direction::Right);
        let marks = match kind {
            RuleKind::AllCheeses => ROOMS.map(RuleMark::Cheese).to_vec(),
            RuleKind::Fog => vec![RuleMark::Cheese(left)],
            RuleKind::LockedDoor => {
                vec![RuleMark::Key(left), RuleMark::Door(BETWEEN), RuleMark::Cheese(right)]
            }
            RuleKind::MovingWalls => vec![
                RuleMark::Plate { number: 0, at: left, is_down: false },
                RuleMark::Wall {
                    number: 0,
                    from: BETWEEN,
                    to: right,
                    has_moved: false,
                    had_moved: false,
                },
            ],
            RuleKind::MouseTrap => Vec::new(),
            RuleKind::SwingingFlaps => vec![RuleMark::Flap { before: stride, now: stride }],
            RuleKind::Teapots => ROOMS.map(|at| RuleMark::Teapot { number: 0, at }).to_vec(),
            RuleKind::SlipperyIce => [(left, Direction::Right), (right, Direction::Left)]
                .map(|(at, to)| RuleMark::Ice { at, joined: Directions::of(|way| way == to) })
                .to_vec(),
            RuleKind::MeltingFloor => [(left, true), (right, false)]
                .map(|(at, gone)| RuleMark::Melting { at, is_gone: gone, was_gone: gone })
                .to_vec(),
            RuleKind::KeysOnAString => vec![
                RuleMark::ColouredKey { colour: KeyColour::Blue, at: left },
                RuleMark::ColouredDoor { colour: KeyColour::Blue, at: BETWEEN },
                RuleMark::ColouredKey { colour: KeyColour::Red, at: right },
            ],
            RuleKind::Gnawing => of_two_sets([RuleMark::Bitten { at: BETWEEN, set: 0 }]),
            RuleKind::Pouring => of_two_sets([
                RuleMark::Melted { at: BETWEEN, set: 0 },
                RuleMark::SetSize { at: left, rooms: 5 },
                RuleMark::SetSize { at: right, rooms: 2 },
            ]),
            RuleKind::Twins | RuleKind::Mirror => {
                let is_mirrored = kind == RuleKind::Mirror;
                let [at, cheese] = if is_mirrored { [right, left] } else { ROOMS };
                let twin = RuleMark::Twin { from: at, to: at, is_mirrored };
                vec![RuleMark::TwinCheese(cheese), twin]
            }
            RuleKind::ProwlingCat => {
                vec![
                    RuleMark::CatTrail(stride),
                    RuleMark::Cat { from: right, to: right, next: left },
                ]
            }
            RuleKind::Thread => vec![
                RuleMark::Ball { at: left, left: 1, length: 2 },
                RuleMark::Thread(stride),
                RuleMark::Bead { at: right, is_strung: true },
            ],
        };
        let patrol = (kind == RuleKind::MouseTrap)
            .then(|| (tile_vec(ROOMS[0]) + tile_vec(ROOMS[1])) / vec2(2.0, 2.0));
        Self { marks, patrol, ..Self::default() }
    }

    /// The cheeses that are left.
    pub fn cheeses(&self) -> impl Iterator<Item = Tile> {
        self.marks.iter().filter_map(|mark| match *mark {
            RuleMark::Cheese(at) => Some(at),
            _ => None,
        })
    }
}
