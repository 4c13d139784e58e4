//! The journey: what the player wins on it, and moving between its map and its stops.

use super::App;
use crate::game::command::Command;
use crate::game::journey::{Flavour, Journey, Medal, Region, Stop};
use crate::game::store_task::StoreTask;
use crate::screens::Screen;
use crate::screens::journey::JourneyMap;
use crate::screens::results::Won;

impl App {
    /// Takes the progress of the journey, which another copy of the game may have extended.
    pub fn take_journey(&mut self, journey: &Journey) {
        self.world.journey.join(journey);
    }

    /// Awards what the finished run has won, no matter from where its stop was opened.
    pub(super) fn award(&mut self) -> Option<Command> {
        let run = self.finished_run()?;
        let (stop, medals) = (Stop::of(run.measured().spec)?, Medal::of_run(run));
        let (region, flavour) = (stop.region(), Flavour::of(stop.region()));
        let before = self.world.journey.clone();
        self.world.journey.award(stop, &medals);
        let earned = |journey: &Journey| journey.has_earned(flavour);
        let ended = (!earned(&before) && earned(&self.world.journey)).then_some(region);
        let is_news =
            |&one: &Region| !before.has_entered(one) && self.world.journey.has_entered(one);
        let opened = Region::ALL.into_iter().find(is_news);
        self.won = Won { is_first_finish: !before.is_finished(stop), ended, opened };
        Some(Command::Keep(StoreTask::KeepJourney(Box::new(self.world.journey.clone()))))
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
