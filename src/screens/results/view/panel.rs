//! The panel beside the paths: the time, how it compares, and what to play next.

use super::Context;

use crate::game::journey::{Flavour, Medal, Medals, Stop};
use crate::maze::random::text_hash;
use crate::picture::motion::{self, COUNT_UP};
use crate::picture::sparks::draw_confetti;
use crate::screens::journey::view::par_text;
use crate::screens::parts::prelude::*;
use crate::screens::play::view::rival::sheet;
use crate::screens::results::{Results, ResultsChoice};

/// From this height on there is room for the celebration.
const LEAST_ROOMY_HEIGHT: f32 = 700.0;
/// The size of the panel: in a low window, in a narrow one, and elsewhere.
const LOW: Vec2 = vec2(330.0, 430.0);
const NARROW: Vec2 = vec2(360.0, 624.0);
const ROOMY: Vec2 = vec2(422.0, 624.0);
/// The least width of a window that is not narrow.
const LEAST_WIDE: f32 = 1100.0;
/// The maximum distance of the panel from the top.
const LOWEST: f32 = 120.0;
/// The heights of the heading, the time and the buttons, where there is room for all of it and
/// where there is little.
const LETTERS: [[f32; 2]; 2] = [[40.0, 60.0], [32.0, 48.0]];
const BUTTONS: [[f32; 2]; 2] = [[56.0, 42.0], [48.0, 42.0]];
const JOY: f32 = 130.0;
const BADGE: f32 = 32.0;
/// The height of the medals of a stop with their names, and without.
const MEDALS: [f32; 2] = [68.0, 36.0];
const MEDAL: f32 = 15.0;
/// The size of a medal of an earlier run, in parts of one of this run.
const EARLIER: f32 = 0.6;
const LEMON: f32 = 7.0;
const BAR: f32 = 10.0;
/// A narrower button has no room for its key, which the foot names too.
const LEAST_WITH_CAP: f32 = 100.0;

/// Whether the panel lies below the maze and not beside it.
pub(super) fn is_below(screen: Rect) -> bool {
    screen.h > 1.15 * screen.w
}

/// Where the panel lies.
pub(super) fn place(screen: Rect) -> Rect {
    let size = match (is_roomy(screen), screen.w < LEAST_WIDE) {
        (false, _) => LOW,
        (true, true) => NARROW,
        (true, false) => ROOMY,
    };
    let area = above_foot(screen).inset_by(vec2(L + S, M));
    if is_below(screen) {
        let [_, below] = column(area).split([grow(1.0), fixed(size.y + S)]);
        return middle(below, size);
    }
    let [_, beside] = row(area).split([grow(1.0), fixed(size.x)]);
    let y = middle(beside, size).y.min(LOWEST);
    Rect { y, h: size.y.min(area.bottom() - y), ..beside }
}

/// Whether there is room for what is only decoration.
fn is_roomy(screen: Rect) -> bool {
    screen.h >= LEAST_ROOMY_HEIGHT
}

pub(super) fn draw(context: &Context, results: &Results, painter: &mut Painter) {
    let rect = place(painter.screen);
    painter.panel(rect);
    let low = usize::from(!is_roomy(painter.screen));
    let news = results.medals().and_then(|_| news_of_stop(context, results));
    let for_joy = |length| if low == 0 { fixed(length) } else { nothing() };
    let [joy, heading, time, badge, numbers, main, others, next] =
        column(rect.inset_by(vec2(L, M))).gap(S).split([
            for_joy(JOY),
            fixed(LETTERS[low][0]),
            fixed(LETTERS[low][1]),
            fixed(if results.leads_to_map() { MEDALS[low] } else { BADGE }),
            grow(1.0),
            fixed(BUTTONS[low][0]),
            fixed(BUTTONS[low][1]),
            if news.is_some() { fixed(LINE) } else { for_joy(LINE) },
        ]);
    if let Some(joy) = joy.unless_empty() {
        draw_joy(context, results, painter, joy);
    }
    let words = context.words();
    let style = painter.ink(Typeface::Title, 0.85 * heading.h).centred();
    let ahead = results.rival_ahead().map(|mind| words.versus.rivals.of(mind));
    let says = match ahead {
        Some(rival) => words.journey.rival_was_first(rival),
        None if results.is_perfect => words.perfect.to_owned(),
        None => words.cheese_found.to_owned(),
    };
    painter.words(heading, style, &says);
    let share = context.motions.at(COUNT_UP, results.moving_seconds());
    let counted = words.number.clock(counted(results.summary.milliseconds, share));
    let style = painter.ink(Typeface::Title, (0.93 * time.h).round()).centred();
    let baseline = time.center().y + style.size * HALF_LETTER;
    painter.figures(style, time.center().x, baseline, &counted);
    match results.medals() {
        Some(won) => draw_medals(context, results, won, painter, badge),
        None => draw_badge(context, results, painter, badge),
    }
    draw_numbers(context, results, painter, numbers.inset_by(vec2(S, 0.0)));
    draw_buttons(context, results, painter, main, others);
    let measured = results.race.measured();
    let spec = measured.spec.filter(|_| measured.has_others());
    let next_in_pack = results.pack.as_ref().and_then(|(pack, at, _)| pack.mazes.get(at + 1));
    let text = news.or_else(|| match (&results.stop, results.puzzle) {
        _ if results.pack.is_some() => {
            next_in_pack.map(|next| words.journey.next_is(sentences::pack_maze(words, next)))
        }
        (Some((stop, _)), _) => {
            let next = stop.next().filter(|&next| context.world.journey.is_open(next));
            next.map(|next| match words.stops.of(next) {
                Some(name) => words.journey.next_is(name),
                None => words.journey.next_stop(next.place() + 1),
            })
        }
        (None, Some((_, Some(next)))) => {
            Some(words.puzzle.next_is(sentences::date(&words.records, next)))
        }
        (None, Some((_, None))) => Some(words.puzzle.next_is_calendar.to_owned()),
        (None, None) => spec.map(|spec| words.next_is(spec.seed().wrapping_add(1))),
    });
    if let Some(text) = text.filter(|_| next.h > 0.0) {
        let has_opened = results.won.ended.is_some() || results.won.opened.is_some();
        let style = if has_opened {
            let letters = painter.shrunk(Typeface::Title, ROW, next.w, &text);
            Style::new(Typeface::Title, letters, painter.palette.accent_text)
        } else {
            painter.muted(Typeface::Strong, LABEL)
        };
        painter.words(next, style.centred(), &text);
    }
}

/// What this run has earned, or why it earned only one medal, or what it has opened, or by how little
/// it missed a medal.
fn news_of_stop(context: &Context, results: &Results) -> Option<String> {
    let journey = &context.words().journey;
    if let Some(region) = results.won.ended {
        let flavour = journey.flavours.of(Flavour::of(region));
        return Some(journey.flavour_is_yours(flavour));
    }
    if results.summary.helped {
        return Some(journey.helped.to_owned());
    }
    if let Some(region) = results.won.opened {
        return Some(journey.region_is_open(journey.regions.of(region)));
    }
    let near = results.milliseconds_over_par().map(|over| journey.over_par(tenths(over)));
    near.or_else(|| {
        let (stop, _) = results.stop.as_ref().filter(|_| results.is_left_with_the_clock())?;
        Some(format!("{} {}", journey.par, par_text(stop.par_seconds())))
    })
}

/// The medals of a stop or in a pack: those of this run spring up one after the other, those of earlier ones are
/// small.
fn draw_medals(
    context: &Context,
    results: &Results,
    won: &Medals,
    painter: &mut Painter,
    place: Rect,
) {
    let journey = &context.words().journey;
    let mut seconds = results.moving_seconds() - context.motions.seconds_of(COUNT_UP);
    let (stop, measured) = (results.stop.as_ref().map(|(stop, _)| *stop), results.race.measured());
    let mut medals: Vec<Medal> =
        stop.map_or_else(|| Medal::OF_ANY.to_vec(), |stop| Medal::at(stop).collect());
    medals.retain(|&medal| results.shows(medal));
    let all = &context.world.journey;
    let has = |medal| match stop {
        Some(stop) => all.has(stop, medal),
        None => measured.spec.is_some_and(|spec| all.won_in_pack(&spec).contains(&medal)),
    };
    let places = row(place).evenly(medals.len());
    for (medal, place) in medals.into_iter().zip(places) {
        let [above, below] = column(place).split([fixed(MEDALS[1]), grow(1.0)]);
        let middle = above.center();
        let is_won = won.contains(&medal);
        painter.medal(medal, middle, MEDAL, false);
        if !is_won && has(medal) {
            painter.medal(medal, middle, EARLIER * MEDAL, true);
        }
        if is_won {
            let sprung = context.motions.at(motion::BADGE, seconds);
            seconds -= context.motions.seconds_of(motion::BADGE);
            if sprung > 0.0 {
                painter.medal(medal, middle, sprung * MEDAL, true);
            }
        }
        if below.h >= LINE {
            let style = if is_won {
                Style::new(Typeface::Strong, NOTE, painter.palette.ink)
            } else {
                painter.muted(Typeface::Strong, NOTE)
            };
            painter.words(below, style.centred(), journey.medals.of(medal));
        }
    }
}

/// How this time compares: a badge that springs up once the time has been counted, or plain words.
fn draw_badge(context: &Context, results: &Results, painter: &mut Painter, place: Rect) {
    let (palette, words) = (painter.palette, context.words());
    let plain = painter.muted(Typeface::Strong, BODY).centred();
    if !results.summary.sets_records() {
        let slow = words.records.slow_result;
        let why = if results.summary.helped { words.helped } else { slow };
        painter.words(place, plain, why);
        return;
    }
    let duel =
        context.world.recordings.challenge_in(results.race.measured().spec).map(|challenge| {
            let time = |milliseconds| i64::try_from(milliseconds).unwrap_or(i64::MAX);
            let lost = time(results.summary.milliseconds) - time(challenge.milliseconds());
            let name = words.replay.guest(&challenge.players[0].name);
            (lost < 0, sentences::duel(&words.replay, &name, lost))
        });
    if let Some((false, sentence)) = duel {
        painter.words(place, plain, &sentence);
        return;
    }
    // The only run is not better than any other.
    if (!results.is_best() || results.best_before.is_none()) && duel.is_none() {
        let best = results.best_before.map(|best| words.best_is(words.number.clock(best)));
        painter.words(place, plain, &best.unwrap_or_default());
        return;
    }
    let sprung = context
        .motions
        .at(motion::BADGE, results.moving_seconds() - context.motions.seconds_of(COUNT_UP));
    if sprung <= 0.0 {
        return;
    }
    let text = match (duel, results.milliseconds_won()) {
        (Some((_, sentence)), _) => sentence,
        (None, Some(won)) if won >= 100 => words.new_best_by(tenths(won)),
        _ => words.new_best.to_owned(),
    };
    let width = painter.measure(Typeface::Strong, BODY, &text) + 2.0 * L;
    let half = vec2(width, place.h) * sprung / 2.0;
    let badge = Rect::between(place.center() - half, place.center() + half);
    painter.round_rect(badge, place.h / 2.0, palette.second_accent);
    let ink = Color { a: sprung.min(1.0), ..palette.second_accent_ink };
    let style = Style::new(Typeface::Strong, BODY, ink).centred();
    painter.words(place, style, &text);
}

fn draw_numbers(context: &Context, results: &Results, painter: &mut Painter, place: Rect) {
    let words = context.words();
    let (palette, summary) = (painter.palette, &results.summary);
    let share = context.motions.at(COUNT_UP, results.moving_seconds());
    let longest = summary.steps.max(summary.shortest).max(1) as f32;
    let walked = match summary.steps <= summary.shortest {
        true if summary.is_perfect => palette.accent,
        true => palette.path,
        false => palette.backtracked,
    };
    let race = &results.race;
    let whose = if race.searched().is_some() { words.steps } else { words.your_steps };
    let has_rooms = race.measured().rooms().is_some();
    // What a search went through is the point of it; a rule has better things to do than dead ends.
    let last = match race.searched() {
        _ if race.puzzle().is_some() => None,
        Some(costs) => has_rooms.then_some((words.rooms_entered, costs.entered, None)),
        None => Some((words.dead_ends, summary.dead_ends.into(), None)),
    };
    let numbers = [
        Some((whose, u64::from(summary.steps), Some(walked))),
        Some((words.best_path, summary.shortest.into(), Some(palette.path))),
        last,
    ];
    let bars = 2.0 * (LINE + XS + BAR);
    let has_room = place.h >= bars + 2.0 * LINE + 3.0 * S;
    let lemons = Stop::lemons_of(results.race.measured()).filter(|_| has_room);
    let [steps, best, dead_ends, hardness] = column(place).up_to(L).split([
        fixed(LINE + XS + BAR),
        fixed(LINE + XS + BAR),
        if last.is_some() { fixed(LINE) } else { nothing() },
        if lemons.is_some() { fixed(LINE) } else { nothing() },
    ]);
    if let (Some(line), Some(lemons)) = (hardness.unless_empty(), lemons) {
        painter.words(line, painter.muted(Typeface::Strong, BODY), words.journey.difficulty);
        let place = line.right_of(line.right() - lemons_width(LEMON));
        painter.lemons(place, lemons, LEMON);
    }
    let places = [steps, best, dead_ends];
    let told = numbers.into_iter().zip(places).filter_map(|(told, place)| told.zip(Some(place)));
    for ((text, number, bar_colour), place) in told {
        let [line, bar] = column(place).gap(XS).split([fixed(LINE), fixed(BAR)]);
        painter.label_pair(line, text, &words.number.of(counted(number, share)));
        if let Some(colour) = bar_colour {
            painter.progress(bar, share * number as f32 / longest, colour);
        }
    }
}

fn draw_buttons(
    context: &Context,
    results: &Results,
    painter: &mut Painter,
    main: Rect,
    others: Rect,
) {
    let words = context.words();
    let is_main = |choice| matches!(choice, ResultsChoice::Next | ResultsChoice::Draw);
    let beside = results.menu.entries().filter(|&(choice, can)| can && !is_main(choice)).count();
    let mut others = row(others).gap(S).evenly(beside).into_iter();
    for (place, (choice, can_be_chosen)) in results.menu.entries().enumerate() {
        if !can_be_chosen {
            continue;
        }
        let attention = Attention::focused(place == results.menu.focus);
        let cap = match choice {
            ResultsChoice::Next | ResultsChoice::Draw => Cap::Enter,
            ResultsChoice::Again => Cap::Of(KeyCommand::Restart),
            ResultsChoice::New => Cap::Of(KeyCommand::NewMaze),
            ResultsChoice::Map | ResultsChoice::Title => Cap::Word("Esc"),
        };
        let (rect, kind) = if is_main(choice) {
            (main, ButtonKind::Main)
        } else {
            (others.next().unwrap_or_default(), ButtonKind::Plain)
        };
        // Enter does what has the focus.
        let is_known = !matches!(cap, Cap::Enter) || place == results.menu.focus;
        let cap = Some(cap).filter(|_| is_known && rect.w > LEAST_WITH_CAP);
        painter.button(rect, kind, super::told(words, results, choice), cap, attention);
        painter.control(rect, Target::Entry(place));
    }
}

/// Confetti over mouse and cheese, unless the player was helped.
pub(in crate::screens) fn draw_joy(
    context: &Context,
    results: &Results,
    painter: &mut Painter,
    room: Rect,
) {
    let rival = results.rival_ahead();
    if !results.summary.helped && rival.is_none() {
        let code = context.code().unwrap_or_default();
        let seed = text_hash(&code) ^ results.summary.milliseconds;
        let sky = Rect { h: room.h - M, ..room };
        draw_confetti(painter, context.motions, sky, seed, results.moving_seconds());
    }
    let at = |x: f32| vec2(room.center().x + x, room.bottom() - M);
    let side = 1.15 * room.h;
    let winner = rival.map_or(SheetName::Mouse, sheet);
    painter.standing(winner, context.frames.celebration(results.seconds()), at(-L), side);
    painter.standing(SheetName::Cheese, context.frames.cheese(), at(0.4 * side), side * 0.6);
}

/// A time in seconds with one decimal; less than a tenth is shown as one.
fn tenths(milliseconds: u64) -> String {
    let tenths = milliseconds.max(100) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The part of a number that has been counted up so far; in the end all of it.
fn counted(number: u64, share: f32) -> u64 {
    if share < 1.0 { (number as f64 * f64::from(share)) as u64 } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::motion::Motions;

    #[test]
    fn a_number_is_counted_up_to_itself() {
        for number in [0, 1, 9, 72_431, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(counted(number, Motions::Full.at(COUNT_UP, 0.0)), 0);
            let mut last = 0;
            for frame in 0..=60_u8 {
                let now = counted(number, Motions::Full.at(COUNT_UP, f32::from(frame) / 60.0));
                assert!(last <= now && now <= number, "{last}, {now} of {number}");
                last = now;
            }
            assert_eq!(last, number);
        }
    }
}
