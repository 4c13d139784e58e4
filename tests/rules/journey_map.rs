//! The map of the journey: where the arrows lead, what can be played, and which flavours the mouse
//! can have.

use icetea_maze::game::command::{Command, Destination};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::journey::{Flavour, Journey, Medal, Medals, Region, Stop};
use icetea_maze::game::settings::{LiveSettings, Settings};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;
use icetea_maze::picture::fur_of;
use icetea_maze::screens::ScreenState;
use icetea_maze::screens::journey::{JourneyMap, column_of};

fn finished(stops: impl IntoIterator<Item = Stop>) -> Journey {
    let mut journey = Journey::default();
    let medals = Medals::from([Medal::Finished]);
    stops.into_iter().for_each(|stop| journey.award(stop, &medals));
    journey
}

/// The arrows lead where they point, every stop can be reached, and so can the path.
#[test]
fn the_arrows_lead_where_they_point_on_the_map() {
    let journey = Journey::default();
    for stop in Stop::all().chain(Stop::old()) {
        for direction in Direction::ALL {
            let mut map = JourneyMap::new(stop);
            let actions = vec![Action::Go(direction)];
            assert!(
                map.tick(&Inputs { actions, ..Inputs::default() }, &mut usual(), &journey)
                    .is_empty()
            );
            let place = |stop: Stop| (column_of(stop).cast_signed(), stop.region() as isize);
            let ((column, row), (to_column, to_row)) = (place(stop), place(map.chosen));
            let moved = (to_column - column, to_row - row);
            let wanted = match direction {
                Direction::Right => (1, 0),
                Direction::Down => (0, 1),
                Direction::Left => (-1, 0),
                Direction::Up => (0, -1),
            };
            let is_at_edge =
                !(0..10).contains(&(column + wanted.0)) || !(0..6).contains(&(row + wanted.1));
            let along_path = map.chosen.place().abs_diff(stop.place()) <= 1;
            assert!(
                moved == wanted || is_at_edge && along_path,
                "{stop:?} {direction:?} {moved:?}"
            );
        }
    }
}

#[test]
fn only_what_is_open_can_be_played_by_key_or_pointer() {
    let mut journey = Journey::default();
    journey.award(Stop::at(0).unwrap(), &Medals::from(Medal::ALL));
    for stop in Stop::all() {
        for actions in [vec![Action::Confirm], vec![Action::Click(Target::Entry(stop.place()))]] {
            let mut map = JourneyMap::new(stop);
            let next = map.tick(&Inputs { actions, ..Inputs::default() }, &mut usual(), &journey);
            let plays =
                matches!(next[..], [Command::Open(Destination::Stop(played))] if played == stop);
            assert_eq!(plays, stop.place() < 3, "{stop:?}");
        }
    }
}

/// A passing pointer chooses nothing, so the first click never starts a stop.
#[test]
fn the_first_click_on_a_stop_chooses_it_and_the_second_one_starts_it() {
    let journey = finished(Stop::all().take(5));
    for (from, to) in [(0, 4), (4, 0), (5, 2)].map(|pair| (Stop::at(pair.0), Stop::at(pair.1))) {
        let (from, to) = (from.unwrap(), to.unwrap());
        let mut map = JourneyMap::new(from);
        let mut act = |action: Action| {
            let inputs = Inputs { actions: vec![action], ..Inputs::default() };
            let next = map.tick(&inputs, &mut usual(), &journey);
            (matches!(next[..], [Command::Open(Destination::Stop(stop))] if stop == to), map.chosen)
        };
        let target = Target::Entry(to.place());
        assert_eq!(act(Action::Point(target)), (false, from));
        assert_eq!(act(Action::Click(target)), (false, to));
        assert_eq!(act(Action::Click(target)), (true, to));
    }
}

#[test]
fn the_mouse_walks_to_the_chosen_stop_as_far_as_the_path_is_open() {
    let journey = finished(Stop::all().take(14));
    let most_ticks = 2 * TICKS_PER_SECOND;
    let (mut moving, mut reduced) = (usual(), usual());
    reduced.change().reduced_motion = true;
    for (from, chosen) in Stop::all().flat_map(|from| Stop::all().map(move |to| (from, to))) {
        let is_reached = |stop: &Stop| journey.is_open(*stop) && stop.place() <= chosen.place();
        let goal = Stop::all().filter(is_reached).map(Stop::place).max().unwrap() as f32;
        let mut map = JourneyMap::on_the_way(from, chosen);
        let mut left = f32::INFINITY;
        for tick in 0.. {
            map.tick(&Inputs::default(), &mut moving, &journey);
            let rest = (map.mouse - goal).abs();
            assert!(rest < left, "{from:?} to {chosen:?}: {rest} of {left}");
            left = rest;
            assert_eq!(map.traits().moves, rest > 0.0, "only at rest the window may rest");
            if rest == 0.0 {
                break;
            }
            assert!(tick < most_ticks, "{from:?} to {chosen:?}: still {rest} to go");
        }
        let mut map = JourneyMap::on_the_way(from, chosen);
        map.tick(&Inputs::default(), &mut reduced, &journey);
        assert!(map.is_there() && map.mouse - goal == 0.0, "where nothing moves for show");
    }
}

#[test]
fn the_mouse_looks_where_it_walks() {
    let journey = finished(Stop::all());
    for (from, to, heading) in [
        (3, 4, Direction::Right),
        (4, 3, Direction::Left),
        (13, 14, Direction::Left),
        (14, 13, Direction::Right),
        (9, 10, Direction::Down),
        (10, 9, Direction::Up),
        (19, 20, Direction::Down),
    ] {
        let [from, to] = [from, to].map(|place| Stop::at(place).unwrap());
        let mut map = JourneyMap::on_the_way(from, to);
        map.tick(&Inputs::default(), &mut usual(), &journey);
        map.tick(&Inputs::default(), &mut usual(), &journey);
        assert_eq!(map.pose().heading, heading, "{from:?} to {to:?}");
    }
}

fn usual() -> LiveSettings {
    LiveSettings::new(Settings::default())
}

fn act(action: Action, settings: &mut LiveSettings, journey: &Journey) {
    let inputs = Inputs { actions: vec![action], ..Inputs::default() };
    JourneyMap::new(journey.next()).tick(&inputs, settings, journey);
}

#[test]
fn a_flavour_is_earned_with_the_last_stop_of_its_region() {
    for region in Region::ALL {
        let flavour = Flavour::of(region);
        assert_eq!(flavour.region(), Some(region));
        for left_out in region.stops() {
            let journey = finished(Stop::all().filter(|&stop| stop != left_out));
            assert!(!journey.has_earned(flavour), "{flavour:?} without {left_out:?}");
            assert_eq!(journey.flavour_for(flavour), Flavour::Plain);
        }
        let journey = finished(region.stops());
        for other in Flavour::ALL {
            assert_eq!(journey.has_earned(other), other == flavour || other == Flavour::Plain);
        }
        assert_eq!(journey.flavour_for(flavour), flavour);
    }
}

#[test]
fn only_what_is_earned_can_be_chosen_by_key_or_pointer() {
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let journey =
            finished(Region::ALL.into_iter().filter(|_| dice.coin()).flat_map(Region::stops));
        let mut settings = usual();
        let earned = Flavour::ALL.into_iter().filter(|&one| journey.has_earned(one)).count();
        for by in [1, -1] {
            let mut seen = Vec::new();
            for _ in 0..earned {
                act(Action::Page(by), &mut settings, &journey);
                assert!(journey.has_earned(settings.flavour));
                assert!(!seen.contains(&settings.flavour));
                seen.push(settings.flavour);
            }
            assert_eq!(settings.flavour, Flavour::Plain, "all of them were shown");
        }
        for region in Region::ALL {
            let flavour = Flavour::of(region);
            for worn in [flavour, Flavour::Plain] {
                let before = settings.flavour;
                act(Action::Click(Target::Field(region as usize)), &mut settings, &journey);
                let now = if journey.has_earned(flavour) { worn } else { before };
                assert_eq!(settings.flavour, now, "once more, and it is plain again");
            }
        }
    }
}

/// The old map is there for whoever has won something on it, and everything on it can be played.
#[test]
fn the_old_map_lies_beyond_the_last_region() {
    let old = Stop::old().nth(12).unwrap();
    let codes: Vec<&str> = old.earlier_codes().chain([old.code()]).collect();
    assert_eq!(codes, ["prim1-12x8-45", "prim1-12x8-cheeses2-44"]);
    for journey in [Journey::default(), finished([old])] {
        let mut map = JourneyMap::new(Stop::LAST);
        let mut press = |action: Action, run: bool| {
            let inputs = Inputs { actions: vec![action], run, ..Inputs::default() };
            let opened = map.tick(&inputs, &mut usual(), &journey);
            (map.chosen, opened)
        };
        let (chosen, _) = press(Action::Next, false);
        assert_eq!(chosen.is_old(), journey.has_old_map());
        if chosen.is_old() {
            let (chosen, opened) = press(Action::Confirm, false);
            assert!(
                matches!(opened[..], [Command::Open(Destination::Stop(stop))] if stop == chosen)
            );
            assert!(!press(Action::Next, true).0.is_old(), "and back again");
            assert!(press(Action::Click(Target::Arrow(1, 1)), false).0.is_old());
        }
        assert_eq!(journey.medals(), 0, "what was won there opens nothing twice");
    }
    assert!(Stop::old().all(|stop| Journey::default().is_open(stop)));
}

/// What was earned and opened on the old map stays.
#[test]
fn nothing_is_taken_away_that_was_won_on_the_old_map() {
    let journey = finished(Region::Cellar.old_stops());
    assert!(journey.has_earned(Flavour::of(Region::Cellar)));
    assert!(journey.has_entered(Region::Cellar) && !journey.has_entered(Region::Library));
    let first = Region::Cellar.stops().next().unwrap();
    assert!(journey.is_open(first) && !journey.is_finished(first));
    assert_eq!(journey.next(), Stop::at(0).unwrap(), "the new stops begin without medals");
}

#[test]
fn every_flavour_but_the_plain_one_has_a_fur_of_its_own() {
    let furs: Vec<_> = Flavour::ALL.into_iter().map(fur_of).collect();
    assert_eq!(furs[0], None);
    for (place, fur) in furs.iter().enumerate() {
        assert!(furs[place + 1..].iter().all(|other| other != fur), "{place}");
    }
}
