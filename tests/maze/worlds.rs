//! Worlds are the mazes of sorted Kruskal, whatever the size of their leaves, however often they are
//! stopped and whoever builds which square; and the way from every room is the shortest one.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::common;

use icetea_maze::maze::endless::Room;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::world::{
    Guide, KeptWorld, LeafPlan, LongestWay, Relief, SquarePlace, Surveyor, WorldBuild, WorldError,
    WorldFile, WorldSpec, check, longest_way, survey,
};
use icetea_maze::maze::{Build, Direction, Endless, Generator, Grid, Size, Spec, Tile, at_once};

fn plan(width: u32, height: u32, seed: u64, side: u32) -> LeafPlan {
    LeafPlan { spec: WorldSpec::new(width, height, seed).unwrap(), side }
}

fn file_of(build: WorldBuild) -> Vec<u8> {
    let mut bytes = Vec::new();
    build.finish().unwrap().write(&mut bytes).unwrap();
    bytes
}

fn built(plan: LeafPlan, threads: usize) -> Vec<u8> {
    let mut build = WorldBuild::new(plan);
    assert!(at_once(build.go_on(threads, &mut |_| true)));
    file_of(build)
}

fn opened(bytes: Vec<u8>) -> Arc<WorldFile> {
    Arc::new(WorldFile::open(bytes).unwrap())
}

/// The maze as it is without worlds, step by step.
fn held(plan: LeafPlan) -> Grid {
    let [width, height] = plan.spec.size().map(|side| side as u16);
    let spec = Spec::new(Generator::Kruskal, Size::new(width, height).unwrap(), plan.spec.seed());
    let mut build = Build::new(&spec);
    while build.next().is_some() {}
    build.maze.grid().clone()
}

/// Goes on from a part.
fn from_part(bytes: &[u8]) -> Result<WorldBuild, WorldError> {
    let mut build = WorldBuild::new(WorldBuild::plan_of_part(bytes)?);
    build.add_part(bytes)?;
    Ok(build)
}

/// The first step from a room towards the goal; none at the goal.
fn hop(guide: &mut Guide, room: [u32; 2]) -> Option<Direction> {
    let mut hop = None;
    guide.walk(room, |direction| hop.replace(direction).is_some()).unwrap();
    hop
}

/// The way from every room, compared with a breadth-first search from the goal.
fn check_ways(world: &Arc<WorldFile>, grid: &Grid) {
    let plan = world.plan();
    let [width, height] = plan.spec.size();
    let mut guide = Guide::new(world.clone());
    let tile = |[column, row]: [u32; 2]| Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
    let index = |[column, row]: [u32; 2]| (row * width + column) as usize;
    let mut depths = vec![u32::MAX; (width * height) as usize];
    let goal = plan.spec.goal();
    depths[index(goal)] = 0;
    assert_eq!(hop(&mut guide, goal), None);
    let mut queue = VecDeque::from([goal]);
    while let Some(room) = queue.pop_front() {
        for direction in Direction::ALL {
            let wall = tile(room).step(direction);
            if !grid.is_open(wall) {
                continue;
            }
            let beyond = wall.step(direction);
            let next = [u32::from(beyond.column / 2), u32::from(beyond.row / 2)];
            if depths[index(next)] == u32::MAX {
                depths[index(next)] = depths[index(room)] + 1;
                assert_eq!(hop(&mut guide, next), Some(direction.opposite()), "{plan:?} {next:?}");
                queue.push_back(next);
            }
        }
    }
    assert!(depths.iter().all(|&depth| depth < u32::MAX));
    let longest = check_longest_way(world, grid);
    check_survey(world, &depths, longest);
    let steps = u64::from(depths[0]);
    assert_eq!(world.steps(), steps, "{plan:?}");
    assert_eq!(guide.walk([0, 0], |_| true), Ok(steps));
    // Between two rooms: an open way that never turns back is the only one.
    let mut dice = Dice::new(steps);
    for _ in 0..4 {
        let mut roll = || [width, height].map(|side| dice.below(side));
        let [from, to] = [roll(), roll()];
        let way = guide.way_between(from, to).unwrap();
        assert!(way.windows(2).all(|two| two[0] != two[1].opposite()));
        let end = way.iter().fold(tile(from), |at, &direction| {
            assert!(grid.is_open(at.step(direction)));
            at.step(direction).step(direction)
        });
        assert_eq!(end, tile(to));
    }
}

/// The longest way, by breadth-first search from both of its ends.
fn check_longest_way(world: &Arc<WorldFile>, grid: &Grid) -> LongestWay {
    let longest = at_once(longest_way(world, 2, &mut |_| true)).unwrap().unwrap();
    let [width, height] = world.spec().size();
    let farthest = |[column, row]: [u32; 2]| {
        let first = Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
        let mut depths = vec![None; (width * height) as usize];
        let index = |at: Tile| (u32::from(at.row / 2) * width + u32::from(at.column / 2)) as usize;
        depths[index(first)] = Some(0_u64);
        let mut queue = VecDeque::from([first]);
        let mut last = (first, 0);
        while let Some(at) = queue.pop_front() {
            let depth = depths[index(at)].unwrap();
            last = (at, depth);
            for direction in Direction::ALL {
                let beyond = at.step(direction).step(direction);
                if grid.is_open(at.step(direction)) && depths[index(beyond)].is_none() {
                    depths[index(beyond)] = Some(depth + 1);
                    queue.push_back(beyond);
                }
            }
        }
        let (at, depth) = last;
        ([u32::from(at.column / 2), u32::from(at.row / 2)], depth)
    };
    // Wherever one begins, the farthest room is an end of a longest way.
    let (end, _) = farthest([0, 0]);
    assert_eq!(farthest(end).1, longest.steps, "{:?}", world.plan());
    assert_eq!(farthest(longest.ends[0]).1, longest.steps);
    assert_eq!(farthest(longest.ends[1]).1, longest.steps);
    assert_eq!(farthest(world.spec().goal()).1, {
        let mut surveyor = Surveyor::new(world.clone());
        surveyor.depth(longest.ends[0]).unwrap()
    });
    longest
}

/// The distances of cells, which are those of the rooms in their middles, and the places on the way.
fn check_survey(world: &Arc<WorldFile>, steps: &[u32], longest: LongestWay) {
    let mut measured = at_once(survey(world, 2, &mut |_| true)).unwrap().unwrap();
    let size = world.spec().size();
    let cells = size.map(|side| side.min(192));
    assert_eq!([measured.depths.columns, measured.depths.rows()], cells);
    let middle = |line: usize, cell: u32| (2 * cell + 1) * size[line] / (2 * cells[line]);
    let middles = (0..cells[1]).flat_map(|row| (0..cells[0]).map(move |column| (column, row)));
    let of_cells: Vec<u64> = middles
        .map(|(column, row)| steps[(middle(1, row) * size[0] + middle(0, column)) as usize].into())
        .collect();
    assert_eq!(measured.depths.cells, of_cells);
    let waypoints = &measured.waypoints;
    let (mut room, mut number) = (Room::default(), 0);
    let mut check_room = |room: Room| {
        let place = [room.column, room.row].map(|place| place as u32);
        let is_waypoint = number % waypoints.every == 0;
        let expected = is_waypoint.then_some((number / waypoints.every) as usize);
        assert_eq!(waypoints.at(place), expected, "{:?} {place:?}", world.plan());
        assert_eq!(expected.map(|number| waypoints.places[number]), is_waypoint.then_some(place));
        number += 1;
    };
    check_room(room);
    let mut guide = Guide::new(world.clone());
    guide
        .walk([0, 0], |direction| {
            room = room.step(direction);
            check_room(room);
            true
        })
        .unwrap();
    assert_eq!(waypoints.places.len() as u64, world.steps() / waypoints.every + 1);
    assert_eq!(world.survey(), None);
    let [surveyed, _] = [Some(longest), None].map(|longest| {
        let mut bytes = Vec::new();
        measured.longest = longest;
        world.write_with(&measured, &mut bytes).unwrap();
        let surveyed = opened(bytes);
        assert_eq!(surveyed.survey(), Some(&measured));
        surveyed
    });
    for world in [world, &surveyed] {
        let mut surveyor = Surveyor::new(world.clone());
        for (room, &steps) in (0..).zip(steps) {
            let place = [room % size[0], room / size[0]];
            assert_eq!(surveyor.depth(place), Ok(steps.into()), "{:?} {place:?}", world.plan());
        }
        check_reliefs(world, steps);
    }
}

/// Leaves from above: each sample tells the distance of its rooms, and the greatest detour among them.
fn check_reliefs(world: &Arc<WorldFile>, steps: &[u32]) {
    let (plan, farthest) = (world.plan(), world.farthest());
    let [across, down] = plan.leaves();
    let width = plan.spec.width();
    let mut surveyor = Surveyor::new(world.clone());
    for leaf in (0..down).flat_map(|row| (0..across).map(move |column| [column, row])) {
        let near = Relief::new(&mut surveyor, leaf, 0, farthest).unwrap();
        let (first, end) = plan.range(leaf);
        let rooms = near.level(0).unwrap();
        assert_eq!([rooms.columns, rooms.rows()], plan.size_of(leaf));
        let depth = |column: u32, row: u32| u64::from(steps[(row * width + column) as usize]);
        for (row, line) in (first[1]..).zip(rooms.samples.chunks(rooms.columns as usize)) {
            for (column, sample) in (first[0]..).zip(line) {
                let here = depth(column, row);
                let share = (here as f64 * 65_535.0 / farthest.max(1) as f64) as u16;
                assert!(sample.share.abs_diff(share) <= 1);
                let right = if column + 1 < end[0] { depth(column + 1, row) } else { here };
                let below = if row + 1 < end[1] { depth(column, row + 1) } else { here };
                let detour = right.abs_diff(here).max(below.abs_diff(here)).max(1) as f64;
                let off = f64::from(sample.ridge) - 8.0 * detour.log2();
                assert!((-1.7..0.1).contains(&off));
                let room = [column - first[0], row - first[1]];
                if right.abs_diff(here) > 1 {
                    assert_eq!(near.is_open(room, false), Some(false));
                }
            }
        }
        let far = Relief::new(&mut surveyor, leaf, 2, farthest).unwrap();
        assert_eq!((far.level(1), far.level(2)), (None, near.level(2)));
        let most = rooms.samples.iter().map(|sample| sample.ridge).max();
        assert_eq!(near.level(10).unwrap().samples.len(), 1, "the whole leaf");
        assert_eq!(near.level(10).unwrap().samples[0].ridge, most.unwrap());
    }
}

fn assert_is_kruskal(plan: LeafPlan, threads: usize) {
    let world = opened(built(plan, threads));
    assert_eq!(world.plan(), plan);
    let grid = held(plan);
    let [width, height] = plan.spec.size().map(|side| side as u16);
    let cut = Guide::new(world.clone()).cut(Room::default(), Size::new(width, height).unwrap());
    assert!(cut == Ok(grid.clone()), "{plan:?}");
    check_ways(&world, &grid);
    let opened = at_once(check(&world, threads, &mut |_| true));
    assert_eq!(opened, Ok(Some(plan.spec.rooms() - 1)), "{plan:?}");
}

#[test]
fn every_small_world_is_sorted_kruskal() {
    for width in 2..=9 {
        for height in 2..=9 {
            for seed in [0, 233, u64::MAX] {
                assert_is_kruskal(plan(width, height, seed, 64), 1);
            }
        }
    }
}

#[test]
fn of_odd_sizes_in_leaves_of_many_sides() {
    let sides = [2, 17, 63, 64, 65, 128, 129, 200];
    for (place, &width) in sides.iter().enumerate() {
        for &height in &sides {
            for side in [64, 128] {
                assert_is_kruskal(plan(width, height, place as u64, side), 1);
            }
        }
    }
    for (width, height, side) in [(640, 333, 64), (777, 2, 64), (3, 1025, 128), (513, 700, 512)] {
        assert_is_kruskal(plan(width, height, 7, side), 2);
    }
}

#[test]
fn any_cut_is_a_part_of_the_whole() {
    let plan = plan(300, 250, 5, 64);
    let world = opened(built(plan, 1));
    let whole = held(plan);
    let mut guide = Guide::new(world);
    for ((left, above), (width, height)) in [
        ((0, 0), (40, 30)),
        ((50, 60), (90, 70)),
        ((250, 200), (50, 50)),
        ((299, 249), (4, 4)),
        ((-20, -7), (60, 60)),
        ((-5, 100), (310, 200)),
        ((900, 900), (9, 9)),
    ] {
        let size = common::size(width, height);
        let cut = guide.cut(Room { column: left, row: above }, size).unwrap();
        for row in 1..size.rows() - 1 {
            for column in 1..size.columns() - 1 {
                let tile = [2 * left + i64::from(column), 2 * above + i64::from(row)];
                let is_there = (1..2 * 300).contains(&tile[0]) && (1..2 * 250).contains(&tile[1]);
                let expected = is_there && whole.is_open(Tile::new(tile[0] as u16, tile[1] as u16));
                assert_eq!(
                    cut.is_open(Tile::new(column, row)),
                    expected,
                    "{left} {above} {tile:?}"
                );
            }
        }
    }
}

#[test]
fn a_build_that_is_stopped_again_and_again_ends_in_the_same_file() {
    let plan = plan(700, 450, 3, 64);
    let whole = built(plan, 2);
    for threads in [1, 2] {
        let (mut build, mut slices) = (WorldBuild::new(plan), 0);
        loop {
            let mut looks = 0;
            let is_done = at_once(build.go_on(threads, &mut |_| {
                looks += 1;
                looks < 7
            }));
            if is_done {
                break;
            }
            slices += 1;
            let mut part = Vec::new();
            build.write_part(&mut part).unwrap();
            build = from_part(&part).unwrap();
        }
        assert!(slices > 3, "{slices}");
        assert!(file_of(build) == whole);
    }
}

#[test]
fn squares_that_were_built_alone_are_joined_to_the_same_file() {
    let plan = plan(500, 333, 8, 64);
    let mut parts = Vec::new();
    for (level, column, row) in [(2, 0, 0), (1, 2, 0), (1, 3, 0), (1, 2, 1), (0, 7, 3), (2, 0, 1)] {
        let place = SquarePlace { level, column, row };
        let mut build = WorldBuild::of_square(plan, place).unwrap();
        assert!(at_once(build.go_on(1, &mut |_| true)));
        let mut part = Vec::new();
        build.write_part(&mut part).unwrap();
        parts.push(part);
    }
    assert!(WorldBuild::of_square(plan, SquarePlace { level: 0, column: 8, row: 0 }).is_none());
    assert!(WorldBuild::of_square(plan, SquarePlace { level: 9, column: 0, row: 0 }).is_none());
    for order in [[0, 1, 2, 3, 4, 5], [5, 2, 4, 0, 3, 1]] {
        let mut build = WorldBuild::new(plan);
        for &part in &order {
            build.add_part(&parts[part]).unwrap();
            assert_eq!(build.add_part(&parts[part]), Err(WorldError::Twice));
        }
        assert!(at_once(build.go_on(2, &mut |_| true)));
        assert!(file_of(build) == built(plan, 1));
    }
    let mut other = WorldBuild::new(LeafPlan::new(plan.spec));
    assert_eq!(other.add_part(&parts[0]), Err(WorldError::OtherWorld(plan.spec.to_string())));
}

#[test]
fn a_file_that_is_damaged_anywhere_is_refused() {
    let plan = plan(200, 150, 3, 64);
    let whole = built(plan, 1);
    for length in 0..whole.len() {
        assert!(WorldFile::open(whole[..length].to_vec()).is_err(), "{length}");
    }
    for place in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << (place % 8);
        let refused = match WorldFile::open(bytes) {
            Err(_) => true,
            Ok(world) => at_once(check(&Arc::new(world), 1, &mut |_| true)).is_err(),
        };
        assert!(refused, "{place}");
    }
    let mut build =
        WorldBuild::of_square(plan, SquarePlace { level: 1, column: 0, row: 0 }).unwrap();
    at_once(build.go_on(1, &mut |_| true));
    let mut part = Vec::new();
    build.write_part(&mut part).unwrap();
    for place in 0..part.len() {
        assert!(from_part(&part[..place]).is_err(), "{place}");
        let mut bytes = part.clone();
        bytes[place] ^= 1 << (place % 8);
        assert!(from_part(&bytes).is_err(), "{place}");
    }
}

#[test]
fn whoever_builds_hears_how_far_it_is_and_may_give_up() {
    let mut build = WorldBuild::new(plan(900, 700, 3, 64));
    let mut shares = Vec::new();
    assert!(at_once(build.go_on(2, &mut |share| {
        shares.push(share);
        true
    })));
    assert!(shares.len() > 20 && shares.is_sorted() && shares.iter().all(|share| *share <= 1.0));
    let mut build = WorldBuild::new(plan(900, 700, 3, 64));
    assert!(!at_once(build.go_on(2, &mut |_| false)));
    let error = build.finish().unwrap_err();
    assert_eq!(error.to_string(), "this is no maze: it is not built to the end");
}

/// The sum that both kinds of file have.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn what_somebody_has_forged_does_no_harm() {
    let plan = plan(200, 150, 3, 64);
    let mut build =
        WorldBuild::of_square(plan, SquarePlace { level: 1, column: 0, row: 0 }).unwrap();
    assert!(at_once(build.go_on(1, &mut |_| true)));
    let mut part = Vec::new();
    build.write_part(&mut part).unwrap();
    let mut dice = Dice::new(7);
    let mut is_taken = false;
    for _ in 0..3_000 {
        let mut forged = part[..part.len() - 8].to_vec();
        for _ in 0..=dice.below(3) {
            let place = dice.below(forged.len() as u32) as usize;
            forged[place] = dice.below(256) as u8;
        }
        let sum = sum(&forged);
        forged.extend(sum.to_le_bytes());
        // A larger world would only take long.
        let Ok(mut build) = from_part(&forged) else { continue };
        if build.plan().spec.rooms() <= 60_000 && at_once(build.go_on(1, &mut |_| true)) {
            is_taken = true;
            if let Ok(built) = build.finish() {
                let mut bytes = Vec::new();
                built.write(&mut bytes).unwrap();
                let world = opened(bytes);
                let _ = at_once(check(&world, 1, &mut |_| true));
            }
        }
    }
    assert!(is_taken, "some are only wrong");
}

/// Changes bits of a world's records, and makes its sums right again.
fn forged(mut bytes: Vec<u8>, plan: LeafPlan, bits: usize, dice: &mut Dice) -> Vec<u8> {
    const HEADER: usize = 56;
    let leaves = plan.count();
    let records = HEADER + 10 * leaves;
    for _ in 0..bits {
        let place = records + dice.below((bytes.len() - records) as u32) as usize;
        bytes[place] ^= 1 << dice.below(8);
    }
    let mut begin = records;
    for leaf in 0..leaves {
        let entry = HEADER + 10 * leaf;
        let [right, below, within] = [0, 2, 4]
            .map(|at| usize::from(u16::from_le_bytes([bytes[entry + at], bytes[entry + at + 1]])));
        let end = begin + (2 * (right + below) + within).div_ceil(8);
        let record = sum(&bytes[begin..end]).wrapping_add(leaf as u64);
        let record = (record.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32;
        bytes[entry + 6..entry + 10].copy_from_slice(&record.to_le_bytes());
        begin = end;
    }
    assert_eq!(begin, bytes.len());
    bytes[48..56].fill(0);
    let table = sum(&bytes[..records]);
    bytes[48..56].copy_from_slice(&table.to_le_bytes());
    bytes
}

/// A compass that points anywhere leads nowhere, but nobody walks or looks for ever, and no room is proved to
/// be joined.
#[test]
fn a_forged_compass_is_noticed_by_whoever_follows_it() {
    let plan = plan(300, 260, 3, 64);
    let whole = built(plan, 1);
    let mut dice = Dice::new(11);
    assert_eq!(forged(whole.clone(), plan, 0, &mut dice), whole);
    let mut lost = 0;
    for round in 0..400 {
        let world = opened(forged(whole.clone(), plan, 1 + round % 30, &mut dice));
        let walked = Guide::new(world.clone()).walk([0, 0], |_| true);
        let mut surveyor = Surveyor::new(world.clone());
        let depth = surveyor.depth([0, 0]);
        assert_eq!(walked.is_ok(), depth.is_ok(), "{walked:?} {depth:?}");
        lost += usize::from(walked.is_err());
        let _ = Relief::new(&mut surveyor, [1, 1], 0, world.farthest());
        let proof = at_once(check(&world, 1, &mut |_| true));
        assert!(walked.is_ok() || proof.is_err());
    }
    assert!(lost > 100, "{lost}");
}

/// The plane is known by a hand on the wall, which shares only the weights with the building of worlds; and
/// far from its border a world is the plane.
#[test]
fn in_the_middle_the_world_of_the_game_is_the_plane_of_its_seed() {
    let world = KeptWorld::own().unwrap();
    let (own, plane) = (Endless::of_world(world), Endless::new(world.spec().seed()));
    let corners = [(15, 15), (16, 16), (8, 20), (24, 5)];
    for (column, row) in corners.map(|(column, row)| (column * 1024 - 70, row * 1024 - 55)) {
        let (origin, size) = (Room { column, row }, common::size(140, 110));
        let [own, plane] = [own, plane].map(|one| common::cut(one, origin, size));
        assert!(own == plane, "at {column}, {row}");
    }
}
