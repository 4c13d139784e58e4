//! The drawing table: the sheet, what is known of it, the tools and the buttons.

mod sheet;
mod tool;

use crate::game::drawing_table::{TOOLS, Tool, ToolHow, Unplayable};
use crate::maze::Ways;
use crate::screens::draw::{BUTTONS, DrawButton, DrawScreen, TOOLS_ABREAST};
use crate::screens::parts::prelude::*;

/// The panel's width, in the roomy layout and in the closer one, and of each of its halves where they
/// lie beside each other since the window is low.
const PANEL: [f32; 2] = [348.0, 276.0];
const HALF_PANEL: f32 = 212.0;
const LOW: f32 = 470.0;
/// The height of a tool and of a button, in the roomy layout and in the closer one.
const TOOL: [f32; 2] = [38.0, 35.0];
const BUTTON: [f32; 2] = [40.0, 34.0];
const PLAY: [f32; 2] = [56.0, 44.0];
/// The least that what is said of a tool takes.
const TOLD: f32 = 4.0 * LINE;
/// What is known stands beside the heading, whose words take this share of the line at most.
const HEADING_SHARE: f32 = 0.5;
/// The share of a tall window that the sheet takes.
const SHEET: f32 = 0.48;
const LINE_HEIGHT: f32 = 1.3;
/// The radius of the number on a tool that counts, of one digit and of two.
const BADGE: f32 = 9.0;
const WIDE_BADGE: f32 = 12.0;
/// A narrower button does not show its key.
const LEAST_WITH_CAP: f32 = 150.0;
/// The sizes of letters that a text is tried in.
const LETTERS: [f32; 3] = [BODY, LABEL, NOTE];

/// Where everything is.
struct DrawLayout {
    head: Rect,
    board: Rect,
    panels: Vec<Rect>,
    tools: Vec<Rect>,
    told: Rect,
    buttons: Vec<Rect>,
}

impl DrawLayout {
    fn new(screen: Rect) -> Self {
        let (size, compact) = (Sizes::of(screen), usize::from(is_compact(screen)));
        let [head, body] = page(screen, screen.size());
        let (is_tall, is_low) = (screen.h > screen.w, body.h < LOW);
        let [board, panel] = if is_tall {
            column(body).gap(size.gap).split([grow(SHEET), grow(1.0 - SHEET)])
        } else {
            let width = if is_low { 2.0 * HALF_PANEL + S } else { PANEL[compact] };
            row(body).gap(size.gap).split([grow(1.0), fixed(width)])
        };
        let panels = if is_low && !is_tall { row(panel).gap(S).evenly(2) } else { vec![panel] };
        let rows = TOOLS.len().div_ceil(TOOLS_ABREAST);
        let tools_height = rows as f32 * (TOOL[compact] + XS);
        let (button, play) = (fixed(BUTTON[compact]), fixed(PLAY[compact]));
        let inside = |panel: &Rect| column(panel.inset(size.pad.min(M))).gap(S);
        let tools_part = grow(1.0).at_most(tools_height);
        let (tools, told, buttons) = if let [left, right] = panels[..] {
            let [tools] = inside(&left).split([tools_part]);
            let [told, one, two, three, last] =
                inside(&right).split([grow(1.0), button, button, button, play]);
            (tools, told, [one, two, three, last])
        } else {
            let told = grow(1e-3).at_least(if is_tall { 0.0 } else { TOLD });
            let [tools, told, one, two, three, last] =
                inside(&panel).split([tools_part, told, button, button, button, play]);
            (tools, told, [one, two, three, last])
        };
        let tools = grid(tools, TOOLS_ABREAST, TOOLS.len(), XS);
        let [sizes, one, two, last] = buttons;
        let halves = |line: Rect| row(line).gap(S).evenly(2);
        let sizes = halves(sizes).into_iter().flat_map(|side| row(side).evenly(2));
        let rows = [one, two, last].into_iter().flat_map(halves);
        let buttons = sizes.chain(rows).collect();
        Self { head, board, panels, tools, told, buttons }
    }
}

pub fn draw<'a>(context: &Context<'a>, screen: &'a DrawScreen, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.backdrop(context.frames.seconds);
    let layout = DrawLayout::new(painter.screen);
    let title = painter.ink(Typeface::Title, Sizes::of(painter.screen).title);
    let most = HEADING_SHARE * layout.head.w;
    let letters = painter.shrunk(title.face, title.size, most, words.draw.table);
    let title = Style { size: letters, ..title };
    let beside = painter.heading(layout.head, title, words.draw.table);
    draw_known(screen, beside, painter, words);
    painter.panel(layout.board);
    sheet::draw(context, screen, layout.board.inset(S), painter);
    for panel in &layout.panels {
        painter.panel(*panel);
    }
    for (place, (tool, rect)) in TOOLS.iter().zip(&layout.tools).enumerate() {
        draw_tool(context, screen, (place, tool), *rect, painter);
    }
    draw_told(screen, layout.told, painter, words);
    draw_buttons(screen, &layout.buttons, painter, words);
    let row = screen.row_in_turn(&context.world.settings).unwrap_or_default();
    let places: Vec<Rect> = layout.tools.iter().chain(&layout.buttons).copied().collect();
    if let Some((first, last)) = places.get(row).and_then(|row| row.first().zip(row.last())) {
        painter.focus_ring(first.combine_with(*last), S);
    }
    draw_foot(context, screen, painter);
}

/// What is known of what is drawn: how many ways there are, and what its rules make of them.
fn draw_known(screen: &DrawScreen, place: Rect, painter: &mut Painter, words: &Words) {
    let known = screen.looked_at();
    let draw = &words.draw;
    let ways = match &known.ways {
        Ways::None(walls) if walls.is_empty() => draw.unreachable.to_owned(),
        Ways::None(walls) => draw.no_way(walls.len()),
        Ways::One(steps) => draw.one_way(*steps),
        Ways::Several(steps) => draw.several_ways(*steps),
    };
    let decisions = known.walls.difficulty.map(|hardness| draw.decisions(hardness.decisions));
    let ways = [ways].into_iter().chain(decisions).collect::<Vec<_>>().join(" · ");
    let rules = match (&known.spec, screen.moves()) {
        _ if screen.is_refused => draw.refused.to_owned(),
        (Err(why), _) => why_not(why, words),
        (Ok(spec), Some(None)) if spec.quest() != crate::maze::Quest::NONE => {
            draw.cannot_be_won.to_owned()
        }
        (Ok(spec), Some(Some(moves))) if spec.quest() != crate::maze::Quest::NONE => {
            draw.moves(moves)
        }
        (Ok(_), _) => String::new(),
    };
    let (ink, muted) =
        (painter.ink(Typeface::Strong, BODY), painter.muted(Typeface::Strong, LABEL));
    let told = painter.broken(muted, place.w, &rules).into_iter().map(|line| (line, muted));
    let lines: Vec<(&str, Style)> = [(&*ways, ink)].into_iter().chain(told).collect();
    let lines: Vec<_> = lines.into_iter().filter(|(line, _)| !line.is_empty()).collect();
    let [middle] = column(place).centred().split([fixed(lines.len() as f32 * LINE)]);
    for ((line, style), place) in lines.iter().zip(column(middle).evenly(lines.len())) {
        let size = painter.shrunk(style.face, style.size, place.w, line);
        painter.words(place, Style { size, ..style.right() }, line);
    }
}

fn why_not(why: &Unplayable, words: &Words) -> String {
    let draw = &words.draw;
    let name = |tool: &Tool| draw.tools.of(tool.name);
    match *why {
        Unplayable::Missing(tool) => draw.missing(name(tool)),
        Unplayable::TooMany(tool) => draw.too_many(name(tool)),
        Unplayable::TeapotsInLine => draw.teapots_in_line.to_owned(),
        Unplayable::TooLarge { tool, most } => draw.too_large(name(tool), most),
        Unplayable::Sets => draw.sets.to_owned(),
        Unplayable::Parts(parts) => draw.parts(parts),
        Unplayable::Shape(tool) => draw.only_rectangle(name(tool)),
        Unplayable::Apart(one, other) => draw.apart(name(one), name(other)),
        Unplayable::NoMaze => draw.refused.to_owned(),
    }
}

/// A tool, with how many there are of what it counts.
fn draw_tool(
    context: &Context,
    screen: &DrawScreen,
    (place, tool): (usize, &'static Tool),
    rect: Rect,
    painter: &mut Painter,
) {
    let (palette, is_in_hand) = (painter.palette, screen.table.tool == place);
    painter.round_rect(rect, S, if is_in_hand { palette.accent } else { palette.floor });
    tool::draw(context, tool, rect.inset(XS), painter);
    let count = screen.table.count(tool);
    let is_number = matches!(tool.how, ToolHow::Bites | ToolHow::Brush);
    if count > usize::from(tool.how == ToolHow::Brush) && tool.counts() {
        let corner = vec2(rect.right() - BADGE, rect.y + BADGE);
        let radius = if count < 10 { BADGE } else { WIDE_BADGE };
        painter.circle(corner, radius, palette.accent_text);
        if is_number {
            let place = Rect::about(corner, BADGE);
            let style = Style::new(Typeface::Strong, LABEL, palette.panel).centred();
            painter.words(place, style, &count.to_string());
        } else {
            painter.tick(corner, palette.panel);
        }
    }
    let is_scanned = screen.row_in_turn(&context.world.settings).is_some();
    if screen.panel == Some(place) && !is_scanned {
        painter.focus_ring(rect.inset(4.0), XS);
    }
    let name = context.words().draw.tools.of(tool.name).to_owned();
    painter.named_control(rect, Target::Entry(place), name);
}

/// What the tool in hand is, and what its rule means.
fn draw_told(screen: &DrawScreen, place: Rect, painter: &mut Painter, words: &Words) {
    // While the focus is on another tool, that one is told.
    let place_of = screen.panel.filter(|&place| place < TOOLS.len()).unwrap_or(screen.table.tool);
    let tool = &TOOLS[place_of];
    if place.h < LINE {
        return;
    }
    let [above, below] = column(place).split([fixed(LINE), grow(1.0)]);
    let name = words.draw.tools.of(tool.name);
    let style = painter.ink(Typeface::Strong, BODY);
    let letters = painter.shrunk(style.face, style.size, above.w, name);
    painter.words(above, Style { size: letters, ..style }, name);
    let how = match tool.how {
        ToolHow::Copy if screen.table.has_part() => words.draw.put_copy,
        how => words.draw.how.of(how),
    };
    let rest = draw_text(how, Typeface::Body, below, painter);
    if let Some(rule) = tool.rule {
        draw_text(words.journey.explained.of(rule), Typeface::Body, rest, painter);
    }
}

/// A text in the largest letters in which all of it fits, or nothing if there are no such; returns
/// what is left below it.
fn draw_text(text: &str, face: Typeface, place: Rect, painter: &mut Painter) -> Rect {
    let style = painter.muted(face, BODY);
    let Some((style, lines)) = painter.fitted(style, &LETTERS, LINE_HEIGHT, place, text) else {
        return place;
    };
    let high = lines.len() as f32 * style.size * LINE_HEIGHT;
    let [told, _, rest] = column(place).split([fixed(high), fixed(XS), grow(1.0)]);
    for (line, place) in lines.iter().zip(column(told).evenly(lines.len())) {
        painter.words(place, style, line);
    }
    rest
}

fn draw_buttons(screen: &DrawScreen, places: &[Rect], painter: &mut Painter, words: &Words) {
    let (draw, size) = (&words.draw, screen.table.sheet().size());
    for (index, (button, &rect)) in BUTTONS.iter().zip(places).enumerate() {
        let place = TOOLS.len() + index;
        let attention = Attention::focused(screen.panel == Some(place));
        let (name, kind, cap) = match button {
            DrawButton::Width(by) | DrawButton::Height(by) => {
                let is_width = matches!(button, DrawButton::Width(_));
                let (value, unit) = if is_width {
                    (size.width(), words.columns)
                } else {
                    (size.height(), words.rows)
                };
                if *by < 0 {
                    let both = rect.combine_with(places[index + 1]);
                    let ink = painter.palette.ink;
                    painter.stepper(both, (&value.to_string(), ink), unit, [true; 2], false);
                }
                if attention.focused {
                    painter.focus_ring(rect.inset(4.0), XS);
                }
                let name = if *by < 0 { draw.less(unit, value) } else { draw.more(unit, value) };
                painter.named_control(rect, Target::Entry(place), name);
                continue;
            }
            DrawButton::Rest => (draw.rest, ButtonKind::Second, None),
            DrawButton::Wipe => (draw.wipe, ButtonKind::Second, None),
            DrawButton::Mirror => (draw.mirror, ButtonKind::Second, None),
            DrawButton::Turn => (draw.turn, ButtonKind::Second, None),
            DrawButton::Keep => {
                (words.pack.keep, ButtonKind::Second, Some(Cap::Of(KeyCommand::Records)))
            }
            DrawButton::Play => (draw.play, ButtonKind::Main, Some(Cap::Of(KeyCommand::Pause))),
        };
        if screen.can(*button) {
            let cap = cap.filter(|_| rect.w >= LEAST_WITH_CAP);
            painter.button(rect, kind, name, cap, attention);
        } else {
            draw_idle(rect, name, attention, painter);
        }
        painter.control(rect, Target::Entry(place));
    }
}

/// A button that does nothing now.
fn draw_idle(rect: Rect, name: &str, attention: Attention, painter: &mut Painter) {
    painter.round_border(rect, S, 2.0, painter.palette.muted_ink);
    let style = painter.muted(Typeface::Strong, BODY).centred();
    painter.words(rect, style, name);
    if attention.focused {
        painter.focus_ring(rect.inset(4.0), S);
    }
}

fn draw_foot(context: &Context, screen: &DrawScreen, painter: &mut Painter) {
    let (draw, key) = (&context.words().draw, &context.words().key);
    let [can_undo, can_redo] = screen.table.can_go_back();
    let is_playable = screen.looked_at().spec.is_ok();
    let acts = screen.enter_acts();
    let enter = acts.then_some(if screen.panel.is_none() { draw.draw } else { key.take });
    let pages = [Cap::Word("PgUp"), Cap::Word("PgDn")];
    foot_of(
        painter,
        &[
            (true, &ARROWS, key.choose),
            (enter.is_some(), &[Cap::Enter], enter.unwrap_or_default()),
            (true, &[Cap::Word("Tab")], key.next_panel),
            (can_undo, &[Cap::Of(KeyCommand::Undo)], draw.undo),
            (can_redo, &[Cap::Word("Y")], draw.redo),
            (true, &ESC, key.back),
            (is_playable, &COPY, context.words().copy),
            (true, &PASTE, key.paste),
            (screen.can(DrawButton::Rest), &[Cap::Of(KeyCommand::NewMaze)], draw.rest),
            (true, &pages, draw.next_tool),
            (is_playable, &[Cap::Of(KeyCommand::Watch)], draw.watch),
            (
                screen.can(DrawButton::Keep),
                &[Cap::Of(KeyCommand::Records)],
                context.words().pack.keep,
            ),
        ],
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_and_button_has_a_place() {
        for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (390.0, 844.0), (844.0, 390.0)] {
            let layout = DrawLayout::new(Rect::new(0.0, 0.0, width, height));
            assert_eq!((layout.tools.len(), layout.buttons.len()), (TOOLS.len(), BUTTONS.len()));
        }
    }
}
