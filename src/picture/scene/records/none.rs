//! What is shown where nothing was played yet, or everything was cleared: how to come to records.

use crate::game::input::Target;
use crate::game::screen::records::{Button, RecordsScreen};
use crate::picture::geometry::{Rect, vec2};

use super::layout::Layout;
use super::{draw_button, draw_note};
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::key_cap::Cap;
use crate::picture::painter::Painter;
use crate::picture::scene::Context;
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;

const WIDTH: f32 = 520.0;
const PRINCESS: f32 = 130.0;

pub fn draw(context: &Context, screen: &RecordsScreen, layout: &Layout, painter: &mut Painter) {
    let (words, palette) = (&context.words().records, painter.palette());
    let whole = layout.list.combine_with(layout.detail);
    let height = (whole.h - PRINCESS * 0.5).min(236.0);
    let y = whole.bottom() - (whole.h - PRINCESS * 0.5 - height) / 2.0 - height;
    let panel = Rect::new(whole.center().x - WIDTH / 2.0, y, WIDTH, height);
    painter.panel(panel);
    let middle = panel.center().x;
    let feet = vec2(middle, panel.y + 6.0);
    let frame = context.frames.princess();
    painter.standing(Sheet::Princess, frame, feet, PRINCESS);
    let can_undo = context.app.archive().can_undo();
    let heading = Style::new(Face::Title, 28.0, palette.ink).centred();
    let text = if can_undo { words.all_cleared } else { words.none_yet };
    painter.text(heading, middle, panel.y + 60.0, text);
    let button = Rect::new(middle - 120.0, panel.bottom() - 76.0, 240.0, 50.0);
    if can_undo {
        let note = Rect { x: panel.x + 32.0, y: panel.y + 84.0, w: panel.w - 64.0, h: 24.0 };
        draw_note(context, note, painter);
        let undo = Button::ALL.iter().position(|&one| one == Button::Undo).unwrap_or(0);
        draw_button(context, screen, (Button::Undo, undo), button, painter);
        return;
    }
    let body = Style::new(Face::Body, 16.0, palette.ink);
    let corner = (panel.x + 40.0, panel.y + 98.0);
    painter.paragraph(body, corner, (panel.w - 80.0, 24.0), words.none_yet_note);
    let attention = Attention::focused(true);
    painter.button(button, ButtonKind::Main, words.play_a_maze, Some(Cap::Enter), attention);
    painter.control(button, Target::Choice(0, 0));
}
