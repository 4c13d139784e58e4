//! Matches: when they are over, who has won, and what a rematch changes.

use icetea_maze::game::race::RaceEnd;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::versus::code::{MatchCode, round_seed};
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::rules::{Mode, Rival, Seat};

use super::arena;
use crate::replay::duelists::swapped;

fn game(rules: &str) -> Match {
    let code: MatchCode = format!("kruskal1-6x4-7~{rules}").parse().unwrap();
    Match::new(code)
}

#[test]
fn more_than_half_of_the_rounds_win_and_draws_count_as_rounds() {
    const ONE: RaceEnd = RaceEnd::Won(0);
    const TWO: RaceEnd = RaceEnd::Won(1);
    const DRAW: RaceEnd = RaceEnd::Draw;
    for (rules, verdicts, leader) in [
        ("race-bo1", &[ONE][..], Some(Seat::One)),
        ("race-bo1", &[DRAW], None),
        ("race-bo3", &[TWO, TWO], Some(Seat::Two)),
        ("race-bo3", &[ONE, TWO, DRAW], None),
        ("race-bo3", &[DRAW, DRAW, ONE], Some(Seat::One)),
        ("race-bo5", &[ONE, TWO, TWO, ONE, ONE], Some(Seat::One)),
        ("race-bo7", &[TWO, ONE, TWO, DRAW, TWO, TWO], Some(Seat::Two)),
    ] {
        let mut game = game(rules);
        for (number, &verdict) in verdicts.iter().enumerate() {
            assert!(!game.is_over(), "{rules} {verdicts:?}");
            assert_eq!(usize::from(game.round_number()), number);
            game.note(verdict);
        }
        assert!(game.is_over(), "{rules} {verdicts:?}");
        assert_eq!(game.leader(), leader, "{rules} {verdicts:?}");
        let wins = Seat::ALL.map(|player| game.wins(player));
        game.note(ONE);
        assert_eq!(Seat::ALL.map(|player| game.wins(player)), wins, "it is over");
    }
}

#[test]
fn each_round_has_a_maze_of_its_own_that_the_code_tells() {
    let mut game = game("race-bo7");
    for round in 0..7 {
        assert_eq!(game.course(), game.code.course().with_seed(round_seed(7, round)));
        game.note(RaceEnd::Draw);
    }
}

#[test]
fn a_rematch_keeps_the_sides_and_goes_on_to_other_mazes() {
    let first = game("race-bo3-lead2x5-short20");
    assert_eq!(first.rematch().player_at(0), Seat::One);
    let second = swapped(&first);
    assert_eq!([first.player_at(0), first.player_at(1)], [Seat::One, Seat::Two]);
    assert_eq!([second.player_at(0), second.player_at(1)], [Seat::Two, Seat::One]);
    assert_eq!(second.rematch().player_at(0), Seat::Two);
    assert_ne!(second.code.course(), first.code.course());
    assert_eq!(second.code.rules(), first.code.rules());
    for game in [first, second] {
        for player in Seat::ALL {
            assert_eq!(game.player_at(game.side_of(player)), player);
        }
        let arena = arena(game.course().spec().unwrap(), Mode::Race, false);
        let side = game.side_of(Seat::Two);
        assert_eq!(game.computer(&arena).map(|(side, _)| side), Some(side));
        assert!(game.is_computer(side) && !game.is_computer(1 - side));
        let round = game.round(arena);
        assert_eq!(round.waits(side), 0, "the head start is the player's, not the side's");
        assert_eq!(round.waits(1 - side), 5 * TICKS_PER_SECOND);
    }
}

#[test]
fn wins_are_those_of_players_whatever_their_side() {
    let mut game = swapped(&game("race-bo3"));
    game.note(RaceEnd::Won(0));
    game.note(RaceEnd::Won(0));
    assert_eq!(game.leader(), Some(Seat::Two));
    assert_eq!(game.wins(Seat::Two), 2);
}

#[test]
fn no_rival_is_the_computer_unless_the_rules_say_so() {
    let game = game("hunt-bo3");
    assert_eq!(game.code.rules().rival, Rival::Human);
    assert!(!game.is_computer(0) && !game.is_computer(1));
    assert!(game.computer(&arena(game.course().spec().unwrap(), Mode::Hunt, false)).is_none());
}
