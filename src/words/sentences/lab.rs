//! The laboratory's sentences about moves, questions, decisions and mistakes.

use crate::game::lab::{
    Ask, Choice, Practice, Prompt, Question, SearchAsk, SearchChoice, SearchQuestion,
};
use crate::game::theatre::{SearchTelling, Show};
use crate::maze::Traced;
use crate::maze::bench::{BenchReplay, Move, Operation, OperationError, Variant};
use crate::words::{LabWords, Words};

/// What a move did.
pub fn step(words: &Words, told: &Traced<Move>) -> String {
    let (from, to, tile, sizes) = match told.step {
        Move::Began(Operation::Find(member)) => (member, member, member, [0, 0]),
        Move::Began(Operation::Union(a, b)) => (a, b, a, [0, 0]),
        Move::Climbed(hop) | Move::Rehung(hop) => (hop.from, hop.to, hop.over, [0, 0]),
        Move::Found { sought, root } => (sought, root, root, [0, 0]),
        Move::Same(root) => (root, root, root, [0, 0]),
        Move::Linked { below, above } => (below.0, above.0, above.0, [below.1, above.1]),
    };
    let [fewer, more] = sizes;
    words.step(
        told.cursor,
        [("from", &from), ("to", &to), ("tile", &tile), ("fewer", &fewer), ("more", &more)],
    )
}

/// The rules of a forest.
pub fn rules(words: &LabWords, rules: Variant) -> String {
    words.variant(words.links.of(rules.link), words.compressions.of(rules.compression))
}

/// A question; about a wall if there is a maze.
pub fn question(words: &LabWords, question: &Question, has_walls: bool) -> String {
    match (question.ask, question.operation) {
        (Ask::Sets, Operation::Union(a, b)) if has_walls => words.wall_asked(a, b),
        (Ask::Sets, Operation::Union(a, b)) => words.union_asked(a, b),
        (Ask::Winner, Operation::Union(a, b)) => words.winner_asked(a, b),
        (Ask::Parent | Ask::Sets | Ask::Winner, Operation::Find(member)) => {
            words.parent_asked(member)
        }
        (Ask::Hops | Ask::Parent, operation) => words.hops_asked(called(operation)),
    }
}

/// An operation as a program writes it.
fn called(operation: Operation) -> String {
    match operation {
        Operation::Union(a, b) => format!("union({a}, {b})"),
        Operation::Find(member) => format!("find({member})"),
    }
}

/// An answer; about a wall if there is a maze.
pub fn choice(words: &LabWords, choice: Choice, has_walls: bool) -> String {
    match choice {
        Choice::Two if has_walls => words.open_it.to_owned(),
        Choice::One if has_walls => words.keep_it.to_owned(),
        Choice::Two => words.two.to_owned(),
        Choice::One => words.one.to_owned(),
        Choice::Member(number) | Choice::Number(number) => number.to_string(),
    }
}

/// Why the answer to a question is right; `number` is that of the operation it is about.
pub fn reason(words: &Words, ask: Ask, replay: &BenchReplay, number: usize) -> String {
    let moves = &replay.moves[replay.after(number)..replay.after(number + 1)];
    let hangs = |of: u32| move |told: &&Traced<Move>| matches!(told.step, Move::Rehung(hop) if hop.from == of);
    let climbs = |told: &&Traced<Move>| matches!(told.step, Move::Climbed(_));
    let decisive = match (ask, moves.first().map(|told| told.step)) {
        (Ask::Hops, _) => {
            let hops: u32 = moves.iter().map(|told| told.cursor.hops()).sum();
            return words.lab.climbed(ways(moves), hops);
        }
        (Ask::Parent, Some(Move::Began(Operation::Find(member)))) => {
            moves.iter().rfind(hangs(member)).or_else(|| moves.iter().find(climbs))
        }
        _ => moves.last(),
    };
    decisive.map_or_else(String::new, |told| step(words, told))
}

/// The paths that these moves climbed.
fn ways(moves: &[Traced<Move>]) -> String {
    let part = |told: &Traced<Move>| match told.step {
        Move::Climbed(hop) if hop.over == hop.to => format!("{}, ", hop.from),
        Move::Climbed(hop) => format!("{}, {}, ", hop.from, hop.over),
        Move::Found { root, .. } => format!("{root}; "),
        _ => String::new(),
    };
    moves.iter().map(part).collect::<String>().trim_end_matches("; ").to_owned()
}

/// A question about a search.
pub fn search_question(words: &LabWords, question: &SearchQuestion) -> String {
    let at = question.at;
    match (question.ask, question.has_queue) {
        (SearchAsk::Next, false) => words.stack_room_asked(at),
        (SearchAsk::Next, true) => words.queue_room_asked(at),
        (SearchAsk::Turn, _) => words.turn_asked(at),
        (SearchAsk::Held, false) => words.stack_held_asked(at),
        (SearchAsk::Held, true) => words.queue_held_asked(at),
        (SearchAsk::Number, false) => words.number_asked(at),
        (SearchAsk::Number, true) => words.distance_asked(at),
    }
}

/// An answer to a question about a search.
pub fn search_choice(words: &LabWords, choice: &SearchChoice) -> String {
    match choice {
        SearchChoice::On => words.goes_on.to_owned(),
        SearchChoice::Back => words.turns_back.to_owned(),
        SearchChoice::Room(number) | SearchChoice::Number(number) => number.to_string(),
        SearchChoice::Held(held) => list(held),
    }
}

/// Why the answer to a question is right, by the search after the step it is about.
pub fn search_reason(
    words: &Words,
    question: &SearchQuestion,
    (done, telling): (&Show, SearchTelling),
) -> String {
    match (question.ask, question.has_queue) {
        (SearchAsk::Number, false) => words.lab.number_reason.to_owned(),
        (SearchAsk::Number, true) => words.lab.distance_reason.to_owned(),
        _ => super::step::step(words, done, telling),
    }
}

/// Rooms in order, as a list.
fn list(held: &[u32]) -> String {
    held.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

/// The next decision; `None` once all is done.
pub fn prompt(words: &LabWords, practice: &Practice) -> Option<String> {
    let has_walls = practice.show().is_some();
    Some(match practice.task()?.prompt {
        Prompt::Climb { sought, at } => words.climb(sought, at),
        Prompt::Rehang { at } => words.rehang(at),
        Prompt::Sets { of: [a, b] } if has_walls => words.wall(a, b),
        Prompt::Sets { of: [a, b] } => words.sets(a, b),
        Prompt::Below { of: [a, b] } => words.below(a, b),
        Prompt::Above { below, .. } => words.above(below),
        Prompt::Holds { at } if practice.has_queue() => words.queue_asked(at),
        Prompt::Holds { at } => words.stack_asked(at),
        Prompt::Next { at } if practice.has_queue() => words.queue_next(at),
        Prompt::Next { at } => words.stack_next(at),
    })
}

/// The answers that have a button now.
pub fn answers(words: &LabWords, practice: &Practice) -> Vec<String> {
    let has_walls = practice.show().is_some();
    let of_sets = || [Choice::Two, Choice::One].map(|one| choice(words, one, has_walls)).to_vec();
    match practice.held_choices() {
        Some(choices) => choices.iter().map(|held| list(held)).collect(),
        None if practice.task().is_some() && !practice.wants_member() => of_sets(),
        None => Vec::new(),
    }
}

/// Why a line is not an operation.
pub fn complaint(words: &LabWords, complaint: &OperationError) -> String {
    match complaint {
        OperationError::Unknown(line) => words.no_operation(line),
        OperationError::NoMember { member, last } => words.no_member(member, last),
    }
}
