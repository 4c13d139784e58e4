//! A depth-first search that is described as a recursive function, compared with a real one.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{SearchTelling, Show};
use icetea_maze::maze::{Build, Direction, Generator, Maze, Size, Solver, Spec, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::{drawn, percent, size};

/// The calls at a moment, each with the side that it tries next, and the line that runs.
type Seen = (Vec<(u32, Option<Direction>)>, &'static str);

/// The recursion itself, in its usual form.
struct Recursion<'m> {
    maze: &'m Maze,
    size: Size,
    entered: BTreeSet<Tile>,
    calls: Vec<(Tile, Vec<Direction>)>,
    seen: Vec<Seen>,
}

impl Recursion<'_> {
    fn see(&mut self, line: &'static str) {
        let call = |(room, sides): &(Tile, Vec<Direction>)| {
            (self.size.number(*room), sides.first().copied())
        };
        self.seen.push((self.calls.iter().map(call).collect(), line));
    }

    /// Whether the goal was found.
    fn dfs(&mut self, room: Tile, came: Option<Direction>) -> bool {
        self.entered.insert(room);
        let is_open = |side: &Direction| self.maze.grid().is_open(room.step(*side));
        let is_back = |side: &Direction| Some(side.opposite()) == came;
        let all = [Direction::Right, Direction::Down, Direction::Left, Direction::Up];
        let sides = all.into_iter().filter(|side| is_open(side) && !is_back(side)).collect();
        self.calls.push((room, sides));
        self.see(if came.is_none() { "dfs(room)" } else { "new?" });
        if self.maze.is_goal(room) {
            self.see("if it is the goal");
            return true;
        }
        while let Some(sides) = self.calls.last_mut().map(|(_, sides)| sides)
            && !sides.is_empty()
        {
            let side = sides.remove(0);
            let beyond = room.go(side, 2);
            if !self.entered.contains(&beyond) && self.dfs(beyond, Some(side)) {
                return true;
            }
        }
        self.calls.pop();
        self.see("  return");
        false
    }
}

/// What a plain recursion does in this maze, step by step.
fn expected(maze: &Maze, size: Size) -> Vec<Seen> {
    let (entered, calls, seen) = (BTreeSet::new(), Vec::new(), Vec::new());
    let mut recursion = Recursion { maze, size, entered, calls, seen };
    if !recursion.dfs(maze.start(), None) {
        recursion.see("mark the start");
    }
    recursion.seen
}

/// Compares every step of a search with the plain recursion; returns the number of steps.
fn hold(maze: &Arc<Maze>, size: Size) -> usize {
    let mut show = Show::of_search(Arc::clone(maze), Solver::DepthFirst);
    let expected = expected(maze, size);
    for (number, (calls, line)) in expected.iter().enumerate() {
        assert!(show.advance(), "{size}: it ends after {number} steps");
        let told = show.search().unwrap().calls().unwrap();
        let told: Vec<_> = told.iter().map(|call| (size.number(call.room), call.next)).collect();
        assert_eq!(told, *calls, "{size}, step {}", number + 1);
        let cursor = show.cursor_of(SearchTelling::Recursion);
        let lit = Words::of(Language::English).lines(cursor.program).nth(cursor.line()).unwrap();
        assert!(lit.trim_start().starts_with(line.trim_start()), "{size}: {lit} for {line}");
        let parts = show.parts(SearchTelling::Recursion);
        let lines = parts.iter().map(|part| part.cursor.line()).chain([cursor.line()]);
        assert!(lines.eq(cursor.lines.iter()), "{cursor:?}");
        hold_sentence(&show, size);
    }
    assert!(!show.advance(), "{size}: there are more steps");
    expected.len()
}

/// Checks that the sentence names the running call, and has no gaps.
fn hold_sentence(show: &Show, size: Size) {
    for language in Language::ALL {
        let told = step::step(Words::of(language), show, SearchTelling::Recursion);
        for gap in ["  ", "{", "()", " .", " :", " ,", "|"] {
            assert!(!told.contains(gap), "{told}");
        }
        let top = show.search().unwrap().calls().unwrap();
        let is_named = |room: Tile| told.contains(&size.number(room).to_string());
        assert!(
            top.last().is_none_or(|call| is_named(call.room)) || told.contains("dfs("),
            "{told}"
        );
    }
}

#[test]
fn calls_are_those_of_a_plain_recursion_at_every_step() {
    let mut seen = 0;
    for width in 2..=12 {
        for height in 2..=8 {
            for (generator, seed) in [(Generator::Kruskal, 7), (Generator::Backtracker, 11)] {
                for loops in [0, 40, 100] {
                    let size = size(width, height);
                    let spec = Spec::new(generator, size, seed).with_loops(percent(loops));
                    seen += hold(&Arc::new(Build::new(&spec).finish()), size);
                }
            }
        }
    }
    assert!(seen > 9_000, "{seen} steps");
}

#[test]
fn a_recursion_without_a_path_returns_to_its_beginning() {
    let maze = Arc::new(drawn(&["#######", "#S  # #", "# ### #", "#   #G#", "#######"]));
    let rooms = 4;
    assert_eq!(hold(&maze, size(3, 2)), 2 * rooms + 1);
}

/// Only rooms of a small maze can be calls, and only a plain stack is a recursion.
#[test]
fn what_is_no_recursion_is_told_as_it_was() {
    let grown = |width, height| {
        let spec = Spec::new(Generator::Prim, size(width, height), 3);
        Arc::new(Build::new(&spec).finish())
    };
    let is_odd = |rows: &[&str]| (Arc::new(drawn(rows)), Solver::DepthFirst);
    let all = [
        (grown(5, 4), Solver::SharpDepthFirst),
        (grown(5, 4), Solver::BreadthFirst),
        (grown(13, 8), Solver::DepthFirst),
        is_odd(&["S  ", "   ", "  G"]),
        is_odd(&["#####", "#S  #", "# # #", "#G   ", "#####"]),
        is_odd(&["#####", "#SG #", "# # #", "#   #", "#####"]),
        is_odd(&["#####", "# S #", "# # #", "#  G#", "#####"]),
    ];
    for (maze, solver) in all {
        let mut show = Show::of_search(maze, solver);
        while show.advance() {
            assert_eq!(show.search().unwrap().calls(), None);
            assert_eq!(show.cursor_of(SearchTelling::Recursion), show.cursor());
        }
    }
}
