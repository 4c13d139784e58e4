//! The details of the chosen stop: how hard it is, its par, the medals won there, and the button
//! that plays it.

use crate::game::journey::{Medal, Stop};
use crate::game::rules::RuleKind;
use crate::screens::journey::JourneyMap;
use crate::screens::parts::prelude::*;
use crate::screens::parts::stop_picture;

use super::stops::{draw_studs, is_hard};
use super::{closed_words, par_text, rules_of, told};

/// The most rules of a stop that are named.
const MOST_RULES_TOLD: usize = 2;
/// The height of the card.
const HEIGHT: [f32; 2] = [72.0, 124.0];
/// The height where the facts lie above the medals.
const HEIGHT_NARROW: f32 = 132.0;
/// The width of the picture of the maze, in parts of its height.
const PICTURE: f32 = 1.5;
/// The widths of the button and of a medal's place.
const BUTTON: f32 = 148.0;
const MEDAL_WIDTH: f32 = 104.0;
/// Their widths where there are more medals than usual and little room.
const NARROW: f32 = 84.0;
/// The sizes of medals and lemons.
const MEDAL: f32 = 15.0;
const LEMON: f32 = 7.0;
/// The radius of the studs before the word that tells what they mean.
const STUDDED: f32 = 8.0;

/// The height of the card on a screen.
pub fn height(screen: Rect) -> f32 {
    if is_narrow(screen) { HEIGHT_NARROW } else { HEIGHT[usize::from(!is_compact(screen))] }
}

pub fn draw<'a>(context: &Context<'a>, map: &'a JourneyMap, card: Rect, painter: &mut Painter<'a>) {
    let stop = map.chosen;
    let (words, journey) = (context.words(), &context.world.journey);
    painter.panel(card);
    let inner = card.inset_by(vec2(M, S));
    let medals: Vec<_> = Medal::at(stop).map(|medal| (medal, journey.has(stop, medal))).collect();
    let is_crowded = stop.rival().is_some() && is_compact(painter.screen);
    let width = if is_crowded { NARROW } else { MEDAL_WIDTH };
    let wide = medals.len() as f32 * width;
    let [told, won, button] = if is_narrow(painter.screen) {
        let [told, below] = column(inner).gap(S).split([grow(2.0), grow(3.0)]);
        let [won, _, button] = row(below).split([fixed(wide), grow(1.0), fixed(BUTTON)]);
        [told, won, button]
    } else {
        let wide_picture = if stop.is_old() { nothing() } else { fixed(PICTURE * inner.h) };
        let [picture, told, won, button] =
            row(inner).gap(M).split([wide_picture, grow(1.0), fixed(wide), fixed(BUTTON)]);
        if let (Some(place), Some(measured)) = (picture.unless_empty(), map.picture()) {
            stop_picture::draw(context, (stop, measured), place, painter);
        }
        [told, won, button]
    };
    let is_known = journey.is_finished(stop);
    draw_facts(words, (stop, is_known), told, painter);
    if let Some(why) = closed_words(words, journey, stop) {
        let place = Rect { w: button.right() - won.x, ..won };
        painter.words(place, painter.muted(Typeface::Strong, BODY).right(), &why);
        return;
    }
    draw_medals(words, stop, &medals, won, painter);
    let [button] = column(button).centred().split([grow(1.0).at_most(MENU_ROW)]);
    let attention = Attention::default();
    painter.button(button, ButtonKind::Main, words.menu.play, Some(Cap::Enter), attention);
    painter.control(button, Target::Entry(stop.place()));
}

/// The name, the difficulty and the size, and the par once the stop is known.
fn draw_facts(words: &Words, (stop, is_known): (Stop, bool), place: Rect, painter: &mut Painter) {
    let journey = &words.journey;
    let [heading, facts] = column(place).centred().split([fixed(LINE + S), fixed(LINE)]);
    let subject = subject(words, stop);
    let on_old_map = || format!("{} · {subject}", journey.stop(stop.place() + 1));
    let name = words.stops.numbered(stop).unwrap_or_else(on_old_map);
    let letters = painter.shrunk(Typeface::Title, ROW, heading.w, &name);
    painter.words(heading, painter.ink(Typeface::Title, letters), &name);
    let rest = painter.lemons(facts, stop.lemons(), LEMON);
    let size = stop.spec().size();
    let (width, height) = (size.width(), size.height());
    let par = is_known.then(|| format!(" · {} {}", journey.par, par_text(stop.par_seconds())));
    let told = format!("{width} × {height}{}", par.unwrap_or_default());
    let style = painter.muted(Typeface::Strong, LABEL);
    let rest = rest.right_of(rest.x + XS);
    let studded = rest.right_of(rest.x + 2.0 * STUDDED + S);
    let fits =
        |text: &String, place: Rect| painter.measure(Typeface::Strong, LABEL, text) <= place.w;
    let hard = format!("{} · {told}", journey.hard);
    let says_hard = is_hard(stop) && fits(&hard, studded);
    let (told, line) = if says_hard { (hard, studded) } else { (told, rest) };
    let more = format!("{told} · {subject}");
    let has_room = !stop.is_old() && fits(&more, line);
    if says_hard {
        draw_studs(vec2(rest.x + STUDDED, rest.center().y), STUDDED, painter);
    }
    painter.words(line, style, if has_room { &more } else { &told });
}

/// What a stop asks for, if that is soon said, or else where it lies.
pub fn subject(words: &Words, stop: Stop) -> String {
    let mut rules: Vec<RuleKind> = rules_of(stop).collect();
    if rules.len() > 1 {
        rules.retain(|&rule| rule != RuleKind::AllCheeses);
    }
    match rules.len() {
        1..=MOST_RULES_TOLD => told(rules, words),
        _ if stop.is_old() => words.journey.old_map.to_owned(),
        _ => words.journey.regions.of(stop.region()).to_owned(),
    }
}

/// Medals side by side, each with its name below; that of a rival names it.
fn draw_medals(
    words: &Words,
    stop: Stop,
    medals: &[(Medal, bool)],
    place: Rect,
    painter: &mut Painter,
) {
    for (&(medal, is_won), place) in medals.iter().zip(row(place).evenly(medals.len())) {
        let [above, below] = column(place).centred().split([fixed(2.5 * MEDAL), fixed(LINE)]);
        let middle = vec2(above.center().x, above.y + MEDAL);
        painter.medal(medal, middle, MEDAL, is_won);
        let style = painter.muted(Typeface::Strong, NOTE).centred();
        let name = match stop.rival().filter(|_| medal == Medal::BeforeRival) {
            Some(mind) => words.journey.beat(words.versus.rivals.of(mind)),
            None => words.journey.medals.of(medal).to_owned(),
        };
        painter.words(below, style, &name);
    }
}
