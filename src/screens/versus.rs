//! A match of two: the countdown, the round, its card, and finally the winner.

pub mod far;
mod phase;
mod resume;
mod steering;
pub(crate) mod view;

use crate::game::input::InputDevice;
use crate::game::race::Seating;
use crate::game::records::MatchKind;
use crate::game::saved_run::SavedRound;
use crate::game::tuning::{CARD_STILL_TICKS, COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, VERSUS_JOY_TICKS};
use crate::game::versus::card::FairnessCard;
use crate::game::versus::computer::Computer;
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::snapshot::Snapshot;
use crate::net::link::SeenGestures;
use crate::net::packet::Gesture;
use crate::net::spectator::Spectator;
use crate::screens::prelude::*;
use crate::screens::views::{Seats, Views};

use far::{FarMatch, FarTrouble};
pub use phase::{CardChoice, OverChoice, Phase, VersusPauseChoice};
use steering::{Pointers, keys, steerings};

/// The screen of a match.
#[derive(Clone, Debug)]
pub struct Versus {
    /// The match.
    pub game: Match,
    /// The phase of the round.
    pub phase: Phase,
    /// The present round, or the last one.
    round: Option<Race>,
    computer: Option<(usize, Computer)>,
    /// The other machine, if one player sits there.
    pub far: Option<Box<FarMatch>>,
    /// Whoever watches, if both players sit at other machines.
    pub spectator: Option<Box<Spectator>>,
    /// A saved round, which continues as soon as its maze is ready.
    left: Option<SavedRound>,
    /// What each half of the window shows.
    pub views: Views,
    pointers: Pointers,
    pause: Option<Menu<VersusPauseChoice>>,
    /// Whether the player across the table asked for the pause.
    is_paused_across: bool,
    /// For how many ticks no player has walked on after the card of the round came, at most
    /// [`CARD_STILL_TICKS`].
    still_ticks: u32,
}

impl Versus {
    /// A match that has not begun.
    pub fn new(game: Match) -> Self {
        Self {
            game,
            phase: Phase::Waiting,
            round: None,
            computer: None,
            far: None,
            spectator: None,
            left: None,
            views: Views::default(),
            pointers: Pointers::default(),
            pause: None,
            is_paused_across: false,
            still_ticks: 0,
        }
    }

    /// The seat of each side.
    pub fn seating(&self) -> Seating {
        Seating::Match { are_sides_swapped: self.game.player_at(0) == Seat::Two }
    }

    /// The present round, or the last one.
    pub const fn round(&self) -> Option<&Race> {
        self.round.as_ref()
    }

    /// The state of the round, `blend` of a tick after the last one.
    pub fn snapshot(&self, blend: f32) -> Option<Snapshot<'_>> {
        let decided_ticks = match self.phase {
            Phase::Running(Some(ticks)) => ticks,
            _ => 0,
        };
        let round = self.round.as_ref()?;
        let is_still = self.spectator.as_ref().is_some_and(|spectator| spectator.is_still);
        let blend = if is_still { 0.0 } else { blend };
        let mut snapshot = round.snapshot(&self.game, decided_ticks.into(), blend);
        if let (Some(far), Some(own)) = (&self.far, self.own_side())
            && far.is_far_still()
        {
            snapshot.sides[1 - own].pose = round.runner(1 - own).pose(0.0);
        }
        if let Some((side, computer)) = &self.computer {
            snapshot.sides[*side].stack = &computer.stack;
        }
        Some(snapshot)
    }

    /// The pause menu, while the match is paused.
    pub const fn pause(&self) -> Option<&Menu<VersusPauseChoice>> {
        self.pause.as_ref()
    }

    /// Whether to turn the pause menu towards the player across the table, who asked for it.
    pub const fn is_paused_across(&self) -> bool {
        self.is_paused_across && self.views.panes.across().is_some()
    }

    /// Whether it waits for the maze of a round.
    pub const fn waits(&self) -> bool {
        matches!(self.phase, Phase::Waiting)
    }

    /// Whether keys steer the mice.
    pub fn is_under_way(&self) -> bool {
        let is_played = matches!(self.phase, Phase::Countdown(_) | Phase::Running(_));
        let is_watched = self.spectator.is_some();
        self.pause.is_none() && is_played && !is_watched && !self.is_held_from_afar()
    }

    /// Whether it shows the card of a round.
    pub const fn shows_card(&self) -> bool {
        matches!(self.phase, Phase::Card(..))
    }

    /// Whether walking keys may do something else on the card of a round: whoever lost goes on pressing
    /// them for a while.
    pub const fn are_hands_still(&self) -> bool {
        self.still_ticks >= CARD_STILL_TICKS
    }

    /// Whether the mice may move.
    pub fn moves(&self) -> bool {
        let runs = matches!(self.phase, Phase::Running(_));
        self.pause.is_none() && runs && self.far_trouble().is_none()
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs, settings: &mut LiveSettings) -> Vec<Command> {
        if inputs.focus_lost && !self.is_afar() {
            self.take_pause();
        }
        if self.shows_card() && !self.are_hands_still() {
            let walks = inputs.steering.iter().any(|keys| keys.held.or(keys.pressed).is_some());
            self.still_ticks = if walks { 0 } else { self.still_ticks + 1 };
        }
        let mut is_impatient = false;
        for action in &inputs.actions {
            if let Some(next) = self.act(action, settings, &mut is_impatient) {
                return next.open();
            }
        }
        let mut told = Vec::new();
        if self.pause.is_none() {
            self.go_on(inputs, is_impatient, &mut told);
        }
        told
    }

    fn act(
        &mut self,
        action: &Action,
        settings: &mut LiveSettings,
        is_impatient: &mut bool,
    ) -> Option<Destination> {
        if let Some(menu) = &mut self.pause {
            let choice = match action {
                Action::Back | Action::Pause => Some(VersusPauseChoice::Resume),
                action => menu.act(action),
            };
            return match choice? {
                VersusPauseChoice::Resume => {
                    self.pause = None;
                    None
                }
                VersusPauseChoice::Settings => Some(Destination::Settings),
                VersusPauseChoice::Lobby => Some(Destination::Lobby),
                VersusPauseChoice::Title => Some(Destination::Title),
            };
        }
        let is_watched = self.spectator.is_some();
        let may_go_on_alone = self.may_go_on_alone();
        let are_hands_still = self.are_hands_still();
        let has_lost_other = matches!(self.far_trouble(), Some(FarTrouble::End(_)));
        match &mut self.phase {
            Phase::Waiting | Phase::Ready | Phase::Countdown(_) | Phase::Running(_)
                if is_watched && *action == Action::Back =>
            {
                Some(Destination::Meeting)
            }
            Phase::Waiting | Phase::Ready => {
                (*action == Action::Back).then_some(Destination::Lobby)
            }
            Phase::Running(_) if may_go_on_alone && *action == Action::Confirm => {
                if let Some(far) = &mut self.far {
                    far.go_on_alone();
                }
                None
            }
            Phase::Countdown(_) | Phase::Running(_)
                if has_lost_other
                    && !is_watched
                    && matches!(action, Action::Back | Action::Confirm) =>
            {
                Some(Destination::Lobby)
            }
            Phase::Countdown(_) | Phase::Running(_) => {
                match action {
                    Action::Back | Action::Pause => self.take_pause(),
                    Action::Click(Target::PauseAcross) => {
                        self.take_pause();
                        self.is_paused_across = true;
                    }
                    Action::Zoom(notches) => self.views.zoom(*notches),
                    Action::Hint => self.make(Gesture::Squeak),
                    Action::Flag => self.make(Gesture::Wave),
                    Action::Trail => settings.change().trail = !settings.trail,
                    Action::Confirm => *is_impatient = !is_watched,
                    Action::Lead(x, y) => self.lead((*x, *y)),
                    Action::LeadNoMore => {
                        if let Some(round) = &self.round {
                            self.pointers.let_go(round);
                        }
                    }
                    _ => {}
                }
                None
            }
            Phase::Card(..) if !are_hands_still && matches!(action, Action::Go(_)) => None,
            Phase::Card(_, menu) => {
                if *action == Action::Back {
                    return Some(Destination::Lobby);
                }
                match menu.act(action)? {
                    CardChoice::Next => {
                        self.leave_card();
                        None
                    }
                    CardChoice::Lobby => Some(Destination::Lobby),
                }
            }
            Phase::Over(menu) => {
                if *action == Action::Back {
                    return Some(Destination::Lobby);
                }
                match menu.act(action)? {
                    OverChoice::Rematch => {
                        self.part_with_round();
                        let (views, far) = (self.views.clone(), self.far.take());
                        *self = Self { far, views, ..Self::new(self.game.rematch()) };
                        None
                    }
                    OverChoice::Lobby => Some(Destination::Lobby),
                    OverChoice::Title => Some(Destination::Title),
                }
            }
        }
    }

    /// The pointer is held at this position in the window, in logical pixels: it leads the mouse in
    /// whose half it was pressed, unless the computer plays that mouse.
    fn lead(&mut self, at: (f32, f32)) {
        let (Phase::Running(_), Some(round)) = (&self.phase, &self.round) else { return };
        let own = self.own_side();
        let is_led = |&side: &usize| {
            let is_here = self.spectator.is_none() && own.is_none_or(|own| own == side);
            is_here && !self.game.is_computer(side)
        };
        let side = self.pointers.led.or_else(|| self.views.sides_at(at).find(is_led));
        let Some((side, view)) = side.and_then(|side| Some((side, self.views.of(side)?))) else {
            return;
        };
        let mouse = WalkContext::of(round, side);
        let at = self.views.panes.as_seen_by(side, at);
        let seen = view.camera.place_at((at.0 - view.pane.x, at.1 - view.pane.y));
        let place = round.arena.tile_for(side, mouse.place_at(seen));
        self.pointers.lead(side, &mouse, place, at);
    }

    fn take_pause(&mut self) {
        self.pointers = Pointers::default();
        let is_played = matches!(self.phase, Phase::Countdown(_) | Phase::Running(_));
        if self.pause.is_none() && self.spectator.is_none() && is_played {
            self.pause = Some(phase::of_pause(self.far.is_none()));
            self.is_paused_across = false;
        }
    }

    /// Advances the phase by one tick.
    fn go_on(&mut self, inputs: &Inputs, is_impatient: bool, told: &mut Vec<Command>) {
        let seating = self.seating();
        if self.is_held_from_afar() {
            return;
        }
        let (own, may_end) = (self.own_side(), self.may_end_round());
        let is_afar = self.is_afar();
        let Some(round) = &mut self.round else { return };
        match &mut self.phase {
            Phase::Ready => {
                let can_begin = self.far.as_ref().is_some_and(|far| far.link.can_begin());
                let is_seen = self.spectator.as_ref();
                if is_seen.is_some_and(|seen| seen.known_ticks() > 0) {
                    self.phase = Phase::Running(None);
                } else if can_begin || is_seen.is_some_and(|seen| seen.are_ready()) {
                    self.phase = Phase::Countdown(0);
                }
            }
            Phase::Countdown(ticks) => {
                if ticks.is_multiple_of(COUNTDOWN_TICKS) {
                    let number = COUNTDOWN_NUMBERS - *ticks / COUNTDOWN_TICKS;
                    told.push(Command::Counted(number));
                }
                *ticks += 1;
                if *ticks >= COUNTDOWN_NUMBERS * COUNTDOWN_TICKS {
                    self.phase = Phase::Running(None);
                }
            }
            Phase::Running(decided_ticks) => {
                let (computer, pointers) = (&mut self.computer, &mut self.pointers);
                let keys = keys(&self.game, round, own, inputs.steering);
                let steerings = steerings(round, computer, pointers, keys);
                let happened = match (&mut self.far, own, &mut self.spectator) {
                    (Some(far), Some(own), _) => far.tick(round, steerings[own]),
                    (.., Some(spectator)) => spectator.play(round, &self.game),
                    _ => round.tick(&steerings),
                };
                let arena = &round.arena;
                told.extend(happened.into_iter().map(|event| {
                    Command::Race(seating, event.with_tile(|side, tile| arena.tile_for(side, tile)))
                }));
                if round.verdict.is_some() {
                    let ticks = decided_ticks.get_or_insert(0);
                    *ticks += 1;
                    let is_seen = *ticks >= VERSUS_JOY_TICKS;
                    let is_over = if let Some(far) = &mut self.far {
                        let has_come = own.is_some_and(|own| has_arrived(round, own));
                        if is_impatient && may_end || is_seen && far.is_alone() && has_come {
                            far.stop(round);
                        }
                        far.is_over()
                    } else {
                        if is_impatient || is_seen && is_computer_alone(&self.game, round) {
                            round.skip();
                        }
                        round.is_over()
                    };
                    if is_over && (is_seen || is_impatient) {
                        self.show_card();
                        // Who has won at which machine is no record of this one.
                        if self.game.is_over() && !is_afar {
                            let kind = MatchKind::of(self.game.code.rules());
                            told.push(Command::MatchOver(kind, self.game.leader()));
                        }
                    }
                }
            }
            Phase::Waiting | Phase::Card(..) | Phase::Over(_) => return,
        }
        if let Some(round) = &self.round {
            self.views.follow(&round.snapshot(&self.game, 0, 0.0));
        }
    }

    fn show_card(&mut self) {
        self.pointers = Pointers::default();
        if self.show_judged() {
            return;
        }
        let Some(round) = &self.round else { return };
        if let Some(verdict) = round.verdict {
            self.game.note(verdict);
        }
        // Whoever watches sees the next round when both begin it.
        let goes_on = self.spectator.is_none() || self.game.is_over();
        self.phase = Phase::Card(Box::new(FairnessCard::of(round)), phase::of_card(goes_on));
        self.still_ticks = 0;
    }

    fn leave_card(&mut self) {
        if self.game.is_over() {
            self.phase = Phase::Over(phase::of_end(self.spectator.is_some()));
        } else {
            self.part_with_round();
            self.phase = Phase::Waiting;
        }
    }
}

/// Whether only the computer's mouse, at most, is still on its way.
fn is_computer_alone(game: &Match, round: &Race) -> bool {
    let is_there = |side| game.is_computer(side) || has_arrived(round, side);
    round.arena.mode == Mode::Race && (0..2).all(is_there)
}

fn has_arrived(round: &Race, side: usize) -> bool {
    round.runner(side).arrived_after.is_some()
}

impl ScreenState for Versus {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.shows_card() && self.are_hands_still() {
            KeySet::Results
        } else if self.is_under_way() {
            KeySet::Play
        } else {
            KeySet::Menu
        };
        let (name, depth) = if self.pause.is_some() { ("pause", 2) } else { ("versus", 1) };
        let traits = ScreenTraits::of_game(name, keys, self.moves()).at_depth(depth);
        // Both machines count the same ticks.
        ScreenTraits { is_a_game: !self.is_afar(), ..traits }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.talk(&mut world.wire, self.pause.is_some());
        let mut commands = self.tick(inputs, &mut world.settings);
        if self.seen_gestures().is_some_and(SeenGestures::is_new) {
            commands.insert(0, Command::Gesture);
        }
        commands
    }

    fn keep_up(&mut self, world: &mut World) {
        self.talk(&mut world.wire, true);
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let of_pause = self.pause().map(|pause| pause.focus);
        let of_phase = match &self.phase {
            Phase::Card(_, menu) => menu.focus,
            Phase::Over(menu) => menu.focus,
            Phase::Waiting | Phase::Ready | Phase::Countdown(_) | Phase::Running(_) => 0,
        };
        [0, of_pause.unwrap_or(of_phase)]
    }

    fn walk_areas(&self, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
        if self.is_under_way() { view::seats(self, pane, scale) } else { Vec::new() }
    }

    fn seated<'a>(&'a self, settings: &'a Settings) -> &'a [VersusPlayer; 2] {
        self.players_afar().unwrap_or(&settings.versus.players)
    }

    fn seated_ghost<'a>(&'a self, _: &Settings) -> Option<&'a Arc<Ghost>> {
        self.game.ghost()
    }

    /// Where two sit face to face it is for fingers, whatever the device.
    fn has_foot_for_fingers(&self, settings: &Settings, hand: InputDevice) -> bool {
        let are_people = !self.is_afar() && !(0..2).any(|side| self.game.is_computer(side));
        hand == InputDevice::Finger || settings.versus.face_to_face && are_people
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Some(self.game.code.saying(&settings.maze.seed))
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        self.waits().then(|| (Request::Arena(self.game.plan()), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        let Response::Arena(arena) = response else { return };
        self.computer = self.game.computer(&arena);
        let round = self.game.round(arena);
        self.views.begin(&round.snapshot(&self.game, 0, 0.0));
        self.round = Some(round);
        self.phase = Phase::Countdown(0);
        if let (Some(far), Some(round)) = (&mut self.far, &self.round) {
            far.take_round(round, &self.game);
        }
        if self.is_afar() {
            self.phase = Phase::Ready;
        }
        self.catch_up();
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let snapshot = self.round.as_ref().map(|round| round.snapshot(&self.game, 0, 0.0));
        let far_side = self.game.side_of(Seat::Two);
        let is_across =
            settings.versus.face_to_face && !self.game.is_computer(far_side) && !self.is_afar();
        let seats = Seats { across: is_across.then_some(far_side), own: self.own_side() };
        self.views.fit((pane, scale), settings, seats, snapshot.as_ref());
    }
}
