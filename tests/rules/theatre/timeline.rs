//! Any step can be reached at any time, and always looks the same.

use std::sync::Arc;

use icetea_maze::game::theatre::{
    BuildAct, BuildCounts, ChangePlace, Changes, ContestRehearsal, Mark, Moment, Rehearsal, Show,
    SolveAct, SolveEnding, Timeline,
};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Cursor, Direction, Heuristic, SearchCounts, Solve, Solver, Spec, StackEntry, Tile,
};

use super::common::{generators, size};
use super::{foreign_mazes, specs};

/// The visible state of a show.
#[derive(Debug, PartialEq)]
struct Seen {
    step: u64,
    marks: Vec<Mark>,
    came: Vec<Direction>,
    moment: Moment,
    cursor: Cursor,
    counts: (Option<BuildCounts>, Option<SearchCounts>),
    held: (Option<usize>, Option<usize>),
    parents: Option<Vec<Option<u32>>>,
    stack: Option<Vec<StackEntry>>,
    waiting: Option<Vec<Tile>>,
    ending: Option<SolveEnding>,
}

fn seen(show: &Show) -> Seen {
    let grid = show.maze().grid();
    let (build, search) = (show.build(), show.search().map(SolveAct::search));
    Seen {
        step: show.step,
        marks: show.marks().all().to_vec(),
        came: (0..grid.tiles()).map(|index| show.marks().came(grid.tile(index))).collect(),
        moment: show.moment(),
        cursor: show.cursor(),
        counts: (build.map(|it| it.counts), search.map(|it| it.counts)),
        held: (build.map(BuildAct::held), search.map(Solve::held)),
        parents: build
            .and_then(BuildAct::forest)
            .map(|forest| (0..forest.members()).map(|member| forest.parent(member)).collect()),
        stack: search.and_then(|search| Some(search.stack()?.collect())),
        waiting: search.map(|search| search.waiting(20)),
        ending: show.ending().cloned(),
    }
}

/// The marks, drawn by changes only.
fn redraw(drawn: &mut Vec<Mark>, place: &mut ChangePlace, show: &Show) {
    match show.marks().changes_since(place) {
        Changes::All => *drawn = show.marks().all().to_vec(),
        Changes::Tiles(tiles) => {
            for &tile in tiles {
                drawn[tile as usize] = show.marks().all()[tile as usize];
            }
        }
    }
}

/// Jumps about, and compares with a show that was played from its beginning.
fn check_jumps(show: &Show, jumps: u32, dice: &mut Dice) {
    let mut timeline = Timeline::of(show.clone());
    let mut played = show.clone();
    let mut all = vec![seen(&played)];
    while played.advance() {
        all.push(seen(&played));
    }
    assert_eq!(timeline.steps, all.len() as u64 - 1);
    let (mut drawn, mut place) = (Vec::new(), ChangePlace::default());
    for _ in 0..jumps {
        let target = match dice.below(4) {
            0 => timeline.step().saturating_sub(1),
            1 => timeline.step() + 1,
            _ => u64::from(dice.below(all.len() as u32 + 3)),
        };
        timeline.seek(target);
        let target = target.min(timeline.steps);
        assert_eq!(seen(timeline.show()), all[target as usize]);
        redraw(&mut drawn, &mut place, timeline.show());
        assert_eq!(drawn, timeline.show().marks().all(), "all changes were told");
    }
}

#[test]
fn a_step_looks_the_same_however_one_came_there() {
    let mut dice = Dice::new(1);
    for (number, spec) in specs().iter().enumerate() {
        // Every generator meets every solver; all pairs are too many for every size.
        for solver in Solver::ALL.into_iter().skip(number % 3).step_by(3) {
            check_jumps(&Show::new(spec, solver), 8, &mut dice);
        }
    }
    for generator in generators() {
        for solver in Solver::ALL {
            let spec = Spec::new(generator, size(7, 5), 3);
            check_jumps(&Show::new(&spec, solver), 12, &mut dice);
        }
    }
    for maze in foreign_mazes() {
        for solver in Solver::ALL {
            check_jumps(&Show::of_search(Arc::clone(&maze), solver), 12, &mut dice);
        }
    }
}

#[test]
fn few_keyframes_do_as_well_as_many() {
    let spec = "kruskal1-60x45-loops30-233".parse().unwrap();
    let show = Show::new(&spec, Solver::SharpDepthFirst);
    let mut many = Timeline::of(show.clone());
    let mut dice = Dice::new(2);
    for bytes in [0, 300_000, 1_000_000] {
        let mut few = Rehearsal::within(show.clone(), bytes).finish();
        for _ in 0..40 {
            let target = u64::from(dice.below(few.steps as u32 + 1));
            many.seek(target);
            // A few single steps back, as players take them.
            for back in 0..4_u64 {
                few.seek(target.saturating_sub(back));
            }
            few.seek(target);
            assert_eq!(seen(few.show()), seen(many.show()));
        }
    }
}

#[test]
fn every_step_can_be_gone_back_to_one_by_one() {
    let spec = "kruskal1-30x25-loops10-4".parse().unwrap();
    let mut timeline = Timeline::of(Show::new(&spec, Solver::DepthFirst));
    for step in (0..=timeline.steps).rev() {
        timeline.seek(step);
        assert_eq!(timeline.step(), step);
    }
}

/// However little is done at a time, each look is at a true step, and nearer.
#[test]
fn a_far_step_is_come_to_bit_by_bit() {
    let mut dice = Dice::new(7);
    let mut most_looks = 0;
    for spec in specs().into_iter().step_by(7) {
        let begun = Show::new(&spec, Solver::DepthFirst);
        let (mut near, mut far) = (Timeline::of(begun.clone()), Timeline::of(begun));
        for _ in 0..8 {
            let target = u64::from(dice.below(near.steps as u32 + 1));
            let work = 1 + u64::from(dice.below(300));
            let mut looks = 0;
            while looks == 0 || far.step() != target {
                let before = far.step();
                far.approach(target, work);
                looks += 1;
                near.seek(far.step());
                assert_eq!(seen(far.show()), seen(near.show()));
                assert!(looks == 1 || (before + 1..=target).contains(&far.step()), "{spec}");
            }
            most_looks = most_looks.max(looks);
        }
    }
    assert!(most_looks > 10);
}

#[test]
fn a_rehearsal_can_be_sent_to_a_thread() {
    const fn can_be_sent<T: Send>() {}
    can_be_sent::<(Rehearsal, Timeline, ContestRehearsal)>();
}

#[test]
fn a_rehearsal_can_be_taken_in_slices() {
    for spec in specs() {
        let show = Show::new(&spec, Solver::AStar(Heuristic::Manhattan));
        let whole = Timeline::of(show.clone());
        let mut sliced = Rehearsal::new(show);
        let mut progress = 0.0;
        while sliced.advance(7) {
            assert!((0.0..=1.0).contains(&sliced.progress()), "{spec}");
            let is_over_half = sliced.progress() >= 0.5;
            progress = if is_over_half { sliced.progress().max(progress) } else { progress };
        }
        let sliced = sliced.finish();
        assert_eq!((sliced.steps, sliced.build_steps), (whole.steps, whole.build_steps));
        assert_eq!(sliced.step(), 0);
    }
}

#[test]
fn the_acts_follow_each_other() {
    for spec in specs() {
        let mut timeline = Timeline::of(Show::new(&spec, Solver::DepthFirst));
        timeline.seek(timeline.build_steps);
        let built = timeline.show().build().expect("the last step of the build").maze().clone();
        let finished = Build::new(&spec).finish();
        assert_eq!(built, finished, "stepping to the end shows the finished maze");
        timeline.seek(timeline.build_steps + 1);
        let search = timeline.show().search().expect("the first step of the search");
        assert_eq!(*search.maze, finished);
        assert_eq!(search.search().counts.entered, 1);
    }
}
