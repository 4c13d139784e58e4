//! Laws of the theatre, without a window: what is shown is true.

mod building;
mod calls;
use crate::common;
mod contest;
mod costs;
mod lit_lines;
mod marks;
mod program;
mod rooms;
mod school;
mod solving;
mod stack_lines;
mod telling;
mod timeline;

use std::sync::Arc;

use common::{drawn, generators, percent, size};
use icetea_maze::maze::{Build, Draft, Maze, Spec, StopRule};

const SIZES: [(u16, u16); 4] = [(2, 2), (2, 9), (9, 2), (13, 8)];

/// Every generator in all sizes, plain, with loops, and stopped early where that is possible.
fn specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    for generator in generators() {
        for (width, height) in SIZES {
            for seed in [0, 233] {
                let spec = Spec::new(generator, size(width, height), seed);
                specs.extend([spec, spec.with_loops(percent(60))]);
                specs.extend(spec.with_stop(StopRule::Joined));
            }
        }
    }
    let draft: Draft = "+---+---+---+\n| M |   | C |\n+   +   +   +\n|       |   |\n+---+---+---+"
        .parse()
        .unwrap();
    specs.push(Spec::drawn(draft));
    specs
}

/// Mazes from elsewhere: without rooms, with several goals, with islands, without a path.
fn foreign_mazes() -> Vec<Arc<Maze>> {
    [
        drawn(&["S G"]),
        drawn(&["S#", "#G"]),
        drawn(&["S   ", "    ", "    ", "   G"]),
        drawn(&["#######", "#S    #", "# ### #", "# #G# #", "# ### #", "#     #", "#######"]),
        drawn(&["#########", "#   S   #", "# ##### #", "#G#####G#", "#########"]),
        drawn(&["..#....#", ".S..##..", "...#....", ".##..#.#", ".....#.G"]),
    ]
    .map(Arc::new)
    .to_vec()
}

/// Mazes to be solved: some of each generator, and foreign ones.
fn mazes() -> Vec<Arc<Maze>> {
    let grown = specs().into_iter().map(|spec| Arc::new(Build::new(&spec).finish()));
    grown.chain(foreign_mazes()).collect()
}
