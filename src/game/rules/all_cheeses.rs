//! Every cheese has to be eaten, in any order. The first lies at the goal.

use std::rc::Rc;

use super::board::Board;
use super::{Entry, Part, Rule, RuleMark, RuleStride, Sketch};
use crate::maze::{Draft, Tile};

pub(super) const ENTRY: Entry = Entry { usual: 1, ..Entry::new("cheeses", lay, put) };

/// The places of the cheeses. The state has a bit for each that is eaten.
#[derive(Debug)]
pub(super) struct AllCheeses(pub Vec<Tile>);

fn lay(count: u8, board: &mut Board) -> Part {
    let mut cheeses = vec![board.goal()];
    for _ in 1..count {
        let cheese = board.far_room(&Rc::clone(&board.from_start));
        cheeses.extend(cheese);
        board.things.extend(cheese);
    }
    Part::Rule(Box::new(AllCheeses(cheeses)))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let mut cheeses = vec![board.goal()];
    cheeses.extend(draft.rooms('C').filter(|&room| room != board.goal()));
    board.things.extend(&cheeses[1..]);
    Part::Rule(Box::new(AllCheeses(cheeses)))
}

impl Rule for AllCheeses {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.put('C', self.0.iter().copied());
    }

    fn leave(&mut self, cheese: Tile) {
        self.0.retain(|&other| other != cheese);
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let eaten = self.0.iter().position(|&cheese| cheese == stride.to);
        eaten.map_or(state, |number| state | 1 << number)
    }

    fn things(&self, state: u64) -> Vec<Tile> {
        let numbered = self.0.iter().enumerate();
        numbered.filter(|(number, _)| state >> number & 1 == 0).map(|(_, &cheese)| cheese).collect()
    }

    fn is_done(&self, state: u64) -> bool {
        state.count_ones() as usize == self.0.len()
    }

    fn marks(&self, _before: u64, state: u64) -> Vec<RuleMark> {
        self.things(state).into_iter().map(RuleMark::Cheese).collect()
    }
}
