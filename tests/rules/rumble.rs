//! The rumble of gamepads, and of which player's, without a gamepad.

use icetea_maze::felt::Felt;
use icetea_maze::game::input::{Button, Family, Key};
use icetea_maze::game::keyboard::{Keyboard, Modifiers, PadTold};
use icetea_maze::game::race::{RaceEnd, RaceEvent, Seating};
use icetea_maze::game::rules::{Feel, RuleEvent};
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::Tile;

const TILE: Tile = Tile { column: 3, row: 5 };

const PLATE: RuleEvent = RuleEvent { name: "plate", feel: Feel::Moved };

/// From the weakest rumble to the strongest.
fn deeds(runner: usize) -> [RaceEvent; 5] {
    [
        RaceEvent::Rule { runner, tile: TILE, event: PLATE },
        RaceEvent::Bumped { runner },
        RaceEvent::Ate { runner, tile: TILE },
        RaceEvent::Caught { runner },
        RaceEvent::Decided(RaceEnd::Won(runner)),
    ]
}

#[test]
fn each_of_two_feels_the_own_runner_whichever_side_it_is_on() {
    for are_sides_swapped in [false, true] {
        let seating = Seating::Match { are_sides_swapped };
        for runner in [0, 1] {
            let seat = if (runner == 1) == are_sides_swapped { Seat::One } else { Seat::Two };
            for event in deeds(runner) {
                assert_eq!(Felt::of_race(seating, &event).unwrap().seat, Some(seat), "{event:?}");
            }
        }
    }
    for event in deeds(0) {
        assert_eq!(Felt::of_race(Seating::Alone, &event).unwrap().seat, None, "{event:?}");
    }
}

#[test]
fn what_matters_more_is_felt_longer_and_walking_is_not_felt() {
    let lengths = deeds(0).map(|event| {
        let shake = Felt::of_race(Seating::Alone, &event).unwrap().shake;
        assert!((0.0..=1.0).contains(&shake.heavy) && (0.0..=1.0).contains(&shake.light));
        shake.milliseconds
    });
    assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
    let step = RaceEvent::Stepped { runner: 0, tile: TILE, is_junction: true };
    assert_eq!(Felt::of_race(Seating::Alone, &step), None);
}

#[test]
fn a_pad_shakes_in_the_hands_of_its_player_and_none_that_lies_about() {
    let mut keyboard = Keyboard::default();
    for id in [4, 7, 9] {
        keyboard.pad(id, PadTold::Came(Family::Plain));
    }
    let all = |keyboard: &Keyboard, seat| keyboard.pads_of(seat).collect::<Vec<_>>();
    assert!(all(&keyboard, None).is_empty(), "the keys are in hand");
    keyboard.pad(7, PadTold::Button(Button::South, true));
    assert_eq!(all(&keyboard, None), [7]);
    assert_eq!(all(&keyboard, Some(Seat::One)), [4, 9]);
    assert_eq!(all(&keyboard, Some(Seat::Two)), [7]);
    keyboard.press(Some(Key::A), Modifiers::default(), false);
    assert!(all(&keyboard, None).is_empty(), "the keys are in hand again");
    keyboard.pad(7, PadTold::Went);
    assert!(all(&keyboard, Some(Seat::Two)).is_empty());
}
