//! A maze being played: walls, mouse and cheese, and above them the numbers and messages.

pub mod finish;
pub mod hint;
pub mod hud;
pub mod labels;
pub mod landmarks;
pub mod map;
pub mod news;
pub mod offer;
pub mod pause;
pub mod puff;
pub mod rival;
pub mod scenery;
pub mod search;
pub mod sign;
pub mod stat;
pub mod stop_panel;
pub mod told;

pub(in crate::screens) use map::draw_cheese;
pub(in crate::screens) use sign::{REACH, around, nearest_hidden, point_at_cheese, point_out};
pub(in crate::screens) use stat::Stat;

use crate::game::ghost::Ghost;
use crate::game::input::Action;
use crate::game::journey::Stop;
use crate::game::lesson::Tip;
use crate::game::race::solving::Solving;
use crate::game::settings::{LiveSettings, Walking};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::walker::{Gait, Pose};
use crate::picture::geometry::WHITE;
use crate::picture::maze::HintShown;
use crate::picture::motion::{BUMP, Motions, TAKE_BACK};
use crate::screens::play::{Confirm, Play};
use crate::words::ReplayWords;

use self::finish::Meal;
use crate::screens::parts::marks::{RulesShown, ahead, aside};
use crate::screens::parts::prelude::*;

/// Below this pitch the mouse keeps this size; above it, it is as large as its room.
const SMALLEST_MOUSE: f32 = 30.0;
/// The minimum size of mouse and cheese where the whole maze is in view.
const SMALLEST_MOUSE_OF_WHOLE: f32 = 44.0;
/// The minimum size of a room with the crumbs of an eaten cheese.
const SMALLEST_MAT: f32 = 20.0;
/// How far the mouse leans into a wall, in rooms.
const BUMP_REACH: f32 = 0.08;

pub fn draw<'a>(context: &Context<'a>, play: &'a Play, painter: &mut Painter<'a>) {
    let stats = hud::stats(context, play, painter);
    let hud_bottom = draw_with(context, play, &stats, painter);
    point_at_cheese(context, play, hud_bottom, painter);
}

/// Draws the screen with other numbers above the maze and without a sign to the cheese; returns how
/// far down the numbers reach, if they are shown.
pub(in crate::screens) fn draw_with<'a>(
    context: &Context<'a>,
    play: &'a Play,
    stats: &[Stat],
    painter: &mut Painter<'a>,
) -> Option<f32> {
    let words = context.words();
    let has_numbers = context.world.settings.hud;
    draw_field(context, play, has_numbers, painter);
    let hud_bottom = has_numbers.then(|| {
        let map = map::of(context, play, &sight(context, play), painter.screen);
        hud::draw(context, play, stats, map.map(|(_, paper)| paper), painter)
    });
    match play.pause() {
        Some(menu) => pause::draw(context, play, menu, painter),
        None => draw_foot(play, &context.world.settings, painter, words),
    }
    hud_bottom
}

/// Where the tiles of the maze lie.
fn sight(context: &Context, play: &Play) -> MazeSight {
    let lens = context.lens(play.camera.view(context.blend), context.pane);
    context.sight_of(play.race.measured(), lens)
}

/// The maze and all that is in it, perhaps with numbers above it.
pub(in crate::screens) fn draw_field<'a>(
    context: &Context<'a>,
    play: &'a Play,
    has_numbers: bool,
    painter: &mut Painter<'a>,
) {
    let (run, settings) = (&play.race, &context.world.settings);
    let words = context.words();
    let field = Field { context, play, sight: sight(context, play) };
    painter.background();
    let hint = run.hint().map(|hint| HintShown::of(hint, context.blend, context.motions));
    let light = hint.as_ref().and_then(|hint| hint.light);
    let is_foggy = play.is_foggy();
    // What was seen follows from the trail.
    let trail = if settings.trail || is_foggy { &run.runner(0).trail[..] } else { &[] };
    // A search has colours of its own, and without a trail it is unknown what was seen.
    let is_plane = play.camera.known.is_some() && settings.trail && run.solving().is_none();
    let fog = match play.camera.share_of_whole(context.blend) {
        _ if is_foggy => play.fog(),
        afar if is_plane => fog_of_plane(afar),
        _ => Fog::NONE,
    };
    let traces = Traces::Run { trail, solving: run.solving(), hint: hint.clone(), fog };
    let lantern = Some(Vec2::from(run.runner(0).pose(context.blend).at));
    let shown = Shown::MeasuredMaze(run.measured(), traces);
    let rules = RulesShown::of_race(run, field.blend_of_race(), context.motions);
    let item = MazeItem::new(shown, field.sight.lens, Ground::Window { lantern });
    painter.maze(item.with_floor(rules.floor(painter.palette)));
    if let Some(region) = context.screen.region().filter(|_| !settings.high_contrast) {
        let rooms = [Vec2::ZERO, field.sight.size()].map(|room| field.sight.room_to_screen(room));
        let maze = Rect::between(rooms[0], rooms[1]);
        let pane = labels::room(context, play, painter.screen);
        let place = play.stop.map_or(0, Stop::place);
        scenery::draw_ground(region, (maze, &field.sight), pane, painter);
        scenery::draw(region, place, maze, pane, painter);
        let finished = |stop| context.world.journey.is_finished(stop);
        if play.stop.is_some_and(|stop| stop.place() == 0 && !finished(stop)) {
            scenery::draw_name(context, maze, pane, painter);
        }
    }
    rules.draw_floor(&field.sight, painter);
    if let Some(hint) = &hint {
        hint::draw(hint, &field.sight, painter);
    }
    if let Some(light) = light {
        field.draw_light(light, painter);
    }
    if let Some(head) = run.solving().and_then(Solving::head) {
        field.draw_light(tile_vec(head), painter);
    }
    field.draw_things(&rules, painter);
    let ghost = rival(context, play);
    if has_numbers && run.solving().is_some() && !play.camera.has_panel_beside() {
        hud::draw_band(painter);
    }
    map::draw(context, play, (ghost, &rules), &field.sight, painter);
    labels::draw(context, play, ghost, &field.sight, painter);
    if let Some(direction) = play.offered(settings.walking) {
        offer::draw(play.runner().place(), direction, &field.sight, painter);
    }
    if play.tip(settings) == Some(Tip::Walk) {
        offer::draw_keys(play, &field.sight, painter);
    }
    let stuck =
        news::of_stranded(context, play).map(|told| (told.to_owned(), painter.palette.path));
    let hindered = play.hindrance().map(|told| (words.hindrance(told), painter.palette.ink));
    // Where the numbers lie above the maze, a line there says it.
    let has_room = !play.is_paused() && play.camera.has_panel_beside();
    if let Some((text, colour)) = hindered.or(stuck).filter(|_| has_room) {
        let room = labels::room(context, play, painter.screen);
        let feet = field.sight.to_standing(tile_vec(play.runner().place()));
        let heading = play.runner().pose(0.0).heading;
        let mouse = (feet, field.sight.pitch(), heading);
        labels::draw_beside(painter, mouse, &text, colour, room);
    }
    if let Some(refusal) = play.refusal.filter(|_| !play.is_paused()) {
        puff::draw(context, play, refusal, &field.sight, painter);
    }
    if run.is_over() {
        finish::draw(context, play, &field.sight, field.mouse_side(), painter);
    }
}

/// What is drawn above the floor of the maze.
struct Field<'f, 'a> {
    context: &'f Context<'a>,
    play: &'a Play,
    sight: MazeSight,
}

impl Field<'_, '_> {
    /// The light that runs along a hint, or at the head of a search.
    fn draw_light(&self, tile: Vec2, painter: &mut Painter) {
        let middle = self.sight.to_standing(tile);
        let radius = (0.17 * self.sight.pitch()).max(5.0);
        let glow = Color { a: 0.85, ..painter.palette.hint };
        painter.soft_shadow(Rect::about(middle, radius), radius, 1.6 * radius, glow);
        painter.circle(middle, 0.5 * radius, WHITE);
    }

    /// The share of the race's next tick that has passed.
    fn blend_of_race(&self) -> f32 {
        let moves = self.play.is_under_way() && !self.play.is_paused();
        if moves { self.context.blend } else { 0.0 }
    }

    /// Where the mouse is seen, which may be on its way back here.
    fn glided(&self, here: (f32, f32)) -> (f32, f32) {
        let Some(glide) = self.play.glide else { return here };
        let seconds = glide.ticks as f32 / TICKS_PER_SECOND as f32;
        let share = self.context.motions.at(TAKE_BACK, seconds);
        Vec2::from(glide.from).lerp(Vec2::from(here), share).into()
    }

    fn mouse_side(&self) -> f32 {
        let shows_all = self.play.camera.shows_all();
        let least = if shows_all { SMALLEST_MOUSE_OF_WHOLE } else { SMALLEST_MOUSE };
        self.sight.pitch().max(least)
    }

    /// The start door, the cheese on its mat, and the mouse, in order from top to bottom.
    fn draw_things(&self, rules: &RulesShown, painter: &mut Painter) {
        let Self { context, play, sight } = self;
        let (side, pitch, frames) = (self.mouse_side(), sight.pitch(), context.frames);
        let run = &play.race;
        let maze = &run.measured().maze;
        // Where things are larger than their rooms, they stand where their rooms end.
        let feet = vec2(0.0, 0.26 * pitch.max(0.6 * side));
        let door = 0.8 * pitch.max(SMALLEST_MOUSE);
        let at = |tile: Vec2| sight.to_standing(tile) + feet;
        if let Some(&start) = run.runner(0).trail.first() {
            painter.standing(SheetName::StartDoor, (1, 0), at(tile_vec(start)), door);
        }
        for &tile in play.eaten() {
            let middle = sight.to_standing(tile_vec(tile)) + feet * 0.6;
            finish::draw_crumbs(middle, pitch.max(SMALLEST_MAT), painter);
        }
        let (is_joyful, place) = (run.is_over(), run.runner(0).place());
        let is_left = |goal| run.cheeses_left.contains(&goal);
        let home = run.measured().spec.map(|spec| spec.goal());
        for &goal in maze.goals() {
            let middle = sight.to_standing(tile_vec(goal));
            if !is_left(goal) && (!is_joyful || place != goal) {
                finish::draw_crumbs(middle + feet * 0.6, side, painter);
                continue;
            }
            let mat = (u16::from(is_joyful), 0);
            if Some(goal) != home || !rules.draw_own_mat(goal, sight, side, painter) {
                painter.lying(SheetName::GoalMat, mat, middle + feet * 0.6, side * 0.9);
            }
            if !is_joyful || place != goal {
                painter.standing(SheetName::Cheese, frames.cheese(), middle + feet, side * 0.9);
            }
        }
        landmarks::draw(play, sight, None, painter);
        // Once it is there, its stack would be the way for all to follow.
        if context.world.settings.trail && !play.is_rival_there() {
            rival::draw_stack(play, sight, painter);
        }
        rules.draw(sight, side, painter);
        if let Some(ghost) = rival(context, play) {
            let pose = ghost.pose(run, context.blend);
            let frame = frames.character(pose, 0.0);
            painter.ghost(SheetName::Mouse, frame, at(Vec2::from(pose.at)), side);
        }
        if let Some((rival, pose)) = play.rival().zip(play.rival_pose(self.blend_of_race())) {
            let frame = frames.character(pose, 0.0);
            let (feet, mouse) = (at(Vec2::from(pose.at)), run.runner(0).pose(context.blend).at);
            let feet = feet + aside(feet - at(Vec2::from(mouse)), pitch);
            painter.standing(rival::sheet(rival.mind), frame, feet, side);
        }
        rules.draw_others(frames, sight, 0.8 * side, painter);
        let mut pose = run.runner(0).pose(context.blend);
        pose.at = self.glided(pose.at);
        if run.held_ticks() > 0 {
            pose.gait = Gait::Bumped(run.held_ticks() as f32 / TICKS_PER_SECOND as f32);
        }
        let feet = at(Vec2::from(pose.at));
        if is_joyful {
            let meal = Meal { seconds: joy_seconds(play), motions: context.motions, side };
            meal.draw(frames, pose, feet, painter);
        } else {
            let lean = lean(pose, context.motions) * pitch;
            rules.draw_spray(pose, feet, sight, painter);
            let frame = frames.character(rules.on_floor(pose), 0.0);
            let feet = feet + lean - crate::screens::parts::marks::dip(pose) * pitch;
            painter.standing(SheetName::Mouse, frame, feet, side * pose.size());
            rules.draw_carried(feet, side * pose.size(), painter);
        }
        rules.draw_sizes(sight, painter);
    }
}

/// The ghost beside the mouse, if it is wanted.
fn rival<'a>(context: &Context, play: &'a Play) -> Option<&'a Ghost> {
    play.ghost().filter(|_| context.world.settings.ghost).map(AsRef::as_ref)
}

fn name_of(ghost: &Ghost, words: &ReplayWords) -> String {
    ghost.challenger().map_or_else(|| words.your_best.to_owned(), |name| words.guest(name))
}

/// The result of a ghost in an endless maze that the player has to beat.
pub(in crate::screens) fn to_beat(ghost: &Ghost, words: &Words) -> Option<String> {
    let name = name_of(ghost, &words.replay);
    Some(words.endless.to_beat(ghost.cheeses?, name))
}

/// For how many seconds the mouse has been celebrating.
fn joy_seconds(play: &Play) -> f32 {
    play.joy_ticks as f32 / TICKS_PER_SECOND as f32
}

/// How far the mouse leans into a wall, in rooms.
pub(in crate::screens) fn lean(pose: Pose, motions: Motions) -> Vec2 {
    let Gait::Bumped(seconds) = pose.gait else { return Vec2::ZERO };
    ahead(pose) * BUMP_REACH * motions.there_and_back(BUMP, seconds)
}

/// The keys for what a tip is about.
const fn tip_caps(tip: Tip) -> &'static [Cap] {
    match tip {
        Tip::Walk => &WALK,
        Tip::Run => &[Cap::Of(KeyCommand::FirstRun)],
        Tip::Hint => &[Cap::Of(KeyCommand::Hint)],
    }
}

fn draw_foot(play: &Play, settings: &LiveSettings, painter: &mut Painter, words: &Words) {
    let key = &words.key;
    if let Some(confirm) = play.asked() {
        let on_journey = play.stop.map(|_| words.ask.help_on_journey);
        let (command, what) = match confirm {
            Confirm::Restart => (KeyCommand::Restart, words.ask.restart),
            Confirm::NewMaze => (KeyCommand::NewMaze, words.ask.new_maze),
            Confirm::Solve => (KeyCommand::Solve, on_journey.unwrap_or(words.ask.solve)),
            Confirm::Hint => (KeyCommand::Hint, on_journey.unwrap_or(words.ask.hint)),
        };
        if !painter.is_touched() {
            return foot(painter, &[(&[Cap::Of(command)], what)]);
        }
        // Buttons stay where they are: a finger may be on its way to one of them.
        crate::screens::parts::foot::ask_above(painter, what);
    }
    if let Some(solving) = play.race.solving() {
        let goes_on = !solving.has_no_path();
        let held = if solving.is_paused { key.go_on } else { key.hold };
        return short_foot(
            painter,
            &[
                (goes_on, &UP_DOWN, key.speed),
                (goes_on, &[Cap::Of(KeyCommand::Hold)], held),
                (goes_on, &[Cap::Word("End")], key.skip),
                (true, &[Cap::Of(KeyCommand::Solve)], key.take_back),
                (true, &[Cap::Of(KeyCommand::Pause)], key.pause),
            ],
        );
    }
    let whole = match (play.camera.shows_all(), play.camera.known) {
        (true, _) => key.back_to_mouse,
        (false, Some(_)) if play.is_in_world() => words.world_map.title,
        (false, Some(_)) => key.afar,
        (false, None) => key.whole,
    };
    let one_key = settings.walking == Walking::OneKey;
    let is_stranded = play.knows_no_way();
    let undoes = play.can_take_back();
    let can_restart = !is_stranded && play.race.has_begun();
    let shows_way = |action: Action| !is_stranded && play.shows_way(&action);
    let has_flags = !play.race.flags.is_empty();
    let run: &[Cap] = &[Cap::Of(KeyCommand::FirstRun)];
    if let Some(tip) = play.tip(settings).filter(|_| !painter.is_touched()) {
        let (told, pause): (_, &[Cap]) = (words.lesson.tips.of(tip), &[Cap::Of(KeyCommand::Pause)]);
        let hint: &[Cap] = &[Cap::Of(KeyCommand::Hint)];
        let has_hint = tip != Tip::Hint && shows_way(Action::Hint);
        return foot_of(
            painter,
            &[(true, tip_caps(tip), told), (has_hint, hint, key.hint), (true, pause, key.pause)],
        );
    }
    short_foot(
        painter,
        &[
            (is_stranded && undoes, &[Cap::Of(KeyCommand::TakeBack)], key.undo),
            (is_stranded, &[Cap::Of(KeyCommand::Restart)], words.pause_menu.restart),
            (one_key, &[Cap::Enter], key.this_way),
            (!one_key, &WALK, key.walk),
            (!one_key && !undoes, run, key.run),
            (!is_stranded && undoes, &[Cap::Of(KeyCommand::TakeBack)], key.undo),
            (true, &[Cap::Of(KeyCommand::Pause)], key.pause),
            // Who has put the numbers away finds them again.
            (!settings.hud, &[Cap::Of(KeyCommand::Hud)], words.commands.of(KeyCommand::Hud)),
            (play.camera.has_two_views(), &[Cap::Of(KeyCommand::Whole)], whole),
            (shows_way(Action::Hint), &[Cap::Of(KeyCommand::Hint)], key.hint),
            (can_restart, &[Cap::Of(KeyCommand::Restart)], words.pause_menu.restart),
            (!one_key && undoes, run, key.run),
            (shows_way(Action::Solve), &[Cap::Of(KeyCommand::Solve)], key.solve),
            (play.ghost().is_some(), &[Cap::Of(KeyCommand::Ghost)], words.replay.ghost),
            (!play.is_foggy(), &[Cap::Of(KeyCommand::Trail)], key.trail),
            (play.week().is_some(), &[Cap::Of(KeyCommand::Flag)], key.flag),
            (has_flags, &[Cap::Word("PgUp"), Cap::Word("PgDn")], key.flags),
            (true, &[Cap::Of(KeyCommand::Closer), Cap::Of(KeyCommand::Farther)], key.zoom),
        ],
    );
}
