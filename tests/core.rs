//! The library alone, without any feature: from a code to a maze, through it with a solver, and
//! with a mouse along what the solver has found. `tests/run.sh` builds and runs this without
//! default features.

use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::tuning::WALK_TICKS_PER_TILE;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Generator, Maze, Size, Solve, Solver, Spec, Tile, text};

/// A race along a path of tiles, by the keys alone: the pressed one always leads on from where the
/// mouse is going.
fn raced(maze: Maze, spec: Option<Spec>, path: &[Tile]) -> Race {
    let measured = Arc::new(MeasuredMaze::new(maze, spec));
    let stride = usize::from(measured.stride_tiles);
    let places: Vec<Tile> = path.iter().copied().step_by(stride).collect();
    let mut race = Race::alone(measured);
    let mut events = Vec::new();
    let mut going_to = 0;
    while !race.is_over() {
        going_to += usize::from(race.runner(0).destination() != places[going_to]);
        assert_eq!(race.runner(0).destination(), places[going_to], "it goes where it is steered");
        let next = places.get(going_to + 1);
        let held = next.and_then(|&next| places[going_to].direction_towards(next));
        events = race.tick(&[Steering { held, ..Steering::default() }]);
    }
    let has_arrived = |event: &RaceEvent| matches!(event, RaceEvent::Arrived { runner: 0, .. });
    assert!(events.iter().any(has_arrived), "{events:?}");
    assert_eq!(race.runner(0).trail, places);
    race
}

#[test]
fn from_a_code_to_the_cheese() {
    for generator in Generator::ALL {
        for (width, height, seed) in [(2, 2, 0), (9, 4, 233), (3, 14, u64::MAX)] {
            let spec = Spec::new(generator, Size::new(width, height).unwrap(), seed);
            let spec: Spec = spec.to_string().parse().unwrap();
            let maze = Build::new(&spec).finish();
            let path = Solve::new(Solver::DepthFirst, &maze).finish(&maze).unwrap();
            let race = raced(maze, Some(spec), &path);

            // Without loops there is only one way to the cheese.
            let summary = race.summary(0);
            assert_eq!((summary.steps, summary.dead_ends), (summary.shortest, 0), "{spec}");
            // Turns in time cost no tick; the first tick is that of the key press.
            let ticks = 1 + (path.len() as u64 - 1) * u64::from(WALK_TICKS_PER_TILE);
            assert_eq!(race.ticks, ticks, "{spec}");
            assert!(summary.sets_records(), "{spec}");
        }
    }
}

#[test]
fn through_a_maze_that_somebody_drew() {
    let drawing = "\
##########
#S   #   #
# ## # # #
#  #   #G#
##########
";
    let maze = text::read(drawing.as_bytes()).unwrap();
    for solver in Solver::ALL {
        let path = Solve::new(solver, &maze).finish(&maze).unwrap();
        let race = raced(maze.clone(), None, &path);
        assert_eq!(race.runner(0).place(), maze.goal(), "{}", solver.name());
        assert!(race.summary(0).steps >= race.summary(0).shortest, "{}", solver.name());
    }
}
