//! The sixty stops: each can be won as it says, is as hard as it says, and is worth playing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use icetea_maze::game::journey::{Region, Stop, StopRival};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::rules::RuleKind;
use icetea_maze::game::rules::judge::Judgement;
use icetea_maze::game::settings::Language;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Direction, Draft, Tile};
use icetea_maze::screens::results::Results;
use icetea_maze::words::Words;

fn measured(stop: Stop) -> Arc<MeasuredMaze> {
    let spec = stop.spec();
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

fn judged(stop: Stop) -> Judgement {
    Judgement::of(&stop.spec()).unwrap_or_else(|why| panic!("{}: {why}", stop.code()))
}

/// The race after this way was walked by keys alone, one press for each move; it is won by the last.
pub fn walked(measured: Arc<MeasuredMaze>, way: impl IntoIterator<Item = Direction>) -> Race {
    let mut race = Race::alone(measured);
    let still = [Steering::default()];
    for direction in way {
        let code = &race.measured().key;
        assert!(!race.is_over(), "{code} is won before its end");
        while race.held_ticks() > 0 {
            race.tick(&still);
        }
        let (held, pressed) = (Some(direction), Some(direction));
        race.tick(&[Steering { held, pressed, insists: true, ..Steering::default() }]);
        while race.runner(0).is_walking() || race.state.ahead.is_some() {
            race.tick(&still);
        }
    }
    assert!(race.is_over(), "{} is not won", race.measured().key);
    race
}

#[test]
fn the_way_of_each_stop_leads_to_its_end_in_as_few_moves_as_possible() {
    for stop in Stop::all() {
        let race = walked(measured(stop), stop.way());
        assert_eq!(stop.way().count(), judged(stop).moves as usize, "{}", stop.code());
        // Of several best ways none is blamed.
        let results = Results::new(race, None);
        if results.summary.is_perfect {
            let is_best = |tile: &Tile| results.best_path.contains(tile);
            assert!(results.race.runner(0).trail.iter().all(is_best), "{}", stop.code());
            assert!(results.dead_ends.is_empty(), "{}", stop.code());
        }
    }
}

#[test]
fn each_stop_is_as_hard_as_it_says_and_harder_than_the_one_before_it() {
    for region in Region::ALL {
        let mut before = 0;
        for stop in region.stops() {
            let judgement = judged(stop);
            let strides = measured(stop).shortest.expect("it has a way");
            let told = (stop.lemons(), stop.par_seconds());
            let expected = (judgement.lemons(), judgement.par_seconds(strides));
            assert_eq!(told, expected, "{}", stop.code());
            assert!(judgement.effort() > before, "{}", stop.code());
            before = judgement.effort();
        }
    }
    let lemons: BTreeSet<u8> = Stop::all().map(Stop::lemons).collect();
    assert_eq!(lemons.len(), 5, "all there are");
}

/// With any rule taken away, the fewest moves are others, and there is no shortest way on which it does
/// nothing: what one has just been told is needed.
#[test]
fn every_rule_of_a_stop_matters() {
    for stop in Stop::all() {
        let judgement = judged(stop);
        for idea in &judgement.ideas {
            let (code, field) = (stop.code(), idea.field);
            assert!(idea.matters(&judgement), "{code} without {field}");
            assert!(!idea.is_idle, "{code} is won as fast by whoever leaves {field} alone");
        }
        assert!(judgement.best_ways <= 3, "{}", stop.code());
        for language in Language::ALL {
            let idea = Words::of(language).stops.ideas.of(stop).unwrap_or_default();
            let is_sentence = idea.ends_with(['.', '?', '!', '。', '？', '！']);
            assert!(is_sentence, "{}: what is its idea?", stop.code());
        }
    }
}

/// Nobody meets more than two plain mazes in a row, and nothing is met in company first.
#[test]
fn each_rule_is_met_alone_before_it_is_met_in_company() {
    let mut known = BTreeSet::new();
    let mut plain = 0;
    for stop in Stop::all() {
        let rules: BTreeSet<RuleKind> = RuleKind::of(&stop.spec()).collect();
        let new: Vec<_> = rules.difference(&known).collect();
        assert!(new.len() <= 1, "{}: {new:?}", stop.code());
        // A floor can only melt to some purpose where the way goes to and fro.
        let company = rules.iter().filter(|&&rule| rule != RuleKind::AllCheeses).count();
        assert!(new.is_empty() || company <= 1, "{}: {new:?}", stop.code());
        plain = if rules.is_empty() && stop.rival().is_none() { plain + 1 } else { 0 };
        assert!(plain <= 2, "{}", stop.code());
        known.extend(rules);
    }
    assert_eq!(known.len(), RuleKind::ALL.len(), "all there are are met");
}

#[test]
fn rivals_find_their_way_and_leave_room_for_a_thought() {
    for stop in Stop::all() {
        assert_eq!(StopRival::of(&measured(stop)).is_some(), stop.rival().is_some());
        assert!(stop.way().all(|way| Direction::ALL.contains(&way)));
    }
}

#[test]
fn each_stop_that_is_drawn_has_its_picture() {
    let pictures = include_str!("../../assets/stops/drawn.txt").trim_end().split("\n\n");
    let pictures: BTreeMap<&str, Draft> = pictures
        .map(|entry| {
            let (code, picture) = entry.split_once('\n').expect("a code and its picture");
            (code, picture.parse().unwrap_or_else(|error| panic!("{code}: {error}")))
        })
        .collect();
    let drawn = Stop::all().filter_map(|stop| {
        let generator = stop.spec().generator();
        Some((stop.code(), generator.draft()?.clone()))
    });
    assert_eq!(drawn.collect::<BTreeMap<_, _>>(), pictures);
    assert_eq!(pictures.len(), 41);
}
