//! A build as it is shown agrees with the maze and with what its generator holds.

use std::collections::{BTreeMap, BTreeSet};

use icetea_maze::game::theatre::{Mark, Show, StepEvent, Tint};
use icetea_maze::maze::{
    BuildStep, Direction, Generator, Maze, Size, Spec, StopRule, Tile, UnionFind,
};

use super::common::size;
use super::specs;

fn all_tiles(maze: &Maze) -> impl Iterator<Item = Tile> + '_ {
    (0..maze.grid().tiles()).map(|index| maze.grid().tile(index))
}

fn rooms(size: Size) -> impl Iterator<Item = Tile> {
    (0..size.rooms()).map(move |number| size.room(number))
}

fn count(show: &Show, mark: Mark) -> usize {
    let act = show.build().unwrap();
    rooms(act.spec().size()).filter(|&room| show.marks().mark(room) == mark).count()
}

#[test]
fn walls_are_shown_where_walls_are() {
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        loop {
            for tile in all_tiles(show.maze()) {
                let is_open = show.maze().grid().is_open(tile);
                let mark = show.marks().mark(tile);
                assert_eq!(mark.is_wall(), !is_open, "{spec} step {}: {tile:?}", show.step);
            }
            if !show.advance() {
                break;
            }
        }
    }
}

#[test]
fn a_wall_that_stands_for_good_does_and_one_that_was_not_tried_may_fall() {
    for spec in specs() {
        let is_by_rooms = !matches!(spec.generator(), Generator::Division | Generator::Dig);
        let mut show = Show::of_build(&spec);
        let mut before = show.marks().clone();
        while show.advance() {
            if let StepEvent::Built(step) = show.moment().event
                && let Some((tile, true)) = step.change()
                && is_by_rooms
            {
                let is_loop = matches!(step, BuildStep::Looped { .. });
                assert!(is_loop || before.mark(tile) == Mark::Untried, "{spec}: {step:?}");
            }
            before = show.marks().clone();
        }
        let is_whole = spec.stop() == StopRule::Full && is_by_rooms;
        let untried = before.all().iter().filter(|&&mark| mark == Mark::Untried).count();
        assert!(!is_whole || untried == 0, "{spec}: {untried} walls undecided in the end");
    }
}

#[test]
fn what_is_lit_is_what_the_generator_holds() {
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let act = show.build().unwrap();
            if matches!(act.last(), Some(BuildStep::Looped { .. })) {
                break;
            }
            let trail = count(&show, Mark::Trail);
            match spec.generator() {
                Generator::Prim => assert_eq!(count(&show, Mark::Frontier), act.held(), "{spec}"),
                Generator::Backtracker | Generator::GrowingTree { .. } => {
                    assert_eq!(trail, act.held(), "{spec}");
                }
                Generator::Dig => {
                    let marks = show.marks().all().iter();
                    let lit = marks.filter(|&&mark| mark == Mark::Trail).count();
                    assert_eq!(lit, act.held(), "{spec}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_trail_leads_back_room_by_room() {
    for spec in specs() {
        let (mark, stride) = match spec.generator() {
            Generator::Backtracker => (Mark::Trail, 2),
            Generator::Wilson => (Mark::Walk, 2),
            Generator::Dig => (Mark::Trail, 1),
            _ => continue,
        };
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let at = match show.build().unwrap().last().unwrap() {
                BuildStep::Opened { tile, .. } if stride == 1 => tile,
                BuildStep::Opened { tile, from } if mark == Mark::Trail => {
                    tile.step(from.direction_to(tile).unwrap())
                }
                BuildStep::Walked { to, .. } => to,
                _ => continue,
            };
            let picture = show.marks();
            let lit = picture.all().iter().filter(|&&one| one == mark).count();
            let openings = if mark == Mark::Trail && stride == 2 { lit / 2 } else { 0 };
            if picture.mark(at) == mark {
                let mut tile = at;
                for _ in 1..lit - openings {
                    tile = tile.go(picture.came(tile).opposite(), stride);
                    assert_eq!(picture.mark(tile), mark, "{spec} step {}", show.step);
                }
            }
        }
    }
}

/// The tint of each set, after a check that all its rooms share it and no neighbouring set has it.
fn check_tints(show: &Show, forest: &UnionFind, size: Size) -> BTreeMap<u32, Tint> {
    let mut tints = BTreeMap::new();
    for number in 0..size.rooms() {
        let root = forest.root(number);
        let mark = show.marks().mark(size.room(number));
        if forest.size(root) == 1 {
            assert_eq!(mark, Mark::Fresh);
        } else {
            let tint = mark.tint().expect("rooms of a set have a tint");
            assert_eq!(*tints.entry(root).or_insert(tint), tint, "all rooms agree");
        }
    }
    for number in 0..size.rooms() {
        for direction in [Direction::Right, Direction::Down] {
            let (room, beyond) = (size.room(number), size.room(number).go(direction, 2));
            if beyond.column < size.columns() && beyond.row < size.rows() {
                let [a, b] = [room, beyond].map(|room| forest.root(size.number(room)));
                let touching = tints.get(&a).zip(tints.get(&b)).filter(|_| a != b);
                assert!(touching.is_none_or(|(a, b)| a != b), "step {}", show.step);
                let passage = show.marks().mark(room.step(direction));
                if !passage.is_wall() {
                    assert_eq!(passage, Mark::Set(tints[&a]));
                }
            }
        }
    }
    tints
}

#[test]
fn touching_sets_never_share_a_tint() {
    let (mut merges, mut taken_over) = (0, 0);
    for (width, height) in [(2, 2), (2, 9), (9, 2), (13, 8), (60, 7), (21, 30)] {
        for seed in 0..6 {
            let size = size(width, height);
            let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, seed));
            let mut before = BTreeMap::new();
            while show.advance() {
                let act = show.build().unwrap();
                let forest = act.forest().unwrap();
                let tints = check_tints(&show, forest, size);
                if let Some(BuildStep::Merged { larger, smaller, .. }) = act.last() {
                    let root = size.number(larger.root);
                    if let Some(tint) = before.get(&root) {
                        merges += 1;
                        taken_over += u32::from(tints[&root] == *tint);
                    }
                    assert_eq!(act.old_tint(), before.get(&size.number(smaller.root)).copied());
                }
                before = tints;
            }
        }
    }
    assert!(taken_over * 10 > merges * 9, "{taken_over} of {merges} took the larger part's tint");
}

/// Each entry is beside the one below it, there are as many as the generator holds, and where it is of
/// rooms the top is where it goes on.
#[test]
fn the_stack_of_a_generator_is_the_way_to_where_it_works() {
    for generator in [Generator::Backtracker, Generator::Dig, Generator::Kruskal] {
        let mut deepest = 0;
        for seed in 0..6 {
            let mut show = Show::of_build(&Spec::new(generator, size(7, 5), seed));
            loop {
                let act = show.build().unwrap();
                let Some(stack) = act.stack() else {
                    assert_eq!(generator, Generator::Kruskal);
                    break;
                };
                assert_eq!(stack.len(), act.held(), "{generator:?}, {}", show.step);
                let far = if generator.is_of_rooms() { 2 } else { 1 };
                for pair in stack.windows(2) {
                    let apart =
                        pair[0].column.abs_diff(pair[1].column) + pair[0].row.abs_diff(pair[1].row);
                    assert_eq!(apart, far, "{pair:?}");
                }
                deepest = deepest.max(stack.len());
                let top = stack.last().copied();
                if !show.advance() {
                    break;
                }
                match show.build().unwrap().last() {
                    Some(BuildStep::Opened { from, .. } | BuildStep::Backtracked { from }) => {
                        assert_eq!(top.filter(|_| generator.is_of_rooms()).unwrap_or(from), from);
                    }
                    other => assert!(!generator.is_of_rooms(), "{other:?}"),
                }
            }
        }
        assert_eq!(deepest > 10, generator != Generator::Kruskal);
    }
}

#[test]
fn all_sets_have_tints_of_their_own_as_long_as_there_are_enough() {
    let mut shared = 0;
    for (width, height) in [(4, 3), (2, 9), (10, 8)] {
        for seed in 0..20 {
            let size = size(width, height);
            let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, seed));
            let mut most = 0;
            while show.advance() {
                let tints = check_tints(&show, show.build().unwrap().forest().unwrap(), size);
                most = most.max(tints.len());
                let own: BTreeSet<usize> = tints.values().map(|tint| tint.index()).collect();
                if most <= Tint::ALL.len() {
                    assert_eq!(own.len(), tints.len(), "{width}x{height}, {seed}, {}", show.step);
                    shared += usize::from(tints.len() > 2);
                }
            }
        }
    }
    assert!(shared > 500, "{shared} moments with several sets");
}

#[test]
fn the_largest_maze_with_a_forest_keeps_its_tints_apart() {
    let size = size(60, 60);
    let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, 5));
    while show.advance() {
        if show.step.is_multiple_of(97) {
            check_tints(&show, show.build().unwrap().forest().unwrap(), size);
        }
    }
}

#[test]
fn the_panel_shows_the_true_forest() {
    for (width, height) in [(2, 2), (2, 9), (9, 2), (13, 8)] {
        let size = size(width, height);
        let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, 7));
        let mut before = show.build().unwrap().forest().unwrap().clone();
        while show.advance() {
            let act = show.build().unwrap();
            let forest = act.forest().unwrap();
            let [a, b] = show.moment().rooms.unwrap().map(|room| size.number(room));
            let finds = act.finds().unwrap();
            assert_eq!(finds.a.path, way_up(&before, a), "a climbs first");
            before.find(a);
            assert_eq!(finds.b.path, way_up(&before, b), "then b, over what a has left");
            before.find(b);
            assert_eq!(finds.a.jumps(), finds.a.path.len() / 2, "two levels a jump, or the last");
            for hop in finds.a.rehung.iter().chain(&finds.b.rehung) {
                assert_ne!(hop.over, hop.to);
                assert!(way_up(&before, hop.from).contains(&hop.to));
            }
            let has_merged = matches!(act.last(), Some(BuildStep::Merged { .. }));
            assert_eq!(finds.a.root() != finds.b.root(), has_merged);

            let mut sizes = BTreeMap::new();
            for number in 0..size.rooms() {
                if forest.parent(number).is_none() {
                    *sizes.entry(forest.size(number)).or_insert(0) += 1;
                }
            }
            let shown = act.set_sizes().unwrap();
            assert!(shown.by_size().eq(sizes.iter().rev().map(|(&size, &count)| (size, count))));
            assert_eq!(shown.sets, sizes.values().sum::<u32>());
            assert_eq!(Some(&shown.largest()), sizes.keys().max());
            let sets = act.sets().unwrap();
            assert!(sets.is_sorted_by_key(|(set, _)| std::cmp::Reverse(set.size)));
            assert_eq!(sets.len() as u32, shown.sets);
            for (set, tint) in sets {
                let mut own = (0..size.rooms())
                    .filter(|&room| size.room(forest.root(room)) == set.root)
                    .map(|room| show.marks().mark(size.room(room)).tint());
                assert_eq!(own.clone().count() as u32, set.size);
                assert!(own.all(|one| one == tint));
            }
            let counts = act.counts;
            assert_eq!(counts.tried, show.step);
            assert_eq!(counts.opened + u64::from(shown.sets), u64::from(size.rooms()));
            assert_eq!(counts.kept, counts.tried - counts.opened);
            before = forest.clone();
        }
    }
}

fn way_up(forest: &UnionFind, room: u32) -> Vec<u32> {
    std::iter::successors(Some(room), |&room| forest.parent(room)).collect()
}

#[test]
fn a_colour_flows_over_exactly_the_smaller_set() {
    let size = size(13, 8);
    let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, 3));
    let mut before = show.build().unwrap().forest().unwrap().clone();
    while show.advance() {
        let act = show.build().unwrap();
        let mut flow = show.flow();
        if let Some(BuildStep::Merged { wall, smaller, .. }) = act.last() {
            assert!(flow.is_sorted_by_key(|&(_, distance)| distance));
            assert!(Size::sides(wall).contains(&flow[0].0));
            assert_eq!(flow[0].1, 0);
            let swallowed = rooms(size)
                .filter(|&room| before.root(size.number(room)) == size.number(smaller.root));
            flow.sort_unstable_by_key(|&(room, _)| room);
            assert!(flow.into_iter().map(|(room, _)| room).eq(swallowed));
        } else {
            assert!(flow.is_empty());
        }
        before = act.forest().unwrap().clone();
    }
}

#[test]
fn an_area_holds_what_happens_in_it() {
    let mut seen = BTreeMap::new();
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let moment = show.moment();
            let Some(area) = moment.area else { continue };
            *seen.entry(spec.generator().name()).or_insert(0) += 1;
            let (low, high) = (area.top_left, area.bottom_right);
            assert!(low.column <= high.column && low.row <= high.row, "{spec}: {area:?}");
            assert!(high.column < spec.size().columns() && high.row < spec.size().rows());
            assert!([low, high].iter().all(|tile| tile.column % 2 == 1 && tile.row % 2 == 1));
            if let Some(at) = moment.at {
                let is_inside = (low.column..=high.column).contains(&at.column)
                    && (low.row..=high.row).contains(&at.row);
                assert!(is_inside, "{spec}: {at:?} in {area:?}");
            }
        }
    }
    let names: Vec<_> = seen.into_keys().collect();
    assert_eq!(names, ["binary-tree", "division", "drawn", "eller", "hunt-and-kill", "sidewinder"]);
}
