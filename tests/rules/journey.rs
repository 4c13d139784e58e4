//! The journey: its mazes are as hard as it says, everything in it can be reached, and what a run
//! earns follows from its recording.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::difficulty::Difficulty;
use icetea_maze::game::input::Action;
use icetea_maze::game::journey::{Journey, Medal, Medals, Region, Stop, is_in_par};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Solver, Spec, Tile};

fn measured(code: &str) -> MeasuredMaze {
    measured_of(&code.parse().unwrap())
}

fn measured_of(spec: &Spec) -> MeasuredMaze {
    MeasuredMaze::new(Build::new(spec).finish(), Some(*spec))
}

fn difficulty(code: &str) -> Difficulty {
    measured(code).difficulty.expect("it has a way")
}

#[test]
fn a_time_that_is_shown_as_the_par_is_in_par() {
    for (milliseconds, is_in) in [(0, true), (3_999, true), (4_099, true), (4_100, false)] {
        assert_eq!(is_in_par(milliseconds, 4), is_in, "{milliseconds}");
    }
}

/// What was true of them when they were the journey stays true.
#[test]
fn the_old_stops_are_as_hard_as_they_always_were() {
    let codes: BTreeSet<_> = Stop::old().chain(Stop::all()).map(Stop::code).collect();
    assert_eq!(codes.len(), 120);
    for region in Region::ALL {
        let (mut effort, mut rooms) = (0, 0);
        for stop in region.old_stops() {
            let (spec, difficulty) = (stop.spec(), difficulty(stop.code()));
            assert_eq!(Stop::of(Some(spec)), Some(stop));
            let told = (stop.lemons(), stop.par_seconds());
            assert_eq!(told, (difficulty.lemons(), difficulty.par_seconds()), "{}", stop.code());
            assert!(difficulty.effort() > effort && spec.size().rooms() > rooms, "{}", stop.code());
            (effort, rooms) = (difficulty.effort(), spec.size().rooms());
            assert_eq!((stop.region(), stop.way().count()), (region, 0));
        }
    }
    let foggy: Vec<Stop> = Stop::old().filter(|stop| stop.is_foggy()).collect();
    assert_eq!(foggy, Region::Library.old_stops().collect::<Vec<_>>());
}

/// The difficulty of a maze drawn by hand: the moves on its path are 4 times its corridors.
#[test]
fn only_wrong_ways_that_do_not_end_at_a_glance_count() {
    let judged = |text: &str| {
        let maze = icetea_maze::maze::read(text.as_bytes()).unwrap();
        let difficulty = MeasuredMaze::new(maze, None).difficulty;
        difficulty.map(|it| (it.decisions, it.detour, it.lemons()))
    };
    let corridor = "###########\n#S       G#\n###########\n".to_owned();
    assert_eq!(judged(&corridor), Some((0, 0, 1)));
    let at_a_glance = "\
###########
#S       G#
### #######
### #######
###########
";
    assert_eq!(judged(at_a_glance), Some((0, 0, 1)));
    let wrong_way = "\
###########
#S       G#
### #######
###       #
###########
";
    let (decisions, detour, _) = judged(wrong_way).unwrap();
    assert_eq!(decisions, 1);
    assert!(detour > 2, "{detour}");
    let two_entrances = "\
###########
#S       G#
### ### ###
###     ###
###########
";
    assert_eq!(judged(two_entrances).map(|it| it.0), Some(2), "a ring is one of two ways twice");
    assert_eq!(judged("#####\n#S#G#\n#####\n"), None, "without a way nothing is told");
}

/// However a maze is mirrored, it is as hard as before.
#[test]
fn a_mirror_makes_no_maze_harder() {
    for code in ["kruskal1-9x14-3", "backtracker1-12x5-loops50-8", "prim1-7x7-2"] {
        let maze = measured(code).maze;
        let mut mirrored =
            icetea_maze::maze::Grid::walls(maze.grid().columns(), maze.grid().rows());
        let mirror = |tile: Tile| Tile::new(maze.grid().columns() - 1 - tile.column, tile.row);
        maze.grid().open_tiles().for_each(|tile| mirrored.open(mirror(tile)));
        let goals = maze.goals().iter().map(|&goal| mirror(goal)).collect();
        let mirrored = icetea_maze::maze::Maze::new(mirrored, mirror(maze.start()), goals).unwrap();
        let (one, other) = (difficulty(code), MeasuredMaze::new(mirrored, None).difficulty);
        let lemons = |it: Difficulty| (it.lemons(), it.par_seconds());
        // Where there are several shortest paths, the mirror image may have another.
        if code.contains("loops") {
            assert_eq!(Some(one.lemons()), other.map(Difficulty::lemons));
        } else {
            assert_eq!(Some(lemons(one)), other.map(lemons));
        }
    }
}

fn of(medals: &[Medal]) -> Medals {
    medals.iter().copied().collect()
}

#[test]
fn finishing_alone_always_opens_the_next_stop() {
    let mut journey = Journey::default();
    for stop in Stop::all() {
        assert!(journey.is_open(stop), "{}", stop.place());
        assert_eq!(journey.next(), stop);
        journey.award(stop, &of(&[Medal::Finished]));
    }
    assert_eq!(journey.next(), Stop::LAST);
    assert_eq!(journey.medals(), 60);
}

/// Whoever leaves a stop out is led on, and back to it at the end.
#[test]
fn the_journey_goes_on_after_the_farthest_stop() {
    let left_out = Stop::at(4).unwrap();
    let mut journey = Journey::default();
    for stop in Stop::all().filter(|&stop| stop != left_out) {
        let expected = if stop.place() == 5 { left_out } else { stop };
        assert_eq!(journey.next(), expected);
        journey.award(stop, &of(&[Medal::Finished]));
    }
    assert_eq!(journey.next(), left_out);
}

#[test]
fn a_stop_that_is_won_by_its_code_opens_nothing_else() {
    for stop in Region::ALL.into_iter().skip(1).flat_map(Region::stops) {
        let mut journey = Journey::default();
        journey.award(stop, &of(&Medal::ALL));
        let open: Vec<Stop> = Stop::all().filter(|&stop| journey.is_open(stop)).collect();
        assert_eq!(open, [Stop::at(0).unwrap(), Stop::at(1).unwrap(), stop], "{stop:?}");
        assert!(!journey.has_entered(stop.region()));
    }
}

/// Whatever is won, in whatever order: what is open stays open, and the journey goes on.
#[test]
fn there_is_no_dead_end_on_the_journey_and_nothing_that_was_open_closes() {
    for seed in 0..40 {
        let (mut dice, mut journey) = (Dice::new(seed), Journey::default());
        while Stop::all().any(|stop| !journey.is_finished(stop)) {
            assert!(journey.is_open(journey.next()) && !journey.is_finished(journey.next()));
            let open: Vec<Stop> = Stop::all().filter(|&stop| journey.is_open(stop)).collect();
            let stop = open[dice.below(open.len() as u32) as usize];
            let mut won = of(&[Medal::Finished]);
            won.extend(Medal::ALL.into_iter().filter(|_| dice.chance(30)));
            journey.award(stop, &won);
            assert!(open.iter().all(|&stop| journey.is_open(stop)));
        }
    }
    let fresh = Journey::default();
    assert_eq!(Stop::all().filter(|&stop| fresh.is_open(stop)).count(), 2, "one may be left out");
}

#[test]
fn two_journeys_join_to_the_same_whichever_comes_first() {
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut any = || {
            let mut journey = Journey::default();
            for stop in Stop::all().filter(|_| dice.coin()).collect::<Vec<_>>() {
                let won = Medal::ALL.into_iter().filter(|_| dice.coin()).collect();
                journey.award(stop, &won);
            }
            journey
        };
        let (one, other) = (any(), any());
        let joined = |first: &Journey, second: &Journey| {
            let mut joined = first.clone();
            joined.join(second);
            joined
        };
        let both = joined(&one, &other);
        assert_eq!(both, joined(&other, &one));
        assert_eq!(joined(&both, &one), both);
        for (stop, medal) in Stop::all().flat_map(|stop| Medal::ALL.map(|medal| (stop, medal))) {
            assert_eq!(both.has(stop, medal), one.has(stop, medal) || other.has(stop, medal));
        }
    }
}

/// Runs along the shortest path, with this many detours at random places, and a pause in ticks at
/// the start.
fn run(measured: &Arc<MeasuredMaze>, detours: u32, pause: u64, dice: &mut Dice) -> Race {
    let mut race = Race::alone(Arc::clone(measured));
    let stride = usize::from(measured.stride_tiles);
    let walk = |race: &mut Race, way: Direction| {
        let strides = race.runner(0).steps();
        while race.held_ticks() > 0 {
            race.tick(&[Steering::default()]);
        }
        race.tick(&[Steering {
            held: Some(way),
            pressed: Some(way),
            insists: true,
            ..Steering::default()
        }]);
        while race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
        race.runner(0).steps() > strides
    };
    for _ in 0..detours {
        let ways = measured.maze.grid().open_around(race.runner(0).place());
        let ways: Vec<Direction> = ways.iter().collect();
        walk(&mut race, ways[dice.below(ways.len() as u32) as usize]);
        if race.is_over() {
            return race;
        }
    }
    for _ in 0..pause {
        race.tick(&[Steering::default()]);
    }
    let path = measured.path_after(race.runner(0).place(), race.state);
    let path: Vec<Tile> = path.step_by(stride).collect();
    for pair in path.windows(2) {
        assert!(walk(&mut race, pair[0].direction_towards(pair[1]).unwrap()));
    }
    race
}

#[test]
fn what_a_run_is_worth_follows_from_its_recording_alone() {
    let mut seen = BTreeSet::new();
    for (place, stop) in Stop::old().enumerate().step_by(7) {
        let measured = Arc::new(measured(stop.code()));
        let par_ticks = 120 * u64::from(stop.par_seconds());
        for (detours, pause, helped) in
            [(0, 0, false), (2, 0, false), (1, par_ticks, false), (0, 0, true)]
        {
            let mut dice = Dice::new(place as u64);
            let mut race = run(&measured, detours, pause, &mut dice);
            if helped {
                race = Race::alone(Arc::clone(&measured));
                race.toggle_solving(Solver::BreadthFirst);
                while !race.is_over() {
                    race.steer_solving(&Action::Skip);
                    race.tick(&[Steering::default()]);
                }
            }
            assert!(race.is_over(), "the stop can be finished");
            let medals = Medal::of_run(&race);
            let straight = race.runner(0).steps() == measured.shortest.unwrap();
            assert_eq!(medals.contains(&Medal::NoWrongTurn), straight && !helped);
            assert!(medals.contains(&Medal::Finished));
            assert!(!(helped || pause > 0) || !medals.contains(&Medal::UnderPar));
            // Rivals have tests of their own.
            seen.insert(
                medals.into_iter().filter(|&one| one != Medal::BeforeRival).collect::<Medals>(),
            );
        }
    }
    // Finished, within par, slowly without a wrong turn, and all of these.
    assert_eq!(seen.len(), 4, "{seen:?}");
}
