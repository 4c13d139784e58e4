//! The results of a run: the player's path and the best one, and a celebration.
//!
//! Everything that moves here follows from how long the results have been shown.

pub mod legend;
pub mod panel;
pub mod postcard;
pub mod region_end;
mod walked;
pub mod wrong_turns;

use std::sync::Arc;

use crate::game::journey::{Medal, Medals};
use crate::game::pack::Pack;
use crate::game::records::daily;
use crate::picture::maze::tip;
use crate::picture::motion::DRAW_WAY;
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;
use crate::screens::results::{Results, ResultsChoice};
use legend::ResultsLegend;

/// Between the edge of the window and the maze, and the space above that.
const MARGIN: f32 = 28.0;
const HEAD: f32 = 80.0;
/// The minimum size of the mouse on the maze, in interface pixels.
const SMALLEST_MOUSE: f32 = 58.0;
/// The minimum size of a plate or a key.
const SMALLEST_THING: f32 = 14.0;

pub fn draw<'a>(context: &Context<'a>, results: &'a Results, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let [head, room] = area_beside(painter.screen);
    let legend = ResultsLegend::of(context, results, painter, room.w);
    let style = painter.ink(Typeface::Strong, BODY);
    // Whoever missed it may want to find it.
    let knows =
        |stop| results.summary.helped || context.world.journey.has(stop, Medal::NoWrongTurn);
    let stop = results.stop.as_ref().map(|(stop, _)| *stop).filter(|&stop| knows(stop));
    let about = stop.and_then(|stop| words.stops.ideas.of(stop));
    let told = about.map_or(0, |about| painter.broken(style, room.w, about).len());
    let [about_at, area, below] =
        column(room).split([fixed(LINE * told as f32), grow(1.0), fixed(legend.height())]);
    if let Some(about) = about {
        painter.lines(about_at, style, about);
    }
    draw_paths(context, results, painter, area);
    let is_solvers = results.race.is_walked_by_search();
    let heading = if is_solvers { words.solvers_trail } else { words.your_trail };
    let rest = painter.heading(head, painter.ink(Typeface::Title, HEADING), heading);
    if let Some((day, streak)) = of_day(context, results) {
        let line = [Some(day), streak].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        painter.note(rest, painter.muted(Typeface::Strong, BODY).right(), &line);
    } else {
        let stop = results.stop.as_ref().and_then(|(stop, _)| words.stops.numbered(*stop));
        if let Some(stop) = stop {
            painter.note(rest, painter.muted(Typeface::Strong, BODY).right(), &stop);
        } else {
            let code = context.code().unwrap_or_default();
            painter.note(rest, painter.muted(Typeface::Mono, BODY).right(), &code);
        }
    }
    legend.draw(painter, below);
    panel::draw(context, results, painter);
    match results.region_end() {
        Some((region, seconds)) => {
            region_end::draw(context, (region, results.won.opened), seconds, painter);
        }
        None => draw_foot(context, results, painter),
    }
}

/// The date of a daily maze, and the length of the streak if the run counts for one; or the date of a
/// puzzle.
pub(in crate::screens) fn of_day(
    context: &Context,
    results: &Results,
) -> Option<(String, Option<String>)> {
    let (words, streak) = (&context.words().records, context.world.archive.shown.daily());
    if let Some((day, _)) = results.puzzle {
        let day = sentences::date(words, day);
        return Some((context.words().puzzle.of_day(day), None));
    }
    let day = daily::of_code(&results.race.measured().key)?;
    let counts = day == context.world.opened_on && streak.is_done(day);
    let in_a_row = counts.then(|| words.days_in_a_row(streak.current(day)));
    Some((sentences::daily(words, day), in_a_row))
}

fn draw_foot(context: &Context, results: &Results, painter: &mut Painter) {
    let words = context.words();
    let (replay, is_recorded) = (&words.replay, context.world.recordings.last.is_some());
    let (all, spec) = (&context.world.recordings, results.race.measured().spec);
    let own = all.best_of(spec).filter(|best| best.challenger().is_none());
    let is_own = own.is_some() && all.challenge_in(spec).is_none();
    let race = if is_own { replay.race_the_best } else { replay.race_it };
    let chosen = results.menu.focused().map(|choice| told(words, results, choice));
    short_foot(
        painter,
        &[
            (chosen.is_some(), &[Cap::Enter], chosen.unwrap_or_default()),
            (true, &ESC, way_out(context.words(), results)),
            (all.has_rival_in(spec), &[Cap::Of(KeyCommand::Ghost)], race),
            (is_recorded, &[Cap::Of(KeyCommand::WatchAgain)], replay.watch_again),
            (true, &[Cap::Of(KeyCommand::Postcard)], replay.postcard),
            (is_recorded, &[Cap::Of(KeyCommand::SaveRecording)], replay.save),
            (is_recorded, &[Cap::Of(KeyCommand::Challenge)], replay.challenge),
            (true, &ARROWS, words.key.choose),
            (true, &[Cap::Of(KeyCommand::Restart)], words.again),
            (!results.leads_to_map(), &[Cap::Of(KeyCommand::NewMaze)], words.new),
            (true, &[Cap::Of(KeyCommand::Watch)], words.key.watch),
            (true, &[Cap::Of(KeyCommand::Records)], words.records.records),
            (true, &COPY, words.copy),
        ],
    );
}

/// What a choice is called.
fn told(words: &'static Words, results: &Results, choice: ResultsChoice) -> &'static str {
    let is_last = |(pack, place, _): &(Arc<Pack>, usize, Medals)| place + 1 == pack.mazes.len();
    match choice {
        ResultsChoice::Next if results.pack.as_ref().is_some_and(is_last) => words.pack.open,
        ResultsChoice::Next if matches!(results.puzzle, Some((_, None))) => words.menu.daily,
        ResultsChoice::Next => words.next_maze,
        ResultsChoice::Draw => words.pause_menu.draw,
        ResultsChoice::Again => words.again,
        ResultsChoice::New => words.new,
        ResultsChoice::Map | ResultsChoice::Title => way_out(words, results),
    }
}

/// Where the way back leads: to the title, or to where the maze was found.
const fn way_out(words: &'static Words, results: &Results) -> &'static str {
    if results.is_for_school {
        words.school.back_to_school
    } else if results.pack.is_some() {
        words.pack.open
    } else if results.puzzle.is_some() {
        words.menu.daily
    } else if results.leads_to_map() {
        words.pause_menu.map
    } else {
        words.title
    }
}

/// What a panel leaves to the heading and the maze: above it in tall windows, else to its left.
fn area_beside(screen: Rect) -> [Rect; 2] {
    let (room, panel) = (above_foot(screen), panel::place(screen));
    let room = if panel::is_below(screen) {
        Rect { h: panel.y, w: room.w - MARGIN, ..room }
    } else {
        Rect { w: panel.x - MARGIN - S, ..room }
    };
    let [head, maze] = column(room.right_of(MARGIN)).split([fixed(HEAD), grow(1.0)]);
    [head, maze]
}

/// The maze with the player's path, and the best path as it is being drawn over it.
pub(in crate::screens) fn draw_paths<'a>(
    context: &Context<'a>,
    results: &'a Results,
    painter: &mut Painter<'a>,
    area: Rect,
) {
    let (run, best) = (&results.race, results.best_path.as_slice());
    let share = context.motions.at(DRAW_WAY, results.moving_seconds());
    let dead_ends = &results.dead_ends;
    let rules = RulesShown::at_rest(run, context.motions);
    let traces = if rules.hides_trails() {
        Traces::None
    } else {
        Traces::Result { trail: &run.runner(0).trail, dead_ends, best, share }
    };
    let ground = Ground::Window { lantern: None };
    let lens = whole_lens(run.measured(), area, ground);
    let item = MazeItem::new(Shown::MeasuredMaze(run.measured(), traces), lens, ground);
    painter.maze(item.with_floor(rules.floor(painter.palette)));
    let sight = context.sight_of(run.measured(), lens);
    rules.draw_floor(&sight, painter);
    walked::draw((run, best), share, &rules, &sight, painter);
    rules.draw(&sight, SMALLEST_THING, painter);
    rules.draw_others(context.frames, &sight, SMALLEST_THING, painter);
    let (palette, pitch) = (painter.palette, sight.pitch());
    if let Some([last, end]) = tip(best, share).filter(|_| share < 1.0) {
        let [last, end] = [last, end].map(|tile| sight.to_standing(tile));
        painter.line(last, end, (0.30 * pitch).max(1.5), palette.path);
        painter.circle(end, (0.34 * pitch).clamp(5.0, 1.5 * S), palette.panel);
        painter.circle(end, (0.22 * pitch).clamp(3.0, S), palette.path);
    }
    let start = sight.to_standing(tile_vec(run.measured().maze.start()));
    painter.circle(start, (0.32 * pitch).clamp(5.0, 1.5 * S), palette.panel);
    painter.circle(start, (0.22 * pitch).clamp(3.5, S), palette.path);
    let arrival = Arrival::of(results, &sight);
    let taken = vec![arrival.rect()];
    let seconds = results.moving_seconds() - context.motions.seconds_of(DRAW_WAY);
    wrong_turns::draw(context.motions, painter, &results.wrong_turns, &sight, area, taken, seconds);
    arrival.draw(context, painter);
}

/// How mouse and cheese stand where they have met.
struct Arrival {
    feet: Vec2,
    /// How far the mouse stands from the cheese.
    aside: Vec2,
    side: f32,
}

impl Arrival {
    fn of(results: &Results, sight: &MazeSight) -> Self {
        let place = results.race.runner(0).place();
        let side = (0.9 * sight.pitch()).max(SMALLEST_MOUSE);
        // The mouse stands on the side where the maze goes on.
        let columns = u32::from(results.race.measured().maze.grid().columns());
        let is_left = 2 * u32::from(place.column) < columns;
        let aside = vec2(if is_left { 0.55 } else { -0.55 } * side, 0.0);
        let feet = sight.to_standing(tile_vec(place)) + vec2(0.0, 0.28 * sight.pitch());
        // Where there is room, both are at the place.
        let has_room = side <= sight.pitch();
        let feet = if has_room { feet - 0.4 * aside } else { feet };
        Self { feet, aside, side }
    }

    /// The area of both.
    fn rect(&self) -> Rect {
        let corner = self.feet - vec2(0.5, 0.9) * self.side;
        let square = Rect::new(corner.x, corner.y, self.side, self.side);
        square.combine_with(square.offset(self.aside))
    }

    fn draw(&self, context: &Context, painter: &mut Painter) {
        let (cheese, mouse) = (context.frames.cheese(), context.frames.resting());
        painter.standing(SheetName::Cheese, cheese, self.feet, 0.72 * self.side);
        painter.standing(SheetName::Mouse, mouse, self.feet + self.aside, self.side);
    }
}
