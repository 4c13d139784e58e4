//! Mazes in a shape: what the game makes of rooms that are none.

use std::sync::Arc;

use icetea_maze::game::export::{file_name, name_of_maze};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::records::MazeKind;
use icetea_maze::game::rules::MazeRules;
use icetea_maze::game::settings::{Language, Outline};
use icetea_maze::game::theatre::{BuildAct, Mark, Show};
use icetea_maze::guest::{MouseMaze, NoMouseMaze};
use icetea_maze::maze::{Build, Generator, Maze, Size, Solver, Spec, Tile};
use icetea_maze::picture::{Cells, check_sheet, make_sheet, shape_of};
use icetea_maze::screens::own_program::building::BuildStage;

fn shaped(outline: Outline, width: u16, height: u16) -> Spec {
    let size = Size::new(width, height).unwrap();
    let shape = shape_of(outline, "TEA", size).unwrap();
    Spec::new(Generator::Kruskal, size, 7).with_shape(shape).unwrap()
}

fn measured(spec: &Spec) -> MeasuredMaze {
    MeasuredMaze::new(Build::new(spec).finish(), Some(*spec))
}

#[test]
fn only_a_shape_has_rooms_that_are_none() {
    for code in ["kruskal1-9x4-7", "prim1-2x2-1", "kruskal1-9x6-joined-3", "dig1-9x6-3"] {
        let measured = measured(&code.parse().unwrap());
        assert!(!Cells::of_measured(&measured).has_voids, "{code}");
        assert!(!Cells::of(measured.maze.grid()).has_voids, "{code}");
    }
    let giant: Spec = "kruskal1-32767x32767-1".parse().unwrap();
    let near = MeasuredMaze::near(&giant, giant.start()).unwrap();
    assert!(!Cells::of_measured(&near).has_voids, "rooms that are not known yet are there");
    for outline in [Outline::Heart, Outline::Word] {
        let spec = shaped(outline, 24, 14);
        let measured = measured(&spec);
        assert!(Cells::of_measured(&measured).has_voids);
        assert_eq!(measured.room_count(), Some(spec.rooms()));
        // From a file it is the same.
        let read = MeasuredMaze::new(measured.maze.as_ref().clone(), None);
        assert!(Cells::of_measured(&read).has_voids);
        assert_eq!((read.room_count(), read.rooms()), (Some(spec.rooms()), Some((24, 14))));
    }
}

/// Nothing outside of the shape is ever shown, neither while it is built nor while it is solved.
#[test]
fn a_show_stays_within_the_shape() {
    for generator in Generator::ALL.into_iter().filter(|one| one.can_be_shaped()) {
        let spec = shaped(Outline::Cat, 13, 11).by(generator);
        let shape = spec.shape().unwrap();
        for solver in [Solver::DepthFirst, Solver::DeadEndFiller, Solver::BreadthFirst] {
            let mut show = Show::new(&spec, solver);
            let mut most = 0;
            loop {
                for room in (0..spec.size().rooms()).map(|number| spec.size().room(number)) {
                    let is_wall = show.marks().mark(room) == Mark::Wall;
                    assert_eq!(is_wall, !shape.contains(room), "{spec} {room:?} {}", show.step);
                }
                if let Some(sets) = show.build().and_then(BuildAct::sets) {
                    let rooms: u32 = sets.iter().map(|(set, _)| set.size).sum();
                    assert_eq!(rooms, spec.rooms());
                    most = most.max(sets.len());
                }
                if !show.advance() {
                    break;
                }
            }
            assert_eq!(most as u32, if generator == Generator::Kruskal { spec.rooms() } else { 0 });
        }
    }
}

#[test]
fn a_program_builds_the_rooms_of_a_shape_and_no_others() {
    let spec = shaped(Outline::Circle, 9, 8);
    let sizes = BuildStage::new(&spec).sizes();
    let alone = (0..spec.size().rooms()).map(|room| u32::from(spec.has_room(room)));
    assert_eq!(sizes, alone.collect::<Vec<_>>());
}

#[test]
fn a_mouse_needs_a_room_to_start_from_and_one_to_go_to() {
    let ring = ["#######", "#S    #", "# ### #", "# ### #", "# ### #", "#    G#", "#######"];
    let ring = icetea_maze::maze::read(ring.join("\n").as_bytes()).unwrap();
    let refused = |maze: &Maze| MouseMaze::as_it_is(maze).err();
    assert_eq!(refused(&ring), Some(NoMouseMaze::NoEnds), "nothing is in its middle");
    assert!(!MouseMaze::can_be(&ring));
    let heart = Build::new(&shaped(Outline::Heart, 12, 12)).finish();
    assert_eq!(refused(&heart), Some(NoMouseMaze::NoEnds), "nothing is in its corner");
    assert!(!MouseMaze::can_be(&heart));
    for (width, height) in [(9, 9), (2, 2), (4, 7)] {
        let whole = Spec::new(Generator::Prim, Size::new(width, height).unwrap(), 1);
        let whole = Build::new(&whole).finish();
        assert!(refused(&whole).is_none() && MouseMaze::can_be(&whole));
    }
}

#[test]
fn a_shape_has_no_records_with_rectangles_and_can_be_drawn_on() {
    let spec = shaped(Outline::Star, 20, 20);
    assert_eq!(MazeKind::of(&spec.to_string()), MazeKind::Elsewhere);
    assert_eq!(Spec::drawn(MazeRules::draft(&spec).unwrap()).shape(), spec.shape());
}

#[test]
fn a_long_code_has_a_short_name() {
    let codes = [1, 2].map(|seed| shaped(Outline::Word, 120, 100).with_seed(seed).to_string());
    assert!(codes[0].len() > 160, "{}", codes[0]);
    let names = codes.each_ref().map(|code| file_name(code, 72));
    assert!(names.iter().all(|name| name.len() < 100), "{names:?}");
    assert_ne!(names[0], names[1]);
    for code in ["kruskal1-30x20-233", "drawn1-4x3-hv11dd009"] {
        let spec: Spec = code.parse().unwrap();
        assert_eq!(name_of_maze(Some(spec), &Build::new(&spec).finish()), code);
    }
}

#[test]
fn a_sheet_shows_a_maze_without_its_rules() {
    let pages = |file: &[u8]| String::from_utf8_lossy(file).matches("/Type/Page/").count();
    let sheet = |code: &str, with_answer| {
        let measured = Arc::new(measured(&code.parse().unwrap()));
        make_sheet(&measured, with_answer, Language::German)
    };
    for (code, plain) in [
        ("kruskal1-6x5-loops40-cheeses2-ice1-7", "kruskal1-6x5-loops40-7"),
        ("kruskal1-9x6-keys1-3", "kruskal1-9x6-3"),
    ] {
        assert_eq!(pages(&sheet(code, false)), 1);
        assert_eq!(pages(&sheet(code, true)), 2);
        assert!(sheet(code, true) == sheet(plain, true), "{code}");
    }
    let mut grid = icetea_maze::maze::Grid::without_walls(40, 40);
    grid.set(Tile::new(3, 3), false);
    let goals = vec![Tile::new(39, 39), Tile::new(0, 39)];
    let foreign = Maze::new(grid, Tile::new(0, 0), goals).unwrap();
    let foreign = Arc::new(MeasuredMaze::new(foreign, None));
    assert_eq!(pages(&make_sheet(&foreign, true, Language::Chinese)), 2);
    for (code, fits) in [("prim1-71x97-1", true), ("prim1-110x9-1", false), ("dig1-70x40-1", true)]
    {
        let measured = measured(&code.parse().unwrap());
        assert_eq!(check_sheet(&measured).is_ok(), fits, "{code}");
    }
}
