//! What each screen looks like. A scene only draws, and says where on it something can be clicked.

mod contest;
mod duel;
mod export;
mod how_to;
mod lesson;
mod lobby;
mod page;
mod play;
mod players;
mod records;
mod replay;
mod results;
mod school;
mod screensaver;
mod settings;
mod title;
mod versus;
mod watch;

pub use players::name_in as player_name;

pub use contest::Looks;
pub use watch::still;

use std::mem::{Discriminant, discriminant};

use icetea_maze::game::app::App;
use icetea_maze::game::bindings::{Command, Key};
use icetea_maze::game::input::Target;
use icetea_maze::game::screen::Screen;
use macroquad::prelude::*;

use super::backdrop::Backdrop;
use super::key_codes::code_of;
use super::keys::{Hits, Press};
use super::logo::Logo;
use super::maze_view::{Camera, Frame, LivingView};
use super::motion::SCREEN;
use super::paint::{Cap, Face, Painter, Style, Way};
use super::ring::Ring;
use super::sprites::Sprites;
use super::stage::Stage;
use super::words::Words;

/// The screen that everything is laid out for, in interface pixels.
const ROOMY: Vec2 = vec2(1280.0, 720.0);
/// A smaller window gets a closer layout before it gets smaller letters; this is what that needs.
const COMPACT: Vec2 = vec2(800.0, 500.0);
/// How small the roomy layout may become.
const LEAST_ROOMY_SCALE: f32 = 0.85;
/// How high the foot of every screen is.
const FOOT: f32 = 56.0;
/// The four arrow keys.
const ARROWS: [Cap; 4] =
    [Cap::Arrow(Way::Left), Cap::Arrow(Way::Up), Cap::Arrow(Way::Down), Cap::Arrow(Way::Right)];

/// The keys to walk with that are shown where one plays alone.
const WALK: [Cap; 4] = [
    Cap::Of(Command::SecondLeft),
    Cap::Of(Command::SecondUp),
    Cap::Of(Command::SecondDown),
    Cap::Of(Command::SecondRight),
];

/// What a scene needs to know.
pub struct Context<'a> {
    pub app: &'a App,
    /// How many logical pixels an interface pixel is.
    pub scale: f32,
    pub blend: f32,
    /// Since the game was started: for what moves although nothing happens.
    pub seconds: f64,
    /// Something to say whatever the screen.
    pub notice: Option<&'a Notice>,
    /// Whether there is nothing to be heard with.
    pub is_deaf: bool,
}

/// A sentence that is said whatever the screen.
pub struct Notice {
    pub text: String,
    /// Something is wrong.
    pub is_trouble: bool,
}

/// What is on the graphics card.
pub struct Pictures {
    pub sprites: Sprites,
    pub logo: Logo,
    pub backdrop: Option<Backdrop>,
    pub stage: Option<Stage>,
    /// What the theatre shows.
    pub living: Option<LivingView>,
    /// What is shown side by side.
    pub lanes: Vec<LivingView>,
    /// What two play in.
    pub ring: Option<Ring>,
    /// Who looked where in a contest.
    pub looks: Looks,
    /// A small maze to try the settings on.
    pub sample: Option<Stage>,
}

impl Context<'_> {
    fn words(&self) -> &'static Words {
        Words::of(self.app.language())
    }

    /// A rectangle in interface pixels as one in logical pixels.
    fn to_window(&self, rect: Rect) -> Rect {
        let scale = self.scale;
        Rect::new(rect.x * scale, rect.y * scale, rect.w * scale, rect.h * scale)
    }

    fn hit(&self, hits: &mut Hits, rect: Rect, target: Target) {
        hits.push((self.to_window(rect), target));
    }
}

/// How many logical pixels an interface pixel is in a window of this size, for a player who wants
/// the interface so large. It never becomes so large that a screen has no room.
pub fn scale(window: Vec2, percent: u8) -> f32 {
    let fitting = |layout: Vec2| (window / layout).min_element();
    let (roomy, close) = (fitting(ROOMY), fitting(COMPACT));
    let usual = if roomy >= LEAST_ROOMY_SCALE { roomy } else { close.clamp(0.25, 1.0) };
    (usual * f32::from(percent) / 100.0).min(close.max(usual)).max(0.25)
}

/// Whether this screen, in interface pixels, has too little room for everything as drawn.
fn is_compact(screen: Rect) -> bool {
    const HAIR: f32 = 0.5;
    screen.w < ROOMY.x - HAIR || screen.h < ROOMY.y - HAIR
}

/// The part of a screen, in the middle of what is above the foot, that something so high may use.
fn centred(screen: Rect, height: f32) -> Rect {
    let above_foot = screen.h - FOOT;
    let height = height.min(above_foot);
    Rect { y: (above_foot - height) / 2.0, h: height, ..screen }
}

/// A new screen comes out of the background.
#[derive(Default)]
pub struct Fade {
    shown: Option<(Discriminant<Screen>, f64)>,
}

impl Fade {
    /// How much of the background still lies over a screen at this time in seconds. The first one
    /// is there at once.
    pub fn veil(&mut self, screen: &Screen, seconds: f64) -> f32 {
        let kind = discriminant(screen);
        let begun = match self.shown {
            Some((shown, begun)) if shown == kind => begun,
            Some(_) => seconds,
            None => f64::NEG_INFINITY,
        };
        self.shown = Some((kind, begun));
        1.0 - SCREEN.at((seconds - begun) as f32)
    }
}

/// Draws the screen that has the keys, and returns the pane of its maze in logical pixels.
pub fn draw(
    context: &Context,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) -> Rect {
    let screen = painter.screen();
    let below = match context.app.screen() {
        Screen::Replay(_) => FOOT + replay::TIMELINE,
        _ => FOOT,
    };
    let pane = context.to_window(Rect { h: screen.h - below, ..screen });
    match context.app.screen() {
        Screen::Title(title) => title::draw(context, title, painter, pictures, hits),
        Screen::Play(play) => play::draw(context, play, painter, pictures, hits, pane),
        Screen::Results(results) => results::draw(context, results, painter, pictures, hits),
        Screen::Replay(replay) => replay::draw(context, replay, painter, pictures, hits, pane),
        Screen::Watch(watch) => watch::draw(context, watch, painter, pictures, hits),
        Screen::Screensaver(screensaver) => {
            screensaver::draw(context, screensaver, painter, pictures);
        }
        Screen::SideBySide(contest) => contest::draw(context, contest, painter, pictures, hits),
        Screen::School(school) => school::draw(context, school, painter, pictures, hits),
        Screen::Export(export) => export::draw(context, export, painter, pictures, hits),
        Screen::Lobby(lobby) => lobby::draw(context, lobby, painter, pictures, hits),
        Screen::Versus(versus) => versus::draw(context, versus, painter, pictures, hits, pane),
        Screen::Records(records) => records::draw(context, records, painter, pictures, hits),
        Screen::Settings(settings) => settings::draw(context, settings, painter, pictures, hits),
        Screen::HowTo(screen) => how_to::draw(context, *screen, painter, hits),
        Screen::Lesson(screen) => lesson::draw(context, screen, painter, pictures, hits, pane),
        Screen::Loading(loading) => page::draw_loading(context, loading, painter, pictures),
    }
    if let Some(notice) = context.notice {
        draw_notice(painter, notice);
    } else {
        for (rect, press) in std::mem::take(&mut painter.presses) {
            hits.push_key(context.to_window(rect), press);
        }
    }
    pane
}

/// In place of the foot, where it hides nothing of what is played or watched.
fn draw_notice(painter: &mut Painter, notice: &Notice) {
    let Notice { text, is_trouble } = notice;
    let screen = painter.screen();
    let rect = Rect::new(0.0, screen.h - FOOT, screen.w, FOOT);
    let palette = painter.palette();
    painter.rect(rect, palette.panel);
    painter.rect(Rect { h: palette.finish.panel_line, ..rect }, palette.panel_edge);
    let style =
        Style::new(Face::Strong, 15.0, if *is_trouble { palette.danger } else { palette.ink });
    let width = painter.measure(style.face, style.size, text).min(rect.w - 48.0);
    painter.text_within(style, (rect.w - width) / 2.0, rect.center().y + 5.0, width + 1.0, text);
}

fn foot(painter: &mut Painter, entries: &[(&[Cap], &str)]) {
    let screen = painter.screen();
    let rect = Rect::new(0.0, screen.h - FOOT, screen.w, FOOT);
    painter.keep(rect, &entries, |painter| painter.foot(rect, entries));
    press_on_foot(painter, rect, entries);
}

/// Lets the keys of a foot be clicked.
fn press_on_foot(painter: &mut Painter, rect: Rect, entries: &[(&[Cap], &str)]) {
    for (place, caps) in painter.foot_caps(rect, entries) {
        let with_control = caps.len() > 1;
        if let Some(code) = caps.last().and_then(|&cap| code_on(cap)) {
            painter.presses.push((place, Press { code, with_control }));
        }
    }
}

/// Lets a cap that is shown here be clicked.
fn press_on(painter: &mut Painter, rect: Rect, cap: Cap) {
    if let Some(code) = code_on(painter.present(cap)) {
        painter.presses.push((rect, Press { code, with_control: false }));
    }
}

/// Lets the keys that copy be clicked where they are shown.
fn press_to_copy(painter: &mut Painter, rect: Rect) {
    painter.presses.push((rect, Press { code: KeyCode::C, with_control: true }));
}

/// The key that a cap shows, unless it is only for holding.
fn code_on(cap: Cap) -> Option<KeyCode> {
    Some(match cap {
        Cap::Arrow(Way::Up) => KeyCode::Up,
        Cap::Arrow(Way::Down) => KeyCode::Down,
        Cap::Arrow(Way::Left) => KeyCode::Left,
        Cap::Arrow(Way::Right) => KeyCode::Right,
        Cap::Enter => KeyCode::Enter,
        Cap::Space => KeyCode::Space,
        Cap::Word("Esc") => KeyCode::Escape,
        Cap::Word("End") => KeyCode::End,
        Cap::Word("Home") => KeyCode::Home,
        Cap::Word("Backspace") => KeyCode::Backspace,
        Cap::Word("Shift" | "Shift R" | "Ctrl") | Cap::Of(_) => return None,
        Cap::Word(word) => {
            let key = Key::ALL.iter().copied().find(|key| key.label() == word)?;
            code_of(key)
        }
    })
}

/// Draws a whole maze, fitted into a rectangle of interface pixels.
fn draw_whole(context: &Context, stage: &mut Stage, rect: Rect, with_marks: bool) -> Camera {
    let pane = context.to_window(rect);
    let size = stage.view.size();
    // The outer wall and its shadow stand half outside of the rooms.
    let margin = 0.3 * (vec2(pane.w, pane.h) / (size + 0.6)).min_element();
    let camera = Camera::whole(size, pane, margin);
    let marks = if with_marks { &mut stage.marks } else { &mut stage.no_marks };
    let mut frame = Frame { maze: &stage.course.maze, camera: &camera, marks, lantern: None };
    stage.view.draw(&mut frame);
    camera
}

/// Minutes, seconds and tenths.
fn clock_text(milliseconds: u64) -> String {
    let tenths = milliseconds / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::screen::how_to::HowTo;
    use icetea_maze::game::screen::title::Title;

    use super::*;

    #[test]
    fn a_screen_is_veiled_only_when_it_is_new() {
        let (title, keys) = (Screen::Title(Title::new(false)), Screen::HowTo(HowTo::default()));
        let mut fade = Fade::default();
        let mut veil =
            |screen: &Screen, seconds| (fade.veil(screen, seconds) * 100.0).round() as u8;
        assert_eq!([veil(&title, 0.0), veil(&title, 0.1)], [0, 0]);
        assert_eq!(veil(&keys, 1.0), 100);
        assert!((1..100).contains(&veil(&keys, 1.05)));
        assert_eq!([veil(&keys, 1.2), veil(&title, 9.0)], [0, 100]);
    }

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
