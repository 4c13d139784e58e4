//! Exercises, done by students who know the rule and by those who follow another one.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::lab::{
    Answer, Grade, LabTask, Mistake, Practice, PracticeStage, Prompt, RoomSearch, Skill,
    search_cards,
};
use icetea_maze::game::theatre::{Mark, Show};
use icetea_maze::maze::bench::Forest;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Generator, Percent, Size, Solver, Spec};

use super::sets;

const SEEDS: u64 = 400;

fn answer_right(practice: &mut Practice) {
    let task = practice.task().unwrap();
    assert!(practice.answer(task.right));
}

#[test]
fn whoever_decides_as_the_algorithm_does_has_full_marks() {
    for skill in Skill::ALL {
        for seed in 0..SEEDS {
            let mut practice = Practice::new(skill, seed);
            assert!(practice.task().is_some(), "{skill:?} {seed}");
            while practice.task().is_some() {
                answer_right(&mut practice);
                assert_eq!(practice.mistake, None);
            }
            let (right, all) = practice.marks();
            assert_eq!(right, all, "{skill:?} {seed}");
            if skill == Skill::Kruskal {
                assert_eq!(sets(&forest(&practice)), 1, "{seed}");
            }
        }
    }
}

#[test]
fn what_was_shown_or_wrong_at_first_stays_so() {
    for skill in Skill::ALL {
        for seed in 0..40 {
            let mut dice = Dice::new(seed);
            let mut practice = Practice::new(skill, seed);
            let mut first = vec![None; practice.tasks.len()];
            for _ in 0..300 {
                let (done, Some(task)) = (practice.done, practice.task()) else { break };
                let grade = match dice.below(5) {
                    0 => {
                        practice.undo();
                        assert_eq!(practice.done, done.saturating_sub(1));
                        continue;
                    }
                    1 => {
                        practice.show_next();
                        Grade::Shown
                    }
                    2 => {
                        let wants_member = practice.wants_member();
                        let wrong = Answer::Member(dice.below(practice.last_member() + 1));
                        let other = if wants_member { wrong } else { Answer::One };
                        if other == task.right {
                            continue;
                        }
                        assert!(!practice.answer(other) && practice.mistake.is_some());
                        assert_eq!(practice.done, done, "a wrong step is not done");
                        Grade::Late
                    }
                    _ => {
                        answer_right(&mut practice);
                        Grade::Right
                    }
                };
                let kept: &mut Option<Grade> = &mut first[done];
                match (*kept, grade) {
                    (None, grade) => *kept = Some(grade),
                    (Some(Grade::Right), Grade::Late) => *kept = Some(Grade::Late),
                    _ => {}
                }
                let seen = practice.grades[done];
                assert_eq!(Some(seen), *kept, "{skill:?} {seed} {done}");
            }
        }
    }
}

#[test]
fn a_number_that_no_member_has_is_no_answer() {
    for skill in Skill::ALL {
        for seed in 0..20 {
            let mut practice = Practice::new(skill, seed);
            while practice.task().is_some() {
                let before = (practice.done, practice.grades.clone(), practice.history.clone());
                for beyond in [1, 2, 89, u32::MAX - practice.last_member()] {
                    let beyond = Answer::Member(practice.last_member() + beyond);
                    assert!(!practice.answer(beyond));
                    assert_eq!(practice.mistake, None);
                }
                let after = (practice.done, practice.grades.clone(), practice.history.clone());
                assert_eq!(before, after, "it costs nothing");
                answer_right(&mut practice);
            }
        }
    }
}

/// A student's answer, and the mistake it should be recognised as.
type Student = fn(&Practice, LabTask) -> Option<(Answer, fn(&Mistake) -> bool)>;

fn forest(practice: &Practice) -> Forest {
    match &practice.stage {
        PracticeStage::Sets(replay) => replay.forest(practice.moves()),
        PracticeStage::Search(_) => panic!("it has no sets"),
    }
}

fn search(practice: &Practice) -> &RoomSearch {
    match &practice.stage {
        PracticeStage::Search(search) => search,
        PracticeStage::Sets(_) => panic!("no search"),
    }
}

macro_rules! is {
    ($pattern:pat) => {
        |mistake: &Mistake| matches!(mistake, $pattern)
    };
}

/// Students who follow another rule, each with the skill.
const STUDENTS: [(&str, Skill, Student); 15] = [
    ("stops before the root", Skill::Find, |practice, task| match task.prompt {
        Prompt::Climb { at, .. } if forest(practice).parent(at).is_some() => {
            Some((Answer::Member(at), is!(Mistake::NoRoot)))
        }
        _ => None,
    }),
    ("jumps to the root", Skill::Find, |practice, task| match task.prompt {
        Prompt::Climb { at, .. } if forest(practice).depth(at) > 1 => {
            let root = forest(practice).root(at);
            Some((Answer::Member(root), is!(Mistake::TooFar)))
        }
        _ => None,
    }),
    ("climbs down", Skill::Find, |practice, task| match task.prompt {
        Prompt::Climb { at, .. } => {
            let forest = forest(practice);
            let child = (0..forest.members()).find(|&one| forest.parent(one) == Some(at))?;
            forest.parent(at)?;
            Some((Answer::Member(child), is!(Mistake::Down)))
        }
        _ => None,
    }),
    ("goes past the root", Skill::Find, |practice, task| match task.prompt {
        Prompt::Climb { at, .. } if forest(practice).parent(at).is_none() => {
            let forest = forest(practice);
            let child = (0..forest.members()).find(|&one| forest.parent(one) == Some(at))?;
            Some((Answer::Member(child), is!(Mistake::PastRoot)))
        }
        _ => None,
    }),
    ("compresses fully", Skill::Halving, |practice, task| match task.prompt {
        Prompt::Rehang { at } if forest(practice).depth(at) > 2 => {
            let root = forest(practice).root(at);
            Some((Answer::Member(root), is!(Mistake::FullNotHalving)))
        }
        _ => None,
    }),
    ("leaves it where it hangs", Skill::Halving, |practice, task| match task.prompt {
        Prompt::Rehang { at } => {
            let parent = forest(practice).parent(at)?;
            Some((Answer::Member(parent), is!(Mistake::NotHigher)))
        }
        _ => None,
    }),
    ("opens inside one set", Skill::Kruskal, |_, task| {
        let is_one = task.right == Answer::One;
        is_one.then_some((Answer::Two, is!(Mistake::OpenedInside)))
    }),
    ("keeps between two sets", Skill::Union, |_, task| {
        let is_two = task.right == Answer::Two;
        is_two.then_some((Answer::One, is!(Mistake::KeptBetween)))
    }),
    ("hangs the larger set", Skill::Kruskal, |practice, task| match task.prompt {
        Prompt::Below { of } => {
            let forest = forest(practice);
            let roots = of.map(|one| forest.root(one));
            let [a, b] = roots.map(|root| forest.size(root));
            let larger = roots[usize::from(b > a)];
            (a != b).then_some((Answer::Member(larger), is!(Mistake::LargerBelow)))
        }
        _ => None,
    }),
    ("hangs the first of two alike", Skill::Union, |practice, task| match task.prompt {
        Prompt::Below { of } => {
            let forest = forest(practice);
            let roots = of.map(|one| forest.root(one));
            let is_tie = forest.size(roots[0]) == forest.size(roots[1]);
            is_tie.then_some((Answer::Member(roots[0]), is!(Mistake::FirstStays)))
        }
        _ => None,
    }),
    ("moves a node and not its root", Skill::Kruskal, |practice, task| match task.prompt {
        Prompt::Below { of } => {
            let node = of.into_iter().find(|&one| forest(practice).parent(one).is_some())?;
            Some((Answer::Member(node), is!(Mistake::MovedNode)))
        }
        _ => None,
    }),
    ("hangs below the node", Skill::Kruskal, |practice, task| match (task.prompt, task.right) {
        (Prompt::Above { of, .. }, Answer::Member(root)) => {
            let forest = forest(practice);
            let is_in = |&one: &u32| forest.root(one) == root && one != root;
            let node = of.into_iter().find(is_in)?;
            Some((Answer::Member(node), is!(Mistake::BelowNode)))
        }
        _ => None,
    }),
    ("pops too early", Skill::Stack, |practice, task| {
        let state = search(practice).state(task.moves);
        let below = *state.held.iter().rev().nth(1)?;
        let is_wrong = task.right != Answer::Member(below);
        is_wrong.then_some((Answer::Member(below), is!(Mistake::PoppedEarly)))
    }),
    ("goes on from the bottom of the stack", Skill::Stack, |practice, task| {
        let (search, state) = (search(practice), search(practice).state(task.moves));
        let beside_top: Vec<u32> = search.beside(state.at).collect();
        let fresh = state.held.iter().flat_map(|&room| search.fresh(state, room));
        let room = fresh.into_iter().find(|room| !beside_top.contains(room))?;
        Some((Answer::Member(room), is!(Mistake::QueueForStack)))
    }),
    ("takes the newest of the queue", Skill::Queue, |practice, task| {
        let search = search(practice);
        let state = search.state(task.moves);
        let from = |room: u32| {
            state.entered.iter().find(|&&one| search.beside(one).any(|two| two == room))
        };
        let (front, newest) = (*state.held.front()?, *state.held.back()?);
        let differs = from(front) != from(newest);
        differs.then_some((Answer::Member(newest), is!(Mistake::StackForQueue)))
    }),
];

#[test]
fn whoever_follows_another_rule_is_told_which_one() {
    for (name, skill, student) in STUDENTS {
        let mut met = 0;
        for seed in 0..SEEDS {
            let mut practice = Practice::new(skill, seed);
            while let Some(task) = practice.task() {
                let is_asked = matches!(task.prompt, Prompt::Holds { .. });
                let answer = student(&practice, task).filter(|_| !is_asked);
                if let Some((answer, is_named)) = answer {
                    assert!(!practice.answer(answer), "{name}: {task:?}");
                    let mistake = practice.mistake.unwrap();
                    assert!(is_named(&mistake), "{name}, seed {seed}: {mistake:?}, {task:?}");
                    met += 1;
                }
                answer_right(&mut practice);
            }
        }
        assert!(met > SEEDS / 10, "{name}: met {met} times only");
    }
}

#[test]
fn whoever_goes_by_another_order_of_directions_is_told() {
    for skill in [Skill::Stack, Skill::Queue] {
        let mut met = 0;
        for seed in 0..SEEDS {
            let mut practice = Practice::new(skill, seed);
            while let Some(task) = practice.task() {
                let (search, state) = (search(&practice), search(&practice).state(task.moves));
                // The first entered room next to a room, which added it to the queue.
                let from = |room: u32| {
                    state.entered.iter().find(|&&one| search.beside(one).any(|two| two == room))
                };
                let others: Vec<u32> = match state.held.front().filter(|_| search.has_queue()) {
                    Some(&front) => {
                        let held = state.held.iter().copied();
                        held.filter(|&room| from(room) == from(front)).collect()
                    }
                    None => search.fresh(state, state.at),
                };
                let is_among = |room: &u32| task.right == Answer::Member(*room);
                let wrong = others.iter().copied().find(|room| !is_among(room));
                if let Some(wrong) = wrong.filter(|_| others.iter().any(is_among)) {
                    assert!(!practice.answer(Answer::Member(wrong)));
                    let mistake = practice.mistake;
                    assert!(matches!(mistake, Some(Mistake::Order)), "{mistake:?}");
                    met += 1;
                }
                answer_right(&mut practice);
            }
        }
        assert!(met > SEEDS / 10, "{skill:?}: {met}");
    }
}

#[test]
fn a_search_by_rooms_holds_what_the_real_one_holds() {
    for (width, height) in [(2, 2), (2, 5), (5, 3), (12, 8), (7, 4)] {
        for seed in 0..60 {
            let size = Size::new(width, height).unwrap();
            let loops = Percent::new((seed % 3 * 30) as u8).unwrap();
            let spec = Spec::new(Generator::Kruskal, size, seed).with_loops(loops);
            let maze = Arc::new(Build::new(&spec).finish());
            for solver in [Solver::DepthFirst, Solver::BreadthFirst] {
                let search = RoomSearch::of(Arc::clone(&maze), size, solver);
                let tasks = search.tasks();
                let mut show = Show::of_search(Arc::clone(&maze), solver);
                for decisions in 0..=tasks.len() {
                    let state = search.state(decisions);
                    assert!(show.advance());
                    let act = show.search().unwrap();
                    let held: Vec<_> = match act.stack() {
                        Some(stack) => stack.into_iter().map(|entry| entry.tile).collect(),
                        None => act.queue(usize::MAX),
                    };
                    let has_ring = |room: &u32| act.marks.mark(size.room(*room)) == Mark::Frontier;
                    let ringed: BTreeSet<u32> = (0..size.rooms()).filter(has_ring).collect();
                    let waiting = state.held.iter().copied().filter(|_| search.has_queue());
                    assert!(
                        ringed.iter().copied().eq(waiting.into_iter().collect::<BTreeSet<_>>()),
                        "{spec}"
                    );
                    let rooms = held.into_iter().map(|tile| size.number(tile));
                    assert!(rooms.eq(state.held.iter().copied()), "{spec} {decisions}");
                    assert_eq!(act.at.map(|at| size.number(at)), Some(state.at));
                }
            }
        }
    }
}

#[test]
fn rings_in_a_card_are_what_its_queue_holds() {
    for card in search_cards() {
        for solver in [Some(card.solver), card.beside].into_iter().flatten() {
            let mut show = Show::of_search(Arc::clone(&card.maze), solver);
            while show.advance() {
                let act = show.search().unwrap();
                let has_ring =
                    |room: &u32| act.marks.mark(card.size().room(*room)) == Mark::Frontier;
                let ringed: BTreeSet<u32> = (0..card.size().rooms()).filter(has_ring).collect();
                let held = act.queue(usize::MAX).into_iter().filter(|_| solver.goes_by_distance());
                let held = held.map(|tile| card.size().number(tile)).collect();
                assert_eq!(ringed, held, "{:?} at {}", card.title, show.step);
            }
        }
    }
}

/// Whoever follows a search by the arrows alone answers as whoever types the numbers.
#[test]
fn an_arrow_names_the_room_on_that_side_of_a_search() {
    for skill in Skill::ALL {
        let mut by_arrow = 0;
        for seed in 0..20 {
            let mut practice = Practice::new(skill, seed);
            while let Some(task) = practice.task() {
                let named = Direction::ALL.map(|side| practice.beside(side));
                assert!(named.iter().flatten().all(|&room| room <= practice.last_member()));
                let (Prompt::Next { at }, Answer::Member(right)) = (task.prompt, task.right) else {
                    assert_eq!(named, [None; 4]);
                    answer_right(&mut practice);
                    continue;
                };
                let size = search(&practice).size;
                for (side, room) in Direction::ALL.into_iter().zip(named) {
                    let beside = room.map(|room| size.room(room));
                    assert!(beside.is_none_or(|beside| beside == size.room(at).go(side, 2)));
                }
                if named.contains(&Some(right)) {
                    by_arrow += 1;
                }
                answer_right(&mut practice);
            }
        }
        let is_search = Practice::new(skill, 0).is_search();
        assert_eq!(by_arrow > 20, is_search, "{skill:?}: {by_arrow}");
    }
}
