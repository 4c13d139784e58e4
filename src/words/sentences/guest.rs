//! What a program of the player's own does, how it ended, and what is wrong with it.

use crate::guest::build_with::{BuildEvent, WhyWrong, WrongAnswer};
use crate::guest::solve_with::{SolveEvent, StackSlip, WrongPath};
use crate::guest::{Enough, GuestEnd, Misconception};
use crate::maze::visible;
use crate::words::{OwnProgramEndWords, OwnProgramWords};

/// How many walls of a way a sentence names.
const MOST_NAMED: usize = 8;

/// How a program has ended.
pub fn end(words: &OwnProgramEndWords, end: &GuestEnd) -> String {
    match end {
        GuestEnd::Done | GuestEnd::Finished => words.finished.to_owned(),
        GuestEnd::Enough(Enough::NoBetterRun) => words.no_better_run.to_owned(),
        GuestEnd::Enough(Enough::NoMovement) => words.no_movement.to_owned(),
        GuestEnd::Enough(Enough::TooMany) => words.too_many.to_owned(),
        GuestEnd::Failed(code) => words.failed(*code),
        GuestEnd::Threw(error) => format!("{} {}", words.threw, visible(error)),
        GuestEnd::WaitsForInput => words.waits_for_input.to_owned(),
        GuestEnd::Killed(signal) => words.killed(*signal),
        GuestEnd::NotStarted(why) => words.not_started(why),
        GuestEnd::Silent(seconds) => words.silent(*seconds),
        GuestEnd::TooSlow(seconds) => words.too_slow(*seconds),
        GuestEnd::TooMuchOutput(mib) => words.too_much_output(*mib),
        GuestEnd::LongLine(kib) => words.long_line(*kib),
        GuestEnd::NotReading(mib) => words.not_reading(*mib),
        GuestEnd::TooMuchMemory(mib) => words.too_much_memory(*mib),
        GuestEnd::TooManyProcesses(count) => words.too_many_processes(*count),
        GuestEnd::Stopped => words.stopped.to_owned(),
    }
}

/// What a union-find did, at the wall of this number.
pub fn built(words: &OwnProgramWords, event: &BuildEvent, wall: u32) -> String {
    let build = &words.build;
    match *event {
        BuildEvent::Wall([a, b]) => build.wall(wall, a, b),
        BuildEvent::Find([room, root], _) => build.find(room, root),
        BuildEvent::Link([above, below]) => build.link(below, above),
        BuildEvent::Parent([room, parent]) => build.shorten(room, parent),
        BuildEvent::Answer(true) => build.opens.to_owned(),
        BuildEvent::Answer(false) => build.keeps.to_owned(),
        BuildEvent::Mistaken(ref seen) => misconception(words, seen),
        BuildEvent::Wrong(ref wrong) => wrong_answer(words, wrong),
        BuildEvent::Done => words.right.to_owned(),
        BuildEvent::Others(_) => String::new(),
    }
}

/// What a stack did.
pub fn solved(words: &OwnProgramWords, event: &SolveEvent) -> String {
    let solve = &words.solve;
    match event {
        SolveEvent::Beside(room) => solve.beside(*room),
        SolveEvent::Push(room) => solve.push(*room),
        SolveEvent::Pop => solve.pop.to_owned(),
        SolveEvent::Mark(room) => solve.mark(*room),
        SolveEvent::Unmark(room) => solve.unmark(*room),
        SolveEvent::Path(path) => solve.path(path.len().saturating_sub(1) as u64),
        SolveEvent::NoPath => solve.no_path.to_owned(),
        SolveEvent::Slipped(slip) => stack_slip(words, slip),
        SolveEvent::Wrong(wrong) => wrong_path(words, wrong),
    }
}

/// What is wrong with an answer.
pub fn wrong_answer(words: &OwnProgramWords, wrong: &WrongAnswer) -> String {
    let WrongAnswer { wall, rooms: [a, b], why } = wrong;
    match why {
        WhyWrong::Joined(way) => {
            let walls: Vec<String> =
                way.windows(2).map(|pair| format!("{}–{}", pair[0], pair[1])).collect();
            let named = walls[..walls.len().min(MOST_NAMED)].join(", ");
            let told = match walls.len().saturating_sub(MOST_NAMED) {
                0 => named,
                more => words.wrong.and_more(named, more),
            };
            words.wrong.joined(*wall, *a, *b, told)
        }
        WhyWrong::Parted([first, second]) => words.wrong.parted(*wall, *a, *b, *first, *second),
    }
}

/// What a union-find may not do.
pub fn misconception(words: &OwnProgramWords, seen: &Misconception) -> String {
    use Misconception as M;
    let wrong = &words.wrong;
    match *seen {
        M::LinkedNoRoot { below, above, parent } => wrong.linked_no_root(below, above, parent),
        M::LinkedToNoRoot { below, above, root } => wrong.linked_to_no_root(below, above, root),
        M::LargerBelow { below, above, sizes: [large, small] } => {
            wrong.larger_below(below, above, large, small)
        }
        M::DeeperBelow { below, above, ranks: [high, low] } => {
            wrong.deeper_below(below, above, high, low)
        }
        M::NotShortened { sought, room, parent, root } => {
            wrong.not_shortened(sought, root, room, parent)
        }
        M::FoundNoRoot { sought, said, parent } => wrong.found_no_root(sought, said, parent),
        M::FoundOtherSet { sought, said, root } => wrong.found_other_set(sought, said, root),
        M::NotAbove { room, parent } => wrong.not_above(room, parent),
        M::Circle { room, parent } if room == parent => wrong.below_itself(room),
        M::Circle { room, parent } => wrong.circle(room, parent),
    }
}

/// What a stack that solves a maze does not do.
pub fn stack_slip(words: &OwnProgramWords, slip: &StackSlip) -> String {
    let wrong = &words.wrong;
    match *slip {
        StackSlip::AskedAfar(room) => wrong.asked_afar(room),
        StackSlip::PushedAfar { room, top } => wrong.pushed_afar(room, top),
        StackSlip::BeganElsewhere { room, start } => wrong.began_elsewhere(room, start),
        StackSlip::PushedTwice(room) => wrong.pushed_twice(room),
        StackSlip::PoppedNothing => wrong.popped_nothing.to_owned(),
    }
}

/// What is wrong with a path.
pub fn wrong_path(words: &OwnProgramWords, wrong: &WrongPath) -> String {
    let words = &words.wrong;
    match wrong {
        WrongPath::Begins { room, start } => words.begins(*room, *start),
        WrongPath::Ends { room, goal } => words.ends(*room, *goal),
        WrongPath::Parted { place, rooms: [a, b] } => words.broken(*place, *a, *b),
        WrongPath::Empty => words.empty.to_owned(),
        WrongPath::ThereIsOne(way) => {
            let at = |place: usize| way.get(place).copied().unwrap_or_default();
            let steps = way.len().saturating_sub(1);
            words.there_is_one(steps, at(0), at(1), at(steps))
        }
    }
}
