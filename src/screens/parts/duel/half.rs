//! One player's half: the maze about their own mouse, and the other mouse as a passing shade.

use super::Duel;
use crate::game::tuning::{SNATCH_SAFE_TICKS, TICKS_PER_SECOND};
use crate::game::versus::rules::Mode;
use crate::maze::Tile;
use crate::picture::sparks::draw_sparks;
use crate::screens::parts::prelude::*;
use crate::screens::parts::thread;
use crate::screens::play::view::lean;

/// Below this pitch a mouse keeps this size; above it, it is as large as its room.
const SMALLEST_MOUSE: f32 = 30.0;
/// The opacity of the other mouse, and of ghosts anywhere.
const SHADE: f32 = 0.5;

/// The size of a cheese that is carried, and how high it is held, in parts of the mouse.
const CARRIED: f32 = 0.75;
const CARRIED_UP: f32 = 0.66;
/// The disc about a carrier who cannot be touched: its radius at the end and what it has more at the
/// beginning, how high its middle is, in parts of the mouse, and its opacity.
const SAFE: [f32; 2] = [0.4, 0.5];
const SAFE_UP: f32 = 0.4;
const SAFE_TINT: f32 = 0.35;

/// How far two mice in the same place of a shared view move aside, in rooms.
const ASIDE: f32 = 0.16;

/// What a pane is drawn with.
struct Scene<'d, 'a> {
    duel: &'d Duel<'d, 'a>,
    /// The side whose maze it is.
    side: usize,
    /// Whether both are seen in one view.
    is_shared: bool,
    sight: MazeSight,
}

pub(super) fn draw<'a>(duel: &Duel<'_, 'a>, side: usize, painter: &mut Painter<'a>) {
    let Some(sight) = duel.sight(side) else { return };
    let lantern = Some(Vec2::from(duel.snapshot.pose_for(side, side).at));
    let shown = duel.shown(SeenBy::Side(side), painter);
    painter.maze(MazeItem::new(shown, sight.lens, Ground::Window { lantern }));
    let scene = Scene { duel, side, is_shared: false, sight };
    painter.within(Some(sight.lens.pane), 1.0, |painter| scene.draw_things(painter));
    scene.draw_mouse(1 - side, SHADE, painter);
    scene.draw_mouse(side, 1.0, painter);
    scene.draw_joy(side, painter);
}

/// One view for both: neither is a shade.
pub(super) fn draw_shared<'a>(duel: &Duel<'_, 'a>, painter: &mut Painter<'a>) {
    let side = duel.views.own.unwrap_or(0);
    let Some(sight) = duel.sight(side) else { return };
    let shown = duel.shown(duel.views.own.map_or(SeenBy::Both, SeenBy::Side), painter);
    painter.maze(MazeItem::new(shown, sight.lens, Ground::Window { lantern: None }));
    let scene = Scene { duel, side, is_shared: true, sight };
    painter.within(Some(sight.lens.pane), 1.0, |painter| scene.draw_things(painter));
    // The mouse farther down is nearer to the viewer.
    let row = |side: usize| duel.snapshot.sides[side].pose.at.1;
    // Whoever has the cheese is seen in any case.
    let carrier = duel.snapshot.carrier.map(|(side, _)| side);
    let first = carrier.map_or_else(|| usize::from(row(0) > row(1)), |carrier| 1 - carrier);
    for side in [first, 1 - first] {
        scene.draw_mouse(side, 1.0, painter);
        scene.draw_joy(side, painter);
    }
}

impl Scene<'_, '_> {
    fn mouse_side(&self) -> f32 {
        self.sight.pitch().max(SMALLEST_MOUSE)
    }

    /// Where a tile of the first side's maze is in this one.
    fn place(&self, tile: Tile) -> Vec2 {
        self.standing(tile_vec(self.duel.snapshot.arena.tile_for(self.side, tile)))
    }

    fn standing(&self, tile: Vec2) -> Vec2 {
        self.sight.to_standing(tile)
    }

    /// How far below the middle of a room the feet of a figure are.
    fn feet(&self) -> Vec2 {
        vec2(0.0, 0.26 * self.sight.pitch().max(0.6 * self.mouse_side()))
    }

    /// The stack of a computer, as beads on a glowing thread: in its own half, so that it helps no
    /// player.
    fn draw_stack(&self, painter: &mut Painter) {
        let is_shown = self.duel.context.world.settings.trail;
        let sides = self.duel.snapshot.sides.iter().enumerate();
        for (_, one) in sides.filter(|(side, _)| is_shown && (self.is_shared || *side == self.side))
        {
            let beads: Vec<Vec2> = one.stack.iter().map(|&tile| self.place(tile)).collect();
            let colour = painter.palette.players[one.seat.index()];
            thread::draw(&beads, &self.sight, colour, painter);
        }
    }

    /// The doors, mats and cheeses of both.
    fn draw_things(&self, painter: &mut Painter) {
        self.draw_stack(painter);
        let side = self.mouse_side();
        let arena = self.duel.snapshot.arena;
        let door = 0.8 * side;
        let starts = arena.starts;
        for start in &starts[..if starts[0] == starts[1] { 1 } else { 2 }] {
            painter.standing(SheetName::StartDoor, (1, 0), self.place(*start) + self.feet(), door);
        }
        if arena.mode == Mode::Meet {
            return;
        }
        for &cheese in self.duel.snapshot.cheeses.iter() {
            let middle = self.place(cheese);
            let is_eaten = !self.duel.snapshot.cheeses_left.contains(&cheese);
            let mat = (u16::from(is_eaten), 0);
            painter.lying(SheetName::GoalMat, mat, middle + self.feet() * 0.6, side * 0.9);
            if !is_eaten && !self.is_taken(cheese) {
                let frame = self.duel.context.frames.cheese();
                painter.standing(SheetName::Cheese, frame, middle + self.feet(), side * 0.9);
            }
        }
    }

    /// Whether a mouse stands at this cheese.
    fn is_taken(&self, cheese: Tile) -> bool {
        let sides = &self.duel.snapshot.sides;
        sides.iter().any(|one| one.arrived_after.is_some() && one.place() == cheese)
    }

    fn draw_mouse(&self, whose: usize, seen: f32, painter: &mut Painter) {
        let one = &self.duel.snapshot.sides[whose];
        let pose = self.duel.snapshot.pose_for(self.side, whose);
        let sheet = self.duel.cast[whose].sheet();
        let joy_seconds = one.joy_ticks as f32 / TICKS_PER_SECOND as f32;
        let frame = self.duel.context.frames.character(pose, joy_seconds);
        let lean = lean(pose, self.duel.context.motions) * self.sight.pitch();
        let feet = self.standing(Vec2::from(pose.at)) + lean + self.feet() + self.aside(whose);
        let seen = if one.is_ghost { SHADE } else { seen };
        let carried = self.duel.snapshot.carrier.filter(|&(side, _)| side == whose);
        painter.within(Some(self.sight.lens.pane), seen, |painter| {
            if let Some((_, ticks)) = carried {
                self.draw_safety(whose, feet, ticks, painter);
            }
            painter.standing(sheet, frame, feet, self.mouse_side());
            if let Some((_, ticks)) = carried {
                let cheese = self.duel.context.frames.cheese();
                let head = feet - vec2(0.0, CARRIED_UP * self.mouse_side());
                painter.standing(SheetName::Cheese, cheese, head, CARRIED * self.mouse_side());
                let seconds = ticks as f32 / TICKS_PER_SECOND as f32;
                draw_sparks(painter, self.duel.context.motions, feet, self.mouse_side(), seconds);
            }
        });
    }

    /// A disc about the carrier that shrinks while nobody can take the cheese.
    fn draw_safety(&self, whose: usize, feet: Vec2, ticks: u64, painter: &mut Painter) {
        let left = SNATCH_SAFE_TICKS.saturating_sub(ticks) as f32 / SNATCH_SAFE_TICKS as f32;
        if left > 0.0 {
            let seat = self.duel.snapshot.sides[whose].seat;
            let colour = Color { a: SAFE_TINT, ..painter.palette.players[seat.index()] };
            let middle = feet - vec2(0.0, SAFE_UP * self.mouse_side());
            painter.circle(middle, (SAFE[0] + SAFE[1] * left) * self.mouse_side(), colour);
        }
    }

    /// How far a mouse moves aside for the other in the same place, if both are to be visible.
    fn aside(&self, whose: usize) -> Vec2 {
        if !self.is_shared {
            return Vec2::ZERO;
        }
        let [one, other] = [0, 1].map(|side| Vec2::from(self.duel.snapshot.sides[side].pose.at));
        let nearness = (1.0 - one.distance(other)).max(0.0);
        let path = if whose == 0 { -ASIDE } else { ASIDE };
        vec2(path * nearness * self.sight.pitch(), 0.0)
    }

    fn draw_joy(&self, whose: usize, painter: &mut Painter) {
        let snapshot = &self.duel.snapshot;
        if !snapshot.is_won_by(whose) {
            return;
        }
        let pose = snapshot.pose_for(self.side, whose);
        let place = self.standing(Vec2::from(pose.at));
        let seconds = snapshot.decided_ticks as f32 / TICKS_PER_SECOND as f32;
        draw_sparks(painter, self.duel.context.motions, place, self.mouse_side(), seconds);
    }
}
