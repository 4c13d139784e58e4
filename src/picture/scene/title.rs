//! The title: the name, the menu, and the panel in which the maze is already to be seen.

mod daily;
mod layout;
mod panel;

use crate::game::bindings::Command;
use crate::game::input::Target;
use crate::game::replay::Recording;
use crate::game::screen::title::{Entry, Focus, Title};
use crate::picture::geometry::{Rect, vec2};

use self::layout::Layout;
use self::panel::Panel;
use super::{Context, clock_text, foot, press_on};
use crate::picture::furniture::Attention;
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::painter::Painter;
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::{Words, sentences};

/// How high the keys of the first lesson's offer are.
const OFFER_CAP: f32 = 26.0;

pub fn draw<'a>(context: &Context<'a>, title: &'a Title, painter: &mut Painter<'a>) {
    let words = context.words();
    let layout = Layout::new(painter.screen(), title.menu.entries().len());
    painter.backdrop(context.frames.seconds);
    draw_name(context, &layout, painter, words);
    draw_menu(context, title, &layout, painter, words);
    painter.panel(layout.panel);
    let settings = context.app.settings();
    Panel { title, settings, words, fields: &layout.fields }.draw(context, painter);
    match context.app.challenge() {
        Some(challenge) => draw_challenge(context, challenge, layout.panel, painter),
        None => draw_friends(context, &layout, painter),
    }
    if offers_lesson(context) {
        draw_offer(context, &layout, painter);
    } else if context.app.challenge().is_none() {
        daily::draw(context, title, layout.daily, painter);
    }
    let best = context.app.best_run().is_some();
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
        (&[Cap::Word("Tab")], words.key.next_panel),
        (&[Cap::Enter], words.key.start),
        (&[Cap::Of(Command::NewMaze)], words.key.new_seed),
        (&[Cap::Of(Command::Records)], words.records.records),
        (&[Cap::Word("Ctrl"), Cap::Word("V")], words.key.paste),
        (&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy),
    ];
    if best {
        entries.insert(4, (&[Cap::Of(Command::Ghost)], words.replay.race_the_best));
    }
    foot(painter, &entries);
}

/// Somebody's run that was pasted, above the panel, until it is raced against or declined.
fn draw_challenge(context: &Context, challenge: &Recording, panel: Rect, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette());
    let name = challenge.players[0].name.as_str();
    let line = words.replay.run_of(name, clock_text(challenge.milliseconds()));
    let heading = Style::new(Face::Title, 20.0, palette.ink);
    let body = Style::new(Face::Body, 15.0, palette.muted_ink);
    let keys = [(Cap::Enter, words.replay.race_it), (Cap::Word("Esc"), words.replay.not_now)];
    let widths = keys.map(|(cap, text)| {
        painter.key_cap_width(cap, 28.0) + 8.0 + painter.measure(body.face, body.size, text) + 24.0
    });
    let width = painter.measure(heading.face, heading.size, &line).max(widths.iter().sum());
    let width = (width + 48.0).min(0.7 * panel.w);
    let rect = Rect::new(panel.right() - width, panel.y - 90.0, width, 84.0);
    painter.panel(rect);
    let mut x = rect.x + 24.0;
    painter.text_within(heading, x, rect.y + 32.0, width - 40.0, &line);
    for ((cap, text), width) in keys.into_iter().zip(widths) {
        let end = x + painter.key_cap(cap, x, rect.y + 45.0, 28.0, false) + 8.0;
        painter.text(body, end, rect.y + 64.0, text);
        press_on(painter, Rect::new(x, rect.y + 42.0, width - 8.0, 36.0), cap);
        x += width;
    }
}

/// Whether the princess offers the first lesson.
fn offers_lesson(context: &Context) -> bool {
    context.app.challenge().is_none() && !context.app.settings().lesson_settled
}

/// What the princess says to whoever is here for the first time.
fn draw_offer(context: &Context, layout: &Layout, painter: &mut Painter) {
    let (words, palette) = (&context.words().lesson, painter.palette());
    let [princess, _] = layout.friends;
    let right = princess.x - 0.36 * layout.friend_side;
    let heading = Style::new(Face::Title, 16.0, palette.ink);
    let body = Style::new(Face::Strong, 14.0, palette.muted_ink);
    let answers = [(Cap::Of(Command::Lesson), words.take), (Cap::Word("Esc"), words.decline)];
    let widths = answers.map(|(cap, text)| {
        painter.key_cap_width(cap, OFFER_CAP) + 6.0 + painter.measure(body.face, body.size, text)
    });
    let answers_width = widths.iter().sum::<f32>() + 14.0;
    let width = painter.measure(heading.face, heading.size, words.offer).max(answers_width) + 32.0;
    let bubble = Rect::new(right - width, layout.panel.y - 82.0, width, 72.0);
    painter.panel(bubble);
    let tip = vec2(bubble.right() - 1.0, bubble.y + 46.0);
    let tail = [tip - vec2(2.0, 8.0), tip + vec2(12.0, 2.0), tip + vec2(-2.0, 8.0)];
    painter.polygon(&tail, palette.panel);
    painter.text(heading, bubble.x + 16.0, bubble.y + 26.0, words.offer);
    let mut x = bubble.x + 16.0;
    for ((cap, text), (width, is_taken)) in
        answers.into_iter().zip(widths.into_iter().zip([true, false]))
    {
        let end = x + painter.key_cap(cap, x, bubble.y + 37.0, OFFER_CAP, false) + 6.0;
        painter.text(body, end, bubble.y + 54.0, text);
        let answer = Rect::new(x - 4.0, bubble.y + 33.0, width + 8.0, 34.0);
        painter.control(answer, Target::Offer(is_taken));
        x += width + 14.0;
    }
}

fn draw_name(context: &Context, layout: &Layout, painter: &mut Painter, words: &Words) {
    let (language, look) = (context.app.language(), context.app.settings().look);
    painter.logo(language, look, layout.letters, layout.name);
    if let Some(at) = layout.tagline {
        let style = Style::new(Face::Strong, 17.0, painter.palette().muted_ink);
        painter.text(style, at.x, at.y, words.tagline);
    }
}

fn draw_menu(
    context: &Context,
    title: &Title,
    layout: &Layout,
    painter: &mut Painter,
    words: &Words,
) {
    let has_focus = title.focus() == Focus::Menu;
    for (place, (entry, can_be_chosen)) in title.menu.entries().enumerate() {
        let rect = layout.menu.offset(vec2(0.0, layout.menu_step * place as f32));
        let is_focused = has_focus && place == title.menu.focus();
        let text = words.menu.of(entry);
        if can_be_chosen {
            let note = match entry {
                Entry::Continue => unfinished(context),
                Entry::Play => rival(context),
                Entry::Daily => sentences::date(&words.records, context.app.today()),
                _ => String::new(),
            };
            painter.menu_row(rect, text, &note, Attention::focused(is_focused));
            painter.control(rect, Target::Entry(place));
        } else {
            painter.closed_menu_row(rect, text);
        }
    }
}

/// Whom the chosen maze is raced against, in a few signs.
fn rival(context: &Context) -> String {
    let best = context.app.best_run().filter(|_| context.app.settings().ghost);
    let replay = &context.words().replay;
    best.map(|best| replay.against(clock_text(best.milliseconds()))).unwrap_or_default()
}

/// The run that waits, in a few signs.
fn unfinished(context: &Context) -> String {
    let unfinished = context.app.to_continue();
    let time = clock_text(unfinished.milliseconds());
    match unfinished.rooms() {
        Some((width, height)) => format!("{width} × {height} · {time}"),
        None => time,
    }
}

fn draw_friends(context: &Context, layout: &Layout, painter: &mut Painter) {
    let [princess_at, mouse_at] = layout.friends;
    let side = layout.friend_side;
    painter.standing(Sheet::Princess, context.frames.princess(), princess_at, side);
    painter.standing(Sheet::Mouse, context.frames.resting(), mouse_at, side);
}
