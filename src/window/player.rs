//! Draws the items of pictures with macroquad, at any scale and density, and caches from picture to
//! picture what is expensive to make.

mod baked;
mod brush;
mod contour;
mod glyph_atlas;
mod lookers;
mod relief;
mod shape;
mod text;

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::app::Still;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::settings::Language;
use icetea_maze::picture::{
    Color, Item, MazeItem, Measures, Picture, PixelScale, Rect, Sprite, Typefaces, Vec2,
};
use icetea_maze::store::Painting;
use macroquad::prelude::{clear_background, render_target, screen_dpi_scale};

use self::baked::BakedPictures;
use self::brush::Brush;
use self::glyph_atlas::GlyphAtlas;
use self::lookers::LookersPicture;
use self::relief::ReliefPictures;
use super::backdrop::Backdrop;
use super::logo::Logo;
use super::maze_view::{Brushes, draw_over, mq_colour, whole_of};
use super::mazes::{Flash, MazePaint, Mazes};
use super::sprite_sheet::Sheets;
use super::turn::turned;

/// Draws one picture after the other.
pub struct PicturePlayer {
    scale: PixelScale,
    typefaces: Typefaces,
    glyphs: GlyphAtlas,
    brush: Brush,
    kept: BakedPictures,
    sheets: Sheets,
    logo: Logo,
    backdrop: Option<Backdrop>,
    lookers: LookersPicture,
    relief: ReliefPictures,
    /// `None` where the graphics driver is too old for them.
    pub mazes: Option<Mazes>,
}

impl PicturePlayer {
    /// The window must be open.
    pub fn new() -> Self {
        let glyphs = GlyphAtlas::new();
        let brush = Brush::new(glyphs.first_page());
        let brushes = Brushes::load().ok().map(Rc::new);
        if let Some(brushes) = &brushes {
            brushes.warm_up();
        }
        Self {
            scale: PixelScale { logical: 1.0, dpi: 1.0 },
            typefaces: Typefaces::of(Language::English),
            glyphs,
            brush,
            kept: BakedPictures::new(),
            sheets: Sheets::load(),
            logo: Logo::default(),
            backdrop: brushes.clone().map(Backdrop::new),
            lookers: LookersPicture::default(),
            relief: ReliefPictures::default(),
            mazes: brushes.map(Mazes::new),
        }
    }

    /// Draws a picture. The maze to be `continued` is kept for later.
    pub fn play(&mut self, picture: &Picture, seconds: f64, continued: Option<&Arc<MeasuredMaze>>) {
        (self.scale, self.typefaces) = (picture.scale, picture.typefaces);
        self.glyphs.begin_frame();
        self.sheets.begin_frame();
        self.kept.begin_frame();
        self.relief.begin_frame();
        self.brush.begin_frame(screen_dpi_scale());
        if let Some(backdrop) = &mut self.backdrop {
            backdrop.begin_frame();
        }
        let paint = MazePaint::new(picture, seconds);
        let mut mazes = Vec::new();
        mazes_among(&picture.items, &mut mazes);
        if let Some(all) = &mut self.mazes {
            all.begin();
            for maze in &mazes {
                all.prepare(maze, maze.lens.projection(self.scale), &paint);
            }
            all.tidy(mazes.len(), continued);
        }
        for item in &picture.items {
            self.draw(item, &paint);
        }
    }

    /// Whether something in the last picture still moves by itself, or is not complete yet.
    pub fn is_moving(&self) -> bool {
        self.glyphs.is_full()
            || self.relief.is_painting
            || self.mazes.as_ref().is_some_and(|it| it.is_moving)
    }

    /// Draws a picture that is to be saved.
    pub fn draw_still(&mut self, still: &Still) -> Option<Painting> {
        let picture = &still.picture;
        let target = render_target(still.pixels.x as u32, still.pixels.y as u32);
        let paint = MazePaint::new(picture, 0.0);
        (self.scale, self.typefaces) = (picture.scale, picture.typefaces);
        let is_maze = |item: &Item| matches!(item, Item::Maze(_));
        for items in picture.items.chunk_by(|one, next| !is_maze(one) && !is_maze(next)) {
            if let [Item::Maze(maze)] = items {
                let projection = maze.lens.projection(self.scale);
                self.mazes.as_mut()?.draw_onto(maze, &target, projection, &paint);
            } else {
                draw_over(&target, whole_of(&target), || {
                    for item in items {
                        self.draw(item, &paint);
                    }
                });
            }
        }
        let mut image = target.texture.get_texture_data();
        // Translucent items leave their opacity in the image, but a saved picture is opaque.
        for opacity in image.bytes.iter_mut().skip(3).step_by(4) {
            *opacity = u8::MAX;
        }
        let (width, height) = (u32::from(image.width), u32::from(image.height));
        Some(Painting { width, height, bytes: image.bytes })
    }

    fn draw(&mut self, item: &Item, paint: &MazePaint) {
        match item {
            // In software a rectangle as large as the window costs more than all walls together.
            Item::Clear(colour) => clear_background(mq_colour(*colour)),
            Item::Rect(rect, fill) => self.rect(*rect, *fill),
            Item::RoundRect(rect, radius, fill) => self.round_rect(*rect, *radius, *fill),
            Item::LooseRoundRect(rect, radius, colour) => {
                self.loose_round_rect(*rect, *radius, *colour);
            }
            Item::Border(rect, radius, width, colour) => {
                self.border(*rect, *radius, *width, *colour);
            }
            Item::Circle(centre, radius, colour) => self.circle(*centre, *radius, *colour),
            Item::Line(from, to, width, colour) => self.line(*from, *to, *width, *colour),
            Item::Polygon(corners, colour) => self.polygon(corners, *colour),
            Item::Shadow(rect, radius, softness, colour) => {
                self.shadow(*rect, *radius, *softness, *colour);
            }
            Item::Text(text) => self.text(text),
            Item::Sprite(sprite) => self.sprite(sprite),
            Item::Kept(rect, items) => self.keep(*rect, items, paint),
            Item::Turned(rect, items) => {
                let about = self.snapped(*rect).center() / self.scale.dpi;
                turned(about, || items.iter().for_each(|item| self.draw(item, paint)));
            }
            Item::Maze(maze) => self.maze(maze, paint),
            Item::Logo(language, look, size, at) => {
                let logical = self.scale.logical;
                self.logo.draw(*language, *look, size * logical, *at * logical);
            }
            Item::Backdrop(_, step) => {
                if let Some(backdrop) = &mut self.backdrop {
                    backdrop.draw(paint, *step);
                }
            }
            Item::Relief(relief) => self.relief.draw(relief, self.scale, paint.palette),
            Item::Lookers(rect, screen) => {
                self.lookers.draw(self.snapped(*rect), screen, paint.palette);
            }
        }
    }

    fn sprite(&mut self, sprite: &Sprite) {
        let (place, pane) = (self.physical_rect(sprite.place), sprite.pane);
        let pane = pane.map(|pane| self.physical_rect(pane));
        self.sheets.draw(sprite, place, pane);
    }

    fn maze(&mut self, maze: &MazeItem, paint: &MazePaint) {
        let projection = maze.lens.projection(self.scale);
        let flash = self.mazes.as_mut().and_then(|mazes| mazes.draw(maze, projection, paint));
        if let Some(flash) = flash {
            self.flash(&flash, paint.palette.second_accent);
        }
    }

    /// The light about a wall that was kept.
    fn flash(&mut self, flash: &Flash, colour: Color) {
        let density = self.scale.density();
        let (at, pitch) = (flash.at / density, flash.pitch / density);
        let (thick, long) = (pitch * 0.6, pitch * 1.5);
        let (w, h) = if flash.is_upright { (thick, long) } else { (long, thick) };
        let rect = Rect::new(at.x - w / 2.0, at.y - h / 2.0, w, h);
        let colour = Color { a: 0.9 * flash.brightness, ..colour };
        self.shadow(rect, thick / 2.0, pitch * 0.5, colour);
    }

    fn measures(&self) -> Measures {
        Measures { typefaces: self.typefaces, density: self.scale.density() }
    }

    /// The nearest position on a whole pixel of the screen.
    fn snap(&self, length: f32) -> f32 {
        (length * self.scale.density()).round()
    }

    fn snapped(&self, rect: Rect) -> Rect {
        let (left, top) = (self.snap(rect.x), self.snap(rect.y));
        Rect::new(left, top, self.snap(rect.right()) - left, self.snap(rect.bottom()) - top)
    }

    fn physical(&self, point: Vec2) -> Vec2 {
        point * self.scale.density()
    }

    fn physical_rect(&self, rect: Rect) -> Rect {
        rect.scaled(self.scale.density())
    }
}

/// All mazes of a picture, including those that are turned.
fn mazes_among<'p>(items: &'p [Item], mazes: &mut Vec<&'p MazeItem<'p>>) {
    for item in items {
        match item {
            Item::Maze(maze) => mazes.push(maze),
            Item::Turned(_, items) => mazes_among(items, mazes),
            _ => {}
        }
    }
}
