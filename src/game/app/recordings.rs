//! Recordings in the game: of the run that has just ended, of the best run of the present maze, one
//! to watch, and a challenge. None is used before it was checked in its maze.

use std::sync::Arc;

use super::App;
use crate::game::command::{Command, OpenRefusal};
use crate::game::ghost::Ghost;
use crate::game::input::{Action, Inputs};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::race::arena::ArenaPlan;
use crate::game::replay::{Course, PlayerName, Recording, ReplayKind, Verdict, is_challenge};
use crate::game::request::{Purpose, Request, Response};
use crate::game::screen::Screen;
use crate::game::screen::play::Play;
use crate::game::screen::replay::Replay;
use crate::game::versus::rules::Rival;
use crate::maze::spec::seed;

#[derive(Clone, Debug, Default)]
pub(super) struct Recordings {
    /// The finished run.
    pub last: Option<Arc<Recording>>,
    /// The best known run of the present maze.
    pub best: Option<Arc<Ghost>>,
    /// A run from elsewhere to race against.
    pub challenge: Option<Recording>,
    /// Whether the challenge was found valid.
    pub is_challenge_true: bool,
}

impl Recordings {
    /// Drops the challenge if the player declines it; says whether that happened.
    pub fn is_declined(&mut self, inputs: &Inputs) -> bool {
        inputs.actions.contains(&Action::Back) && self.challenge.take().is_some()
    }

    /// Whether the player wants to race against the best run, and there is one.
    pub fn may_race(&self, inputs: &Inputs) -> bool {
        inputs.actions.contains(&Action::Ghost) && self.best.is_some()
    }

    /// Adds the challenger, or else the best run, to the race.
    pub fn seat_rival(&mut self, play: &mut Play, commands: &mut Vec<Command>) {
        self.last = None;
        let measured = Arc::clone(play.race.measured());
        self.challenge.take_if(|challenge| challenge.course.spec() != measured.spec);
        if let Some(untrue) = self.check(&measured) {
            commands.push(Command::Refused(OpenRefusal::Untrue(untrue)));
        }
        let challenger = self.challenge.as_ref().and_then(Ghost::of_challenge).map(Arc::new);
        if let Some(ghost) = challenger.or_else(|| self.best_of(&measured)) {
            play.seat(ghost);
        }
    }

    /// Checks the challenge in its maze, and drops it if it is not valid.
    fn check(&mut self, measured: &MeasuredMaze) -> Option<Verdict> {
        let challenge = self.challenge.as_ref().filter(|_| !self.is_challenge_true)?;
        let verdict = challenge.check(&measured.maze);
        if verdict == Verdict::Consistent {
            self.is_challenge_true = true;
            return None;
        }
        self.challenge = None;
        Some(verdict)
    }

    /// The best run, if it is of this maze.
    fn best_of(&self, measured: &MeasuredMaze) -> Option<Arc<Ghost>> {
        self.best.clone().filter(|ghost| ghost.spec() == measured.spec)
    }
}

impl App {
    /// The run on the screen, if it is over.
    pub fn finished_run(&self) -> Option<&Race> {
        match &self.screen {
            Screen::Play(play) if play.race.is_over() => Some(&play.race),
            Screen::Results(results) => Some(&results.race),
            _ => None,
        }
    }

    /// Records the finished run under this player's name, if its track is complete. Returns the
    /// recording if it is the best run, to be kept.
    pub fn take_down(&mut self, name: PlayerName) -> Option<Arc<Recording>> {
        let recording = match &self.screen {
            Screen::Endless(game) => {
                Recording::of_endless(game.endless(), game.eaten(), &game.play.race, name)?
            }
            _ => Recording::of_run(self.finished_run()?, name)?,
        };
        let recording = Arc::new(recording.run_here());
        self.recordings.last = Some(Arc::clone(&recording));
        Some(recording)
    }

    /// The recording of the finished run, if there is one.
    pub const fn recording(&self) -> Option<&Arc<Recording>> {
        self.recordings.last.as_ref()
    }

    /// Takes the best saved run of the present maze, which has been checked, or none. In a match
    /// only a run of the player's own is used.
    pub fn take_best_run(&mut self, best: Option<&Recording>) {
        self.recordings.best = best.and_then(Ghost::of_kept).map(Arc::new);
        if let Screen::Lobby(lobby) = &mut self.screen {
            let own = self.recordings.best.as_ref().filter(|best| best.challenger().is_none());
            lobby.ghost = own.cloned();
        }
        if let Screen::Play(play) = &mut self.screen
            && play.ghost().is_none()
            && !play.race.is_over()
            && let Some(ghost) = self.recordings.best_of(&play.race.measured().clone())
        {
            play.seat(ghost);
        }
        if let Screen::Endless(game) = &mut self.screen
            && let Some(ghost) = &self.recordings.best
            && game.may_seat(ghost)
        {
            game.seat(ghost);
        }
    }

    /// The ghost in the second seat of a match.
    pub fn seated_ghost(&self) -> Option<&Arc<Ghost>> {
        match &self.screen {
            Screen::Lobby(lobby) if self.settings.versus.rules().rival == Rival::Ghost => {
                lobby.ghost(&self.settings)
            }
            Screen::Versus(versus) => versus.game.ghost(),
            _ => None,
        }
    }

    /// The best run of the maze on the screen.
    pub fn best_run(&self) -> Option<&Arc<Ghost>> {
        let spec = match &self.screen {
            Screen::Title(_) => self.settings.maze.spec().ok(),
            Screen::Play(play) => play.race.measured().spec,
            Screen::Results(results) => results.race.measured().spec,
            _ => None,
        };
        self.recordings.best.as_ref().filter(|ghost| spec.is_some() && ghost.spec() == spec)
    }

    /// The challenge that the title offers.
    pub fn challenge(&self) -> Option<&Recording> {
        self.recordings.challenge.as_ref().filter(|_| matches!(self.screen, Screen::Title(_)))
    }

    /// The challenge that the run on the screen was raced against.
    pub fn raced_challenge(&self) -> Option<&Recording> {
        let measured = self.finished_run()?.measured();
        let is_it = |challenge: &&Recording| {
            measured.spec.is_some() && challenge.course.spec() == measured.spec
        };
        self.recordings.challenge.as_ref().filter(is_it)
    }

    /// Whether there is a run to race against in the maze on the screen.
    pub fn has_rival(&self) -> bool {
        self.best_run().is_some() || self.raced_challenge().is_some()
    }

    /// Opens a recording from outside, to watch as soon as its maze is ready.
    pub fn open_recording(&mut self, recording: Recording) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.load_recording(recording, &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    pub(super) fn load_recording(&mut self, recording: Recording, commands: &mut Vec<Command>) {
        let request = match (recording.kind, recording.course) {
            (ReplayKind::Round(played), course) => {
                let plan = ArenaPlan::new(course, played.rules);
                let draws_alike = self.settings.versus.draws_alike;
                Request::Arena(if draws_alike { plan.drawn_alike() } else { plan })
            }
            (_, Course::Maze(spec)) => Request::MeasuredMaze(spec),
            (_, Course::Plane(_)) => Request::Retrace(Arc::new(recording.clone())),
        };
        self.open_over(request, Purpose::Replay(Arc::new(recording)), commands);
    }

    /// Replays the recording in what was built for it, on top of the previous screen.
    pub(super) fn replay(
        &mut self,
        recording: Arc<Recording>,
        response: Response,
        commands: &mut Vec<Command>,
    ) {
        self.uncover();
        let replay = match response {
            Response::MeasuredMaze(measured) => match recording.check(&measured.maze) {
                Verdict::Consistent => Ok(Replay::new(recording, measured)),
                untrue => Err(untrue),
            },
            Response::Arena(arena) => Replay::of_round(recording, arena),
            Response::Retraced(retraced) => retraced.map(|retraced| Replay::of_retraced(*retraced)),
            _ => return,
        };
        match replay {
            Ok(replay) => self.cover(Screen::Replay(Box::new(replay))),
            Err(untrue) => commands.push(Command::Refused(OpenRefusal::Untrue(untrue))),
        }
    }

    pub(super) fn watch_again(&mut self, commands: &mut Vec<Command>) {
        if let (Screen::Endless(_), Some(last)) = (&self.screen, &self.recordings.last) {
            return self.load_recording(Recording::clone(last), commands);
        }
        let Screen::Results(results) = &self.screen else { return };
        let measured = Arc::clone(results.race.measured());
        if let Some(recording) = self.recordings.last.clone() {
            self.cover(Screen::Replay(Box::new(Replay::new(recording, measured))));
        }
    }

    pub(super) fn race_the_best(&mut self, commands: &mut Vec<Command>) {
        let Screen::Results(results) = &self.screen else { return };
        let measured = Arc::clone(results.race.measured());
        if self.has_rival() {
            self.settings.change().ghost = true;
            self.play(Race::alone(measured), commands);
        }
    }

    /// Opens the maze of a recording, which becomes the challenge.
    pub(super) fn race_against(&mut self, rival: &Recording, commands: &mut Vec<Command>) {
        self.settings.change().ghost = true;
        self.recordings.challenge = Some(rival.clone());
        self.recordings.is_challenge_true = false;
        match rival.course {
            Course::Maze(spec) => self.open_spec(spec, commands),
            Course::Plane(endless) => self.open_endless(endless, commands),
        }
    }

    /// Takes a challenge that was pasted on the title, and chooses its maze.
    pub(super) fn take_challenge(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        let Screen::Title(title) = &mut self.screen else { return };
        let pasted = inputs.actions.iter().find_map(|action| match action {
            Action::Paste(text) if is_challenge(text) => Some(text),
            _ => None,
        });
        match pasted.map(|text| Recording::read_challenge(text)) {
            None => {}
            Some(Err(error)) => commands.push(Command::Refused(OpenRefusal::Challenge(error))),
            Some(Ok(challenge)) => {
                let settings = self.settings.change();
                title.offer(challenge.course, &mut settings.maze);
                settings.ghost = true;
                self.recordings.challenge = Some(challenge);
                self.recordings.is_challenge_true = false;
            }
        }
    }

    /// Checks the challenge as soon as its maze is ready, and drops it when another maze is chosen.
    pub(super) fn check_challenge(&mut self, commands: &mut Vec<Command>) {
        let Screen::Title(title) = &self.screen else { return };
        let chosen = self.settings.maze.spec().ok();
        let seed = seed::parse(&self.settings.maze.seed).ok();
        self.recordings.challenge.take_if(|challenge| match challenge.course {
            Course::Maze(spec) => Some(spec) != chosen,
            Course::Plane(endless) => Some(endless.seed()) != seed,
        });
        // A challenge in a maze without end is checked when that maze is opened.
        if matches!(&self.recordings.challenge, Some(challenge) if challenge.course.spec().is_none())
        {
            return;
        }
        let Some(measured) = title.preview.as_ref().filter(|measured| measured.spec == chosen)
        else {
            return;
        };
        if let Some(untrue) = self.recordings.check(measured) {
            commands.push(Command::Refused(OpenRefusal::Untrue(untrue)));
        }
    }

    /// Exports the finished run or round, as a file or as a challenge.
    pub(super) fn share_run(&self, inputs: &Inputs, commands: &mut Vec<Command>) {
        if let Screen::Versus(versus) = &self.screen
            && versus.shows_card()
        {
            for action in &inputs.actions {
                commands.push(match action {
                    Action::SaveRecording => Command::SaveRound,
                    Action::WatchAgain => Command::WatchRound,
                    _ => continue,
                });
            }
        }
        let wants_postcard = inputs.actions.contains(&Action::SavePicture);
        if wants_postcard && matches!(self.screen, Screen::Results(_)) {
            commands.push(Command::SavePicture);
            let challenge = self.recordings.last.as_ref().and_then(|last| last.challenge());
            commands.extend(challenge.map(Command::Copy));
        }
        let Some(last) = &self.recordings.last else { return };
        let is_over = match &self.screen {
            Screen::Endless(game) => game.card().is_some(),
            screen => matches!(screen, Screen::Results(_)),
        };
        if !is_over {
            return;
        }
        for action in &inputs.actions {
            commands.push(match action {
                Action::SaveRecording => Command::SaveRecording(Arc::clone(last)),
                Action::Challenge => match last.challenge() {
                    Some(line) => Command::Challenge(line),
                    None => Command::Refused(OpenRefusal::TooLong),
                },
                _ => continue,
            });
        }
    }
}
