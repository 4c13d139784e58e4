//! A replay: the maze as it was played, and the timeline below it.

use crate::game::camera;
use crate::game::replay::Recorded;
use crate::game::theatre::PlaybackSpeed;
use crate::game::tuning::{TICKS_PER_SECOND, VERSUS_JOY_TICKS};
use crate::game::versus::player::VersusChoice;
use crate::game::versus::rules::Seat;
use crate::screens::parts::duel::hud::{self, Figures};
use crate::screens::parts::duel::{Cast, Duel, telling};
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;
use crate::screens::play::view::finish::draw_crumbs;
use crate::screens::replay::{Replay, RoundSight, Sight};
use crate::screens::watch::view::layout::WatchStage;
use crate::screens::watch::view::timeline::{draw_bar, draw_deck};

/// The height of the timeline, above the foot.
pub(in crate::screens) const TIMELINE: f32 = 64.0;
/// Below this pitch a mouse keeps this size; above it, it is as large as its room.
const SMALLEST_MOUSE: f32 = 36.0;
/// The minimum width of a time, and of any other number.
const LEAST_STAT: [f32; 2] = [136.0, 80.0];
/// The height of the panel of numbers, and of the code below it.
const STATS: f32 = 80.0;
const CHIP: f32 = 38.0;

pub fn draw<'a>(context: &Context<'a>, replay: &'a Replay, painter: &mut Painter<'a>) {
    match &replay.sight {
        Sight::Run { camera, .. } => draw_run(context, replay, camera, painter),
        Sight::Round(sight) => draw_round(context, replay, sight, painter),
    }
    draw_timeline(context, replay, painter);
    draw_foot(context, replay, painter);
}

fn draw_run<'a>(
    context: &Context<'a>,
    replay: &'a Replay,
    camera: &camera::Camera,
    painter: &mut Painter<'a>,
) {
    painter.background();
    let lens = context.lens(camera.view(context.blend), context.pane);
    let shows_trail = context.world.settings.trail;
    let trail = if shows_trail { replay.places(0) } else { &[] };
    let is_plane = camera.known.is_some() && shows_trail;
    let fog = if is_plane { fog_of_plane(camera.share_of_whole(context.blend)) } else { Fog::NONE };
    let traces = Traces::Run { trail, solving: None, hint: None, fog };
    let lantern = Some(Vec2::from(replay.pose(0, context.blend).at));
    let shown = Shown::MeasuredMaze(&replay.measured, traces);
    let (track, moment) = (&replay.recording.players[0].track, replay.moment(context.blend));
    let rules = RulesShown::of_track(&replay.measured, track, moment, context.motions);
    let item = MazeItem::new(shown, lens, Ground::Window { lantern });
    painter.maze(item.with_floor(rules.floor(painter.palette)));
    draw_things(context, replay, &rules, &context.sight_of(&replay.measured, lens), painter);
    draw_numbers(context, replay, painter);
}

/// The start door, the cheese and the mouse.
fn draw_things(
    context: &Context,
    replay: &Replay,
    rules: &RulesShown,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let side = sight.pitch().max(SMALLEST_MOUSE);
    let place = |tile: Vec2| sight.to_standing(tile);
    let feet = vec2(0.0, 0.26 * side);
    let maze = &replay.measured.maze;
    rules.draw_floor(sight, painter);
    painter.standing(
        SheetName::StartDoor,
        (1, 0),
        place(tile_vec(maze.start())) + feet,
        0.8 * side,
    );
    let is_over = replay.deck.is_at_end() && replay.eaten().is_none();
    let eaten = replay.eaten().unwrap_or_default();
    // In an endless maze only one cheese lies there at a time.
    let come = if replay.eaten().is_some() { eaten + 1 } else { maze.goals().len() };
    let is_plain = replay.measured.rules.puzzle.is_none();
    let home = replay.measured.spec.map(|spec| spec.goal());
    for (number, &goal) in maze.goals().iter().take(come).enumerate() {
        let middle = place(tile_vec(goal));
        let is_left = (is_plain || rules.has_cheese(goal)) && number >= eaten;
        if !is_left && !is_over {
            draw_crumbs(middle + feet * 0.6, side, painter);
            continue;
        }
        if Some(goal) != home || !rules.draw_own_mat(goal, sight, side, painter) {
            let mat = (u16::from(is_over), 0);
            painter.lying(SheetName::GoalMat, mat, middle + feet * 0.6, side * 0.9);
        }
        if !is_over {
            let frame = context.frames.cheese();
            painter.standing(SheetName::Cheese, frame, middle + feet, side * 0.9);
        }
    }
    rules.draw(sight, side, painter);
    rules.draw_others(context.frames, sight, 0.8 * side, painter);
    let joy = if is_over { 0.3 } else { 0.0 };
    let pose = replay.pose(0, context.blend);
    let feet = place(Vec2::from(pose.at)) + feet;
    rules.draw_spray(pose, feet, sight, painter);
    let frame = context.frames.character(rules.on_floor(pose), joy);
    let feet = feet - crate::screens::parts::marks::dip(pose) * sight.pitch();
    painter.standing(SheetName::Mouse, frame, feet, side * pose.size());
    rules.draw_carried(feet, side * pose.size(), painter);
    rules.draw_sizes(sight, painter);
}

/// Time and steps at this moment, and whose run it is.
fn draw_numbers(context: &Context, replay: &Replay, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette);
    let milliseconds = u64::from(replay.tick_shown()) * 1000 / u64::from(TICKS_PER_SECOND);
    let name = replay.recording.players[0].name.as_str();
    let whose = words.replay.whose(replay.recording.is_own());
    let whose = format!("{} · {whose}", words.replay.player);
    let number = painter.ink(Typeface::Title, LARGE);
    let called = Style { colour: palette.accent_text, ..number };
    let counted = match replay.eaten() {
        Some(cheeses) => (words.endless.cheeses, cheeses),
        None => (words.steps, replay.places(0).len() - 1),
    };
    let stats = [
        (words.time, words.number.clock(milliseconds), LEAST_STAT[0], number),
        (counted.0, words.number.of(counted.1 as u64), LEAST_STAT[1], number),
        (&whose, name.to_owned(), LEAST_STAT[1], called),
    ];
    let widths = stats.each_ref().map(|(label, value, least, _)| {
        let of_value = painter.measure(Typeface::Title, LARGE, value);
        of_value.max(painter.measure(Typeface::Strong, LABEL, label)).max(*least)
    });
    let room = painter.screen.inset(L);
    let whole = widths.iter().sum::<f32>() + 4.0 * L;
    let panel = Rect { w: whole.min(room.w), h: STATS, ..room };
    painter.panel(panel);
    let places = row(panel.inset_by(vec2(L, S))).gap(L).split(widths.map(fixed));
    for ((label, value, _, style), place) in stats.into_iter().zip(places) {
        let [above, below] = column(place).split([fixed(LINE), grow(1.0)]);
        painter.label(above, label);
        painter.words(below, style, &value);
    }
    if let Some(code) = context.code() {
        let width = painter.measure(Typeface::Mono, BODY, &code) + 2.0 * M;
        let chip = Rect { y: panel.bottom() + S, w: width, h: CHIP, ..panel };
        painter.panel(chip);
        painter.words(chip, painter.ink(Typeface::Mono, BODY).centred(), &code);
    }
}

fn draw_timeline(context: &Context, replay: &Replay, painter: &mut Painter) {
    let (screen, palette, deck) = (painter.screen, painter.palette, &replay.deck);
    painter.rect(Rect { y: screen.h - FOOT - TIMELINE, h: TIMELINE, ..screen }, palette.background);
    let stage = WatchStage::new(screen, [0.0; 2]);
    let (bar, share) = (stage.bar, deck.position(context.blend) / deck.steps.max(1) as f64);
    let parts = [(bar.x, bar.right(), palette.trail, "")];
    draw_bar(painter, bar, bar.x + bar.w * share as f32, &parts, context.words());
    let time = |ticks: u64| painter.numbers.clock(ticks * 1000 / u64::from(TICKS_PER_SECOND));
    let told = format!("{} / {}", time(deck.step), time(deck.steps));
    let told = [told, speed_text(context, deck.speed())];
    draw_deck(painter, &stage, deck.is_playing, &told, context.words());
}

/// The speed, as a multiple of that of the run.
fn speed_text(context: &Context, speed: PlaybackSpeed) -> String {
    match speed {
        PlaybackSpeed::PerSecond(ticks) => {
            format!("× {}", f64::from(ticks) / f64::from(TICKS_PER_SECOND))
        }
        PlaybackSpeed::Everything => context.words().watch.all_at_once.to_owned(),
    }
}

fn draw_foot(context: &Context, replay: &Replay, painter: &mut Painter) {
    let words = context.words();
    let key = &words.key;
    let whole = match (replay.shows_all(), replay.eaten()) {
        (true, _) => key.back_to_mouse,
        (false, Some(_)) => key.afar,
        (false, None) => key.whole,
    };
    foot_of(
        painter,
        &[
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &ASIDE, key.step),
            (true, &UP_DOWN, key.speed),
            (replay.has_two_views(), &[Cap::Word("Tab")], whole),
            (true, &[Cap::Of(KeyCommand::Trail)], key.trail),
            (replay.can_be_raced(), &[Cap::Enter], words.replay.race_it),
            (true, &ESC, key.back),
            (true, &[Cap::Word("Shift")], key.times_ten),
            (true, &[Cap::Word("Ctrl")], key.times_hundred),
        ],
    );
}

/// A replay of a round of two, with the halves of when it was played.
fn draw_round<'a>(
    context: &Context<'a>,
    replay: &'a Replay,
    sight: &'a RoundSight,
    painter: &mut Painter<'a>,
) {
    let Some(snapshot) = replay.snapshot(context.blend) else { return };
    let players = &replay.recording.players;
    let cast = [0, 1].map(|side| cast(&players[side], snapshot.sides[side].seat));
    let decided_ticks = snapshot.decided_ticks;
    let duel = Duel { context, snapshot, views: &sight.views, cast };
    duel.draw(painter);
    let mode = context.words().versus.modes.of(sight.played().rules.mode);
    let whose = context.words().replay.whose(replay.recording.is_own());
    let figures = Figures { score: None, has_bar: false, line: format!("{mode} · {whose}") };
    hud::draw(&duel, &figures, painter);
    telling::draw_waits(&duel, painter);
    if replay.deck.is_at_end() || decided_ticks < VERSUS_JOY_TICKS.into() {
        telling::draw_verdict(&duel, "", painter);
    }
}

/// The player; in the usual coat where none was recorded.
fn cast(player: &Recorded, seat: Seat) -> Cast<'_> {
    let usual = || VersusChoice::default().players[seat.index()].coat;
    Cast { name: player.name.as_str().into(), coat: player.coat.unwrap_or_else(usual) }
}
