//! The background of the title: a maze that is built and solved, again and again, behind a veil
//! that keeps everything before it easy to read.
//!
//! It is painted into a texture, veil and all, a few times a second and only where it has changed;
//! between two steps it costs one rectangle.

use std::rc::Rc;

use icetea_maze::game::theatre::{ChangePlace, Changes, Show, StepSize};
use icetea_maze::maze::{Generator, Size, Solver, Spec};
use icetea_maze::picture::{
    Color, Lens, Palette, PixelScale, Projection, Rect, state_colours, view_colours,
};
use macroquad::models::{Mesh, Vertex, draw_mesh};
use macroquad::prelude::{
    DrawTextureParams, FilterMode, RenderTarget, Texture2D, Vec2, WHITE, draw_texture_ex,
    gl_use_default_material, gl_use_material, render_target, screen_dpi_scale, screen_height,
    screen_width, vec2,
};

use super::maze_view::{Brushes, LivingView, PICTURES_KEPT, draw_over, mq_colour};
use super::mazes::MazePaint;

/// From room to room, in logical pixels.
const PITCH: f32 = 66.0;
/// For how many steps a solved maze is shown.
const REST: u64 = 30;
/// The steps per room that are done before it is shown for the first time, as an empty floor would
/// be a dull picture.
const STEPS_AT_FIRST: f32 = 0.75;
/// The opacity of the veil at places from left to right.
const VEIL: [(f32, f32); 3] = [(0.0, 0.93), (0.36, 0.80), (1.0, 0.62)];

/// The maze behind the title.
pub struct Backdrop {
    brushes: Rc<Brushes>,
    scene: Option<Scene>,
    seed: u64,
    /// The number of pictures since it was last shown.
    unneeded: u32,
}

struct Scene {
    show: Show,
    view: LivingView,
    /// In pixels of the screen.
    size: Vec2,
    /// The picture that is kept, while it is shown.
    target: Option<RenderTarget>,
    palette: &'static Palette,
    /// The number of the last step, counted since the game began.
    taken: u64,
    /// How much of the show is painted already.
    painted: ChangePlace,
}

impl Backdrop {
    /// No maze yet; the first frame begins the first one.
    pub const fn new(brushes: Rc<Brushes>) -> Self {
        Self { brushes, scene: None, seed: 41, unneeded: 0 }
    }

    /// Drops all that can be painted again when it was not shown for long.
    pub fn begin_frame(&mut self) {
        self.unneeded += 1;
        if self.unneeded == PICTURES_KEPT
            && let Some(scene) = &mut self.scene
        {
            scene.drop_painted();
        }
    }

    /// Takes a step if this one is due, and draws the maze behind its veil.
    pub fn draw(&mut self, paint: &MazePaint, step: u64) {
        let size = vec2(screen_width(), screen_height());
        let pixels = (size * screen_dpi_scale()).round();
        self.unneeded = 0;
        let fits = |scene: &Scene| scene.size == pixels;
        if !self.scene.as_ref().is_some_and(fits) {
            self.begin(paint.palette, step, pixels, STEPS_AT_FIRST);
        }
        if self.scene.as_ref().is_some_and(|scene| scene.is_over(step)) {
            self.seed += 1;
            self.begin(paint.palette, step, pixels, 0.0);
        }
        let Some(scene) = &mut self.scene else { return };
        scene.go_on(step);
        let picture = scene.paint(paint.palette);
        let whole = DrawTextureParams { dest_size: Some(size), ..DrawTextureParams::default() };
        // It covers everything: without blending it is far cheaper in software.
        gl_use_material(&self.brushes.tile_cache);
        draw_texture_ex(&picture, 0.0, 0.0, WHITE, whole);
        gl_use_default_material();
    }

    fn begin(&mut self, palette: &'static Palette, step: u64, pixels: Vec2, steps_a_room: f32) {
        let logical = pixels / screen_dpi_scale();
        let rooms = |length: f32| ((length / PITCH).ceil() as u16 + 1).clamp(4, 80);
        let Ok(size) = Size::new(rooms(logical.x), rooms(logical.y)) else { return };
        let spec = Spec::new(Generator::Kruskal, size, self.seed);
        let mut show = Show::new(&spec, Solver::DepthFirst).by(StepSize::Tiles);
        for _ in 0..(steps_a_room * size.rooms() as f32) as u32 {
            show.advance();
        }
        let (colours, states) = (view_colours(palette, false), state_colours(palette));
        let view = LivingView::new(Rc::clone(&self.brushes), show.marks(), true, &colours, &states);
        let painted = ChangePlace::default();
        let size = pixels;
        self.scene = Some(Scene { show, view, size, target: None, palette, taken: step, painted });
    }
}

impl Scene {
    fn is_over(&self, step: u64) -> bool {
        self.show.ending().is_some() && step > self.taken + REST
    }

    fn go_on(&mut self, step: u64) {
        if step > self.taken && self.show.ending().is_none() {
            self.show.advance();
            self.taken = step;
        }
    }

    fn drop_painted(&mut self) {
        self.view.drop_painted();
        self.target = None;
        self.painted = ChangePlace::default();
    }

    /// Paints what has changed, and returns the picture.
    fn paint(&mut self, palette: &'static Palette) -> Texture2D {
        if !std::ptr::eq(palette, self.palette) {
            self.palette = palette;
            self.view.set_colours(&view_colours(palette, false), &state_colours(palette));
            self.painted = ChangePlace::default();
        }
        let centre = self.view.cells().size() / 2.0;
        let size = vec2(screen_width(), screen_height());
        let pane = Rect::new(0.0, 0.0, size.x, size.y);
        let scale = PixelScale { logical: 1.0, dpi: screen_dpi_scale() };
        let projection = Lens { centre, pitch: PITCH, pane }.projection(scale);
        let target = self.target.get_or_insert_with(|| {
            let target = render_target(self.size.x as u32, self.size.y as u32);
            target.texture.set_filter(FilterMode::Nearest);
            target
        });
        let target = target.clone();
        if let Some(changed) = self.changed(&projection) {
            // A glow would be kept in the texture.
            let part = (&target, changed);
            self.view.draw_onto(self.show.marks(), part, &projection, f64::INFINITY);
            draw_over(&target, changed, || draw_veil(palette.background, size));
        }
        target.texture
    }

    /// The part of the texture that has to show something else now.
    fn changed(&mut self, projection: &Projection) -> Option<Rect> {
        let (marks, cells) = (self.show.marks(), self.view.cells());
        let pane = Rect { x: 0.0, y: 0.0, ..projection.pane };
        match marks.changes_since(&mut self.painted) {
            Changes::All => Some(pane),
            Changes::Tiles(tiles) => {
                let about = |&place: &u32| {
                    let columns = u32::from(marks.columns);
                    let tile = vec2((place % columns) as f32, (place / columns) as f32);
                    projection.place_rect(Rect::about(cells.position(tile), 1.0))
                };
                let all = tiles.iter().map(about).reduce(Rect::combine_with)?;
                let low = all.point().floor();
                Rect::between(low, (all.point() + all.size()).ceil()).intersect(pane)
            }
        }
    }
}

/// The veil, thickest behind the menu.
fn draw_veil(colour: Color, size: Vec2) {
    let vertices = VEIL.iter().flat_map(|&(across, share)| {
        let colour = mq_colour(Color { a: share, ..colour });
        [0.0, size.y].map(|y| Vertex::new(across * size.x, y, 0.0, 0.0, 0.0, colour))
    });
    draw_mesh(&Mesh {
        vertices: vertices.collect(),
        indices: vec![0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4],
        texture: None,
    });
}
