//! Cards of searches: their questions and texts agree with the search.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::{
    Offer, Prepared, RoomSearch, SearchAsk, SearchCard, SearchChoice, SearchQuestion, search_cards,
};
use icetea_maze::game::lab_result::{Asked, LabMarks, LabResult, ResultError};
use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Show, SolveAct, SolveEnding, StepSize, Visit};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Direction, Generator, Heuristic, Maze, Percent, Size, Solve, SolveStep, Solver, Spec,
    Tile,
};
use icetea_maze::screens::watch::Watch;
use icetea_maze::words::Words;
use std::collections::VecDeque;
use std::sync::Arc;

/// A search of rooms as in a textbook: where it is, what it holds, the last number that it wrote.
struct Plain<'m> {
    maze: &'m Maze,
    size: Size,
    is_queue: bool,
    at: u32,
    held: VecDeque<u32>,
    known: Vec<u32>,
    distances: Vec<u32>,
    number: u32,
}

impl<'m> Plain<'m> {
    fn new(maze: &'m Maze, size: Size, is_queue: bool) -> Self {
        let at = size.number(maze.start());
        let distances = vec![0; size.rooms() as usize];
        let (held, known) = (VecDeque::from([at]), vec![at]);
        let mut plain = Self { maze, size, is_queue, at, held, known, distances, number: 0 };
        if is_queue {
            plain.step();
        } else {
            plain.number = 1;
        }
        plain
    }

    fn fresh(&self) -> Vec<u32> {
        let tile = self.size.room(self.at);
        let sides = Direction::ALL.into_iter();
        let open = sides.filter(|&side| self.maze.grid().is_open(tile.step(side)));
        let rooms = open.map(|side| self.size.number(tile.go(side, 2)));
        rooms.filter(|room| !self.known.contains(room)).collect()
    }

    fn step(&mut self) {
        if self.is_queue {
            self.at = self.held.pop_front().expect("a room in the queue");
            self.number = self.distances[self.at as usize];
            for room in self.fresh() {
                self.distances[room as usize] = self.number + 1;
                self.known.push(room);
                self.held.push_back(room);
            }
            return;
        }
        self.number += 1;
        match self.fresh().first() {
            Some(&room) => {
                self.known.push(room);
                self.held.push_back(room);
            }
            None => drop(self.held.pop_back()),
        }
        self.at = *self.held.back().expect("a room on the stack");
    }

    /// The top or the front first.
    fn holds(&self) -> Vec<u32> {
        let held = self.held.iter().copied();
        if self.is_queue { held.collect() } else { held.rev().collect() }
    }
}

fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

/// The number of rooms that the search of tiles has entered in this many steps.
fn entered(maze: &Maze, solver: Solver, steps: u64) -> usize {
    let mut solve = Solve::new(solver, maze);
    let moves = std::iter::from_fn(move || solve.step(maze));
    let of_rooms = moves.filter(|step| match step {
        SolveStep::Enter(tile) | SolveStep::Retreat(tile) => is_room(*tile),
        _ => true,
    });
    of_rooms.take(steps as usize).filter(|step| matches!(step, SolveStep::Enter(_))).count()
}

#[test]
fn what_is_right_is_what_the_search_does_next() {
    let mut asked = [0; 4];
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let size = Size::new(2 + dice.below(6) as u16, 2 + dice.below(5) as u16).unwrap();
        let generator = Generator::ALL[dice.below(4) as usize];
        let loops = Percent::new(dice.below(100) as u8).unwrap();
        let maze = Build::new(&Spec::new(generator, size, seed).with_loops(loops)).finish();
        if maze.grid().rooms().is_none() {
            continue;
        }
        let maze = Arc::new(maze);
        for solver in [Solver::DepthFirst, Solver::BreadthFirst] {
            let rooms = RoomSearch::of(Arc::clone(&maze), size, solver);
            let mut plain = Plain::new(&maze, size, solver == Solver::BreadthFirst);
            for place in 0..rooms.decisions() {
                let step = place as u64 + 1;
                let (at, before) = (plain.at, plain.known.len());
                plain.step();
                for (number, ask) in SearchAsk::ALL.into_iter().enumerate() {
                    let Some(question) = ask.question(&rooms, step) else { continue };
                    asked[number] += 1;
                    let right = match ask {
                        SearchAsk::Next => SearchChoice::Room(plain.at),
                        SearchAsk::Turn if plain.known.len() > before => SearchChoice::On,
                        SearchAsk::Turn => SearchChoice::Back,
                        SearchAsk::Held => SearchChoice::Held(plain.holds()),
                        SearchAsk::Number => SearchChoice::Number(plain.number),
                    };
                    hold(&question, &right);
                    assert_eq!(question.at, at, "{question:?}");
                    let done = entered(&maze, solver, question.until);
                    let known = if plain.is_queue { place + 2 } else { plain.known.len() };
                    assert_eq!(done, known, "{question:?}");
                }
            }
        }
    }
    assert!(asked.iter().all(|&times| times > 2_000), "{asked:?}");
}

fn hold(question: &SearchQuestion, right: &SearchChoice) {
    assert_eq!(&question.choices[question.right], right, "{question:?}");
    assert!((2..=4).contains(&question.choices.len()), "{question:?}");
    let same = question.choices.iter().filter(|&one| one == right).count();
    assert_eq!(same, 1, "{question:?}");
}

#[test]
fn the_searches_of_the_shelf_can_be_read_and_speak_both_languages() {
    let names = ["stack", "times", "recursion", "queue", "loops", "no-way"];
    assert_eq!(search_cards().len(), names.len());
    for (card, name) in search_cards().iter().zip(names) {
        assert_eq!(Offer::named(name), Ok(Offer::Search(place(name))));
        assert!(card.says.len() > 2 && card.asks.len() > 2, "{name}");
        assert!(card.places().len() <= 9, "{name} has more marks than digits");
        for text in card.says.iter().map(|(_, text)| text).chain([&card.title, &card.about]) {
            let [english, chinese] = [Language::English, Language::Chinese]
                .map(|language| Words::of(language).on_card(text));
            let is_chinese = |letter: char| letter > '\u{2e80}';
            assert!(!english.is_empty() && !english.contains(is_chinese), "{english}");
            assert!(!chinese.is_ascii() && chinese != english, "{chinese}");
        }
    }
}

fn place(name: &str) -> usize {
    match Offer::named(name) {
        Ok(Offer::Search(place)) => place,
        other => panic!("{other:?}"),
    }
}

/// The search of a card after this many steps.
fn act(name: &str, solver: Option<Solver>, steps: u64) -> SolveAct {
    let card = &search_cards()[place(name)];
    let mut show = Show::of_search(Arc::clone(&card.maze), solver.unwrap_or(card.solver));
    while show.step < steps && show.advance() {}
    show.search().expect("a search").clone()
}

fn path(act: &SolveAct, size: Size) -> Vec<u32> {
    let Some(SolveEnding::Found(path)) = act.ending() else { panic!("{:?}", act.ending()) };
    path.iter().filter(|&&tile| is_room(tile)).map(|&tile| size.number(tile)).collect()
}

#[test]
fn what_the_cards_say_of_their_mazes_is_true() {
    let size = Size::new(4, 4).unwrap();
    assert_eq!(path(&act("stack", None, 99), size), [0, 4, 8, 9, 13, 14, 15]);

    let times = act("times", None, 25);
    assert_eq!(
        [2, 3].map(|room| times.visit(room)),
        [(3, 6), (4, 5)].map(|(found, left)| { Some(Visit::Left(found, left)) })
    );
    let on_the_stack = |room: &u32| matches!(times.visit(*room), Some(Visit::Found(_)));
    let on_the_stack: Vec<u32> = (0..16).filter(on_the_stack).collect();
    let mut way = path(&act("times", None, 99), size);
    way.sort_unstable();
    assert_eq!(on_the_stack, way);

    let calls = |step| act("recursion", None, step).calls().expect("calls").len();
    assert_eq!([3, 5, 8].map(calls), [3, 1, 4]);

    let [wide, deep] =
        [Solver::BreadthFirst, Solver::DepthFirst].map(|solver| act("queue", Some(solver), 99));
    assert_eq!([&wide, &deep].map(|act| path(act, size).len() - 1), [6, 8]);
    let rooms = |solver| entered(&search_cards()[place("queue")].maze, solver, 99);
    assert_eq!([Solver::BreadthFirst, Solver::DepthFirst].map(rooms), [14, 9]);
    let deep = act("queue", Some(Solver::DepthFirst), 9);
    assert_eq!(deep.last(), Some(SolveStep::Enter(size.room(15))));

    let loops = &search_cards()[place("loops")];
    assert_eq!(entered(&loops.maze, loops.solver, 99), 13);
    for (step, at, known) in [(7, 5, 1), (8, 6, 2)] {
        let search = act("loops", None, step);
        assert_eq!(search.at, Some(size.room(at)));
        let way = size.room(at).direction_to(size.room(known).step(Direction::Down));
        assert!(way.is_some_and(|way| loops.maze.grid().is_open(size.room(at).step(way))));
        assert!(matches!(search.visit(known), Some(Visit::Found(_))));
    }

    let shut = act("no-way", None, 31);
    let Some(SolveEnding::NoPath(blocked)) = shut.ending() else { panic!("{:?}", shut.ending()) };
    assert_eq!(blocked.walls.len(), 1);
    let reached = blocked.reachable.iter().filter(|&&tile| is_room(tile)).count();
    assert_eq!(reached, 15);
    assert!(act("no-way", None, 30).ending().is_none());
}

const GOOD: &str = "Icetea Maze lab card 1\ntitle: A | 甲\nmaze: kruskal1-4x4-11\n\
    solver: depth-first\nbeside: a-star\ntold: recursion\nsay: now | 现在\nat 3\nask: next\n\
    # nothing\nat 5\nsay: then | 然后\nask: turn\n";

fn read(text: &str) -> Result<SearchCard, (usize, String)> {
    match Prepared::read_bytes(text.as_bytes()) {
        Ok(Prepared::Search(card)) => Ok(card),
        Ok(Prepared::Bench(card)) => panic!("{card:?}"),
        Err(error) => Err((error.number, error.line)),
    }
}

#[test]
fn what_is_wrong_with_a_card_of_a_search_is_told_with_its_line() {
    let card = read(GOOD).unwrap();
    assert_eq!((card.places(), card.says.len(), card.asks.len()), (vec![0, 2, 3], 2, 2));
    assert_eq!(
        (card.solver, card.beside),
        (Solver::DepthFirst, Some(Solver::AStar(Heuristic::Manhattan)))
    );
    for (line, bad) in [
        (1, "Icetea Maze lab card 9"),
        (3, "maze: kruskal1-40x40-1"),
        (3, "maze: kruskal1"),
        (5, "beside: nobody"),
        (6, "told: twice"),
        (7, "members: 5"),
        (8, "at 999"),
        (8, "at noon"),
        (9, "ask: sets"),
        (9, "union 3 4"),
        (11, "at 2"),
        (12, "maze: kruskal1-4x4-11"),
        (13, "ask: who"),
    ] {
        let lines = GOOD.lines().enumerate();
        let text: Vec<&str> =
            lines.map(|(place, good)| if place + 1 == line { bad } else { good }).collect();
        assert_eq!(read(&text.join("\n")), Err((line, bad.to_owned())));
    }
    // Before its first step it has decided nothing, and a queue does not turn back.
    assert!(read(&GOOD.replace("at 3", "at 0")).is_err());
    assert!(read(&GOOD.replace("solver: depth-first", "solver: breadth-first")).is_err());
    assert!(read(&GOOD.replace("maze: kruskal1-4x4-11\n", "")).is_err());
    assert!(read(&GOOD.replace("maze: kruskal1-4x4-11", "row: #S#\nrow: #G#")).is_err());
    let open = "row: ##.##\nrow: #S..G\nrow: #####";
    assert!(read(&GOOD.replace("maze: kruskal1-4x4-11", open)).is_err());
}

#[test]
fn a_question_that_cannot_be_asked_there_says_after_which_steps_it_can() {
    for (solver, ask, is_by_rooms) in ["depth-first", "breadth-first"]
        .into_iter()
        .flat_map(|solver| SearchAsk::ALL.map(|ask| (solver, ask)))
        .flat_map(|(solver, ask)| [(solver, ask, false), (solver, ask, true)])
    {
        let steps = if is_by_rooms { "steps: rooms\n" } else { "" };
        let head =
            format!("Icetea Maze lab card 1\nmaze: kruskal1-4x4-11\nsolver: {solver}\n{steps}");
        let with = |step: u64| {
            let card = format!("{head}at {step}\nask: {}\n", ask.name());
            Prepared::read_bytes(card.as_bytes()).map_err(|error| error.fault.to_string())
        };
        let told = with(0).unwrap_err();
        let start = format!("`{}` can be asked once a step, and of this search after ", ask.name());
        let steps = told.strip_prefix(&start).unwrap_or_else(|| panic!("{told}"));
        let named_run = |run: &str| {
            let (first, last) = run.split_once(" to ").unwrap_or((run, run));
            first.parse::<u64>().unwrap()..=last.parse().unwrap()
        };
        let named = steps.strip_prefix("steps ").into_iter().flat_map(|runs| runs.split(", "));
        let named: Vec<_> = named.map(named_run).collect();
        let last = named.last().map_or(9, |run| *run.end());
        for step in 1..=last {
            let is_named = named.iter().any(|run| run.contains(&step));
            // Counted by tiles, other steps show the same moment as one that is named.
            assert!(with(step).is_ok() || !is_named, "{told}: {step}");
            assert!(!is_by_rooms || with(step).is_err() || is_named, "{told}: {step}");
        }
    }
}

/// Answers all questions of a card, this many of them wrong at first.
fn answered(place: usize, mut wrong: usize) -> LabResult {
    let card = search_cards()[place].clone();
    let mut watch = Watch::of_card(card, Some(place), (0, None), StepSize::Rooms);
    for _ in 0..20_000 {
        let lecture = watch.lecture().expect("a card");
        if let Some(result) = lecture.result() {
            return result;
        }
        let action = match lecture.question() {
            Some(question) => {
                let slip = usize::from(wrong > 0);
                wrong -= slip;
                Action::Lane((question.right + slip) % question.choices.len())
            }
            None => Action::Go(Direction::Right),
        };
        watch.tick(&Inputs { actions: vec![action], ..Inputs::default() }, || 0);
    }
    panic!("card {place} is never done");
}

#[test]
fn the_answers_become_a_line_that_is_worth_as_much() {
    for (place, card) in search_cards().iter().enumerate() {
        for wrong in 0..card.asks.len() {
            let result = answered(place, wrong);
            let line = result.to_string();
            let read: LabResult = line.parse().unwrap();
            assert_eq!(read, result, "{line}");
            let (right, all) = (card.asks.len() - wrong, card.asks.len());
            assert_eq!(read.marks(), Ok(LabMarks { right, all }), "{line}");
            let Asked::Search(_, given) = result.asked else { panic!("{line}") };
            let asked = Asked::Search(place, given[1..].to_vec());
            let less = LabResult { asked, seconds: 9 }.marks();
            assert!(wrong > 0 || less == Err(ResultError::Impossible), "{line}");
        }
    }
}

#[test]
fn whoever_goes_on_comes_by_no_question_and_the_answer_is_performed() {
    let place = place("queue");
    let mut watch =
        Watch::of_card(search_cards()[place].clone(), Some(place), (0, None), StepSize::Rooms);
    let press = |watch: &mut Watch, action| {
        watch.tick(&Inputs { actions: vec![action], run: true, ..Inputs::default() }, || 0);
    };
    let mut places = Vec::new();
    for _ in 0..40 {
        let step = watch.deck.step;
        let Some(question) = watch.lecture().and_then(|lecture| lecture.question()) else {
            press(&mut watch, Action::Go(Direction::Right));
            continue;
        };
        let (until, right) = (question.until, question.right);
        places.push(step);
        press(&mut watch, Action::Lane(right));
        while watch.deck.is_playing {
            press(&mut watch, Action::Point(icetea_maze::game::input::Target::Entry(9)));
        }
        assert_eq!(watch.deck.step, until);
        let beside = watch.lecture().and_then(|lecture| lecture.beside()).map(|it| it.step);
        assert_eq!(beside, Some(until.min(18)), "both go on together");
    }
    assert_eq!(places, [1, 2, 4, 5]);
}
