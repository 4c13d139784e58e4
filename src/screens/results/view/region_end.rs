//! The end of a region of the journey, over the results of the run that finished it: the mouse in
//! the coat that it awards, the region that is open now, and lemons from the sky.

use crate::game::journey::{Flavour, Region};
use crate::picture::motion::BADGE;
use crate::picture::sparks::{draw_confetti, draw_lemon_rain};
use crate::screens::parts::prelude::*;

/// The maximum size of the card, and of its button.
const CARD: Vec2 = vec2(560.0, 440.0);
const BUTTON: Vec2 = vec2(240.0, 52.0);
/// The size of the mouse in its place, and the height of its feet above the lower edge.
const MOUSE: f32 = 1.1;
const FEET: f32 = 12.0;
/// When each shower of lemons begins.
const SHOWERS: [f32; 3] = [0.0, 1.1, 2.2];
/// The slices of lemon beside the mouse: their distance in parts of its size, and their radius.
const LEMONS: [(f32, f32); 6] =
    [(-1.0, 17.0), (-0.74, 24.0), (-0.5, 15.0), (0.5, 19.0), (0.76, 26.0), (1.02, 15.0)];
const TURN: f32 = 0.7;

pub(super) fn draw(
    context: &Context,
    (region, opened): (Region, Option<Region>),
    seconds: f32,
    painter: &mut Painter,
) {
    let (words, journey) = (&context.words().journey, &context.world.journey);
    // Nothing falls over the text.
    let card = panel_over_show(painter, CARD, |painter, pane| {
        for shower in SHOWERS {
            draw_lemon_rain(painter, context.motions, pane, seconds - shower);
        }
    });
    let low = is_compact(painter.screen);
    let gap = if low { XS } else { S };
    let [heading, name, joy, gift, next, button] =
        column(card.inset_by(vec2(L, M))).gap(gap).split([
            fixed(HEADING + S),
            fixed(LINE + XS),
            grow(1.0),
            fixed(LINE + XS),
            fixed(LINE + XS),
            fixed(BUTTON.y),
        ]);
    let is_end_of_all = Region::ALL.into_iter().all(|one| journey.has_earned(Flavour::of(one)));
    let says = if is_end_of_all { words.journey_is_done } else { words.region_is_done };
    painter.words(heading, painter.ink(Typeface::Title, HEADING).centred(), says);
    let style = painter.muted(Typeface::Strong, ROW).centred();
    painter.words(name, style, words.regions.of(region));
    draw_joy(context, Flavour::of(region), seconds, joy, painter);
    let flavour = words.flavour_is_yours(words.flavours.of(Flavour::of(region)));
    painter.words(gift, painter.ink(Typeface::Strong, ROW).centred(), &flavour);
    if let Some(opened) = opened {
        let open = words.region_is_open(words.regions.of(opened));
        painter.words(next, painter.muted(Typeface::Strong, BODY).centred(), &open);
    }
    let button = middle(button, BUTTON);
    let (kind, attention) = (ButtonKind::Main, Attention::focused(true));
    painter.button(button, kind, context.words().key.go_on, Some(Cap::Enter), attention);
    painter.control(button, Target::Entry(0));
    foot_of(painter, &[(true, &[Cap::Enter], context.words().key.go_on)]);
}

/// The mouse in its new coat, which springs up, among lemons and confetti.
fn draw_joy(context: &Context, flavour: Flavour, seconds: f32, place: Rect, painter: &mut Painter) {
    draw_confetti(painter, context.motions, place, flavour as u64, seconds);
    let feet = vec2(place.center().x, place.bottom() - FEET);
    let side = MOUSE * place.h;
    for (number, (away, radius)) in LEMONS.into_iter().enumerate() {
        let at = feet + vec2(away * side, -radius);
        painter.lemon(at, radius, TURN * number as f32);
    }
    let sprung = context.motions.at(BADGE, seconds);
    painter.in_fur(fur_of(flavour), |painter| {
        let frame = context.frames.celebration(seconds);
        painter.standing(SheetName::Mouse, frame, feet, side * sprung);
    });
}
