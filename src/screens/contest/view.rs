//! The contest: a pane for each lane with its counters and its rank on arrival, the table beside
//! the lanes, and one timeline for all.

pub mod lane;
pub mod layout;

use self::lane::{draw_number, number_before};
use self::layout::ContestLayout;
use crate::game::theatre::{Contest, Lanes, Standing};
use crate::screens::contest::SideBySide;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::counters::percent;
use crate::screens::watch::view::draw_rehearsal;
use crate::screens::watch::view::timeline::{draw_bar, draw_deck, speed_words, step_words};

pub fn draw<'a>(context: &Context<'a>, screen: &'a SideBySide, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let first = screen.contest().and_then(|contest| contest.lanes.first());
    let of_rooms = screen.lineup.is_of_rooms(0);
    let size = first.map_or(Vec2::ONE, |lane| Cells::of_show(lane.show(), of_rooms).size());
    let count = screen.lineup.lanes.len();
    let layout = ContestLayout::new(
        painter.room(),
        size,
        count,
        screen.is_over(),
        screen.lookers().is_some(),
    );
    draw_heading(context, painter, &layout, screen);
    if screen.is_too_large() {
        draw_sentence(painter, layout.stage.maze, words.contest.too_large);
    } else if let Some(contest) = screen.contest() {
        if screen.shows_lookers() {
            draw_who_looked(context, painter, layout.stage.maze, screen);
        } else {
            for (place, at) in layout.lanes.iter().enumerate() {
                lane::draw(context, screen, contest, place, at, painter);
            }
        }
        if let Some(cards) = &layout.cards {
            if let Some(note) = cards.note.unless_empty() {
                draw_note(context, painter, note, screen);
            }
            draw_table(painter, cards.table, screen, words);
        }
        let deck = &screen.deck;
        let stage = &layout.stage;
        draw_arrivals(painter, stage.bar, contest, words);
        let step = step_words(painter, stage, &words.watch, [deck.step, deck.steps]);
        let told = [step, speed_words(&words.watch, deck.speed())];
        draw_deck(painter, stage, deck.is_playing, &told, words);
    } else {
        draw_rehearsal(painter, layout.stage.maze, context.world.progress, words);
    }
    draw_foot(painter, screen, words);
}

/// Draws what each lane has looked at, in place of the lanes.
fn draw_who_looked<'a>(
    context: &Context,
    painter: &mut Painter<'a>,
    area: Rect,
    screen: &'a SideBySide,
) {
    let [picture, legend] = column(area).split([grow(1.0), fixed(LINE + M)]);
    if let Some(contest) = screen.lookers() {
        painter.lookers(picture, contest);
    }
    let lanes = &screen.lineup.lanes;
    for (lane, place) in row(legend).gap(S).evenly(lanes.len()).into_iter().enumerate() {
        let line = lane::number_before(painter, place, lane);
        let [room, name] = row(line).gap(S).split([fixed(LINE), grow(1.0)]);
        painter.lookers_corner(middle(room, Vec2::splat(LINE)), lane);
        let style = painter.ink(Typeface::Body, BODY);
        painter.note(name, style, self::name(lanes, lane, context.words()));
    }
}

/// What is compared, and how; at the end a small map of what was looked at, which can be clicked.
fn draw_note<'a>(context: &Context, painter: &mut Painter<'a>, card: Rect, screen: &'a SideBySide) {
    let words = &context.words().contest;
    let Some(contest) = screen.lookers().filter(|_| !screen.shows_lookers()) else {
        let body = painter.card(card, words.what_you_see, "");
        let first = screen.contest().and_then(|contest| contest.lanes.first());
        let search = first.and_then(|lane| lane.show().search());
        let about = match screen.lineup.lanes {
            Lanes::Solvers(_) if search.is_some_and(|search| search.rooms.is_some()) => {
                words.about_solvers_rooms
            }
            Lanes::Solvers(_) => words.about_solvers,
            Lanes::Generators(_) => words.about_generators,
        };
        painter.lines(body, painter.ink(Typeface::Body, BODY), about);
        return;
    };
    let body = painter.card(card, words.who_looked, "");
    let line = Rect { y: card.y + S, h: KEY, x: body.right() - KEY, w: KEY };
    painter.key_hints(line, &[Cap::Of(KeyCommand::WhoLooked)], LOW_KEY);
    painter.lookers(body, contest);
    painter.control(card, Target::Entry(1));
}

fn name(lanes: &Lanes, lane: usize, words: &Words) -> &'static str {
    let name = match lanes {
        Lanes::Solvers(solvers) => solvers.get(lane).map(|&one| one.info().name),
        Lanes::Generators(generators) => generators.get(lane).map(|&one| one.info().name),
    };
    name.map_or("", |name| words.title(name))
}

/// The title, what is compared, and the code.
fn draw_heading(
    context: &Context,
    painter: &mut Painter,
    layout: &ContestLayout,
    screen: &SideBySide,
) {
    let words = &context.words().contest;
    let stage = &layout.stage;
    let title = painter.ink(Typeface::Title, stage.letters);
    let heading = instead_of_foot(painter, stage.heading);
    let mut line = painter.heading(heading, title, words.side_by_side);
    let of_generators = matches!(screen.lineup.lanes, Lanes::Generators(_));
    let spec = screen.lineup.source.spec();
    let kinds = if spec.is_some() { 2 } else { 1 };
    for (kind, text) in [words.solvers, words.generators].into_iter().enumerate().take(kinds) {
        let width = painter.measure(Typeface::Strong, BODY, text) + L;
        let [chip, rest] = row(line).gap(S).split([fixed(width), grow(1.0)]);
        let chip = middle(chip, vec2(width, KEY));
        painter.chip(chip, text, (kind == 1) == of_generators, false);
        painter.control(chip, Target::Choice(0, kind));
        line = rest;
    }
    if let Some(spec) = spec {
        let code = if of_generators {
            format!("{} × {} · {}", spec.size().width(), spec.size().height(), spec.seed())
        } else {
            context.world.settings.maze.code_of(&spec)
        };
        painter.note(line, painter.muted(Typeface::Mono, LABEL), &code);
    }
}

/// The size of a sentence that stands in place of a maze.
const SENTENCE: Vec2 = vec2(460.0, 100.0);

/// A sentence in the middle of where a maze would be.
pub(in crate::screens) fn draw_sentence(painter: &mut Painter, area: Rect, sentence: &str) {
    painter.lines(middle(area, SENTENCE), painter.ink(Typeface::Body, ROW), sentence);
}

fn draw_foot(painter: &mut Painter, screen: &SideBySide, words: &Words) {
    let (key, shows_lookers) = (&words.key, screen.shows_lookers());
    let lookers =
        if shows_lookers { words.contest.back_to_lanes } else { words.contest.who_looked };
    let is_grown = screen.lineup.source.spec().is_some();
    let of_solvers = matches!(screen.lineup.lanes, Lanes::Solvers(_));
    foot_of(
        painter,
        &[
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (screen.lookers().is_some(), &[Cap::Of(KeyCommand::WhoLooked)], lookers),
            (true, &ASIDE, key.step),
            (true, &UP_DOWN, key.speed),
            (!shows_lookers, &[Cap::Word("Tab")], key.lane),
            (of_solvers, &[Cap::Of(KeyCommand::Solver)], key.solver),
            (!of_solvers, &[Cap::Of(KeyCommand::Generator)], key.generator),
            (true, &[Cap::Of(KeyCommand::Fewer), Cap::Of(KeyCommand::More)], key.fewer_and_more),
            (is_grown, &[Cap::Of(KeyCommand::SwitchKind)], key.switch_kind),
            (is_grown, &[Cap::Of(KeyCommand::NewSeed)], key.new_seed),
            (true, &ESC, key.back),
            (true, &[Cap::Enter], key.play_this),
        ],
    );
}

/// The minimum distance of two flags.
const FLAG: f32 = 24.0;

/// One bar for all lanes, with a flag where each of them arrives.
fn draw_arrivals(painter: &mut Painter, bar: Rect, contest: &Contest, words: &Words) {
    let (ink, path) = (painter.palette.ink, painter.palette.path);
    let at = |step: u64| bar.x + bar.w * step as f32 / contest.steps().max(1) as f32;
    draw_bar(painter, bar, at(contest.step), &[(bar.x, bar.right(), path, "")], words);
    let arrivals = (0..).map_while(|lane| Some((lane, contest.arrival(lane)?)));
    let mut arrivals: Vec<(usize, u64)> = arrivals.collect();
    // From right to left, so that flags at the end push the others back.
    arrivals.sort_by_key(|&(lane, steps)| (std::cmp::Reverse(steps), std::cmp::Reverse(lane)));
    let mut limit = f32::INFINITY;
    for (lane, steps) in arrivals {
        let (at, x) = (at(steps), at(steps).min(limit - FLAG));
        limit = x;
        painter.line(vec2(at, bar.y - XS), vec2(at, bar.y + 2.0), 2.0, ink);
        draw_number(painter, vec2(x, bar.y - M), lane);
    }
}

/// The maximum height of a row.
const ROW_STEP: f32 = 84.0;

/// The table of results: a line for each lane, with the numbers of those that have arrived.
fn draw_table(painter: &mut Painter, card: Rect, screen: &SideBySide, words: &Words) {
    let body = painter.card(card, words.contest.arrivals, "");
    let lanes = &screen.lineup.lanes;
    let rows = column(body).each((0..lanes.len()).map(|_| grow(1.0).at_most(ROW_STEP)));
    for (lane, place) in rows.into_iter().enumerate() {
        if lane > 0 {
            painter.rect(Rect { h: 1.0, ..place }, painter.palette.panel_edge);
        }
        let [line, numbers] = column(place).split([fixed(L), grow(1.0)]);
        let standing = screen.standing(lane);
        let arrival = standing.and_then(|standing| standing.place);
        let arrival = arrival.map_or("", |place| words.contest.places.of(place));
        let width = painter.measure(Typeface::Title, ROW, arrival);
        let [beside, end] = row(line).gap(S).split([grow(1.0), fixed(width)]);
        let style = Style::new(Typeface::Title, ROW, painter.palette.accent_text);
        painter.words(end, style.right(), arrival);
        let beside = number_before(painter, beside, lane);
        let style = painter.ink(Typeface::Strong, BODY);
        painter.words(beside, style, name(lanes, lane, words));
        if let Some(standing) = standing {
            let is_of_solvers = matches!(lanes, Lanes::Solvers(_));
            let told = standing_words(standing, is_of_solvers, words);
            painter.numbers(numbers, BODY, &told);
        } else {
            let [above, _] = column(numbers.right_of(beside.x)).split([fixed(LINE), grow(1.0)]);
            painter.words(above, painter.muted(Typeface::Body, LABEL), words.contest.at_work);
        }
    }
}

/// The numbers of a lane that has arrived.
fn standing_words(
    standing: Standing,
    is_of_solver: bool,
    words: &Words,
) -> Vec<(&'static str, String)> {
    let (words, number) = (&words.contest, &words.number);
    // Whatever goes by sets or walks keeps nothing waiting.
    let longest = Some(standing.longest_held).filter(|&longest| longest > 0);
    let longest = longest.map_or_else(|| "–".to_owned(), |longest| number.of(longest));
    let mut numbers = vec![(words.steps, number.of(standing.steps)), (words.longest, longest)];
    if is_of_solver {
        let path = standing.path.map(|path| number.of(path));
        numbers.push((words.path, path.unwrap_or_else(|| words.no_path.to_owned())));
        numbers.push((words.touched, number.percent(percent(standing.touched_share))));
    }
    numbers
}
