//! The lobby: a card for each player with their own keys on it, and the rules between them.

use crate::game::ghost::Ghost;
use crate::game::settings::Settings;
use crate::game::versus::rules::{Mode, Rival, Rules, Seat};
use crate::picture::form::FormRow;
use crate::screens::lobby::{Lobby, LobbyRow};
use crate::screens::parts::players::{self, OWN_CAPS, RUN_CAPS, draw_sign, is_ghost, name};
use crate::screens::parts::prelude::*;
use crate::words::VersusMazesWords;

/// Its maximum width and height; in more, a small window's letters would be lost.
const WIDEST: f32 = 1400.0;
const TALLEST: [f32; 2] = [720.0, 560.0];
/// The maximum height where the cards lie above the rules, and the cards' minimum height.
const TALLEST_NARROW: f32 = 1100.0;
const LOWEST_CARD: f32 = 312.0;
/// The width of a card.
const CARD: [f32; 2] = [208.0, 288.0];
/// The share of its height that a row keeps beside the preview, and the gap between two rows.
const LEAST_ROW: f32 = 0.8;
const ROW_GAP: f32 = 6.0;
/// The height of the preview, where the rows can spare that much.
const PREVIEW: [f32; 2] = [96.0, 212.0];
/// The distance of a player's keys.
const CAP_STEP: f32 = 32.0;
/// The height of a portrait, at least and at most; what is below it takes precedence.
const PORTRAIT: [f32; 2] = [72.0, 230.0];
const NAME: f32 = 40.0;
const OWN_KEYS: f32 = 80.0;
/// The size of a player's sign.
const SIGN: f32 = 7.0;

pub fn draw<'a>(context: &Context<'a>, lobby: &'a Lobby, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.backdrop(context.frames.seconds);
    let (screen, size) = (painter.screen, Sizes::of(painter.screen));
    let is_narrow = is_narrow(screen);
    let usual = TALLEST[usize::from(is_compact(screen))];
    let tallest = if is_narrow { TALLEST_NARROW } else { usual };
    let [head, body] = page(screen, vec2(WIDEST, tallest));
    let [one, rules, two] = if is_narrow {
        let cards = grow(2.0).at_least(LOWEST_CARD);
        let [cards, rules] = column(body).gap(size.gap).split([cards, grow(3.0)]);
        let [one, two] = row(cards).gap(size.gap).split([grow(1.0); 2]);
        [one, rules, two]
    } else {
        let card = grow(0.64).at_least(CARD[0]).at_most(CARD[1]);
        row(body).gap(size.gap).split([card, grow(1.0), card])
    };
    let heading = painter.ink(Typeface::Title, size.title);
    let beside = painter.heading(head, heading, words.versus.two_players);
    if let Some(code) = context.code() {
        painter.words(beside, painter.muted(Typeface::Mono, BODY).right(), &code);
    }
    for (seat, rect) in Seat::ALL.into_iter().zip([one, two]) {
        draw_card(context, lobby, seat, rect, painter);
        painter.control(rect, Target::Entry(seat.index()));
    }
    draw_rules(context, lobby, rules, painter);
    draw_foot(context, lobby, painter);
}

fn draw_card(context: &Context, lobby: &Lobby, seat: Seat, rect: Rect, painter: &mut Painter) {
    let (words, settings, palette) = (context.words(), &context.world.settings, painter.palette);
    let rules = settings.versus.rules();
    let has_joined = lobby.has_joined(seat, settings);
    painter.panel(rect);
    let colour = palette.players[seat.index()];
    if has_joined {
        painter.round_border(rect, PANEL_RADIUS, 3.0, colour);
    }
    let [head, portrait, title, keys, first, second] = column(rect.inset(M)).split([
        fixed(L),
        grow(1.0).at_least(PORTRAIT[0]).at_most(PORTRAIT[1]),
        fixed(NAME),
        fixed(OWN_KEYS),
        fixed(CAP_STEP),
        fixed(CAP_STEP),
    ]);
    draw_sign(painter, seat, vec2(head.x + S + XS, head.center().y), SIGN, palette.panel);
    let [_, label] = row(head).split([fixed(L + XS), grow(1.0)]);
    painter.words(label, painter.muted(Typeface::Strong, BODY), words.versus.players.of(seat));
    let feet = vec2(portrait.center().x, portrait.y + portrait.h * 0.94);
    let frame = if has_joined {
        context.frames.celebration(context.frames.seconds as f32)
    } else {
        context.frames.resting()
    };
    players::draw(painter, context, seat, frame, (feet, portrait.h));
    painter.words(
        title,
        painter.ink(Typeface::Title, HEADING).centred(),
        &name(seat, context, rules),
    );
    let body = painter.ink(Typeface::Body, BODY).centred();
    let [above, below, _] = column(keys).split([fixed(L), fixed(L), grow(1.0)]);
    if is_ghost(seat, rules) {
        let best = lobby.ghost(settings).map(|ghost| best_run(words, ghost));
        painter.words(above, body, best.as_deref().unwrap_or_default());
        return;
    }
    if let Rival::Computer { mind, speed } = rules.rival
        && seat == Seat::Two
    {
        painter.words(above, body, words.versus.minds.of(mind));
        painter.words(below, body, &words.versus.speed(speed.tiles_per_second()));
        return;
    }
    if seat == Seat::Two && settings.versus.plays_afar() {
        let told = context.words().meeting.far_card;
        let (at, ink) = (keys.center().x, painter.muted(Typeface::Body, BODY).centred());
        painter.paragraph(ink, (at, keys.y + BODY), (keys.w, LINE), told);
        return;
    }
    let is_touched = painter.is_touched();
    if is_touched {
        let (style, at) = (painter.muted(Typeface::Body, BODY).centred(), keys.center().x);
        painter.paragraph(style, (at, keys.y + BODY), (keys.w, LINE), words.versus.swipe_to_walk);
    } else {
        draw_own_keys(painter, seat, keys, words);
    }
    if !has_joined {
        let strong = Style::new(Typeface::Strong, ROW, palette.accent_text).centred();
        let join = if is_touched { words.versus.tap_to_join } else { words.versus.join };
        painter.words(first, strong, join);
        return;
    }
    let player = &settings.versus.players[seat.index()];
    let own = OWN_CAPS[seat.index()];
    let [left, up, down, right] = own;
    let shown = if is_touched { ARROWS } else { own };
    let coat = words.versus.coats.of(player.coat);
    let bar = words.versus.bar_wanted.of(player.wants_bar);
    for (line, caps, label, value) in [
        (first, ([left, right], [shown[0], shown[3]]), words.versus.coat, coat),
        (second, ([up, down], [shown[1], shown[2]]), words.versus.bar, bar),
    ] {
        let (caps, shown) = caps;
        // While the rules have the focus, so have all keys.
        let are_own = is_touched || lobby.form.place().is_none();
        if are_own {
            let widths = shown.map(|cap| fixed(painter.key_cap_width(cap, LOW_KEY)));
            for (cap, place) in caps.into_iter().zip(row(line).gap(XS).split(widths)) {
                press_on(painter, middle(place, vec2(place.w, LOW_KEY)), cap);
            }
        }
        let rest = if are_own { painter.keys(line, &shown, LOW_KEY) } else { line };
        let width = painter.measure(Typeface::Strong, BODY, value);
        let [named, chosen] = row(rest).gap(XS).split([grow(1.0), fixed(width)]);
        painter.words(named, painter.muted(Typeface::Body, BODY), label);
        painter.words(chosen, painter.ink(Typeface::Strong, BODY).right(), value);
    }
}

/// A player's four keys as they lie on the keyboard, and the key for running beside them.
fn draw_own_keys(painter: &mut Painter, seat: Seat, place: Rect, words: &Words) {
    let [left, up, down, right] = OWN_CAPS[seat.index()];
    let run = [RUN_CAPS[seat.index()]];
    let text = words.key.run_short;
    let beside =
        painter.keys_width(&run, LOW_KEY).max(painter.measure(Typeface::Body, LABEL, text));
    let [four, beside] = row(place).gap(M).centred().split([fixed(3.0 * CAP_STEP), fixed(beside)]);
    let lines = |place| column(place).split::<2>([fixed(CAP_STEP); 2]);
    let ([above, below], [label, key]) = (lines(four), lines(beside));
    painter.keys(above.right_of(above.x + CAP_STEP), &[up], KEY);
    painter.keys(below, &[left, down, right], KEY);
    painter.words(label, painter.muted(Typeface::Body, LABEL), text);
    painter.keys(key, &run, LOW_KEY);
}

/// The rules, below them the maze of the first round if there is room for it, and a note.
fn draw_rules<'a>(context: &Context<'a>, lobby: &'a Lobby, panel: Rect, painter: &mut Painter<'a>) {
    let (words, settings, palette) = (context.words(), &context.world.settings, painter.palette);
    let (rules, size) = (settings.versus.rules(), Sizes::of(painter.screen));
    painter.panel(panel);
    let inner = panel.inset(size.pad);
    let count = LobbyRow::ALL.len() as f32;
    let spare = inner.h - size.main - count * (LEAST_ROW * size.control + ROW_GAP) - size.gap;
    let has_preview = spare >= PREVIEW[0] && rules.mode != Mode::Endless;
    let about = if has_preview { spare.min(PREVIEW[1]) } else { 2.0 * LINE };
    let [rows, about, start] = column(inner).gap(size.gap / 2.0).split([
        grow(1.0).at_most(count * (size.main + ROW_GAP)),
        fixed(about),
        fixed(size.main),
    ]);
    let picture = if has_preview { grow(0.46) } else { nothing() };
    let [preview, note] = row(about).gap(M).split([picture, grow(0.54)]);
    if let Some(area) = preview.unless_empty() {
        draw_preview(context, lobby, area, painter);
    }
    let rows = column(rows).gap(ROW_GAP).evenly(LobbyRow::ALL.len());
    for (rule, rect) in LobbyRow::ALL.into_iter().zip(rows) {
        let ink = if rule.counts(rules) { palette.ink } else { palette.muted_ink };
        let control = rule.control(settings, false);
        let label = match rule {
            LobbyRow::SpeedOrSeats if rules.rival == Rival::Human => words.versus.how_to_sit,
            rule => words.versus.rows.of(rule),
        };
        FormRow::new(&lobby.form, rule, control, label, context.frames.seconds).draw_beside(
            rect,
            ink,
            painter,
            |_| match rule.named() {
                Some(seat) if lobby.form.focus() == Some(rule) => {
                    settings.versus.players[seat.index()].name.clone()
                }
                Some(seat) => name(seat, context, rules).into_owned(),
                None => value(rule, settings, words),
            },
        );
    }
    draw_note(context, lobby, note, rules, painter);
    let is_ready = lobby.is_ready(settings);
    let kind = if is_ready { ButtonKind::Main } else { ButtonKind::Plain };
    let (cap, attention) = (is_ready.then_some(Cap::Enter), Attention::default());
    let begin = if settings.versus.plays_afar() { words.meeting.find } else { words.versus.start };
    painter.button(start, kind, begin, cap, attention);
    painter.control(start, Target::Entry(2));
}

/// What is wrong, who is missing, or what wins a round.
fn draw_note(context: &Context, lobby: &Lobby, rect: Rect, rules: Rules, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette);
    let settings = &context.world.settings;
    let too_large = Lobby::code(settings).err();
    let is_friend = rules.rival == Rival::Human;
    let (text, colour) = match lobby.complaint.as_ref().or(too_large.as_ref()) {
        Some(complaint) => {
            (sentences::match_complaint(context.world.language(), complaint), palette.danger)
        }
        None if says_of_rival(lobby, settings) => {
            (rival_note(lobby, settings, words), palette.accent_text)
        }
        None if lobby.form.focus() == Some(LobbyRow::Mazes) => {
            (mazes(&words.versus.mazes_notes, settings).to_owned(), palette.muted_ink)
        }
        None if is_friend && lobby.form.focus() == Some(LobbyRow::SpeedOrSeats) => {
            let note = words.versus.seats_notes.of(settings.versus.face_to_face);
            (note.to_owned(), palette.muted_ink)
        }
        None if lobby.form.focus() == Some(LobbyRow::Mode) => {
            (words.versus.mode_notes.of(rules.mode).to_owned(), palette.muted_ink)
        }
        None if !lobby.is_ready(settings) => {
            let missing = if painter.is_touched() {
                words.versus.who_has_not_tapped
            } else {
                words.versus.who_is_missing
            };
            (missing.to_owned(), palette.accent_text)
        }
        None if painter.is_touched() && is_friend && !settings.versus.face_to_face => {
            (words.versus.seats_offer.to_owned(), palette.accent_text)
        }
        None => (words.versus.mode_notes.of(rules.mode).to_owned(), palette.muted_ink),
    };
    painter.lines(rect, Style::new(Typeface::Body, BODY, colour), &text);
}

/// Whether the note is about the rival: a computer or ghost while it is being chosen, or a ghost
/// that is missing.
fn says_of_rival(lobby: &Lobby, settings: &Settings) -> bool {
    let rival = settings.versus.rules().rival;
    let is_chosen = rival != Rival::Human && lobby.form.focus() == Some(LobbyRow::Rival);
    let is_missing = rival == Rival::Ghost && lobby.ghost(settings).is_none();
    !lobby.wonders(settings) && (is_missing || is_chosen)
}

/// How strong the computer is, or whether a ghost can take the second seat, and if not, why.
fn rival_note(lobby: &Lobby, settings: &Settings, words: &Words) -> String {
    if let Rival::Computer { mind, .. } = settings.versus.rules().rival {
        return words.versus.tempers.of(mind).to_owned();
    }
    match lobby.ghost(settings) {
        _ if !settings.versus.rules().suit_a_ghost() => words.versus.ghost_unsuited.to_owned(),
        Some(ghost) => words.versus.ghost_kept(words.number.clock(ghost.milliseconds)),
        None => words.versus.ghost_missing.to_owned(),
    }
}

fn best_run(words: &Words, ghost: &Ghost) -> String {
    words.versus.ghost_time(words.number.clock(ghost.milliseconds))
}

fn value(row: LobbyRow, settings: &Settings, words: &Words) -> String {
    let (afar, is_far) = (words.meeting.far, settings.versus.plays_afar());
    let (words, rules) = (&words.versus, settings.versus.rules());
    match row {
        LobbyRow::NameOne | LobbyRow::NameTwo => String::new(),
        LobbyRow::Rival if is_far => afar.to_owned(),
        LobbyRow::SpeedOrSeats if is_far => "–".to_owned(),
        LobbyRow::Rival => words.rival(rules.rival).to_owned(),
        LobbyRow::SpeedOrSeats => match rules.rival {
            Rival::Human => words.seats.of(settings.versus.face_to_face).to_owned(),
            Rival::Ghost => "–".to_owned(),
            Rival::Computer { speed, .. } => words.speed(speed.tiles_per_second()),
        },
        LobbyRow::Mode => words.modes.of(rules.mode).to_owned(),
        LobbyRow::Mazes => mazes(&words.mazes, settings).to_owned(),
        LobbyRow::BestOf => sentences::best_of(words, rules.best_of),
        LobbyRow::HeadStart => match rules.head_start {
            None => words.no_head_start.to_owned(),
            Some(lead) => words.head_start(lead.player.number(), lead.seconds),
        },
    }
}

/// The description of the chosen mazes.
fn mazes(words: &VersusMazesWords, settings: &Settings) -> &'static str {
    words.of(settings.versus.rules().is_mirrored, settings.versus.draws_alike)
}

fn draw_foot(context: &Context, lobby: &Lobby, painter: &mut Painter) {
    let (words, settings) = (context.words(), &context.world.settings);
    let key = &words.key;
    let turns = lobby.form.turns(|row| row.control(settings, false));
    let has_phones = context.world.phones.are_offered && !lobby.is_typing();
    let can_write = lobby.is_typing() && painter.lacks_keys();
    foot_of(
        painter,
        &[
            (can_write, &TYPE, words.screen_keyboard.write),
            (lobby.is_ready(settings), &[Cap::Enter], key.start),
            (true, &[Cap::Word("Tab")], key.seats_or_rules),
            (lobby.form.place().is_some(), &UP_DOWN, key.choose),
            (turns, &ASIDE, key.change),
            (true, &ESC, key.back),
            (has_phones, &[Cap::Word("J")], words.phones.key),
            (!lobby.is_typing(), &[Cap::Of(KeyCommand::NewMaze)], key.new_seed),
            (true, &COPY, words.copy),
            (true, &PASTE, key.paste),
        ],
    );
}

/// The minimum size of a mouse in the preview.
const SMALLEST_MOUSE: f32 = 18.0;

/// The maze of the first round as it will be played, with both players at the start.
fn draw_preview<'a>(
    context: &Context<'a>,
    lobby: &'a Lobby,
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let settings = &context.world.settings;
    let Some(measured) = lobby.preview(settings) else {
        if lobby.wonders(settings) {
            let style = painter.muted(Typeface::Body, BODY).centred();
            painter.words(area, style, context.words().building);
        }
        return;
    };
    let sight = draw_whole(context, measured, Traces::None, area, Ground::Panel, painter);
    let side = (sight.pitch() * 1.1).max(SMALLEST_MOUSE);
    let at = |tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
    let (start, goal) = (at(measured.maze.start()), at(measured.maze.goal()));
    let mut player = |seat, feet| players::draw(painter, context, seat, (0, 0), (feet, side));
    if settings.versus.rules().mode == Mode::Race {
        // Both stand in one room.
        player(Seat::Two, start + vec2(0.3 * side, 0.0));
        player(Seat::One, start);
        painter.standing(SheetName::Cheese, context.frames.cheese(), goal, side);
    } else {
        player(Seat::One, start);
        player(Seat::Two, goal);
    }
}
