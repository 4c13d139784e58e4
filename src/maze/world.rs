//! Worlds: mazes by union-find that are too large to be held, up to a million rooms a side.
//!
//! A world is the maze of [`kruskal`](super::Generator::Kruskal) by the walls' weights, as every
//! smaller one is. Its [leaves](LeafPlan) are settled by the seed alone whenever somebody looks; the few walls
//! that depend on the rest of the maze are decided once, by [building](WorldBuild) the world, and kept in
//! its [file](WorldFile): a bit for each. A second bit for each such wall between two leaves is the
//! compass: which of its sides is nearer to the goal. So the way [from any room](Guide) is known by
//! opening only the leaves that it passes.

mod build;
mod check;
mod depths;
mod each_leaf;
mod error;
mod file;
mod guide;
mod kept;
mod leaf;
mod measure;
mod packed;
mod part;
mod relief;
mod ring_watch;
mod seen;
mod spec;
mod surveyor;
mod way_tree;
mod world_survey;

pub use build::{Built, WorldBuild};
pub use check::check;
pub use depths::Depths;
pub use error::WorldError;
pub use file::WorldFile;
pub use guide::Guide;
pub use kept::KeptWorld;
pub use leaf::{LEAF_SIDE, LeafPlan};
pub use measure::{longest_way, survey};
pub use relief::{Relief, ReliefLevel, ReliefSample};
pub use ring_watch::RingWatch;
pub use spec::{MAX_WORLD_ROOMS, WorldSpec};
pub use surveyor::Surveyor;
pub use world_survey::{LongestWay, Waypoints, WorldSurvey};

pub use super::generate::squares::SquarePlace;
