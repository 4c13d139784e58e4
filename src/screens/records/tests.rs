use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::game::records::{Day, FinishedRun, MatchKind};
use crate::game::settings::Language;
use crate::game::versus::rules::Rules;

/// A history of so many kinds, with matches and a daily maze.
fn world(kinds: u16) -> World {
    let mut history = History::default();
    for width in 0..kinds {
        let code = format!("prim1-{}x3-1", width + 2);
        history.add_run(FinishedRun { code, ..FinishedRun::default() });
    }
    if kinds > 0 {
        let (code, day) = ("kruskal1-30x20-20261121000".to_owned(), Day::of_date(2026, 11, 21));
        history.add_run(FinishedRun { code, day, ..FinishedRun::default() });
        history.add_match(MatchKind::of(Rules::default()), None);
    }
    let mut world = World::new(Settings::default(), Language::English, 1);
    world.archive.take(history);
    world
}

fn tick(screen: &mut RecordsScreen, world: &mut World, action: Action) -> Vec<Command> {
    screen.update(&Inputs { actions: vec![action], ..Inputs::default() }, world)
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop::sample::select(Direction::ALL.to_vec()).prop_map(Action::Go),
        prop::sample::select(vec![
            Action::Next,
            Action::Home,
            Action::Skip,
            Action::Confirm,
            Action::Erase,
            Action::Undo,
            Action::Zoom(1.0),
            Action::Zoom(-1.0),
            Action::Click(Target::Arrow(0, 1)),
            Action::Click(Target::Arrow(0, -1)),
        ]),
        (0..40_usize).prop_map(|row| Action::Click(Target::Field(row))),
        (0..5_usize).prop_map(|place| Action::Click(Target::Entry(place))),
        (0..5_usize).prop_map(|place| Action::Point(Target::Entry(place))),
    ]
}

proptest! {
    #[test]
    fn whatever_is_pressed_there_is_a_row_and_all_of_them_can_come_back(
        kinds in 0..20_u16, actions in prop::collection::vec(any_action(), 0..60)
    ) {
        let mut world = world(kinds);
        let all = rows(&world.archive.shown);
        let mut screen = RecordsScreen::default();
        for action in actions {
            tick(&mut screen, &mut world, action);
            let count = rows(&world.archive.shown).len();
            prop_assert!(screen.chosen < count.max(1));
            prop_assert!(screen.first <= count.saturating_sub(RECORDS_ROWS_IN_SIGHT));
            if let Focus::Button(button) = screen.focus {
                prop_assert!(button.can_be_pressed(&world.archive));
            }
        }
        while world.archive.can_undo() {
            tick(&mut screen, &mut world, Action::Undo);
        }
        prop_assert_eq!(rows(&world.archive.shown), all);
    }
}

#[test]
fn keys_choose_every_row_and_keep_it_in_sight() {
    let mut world = world(20);
    let mut screen = RecordsScreen::default();
    let count = rows(&world.archive.shown).len();
    let mut seen = BTreeSet::new();
    for key in [Direction::Down, Direction::Up] {
        for _ in 0..count + 2 {
            let in_sight = screen.first..screen.first + RECORDS_ROWS_IN_SIGHT;
            assert!(in_sight.contains(&screen.chosen));
            seen.insert(screen.chosen);
            tick(&mut screen, &mut world, Action::Go(key));
        }
    }
    assert_eq!((seen.len(), screen.chosen, screen.first), (count, 0, 0));
    tick(&mut screen, &mut world, Action::Click(Target::Arrow(0, 1)));
    assert_eq!((screen.chosen, screen.first), (0, RECORDS_ROWS_IN_SIGHT));
}

#[test]
fn a_row_is_cleared_at_once_and_everything_only_if_it_is_asked_for_twice() {
    let mut world = world(2);
    let mut screen = RecordsScreen::default();
    let all = rows(&world.archive.shown);
    assert_eq!(all.len(), 5);
    tick(&mut screen, &mut world, Action::Click(Target::Field(3)));
    tick(&mut screen, &mut world, Action::Erase);
    assert!(!rows(&world.archive.shown).contains(&all[3]) && rows(&world.archive.shown).len() == 4);

    let clear_all = Action::Click(Target::Entry(1));
    tick(&mut screen, &mut world, clear_all.clone());
    assert!(screen.is_asking);
    tick(&mut screen, &mut world, Action::Go(Direction::Down));
    tick(&mut screen, &mut world, clear_all.clone());
    assert_eq!(rows(&world.archive.shown).len(), 4, "something else was done in between");
    tick(&mut screen, &mut world, Action::Point(Target::Entry(1)));
    tick(&mut screen, &mut world, clear_all);
    assert!(rows(&world.archive.shown).is_empty() && !screen.is_asking);

    tick(&mut screen, &mut world, Action::Confirm);
    assert_eq!(rows(&world.archive.shown).len(), 4, "Enter is on undo then");
    tick(&mut screen, &mut world, Action::Undo);
    assert_eq!((rows(&world.archive.shown), screen.chosen), (all, 3));
}

#[test]
fn where_nothing_was_played_enter_goes_back() {
    let mut screen = RecordsScreen::default();
    assert!(matches!(tick(&mut screen, &mut world(0), Action::Confirm)[..], [Command::Back]));
    assert!(tick(&mut screen, &mut world(3), Action::Confirm).is_empty());
}
