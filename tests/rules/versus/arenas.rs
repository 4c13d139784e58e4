//! What an arena promises: fair starts, distances and cheeses.

use icetea_maze::game::race::cheeses::unfairness;
use icetea_maze::game::race::distances::Distances;
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::maze::{Generator, Spec, StopRule, Tile};

use super::{BOUNDED, arena, common, specs};

#[test]
fn both_have_the_same_way() {
    for spec in specs() {
        for mode in [Mode::Race, Mode::Meet] {
            let arena = arena(spec, mode, false);
            assert_eq!(arena.shortest(0), arena.shortest(1), "{spec}");
            let moves = common::moves_to_goal(&arena.measured.maze).unwrap();
            assert_eq!(arena.shortest(0) * u32::from(arena.measured.stride_tiles), moves, "{spec}");
        }
    }
}

#[test]
fn the_shortest_way_is_one() {
    for spec in specs() {
        let arena = arena(spec, Mode::Meet, false);
        for side in [0, 1] {
            let from = arena.starts[side];
            let path: Vec<_> = arena.to_target(side).unwrap().path(from, arena.grid()).collect();
            assert_eq!(path.first(), Some(&from));
            assert_eq!(path.last().copied(), arena.target(side));
            assert_eq!(path.len(), arena.shortest(side) as usize + 1, "{spec}");
            for pair in path.windows(2) {
                let direction = pair[0].direction_towards(pair[1]).unwrap();
                assert!(arena.grid().is_open(pair[0].step(direction)));
            }
        }
    }
}

#[test]
fn cheeses_lie_on_free_places_as_far_from_one_as_from_the_other() {
    for generator in Generator::ALL {
        for (width, height) in [(2, 2), (3, 2), (4, 9), (12, 7), (30, 20)] {
            for seed in 0..6 {
                let spec = Spec::new(generator, common::size(width, height), seed);
                let arena = arena(spec, Mode::Hunt, false);
                let cheeses = &arena.cheeses;
                assert!(!cheeses.is_empty());
                assert!(cheeses.is_sorted_by(|one, other| one < other), "each is there once");
                for cheese in cheeses {
                    assert!(arena.grid().is_open(*cheese), "{spec}");
                    assert!(!arena.starts.contains(cheese), "{spec}");
                    assert!(arena.to_target(0).unwrap().from(*cheese).is_some(), "{spec}");
                }
                if width >= 12 {
                    let ways = [arena.to_target(1).unwrap(), arena.to_target(0).unwrap()];
                    let sum = u64::from(arena.shortest(0) + arena.shortest(1));
                    let unfair = unfairness(ways, cheeses);
                    assert!(unfair * 20 <= sum, "{spec}: {unfair} of {sum}");
                    // The nearest of one is as far as the nearest of the other, and so is each.
                    let [one, two] = ways.map(|ways| {
                        let mut ways: Vec<_> = cheeses.iter().map(|&at| ways.from(at)).collect();
                        ways.sort_unstable();
                        ways.into_iter().map(Option::unwrap)
                    });
                    let most = one.zip(two).map(|(one, two)| one.abs_diff(two)).max();
                    let most = u64::from(most.unwrap());
                    assert!(most <= 4 + sum / 200, "{spec}: {most} of {sum}");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_lays_the_same_cheeses() {
    let of = |seed, mode| {
        let spec = Spec::new(Generator::Kruskal, common::size(12, 9), seed);
        arena(spec, mode, false).cheeses.clone()
    };
    for (mode, golden) in GOLDEN {
        assert_eq!(of(7, mode), of(7, mode));
        assert_ne!(of(7, mode), of(8, mode));
        let places: Vec<_> = of(7, mode).iter().map(|tile| (tile.column, tile.row)).collect();
        assert_eq!(places, golden, "{mode:?}");
    }
}

/// The cheeses of kruskal1-12x9-7, for ever.
const GOLDEN: [(Mode, &[(u16, u16)]); 3] = [
    (Mode::FirstHunt, &[(23, 1), (7, 5), (9, 5), (15, 5), (21, 9)]),
    (Mode::Hunt, &[(7, 1), (15, 5), (9, 7), (17, 9), (21, 13)]),
    (Mode::Snatch, &[(15, 5)]),
];

#[test]
fn a_maze_that_was_left_unfinished_has_arenas_too() {
    for seed in 0..20 {
        let spec = Spec::new(Generator::Kruskal, common::size(7, 5), seed);
        let spec = spec.with_stop(StopRule::Joined).unwrap();
        for mode in BOUNDED {
            let arena = arena(spec, mode, false);
            assert!(arena.shortest(0) > 0);
        }
    }
}

#[test]
fn the_share_to_go_is_the_way_to_the_target_or_to_the_nearest_cheese() {
    for spec in specs() {
        for mode in BOUNDED {
            let arena = arena(spec, mode, false);
            let stride = arena.measured.stride_tiles;
            let [start, other] = arena.starts;
            let thousandths = |share: f32| (share * 1000.0).round() as u32;
            let share = |place, left: &[Tile]| thousandths(arena.share_to_go(0, place, left));
            if !matches!(mode, Mode::Hunt | Mode::Snatch) {
                assert_eq!(share(arena.target(0).unwrap(), &[]), 0);
                assert_eq!(share(start, &[]), 1000, "{spec}");
                continue;
            }
            let all = &arena.cheeses;
            let between = Distances::to(other, arena.grid(), stride).from(start).unwrap() as f32;
            for left in (0..all.len()).map(|eaten| &all[eaten..]) {
                let ways = left.iter().map(|&at| Distances::to(at, arena.grid(), stride));
                let nearest = ways.filter_map(|path| path.from(start)).min().unwrap() as f32;
                assert_eq!(share(start, left), thousandths((nearest / between).min(1.0)), "{spec}");
                assert_eq!(share(left[0], left), 0, "on a cheese");
            }
            assert_eq!(share(start, &[]), 0, "nothing is left to go to");
        }
    }
}
