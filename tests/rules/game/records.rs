//! Records and daily mazes, from the title and back.

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::records::{Clearing, DailyMark, Day, FinishedRun, History, MazeKind, daily};
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::Settings;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::screens::records::rows;
use icetea_maze::screens::settings::{SettingsPage, SettingsRow};
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};

const CODE: &str = "prim1-3x2-7";

/// A player who has run one maze.
fn player() -> Player {
    let mut history = History::default();
    history.add_run(FinishedRun { code: CODE.to_owned(), ..FinishedRun::default() });
    let mut player = Player::with(small());
    player.app.take_history(history);
    player
}

fn rows_in_sight(player: &Player) -> usize {
    rows(&player.app.world.archive.shown).len()
}

/// Sets the speed of the game in the pause menu.
fn set_speed(player: &mut Player, percent: u8) {
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(6)));
    let tab = SettingsPage::ALL.iter().position(|&page| page == SettingsPage::Access).unwrap();
    player.press(Action::Click(Target::Entry(tab)));
    let row =
        SettingsPage::Access.rows().iter().position(|&row| row == SettingsRow::GameSpeed).unwrap();
    let before = player.app.world.settings.game_speed_percent;
    for _ in 0..before.abs_diff(percent) / 10 {
        player.press(Action::Click(Target::Arrow(row, if percent < before { -1 } else { 1 })));
    }
    assert_eq!(player.app.world.settings.game_speed_percent, percent);
    player.press(Action::Back);
    player.press(Action::Back);
    assert_eq!(player.screen(), "play");
}

#[test]
fn records_are_reached_by_key_and_by_pointer_and_lead_back() {
    let mut player = player();
    player.press(Action::Records);
    assert_eq!(player.screen(), "records");
    player.press(Action::Back);
    player.choose(Entry::Records);
    assert_eq!(player.screen(), "records");
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.choose(Entry::Play);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
    player.press(Action::Records);
    assert_eq!(player.screen(), "records");
    player.press(Action::Back);
    assert_eq!(player.screen(), "results");
    assert!(!player.told("clear"));
}

/// Ends the game and returns what is cleared by that.
fn ended(player: &mut Player) -> Vec<Clearing> {
    let mut cleared = Vec::new();
    for event in player.app.end((800, 600)) {
        if let Command::Keep(StoreTask::ClearRecords(what)) = event {
            cleared.push(what);
        }
    }
    cleared
}

#[test]
fn what_is_cleared_is_told_only_when_the_records_are_left() {
    let mut player = player();
    player.press(Action::Records);
    player.press(Action::Erase);
    assert_eq!(rows_in_sight(&player), 0);
    player.press(Action::Undo);
    assert_eq!(rows_in_sight(&player), 1);
    player.press(Action::Back);
    assert!(!player.told("clear"));

    player.press(Action::Records);
    player.press(Action::Erase);
    assert!(!player.told("clear"));
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    assert!(player.told(&format!("clear {:?}", Clearing::Kind(MazeKind::of(CODE)))));
    player.press(Action::Records);
    player.press(Action::Undo);
    assert_eq!(rows_in_sight(&player), 0, "it does not come back");
    assert!(ended(&mut player).is_empty());
}

#[test]
fn what_is_cleared_is_settled_too_where_the_records_are_left_another_way() {
    let mut player = player();
    player.press(Action::Records);
    player.press(Action::Erase);
    // A maze from outside, as of a file that was dropped.
    let events = player.app.open(Request::MeasuredMaze("prim1-101x102-7".parse().unwrap()));
    let told: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    assert!(told.iter().any(|event| event.starts_with("Keep(ClearRecords")), "{told:?}");
    assert!(!player.app.world.archive.can_undo());

    let mut player = self::player();
    player.press(Action::Records);
    player.press(Action::Erase);
    assert_eq!(ended(&mut player), [Clearing::Kind(MazeKind::of(CODE))], "the game ends");
}

#[test]
fn the_size_of_the_window_is_remembered_unless_it_fills_the_screen() {
    for fullscreen in [false, true] {
        let mut player = Player::with(Settings { fullscreen, ..Settings::default() });
        let before = player.app.world.settings.window;
        let events = player.app.end((801, 603));
        assert!(matches!(events[..], [Command::Keep(StoreTask::SaveSettings(_))]), "{events:?}");
        let expected = if fullscreen { before } else { (801, 603) };
        assert_eq!(player.app.world.settings.window, expected);
    }
}

/// The maze of a day, opened before midnight, may be finished after it.
#[test]
fn a_run_counts_for_the_day_on_which_it_was_opened() {
    let mut player = player();
    let eve = Day::of_date(2026, 12, 31).unwrap();
    player.app.world.take_time(eve, 7);
    player.choose(Entry::Daily);
    player.press(Action::Confirm);
    player.app.world.take_time(eve.next(), 8);
    player.walk_to_cheese(usize::MAX);
    let [run] = &player.recorded[..] else { panic!("{:?}", player.recorded) };
    assert_eq!((run.day, run.when), (Some(eve), 8));
    assert_eq!(run.code, daily::spec(eve).to_string());
    assert!(run.sets_records() && run.steps > 0 && run.milliseconds > 0);
}

/// A day that is made up for is marked, and counts for no streak.
#[test]
fn a_past_day_can_be_played_from_the_calendar() {
    let mut player = player();
    let today = Day::of_date(2026, 12, 1).unwrap();
    player.app.world.take_time(today, 7);
    player.choose(Entry::Daily);
    player.press(Action::Go(Direction::Left));
    player.press(Action::Confirm);
    let eve = today.previous().unwrap();
    assert_eq!(player.app.code(), Some(daily::spec(eve).to_string()));
    player.walk_to_cheese(usize::MAX);
    let [run] = &player.recorded[..] else { panic!("{:?}", player.recorded) };
    let mut history = History::default();
    history.add_run(run.clone());
    assert_eq!((run.day, run.is_perfect), (None, true));
    assert_eq!(history.daily().mark(eve), Some(DailyMark::AnotherDay));
    assert_eq!(history.daily().current(today), 0);
}

#[test]
fn after_midnight_the_title_offers_the_maze_of_the_new_day() {
    let mut player = player();
    let mut day = Day::of_date(2026, 12, 31).unwrap();
    for _ in 0..2 {
        player.app.world.take_time(day, 7);
        player.choose(Entry::Daily);
        player.press(Action::Confirm);
        assert_eq!(player.screen(), "play");
        assert_eq!(player.app.code(), Some(daily::spec(day).to_string()));
        player.press(Action::Back);
        let Screen::Play(play) = &player.app.screen else { unreachable!() };
        let pause = play.pause().unwrap();
        let out = pause.entries().position(|(choice, _)| choice == PauseChoice::Title).unwrap();
        player.press(Action::Click(Target::Entry(out)));
        assert_eq!(player.screen(), "title");
        day = day.next();
    }
}

#[test]
fn a_run_is_slow_if_the_game_was_at_any_moment_of_it() {
    let is_slow = |at_first: u8, in_the_middle: u8, at_last: u8| {
        let mut settings = small();
        settings.game_speed_percent = at_first;
        let mut player = Player::with(settings);
        player.press(Action::Confirm);
        for percent in [in_the_middle, at_last] {
            player.walk_to_cheese(2);
            set_speed(&mut player, percent);
        }
        player.walk_to_cheese(usize::MAX);
        let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
        let summary = play.race.summary(0);
        assert!(play.race.is_over() && !summary.helped);
        assert_eq!(summary.sets_records(), !summary.is_slow);
        summary.is_slow
    };
    assert!(!is_slow(100, 100, 100));
    for [first, middle, last] in [[50, 90, 100], [100, 90, 100], [100, 100, 70]] {
        assert!(is_slow(first, middle, last), "{first} {middle} {last}");
    }
}

#[test]
fn a_speed_that_was_set_before_the_first_step_does_not_count() {
    let mut settings = small();
    settings.game_speed_percent = 50;
    let mut player = Player::with(settings);
    player.press(Action::Confirm);
    player.wait(100);
    set_speed(&mut player, 100);
    player.walk(Direction::Down);
    player.walk(Direction::Right);
    let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
    assert!(play.race.has_begun() && !play.race.is_slow);
}
