//! The rows of a form: each draws its control in the given place and says where it can be clicked.
//! The screen decides which rows there are and what they hold.

use super::control::{FieldText, TOGGLE};
use super::geometry::{Color, Rect, vec2};
use super::layout::{Portion, column, fixed, grow, middle, row};
use super::painter::Painter;
use super::sizes::{BODY, L, M, S};
use super::text::Style;
use super::typeface::Typeface;
use crate::game::form::{Control, ControlKind, Form};
use crate::game::input::Target;

/// The height of a control in a row that has more room.
const HEIGHT: f32 = 36.0;
/// The width of a stepper there.
const STEPPER: f32 = 208.0;
/// The width of the arrows of a stepper that can be typed into.
const ARROW: f32 = 36.0;
/// How many places of a slider can be clicked, from one end to the other.
const SLIDER_STEPS: usize = 20;
/// The share of every second for which a caret is visible.
const CARET_SHARE: f64 = 0.6;

/// A row of a form as it is drawn.
pub struct FormRow<'r, S> {
    place: usize,
    has_focus: bool,
    typed: Option<&'r str>,
    control: Control<S>,
    caret_shown: bool,
    label: &'r str,
    unit: &'r str,
    other: Option<&'r str>,
    is_wrong: bool,
}

impl<'r, S: 'static> FormRow<'r, S> {
    /// A row of a form, this many seconds after the start.
    pub fn new<R: Copy + PartialEq>(
        form: &'r Form<R>,
        row: R,
        control: Control<S>,
        label: &'r str,
        seconds: f64,
    ) -> Self {
        let place = form.rows.iter().position(|&one| one == row).unwrap_or_default();
        let has_focus = form.focus() == Some(row);
        let typed = form.typed().filter(|_| has_focus);
        let caret_shown = seconds.fract() < CARET_SHARE;
        Self {
            place,
            has_focus,
            typed,
            control,
            caret_shown,
            label,
            unit: "",
            other: None,
            is_wrong: false,
        }
    }

    /// Adds the unit of its number.
    pub fn counting(self, unit: &'r str) -> Self {
        Self { unit, ..self }
    }

    /// Adds the choice that is lit if none of the others is made.
    pub fn or_else(self, other: &'r str) -> Self {
        Self { other: Some(other), ..self }
    }

    /// Shows a text that the player typed and the game refused, in the colour of danger.
    pub fn refused(self, typed: Option<&'r str>) -> Self {
        Self { typed: self.typed.or(typed), is_wrong: typed.is_some(), ..self }
    }

    /// Draws the label and, at the end of the row, the control; the whole row shows the focus.
    /// `says` gives the name of a choice.
    pub fn draw_wide(self, rect: Rect, painter: &mut Painter, says: impl Fn(usize) -> String) {
        painter.row(rect, self.label, self.has_focus);
        painter.control(rect, Target::Field(self.place));
        let width = match self.control.kind {
            ControlKind::Switch => TOGGLE.x,
            ControlKind::Chips => {
                let widths = self.chips(painter, &says);
                widths.map(|(_, width)| width + L + S).sum::<f32>() - S
            }
            ControlKind::Button => painter.measure(Typeface::Strong, BODY, &says(0)) + 2.0 * M,
            _ => STEPPER,
        };
        let [_, end] = row(rect.inset_by(vec2(M, 0.0))).split([grow(1.0), fixed(width)]);
        let [place] = column(end).centred().split([fixed(HEIGHT)]);
        let shown = Self { has_focus: false, ..self };
        shown.draw_control(place, painter, says);
        if shown.control.kind == ControlKind::Switch {
            painter.control(rect, Target::Choice(shown.place, 1 - shown.control.nearest()));
        }
    }

    /// Draws the label in this colour, and the control beside it.
    pub fn draw_beside(
        self,
        rect: Rect,
        ink: Color,
        painter: &mut Painter,
        says: impl Fn(usize) -> String,
    ) {
        let [label, control] = row(rect).gap(S).split([grow(9.0), grow(16.0)]);
        painter.words(label, Style::new(Typeface::Body, BODY, ink), self.label);
        painter.control(rect, Target::Field(self.place));
        self.draw_control(control, painter, says);
    }

    /// Draws the control alone.
    pub fn draw(self, rect: Rect, painter: &mut Painter, says: impl Fn(usize) -> String) {
        // Chips and the places of a slider are clicked one by one.
        if !matches!(self.control.kind, ControlKind::Chips | ControlKind::Slider) {
            painter.control(rect, Target::Field(self.place));
        }
        self.draw_control(rect, painter, says);
    }

    fn draw_control(&self, rect: Rect, painter: &mut Painter, says: impl Fn(usize) -> String) {
        match self.control.kind {
            ControlKind::Switch => {
                let (chosen, rect) = (self.control.nearest(), middle(rect, TOGGLE));
                painter.toggle(rect, chosen as f32, self.has_focus);
                painter.control(rect, Target::Choice(self.place, 1 - chosen));
            }
            ControlKind::Chips => self.draw_chips(rect, painter, says),
            ControlKind::Stepper => {
                let value = says(self.control.nearest());
                let value = self.typed.unwrap_or(&value);
                let ink = self.ink(painter);
                painter.stepper(rect, (value, ink), self.unit, self.control.ways(), self.has_focus);
                let arrow = if self.control.can_be_typed() { fixed(ARROW) } else { grow(1.0) };
                let [less, _, more] = row(rect).split([arrow, grow(1e-3), arrow]);
                painter.control(less, Target::Arrow(self.place, -1));
                painter.control(more, Target::Arrow(self.place, 1));
            }
            ControlKind::Slider => self.draw_slider(rect, painter),
            ControlKind::Text => {
                let text = says(0);
                let text = self.typed.unwrap_or(&text);
                let caret = self.has_focus.then(|| text.chars().count());
                let caret_shown = self.caret_shown;
                let ink = self.ink(painter);
                let content = FieldText { text, ink, face: Typeface::Strong, caret, caret_shown };
                painter.field(rect, content, self.has_focus);
            }
            ControlKind::Button => painter.chip(rect, &says(0), false, self.has_focus),
        }
    }

    fn ink(&self, painter: &Painter) -> Color {
        let palette = painter.palette;
        if self.is_wrong { palette.danger } else { palette.ink }
    }

    /// The text of each chip, and its width.
    fn chips(
        &self,
        painter: &Painter,
        says: impl Fn(usize) -> String,
    ) -> impl Iterator<Item = (String, f32)> {
        let other = self.other.filter(|_| self.control.chosen().is_none()).map(str::to_owned);
        (0..self.control.choices).map(says).chain(other).map(|text| {
            let width = painter.measure(Typeface::Strong, BODY, &text);
            (text, width)
        })
    }

    fn draw_chips(&self, rect: Rect, painter: &mut Painter, says: impl Fn(usize) -> String) {
        let chips: Vec<_> = self.chips(painter, says).collect();
        let part = |(place, (_, width)): (usize, &(String, f32))| {
            let part: Portion = grow(width + L).at_least(width + M);
            if place < self.control.choices { part } else { part.if_room() }
        };
        let places = row(rect).gap(S).each(chips.iter().enumerate().map(part));
        let chosen = self.control.chosen();
        let mut is_lit = false;
        for (choice, ((text, _), place)) in chips.iter().zip(places).enumerate() {
            let is_other = choice == self.control.choices;
            if place.unless_empty().is_none() {
                continue;
            }
            let is_chosen = is_other || chosen == Some(choice);
            is_lit |= is_chosen;
            painter.chip(place, text, is_chosen, is_chosen && self.has_focus);
            if !is_other {
                painter.control(place, Target::Choice(self.place, choice));
            }
        }
        if self.has_focus && !is_lit {
            painter.focus_ring(rect, rect.h / 2.0);
        }
    }

    fn draw_slider(&self, rect: Rect, painter: &mut Painter) {
        let last = self.control.choices.saturating_sub(1);
        painter.slider(rect, self.control.nearest() as f32 / last as f32, self.has_focus);
        let step = rect.w / SLIDER_STEPS as f32;
        let around = Rect { x: rect.x - step / 2.0, w: rect.w + step, ..rect };
        for (number, place) in row(around).evenly(SLIDER_STEPS + 1).into_iter().enumerate() {
            let choice = number * last / SLIDER_STEPS;
            let target = Target::Choice(self.place, choice);
            painter.named_control(
                place,
                target,
                format!("{} {}", self.label, painter.numbers.percent(choice)),
            );
        }
    }
}
