//! The form in which the player names the program, and what is set beside it.

use super::name_of;
use crate::game::form::Form;
use crate::guest::Beside;
use crate::maze::visible;
use crate::picture::form::FormRow;
use crate::screens::own_program::act::Act;
use crate::screens::own_program::{OwnProgram, ProgramRow};
use crate::screens::parts::prelude::*;

/// Its width, and the height of its rows, which are lower in a low window.
const FORM: f32 = 620.0;
const ROW_HEIGHT: f32 = 42.0;
const LOW_ROW: f32 = 28.0;
/// More than a ring of focus takes.
const GAP: f32 = 12.0;

pub fn draw(
    context: &Context,
    program: &OwnProgram,
    form: &Form<ProgramRow>,
    painter: &mut Painter,
) {
    let words = &context.words().own_program;
    let is_on_page = program.order.page.is_some();
    let told = if is_on_page { words.about_page } else { words.about };
    let ink = painter.ink(Typeface::Body, BODY);
    let text = LINE * painter.broken(ink, FORM - 2.0 * L, told).len() as f32 + S;
    let rows_of = |row: f32| (row + GAP) * form.rows.len() as f32 - GAP;
    let height = 2.0 * L + HEADING + M + 2.0 * S + text + rows_of(ROW_HEIGHT);
    let panel = panel_over(painter, vec2(FORM, height));
    let [heading, about, rows] = column(panel.inset(L)).gap(S).split([
        fixed(HEADING + M),
        fixed(text).if_room(),
        between(rows_of(LOW_ROW), rows_of(ROW_HEIGHT)),
    ]);
    painter.words(
        heading,
        painter.ink(Typeface::Title, HEADING),
        words.heading.of(program.order.task),
    );
    if about.h > 0.0 {
        painter.lines(about, ink, told);
    }
    let places = column(rows).gap(GAP).evenly(form.rows.len());
    for (place, (&row, rect)) in form.rows.iter().zip(places).enumerate() {
        let label = match row {
            ProgramRow::Task => words.task,
            ProgramRow::Kept => words.kept,
            ProgramRow::Beside => words.beside,
            ProgramRow::Command => words.command,
            ProgramRow::Folder => words.folder,
            ProgramRow::File => words.program,
            ProgramRow::Run => {
                let attention = Attention::focused(form.focus() == Some(row));
                let enter = program.order.is_named().then_some(Cap::Enter);
                painter.button(rect, ButtonKind::Main, words.begin, enter, attention);
                painter.control(rect, Target::Field(place));
                continue;
            }
        };
        let control = program.control(row);
        let is_chosen = control.chosen().is_some();
        FormRow::new(form, row, control, label, context.frames.seconds).draw_beside(
            rect,
            painter.palette.ink,
            painter,
            |choice| value(context, program, (row, choice, is_chosen)),
        );
    }
}

/// What a row holds, where it has choices this one of them, or none if none is made.
fn value(
    context: &Context,
    program: &OwnProgram,
    (row, choice, is_chosen): (ProgramRow, usize, bool),
) -> String {
    let (words, order) = (&context.words().own_program, &program.order);
    match row {
        ProgramRow::Task => {
            let task = Act::tasks_in(program.source()).get(choice).copied();
            task.map_or_else(String::new, |task| words.tasks.of(task).to_owned())
        }
        ProgramRow::Kept if is_chosen => visible(&order.command),
        ProgramRow::Kept if program.kept.all().is_empty() => words.none_yet.to_owned(),
        ProgramRow::Kept => words.choose_kept.to_owned(),
        ProgramRow::Command => order.command.clone(),
        ProgramRow::Folder => order.folder.clone(),
        ProgramRow::File => name_of(order, words),
        ProgramRow::Beside => match program.choices_beside().get(choice) {
            None => words.ours_beside.to_owned(),
            Some(Beside::Nobody) => words.nobody.to_owned(),
            Some(Beside::Search(solver)) => context.words().title(solver.info().name).to_owned(),
            Some(Beside::Program(other)) => visible(&other.command),
        },
        ProgramRow::Run => String::new(),
    }
}
