//! The map of the journey: a path that winds through its regions, and below it the details of the
//! chosen stop.

pub mod card;
pub mod ground;
pub mod layout;
pub mod stops;

use std::collections::BTreeSet;

use crate::game::journey::{Flavour, Journey, Medal, Region, Stop};
use crate::game::rules::RuleKind;
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::screens::journey::JourneyMap;

use crate::picture::palette::Palette;
use crate::screens::parts::prelude::*;
use layout::JourneyLayout;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1440.0, 1200.0);
/// The size of the arrows that lead to other regions.
const ARROW: f32 = 36.0;
/// The width of a flavour's place, the size of its mouse, and the mouse's opacity until it is
/// earned.
const FLAVOUR: f32 = 82.0;
const FLAVOUR_MOUSE: f32 = 30.0;
const UNEARNED: f32 = 0.35;
/// The most width of the button that leads to the pack, and what of it is not for letters.
const MOST_PACK: f32 = 240.0;
const PACK_BESIDE: f32 = 64.0;
/// The width of the button that leads to the other map.
const OTHER_MAP: f32 = 116.0;

pub fn draw<'a>(context: &Context<'a>, map: &'a JourneyMap, painter: &mut Painter<'a>) {
    painter.background();
    let [head, body] = page(painter.screen, MOST);
    let gap = Sizes::of(painter.screen).gap / 2.0;
    let card_height = fixed(card::height(painter.screen));
    let [rows, card] = column(body).gap(gap).split([grow(1.0), card_height]);
    let layout = JourneyLayout::new(rows, map.chosen);
    draw_head(context, map, &layout, head, painter);
    let journey = &context.world.journey;
    painter.keep(rows.inset(-gap / 2.0), |painter| {
        for (region, band) in layout.bands() {
            draw_band(context, (region, map.chosen.is_old()), (band, &layout), painter);
        }
    });
    painter.keep(rows.inset(-gap / 2.0), |painter| {
        stops::draw_path(journey, map, &layout, rows, painter);
        for stop in layout.stops() {
            stops::draw(journey, stop, layout.middle(stop), painter);
        }
    });
    stops::draw_mouse(context, map, &layout, painter);
    for stop in layout.stops() {
        let region = region_name(context.words(), stop.region(), stop.is_old());
        let number = context.words().journey.stop(stop.place() + 1);
        let name = match context.words().stops.of(stop) {
            Some(name) => format!("{number}, {name}, {region}"),
            None => format!("{number}, {region}"),
        };
        painter.named_control(layout.cell(stop), Target::Entry(stop.place()), name);
    }
    card::draw(context, map, card, painter);
    let (key, words) = (&context.words().key, context.words());
    foot_of(
        painter,
        &[
            (true, &ARROWS, key.choose),
            (journey.is_open(map.chosen), &[Cap::Enter], key.start),
            (
                map.chosen.region() != Region::Palace || journey.has_old_map(),
                &[Cap::Word("Tab")],
                words.journey.next_region,
            ),
            (
                Flavour::ALL.iter().skip(1).any(|&flavour| journey.has_earned(flavour)),
                &[Cap::Word("PgUp"), Cap::Word("PgDn")],
                words.journey.flavour,
            ),
            (true, &ESC, words.title),
            (context.world.pack.is_some(), &[Cap::Of(KeyCommand::Pause)], words.pack.open),
            (true, &COPY, words.copy),
        ],
    );
}

/// The title, the number of medals won, and arrows to other regions where not all are in view.
fn draw_head(
    context: &Context,
    map: &JourneyMap,
    layout: &JourneyLayout,
    head: Rect,
    painter: &mut Painter,
) {
    let (words, journey) = (&context.words().journey, &context.world.journey);
    let arrows = if layout.shows_all() { nothing() } else { fixed(2.0 * ARROW + S) };
    let other = if journey.has_old_map() { fixed(OTHER_MAP) } else { nothing() };
    let pack = context.world.pack.as_ref().map(|pack| sentences::pack_title(context.words(), pack));
    let wide = pack.map_or_else(nothing, |title| {
        let letters = painter.measure(Typeface::Title, BODY, title);
        fixed((letters + PACK_BESIDE).min(MOST_PACK))
    });
    let [line, wide, other, arrows] = row(head).gap(M).split([grow(1.0), wide, other, arrows]);
    if let (Some(title), Some(place)) = (pack, wide.unless_empty()) {
        let button = middle(place, vec2(place.w, ARROW));
        let cap = Some(Cap::Of(KeyCommand::Pause));
        painter.button(button, ButtonKind::Plain, title, cap, Attention::default());
        painter.control(button, JourneyMap::PACK);
    }
    let letters = Sizes::of(painter.screen).title;
    let title = if map.chosen.is_old() { words.old_map } else { words.journey };
    let rest = painter.heading(line, painter.ink(Typeface::Title, letters), title);
    let won = words.medals_won(journey.medals(), Stop::all().flat_map(Medal::at).count());
    painter.note(rest, painter.muted(Typeface::Strong, ROW).right(), &won);
    if let Some(other) = other.unless_empty() {
        let button = middle(other, vec2(OTHER_MAP, ARROW));
        let says = if map.chosen.is_old() { words.new_map } else { words.old_map };
        painter.button(button, ButtonKind::Plain, says, None, Attention::default());
        painter.control(button, Target::Arrow(1, 1));
    }
    let Some(arrows) = arrows.unless_empty() else { return };
    let place = map.chosen.region() as usize;
    let ways = [(Way::Up, -1, place > 0), (Way::Down, 1, place + 1 < Region::ALL.len())];
    for (half, (way, by, leads_on)) in row(arrows).gap(S).evenly(2).into_iter().zip(ways) {
        let button = middle(half, vec2(ARROW, ARROW));
        if leads_on {
            painter.button(button, ButtonKind::Plain, "", None, Attention::default());
            painter.chevron(way, button.center(), S, painter.palette.ink);
            let region = Region::ALL[place.saturating_add_signed(by.into())];
            let name = region_name(context.words(), region, map.chosen.is_old());
            painter.named_control(button, Target::Arrow(0, by), name);
        }
    }
}

/// The ground of a region, its name, and what it brings or what opens it.
fn draw_band(
    context: &Context,
    (region, is_old): (Region, bool),
    (band, layout): (Rect, &JourneyLayout),
    painter: &mut Painter,
) {
    let words = context.words();
    let journey = &context.world.journey;
    let is_entered = is_old || journey.has_entered(region);
    let place = Palette::at(&context.world.settings, Some(region).filter(|_| !is_old));
    ground::draw_walled(region, place, band, painter);
    if !is_old && !context.world.settings.high_contrast {
        ground::draw_scenery(region, band, layout, painter);
    }
    if !is_entered {
        ground::draw_mist(band, painter);
    }
    let line = layout::heading(band);
    let [line, flavour] = row(line).gap(S).split([grow(1.0), fixed(FLAVOUR)]);
    draw_flavour(context, (region, is_old), flavour, painter);
    let (style, note_style, note) = if is_entered {
        let met = brought(region, is_old, words);
        (painter.ink(Typeface::Title, BODY), painter.muted(Typeface::Body, NOTE), met)
    } else {
        let price = opens_with(words, journey, region);
        (painter.muted(Typeface::Strong, BODY), painter.muted(Typeface::Strong, NOTE), price)
    };
    let name = region_name(words, region, is_old);
    let width = painter.measure(style.face, style.size, &name);
    let letters = painter.shrunk(note_style.face, note_style.size, line.w - width - M, &note);
    let with_note = width + M + painter.measure(note_style.face, letters, &note);
    let sign = Rect { w: if with_note <= line.w { with_note } else { width }, ..line };
    painter.round_rect(sign.inset_by(vec2(-S, 0.0)), LINE / 2.0, painter.palette.panel);
    let rest = painter.heading(line, style, &name);
    painter.note(rest, note_style, &note);
}

fn stops_of(region: Region, is_old: bool) -> impl Iterator<Item = Stop> {
    let stop_of_map =
        move |stop: Stop| if is_old { Stop::old().nth(stop.place()) } else { Some(stop) };
    region.stops().filter_map(stop_of_map)
}

/// The name of a region, or of its stops on the old map.
pub(in crate::screens) fn region_name(words: &Words, region: Region, is_old: bool) -> String {
    let first = region as usize * JOURNEY_STOPS_PER_REGION;
    if is_old {
        words.journey.old_stops(first + 1, first + JOURNEY_STOPS_PER_REGION)
    } else {
        words.journey.regions.of(region).to_owned()
    }
}

/// The mouse in the flavour that a region awards, and how many of its stops are finished.
fn draw_flavour(
    context: &Context,
    (region, is_old): (Region, bool),
    place: Rect,
    painter: &mut Painter,
) {
    let (words, journey, palette) = (context.words(), &context.world.journey, painter.palette);
    let flavour = Flavour::of(region);
    let finished = stops_of(region, is_old).filter(|&stop| journey.is_finished(stop)).count();
    let all = JOURNEY_STOPS_PER_REGION;
    let is_worn = context.world.flavour() == flavour;
    let chip = place.inset_by(vec2(0.0, -XS / 2.0));
    painter.round_rect(chip, chip.h / 2.0, if is_worn { palette.accent } else { palette.panel });
    let [mouse, told] = row(place.inset_by(vec2(XS, 0.0))).split([fixed(FLAVOUR_MOUSE), grow(1.0)]);
    let seen = if journey.has_earned(flavour) { 1.0 } else { UNEARNED };
    let feet = vec2(mouse.center().x, chip.bottom() - 1.0);
    painter.in_fur(fur_of(flavour), |painter| {
        painter.within(None, seen, |painter| {
            painter.standing(SheetName::Mouse, (0, 0), feet, FLAVOUR_MOUSE);
        });
    });
    let ink = if is_worn { palette.accent_ink } else { palette.muted_ink };
    let style = Style::new(Typeface::Strong, LABEL, ink).centred();
    painter.words(told, style, &format!("{finished}/{all}"));
    let name = words.journey.flavours.of(flavour);
    let name = words.journey.flavour_for(name, finished, all);
    painter.named_control(chip, Target::Field(region as usize), name);
}

/// What a region asks for, besides finding the way, that none before it does.
fn brought(region: Region, is_old: bool, words: &Words) -> String {
    let rules = |region: &Region| stops_of(*region, is_old).flat_map(rules_of);
    let before: BTreeSet<_> = Region::ALL[..region as usize].iter().flat_map(rules).collect();
    let here: BTreeSet<_> = rules(&region).collect();
    told(here.difference(&before).copied().collect(), words)
}

pub(in crate::screens) fn told(rules: Vec<RuleKind>, words: &Words) -> String {
    let names = rules.into_iter().map(|rule| words.journey.rules.of(rule));
    names.collect::<Vec<_>>().join(" · ")
}

/// What a stop asks for besides finding the way.
fn rules_of(stop: Stop) -> impl Iterator<Item = RuleKind> {
    RuleKind::of(&stop.spec()).chain(stop.is_foggy().then_some(RuleKind::Fog))
}

/// Minutes and seconds.
pub(in crate::screens) fn par_text(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Why a stop cannot be played yet, if it cannot: what opens it.
fn closed_words(words: &Words, journey: &Journey, stop: Stop) -> Option<String> {
    if journey.is_open(stop) {
        return None;
    }
    let region = stop.region();
    Some(if journey.has_entered(region) {
        let named = words.journey.regions.of(region);
        words.journey.opens_with(journey.lacks_to_open(stop), named)
    } else {
        opens_with(words, journey, region)
    })
}

/// What opens a region.
fn opens_with(words: &Words, journey: &Journey, region: Region) -> String {
    let before = region.before().unwrap_or(region);
    words.journey.opens_with(journey.lacks_to_leave(before), words.journey.regions.of(before))
}
