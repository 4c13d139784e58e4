//! A match of two machines that is watched from a third one.

use std::collections::BTreeMap;
use std::sync::Arc;

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::net::link::{LinkEnd, MOST_AT_ONE_ADDRESS, MOST_WATCHERS};
use icetea_maze::net::meeting::{Doing, Meeting};
use icetea_maze::net::packet::{Hello, Packet, VERSION, WatchRequest};
use icetea_maze::net::spectator::Spectator;
use icetea_maze::net::wire::{Whom, Wire};
use icetea_maze::screens::ScreenState;
use icetea_maze::screens::versus::far::FarTrouble;
use icetea_maze::screens::versus::{Phase, Versus};
use icetea_maze::world::World;

use super::two_machines::{
    FAIR, FOUL, KINDS, Machine, Network, Weather, address, agreed, name, player, wanted,
};

/// Where whoever watches is.
const WATCHES: usize = 7;

/// A machine at which somebody watches, and what it has seen.
struct Watcher {
    world: World,
    versus: Versus,
    recordings: Vec<Recording>,
}

impl Watcher {
    fn of(code: &str) -> Self {
        let code: MatchCode = code.parse().unwrap();
        let players = [player("Ann", Coat::Rabbit), player("Ben", Coat::Hedgehog)];
        let spectator = Spectator::new(1, players, address(0), [9; 16]);
        Self {
            world: World::new(Settings::default(), Language::English, 1),
            versus: Versus::watched(Match::new(code), Box::new(spectator)),
            recordings: Vec::new(),
        }
    }

    /// One tick, in which it presses these.
    fn watch(&mut self, arenas: &mut BTreeMap<String, Arc<Arena>>, actions: Vec<Action>) {
        if let Some((Request::Arena(plan), _)) = self.versus.need(&self.world.settings) {
            let made = || match Request::Arena(plan).carry_out(&mut |_| true) {
                Some(Response::Arena(arena)) => arena,
                _ => panic!("no arena"),
            };
            let arena = arenas.entry(format!("{plan:?}")).or_insert_with(made);
            self.versus.take_response(Response::Arena(Arc::clone(arena)));
        }
        let showed_card = self.versus.shows_card();
        self.versus.update(&Inputs { actions, ..Inputs::default() }, &mut self.world);
        if self.versus.shows_card() && !showed_card {
            let round = self.versus.told_round().unwrap();
            let seated = self.versus.seated(&self.world.settings);
            let names =
                [0, 1].map(|side| name(&seated[self.versus.game.player_at(side).index()].name));
            self.recordings.push(Recording::of_round(&self.versus.game, round, names).unwrap());
        }
    }

    fn spectator(&self) -> &Spectator {
        self.versus.spectator.as_ref().unwrap()
    }
}

/// A match, and somebody who watches it.
struct Watched {
    machines: [Machine; 2],
    watcher: Watcher,
    network: Network,
    arenas: BTreeMap<String, Arc<Arena>>,
    /// Whether anything of the watcher's comes through.
    is_heard: bool,
}

impl Watched {
    fn new(code: &str, seed: u64, weather: Weather) -> Self {
        let mut number = 0;
        let machines = agreed(code).map(|versus| {
            number += 1;
            Machine::new(number - 1, versus, seed, seed.is_multiple_of(3))
        });
        let (network, arenas) = (Network::new(seed, weather), BTreeMap::new());
        Self { machines, watcher: Watcher::of(code), network, arenas, is_heard: true }
    }

    fn tick(&mut self) {
        self.network.now += 1;
        for number in 0..2 {
            let machine = &mut self.machines[number];
            self.network.bring(number, &mut machine.world.wire);
            machine.play(&mut self.arenas);
            let seen = machine
                .world
                .wire
                .to_send
                .extract_if(.., |(whom, _)| *whom == Whom::One(address(WATCHES)));
            for (_, bytes) in seen {
                if self.is_heard && !self.network.dice.chance(self.network.weather.lost) {
                    self.watcher.world.wire.received.push((address(number), bytes));
                }
            }
            self.network.take(number, &mut machine.world.wire);
        }
        self.watcher.watch(&mut self.arenas, Vec::new());
        for (whom, bytes) in self.watcher.world.wire.to_send.drain(..) {
            for number in 0..2 {
                let is_meant = [Whom::All, Whom::One(address(number))].contains(&whom);
                let is_lost = self.network.dice.chance(self.network.weather.lost);
                if is_meant && self.is_heard && !is_lost {
                    let wire = &mut self.machines[number].world.wire;
                    wire.received.push((address(WATCHES), bytes.clone()));
                }
            }
        }
    }

    /// Goes on until it is so.
    fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..120 * 60 * 20 {
            if is_so(self) {
                return;
            }
            self.tick();
        }
        panic!("{:?}, {:?}", self.machines[0].versus.phase, self.watcher.versus.phase);
    }

    fn are_done(&self) -> bool {
        self.machines.iter().all(Machine::is_done)
    }
}

#[test]
fn whoever_watches_sees_the_rounds_that_both_players_record() {
    let (matches, first) = (wanted("NET_MATCHES", 48), wanted("NET_SEED", 1));
    for seed in first..first + matches {
        let code = KINDS[seed as usize % KINDS.len()].replace("{}", &seed.to_string());
        let mut watched = Watched::new(&code, seed, FOUL);
        watched.until(|it| {
            it.are_done() && it.watcher.recordings.len() == it.machines[0].recordings.len()
        });
        for (seen, played) in watched.watcher.recordings.iter().zip(&watched.machines[0].recordings)
        {
            assert_eq!(seen.write_unsealed(), played.write_unsealed(), "{code}, seed {seed}");
        }
        assert_eq!(
            watched.watcher.versus.game.winners(),
            watched.machines[0].versus.game.winners(),
            "{code}, seed {seed}"
        );
    }
}

#[test]
fn whoever_watches_sees_the_end_of_a_match_and_then_the_next_one() {
    for seed in 1..=8 {
        let mut watched = Watched::new("kruskal1-15x11-7~race-bo1", seed, FOUL);
        watched.until(Watched::are_done);
        // The host does not wait for anybody.
        for _ in 0..2 {
            for Machine { versus, world, .. } in &mut watched.machines {
                let inputs = Inputs { actions: vec![Action::Confirm], ..Inputs::default() };
                versus.update(&inputs, world);
            }
            watched.until(|it| !it.are_done());
            watched.until(Watched::are_done);
        }
        watched.until(|it| it.watcher.recordings.len() == 3);
        for (seen, played) in watched.watcher.recordings.iter().zip(&watched.machines[0].recordings)
        {
            assert_eq!(seen.write_unsealed(), played.write_unsealed(), "seed {seed}");
        }
    }
}

#[test]
fn whoever_watches_asks_the_other_player_where_the_first_one_is_gone_and_no_other_match() {
    let mut watched = Watched::new("kruskal1-15x15-4~race-bo1", 1, FAIR);
    watched.until(|it| matches!(it.watcher.versus.phase, Phase::Running(None)));
    watched.is_heard = false;
    watched.until(|it| matches!(it.watcher.versus.far_trouble(), Some(FarTrouble::Quiet(3..))));
    let asked = loop {
        watched.watcher.watch(&mut watched.arenas, Vec::new());
        if let Some(asked) = watched.watcher.world.wire.to_send.pop() {
            break asked;
        }
    };
    assert_eq!(asked.0, Whom::All);
    // A match of others does not answer.
    let other = agreed("kruskal1-15x15-4~race-bo1").map(|it| Machine::new(1, it, 9, false));
    for Machine { mut versus, mut world, .. } in other {
        let Some(Packet::WatchRequest(look)) = Packet::read(&asked.1) else { panic!("no look") };
        let look = WatchRequest { id: 5, ..look };
        let sees = |versus: &mut Versus, world: &mut World, look| {
            world.wire.received.push((address(WATCHES), Packet::WatchRequest(look).to_bytes()));
            versus.update(&Inputs::default(), world);
            let told = world.wire.to_send.drain(..);
            told.filter(|(whom, _)| *whom == Whom::One(address(WATCHES))).count()
        };
        assert_eq!(sees(&mut versus, &mut world, look), 0);
        assert_eq!(sees(&mut versus, &mut world, WatchRequest { id: 1, ..look }), 1);
    }
    let Machine { versus, world, .. } = &mut watched.machines[1];
    world.wire.received.push((address(WATCHES), asked.1));
    versus.update(&Inputs::default(), world);
    for (whom, bytes) in world.wire.to_send.drain(..) {
        if whom == Whom::One(address(WATCHES)) {
            watched.watcher.world.wire.received.push((address(1), bytes));
        }
    }
    watched.watcher.watch(&mut watched.arenas, Vec::new());
    assert_eq!(watched.watcher.versus.far_trouble(), None);
}

#[test]
fn whoever_comes_late_soon_sees_the_round_as_it_is_and_the_rounds_before_it() {
    for seed in 1..=16 {
        let code = KINDS[seed as usize % KINDS.len()].replace("{}", &seed.to_string());
        let mut watched = Watched::new(&code, seed, FOUL);
        watched.is_heard = false;
        let is_late = |it: &Watched| {
            let has_gone = it.machines[0].versus.round().is_some_and(|round| round.ticks > 600);
            has_gone && matches!(it.machines[0].versus.phase, Phase::Running(None))
        };
        let needed = u8::from(!code.ends_with("bo1"));
        watched.until(|it| {
            it.are_done() || it.machines[0].versus.game.round_number() >= needed && is_late(it)
        });
        if watched.are_done() {
            continue;
        }
        watched.is_heard = true;
        for _ in 0..600 {
            watched.tick();
        }
        let [host, seen] = [&watched.machines[0].versus, &watched.watcher.versus];
        if matches!(host.phase, Phase::Running(None)) {
            assert_eq!(seen.game.winners(), host.game.winners(), "{code}");
            let ticks = [host, seen].map(|it| it.round().map_or(0, |round| round.ticks));
            assert!(ticks[1] <= ticks[0] && ticks[0] - ticks[1] < 360, "{code}: {ticks:?}");
        }
        watched.until(|it| {
            it.are_done()
                && it.watcher.recordings.last().map(Recording::write_unsealed)
                    == it.machines[0].recordings.last().map(Recording::write_unsealed)
        });
    }
}

#[test]
fn whoever_watches_changes_nothing() {
    for (number, code) in KINDS.iter().enumerate() {
        let code = code.replace("{}", "5");
        let mut watched = Watched::new(&code, 4, FAIR);
        let all = [
            Action::Confirm,
            Action::Pause,
            Action::Hint,
            Action::Flag,
            Action::Lead(300.0, 200.0),
            Action::Skip,
        ];
        let mut pressed = all.iter().cycle().skip(number);
        while !watched.are_done() {
            watched.tick();
            watched
                .watcher
                .watch(&mut watched.arenas, pressed.next().cloned().into_iter().collect());
            let sent = std::mem::take(&mut watched.watcher.world.wire.to_send);
            assert!(
                sent.iter()
                    .all(|(_, bytes)| matches!(Packet::read(bytes), Some(Packet::WatchRequest(_))))
            );
            assert!(watched.watcher.versus.pause().is_none(), "{code}");
            let ahead = watched.watcher.versus.round().map_or(0, |round| round.ticks);
            assert!(ahead <= watched.watcher.spectator().known_ticks().into(), "{code}");
        }
    }
}

#[test]
fn whoever_watches_is_told_of_a_pause_a_gesture_a_silence_and_an_end() {
    let mut watched = Watched::new("kruskal1-40x40-4~race-bo1", 1, FAIR);
    let is_running = |it: &Watched| matches!(it.watcher.versus.phase, Phase::Running(None));
    watched.until(is_running);
    let press = |watched: &mut Watched, actions: Vec<Action>| {
        let Machine { versus, world, .. } = &mut watched.machines[1];
        versus.update(&Inputs { actions, ..Inputs::default() }, world);
    };
    press(&mut watched, vec![Action::Flag]);
    watched.until(|it| it.watcher.spectator().seen_gestures.of(Seat::Two).is_some());
    watched.until(|it| it.watcher.spectator().seen_gestures.of(Seat::Two).is_none());
    // Whoever plays there soon goes on.
    for _ in 0..20_000 {
        if watched.watcher.versus.far_trouble() == Some(FarTrouble::Paused) {
            break;
        }
        if watched.machines[1].versus.pause().is_none() {
            press(&mut watched, vec![Action::Pause]);
        }
        watched.tick();
    }
    assert_eq!(watched.watcher.versus.far_trouble(), Some(FarTrouble::Paused));
    assert_eq!(watched.watcher.versus.waited_for(), Seat::Two);
    watched.until(|it| it.watcher.versus.far_trouble().is_none());
    watched.until(|it| {
        it.machines.iter().all(|one| one.versus.far.as_ref().unwrap().link.watchers() == 1)
    });
    watched.is_heard = false;
    watched.until(|it| {
        let is_quiet = matches!(it.watcher.versus.far_trouble(), Some(FarTrouble::Quiet(3..)));
        is_quiet && it.machines[0].versus.far.as_ref().unwrap().link.watchers() == 0
    });
    watched.is_heard = true;
    watched.until(|it| it.watcher.versus.far_trouble().is_none());
    let Machine { versus, world, .. } = &mut watched.machines[0];
    versus.far.as_mut().unwrap().link.end = Some(LinkEnd::Left);
    versus.update(&Inputs::default(), world);
    let end = Some(FarTrouble::End(LinkEnd::Left));
    for _ in 0..600 {
        let Machine { versus, world, .. } = &mut watched.machines[0];
        versus.update(&Inputs::default(), world);
        for (whom, bytes) in world.wire.to_send.drain(..) {
            if whom == Whom::One(address(WATCHES)) {
                watched.watcher.world.wire.received.push((address(0), bytes));
            }
        }
        watched.watcher.watch(&mut watched.arenas, Vec::new());
        for (_, bytes) in watched.watcher.world.wire.to_send.drain(..) {
            world.wire.received.push((address(WATCHES), bytes));
        }
    }
    assert_eq!(watched.watcher.versus.far_trouble(), end);
    let inputs = Inputs { actions: vec![Action::Back], ..Inputs::default() };
    let Watcher { versus, world, .. } = &mut watched.watcher;
    assert!(format!("{:?}", versus.update(&inputs, world)).contains("Meeting"));
}

#[test]
fn both_players_say_that_they_play_and_are_listed_once() {
    let mut watched = Watched::new("kruskal1-9x9-4~race-bo1", 1, FAIR);
    watched.until(|it| matches!(it.machines[1].versus.phase, Phase::Running(_)));
    let (mut meeting, mut wire) = (Meeting::new(3, player("Cleo", Coat::Rabbit)), Wire::default());
    let hello = Hello { id: 3, version: VERSION, asks: true, player: player("Cleo", Coat::Rabbit) };
    for number in [0, 1] {
        let Machine { versus, world, .. } = &mut watched.machines[number];
        let asked = Packet::Hello(hello.clone()).to_bytes();
        world.wire.received.push((address(WATCHES), asked));
        versus.update(&Inputs::default(), world);
        for (whom, bytes) in world.wire.to_send.drain(..) {
            if whom == Whom::One(address(WATCHES)) {
                wire.received.push((address(number), bytes));
            }
        }
    }
    meeting.tick(&mut wire);
    let [one] = &meeting.neighbours[..] else { panic!("{:?}", meeting.neighbours) };
    let code = "kruskal1-9x9-4~race-bo1".parse().unwrap();
    let against = player("Ben", Coat::Rabbit.next_but(1, Coat::Rabbit));
    assert_eq!((one.player.name.as_str(), one.address), ("Ann", address(0)));
    assert_eq!(one.does, Doing::Plays { against, code });
    assert!(meeting.watch(0, [1; 16]).is_some());
    meeting.invite(0, &"kruskal1-9x9-4~race-bo1".parse().unwrap(), [2; 16]);
    assert_eq!(meeting.asked, None, "whoever plays is not invited");
}

#[test]
fn no_more_can_watch_than_there_is_room_for_and_each_is_answered_once_a_tick() {
    let mut watched = Watched::new("kruskal1-9x9-4~race-bo1", 1, FAIR);
    watched.until(|it| matches!(it.machines[0].versus.phase, Phase::Running(_)));
    let Machine { versus, world, .. } = &mut watched.machines[0];
    for _ in 0..3 {
        versus.update(&Inputs::default(), world);
        world.wire.to_send.clear();
        for ticket in 100..140 {
            let look = WatchRequest { id: 1, ticket: [ticket; 16], stage: 0, heard: [u32::MAX; 2] };
            for _ in 0..5 {
                world.wire.received.push((address(WATCHES), Packet::WatchRequest(look).to_bytes()));
            }
        }
        versus.update(&Inputs::default(), world);
        let is_told = |it: &&(Whom, Vec<u8>)| it.0 == Whom::One(address(WATCHES));
        assert!(world.wire.to_send.iter().filter(is_told).count() <= MOST_WATCHERS);
        assert_eq!(versus.far.as_ref().unwrap().link.watchers(), MOST_AT_ONE_ADDRESS);
    }
    let all: Vec<_> = (20..40).map(|from| (address(from), [from as u8; 16])).collect();
    for (from, ticket) in all {
        let look = WatchRequest { id: 1, ticket, stage: 0, heard: [0; 2] };
        world.wire.received.push((from, Packet::WatchRequest(look).to_bytes()));
        versus.update(&Inputs::default(), world);
        assert!(versus.far.as_ref().unwrap().link.watchers() <= MOST_WATCHERS);
    }
}
