//! The sentence for a step of the theatre: the one beside the algorithm's code, with its
//! placeholders filled. A union is explained in full.

use crate::game::theatre::{
    Climb, Finds, Names, PartStep, ProgramPart, SearchTelling, Show, SolveEnding, StackLine,
    Subject,
};
use crate::maze::{BuildStep, Cursor, Size};
use crate::words::{WatchWords, Words};

/// What the last step of a show did; before the first step, what the show is about.
pub fn step(words: &Words, show: &Show, telling: SearchTelling) -> String {
    let (names, cursor) = (Names::of(show), show.cursor_of(telling));
    if show.step == 0 {
        return words.idea(cursor.program).to_owned();
    }
    if let Some(SolveEnding::NoPath(blocked)) = show.ending() {
        let walls = blocked.walls.len();
        if show.search().is_some_and(|search| search.rooms.is_some()) {
            let rooms = blocked.reachable.iter().filter(|tile| tile.is_room()).count();
            return words.watch.verdict_rooms(rooms, walls);
        }
        return words.watch.verdict(blocked.reachable.len(), walls);
    }
    let union = show.build().and_then(|build| {
        let size = names.numbered()?;
        union(&words.watch, (names, size), build.last()?, &build.finds()?)
    });
    union.unwrap_or_else(|| of_cursor(words, cursor, names, Subject::of_step(show, telling)))
}

/// What a part of a step did; where no more is known, the line that ran.
pub fn part(words: &Words, names: Names, part: &ProgramPart) -> String {
    match (part.step, names.numbered()) {
        (Some(PartStep::Build(step)), Some(size)) => {
            of_cursor(words, part.cursor, names, Subject::of_part(step, size))
        }
        (Some(PartStep::Stack(line)), _) => stack_line(&words.watch, names, line),
        _ => words
            .lines(part.cursor.program)
            .nth(part.cursor.line())
            .unwrap_or_default()
            .trim()
            .to_owned(),
    }
}

fn stack_line(words: &WatchWords, names: Names, line: StackLine) -> String {
    let say = |tile| names.say(tile);
    match line {
        StackLine::NotGoal(tile) => words.not_goal(say(tile)),
        StackLine::Holds(held) => words.stack_holds(held),
        StackLine::Empty => words.stack_is_empty.to_owned(),
        StackLine::Fresh { tile, top } => words.is_fresh(say(tile), say(top)),
        StackLine::NoneFresh(top) => words.none_fresh(say(top)),
        StackLine::New { tile, room } => words.side_is_new(say(room), say(tile)),
        StackLine::NoneNew(room) => words.no_side_is_new(say(room)),
    }
}

fn of_cursor(words: &Words, cursor: Cursor, names: Names, subject: Subject) -> String {
    let [tile, from, to] = [subject.tile, subject.from, subject.to]
        .map(|tile| tile.map_or_else(String::new, |tile| names.say(tile)));
    words.step(cursor, [("tile", &tile), ("from", &from), ("to", &to), ("held", &subject.held)])
}

/// What happened to a wall after both finds.
fn union(
    words: &WatchWords,
    (names, size): (Names, Size),
    step: BuildStep,
    finds: &Finds,
) -> Option<String> {
    let climb = |climb: &Climb| match climb.jumps() {
        0 => words.is_root(climb.root()),
        jumps => words.climbs(climb.path[0], climb.root(), jumps),
    };
    let [a, b] = finds.both().map(climb);
    match step {
        BuildStep::Kept { wall } => Some(words.wall_kept(names.say(wall), a, b)),
        BuildStep::Merged { wall, larger, smaller } => {
            let [below, above] = [smaller, larger].map(|set| size.number(set.root));
            let why = if larger.size == smaller.size {
                words.as_large(larger.size)
            } else {
                words.larger(larger.size, smaller.size)
            };
            Some(words.wall_opened(names.say(wall), a, b, below, above, why))
        }
        _ => None,
    }
}
