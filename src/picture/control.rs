//! Controls that hold a value: fields to type in, steppers, sliders, toggles and progress bars.
//! They only show what they are given; the screen changes it.

use super::geometry::{Color, Rect, Vec2, WHITE, vec2};
use super::icon::Way;
use super::painter::Painter;
use super::text::{HALF_LETTER, Style};
use super::typeface::Typeface;

const RADIUS: f32 = 10.0;
const FIELD_MARGIN: f32 = 14.0;
const FIELD_SIZE: f32 = 18.0;
/// The size of a text that would be too long otherwise.
const SMALLER_SIZE: f32 = 15.0;
const CARET_WIDTH: f32 = 2.0;
const CHEVRON_SIZE: f32 = 5.0;
const CHEVRON_MARGIN: f32 = 18.0;
const TRACK: f32 = 8.0;
const KNOB_RADIUS: f32 = 11.0;
const KNOB_RIM: f32 = 1.5;
/// The size of a switch.
pub const TOGGLE: Vec2 = vec2(56.0, 32.0);

/// The contents of a field.
#[derive(Clone, Copy, Debug)]
pub struct FieldText<'a> {
    pub text: &'a str,
    pub ink: Color,
    pub face: Typeface,
    /// The character before which the caret is, while the player types.
    pub caret: Option<usize>,
    /// Whether the caret is in the visible part of its blinking.
    pub caret_shown: bool,
}

impl Painter<'_> {
    /// A text field. Of a text that is too long, the part about the caret is shown.
    pub fn field(&mut self, rect: Rect, content: FieldText, focused: bool) {
        let palette = self.palette;
        self.frame(rect, RADIUS);
        if focused {
            self.focus_ring(rect, RADIUS);
        }
        let style = Style::new(content.face, FIELD_SIZE, content.ink);
        let (x, room) = (rect.x + FIELD_MARGIN, rect.w - 2.0 * FIELD_MARGIN);
        let baseline = rect.center().y + FIELD_SIZE * HALF_LETTER;
        let Some(caret) = content.caret else {
            self.lines_within(style, x, baseline, room, content.text);
            return;
        };
        let split = content.text.char_indices().nth(caret).map_or(content.text.len(), |(at, _)| at);
        let (before, after) = content.text.split_at(split);
        let before = self.last_part(style, room - CARET_WIDTH, before);
        let caret_x = self.text(style, x, baseline, before);
        if content.caret_shown {
            let line = Rect::new(caret_x, rect.center().y - 11.0, CARET_WIDTH, 22.0);
            self.rect(line, palette.focus);
        }
        self.text_within(style, caret_x, baseline, x + room - caret_x, after);
    }

    /// The text of a field that is not being edited: smaller if need be, and in two lines if that
    /// is not enough, broken before a dash if it has one.
    fn lines_within(&mut self, style: Style, x: f32, baseline: f32, room: f32, text: &str) {
        let size = self.shrunk(style.face, style.size, room, text).max(SMALLER_SIZE);
        if self.measure(style.face, size, text) <= room {
            self.text(Style { size, ..style }, x, baseline, text);
            return;
        }
        let middle = text.len() / 2;
        let dashes = text.char_indices().filter(|&(_, letter)| letter == '-').map(|(at, _)| at);
        let dash = dashes.filter(|&at| at > 0).min_by_key(|at| at.abs_diff(middle));
        let anywhere = text.char_indices().map(|(at, _)| at).find(|&at| at >= middle);
        let (first, second) = text.split_at(dash.or(anywhere).unwrap_or(text.len()));
        for (line, baseline) in [(first, baseline - 8.0), (second, baseline + 8.0)] {
            self.name_within(Style { size: SMALLER_SIZE, ..style }, x, baseline, room, line);
        }
    }

    /// A value between two chevrons; a chevron that leads nowhere is replaced by a bar.
    pub fn stepper(
        &mut self,
        rect: Rect,
        (value, ink): (&str, Color),
        unit: &str,
        ways: [bool; 2],
        focused: bool,
    ) {
        let palette = self.palette;
        self.frame(rect, RADIUS);
        let middle = rect.center();
        let sides =
            [(Way::Left, rect.x + CHEVRON_MARGIN), (Way::Right, rect.right() - CHEVRON_MARGIN)];
        for ((path, x), is_open) in sides.into_iter().zip(ways) {
            if is_open {
                self.chevron(path, vec2(x, middle.y), CHEVRON_SIZE, palette.accent_text);
            } else {
                let end = vec2(0.0, CHEVRON_SIZE);
                let place = vec2(x, middle.y);
                self.line(place - end, place + end, 2.0, palette.muted_ink);
            }
        }

        let mut style = Style::new(Typeface::Strong, FIELD_SIZE, ink);
        let unit_style = Style::new(Typeface::Body, 14.0, palette.muted_ink);
        let all_room = rect.w - 3.2 * CHEVRON_MARGIN;
        let unit_alone = self.measure(unit_style.face, unit_style.size, unit);
        // The value comes first: if there is no room for both, the unit is left out.
        let smaller = self.measure(style.face, SMALLER_SIZE, value);
        let has_unit = !unit.is_empty() && smaller + 6.0 + unit_alone <= all_room;
        let (unit, gap) = if has_unit { (unit, 6.0) } else { ("", 0.0) };
        let unit_width = if has_unit { unit_alone + gap } else { 0.0 };
        let room = all_room - unit_width;
        style.size = self.shrunk(style.face, style.size, room, value);
        let value_width = self.measure(style.face, style.size, value).min(room);
        let baseline = middle.y + FIELD_SIZE * HALF_LETTER;
        let x = middle.x - 0.5 * (value_width + unit_width);
        let end = self.text_within(style, x, baseline, room, value);
        self.text(unit_style, end + gap, baseline, unit);
        if focused {
            self.focus_ring(rect, RADIUS);
        }
    }

    /// A knob on a line, `share` of the way along it.
    pub fn slider(&mut self, rect: Rect, share: f32, focused: bool) {
        let palette = self.palette;
        let share = share.clamp(0.0, 1.0);
        let track = Rect { y: rect.center().y - TRACK / 2.0, h: TRACK, ..rect };
        self.round_rect(track, TRACK / 2.0, palette.finish.slider_track);
        let done = Rect { w: (rect.w * share).max(TRACK), ..track };
        self.round_rect(done, TRACK / 2.0, palette.accent);
        let knob = vec2(rect.x + rect.w * share, rect.center().y);
        self.circle(knob, KNOB_RADIUS, palette.finish.lit_key_lip);
        self.circle(knob - vec2(0.0, 1.0), KNOB_RADIUS - KNOB_RIM, WHITE);
        if focused {
            self.focus_ring(Rect::about(knob, KNOB_RADIUS), KNOB_RADIUS);
        }
    }

    /// A switch; `on` is between 0 and 1 while it moves.
    pub fn toggle(&mut self, rect: Rect, on: f32, focused: bool) {
        let palette = self.palette;
        let finish = &palette.finish;
        let (Rect { x, y, .. }, radius) = (rect, TOGGLE.y / 2.0);
        self.round_rect(rect, radius, finish.toggle_off.mix(palette.accent_text, on));
        let knob = vec2(x + 16.0 + 24.0 * on, y + radius);
        self.circle(knob, 12.0, WHITE.mix(finish.knob_on, on));
        if on >= 1.0 {
            self.tick(vec2(x + 18.5, y + radius), finish.knob_on);
        }
        if focused {
            self.focus_ring(rect, radius);
        }
    }

    /// A progress bar.
    pub fn progress(&mut self, rect: Rect, share: f32, colour: Color) {
        let radius = rect.h / 2.0;
        self.round_rect(rect, radius, self.palette.finish.progress_track);
        if share > 0.0 {
            let done = Rect { w: (rect.w * share.min(1.0)).max(rect.h), ..rect };
            self.round_rect(done, radius, colour);
        }
    }

    /// The longest end of a text that fits a width.
    fn last_part<'a>(&self, style: Style, width: f32, text: &'a str) -> &'a str {
        let mut parts = text.char_indices().map(|(start, _)| &text[start..]);
        parts.find(|part| self.measure(style.face, style.size, part) <= width).unwrap_or_default()
    }
}
