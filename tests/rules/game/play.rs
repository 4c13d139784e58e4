//! Runs: walked by hand, auto-solved, explored, abandoned and compared.

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, JustPressed, Target};
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::settings::{Language, Look};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{JOURNAL_TICKS, LOSS_FROM_TICKS};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Solver};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};

#[test]
fn a_whole_game_is_played_from_keys() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "play");
    player.wait(500);
    let Screen::Play(play) = &player.app.screen else { unreachable!() };
    assert_eq!(play.race.milliseconds(), 0, "time begins with the first step");
    let shortest = play.race.measured().shortest.unwrap();
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
    let Screen::Results(results) = &player.app.screen else { unreachable!() };
    assert_eq!(results.summary.steps, shortest);
    assert_eq!(results.summary.dead_ends, 0);
    assert!(!results.summary.helped && results.is_best());
    assert_eq!(player.steps.len(), shortest as usize);
    player.press(Action::Confirm);
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-6x5-8"), "the next seed");
    assert_eq!(player.screen(), "play");
}

#[test]
fn auto_solve_walks_to_the_cheese_and_sets_no_record() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(2);
    player.press(Action::Solve);
    assert!(!player.told("solving"), "it would cost the run its record");
    player.press(Action::Solve);
    assert!(player.told("solving searching"));
    player.press(Action::Faster);
    player.wait(6000);
    assert!(player.told("solving found"));
    assert_eq!(player.screen(), "results");
    let Screen::Results(results) = &player.app.screen else { unreachable!() };
    assert!(results.summary.helped && !results.is_best());
}

#[test]
fn the_pause_chooses_the_solver_by_keys_and_by_pointer_and_it_is_remembered() {
    let right = Action::Go(Direction::Right);
    let left = Action::Go(Direction::Left);
    let row = Target::Entry(4);
    let on = [right, Action::Confirm, Action::Click(row), Action::Click(Target::Arrow(4, 1))];
    let back = [left, Action::Click(Target::Arrow(4, -1))];
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.press(Action::Solve);
    player.wait(30);
    player.press(Action::Pause);
    let count = Solver::ALL.len();
    let turns = on.iter().map(|action| (action, 1)).chain(back.iter().map(|one| (one, count - 1)));
    let mut place = 0;
    for (action, by) in turns.cycle().take(4 * count) {
        player.press(Action::Point(row));
        player.press(action.clone());
        place = (place + by) % count;
        let solver = Solver::ALL[place];
        assert_eq!(player.app.world.settings.solver(), solver, "{action:?}");
        let Screen::Play(play) = &player.app.screen else { unreachable!() };
        let solving = play.race.solving().unwrap();
        assert_eq!((solving.solver, solving.steps()), (solver, 0), "it begins anew");
        assert!(play.is_paused());
    }
    // In another row these keys walk through the menu.
    player.press(Action::Point(Target::Entry(1)));
    player.press(Action::Go(Direction::Right));
    assert_eq!(player.app.world.settings.solver(), Solver::ALL[place]);
}

#[test]
fn however_fast_auto_solve_walks_the_disk_is_asked_every_two_seconds() {
    let mut settings = small();
    (settings.maze.width, settings.maze.height) = (70, 90);
    "backtracker".clone_into(&mut settings.maze.generator);
    let mut player = Player::with(settings);
    player.press(Action::Confirm);
    player.press(Action::Solve);
    let mut asked = 0;
    let mut ticks = 0;
    while player.screen() == "play" {
        let events = player.app.tick(&Inputs::default());
        asked += events
            .iter()
            .filter(|one| matches!(one, Command::Keep(StoreTask::AddToJournal(_))))
            .count() as u64;
        ticks += 1;
    }
    assert!((2..=ticks / JOURNAL_TICKS + 1).contains(&asked), "{asked} in {ticks} ticks");
}

/// The key of the last stride goes on in no menu, however long it is held; pressed anew it does.
#[test]
fn a_key_that_is_held_since_the_run_turns_nothing_on_the_results() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(usize::MAX);
    let go = Action::Go(Direction::Down);
    let focus = |player: &Player| match &player.app.screen {
        Screen::Results(results) => Some(results.menu.focus),
        _ => None,
    };
    let held =
        Inputs { actions: vec![go.clone()], held: Some(Direction::Down), ..Inputs::default() };
    for _ in 0..600 {
        player.tick(&held);
    }
    assert_eq!(focus(&player), Some(0));
    player.tick(&Inputs::default());
    player.press(go);
    assert_ne!(focus(&player), Some(0));
}

/// That no way is left is found out by the player, unless help is asked for; an undone move ends it.
#[test]
fn who_asks_for_help_where_no_way_is_left_is_told_at_once() {
    for action in [Action::Hint, Action::Solve] {
        let mut player = Player::with(small());
        player.press(Action::Paste("kruskal1-6x5-loops40-cheeses2-melting1-7".to_owned()));
        player.press(Action::Confirm);
        let play = |player: &Player| match &player.app.screen {
            Screen::Play(play) => play.clone(),
            _ => panic!("not playing"),
        };
        while !play(&player).race.is_stranded() {
            let now = play(&player);
            let (here, state) = (now.runner().place(), now.race.state);
            let puzzle = now.race.puzzle().unwrap();
            let steps = |way: &Direction| {
                let to = here.go(*way, 2);
                puzzle.steps(to, puzzle.after_going(state, here, to))
            };
            player.walk(now.race.ways(here).iter().min_by_key(steps).unwrap());
        }
        assert!(!play(&player).knows_no_way());
        player.press(action);
        assert!(play(&player).knows_no_way() && !play(&player).race.is_helped());
        player.press(Action::TakeBack);
        player.wait(2);
        assert!(!play(&player).knows_no_way() && !play(&player).race.is_stranded());
    }
}

/// At a stop the first press tells what it is about, and costs nothing; a hint costs medals there, so it
/// is asked for before the first step too.
#[test]
fn a_hint_at_a_stop_is_what_it_is_about_and_then_takes_two_presses() {
    for (code, presses) in [("drawn1-3x3-gnaw1-pvj3gbk5f", 3), ("kruskal1-4x3-gnaw1-112", 1)] {
        let mut player = Player::with(small());
        player.press(Action::Paste(code.to_owned()));
        player.press(Action::Confirm);
        for press in 1..=presses {
            player.press(Action::Hint);
            let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
            assert_eq!(play.race.is_helped(), press == presses, "{code} {press}");
            assert_eq!(play.knows_idea(), presses > 1, "{code} {press}");
        }
    }
}

/// Elsewhere a long run is not lost by one press.
#[test]
fn a_stop_begins_again_at_one_press_however_long_it_took() {
    for (code, is_asked) in
        [("drawn1-3x3-gnaw1-pvj3gbk5f", false), ("kruskal1-4x3-gnaw1-112", true)]
    {
        let mut player = Player::with(small());
        player.press(Action::Paste(code.to_owned()));
        player.press(Action::Confirm);
        for direction in Direction::ALL {
            player.walk(direction);
        }
        player.wait(LOSS_FROM_TICKS as u32);
        let has_begun = |player: &Player| {
            let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
            play.race.has_begun()
        };
        assert!(has_begun(&player), "{code}");
        player.press(Action::Restart);
        assert_eq!(has_begun(&player), is_asked, "{code}");
    }
}

#[test]
fn where_the_mouse_can_go_nowhere_it_is_told_at_once() {
    let mut dice = Dice::new(7);
    let mut stuck = 0;
    for seed in 0..12 {
        let mut player = Player::with(small());
        player.press(Action::Paste(format!("kruskal1-4x4-loops60-cheeses2-melting1-{seed}")));
        player.press(Action::Confirm);
        while let Screen::Play(play) = &player.app.screen {
            let ways: Vec<_> = play.race.ways(play.runner().place()).iter().collect();
            if ways.is_empty() {
                player.wait(1);
                let Screen::Play(play) = &player.app.screen else { break };
                assert!(play.knows_no_way() || play.race.is_over());
                stuck += 1;
                break;
            }
            player.walk(ways[dice.below(ways.len() as u32) as usize]);
        }
    }
    assert!(stuck > 3, "{stuck}");
}

/// What the journal has is the run as it is now, whatever was taken back of it.
#[test]
fn the_journal_forgets_what_was_taken_back() {
    let mut player = Player::with(small());
    player.press(Action::Paste("kruskal1-5x5-loops40-cheeses2-twins1-1".to_owned()));
    player.press(Action::Confirm);
    let mut told: Option<SavedRun> = None;
    let mut dice = Dice::new(5);
    for round in 0..400 {
        let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
        let ways: Vec<_> = play.race.ways(play.runner().place()).iter().collect();
        let action = if dice.below(3) == 0 || ways.is_empty() {
            Action::TakeBack
        } else {
            Action::Go(ways[dice.below(ways.len() as u32) as usize])
        };
        let is_late = round >= 300;
        let inputs = Inputs {
            actions: (!is_late).then_some(action).into_iter().collect(),
            ..Inputs::default()
        };
        for tick in 0..16 {
            let inputs = if tick == 0 { inputs.clone() } else { Inputs::default() };
            for command in player.app.tick(&inputs) {
                match command {
                    Command::Keep(StoreTask::BeginJournal(measured, progress)) => {
                        let mut begun = SavedRun::begun(&measured);
                        assert!(begun.add(*progress));
                        told = Some(begun);
                    }
                    Command::Keep(StoreTask::AddToJournal(progress)) => {
                        assert!(told.as_mut().expect("it was begun").add(*progress));
                    }
                    _ => {}
                }
            }
        }
    }
    let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
    assert!(play.race.taken_back > 20 && play.race.has_begun());
    let (told, now) = (told.expect("it was begun"), SavedRun::of(&play.race));
    assert_eq!((told.trail, told.steps), (now.trail, now.steps));
}

#[test]
fn a_result_is_compared_with_the_best_time_before() {
    for (before, is_best) in [(None, true), (Some(1), false), (Some(3_600_000), true)] {
        let mut player = Player::with(small());
        player.press(Action::Confirm);
        let Screen::Play(play) = &player.app.screen else { panic!("no game") };
        let maze = play.race.measured().key.clone();
        player.app.take_best(&maze, before);
        player.app.take_best("prim1-9x2-1", Some(2));
        player.walk_to_cheese(usize::MAX);
        player.wait(400);
        let Screen::Results(results) = &player.app.screen else { panic!("no results") };
        assert_eq!((results.best_before, results.is_best()), (before, is_best));
        assert_eq!(results.milliseconds_won().is_some(), is_best && before.is_some());
    }
}

#[test]
fn every_room_is_explored_once() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    let share = |player: &Player| match &player.app.screen {
        Screen::Play(play) => (play.explored_share() * 30.0).round() as u32,
        _ => panic!("not playing"),
    };
    assert_eq!(share(&player), 1);
    player.walk_to_cheese(3);
    assert_eq!(share(&player), 4);
    let Screen::Play(play) = &player.app.screen else { unreachable!() };
    let back = play.runner().trail.windows(2).next_back().map(|pair| (pair[1], pair[0])).unwrap();
    player.walk(back.0.direction_towards(back.1).unwrap());
    assert_eq!(share(&player), 4, "it has been there before");
}

#[test]
fn the_mouse_is_given_back() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.press(Action::Solve);
    player.wait(30);
    player.press(Action::Solve);
    assert!(player.told("solving off"));
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
}

#[test]
fn a_break_stops_the_time_and_leaving_loses_nothing() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(3);
    player.tick(&Inputs { focus_lost: true, ..Inputs::default() });
    assert_eq!(player.screen(), "pause");
    let time = player.app.unfinished().unwrap().milliseconds();
    player.wait(1000);
    assert_eq!(player.app.unfinished().unwrap().milliseconds(), time);
    player.press(Action::Click(Target::Entry(8)));
    assert_eq!(player.screen(), "title");
    let run = player.app.unfinished().unwrap();
    let (place, trail) = (run.runner(0).place(), run.runner(0).trail.clone());
    // Looking at other things does not lose it.
    player.choose(Entry::Records);
    player.press(Action::Back);
    player.choose(Entry::Continue);
    assert_eq!(player.screen(), "play");
    let Screen::Play(play) = &player.app.screen else { unreachable!() };
    assert_eq!((play.runner().place(), &play.runner().trail[..]), (place, &trail[..]));
    assert!(play.race.milliseconds() >= time);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
    assert!(player.app.unfinished().is_none());
}

#[test]
fn settings_are_reached_from_title_and_break_and_come_back() {
    let mut player = Player::with(small());
    player.choose(Entry::Settings);
    assert_eq!(player.screen(), "settings");
    player.press(Action::Click(Target::Choice(1, 2)));
    assert_eq!(player.app.world.settings.look, Look::Paper);
    player.press(Action::Click(Target::Choice(0, 1)));
    assert_eq!(player.app.world.language(), Language::Chinese);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.choose(Entry::Play);
    player.walk_to_cheese(1);
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(6)));
    assert_eq!(player.screen(), "settings");
    player.press(Action::Back);
    assert_eq!(player.screen(), "pause");
    player.press(Action::Back);
    assert_eq!(player.screen(), "play");
}

#[test]
fn the_break_keeps_the_maze_as_a_file() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(1);
    player.press(Action::Back);
    for (saves, expected) in [(Action::Back, false), (Action::Confirm, true)] {
        player.press(Action::Click(Target::Entry(5)));
        assert_eq!(player.screen(), "export");
        player.press(Action::Click(Target::Choice(0, 3)));
        player.press(Action::Click(Target::Choice(2, 1)));
        player.press(saves);
        assert_eq!(player.screen(), "pause");
        assert_eq!(player.told("export Svg true"), expected);
    }
    player.press(Action::Click(Target::Entry(5)));
    player.press(Action::Click(Target::Choice(0, 1)));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "pause");
    assert!(player.told("print false"));
    player.press(Action::Click(Target::Entry(5)));
    assert!(!player.told("picture"));
    player.press(Action::Confirm);
    assert!(player.told("picture"), "of how it is shown");
    assert_eq!(player.screen(), "export", "of which the picture is taken");
}

#[test]
fn the_theatre_is_one_key_away_and_the_run_waits() {
    for first in [None, Some(Action::Pause)] {
        let mut player = Player::with(small());
        player.press(Action::Confirm);
        player.walk_to_cheese(2);
        if let Some(action) = first {
            player.press(action);
        }
        player.press(Action::Watch);
        assert_eq!(player.screen(), "watch");
        player.press(Action::Back);
        assert_eq!(player.screen(), "pause");
        let Screen::Play(play) = &player.app.screen else { panic!("{}", player.screen()) };
        assert_eq!(play.runner().steps(), 2);
    }
}

/// Down a long corridor, in pictures of two thirds of a second.
#[test]
fn a_tap_walks_one_room_however_long_a_picture_takes() {
    let row_after = |pictures: usize| {
        let mut player = Player::with(small());
        player.press(Action::Paste("backtracker1-7x5-160".to_owned()));
        player.press(Action::Confirm);
        for picture in 0..pictures {
            let mut just_pressed = JustPressed::default();
            for tick in 0..40 {
                let mut inputs = Inputs { held: Some(Direction::Down), ..Inputs::default() };
                if (picture, tick) == (0, 0) {
                    inputs.actions.push(Action::Go(Direction::Down));
                }
                just_pressed.apply(&mut inputs);
                player.tick(&inputs);
            }
        }
        player.wait(60);
        let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
        play.runner().place().row
    };
    assert_eq!(row_after(1), 3);
    assert!(row_after(2) > 3, "who holds the key walks on");
}
