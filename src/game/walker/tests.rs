use super::*;
use crate::maze::text;

/// A grid from a drawing, and a mouse at `S`.
fn scene(drawing: &str) -> (Grid, Walker) {
    let maze = text::read(drawing.as_bytes()).unwrap();
    (maze.grid().clone(), Walker::new(maze.start()))
}

const ROOMS: &str = "#########\n#S      #\n##### ###\n#      G#\n#########\n";

fn held(direction: Direction) -> Steering {
    Steering { held: Some(direction), ..Steering::default() }
}

fn pressed(direction: Direction) -> Steering {
    Steering { held: Some(direction), pressed: Some(direction), ..Steering::default() }
}

fn ticks(walker: &mut Walker, grid: &Grid, steering: Steering, count: u32) -> Vec<WalkEvent> {
    (0..count)
        .flat_map(|_| walker.tick(&|place| grid.open_around(place), stride_tiles(grid), steering))
        .collect()
}

#[test]
fn a_tap_goes_to_the_next_room_at_once() {
    let (grid, mut walker) = scene(ROOMS);
    let first = walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
    assert_eq!(first, [WalkEvent::SetOut { direction: Direction::Right, runs: false }]);
    let rest = ticks(&mut walker, &grid, Steering::default(), 100);
    assert_eq!(rest, [WalkEvent::Arrived(Tile::new(3, 1))]);
}

/// A corridor of `rooms` rooms with a mouse at its left end.
fn corridor(rooms: usize) -> (Grid, Walker) {
    let wall = "#".repeat(2 * rooms + 1);
    scene(&format!("{wall}\n#S{}G#\n{wall}\n", " ".repeat(2 * rooms - 3)))
}

#[test]
fn every_tap_is_a_step_however_quickly_they_come() {
    for taps in 1..=60_usize {
        for ticks_between in 1..=25 {
            let (grid, mut walker) = corridor(61);
            for _ in 0..taps {
                walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
                let down = ticks_between / 2;
                ticks(&mut walker, &grid, held(Direction::Right), down);
                ticks(&mut walker, &grid, Steering::default(), ticks_between - 1 - down);
            }
            ticks(&mut walker, &grid, Steering::default(), 20 * taps as u32);
            let there = Tile::new(1 + 2 * taps as u16, 1);
            assert_eq!(walker.place, there, "{ticks_between} ticks apart");
        }
    }
}

#[test]
fn taps_in_several_directions_are_steps_in_their_order() {
    let (grid, mut walker) = scene(ROOMS);
    let [right, down, left] = [Direction::Right, Direction::Down, Direction::Left];
    for direction in [right, right, down, right, left] {
        ticks(&mut walker, &grid, pressed(direction), 1);
        ticks(&mut walker, &grid, Steering::default(), 2);
    }
    let way = ticks(&mut walker, &grid, Steering::default(), 200);
    let places: Vec<_> = way
        .iter()
        .filter_map(|event| match event {
            WalkEvent::Arrived(place) => Some((place.column, place.row)),
            _ => None,
        })
        .collect();
    assert_eq!(places, [(3, 1), (5, 1), (5, 3), (7, 3), (5, 3)]);
}

#[test]
fn holding_walks_on_to_the_wall() {
    let (grid, mut walker) = scene(ROOMS);
    walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
    ticks(&mut walker, &grid, held(Direction::Right), 300);
    assert_eq!(walker.place, Tile::new(7, 1));
    assert_eq!(walker.pose(2, 0.0).gait, Gait::Idle);
}

#[test]
fn a_turn_that_is_pressed_early_is_taken_at_the_opening() {
    let (grid, mut walker) = scene(ROOMS);
    walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
    ticks(&mut walker, &grid, held(Direction::Right), 20);
    ticks(&mut walker, &grid, pressed(Direction::Down), 1);
    ticks(&mut walker, &grid, held(Direction::Down), 200);
    assert_eq!(walker.place, Tile::new(5, 3));
}

#[test]
fn a_tap_a_little_early_counts_too() {
    let (grid, mut walker) = scene(ROOMS);
    walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
    ticks(&mut walker, &grid, held(Direction::Right), 25);
    ticks(&mut walker, &grid, pressed(Direction::Down), 1);
    ticks(&mut walker, &grid, held(Direction::Right), 40);
    assert_eq!(walker.place, Tile::new(5, 3));
}

/// A mouse that walks to the right and presses down `late_ticks` ticks after the junction.
fn turning(late_ticks: u32) -> (Walker, Vec<WalkEvent>) {
    let (grid, mut walker) = scene(ROOMS);
    let mut events = walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Right));
    let before = 2 * 18 + late_ticks - 1;
    events.extend(ticks(&mut walker, &grid, held(Direction::Right), before));
    events.extend(ticks(&mut walker, &grid, pressed(Direction::Down), 1));
    (walker, events)
}

#[test]
fn a_turn_pressed_up_to_half_a_tile_late_is_as_if_it_had_been_in_time() {
    let (grid, (mut in_time, _)) = (scene(ROOMS).0, turning(0));
    for late_ticks in 1..=12 {
        let (mut late, events) = turning(late_ticks);
        ticks(&mut in_time, &grid, held(Direction::Down), 1);
        let is_taken = late_ticks <= WALK_TICKS_PER_TILE / LATE_TURN_PARTS_OF_TILE;
        assert_eq!(events.contains(&WalkEvent::Turned(Direction::Down)), is_taken, "{late_ticks}");
        let rest = ticks(&mut late, &grid, held(Direction::Down), 40);
        if is_taken {
            assert_eq!(rest, ticks(&mut in_time.clone(), &grid, held(Direction::Down), 40));
            assert_eq!(late.place, Tile::new(5, 3));
        } else {
            assert_eq!(late.place, Tile::new(7, 1));
        }
    }
}

#[test]
fn a_late_turn_cuts_the_corner_without_a_jump() {
    for late_ticks in 1..=4 {
        let (grid, (mut walker, _)) = (scene(ROOMS).0, turning(late_ticks));
        let mut last = (5.0 + (late_ticks - 1) as f32 / 9.0, 1.0);
        for _ in 0..14 {
            for blend in [0.0, 0.5] {
                let now = walker.pose(2, blend).at;
                assert!((now.0 - last.0).hypot(now.1 - last.1) < 0.2, "{last:?} to {now:?}");
                assert!(now.0 < 5.5 && now.1 < 3.1);
                last = now;
            }
            ticks(&mut walker, &grid, held(Direction::Down), 1);
        }
        assert!((last.0 - 5.0).abs() < 1e-6);
    }
}

#[test]
fn neither_a_step_that_was_asked_for_nor_the_way_back_is_a_late_turn() {
    let (grid, mut walker) = scene(ROOMS);
    ticks(&mut walker, &grid, pressed(Direction::Right), 1);
    ticks(&mut walker, &grid, Steering::default(), 30);
    ticks(&mut walker, &grid, pressed(Direction::Right), 1);
    ticks(&mut walker, &grid, Steering::default(), 30);
    ticks(&mut walker, &grid, pressed(Direction::Right), 1);
    ticks(&mut walker, &grid, pressed(Direction::Down), 1);
    ticks(&mut walker, &grid, Steering::default(), 60);
    assert_eq!(walker.place, Tile::new(7, 1), "to the right");

    let (grid, mut walker) = scene(ROOMS);
    ticks(&mut walker, &grid, pressed(Direction::Right), 1);
    ticks(&mut walker, &grid, held(Direction::Right), 20);
    ticks(&mut walker, &grid, pressed(Direction::Left), 1);
    let rest = ticks(&mut walker, &grid, Steering::default(), 100);
    assert_eq!(rest[0], WalkEvent::Arrived(Tile::new(5, 1)), "on, and then back");
}

#[test]
fn a_wall_is_bumped_into_once() {
    let (grid, mut walker) = scene(ROOMS);
    assert_eq!(
        walker.tick(&|place| grid.open_around(place), 2, pressed(Direction::Up)),
        [WalkEvent::Bumped]
    );
    assert!(matches!(walker.pose(2, 0.0).gait, Gait::Bumped(_)));
    assert_eq!(ticks(&mut walker, &grid, held(Direction::Up), 100), []);
    assert_eq!(walker.place, Tile::new(1, 1));
}

#[test]
fn another_wall_is_bumped_into_at_once() {
    let (grid, mut walker) = scene(ROOMS);
    for direction in [Direction::Up, Direction::Left, Direction::Up] {
        let events = walker.tick(&|place| grid.open_around(place), 2, pressed(direction));
        assert_eq!(events, [WalkEvent::Bumped], "{direction:?}");
    }
}

#[test]
fn a_run_rests_at_the_junction_and_goes_on_if_its_keys_are_held() {
    let running = |steering| Steering { run: true, ..steering };
    for lets_go in [true, false] {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&|place| grid.open_around(place), 2, running(pressed(Direction::Right)));
        ticks(&mut walker, &grid, running(held(Direction::Right)), 15 + RUN_ON_TICKS);
        assert_eq!(walker.place, Tile::new(5, 1));
        assert!(!walker.is_walking());
        let after = if lets_go { held(Direction::Right) } else { running(held(Direction::Right)) };
        ticks(&mut walker, &grid, after, 100);
        assert_eq!(walker.place, Tile::new(if lets_go { 5 } else { 7 }, 1));
    }
}

#[test]
fn a_run_follows_the_bends() {
    let (grid, mut walker) =
        scene("#######\n#S    #\n##### #\n#     #\n# #####\n#    G#\n#######\n");
    walker.tick(
        &|place| grid.open_around(place),
        2,
        Steering { run: true, ..pressed(Direction::Right) },
    );
    ticks(&mut walker, &grid, Steering::default(), 500);
    assert_eq!(walker.place, Tile::new(5, 5));
}

#[test]
fn on_a_grid_without_rooms_it_goes_tile_by_tile() {
    let (grid, mut walker) = scene("S...\n....\n...G\n");
    assert_eq!(stride_tiles(&grid), 1);
    walker.tick(&|place| grid.open_around(place), 1, pressed(Direction::Down));
    ticks(&mut walker, &grid, Steering::default(), 100);
    assert_eq!(walker.place, Tile::new(0, 1));
}

/// A floor on which a mouse has to go on to the right wherever it can.
struct Slope<'a>(&'a Grid);

impl Terrain for Slope<'_> {
    fn ways(&self, place: Tile) -> Directions {
        let open = self.0.open_around(place);
        if self.ahead(place).is_some() {
            Directions::of(|direction| direction == Direction::Right)
        } else {
            open
        }
    }

    fn ahead(&self, place: Tile) -> Option<RuleStride> {
        let stride = RuleStride::new(place, Direction::Right);
        (place.column > 1 && self.0.is_open(stride.passage())).then_some(stride)
    }

    fn slides(&self, place: Tile, direction: Direction) -> bool {
        self.ahead(place.go(direction, 2)).is_some()
    }
}

#[test]
fn a_mouse_that_is_led_on_goes_at_one_pace_whatever_its_keys_say() {
    for other in [held(Direction::Right), pressed(Direction::Down), pressed(Direction::Left)] {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&Slope(&grid), 2, pressed(Direction::Right));
        let mut last = walker.pose(2, 0.0).at.0;
        while last < 7.0 {
            walker.tick(&Slope(&grid), 2, other);
            let now = walker.pose(2, 0.0).at.0;
            assert!((now - last - 1.0 / RUN_TICKS_PER_TILE as f32).abs() < 1e-4, "{last} to {now}");
            last = now;
        }
        assert_eq!(walker.place, Tile::new(7, 1));
    }
}
