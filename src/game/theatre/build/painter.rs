//! How the work of each generator is shown: one way of painting for each family.

use super::growth::{self, Growth};
use super::rows::{self, BuildRows};
use super::sets::BuildSets;
use super::{halls, walks};
use crate::game::theatre::{Mark, TileArea, TileMarks, Tint};
use crate::maze::{Build, BuildStep, Grid, GrowthStyle, Size, Spec, Tile};

/// Paints the steps of one generator.
#[derive(Clone, Debug)]
pub(super) enum BuildPainter {
    Sets(BuildSets),
    Growth(Growth),
    Rows(BuildRows),
    Walks,
    Division,
    Dig,
}

/// What a step was about, besides the tiles that it changed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BuildScene {
    /// The rooms that the generator works on.
    pub area: Option<TileArea>,
    /// The tint of the smaller set before a merge.
    pub old_tint: Option<Tint>,
}

impl BuildPainter {
    pub fn new(spec: &Spec) -> Self {
        let size = spec.size();
        let growth = |lit| Self::Growth(Growth::new(lit));
        let rows = |extent| Self::Rows(BuildRows::new(size, extent));
        match spec.generator().info().style {
            GrowthStyle::Sets => Self::Sets(BuildSets::new(size)),
            GrowthStyle::Stack => growth(growth::Lit::Stack),
            GrowthStyle::List => growth(growth::Lit::List),
            GrowthStyle::Frontier => growth(growth::Lit::Frontier),
            GrowthStyle::Hunt => growth(growth::Lit::Walk),
            GrowthStyle::Walks => Self::Walks,
            GrowthStyle::Rows => rows(rows::Extent::Row),
            GrowthStyle::Runs => rows(rows::Extent::Run),
            GrowthStyle::RoomByRoom => rows(rows::Extent::Room),
            GrowthStyle::Chambers => Self::Division,
            GrowthStyle::Digging => Self::Dig,
        }
    }

    /// The marks of a build before its first step.
    pub fn first_marks(&self, build: &Build) -> TileMarks {
        let grid = build.maze.grid();
        let mut marks = TileMarks::new(grid, |tile| self.first_mark(grid, tile));
        if matches!(self, Self::Walks) {
            // Wilson's tree starts with the goal's room.
            marks.set(build.spec.goal(), Mark::Joined);
        }
        marks
    }

    fn first_mark(&self, grid: &Grid, tile: Tile) -> Mark {
        let is_inner = (1..grid.columns() - 1).contains(&tile.column)
            && (1..grid.rows() - 1).contains(&tile.row);
        let is_post = tile.column.is_multiple_of(2) && tile.row.is_multiple_of(2);
        // Beside what lies outside of the maze's shape, walls are never tried.
        let has_rooms = || Size::sides(tile).into_iter().all(|room| grid.is_open(room));
        match (self, grid.is_open(tile)) {
            (Self::Division, true) => Mark::Joined,
            (_, true) => Mark::Fresh,
            (Self::Dig, false) if is_inner => Mark::Untried,
            (_, false) if is_inner && !is_post && has_rooms() => Mark::Untried,
            (_, false) => Mark::Wall,
        }
    }

    /// Paints the step that the build has just taken, updating the scene of the step before.
    pub fn paint(
        &mut self,
        marks: &mut TileMarks,
        step: BuildStep,
        build: &Build,
        scene: BuildScene,
    ) -> BuildScene {
        let mut area = None;
        let mut old_tint = None;
        match (self, step) {
            (_, BuildStep::Looped { wall, dead_end }) => {
                marks.set(wall, marks.mark(dead_end));
            }
            (Self::Sets(sets), BuildStep::Merged { wall, larger, smaller }) => {
                old_tint = build
                    .sets()
                    .and_then(|forest| sets.merge(marks, forest, wall, (larger, smaller)));
            }
            (Self::Sets(_), BuildStep::Kept { wall }) => marks.set(wall, Mark::Wall),
            (Self::Sets(_), _) => {}
            (Self::Growth(growth), _) => {
                growth.paint(marks, step);
                if let BuildStep::Hunted { room } = step {
                    area = Some(TileArea::row(build.spec.size(), room.row));
                }
            }
            (Self::Rows(rows), _) => area = rows.paint(marks, step),
            (Self::Walks, _) => walks::paint(marks, step),
            (Self::Division, _) => area = halls::divide(marks, step).or(scene.area),
            (Self::Dig, _) => halls::dig(marks, step, build.held() > 0),
        }
        BuildScene { area, old_tint }
    }
}
