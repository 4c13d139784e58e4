//! What players, searches and lessons leave behind in a maze.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::tile_vec;
use crate::game::race::Hint;
use crate::game::race::solving::Solving;
use crate::game::tuning::{HINT_TICKS, LANTERN_ROOMS, SIGHT_ROOMS, TICKS_PER_SECOND};
use crate::game::walker::tiles_between;
use crate::maze::Tile;
use crate::picture::geometry::Vec2;
use crate::picture::motion::{HINT_FADE, HINT_RUN, Motions};

/// What lies on the floor of a maze.
#[derive(Debug)]
pub enum Traces<'a> {
    /// Nothing.
    None,
    /// What a run has left behind, place by place, and the help it got.
    Run {
        /// Every place, the start first.
        trail: &'a [Tile],
        /// Auto-solve.
        solving: Option<&'a Solving>,
        /// The stretch that a hint lights up.
        hint: Option<HintShown>,
        /// The fog over places that the player has not been near.
        fog: Fog,
    },
    /// The path of a player in a lesson, and the tiles known to lead nowhere.
    Lesson {
        /// Place by place.
        path: &'a [Tile],
        /// Tile by tile.
        closed: Vec<Tile>,
    },
    /// The result of a run.
    Result {
        /// The places of the player.
        trail: &'a [Tile],
        /// The tiles from which no way led on.
        dead_ends: &'a [Tile],
        /// The tiles of the shortest path.
        best: &'a [Tile],
        /// The share of the best path that is shown by now.
        share: f32,
    },
}

/// Fog over all that a player has not been near.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fog {
    /// Its density, from 0 to 1.
    pub density: f32,
    /// How far from itself a mouse lifts it, in rooms.
    pub sight_rooms: u32,
    /// Whether it is the dark of a night, and not a mist.
    pub is_dark: bool,
}

impl Fog {
    /// No fog.
    pub const NONE: Self = Self::mist(0.0);
    /// The dark about a mouse with a lantern.
    pub const DARK: Self = Self { density: 1.0, sight_rooms: LANTERN_ROOMS, is_dark: true };

    /// A mist of this density.
    pub const fn mist(density: f32) -> Self {
        Self { density, sight_rooms: SIGHT_ROOMS, is_dark: false }
    }
}

/// The fog around the known part of an endless maze, by the share of it in view.
pub fn fog_of_plane(share_of_whole: f32) -> Fog {
    /// How much faster than that share it grows.
    const COMES: f32 = 2.0;
    Fog::mist((COMES * share_of_whole).min(1.0))
}

/// A hint as it is shown at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct HintShown {
    /// The tiles that are lit by now.
    pub tiles: Vec<Tile>,
    /// Its opacity, from 0 to 1.
    pub seen: f32,
    /// Where the light that runs along it is, in tiles, while it runs.
    pub light: Option<Vec2>,
}

impl HintShown {
    /// The stretch lights up behind a light that runs along it, and fades at last.
    pub fn of(hint: &Hint, blend: f32, motions: Motions) -> Self {
        let tiles = tiles_between(&hint.tiles);
        let [shown, all] = [hint.shown_ticks as f32 + blend, HINT_TICKS as f32]
            .map(|ticks| ticks / TICKS_PER_SECOND as f32);
        let share = motions.at(HINT_RUN, shown);
        let fading = shown - all + motions.seconds_of(HINT_FADE);
        let light = (share < 1.0).then(|| tip(&tiles, share)).flatten().map(|[_, light]| light);
        let lit = passed(tiles.len(), share);
        Self { tiles: tiles[..lit].to_vec(), seen: 1.0 - motions.at(HINT_FADE, fading), light }
    }
}

impl Hash for Traces<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::None => {}
            Self::Run { trail, solving, hint, fog } => {
                (trail.len(), trail.last()).hash(state);
                (fog.density.to_bits(), fog.sight_rooms, fog.is_dark).hash(state);
                if let Some(solving) = solving {
                    (Arc::as_ptr(&solving.identity), solving.steps()).hash(state);
                }
                if let Some(hint) = hint {
                    (&hint.tiles, hint.seen.to_bits()).hash(state);
                }
            }
            Self::Lesson { path, closed } => (path.len(), path.last(), closed.len()).hash(state),
            Self::Result { trail, best, share, .. } => {
                (trail.len(), best.len(), share.to_bits()).hash(state);
            }
        }
    }
}

/// How many of a path's tiles lie within this share of it.
pub const fn passed(tiles: usize, share: f32) -> usize {
    // Single precision cannot count as far as the longest paths go.
    if tiles == 0 { 0 } else { ((tiles - 1) as f64 * share as f64) as usize + 1 }
}

/// How strongly the player's trail has the colour of detours, after this share of the best path:
/// weakly until nearly all of that is drawn over it, and only the detours remain.
pub fn blame(share: f32) -> f32 {
    const FROM: f32 = 0.97;
    ((share - FROM) / (1.0 - FROM)).clamp(0.0, 1.0)
}

/// The last tile within this share of the path, and how far the tip is beyond it.
pub fn tip(tiles: &[Tile], share: f32) -> Option<[Vec2; 2]> {
    let passed = passed(tiles.len(), share);
    let last = tile_vec(*tiles.get(passed.checked_sub(1)?)?);
    let next = tiles.get(passed).map_or(last, |&tile| tile_vec(tile));
    Some([last, last.lerp(next, ((tiles.len() - 1) as f64 * f64::from(share)).fract() as f32)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_blamed_before_the_best_path_is_drawn_and_all_of_it_then() {
        assert!([0.0, 0.5, 0.9].into_iter().all(|share| blame(share) <= 0.0));
        assert!((blame(1.0) - 1.0).abs() < f32::EPSILON);
        let blamed: Vec<f32> = (0..=100).map(|share| blame(share as f32 / 100.0)).collect();
        assert!(blamed.is_sorted());
    }

    #[test]
    fn a_path_is_drawn_to_its_end_and_never_back() {
        for count in [0, 1, 2, 3, 7, 5_000] {
            let tiles: Vec<Tile> = (0..count).map(|column| Tile::new(column, 4)).collect();
            let mut last = 0.0;
            for step in 0..=1000 {
                let share = step as f32 / 1000.0;
                assert!(passed(tiles.len(), share) <= tiles.len());
                let Some([_, end]) = tip(&tiles, share) else {
                    assert_eq!(count, 0);
                    continue;
                };
                assert!(end.x >= last, "{end} after {last}");
                last = end.x;
            }
            assert_eq!(passed(tiles.len(), 1.0), tiles.len());
        }
    }
}
