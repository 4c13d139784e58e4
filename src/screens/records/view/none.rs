//! What is shown while there are no records, or after all were cleared: how to get some.

use super::{draw_button, draw_note};
use crate::screens::parts::prelude::*;
use crate::screens::records::{RecordsButton, RecordsScreen};

const PANEL: Vec2 = vec2(520.0, 236.0);
const BUTTON: Vec2 = vec2(240.0, 50.0);
const PRINCESS: f32 = 130.0;

pub fn draw(context: &Context, screen: &RecordsScreen, place: Rect, painter: &mut Painter) {
    let words = &context.words().records;
    let [_, below] = column(place).split([fixed(PRINCESS / 2.0), grow(1.0)]);
    let panel = middle(below, PANEL);
    painter.panel(panel);
    let feet = vec2(panel.center().x, panel.y + XS);
    painter.standing(SheetName::Princess, context.frames.princess(), feet, PRINCESS);
    let can_undo = context.world.archive.can_undo();
    let [heading, note, button] =
        column(panel.inset(L)).gap(S).split([fixed(2.0 * LINE), grow(1.0), fixed(BUTTON.y)]);
    let text = if can_undo { words.all_cleared } else { words.none_yet };
    painter.words(heading, painter.ink(Typeface::Title, HEADING + XS).centred(), text);
    let button = middle(button, BUTTON);
    if can_undo {
        draw_note(context, note, painter);
        draw_button(context, screen, RecordsButton::Undo, button, painter);
        return;
    }
    painter.lines(note, painter.ink(Typeface::Body, BODY), words.none_yet_note);
    let attention = Attention::focused(true);
    painter.button(button, ButtonKind::Main, words.play_a_maze, Some(Cap::Enter), attention);
    painter.control(button, Target::Choice(0, 0));
}
