//! The lines below time and steps: the day or the week of the maze, the task, and the state of the
//! run.

use crate::game::records::{Day, daily};
use crate::game::rules::RuleKind;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::maze::Spec;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// All of the rooms, in percent.
const WHOLE: f32 = 100.0;

pub(super) struct NewsLine {
    pub line: String,
    pub colour: Color,
    /// The figure that it is about, if any.
    pub face: Option<SheetName>,
    /// Whether it is left out where the other lines leave no room.
    pub is_spare: bool,
}

/// The width of such a figure's place.
pub(super) const FACE: f32 = 28.0;

impl NewsLine {
    /// The width of the figure before the line.
    pub const fn face_width(&self) -> f32 {
        if self.face.is_some() { FACE + XS } else { 0.0 }
    }
}

/// All lines to show now.
pub(super) fn lines(
    context: &Context,
    play: &Play,
    painter: &Painter,
) -> impl Iterator<Item = NewsLine> {
    let days = [of_day(context, play), of_week(context, play)].into_iter().flatten();
    let ink = painter.palette.ink;
    let days = days.map(move |line| NewsLine { line, colour: ink, face: None, is_spare: false });
    let name = play.stop.and_then(|stop| context.words().stops.numbered(stop));
    let name = name.map(|line| NewsLine { line, colour: ink, face: None, is_spare: true });
    let all = days.chain(name).chain(of_run(context, play, [1, 2], painter));
    // For as long as it is read, what the stop is about has all the room.
    let idea = of_idea(context, play, painter).filter(|_| play.has_just_asked());
    let is_alone = idea.is_some();
    idea.into_iter().chain(all.filter(move |_| !is_alone))
}

/// The state of the run and its task; so many rules are explained, and if there are more, only named.
pub(super) fn of_run(
    context: &Context,
    play: &Play,
    [most_explained, most_met]: [usize; 2],
    painter: &Painter,
) -> impl Iterator<Item = NewsLine> {
    let face = play.rival().map(|rival| super::rival::sheet(rival.mind));
    let palette = painter.palette;
    let told = of_quest(context, play).into_iter().chain(of_supplies(context, play));
    let told = told.map(|line| (Some(line), palette.ink, None));
    let of_maze = [
        (of_tip(context, play, painter), palette.ink, None),
        (of_flag(context, play), palette.ink, None),
        (of_plane(context, play), palette.ink, None),
    ];
    let of_others = [
        (of_cheeses(context, play), palette.ink, None),
        (of_rival(context, play), palette.ink, face),
        (news(context, play), palette.path, None),
    ];
    let others =
        of_maze.into_iter().chain(told).chain(of_others).filter_map(|(line, colour, face)| {
            Some(NewsLine { line: line?, colour, face, is_spare: false })
        });
    // Whoever is under way has read it.
    let is_spare = play.race.has_begun() || play.knows_idea();
    let rules =
        of_rules(context, play, most_explained).into_iter().map(move |line| (line, is_spare));
    let met = of_rules_that_meet(context, play).take(most_met).map(|line| (line, true));
    let rules = rules.chain(met).map(|(line, is_spare)| NewsLine {
        line,
        colour: palette.ink,
        face: None,
        is_spare,
    });
    rules.chain(others).chain(of_idea(context, play, painter))
}

/// What a new player should do with their fingers; for keys the foot says it.
fn of_tip(context: &Context, play: &Play, painter: &Painter) -> Option<String> {
    let tip = play.tip(&context.world.settings).filter(|_| painter.is_touched())?;
    Some(context.words().lesson.touched_tips.of(tip).to_owned())
}

/// What the stop is about, once the player has asked.
fn of_idea(context: &Context, play: &Play, painter: &Painter) -> Option<NewsLine> {
    let stop = play.stop.filter(|_| play.knows_idea())?;
    let line = context.words().stops.ideas.of(stop)?.to_owned();
    let (colour, is_spare) = (painter.palette.accent_text, !play.has_just_asked());
    Some(NewsLine { line, colour, face: None, is_spare })
}

/// What to do in a maze without end or in a world, until the mouse sets out.
fn of_plane(context: &Context, play: &Play) -> Option<String> {
    let words = &context.words().endless;
    let is_new = play.eaten().is_empty() && !play.race.has_begun();
    let plane = play.plane.as_ref().filter(|_| is_new)?;
    Some(if plane.is_world() { words.about_world } else { words.about }.to_owned())
}

/// The date of a daily maze.
pub(super) fn of_day(context: &Context, play: &Play) -> Option<String> {
    Some(sentences::daily(&context.words().records, day(play)?))
}

/// The day of a daily maze.
pub(super) fn day(play: &Play) -> Option<Day> {
    daily::of_code(&play.race.measured().key)
}

/// The week of a weekly maze, and how much of it was seen.
pub(super) fn of_week(context: &Context, play: &Play) -> Option<String> {
    let words = &context.words().week;
    Some(format!("{} · {}", words.week(play.week()?.number()), words.seen(play.rooms_seen()?)))
}

/// The flag that the camera looks at.
fn of_flag(context: &Context, play: &Play) -> Option<String> {
    let (number, flags) = (play.looks_at? + 1, play.race.flags.len());
    Some(context.words().week.flag_of(number, flags))
}

/// What the maze asks for, until the mouse sets out, or for as long as all of it is in view; of some
/// rules the line below says more. Where there are few, they are explained.
fn of_rules(context: &Context, play: &Play, most: usize) -> Vec<String> {
    let Some(spec) = spec_to_tell_of(play) else { return Vec::new() };
    let says_more = [
        RuleKind::AllCheeses,
        RuleKind::LockedDoor,
        RuleKind::MovingWalls,
        RuleKind::KeysOnAString,
        RuleKind::Gnawing,
        RuleKind::Pouring,
        RuleKind::Thread,
    ];
    let rules = RuleKind::of(&spec).filter(|rule| !says_more.contains(rule));
    let (rules, words) = (rules.collect::<Vec<_>>(), &context.words().journey);
    if rules.len() > most {
        let named: Vec<_> = rules.iter().map(|&rule| words.rules.of(rule)).collect();
        return vec![named.join(" · ")];
    }
    rules.iter().map(|&rule| words.explained.of(rule).to_owned()).collect()
}

/// The spec of the maze, while its rules are told.
fn spec_to_tell_of(play: &Play) -> Option<Spec> {
    let shows = play.camera.has_panel_beside() || play.camera.shows_all() || !play.race.has_begun();
    play.race.measured().spec.filter(|_| shows)
}

/// What some rules are for a twin.
fn of_rules_that_meet(context: &Context, play: &Play) -> impl Iterator<Item = String> {
    let (spec, words) = (spec_to_tell_of(play), &context.words().journey);
    let has = move |rule: RuleKind| spec.is_some_and(|spec| rule.is_in(&spec));
    let has_twin = has(RuleKind::Twins) || has(RuleKind::Mirror);
    let met_by_twin =
        [(RuleKind::MeltingFloor, words.wafer_for_twin), (RuleKind::Teapots, words.teapot_for_one)];
    let met = met_by_twin.into_iter().filter(move |&(rule, _)| has_twin && has(rule));
    met.map(|(_, told)| told.to_owned())
}

/// That no way leads to the end any more, and what to do then.
pub(super) fn of_stranded<'a>(context: &Context<'a>, play: &Play) -> Option<&'a str> {
    let words = &context.words().journey;
    let told = if play.can_take_back() { words.undo_or_restart } else { words.no_way_left };
    play.knows_no_way().then_some(told)
}

/// What happened to the mouse, or what has to be done.
fn of_quest(context: &Context, play: &Play) -> Vec<String> {
    let (race, words) = (&play.race, &context.words().journey);
    if race.held_ticks() > 0 {
        return vec![words.caught.to_owned()];
    }
    if !play.camera.has_panel_beside() {
        let hindrance = play.hindrance().map(|one| context.words().hindrance(one));
        let stranded = || of_stranded(context, play).map(str::to_owned);
        if let Some(told) = hindrance.or_else(stranded) {
            return vec![told];
        }
    }
    let notices = race.puzzle().into_iter().flat_map(|puzzle| puzzle.notices(race.state));
    notices.map(|notice| words.notices.of(notice).to_owned()).collect()
}

/// How many of several cheeses are eaten.
fn of_cheeses(context: &Context, play: &Play) -> Option<String> {
    let (race, words) = (&play.race, &context.words().journey);
    race.puzzle()?;
    let spec = race.measured().spec?;
    // Where there is a twin, the one at home is for the end.
    let has_twin = RuleKind::Twins.is_in(&spec) || RuleKind::Mirror.is_in(&spec);
    let home = usize::from(has_twin);
    let all = race.cheeses.len() - home;
    let left = if race.is_over() { 0 } else { race.cheeses_left.len() - home };
    (all > 1 - home).then(|| words.cheeses_eaten(all - left, all))
}

/// What is left of what the mouse uses up.
fn of_supplies(context: &Context, play: &Play) -> impl Iterator<Item = String> {
    let supplies = play.race.puzzle().into_iter().flat_map(|one| one.supplies(play.race.state));
    supplies.filter_map(|supply| context.words().supply(supply))
}

/// The rival of the race, for how long it still waits, or that it was faster.
fn of_rival(context: &Context, play: &Play) -> Option<String> {
    let (rival, words) = (play.rival()?, &context.words().journey);
    let name = context.words().versus.rivals.of(rival.mind);
    let waits = rival.waits(play.rival_tick()).div_ceil(TICKS_PER_SECOND);
    Some(match waits {
        _ if play.is_rival_there() => words.rival_is_there(name),
        1.. if play.is_under_way() => words.rival_waits(name, waits),
        _ => words.race_against(name),
    })
}

/// What is still unknown of a giant maze, or else how the race against a ghost stands.
fn news(context: &Context, play: &Play) -> Option<String> {
    let measured = play.race.measured();
    if measured.knows_ways() {
        return race_words(context, play);
    }
    let (words, percent) = (context.words(), (WHOLE * context.world.progress).floor());
    Some(match measured.known_part() {
        Some(_) => words.still_building(percent),
        None => words.still_finding_ways(percent),
    })
}

/// How the race against a ghost stands.
fn race_words(context: &Context, play: &Play) -> Option<String> {
    let ghost = super::rival(context, play)?;
    let words = &context.words().replay;
    let name = super::name_of(ghost, words);
    let time = context.words().number.clock(ghost.milliseconds);
    let to_beat = super::to_beat(ghost, context.words());
    Some(match (play.lead_ticks(), ghost.challenger()) {
        (Some(lead), _) => sentences::lead(words, &name, lead),
        _ if to_beat.is_some() => return to_beat,
        (None, Some(_)) => words.run_of(name, &time),
        (None, None) => words.against(time),
    })
}
