//! What the game shows at a moment in a window: the screen, and what lies over every screen.

use super::App;
use crate::game::input::KeyReading;
use crate::game::versus::panes::foot_for_fingers;
use crate::picture::geometry::{Color, Rect, vec2};
use crate::picture::layout::{column, middle};
use crate::picture::maze::PixelScale;
use crate::picture::motion::Motions;
use crate::picture::painter::{Painter, TakenItems};
use crate::picture::palette::Palette;
use crate::picture::sizes::{BODY, FOOT, L, LINE, M, scale};
use crate::picture::sprites::{SpriteFrames, fur_of};
use crate::picture::text::Style;
use crate::picture::typeface::Typeface;
use crate::picture::{Announcement, Picture, View};
use crate::screens::Context;
use crate::screens::parts::sheet::Still;
use crate::screens::parts::{foot, screen_keyboard};

/// The scale of the interface when it is projected: as large as it can be.
const IN_A_HALL_PERCENT: u8 = 200;
/// This long after the last input, figures that only stand about on a screen stop moving.
const SECONDS_UNTIL_REST: f64 = 5.0;

/// Draws the screen that has the keys.
pub fn picture<'a>(app: &'a App, view: &View<'a>) -> Picture<'a> {
    let (state, settings) = (app.screen.state(), &app.world.settings);
    let traits = state.traits();
    let palette = Palette::at(settings, state.region());
    let is_projected = settings.projector && traits.is_for_a_hall;
    let percent = if is_projected { IN_A_HALL_PERCENT } else { settings.interface_percent };
    let scale = PixelScale { logical: scale(view.window, percent), dpi: view.dpi };
    let size = view.window / scale.logical;
    let is_for_fingers = state.has_foot_for_fingers(settings, view.hand);
    let foot = if is_for_fingers { foot_for_fingers(scale.logical) } else { FOOT };
    let screen = Rect::new(0.0, 0.0, size.x, size.y + FOOT - foot);
    let pane = Rect { h: screen.h - FOOT - state.height_above_foot(), ..screen };
    let motions = Motions::of(settings);
    let rests_at = if traits.is_lively || traits.moves {
        f64::INFINITY
    } else {
        view.stirred + SECONDS_UNTIL_REST
    };
    let seconds = if motions == Motions::Full { view.seconds.min(rests_at) } else { 0.0 };
    let frames = SpriteFrames { seconds, motions };
    let has_thin_walls = settings.thin_walls && !is_projected;
    let context = Context {
        world: &app.world,
        screen: state,
        scale,
        blend: view.blend,
        frames,
        motions,
        pane,
        is_deaf: view.is_deaf,
        has_thin_walls,
    };
    let reading = app.reading();
    let explained = state.explained_keys().map(KeyReading::at_rest);
    let KeyReading { one_key, layout, .. } = reading;
    let reading = explained.map_or(reading, |it| KeyReading { one_key, layout, ..it });
    let mut painter =
        Painter::new(palette, &settings.bindings, screen, scale.density(), app.world.language())
            .with_foot_turned(app.foot_turned, context.words().key.more)
            .with_hand(view.hand, reading)
            .with_foot(foot)
            .with_fur(fur_of(app.world.flavour()))
            .projected(is_projected);
    app.screen.draw(&context, &mut painter);
    if let Some((keyboard, writing)) = app.screen_keyboard.zip(app.writing()) {
        screen_keyboard::draw(&context, keyboard, &writing, &mut painter);
    }
    if let Some(announcement) = view.announcement {
        draw_announcement(&mut painter, announcement);
    }
    if view.veil > 0.0 {
        painter.rect(Rect { h: size.y, ..screen }, Color { a: view.veil, ..palette.background });
    }
    let typefaces = painter.measures.typefaces;
    let TakenItems { items, controls, focus } = painter.finish();
    let seats = state.walk_areas(pane, scale);
    Picture {
        window: size,
        items,
        controls,
        focus,
        pane,
        leads_in_pane: !seats.is_empty(),
        seats,
        scale,
        typefaces,
        palette,
        has_thin_walls,
        motions,
    }
}

/// The picture of the screen to be saved, if it has one.
pub fn still<'a>(app: &'a App, view: &View<'a>) -> Option<Still<'a>> {
    app.screen.state().still(&app.world, view)
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
