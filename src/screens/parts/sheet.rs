//! A picture that is saved: on a sheet of its own instead of the window.

use crate::game::settings::Settings;
use crate::picture::geometry::{Rect, Vec2};
use crate::picture::maze::PixelScale;
use crate::picture::motion::Motions;
use crate::picture::painter::{Painter, TakenItems};
use crate::picture::palette::Palette;
use crate::picture::{Picture, View};
use crate::world::World;

/// A picture to be saved.
pub struct Still<'a> {
    /// Its contents.
    pub picture: Picture<'a>,
    /// Its size, in pixels.
    pub pixels: Vec2,
    /// What its file is called, after the name of the game.
    pub name: String,
}

/// A sheet that is being painted.
pub struct Sheet<'a> {
    pub painter: Painter<'a>,
    pub scale: PixelScale,
    pub pane: Rect,
    settings: &'a Settings,
}

impl<'a> Sheet<'a> {
    /// An empty sheet of so many units, each of so many pixels.
    pub fn new(world: &'a World, size: Vec2, density: f32, view: &View<'a>) -> Self {
        let settings = &world.settings;
        let pane = Rect::new(0.0, 0.0, size.x.max(1.0), size.y.max(1.0));
        let scale = PixelScale { logical: density / view.dpi, dpi: view.dpi };
        let (palette, language) = (Palette::of(settings), world.language());
        let painter = Painter::new(palette, &settings.bindings, pane, density, language);
        Self { painter, scale, pane, settings }
    }

    /// What was painted on it, under this name.
    pub fn finish(self, name: String) -> Still<'a> {
        let Self { painter, scale, pane, settings } = self;
        let (palette, typefaces) = (painter.palette, painter.measures.typefaces);
        let TakenItems { items, controls, focus } = painter.finish();
        let picture = Picture {
            items,
            controls,
            focus,
            window: pane.size(),
            pane,
            leads_in_pane: false,
            seats: Vec::new(),
            scale,
            typefaces,
            palette,
            has_thin_walls: settings.thin_walls,
            motions: Motions::Reduced,
        };
        Still { picture, pixels: (pane.size() * scale.density()).round(), name }
    }
}
