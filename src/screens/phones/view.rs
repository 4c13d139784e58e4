//! The code that a phone scans, its address, and the mice that phones move.

use crate::game::versus::rules::Seat;
use crate::screens::parts::code;
use crate::screens::parts::prelude::*;
use crate::screens::phones::PhonesScreen;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(880.0, 520.0);
/// The height of a player's row, at most, and the size of its mouse in parts of it.
const ROW_OF_PLAYER: f32 = 60.0;
const FIGURE: f32 = 1.1;

pub fn draw(context: &Context, screen: &PhonesScreen, painter: &mut Painter) {
    painter.backdrop(context.frames.seconds);
    let (words, size) = (&context.words().phones, Sizes::of(painter.screen));
    let [head, body] = page(painter.screen, MOST);
    painter.heading(head, painter.ink(Typeface::Title, size.title), words.heading);
    painter.panel(body);
    let inner = body.inset(size.pad);
    let lines = if inner.h > inner.w { column(inner) } else { row(inner) };
    let side = inner.size().min_element().min(inner.size().max_element() * 0.48);
    let [sheet, told] = lines.gap(size.pad).split([fixed(side), grow(1.0)]);
    let address = screen.address(context.world);
    if let Some(address) = address
        && let Some(modules) = code::modules_in(painter, sheet, address)
    {
        code::draw(painter, &modules, sheet);
    }
    draw_told(context, screen, told, painter);
    let (key, several) = (&context.words().key, context.world.phones.addresses.len() > 1);
    foot_of(
        painter,
        &[
            (true, &[Cap::Enter], words.done),
            (several, &ASIDE, words.other_network),
            (true, &ESC, key.back),
        ],
    );
}

fn draw_told(context: &Context, screen: &PhonesScreen, place: Rect, painter: &mut Painter) {
    let (words, size) = (&context.words().phones, Sizes::of(painter.screen));
    let (ink, phones) = (painter.ink(Typeface::Body, BODY), &context.world.phones);
    let address = screen.address(context.world).unwrap_or_default();
    let (said, is_bad) = match (&phones.trouble, address) {
        (Some(why), _) => (words.trouble(why), true),
        (None, "") => (words.no_network.to_owned(), true),
        _ if screen.is_in_vain() => (words.in_vain.to_owned(), false),
        _ => (String::new(), false),
    };
    let lines =
        |painter: &Painter, text: &str| LINE * painter.broken(ink, place.w, text).len() as f32;
    let [about, own, said_at, one, two, done] = column(place).gap(size.gap / 2.0).split([
        fixed(lines(painter, words.about) + S).if_room(),
        fixed(ROW + S),
        grow(1.0).at_least(lines(painter, &said)),
        grow(1.0).at_least(2.0 * LINE).at_most(ROW_OF_PLAYER),
        grow(1.0).at_least(2.0 * LINE).at_most(ROW_OF_PLAYER),
        fixed(size.main + S),
    ]);
    let [_, done] = column(done).split([grow(1.0), fixed(size.main)]);
    if about.h > 0.0 {
        painter.lines(about, ink, words.about);
    }
    let widest = painter.measure(Typeface::Mono, 1.0, address).max(f32::EPSILON);
    painter.words(own, painter.ink(Typeface::Mono, (own.w / widest).min(ROW)), address);
    let colour = if is_bad { painter.palette.danger } else { painter.palette.accent_text };
    painter.lines(said_at, Style::new(Typeface::Body, BODY, colour), &said);
    let players = Seat::ALL.map(|seat| player(context, seat));
    for ((seat, place), told) in Seat::ALL.into_iter().zip([one, two]).zip(&players) {
        draw_player(context, (seat, told), place, painter);
    }
    painter.button(done, ButtonKind::Main, words.done, Some(Cap::Enter), Attention::focused(true));
    // Whoever does not see the rest hears it, and hears of each phone that comes.
    let [(one, is_one_there, _), (two, is_two_there, _)] = &players;
    let read =
        format!("{}. {address} {said} {one}: {is_one_there}. {two}: {is_two_there}.", words.done);
    painter.named_control(done, Target::Entry(0), read);
}

/// What a player is called, whether a phone moves their mouse, and how many do.
fn player(context: &Context, seat: Seat) -> (&'static str, String, usize) {
    let words = context.words();
    let count = context.world.phones.players.iter().filter(|&&one| one == seat.index()).count();
    let said = match count {
        0 => words.phones.nobody.to_owned(),
        count => words.phones.joined(count as u64),
    };
    (words.versus.players.of(seat), said, count)
}

/// A player's mouse, and whether a phone moves it.
fn draw_player(
    context: &Context,
    (seat, (name, said, count)): (Seat, &(&str, String, usize)),
    place: Rect,
    painter: &mut Painter,
) {
    let player = &context.world.settings.versus.players[seat.index()];
    let side = FIGURE * place.h;
    let [figure, told] = row(place).gap(M).split([fixed(side), grow(1.0)]);
    let frame = if *count > 0 {
        context.frames.celebration(context.frames.seconds as f32)
    } else {
        context.frames.resting()
    };
    let feet = vec2(figure.center().x, figure.bottom() - 0.08 * place.h);
    painter.standing(SheetName::of(player.coat), frame, feet, side);
    let [above, below] = column(told).split([grow(1.0); 2]);
    painter.words(above, painter.ink(Typeface::Strong, BODY), name);
    let ink = painter.palette.accent_text;
    let joined = Style::new(Typeface::Strong, BODY, ink);
    let style = if *count > 0 { joined } else { painter.muted(Typeface::Body, BODY) };
    painter.words(below, style, said);
}
