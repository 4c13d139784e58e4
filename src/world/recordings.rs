//! The recordings at hand: of the run that has just ended, of the best run of the present maze, and a
//! challenge. None is used before it was checked in its maze.

use std::sync::Arc;

use crate::game::command::{Command, OpenRefusal};
use crate::game::ghost::Ghost;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::replay::{Course, Recording, Verdict};
use crate::maze::{Endless, Spec};

/// The recordings at hand.
#[derive(Clone, Debug, Default)]
pub struct Recordings {
    /// The finished run.
    pub last: Option<Arc<Recording>>,
    /// The best known run of the present maze.
    pub best: Option<Arc<Ghost>>,
    /// A run from elsewhere to race against.
    pub challenge: Option<Recording>,
    /// Whether the challenge was found valid.
    is_challenge_true: bool,
}

impl Recordings {
    /// The best run, if it is of this maze.
    pub fn best_of(&self, spec: Option<Spec>) -> Option<&Arc<Ghost>> {
        self.best.as_ref().filter(|ghost| spec.is_some() && ghost.spec() == spec)
    }

    /// The challenge, if it is of this maze.
    pub fn challenge_in(&self, spec: Option<Spec>) -> Option<&Recording> {
        let is_it = |one: &&Recording| spec.is_some() && one.course.spec() == spec;
        self.challenge.as_ref().filter(is_it)
    }

    /// Whether there is a run to race against in this maze.
    pub fn has_rival_in(&self, spec: Option<Spec>) -> bool {
        self.best_of(spec).is_some() || self.challenge_in(spec).is_some()
    }

    /// Takes a challenge, to be checked as soon as its maze is ready.
    pub fn take_challenge(&mut self, challenge: Recording) {
        self.challenge = Some(challenge);
        self.is_challenge_true = false;
    }

    /// Checks the challenge in its maze, and drops it if it is not valid.
    pub fn check(&mut self, measured: &MeasuredMaze) -> Option<Command> {
        let challenge = self.challenge.as_ref().filter(|_| !self.is_challenge_true)?;
        let verdict = challenge.check(&measured.maze);
        self.hear_of_challenge(verdict)
    }

    /// Takes the verdict on the challenge, and drops the challenge if it is not valid.
    pub fn hear_of_challenge(&mut self, verdict: Verdict) -> Option<Command> {
        self.is_challenge_true = verdict == Verdict::Consistent;
        if self.is_challenge_true {
            return None;
        }
        self.challenge = None;
        Some(Command::Refused(OpenRefusal::Untrue(verdict)))
    }

    /// The challenge, if it is of this maze and has not been checked yet.
    pub fn unknown_challenge(&self, endless: Endless) -> Option<Arc<Recording>> {
        let challenge = self.challenge.as_ref().filter(|_| !self.is_challenge_true)?;
        (challenge.course == endless.into()).then(|| Arc::new(challenge.clone()))
    }

    /// Who runs beside the player in this maze or plane: the challenger, or else the best run.
    /// Another course's challenge is dropped.
    pub fn rival_on(&mut self, course: Option<Course>) -> Option<Arc<Ghost>> {
        self.last = None;
        self.challenge.take_if(|challenge| Some(challenge.course) != course);
        let challenger = self.challenge.as_ref().and_then(Ghost::of_challenge).map(Arc::new);
        challenger.or_else(|| self.best.clone().filter(|best| Some(best.course) == course))
    }
}
