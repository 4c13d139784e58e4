//! The quiz *Which built this?*: what is asked can be seen, one maze alone is the answer, and who
//! knows what is told afterwards answers right.

use std::collections::BTreeSet;

use icetea_maze::game::input::Action;
use icetea_maze::game::theatre::Lanes;
use icetea_maze::game::which_built::{
    CHOICES, Character, FINE_FROM, Feature, QuizQuestion, QuizRound,
};
use icetea_maze::maze::{Build, Direction, Generator, Size, Spec, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::which_built::WhichBuilt;

use super::player::Player;
use super::theatre::in_theatre;

/// What a generator's mazes are like on average: dead ends, longest way, straight on in percent,
/// and whether no dead end opens downwards, and none to the right. Measured over many seeds, and what the sentences say.
fn typical(generator: Generator) -> [f64; 5] {
    match generator {
        Generator::Backtracker | Generator::HuntAndKill => [21.0, 106.0, 40.0, 0.0, 0.0],
        Generator::Division => [42.0, 66.0, 72.0, 0.0, 0.0],
        Generator::Sidewinder => [53.0, 50.0, 51.0, 1.0, 0.0],
        Generator::BinaryTree => [49.0, 47.0, 55.0, 1.0, 1.0],
        Generator::Prim => [67.0, 39.0, 45.0, 0.0, 0.0],
        Generator::GrowingTree { .. } => [45.0, 57.0, 41.0, 0.0, 0.0],
        _ => [56.0, 54.0, 42.0, 0.0, 0.0],
    }
}

fn shown(character: &Character) -> [f64; 5] {
    let none = |count| f64::from(u8::from(count == 0));
    let slants = [character.dead_ends_down, character.dead_ends_right].map(none);
    let Character { dead_ends, longest_way, straight_percent, .. } = *character;
    [dead_ends.into(), longest_way.into(), straight_percent.into(), slants[0], slants[1]]
}

/// The maze that is most like what the generator's are.
fn guess(round: &QuizRound, generator: Generator) -> usize {
    /// How much the mazes of one generator differ.
    const SPREAD: [f64; 5] = [4.0, 9.0, 5.0, 0.2, 0.2];
    let distance = |place: &usize| -> f64 {
        let pairs = shown(&round.mazes[*place].character).into_iter().zip(typical(generator));
        pairs.zip(SPREAD).map(|((one, other), spread)| ((one - other) / spread).powi(2)).sum()
    };
    (0..CHOICES).min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap()
}

fn amount(character: &Character, feature: Feature) -> u32 {
    match feature {
        Feature::DeadEnds => character.dead_ends,
        Feature::LongestWay => character.longest_way,
        Feature::Corridors => character.corridor_tenths,
        Feature::Straight => character.straight_percent,
        Feature::Slant => u32::from(character.dead_ends_down == 0),
    }
}

#[test]
fn who_knows_what_is_told_answers_right_and_one_maze_alone_is_the_answer() {
    for streak in [0, FINE_FROM] {
        let (mut asked, mut right) = (0, 0);
        for seed in 0..400 {
            let round = QuizRound::new(seed, streak, None);
            match round.question {
                QuizQuestion::Builder(generator) => {
                    let is_it = |place: &usize| round.mazes[*place].generator == generator;
                    let builders: Vec<usize> = (0..CHOICES).filter(is_it).collect();
                    assert_eq!(builders, [round.right], "{seed}");
                    asked += 1;
                    right += usize::from(guess(&round, generator) == round.right);
                }
                QuizQuestion::Most(feature) => {
                    let all = [0, 1, 2, 3].map(|at| amount(&round.mazes[at].character, feature));
                    let most = all[round.right];
                    let others = (0..CHOICES).filter(|&place| place != round.right);
                    for other in others {
                        assert!(
                            5 * most >= 6 * all[other] && most > 0,
                            "{seed}: {feature:?} {all:?}"
                        );
                    }
                }
            }
        }
        assert!(asked > 100 && 100 * right >= 95 * asked, "{streak}: {right} of {asked}");
    }
}

#[test]
fn the_four_are_what_their_generators_build_and_all_of_them_come_up() {
    let (mut generators, mut questions, mut places) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let round = QuizRound::new(seed, seed as u32 % 8, None);
        assert_eq!(
            format!("{:?}", QuizRound::new(seed, seed as u32 % 8, None)),
            format!("{round:?}")
        );
        let Lanes::Generators(lanes) = round.lineup().lanes else { panic!() };
        for (maze, lane) in round.mazes.iter().zip(lanes) {
            let spec = maze.measured.spec.unwrap();
            assert_eq!((spec.generator(), spec.seed()), (lane, round.seed));
            assert_eq!(maze.measured.maze.grid(), Build::new(&spec).finish().grid());
            generators.insert(lane.name());
        }
        let different: BTreeSet<_> = round.mazes.iter().map(|maze| maze.generator.name()).collect();
        assert_eq!(different.len(), CHOICES);
        questions.insert(match round.question {
            QuizQuestion::Builder(_) => "a builder".to_owned(),
            QuizQuestion::Most(feature) => format!("{feature:?}"),
        });
        places.insert(round.right);
        let next = QuizRound::new(seed + 1, 0, Some(round.question));
        assert_ne!(next.question, round.question);
    }
    assert_eq!(
        generators.len(),
        Generator::ALL.len() - 1,
        "all but the digger, which has no rooms"
    );
    assert_eq!((questions.len(), places.len()), (Feature::ALL.len() + 1, CHOICES));
}

/// What the sentences say of the two that lean to a side, over many seeds.
#[test]
fn what_is_said_of_those_that_lean_holds_in_every_maze() {
    for (generator, slants, has_open_column) in
        [(Generator::Sidewinder, [true, false], false), (Generator::BinaryTree, [true, true], true)]
    {
        for seed in 0..200 {
            let maze = Build::new(&Spec::new(generator, Size::new(9, 7).unwrap(), seed)).finish();
            let character = Character::of(&maze);
            assert!(!slants[0] || character.dead_ends_down == 0, "{generator:?} {seed}");
            assert!(!slants[1] || character.dead_ends_right == 0, "{generator:?} {seed}");
            let top = (1..=17).all(|column| maze.grid().is_open(Tile::new(column, 1)));
            let left = (1..=13).all(|row| maze.grid().is_open(Tile::new(1, row)));
            assert!(top && (left || !has_open_column), "{generator:?} {seed}");
        }
    }
}

#[test]
fn what_is_measured_is_counted_room_by_room() {
    for generator in Generator::ALL.into_iter().filter(|one| one.is_of_rooms()) {
        for (width, height) in [(2, 2), (3, 7), (16, 12)] {
            let spec = Spec::new(generator, Size::new(width, height).unwrap(), 5);
            let maze = Build::new(&spec).finish();
            let character = Character::of(&maze);
            let rooms = maze.grid().open_tiles().filter(|tile| tile.is_room());
            let is_open = |tile: Tile, way| maze.grid().is_open(tile.step(way));
            let ways = |tile| Direction::ALL.into_iter().filter(move |&way| is_open(tile, way));
            let ends: Vec<Tile> = rooms.filter(|&tile| ways(tile).count() == 1).collect();
            let open = |way| ends.iter().filter(|&&tile| is_open(tile, way)).count();
            let slants = [character.dead_ends_down, character.dead_ends_right];
            assert_eq!(character.dead_ends as usize, ends.len(), "{spec}");
            let opened = [Direction::Down, Direction::Right].map(|way| open(way) as u32);
            assert_eq!(slants, opened, "{spec}");
            let from = |start: Tile| {
                let (mut far, mut seen) =
                    (vec![(start, 0)], BTreeSet::from([(start.row, start.column)]));
                for next in 0.. {
                    let Some(&(tile, steps)) = far.get(next) else { break };
                    for way in ways(tile) {
                        let room = tile.go(way, 2);
                        if seen.insert((room.row, room.column)) {
                            far.push((room, steps + 1));
                        }
                    }
                }
                far.last().unwrap().1
            };
            let all = || maze.grid().open_tiles().filter(|tile| tile.is_room());
            assert_eq!(Some(character.longest_way), all().map(from).max(), "{spec}");
            let twos: Vec<Vec<Direction>> = all()
                .map(|tile| ways(tile).collect())
                .filter(|ways: &Vec<_>| ways.len() == 2)
                .collect();
            let straight = twos.iter().filter(|two| two[0].opposite() == two[1]).count();
            let percent = (100.0 * straight as f64 / twos.len().max(1) as f64).round() as u32;
            assert_eq!(character.straight_percent, percent, "{spec}");
        }
    }
}

fn quiz(player: &Player) -> &WhichBuilt {
    let Screen::WhichBuilt(quiz) = &player.app.screen else { panic!("at {}", player.screen()) };
    quiz
}

#[test]
fn right_answers_make_a_streak_that_is_kept_and_a_wrong_one_ends_it() {
    let mut player = in_theatre("kruskal1-9x6-7");
    player.press(Action::WhichBuilt);
    assert_eq!(player.screen(), "which-built");
    for streak in 1..=6 {
        let right = quiz(&player).round.right;
        player.press(Action::Lane(right));
        player.press(Action::Lane((right + 1) % CHOICES));
        assert_eq!((quiz(&player).answer, quiz(&player).streak), (Some(right), streak));
        player.press(Action::Confirm);
        assert_eq!(quiz(&player).answer, None, "the next question");
    }
    let wrong = (quiz(&player).round.right + 1) % CHOICES;
    while quiz(&player).chosen != wrong {
        player.press(Action::Go(Direction::Right));
    }
    player.press(Action::SideBySide);
    assert_eq!(player.screen(), "which-built", "that would give it away");
    player.press(Action::Confirm);
    assert_eq!((quiz(&player).is_right(), quiz(&player).streak), (Some(false), 0));
    assert_eq!(player.app.world.settings.quiz_streak, 6);
    player.press(Action::SideBySide);
    assert_eq!(player.screen(), "contest");
    player.press(Action::Back);
    assert_eq!(quiz(&player).is_right(), Some(false), "as it was left");
    player.press(Action::Back);
    assert_eq!(player.screen(), "watch");
}
