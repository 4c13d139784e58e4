//! Recorded runs and rounds: named, saved as files, offered as challenges, and replayed.

use std::sync::Arc;

use icetea_maze::game::replay::{PlayerName, Recording, ReplayKind};
use icetea_maze::game::settings::Language;
use icetea_maze::screens::{Screen, ScreenState};

use super::Shell;
use icetea_maze::screens::player_name;
use icetea_maze::words::Words;

impl Shell {
    /// The name of a single player in recordings: that from the lobby, if one was typed there.
    pub(super) fn player_name(&self) -> PlayerName {
        let own = self.app.world.settings.versus.players[0].own_name().and_then(PlayerName::near);
        let mouse = Words::of(self.app.world.language()).replay.mouse;
        own.or_else(|| PlayerName::near(mouse)).expect("the mouse has a name in every language")
    }

    pub(super) fn save_round(&mut self) {
        if let Some(recording) = self.recorded_round() {
            self.save_recording(Arc::new(recording));
        }
    }

    /// Replays the finished round.
    pub(super) fn watch_round(&mut self) {
        if let Some(recording) = self.recorded_round() {
            self.watch_recording(recording);
        }
    }

    /// A recording of the finished round, with the players' names and looks.
    fn recorded_round(&self) -> Option<Recording> {
        let Screen::Versus(versus) = &self.app.screen else { return None };
        let round = versus.told_round()?;
        let seated = versus.seated(&self.app.world.settings);
        // Two machines record the same, whatever their languages are.
        let language = if versus.is_afar() { Language::ALL[0] } else { self.app.world.language() };
        let (game, words) = (&versus.game, Words::of(language));
        let names = [0, 1].map(|side| {
            let rules = game.code.rules();
            let name = player_name(seated, game.ghost(), game.player_at(side), rules, words);
            PlayerName::near(&name).or_else(|| PlayerName::near(words.replay.mouse))
        });
        let [Some(one), Some(two)] = names else { return None };
        let coats = [0, 1].map(|side| seated[game.player_at(side).index()].coat);
        let recording = Recording::of_round(game, round, [one, two])?.in_coats(coats);
        Some(if versus.spectator.is_some() { recording } else { recording.run_here() })
    }

    pub(super) fn save_recording(&mut self, recording: Arc<Recording>) {
        let what = match recording.kind {
            ReplayKind::Run => {
                let time = recording.milliseconds();
                format!("in {}.{:02} s", time / 1000, time % 1000 / 10)
            }
            ReplayKind::Endless { cheeses } => format!("cheeses {cheeses}"),
            ReplayKind::Round(_) => "for two".to_owned(),
        };
        let name = format!("icetea-maze {} {what}", recording.course);
        self.exports.save_recording(name, recording);
    }

    pub(super) fn hand_out_challenge(&mut self, line: &str) {
        self.clipboard.copy(line);
        self.tell(Words::of(self.app.world.language()).replay.challenge_copied.to_owned());
    }

    /// Opens a recording as a replay.
    pub(super) fn watch_recording(&mut self, recording: Recording) {
        let commands = self.app.open_recording(recording);
        self.handle(commands);
    }
}
