//! The title: the name, the menu, and the panel with a preview of the maze.

pub mod layout;
pub mod panel;

use crate::game::ghost::Ghost;
use crate::game::journey::Stop;
use crate::game::replay::Recording;
use crate::game::saved_run::{SavedGame, SavedKind};
use crate::screens::title::{Entry, Title};
use crate::world::Unfinished;
use std::sync::Arc;

use self::layout::TitleLayout;
use self::panel::TitlePanel;
use crate::screens::endless::view::most_cheeses;
use crate::screens::parts::prelude::*;

/// The least gap between the names of two signs.
const BETWEEN_NAMES: f32 = 6.0;
/// The height of the keys that answer a challenge, and the share of its place it may take.
const ANSWER_CAP: f32 = 26.0;
const WIDEST_CHALLENGE: f32 = 0.7;
/// The sizes of letters: of the line below the name, and of a challenge.
const TAGLINE: f32 = 17.0;
const CHALLENGE: f32 = 20.0;
const CHALLENGE_HEIGHT: f32 = 84.0;
/// The most that the princess's speech takes, and how far its tail reaches towards her.
const WIDEST_SPEECH: f32 = 340.0;
const SPEECH_TAIL: Vec2 = vec2(12.0, 7.0);

pub fn draw<'a>(context: &Context<'a>, title: &'a Title, painter: &mut Painter<'a>) {
    let words = context.words();
    let signs = title.menu.entries().filter(|(entry, _)| entry.is_sign()).count();
    let layout = TitleLayout::new(painter.screen, [title.menu.entries().len() - signs, signs]);
    painter.backdrop(context.frames.seconds);
    draw_name(context, &layout, painter, words);
    draw_menu(context, title, &layout, painter, words);
    painter.panel(layout.panel);
    let settings = &context.world.settings;
    TitlePanel { title, settings, words, size: layout.size }.draw(context, layout.panel, painter);
    match &context.world.recordings.challenge {
        Some(challenge) => draw_challenge(context, challenge, layout.panel, painter),
        None => draw_friends(context, title, &layout, painter),
    }
    draw_foot(context, title, painter);
}

fn draw_foot(context: &Context, title: &Title, painter: &mut Painter) {
    let (words, settings) = (context.words(), &context.world.settings);
    let (key, best) = (&words.key, best_run(context));
    let race = match best.and_then(|best| best.challenger()) {
        Some(_) => words.replay.race_it,
        None => words.replay.race_the_best,
    };
    // While a seed is being typed, all other keys are off.
    let is_free = !title.is_typing();
    // What concerns the player's own maze is told in its panel.
    let in_panel = title.form.place().is_some();
    let can_write = !is_free && painter.lacks_keys();
    foot_of(
        painter,
        &[
            (can_write, &TYPE, words.screen_keyboard.write),
            (true, &UP_DOWN, key.choose),
            (title.form.turns(|field| field.control(settings)), &ASIDE, key.change),
            (true, &[Cap::Word("Tab")], if in_panel { words.title } else { words.your_maze }),
            (title.refused.is_none(), &[Cap::Enter], key.start),
            (is_free && best.is_some(), &[Cap::Of(KeyCommand::Ghost)], race),
            (is_free && in_panel, &[Cap::Of(KeyCommand::NewMaze)], key.new_seed),
            (in_panel, &PASTE, key.paste),
            (in_panel && context.code().is_some(), &COPY, words.copy),
        ],
    );
}

/// A run that was pasted, at the right above the panel, until the player accepts or declines the
/// challenge.
fn draw_challenge(context: &Context, challenge: &Recording, panel: Rect, painter: &mut Painter) {
    let words = context.words();
    let name = words.replay.guest(&challenge.players[0].name);
    let line = match challenge.cheeses() {
        Some(cheeses) => words.endless.to_beat(cheeses, name),
        None => words.replay.run_of(name, words.number.clock(challenge.milliseconds())),
    };
    let answers = [(Cap::Enter, words.replay.race_it), (Cap::Word("Esc"), words.replay.not_now)];
    let widths = answers.map(|(cap, text)| {
        let cap =
            if painter.is_touched() { 0.0 } else { painter.key_cap_width(cap, ANSWER_CAP) + S };
        cap + painter.measure(Typeface::Strong, LABEL, text)
    });
    let line_width = painter.measure(Typeface::Title, CHALLENGE, &line);
    let width = line_width.max(widths[0] + M + widths[1]) + 2.0 * M;
    let above = Rect { y: panel.y - S - CHALLENGE_HEIGHT, h: CHALLENGE_HEIGHT, ..panel };
    let [_, card] = row(above).split([grow(1.0), fixed(width.min(WIDEST_CHALLENGE * above.w))]);
    painter.panel(card);
    let [above, below] = column(card.inset_by(vec2(M, XS))).split([grow(1.0); 2]);
    painter.words(above, painter.ink(Typeface::Title, CHALLENGE), &line);
    for ((cap, text), place) in answers.into_iter().zip(row(below).gap(M).split(widths.map(fixed)))
    {
        let mut beside = place;
        if !painter.is_touched() {
            let key = painter.key_cap_width(cap, ANSWER_CAP);
            painter.key_cap(cap, place.x, place.center().y - ANSWER_CAP / 2.0, ANSWER_CAP, false);
            beside = Rect { x: place.x + key + S, ..place };
        }
        painter.words(beside, painter.muted(Typeface::Strong, LABEL), text);
        press_on(painter, place, cap);
    }
}

fn draw_name(context: &Context, layout: &TitleLayout, painter: &mut Painter, words: &Words) {
    let (language, look) = (context.world.language(), context.world.settings.look);
    painter.logo(language, look, layout.letters, layout.name);
    if let Some(place) = layout.tagline {
        painter.words(place, painter.muted(Typeface::Strong, TAGLINE), words.tagline);
    }
}

fn draw_menu(
    context: &Context,
    title: &Title,
    layout: &TitleLayout,
    painter: &mut Painter,
    words: &Words,
) {
    let has_focus = title.form.place().is_none();
    for (place, (entry, _)) in title.menu.entries().enumerate() {
        let rect = layout.menu[place];
        let attention = Attention::focused(has_focus && place == title.menu.focus);
        if entry.is_sign() {
            painter.menu_sign(above_name(rect), entry, attention);
            let name = name_of(title, entry, words).to_owned();
            painter.named_control(rect, Target::Entry(place), name);
        } else {
            let note = note(context, entry);
            let item = MenuRow { words: words.menu.of(entry), sign: Some(entry), note: &note };
            painter.menu_row(rect, item, attention);
            painter.control(rect, Target::Entry(place));
        }
    }
    draw_names_of_signs(title, layout, painter, words);
}

/// What an entry is called; the one to quit may ask whether to.
fn name_of(title: &Title, entry: Entry, words: &Words) -> &'static str {
    let asks = entry == Entry::Quit && title.asks_to_quit;
    if asks { words.quit_asks } else { words.menu.of(entry) }
}

/// The place of a sign, above its name.
fn above_name(rect: Rect) -> Rect {
    Rect { h: rect.h - LINE, ..rect }
}

/// The names below the signs: all where they do not touch, else that of the focused one alone.
fn draw_names_of_signs(title: &Title, layout: &TitleLayout, painter: &mut Painter, words: &Words) {
    let signs = || title.menu.entries().enumerate().filter(|(_, (entry, _))| entry.is_sign());
    let Some(row) = signs().map(|(place, _)| layout.menu[place]).reduce(Rect::combine_with) else {
        return;
    };
    let names: Vec<_> = signs()
        .map(|(place, (entry, _))| {
            let (text, sign) = (name_of(title, entry, words), layout.menu[place]);
            let wide = painter.measure(Typeface::Strong, NOTE, text);
            let x = (sign.center().x - wide / 2.0).min(row.right() - wide).max(row.x);
            (place, text, Rect { x, y: row.bottom() - LINE, w: wide, h: LINE })
        })
        .collect();
    let shows_all = names.windows(2).all(|pair| pair[0].2.right() + BETWEEN_NAMES <= pair[1].2.x);
    for (place, text, below) in names {
        let is_focused = title.form.place().is_none() && place == title.menu.focus;
        if shows_all || is_focused {
            let ink = if is_focused { painter.palette.ink } else { painter.palette.muted_ink };
            painter.words(below, Style::new(Typeface::Strong, NOTE, ink).centred(), text);
        }
    }
}

/// A remark beside an entry, in small letters.
fn note(context: &Context, entry: Entry) -> String {
    match entry {
        Entry::Continue => unfinished(context),
        Entry::Play => rival(context),
        Entry::Endless => most_cheeses(context).unwrap_or_default(),
        Entry::Journey => on_the_journey(context),
        Entry::Daily => today(context),
        _ => String::new(),
    }
}

/// The date, until the daily maze is done; then that it is, and for how many days in a row.
fn today(context: &Context) -> String {
    let (words, today) = (&context.words().records, context.world.today);
    let streak = context.world.archive.shown.daily();
    match (streak.is_done(today), streak.current(today)) {
        (false, 0) => sentences::date(words, today),
        (false, days) => words.days_in_a_row(days),
        (true, days @ 2..) => format!("{} · {}", words.daily_done, words.days_in_a_row(days)),
        (true, _) => words.daily_done.to_owned(),
    }
}

/// The best run in the chosen maze.
fn best_run<'a>(context: &Context<'a>) -> Option<&'a Arc<Ghost>> {
    context.world.recordings.best_of(context.world.settings.maze.spec().ok())
}

/// The rival in the chosen maze, in a few characters.
fn rival(context: &Context) -> String {
    let best = best_run(context).filter(|_| context.world.settings.ghost);
    let words = context.words();
    let Some(best) = best else { return String::new() };
    let time = words.number.clock(best.milliseconds);
    match best.challenger() {
        Some(_) => format!("{} · {time}", words.replay.from_elsewhere),
        None => words.replay.against(time),
    }
}

/// How many stops of the journey are finished, once any is.
fn on_the_journey(context: &Context) -> String {
    let journey = &context.world.journey;
    let finished = Stop::all().filter(|&stop| journey.is_finished(stop)).count();
    if finished > 0 { format!("{finished} / {}", Stop::all().count()) } else { String::new() }
}

/// The unfinished run, in a few characters.
fn unfinished(context: &Context) -> String {
    let Some(Unfinished { saved, .. }) = context.world.to_continue() else { return String::new() };
    if matches!(saved, SavedGame::Endless(run) if run.is_in_world()) {
        return context.words().world_map.world.to_owned();
    }
    let (words, number) = (context.words(), &context.words().number);
    let called = match saved.kind() {
        SavedKind::Journey(stop) => words.stops.of(stop),
        SavedKind::Daily(_) => Some(words.menu.daily),
        SavedKind::Endless => Some(words.menu.endless),
        SavedKind::Match => Some(words.menu.two_players),
        _ => None,
    };
    let name = called.map(str::to_owned);
    let name = name.or_else(|| saved.rooms().map(|(width, height)| number.sides([width, height])));
    // A lesson has no clock.
    let time = Some(saved.milliseconds()).filter(|&time| time > 0).map(|time| number.clock(time));
    name.into_iter().chain(time).collect::<Vec<_>>().join(" · ")
}

fn draw_friends(context: &Context, title: &Title, layout: &TitleLayout, painter: &mut Painter) {
    let [princess_at, mouse_at] = layout.friends;
    let side = layout.friend_side;
    painter.standing(SheetName::Princess, context.frames.princess(), princess_at, side);
    painter.standing(SheetName::Mouse, context.frames.resting(), mouse_at, side);
    draw_speech(context, title, layout, painter);
}

/// What is behind the chosen entry, or comes next there, said by the princess where there is room.
fn draw_speech(context: &Context, title: &Title, layout: &TitleLayout, painter: &mut Painter) {
    let Some(about) = title.about(context.world, context.words()) else { return };
    let letters = if is_compact(painter.screen) { LABEL } else { BODY };
    let ink = painter.ink(Typeface::Strong, letters);
    let most = layout.speech.w.min(WIDEST_SPEECH) - 2.0 * M;
    let lines = painter.broken(ink, most, &about);
    let wide = lines.iter().map(|line| painter.measure(ink.face, ink.size, line));
    let wide = wide.fold(0.0, f32::max);
    let high = LINE * lines.len() as f32 + 2.0 * S;
    if wide > most || high > layout.speech.h {
        return;
    }
    let [_, across] = row(layout.speech).split([grow(1.0), fixed(wide + 2.0 * M)]);
    let bubble = middle(across, vec2(across.w, high));
    let tip = vec2(bubble.right() + SPEECH_TAIL.x, bubble.center().y + SPEECH_TAIL.y);
    painter.panel(bubble);
    let root = vec2(bubble.right() - 2.0, bubble.center().y);
    let half = vec2(0.0, SPEECH_TAIL.y);
    painter.polygon(&[root - half, tip, root + half], painter.palette.panel);
    let told = column(bubble.inset_by(vec2(M, S))).evenly(lines.len());
    for (line, place) in lines.iter().zip(told) {
        painter.words(place, ink.centred(), line);
    }
}
