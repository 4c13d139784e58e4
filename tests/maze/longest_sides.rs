//! Mazes with the longest possible sides: no coordinate, index or count overflows.

use crate::common;

use common::{generators, next_hops, passages, size};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::maze::text::{TextStyle, read, to_string};
use icetea_maze::maze::{
    Build, Direction, Drawing, Generator, Grid, MAX_SIDE, Maze, Solve, Solver, Spec, Survey, Tile,
};
use icetea_maze::picture::Cells;

const SIZES: [(u16, u16); 4] = [(10_001, 3), (3, 10_001), (32_767, 2), (2, 32_767)];

fn mazes(generator: Generator) -> impl Iterator<Item = Maze> {
    SIZES
        .into_iter()
        .map(move |sides| Build::new(&Spec::new(generator, size(sides.0, sides.1), 5)).finish())
}

#[test]
fn every_generator_reaches_all_of_them() {
    // A random walk along such a narrow strip takes the square of its length.
    let is_quick = |generator: &Generator| *generator != Generator::Wilson;
    for generator in generators().into_iter().filter(is_quick) {
        for maze in mazes(generator) {
            let (grid, survey) = (maze.grid(), Survey::of(&maze));
            assert!(survey.is_perfect(), "{generator}: {survey:?}");
            assert_eq!(passages(grid), grid.open_count() - 1, "{generator}");
            assert_eq!(survey.rooms.is_some(), generator.is_of_rooms(), "{generator}");
            assert_eq!(maze.goal(), Tile::new(grid.columns() - 2, grid.rows() - 2));
        }
    }
}

#[test]
fn every_solver_goes_from_end_to_end() {
    for maze in mazes(Generator::Kruskal).chain(mazes(Generator::Dig)) {
        let shortest: Vec<Tile> = next_hops(&maze).path_from(maze.start()).collect();
        for solver in Solver::ALL {
            let mut stepwise = Solve::new(solver, &maze);
            while stepwise.step(&maze).is_some() {}
            let path = Solve::new(solver, &maze).finish(&maze);
            assert!(stepwise.path() == path && path.as_ref() == Some(&shortest), "{solver:?}");
        }
        let measured = MeasuredMaze::new(maze, None);
        let moves = u32::from(measured.stride_tiles) * measured.shortest.unwrap();
        assert_eq!(moves as usize, shortest.len() - 1);
    }
}

#[test]
fn what_is_written_is_read_back() {
    for maze in mazes(Generator::Kruskal) {
        let drawing = Drawing::new(&maze).with_path([maze.start()]);
        for style in TextStyle::ALL {
            let found = read(to_string(&drawing, style).as_bytes());
            assert!(found.as_ref() == Ok(&maze), "{style:?}: {:?}", found.err());
        }
        #[cfg(feature = "images")]
        {
            use icetea_maze::maze::picture::{examine, read_svg, write_png, write_svg};
            let (mut png, mut svg) = (Vec::new(), Vec::new());
            write_png(&drawing, 1, &mut png).unwrap();
            write_svg(&drawing, &mut svg).unwrap();
            assert!(examine(&png).unwrap().maze == maze);
            assert!(read_svg(&String::from_utf8(svg).unwrap()).unwrap() == maze);
        }
    }
}

#[test]
fn the_last_room_shows_its_own_walls() {
    for maze in mazes(Generator::Kruskal) {
        let (grid, cells) = (maze.grid(), Cells::of(maze.grid()));
        let pattern = cells.pattern(grid, cells.columns - 2, cells.rows - 2);
        let goal = maze.goal();
        let walls = [Direction::Up, Direction::Left, Direction::Right, Direction::Down]
            .map(|side| !grid.is_open(goal.step(side)));
        assert_eq!(walls.map(usize::from).iter().sum::<usize>(), pattern.wall_count() as usize);
        let outside = cells.pattern(grid, cells.columns - 1, cells.rows - 1);
        assert_eq!(outside.0, 0x10, "nothing but the post of the corner");
    }
}

#[test]
fn a_hall_of_the_longest_side_is_measured() {
    for (columns, rows) in [(MAX_SIDE, 3), (3, MAX_SIDE)] {
        let grid = Grid::without_walls(columns, rows);
        let end = Tile::new(columns - 1, rows - 1);
        let maze = Maze::new(grid, Tile::new(0, 0), vec![end]).unwrap();
        let survey = Survey::of(&maze);
        assert_eq!(survey.shortest, Some(u32::from(columns - 1) + u32::from(rows - 1)));
        assert_eq!((survey.parts, survey.dead_ends), (1, 0));
    }
}
