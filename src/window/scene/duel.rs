//! Two in one maze, drawn as each sees it: a half of the window for each with the seam between
//! them, or one view for both. Whether the round is played or watched again makes no difference
//! here.

mod half;
pub mod hud;
mod map;
mod seam;
pub mod telling;

use std::borrow::Cow;

use icetea_maze::game::screen::views::Views;
use icetea_maze::game::versus::panes::Pane;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::standing::Standing;
use macroquad::prelude::*;

use super::Context;
use crate::window::maze_view::Camera;
use crate::window::paint::Painter;
use crate::window::ring::Ring;
use crate::window::sprite_sheet::SpriteSheet;
use crate::window::sprites::Sprites;

/// A round that is shown, at one moment.
pub struct Duel<'a> {
    pub context: &'a Context<'a>,
    pub standing: Standing<'a>,
    pub views: &'a Views,
    /// Who is on which side.
    pub cast: [Cast<'a>; 2],
}

/// What one of the two is called and looks like.
pub struct Cast<'a> {
    pub name: Cow<'a, str>,
    pub coat: Coat,
}

impl Cast<'_> {
    fn sheet<'a>(&self, sprites: &'a Sprites) -> &'a SpriteSheet {
        sprites.pupil(self.coat as usize)
    }
}

impl Duel<'_> {
    /// Draws the maze of both, and all that is in it.
    pub fn draw(&self, ring: &mut Ring, painter: &mut Painter, sprites: &Sprites) {
        ring.show(&self.standing, self.context.app.settings().trail);
        let panes = self.views.panes();
        painter.background();
        if panes.is_shared() {
            half::draw_shared(self, ring, painter, sprites);
            return;
        }
        if let [Some(one), Some(two)] = [0, 1].map(|side| self.camera(side)) {
            ring.prepare(&[one, two]);
        }
        // The winner's sparks fly over the seam: the other half is drawn after them.
        let first = usize::from(self.standing.is_won_by(1));
        for side in [first, 1 - first] {
            half::draw(self, side, ring, painter, sprites);
        }
        seam::draw(self, painter);
        for side in 0..2 {
            map::draw(self, side, ring, painter, sprites);
        }
    }

    /// What a side sees.
    fn camera(&self, side: usize) -> Option<Camera> {
        let view = self.views.of(side)?;
        let (centre, pitch) = view.camera.view(self.context.blend);
        let Pane { x, y, width, height } = view.pane;
        Some(Camera { centre: Vec2::from(centre), pitch, pane: Rect::new(x, y, width, height) })
    }

    /// A side's pane in interface pixels.
    fn pane(&self, side: usize) -> Rect {
        self.in_interface(self.views.panes().of(side))
    }

    fn in_interface(&self, pane: Pane) -> Rect {
        let scale = self.context.scale;
        Rect::new(pane.x / scale, pane.y / scale, pane.width / scale, pane.height / scale)
    }

    /// All panes: one for each side, or the one for both.
    pub fn panes(&self) -> Vec<Rect> {
        let sides = if self.views.panes().is_shared() { 1 } else { 2 };
        (0..sides).map(|side| self.pane(side)).collect()
    }
}
