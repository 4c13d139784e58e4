//! The stops on the map and the path between them.

use crate::game::journey::{Journey, Medal, Stop};
use crate::screens::journey::JourneyMap;
use crate::screens::parts::prelude::*;

use super::layout::JourneyLayout;

/// The radius of a stop, the radius of its medals, and their distance.
const STOP: f32 = 15.0;
const MEDAL: f32 = 4.0;
const MEDALS_APART: f32 = 12.0;
/// The width of the path, and the number of straight pieces from stop to stop.
const PATH: f32 = 6.0;
const PIECES: u8 = 6;
/// The opacity of the path beyond the player's progress.
const FAINT: f32 = 0.3;
/// The sizes of mouse and cheese, and how far below the middle of a stop the mouse stands.
const MOUSE: f32 = 40.0;
const CHEESE: f32 = 34.0;
const FEET: f32 = 12.0;
/// The width of a stop's rim, the number of studs on it, and from how many lemons on there are some.
const RIM: f32 = 2.0;
const STUDS: u8 = 12;
const HARD_FROM_LEMONS: u8 = 4;

/// The path through all stops in view, in another colour up to the player's progress; a stretch that
/// has just opened takes it on behind the mouse. Where the path continues out of view, it runs to
/// the edge of the map.
pub fn draw_path(
    journey: &Journey,
    map: &JourneyMap,
    layout: &JourneyLayout,
    area: Rect,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let colour = |was_gone| if was_gone { palette.trail } else { palette.panel_edge };
    let stops: Vec<Stop> = layout.stops().collect();
    if let Some(first) = stops.first().filter(|first| first.place() > 0) {
        let end = layout.middle(*first);
        painter.line(vec2(end.x, area.y), end, PATH, colour(journey.is_open(*first)));
    }
    for &stop in &stops {
        let is_finished = journey.is_finished(stop);
        match stop.next() {
            Some(next) if stops.contains(&next) => {
                let is_new = !journey.is_finished(next) && map.mouse < next.place() as f32;
                let share = |piece: u8| f32::from(piece) / f32::from(PIECES);
                for piece in 0..PIECES {
                    let is_behind = stop.place() as f32 + share(piece) < map.mouse;
                    let colour = colour(is_finished && (is_behind || !is_new || map.is_there()));
                    let ends = [piece, piece + 1].map(|piece| layout.on_way(stop, share(piece)));
                    painter.line(ends[0], ends[1], PATH, colour);
                }
            }
            Some(_) => {
                let from = layout.middle(stop);
                painter.line(from, vec2(from.x, area.bottom()), PATH, colour(is_finished));
            }
            None => {}
        }
    }
}

/// A stop with its number and, as soon as it can be played, the medals that can be won. Its rim is of
/// gold where all of them are won.
pub fn draw(journey: &Journey, stop: Stop, middle: Vec2, painter: &mut Painter) {
    let palette = painter.palette;
    let is_open = journey.is_open(stop);
    let (ground, ink) = match (journey.is_finished(stop), is_open) {
        (true, _) => (palette.accent, palette.accent_ink),
        (false, true) => (palette.second_accent, palette.second_accent_ink),
        (false, false) => (palette.panel, palette.muted_ink),
    };
    let is_whole = Medal::at(stop).all(|medal| journey.has(stop, medal));
    let (rim, inner) =
        if is_whole { (palette.hint, STOP - 1.5) } else { (palette.panel_edge, STOP) };
    painter.circle(middle, STOP + RIM, rim);
    painter.circle(middle, inner, ground);
    if is_hard(stop) {
        draw_studs(middle, STOP, painter);
    }
    let place = Rect::about(middle, STOP);
    let style = Style::new(Typeface::Title, BODY, ink).centred();
    painter.words(place, style, &(stop.place() + 1).to_string());
    if is_open {
        let medals: Vec<Medal> = Medal::at(stop).collect();
        let first = -0.5 * (medals.len() - 1) as f32;
        for (medal, place) in medals.into_iter().zip(0_u8..) {
            let at = middle + vec2((first + f32::from(place)) * MEDALS_APART, STOP + S);
            let colour = match medal {
                _ if !journey.has(stop, medal) => Color { a: FAINT, ..palette.muted_ink },
                Medal::Finished => palette.accent,
                Medal::UnderPar => palette.second_accent,
                Medal::NoWrongTurn => palette.path,
                Medal::BeforeRival => palette.players[1],
            };
            painter.circle(at, MEDAL + 1.0, palette.panel);
            painter.circle(at, MEDAL, colour);
        }
    }
}

/// The studs that the hardest are set with, about a stop of this size.
pub(super) fn draw_studs(middle: Vec2, radius: f32, painter: &mut Painter) {
    for stud in 0..STUDS {
        let way = Vec2::from_angle(f32::from(stud) / f32::from(STUDS) * std::f32::consts::TAU);
        painter.circle(middle + way * radius, RIM * radius / STOP, painter.palette.danger);
    }
}

/// Whether a stop is one of the hardest.
pub(super) fn is_hard(stop: Stop) -> bool {
    !stop.is_old() && stop.lemons() >= HARD_FROM_LEMONS
}

/// The mouse on its way, the cheese at the end of the journey, and the ring about the chosen stop.
pub fn draw_mouse(
    context: &Context,
    map: &JourneyMap,
    layout: &JourneyLayout,
    painter: &mut Painter,
) {
    painter.focus_ring(Rect::about(layout.middle(map.chosen), STOP), STOP);
    for stop in layout.stops() {
        if stop == Stop::LAST {
            let feet = layout.middle(stop) - vec2(0.0, STOP);
            painter.standing(SheetName::Cheese, context.frames.cheese(), feet, CHEESE);
        }
        let share = map.mouse - stop.place() as f32;
        if (0.0..1.0).contains(&share) {
            let feet = layout.on_way(stop, share) + vec2(0.0, FEET);
            let frame = if map.is_there() {
                context.frames.resting()
            } else {
                context.frames.character(map.pose(), 0.0)
            };
            painter.standing(SheetName::Mouse, frame, feet, MOUSE);
        }
    }
}
