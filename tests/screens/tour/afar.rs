//! A match with another machine, which is played here too: what it would say is put into the wire.

use std::net::{SocketAddr, SocketAddrV4};
use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::settings::Settings;
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::player::{Coat, VersusPlayer};
use icetea_maze::game::versus::rules::{Mind, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::net::meeting::InviteState;
use icetea_maze::net::packet::{
    Gesture, Gestures, Hello, Invitation, InvitationReply, Packet, Playing, Progress, VERSION,
    WatchAnswer, WatchRequest,
};
use icetea_maze::net::page_line::LineStage;
use icetea_maze::screens::Screen;
use icetea_maze::screens::lobby::LobbyRow;
use icetea_maze::screens::title::Entry;
use icetea_maze::screens::versus::far::FarTrouble;

use super::{See, Traveller};

fn far() -> SocketAddr {
    SocketAddr::from(([192, 168, 178, 21], 47_620))
}

impl Traveller {
    /// Something comes from the other machine.
    fn comes(&mut self, packet: &Packet) {
        self.app.world.wire.received.push((far(), packet.to_bytes()));
        self.wait(1);
        self.app.world.wire.to_send.clear();
    }

    fn hears_of(&mut self, id: u64, name: &str, version: u8) {
        let player = VersusPlayer {
            name: name.to_owned(),
            coat: Coat::ALL[id as usize % 4],
            wants_bar: false,
        };
        self.comes(&Packet::Hello(Hello { id, version, asks: false, player }));
    }

    /// The search of the meeting.
    fn asked(&self) -> Option<&InviteState> {
        let Screen::Meeting(screen) = &self.app.screen else { panic!("no meeting") };
        screen.meeting.as_ref()?.asked.as_ref()
    }

    /// What this machine's search is called.
    fn own_id(&mut self) -> u64 {
        self.wait(60);
        let told = self.app.world.wire.to_send.drain(..);
        let mut hello = told.filter_map(|(_, bytes)| match Packet::read(&bytes) {
            Some(Packet::Hello(hello)) => Some(hello.id),
            _ => None,
        });
        hello.next_back().expect("it says that it is there")
    }

    /// The other machine says how far it has come, until so many ticks have passed.
    fn walks(&mut self, ticks: u32, progress: &Progress) {
        for _ in 0..ticks / 10 {
            let Screen::Versus(versus) = &self.app.screen else { panic!("no match") };
            let now = versus.round().map_or(0, |round| round.ticks as u32);
            let tick = progress.tick.max(now);
            self.comes(&Packet::Progress(Progress { tick, ..progress.clone() }));
            self.wait(9);
        }
    }

    fn trouble(&self) -> Option<FarTrouble> {
        let Screen::Versus(versus) = &self.app.screen else { panic!("no match") };
        versus.far_trouble()
    }
}

/// Two pages meet by letters.
fn pages(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.app.world.wire.line.is_offered = true;
    let code = format!("5f2c~{}", "3a1b9c0d7e".repeat(6));
    let letter = format!("https://friends-of-mazes.example/play/#meet-i.{code}.{code}.{code}");
    one.app.begin(Opening::asked_by(&letter));
    one.wait(2);
    see("meeting, pages, a letter is being written", &mut one.app);
    for (stage, name) in [
        (LineStage::Idle, "meeting, pages, no letter yet"),
        (LineStage::Invited, "meeting, pages, the invitation is written"),
        (LineStage::Answered, "meeting, pages, the answer is written"),
        (LineStage::Opening, "meeting, pages, the line opens"),
        (LineStage::Broken, "meeting, pages, the line does not open"),
        (LineStage::Unreadable, "meeting, pages, an answer to nothing"),
        (LineStage::Impossible, "meeting, pages, another browser is needed"),
        (LineStage::Open, "meeting, pages, the line is open"),
    ] {
        let line = &mut one.app.world.wire.line;
        (line.stage, line.letter) = (stage, letter.clone());
        one.wait(2);
        see(name, &mut one.app);
        if stage == LineStage::Invited {
            one.act(Action::Paste(letter.replace("meet", "met"))).act(Action::Confirm);
            see("meeting, pages, what is pasted is no letter", &mut one.app);
            one.acts(vec![Action::Erase; letter.len()]);
            one.act(Action::Paste(letter.clone())).act(Action::Confirm);
            see("meeting, pages, the own letter is pasted", &mut one.app);
        }
    }
    one.hears_of(2, "7", VERSION);
    see("meeting, pages, the other is there", &mut one.app);
}

/// A page meets the game that has served it.
fn served(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    let line = &mut one.app.world.wire.line;
    (line.is_offered, line.is_served) = (true, true);
    one.app.begin(Opening::asked_by("meet-here"));
    for (stage, name) in [
        (LineStage::Opening, "meeting, a served page, the line opens"),
        (LineStage::Unanswered, "meeting, a served page, no answer"),
        (LineStage::Open, "meeting, a served page, the line is open"),
    ] {
        one.app.world.wire.line.stage = stage;
        one.wait(2);
        see(name, &mut one.app);
    }
    one.hears_of(2, "7", VERSION);
    see("meeting, a served page, its game is there", &mut one.app);
}

/// The address at which browsers find the game's page.
fn with_page(one: &mut Traveller, see: See) {
    let phones = &mut one.app.world.phones;
    phones.have_page = true;
    phones.addresses = vec!["http://192.168.178.200:47630/123456".to_owned()];
    see("meeting, a page can be opened", &mut one.app);
    one.hears_of(2, "7", VERSION);
    see("meeting, a page can be opened, somebody is there", &mut one.app);
}

pub fn all(settings: &Settings, see: See) {
    pages(settings, see);
    served(settings, see);
    let mut one = Traveller::new(settings);
    one.enter(Entry::TwoPlayers);
    one.act(Action::Paste("kruskal1-3x2-1~race-bo3".to_owned()));
    one.act(Action::Click(Target::Arrow(LobbyRow::Rival.place(), 1)));
    one.act(Action::Click(Target::Entry(0)));
    see("lobby, the other sits at another machine", &mut one.app);
    one.act(Action::Confirm);
    one.app.world.wire.own =
        vec![(SocketAddrV4::new([192, 168, 178, 20].into(), 47_620), [255, 255, 255, 0].into())];
    see("meeting, nobody is there", &mut one.app);
    with_page(&mut one.clone(), see);
    one.wait(1300);
    see("meeting, nobody is there for long", &mut one.app);
    one.types("192.168.178.x");
    one.act(Action::Confirm);
    see("meeting, an address that is none", &mut one.app);
    one.act(Action::Erase).types("21");
    see("meeting, an address", &mut one.app);
    one.act(Action::Confirm);
    one.app.world.wire.trouble = Some("13".to_owned());
    see("meeting, without a network", &mut one.app);
    one.app.world.wire.trouble = None;
    for (id, name) in [(2, "7"), (3, ""), (4, "12-34-56-789")] {
        one.hears_of(id, name, VERSION);
    }
    one.hears_of(5, "", VERSION + 1);
    let own = one.own_id();
    one.act(Action::Go(Direction::Down));
    one.act(Action::Go(Direction::Down)).act(Action::Go(Direction::Up));
    see("meeting, some are there", &mut one.app);
    watching(&mut one.clone(), see);
    one.act(Action::Click(Target::Entry(0)));
    assert!(matches!(one.asked(), Some(InviteState::Waits(_))));
    see("meeting, one is asked", &mut one.app);
    one.comes(&Packet::Reply(InvitationReply { from: 2, to: own, key: [0; 16], accepts: false }));
    assert!(matches!(one.asked(), Some(InviteState::Refused(_))));
    see("meeting, one would rather not", &mut one.app);
    let code = "hunt-and-kill1-20x15-123456~hunt-bo5-mirrored-lead2x5".to_owned();
    one.comes(&Packet::Invitation(Invitation { from: 4, to: own, key: [1; 16], code }));
    one.wait(1);
    see("meeting, invited", &mut one.app);
    one.act(Action::Back);
    let code = "kruskal1-9x6-7~race-bo3".to_owned();
    one.comes(&Packet::Invitation(Invitation { from: 2, to: own, key: [1; 16], code }));
    one.wait(1);
    one.act(Action::Confirm);
    under_way(&mut one, see);
}

/// Two others play a match, which is watched.
fn watching(one: &mut Traveller, see: See) {
    let called = |name: &str, coat| VersusPlayer { name: name.to_owned(), coat, wants_bar: false };
    let players = [called("7", Coat::Hedgehog), called("12-34-56-789", Coat::Rabbit)];
    one.comes(&Packet::Playing(Playing { id: 2, players, code: WATCHED.to_owned() }));
    one.wait(2);
    one.act(Action::Go(Direction::Up)).act(Action::Go(Direction::Up));
    see("meeting, two of them play", &mut one.app);
    one.app.world.wire.secret = [1; 16];
    one.act(Action::Click(Target::Entry(0)));
    see("versus, watching, not heard yet", &mut one.app);
    one.is_shown(
        &[],
        &[0, 1].map(|seat| Progress { is_ready: seat == 0, ..Progress::default() }),
        1,
    );
    see("versus, watching, one is not ready", &mut one.app);
    let ready = || [0, 1].map(|_| Progress { is_ready: true, ..Progress::default() });
    one.is_shown(&[], &ready(), 10);
    see("versus, watching, countdown", &mut one.app);
    one.is_shown(&[], &ready().map(|seat| Progress { tick: 140, ..seat }), 40);
    see("versus, watching, under way", &mut one.app);
    let mut gestures = Gestures::default();
    gestures.add(Gesture::Wave);
    let mut told = ready().map(|seat| Progress { tick: 150, ..seat });
    told[1] = Progress { gestures, is_paused: true, ..told[1].clone() };
    one.is_shown(&[], &told, 10);
    see("versus, watching, one has paused", &mut one.app);
    let mut quiet = one.clone();
    quiet.wait(300);
    see("versus, watching, nothing is heard", &mut quiet.app);
    quiet.is_shown(&[], &ready().map(|seat| Progress { has_left: true, tick: 160, ..seat }), 10);
    see("versus, watching, they have left", &mut quiet.app);
    for (stage, winners) in [(0, &[][..]), (1, &[Some(Seat::Two)])] {
        let at_start = ready().map(|seat| Progress { stage, ..seat });
        one.is_shown(winners, &at_start, 2);
        one.is_shown(winners, &one.won_by_second(&at_start), 120);
        let name = ["versus, watching, the card of a round", "versus, watching, the last card"];
        see(name[stage as usize], &mut one.app);
    }
    one.act(Action::Confirm);
    see("versus, watching, who has won", &mut one.app);
}

/// The match that is watched.
const WATCHED: &str = "kruskal1-4x3-7~race-bo3";

impl Traveller {
    /// One of two others shows how far both have come, after these rounds, for so many tenths of ticks.
    fn is_shown(&mut self, winners: &[Option<Seat>], seats: &[Progress; 2], times: u32) {
        for _ in 0..times {
            let Screen::Versus(versus) = &self.app.screen else { panic!("no match") };
            let spectator = versus.spectator.as_ref().expect("it is watched");
            let (id, ticket) = (spectator.id, spectator.ticket);
            self.comes(&Packet::WatchAnswer(Box::new(WatchAnswer {
                id,
                ticket,
                code: WATCHED.to_owned(),
                are_sides_swapped: false,
                winners: winners.to_vec(),
                seats: seats.clone(),
            })));
            self.wait(9);
        }
    }

    /// How far both have come once the second seat has won and the first one has given up.
    fn won_by_second(&self, at_start: &[Progress; 2]) -> [Progress; 2] {
        let Screen::Versus(versus) = &self.app.screen else { panic!("no match") };
        let mut round = versus.round().expect("it is ready").clone();
        let side = versus.game.side_of(Seat::Two);
        let mut mind = Computer::new(Mind::ShortestWay, Arc::clone(&round.arena), side);
        while round.verdict.is_none() {
            let mut steerings = [Steering::default(); 2];
            steerings[side] = mind.steer(round.runner(side), &round.cheeses_left);
            round.tick(&steerings);
        }
        let tick = round.ticks as u32 + 60;
        let strides = round.runner(side).track().expect("it is known").strides().iter();
        let told = strides.map(|stride| (stride.tick, stride.direction, stride.runs)).collect();
        let [one, two] = at_start.clone();
        [Progress { tick, stop: Some(tick), ..one }, Progress { tick, strides: told, ..two }]
    }
}

/// The other machine has invited; its mouse goes a stride, and then it is gone.
fn under_way(one: &mut Traveller, see: See) {
    one.wait(2);
    assert_eq!(one.trouble(), Some(FarTrouble::NotReady));
    see("versus, afar, the other is not ready", &mut one.app);
    let there = Progress { is_host: true, is_ready: true, ..Progress::default() };
    one.walks(40, &there);
    see("versus, afar, countdown", &mut one.app);
    one.walks(600, &there);
    let Screen::Versus(versus) = &one.app.screen else { panic!("no match") };
    let round = versus.round().expect("it has begun");
    let first = round.arena.grid().open_around(round.arena.starts[0]).nth(0).expect("a way");
    let tick = round.ticks as u32 + 20;
    let stride = Progress { tick, strides: vec![(tick, first, false)], ..there };
    one.walks(100, &stride);
    see("versus, afar, under way", &mut one.app);
    one.act(Action::Hint);
    let mut gestures = Gestures::default();
    gestures.add(Gesture::Wave);
    one.walks(20, &Progress { gestures, ..stride.clone() });
    see("versus, afar, both make gestures", &mut one.app);
    let stride = Progress { gestures, ..stride };
    one.walks(300, &stride);
    one.comes(&Packet::WatchRequest(WatchRequest {
        id: 2,
        ticket: [1; 16],
        stage: 0,
        heard: [0; 2],
    }));
    one.wait(1);
    see("versus, afar, somebody watches", &mut one.app);
    one.walks(20, &Progress { is_paused: true, ..stride.clone() });
    assert_eq!(one.trouble(), Some(FarTrouble::Paused));
    see("versus, afar, the other has paused", &mut one.app);
    one.walks(20, &stride);
    one.act(Action::Pause);
    see("versus, afar, pause", &mut one.app);
    one.act(Action::Back).wait(500);
    assert!(matches!(one.trouble(), Some(FarTrouble::Quiet(_))));
    see("versus, afar, nothing is heard", &mut one.app);
    one.wait(1300);
    see("versus, afar, nothing is heard for long", &mut one.app);
    one.walks(20, &Progress { has_left: true, ..stride.clone() });
    assert!(matches!(one.trouble(), Some(FarTrouble::End(_))));
    see("versus, afar, the other has left", &mut one.app);
}
