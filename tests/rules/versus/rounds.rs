//! The laws of a round: neither player is moved first, and the first to arrive wins.

use icetea_maze::game::race::arena::{mirror_image, mirrored_steering, mirrored_tile};
use icetea_maze::game::race::{Entrant, Race, RaceEnd, RaceEvent};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::versus::card::FairnessCard;
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Direction, Tile};

use super::{BOUNDED, Monkey, arena, round, specs};

/// No round is watched for more ticks than this.
const TICKS: usize = 4_000;

fn held(direction: Direction) -> Steering {
    Steering { held: Some(direction), ..Steering::default() }
}

/// The directions of the shortest path of a side, held one after the other.
pub(super) fn runner(round: &Race, side: usize) -> impl FnMut(&Race) -> Steering + use<> {
    let arena = &round.arena;
    let path: Vec<Tile> = arena.path_to_target(side).collect();
    move |round| {
        let here = round.runner(side).destination();
        let at = path.iter().position(|&tile| tile == here).unwrap();
        let next = path.get(at + 1).and_then(|&next| here.direction_towards(next));
        Steering { held: next, ..Steering::default() }
    }
}

/// The outcome with the two runners swapped.
pub(super) fn with_sides_swapped(verdict: RaceEnd) -> RaceEnd {
    match verdict {
        RaceEnd::Won(runner) => RaceEnd::Won(1 - runner),
        RaceEnd::Draw => RaceEnd::Draw,
    }
}

#[test]
fn swapped_players_get_swapped_results() {
    for (number, spec) in specs().into_iter().enumerate() {
        let arena = arena(spec, Mode::Race, false);
        let entrants = [Entrant::player(0), Entrant::player(number as u32 % 40)];
        let mut rounds = [
            Race::of_two(arena.clone(), entrants),
            Race::of_two(arena, [entrants[1], entrants[0]]),
        ];
        let mut monkeys = [Monkey::new(number as u64), Monkey::new(99)];
        for _ in 0..TICKS {
            let steerings = monkeys.each_mut().map(Monkey::steer);
            rounds[0].tick(&steerings);
            rounds[1].tick(&[steerings[1], steerings[0]]);
        }
        let [one, other] = &rounds;
        assert_eq!(one.verdict, other.verdict.map(with_sides_swapped), "{spec}");
        for side in [0, 1] {
            assert_eq!(&one.runner(side).trail, &other.runner(1 - side).trail, "{spec}");
            assert_eq!(one.runner(side).track(), other.runner(1 - side).track(), "{spec}");
        }
    }
}

#[test]
fn each_cheese_is_eaten_once_and_who_wins_has_eaten_most() {
    for (number, spec) in specs().into_iter().enumerate() {
        let arena = arena(spec, Mode::Hunt, false);
        let mut round = Race::of_two(arena, [Entrant::player(0); 2]);
        let mut monkeys = [Monkey::new(number as u64), Monkey::new(7)];
        let mut eaten = [0, 0];
        for _ in 0..TICKS {
            let before = round.cheeses_left.clone();
            let events = round.tick(&monkeys.each_mut().map(Monkey::steer));
            for event in events {
                if let RaceEvent::Ate { runner: side, tile } = event {
                    eaten[side] += 1;
                    assert!(before.contains(&tile), "{spec}: eaten twice");
                    assert_eq!(round.runner(side).place(), tile);
                }
            }
        }
        assert_eq!(eaten, [0, 1].map(|side| round.runner(side).cheeses));
        if let Some(RaceEnd::Won(side)) = round.verdict {
            assert!(eaten[side] > eaten[1 - side] + round.cheeses_left.len() as u8);
        }
    }
}

#[test]
fn the_mirror_image_of_all_inputs_gives_the_mirror_image_of_the_round() {
    for (number, spec) in specs().into_iter().enumerate() {
        for mode in [Mode::Race, Mode::Meet] {
            let plain = arena(spec, mode, false);
            let mirrored = mirrored_arena(spec, mode);
            let entrants = [Entrant::player(3), Entrant::player(0)];
            let mut rounds =
                [Race::of_two(plain.clone(), entrants), Race::of_two(mirrored, entrants)];
            let mut monkeys = [Monkey::new(number as u64), Monkey::new(3)];
            for _ in 0..TICKS {
                let steerings = monkeys.each_mut().map(Monkey::steer);
                rounds[0].tick(&steerings);
                rounds[1].tick(&steerings.map(mirrored_steering));
            }
            let [one, other] = &rounds;
            assert_eq!(one.verdict, other.verdict, "{spec}");
            for side in [0, 1] {
                let trail = one.runner(side).trail.iter();
                let image: Vec<Tile> =
                    trail.map(|&tile| mirrored_tile(plain.grid(), tile)).collect();
                assert_eq!(image, other.runner(side).trail, "{spec}");
                let ticks = |round: &Race| -> Vec<_> {
                    round
                        .runner(side)
                        .track()
                        .unwrap()
                        .strides()
                        .iter()
                        .map(|stride| stride.tick)
                        .collect()
                };
                assert_eq!(ticks(one), ticks(other), "{spec}");
            }
        }
    }
}

/// The arena whose maze is the mirror image of this spec's.
fn mirrored_arena(
    spec: icetea_maze::maze::Spec,
    mode: Mode,
) -> std::sync::Arc<icetea_maze::game::race::arena::Arena> {
    use icetea_maze::game::measured_maze::MeasuredMaze;
    use icetea_maze::game::race::arena::{Arena, ArenaPlan};
    let maze = mirror_image(&icetea_maze::maze::Build::new(&spec).finish());
    let measured = std::sync::Arc::new(MeasuredMaze::new(maze, Some(spec)));
    std::sync::Arc::new(Arena::new(
        ArenaPlan { course: spec.into(), mode, is_mirrored: false },
        measured,
    ))
}

#[test]
fn in_the_mirrored_maze_keys_mean_what_is_seen() {
    for spec in specs() {
        let arena = arena(spec, Mode::Race, true);
        let seen = arena.maze_of(1);
        assert_eq!(seen, &mirror_image(arena.maze_of(0)));
        assert_eq!(arena.tile_for(1, arena.starts[1]), seen.start());
        for (pressed, meant) in [
            (Direction::Right, Direction::Left),
            (Direction::Left, Direction::Right),
            (Direction::Up, Direction::Up),
            (Direction::Down, Direction::Down),
        ] {
            let steering = Steering { pressed: Some(pressed), ..held(pressed) };
            let of = |side| arena.steering_of(side, steering);
            assert_eq!([of(0).held, of(0).pressed], [Some(pressed); 2]);
            assert_eq!([of(1).held, of(1).pressed], [Some(meant); 2], "what is seen counts");
        }
    }
}

#[test]
fn the_same_tick_is_a_draw_and_a_tick_earlier_wins() {
    for mode in [Mode::Race, Mode::Meet] {
        for delays in [[0, 0], [0, 1], [1, 0], [30, 29]] {
            let arena = arena("kruskal1-9x6-4".parse().unwrap(), mode, false);
            let mut round = Race::of_two(arena, delays.map(Entrant::player));
            let mut runners = [runner(&round, 0), runner(&round, 1)];
            while round.verdict.is_none() {
                let steerings = runners.each_mut().map(|runner| runner(&round));
                round.tick(&steerings);
            }
            let expected = match delays[0].cmp(&delays[1]) {
                std::cmp::Ordering::Less => RaceEnd::Won(0),
                std::cmp::Ordering::Equal => RaceEnd::Draw,
                std::cmp::Ordering::Greater => RaceEnd::Won(1),
            };
            assert_eq!(round.verdict, Some(expected), "{mode:?} {delays:?}");
        }
    }
}

#[test]
fn the_loser_of_a_race_may_finish_or_skip() {
    for skips in [false, true] {
        let mut round = round("prim1-6x9-2", Mode::Race);
        let mut winner = runner(&round, 1);
        while round.verdict.is_none() {
            let steering = winner(&round);
            round.skip();
            round.tick(&[Steering::default(), steering]);
        }
        assert_eq!(round.verdict, Some(RaceEnd::Won(1)));
        assert!(!round.is_over(), "the other one is still on the way");
        if skips {
            round.skip();
        } else {
            let mut loser = runner(&round, 0);
            while round.runner(0).arrived_after.is_none() {
                let steering = loser(&round);
                round.tick(&[steering, Steering::default()]);
            }
        }
        assert!(round.is_over());
        assert_eq!(round.verdict, Some(RaceEnd::Won(1)), "that is settled");
        let ticks = round.ticks;
        assert_eq!(round.tick(&[held(Direction::Down); 2]), []);
        assert_eq!(round.ticks, ticks, "nothing happens any more");
    }
}

#[test]
fn who_has_no_head_start_stands_still_meanwhile() {
    let arena = arena("backtracker1-8x5-3".parse().unwrap(), Mode::Race, false);
    let delay = 5 * TICKS_PER_SECOND;
    let mut round = Race::of_two(arena, [Entrant::player(delay), Entrant::player(0)]);
    let mut runners = [runner(&round, 0), runner(&round, 1)];
    for tick in 0..u64::from(delay) {
        assert_eq!(u64::from(round.waits(0)), u64::from(delay) - tick);
        let steerings = runners.each_mut().map(|runner| runner(&round));
        round.tick(&steerings);
        assert!(!round.runner(0).is_walking());
    }
    let steerings = runners.each_mut().map(|runner| runner(&round));
    round.tick(&steerings);
    assert!(round.runner(0).is_walking());
}

#[test]
fn every_monkey_is_accounted_for() {
    for (number, spec) in specs().into_iter().enumerate() {
        for mode in BOUNDED {
            let mut round = Race::of_two(arena(spec, mode, false), [Entrant::player(0); 2]);
            let mut monkeys = [Monkey::new(number as u64), Monkey::new(5)];
            for _ in 0..TICKS {
                round.tick(&monkeys.each_mut().map(Monkey::steer));
            }
            for account in FairnessCard::of(&round).accounts {
                let lost: u64 = account.losses.iter().map(|loss| loss.ticks).sum();
                assert!(lost <= round.ticks, "{spec} {mode:?}");
                assert!(account.losses.is_sorted_by_key(|loss| std::cmp::Reverse(loss.ticks)));
                assert!(account.ticks.is_none() || account.steps >= account.shortest);
                assert!(account.dead_ends.len() <= account.steps as usize);
                let is_end = |tile: &Tile| round.arena.grid().ways(*tile) == 1;
                assert!(account.dead_ends.iter().all(is_end), "{spec}");
            }
        }
    }
}
