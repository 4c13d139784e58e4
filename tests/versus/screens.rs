//! A whole evening without a window: lobby, countdown, rounds, cards, the end and a rematch.

use std::sync::Arc;

use icetea_maze::game::app::{App, Event};
use icetea_maze::game::course::Course;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::opening::{Order, Ready};
use icetea_maze::game::replay::{Kind, Recording, Verdict};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::lobby::{Focus, Row};
use icetea_maze::game::screen::versus::{CardChoice, Phase, Versus, VersusEvent};
use icetea_maze::game::settings::{Language, Settings, Split};
use icetea_maze::game::tuning::{COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, VERSUS_JOY_TICKS};
use icetea_maze::game::versus::arena::Arena;
use icetea_maze::game::versus::code::round_seed;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::{Mode, Rival, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Direction, Tile};

use super::wanderer::recorded;

/// Two at one keyboard, and somebody who builds mazes at once.
struct Table {
    app: App,
    /// The best run that is kept.
    kept: Option<Recording>,
    told: Vec<String>,
}

impl Table {
    fn new(maze: &str, rules: &str) -> Self {
        Self::with_kept_run(maze, rules, None)
    }

    fn with_kept_run(maze: &str, rules: &str, kept: Option<Recording>) -> Self {
        let mut settings = Settings::default();
        settings.maze = icetea_maze::game::settings::MazeChoice::of(&maze.parse().unwrap());
        rules.clone_into(&mut settings.versus.rules);
        let app = App::new(settings, Language::English, 1);
        let mut table = Self { app, kept, told: Vec::new() };
        table.tick(&Inputs::default());
        table.act(Action::Go(Direction::Down));
        table.act(Action::Go(Direction::Down));
        table.act(Action::Confirm);
        assert_eq!(table.app.screen().name(), "lobby");
        table
    }

    fn tick(&mut self, inputs: &Inputs) {
        let mut events = self.app.tick(inputs);
        while !events.is_empty() {
            let mut answers = Vec::new();
            for event in events {
                match event {
                    Event::Prepare(Order::Grow(spec)) => {
                        let course = Course::new(Build::new(&spec).finish(), Some(spec));
                        answers.extend(self.app.take(Ready::Course(Arc::new(course))));
                    }
                    Event::Prepare(Order::Arena(plan)) => {
                        let maze = Build::new(&plan.spec).finish();
                        let course = Arc::new(Course::new(maze, Some(plan.spec)));
                        let arena = Arc::new(Arena::new(plan, course));
                        answers.extend(self.app.take(Ready::Arena(arena)));
                    }
                    Event::Previewed(course) => {
                        let kept = self.kept.as_ref().filter(|kept| Some(kept.spec) == course.spec);
                        self.app.take_best_run(kept);
                    }
                    Event::Versus(VersusEvent::Finished { player, .. }) => {
                        self.told.push(format!("{} arrived", player.number()));
                    }
                    Event::Versus(VersusEvent::Decided(winner)) => {
                        let winner = winner.map(Seat::number);
                        self.told.push(format!("won by {winner:?}"));
                    }
                    Event::SaveRound => self.told.push("round saved".to_owned()),
                    Event::Screen(name) => self.told.push(name.to_owned()),
                    _ => {}
                }
            }
            events = answers;
        }
    }

    fn act(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    }

    fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.tick(&Inputs::default());
        }
    }

    /// Somebody presses a key of their own set.
    fn press(&mut self, seat: Seat, direction: Direction) {
        let mut inputs = Inputs::default();
        inputs.steering[seat.index()].pressed = Some(direction);
        self.tick(&inputs);
    }

    fn versus(&self) -> &Versus {
        let Screen::Versus(versus) = self.app.screen() else { panic!("{:?}", self.told) };
        versus
    }

    fn sit_down(&mut self) {
        for seat in Seat::ALL {
            self.press(seat, Direction::Up);
        }
    }

    fn begin(&mut self) {
        self.act(Action::Confirm);
        assert_eq!(self.app.screen().name(), "versus");
        self.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    }

    /// Both walk their shortest ways until the round is decided, as far as they are to walk.
    fn race(&mut self, who: &[Seat]) {
        let mut guard = 0;
        while self.versus().round().unwrap().verdict().is_none() {
            let steering = Seat::ALL.map(|seat| {
                if who.contains(&seat) { self.way_on(seat) } else { Steering::default() }
            });
            self.tick(&Inputs { steering, ..Inputs::default() });
            guard += 1;
            assert!(guard < 100_000);
        }
    }

    /// What to hold to come to the target, as the own half shows it.
    fn way_on(&self, seat: Seat) -> Steering {
        let versus = self.versus();
        let (round, side) = (versus.round().unwrap(), versus.game().side_of(seat));
        let arena = round.arena();
        let here = round.racer(side).walker().destination(arena.course().stride_tiles);
        let places: Vec<Tile> = arena.to_target(side).way(here, arena.grid()).take(2).collect();
        let [from, to] = places[..] else { return Steering::default() };
        let held = from.direction_towards(to);
        arena.steering_of(side, Steering { held, ..Steering::default() })
    }
}

#[test]
fn an_evening_of_three_rounds() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    table.act(Action::Confirm);
    assert_eq!(table.app.screen().name(), "lobby", "nobody has sat down");
    table.sit_down();
    table.begin();
    table.race(&[Seat::Two]);
    assert_eq!(table.told.last().map(String::as_str), Some("won by Some(2)"));
    table.wait(10 * VERSUS_JOY_TICKS);
    assert!(matches!(table.versus().phase(), Phase::Running(Some(_))), "one is on the way");
    table.act(Action::Confirm);
    assert!(matches!(table.versus().phase(), Phase::Card(..)));
    table.act(Action::Confirm);
    assert!(matches!(table.versus().phase(), Phase::Countdown(_)));
    assert_eq!(table.versus().round().unwrap().arena().plan().spec.seed(), round_seed(7, 1));
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&Seat::ALL);
    assert_eq!(table.told.last().map(String::as_str), Some("won by None"));
    table.wait(VERSUS_JOY_TICKS + 1);
    assert!(matches!(table.versus().phase(), Phase::Card(..)), "both have come");
    table.act(Action::Confirm);
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&[Seat::Two]);
    table.act(Action::Confirm);
    table.act(Action::Confirm);
    assert!(matches!(table.versus().phase(), Phase::Over(_)));
    assert_eq!(table.versus().game().leader(), Some(Seat::Two));
    assert_eq!(table.versus().game().player_at(0), Seat::One);
    table.act(Action::Confirm);
    assert_eq!(table.versus().game().player_at(0), Seat::Two, "a rematch swaps the sides");
    table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    table.race(&[Seat::One]);
    assert_eq!(table.told.last().map(String::as_str), Some("won by Some(1)"));
}

#[test]
fn a_round_is_saved_from_its_card_alone_and_is_true() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3-mirrored");
    table.sit_down();
    table.begin();
    table.act(Action::SaveRecording);
    table.race(&[Seat::Two]);
    table.act(Action::SaveRecording);
    table.act(Action::Confirm);
    assert!(matches!(table.versus().phase(), Phase::Card(..)));
    assert!(!table.told.contains(&"round saved".to_owned()));
    table.act(Action::SaveRecording);
    assert_eq!(table.told.last().map(String::as_str), Some("round saved"));
    let (game, round) = (table.versus().game(), table.versus().round().unwrap());
    let names = ["Ann", "Ben"].map(|name| name.parse().unwrap());
    let recording = Recording::of_round(game, round, names).unwrap();
    assert_eq!(recording.check(&round.arena().course().maze), Verdict::True);
    let Kind::Round(played) = recording.kind else { panic!("a run") };
    assert_eq!((played.winner, played.rules), (Some(Seat::Two), game.code().rules()));
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
        assert_eq!(table.versus().round().unwrap().ticks(), 0);
    }
    for pause in [Action::Pause, Action::Back] {
        go(&mut table);
        let ticks = table.versus().round().unwrap().ticks();
        table.act(pause.clone());
        assert!(table.versus().pause().is_some());
        go(&mut table);
        assert_eq!(table.versus().round().unwrap().ticks(), ticks);
        table.act(pause);
        assert!(table.versus().pause().is_none());
    }
    table.tick(&Inputs { focus_lost: true, ..Inputs::default() });
    assert!(table.versus().pause().is_some(), "nobody plays without the keys");
}

#[test]
fn the_keys_of_each_change_the_own_coat_alone() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    let players = |table: &Table| table.app.settings().versus.players.clone();
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
    let focus = |table: &Table| match table.app.screen() {
        Screen::Lobby(lobby) => lobby.focus(),
        _ => panic!(),
    };
    assert_eq!(focus(&table), Focus::Row(Row::Rival));
    table.act(Action::Go(Direction::Right));
    assert!(matches!(table.app.settings().versus.rules().rival, Rival::Computer { .. }));
    for _ in 0..2 {
        table.act(Action::Go(Direction::Up));
    }
    assert_eq!(focus(&table), Focus::Row(Row::NameOne));
    for character in "Ann Bertrand Xyz".chars() {
        table.act(Action::Type(character));
    }
    table.act(Action::Erase);
    assert_eq!(table.app.settings().versus.players[0].name, "Ann Bertran");
    for row in Row::ALL {
        for action in [Action::Go(Direction::Left), Action::Go(Direction::Right)] {
            let before = table.app.settings().versus.clone();
            table.act(action.clone());
            let changes = before != table.app.settings().versus;
            assert_eq!(changes, row.named().is_none(), "{row:?} by {action:?}");
        }
        table.act(Action::Go(Direction::Down));
    }
    table.act(Action::Back);
    assert_eq!(focus(&table), Focus::Seats);
    table.act(Action::Back);
    assert_eq!(table.app.screen().name(), "title");
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
        let Screen::Lobby(lobby) = table.app.screen() else { panic!() };
        assert!(lobby.complaint.is_some(), "{wrong}");
    }
    table.act(Action::Paste("wilson1-4x4-2".to_owned()));
    assert_eq!(table.app.settings().versus.rules().mode, Mode::Meet, "a maze has no rules");
    assert!(table.app.code().unwrap().starts_with("wilson1-4x4-2~meet"));
}

#[test]
fn against_the_computer_both_sets_of_keys_are_the_players() {
    for seat in Seat::ALL {
        let mut table = Table::new("kruskal1-5x5-4", "race-bo1-deep4");
        table.press(seat, Direction::Up);
        table.begin();
        while table.versus().round().unwrap().racer(0).steps() < 2 {
            assert!(table.versus().round().unwrap().ticks() < 1_000, "it does not walk");
            let mut inputs = Inputs::default();
            inputs.steering[seat.index()] = table.way_on(Seat::One);
            table.tick(&inputs);
        }
        let mut guard = 0;
        while table.versus().round().unwrap().verdict().is_none() {
            table.tick(&Inputs::default());
            guard += 1;
            assert!(guard < 100_000, "the computer comes there by itself");
        }
        let steps = table.versus().round().unwrap().racer(0).steps();
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
    let Phase::Card(card, menu) = table.versus().phase() else { panic!() };
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
        [0, 1].map(|side| table.versus().views().of(side).unwrap().camera.view(0.0).0)
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
    assert!(!table.versus().views().panes().is_shared());
    assert_eq!(table.app.settings().split, Split::Automatic);
}

/// In the lobby, with a kept run of one maze, on the row of the rival.
fn lobby_with_kept_run(maze: &str, rules: &str) -> Table {
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
        let ghost = table.app.seated_ghost().map(|ghost| ghost.name().as_str().to_owned());
        assert_eq!(ghost.as_deref(), is_offered.then_some("Ann"));
    }
}

#[test]
fn no_rule_changes_while_a_ghost_sits_there_and_none_sits_in_another_maze() {
    let mut table = lobby_with_kept_run("kruskal1-5x4-4", "race-bo3");
    table.act(Action::Go(Direction::Left));
    for row in Row::ALL {
        for direction in [Direction::Left, Direction::Right] {
            if row != Row::Rival {
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
    assert!(table.app.seated_ghost().is_none());
    table.act(Action::Confirm);
    assert_eq!(table.app.screen().name(), "lobby", "there is nobody to race against");
    table.act(Action::Paste("kruskal1-5x4-4~race-bo1-ghost".to_owned()));
    table.act(Action::Confirm);
    assert_eq!(table.app.screen().name(), "versus");
}

#[test]
fn a_match_against_a_ghost() {
    let mut table = lobby_with_kept_run("kruskal1-5x4-4", "race-bo3");
    table.act(Action::Go(Direction::Left));
    table.act(Action::Back);
    table.press(Seat::One, Direction::Up);
    table.begin();
    let ticks = u64::from(table.kept.as_ref().unwrap().ticks);
    for seat in [Seat::Two, Seat::One] {
        if seat == Seat::One {
            table.race(&[Seat::One]);
        } else {
            for _ in 0..ticks {
                if table.versus().round().unwrap().verdict().is_none() {
                    table.tick(&Inputs::default());
                }
            }
            assert_eq!(table.versus().round().unwrap().ticks(), ticks);
        }
        let winner = Some(seat.number());
        assert_eq!(table.told.last(), Some(&format!("won by {winner:?}")));
        table.wait(VERSUS_JOY_TICKS + 1);
        table.act(Action::Confirm);
        if seat == Seat::Two {
            assert!(matches!(table.versus().phase(), Phase::Card(..)), "the loser was skipped");
            let (game, round) = (table.versus().game(), table.versus().round().unwrap());
            let names = ["Ann", "Ann's ghost"].map(|name| name.parse().unwrap());
            let recording = Recording::of_round(game, round, names).unwrap();
            assert_eq!(recording.check(&round.arena().course().maze), Verdict::True);
            assert_eq!(Recording::read(&recording.write()).unwrap().kind, recording.kind);
            table.act(Action::Confirm);
        }
        assert!(matches!(table.versus().phase(), Phase::Over(_)), "one round is all");
        table.act(Action::Confirm);
        assert_eq!(table.versus().round().unwrap().arena().plan().spec.seed(), 4);
        table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    }
}

#[test]
fn a_match_that_is_pasted_on_the_title_opens_the_lobby() {
    let on_title = |text: &str| {
        let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
        table.act(Action::Back);
        assert_eq!(table.app.screen().name(), "title");
        table.act(Action::Paste(text.to_owned()));
        table
    };
    let code = "prim1-5x3-9~meet-bo5-mirrored-lead1x7-wall6";
    let table = on_title(code);
    assert_eq!(table.app.screen().name(), "lobby");
    assert_eq!(table.app.code().as_deref(), Some(code));
    let table = on_title("prim1-5x3-9~meet-bo4");
    assert_eq!(table.app.code().as_deref(), Some("kruskal1-6x4-7~race-bo3"));
    let Screen::Lobby(lobby) = table.app.screen() else { panic!("{:?}", table.told) };
    assert!(lobby.complaint.is_some());
    for (text, code) in [("prim1-5x3-9", "prim1-5x3-9"), ("hello~race-bo3", "kruskal1-6x4-7")] {
        let table = on_title(text);
        assert_eq!(table.app.screen().name(), "title", "{text}");
        assert_eq!(table.app.code().as_deref(), Some(code), "{text}");
    }
}

/// A click on the next room of somebody's way, where their own half shows it.
fn click_ahead(table: &mut Table, seat: Seat) {
    let versus = table.versus();
    let (round, side) = (versus.round().unwrap(), versus.game().side_of(seat));
    let here = round.arena().tile_for(side, round.racer(side).walker().place());
    let room = here.go(table.way_on(seat).held.unwrap(), 2);
    let view = versus.views().of(side).unwrap();
    let ((x, y), pitch) = view.camera.view(1.0);
    let at = |tile: u16, centre: f32, from: f32, length: f32| {
        from + length / 2.0 + (f32::from(tile) / 2.0 - centre) * pitch
    };
    let x = at(room.column, x, view.pane.x, view.pane.width);
    let y = at(room.row, y, view.pane.y, view.pane.height);
    let actions = vec![Action::Lead(x, y), Action::LeadNoMore];
    table.tick(&Inputs { actions, ..Inputs::default() });
    table.wait(40);
}

#[test]
fn the_pointer_leads_the_mouse_in_whose_half_it_is_and_nobody_elses() {
    for rules in ["race-bo1", "race-bo1-mirrored"] {
        for seat in Seat::ALL {
            let mut table = Table::new("backtracker1-60x41-4", rules);
            table.sit_down();
            table.begin();
            table.app.fit((1280.0, 664.0), 1.0);
            assert!(!table.versus().views().panes().is_shared());
            for rooms in 1..=4 {
                let side = table.versus().game().side_of(seat);
                let before = table.versus().round().unwrap().racer(side).place();
                let ahead = table.way_on(seat);
                click_ahead(&mut table, seat);
                let round = table.versus().round().unwrap();
                let own = |tile| round.arena().tile_for(side, tile);
                assert_eq!(own(round.racer(side).place()), own(before).go(ahead.held.unwrap(), 2));
                assert_eq!(round.racer(1 - side).steps(), 0, "{rules} {seat:?} {rooms}");
            }
        }
    }
}

#[test]
fn the_pointer_never_leads_the_computers_mouse() {
    let way = |with_click: bool| {
        let mut table = Table::new("backtracker1-16x11-4", "race-bo1-deep4");
        table.sit_down();
        table.begin();
        table.app.fit((1280.0, 664.0), 1.0);
        if with_click {
            let view = table.versus().views().of(1).unwrap().pane;
            let at = Action::Lead(view.x + 0.7 * view.width, 0.7 * view.height);
            table.tick(&Inputs { actions: vec![at], ..Inputs::default() });
        } else {
            table.wait(1);
        }
        table.wait(600);
        table.versus().round().unwrap().racer(1).trail().to_vec()
    };
    assert_eq!(way(true), way(false));
}
