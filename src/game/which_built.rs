//! The quiz *Which built this?*: four mazes that four generators have built from one seed, and a
//! question that one of them answers. What is measured of them tells afterwards why.
//!
//! Nobody is asked what cannot be seen: generators whose mazes look alike are never in one round,
//! and what is asked for stands out by a clear lead.

use std::sync::Arc;

use crate::game::measured_maze::MeasuredMaze;
use crate::game::theatre::{Lanes, Lineup, Source};
use crate::maze::random::Dice;
use crate::maze::{Build, Direction, Generator, Maze, Size, Spec, Survey, Tile};

/// How many mazes there are to choose from.
pub const CHOICES: usize = 4;
/// With so many right answers in a row, generators come that look less different.
pub const FINE_FROM: u32 = 4;

/// The rooms of each maze.
const WIDTH: u16 = 15;
const HEIGHT: u16 = 13;
/// The least share by which the right maze has more than each other one, in percent.
const LEAD_PERCENT: u64 = 20;
/// After so many rounds without a clear lead, the builder is asked for.
const MOST_ROLLS: u32 = 100;

/// Generators whose mazes look alike stand together.
const COARSE: [&[Generator]; CHOICES] = [
    &[
        Generator::Kruskal,
        Generator::Wilson,
        Generator::Eller,
        Generator::Prim,
        Generator::GrowingTree { random: Generator::USUAL_RANDOM },
    ],
    &[Generator::Backtracker, Generator::HuntAndKill],
    &[Generator::Division],
    &[Generator::Sidewinder, Generator::BinaryTree],
];
/// The generators by how their mazes look to those who look closely.
const FINE: [&[Generator]; 7] = [
    &[Generator::Kruskal, Generator::Wilson, Generator::Eller],
    &[Generator::Prim],
    &[Generator::GrowingTree { random: Generator::USUAL_RANDOM }],
    &[Generator::Backtracker, Generator::HuntAndKill],
    &[Generator::Division],
    &[Generator::Sidewinder],
    &[Generator::BinaryTree],
];

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuizQuestion {
    /// Which of them was built by this generator?
    Builder(Generator),
    /// Which of them has most of this?
    Most(Feature),
}

/// What can be measured of a maze, and seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// How many rooms have a single opening.
    DeadEnds,
    /// How many steps lie between the two rooms that are farthest apart.
    LongestWay,
    /// How long a corridor is on average, from one dead end or junction to the next.
    Corridors,
    /// How many of the rooms with two openings go straight on.
    Straight,
    /// How few dead ends open downwards.
    Slant,
}

impl Feature {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::DeadEnds, Self::LongestWay, Self::Corridors, Self::Straight, Self::Slant];

    /// What gives a generator away.
    pub const fn of(generator: Generator) -> Self {
        match generator {
            Generator::Backtracker | Generator::HuntAndKill => Self::LongestWay,
            Generator::Division => Self::Straight,
            Generator::Sidewinder | Generator::BinaryTree => Self::Slant,
            _ => Self::DeadEnds,
        }
    }
}

/// What was measured of a maze.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Character {
    /// The rooms with one opening.
    pub dead_ends: u32,
    /// Those of them that open downwards.
    pub dead_ends_down: u32,
    /// Those of them that open to the right.
    pub dead_ends_right: u32,
    /// The steps between the two rooms that are farthest apart.
    pub longest_way: u32,
    /// The steps of a corridor on average, in tenths.
    pub corridor_tenths: u32,
    /// The percentage of rooms with two openings that go straight on.
    pub straight_percent: u32,
}

impl Character {
    /// Measures a maze of rooms.
    pub fn of(maze: &Maze) -> Self {
        /// A room and the next one are two tiles apart.
        const TILES: u32 = 2;
        let (survey, grid) = (Survey::of(maze), maze.grid());
        let (columns, rows) = survey.rooms.unwrap_or_default();
        let rooms = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let ways =
            rooms.map(|(column, row)| grid.open_around(Tile::new(2 * column + 1, 2 * row + 1)));
        let (mut all, mut straight, mut twos) = (Self::default(), 0, 0);
        for ways in ways {
            match (ways.nth(0), ways.nth(1)) {
                (Some(only), None) => {
                    all.dead_ends += 1;
                    all.dead_ends_down += u32::from(only == Direction::Down);
                    all.dead_ends_right += u32::from(only == Direction::Right);
                }
                (Some(one), Some(other)) if ways.len() == 2 => {
                    twos += 1;
                    straight += u32::from(one.opposite() == other);
                }
                _ => {}
            }
        }
        Self {
            longest_way: survey.longest / TILES,
            corridor_tenths: (10.0 * survey.corridors.mean / f64::from(TILES)).round() as u32,
            straight_percent: (100 * straight + twos / 2) / twos.max(1),
            ..all
        }
    }

    /// By how much a maze with this character is the answer to a question about a feature: the
    /// larger, the more.
    fn amount(&self, feature: Feature) -> u64 {
        u64::from(match feature {
            Feature::DeadEnds => self.dead_ends,
            Feature::LongestWay => self.longest_way,
            Feature::Corridors => self.corridor_tenths,
            Feature::Straight => self.straight_percent,
            Feature::Slant => u32::from(self.dead_ends_down == 0),
        })
    }
}

/// One of the mazes to choose from.
#[derive(Clone, Debug)]
pub struct QuizMaze {
    /// What has built it.
    pub generator: Generator,
    /// The maze.
    pub measured: Arc<MeasuredMaze>,
    /// What was measured of it.
    pub character: Character,
}

/// A question, and the mazes of which one is the answer.
#[derive(Clone, Debug)]
pub struct QuizRound {
    /// The seed of all of them.
    pub seed: u64,
    /// What is asked.
    pub question: QuizQuestion,
    /// The mazes to choose from.
    pub mazes: [QuizMaze; CHOICES],
    /// Which of them is the answer.
    pub right: usize,
}

impl QuizRound {
    /// The round of a seed after `streak` right answers in a row. It does not ask what was asked
    /// before.
    pub fn new(seed: u64, streak: u32, before: Option<QuizQuestion>) -> Self {
        let mut dice = Dice::new(seed);
        for _ in 0..MOST_ROLLS {
            let mazes = Self::roll_mazes(&mut dice, seed, streak);
            let place = dice.below(CHOICES as u32) as usize;
            let asked = if dice.coin() {
                Some((QuizQuestion::Builder(mazes[place].generator), place))
            } else {
                let feature = Feature::ALL[dice.below(Feature::ALL.len() as u32) as usize];
                clear_leader(&mazes, feature).map(|right| (QuizQuestion::Most(feature), right))
            };
            if let Some((question, right)) = asked
                && Some(question) != before
            {
                return Self { seed, question, mazes, right };
            }
        }
        let mazes = Self::roll_mazes(&mut dice, seed, streak);
        Self { seed, question: QuizQuestion::Builder(mazes[0].generator), mazes, right: 0 }
    }

    /// Mazes of this seed by generators that do not look alike.
    fn roll_mazes(dice: &mut Dice, seed: u64, streak: u32) -> [QuizMaze; CHOICES] {
        let mut kinds: Vec<&[Generator]> =
            if streak < FINE_FROM { COARSE.to_vec() } else { FINE.to_vec() };
        std::array::from_fn(|_| {
            let kind = kinds.swap_remove(dice.below(kinds.len() as u32) as usize);
            QuizMaze::new(kind[dice.below(kind.len() as u32) as usize], seed)
        })
    }

    /// What is told of each maze once the question is answered.
    pub const fn feature(&self) -> Feature {
        match self.question {
            QuizQuestion::Builder(generator) => Feature::of(generator),
            QuizQuestion::Most(feature) => feature,
        }
    }

    /// The generators side by side, to watch how each builds its maze.
    pub fn lineup(&self) -> Lineup {
        let generators = self.mazes.iter().map(|maze| maze.generator).collect();
        let source = Source::Grown(spec(self.mazes[self.right].generator, self.seed));
        Lineup { source, lanes: Lanes::Generators(generators) }
    }
}

impl QuizMaze {
    fn new(generator: Generator, seed: u64) -> Self {
        let spec = spec(generator, seed);
        let maze = Build::new(&spec).finish();
        let character = Character::of(&maze);
        Self { generator, measured: Arc::new(MeasuredMaze::new(maze, Some(spec))), character }
    }
}

fn spec(generator: Generator, seed: u64) -> Spec {
    Spec::new(generator, Size::new(WIDTH, HEIGHT).unwrap_or(Size::SMALLEST), seed)
}

/// The maze that has clearly most of this.
fn clear_leader(mazes: &[QuizMaze; CHOICES], feature: Feature) -> Option<usize> {
    let amount = |place: &usize| mazes[*place].character.amount(feature);
    let leader = (0..CHOICES).max_by_key(amount)?;
    let others = (0..CHOICES).filter(|&place| place != leader);
    let next = others.map(|place| amount(&place)).max()?;
    let has_lead = amount(&leader) > 0 && 100 * amount(&leader) >= (100 + LEAD_PERCENT) * next;
    has_lead.then_some(leader)
}
