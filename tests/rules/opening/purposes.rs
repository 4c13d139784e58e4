//! What is requested for one purpose serves no other, wherever the player has gone meanwhile.

use icetea_maze::app::Opening;
use icetea_maze::game::bundle::BUNDLE_BEGINS;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::replay::Recording;
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::game::tuning::SCREENSAVER_DEAF_TICKS;
use icetea_maze::maze::Solver;
use icetea_maze::screens::Screen;

use super::{Slow, spec};
use crate::wanderer::recorded;

/// What makes a request, if anything is opened for it: the title requests its preview.
fn openings() -> [Option<Opening>; 6] {
    let show = |code| ShowSpec::of(Source::Grown(spec(code)), Solver::DepthFirst);
    let recording = |recording: Recording| Opening::Recording(Box::new(recording));
    [
        None,
        Some(Opening::Grown(spec("prim1-9x2-1"))),
        Some(Opening::Endless("endless1-7".parse().unwrap())),
        Some(Opening::Watch(show("prim1-9x2-1"), Vec::new(), String::new())),
        Some(Opening::Watch(show("eller1-5x6-1"), Vec::new(), String::new())),
        Some(recording(recorded("dig1-6x9-1", 1, "tea"))),
    ]
}

/// What covers the screen that made the request, and needs nothing itself.
fn covers() -> [Opening; 3] {
    let bundle = Opening::Bundle(BUNDLE_BEGINS.as_bytes().to_vec().into());
    [bundle, Opening::asked_by("stack"), Opening::Screensaver]
}

impl Slow {
    fn open_with(&mut self, opening: Opening) {
        self.events.extend(self.app.begin(opening));
        self.tick(&Inputs::default());
    }

    /// Carries out what is requested, and what is requested after that.
    fn carry_out(&mut self) {
        for _ in 0..9 {
            let Some(request) = self.asked_for().pop() else { break };
            self.events.clear();
            self.take(request.carry_out(&mut |_| true).unwrap());
            self.tick(&Inputs::default());
        }
    }

    /// The screen, its maze, and how long its show is or whether it has a preview.
    fn shown(&self) -> (&'static str, Option<String>, u64) {
        let code = self.app.code().map(|code| code.split('@').next().unwrap().to_owned());
        let more = match &self.app.screen {
            Screen::Title(title) => title.preview.is_some().into(),
            Screen::Watch(watch) => watch.timeline().map_or(0, |timeline| timeline.steps),
            _ => 0,
        };
        (self.screen(), code, more)
    }
}

#[test]
fn a_response_that_comes_late_is_what_it_was_requested_for_or_nothing() {
    for opening in openings() {
        let mut at_once = Slow::new();
        at_once.tick(&Inputs::default());
        opening.clone().into_iter().for_each(|it| at_once.open_with(it));
        at_once.carry_out();
        for cover in covers() {
            let mut game = Slow::new();
            game.tick(&Inputs::default());
            opening.clone().into_iter().for_each(|it| game.open_with(it));
            let request = game.asked_for().pop().unwrap();
            game.open_with(cover);
            let covered = game.shown();
            game.events.clear();
            game.take(request.clone().carry_out(&mut |_| true).unwrap());
            game.tick(&Inputs::default());
            assert_eq!(game.shown(), covered, "{request:?}");
            for _ in 0..=SCREENSAVER_DEAF_TICKS {
                game.tick(&Inputs::default());
            }
            game.tick(&Inputs { actions: vec![Action::Back], stirred: true, ..Inputs::default() });
            game.carry_out();
            assert_eq!(game.shown(), at_once.shown(), "{request:?}");
        }
    }
}

#[test]
fn a_theatre_that_is_left_gives_up_its_own_request_and_no_other() {
    let mut game = Slow::new();
    game.open_with(Opening::Grown(spec("kruskal1-4000x3000-1")));
    assert_eq!(game.screen(), "play");
    game.events.clear();
    game.open_with(Opening::asked_by("stack"));
    game.press(Action::Back);
    assert_eq!(game.screen(), "play");
    assert!(!game.told(|event| matches!(event, Command::CancelRequest)));
    assert_eq!(game.asked_for(), [], "the maze is still being built");
}
