//! A mouse hears what the simulator mms would tell it. The model here was written apart, from what
//! mms does, and keeps its numbers as texts as mms does.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use icetea_maze::guest::{
    Enough, GoalPlace, Hearing, Host, LogKind, MarkColour, MouseHost, MouseMaze, MouseStage, News,
    Patience, Performer, RunLog, RunMoment,
};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Maze, Spec, Tile};

use super::common;

pub fn maze_of(code: &str, goal: GoalPlace) -> Arc<MouseMaze> {
    let spec: Spec = code.parse().unwrap();
    Arc::new(MouseMaze::turned(&Build::new(&spec).finish(), goal).unwrap())
}

pub fn host(maze: &Arc<MouseMaze>) -> MouseHost {
    let mut host = MouseHost::new(Arc::clone(maze), Patience::default());
    host.news();
    host
}

pub fn hear(host: &mut MouseHost, line: &str) -> String {
    let mut told = String::new();
    host.hear(line, &mut told);
    told
}

/// What mms knows of a mouse. Angles are eighths counterclockwise from east.
struct Model {
    sides: [i32; 2],
    /// The walls between half steps: of every cell's four sides those that are there.
    walls: BTreeSet<(i32, i32, i32)>,
    at: [i32; 2],
    angle: i32,
    numbers: BTreeMap<&'static str, f32>,
    texts: BTreeMap<&'static str, String>,
    has_started: bool,
    has_solved: bool,
    penalty: f32,
    was_reset: bool,
}

const WAYS: [[i32; 2]; 8] = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

impl Model {
    fn of(maze: &MouseMaze) -> Self {
        let sides = [i32::from(maze.width), i32::from(maze.height)];
        let mut walls = BTreeSet::new();
        for (x, y) in (0..maze.width).flat_map(|x| (0..maze.height).map(move |y| (x, y))) {
            for (angle, side) in [
                (0, Direction::Right),
                (2, Direction::Up),
                (4, Direction::Left),
                (6, Direction::Down),
            ] {
                if maze.has_wall([x, y], side) {
                    walls.insert((x.into(), y.into(), angle));
                }
            }
        }
        let mut model = Self {
            sides,
            walls,
            at: [1, 1],
            angle: 2,
            numbers: BTreeMap::new(),
            texts: BTreeMap::new(),
            has_started: false,
            has_solved: false,
            penalty: 0.0,
            was_reset: false,
        };
        for name in ["total-distance", "total-turns", "total-effective-distance"] {
            model.set(name, 0.0);
        }
        for name in ["current-run-distance", "current-run-turns", "current-run-effective-distance"]
        {
            model.set(name, 0.0);
        }
        for name in ["best-run-distance", "best-run-turns", "best-run-effective-distance"] {
            model.set(name, 0.0);
            model.texts.insert(name, String::new());
        }
        model.numbers.insert("best-run-turns", f32::MAX);
        model
    }

    fn set(&mut self, name: &'static str, number: f32) {
        self.numbers.insert(name, number);
        self.texts.insert(name, general(number.into()));
    }

    fn add(&mut self, name: &'static str, more: f32) {
        self.set(name, self.numbers[name] + more);
    }

    fn cell(&self) -> [i32; 2] {
        self.at.map(|half| half / 2)
    }

    fn is_in_middle(&self) -> bool {
        let in_middle = |place: usize| {
            let (cell, side) = (self.cell()[place], self.sides[place]);
            cell == side / 2 || cell == (side - 1) / 2
        };
        in_middle(0) && in_middle(1)
    }

    /// Whether the next half step from a place is blocked.
    fn is_wall(&self, [x, y]: [i32; 2], angle: i32) -> bool {
        let is_straight = angle % 2 == 0;
        let up = (1..4).contains(&angle);
        let right = angle < 2 || angle == 7;
        let has = |x, y, angle| self.walls.contains(&(x, y, angle));
        match (x % 2 == 1, y % 2 == 1) {
            (true, true) if is_straight => has(x / 2, y / 2, angle),
            (true, true) => true,
            (false, true) if is_straight => angle == 2 || angle == 6,
            (false, true) => {
                let beyond = if right { x / 2 } else { x / 2 - 1 };
                has(beyond, y / 2, if up { 2 } else { 6 })
            }
            (true, false) if is_straight => angle == 0 || angle == 4,
            (true, false) => {
                let beyond = if up { y / 2 } else { y / 2 - 1 };
                has(x / 2, beyond, if right { 0 } else { 4 })
            }
            (false, false) => unreachable!("no mouse stands in a corner"),
        }
    }

    fn sees_wall(&self, angle: i32, ahead: i32) -> bool {
        let angle = angle.rem_euclid(8);
        let [right, up] = WAYS[angle as usize];
        let place = |gone| [self.at[0] + right * gone, self.at[1] + up * gone];
        (0..=ahead.max(0)).any(|gone| self.is_wall(place(gone), angle))
    }

    fn arrive(&mut self) {
        if self.is_in_middle() {
            self.has_started = false;
            self.has_solved = true;
            let cost = |model: &Self, kind| {
                let of = |what| model.numbers[&*format!("{kind}-{what}")];
                of("turns") + of("effective-distance")
            };
            if cost(self, "current-run") < cost(self, "best-run") {
                self.set("best-run-turns", self.numbers["current-run-turns"]);
                self.set("best-run-distance", self.numbers["current-run-distance"]);
                let effective = self.numbers["current-run-effective-distance"];
                self.set("best-run-effective-distance", effective);
            }
        } else if self.cell() == [0, 0] {
            self.has_started = false;
        }
    }

    fn walk(&mut self, half_steps: i32) -> String {
        if half_steps < 1 || self.sees_wall(self.angle, 0) {
            return "crash".into();
        }
        let mut free = 1;
        while free < half_steps && !self.sees_wall(self.angle, free) {
            free += 1;
        }
        if self.cell() == [0, 0] {
            self.set("current-run-turns", 0.0);
            self.set("current-run-distance", 0.0);
            self.set("current-run-effective-distance", self.penalty);
            self.add("total-effective-distance", self.penalty);
            self.penalty = 0.0;
            self.has_started = true;
        }
        let distance = half_steps as f32;
        let effective = if half_steps > 2 { distance / 2.0 + 1.0 } else { distance };
        self.add("total-distance", distance);
        self.add("total-effective-distance", effective);
        if self.has_started {
            self.add("current-run-distance", distance);
            self.add("current-run-effective-distance", effective);
        }
        let [right, up] = WAYS[self.angle as usize];
        self.at = [self.at[0] + right * free, self.at[1] + up * free];
        self.arrive();
        if free == half_steps { "ack".into() } else { "crash".into() }
    }

    fn turn(&mut self, eighths: i32) -> String {
        self.add("total-turns", 1.0);
        if self.has_started {
            self.add("current-run-turns", 1.0);
        }
        self.angle = (self.angle + eighths).rem_euclid(8);
        self.arrive();
        "ack".into()
    }

    fn stat(&self, name: &str) -> String {
        if name == "score" {
            let of = |name: &str| self.numbers[name];
            let score = if self.has_solved {
                (f64::from(of("best-run-effective-distance") + of("best-run-turns"))
                    + 0.1 * f64::from(of("total-effective-distance") + of("total-turns")))
                    as f32
            } else {
                2000.0
            };
            return general(score.into());
        }
        let text = self.texts[name].clone();
        let is_whole = !name.ends_with("effective-distance");
        if text.is_empty() || is_whole && text.parse::<i64>().is_err() { "-1".into() } else { text }
    }

    fn answer(&mut self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        let amount = words.get(1).map_or(1, |word| word.parse().unwrap_or(0));
        let look = |model: &Self, eighths| model.sees_wall(model.angle + eighths, amount - 1);
        match words[0] {
            "wallFront" => look(self, 0).to_string(),
            "wallFrontLeft" => look(self, 1).to_string(),
            "wallLeft" => look(self, 2).to_string(),
            "wallBackLeft" => look(self, 3).to_string(),
            "wallBack" => look(self, 4).to_string(),
            "wallBackRight" => look(self, 5).to_string(),
            "wallRight" => look(self, 6).to_string(),
            "wallFrontRight" => look(self, 7).to_string(),
            "moveForward" => self.walk(amount * 2),
            "moveForwardHalf" => self.walk(amount),
            "turnLeft" | "turnLeft90" => self.turn(2),
            "turnRight" | "turnRight90" => self.turn(-2),
            "turnLeft45" => self.turn(1),
            "turnRight45" => self.turn(-1),
            "getStat" => self.stat(words[1]),
            "wasReset" => self.was_reset.to_string(),
            "ackReset" => {
                (self.at, self.angle, self.was_reset) = ([1, 1], 2, false);
                (self.penalty, self.has_started) = (15.0, false);
                "ack".into()
            }
            other => unreachable!("{other}"),
        }
    }
}

/// A number with six digits.
fn general(number: f64) -> String {
    if number == 0.0 {
        return "0".into();
    }
    let exponent = number.abs().log10().floor() as i32;
    let rounded = format!("{:.*}", (5 - exponent).max(0) as usize, number);
    if exponent >= 6 {
        let short = format!("{:.5}", number / 10_f64.powi(exponent));
        return format!("{}e+{exponent:02}", short.trim_end_matches('0').trim_end_matches('.'));
    }
    if rounded.contains('.') {
        return rounded.trim_end_matches('0').trim_end_matches('.').into();
    }
    rounded
}

const STATS: [&str; 10] = [
    "total-distance",
    "total-turns",
    "total-effective-distance",
    "best-run-distance",
    "best-run-turns",
    "best-run-effective-distance",
    "current-run-distance",
    "current-run-turns",
    "current-run-effective-distance",
    "score",
];

/// A command at random; mostly such as lead somewhere.
pub fn command(dice: &mut Dice, is_on_edge: bool) -> String {
    const PLAIN: [&str; 12] = [
        "turnLeft",
        "turnRight",
        "turnLeft45",
        "turnRight45",
        "turnLeft90",
        "turnRight90",
        "moveForward",
        "moveForwardHalf",
        "moveForwardHalf ",
        "wasReset",
        "wallFront",
        "wallBackLeft",
    ];
    const COUNTED: [&str; 10] = [
        "moveForward",
        "moveForwardHalf",
        "wallFront",
        "wallFrontLeft",
        "wallLeft",
        "wallBackLeft",
        "wallBack",
        "wallBackRight",
        "wallRight",
        "wallFrontRight",
    ];
    let of =
        |dice: &mut Dice, list: &[&str]| list[dice.below(list.len() as u32) as usize].to_owned();
    if is_on_edge && dice.below(3) == 0 {
        return of(dice, &["turnLeft45", "turnRight45", "moveForwardHalf", "moveForwardHalf 2"]);
    }
    match dice.below(20) {
        0 if dice.below(20) == 0 => "ackReset".into(),
        0 => format!("{} x", of(dice, &COUNTED)),
        1..=2 => format!("getStat {}", of(dice, &STATS)),
        3..=8 => format!("{} {}", of(dice, &COUNTED), i64::from(dice.below(9)) - 1),
        9..=13 => "moveForward".into(),
        _ => of(dice, &PLAIN),
    }
}

#[test]
fn five_hundred_walks_are_told_as_by_mms() {
    let (mut solved, mut crashed, mut on_edges, mut diagonal) = (0, 0, 0, 0);
    for walk in 0..500_u64 {
        let mut dice = Dice::new(walk);
        let [width, height] = [2 + dice.below(5), 2 + dice.below(5)];
        let maze = maze_of(&format!("kruskal1-{width}x{height}-loops60-{walk}"), GoalPlace::Middle);
        let (mut host, mut model) = (host(&maze), Model::of(&maze));
        for number in 0..300 {
            let is_on_edge = model.at.iter().any(|half| half % 2 == 0);
            let line = command(&mut dice, is_on_edge);
            if dice.below(100) == 0 {
                host.press_reset();
                model.was_reset = true;
            }
            let told = hear(&mut host, &line);
            let expected = model.answer(&line);
            assert_eq!(told.trim_end(), expected, "walk {walk}, command {number}: {line}");
            let body = host.stage.body;
            let angle = (2 - i32::from(body.heading)).rem_euclid(8);
            assert_eq!((body.at, angle), (model.at, model.angle), "walk {walk}: {line}");
            crashed += u32::from(expected == "crash");
            on_edges += u32::from(body.at.iter().any(|half| half % 2 == 0));
            diagonal += u32::from(angle % 2 == 1 && expected == "ack" && line.contains("Half"));
        }
        for name in STATS {
            let told = hear(&mut host, &format!("getStat {name}"));
            assert_eq!(told.trim_end(), model.stat(name), "walk {walk}: {name}");
        }
        solved += u32::from(model.has_solved);
    }
    for (count, least) in [(solved, 200), (crashed, 5_000), (on_edges, 6_000), (diagonal, 100)] {
        assert!(count >= least, "{solved} {crashed} {on_edges} {diagonal}");
    }
}

#[test]
fn what_means_nothing_is_said_and_not_answered() {
    let maze = maze_of("kruskal1-5x4-7", GoalPlace::Middle);
    for line in [
        "",
        "hello",
        "moveforward",
        "moveForward 1 1",
        "mazeWidth 3",
        "turnLeft 1",
        "getStat",
        "getStat speed",
        "setWall 0 0",
        "setWall 0 0 N",
        "setWall 0 x n",
        " setWall 0 0 n",
        "setWalls 0 0 n",
        "setColor 0 0 q",
        "setColor 0 0 gg",
        "clearColor 0",
        "clearAllColor 1",
        "clearAllColors",
        "setText 1",
        "setText",
        "setText a 1 b",
        "clearText 0 0 0",
        "clearAllText x",
    ] {
        let mut host = host(&maze);
        assert_eq!(hear(&mut host, line), "", "{line}");
        let said = std::mem::take(host.news());
        let heard = News::Heard(Hearing::Spoken, line.into());
        let expected = [heard, News::said(LogKind::Meaningless(1), line)];
        assert_eq!((host.meaningless, &said[..]), (1, &expected[..]), "{line}");
    }
}

#[test]
fn marks_are_never_answered_and_lie_on_their_rooms() {
    let maze = maze_of("kruskal1-4x5-7", GoalPlace::Middle);
    let mut host = host(&maze);
    for line in [
        "setWall 2 1 e",
        "setWall 0 0 s",
        "setColor 3 2 V",
        "setText 4 3  a  b\u{e9}",
        "setText 1 2",
        "setWall 9 9 n",
        "setColor -1 0 g",
        "setText 5 0 out",
    ] {
        assert_eq!(hear(&mut host, line), "", "{line}");
    }
    assert_eq!(host.meaningless, 0);
    let stage = &host.stage;
    let cell = |x, y| maze.number(x, y).unwrap();
    assert!(stage.walls(cell(2, 1)).contains(Direction::Right));
    assert!(stage.walls(cell(3, 1)).contains(Direction::Left));
    assert!(stage.walls(cell(0, 0)).contains(Direction::Down));
    assert_eq!(stage.colour(cell(3, 2)).map(MarkColour::rgb), Some(0x33_0033));
    let texts: Vec<_> = stage.texts().collect();
    assert_eq!(texts, [(cell(1, 2), "setText 1 2"), (cell(4, 3), " a  b?")]);
    for line in ["clearWall 3 1 w", "clearAllColor", "clearText 1 2", "clearAllText"] {
        assert_eq!(hear(&mut host, line), "", "{line}");
    }
    let stage = &host.stage;
    assert!(!stage.walls(cell(2, 1)).contains(Direction::Right));
    assert_eq!((stage.colour(cell(3, 2)), stage.texts().count()), (None, 0));
}

#[test]
fn a_maze_is_turned_and_never_mirrored() {
    for code in ["kruskal1-7x4-3", "prim1-3x8-1", "wilson1-2x2-9"] {
        let spec: Spec = code.parse().unwrap();
        let before = Build::new(&spec).finish();
        let turned = maze_of(code, GoalPlace::OfMaze);
        let grid = turned.maze.grid();
        assert_eq!(turned.maze.start(), Tile::new(1, grid.rows() - 2), "{code}");
        assert_eq!([turned.width, turned.height], [spec.size().height(), spec.size().width()]);
        assert_eq!(common::moves_to_goal(&turned.maze), common::moves_to_goal(&before), "{code}");
        // Turned once counterclockwise, each tile keeps the neighbours that it had.
        for tile in before.grid().open_tiles() {
            let to = Tile::new(tile.row, before.grid().columns() - 1 - tile.column);
            let is_turned = |side: Direction| {
                before.grid().is_open(tile.step(side))
                    == grid.is_open(to.step(side.counterclockwise()))
            };
            assert!(Direction::ALL.into_iter().all(is_turned), "{code}: {tile:?}");
        }
    }
}

#[test]
fn what_no_mouse_can_walk_in_is_refused_by_name() {
    let refusal = |maze: &Maze| MouseMaze::as_it_is(maze).unwrap_err().to_string();
    let open = common::drawn(&["#####", "S   G", "#####"]);
    assert_eq!(refusal(&open), "a mouse needs a closed maze: this one is open at column 0, row 1");
    let pillars = common::drawn(&["####", "#SG#", "####"]);
    assert!(refusal(&pillars).starts_with("a mouse needs a maze of rooms"));
    let inner = common::drawn(&["#######", "# S  G#", "#######"]);
    assert!(MouseMaze::turned(&inner, GoalPlace::OfMaze).is_err());
    let spec: Spec = "dig1-9x9-1".parse().unwrap();
    let _ = MouseMaze::turned(&Build::new(&spec).finish(), GoalPlace::Middle);
}

#[test]
fn any_moment_of_a_run_is_what_it_was() {
    let maze = maze_of("kruskal1-6x5-loops60-4", GoalPlace::Middle);
    let (mut host, mut dice) = (host(&maze), Dice::new(5));
    let mut log = RunLog::new(MouseStage::new(Arc::clone(&maze)));
    let mut seen = Vec::new();
    while log.steps() < 9_000 {
        let line = command(&mut dice, false);
        let before = log.steps();
        hear(&mut host, &line);
        host.news().drain(..).for_each(|news| log.take(news));
        if log.steps() == before + 1 && seen.len() < 3_000 {
            seen.push((log.steps(), host.stage.body));
        }
    }
    let mut moment = RunMoment::first(&log);
    for _ in 0..300 {
        let (step, body) = seen[dice.below(seen.len() as u32) as usize];
        moment.seek(&log, step);
        assert_eq!(moment.stage.body, body, "step {step}");
    }
    moment.seek(&log, log.steps());
    assert_eq!(moment.stage.score, host.stage.score);
    assert_eq!(moment.stage.body, host.stage.body);
}

#[test]
fn a_mouse_that_goes_on_for_ever_has_done_enough() {
    let maze = maze_of("kruskal1-4x4-1", GoalPlace::Middle);
    let patience =
        Patience { after_goal: 500, without_movement: 90, altogether: 5_000, until_reset: 100 };
    let mut asks = MouseHost::new(Arc::clone(&maze), patience);
    while !asks.is_done() {
        hear(&mut asks, "wallFront");
    }
    assert_eq!((asks.enough, asks.answers), (Some(Enough::NoMovement), 90));
    // A maze of twice as many rooms takes twice as long.
    let larger = maze_of("kruskal1-32x16-1", GoalPlace::Middle);
    let mut asks = MouseHost::new(larger, patience);
    while !asks.is_done() {
        hear(&mut asks, "wallFront");
    }
    assert_eq!((asks.enough, asks.answers), (Some(Enough::NoMovement), 180));
    // How large the maze is may be asked for at any time, but not for ever.
    let mut forgets = MouseHost::new(Arc::clone(&maze), patience);
    while !forgets.is_done() {
        let ask = ["mazeWidth", "mazeHeight", "getStat score"][forgets.answers as usize % 3];
        hear(&mut forgets, ask);
    }
    assert_eq!((forgets.enough, forgets.answers), (Some(Enough::TooMany), 5_000));
    let mut spins = MouseHost::new(Arc::clone(&maze), patience);
    while !spins.is_done() {
        hear(&mut spins, "turnLeft");
    }
    assert_eq!((spins.enough, spins.answers), (Some(Enough::TooMany), 5_000));
    let mut follows = MouseHost::new(maze, patience);
    let (mut solved_at, mut reset_at) = (None, None);
    while !follows.is_done() {
        if hear(&mut follows, "wallLeft") == "false\n" {
            hear(&mut follows, "turnLeft");
        }
        while hear(&mut follows, "wallFront") == "true\n" {
            hear(&mut follows, "turnRight");
        }
        hear(&mut follows, "moveForward");
        let is_solved = follows.stage.score.best.is_some();
        solved_at = solved_at.or(is_solved.then_some(follows.answers));
        if hear(&mut follows, "wasReset") == "true\n" {
            reset_at = reset_at.or(Some(follows.answers));
        }
    }
    assert_eq!(follows.enough, Some(Enough::NoBetterRun));
    let [solved_at, reset_at] = [solved_at, reset_at].map(Option::unwrap);
    assert!((95..115).contains(&(reset_at - solved_at)), "{solved_at} {reset_at}");
}
