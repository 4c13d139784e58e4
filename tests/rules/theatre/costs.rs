//! The data of the chart of finds, compared with a plain forest that counts by itself.

use icetea_maze::game::theatre::{Show, Timeline};
use icetea_maze::maze::{BuildStep, Generator, Size, Solver, Spec};

use super::common::{percent, size};
use super::telling::Forest;

#[test]
fn finds_hops_and_depth_are_those_of_a_plain_forest_at_every_step() {
    let mut deepest = 0;
    for (width, height) in [(2, 2), (2, 9), (7, 3), (4, 3), (12, 8), (31, 17)] {
        for seed in 0..12 {
            let size = size(width, height);
            let spec = Spec::new(Generator::Kruskal, size, seed);
            let timeline = Timeline::of(Show::new(&spec, Solver::DepthFirst));
            let mut show = Show::of_build(&spec);
            let mut forest = Forest::of_single_rooms(size.rooms());
            let (mut finds, mut hops) = (0, 0);
            for told in timeline.find_costs() {
                assert!(show.advance());
                let Some(BuildStep::Merged { wall, .. } | BuildStep::Kept { wall }) =
                    show.build().unwrap().last()
                else {
                    panic!("union-find looks at walls");
                };
                let [a, b] = Size::sides(wall).map(|room| size.number(room) as usize);
                let ways = forest.join(a, b);
                finds += 2;
                // The program reads `parent` four times for two levels, and once at the root.
                hops += ways.iter().map(|way| 4 * (way.len() as u32 / 2) + 1).sum::<u32>();
                assert_eq!((told.finds, told.hops), (finds, hops), "{spec} {}", show.step);
                assert_eq!(told.depth, forest.depth(), "{spec} {}", show.step);
                deepest = deepest.max(told.depth);
                assert!(f64::from(told.depth) <= f64::from(size.rooms()).log2(), "{spec}");
                assert!(told.reads_per_find() <= f64::from(told.depth.max(told.hops)), "{spec}");
            }
            assert_eq!(timeline.find_costs().len() as u64, timeline.build_steps);
        }
    }
    assert!(deepest > 3, "{deepest}");
}

#[test]
fn nothing_is_told_of_finds_where_there_are_none() {
    let costs = |generator, width| {
        let spec = Spec::new(generator, size(width, 4), 3).with_loops(percent(50));
        Timeline::of(Show::of_build(&spec)).find_costs().len() as u64
    };
    assert_eq!(costs(Generator::Prim, 5), 0);
    // Loops are opened afterwards, without finds.
    let spec = Spec::new(Generator::Kruskal, size(5, 4), 3);
    assert_eq!(costs(Generator::Kruskal, 5), Timeline::of(Show::of_build(&spec)).build_steps);
}
