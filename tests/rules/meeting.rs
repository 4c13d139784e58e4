//! How two machines find each other and agree, and what they say to each other.

use std::net::SocketAddr;

use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::random::Dice;
use icetea_maze::net::meeting::{Doing, InviteState, Meeting, addresses_in};
use icetea_maze::net::packet::{
    Gesture, Gestures, Hello, Invitation, InvitationReply, MOST_STRIDES, Packet, Playing, Progress,
    VERSION, WatchAnswer, WatchRequest,
};
use icetea_maze::net::seal;
use icetea_maze::net::wire::{PORTS, PORTS_V6, Whom, Wire};

use super::two_machines::{address, player, wanted};

#[test]
fn only_the_key_opens_what_it_has_sealed() {
    let (key, other) = ([7; 16], [8; 16]);
    let sealed = seal::seal(&key, b"ITM\x03 something".to_vec());
    assert_eq!(seal::open(&key, &sealed), Some(&b"ITM\x03 something"[..]));
    assert_eq!(seal::open(&other, &sealed), None);
    for place in 0..sealed.len() {
        for bit in 0..8 {
            let mut changed = sealed.clone();
            changed[place] ^= 1 << bit;
            assert_eq!(seal::open(&key, &changed), None);
        }
    }
    for length in 0..sealed.len() {
        assert_eq!(seal::open(&key, &sealed[..length]), None);
    }
}

#[test]
fn a_match_hears_what_is_sealed_with_its_key_and_nothing_else_of_it() {
    let (key, other) = ([7; 16], [8; 16]);
    let said = Packet::Progress(Progress::default()).to_bytes();
    let mut wire = Wire { key: Some(key), ..Wire::default() };
    let here = SocketAddr::from(([127, 0, 0, 1], 9));
    for bytes in [&said, &seal::seal(&other, said.clone())] {
        wire.take(here, bytes);
    }
    assert_eq!(wire.received, []);
    wire.take(here, &seal::seal(&key, said.clone()));
    assert_eq!(wire.received, [(here, said.clone())]);
    // Before a match nobody says anything of one.
    let mut wire = Wire::default();
    wire.take(here, &seal::seal(&key, said));
    assert_eq!(wire.received, []);
}

#[test]
fn pages_that_call_are_sent_what_is_for_all_and_what_is_for_them() {
    let [near, page, other] = [1, 2, 3].map(|last| SocketAddr::from(([10, 0, 0, last], 5)));
    let said = |number: u8| vec![number; 3];
    let mut wire = Wire { callers: vec![page, other], key: Some([7; 16]), ..Wire::default() };
    let progress = Packet::Progress(Progress::default()).to_bytes();
    wire.to_send = vec![
        (Whom::All, said(1)),
        (Whom::One(near), said(2)),
        (Whom::One(page), said(3)),
        (Whom::One(other), progress.clone()),
        (Whom::One(near), progress.clone()),
    ];
    let sealed = seal::seal(&[7; 16], progress);
    let expected =
        [(Whom::All, said(1)), (Whom::One(near), said(2)), (Whom::One(near), sealed.clone())];
    assert_eq!(wire.take_outgoing(), expected);
    let expected = [(page, said(1)), (other, said(1)), (page, said(3)), (other, sealed)];
    assert_eq!(wire.to_callers, expected);
    assert_eq!(wire.to_send, []);
}

/// Packets of every kind.
fn packets(dice: &mut Dice) -> Vec<Packet> {
    let direction = |dice: &mut Dice| icetea_maze::maze::Direction::ALL[dice.below(4) as usize];
    let mut at = 0;
    let strides = (0..dice.below(MOST_STRIDES as u32 + 1)).map(|_| {
        at += dice.below(1 << 20);
        (at, direction(dice), dice.chance(50))
    });
    let strides = strides.collect();
    let [stage, tick, heard, first] = [9, 1 << 31, 1 << 14, 1 << 7].map(|most| dice.below(most));
    let mut gestures = Gestures::default();
    for _ in 0..dice.below(300) {
        gestures.add(if dice.chance(50) { Gesture::Squeak } else { Gesture::Wave });
    }
    let progress = Progress {
        is_host: dice.chance(50),
        stage,
        is_ready: dice.chance(50),
        is_paused: dice.chance(50),
        has_left: dice.chance(50),
        gestures,
        is_of_last: dice.chance(50),
        tick,
        stop: dice.chance(50).then_some(tick / 2),
        heard,
        first,
        strides,
    };
    let (player, other) = (player("安娜🐭", Coat::Hedgehog), player("", Coat::Rabbit));
    let code = "kruskal1-20x15-7~hunt-bo5-mirrored-lead2x5".to_owned();
    vec![
        Packet::Progress(progress.clone()),
        Packet::Hello(Hello {
            id: 7 << 40,
            version: VERSION,
            asks: dice.chance(50),
            player: player.clone(),
        }),
        Packet::Invitation(Invitation { from: 1, to: 2, key: [9; 16], code: code.clone() }),
        Packet::Reply(InvitationReply { from: 2, to: 1, key: [8; 16], accepts: dice.chance(50) }),
        Packet::Playing(Playing {
            id: 9 << 50,
            players: [player.clone(), other],
            code: code.clone(),
        }),
        Packet::WatchRequest(WatchRequest {
            id: 1 << 60,
            ticket: [7; 16],
            stage,
            heard: [heard, first],
        }),
        Packet::WatchAnswer(Box::new(WatchAnswer {
            id: 3,
            ticket: [6; 16],
            code,
            are_sides_swapped: dice.chance(50),
            winners: vec![None, Some(Seat::One), Some(Seat::Two)],
            seats: [progress.clone(), Progress { tick: 3, ..progress }],
        })),
    ]
}

#[test]
fn packets_come_as_they_went_and_broken_ones_are_none_or_as_good_as_new() {
    let mut dice = Dice::new(5);
    let rounds = wanted("NET_PACKETS", 100_000) / 4;
    for _ in 0..rounds {
        for packet in packets(&mut dice) {
            let mut bytes = packet.to_bytes();
            assert_eq!(Packet::read(&bytes).as_ref(), Some(&packet));
            for _ in 0..=dice.below(3) {
                match dice.below(3) {
                    0 => bytes.truncate(dice.below(bytes.len() as u32 + 1) as usize),
                    1 if !bytes.is_empty() => {
                        let place = dice.below(bytes.len() as u32) as usize;
                        bytes[place] = dice.below(256) as u8;
                    }
                    _ => bytes.push(dice.below(256) as u8),
                }
            }
            if let Some(read) = Packet::read(&bytes) {
                assert_eq!(Packet::read(&read.to_bytes()), Some(read), "{bytes:?}");
            }
        }
    }
}

/// What a search says and hears in so many ticks.
fn listen(meeting: &mut Meeting, wire: &mut Wire, ticks: usize) -> Vec<(Whom, Packet)> {
    let mut said = Vec::new();
    for _ in 0..ticks {
        assert!(meeting.tick(wire).is_none());
        let told = wire.to_send.drain(..);
        said.extend(told.map(|(whom, bytes)| (whom, Packet::read(&bytes).unwrap())));
    }
    said
}

fn hello(id: u64, version: u8) -> Vec<u8> {
    let player = player("Ben", Coat::Rabbit);
    Packet::Hello(Hello { id, version, asks: true, player }).to_bytes()
}

#[test]
fn whoever_is_there_is_listed_at_once_and_gone_after_a_while() {
    let (mut meeting, mut wire) = (Meeting::new(1, player("Ann", Coat::Mouse)), Wire::default());
    let is_hello = |it: &(Whom, Packet)| matches!(it, (Whom::All, Packet::Hello(_)));
    let said = listen(&mut meeting, &mut wire, 240);
    assert_eq!(said.iter().filter(|it| is_hello(it)).count(), 4, "twice a second, to all");
    wire.received.push((address(0), hello(1, VERSION)));
    wire.received.push((address(1), hello(2, VERSION)));
    wire.received.push((address(2), hello(3, VERSION + 1)));
    let said = listen(&mut meeting, &mut wire, 1);
    let listed: Vec<_> =
        meeting.neighbours.iter().map(|it| (it.id, it.does == Doing::Looks)).collect();
    assert_eq!(listed, [(2, true), (3, false)], "not itself");
    let answers = said.iter().filter(|(whom, packet)| {
        *whom == Whom::One(address(1)) && matches!(packet, Packet::Hello(hello) if !hello.asks)
    });
    assert_eq!(answers.count(), 1, "who asks is answered");
    let code = "kruskal1-7x5-7~race-bo3".parse().unwrap();
    meeting.invite(1, &code, [1; 16]);
    assert_eq!(meeting.asked, None, "who speaks another version cannot be invited");
    for id in 10..40 {
        wire.received.push((address(3), hello(id, VERSION)));
    }
    listen(&mut meeting, &mut wire, 1);
    let listed: Vec<_> = meeting.neighbours.iter().map(|one| one.id).collect();
    assert_eq!(listed, [2, 3, 10, 11, 12, 13, 14, 15], "no crowd pushes anything away");
    listen(&mut meeting, &mut wire, 500);
    assert!(meeting.neighbours.is_empty());
    let far = addresses_in(" 10.0.0.9 ");
    assert_eq!(
        far.iter().map(std::net::SocketAddr::port).collect::<Vec<_>>(),
        PORTS.collect::<Vec<_>>()
    );
    assert_eq!(addresses_in("10.0.0.9:80"), ["10.0.0.9:80".parse().unwrap()]);
    let of_v6 = addresses_in("2001:db8::9");
    assert!(of_v6.iter().all(std::net::SocketAddr::is_ipv6), "{of_v6:?}");
    let ports: Vec<_> = of_v6.iter().map(std::net::SocketAddr::port).collect();
    assert_eq!(ports, PORTS_V6.collect::<Vec<_>>());
    assert_eq!(addresses_in("[fe80::1%3]:9"), ["[fe80::1%3]:9".parse().unwrap()]);
    for text in ["nobody", "10.0.0", "", "fe80:::1", "fe80::1"] {
        assert!(addresses_in(text).is_empty(), "{text}");
    }
    let first = far[0];
    meeting.look_at(far);
    let said = listen(&mut meeting, &mut wire, 2);
    assert!(said.iter().any(|it| it.0 == Whom::One(first)), "{said:?}");
}

#[test]
fn an_invitation_is_refused_or_not_answered_or_comes_from_nobody() {
    let code: MatchCode = "kruskal1-7x5-7~race-bo3".parse().unwrap();
    let (mut meeting, mut wire) = (Meeting::new(1, player("Ann", Coat::Mouse)), Wire::default());
    wire.received.push((address(1), hello(2, VERSION)));
    listen(&mut meeting, &mut wire, 1);
    let ben = || player("Ben", Coat::Rabbit);
    let answer = |from, key| {
        let reply = InvitationReply { from, to: 1, key: [key; 16], accepts: false };
        Packet::Reply(reply).to_bytes()
    };
    meeting.invite(0, &code, [1; 16]);
    for wrong in [answer(3, 1), answer(2, 2)] {
        wire.received.push((address(1), wrong));
        listen(&mut meeting, &mut wire, 1);
        assert_eq!(meeting.asked, Some(InviteState::Waits(ben())), "somebody else has no say");
    }
    wire.received.push((address(1), answer(2, 1)));
    listen(&mut meeting, &mut wire, 1);
    assert_eq!(meeting.asked, Some(InviteState::Refused(ben())));
    meeting.invite(0, &code, [2; 16]);
    let said = listen(&mut meeting, &mut wire, 121);
    let invitations = said.iter().filter(|it| matches!(it.1, Packet::Invitation(_)));
    assert_eq!(invitations.count(), 2, "it is said again until there is an answer");
    listen(&mut meeting, &mut wire, 120 * 61);
    assert_eq!(meeting.asked, Some(InviteState::Unanswered(ben())));

    let invite = |from, to, code: &str| {
        let (key, code) = ([3; 16], code.to_owned());
        Packet::Invitation(Invitation { from, to, key, code }).to_bytes()
    };
    for (from, to, code) in [
        (2, 1, "kruskal1-7x5-7~race-bo3"),
        (9, 1, "kruskal1-7x5-7~race-bo3"),
        (2, 5, "kruskal1-7x5-7~race-bo3"),
        (2, 1, "kruskal1-7x5-7~race-bo3-clever8"),
        (2, 1, "nonsense"),
    ] {
        wire.received.push((address(1), hello(2, VERSION)));
        wire.received.push((address(1), invite(from, to, code)));
        listen(&mut meeting, &mut wire, 1);
        let is_good = (from, to, code) == (2, 1, "kruskal1-7x5-7~race-bo3");
        assert_eq!(meeting.invited.take().is_some(), is_good, "{from} {to} {code}");
    }
}

#[test]
fn whoever_begins_to_play_with_somebody_else_is_waited_for_no_longer() {
    let code: MatchCode = "kruskal1-7x5-7~race-bo3".parse().unwrap();
    let (mut meeting, mut wire) = (Meeting::new(1, player("Ann", Coat::Mouse)), Wire::default());
    wire.received.push((address(1), hello(2, VERSION)));
    listen(&mut meeting, &mut wire, 1);
    meeting.invite(0, &code, [1; 16]);
    listen(&mut meeting, &mut wire, 10);
    assert!(matches!(meeting.asked, Some(InviteState::Waits(_))));
    let players = [player("Ben", Coat::Rabbit), player("Cleo", Coat::Hedgehog)];
    let playing = Packet::Playing(Playing { id: 2, players, code: code.to_string() });
    wire.received.push((address(1), playing.to_bytes()));
    listen(&mut meeting, &mut wire, 1);
    assert!(matches!(meeting.asked, Some(InviteState::Unanswered(_))), "{:?}", meeting.asked);
    assert!(!meeting.asks(2));
}

#[test]
fn an_answer_that_was_lost_is_given_again() {
    let code: MatchCode = "kruskal1-7x5-7~race-bo3".parse().unwrap();
    let mut wires = [Wire::default(), Wire::default()];
    let [ann, ben] = [player("Ann", Coat::Rabbit), player("Ben", Coat::Rabbit)];
    let (mut host, mut guest) = (Meeting::new(1, ann), Meeting::new(2, ben));
    wires[0].received.push((address(1), hello(2, VERSION)));
    listen(&mut host, &mut wires[0], 1);
    let ann = Packet::Hello(Hello {
        id: 1,
        version: VERSION,
        asks: false,
        player: player("Ann", Coat::Rabbit),
    });
    wires[1].received.push((address(0), ann.to_bytes()));
    listen(&mut guest, &mut wires[1], 1);
    host.invite(0, &code, [4; 16]);
    let said = listen(&mut host, &mut wires[0], 60);
    let invitation = said.iter().find(|it| matches!(it.1, Packet::Invitation(_))).unwrap();
    wires[1].received.push((address(0), invitation.1.to_bytes()));
    listen(&mut guest, &mut wires[1], 1);
    let (_, mut link) = guest.answer(true, &mut wires[1]).expect("it is accepted");
    wires[1].to_send.clear();
    wires[1].received.push((address(0), invitation.1.to_bytes()));
    link.tick(&mut wires[1], &Match::new(code), None);
    let answers: Vec<_> = wires[1].to_send.drain(..).collect();
    wires[0].received.extend(answers.into_iter().map(|(_, bytes)| (address(1), bytes)));
    let (_, other) = host.tick(&mut wires[0]).expect("it has come");
    assert_eq!(link.players, other.players, "both see the same mice");
    assert_ne!(link.players[0].coat, link.players[1].coat);
}

/// Two searches that know each other.
fn acquainted() -> ([Meeting; 2], [Wire; 2]) {
    let mut wires = [Wire::default(), Wire::default()];
    let mut meetings =
        [(1, "Ann"), (2, "Ben")].map(|(id, name)| Meeting::new(id, player(name, Coat::Mouse)));
    for round in 0..2 {
        for machine in 0..2 {
            let told = listen(&mut meetings[machine], &mut wires[machine], 1);
            let told = told.into_iter().map(|(_, packet)| (address(machine), packet.to_bytes()));
            wires[1 - machine].received.extend(told);
        }
        assert!(round == 0 || meetings.iter().all(|it| it.neighbours.len() == 1));
    }
    (meetings, wires)
}

#[test]
fn where_both_invite_each_other_they_play_one_match() {
    let code: MatchCode = "kruskal1-7x5-7~race-bo3".parse().unwrap();
    let other: MatchCode = "kruskal1-9x5-8~hunt-bo1".parse().unwrap();
    let (mut meetings, mut wires) = acquainted();
    meetings[0].invite(0, &code, [1; 16]);
    meetings[1].invite(0, &other, [2; 16]);
    let mut agreed = [None, None];
    for _ in 0..300 {
        // What both say crosses on its way.
        for machine in (0..2).filter(|&machine| agreed[machine].is_none()).collect::<Vec<_>>() {
            agreed[machine] = meetings[machine].tick(&mut wires[machine]);
        }
        for machine in 0..2 {
            let told: Vec<_> = wires[machine].to_send.drain(..).collect();
            let told = told.into_iter().map(|(_, bytes)| (address(machine), bytes));
            wires[1 - machine].received.extend(told);
        }
    }
    let [Some((one, host)), Some((two, guest))] = agreed else { panic!("they do not agree") };
    assert_eq!((one, two), (code, code));
    assert_ne!(host.seat, guest.seat);
    assert_eq!(host.players, guest.players);
}

#[test]
fn whoever_was_declined_is_not_heard_for_a_while_and_no_other_takes_an_open_invitation_away() {
    let (mut meetings, mut wires) = acquainted();
    let invite = |key: u8| {
        let code = "kruskal1-7x5-7~race-bo3".to_owned();
        Packet::Invitation(Invitation { from: 2, to: 1, key: [key; 16], code }).to_bytes()
    };
    let (meeting, wire) = (&mut meetings[0], &mut wires[0]);
    let hears = |meeting: &mut Meeting, wire: &mut Wire, key| {
        wire.received.push((address(1), hello(2, VERSION)));
        wire.received.push((address(1), invite(key)));
        listen(meeting, wire, 1);
        meeting.invited.is_some()
    };
    assert!(hears(meeting, wire, 1));
    // Somebody else in its name: the one that is being read stays.
    assert!(hears(meeting, wire, 9));
    let declined = meeting.answer(false, wire);
    assert!(declined.is_none());
    let reply = wire.to_send.drain(..).find_map(|(_, bytes)| match Packet::read(&bytes) {
        Some(Packet::Reply(reply)) => Some(reply.key),
        _ => None,
    });
    assert_eq!(reply, Some([1; 16]));
    assert!(!hears(meeting, wire, 1) && !hears(meeting, wire, 3), "it was declined");
    listen(meeting, wire, 120 * 11);
    assert!(hears(meeting, wire, 4));
}

#[test]
fn who_has_no_key_is_heard_on_the_own_networks_or_where_the_player_has_asked() {
    let own = ("192.0.2.7:47620".parse().unwrap(), "255.255.255.0".parse().unwrap());
    let mut wire = Wire {
        own: vec![own],
        own_v6: ["fe80::7", "fd00:7::7"].map(|ip| ip.parse().unwrap()).to_vec(),
        ..Wire::default()
    };
    let hears = |wire: &Wire, ip: &str| wire.hears(ip.parse().unwrap());
    for (ip, is_near) in [
        ("192.0.2.200", true),
        ("127.0.0.1", true),
        ("192.0.3.200", false),
        ("8.8.8.8", false),
        ("fe80::1", true),
        ("::1", true),
        ("fd00:7::9", true),
        ("fd00:8::9", false),
        ("2001:db8::1", false),
        // As a socket for IPv6 may be told of IPv4.
        ("::ffff:192.0.2.200", false),
    ] {
        assert_eq!(hears(&wire, ip), is_near, "{ip}");
    }
    wire.named = vec!["8.8.8.8".parse().unwrap(), "2001:db8::1".parse().unwrap()];
    assert!(hears(&wire, "8.8.8.8") && !hears(&wire, "8.8.4.4") && hears(&wire, "2001:db8::1"));
}
