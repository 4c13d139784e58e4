//! A match and the lesson survive whatever ends the game, as a run does.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::Race;
use icetea_maze::game::saved_run::{SavedGame, SavedMatch};
use icetea_maze::screens::Screen;
use icetea_maze::screens::versus::Versus;
use tempfile::tempdir;

use super::game::{Game, MOST_LOST_TICKS};
use super::open;

/// The state of a match: who has won, and both players' progress in the round with its time.
fn state(game: &Game) -> (usize, Option<(u64, [usize; 2])>) {
    let Screen::Versus(versus) = &game.app.screen else { panic!("{}", game.app.screen.name()) };
    let round = versus.round().filter(|_| versus.moves() || versus.pause().is_some());
    let steps = |round: &Race| [0, 1].map(|side| round.runner(side).steps() as usize);
    (versus.game.winners().len(), round.map(|round| (round.ticks, steps(round))))
}

#[test]
fn a_match_goes_on_where_it_was_whatever_has_ended_the_game() {
    let rules = [
        "race-bo3",
        "meet-bo3",
        "hunt-bo5-mirrored",
        "race-bo3-mirrored-lead2x5",
        "race-bo3-sharp8",
        "hunt-bo3-deep20",
        "meet-bo3-wall12",
        "race-bo5-short4",
    ];
    let mut resumed = 0;
    for (seed, rules) in rules.into_iter().enumerate() {
        for is_killed in [true, false] {
            let folder = tempdir().unwrap();
            let mut game = Game::new(folder.path(), seed as u64);
            let code = format!("kruskal1-5x4-{seed}~{rules}");
            game.app.offer(SavedGame::Match(SavedMatch {
                code: code.clone(),
                drawn_alike: false,
                sides_swapped: seed % 2 == 1,
                winners: Vec::new(),
                ghost: None,
                round: None,
                left_at: 0,
            }));
            game.press(Action::Confirm);
            for _ in 0..6 {
                game.wander_for_two(900 + 131 * seed as u32);
                let Screen::Versus(versus) = &game.app.screen else { break };
                if versus.game.is_over() {
                    break;
                }
                let before = state(&game);
                let has_begun = before.0 > 0 || before.1.is_some();
                if is_killed {
                    drop(game);
                } else {
                    game.end();
                }
                game = Game::new(folder.path(), seed as u64);
                if !has_begun {
                    break;
                }
                let saved = game.store.load_runs().pop().map(|saved| saved.left(0));
                let Some(SavedGame::Match(saved)) = saved else { panic!("{code}") };
                let waiting = Versus::resume(&saved).unwrap();
                assert_eq!(waiting.save(), Some(saved), "nor is it lost before its maze is there");
                game.press(Action::Confirm);
                game.tick(&Inputs::default());
                let after = state(&game);
                assert!(after.0 == before.0 || is_killed && after.0 + 1 == before.0, "{code}");
                if after.0 == before.0
                    && let (Some((ticks, steps)), Some((before, steps_before))) =
                        (after.1, before.1)
                {
                    resumed += 1;
                    let lost = before - ticks;
                    assert!(lost <= if is_killed { MOST_LOST_TICKS } else { 0 }, "{lost}");
                    assert!(steps[0] <= steps_before[0] && steps[1] <= steps_before[1]);
                    if !is_killed {
                        assert_eq!(steps, steps_before);
                    }
                }
                game.press(Action::Back);
            }
        }
    }
    assert!(resumed > 8, "{resumed} rounds were gone on with");
}

#[test]
fn a_lesson_goes_on_with_the_step_that_was_being_learnt() {
    let folder = tempdir().unwrap();
    let mut game = Game::new(folder.path(), 1);
    game.press(Action::Lesson);
    game.wander(3_000);
    let learnt = |game: &Game| match &game.app.screen {
        Screen::Lesson(lesson) => lesson.lesson.done,
        screen => panic!("{}", screen.name()),
    };
    let done = learnt(&game);
    assert!(done > 0);
    for _ in 0..MOST_LOST_TICKS {
        game.tick(&Inputs::default());
    }
    drop(game);
    let mut game = Game::new(folder.path(), 1);
    game.press(Action::Confirm);
    assert_eq!(learnt(&game), done);
    // After a regular end it is not offered again.
    game.press(Action::Back);
    game.end();
    assert_eq!(open(folder.path()).load_runs().pop(), None);
}
