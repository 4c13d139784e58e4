//! The title: the name, the menu, and the panel with a preview of the maze.

mod daily;
mod layout;
mod panel;

use crate::game::app::Unfinished;
use crate::game::journey::Stop;
use crate::game::replay::Recording;
use crate::game::screen::title::{Entry, Title};
use crate::words::thousands;

use self::layout::TitleLayout;
use self::panel::TitlePanel;
use super::endless::most_cheeses;
use super::prelude::*;

/// The height of the keys that answer a question, and the share of a place it may take.
const ANSWER_CAP: f32 = 26.0;
const WIDEST_QUESTION: f32 = 0.7;
/// The sizes of letters: of the princess's offer, of the line below the name, and of a challenge.
const OFFER: f32 = 16.0;
const TAGLINE: f32 = 17.0;
const CHALLENGE: f32 = 20.0;
const CHALLENGE_HEIGHT: f32 = 84.0;
/// The corners of a bubble's tail, around the middle of the bubble's right edge.
const TAIL: [Vec2; 3] = [vec2(-3.0, 0.0), vec2(11.0, 10.0), vec2(-3.0, 16.0)];

pub fn draw<'a>(context: &Context<'a>, title: &'a Title, painter: &mut Painter<'a>) {
    let words = context.words();
    let layout = TitleLayout::new(painter.screen, title.menu.entries().len());
    painter.backdrop(context.frames.seconds);
    draw_name(context, &layout, painter, words);
    draw_menu(context, title, &layout, painter, words);
    painter.panel(layout.panel);
    let settings = &context.app.settings;
    TitlePanel { title, settings, words, size: layout.size }.draw(context, layout.panel, painter);
    match context.app.challenge() {
        Some(challenge) => draw_challenge(context, challenge, layout.panel, painter),
        None => draw_friends(context, &layout, painter),
    }
    if offers_lesson(context) {
        draw_offer(context, &layout, title.is_typing(), painter);
    } else if context.app.challenge().is_none() {
        daily::draw(context, title, layout.daily, painter);
    }
    draw_foot(context, title, painter);
}

fn draw_foot(context: &Context, title: &Title, painter: &mut Painter) {
    let (words, settings) = (context.words(), &context.app.settings);
    let (key, best) = (&words.key, context.app.best_run());
    let race = match best.and_then(|best| best.challenger()) {
        Some(_) => words.replay.race_it,
        None => words.replay.race_the_best,
    };
    // While a seed is being typed, all other keys are off.
    let is_free = !title.is_typing();
    let can_write = !is_free && painter.lacks_keys();
    foot_of(
        painter,
        &[
            (can_write, &TYPE, words.screen_keyboard.write),
            (true, &UP_DOWN, key.choose),
            (title.form.turns(|field| field.control(settings)), &ASIDE, key.change),
            (true, &[Cap::Word("Tab")], key.next_panel),
            (title.refused.is_none(), &[Cap::Enter], key.start),
            (is_free && best.is_some(), &[Cap::Of(KeyCommand::Ghost)], race),
            (is_free, &[Cap::Of(KeyCommand::NewMaze)], key.new_seed),
            (is_free, &[Cap::Of(KeyCommand::Records)], words.records.records),
            (true, &PASTE, key.paste),
            (context.app.code().is_some(), &COPY, words.copy),
        ],
    );
}

/// A run that was pasted, above the panel, until the player accepts or declines the challenge.
fn draw_challenge(context: &Context, challenge: &Recording, panel: Rect, painter: &mut Painter) {
    let words = context.words();
    let name = words.replay.guest(&challenge.players[0].name);
    let line = match challenge.cheeses() {
        Some(cheeses) => words.endless.to_beat(cheeses, name),
        None => words.replay.run_of(name, clock_text(challenge.milliseconds())),
    };
    let caps = [Cap::Enter, Cap::Word("Esc")];
    let answers = [(Some(caps[0]), words.replay.race_it), (Some(caps[1]), words.replay.not_now)];
    let above = Rect { y: panel.y - S - CHALLENGE_HEIGHT, h: CHALLENGE_HEIGHT, ..panel };
    let (_, places) = draw_question(painter, above, (CHALLENGE, &line), answers);
    for (cap, place) in caps.into_iter().zip(places) {
        press_on(painter, place, cap);
    }
}

/// A card at the right end of a place, with a text and two answers with their keys; returns where
/// it is, and the answers.
fn draw_question(
    painter: &mut Painter,
    place: Rect,
    (letters, line): (f32, &str),
    answers: [(Option<Cap>, &str); 2],
) -> (Rect, [Rect; 2]) {
    let answers = answers.map(|(cap, text)| (cap.filter(|_| !painter.is_touched()), text));
    let caps =
        answers.map(|(cap, _)| cap.map_or(0.0, |cap| painter.key_cap_width(cap, ANSWER_CAP) + S));
    let texts = answers.map(|(_, text)| painter.measure(Typeface::Strong, LABEL, text));
    let widths = [0, 1].map(|answer| caps[answer] + texts[answer]);
    let line_width = painter.measure(Typeface::Title, letters, line);
    let width = line_width.max(widths[0] + M + widths[1]) + 2.0 * M;
    let [_, card] = row(place).split([grow(1.0), fixed(width.min(WIDEST_QUESTION * place.w))]);
    painter.panel(card);
    let [above, below] = column(card.inset_by(vec2(M, XS))).split([grow(1.0); 2]);
    painter.words(above, painter.ink(Typeface::Title, letters), line);
    let places = row(below).gap(M).split(widths.map(fixed));
    for (((cap, text), width), place) in answers.into_iter().zip(caps).zip(places) {
        let [key, beside] = row(place).split([fixed(width), grow(1.0)]);
        if let Some(cap) = cap {
            painter.key_cap(cap, key.x, key.center().y - ANSWER_CAP / 2.0, ANSWER_CAP, false);
        }
        painter.words(beside, painter.muted(Typeface::Strong, LABEL), text);
    }
    (card, places)
}

/// Whether the princess offers the first lesson.
fn offers_lesson(context: &Context) -> bool {
    context.app.challenge().is_none() && !context.app.settings.lesson_settled
}

/// What the princess says to a new player.
fn draw_offer(context: &Context, layout: &TitleLayout, is_typing: bool, painter: &mut Painter) {
    let words = &context.words().lesson;
    let [princess, _] = layout.friends;
    // While a seed is being typed, all other keys are off.
    let key = |cap| Some(cap).filter(|_| !is_typing);
    let answers =
        [(key(Cap::Of(KeyCommand::Lesson)), words.take), (key(Cap::Word("Esc")), words.decline)];
    let right = princess.x - 0.36 * layout.friend_side;
    let beside = Rect { x: layout.panel.x, w: right - layout.panel.x, ..layout.daily };
    let (bubble, places) = draw_question(painter, beside, (OFFER, words.offer), answers);
    let edge = vec2(bubble.right(), bubble.center().y);
    painter.polygon(&TAIL.map(|corner| edge + corner), painter.palette.panel);
    for (place, is_taken) in places.into_iter().zip([true, false]) {
        painter.control(place, Target::Offer(is_taken));
    }
}

fn draw_name(context: &Context, layout: &TitleLayout, painter: &mut Painter, words: &Words) {
    let (language, look) = (context.app.language(), context.app.settings.look);
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
    for (place, (entry, can_be_chosen)) in title.menu.entries().enumerate() {
        let rect = layout.menu[place];
        let is_focused = has_focus && place == title.menu.focus;
        let asks = entry == Entry::Quit && title.asks_to_quit;
        let text = if asks { words.quit_asks } else { words.menu.of(entry) };
        if can_be_chosen {
            let note = match entry {
                Entry::Continue => unfinished(context),
                Entry::Unfinished => context.app.all_to_continue().len().to_string(),
                Entry::Play => rival(context),
                Entry::Endless => most_cheeses(context).unwrap_or_default(),
                Entry::Journey => on_the_journey(context),
                Entry::Daily => sentences::date(&words.records, context.app.today),
                _ if asks => words.run_is_saved.to_owned(),
                _ => String::new(),
            };
            let is_recommended = entry == Entry::Journey && context.app.is_first_visit();
            let item = MenuRow { words: text, sign: Some(entry), note: &note, is_recommended };
            painter.menu_row(rect, item, Attention::focused(is_focused));
            painter.control(rect, Target::Entry(place));
        } else {
            painter.closed_menu_row(rect, text);
        }
    }
}

/// The rival in the chosen maze, in a few characters.
fn rival(context: &Context) -> String {
    let best = context.app.best_run().filter(|_| context.app.settings.ghost);
    let replay = &context.words().replay;
    let Some(best) = best else { return String::new() };
    let time = clock_text(best.milliseconds);
    match best.challenger() {
        Some(_) => format!("{} · {time}", replay.from_elsewhere),
        None => replay.against(time),
    }
}

/// How many stops of the journey are finished, once any is; new players read that it is a good
/// place to begin.
fn on_the_journey(context: &Context) -> String {
    if context.app.is_first_visit() {
        return context.words().journey.begin_here.to_owned();
    }
    let journey = &context.app.journey;
    let finished = Stop::all().filter(|&stop| journey.is_finished(stop)).count();
    if finished > 0 { format!("{finished} / {}", Stop::all().count()) } else { String::new() }
}

/// The unfinished run, in a few characters.
fn unfinished(context: &Context) -> String {
    let Some(Unfinished { saved, .. }) = context.app.to_continue() else { return String::new() };
    let size = saved
        .rooms()
        .map(|(width, height)| [width, height].map(|side| thousands(side.into())).join(" × "));
    // A lesson has no clock.
    let time = Some(saved.milliseconds()).filter(|&time| time > 0).map(clock_text);
    size.into_iter().chain(time).collect::<Vec<_>>().join(" · ")
}

fn draw_friends(context: &Context, layout: &TitleLayout, painter: &mut Painter) {
    let [princess_at, mouse_at] = layout.friends;
    let side = layout.friend_side;
    painter.standing(SheetName::Princess, context.frames.princess(), princess_at, side);
    painter.standing(SheetName::Mouse, context.frames.resting(), mouse_at, side);
}
