//! A run from its start to the records, and every page of the settings and of keys.

use std::collections::BTreeSet;

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Key, Target};
use icetea_maze::game::records::{Day, FinishedRun, History};
use icetea_maze::game::settings::{Settings, Walking};
use icetea_maze::game::tuning::LOSS_FROM_TICKS;
use icetea_maze::maze::Solver;
use icetea_maze::screens::Screen;
use icetea_maze::screens::how_to::HowToPage;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::screens::settings::SettingsPage;
use icetea_maze::screens::title::Entry;

use super::super::unfinished as left;
use super::{DOWN, RIGHT, See, Traveller};

impl Traveller {
    /// Whether the maze is being solved, or was.
    fn is_solved(&self) -> bool {
        let Screen::Play(play) = &self.app.screen else { panic!("not in play") };
        play.race.solving().is_some()
    }

    /// The place of an entry of the pause.
    fn paused_at(&self, wanted: PauseChoice) -> usize {
        let Screen::Play(play) = &self.app.screen else { panic!("not in play") };
        let mut entries = play.pause().expect("it is paused").entries();
        let place = entries.position(|(one, _)| one == wanted);
        place.unwrap_or_else(|| panic!("{wanted:?} is not in the pause"))
    }

    /// Another solver for auto-solve, in the pause.
    fn take_another_solver(&mut self) {
        let place = self.paused_at(PauseChoice::SolveWith);
        self.act(Action::Click(Target::Arrow(place, 1)));
    }

    /// Starts auto-solve, however often it asks before.
    fn solve(&mut self) {
        for _ in 0..2 {
            if !self.is_solved() {
                self.act(Action::Solve);
            }
        }
        assert!(self.is_solved());
    }
}

pub fn unfinished(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.app.world.take_time(Day::default(), left::NOW);
    for left in left::ten() {
        one.app.offer(left);
    }
    one.wait(1);
    see("title, runs to continue", &mut one.app);
    one.enter(Entry::Unfinished);
    see("unfinished", &mut one.app);
    one.acts([DOWN, DOWN, Action::Erase]);
    see("unfinished, asks before it forgets", &mut one.app);
}

pub fn play(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.act(Action::Lesson);
    see("lesson", &mut one.app);
    one = Traveller::new(&Settings { walking: Walking::OneKey, ..settings.clone() });
    one.act(Action::Confirm);
    see("play, one key", &mut one.app);
    one = Traveller::new(settings);
    one.act(Action::Confirm);
    see("play", &mut one.app);
    one.wander(9);
    see("play, under way", &mut one.app);
    one.act(Action::Next).wait(120);
    see("play, whole maze", &mut one.app);
    one.act(Action::Next).act(Action::Hint);
    see("play, asks before a hint", &mut one.app);
    one.act(Action::Hint).wait(LOSS_FROM_TICKS as u32);
    one.act(Action::Restart);
    see("play, asks before a restart", &mut one.app);
    one.act(Action::Pause);
    see("pause", &mut one.app);
    let mut solvers = BTreeSet::new();
    for _ in Solver::ALL {
        one.take_another_solver();
        let solver = one.app.world.settings.solver.clone();
        see(&format!("pause, {solver}"), &mut one.app);
        solvers.insert(solver.clone());
    }
    assert_eq!(solvers.len(), Solver::ALL.len(), "{solvers:?}");
    one.click(one.paused_at(PauseChoice::Export));
    see("export", &mut one.app);
    one.acts([Action::Back, Action::Back]).solve();
    one.wait(60);
    see("play, auto-solve", &mut one.app);
    for _ in Solver::ALL {
        one.act(Action::Pause).take_another_solver();
        one.act(Action::Back);
        // Another solver replaces the search of the one before.
        one.solve();
        one.act(Action::Next);
        one.wait(90);
        let solver = one.app.world.settings.solver.clone();
        assert!(one.is_solved(), "{solver} does nothing");
        see(&format!("play, auto-solve, {solver}"), &mut one.app);
        one.act(Action::Next);
    }
    one.act(Action::Skip);
    for _ in 0..120 {
        one.wait(60);
        if one.app.screen.name() == "results" {
            break;
        }
    }
    see("results, just found", &mut one.app);
    one.wait(600);
    see("results", &mut one.app);
    let mut history = History::default();
    let code = "kruskal1-9x6-7".to_owned();
    history.add_run(FinishedRun {
        code,
        milliseconds: 65_432,
        steps: 99,
        ..FinishedRun::default()
    });
    one.app.take_history(history);
    one.acts([Action::Back, Action::Records]);
    see("records", &mut one.app);
}

pub fn settings(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Settings);
    for page in SettingsPage::ALL {
        let Screen::Settings(screen) = &one.app.screen else { panic!("not in the settings") };
        assert_eq!(screen.page, page);
        see(&format!("settings, page {page:?}"), &mut one.app);
        one.act(DOWN);
        see(&format!("settings, page {page:?}, second row"), &mut one.app);
        one.act(Action::Next);
    }
    one = Traveller::new(settings);
    let keys = SettingsPage::ALL
        .iter()
        .position(|page| *page == SettingsPage::Keys)
        .expect("a page of keys");
    one.enter(Entry::Settings).click(keys).acts([DOWN, Action::Confirm]);
    let Screen::Settings(screen) = &one.app.screen else { panic!("not in the settings") };
    assert_eq!((screen.page, screen.waiting.is_some()), (SettingsPage::Keys, true));
    see("settings, waits for a key", &mut one.app);
    one.act(Action::TakeKey(Some(Key::J)));
    see("settings, a key was given", &mut one.app);
    one.app.open_file(String::new(), b"// Icetea Maze: all that a player has".to_vec());
    see("settings, data from elsewhere", &mut one.app);
    one.acts([Action::Confirm, Action::Confirm]);
    see("settings, a file was asked for", &mut one.app);
    one = Traveller::new(settings);
    let noise = b" #  ## \n#  # #\n # #  #\n## # #\n".to_vec();
    for event in one.app.open_file(String::new(), noise) {
        if let Command::Ask(request) = event {
            drop(one.app.take(request.carry_out(&mut |_| true).expect("nobody gives it up")));
        }
    }
    see("loading, asks whether it is a maze", &mut one.app);
    one = Traveller::new(settings);
    one.enter(Entry::HowTo);
    for page in HowToPage::ALL {
        let Screen::HowTo(screen) = &one.app.screen else { panic!("no page of keys") };
        assert_eq!(screen.page, page);
        see(&format!("how to play, page {page:?}"), &mut one.app);
        one.act(RIGHT);
    }
}
