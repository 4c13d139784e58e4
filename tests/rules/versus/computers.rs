//! The computer reaches its goal, through open ways only, and by its own knowledge.

use icetea_maze::game::race::{Entrant, Race, RaceEnd};
use icetea_maze::game::tuning::COMPUTER_NAP_TICKS;
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::rules::{ComputerSpeed, Mind, Mode};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Direction, Hand, Solve, SolveStep, Solver, Spec, Tile};

use super::{BOUNDED, arena, specs};

/// Lets a computer walk on a side while the other player stands, and returns the round.
fn walked(spec: Spec, mode: Mode, mind: Mind, side: usize, speed: ComputerSpeed) -> Race {
    let arena = arena(spec, mode, false);
    let mut computer = Computer::new(mind, arena.clone(), side);
    let entrant = Entrant { pace_ticks: Some(speed.ticks_per_tile()), delay_ticks: 0 };
    let mut round = Race::of_two(arena, [entrant; 2]);
    while round.verdict.is_none() {
        assert!(round.ticks < 1_000_000, "{spec} {mode:?} {mind:?}: it does not come");
        let mut steerings = [Steering::default(); 2];
        steerings[side] = computer.steer(round.runner(side), &round.cheeses_left);
        round.tick(&steerings);
    }
    round
}

#[test]
fn each_mind_comes_there_in_every_maze() {
    for spec in specs() {
        for mode in BOUNDED.into_iter().filter(|&mode| mode != Mode::Snatch) {
            for mind in Mind::ALL {
                for side in [0, 1] {
                    let round = walked(spec, mode, mind, side, ComputerSpeed::default());
                    assert_eq!(round.verdict, Some(RaceEnd::Won(side)), "{spec} {mode:?}");
                    for pair in round.runner(side).trail.windows(2) {
                        let direction = pair[0].direction_towards(pair[1]).unwrap();
                        assert!(round.arena.grid().is_open(pair[0].step(direction)));
                    }
                }
            }
        }
    }
}

#[test]
fn the_shortest_way_is_not_longer_than_it_must_be_and_takes_its_time() {
    for spec in specs() {
        for speed in [ComputerSpeed::ALL[0], ComputerSpeed::ALL[7]] {
            let round = walked(spec, Mode::Race, Mind::ShortestWay, 1, speed);
            let (arena, racer) = (&round.arena, round.runner(1));
            assert_eq!(racer.steps(), arena.shortest(1), "{spec}");
            let tiles = u64::from(racer.steps()) * u64::from(arena.measured.stride_tiles);
            let ticks = tiles * u64::from(speed.ticks_per_tile());
            assert_eq!(racer.arrived_after, Some(ticks + 1), "{spec}");
        }
    }
}

/// The rooms of a solver's search, with backtracking step by step.
fn thoughts(solver: Solver, spec: Spec) -> Vec<Tile> {
    let arena = arena(spec, Mode::Race, false);
    let maze = &arena.measured.maze;
    let stride = arena.measured.stride_tiles;
    let is_place = |tile: &Tile| stride == 1 || tile.column % 2 == 1 && tile.row % 2 == 1;
    let mut solve = Solve::new(solver, maze);
    let (mut path, mut places) = (Vec::new(), Vec::new());
    while let Some(step) = solve.step(maze) {
        match step {
            SolveStep::Enter(tile) => path.push(tile),
            SolveStep::Retreat(_) => {
                path.pop();
            }
            _ => continue,
        }
        places.extend(path.last().copied().filter(is_place));
    }
    places.dedup();
    places
}

#[test]
fn one_who_dozes_takes_the_shortest_way_and_sleeps_once_at_each_fork() {
    for spec in specs() {
        let [awake, dozing] = [Mind::ShortestWay, Mind::Dozer]
            .map(|mind| walked(spec, Mode::Race, mind, 1, ComputerSpeed::default()));
        let (arena, way) = (&dozing.arena, &dozing.runner(1).trail);
        assert_eq!(way, &awake.runner(1).trail, "{spec}");
        let is_fork = |place: &&Tile| {
            Direction::ALL.into_iter().filter(|&to| arena.grid().is_open(place.step(to))).count()
                > 2
        };
        let forks = way[..way.len() - 1].iter().filter(is_fork).count() as u64;
        let [awake, dozing] = [awake, dozing].map(|round| round.runner(1).arrived_after.unwrap());
        assert_eq!(dozing - awake, forks * u64::from(COMPUTER_NAP_TICKS), "{spec}");
    }
}

#[test]
fn its_stack_is_what_it_went_into_and_did_not_come_back_out_of() {
    for spec in specs().into_iter().filter(|spec| spec.loops().get() == 0) {
        let arena = arena(spec, Mode::Race, false);
        let mut computer = Computer::new(Mind::DepthFirst, arena.clone(), 0);
        let mut round = Race::of_two(arena, [Entrant::player(0); 2]);
        while round.verdict.is_none() {
            let steering = computer.steer(round.runner(0), &round.cheeses_left);
            let (trail, stack) = (&round.runner(0).trail, &computer.stack);
            let mut way: Vec<Tile> = Vec::new();
            for place in trail {
                let seen = way.iter().position(|one| one == place);
                way.truncate(seen.unwrap_or(way.len()));
                way.push(*place);
            }
            assert_eq!(*stack, way, "{spec}");
            round.tick(&[steering, Steering::default()]);
        }
    }
}

#[test]
fn it_walks_as_it_thinks() {
    // Without rings, each step of the mind is one on foot.
    for spec in specs().into_iter().filter(|spec| spec.loops().get() == 0) {
        for (mind, solver) in [
            (Mind::DepthFirst, Solver::DepthFirst),
            (Mind::SharpDepthFirst, Solver::SharpDepthFirst),
            (Mind::WallFollower, Solver::WallFollower(Hand::Right)),
        ] {
            let round = walked(spec, Mode::Race, mind, 0, ComputerSpeed::default());
            if round.arena.measured.stride_tiles == 2 {
                assert_eq!(round.runner(0).trail, thoughts(solver, spec), "{spec} {mind:?}");
            }
        }
    }
}
