//! What each screen looks like. A scene only draws and registers its controls.

mod axes;
mod bars;
mod code;
mod contest;
mod daily;
mod duel;
mod endless;
mod export;
mod foot;
mod how_to;
mod journey;
mod lab;
mod lesson;
mod lobby;
mod marks;
mod over;
mod page;
mod play;
mod players;
mod postcard;
mod prelude;
mod records;
mod replay;
mod results;
mod school;
mod screen_keyboard;
mod screensaver;
mod seats;
mod settings;
mod sheet;
mod thread;
mod title;
mod unfinished;
mod versus;
mod watch;

pub use contest::{ContestImage, lookers_image};
pub use players::name_in as player_name;
pub use sheet::Still;
pub use watch::{film_frame, still};

use std::sync::Arc;

use self::foot::{WALK, press_on, press_to_copy};
use super::geometry::{Color, Rect, Vec2, vec2};
use super::layout::{column, fixed, grow, middle};
use super::maze::{
    Cells, Ground, Lens, MazeItem, MazeSight, PixelScale, Shown, Traces, view_colours,
};
use super::measures::Measures;
use super::motion::Motions;
use super::painter::{Painter, TakenItems};
use super::palette::Palette;
use super::sizes::{BODY, COMPACT, FOOT, L, LINE, M, ROOMY, Sizes, TALL, is_compact};
use super::sprites::{SpriteFrames, fur_of};
use super::text::Style;
use super::typeface::Typeface;
use super::{Picture, View, WalkArea};
use crate::game::app::App;
use crate::game::input::{InputDevice, KeyReading, KeySet};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::screen::Screen;
use crate::game::settings::Settings;
use crate::game::versus::panes::foot_for_fingers;
use crate::words::Words;

/// The smallest scale of the roomy layout.
const LEAST_ROOMY_SCALE: f32 = 0.85;
/// The scale of the interface when it is projected: as large as it can be.
const IN_A_HALL_PERCENT: u8 = 200;
/// This long after the last input, figures that only stand about on a screen stop moving.
const SECONDS_UNTIL_REST: f64 = 5.0;
/// What a scene needs to know.
pub(super) struct Context<'a> {
    pub app: &'a App,
    pub scale: PixelScale,
    pub blend: f32,
    /// The frames of sprites to show now.
    pub frames: SpriteFrames,
    /// Whether things move for show.
    pub motions: Motions,
    /// The part of the window for a maze that is played.
    pub pane: Rect,
    /// Whether there is no sound device.
    pub is_deaf: bool,
    /// Whether walls are thin.
    pub has_thin_walls: bool,
}

/// A sentence that is shown whatever the screen.
pub struct Announcement {
    /// The sentence.
    pub text: String,
    /// Whether something is wrong.
    pub is_trouble: bool,
}

impl Context<'_> {
    fn words(&self) -> &'static Words {
        Words::of(self.app.language())
    }

    fn palette(&self) -> &'static Palette {
        Palette::at(&self.app.settings, self.app.screen.region())
    }

    /// Where the tiles of a maze lie that is seen through this lens.
    fn sight(&self, cells: Cells, lens: Lens) -> MazeSight {
        let shape = view_colours(self.palette(), self.has_thin_walls).shape;
        MazeSight::new(cells, shape, lens, self.scale)
    }

    /// Where the tiles of a measured maze lie that is seen through this lens.
    fn sight_of(&self, measured: &MeasuredMaze, lens: Lens) -> MazeSight {
        self.sight(Cells::of_measured(measured), lens)
    }

    /// The lens of a game's camera in this part of the window.
    fn lens(&self, (centre, pitch): ((f32, f32), f32), pane: Rect) -> Lens {
        Lens { centre: centre.into(), pitch: pitch / self.scale.logical, pane }
    }

    /// A rectangle of logical pixels in interface pixels.
    fn in_interface(&self, logical: Rect) -> Rect {
        logical.scaled(1.0 / self.scale.logical)
    }
}

/// The number of logical pixels to an interface pixel in a window of this size, for the player's
/// setting. It is limited so that every screen has room.
pub fn scale(window: Vec2, percent: u8) -> f32 {
    let fitting = |layout: Vec2| (window / layout).min_element();
    let (roomy, close) = (fitting(ROOMY), fitting(COMPACT).max(fitting(TALL)));
    let usual = if roomy >= LEAST_ROOMY_SCALE { roomy } else { close.clamp(0.25, 1.0) };
    (usual * f32::from(percent) / 100.0).min(close.max(usual)).max(0.25)
}

fn above_foot(screen: Rect) -> Rect {
    Rect { h: screen.h - FOOT, ..screen }
}

/// A page of panels no larger than this: the line at its top, and what is below.
fn page(screen: Rect, most: Vec2) -> [Rect; 2] {
    let size = Sizes::of(screen);
    let area = middle(above_foot(screen).inset_by(vec2(size.edge, 0.0)), most);
    let [_, head, body, _] =
        column(area).split([fixed(size.top), fixed(size.head), grow(1.0), fixed(size.gap)]);
    [head, body]
}

/// Draws the screen that has the keys.
pub(super) fn draw<'a>(app: &'a App, view: &View<'a>) -> Picture<'a> {
    let settings = &app.settings;
    let palette = Palette::at(settings, app.screen.region());
    let is_projected = settings.projector && is_for_a_hall(&app.screen);
    let percent = if is_projected { IN_A_HALL_PERCENT } else { settings.interface_percent };
    let scale = PixelScale { logical: scale(view.window, percent), dpi: view.dpi };
    let size = view.window / scale.logical;
    let foot = foot_height(app, view.hand, scale);
    let screen = Rect::new(0.0, 0.0, size.x, size.y + FOOT - foot);
    let below = match &app.screen {
        Screen::Replay(_) => FOOT + replay::TIMELINE,
        _ => FOOT,
    };
    let pane = Rect { h: screen.h - below, ..screen };
    let motions = motions(settings);
    let is_lively = matches!(&app.screen, Screen::Title(_)) || app.screen.state().traits().moves;
    let rests_at = if is_lively { f64::INFINITY } else { view.stirred + SECONDS_UNTIL_REST };
    let seconds = if motions == Motions::Full { view.seconds.min(rests_at) } else { 0.0 };
    let frames = SpriteFrames { seconds, motions };
    let has_thin_walls = settings.thin_walls && !is_projected;
    let context = Context {
        app,
        scale,
        blend: view.blend,
        frames,
        motions,
        pane,
        is_deaf: view.is_deaf,
        has_thin_walls,
    };
    let measures = Measures { typefaces: view.typefaces, density: scale.density() };
    let keys = match &app.screen {
        // The page explains the keys of play.
        Screen::HowTo(_) => KeySet::Play,
        _ => app.reading().keys,
    };
    let reading = KeyReading { keys, ..app.reading() };
    let mut painter = Painter::new(palette, &settings.bindings, screen, measures, app.language())
        .with_foot_turned(app.foot_turned, context.words().key.more)
        .with_hand(view.hand, reading)
        .with_foot(foot)
        .with_fur(fur_of(app.flavour()))
        .projected(is_projected);
    draw_screen(&context, &mut painter);
    if let Some((keyboard, writing)) = app.screen_keyboard.zip(app.writing()) {
        screen_keyboard::draw(&context, keyboard, &writing, &mut painter);
    }
    if let Some(announcement) = view.announcement {
        draw_announcement(&mut painter, announcement);
    }
    if view.veil > 0.0 {
        painter.rect(Rect { h: size.y, ..screen }, Color { a: view.veil, ..palette.background });
    }
    let TakenItems { items, controls, focus } = painter.finish();
    let seats = seats::of(&app.screen, pane, scale);
    Picture {
        window: size,
        items,
        controls,
        focus,
        pane,
        leads_in_pane: !seats.is_empty(),
        seats,
        scale,
        palette,
        has_thin_walls,
        motions,
    }
}

/// The height of the foot: where two sit face to face it is for fingers, whatever the device.
fn foot_height(app: &App, hand: InputDevice, scale: PixelScale) -> f32 {
    let is_for_fingers = match &app.screen {
        Screen::Versus(versus) if app.settings.versus.face_to_face => {
            !(0..2).any(|side| versus.game.is_computer(side)) || hand == InputDevice::Finger
        }
        Screen::Screensaver(_) => false,
        _ => hand == InputDevice::Finger,
    };
    if is_for_fingers { foot_for_fingers(scale.logical) } else { FOOT }
}

/// Whether the screen is for an audience when the settings say so.
const fn is_for_a_hall(screen: &Screen) -> bool {
    matches!(screen, Screen::Watch(_) | Screen::Lab(_) | Screen::SideBySide(_) | Screen::School(_))
}

fn motions(settings: &Settings) -> Motions {
    if settings.reduced_motion { Motions::Reduced } else { Motions::Full }
}

fn draw_screen<'a>(context: &Context<'a>, painter: &mut Painter<'a>) {
    match &context.app.screen {
        Screen::Title(title) => title::draw(context, title, painter),
        Screen::Journey(map) => journey::draw(context, *map, painter),
        Screen::Play(play) => play::draw(context, play, painter),
        Screen::Endless(game) => endless::draw(context, game, painter),
        Screen::Results(results) => results::draw(context, results, painter),
        Screen::Replay(replay) => replay::draw(context, replay, painter),
        Screen::Watch(watch) => watch::draw(context, watch, painter),
        Screen::Screensaver(screensaver) => screensaver::draw(context, screensaver, painter),
        Screen::SideBySide(contest) => contest::draw(context, contest, painter),
        Screen::School(school) => school::draw(context, school, painter),
        Screen::Lab(lab) => lab::draw(context, lab, painter),
        Screen::Export(export) => export::draw(context, export, painter),
        Screen::Lobby(lobby) => lobby::draw(context, lobby, painter),
        Screen::Versus(versus) => versus::draw(context, versus, painter),
        Screen::Daily(days) => daily::draw(context, days, painter),
        Screen::Unfinished(list) => unfinished::draw(context, list, painter),
        Screen::Records(records) => records::draw(context, records, painter),
        Screen::Settings(settings) => settings::draw(context, settings, painter),
        Screen::HowTo(screen) => how_to::draw(context, *screen, painter),
        Screen::Lesson(screen) => lesson::draw(context, screen, painter),
        Screen::Loading(loading) => match &loading.doubtful {
            Some(doubtful) => page::draw_question(context, &loading.doubts, doubtful, painter),
            None => page::draw_loading(context, loading.request.is_reading(), painter),
        },
    }
}

/// Drawn in place of the foot, where it hides nothing of the game or the theatre.
fn draw_announcement(painter: &mut Painter, announcement: &Announcement) {
    let foot = foot::place(painter);
    let palette = painter.palette;
    let colour = if announcement.is_trouble { palette.danger } else { palette.ink };
    let style = Style::new(Typeface::Strong, BODY, colour).centred();
    let width = foot.w - 2.0 * L;
    let lines = painter.broken(style, width, &announcement.text);
    let height = foot.h.max(lines.len() as f32 * LINE + M);
    let rect = Rect { y: foot.bottom() - height, h: height, ..foot };
    painter.cover_controls(rect);
    painter.rect(rect, palette.panel);
    painter.rect(Rect { h: palette.finish.panel_line, ..rect }, palette.panel_edge);
    let text = middle(rect, vec2(width, lines.len() as f32 * LINE));
    for (line, place) in lines.iter().zip(column(text).evenly(lines.len())) {
        painter.words(place, style, line);
    }
}

/// Draws a whole maze, fitted into a rectangle, and returns where its tiles lie.
fn draw_whole<'a>(
    context: &Context<'a>,
    measured: &'a Arc<MeasuredMaze>,
    traces: Traces<'a>,
    pane: Rect,
    ground: Ground,
    painter: &mut Painter<'a>,
) -> MazeSight {
    let size = Cells::of_measured(measured).size();
    // The outer wall and its shadow stand half outside of the rooms.
    let margin = 0.3 * (pane.size() / (size + 0.6)).min_element();
    let lens = Lens::whole(size, pane, margin);
    painter.maze(MazeItem { shown: Shown::MeasuredMaze(measured, traces), lens, ground });
    context.sight_of(measured, lens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_grows_as_far_as_every_screen_has_room() {
        for (window, percent, expected) in [
            (vec2(1280.0, 720.0), 75, 0.75),
            (vec2(1280.0, 720.0), 130, 1.3),
            (vec2(1280.0, 720.0), 200, 1.44),
            (vec2(2560.0, 1440.0), 130, 2.6),
            (vec2(640.0, 400.0), 200, 0.8),
        ] {
            assert!((scale(window, percent) - expected).abs() < 1e-3, "{window} {percent}");
        }
    }

    #[test]
    fn small_windows_get_the_close_layout_and_large_letters() {
        for (window, expected) in [
            (vec2(1280.0, 720.0), 1.0),
            (vec2(2560.0, 1440.0), 2.0),
            (vec2(1088.0, 612.0), 0.85),
            (vec2(1000.0, 1400.0), 1.0),
            (vec2(800.0, 600.0), 1.0),
            (vec2(640.0, 400.0), 0.8),
        ] {
            assert!((scale(window, 100) - expected).abs() < 1e-3, "{window}");
        }
    }
}
