//! What is seen of the rules of a maze: flaps, plates with their walls, and what goes
//! round in it.

pub mod block;
pub mod cat;
pub mod closed_sets;
pub mod flap;
pub mod ice;
pub mod locks;
pub mod melting;
pub mod sample;
pub mod teapot;
pub mod thread;
pub mod twin;

use std::mem;

use super::prelude::*;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::{Race, Track};
use crate::game::rules::{KeyColour, MOST_KEYS, RuleKind, RuleMark, RuleSupply, RulesState};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::walker::{Gait, Pose};
use crate::maze::{Direction, Tile};
use crate::picture::motion::{Motions, WALL};
use block::Block;
use locks::{BRASS, WOOD};

/// The size of a trap's board, as a share of the distance between rooms.
const TRAP: Vec2 = vec2(0.62, 0.4);
/// The radius of a dot of its round, in rooms.
const DOT: f32 = 0.045;
/// The height of a teapot's rim above the feet of a mouse there, in rooms.
const TEAPOT_RIM: f32 = 0.4;
/// How far a figure moves aside for the mouse, in rooms, while both are in one place.
const ASIDE: Vec2 = vec2(0.3, -0.14);
/// The steel of a trap's jaw, and its edge.
const STEEL: Color = Color::hex(0x00d9_e0e6);
const STEEL_EDGE: Color = Color::hex(0x004a_5560);

/// What is seen of the rules of a maze at a moment.
#[derive(Default)]
pub struct RulesShown {
    marks: Vec<RuleMark>,
    /// The keys on the mouse's string, the one taken last first.
    keys: [Option<KeyColour>; MOST_KEYS],
    /// How far the motion has come that the last change has set off.
    share: f32,
    /// Where it is that goes round in the maze, if anything does.
    patrol: Option<Vec2>,
    /// The rooms of its round, in order, where the player may see them.
    round: Vec<Vec2>,
    /// How the mouse is there.
    mouse: Option<Pose>,
    /// The share of its stride that it has gone.
    gone: f32,
    /// The wall that it is going through.
    coming_down: Option<Tile>,
    /// Whether anything moves for show.
    is_lively: bool,
    /// Whether the ways of a whole run are drawn on its floor.
    has_ways: bool,
}

impl RulesShown {
    /// In a race of one player, this far into the next tick.
    pub fn of_race(race: &Race, blend: f32, motions: Motions) -> Self {
        let changed = race.changed().map(|(before, ticks)| (before, ticks as f32 + blend));
        let shown = Self::new(race.measured(), race.state, changed, motions);
        let shown = shown.going_round(race.measured(), race.ticks, blend);
        let runner = race.runner(0);
        let ends = [runner.place(), runner.destination()];
        shown.with_mouse(runner.pose(blend), race.measured(), race.state, ends)
    }

    /// Before the first step.
    pub fn before(measured: &MeasuredMaze, motions: Motions) -> Self {
        let shown = Self::new(measured, measured.rules.begin(), None, motions);
        shown.going_round(measured, 0, 0.0)
    }

    /// At the end of a race.
    pub fn at_rest(race: &Race, motions: Motions) -> Self {
        Self { has_ways: true, ..Self::new(race.measured(), race.state, None, motions) }
    }

    /// Along this track, at a tick and this far into the next.
    pub fn of_track(
        measured: &MeasuredMaze,
        track: &Track,
        (tick, blend): (u32, f32),
        motions: Motions,
    ) -> Self {
        let (mut here, mut state, mut changed) = (track.start(), measured.rules.begin(), None);
        for (at, place) in track.arrivals().take_while(|&(at, _)| at <= tick) {
            let puzzle = measured.rules.puzzle.as_ref();
            let now = puzzle.map_or(state, |puzzle| puzzle.after_going(state, here, place));
            if now != state {
                changed = Some((state, (tick - at) as f32 + blend));
            }
            (here, state) = (place, now);
        }
        let shown = Self::new(measured, state, changed, motions);
        let shown = shown.going_round(measured, tick.into(), blend);
        let next = track.arrivals().find(|&(at, _)| at > tick).map_or(here, |(_, next)| next);
        shown.with_mouse(track.pose(tick, blend), measured, state, [here, next])
    }

    /// These, with nothing that moves, and what goes round here.
    pub fn of_marks(marks: Vec<RuleMark>, patrol: Option<Vec2>) -> Self {
        Self { marks, patrol, ..Self::default() }
    }

    fn new(
        measured: &MeasuredMaze,
        state: RulesState,
        changed: Option<(RulesState, f32)>,
        motions: Motions,
    ) -> Self {
        let (before, ticks) = changed.unwrap_or((state, 0.0));
        let puzzle = measured.rules.puzzle.as_ref();
        let marks = puzzle.map(|puzzle| puzzle.marks(before, state)).unwrap_or_default();
        let marks = marks.into_iter().map(arrived).collect();
        let mut supplies = puzzle.into_iter().flat_map(|puzzle| puzzle.supplies(state));
        let keys = supplies
            .find_map(|one| if let RuleSupply::Keys(keys) = one { Some(keys) } else { None })
            .unwrap_or_default();
        let share = motions.at(WALL, ticks / TICKS_PER_SECOND as f32);
        let is_lively = motions == Motions::Full;
        Self { marks, keys, share, is_lively, ..Self::default() }
    }

    fn going_round(self, measured: &MeasuredMaze, tick: u64, blend: f32) -> Self {
        let Some(patrol) = measured.rules.patrol() else { return self };
        let is_seen = !measured.spec.as_ref().is_some_and(|spec| RuleKind::Fog.is_in(spec));
        let round = patrol.rooms().filter(|_| is_seen).map(tile_vec).collect();
        Self { patrol: Some(Vec2::from(patrol.pose(tick, blend).at)), round, ..self }
    }

    /// With a mouse on its way between two places, or at both, and its twin beside it.
    fn with_mouse(
        self,
        pose: Pose,
        measured: &MeasuredMaze,
        state: RulesState,
        [from, to]: [Tile; 2],
    ) -> Self {
        let Self { mut marks, mut coming_down, .. } = self;
        let gone = ((Vec2::from(pose.at) - tile_vec(from)).length() / 2.0).min(1.0);
        let puzzle = measured.rules.puzzle.as_ref().filter(|_| gone > 0.0);
        let next = puzzle.map(|puzzle| puzzle.marks(state, puzzle.after_going(state, from, to)));
        for mark in next.into_iter().flatten() {
            match mark {
                RuleMark::Twin { .. } | RuleMark::Cat { .. } => {
                    let kind = mem::discriminant(&mark);
                    let is_it = |other: &&mut RuleMark| mem::discriminant(*other) == kind;
                    marks.iter_mut().filter(is_it).for_each(|other| *other = mark);
                }
                RuleMark::Bitten { at, .. } | RuleMark::Melted { at, .. }
                    if !is_down(&marks, at) =>
                {
                    coming_down = Some(at);
                    marks.push(mark);
                }
                _ => {}
            }
        }
        Self { marks, mouse: Some(pose), gone, coming_down, ..self }
    }

    /// How far the gap in a wall is open.
    fn opened(&self, wall: Tile) -> f32 {
        if self.coming_down == Some(wall) { (2.0 * self.gone).min(1.0) } else { 1.0 }
    }

    /// Whether a cheese is left at a goal.
    pub fn has_cheese(&self, goal: Tile) -> bool {
        self.marks.contains(&RuleMark::Cheese(goal))
    }

    /// Draws the mat of the mouse's own cheese, where its twin has one too; says whether it has.
    pub fn draw_own_mat(
        &self,
        home: Tile,
        sight: &MazeSight,
        least: f32,
        painter: &mut Painter,
    ) -> bool {
        let has_twin = self.marks.iter().any(|mark| matches!(mark, RuleMark::Twin { .. }));
        if has_twin {
            twin::draw_own_mat(home, sight, least, painter);
        }
        has_twin
    }

    /// Whether its floor lies over the trails that a maze is painted with.
    pub fn hides_trails(&self) -> bool {
        self.marks.iter().any(|mark| matches!(mark, RuleMark::Melting { .. }))
    }

    /// The floor where it is not as elsewhere, below marks and walls.
    pub fn floor(&self, palette: &Palette) -> Vec<FloorPatch> {
        let patches = self.marks.iter().filter_map(|mark| match *mark {
            RuleMark::Ice { at, joined } if !self.is_gone(at) => {
                Some(FloorPatch { room: at, colour: ice::ICE, edge: Some((ice::EDGE, joined)) })
            }
            RuleMark::Set { at, set, old_set, .. } => {
                let [old, new] = [old_set, set].map(|set| closed_sets::colour(set, palette));
                Some(FloorPatch { room: at, colour: old.mix(new, self.share), edge: None })
            }
            _ => None,
        });
        patches.collect()
    }

    /// Draws the floor where no maze is drawn that has it already.
    pub fn draw_whole_floor(&self, sight: &MazeSight, painter: &mut Painter) {
        for patch in self.floor(painter.palette) {
            ice::draw_patch(&patch, sight, painter);
        }
        self.draw_floor(sight, painter);
    }

    /// Dots along the round of a trap.
    fn draw_round(&self, sight: &MazeSight, painter: &mut Painter) {
        let (radius, colour) = (DOT * sight.pitch(), painter.palette.muted_ink);
        let rest = self.round.iter().skip(1).chain(self.round.first());
        for (&room, &next) in self.round.iter().zip(rest) {
            for at in [room, room.midpoint(next)] {
                painter.circle(sight.to_standing(at), radius.max(1.0), colour);
            }
        }
    }

    /// Draws what lies flat on the floor.
    pub fn draw_floor(&self, sight: &MazeSight, painter: &mut Painter) {
        self.draw_round(sight, painter);
        for mark in &self.marks {
            match *mark {
                RuleMark::Wall { number, to, has_moved: false, .. } => {
                    Block::new(number, sight).draw_place(to, painter);
                }
                RuleMark::CatTrail(stride) => cat::draw_trail(stride, sight, painter),
                RuleMark::Cat { from, to, next } if to != next => {
                    // While she walks, the print beyond comes out.
                    let seen = if from == to { 1.0 } else { self.gone };
                    cat::draw_next([to, next], seen, sight, painter);
                }
                RuleMark::Ice { at, .. } if !self.is_gone(at) && !self.has_ways => {
                    ice::draw_gleams(at, sight, painter);
                }
                RuleMark::Bitten { at, set } => {
                    closed_sets::draw_bite(at, set, self.opened(at), sight, painter);
                }
                RuleMark::Melted { at, set } => {
                    closed_sets::draw_melted(at, set, self.opened(at), sight, painter);
                }
                RuleMark::Melting { at, is_gone, was_gone } => {
                    let is_melting = is_gone && !was_gone;
                    let gone = if is_melting { self.share } else { f32::from(u8::from(is_gone)) };
                    let has_mouse = self.mouse.is_some_and(|mouse| room_of(mouse) == at);
                    melting::draw(at, gone, has_mouse, sight, painter);
                }
                _ => {}
            }
        }
        let balls = self.marks.iter().filter_map(|mark| match mark {
            // The way of a whole run is that of its thread.
            RuleMark::Ball { at, .. } if !self.has_ways => Some(*at),
            _ => None,
        });
        for ball in balls {
            let strides = self.marks.iter().filter_map(|mark| match mark {
                RuleMark::Thread(stride) => Some(*stride),
                _ => None,
            });
            thread::draw(ball, &strides.collect::<Vec<_>>(), self.mouse, sight, painter);
        }
    }

    /// Draws what lies on the floor and what stands in the way; small things have at least this
    /// size.
    pub fn draw(&self, sight: &MazeSight, least: f32, painter: &mut Painter) {
        for mark in &self.marks {
            match *mark {
                // Cheeses are drawn as in any other maze.
                RuleMark::Cheese(_)
                | RuleMark::Twin { .. }
                | RuleMark::Cat { .. }
                | RuleMark::CatTrail(_)
                | RuleMark::Ice { .. }
                | RuleMark::Melting { .. }
                | RuleMark::Thread(_)
                | RuleMark::Set { .. }
                | RuleMark::SetSize { .. }
                | RuleMark::Bitten { .. }
                | RuleMark::Melted { .. } => {}
                RuleMark::TwinCheese(at) => twin::draw_cheese(at, sight, least, painter),
                RuleMark::Ball { at, left, length } => {
                    thread::draw_ball(at, left as f32 / length as f32, sight, least, painter);
                }
                RuleMark::Bead { at, is_strung } => {
                    thread::draw_bead(at, is_strung, sight, least, painter);
                }
                RuleMark::Dome { at, is_up, was_up } => {
                    let [is_down, was_down] = [is_up, was_up].map(|up| f32::from(u8::from(!up)));
                    let share = was_down + (is_down - was_down) * self.share;
                    thread::draw_dome(at, share, sight, least, painter);
                }
                RuleMark::Teapot { number, at } => {
                    let mouse = self.mouse.filter(|pose| Vec2::from(pose.at) == tile_vec(at));
                    let lift = mouse.map_or(0.0, teapot::lift);
                    teapot::draw(number, at, lift, sight, least, painter);
                }
                RuleMark::Plate { number, at, is_down } => {
                    Block::new(number, sight).draw_plate(at, is_down, least, painter);
                }
                RuleMark::Wall { number, from, to, has_moved, had_moved } => {
                    let is_moving = has_moved && !had_moved;
                    let moved = f32::from(u8::from(has_moved));
                    let share = if is_moving { self.share } else { moved };
                    let block = Block::new(number, sight);
                    block.draw_wall(from, 1.0 - share, painter);
                    block.draw_wall(to, share, painter);
                }
                RuleMark::Flap { before, now } => {
                    let share = if before == now { 1.0 } else { self.share };
                    flap::draw(now, 2.0 * share - 1.0, sight, least, painter);
                }
                RuleMark::Door(at) => locks::draw_door(at, None, sight, least, painter),
                RuleMark::OpenDoor { at, was_open } => {
                    let share = if was_open { 1.0 } else { self.share };
                    locks::draw_open_door(at, share, sight, least, painter);
                }
                RuleMark::Key(at) => locks::draw_key(at, None, sight, least, painter),
                RuleMark::ColouredDoor { colour, at } => {
                    locks::draw_door(at, Some(colour), sight, least, painter);
                }
                RuleMark::ColouredKey { colour, at } => {
                    locks::draw_key(at, Some(colour), sight, least, painter);
                }
            }
        }
    }

    /// How a mouse in this pose is drawn: on ice it does not move its legs.
    pub fn on_floor(&self, pose: Pose) -> Pose {
        match pose.gait {
            Gait::Walking(_) if self.is_icy(pose) => Pose { gait: Gait::Walking(0.0), ..pose },
            _ => pose,
        }
    }

    /// Draws what a mouse of this size carries whose feet are here.
    pub fn draw_carried(&self, feet: Vec2, side: f32, painter: &mut Painter) {
        locks::draw_held(self.keys.into_iter().flatten(), feet, side, painter);
    }

    /// Draws what a mouse in this pose throws up behind itself; its feet are here.
    pub fn draw_spray(&self, pose: Pose, feet: Vec2, sight: &MazeSight, painter: &mut Painter) {
        if let Gait::Walking(tiles) = pose.gait
            && self.is_icy(pose)
            && self.is_lively
        {
            ice::draw_spray(ahead(pose), tiles, feet, sight.pitch(), painter);
        }
    }

    fn is_icy(&self, pose: Pose) -> bool {
        let here = room_of(pose);
        let is_ice = |mark: &RuleMark| matches!(mark, RuleMark::Ice { at, .. } if *at == here);
        self.marks.iter().any(is_ice) && !self.is_gone(here)
    }

    /// Whether a room has melted.
    fn is_gone(&self, room: Tile) -> bool {
        let has_melted = |mark: &RuleMark| matches!(mark, RuleMark::Melting { at, is_gone: true, .. } if *at == room);
        self.marks.iter().any(has_melted)
    }

    /// Draws what nobody may hide who stands there: how large the sets are.
    pub fn draw_sizes(&self, sight: &MazeSight, painter: &mut Painter) {
        for mark in &self.marks {
            if let RuleMark::SetSize { at, rooms } = *mark {
                closed_sets::draw_size(at, rooms, sight, painter);
            }
        }
    }

    /// Draws who else is in the maze: what goes round, the twin, and the cat.
    pub fn draw_others(
        &self,
        frames: SpriteFrames,
        sight: &MazeSight,
        least: f32,
        painter: &mut Painter,
    ) {
        for mark in &self.marks {
            match *mark {
                RuleMark::Twin { from, to, is_mirrored } => {
                    let pose = twin::pose([from, to], is_mirrored, self.mouse, self.gone);
                    twin::draw(pose, self.mouse, frames, sight, least, painter);
                }
                RuleMark::Cat { from, to, next } => {
                    cat::draw([from, to, next], self.gone, sight, least, painter);
                }
                _ => {}
            }
        }
        if let Some(at) = self.patrol {
            draw_trap(at, sight, least, painter);
        }
    }
}

/// What is seen of something that goes along, once it has come where it goes.
const fn arrived(mark: RuleMark) -> RuleMark {
    match mark {
        RuleMark::Twin { to, is_mirrored, .. } => RuleMark::Twin { from: to, to, is_mirrored },
        RuleMark::Cat { to, next, .. } => RuleMark::Cat { from: to, to, next },
        mark => mark,
    }
}

/// Whether a wall has been bitten through or has melted.
fn is_down(marks: &[RuleMark], wall: Tile) -> bool {
    let is_it = |mark: &RuleMark| matches!(mark, RuleMark::Bitten { at, .. } | RuleMark::Melted { at, .. } if *at == wall);
    marks.iter().any(is_it)
}

/// The room of a mouse, or the nearest one.
const fn room_of(pose: Pose) -> Tile {
    Tile::new(pose.at.0 as u16 | 1, pose.at.1 as u16 | 1)
}

/// How far above its place a mouse in this pose is drawn, in rooms: it dips into a teapot at the rim.
pub fn dip(pose: Pose) -> Vec2 {
    vec2(0.0, TEAPOT_RIM * (1.0 - pose.size()))
}

/// How far from its place a figure is drawn, so that neither hides the other: the nearer the mouse,
/// the farther.
pub fn aside(from_mouse: Vec2, pitch: f32) -> Vec2 {
    ASIDE * pitch * (1.0 - from_mouse.length() / pitch).clamp(0.0, 1.0)
}

/// The direction that a figure faces.
pub const fn ahead(pose: Pose) -> Vec2 {
    match pose.heading {
        Direction::Right => Vec2::X,
        Direction::Down => Vec2::Y,
        Direction::Left => Vec2::NEG_X,
        Direction::Up => Vec2::NEG_Y,
    }
}

/// The trap, wherever it is on its round.
fn draw_trap(at: Vec2, sight: &MazeSight, least: f32, painter: &mut Painter) {
    let pitch = sight.pitch().max(least);
    let middle = sight.to_standing(at) + vec2(0.0, 0.12 * pitch);
    let part = |across: f32, along: f32, size: Vec2| {
        Rect::new(middle.x + across * pitch, middle.y + along * pitch, size.x, size.y)
    };
    let edge = (0.03 * pitch).max(1.0);
    let [board, jaw] = [TRAP, vec2(TRAP.x / 2.0, TRAP.y - 0.1)];
    let board = part(-board.x / 2.0, -board.y / 2.0, board * pitch);
    painter.soft_shadow(board, 2.0 * edge, 4.0 * edge, Color { a: 0.3, ..WOOD.edge });
    painter.round_rect(board.inset(-edge), 3.0 * edge, WOOD.edge);
    painter.round_rect(board, 2.0 * edge, WOOD.fill);
    painter.circle(middle - vec2(0.14 * pitch, 0.0), 0.07 * pitch, BRASS.fill);
    let jaw = part(0.0, -jaw.y / 2.0, jaw * pitch).inset(edge);
    painter.round_border(jaw.inset(-edge), 3.0 * edge, 3.0 * edge, STEEL_EDGE);
    painter.round_border(jaw, 2.0 * edge, 1.5 * edge, STEEL);
    let axle = vec2(0.0, board.h / 2.0 - 2.0 * edge);
    painter.line(middle - axle, middle + axle, 4.0 * edge, STEEL_EDGE);
    painter.line(middle - axle, middle + axle, 2.0 * edge, STEEL);
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::walker::Steering;
    use crate::maze::random::Dice;
    use crate::maze::{Build, Spec};

    /// Where a twin or a cat is seen.
    fn seen(race: &Race) -> Vec<Vec2> {
        let shown = RulesShown::of_race(race, 0.0, Motions::Full);
        let along = |from: Tile, to: Tile| tile_vec(from).lerp(tile_vec(to), shown.gone);
        let places = shown.marks.iter().filter_map(|mark| match *mark {
            RuleMark::Twin { from, to, is_mirrored } => {
                Some(twin::pose([from, to], is_mirrored, shown.mouse, shown.gone).at.into())
            }
            RuleMark::Cat { from, to, .. } => Some(along(from, to)),
            _ => None,
        });
        places.collect()
    }

    /// Where the rules have them.
    fn by_the_rules(race: &Race) -> Vec<Vec2> {
        let puzzle = race.measured().rules.puzzle.as_ref().expect("it has rules");
        let marks = puzzle.marks(race.state, race.state).into_iter();
        let rooms = marks.filter_map(|mark| match mark {
            RuleMark::Twin { to, .. } | RuleMark::Cat { to, .. } => Some(tile_vec(to)),
            _ => None,
        });
        rooms.collect()
    }

    /// Whatever way the mouse goes, and wherever it bumps into a wall, to the last stride.
    #[test]
    fn who_goes_along_stands_where_the_rules_say_and_never_jumps() {
        let codes = [
            "kruskal1-5x4-twins1-7",
            "kruskal1-4x3-mirror1-1895",
            "kruskal1-5x4-loops20-cheeses2-cat1-170",
        ];
        for code in codes {
            let spec: Spec = code.parse().unwrap();
            let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
            let (mut race, mut dice) = (Race::alone(measured), Dice::new(3));
            let mut before = seen(&race);
            assert_eq!(before, by_the_rules(&race), "{code}");
            for tick in 0..6_000 {
                if race.is_stranded() && race.take_back().is_some() {
                    before = seen(&race);
                }
                let pressed = (tick % 20 == 0).then(|| Direction::nth(dice.below(4) as u8));
                race.tick(&[Steering { pressed, ..Steering::default() }]);
                let now = seen(&race);
                let strides =
                    before.iter().zip(&now).map(|(before, now)| (*now - *before).length());
                assert!(
                    strides.into_iter().all(|tiles| tiles < 0.3),
                    "{code} {tick}: {before:?} {now:?}"
                );
                if !race.runner(0).is_walking() {
                    assert_eq!(now, by_the_rules(&race), "{code} {tick}");
                }
                before = now;
            }
            assert!(race.runner(0).steps() > 20, "{code}");
        }
    }
}
