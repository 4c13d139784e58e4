//! The fairness card: what one player had before the other, whether that decided the round, and
//! where time was lost.

use icetea_maze::game::race::{Entrant, Race, RaceEnd};
use icetea_maze::game::tuning::{CARD_LEAST_LOSS_TICKS, TICKS_PER_SECOND, WALK_TICKS_PER_TILE};
use icetea_maze::game::versus::card::{Advantage, FairnessCard, Loss};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Direction, Tile};

use super::rounds::runner;
use super::{BOUNDED, arena, round, specs};

#[test]
fn who_walks_straight_there_has_lost_nothing() {
    for spec in specs() {
        for mode in [Mode::Race, Mode::Meet] {
            let mut round =
                Race::of_two(arena(spec, mode, false), [Entrant::player(0), Entrant::player(9)]);
            let mut runners = [runner(&round, 0), runner(&round, 1)];
            while !round.is_over() {
                let steerings = runners.each_mut().map(|runner| runner(&round));
                round.tick(&steerings);
            }
            let card = FairnessCard::of(&round);
            for (side, account) in card.accounts.into_iter().enumerate() {
                let came = account.ticks.is_some();
                assert!(came || mode == Mode::Meet && side == 1);
                assert!(account.steps == account.shortest || !came, "{spec}");
                assert_eq!((account.dead_ends, account.losses), (Vec::new(), Vec::new()), "{spec}");
            }
        }
    }
}

#[test]
fn what_one_had_before_the_other_is_told_and_nothing_else() {
    for spec in specs() {
        for mode in BOUNDED {
            for [one, two] in [[0, 0], [0, 9], [240, 0]] {
                let entrants = [one, two].map(Entrant::player);
                let round = Race::of_two(arena(spec, mode, false), entrants);
                let side = usize::from(two < one);
                let earlier = Advantage::Earlier { side, ticks: one.abs_diff(two) };
                let [here, there] = [0, 1].map(|side| round.shortest(side));
                let side = usize::from(there < here);
                let strides = here.abs_diff(there);
                let nearer = Advantage::Nearer { side, strides };
                // Of several cheeses a step in twenty-five is nothing.
                let is_nearer =
                    if mode.counts_points() { strides * 25 > here } else { strides > 0 };
                let expected: Vec<Advantage> =
                    [(one != two).then_some(earlier), is_nearer.then_some(nearer)]
                        .into_iter()
                        .flatten()
                        .collect();
                assert_eq!(FairnessCard::of(&round).advantages, expected, "{spec} {mode:?}");
            }
        }
    }
}

/// A player who stood still for longer has lost fairly, whatever the other had before.
#[test]
fn an_advantage_decides_only_where_the_loser_lost_no_more_time() {
    let (mut seen, mut idle) = ([0; 2], 0);
    for spec in specs() {
        for delays in [[0, 0], [0, 240], [240, 0]] {
            for stands in [[0, 0], [0, 300], [300, 0], [300, 300]] {
                let arena = arena(spec, Mode::Race, false);
                let mut round = Race::of_two(arena, delays.map(Entrant::player));
                let mut runners = [runner(&round, 0), runner(&round, 1)];
                while round.verdict.is_none() {
                    let steerings = [0, 1].map(|side| {
                        let stands = round.ticks < u64::from(delays[side] + stands[side]);
                        if stands { Steering::default() } else { runners[side](&round) }
                    });
                    round.tick(&steerings);
                }
                let was_decisive = FairnessCard::of(&round).was_decisive;
                let Some(RaceEnd::Won(winner)) = round.verdict else {
                    assert_eq!(was_decisive, None);
                    continue;
                };
                if round.runner(1 - winner).steps() == 0 {
                    assert_eq!(was_decisive, None, "nothing can be said of who has not walked");
                    idle += 1;
                    continue;
                }
                let sides = [winner, 1 - winner];
                let at_best = sides.map(|side| {
                    delays[side] + round.shortest(side) * round.runner(side).stride_ticks()
                });
                let stood = sides.map(|side| {
                    let until_now = round.ticks.saturating_sub(delays[side].into());
                    until_now.min(stands[side].into())
                });
                let expected = at_best[0] < at_best[1] && stood[1] <= stood[0];
                assert_eq!(was_decisive, Some(expected), "{spec} {delays:?} {stands:?}");
                seen[usize::from(expected)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 20) && idle > 0, "{seen:?} {idle}");
}

#[test]
fn standing_and_detours_are_told_where_they_were() {
    let mut round = round("sidewinder1-7x4-11", Mode::Race);
    let mut runner = runner(&round, 0);
    let second = u64::from(TICKS_PER_SECOND);
    let start = round.arena.starts[0];
    let mut stood_at = None;
    while round.runner(0).arrived_after.is_none() {
        let stands =
            round.ticks < 2 * second || (stood_at.is_some_and(|(_, until)| round.ticks < until));
        let steering = if stands { Steering::default() } else { runner(&round) };
        round.tick(&[steering, Steering::default()]);
        if stood_at.is_none() && round.runner(0).steps() == 3 {
            stood_at = Some((round.runner(0).destination(), round.ticks + second));
        }
    }
    let account = &FairnessCard::of(&round).accounts[0];
    assert_eq!(account.losses.len(), 2, "{account:?}");
    let (first, then) = (account.losses[0], account.losses[1]);
    assert_eq!((first.at, first.ticks, first.steps), (start, 2 * second, 0));
    let stride = u64::from(2 * WALK_TICKS_PER_TILE);
    assert_eq!((then.at, then.steps), (stood_at.unwrap().0, 0));
    assert!(then.ticks <= second && then.ticks + stride > second, "{then:?}");
    let of_loser = |round: &Race| FairnessCard::of(round).accounts[1].losses.clone();
    let decided = of_loser(&round);
    assert_eq!(decided.len(), 1, "it has never set out");
    for tick in 0..10 * second {
        let to_and_fro = Direction::ALL[(tick / second) as usize % Direction::ALL.len()];
        let steering = Steering { held: Some(to_and_fro), ..Steering::default() };
        round.tick(&[Steering::default(), steering]);
    }
    assert!(round.runner(1).steps() > 0);
    assert_eq!(of_loser(&round), decided, "what comes after the winner decides nothing");
}

#[test]
fn a_detour_is_told_with_its_steps() {
    let mut round = round("kruskal1-9x6-4", Mode::Race);
    let arena = round.arena.clone();
    let path: Vec<Tile> = arena.path_to_target(0).collect();
    // Into the first branch beside the way and back, three times.
    let branch = |at: usize| {
        let beside = |direction: &Direction| {
            let place = path[at].go(*direction, 2);
            arena.grid().is_open(path[at].step(*direction)) && !path.contains(&place)
        };
        Direction::ALL.into_iter().find(beside).map(|direction| (at, path[at].go(direction, 2)))
    };
    let (turn, beside) = (0..path.len()).find_map(branch).unwrap();
    let detour = [&path[..=turn], &[beside, path[turn]].repeat(3), &path[turn + 1..]].concat();
    let mut at = 0;
    while round.runner(0).arrived_after.is_none() {
        assert!(round.ticks < 100_000);
        let here = round.runner(0).destination();
        at += usize::from(detour.get(at + 1) == Some(&here));
        let next = detour.get(at + 1).and_then(|&next| here.direction_towards(next));
        round.tick(&[Steering { held: next, ..Steering::default() }, Steering::default()]);
    }
    let account = &FairnessCard::of(&round).accounts[0];
    assert_eq!(account.steps, account.shortest + 6);
    let ticks = u64::from(6 * round.runner(0).stride_ticks());
    assert!(ticks > CARD_LEAST_LOSS_TICKS);
    assert_eq!(account.losses, [Loss { at: path[turn], ticks, steps: 6 }]);
}
