//! The question of what a search holds at a moment: the right answer is what it really holds, and
//! the others are what other rules would hold.

use super::{Answer, LabTask, Mistake, Prompt, RoomSearch};

/// The most such questions in an exercise.
const MOST_QUESTIONS: usize = 3;
/// A queue is asked about after every so many decisions.
const QUEUE_STRIDE: usize = 3;

/// A possible answer, the top or the front first, and the mistake in it.
pub type Held = (Vec<u32>, Option<Mistake>);

/// The answers offered after `decisions` decisions, in order.
pub fn choices(search: &RoomSearch, decisions: usize) -> Vec<Held> {
    let state = search.state(decisions);
    let front: Vec<u32> = state.held.iter().copied().collect();
    let back: Vec<u32> = front.iter().rev().copied().collect();
    let all = state.entered.clone();
    let mut choices: Vec<Held> = if search.has_queue() {
        let taken = [&[state.at], &front[..]].concat();
        vec![
            (front.clone(), None),
            (back, Some(Mistake::TurnedRound)),
            (taken, Some(Mistake::StillQueued)),
            ([all, front].concat(), Some(Mistake::NothingTaken)),
        ]
    } else {
        let popped = back[1.min(back.len())..].to_vec();
        vec![
            (back, None),
            (front, Some(Mistake::TurnedRound)),
            (all.into_iter().rev().collect(), Some(Mistake::NothingPopped)),
            (popped, Some(Mistake::PoppedBefore)),
        ]
    };
    for place in (1..choices.len()).rev() {
        if choices[..place].iter().any(|one| one.0 == choices[place].0) {
            choices.remove(place);
        }
    }
    choices.retain(|(held, _)| !held.is_empty());
    let places = choices.len().max(1);
    choices.rotate_right(decisions % places);
    choices
}

/// When to ask about a search: for a stack before it turns back, for a queue from time to time.
pub fn tasks(search: &RoomSearch) -> Vec<LabTask> {
    let is_asked = |place: &usize| {
        let (now, next) = (search.state(*place), search.state(*place + 1));
        if search.has_queue() {
            place % QUEUE_STRIDE == 2
        } else {
            next.held.len() < now.held.len()
        }
    };
    let task = |place: usize| {
        let choices = choices(search, place);
        let right = choices.iter().position(|(_, mistake)| mistake.is_none())?;
        let prompt = Prompt::Holds { at: search.state(place).at };
        (choices.len() > 1).then_some(LabTask { prompt, right: Answer::Held(right), moves: place })
    };
    (0..search.decisions()).filter(is_asked).filter_map(task).take(MOST_QUESTIONS).collect()
}
