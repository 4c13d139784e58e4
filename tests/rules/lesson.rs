//! The first lesson without a window: by keys, by the pointer alone, left in the middle, and never
//! in the player's way.

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lesson::LessonStep;
use icetea_maze::game::race::RaceEvent;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{JOY_TICKS, LESSON_PRAISE_TICKS, TICKS_PER_SECOND};
use icetea_maze::maze::{Direction, Solve, Solver, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lesson::FirstLesson;
use proptest::prelude::*;

/// A game in the first lesson, with the events that it has sent.
struct Pupil {
    app: App,
    learnt: Vec<LessonStep>,
    events: Vec<String>,
}

impl Pupil {
    fn with(settings: Settings) -> Self {
        let app = App::new(settings, Language::English, 1);
        let mut pupil = Self { app, learnt: Vec::new(), events: Vec::new() };
        pupil.wait(1);
        pupil.press(Action::Go(Direction::Down));
        pupil
    }

    fn at_lesson() -> Self {
        let mut pupil = Self::with(Settings::default());
        pupil.press(Action::Lesson);
        assert_eq!(pupil.screen(), "lesson");
        pupil
    }

    fn tick(&mut self, inputs: &Inputs) {
        for event in self.app.tick(inputs) {
            match event {
                Command::Ask(request) => {
                    self.app.take(request.carry_out(&mut |_| true).unwrap());
                }
                Command::Learnt(step) => self.learnt.push(step),
                Command::Race(_, RaceEvent::Arrived { .. }) => {
                    self.events.push("finished".to_owned());
                }
                Command::Keep(
                    StoreTask::SaveRun(_) | StoreTask::ClearRun(_) | StoreTask::BeginJournal(..),
                ) => self.events.push("keep run".to_owned()),
                Command::Opened(_) => self.events.push("opened".to_owned()),
                Command::Keep(StoreTask::SaveSettings(_)) => {
                    self.events.push("keep settings".to_owned());
                }
                _ => {}
            }
        }
    }

    fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.tick(&Inputs::default());
        }
    }

    fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
    }

    fn screen(&self) -> &'static str {
        self.app.screen.name()
    }

    fn lesson(&self) -> &FirstLesson {
        match &self.app.screen {
            Screen::Lesson(lesson) => lesson,
            screen => panic!("{}", screen.name()),
        }
    }

    fn place(&self) -> Tile {
        self.lesson().play.runner().place()
    }

    /// The rooms from the mouse to the cheese.
    fn path(&self) -> Vec<Tile> {
        let measured = self.lesson().play.race.measured();
        measured.path_from(self.place()).step_by(2).collect()
    }

    fn walk(&mut self, direction: Direction, run: bool) {
        let actions = vec![Action::Go(direction)];
        self.tick(&Inputs { actions, held: Some(direction), run, ..Inputs::default() });
        self.wait(if run { 300 } else { 60 });
    }

    fn walk_on(&mut self, rooms: usize) {
        for pair in self.path().windows(2).take(rooms) {
            self.walk(pair[0].direction_towards(pair[1]).unwrap(), false);
        }
    }

    fn praised(&mut self) {
        self.wait(LESSON_PRAISE_TICKS);
    }

    fn click(&mut self, room: Tile, times: u32) {
        for _ in 0..times {
            let ((x, y), pitch) = self.lesson().play.camera.view(1.0);
            let at = |tile: u16, centre: f32, pane: f32| {
                pane / 2.0 + (f32::from(tile) / 2.0 - centre) * pitch
            };
            let actions = vec![
                Action::Lead(at(room.column, x, 1280.0), at(room.row, y, 664.0)),
                Action::LeadNoMore,
            ];
            self.tick(&Inputs { actions, ..Inputs::default() });
            self.wait(3);
        }
        self.wait(300);
    }
}

#[test]
fn the_keys_lead_from_the_first_step_to_a_first_maze() {
    let mut pupil = Pupil::at_lesson();
    pupil.walk_on(3);
    pupil.praised();
    let direction = pupil.path()[0].direction_towards(pupil.path()[1]).unwrap();
    pupil.walk(direction, true);
    pupil.praised();
    for action in [Action::Zoom(1.0), Action::Next, Action::Hint] {
        pupil.press(action);
        pupil.praised();
    }
    assert_eq!(pupil.learnt, LessonStep::ALL[..5]);
    pupil.press(Action::Solve);
    pupil.press(Action::Skip);
    pupil.wait(30 * TICKS_PER_SECOND);
    assert_eq!(pupil.learnt, LessonStep::ALL);
    assert_eq!(pupil.lesson().farewell().unwrap().focus, 0);
    pupil.press(Action::Confirm);
    assert_eq!(pupil.screen(), "play");
    let Screen::Play(play) = &pupil.app.screen else { unreachable!() };
    assert_eq!(play.race.measured().rooms(), Some((12, 8)));
    assert!(!play.race.has_begun() && !play.race.is_helped());
}

#[test]
fn the_pointer_alone_does_every_step() {
    let mut pupil = Pupil::at_lesson();
    let path = pupil.path();
    for room in &path[1..4] {
        pupil.click(*room, 1);
    }
    assert_eq!((pupil.place(), pupil.learnt.as_slice()), (path[3], &[LessonStep::Walk][..]));
    pupil.click(path[4], 2);
    assert!(pupil.learnt.contains(&LessonStep::Run));
    pupil.praised();
    // The wheel belongs to the pointer; the rest are keys on the screen that are clicked.
    pupil.press(Action::Zoom(1.0));
    pupil.praised();
    pupil.press(Action::Next);
    pupil.praised();
    pupil.press(Action::Hint);
    pupil.praised();
    pupil.press(Action::Solve);
    pupil.wait(30 * TICKS_PER_SECOND);
    assert_eq!(pupil.learnt, LessonStep::ALL);
    pupil.press(Action::Click(Target::Entry(1)));
    assert_eq!(pupil.screen(), "title");
}

#[test]
fn who_finds_the_cheese_too_early_goes_on_where_the_lesson_was() {
    let mut pupil = Pupil::at_lesson();
    let start = pupil.place();
    pupil.walk_on(usize::MAX);
    pupil.wait(JOY_TICKS + 1);
    assert_eq!((pupil.place(), pupil.learnt.as_slice()), (start, &[LessonStep::Walk][..]));
    assert_eq!(pupil.lesson().lesson.step(), Some(LessonStep::Run));
    assert!(pupil.lesson().farewell().is_none());
}

#[test]
fn help_asked_for_too_early_is_not_given() {
    let mut pupil = Pupil::at_lesson();
    pupil.press(Action::Hint);
    pupil.press(Action::Solve);
    let run = &pupil.lesson().play.race;
    assert!(run.hint().is_none() && run.solving().is_none());
}

#[test]
fn the_lesson_leaves_nothing_behind() {
    let mut pupil = Pupil::at_lesson();
    pupil.walk_on(usize::MAX);
    assert!(pupil.app.unfinished().is_none() && pupil.app.code().is_none());
    assert!(pupil.app.world.recordings.last.as_ref().is_none());
    pupil.wait(JOY_TICKS + 1);
    pupil.walk_on(2);
    pupil.press(Action::Back);
    assert_eq!(pupil.screen(), "title");
    assert!(pupil.app.world.to_continue().is_none());
    let kept = |event: &String| event != "keep settings";
    assert_eq!(pupil.events.iter().filter(|event| kept(event)).count(), 0, "{:?}", pupil.events);
}

#[test]
fn a_run_that_waits_below_the_lesson_is_gone_on_with() {
    let mut pupil = Pupil::with(Settings::default());
    pupil.press(Action::Confirm);
    let maze = match &pupil.app.screen {
        Screen::Play(play) => play.race.measured().maze.clone(),
        screen => panic!("{}", screen.name()),
    };
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    pupil.walk(path[0].direction_towards(path[2]).unwrap(), false);
    pupil.press(Action::Pause);
    // To the pages of keys, and from there into the lesson.
    pupil.press(Action::Click(Target::Entry(7)));
    assert_eq!(pupil.screen(), "how-to-play");
    pupil.press(Action::Confirm);
    assert_eq!(pupil.screen(), "lesson");
    assert_eq!(pupil.app.unfinished().map(|race| race.runner(0).steps()), Some(1));
    for expected in ["how-to-play", "pause", "play"] {
        pupil.press(Action::Back);
        assert_eq!(pupil.screen(), expected);
    }
    let Screen::Play(play) = &pupil.app.screen else { unreachable!() };
    assert_eq!(play.runner().steps(), 1);
}

#[test]
fn esc_leads_back_from_anywhere_and_the_lesson_begins_anew() {
    let mut pupil = Pupil::at_lesson();
    for step in 0..3 {
        pupil.walk_on(step);
        pupil.press(Action::Back);
        assert_eq!(pupil.screen(), "title");
        pupil.press(Action::Lesson);
        assert_eq!(pupil.lesson().lesson.done, 0);
    }
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop::sample::select(&Direction::ALL[..]).prop_map(Action::Go),
        (0.0..1280.0_f32, 0.0..664.0_f32).prop_map(|(x, y)| Action::Lead(x, y)),
        (-3.0..3.0_f32).prop_map(Action::Zoom),
        prop::sample::select(vec![
            Action::LeadNoMore,
            Action::Next,
            Action::Hint,
            Action::Solve,
            Action::Skip,
            Action::Confirm,
            Action::Restart,
            Action::NewSeed,
            Action::Pause,
            Action::Watch,
            Action::Trail,
        ]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn whatever_is_done_the_steps_come_in_order_and_the_lesson_can_be_ended(
        deeds in prop::collection::vec((any_action(), any::<bool>(), 0..90_u32), 0..60),
    ) {
        let mut pupil = Pupil::at_lesson();
        for (action, run, ticks) in deeds {
            if pupil.screen() != "lesson" {
                break;
            }
            let held = if let Action::Go(direction) = action { Some(direction) } else { None };
            pupil.tick(&Inputs { actions: vec![action], held, run, ..Inputs::default() });
            pupil.wait(ticks);
        }
        prop_assert_eq!(&pupil.learnt[..], &LessonStep::ALL[..pupil.learnt.len()]);
        prop_assert!(!pupil.events.contains(&"finished".to_owned()));
        if pupil.screen() == "lesson" {
            pupil.press(Action::Back);
            prop_assert_eq!(pupil.screen(), "title");
        }
    }
}
