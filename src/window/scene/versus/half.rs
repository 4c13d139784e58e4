//! One player's half: the maze about the own mouse, and the other as a shade that passes.

use icetea_maze::game::screen::versus::Versus;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::versus::panes::Pane;
use icetea_maze::game::versus::round::{Round, Verdict};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use crate::window::maze_view::Camera;
use crate::window::paint::Painter;
use crate::window::ring::Ring;
use crate::window::scene::Context;
use crate::window::scene::play::{lean, tile_vec};
use crate::window::scene::players::{is_ghost, sheet};
use crate::window::sparks::draw_sparks;
use crate::window::sprites::{Sprites, Within, character_frame, cheese_frame};

/// From this pitch on a mouse is as large as its room; farther out it stays this large.
const SMALLEST_MOUSE: f32 = 30.0;
/// How much is seen of the other one, and of a ghost wherever it is.
const SHADE: f32 = 0.5;

/// What a pane is drawn with.
struct Scene<'a> {
    context: &'a Context<'a>,
    versus: &'a Versus,
    round: &'a Round,
    /// Whose maze it is.
    side: usize,
    ring: &'a Ring,
    camera: Camera,
    sprites: &'a Sprites,
}

pub(super) fn draw(
    context: &Context,
    versus: &Versus,
    round: &Round,
    side: usize,
    ring: &mut Ring,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let Some(camera) = camera(context, versus, side) else { return };
    let pose = round.arena().pose_for(side, round.pose(side, context.blend));
    ring.draw(side, &camera, Vec2::from(pose.at));
    let scene = Scene { context, versus, round, side, ring, camera, sprites };
    scene.draw_things();
    scene.draw_mouse(1 - side, SHADE);
    scene.draw_mouse(side, 1.0);
    scene.draw_joy(side, painter);
}

/// One view for both: nobody is a shade.
pub(super) fn draw_shared(
    context: &Context,
    versus: &Versus,
    round: &Round,
    ring: &mut Ring,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let Some(camera) = camera(context, versus, 0) else { return };
    ring.draw_shared(&camera);
    let scene = Scene { context, versus, round, side: 0, ring, camera, sprites };
    scene.draw_things();
    // Who stands farther down is nearer.
    let row = |side: usize| round.pose(side, context.blend).at.1;
    let first = usize::from(row(0) > row(1));
    for side in [first, 1 - first] {
        scene.draw_mouse(side, 1.0);
        scene.draw_joy(side, painter);
    }
}

/// What a side sees.
pub(super) fn camera(context: &Context, versus: &Versus, side: usize) -> Option<Camera> {
    let view = versus.views().of(side)?;
    let (centre, pitch) = view.camera.view(context.blend);
    Some(Camera { centre: Vec2::from(centre), pitch, pane: to_rect(view.pane) })
}

fn to_rect(pane: Pane) -> Rect {
    Rect::new(pane.x, pane.y, pane.width, pane.height)
}

impl Scene<'_> {
    fn mouse_side(&self) -> f32 {
        self.camera.pitch.max(SMALLEST_MOUSE)
    }

    fn within(&self, seen: f32) -> Within {
        Within { pane: self.camera.pane, tint: Color { a: seen, ..WHITE } }
    }

    /// Where a tile of the first one's maze is in this one.
    fn place(&self, tile: Tile) -> Vec2 {
        self.standing(tile_vec(self.round.arena().tile_for(self.side, tile)))
    }

    fn standing(&self, tile: Vec2) -> Vec2 {
        self.ring.view(self.side).to_standing(&self.camera, tile)
    }

    /// How far below the middle of a room the feet of what stands in it are.
    fn feet(&self) -> Vec2 {
        vec2(0.0, 0.26 * self.camera.pitch.max(0.6 * self.mouse_side()))
    }

    /// The doors of both, mats and cheeses.
    fn draw_things(&self) {
        let (side, sprites, within) = (self.mouse_side(), self.sprites, self.within(1.0));
        let arena = self.round.arena();
        let door = 0.8 * side;
        let starts = arena.starts();
        for start in &starts[..if starts[0] == starts[1] { 1 } else { 2 }] {
            within.draw_standing(
                &sprites.start_door,
                (1, 0),
                self.place(*start) + self.feet(),
                door,
            );
        }
        if arena.mode() == Mode::Meet {
            return;
        }
        for &cheese in arena.cheeses() {
            let middle = self.place(cheese);
            let is_eaten = !self.round.cheeses_left().contains(&cheese);
            let mat = (u16::from(is_eaten), 0);
            within.draw_lying(&sprites.goal_mat, mat, middle + self.feet() * 0.6, side * 0.9);
            if !is_eaten && !self.is_taken(cheese) {
                let frame = cheese_frame(self.context.seconds);
                within.draw_standing(&sprites.cheese, frame, middle + self.feet(), side * 0.9);
            }
        }
    }

    /// Whether somebody stands where a race ends.
    fn is_taken(&self, cheese: Tile) -> bool {
        (0..2).any(|side| {
            let racer = self.round.racer(side);
            racer.arrived_after().is_some() && racer.place() == cheese
        })
    }

    fn draw_mouse(&self, whose: usize, seen: f32) {
        let arena = self.round.arena();
        let pose = arena.pose_for(self.side, self.round.pose(whose, self.context.blend));
        let seat = self.versus.game().player_at(whose);
        let sheet = sheet(seat, self.context.app.settings(), self.sprites);
        let frame = character_frame(pose, self.context.seconds, self.joy_seconds(whose));
        let lean = lean(pose) * self.camera.pitch;
        let feet = self.standing(Vec2::from(pose.at)) + lean + self.feet();
        let is_ghost = is_ghost(seat, self.versus.game().code().rules());
        let seen = if is_ghost { SHADE } else { seen };
        self.within(seen).draw_standing(sheet, frame, feet, self.mouse_side());
    }

    /// For how long somebody has been rejoicing: whoever has won, or has come to the end.
    fn joy_seconds(&self, whose: usize) -> f32 {
        let has_won = self.round.verdict() == Some(Verdict::Won(whose));
        let came = self.round.racer(whose).arrived_after();
        let since = came.or(has_won.then(|| self.round.ticks()));
        since.map_or(0.0, |since| {
            let ticks = self.round.ticks().saturating_sub(since) as f32 + 1.0;
            let ticks = if self.round.is_over() { decided_ticks(self.versus) } else { ticks };
            ticks / TICKS_PER_SECOND as f32
        })
    }

    fn draw_joy(&self, whose: usize, painter: &mut Painter) {
        if self.round.verdict() != Some(Verdict::Won(whose)) {
            return;
        }
        let pose = self.round.arena().pose_for(self.side, self.round.pose(whose, 0.0));
        let scale = self.context.scale;
        let place = self.standing(Vec2::from(pose.at)) / scale;
        let seconds = decided_ticks(self.versus) / TICKS_PER_SECOND as f32;
        draw_sparks(painter, place, self.mouse_side() / scale, seconds);
    }
}

/// For how many ticks the round has been decided.
pub(super) fn decided_ticks(versus: &Versus) -> f32 {
    use icetea_maze::game::screen::versus::Phase;
    match versus.phase() {
        Phase::Running(Some(ticks)) => *ticks as f32,
        _ => 0.0,
    }
}
