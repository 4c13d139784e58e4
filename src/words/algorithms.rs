//! What generators and solvers are called.

use super::table::{words, words_for};
use crate::maze::{Generator, Hand, Solver};

words_for! {
    /// What the generators are called.
    pub struct GeneratorWords for Generator {
        Generator::Kruskal => kruskal,
        Generator::Backtracker => backtracker,
        Generator::Prim => prim,
        Generator::Division => division,
        Generator::Dig => dig,
        Generator::Wilson => wilson,
        Generator::HuntAndKill => hunt_and_kill,
        Generator::Eller => eller,
        Generator::Sidewinder => sidewinder,
        Generator::BinaryTree => binary_tree,
        Generator::GrowingTree { .. } => growing_tree,
    }
}

words_for! {
    /// What the solvers are called.
    pub struct SolverWords for Solver {
        Solver::DepthFirst => depth_first,
        Solver::SharpDepthFirst => sharp_depth_first,
        Solver::BreadthFirst => breadth_first,
        Solver::AStar => a_star,
        Solver::DeadEndFiller => dead_end_filler,
        Solver::WallFollower(Hand::Right) => right_hand,
        Solver::WallFollower(Hand::Left) => left_hand,
        Solver::Tremaux => tremaux,
    }
}
