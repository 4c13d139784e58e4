//! Recordings that are made, watched, raced against and shared.

use std::sync::Arc;

use super::App;
use crate::game::command::{Command, OpenRefusal};
use crate::game::ghost::Ghost;
use crate::game::input::{Action, Inputs};
use crate::game::race::Race;
use crate::game::race::arena::ArenaPlan;
use crate::game::replay::{Course, PlayerName, Recording, ReplayKind, Verdict, is_challenge};
use crate::game::request::{Purpose, Request, Response};
use crate::maze::spec::seed;
use crate::screens::Screen;
use crate::screens::replay::Replay;

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
            // The tracks of recordings end sooner than worlds.
            Screen::Endless(game) if game.endless().world().is_some() => return None,
            Screen::Endless(game) => {
                Recording::of_endless(game.endless(), game.eaten(), &game.play.race, name)?
            }
            _ => Recording::of_run(self.finished_run()?, name)?,
        };
        let recording = Arc::new(recording.run_here());
        self.world.recordings.last = Some(Arc::clone(&recording));
        Some(recording)
    }

    /// Takes the best saved run of the present maze, which has been checked, or none. In a match
    /// only a run of the player's own is used.
    pub fn take_best_run(&mut self, best: Option<&Recording>) {
        self.world.recordings.best = best.and_then(Ghost::of_kept).map(Arc::new);
        if let Screen::Lobby(lobby) = &mut self.screen {
            let own =
                self.world.recordings.best.as_ref().filter(|best| best.challenger().is_none());
            lobby.ghost = own.cloned();
        }
        if let Screen::Play(play) = &mut self.screen
            && play.ghost().is_none()
            && !play.race.is_over()
            && let Some(ghost) = self.world.recordings.best_of(play.race.measured().spec)
        {
            play.seat(Arc::clone(ghost));
        }
        if let Screen::Endless(game) = &mut self.screen
            && let Some(ghost) = &self.world.recordings.best
            && game.may_seat(ghost)
        {
            game.seat(ghost);
        }
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
                let draws_alike = self.world.settings.versus.draws_alike;
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
        if let (Screen::Endless(_), Some(last)) = (&self.screen, &self.world.recordings.last) {
            return self.load_recording(Recording::clone(last), commands);
        }
        let Screen::Results(results) = &self.screen else { return };
        let measured = Arc::clone(results.race.measured());
        if let Some(recording) = self.world.recordings.last.clone() {
            self.cover(Screen::Replay(Box::new(Replay::new(recording, measured))));
        }
    }

    pub(super) fn race_the_best(&mut self, commands: &mut Vec<Command>) {
        let Screen::Results(results) = &self.screen else { return };
        let measured = Arc::clone(results.race.measured());
        if self.world.recordings.has_rival_in(measured.spec) {
            self.world.settings.change().ghost = true;
            self.play(Race::alone(measured), commands);
        }
    }

    /// Opens the maze of a recording, which becomes the challenge.
    pub(super) fn race_against(&mut self, rival: &Recording, commands: &mut Vec<Command>) {
        self.world.settings.change().ghost = true;
        self.world.recordings.take_challenge(rival.clone());
        match rival.course {
            Course::Maze(spec) => self.open_spec(spec, commands),
            Course::Plane(endless) => self.open_endless(endless, commands),
        }
    }

    /// Takes a challenge that was pasted on the title, and chooses its maze.
    pub(super) fn take_challenge(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        let Screen::Title(title) = &mut self.screen else { return };
        match inputs.pasted(is_challenge).map(Recording::read_challenge) {
            None => {}
            Some(Err(error)) => commands.push(Command::Refused(OpenRefusal::Challenge(error))),
            Some(Ok(challenge)) => {
                let settings = self.world.settings.change();
                title.offer(challenge.course, &mut settings.maze);
                settings.ghost = true;
                self.world.recordings.take_challenge(challenge);
            }
        }
    }

    /// Checks the challenge as soon as its maze is ready, and drops it when another maze is chosen.
    pub(super) fn check_challenge(&mut self, commands: &mut Vec<Command>) {
        let Screen::Title(title) = &self.screen else { return };
        let chosen = self.world.settings.maze.spec().ok();
        let seed = seed::parse(&self.world.settings.maze.seed).ok();
        self.world.recordings.challenge.take_if(|challenge| match challenge.course {
            Course::Maze(spec) => Some(spec) != chosen,
            Course::Plane(endless) => Some(endless.seed()) != seed,
        });
        // A challenge in a maze without end is checked when that maze is opened.
        if matches!(&self.world.recordings.challenge, Some(challenge) if challenge.course.spec().is_none())
        {
            return;
        }
        let Some(measured) = title.preview.as_ref().filter(|measured| measured.spec == chosen)
        else {
            return;
        };
        commands.extend(self.world.recordings.check(measured));
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
            let challenge = self.world.recordings.last.as_ref().and_then(|last| last.challenge());
            commands.extend(challenge.map(Command::Copy));
        }
        let Some(last) = &self.world.recordings.last else { return };
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
