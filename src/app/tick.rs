//! One tick: the present screen takes the input, and what happened is reported.

use super::App;
use super::unfinished::ongoing;
use crate::game::command::Command;
use crate::game::input::{Action, Inputs};
use crate::game::lab::GrowthChart;
use crate::game::race::{RaceEvent, Seating};
use crate::game::store_task::StoreTask;
use crate::maze::world::KeptWorld;
use crate::screens::Screen;
use crate::screens::watch::Lecture;

impl App {
    /// Runs exactly one tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Command> {
        let inputs = self.write(inputs);
        let inputs = &*self.offer_next(inputs);
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.hand_out(inputs, &mut commands);
        self.mute(inputs, &mut commands);
        (self.world.wire.is_wanted, self.world.phones.are_wanted) = (false, false);
        for below in &mut self.waiting {
            below.state_mut().keep_up(&mut self.world);
        }
        let mut told = self.screen.state_mut().update(inputs, &mut self.world);
        if !self.world.wire.is_wanted {
            self.world.wire.say_farewell();
        }
        for command in &told {
            if let Command::Keep(StoreTask::ClearRun(key)) = command {
                self.saved.take_if(|saved| saved == key);
            }
        }
        // A screen leaves last of all.
        let leaves = told.pop_if(|last| matches!(last, Command::Open(_) | Command::Back));
        commands.append(&mut told);
        if commands.iter().any(is_finished_run) {
            commands.extend(self.record());
            commands.extend(self.award());
        }
        if let Some(place) = commands.iter().position(is_bundle) {
            commands.splice(place..place, self.save_run());
        }
        self.take_challenge(inputs, &mut commands);
        self.share_run(inputs, &mut commands);
        match leaves {
            Some(Command::Open(destination)) => self.go(destination, &mut commands),
            Some(_) => self.go_back(&mut commands),
            None => {}
        }
        self.take_match(inputs, &mut commands);
        self.take_letter(inputs, &mut commands);
        self.take_bookmark(inputs, &mut commands);
        self.take_pack(inputs, &mut commands);
        self.take_world(inputs, &mut commands);
        self.preview_what_was_left(&mut commands);
        self.check_challenge(&mut commands);
        self.ask_for_what_is_needed(&mut commands);
        commands.extend(self.keep_settings());
        self.tell_screen(name_before, &mut commands);
        if commands.iter().any(is_over) {
            commands.extend(self.save_run());
        }
        commands.extend(self.keep_journal());
        commands
    }

    /// Copies the code of what is shown, or its result in the laboratory, or a program.
    fn copy(&self, inputs: &Inputs, commands: &mut Vec<Command>) {
        if inputs.actions.contains(&Action::Copy) {
            let script = match &self.screen {
                Screen::OwnProgram(program) => program.script(),
                _ => None,
            };
            commands.extend(script.map(str::to_owned).or_else(|| self.code()).map(Command::Copy));
        }
        if inputs.actions.contains(&Action::SavePicture) {
            let result = match &self.screen {
                Screen::Lab(lab) => lab.result(),
                Screen::Watch(watch) => watch.lecture().and_then(Lecture::result),
                _ => None,
            };
            commands.extend(result.map(|result| Command::Copy(result.to_string())));
        }
    }

    /// Handles the actions that copy the code, show it on the screen, or save a worksheet.
    fn hand_out(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        self.copy(inputs, commands);
        for action in &inputs.actions {
            match (action, &self.screen) {
                (Action::MoreKeys, _) => self.foot_turned += 1,
                (Action::ShowCode, _) => self.world.shows_code = !self.world.shows_code,
                (Action::WhereAmI, _) => commands.push(Command::WhereAmI),
                (Action::WhatIsOpen, _) => commands.push(Command::WhatIsOpen),
                (Action::Worksheet, Screen::Watch(watch)) => {
                    commands.extend(watch.worksheet().map(Command::SaveWorksheet));
                }
                (Action::Worksheet, Screen::Lab(lab)) => {
                    commands.extend(lab.worksheet().map(Command::SaveWorksheet));
                }
                (Action::SavePicture, Screen::Lab(lab)) => {
                    let table = lab.chart().map(GrowthChart::to_csv);
                    commands.extend(table.map(|text| Command::SaveText("growth", "csv", text)));
                }
                _ => {}
            }
        }
    }

    fn mute(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        for _ in inputs.actions.iter().filter(|&action| *action == Action::Mute) {
            let muted = &mut self.world.settings.change().volumes.muted;
            *muted = !*muted;
            commands.push(Command::Muted(*muted));
        }
    }

    /// Requests to save the settings, if they have changed.
    pub(super) fn keep_settings(&mut self) -> Option<Command> {
        self.world.settings.take_change().then(|| self.save_settings())
    }

    /// Saves the settings.
    pub(super) fn save_settings(&self) -> Command {
        Command::Keep(StoreTask::SaveSettings(Box::new((*self.world.settings).clone())))
    }

    pub(super) fn tell_screen(&mut self, name_before: &str, commands: &mut Vec<Command>) {
        self.put_keyboard_away();
        if self.screen.name() != name_before {
            commands.push(Command::Screen(self.screen.name()));
            // A pause is a screen, too, and a good moment for what could not be saved.
            commands.push(Command::Keep(StoreTask::SaveAgain));
            if ongoing(&self.waiting, &self.screen).is_none() {
                commands.extend(self.forget_what_is_over());
            }
            self.foot_turned = 0;
            self.world.shows_code = false;
            if name_before == "world-map" {
                KeptWorld::forget_what_was_seen();
            }
            if matches!(self.screen, Screen::Title(_) | Screen::Journey(_) | Screen::Draw(_)) {
                self.world.played_in_pack = None;
            }
            self.clear_for_good(commands);
        }
    }
}

/// Whether all the player's data are saved as a file: the present game belongs to them.
const fn is_bundle(command: &Command) -> bool {
    matches!(command, Command::Keep(StoreTask::Bundle))
}

/// Whether nothing is left to continue after this.
const fn is_over(command: &Command) -> bool {
    matches!(command, Command::MatchOver(..) | Command::EndlessOver(..))
}

/// Whether a player has finished a race alone.
const fn is_finished_run(command: &Command) -> bool {
    matches!(command, Command::Race(Seating::Alone, RaceEvent::Arrived { .. }))
}
