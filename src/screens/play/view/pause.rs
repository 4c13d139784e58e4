//! The pause menu: what can be done now, which solver auto-solve shows, and the code of the maze.

use crate::game::menu::Menu;
use crate::game::race::solving::Solving;
use crate::screens::parts::foot::press_to_copy;
use crate::screens::parts::prelude::*;
use crate::screens::play::{PauseChoice, Play};

/// The width of the menu, and of the choice of a solver in it.
const WIDTH: f32 = 516.0;
const CHOICE: f32 = 240.0;
/// The width of the word before the code.
const CODE: f32 = 56.0;

pub(super) fn draw(
    context: &Context,
    play: &Play,
    menu: &Menu<PauseChoice>,
    painter: &mut Painter,
) {
    let words = context.words();
    let maze = &play.race.measured().maze;
    let solver = Solving::solver_for(maze, context.world.settings.solver());
    let (line, letters, pad) =
        if is_compact(painter.screen) { (KEY, HEADING, M) } else { (MENU_ROW, HEADING + S, L) };
    let code = context.code();
    let code_height = if code.is_some() { KEY + S } else { 0.0 };
    let height = line + MENU_ROW * menu.entries().len() as f32 + code_height + 2.0 * pad;
    let panel = panel_over(painter, vec2(WIDTH, height));
    let [line, rows, code_line] =
        column(panel.inset(pad)).gap(S).split([fixed(line), grow(1.0), fixed(code_height)]);
    if let Some(code) = code {
        let [_, code_line] = column(code_line).split([grow(1.0), fixed(KEY)]);
        draw_code(painter, words, code_line, &code);
    }
    painter.words(line, painter.ink(Typeface::Title, letters).centred(), words.paused);
    let rows = column(rows).gap(XS).evenly(menu.entries().len());
    for ((place, (entry, _)), rect) in menu.entries().enumerate().zip(rows) {
        let attention = Attention::focused(place == menu.focus);
        painter.control(rect, Target::Entry(place));
        if entry == PauseChoice::SolveWith {
            let (label, name) = (words.pause_menu.of(entry), words.title(solver.info().name));
            let choice = painter.menu_choice(rect, label, (name, CHOICE), attention);
            for (half, by) in row(choice).evenly(2).into_iter().zip([-1, 1]) {
                painter.control(half, Target::Arrow(place, by));
            }
        } else {
            let leads_to_pack = play.in_pack && entry == PauseChoice::Map;
            let says = if leads_to_pack { words.pack.open } else { words.pause_menu.of(entry) };
            let item = MenuRow { words: says, ..MenuRow::default() };
            painter.menu_row(rect, item, attention);
        }
    }
    let turns = menu.focused() == Some(PauseChoice::SolveWith);
    let key = &words.key;
    foot_of(
        painter,
        &[
            (true, &UP_DOWN, key.choose),
            (turns, &ASIDE, key.change),
            (!turns, &[Cap::Enter], key.take),
            (true, &ESC, words.pause_menu.resume),
        ],
    );
}

/// The code, and the keys that copy it.
fn draw_code(painter: &mut Painter, words: &Words, line: Rect, code: &str) {
    let keys = fixed(copy_width(painter, words, LOW_KEY));
    let [label, text, keys] = row(line).gap(S).split([fixed(CODE), grow(1.0), keys]);
    painter.words(label, painter.muted(Typeface::Strong, BODY), words.code);
    painter.words(text, painter.ink(Typeface::Mono, BODY), code);
    draw_copy(painter, words, keys, LOW_KEY);
    press_to_copy(painter, line);
}
