//! What lives behind the title: a maze that is built and solved, again and again, behind a veil
//! that leaves everything before it easy to read.
//!
//! It is painted into a texture a few times a second; between two steps it costs one rectangle.

use std::rc::Rc;

use icetea_maze::game::theatre::Show;
use icetea_maze::maze::{Generator, Size, Solver, Spec};
use macroquad::prelude::*;

use super::maze_view::{Brushes, Camera, LivingView};
use super::motion::are_still;
use super::palette::Palette;
use super::stage::{state_colours, view_colours};

/// From room to room, in logical pixels.
const PITCH: f32 = 66.0;
const STEPS_A_SECOND: f64 = 6.0;
/// How long a solved maze is shown, in seconds.
const REST: f64 = 5.0;
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
    /// When the next step is due, in seconds since the game began.
    due: f64,
    is_painted: bool,
}

impl Backdrop {
    /// Nothing yet; the first frame begins the first maze.
    pub const fn new(brushes: Rc<Brushes>) -> Self {
        Self { brushes, scene: None, seed: 41 }
    }

    /// Takes the steps that are due and draws the maze and its veil.
    pub fn draw(&mut self, palette: &'static Palette, seconds: f64) {
        let dpi = screen_dpi_scale();
        let pixels = (vec2(screen_width(), screen_height()) * dpi).round();
        let fits = |scene: &Scene| scene.target.texture.size() == pixels;
        if !self.scene.as_ref().is_some_and(fits) {
            self.begin(palette, seconds, pixels, STEPS_AT_FIRST);
        }
        if self.scene.as_ref().is_some_and(|scene| scene.is_over(seconds)) {
            self.seed += 1;
            self.begin(palette, seconds, pixels, 0.0);
        }
        let Some(scene) = &mut self.scene else { return };
        scene.go_on(seconds);
        scene.paint(palette);
        let whole = DrawTextureParams {
            dest_size: Some(vec2(screen_width(), screen_height())),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(&scene.target.texture, 0.0, 0.0, WHITE, whole);
        draw_veil(palette.background);
    }

    fn begin(&mut self, palette: &'static Palette, seconds: f64, pixels: Vec2, steps_a_room: f32) {
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
        let due = seconds + 1.0 / STEPS_A_SECOND;
        self.scene = Some(Scene { show, view, target, palette, due, is_painted: false });
    }
}

impl Scene {
    fn is_over(&self, seconds: f64) -> bool {
        !are_still() && self.show.ending().is_some() && seconds > self.due + REST
    }

    fn go_on(&mut self, seconds: f64) {
        if are_still() || seconds < self.due || self.show.ending().is_some() {
            return;
        }
        self.show.advance();
        self.due = seconds + 1.0 / STEPS_A_SECOND;
        self.view.follow(self.show.marks(), seconds);
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
        let size = self.view.size();
        let pane = Rect::new(0.0, 0.0, screen_width(), screen_height());
        let camera = Camera { centre: size / 2.0, pitch: PITCH, pane };
        // What shines for a moment would be kept in the texture.
        self.view.draw_onto(&self.target, &camera, f64::INFINITY);
    }
}

/// The veil, thickest behind the menu.
fn draw_veil(colour: Color) {
    let (width, height) = (screen_width(), screen_height());
    let vertices = VEIL.iter().flat_map(|&(across, share)| {
        let colour = Color { a: share, ..colour };
        [0.0, height].map(|y| Vertex::new(across * width, y, 0.0, 0.0, 0.0, colour))
    });
    draw_mesh(&Mesh {
        vertices: vertices.collect(),
        indices: vec![0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4],
        texture: None,
    });
}
