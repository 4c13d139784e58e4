//! Mazes that were drawn by hand, with their rules: what was laid can be drawn, and plays the same.

use icetea_maze::game::rules::judge::Judgement;
use icetea_maze::game::rules::{MazeRules, RuleMark};
use icetea_maze::game::settings::MazeChoice;
use icetea_maze::game::versus::code::{MatchCode, MatchCodeError};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::maze::{Draft, DraftError, Spec};
use proptest::prelude::*;

use crate::puzzles::{self, among_others, any_spec, measured};

/// All that is seen, in an order of its own. Where sets are closed, ice is drawn up to the walls.
fn seen(marks: &[RuleMark]) -> Vec<String> {
    let told = |mark: &RuleMark| match mark {
        RuleMark::Ice { at, .. } => format!("Ice {at:?}"),
        mark => format!("{mark:?}"),
    };
    let mut seen: Vec<String> = marks.iter().map(told).collect();
    seen.sort();
    seen
}

fn drawn_plays_the_same(spec: &Spec) -> Result<bool, TestCaseError> {
    let draft = MazeRules::draft(spec).unwrap();
    let is_bare_thread = spec.quest().count("thread") > 0 && draft.quest().count("thread") == 0;
    if is_bare_thread {
        return Ok(false);
    }
    let (laid, drawn) = (measured(spec), measured(&Spec::drawn(draft.clone())));
    prop_assert_eq!(laid.maze.start(), drawn.maze.start());
    let (Some(one), Some(other)) = (&laid.rules.puzzle, &drawn.rules.puzzle) else {
        // Nothing that was asked for was laid.
        prop_assert!(drawn.rules.puzzle.is_none(), "{}", draft);
        prop_assert_eq!(laid.shortest, drawn.shortest);
        prop_assert_eq!(laid.maze.grid(), drawn.maze.grid());
        return Ok(false);
    };
    prop_assert_eq!(one.fewest_strides(), other.fewest_strides(), "{}", draft);
    // Numbers of states may differ, so what is seen of them is compared along a way.
    let way: Vec<_> = one.path(one.start(), one.begin()).collect();
    let states = one.states_along(way.iter().copied()).zip(other.states_along(way.iter().copied()));
    let (mut before, mut room) = ((one.begin(), other.begin()), one.start());
    for ((state, drawn), &next) in states.zip(&way) {
        let [here, there] =
            [one.marks(before.0, state), other.marks(before.1, drawn)].map(|marks| seen(&marks));
        prop_assert_eq!(here, there, "{}", draft);
        prop_assert_eq!(one.ways(next, state), other.ways(next, drawn), "{}", draft);
        prop_assert_eq!(
            one.supplies(state).collect::<Vec<_>>(),
            other.supplies(drawn).collect::<Vec<_>>()
        );
        (before, room) = ((state, drawn), next);
    }
    prop_assert_eq!(one.is_done(before.0), other.is_done(before.1));
    prop_assert_eq!(Some(&room), way.last());
    Ok(true)
}

macro_rules! laws {
    ($($name:ident: $field:literal, $counts:expr, $sides:literal;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

            $(#[test]
            fn $name(spec in any_spec(among_others($field, $counts), $sides)) {
                drawn_plays_the_same(&spec)?;
            })*
        }
    };
}

laws! {
    cheeses_that_were_laid_can_be_drawn: "cheeses", 2..=4, 9;
    a_locked_door_that_was_laid_can_be_drawn: "keys", 1..=1, 9;
    plates_that_were_laid_can_be_drawn: "plates", 1..=3, 9;
    flaps_that_were_laid_can_be_drawn: "flaps", 1..=6, 9;
    teapots_that_were_laid_can_be_drawn: "teapots", 1..=3, 9;
    ice_that_was_laid_can_be_drawn: "ice", 1..=1, 9;
    wafers_that_were_laid_can_be_drawn: "melting", 1..=1, 6;
    keys_on_a_string_that_were_laid_can_be_drawn: "string", 2..=5, 6;
    closed_sets_that_were_laid_can_be_drawn: "gnaw", 1..=3, 6;
    tea_that_was_laid_can_be_drawn: "pour", 2..=9, 6;
    twins_that_were_laid_can_be_drawn: "twins", 1..=1, 6;
    mirrors_that_were_laid_can_be_drawn: "mirror", 1..=1, 6;
    threads_that_were_laid_can_be_drawn: "thread", 1..=4, 6;
    cats_that_were_laid_can_be_drawn: "cat", 1..=1, 6;
    fog_that_was_laid_can_be_drawn: "fog", 1..=1, 9;
}

/// Boards of an independent search, with the way that it found.
#[test]
fn what_was_drawn_is_won_as_another_search_has_it() {
    for (picture, way) in [
        (BITES, "URRD"),
        (
            "+---+---+---+\n|     M   o |\n+   +   +   +\n| o   o |   |\n+   +   +   +\n| C         |\n+---+---+---+",
            "RDDLULD",
        ),
        (
            "+---+---+---+\n|     M |   |\n+---+   +   +\n|        XC |\n+   +---+---+\n|           |\n+---+---+---+",
            "DLDURR",
        ),
        (
            "+---+---+---+\n| M   C   t |\n+   +   +---+\n| u | C |   |\n+---+---+---+\n| t | u   C |\n+---+---+---+",
            "RDULDR",
        ),
    ] {
        let draft: Draft = picture.parse().unwrap();
        let judgement = Judgement::of(&Spec::drawn(draft)).unwrap();
        let found: String = judgement.way.iter().map(|way| way.letter()).collect();
        assert_eq!(found, way, "{picture}");
    }
    let pour = "pour7\n+---+---+---+---+---+\n|     M |           |\n+---+---+---+---+   +\n|       |   |   | C |\n\
                +---+   +   +---+---+\n|     C |       |   |\n+   +   +---+---+   +\n|       | C |       |\n+---+---+---+---+---+";
    let spec = Spec::drawn(pour.parse().unwrap());
    let puzzle =
        measured(&spec).rules.puzzle.as_ref().map(|puzzle| puzzle.supplies(puzzle.begin()).next());
    assert!(puzzle.flatten().is_some());
}

#[test]
fn a_recording_of_a_drawn_maze_is_believed() {
    let draft: Draft = "+---+---+---+\n| M   o |   |\n+   +   +   +\n|   | o   C |\n+---+---+---+"
        .parse()
        .unwrap();
    puzzles::assert_recording_tells_all(&Spec::drawn(draft), 20, 7);
}

#[test]
fn mazes_of_up_to_40_000_rooms_can_be_drawn() {
    let of = |code: &str| MazeRules::draft(&code.parse().unwrap());
    assert_eq!(of("dig1-5x5-1"), Err(DraftError::NoRooms));
    assert_eq!(of("kruskal1-32767x32767-1"), Err(DraftError::TooLarge(32_767 * 32_767)));
    assert!(of("kruskal1-200x200-1").is_ok());
    let shaped = of("kruskal1-16x10-shape1d24fms2msqa0hghq55-5").unwrap();
    assert_eq!(Spec::drawn(shaped).rooms(), 99);
}

/// One that walls alone do not lead through, with all that it needs.
const BITES: &str = "gnaw1\n+---+---+---+\n|   |   |   |\n+---+   +---+\n|           |\n+   +---+---+\n\
                     | M |   | C |\n+---+---+---+";

#[test]
fn a_drawn_maze_is_chosen_until_something_else_is() {
    let spec = Spec::drawn(BITES.parse().unwrap());
    let choice = MazeChoice::of(&spec);
    assert_eq!(choice.spec(), Ok(spec));
    assert_eq!(MazeChoice::of_code(&format!(" {spec}.")), Ok(choice.clone()));
    let changes: [fn(&mut MazeChoice); 6] = [
        |choice| choice.width += 1,
        |choice| choice.height += 1,
        |choice| choice.loops = 20,
        |choice| choice.generator = "prim".to_owned(),
        |choice| choice.set_seed("7".to_owned()),
        |choice| *choice = MazeChoice::of(&"prim1-9x6-7".parse().unwrap()),
    ];
    for change in changes {
        let mut changed = choice.clone();
        change(&mut changed);
        assert!(changed.spec().is_ok_and(|spec| !spec.is_drawn()), "{changed:?}");
    }
}

#[test]
fn two_race_in_a_drawn_maze_if_a_way_leads_through_it() {
    let open = "+---+---+\n| M | C |\n+   +   +\n|     K |\n+---+-D-+\n|       |\n+---+---+";
    let [walled_off, open] = [BITES, open].map(|picture| Spec::drawn(picture.parse().unwrap()));
    let rules = Rules::default();
    assert_eq!(MatchCode::new(open, rules), Err(MatchCodeError::Quest));
    let code = MatchCode::new(open.without_quest(), rules).unwrap();
    assert_eq!(code.to_string().parse(), Ok(code));
    assert_eq!(MatchCode::new(walled_off.without_quest(), rules), Err(MatchCodeError::WalledOff));
}

/// What is shown of the building is what is played, and of others with its seed there are none.
#[test]
fn a_drawn_maze_has_no_others() {
    let spec = Spec::drawn(BITES.parse().unwrap());
    let measured = measured(&spec);
    assert!(!measured.has_others());
    assert_eq!(measured.key, spec.to_string());
    assert!(puzzles::measured(&"prim1-9x6-7".parse().unwrap()).has_others());
}
