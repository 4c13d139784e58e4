//! The journey: what the player wins on it, and moving between its map and its stops.

use super::App;
use crate::game::command::{Command, OpenRefusal};
use crate::game::journey::{Flavour, Journey, Medal, Region, Stop};
use crate::game::pack::{Pack, PackFlaw, PackMaze};
use crate::game::store_task::StoreTask;
use crate::maze::Spec;
use crate::screens::Screen;
use crate::screens::journey::JourneyMap;
use crate::screens::pack::PackScreen;
use crate::screens::results::Won;

impl App {
    /// Takes the progress of the journey, which another copy of the game may have extended.
    pub fn take_journey(&mut self, journey: &Journey) {
        self.world.journey.join(journey);
    }

    /// Awards what the finished run has won, no matter from where its stop was opened.
    pub(super) fn award(&mut self) -> Option<Command> {
        let run = self.finished_run()?;
        let (spec, medals) = (run.measured().spec, Medal::of_run(run));
        let Some(stop) = Stop::of(spec) else {
            self.world.pack.as_ref()?.position(spec)?;
            self.world.journey.award_in_pack(&spec?, &medals);
            return Some(self.keep_journey());
        };
        let (region, flavour) = (stop.region(), Flavour::of(stop.region()));
        let before = self.world.journey.clone();
        self.world.journey.award(stop, &medals);
        let earned = |journey: &Journey| journey.has_earned(flavour);
        let ended = (!earned(&before) && earned(&self.world.journey)).then_some(region);
        let is_news =
            |&one: &Region| !before.has_entered(one) && self.world.journey.has_entered(one);
        let opened = Region::ALL.into_iter().find(is_news);
        self.won = Won { is_first_finish: !before.is_finished(stop), ended, opened };
        Some(self.keep_journey())
    }

    pub(super) fn keep_journey(&self) -> Command {
        Command::Keep(StoreTask::KeepJourney(Box::new(self.world.journey.clone())))
    }

    /// Opens a pack on top of the screen.
    pub fn open_pack(&mut self, pack: Pack) -> Vec<Command> {
        let (mut commands, name_before) = (Vec::new(), self.screen.name());
        self.put_pack_on_top(pack, &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Shows a pack, which is kept with the settings; the one before, if drawings were put into it
    /// since, becomes a file.
    pub(super) fn put_pack_on_top(&mut self, pack: Pack, commands: &mut Vec<Command>) {
        let before = self.world.pack.take().filter(|_| self.world.settings.pack_has_drawings);
        let before = before.filter(|before| **before != pack);
        commands.extend(before.map(|before| Command::SaveText("pack", "txt", before.to_string())));
        self.world.take_pack(Some(pack));
        self.world.settings.change().pack_has_drawings = false;
        self.cover_with_pack(None);
    }

    fn cover_with_pack(&mut self, chosen: Option<Spec>) {
        let Some(pack) = self.world.pack.clone() else { return };
        let screen = PackScreen::new(pack, chosen, &self.world.journey).over_another();
        if matches!(self.screen, Screen::Pack(_)) {
            self.screen = Screen::Pack(screen);
        } else {
            self.cover(Screen::Pack(screen));
        }
    }

    /// Opens a maze of the pack: continues a saved run there, or starts one.
    pub(super) fn open_in_pack(&mut self, spec: Spec, commands: &mut Vec<Command>) {
        self.world.played_in_pack = Some(spec);
        self.come_back_or_open(spec, commands);
    }

    /// Puts a maze into the pack and shows it there on top of the screen, unless the pack is full.
    pub(super) fn keep_in_pack(&mut self, spec: Spec, commands: &mut Vec<Command>) {
        let mut pack = self.world.pack.as_deref().cloned().unwrap_or_default();
        match pack.add(PackMaze { spec, name: String::new() }) {
            Ok(()) => {
                self.world.take_pack(Some(pack));
                self.world.settings.change().pack_has_drawings = true;
            }
            Err(PackFlaw::Twice) => {}
            Err(flaw) => return commands.push(Command::Refused(OpenRefusal::ForPack(flaw))),
        }
        self.cover_with_pack(Some(spec));
    }

    /// Shows the pack that was opened last, with this maze chosen, or else the first unfinished one.
    pub(super) fn show_pack(&mut self, spec: Option<Spec>, commands: &mut Vec<Command>) {
        let Some(pack) = self.world.pack.clone() else { return self.show_map(None, commands) };
        self.leave_run(commands);
        self.screen = Screen::Pack(PackScreen::new(pack, spec, &self.world.journey));
    }

    /// Shows the map with this stop chosen, or else the next unfinished one.
    pub(super) fn show_map(&mut self, stop: Option<Stop>, commands: &mut Vec<Command>) {
        let left = self.screen.state().stop();
        self.leave_run(commands);
        let open = stop.filter(|&stop| self.world.journey.is_open(stop));
        let chosen = open.unwrap_or_else(|| self.world.journey.next());
        let from = left.filter(|from| from.is_old() == chosen.is_old());
        let map = JourneyMap::on_the_way(from.unwrap_or(chosen), chosen);
        self.screen = Screen::Journey(map);
    }

    /// Opens a stop: continues a saved run there, or starts one.
    pub(super) fn open_stop(&mut self, stop: Stop, commands: &mut Vec<Command>) {
        self.come_back_or_open(stop.spec(), commands);
    }

    pub(super) fn go_onward(&mut self, stop: Stop, commands: &mut Vec<Command>) {
        match stop.next().filter(|&next| self.world.journey.is_open(next)) {
            Some(next) => self.open_stop(next, commands),
            None => self.show_map(None, commands),
        }
    }
}
