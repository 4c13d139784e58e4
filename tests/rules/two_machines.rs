//! Matches on two machines, over a network that delays, loses, doubles and reorders by a seed.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use crate::replay::duelists::steer_in_snatch;
use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::replay::{PlayerName, Recording, Verdict};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::player::{Coat, VersusPlayer};
use icetea_maze::game::versus::rules::{Mind, Mode, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;
use icetea_maze::net::link::LinkEnd;
use icetea_maze::net::meeting::Meeting;
use icetea_maze::net::packet::{Packet, Progress};
use icetea_maze::net::round::Impossible;
use icetea_maze::net::wire::{PORTS, Whom, Wire};
use icetea_maze::screens::title::Title;
use icetea_maze::screens::versus::far::FarTrouble;
use icetea_maze::screens::versus::{Phase, Versus};
use icetea_maze::screens::{Screen, ScreenState};
use icetea_maze::world::World;

/// How often the network loses, doubles and reorders, in a hundred.
#[derive(Clone, Copy)]
pub struct Weather {
    delay_ticks: u32,
    jitter_ticks: u32,
    pub lost: u8,
    doubled: u8,
}

pub const FAIR: Weather = Weather { delay_ticks: 1, jitter_ticks: 0, lost: 0, doubled: 0 };
/// 200 ms there and as much back, and a fifth is lost.
pub const FOUL: Weather = Weather { delay_ticks: 24, jitter_ticks: 20, lost: 20, doubled: 5 };

/// A network between two machines.
pub struct Network {
    pub dice: Dice,
    pub weather: Weather,
    pub now: u32,
    under_way: BTreeMap<(u32, u64), (usize, Vec<u8>)>,
    sent: u64,
    bytes: u64,
    /// Whether the second machine has another address than at first.
    moved: bool,
}

pub fn address(machine: usize) -> SocketAddr {
    SocketAddr::from(([10, 0, 0, 1 + machine as u8], *PORTS.start()))
}

impl Network {
    pub fn new(seed: u64, weather: Weather) -> Self {
        let (dice, under_way) = (Dice::new(seed), BTreeMap::new());
        Self { dice, weather, now: 0, under_way, sent: 0, bytes: 0, moved: false }
    }

    pub fn take(&mut self, from: usize, wire: &mut Wire) {
        let there = self.address(1 - from);
        for (whom, bytes) in wire.to_send.drain(..) {
            if whom != Whom::All && whom != Whom::One(there) {
                continue;
            }
            self.bytes += bytes.len() as u64 + BYTES_AROUND;
            let times = 1 + usize::from(self.dice.chance(self.weather.doubled));
            for _ in 0..times {
                self.sent += 1;
                if !self.dice.chance(self.weather.lost) {
                    let jitter = self.dice.below(self.weather.jitter_ticks + 1);
                    let due = self.now + self.weather.delay_ticks + jitter;
                    self.under_way.insert((due, self.sent), (1 - from, bytes.clone()));
                }
            }
        }
    }

    /// Where a machine is now.
    fn address(&self, machine: usize) -> SocketAddr {
        address(if self.moved && machine == 1 { 5 } else { machine })
    }

    pub fn bring(&mut self, to: usize, wire: &mut Wire) {
        let due: Vec<_> = self.under_way.range(..=(self.now, u64::MAX)).map(|it| *it.0).collect();
        for key in due {
            if self.under_way[&key].0 == to {
                let (_, bytes) = self.under_way.remove(&key).unwrap();
                wire.received.push((self.address(1 - to), bytes));
            }
        }
    }
}

/// A machine with somebody who plays at it.
pub struct Machine {
    number: usize,
    pub world: World,
    pub versus: Versus,
    mind: Option<Computer>,
    dice: Dice,
    pub recordings: Vec<Recording>,
    rounds_ready: u32,
    pauses: bool,
}

pub fn name(name: &str) -> PlayerName {
    name.parse().unwrap()
}

pub fn player(name: &str, coat: Coat) -> VersusPlayer {
    VersusPlayer { name: name.to_owned(), coat, wants_bar: true }
}

/// Two machines that have agreed on a match, over a network without faults.
pub fn agreed(code: &str) -> [Versus; 2] {
    let code: MatchCode = code.parse().unwrap();
    let mut network = Network::new(1, FAIR);
    let mut wires = [Wire::default(), Wire::default()];
    let mut meetings = [
        Meeting::new(1, player("Ann", Coat::Rabbit)),
        Meeting::new(2, player("Ben", Coat::Rabbit)),
    ];
    let mut agreed = [None, None];
    for _ in 0..1000 {
        network.now += 1;
        for machine in 0..2 {
            network.bring(machine, &mut wires[machine]);
            let (meeting, wire) = (&mut meetings[machine], &mut wires[machine]);
            agreed[machine] = agreed[machine].take().or(meeting.tick(wire));
            if machine == 0 && meeting.asked.is_none() && agreed[0].is_none() {
                meeting.invite(0, &code, [7; 16]);
            } else if machine == 1 && meeting.invited.is_some() {
                agreed[1] = meeting.answer(true, wire);
            }
            network.take(machine, wire);
        }
        if agreed.iter().all(Option::is_some) {
            break;
        }
    }
    agreed.map(|it| {
        let (code, link) = it.expect("they agree");
        Versus::far(Match::new(code), link)
    })
}

impl Machine {
    pub fn new(number: usize, versus: Versus, seed: u64, pauses: bool) -> Self {
        let world = World::new(Settings::default(), Language::English, seed);
        let dice = Dice::new(seed + number as u64);
        let (mind, recordings) = (None, Vec::new());
        Self { number, world, versus, mind, dice, recordings, rounds_ready: 0, pauses }
    }

    /// Gives it the maze that it needs.
    fn serve(&mut self, arenas: &mut BTreeMap<String, Arc<Arena>>) {
        let Some((Request::Arena(plan), _)) = self.versus.need(&self.world.settings) else {
            return;
        };
        let made = || match Request::Arena(plan).carry_out(&mut |_| true) {
            Some(Response::Arena(arena)) => arena,
            _ => panic!("no arena"),
        };
        let arena = arenas.entry(format!("{plan:?}")).or_insert_with(made);
        self.versus.take_response(Response::Arena(Arc::clone(arena)));
        let own = self.versus.own_side().unwrap();
        let mind = if self.number == 0 { Mind::DepthFirst } else { Mind::ShortestWay };
        self.mind = Some(Computer::new(mind, Arc::clone(arena), own));
        self.rounds_ready += 1;
    }

    /// One tick of somebody who walks to the end, with rests, and pauses now and then.
    pub fn play(&mut self, arenas: &mut BTreeMap<String, Arc<Arena>>) {
        self.serve(arenas);
        let mut inputs = Inputs::default();
        let own = self.versus.own_side().unwrap();
        match &self.versus.phase {
            Phase::Running(decided) => {
                let round = self.versus.round().unwrap();
                let (runner, mind) = (round.runner(own), self.mind.as_mut().unwrap());
                let wanted = match round.arena.mode {
                    Mode::Snatch => steer_in_snatch(round, own, &mut self.dice),
                    _ => mind.steer(runner, &round.cheeses_left),
                };
                let waits = round.waits(own) > 1 || self.dice.chance(10);
                let steering = if waits { Steering::default() } else { wanted };
                inputs.steering[0] = round.arena.steering_of(own, steering);
                if decided.is_some() && self.dice.below(400) == 0 {
                    inputs.actions.push(Action::Confirm);
                }
                if self.pauses && self.dice.below(3000) == 0 {
                    inputs.actions.push(Action::Pause);
                }
                if self.versus.pause().is_some() && self.dice.below(100) == 0 {
                    inputs.actions.push(Action::Back);
                }
            }
            Phase::Card(..) if self.dice.below(50) == 0 => inputs.actions.push(Action::Confirm),
            _ => {}
        }
        let shows_card = self.versus.shows_card();
        self.versus.update(&inputs, &mut self.world);
        if self.versus.shows_card() && !shows_card {
            let round = self.versus.told_round().unwrap();
            let names = [0, 1].map(|side| {
                let seat = self.versus.game.player_at(side);
                let seated = self.versus.seated(&self.world.settings);
                name(&seated[seat.index()].name)
            });
            let recording = Recording::of_round(&self.versus.game, round, names);
            self.recordings.push(recording.expect("it is recorded"));
        }
    }

    pub fn is_done(&self) -> bool {
        matches!(self.versus.phase, Phase::Over(_))
    }
}

/// The code below a packet, and the headers of UDP and IP.
const BYTES_AROUND: u64 = 8 + 28;
const MOST_BYTES_PER_SECOND: u64 = 1500;

/// A whole match; returns what each machine has recorded, and the bytes a second that each has sent.
fn played(code: &str, seed: u64, weather: Weather) -> ([Vec<Recording>; 2], u64) {
    let mut number = 0;
    let mut machines = agreed(code).map(|versus| {
        number += 1;
        Machine::new(number - 1, versus, seed, seed.is_multiple_of(3))
    });
    let mut network = Network::new(seed, weather);
    let mut arenas = BTreeMap::new();
    let mut slow = Dice::new(seed);
    while !machines.iter().all(Machine::is_done) {
        network.now += 1;
        assert!(network.now < 120 * 60 * 40, "{code}, seed {seed}: {:?}", machines[0].versus.phase);
        for machine in &mut machines {
            // One of them is slow, and stalls.
            if machine.number == 1 && slow.below(500) == 0 {
                continue;
            }
            network.bring(machine.number, &mut machine.world.wire);
            machine.play(&mut arenas);
            network.take(machine.number, &mut machine.world.wire);
            let trouble = machine.versus.far_trouble();
            assert!(!matches!(trouble, Some(FarTrouble::End(_))), "{code}, {seed}: {trouble:?}");
        }
    }
    let rate = network.bytes / 2 * 120 / u64::from(network.now);
    (machines.map(|machine| machine.recordings), rate)
}

pub const KINDS: [&str; 9] = [
    "kruskal1-7x5-{}~race-bo3",
    "kruskal1-5x9-loops60-{}~race-bo3-mirrored",
    "prim1-6x6-loops40-{}~hunt-bo3",
    "kruskal1-9x4-{}~hunt-bo1-mirrored-lead1x2",
    "backtracker1-8x5-{}~meet-bo3",
    "kruskal1-6x7-{}~race-bo5-lead2x3",
    "endless1-{}~endless-bo1",
    "kruskal1-4x4-{}~meet-bo3-mirrored",
    "kruskal1-6x5-loops50-{}~snatch-bo1",
];

/// Any number of matches can be asked for: see `tests/net.sh`.
pub fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn both_machines_end_with_the_same_recording_whatever_the_network_does() {
    let (matches, first) = (wanted("NET_MATCHES", 200), wanted("NET_SEED", 1));
    for seed in first..first + matches {
        let code = KINDS[seed as usize % KINDS.len()].replace("{}", &seed.to_string());
        let ([one, other], rate) = played(&code, seed, FOUL);
        assert!(rate <= MOST_BYTES_PER_SECOND, "{code}, seed {seed}: {rate} bytes a second");
        assert!(!one.is_empty() && one.len() == other.len(), "{code}, seed {seed}");
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one.write_unsealed(), other.write_unsealed(), "{code}, seed {seed}");
            if let Some(spec) = one.course.spec() {
                let maze = icetea_maze::maze::Build::new(&spec).finish();
                assert_eq!(one.check(&maze), Verdict::Consistent, "{code}, seed {seed}");
            }
        }
    }
}

/// Two machines in their first round, which both have begun.
fn begun(code: &str, network: &mut Network) -> [Machine; 2] {
    let mut number = 0;
    let mut machines = agreed(code).map(|versus| {
        number += 1;
        Machine::new(number - 1, versus, 7, false)
    });
    let mut arenas = BTreeMap::new();
    go_on(&mut machines, network, &mut arenas, [true; 2], |machines| {
        machines.iter().all(|it| matches!(it.versus.phase, Phase::Running(_)))
    });
    machines
}

/// Lets those machines that are on go on until it is so, and says whether it came to that.
fn go_on(
    machines: &mut [Machine; 2],
    network: &mut Network,
    arenas: &mut BTreeMap<String, Arc<Arena>>,
    are_on: [bool; 2],
    is_so: impl Fn(&[Machine; 2]) -> bool,
) -> bool {
    for _ in 0..120 * 120 {
        network.now += 1;
        for machine in machines.iter_mut().filter(|machine| are_on[machine.number]) {
            network.bring(machine.number, &mut machine.world.wire);
            machine.play(arenas);
            network.take(machine.number, &mut machine.world.wire);
        }
        if is_so(machines) {
            return true;
        }
    }
    false
}

fn ticks(machine: &Machine) -> u64 {
    machine.versus.round().unwrap().ticks
}

#[test]
fn a_line_that_breaks_holds_both_and_goes_on_where_it_stood_even_from_another_address() {
    let mut network = Network::new(3, FAIR);
    let mut machines = begun("kruskal1-9x9-4~race-bo1", &mut network);
    let mut arenas = BTreeMap::new();
    network.weather.lost = 100;
    let are_quiet = |machines: &[Machine; 2]| {
        let is_quiet = |it: &Machine| matches!(it.versus.far_trouble(), Some(FarTrouble::Quiet(seconds)) if seconds >= 5);
        machines.iter().all(is_quiet)
    };
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], are_quiet));
    let at = [0, 1].map(|machine| ticks(&machines[machine]));
    for _ in 0..500 {
        for machine in &mut machines {
            machine.play(&mut arenas);
        }
    }
    assert_eq!(at, [0, 1].map(|machine| ticks(&machines[machine])), "both stand still");
    assert!(at[0] > 0 && at[0].abs_diff(at[1]) <= 240, "{at:?}");
    network.weather.lost = 0;
    network.moved = true;
    let are_done = |machines: &[Machine; 2]| machines.iter().all(Machine::is_done);
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], are_done));
    let [one, other] = machines.map(|machine| machine.recordings[0].write_unsealed());
    assert_eq!(one, other);
}

#[test]
fn whoever_is_left_finishes_the_round_alone() {
    for (leaves, code) in [(false, "kruskal1-9x9-4~race-bo3"), (true, "prim1-9x9-4~hunt-bo3")] {
        let mut network = Network::new(3, FAIR);
        let mut machines = begun(code, &mut network);
        let mut arenas = BTreeMap::new();
        if leaves {
            let inputs = Inputs { actions: vec![Action::Pause], ..Inputs::default() };
            let Machine { versus, world, .. } = &mut machines[1];
            versus.update(&inputs, world);
            let up = Action::Go(Direction::Up);
            versus.update(&Inputs { actions: vec![up.clone(), up], ..Inputs::default() }, world);
            let inputs = Inputs { actions: vec![Action::Confirm], ..Inputs::default() };
            assert!(!versus.update(&inputs, world).is_empty(), "it has left");
            world.wire.say_farewell();
            network.take(1, &mut machines[1].world.wire);
        }
        let may = |machines: &[Machine; 2]| machines[0].versus.may_go_on_alone();
        assert!(go_on(&mut machines, &mut network, &mut arenas, [true, false], may), "{code}");
        let Machine { versus, world, .. } = &mut machines[0];
        let inputs = Inputs { actions: vec![Action::Confirm], ..Inputs::default() };
        versus.update(&inputs, world);
        assert_eq!(versus.far_trouble(), None, "{code}");
        let has_card = |machines: &[Machine; 2]| !machines[0].recordings.is_empty();
        assert!(go_on(&mut machines, &mut network, &mut arenas, [true, false], has_card), "{code}");
        let maze = icetea_maze::maze::Build::new(&machines[0].recordings[0].course.spec().unwrap());
        assert_eq!(machines[0].recordings[0].check(&maze.finish()), Verdict::Consistent);
        let goes = machines[0].versus.update(
            &Inputs { actions: vec![Action::Confirm], ..Inputs::default() },
            &mut machines[0].world,
        );
        assert!(format!("{goes:?}").contains("Lobby"), "{goes:?}");
    }
}

#[test]
fn an_impossible_stride_ends_the_match_with_a_sentence_and_the_other_is_told() {
    let mut network = Network::new(3, FAIR);
    let mut machines = begun("kruskal1-9x9-4~race-bo1", &mut network);
    let lie = Progress { is_host: true, is_ready: true, tick: u32::MAX, ..Progress::default() };
    let Machine { versus, world, .. } = &mut machines[1];
    world.wire.received.push((address(0), Packet::Progress(lie).to_bytes()));
    versus.update(&Inputs::default(), world);
    let end = Some(FarTrouble::End(LinkEnd::Impossible(Impossible::RunsAway(u32::MAX))));
    assert_eq!(versus.far_trouble(), end);
    let mut arenas = BTreeMap::new();
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], |machines| {
        machines[0].versus.far_trouble() == Some(FarTrouble::End(LinkEnd::Left))
    }));
}

#[test]
fn what_was_said_here_is_not_believed_when_it_comes_back() {
    let mut network = Network::new(3, FAIR);
    let [mut machine, _] = begun("kruskal1-9x9-4~race-bo1", &mut network);
    let Machine { versus, world, .. } = &mut machine;
    for (is_host, trouble) in [(true, None), (false, Some(FarTrouble::Paused))] {
        let tick = versus.round().unwrap().ticks as u32 + 60;
        let paused =
            Progress { is_host, is_ready: true, is_paused: true, tick, ..Progress::default() };
        world.wire.received.push((address(1), Packet::Progress(paused).to_bytes()));
        versus.update(&Inputs::default(), world);
        assert_eq!(versus.far_trouble(), trouble);
    }
}

#[test]
fn a_sign_is_heard_and_seen_at_both_machines_and_then_gone() {
    let mut network = Network::new(3, FOUL);
    let mut machines = begun("kruskal1-19x19-4~race-bo1", &mut network);
    let mut arenas = BTreeMap::new();
    let gestures = |machines: &[Machine; 2]| {
        let seen = |it: usize| machines[it].versus.far.as_ref().unwrap().link.seen_gestures;
        [0, 1].map(|it| seen(it).of(Seat::One).is_some())
    };
    for action in [Action::Hint, Action::Flag, Action::Flag] {
        let Machine { versus, world, .. } = &mut machines[0];
        let told = versus.update(&Inputs { actions: vec![action], ..Inputs::default() }, world);
        assert!(told.iter().any(|command| matches!(command, Command::Gesture)), "{told:?}");
        let are_seen = |machines: &[Machine; 2]| gestures(machines) == [true; 2];
        assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], are_seen));
        let are_gone = |machines: &[Machine; 2]| gestures(machines) == [false; 2];
        assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], are_gone));
    }
}

#[test]
fn whoever_reads_the_result_is_told_that_the_other_has_gone_on() {
    let mut network = Network::new(3, FAIR);
    let mut machines = begun("kruskal1-5x5-4~race-bo3", &mut network);
    let mut arenas = BTreeMap::new();
    let has_cards = |machines: &[Machine; 2]| machines.iter().all(|it| it.versus.shows_card());
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], has_cards));
    assert_eq!(machines[0].versus.waits_for_us(), None);
    let Machine { versus, world, .. } = &mut machines[1];
    // To the next round, or past the end of the match to another one.
    for _ in 0..2 {
        versus.update(&Inputs { actions: vec![Action::Confirm], ..Inputs::default() }, world);
    }
    for _ in 0..20 {
        network.now += 1;
        for machine in &mut machines {
            network.bring(machine.number, &mut machine.world.wire);
            machine.versus.update(&Inputs::default(), &mut machine.world);
            network.take(machine.number, &mut machine.world.wire);
        }
    }
    assert!(machines[0].versus.shows_card());
    assert_eq!(machines[0].versus.waits_for_us(), Some(Seat::Two));
    assert_eq!(machines[1].versus.waits_for_us(), None);
}

/// The other presses on alone where the line is down, and then it is back.
#[test]
fn whoever_played_on_alone_has_left_and_has_told_no_lie() {
    let mut network = Network::new(3, FAIR);
    let mut machines = begun("kruskal1-19x19-4~race-bo1", &mut network);
    let mut arenas = BTreeMap::new();
    network.weather.lost = 100;
    let may = |machines: &[Machine; 2]| machines[0].versus.may_go_on_alone();
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], may));
    let Machine { versus, world, .. } = &mut machines[0];
    versus.update(&Inputs { actions: vec![Action::Confirm], ..Inputs::default() }, world);
    for _ in 0..400 {
        machines[0].play(&mut arenas);
        machines[0].world.wire.to_send.clear();
    }
    network.weather.lost = 0;
    let knows = |machines: &[Machine; 2]| {
        machines[1].versus.far_trouble() == Some(FarTrouble::End(LinkEnd::Left))
    };
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], knows));
    assert!(machines[1].versus.may_go_on_alone(), "it may finish too");
}

#[test]
fn a_machine_that_lost_time_is_waited_for_little_by_little() {
    let mut network = Network::new(3, FAIR);
    let mut machines = begun("kruskal1-19x19-4~race-bo1", &mut network);
    let mut arenas = BTreeMap::new();
    go_on(&mut machines, &mut network, &mut arenas, [true, false], |machines| {
        ticks(&machines[0]) > ticks(&machines[1]) + 200
    });
    let ahead = |machines: &[Machine; 2]| ticks(&machines[0]) - ticks(&machines[1]);
    assert!(ahead(&machines) > 200);
    let is_near = |machines: &[Machine; 2]| ahead(machines) < 130;
    assert!(go_on(&mut machines, &mut network, &mut arenas, [true; 2], is_near));
}

#[test]
fn the_match_goes_on_below_another_screen_and_is_left_with_a_farewell() {
    let [versus, _] = agreed("kruskal1-9x9-4~race-bo1");
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.screen = Screen::Versus(Box::new(versus));
    let said = |app: &mut App, ticks: usize| {
        for _ in 0..ticks {
            app.tick(&Inputs::default());
        }
        let told = app.world.wire.to_send.drain(..);
        let told = told.filter_map(|(_, bytes)| match Packet::read(&bytes) {
            Some(Packet::Progress(progress)) => Some(progress.has_left),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    assert_eq!(said(&mut app, 60), vec![false; 10]);
    app.open_file("a maze".to_owned(), b"#####\n#S G#\n#####".to_vec());
    assert_eq!(app.screen.name(), "loading");
    assert_eq!(said(&mut app, 60), vec![false; 10]);
    app.tick(&Inputs { actions: vec![Action::Back], ..Inputs::default() });
    assert_eq!((app.screen.name(), said(&mut app, 59)), ("versus", vec![false; 10]));
    app.screen = Screen::Title(Title::new(0));
    assert_eq!(said(&mut app, 60), vec![true; 5]);
    assert!(!app.world.wire.is_wanted);
}
