//! The machines that are there, the address to type, and the invitation that has come; on a page
//! the letters of both.

use std::borrow::Cow;

use crate::net::meeting::{Doing, InviteState, Invited, MOST_LISTED, Meeting};
use crate::net::page_line::LineStage;
use crate::net::wire::PORTS;
use crate::picture::control::FieldText;
use crate::screens::meeting::{MeetingPart, MeetingScreen};
use crate::screens::parts::code;
use crate::screens::parts::players::name_of;
use crate::screens::parts::prelude::*;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(760.0, 500.0);
/// The most of a window that is higher than wide.
const MOST_UPRIGHT: Vec2 = vec2(760.0, 900.0);
/// The height of a machine's row, at most, and at least with the gap to the next one.
const ROW_OF_MACHINE: f32 = 56.0;
const LEAST_ROW: f32 = 40.0;
/// The size of a player's mouse, in parts of a row.
const FIGURE: f32 = 1.25;
/// The gap between two rows; more than a ring of focus takes.
const GAP: f32 = 10.0;
/// The share of the panel that a code takes, at most.
const CODE: f32 = 0.45;
/// The size of an invitation.
const INVITATION: Vec2 = vec2(520.0, 250.0);

pub fn draw(context: &Context, screen: &MeetingScreen, painter: &mut Painter) {
    painter.backdrop(context.frames.seconds);
    let (words, size) = (&context.words().meeting, Sizes::of(painter.screen));
    let is_upright = painter.screen.h > painter.screen.w;
    let [head, body] = page(painter.screen, if is_upright { MOST_UPRIGHT } else { MOST });
    let beside = painter.heading(head, painter.ink(Typeface::Title, size.title), words.heading);
    // Whoever answers plays what the other has chosen.
    let line = &context.world.wire.line;
    let is_guest = line.is_served || line.stage == LineStage::Answered;
    if let Some(code) = context.code().filter(|_| !is_guest) {
        painter.note(beside, painter.muted(Typeface::Mono, BODY).right(), &code);
    }
    painter.panel(body);
    let inner = draw_code(context, screen, body.inset(size.pad), painter);
    let ink = painter.ink(Typeface::Body, BODY);
    let lines =
        |painter: &Painter, text: &str| LINE * painter.broken(ink, inner.w, text).len() as f32;
    let (told, about) = (told(context, screen), &*about(context, screen));
    let (gap, parts) = (size.gap / 2.0, screen.parts());
    let high = parts.len() as f32 * (size.control + gap) - gap;
    let [about_at, list, said, below, own] = column(inner).gap(gap).split([
        fixed(lines(painter, about) + S).if_room(),
        grow(1.0).at_least(LEAST_ROW * screen.count().min(MOST_LISTED) as f32),
        fixed(lines(painter, &told)),
        fixed(high.max(0.0)),
        fixed(if is_page(context) { 0.0 } else { LINE }),
    ]);
    if about_at.h > 0.0 {
        painter.lines(about_at, ink, about);
    }
    draw_list(context, screen, list, painter);
    let is_trouble = context.world.wire.trouble.is_some();
    let colour = if is_trouble { painter.palette.danger } else { painter.palette.accent_text };
    painter.lines(said, Style::new(Typeface::Body, BODY, colour), &told);
    for (part, place) in parts.iter().zip(column(below).gap(gap).evenly(parts.len())) {
        match part {
            MeetingPart::Letter => draw_letter(context, screen, place, painter),
            MeetingPart::Field => draw_field(context, screen, place, painter),
        }
    }
    draw_own(context, own, painter);
    if let Some(invited) = screen.meeting.as_ref().and_then(|meeting| meeting.invited.as_ref()) {
        draw_invitation(context, screen, invited, painter);
    }
    draw_foot(context, screen, painter);
}

fn draw_list(context: &Context, screen: &MeetingScreen, list: Rect, painter: &mut Painter) {
    let words = &context.words().meeting;
    let neighbours = screen.meeting.iter().flat_map(|meeting| &meeting.neighbours);
    let rows: Vec<_> = neighbours.take(MOST_LISTED).collect();
    let places = rows.iter().map(|_| grow(1.0).at_most(ROW_OF_MACHINE));
    let invited = screen.answer.is_some();
    for (number, (one, place)) in rows.iter().zip(column(list).gap(GAP).each(places)).enumerate() {
        let has_focus = !invited && screen.place() == number;
        let called = |player| name_of(player, context.words());
        let told: Cow<str> = match &one.does {
            Doing::SpeaksOtherwise => words.other_version.into(),
            Doing::Looks => called(&one.player).into(),
            Doing::Plays { against, .. } => {
                words.plays(called(&one.player), called(against)).into()
            }
        };
        let is_main = has_focus && one.does != Doing::SpeaksOtherwise;
        let kind = if is_main { ButtonKind::Main } else { ButtonKind::Plain };
        let can_enter = has_focus && (screen.can_invite() || screen.can_watch());
        let cap = can_enter.then_some(Cap::Enter);
        painter.button(place, kind, &told, cap, Attention::focused(has_focus));
        painter.control(place, Target::Entry(number));
        let there = match &one.does {
            Doing::SpeaksOtherwise => [None, None],
            Doing::Looks => [Some(&one.player), None],
            Doing::Plays { against, .. } => [Some(&one.player), Some(against)],
        };
        let side = FIGURE * place.h;
        for (number, player) in there.into_iter().flatten().enumerate() {
            let across = place.x + L + place.h * (0.5 + number as f32);
            let feet = vec2(across, place.bottom() - 0.1 * place.h);
            painter.standing(SheetName::of(player.coat), context.frames.resting(), feet, side);
        }
    }
}

const fn is_page(context: &Context) -> bool {
    context.world.wire.line.is_offered
}

fn about(context: &Context, screen: &MeetingScreen) -> Cow<'static, str> {
    let (words, world) = (&context.words().meeting, context.world);
    if world.wire.line.is_served {
        words.about_served.into()
    } else if is_page(context) {
        words.about_pages.into()
    } else if world.phones.have_page || screen.count() > 0 {
        words.about.into()
    } else {
        format!("{} {}", words.about, words.no_page).into()
    }
}

/// What is going on, in a sentence.
fn told(context: &Context, screen: &MeetingScreen) -> String {
    let (words, line) = (&context.words().meeting, &context.world.wire.line);
    let phones = &context.world.phones;
    let of_page = phones.trouble.as_ref().filter(|_| phones.have_page);
    if let Some(trouble) = context.world.wire.trouble.as_ref().or(of_page) {
        return words.trouble(trouble);
    }
    if line.is_offered && screen.count() == 0 {
        if screen.is_wrong && line.is_own(&screen.address) {
            return words.own_letter.to_owned();
        }
        let stage = if screen.is_wrong { LineStage::Unreadable } else { line.stage };
        return words.line.of(stage).to_owned();
    }
    match screen.meeting.as_ref().and_then(|meeting| meeting.asked.as_ref()) {
        Some(InviteState::Waits(player)) => words.waits(name_of(player, context.words())),
        Some(InviteState::Refused(player)) => words.refused(name_of(player, context.words())),
        Some(InviteState::Unanswered(player)) => words.unanswered(name_of(player, context.words())),
        None if screen.meeting.as_ref().is_some_and(Meeting::is_in_vain) => {
            words.in_vain.to_owned()
        }
        None if screen.count() == 0 => words.looking.to_owned(),
        None if screen.can_watch() => words.may_watch.to_owned(),
        None => words.choose.to_owned(),
    }
}

/// Draws what a camera is to read beside or above the rest, or returns the whole place: the own letter,
/// or else where a browser finds the game's page.
fn draw_code(
    context: &Context,
    screen: &MeetingScreen,
    place: Rect,
    painter: &mut Painter,
) -> Rect {
    let (line, gap) = (&context.world.wire.line, Sizes::of(painter.screen).pad);
    let page = screen.page(context.world);
    let Some(text) = page.as_deref().or(line.waits().then_some(&*line.letter)) else {
        return place;
    };
    let longest = CODE * place.size().max_element();
    let side = fixed(place.size().min_element().min(longest));
    let [mut code, rest] = if place.h > place.w {
        column(place).gap(gap).split([side, grow(1.0)])
    } else {
        let [rest, code] = row(place).gap(gap).split([grow(1.0), side]);
        [code, rest]
    };
    if page.is_some() {
        code = draw_address(context, text, code, painter);
    }
    match code::modules_in(painter, code, text) {
        Some(modules) => code::draw(painter, &modules, code),
        None if page.is_none() => return place,
        None => {}
    }
    rest
}

/// Draws what an address is for above a code, and the address below it; returns the place of the code.
fn draw_address(context: &Context, address: &str, place: Rect, painter: &mut Painter) -> Rect {
    let (ink, says) = (painter.ink(Typeface::Body, BODY), context.words().meeting.scan);
    let high = LINE * painter.broken(ink, place.w, says).len() as f32;
    let [about, code, below] = column(place).gap(S).split([fixed(high), grow(1.0), fixed(LINE)]);
    painter.lines(about, ink, says);
    let widest = painter.measure(Typeface::Mono, 1.0, address).max(f32::EPSILON);
    let style = painter.ink(Typeface::Mono, (below.w / widest).min(BODY)).centred();
    painter.words(below, style, address);
    code
}

/// The button that writes an invitation, or copies the own letter again.
fn draw_letter(context: &Context, screen: &MeetingScreen, place: Rect, painter: &mut Painter) {
    let Some(number) = screen.place_of(MeetingPart::Letter) else { return };
    let (words, line) = (&context.words().meeting, &context.world.wire.line);
    let has_focus = screen.answer.is_none() && screen.part() == Some(MeetingPart::Letter);
    let says = if line.waits() { words.copy_letter } else { words.write_letter };
    let kind = if has_focus { ButtonKind::Main } else { ButtonKind::Plain };
    let cap = has_focus.then_some(Cap::Enter);
    painter.button(place, kind, says, cap, Attention::focused(has_focus));
    painter.control(place, Target::Entry(number));
}

/// The field for an address, or on a page for the letter of the other.
fn draw_field(context: &Context, screen: &MeetingScreen, field: Rect, painter: &mut Painter) {
    let Some(number) = screen.place_of(MeetingPart::Field) else { return };
    let words = &context.words().meeting;
    let has_focus = screen.answer.is_none() && screen.is_on_field();
    let muted = painter.palette.muted_ink;
    let (text, face, ink) = if screen.address.is_empty() {
        (if is_page(context) { words.letter } else { words.address }, Typeface::Body, muted)
    } else if screen.is_wrong {
        (screen.address.as_str(), Typeface::Mono, painter.palette.danger)
    } else {
        (screen.address.as_str(), Typeface::Mono, painter.palette.ink)
    };
    let caret = (!screen.address.is_empty()).then(|| text.chars().count());
    painter.field(field, FieldText { text, face, ink, caret, caret_shown: has_focus }, has_focus);
    match screen.page(context.world) {
        // Whoever does not see the code hears the address in it.
        Some(page) => {
            let read = format!("{text}. {} {page}", words.scan);
            painter.named_control(field, Target::Entry(number), read);
        }
        None => painter.control(field, Target::Entry(number)),
    }
}

/// This machine's own addresses, for the other one; the port only if it is not the usual one.
fn draw_own(context: &Context, place: Rect, painter: &mut Painter) {
    let own = context.world.wire.own.iter().map(|(own, _)| {
        if own.port() == *PORTS.start() { own.ip().to_string() } else { own.to_string() }
    });
    let own = own.collect::<Vec<_>>().join(", ");
    if !own.is_empty() {
        let line = context.words().meeting.own_address(own);
        painter.note(place, painter.muted(Typeface::Body, LABEL), &line);
    }
}

fn draw_invitation(
    context: &Context,
    screen: &MeetingScreen,
    invited: &Invited,
    painter: &mut Painter,
) {
    let Some(menu) = &screen.answer else { return };
    let words = context.words();
    let panel = panel_over(painter, INVITATION);
    let [heading, about, code, buttons] = column(panel.inset(L)).gap(S).split([
        fixed(HEADING + M),
        grow(1.0),
        fixed(LINE),
        fixed(Sizes::of(painter.screen).main),
    ]);
    let style = painter.ink(Typeface::Title, HEADING);
    painter.words(heading, style, &words.meeting.invites(name_of(&invited.by.player, words)));
    let rules = invited.code.rules();
    let best = sentences::best_of(&words.versus, rules.best_of);
    let what = words.meeting.what(words.versus.modes.of(rules.mode), best);
    painter.lines(about, painter.ink(Typeface::Body, BODY), &what);
    painter.words(code, painter.muted(Typeface::Mono, LABEL), &invited.code.to_string());
    let places = row(buttons).gap(M).evenly(2);
    for (number, ((accepts, _), place)) in menu.entries().zip(places).enumerate() {
        let has_focus = menu.focus == number;
        let says = if accepts { words.meeting.accept } else { words.meeting.decline };
        let kind = if accepts { ButtonKind::Main } else { ButtonKind::Plain };
        let cap = has_focus.then_some(Cap::Enter);
        painter.button(place, kind, says, cap, Attention::focused(has_focus));
        painter.control(place, Target::Entry(number));
    }
}

fn draw_foot(context: &Context, screen: &MeetingScreen, painter: &mut Painter) {
    let (key, words) = (&context.words().key, context.words());
    if screen.answer.is_some() {
        return foot_of(
            painter,
            &[
                (true, &ASIDE, key.choose),
                (true, &[Cap::Enter], key.take),
                (true, &ESC, words.meeting.decline),
            ],
        );
    }
    let on_field = screen.is_on_field();
    let can_look = on_field && !screen.address.is_empty() && !screen.is_wrong;
    let look = if is_page(context) { words.meeting.read } else { words.meeting.look };
    foot_of(
        painter,
        &[
            (screen.count() + screen.parts().len() > 1, &UP_DOWN, key.choose),
            (screen.can_invite(), &[Cap::Enter], words.meeting.invite),
            (screen.can_watch(), &[Cap::Enter], words.meeting.watch),
            (can_look, &[Cap::Enter], look),
            (context.world.phones.pages().count() > 1, &ASIDE, words.phones.other_network),
            (on_field && painter.lacks_keys(), &TYPE, words.screen_keyboard.write),
            (screen.place_of(MeetingPart::Field).is_some(), &PASTE, key.paste),
            (true, &ESC, key.back),
        ],
    );
}
