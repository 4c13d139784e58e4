//! A stack of the player's own: asked for what lies beside, told what is wrong with its path.

use crate::common::size;
use icetea_maze::game::settings::Language;
use icetea_maze::guest::solve_with::{SolveEvent, SolveWith, StackSlip, WrongPath};
use icetea_maze::guest::{Host, LogKind, News, Performer, Stage};
use icetea_maze::maze::{Build, Direction, Generator, Grid, Maze, Percent, Spec, Tile};
use icetea_maze::screens::own_program::solving::SolveStage;
use icetea_maze::words::sentences::guest;
use icetea_maze::words::{OwnProgramWords, Words};

const SIZES: [(u16, u16); 5] = [(2, 2), (7, 3), (3, 8), (9, 6), (30, 20)];

/// Mazes of rooms of several generators, with and without loops.
fn mazes() -> impl Iterator<Item = Maze> {
    let generators = [Generator::Kruskal, Generator::Division, Generator::Wilson];
    SIZES.into_iter().flat_map(move |(width, height)| {
        let specs = generators.map(|one| Spec::new(one, size(width, height), 7));
        specs.into_iter().flat_map(|spec| {
            [spec, spec.with_loops(Percent::HALF)].map(|spec| Build::new(&spec).finish())
        })
    })
}

/// A maze whose goal is walled in.
fn without_path() -> Maze {
    let spec = Spec::new(Generator::Kruskal, size(5, 4), 1);
    let maze = Build::new(&spec).finish();
    let mut grid = maze.grid().clone();
    for way in Direction::ALL {
        grid.set(maze.goal().step(way), false);
    }
    Maze::new(grid, maze.start(), vec![maze.goal()]).unwrap()
}

/// Says lines and returns what the last was answered.
fn say(judge: &mut SolveWith, line: &str) -> String {
    let mut told = String::new();
    judge.hear(line, &mut told);
    told
}

fn begun(maze: &Maze) -> SolveWith {
    let mut judge = SolveWith::new(maze).unwrap();
    judge.news();
    let mut told = String::new();
    judge.greet(&mut told);
    let ([start, goal], rooms) = (judge.ends(), judge.size().rooms());
    assert_eq!(told, format!("icetea 1\nrooms {rooms}\nstart {start}\ngoal {goal}\n"));
    judge
}

fn ask(judge: &mut SolveWith, room: u32) -> Vec<u32> {
    let told = say(judge, &format!("beside {room}"));
    let words = told.strip_prefix("beside ").unwrap().strip_suffix('\n').unwrap();
    let numbers: Vec<u32> = words.split(' ').map(|word| word.parse().unwrap()).collect();
    assert_eq!(numbers[0], room);
    numbers[1..].to_vec()
}

/// Solves a maze as a student may; returns the path that its stack came to, without saying it.
fn walk(judge: &mut SolveWith) -> Option<Vec<u32>> {
    let [start, goal] = judge.ends();
    let mut seen = vec![false; judge.size().rooms() as usize];
    let mut stack = vec![start];
    seen[start as usize] = true;
    say(judge, &format!("push {start}"));
    while let Some(&top) = stack.last() {
        if top == goal {
            return Some(stack);
        }
        if let Some(next) = ask(judge, top).into_iter().find(|&room| !seen[room as usize]) {
            seen[next as usize] = true;
            stack.push(next);
            say(judge, &format!("push {next}"));
        } else {
            say(judge, &format!("mark {top}"));
            say(judge, "pop");
            stack.pop();
        }
    }
    None
}

/// What is seen in the end; the judge's news are taken.
fn shown(judge: &mut SolveWith) -> SolveStage {
    let mut stage = SolveStage::new(judge.size());
    for news in judge.news().drain(..) {
        if let News::Happened(event) = news {
            stage.apply(&event);
        }
    }
    stage
}

fn words() -> &'static OwnProgramWords {
    &Words::of(Language::English).own_program
}

fn path_line(path: &[u32]) -> String {
    path.iter().fold("path".to_owned(), |line, room| format!("{line} {room}"))
}

#[test]
fn a_right_stack_is_told_so() {
    for maze in mazes() {
        let mut judge = begun(&maze);
        let path = walk(&mut judge).unwrap();
        assert_eq!(say(&mut judge, &path_line(&path)), "");
        assert!(judge.is_done() && judge.is_right() && judge.notebook().noted().is_empty());
        let counts = judge.counts();
        assert_eq!(counts.pushed - counts.popped, path.len() as u32);
        assert!(counts.peak >= path.len() as u32 && counts.steps + 1 == path.len() as u32);
        let stage = shown(&mut judge);
        let tiles: Vec<Tile> = path.iter().map(|&room| stage.size.room(room)).collect();
        assert_eq!((&stage.stack, stage.path.as_ref()), (&tiles, Some(&tiles)));
        assert_eq!(stage.marked.iter().filter(|&&is| is).count() as u32, counts.popped);
        assert_eq!(stage.left().len() as u32, counts.popped);
        assert_eq!(stage.counts, counts);
        assert!(stage.has_answered && stage.wrong.is_none());
    }
}

#[test]
fn what_lies_beside_comes_in_its_order() {
    for maze in mazes() {
        let mut judge = begun(&maze);
        let size = judge.size();
        for room in 0..size.rooms() {
            let tile = size.room(room);
            let ways = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];
            let open = ways.into_iter().filter(|&way| maze.grid().is_open(tile.step(way)));
            let wanted: Vec<u32> = open.map(|way| size.number(tile.go(way, 2))).collect();
            assert_eq!(ask(&mut judge, room), wanted);
        }
        let noted = judge.notebook().noted();
        assert_eq!((noted[0].first, noted[0].times), (StackSlip::AskedAfar(0), size.rooms()));
    }
}

#[test]
fn a_path_may_come_by_a_room_twice() {
    for maze in mazes() {
        let mut judge = begun(&maze);
        let mut path = walk(&mut judge).unwrap();
        path.splice(1..1, [path[1], path[0]]);
        say(&mut judge, &path_line(&path));
        assert!(judge.is_right());
    }
}

#[test]
fn what_is_wrong_with_a_path_is_said() {
    for maze in mazes() {
        let base = begun(&maze);
        let path = walk(&mut base.clone()).unwrap();
        let [start, goal] = base.ends();
        let ended = |line: &str| {
            let mut judge = base.clone();
            say(&mut judge, line);
            assert!(judge.is_done() && !judge.is_right() && judge.notebook().meaningless() == 0);
            let wrong = judge.wrong().unwrap().clone();
            assert!(!guest::wrong_path(words(), &wrong).is_empty());
            assert_eq!(shown(&mut judge).wrong.as_deref(), Some(&wrong));
            wrong
        };
        assert_eq!(ended("path"), WrongPath::Empty);
        let begins = WrongPath::Begins { room: path[1], start };
        assert_eq!(ended(&path_line(&path[1..])), begins);
        let ends = WrongPath::Ends { room: path[path.len() - 2], goal };
        assert_eq!(ended(&path_line(&path[..path.len() - 1])), ends);
        for gap in 1..path.len() - 1 {
            let mut broken = path.clone();
            broken.remove(gap);
            // A step that leaves a room out never leads to a neighbour.
            let rooms = [path[gap - 1], path[gap + 1]];
            assert_eq!(ended(&path_line(&broken)), WrongPath::Parted { place: gap as u32, rooms });
        }
        let WrongPath::ThereIsOne(way) = ended("no path") else { panic!("there is a path") };
        assert!(way.len() <= path.len());
        let mut judge = base.clone();
        say(&mut judge, &path_line(&way));
        assert!(judge.is_right());
    }
}

#[test]
fn no_path_is_right_where_there_is_none() {
    let maze = without_path();
    let mut judge = begun(&maze);
    assert_eq!(walk(&mut judge), None);
    say(&mut judge, "no path");
    assert!(shown(&mut judge).stack.is_empty());
    assert!(judge.is_right() && judge.notebook().noted().is_empty());
}

#[test]
fn slips_are_called_by_their_names_and_end_nothing() {
    for maze in mazes().filter(|maze| maze.grid().columns() > 5) {
        let base = begun(&maze);
        let ([start, goal], path) = (base.ends(), walk(&mut base.clone()).unwrap());
        let slip = |lines: &[String], wanted: StackSlip| {
            let mut judge = base.clone();
            for line in lines {
                assert_eq!(judge.notebook().noted(), [], "before {line}");
                say(&mut judge, line);
            }
            let noted = judge.notebook().noted();
            assert_eq!(noted.len(), 1, "{lines:?}");
            assert_eq!((noted[0].first, noted[0].times), (wanted, 1));
            let last = News::Happened(SolveEvent::Slipped(wanted));
            assert_eq!(judge.news().last(), Some(&last));
            assert!(!guest::stack_slip(words(), &wanted).is_empty());
            say(&mut judge, &path_line(&path));
            assert!(judge.is_right());
        };
        let push = |room: u32| format!("push {room}");
        slip(&[format!("beside {goal}")], StackSlip::AskedAfar(goal));
        slip(&["pop".to_owned()], StackSlip::PoppedNothing);
        slip(&[push(start), "pop".to_owned(), "pop".to_owned()], StackSlip::PoppedNothing);
        slip(&[push(goal)], StackSlip::BeganElsewhere { room: goal, start });
        slip(&[push(start), push(goal)], StackSlip::PushedAfar { room: goal, top: start });
        slip(&[push(start), push(path[1]), push(start)], StackSlip::PushedTwice(start));
    }
}

#[test]
fn lines_without_meaning_end_nothing() {
    let maze = mazes().nth(20).unwrap();
    let mut judge = begun(&maze);
    let rooms = judge.size().rooms();
    let beyond = [format!("push {rooms}"), format!("beside {rooms}"), format!("path 0 {rooms}")];
    let noise =
        ["", "pop 1", "push", "push x", "mark -1", "no", "no paths", "path 0 x", "beside 0 1"];
    for line in noise.into_iter().chain(beyond.iter().map(|line| &**line)) {
        assert_eq!(say(&mut judge, line), "", "{line}");
    }
    assert_eq!(judge.notebook().meaningless() as usize, noise.len() + beyond.len());
    say(&mut judge, "note  at the start \r");
    let note = News::Said(LogKind::Said, "at the start".into());
    assert_eq!(judge.news().last(), Some(&note));
    assert!(!judge.is_done() && shown(&mut judge).stack.is_empty());
    let path = walk(&mut judge).unwrap();
    say(&mut judge, &(path_line(&path) + " \r"));
    assert!(judge.is_right() && judge.notebook().noted().is_empty());
}

#[test]
fn only_mazes_of_rooms_are_asked_about() {
    let dug = Build::new(&Spec::new(Generator::Dig, size(9, 6), 1)).finish();
    let field = Grid::without_walls(7, 5);
    let field = Maze::new(field, Tile::new(1, 1), vec![Tile::new(5, 3)]).unwrap();
    let maze = mazes().nth(20).unwrap();
    let aside = maze.grid().open_tiles().find(|tile| tile.column % 2 == 0).unwrap();
    let aside = Maze::new(maze.grid().clone(), aside, vec![maze.goal()]).unwrap();
    for maze in [dug, field, aside] {
        let why = SolveWith::new(&maze).err().unwrap();
        assert!(why.to_string().contains("rooms"), "{why}");
    }
}

#[test]
fn a_room_that_is_still_on_the_stack_has_not_been_left() {
    let mut judge = begun(&mazes().nth(20).unwrap());
    let [start, _] = judge.ends();
    for (line, left) in [("push", 0), ("push", 0), ("pop", 0), ("pop", 1), ("push", 0)] {
        let line = if line == "push" { format!("push {start}") } else { line.to_owned() };
        say(&mut judge, &line);
        let mut seen = judge.clone();
        assert_eq!(shown(&mut seen).left().len(), left, "after {line}");
    }
}
