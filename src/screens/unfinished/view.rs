//! All unfinished games, a row each: what it is, its code, how far it has come, how long ago it was
//! left, and the button that discards it.

use crate::game::lesson::LessonStep;
use crate::game::records::daily_puzzle;
use crate::game::saved_run::{MazeSource, SavedGame, SavedKind};
use crate::game::tuning::MOST_SAVED_RUNS;
use crate::maze::visible;
use crate::screens::journey::view::region_name;
use crate::screens::parts::prelude::*;
use crate::screens::unfinished::UnfinishedRuns;
use crate::words::NumberWords;
use crate::world::Unfinished;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1040.0, 800.0);
const RADIUS: f32 = 12.0;
/// The maximum height of a row; lower ones have smaller letters.
const ROW_HEIGHT: f32 = 64.0;
const LOW_ROW: f32 = 44.0;
/// The width of the progress of a run, and of how long ago it was left.
const FAR: f32 = 116.0;
const AGO: f32 = 104.0;
/// The size of the cross that discards a run.
const CROSS: f32 = 6.0;

pub fn draw(context: &Context, list: &UnfinishedRuns, painter: &mut Painter) {
    painter.background();
    let (size, words) = (Sizes::of(painter.screen), context.words());
    let [heading, body] = page(painter.screen, MOST);
    painter.words(heading, painter.ink(Typeface::Title, size.title), words.menu.unfinished);
    painter.panel(body);
    let rows = column(body.inset(M)).gap(XS);
    let rows = rows.each((0..MOST_SAVED_RUNS).map(|_| grow(1.0).at_most(ROW_HEIGHT)));
    for (place, (left, rect)) in context.world.all_to_continue().into_iter().zip(rows).enumerate() {
        draw_row(context, list, (place, left), rect, painter);
    }
    let key = &words.key;
    foot(
        painter,
        &[
            (&UP_DOWN, key.choose),
            (&[Cap::Enter], words.menu.r#continue),
            (&[Cap::Word("Backspace")], words.unfinished.forget),
            (&ESC, key.back),
        ],
    );
}

fn draw_row(
    context: &Context,
    list: &UnfinishedRuns,
    (place, left): (usize, &Unfinished),
    rect: Rect,
    painter: &mut Painter,
) {
    let (words, palette) = (context.words(), painter.palette);
    let cross = Sizes::of(painter.screen).control;
    let is_chosen = place == list.chosen;
    if is_chosen {
        painter.round_rect(rect, RADIUS, palette.field);
        painter.focus_ring(rect, RADIUS);
    }
    let [rect, cross] = row(rect).gap(S).split([grow(1.0), fixed(cross)]);
    let [name, far, ago] =
        row(rect.inset_by(vec2(M, 0.0))).gap(S).split([grow(1.0), fixed(FAR), fixed(AGO)]);
    let (large, small) = if rect.h < LOW_ROW { (BODY, NOTE) } else { (ROW, LABEL) };
    let strong = Style::new(Typeface::Strong, large, palette.ink);
    let muted = Style::new(Typeface::Body, small, palette.muted_ink);
    let of_code = Style { face: Typeface::Mono, ..muted };
    let is_asked = is_chosen && list.is_asking;
    let (below, below_style) = match left.saved.kind() {
        _ if is_asked => (
            words.unfinished.press_again.to_owned(),
            Style::new(Typeface::Strong, small, palette.danger),
        ),
        SavedKind::Journey(stop) => (region_name(words, stop.region(), stop.is_old()), muted),
        _ => (code(&left.saved, painter.numbers), of_code),
    };
    let lines = |place| column(place).centred().split([grow(1.0).at_most(LINE + XS); 2]);
    let [above_line, below_line] = lines(name);
    painter.words(above_line, strong, &what_it_is(context, &left.saved));
    painter.words(below_line, below_style, &below);
    let [above_line, below_line] = lines(far);
    let [more, less] = how_far(words, &left.saved);
    painter.words(above_line, strong.right(), &more);
    painter.words(below_line, muted.right(), &less);
    let since = left.saved.left_at().map(|at| context.world.seconds.saturating_sub(at));
    let since = since.map_or_else(String::new, |since| sentences::ago(&words.unfinished, since));
    painter.words(ago, muted.right(), &since);
    let [go_on, forget] = UnfinishedRuns::targets(place);
    painter.control(rect, go_on);
    let (centre, colour) = (cross.center(), palette.muted_ink);
    for side in [vec2(CROSS, CROSS), vec2(CROSS, -CROSS)] {
        painter.line(centre - side, centre + side, 2.0, colour);
    }
    painter.named_control(cross, forget, words.unfinished.forget.to_owned());
}

fn what_it_is(context: &Context, saved: &SavedGame) -> String {
    let (words, today) = (context.words(), context.world.today);
    let spec = saved.spec().map(|spec| spec.to_string());
    if let Some(day) = spec.and_then(|code| daily_puzzle::last_day_of(&code, today)) {
        return words.puzzle.of_day(sentences::date(&words.records, day));
    }
    match saved.kind() {
        SavedKind::Free if saved.spec().is_none() => words.records.elsewhere.to_owned(),
        SavedKind::Free => words.your_maze.to_owned(),
        SavedKind::Journey(stop) => {
            format!("{} · {}", words.menu.journey, words.journey.stop(stop.place() + 1))
        }
        SavedKind::Daily(day) => sentences::daily(&words.records, day),
        SavedKind::Week(week) => {
            format!("{} · {}", words.week.weekly, words.week.week(week.number()))
        }
        SavedKind::Endless if is_in_world(saved) => words.world_map.world.to_owned(),
        SavedKind::Endless => words.menu.endless.to_owned(),
        SavedKind::Match => words.menu.two_players.to_owned(),
        SavedKind::Lesson => words.unfinished.lesson.to_owned(),
    }
}

fn is_in_world(saved: &SavedGame) -> bool {
    matches!(saved, SavedGame::Endless(run) if run.is_in_world())
}

/// The code it grows from, or its size.
fn code(saved: &SavedGame, number: &NumberWords) -> String {
    match saved {
        SavedGame::Run(run) => match &run.maze {
            MazeSource::Code(code) => visible(code),
            MazeSource::Given(given) => {
                let grid = given.maze().grid();
                number.sides([grid.columns(), grid.rows()])
            }
        },
        SavedGame::Match(saved) => visible(&saved.code),
        SavedGame::Endless(run) => visible(&run.code),
        SavedGame::Lesson(_) => String::new(),
    }
}

/// Its progress, in a few words and in a few more.
fn how_far(words: &Words, saved: &SavedGame) -> [String; 2] {
    let time = || words.number.clock(saved.milliseconds());
    match saved {
        SavedGame::Run(run) => [time(), words.unfinished.steps(run.steps)],
        SavedGame::Match(saved) => {
            let [one, two] = saved.wins();
            [format!("{one} : {two}"), time()]
        }
        SavedGame::Endless(run) if run.is_in_world() => {
            let crumbs = words.number.of(run.left_at_cheeses.len() as u64);
            [format!("{} {crumbs}", words.endless.crumbs), String::new()]
        }
        SavedGame::Endless(run) => [words.unfinished.cheeses(run.left_at_cheeses.len()), time()],
        SavedGame::Lesson(done) => {
            [words.unfinished.done(done, LessonStep::ALL.len()), String::new()]
        }
    }
}
