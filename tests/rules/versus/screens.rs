//! A whole evening without a window: countdown, rounds, cards, the end and a rematch.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::replay::{Recording, ReplayKind, Verdict};
use icetea_maze::game::settings::Split;
use icetea_maze::game::tuning::{
    COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, DOUBLE_CLICK_TICKS, VERSUS_JOY_TICKS,
};
use icetea_maze::game::versus::code::round_seed;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::Direction;
use icetea_maze::screens::versus::{CardChoice, Phase};

use super::table::Table;

#[test]
fn an_evening_of_three_rounds() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Confirm);
    assert_eq!(table.app.screen.name(), "lobby", "nobody has sat down");
    table.sit_down();
    table.begin();
    table.race(&[Seat::Two]);
    assert_eq!(table.told.last().map(String::as_str), Some("won by Some(2)"));
    table.wait(10 * VERSUS_JOY_TICKS);
    assert!(matches!(&table.versus().phase, Phase::Running(Some(_))), "one is on the way");
    table.act(Action::Confirm);
    assert!(matches!(&table.versus().phase, Phase::Card(..)));
    table.act(Action::Confirm);
    assert!(matches!(&table.versus().phase, Phase::Countdown(_)));
    assert_eq!(
        table.versus().round().unwrap().arena.plan().unwrap().course.seed(),
        round_seed(7, 1)
    );
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&Seat::ALL);
    assert_eq!(table.told.last().map(String::as_str), Some("won by None"));
    table.wait(VERSUS_JOY_TICKS + 1);
    assert!(matches!(&table.versus().phase, Phase::Card(..)), "both have come");
    table.act(Action::Confirm);
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&[Seat::Two]);
    table.act(Action::Confirm);
    table.act(Action::Confirm);
    assert!(matches!(&table.versus().phase, Phase::Over(_)));
    assert_eq!(table.versus().game.leader(), Some(Seat::Two));
    let matches: Vec<&String> =
        table.told.iter().filter(|told| told.starts_with("match")).collect();
    assert_eq!(matches, ["match race human won by Some(2)"], "of three rounds, once");
    assert_eq!(table.versus().game.player_at(0), Seat::One);
    table.act(Action::Confirm);
    assert_eq!(table.versus().game.player_at(0), Seat::One, "nobody crosses their hands");
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&[Seat::One]);
    assert_eq!(table.told.last().map(String::as_str), Some("won by Some(1)"));
}

#[test]
fn a_round_is_saved_and_watched_from_its_card_alone_and_is_true() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3-mirrored");
    table.sit_down();
    table.begin();
    let ask = |table: &mut Table| {
        for action in [Action::SaveRecording, Action::WatchAgain] {
            table.act(action);
        }
    };
    ask(&mut table);
    table.race(&[Seat::Two]);
    ask(&mut table);
    table.act(Action::Confirm);
    assert!(matches!(&table.versus().phase, Phase::Card(..)));
    assert!(!table.told.iter().any(|told| told.starts_with("round")));
    ask(&mut table);
    assert!(table.told.ends_with(&["round saved".to_owned(), "round watched".to_owned()]));
    let (game, round) = (&table.versus().game, table.versus().round().unwrap());
    let names = ["Ann", "Ben"].map(|name| name.parse().unwrap());
    let recording = Recording::of_round(game, round, names).unwrap();
    assert_eq!(recording.check(&round.arena.measured.maze), Verdict::Consistent);
    let ReplayKind::Round(played) = recording.kind else { panic!("a run") };
    assert_eq!((played.winner, played.rules), (Some(Seat::Two), game.code.rules()));
}

#[test]
fn nobody_moves_during_the_countdown_or_a_break() {
    let mut table = Table::new("prim1-5x7-3", "race-bo1");
    table.sit_down();
    table.act(Action::Confirm);
    let go = |table: &mut Table| {
        let steering = Seat::ALL.map(|seat| table.way_on(seat));
        table.tick(&Inputs { steering, ..Inputs::default() });
    };
    for _ in 0..COUNTDOWN_NUMBERS * COUNTDOWN_TICKS {
        go(&mut table);
        assert_eq!(table.versus().round().unwrap().ticks, 0);
    }
    for pause in [Action::Pause, Action::Back] {
        go(&mut table);
        let ticks = table.versus().round().unwrap().ticks;
        table.act(pause.clone());
        assert!(table.versus().pause().is_some());
        go(&mut table);
        assert_eq!(table.versus().round().unwrap().ticks, ticks);
        table.act(pause);
        assert!(table.versus().pause().is_none());
    }
    table.tick(&Inputs { focus_lost: true, ..Inputs::default() });
    assert!(table.versus().pause().is_some(), "nobody plays without the keys");
}

#[test]
fn against_the_computer_both_sets_of_keys_are_the_players() {
    for seat in Seat::ALL {
        let mut table = Table::new("kruskal1-5x5-4", "race-bo1-deep4");
        table.press(seat, Direction::Up);
        table.begin();
        while table.versus().round().unwrap().runner(0).steps() < 2 {
            assert!(table.versus().round().unwrap().ticks < 1_000, "it does not walk");
            let mut inputs = Inputs::default();
            inputs.steering[seat.index()] = table.way_on(Seat::One);
            table.tick(&inputs);
        }
        let mut guard = 0;
        while table.versus().round().unwrap().verdict.is_none() {
            table.tick(&Inputs::default());
            guard += 1;
            assert!(guard < 100_000, "the computer comes there by itself");
        }
        let steps = table.versus().round().unwrap().runner(0).steps();
        assert_eq!(steps, 3, "it finished the stride that it had begun, and no more");
    }
}

#[test]
fn the_computer_is_not_waited_for() {
    let mut table = Table::new("kruskal1-5x5-4", "race-bo1-deep4");
    table.press(Seat::One, Direction::Up);
    table.begin();
    table.race(&[Seat::One]);
    assert_eq!(table.told.last().map(String::as_str), Some("won by Some(1)"));
    table.wait(VERSUS_JOY_TICKS + 1);
    let Phase::Card(card, menu) = &table.versus().phase else { panic!() };
    assert_eq!(menu.entries().next(), Some((CardChoice::Next, true)));
    assert_eq!(card.accounts[0].steps, card.accounts[0].shortest);
    assert_eq!(card.accounts[1].ticks, None);
}

#[test]
fn in_the_mirrored_maze_both_can_win_by_what_they_see() {
    for seat in Seat::ALL {
        for mode in ["race", "meet"] {
            let mut table = Table::new("backtracker1-7x4-5", &format!("{mode}-bo1-mirrored"));
            table.sit_down();
            table.begin();
            table.race(&[seat]);
            assert_eq!(table.told.last(), Some(&format!("won by Some({})", seat.number())));
        }
    }
}

#[test]
fn each_camera_follows_its_own_mouse() {
    let mut table = Table::new("kruskal1-60x40-7", "race-bo1");
    table.sit_down();
    table.begin();
    table.app.fit((1280.0, 664.0), 1.0);
    let centres = |table: &Table| {
        [0, 1].map(|side| table.versus().views.of(side).unwrap().camera.view(0.0).0)
    };
    let before = centres(&table);
    assert_eq!(before[0], before[1]);
    for _ in 0..3_000 {
        let mut inputs = Inputs::default();
        inputs.steering[1] = table.way_on(Seat::Two);
        table.tick(&inputs);
    }
    let after = centres(&table);
    assert_eq!(after[0], before[0], "player 1 stands");
    assert_ne!(after[1], before[1]);
    assert!(!table.versus().views.panes.is_shared());
    assert_eq!(table.app.world.settings.split, Split::Automatic);
}

#[test]
fn a_mirrored_match_is_the_same_whatever_the_second_one_sees() {
    for rules in ["race-bo1-mirrored", "meet-bo3-mirrored", "race-bo3"] {
        let evening = |draws_alike| {
            let mut table = Table::drawn("backtracker1-7x4-5", rules, draws_alike);
            table.sit_down();
            table.begin();
            table.race(&[Seat::Two]);
            table.wait(1);
            table.act(Action::Confirm);
            table
        };
        let recorded = |table: &Table| {
            let (game, round) = (&table.versus().game, table.versus().round().unwrap());
            let names = ["Ann", "Ben"].map(|name| name.parse().unwrap());
            Recording::of_round(game, round, names).unwrap().write()
        };
        let [plain, alike] = [evening(false), evening(true)];
        assert_eq!(recorded(&plain), recorded(&alike));
        assert_eq!(plain.app.code(), alike.app.code());
        let sees_mirror = |table: &Table| {
            let arena = &table.versus().round().unwrap().arena;
            (arena.maze_of(1) != arena.maze_of(0), arena.is_mirrored(1))
        };
        let is_mirrored = rules.contains("mirrored");
        assert_eq!(sees_mirror(&plain), (is_mirrored, is_mirrored));
        assert_eq!(sees_mirror(&alike), (false, false));
    }
}

/// A click on the next room of a player's way, where their own half shows it.
pub fn click_ahead(table: &mut Table, seat: Seat) {
    let versus = table.versus();
    let (round, side) = (versus.round().unwrap(), versus.game.side_of(seat));
    let here = round.arena.tile_for(side, round.runner(side).place());
    let room = here.go(table.way_on(seat).held.unwrap(), 2);
    let view = versus.views.of(side).unwrap();
    let ((x, y), pitch) = view.camera.view(1.0);
    let at = |tile: u16, centre: f32, from: f32, length: f32| {
        from + length / 2.0 + (f32::from(tile) / 2.0 - centre) * pitch
    };
    let x = at(room.column, x, view.pane.x, view.pane.width);
    let y = at(room.row, y, view.pane.y, view.pane.height);
    let end = (2.0 * view.pane.x + view.pane.width, 2.0 * view.pane.y + view.pane.height);
    let is_across = versus.views.panes.across() == Some(side);
    let (x, y) = if is_across { (end.0 - x, end.1 - y) } else { (x, y) };
    let actions = vec![Action::Lead(x, y), Action::LeadNoMore];
    table.tick(&Inputs { actions, ..Inputs::default() });
    // The camera may bring the next place to where this one was: two clicks, not a double one.
    table.wait(40 + DOUBLE_CLICK_TICKS);
}

#[test]
fn the_pointer_leads_the_mouse_in_whose_half_it_is_and_nobody_elses() {
    for (rules, face_to_face) in [
        ("race-bo1", false),
        ("race-bo1-mirrored", false),
        ("race-bo1", true),
        ("race-bo1-mirrored", true),
    ] {
        for seat in Seat::ALL {
            let mut table = Table::new("backtracker1-60x41-4", rules);
            table.sit_down();
            table.sit(face_to_face);
            table.begin();
            table.app.fit((1280.0, 664.0), 1.0);
            let panes = table.versus().views.panes;
            assert_eq!((panes.is_shared(), panes.across().is_some()), (false, face_to_face));
            for rooms in 1..=4 {
                let side = table.versus().game.side_of(seat);
                let before = table.versus().round().unwrap().runner(side).place();
                let ahead = table.way_on(seat);
                click_ahead(&mut table, seat);
                let round = table.versus().round().unwrap();
                let own = |tile| round.arena.tile_for(side, tile);
                let case = format!("{rules} {face_to_face} {seat:?} {rooms}");
                let (came, room) = (own(round.runner(side).place()), own(before));
                assert_eq!(came, room.go(ahead.held.unwrap(), 2), "{case}");
                assert_eq!(round.runner(1 - side).steps(), 0, "{case}");
            }
        }
    }
}

#[test]
fn the_pointer_never_leads_the_computers_mouse() {
    let path = |with_click: bool| {
        let mut table = Table::new("backtracker1-16x11-4", "race-bo1-deep4");
        table.sit_down();
        table.begin();
        table.app.fit((1280.0, 664.0), 1.0);
        if with_click {
            let view = table.versus().views.of(1).unwrap().pane;
            let at = Action::Lead(view.x + 0.7 * view.width, 0.7 * view.height);
            table.tick(&Inputs { actions: vec![at], ..Inputs::default() });
        } else {
            table.wait(1);
        }
        table.wait(600);
        table.versus().round().unwrap().runner(1).trail.clone()
    };
    assert_eq!(path(true), path(false));
}
