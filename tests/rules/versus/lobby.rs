//! The lobby without a window: seats, coats, names, rules, codes and ghosts.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::{Mind, Mode, Rival, Rules, Seat};
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::lobby::LobbyRow;

use super::table::Table;
use super::wanderer::recorded;

#[test]
fn the_keys_of_each_change_the_own_coat_alone() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    let players = |table: &Table| table.app.world.settings.versus.players.clone();
    let before = players(&table);
    table.press(Seat::Two, Direction::Right);
    assert_eq!(players(&table), before, "the first key joins");
    table.press(Seat::Two, Direction::Right);
    table.press(Seat::One, Direction::Left);
    assert_eq!(players(&table)[0], before[0]);
    assert_eq!(players(&table)[1].coat, Coat::Hedgehog);
    table.press(Seat::One, Direction::Down);
    assert!(players(&table)[0].wants_bar && !players(&table)[1].wants_bar);
    for _ in 0..9 {
        table.press(Seat::One, Direction::Right);
        assert_ne!(players(&table)[0].coat, players(&table)[1].coat);
    }
}

#[test]
fn names_and_rules_are_changed_like_any_form() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Next);
    let focus = |table: &Table| match &table.app.screen {
        Screen::Lobby(lobby) => lobby.form.focus(),
        _ => panic!(),
    };
    assert_eq!(focus(&table), Some(LobbyRow::Rival));
    table.act(Action::Go(Direction::Right));
    assert!(table.app.world.settings.versus.plays_afar());
    table.act(Action::Go(Direction::Right));
    assert!(matches!(table.app.world.settings.versus.rules().rival, Rival::Computer { .. }));
    for _ in 0..2 {
        table.act(Action::Go(Direction::Up));
    }
    assert_eq!(focus(&table), Some(LobbyRow::NameOne));
    for character in "Ann Bertrand Xyz".chars() {
        table.act(Action::Type(character));
    }
    table.act(Action::Erase);
    assert_eq!(table.app.world.settings.versus.players[0].name, "Ann Bertran");
    for row in LobbyRow::ALL {
        for action in [Action::Go(Direction::Left), Action::Go(Direction::Right)] {
            let before = table.app.world.settings.versus.clone();
            table.act(action.clone());
            let changes = before != table.app.world.settings.versus;
            assert_eq!(changes, row.named().is_none(), "{row:?} by {action:?}");
        }
        table.act(Action::Go(Direction::Down));
    }
    table.act(Action::Back);
    assert_eq!(focus(&table), None);
    table.act(Action::Back);
    assert_eq!(table.app.screen.name(), "title");
}

#[test]
fn mazes_are_the_same_or_mirrored_and_then_drawn_so_or_alike() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Click(Target::Field(LobbyRow::Mazes.place())));
    let mut seen = Vec::new();
    for _ in 0..4 {
        let versus = &table.app.world.settings.versus;
        seen.push((versus.rules().is_mirrored, versus.draws_alike));
        table.act(Action::Go(Direction::Right));
    }
    assert_eq!(seen, [(false, false), (true, false), (true, true), (false, false)]);
    // The setting survives a code that is not mirrored, and has no effect then.
    table.act(Action::Go(Direction::Right));
    table.act(Action::Paste("kruskal1-6x4-7~race-bo3".to_owned()));
    assert!(table.app.world.settings.versus.draws_alike);
    table.act(Action::Go(Direction::Right));
    let versus = &table.app.world.settings.versus;
    assert_eq!((versus.rules().is_mirrored, versus.draws_alike), (true, false));
}

#[test]
fn a_pasted_code_is_the_match_and_a_wrong_one_changes_nothing() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    let code = "prim1-5x3-9~meet-bo5-mirrored-lead1x7-wall6";
    table.act(Action::Paste(code.to_owned()));
    assert_eq!(table.app.code().as_deref(), Some(code));
    for wrong in ["prim1-5x3-9~meat", "prim9-5x3-9~meet-bo5", "hello", "prim1-5x3-9~race-bo4"] {
        table.act(Action::Paste(wrong.to_owned()));
        assert_eq!(table.app.code().as_deref(), Some(code), "{wrong}");
        let Screen::Lobby(lobby) = &table.app.screen else { panic!() };
        assert!(lobby.complaint.is_some(), "{wrong}");
    }
    table.act(Action::Paste("wilson1-4x4-2".to_owned()));
    assert_eq!(table.app.world.settings.versus.rules().mode, Mode::Meet, "a maze has no rules");
    assert!(table.app.code().unwrap().starts_with("wilson1-4x4-2~meet"));
    for code in ["kruskal1-5x3-~柠檬茶~race-bo3", "kruskal1-5x3-~ice tea~meet-bo5-wall6"] {
        table.act(Action::Paste(code.to_owned()));
        assert_eq!(table.app.code().as_deref(), Some(code), "a seed stays the text that it was");
    }
}

#[test]
fn what_is_pasted_while_a_name_is_typed_becomes_the_name() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Click(Target::Field(0)));
    let before = table.app.code();
    table.act(Action::Paste("小明 \u{7}and a tail that is far too long for any name".to_owned()));
    let name = &table.app.world.settings.versus.players[0].name;
    assert!(name.starts_with("小明 and a") && name.chars().count() < 30, "{name}");
    assert_eq!(table.app.code(), before);
    table.act(Action::Paste("wilson1-4x4-2~meet-bo1".to_owned()));
    assert_eq!(table.app.code().as_deref(), Some("wilson1-4x4-2~meet-bo1"), "a match is a match");
}

/// In the lobby, with a saved run of one maze, on the row of the rival.
pub fn lobby_with_kept_run(maze: &str, rules: &str) -> Table {
    let kept = recorded("kruskal1-5x4-4", 8, "Ann");
    let mut table = Table::with_kept_run(maze, rules, Some(kept));
    table.act(Action::Next);
    table
}

#[test]
fn a_ghost_is_offered_where_a_run_is_kept_and_the_rules_suit_it() {
    for (maze, rules, is_offered) in [
        ("kruskal1-5x4-4", "race-bo3", true),
        ("kruskal1-5x4-4", "race-bo5-lead1x5", true),
        ("kruskal1-5x4-5", "race-bo3", false),
        ("kruskal1-5x4-4", "race-bo3-mirrored", false),
        ("kruskal1-5x4-4", "meet-bo3", false),
        ("kruskal1-5x4-4", "hunt-bo3", false),
    ] {
        let mut table = lobby_with_kept_run(maze, rules);
        table.act(Action::Go(Direction::Left));
        let code = table.app.code().unwrap();
        assert_eq!(code == format!("{maze}~race-bo1-ghost"), is_offered, "{code}");
        let ghost = table
            .app
            .screen
            .state()
            .seated_ghost(&table.app.world.settings)
            .map(|ghost| ghost.name.as_str().to_owned());
        assert_eq!(ghost.as_deref(), is_offered.then_some("Ann"));
    }
}

#[test]
fn passing_over_all_rivals_keeps_what_was_chosen() {
    for rules in ["race-bo7-lead2x5", "race-bo5-lead1x2-wall15", "race-bo1-deep20", "race-bo3"] {
        for direction in [Direction::Left, Direction::Right] {
            let mut table = lobby_with_kept_run("kruskal1-5x4-4", rules);
            let mut seen = Vec::new();
            // A friend here, one at another machine, a ghost, and the computer's minds.
            for _ in 0..Mind::ALL.len() + 3 {
                table.act(Action::Go(direction));
                seen.push(table.app.world.settings.versus.rules.clone());
            }
            assert_eq!(seen.last().unwrap(), rules);
            assert_eq!(seen.iter().filter(|rules| rules.ends_with("bo1-ghost")).count(), 1);
            let speed = rules.rsplit(['p', 'l']).next().unwrap().parse().unwrap_or(8);
            let speeds =
                seen.iter().filter_map(|rules| match rules.parse::<Rules>().unwrap().rival {
                    Rival::Computer { speed, .. } => Some(speed.tiles_per_second()),
                    _ => None,
                });
            assert!(speeds.eq([speed; Mind::ALL.len()]), "{seen:?}");
        }
    }
}

#[test]
fn what_was_chosen_comes_back_after_a_ghost_even_another_day() {
    let mut table = lobby_with_kept_run("kruskal1-5x4-4", "race-bo7-lead2x5");
    table.act(Action::Go(Direction::Left));
    assert_eq!(table.app.world.settings.versus.rules, "race-bo1-ghost");
    let mut kept = table.app.world.settings.versus.clone();
    kept = kept.clamped();
    kept.seat(Rival::Human);
    assert_eq!(kept.rules, "race-bo7-lead2x5");
    (kept.rules_without_ghost, kept.computer_speed) = ("nonsense".to_owned(), 7);
    kept = kept.clamped();
    kept.seat(Rival::Ghost);
    kept.seat(Rival::Computer { mind: Mind::WallFollower, speed: kept.speed() });
    assert_eq!(kept.rules, "race-bo7-lead2x5-wall8");
}

#[test]
fn no_rule_changes_while_a_ghost_sits_there_and_none_sits_in_another_maze() {
    let mut table = lobby_with_kept_run("kruskal1-5x4-4", "race-bo3");
    table.act(Action::Go(Direction::Left));
    for row in LobbyRow::ALL {
        for direction in [Direction::Left, Direction::Right] {
            if row != LobbyRow::Rival {
                table.act(Action::Click(Target::Field(row.place())));
                table.act(Action::Go(direction));
                assert_eq!(table.app.code().unwrap(), "kruskal1-5x4-4~race-bo1-ghost", "{row:?}");
            }
        }
    }
    table.press(Seat::One, Direction::Up);
    table.act(Action::Next);
    table.press(Seat::One, Direction::Up);
    table.act(Action::Paste("kruskal1-5x4-5~race-bo1-ghost".to_owned()));
    assert!(table.app.screen.state().seated_ghost(&table.app.world.settings).is_none());
    table.act(Action::Confirm);
    assert_eq!(table.app.screen.name(), "lobby", "there is nobody to race against");
    table.act(Action::Paste("kruskal1-5x4-4~race-bo1-ghost".to_owned()));
    table.act(Action::Confirm);
    assert_eq!(table.app.screen.name(), "versus");
}

#[test]
fn a_match_that_is_pasted_on_the_title_opens_the_lobby() {
    let on_title = |text: &str| {
        let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
        table.act(Action::Back);
        assert_eq!(table.app.screen.name(), "title");
        table.act(Action::Paste(text.to_owned()));
        table
    };
    let code = "prim1-5x3-9~meet-bo5-mirrored-lead1x7-wall6";
    let table = on_title(code);
    assert_eq!(table.app.screen.name(), "lobby");
    assert_eq!(table.app.code().as_deref(), Some(code));
    let table = on_title("prim1-5x3-9~meet-bo4");
    assert_eq!(table.app.code().as_deref(), Some("kruskal1-6x4-7~race-bo3"));
    let Screen::Lobby(lobby) = &table.app.screen else { panic!("{:?}", table.told) };
    assert!(lobby.complaint.is_some());
    for (text, code) in [("prim1-5x3-9", "prim1-5x3-9"), ("hello~race-bo3", "kruskal1-6x4-7")] {
        let table = on_title(text);
        assert_eq!(table.app.screen.name(), "title", "{text}");
        assert_eq!(table.app.code().as_deref(), Some(code), "{text}");
    }
}

#[test]
fn whoever_chooses_a_game_by_mouse_joins_by_the_next_key() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Click(Target::Arrow(LobbyRow::Mode.place(), 1)));
    let mode = table.app.world.settings.versus.rules().mode;
    assert_eq!(mode, Mode::Snatch);
    for seat in Seat::ALL {
        let mut inputs = Inputs { actions: vec![Action::Go(Direction::Left)], ..Inputs::default() };
        inputs.steering[seat.index()].pressed = Some(Direction::Left);
        table.tick(&inputs);
        let Screen::Lobby(lobby) = &table.app.screen else { panic!() };
        assert!(lobby.has_joined(seat, &table.app.world.settings));
        assert_eq!(table.app.world.settings.versus.rules().mode, mode);
    }
}
