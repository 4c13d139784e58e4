//! A moment is one line, and the line leads back to it.

use icetea_maze::app::{App, Opening};
use icetea_maze::game::bookmark::{Bookmark, BookmarkScene, Work};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::{
    Offer, Practice, PracticeStage, RoomSearch, SearchCard, Skill, cards, search_cards,
};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::{
    Mark, MarkedSteps, SearchTelling, Show, SolveAct, Spread, Staging, StepSize,
};
use icetea_maze::maze::bench::{MOST_MEMBERS, Operation, Variant};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Generator, Maze, Percent, Size, Solve, SolveStep, Solver, Spec, Tile,
};
use icetea_maze::screens::Screen;
use icetea_maze::words::sentences;
use std::sync::Arc;

fn one_of<T: Clone>(dice: &mut Dice, all: &[T]) -> T {
    all[dice.below(all.len() as u32) as usize].clone()
}

fn spec(dice: &mut Dice, generators: &[Generator], most: u32) -> Spec {
    let mut side = || 2 + dice.below(most - 1) as u16;
    let size = Size::new(side(), side()).unwrap();
    Spec::new(one_of(dice, generators), size, u64::from(dice.below(u32::MAX)))
}

fn staging(dice: &mut Dice) -> Staging {
    let marks = (0..dice.below(12)).map(|_| u64::from(dice.below(40))).collect();
    Staging {
        spread: one_of(dice, &Spread::ALL),
        telling: one_of(dice, &[SearchTelling::Loop, SearchTelling::Recursion]),
        has_costs: dice.coin(),
        marks: MarkedSteps::at(marks),
    }
}

fn bookmark(dice: &mut Dice) -> Bookmark {
    let variants: Vec<_> = Variant::all().collect();
    let scene = match dice.below(6) {
        0 | 1 => BookmarkScene::Show {
            spec: spec(dice, &Generator::ALL, 9)
                .with_loops(Percent::new(dice.below(101) as u8).unwrap()),
            solver: one_of(dice, &Solver::with_estimates().collect::<Vec<_>>()),
            stride: one_of(dice, &StepSize::ALL),
            staging: staging(dice),
        },
        3 => BookmarkScene::Search(dice.below(search_cards().len() as u32) as usize),
        2 => BookmarkScene::Exercise(one_of(dice, &Skill::ALL), u64::from(dice.below(1_000_000))),
        _ => {
            let members = 1 + dice.below(MOST_MEMBERS);
            let operation = |dice: &mut Dice| match (dice.below(members), dice.below(members)) {
                (a, b) if dice.coin() => Operation::Union(a, b),
                (a, _) => Operation::Find(a),
            };
            let work = match dice.below(3) {
                0 => Work::Walls(spec(dice, &[Generator::Kruskal], 8)),
                1 => Work::Card(dice.below(cards().len() as u32) as usize),
                _ => {
                    let count = dice.below(12);
                    Work::Free(members, (0..count).map(|_| operation(dice)).collect())
                }
            };
            let beside = dice.coin().then(|| one_of(dice, &variants));
            BookmarkScene::Bench { work, variant: one_of(dice, &variants), beside }
        }
    };
    let is_exercise = matches!(scene, BookmarkScene::Exercise(..));
    let step = if is_exercise { 0 } else { u64::from(dice.below(9)) };
    let until = (!is_exercise && dice.coin()).then(|| step + 1 + u64::from(dice.below(5)));
    let counted = match scene {
        // Lines of version 0.2 count by tiles and show rooms.
        BookmarkScene::Show { stride: StepSize::Rooms, .. } | BookmarkScene::Search(_) => {
            one_of(dice, &StepSize::ALL)
        }
        BookmarkScene::Show { stride, .. } => stride,
        _ => StepSize::Rooms,
    };
    Bookmark { scene, step, until, counted }
}

#[test]
fn a_moment_becomes_a_line_and_the_line_that_moment() {
    for seed in 0..4_000 {
        let before = bookmark(&mut Dice::new(seed));
        let line = before.to_string();
        assert_eq!(line.parse(), Ok(before), "{line}");
        assert!(Bookmark::is_meant_by(&line), "{line}");
        assert_eq!(line.replace(' ', "%20").parse::<Bookmark>().unwrap().to_string(), line);
    }
    for code in ["kruskal1-4x3-7", "kruskal1-20x15-7~race-bo3", "icetea:abc", "sets", "a b@c", ""] {
        assert!(!Bookmark::is_meant_by(code), "{code}");
    }
}

/// Carries out the app's requests until there are no more.
fn settle(app: &mut App, mut events: Vec<Command>) {
    while !events.is_empty() {
        let answers = events.into_iter().filter_map(|event| match event {
            Command::Ask(request) => request.carry_out(&mut |_| true),
            _ => None,
        });
        events = answers.collect::<Vec<_>>().into_iter().flat_map(|one| app.take(one)).collect();
    }
}

#[test]
fn whoever_comes_back_is_at_that_moment_and_copies_the_same_line() {
    for seed in 0..300 {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let before = bookmark(&mut Dice::new(seed));
        // No step is beyond the end, and an exercise has no steps.
        let step = before.step.min(3);
        let mut before = Bookmark { step, until: before.until.map(|_| step + 3), ..before };
        before.counted = StepSize::Rooms;
        if let BookmarkScene::Show { staging, stride, .. } = &mut before.scene {
            staging.marks.keep_until(3);
            before.counted = *stride;
        }
        if let BookmarkScene::Bench { work: Work::Free(members, operations), .. } =
            &mut before.scene
        {
            operations.extend([Operation::Find(0), Operation::Find(*members - 1)]);
            operations.extend((0..*members).take(7).map(|one| Operation::Union(one, 0)));
        }
        let line = before.to_string();
        let events = if seed % 2 == 0 {
            app.begin(Opening::Bookmark(before.clone()))
        } else {
            app.tick(&Inputs { actions: vec![Action::Paste(line.clone())], ..Inputs::default() })
        };
        settle(&mut app, events);
        assert_eq!(app.code().as_deref(), Some(&*line));
        let is_lab = !matches!(before.scene, BookmarkScene::Show { .. } | BookmarkScene::Search(_));
        assert_eq!(app.screen.name(), if is_lab { "lab" } else { "watch" });
        let copied = app.tick(&Inputs { actions: vec![Action::Copy], ..Inputs::default() });
        assert!(copied.iter().any(|one| matches!(one, Command::Copy(code) if *code == line)));
    }
}

/// The numbers of rooms that a search has entered, given back, and filled or skipped after this
/// many of its steps from tile to tile.
fn moment_by_tiles(maze: &Maze, solver: Solver, steps: u64) -> [usize; 3] {
    let is_room = |tile: Tile| tile.column % 2 + tile.row % 2 == 2;
    let mut solve = Solve::new(solver, maze);
    let [mut entered, mut left, mut done] = [0; 3];
    for _ in 0..steps {
        match solve.step(maze) {
            Some(SolveStep::Enter(tile)) => entered += usize::from(is_room(tile)),
            Some(SolveStep::Retreat(tile)) => left += usize::from(is_room(tile)),
            Some(SolveStep::Fill(tile) | SolveStep::Skip(tile) | SolveStep::Seal(tile)) => {
                done += usize::from(is_room(tile));
            }
            _ => {}
        }
    }
    [entered, left, done]
}

/// The numbers of the moment as it is shown, from room to room.
fn moment_shown(act: &SolveAct) -> [usize; 3] {
    let (rooms, grid) = (act.rooms.unwrap(), act.maze.grid());
    let is_done = |mark| matches!(mark, Mark::Filled | Mark::Skipped | Mark::Sealed);
    let is_counted = |&index: &usize| {
        let tile = grid.tile(index);
        tile.column % 2 + tile.row % 2 == 2 && is_done(act.marks.mark(tile))
    };
    let done = (0..grid.tiles()).filter(is_counted).count();
    [rooms.entered as usize, rooms.backtracked as usize, done]
}

#[test]
fn lines_of_version_0_2_open_the_same_moment() {
    let generators = [Generator::Kruskal, Generator::Prim, Generator::Backtracker];
    let mut specs: Vec<Spec> =
        ["kruskal1-4x3-2", "kruskal1-5x4-loops100-3"].map(|code| code.parse().unwrap()).into();
    for seed in 0..24_u16 {
        let size = Size::new(2 + seed % 5, 2 + seed / 5).unwrap();
        let spec = Spec::new(generators[seed as usize % 3], size, seed.into());
        specs.push(spec.with_loops(Percent::new((seed * 29 % 101) as u8).unwrap()));
    }
    for spec in specs {
        let maze = Build::new(&spec).finish();
        let mut build = Show::of_build(&spec);
        while build.advance() {}
        for solver in Solver::ALL {
            let mut solve = Solve::new(solver, &maze);
            let steps = std::iter::from_fn(|| solve.step(&maze)).count() as u64;
            let mut app = App::new(Settings::default(), Language::English, 1);
            for step in 0..=steps {
                // Steps of a build were counted as they are now.
                let whole = format!("{spec}@{} {}", build.step + step, solver.name());
                let events = app.begin(Opening::Bookmark(whole.parse().unwrap()));
                settle(&mut app, events);
                let Screen::Watch(watch) = &app.screen else { panic!("{whole}") };
                let mut timeline = watch.timeline().unwrap().clone();
                timeline.seek(watch.deck.step);
                match timeline.show().search() {
                    Some(act) => {
                        let expected = moment_by_tiles(&maze, solver, step);
                        assert_eq!(moment_shown(act), expected, "{whole}");
                        assert_eq!(act.ending().is_some(), step == steps, "{whole}");
                    }
                    None => assert_eq!((timeline.step(), step), (build.step, 0), "{whole}"),
                }
                let copied = app.code().unwrap();
                assert!(copied.contains(" rooms"), "{copied}");
            }
            for step in 0..build.step {
                let bookmark: Bookmark = format!("{spec}@{step}").parse().unwrap();
                let events = app.begin(Opening::Bookmark(bookmark));
                settle(&mut app, events);
                let Screen::Watch(watch) = &app.screen else { panic!("{spec}@{step}") };
                assert_eq!(watch.deck.step, step, "{spec}");
            }
        }
    }
}

/// Lines as a program wrote them that still counted all steps by tiles, each with how many rooms were
/// entered, left and given up there.
#[test]
fn what_was_written_before_steps_went_by_rooms_opens_the_same_moment() {
    let written = include_str!("../../golden/lab-0.2/moments.txt");
    let mut app = App::new(Settings::default(), Language::English, 1);
    for (line, moment) in written.lines().map(|line| line.split_once(": ").unwrap()) {
        let events = app.begin(Opening::Bookmark(line.parse().unwrap()));
        settle(&mut app, events);
        let Screen::Watch(watch) = &app.screen else { panic!("{line}") };
        let mut timeline = watch.timeline().unwrap().clone();
        timeline.seek(watch.deck.step);
        let shown = timeline.show().search().map_or([0; 3], moment_shown);
        assert_eq!(shown.map(|count| count.to_string()).join(" "), moment, "{line}");
    }
}

/// The maze of an exercise is that of version 0.2: a line names it by its seed alone.
#[test]
fn exercises_of_version_0_2_are_in_the_same_maze() {
    let mut hash = 0;
    for (skill, solver) in
        [(Skill::Stack, Solver::DepthFirst), (Skill::Queue, Solver::BreadthFirst)]
    {
        for seed in 0..200 {
            let search = RoomSearch::new(solver, seed);
            let practice = Practice::new(skill, seed);
            let PracticeStage::Search(other) = &practice.stage else { panic!("{skill:?}") };
            assert_eq!(other.maze, search.maze);
            let text = format!("{hash} {:?}", search.maze);
            hash = icetea_maze::maze::random::text_hash(&text);
        }
    }
    assert_eq!(hash, 422_367_819_453_892_484);
}

#[test]
fn what_is_no_moment_is_told_in_a_sentence() {
    for (line, quoted) in [
        ("kruskal1-4x3-7@x", "x"),
        ("kruskal1-4x3-7@12-", "12-"),
        ("kruskal1-4x3-7@12-12", "12-12"),
        ("kruskal1-4x3-7@12 loop", "loop"),
        ("kruskal1-4x3-7@12 sideways", "sideways"),
        ("kruskal1-4x3-7@12 marks:3,x", "marks:3,x"),
        ("kruskal1-4x3-7@12 beside size full", "beside"),
        ("kruskal1-40x30-7@12 size full", "kruskal1-40x30-7"),
        ("prim1-4x3-7@12 size full", "prim1-4x3-7"),
        ("chains@3 size twice", "twice"),
        ("chains@3 structure", "structure"),
        ("bench4:0+9@2", "9"),
        ("bench0:@2", "bench0"),
        ("bench4:0+1+2@2", "0 1+2"),
        ("do-find:x", "do-find:x"),
        ("do-find:7@1", "1"),
        ("do-find:7 size full", "size full"),
    ] {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let paste = Action::Paste(line.to_owned());
        let events = app.tick(&Inputs { actions: vec![paste], ..Inputs::default() });
        assert_eq!(app.screen.name(), "title", "{line}");
        let refusal = events.iter().find_map(|event| match event {
            Command::Refused(refusal) => Some(refusal),
            _ => None,
        });
        for language in Language::ALL {
            let told = sentences::refusal(language, refusal.unwrap_or_else(|| panic!("{line}")));
            assert!(told.contains(quoted), "{line}: {told}");
        }
    }
    let mut dice = Dice::new(7);
    for seed in 0..4_000 {
        let mut line: Vec<char> = bookmark(&mut Dice::new(seed)).to_string().chars().collect();
        for _ in 0..=dice.below(3) {
            let place = dice.below(line.len() as u32) as usize;
            line[place] = one_of(&mut dice, &['@', '-', ':', '+', ' ', '9', '0', 'z', '三', '%']);
        }
        let line: String = line.into_iter().collect();
        if let Ok(read) = line.parse::<Bookmark>() {
            assert_eq!(read.to_string().parse(), Ok(read), "{line}");
        }
    }
}

#[test]
fn cards_of_version_0_2_say_and_ask_at_the_same_moments() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/lab-0.2");
    for (place, card) in search_cards().iter().enumerate() {
        let name = format!("{folder}/{}.txt", Offer::Search(place).name());
        let old: SearchCard = std::fs::read_to_string(name).unwrap().parse().unwrap();
        let moments = |card: &SearchCard| {
            let says: Vec<u64> = card.says.iter().map(|&(step, _)| step).collect();
            (says, (card.asks.clone(), card.solver, Arc::clone(&card.maze)))
        };
        let ((old_says, old), (says, new)) = (moments(&old), moments(card));
        assert_eq!(old, new);
        // A card may say more at its end.
        assert!(says.starts_with(&old_says), "{old_says:?}, {says:?}");
    }
}
