//! The sentence about a step says what it did: compared with a plain forest that is kept here.

use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Names, ProgramPart, SearchTelling, Show, Subject};
use icetea_maze::maze::{BuildPart, BuildStep, Cursor, Generator, Size, Solver, Spec, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::size;
use super::{mazes, specs};

/// A forest of rooms as on paper.
pub struct Forest(Vec<usize>);

impl Forest {
    /// From a room to its root; every other room on the way is moved up by one level.
    fn climb(&mut self, room: usize) -> Vec<usize> {
        let mut way = vec![room];
        while self.0[way[way.len() - 1]] != way[way.len() - 1] {
            way.push(self.0[way[way.len() - 1]]);
        }
        for pair in way.iter().step_by(2) {
            self.0[*pair] = self.0[self.0[*pair]];
        }
        way
    }

    /// Every room alone.
    pub fn of_single_rooms(rooms: u32) -> Self {
        Self((0..rooms as usize).collect())
    }

    /// Both finds and, if there are two sets, the union; returns the paths of the finds.
    pub fn join(&mut self, a: usize, b: usize) -> [Vec<usize>; 2] {
        let ways = [a, b].map(|room| self.climb(room));
        let [root_a, root_b] = ways.clone().map(|way| way[way.len() - 1]);
        if root_a != root_b {
            let is_smaller = self.set_of(root_a) < self.set_of(root_b);
            let (below, above) = if is_smaller { (root_a, root_b) } else { (root_b, root_a) };
            self.0[below] = above;
        }
        ways
    }

    /// The depth of the deepest room below its root.
    pub fn depth(&self) -> u32 {
        let way = |room: usize| {
            let up = |&room: &usize| Some(self.0[room]).filter(|&parent| parent != room);
            std::iter::successors(Some(room), up).count() as u32 - 1
        };
        (0..self.0.len()).map(way).max().unwrap_or(0)
    }

    fn set_of(&self, root: usize) -> usize {
        let root_of = |mut room: usize| {
            while self.0[room] != room {
                room = self.0[room];
            }
            room
        };
        (0..self.0.len()).filter(|&room| root_of(room) == root).count()
    }
}

/// The English sentence about a wall between two rooms, by the facts of this forest.
fn expected(forest: &mut Forest, [a, b]: [usize; 2]) -> String {
    let ways = [a, b].map(|room| forest.climb(room));
    // A jump goes two levels up, or the last one.
    let climbs = ways.clone().map(|way| match (way.len() / 2, way[way.len() - 1]) {
        (0, root) => format!("{root} is a root"),
        (1, root) => format!("{} climbs to {root} in 1 jump", way[0]),
        (jumps, root) => format!("{} climbs to {root} in {jumps} jumps", way[0]),
    });
    let begun = format!("Wall {a}|{b}: {}, {}.", climbs[0], climbs[1]);
    let [root_a, root_b] = ways.map(|way| way[way.len() - 1]);
    if root_a == root_b {
        return format!("{begun} One set already: keep it, or there would be a loop.");
    }
    let [of_a, of_b] = [root_a, root_b].map(|root| forest.set_of(root));
    let (below, above) = if of_a >= of_b { (root_b, root_a) } else { (root_a, root_b) };
    forest.0[below] = above;
    let why = if of_a == of_b {
        let rooms = if of_a == 1 { "room" } else { "rooms" };
        format!("as both have {of_a} {rooms} and the root of a stays on top")
    } else {
        format!("which has {} rooms to its {}", of_a.max(of_b), of_a.min(of_b))
    };
    format!("{begun} Two sets: open it; {below} hangs below {above}, {why}.")
}

fn english(show: &Show) -> String {
    step::step(Words::of(Language::English), show, SearchTelling::Loop)
}

/// All parts of a step, read off the plain forest before it.
fn expected_parts(forest: &Forest, wall: Tile, size: Size) -> Vec<BuildPart> {
    let mut forest = Forest(forest.0.clone());
    let rooms = Size::sides(wall).map(|room| size.number(room));
    let mut parts = vec![BuildPart::Took { wall }];
    let roots = rooms.map(|sought| {
        let mut at = sought;
        while forest.0[at as usize] != at as usize {
            let (from, over) = (at, forest.0[at as usize] as u32);
            at = forest.0[over as usize] as u32;
            let hop = icetea_maze::maze::Hop { from, over, to: at };
            parts.push(if at == over {
                BuildPart::Stayed { sought, hop }
            } else {
                BuildPart::Halved { sought, hop }
            });
            forest.0[from as usize] = at as usize;
            parts.push(BuildPart::WentUp { sought, hop });
        }
        parts.push(BuildPart::Found { sought, root: at });
        at
    });
    parts.push(BuildPart::Compared { roots });
    if roots[0] != roots[1] {
        parts.push(BuildPart::Opened { wall });
    }
    parts
}

#[test]
fn the_sentence_about_a_wall_says_what_a_plain_forest_says() {
    let mut longest = 0;
    for (width, height) in [(2, 2), (2, 9), (7, 3), (4, 3), (12, 8)] {
        for seed in 0..40 {
            let size = size(width, height);
            let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, seed));
            let mut forest = Forest((0..size.rooms() as usize).collect());
            while show.advance() {
                let act = show.build().unwrap();
                let Some(BuildStep::Merged { wall, .. } | BuildStep::Kept { wall }) = act.last()
                else {
                    panic!("{:?}", act.last());
                };
                let parts: Vec<BuildPart> = act.parts.iter().map(|told| told.step).collect();
                assert_eq!(parts, expected_parts(&forest, wall, size), "{seed}, {}", show.step);
                let rooms = Size::sides(wall).map(|room| size.number(room) as usize);
                let told = expected(&mut forest, rooms);
                assert_eq!(english(&show), told, "{size} {seed}, step {}", show.step);
                longest = longest.max(parts.len());
                for (room, &parent) in forest.0.iter().enumerate() {
                    let shown = act.forest().unwrap().parent(room as u32);
                    assert_eq!(shown.map_or(room, |parent| parent as usize), parent);
                }
            }
        }
    }
    assert!(longest > 7, "some find climbs more than two levels: {longest}");
}

/// Every placeholder of a sentence is filled, in both languages, and some exist.
#[test]
fn every_step_of_every_algorithm_has_a_sentence_without_gaps() {
    let check = |show: &Show| {
        for language in Language::ALL {
            let told = step::step(Words::of(language), show, SearchTelling::Loop);
            let gaps = ["  ", "{", " ,", " .", ": .", "wall .", "|："];
            assert!(!told.trim().is_empty(), "{:?}", show.moment());
            assert!(!gaps.iter().any(|gap| told.contains(gap)), "{told}");
            assert!(told.trim() == told, "{told}");
        }
        if show.step > 0 && english(show).contains("Wall ") {
            return;
        }
        let Some(sentence) = sentence(show.cursor()).filter(|_| show.step > 0) else { return };
        let subject = Subject::of_step(show, SearchTelling::Loop);
        for (place, tile) in
            [("{ $tile }", subject.tile), ("{ $from }", subject.from), ("{ $to }", subject.to)]
        {
            let is_wanted = sentence.contains(place);
            if let Some(tile) = tile.filter(|_| is_wanted) {
                assert!(english(show).contains(&Names::of(show).say(tile)), "{}", english(show));
            }
            assert!(!is_wanted || tile.is_some(), "{sentence:?} {:?}", show.moment());
        }
    };
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        check(&show);
        while show.advance() {
            check(&show);
        }
    }
    for maze in mazes() {
        for solver in Solver::ALL {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            while show.advance() {
                check(&show);
            }
        }
    }
}

/// What is said of a step in English, with its places.
fn sentence(cursor: Cursor) -> Option<&'static str> {
    let id = format!("{}-{} = ", cursor.program.name, cursor.step()?.to_lowercase());
    let texts = include_str!("../../../assets/words/en/algorithms.ftl");
    let begin = texts.find(&format!("\n{id}"))? + 1 + id.len();
    let text = &texts[begin..];
    let is_end =
        |(at, _): &(usize, _)| text[at + 1..].starts_with(|sign: char| !" }".contains(sign));
    Some(text.match_indices('\n').find(is_end).map_or(text, |(end, _)| &text[..end]))
}

/// Where nothing more is known of a step its parts are the lines that it ran, except for the last.
#[test]
fn the_parts_of_a_step_are_its_lines_in_order() {
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let (parts, cursor): (Vec<ProgramPart>, Cursor) =
                (show.parts(SearchTelling::Loop), show.cursor());
            if spec.generator() == Generator::Kruskal {
                assert!(
                    parts.iter().all(|part| part.cursor.step().is_some() || part.step.is_none())
                );
                continue;
            }
            let lines = parts.iter().map(|part| part.cursor.line()).chain([cursor.line()]);
            assert!(lines.eq(cursor.lines.iter()), "{spec}: {cursor:?}");
        }
    }
}

#[test]
fn a_room_of_a_large_maze_is_called_by_its_column_and_row() {
    let names = |generator, rooms| {
        let show = Show::of_build(&Spec::new(generator, rooms, 1));
        let names = Names::of(&show);
        [(1, 1), (59, 39), (2, 1), (1, 2), (0, 0)]
            .map(|(column, row)| names.say(Tile::new(column, row)))
    };
    let large = names(Generator::Kruskal, size(30, 20));
    assert_eq!(large, ["(1, 1)", "(30, 20)", "(1½, 1)", "(1, 1½)", "(0½, 0½)"]);
    let small = names(Generator::Kruskal, size(10, 10));
    assert_eq!([&small[0], &small[2], &small[3]], ["0", "0|1", "0|10"]);
    assert_eq!(names(Generator::Dig, size(30, 20))[1], "(59, 39)");
}
