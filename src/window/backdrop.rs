//! What lives behind the title: a maze that is built and solved, again and again, behind a veil
//! that leaves everything before it easy to read.
//!
//! It is painted into a texture a few times a second; between two steps it costs one rectangle.

use std::rc::Rc;

use icetea_maze::game::theatre::Show;
use icetea_maze::maze::{Generator, Size, Solver, Spec};
use icetea_maze::picture::{Color, Lens, Palette, Rect, Scale, state_colours, view_colours};
use macroquad::models::{Mesh, Vertex, draw_mesh};
use macroquad::prelude::{
    DrawTextureParams, RenderTarget, Vec2, WHITE, draw_texture_ex, render_target, screen_dpi_scale,
    screen_height, screen_width, vec2,
};

use super::maze_view::{Brushes, LivingView, mq_colour};
use super::mazes::MazePaint;

/// From room to room, in logical pixels.
const PITCH: f32 = 66.0;
/// For how many steps a solved maze is shown.
const REST: u64 = 30;
/// How many steps a room are taken before it is seen for the first time: an empty floor is no
/// picture.
const STEPS_AT_FIRST: f32 = 0.75;
/// How much of the veil there is from the left to the right.
const VEIL: [(f32, f32); 3] = [(0.0, 0.93), (0.36, 0.80), (1.0, 0.62)];

/// The maze behind the title.
pub struct Backdrop {
    brushes: Rc<Brushes>,
    scene: Option<Scene>,
    seed: u64,
}

struct Scene {
    show: Show,
    view: LivingView,
    target: RenderTarget,
    palette: &'static Palette,
    /// The step that was taken last, counted since the game began.
    taken: u64,
    is_painted: bool,
}

impl Backdrop {
    /// Nothing yet; the first frame begins the first maze.
    pub const fn new(brushes: Rc<Brushes>) -> Self {
        Self { brushes, scene: None, seed: 41 }
    }

    /// Takes a step if this one is due and draws the maze behind its veil.
    pub fn draw(&mut self, paint: &MazePaint, step: u64) {
        let pixels = (vec2(screen_width(), screen_height()) * screen_dpi_scale()).round();
        let fits = |scene: &Scene| scene.target.texture.size() == pixels;
        if !self.scene.as_ref().is_some_and(fits) {
            self.begin(paint.palette, step, pixels, STEPS_AT_FIRST);
        }
        if self.scene.as_ref().is_some_and(|scene| scene.is_over(step)) {
            self.seed += 1;
            self.begin(paint.palette, step, pixels, 0.0);
        }
        let Some(scene) = &mut self.scene else { return };
        scene.go_on(step);
        scene.paint(paint.palette);
        let whole = DrawTextureParams {
            dest_size: Some(vec2(screen_width(), screen_height())),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(&scene.target.texture, 0.0, 0.0, WHITE, whole);
        draw_veil(paint.palette.background);
    }

    fn begin(&mut self, palette: &'static Palette, step: u64, pixels: Vec2, steps_a_room: f32) {
        let logical = pixels / screen_dpi_scale();
        let rooms = |length: f32| ((length / PITCH).ceil() as u16 + 1).clamp(4, 80);
        let Ok(size) = Size::new(rooms(logical.x), rooms(logical.y)) else { return };
        let spec = Spec::new(Generator::Kruskal, size, self.seed);
        let mut show = Show::new(&spec, Solver::DepthFirst);
        for _ in 0..(steps_a_room * size.rooms() as f32) as u32 {
            show.advance();
        }
        let (colours, states) = (view_colours(palette, false), state_colours(palette));
        let view = LivingView::new(Rc::clone(&self.brushes), show.marks(), true, &colours, &states);
        let target = render_target(pixels.x as u32, pixels.y as u32);
        self.scene = Some(Scene { show, view, target, palette, taken: step, is_painted: false });
    }
}

impl Scene {
    fn is_over(&self, step: u64) -> bool {
        self.show.ending().is_some() && step > self.taken + REST
    }

    fn go_on(&mut self, step: u64) {
        if step <= self.taken || self.show.ending().is_some() {
            return;
        }
        self.show.advance();
        self.taken = step;
        self.is_painted = false;
    }

    fn paint(&mut self, palette: &'static Palette) {
        if !std::ptr::eq(palette, self.palette) {
            self.palette = palette;
            self.view.set_colours(&view_colours(palette, false), &state_colours(palette));
            self.is_painted = false;
        }
        if std::mem::replace(&mut self.is_painted, true) {
            return;
        }
        let centre = self.view.cells().size() / 2.0;
        let pane = Rect::new(0.0, 0.0, screen_width(), screen_height());
        let scale = Scale { logical: 1.0, dpi: screen_dpi_scale() };
        let projection = Lens { centre, pitch: PITCH, pane }.projection(scale);
        // What shines for a moment would be kept in the texture.
        self.view.draw_onto(self.show.marks(), &self.target, &projection, f64::INFINITY);
    }
}

/// The veil, thickest behind the menu.
fn draw_veil(colour: Color) {
    let (width, height) = (screen_width(), screen_height());
    let vertices = VEIL.iter().flat_map(|&(across, share)| {
        let colour = mq_colour(Color { a: share, ..colour });
        [0.0, height].map(|y| Vertex::new(across * width, y, 0.0, 0.0, 0.0, colour))
    });
    draw_mesh(&Mesh {
        vertices: vertices.collect(),
        indices: vec![0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4],
        texture: None,
    });
}
