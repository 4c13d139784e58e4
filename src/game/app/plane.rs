//! Opening mazes without end, and racing against or watching recordings in them.

use std::sync::Arc;

use super::App;
use super::recordings::Recordings;
use crate::game::command::{Command, OpenRefusal};
use crate::game::endless::{Leg, LegPlan};
use crate::game::ghost::Ghost;
use crate::game::replay::{Course, Recording, Verdict};
use crate::game::request::Request;
use crate::game::saved_run::{SavedGame, SavedKey};
use crate::game::screen::Screen;
use crate::game::screen::endless::EndlessGame;
use crate::game::store_task::StoreTask;
use crate::maze::Endless;

impl Recordings {
    /// The challenge, if it is of this maze and has not been checked yet.
    pub fn unknown_challenge(&self, endless: Endless) -> Option<Arc<Recording>> {
        let challenge = self.challenge.as_ref().filter(|_| !self.is_challenge_true)?;
        (challenge.course == endless.into()).then(|| Arc::new(challenge.clone()))
    }

    /// Takes the verdict on the challenge, and drops the challenge if it is not valid.
    pub fn hear_of_challenge(&mut self, verdict: Verdict, commands: &mut Vec<Command>) {
        self.is_challenge_true = verdict == Verdict::Consistent;
        if !self.is_challenge_true {
            self.challenge = None;
            commands.push(Command::Refused(OpenRefusal::Untrue(verdict)));
        }
    }

    /// Adds the challenger to a run in a maze without end, if there is one.
    pub fn seat_rival_on_plane(&mut self, game: &mut EndlessGame) {
        self.last = None;
        let course = Course::Plane(game.endless());
        self.challenge.take_if(|challenge| challenge.course != course);
        let challenger = self.challenge.as_ref().and_then(Ghost::of_challenge).map(Arc::new);
        let best = self.best.clone().filter(|ghost| ghost.course == course);
        if let Some(ghost) = challenger.or(best) {
            game.seat(&ghost);
        }
    }
}

impl App {
    pub(super) fn open_endless(&mut self, endless: Endless, commands: &mut Vec<Command>) {
        self.leave_run(commands);
        self.settings.settle_lesson();
        let plan = LegPlan::first(endless);
        let unknown = self.recordings.unknown_challenge(endless);
        let challenge = |recording| Request::Challenge(plan, recording);
        self.wait_for(unknown.map_or(Request::Leg(plan), challenge), commands);
    }

    /// Starts a run in this piece of the plane, or continues a saved one.
    pub(super) fn play_endless(&mut self, leg: Leg, commands: &mut Vec<Command>) {
        self.waiting.clear();
        self.opened_on = self.today;
        let endless = leg.plan.endless;
        let saved = self.left.iter().find_map(|left| match &left.saved {
            SavedGame::Endless(run) if run.plan() == Some(leg.plan) => Some(run.clone()),
            _ => None,
        });
        let mut game = match saved {
            Some(run) => {
                self.saved = Some(SavedKey::Endless);
                self.take_left();
                EndlessGame::resume(leg, run)
            }
            None => EndlessGame::new(leg),
        };
        self.recordings.seat_rival_on_plane(&mut game);
        commands.push(Command::Keep(StoreTask::FindBestEndless(endless)));
        self.screen = Screen::Endless(Box::new(game));
    }
}
