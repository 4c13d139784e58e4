//! Hops counted on more members than can be looked at: random operations under one variant, the same
//! for all of them, without a word of what they did.

use super::{Compression, Link, Operation, Variant};
use crate::maze::random::Dice;

/// A union-find at work.
#[derive(Clone, Debug)]
pub struct Tally {
    variant: Variant,
    parents: Vec<u32>,
    /// The size or the rank of each root.
    weights: Vec<u32>,
    operations: std::iter::Take<Operations>,
    hops: u64,
}

/// Random unions, as many as there are members, and then random finds without end.
#[derive(Clone, Debug)]
pub struct Operations {
    members: u32,
    unions: u32,
    dice: Dice,
}

impl Operations {
    /// The same for every variant.
    pub fn new(members: u32) -> Self {
        Self { members, unions: members, dice: Dice::new(u64::from(members)) }
    }
}

impl Iterator for Operations {
    type Item = Operation;

    fn next(&mut self) -> Option<Operation> {
        let mut member = || self.dice.below(self.members);
        if self.unions == 0 {
            return Some(Operation::Find(member()));
        }
        self.unions -= 1;
        Some(Operation::Union(member(), member()))
    }
}

impl Tally {
    /// As many unions as there are members, and as many finds, of which none is done.
    pub fn new(members: u32, variant: Variant) -> Self {
        let weight = u32::from(variant.link == Link::BySize);
        Self {
            variant,
            parents: (0..members).collect(),
            weights: vec![weight; members as usize],
            operations: Operations::new(members).take(2 * members as usize),
            hops: 0,
        }
    }

    /// How often `parent` was read.
    pub const fn hops(&self) -> u64 {
        self.hops
    }

    /// Does about so many hops and operations; says whether any are left.
    pub fn advance(&mut self, budget: u64) -> bool {
        let (mut done, before) = (0, self.hops);
        while done + self.hops - before < budget {
            match self.operations.next() {
                None => return false,
                Some(Operation::Find(member)) => {
                    self.find(member);
                }
                Some(Operation::Union(a, b)) => self.union([a, b]),
            }
            done += 1;
        }
        true
    }

    fn union(&mut self, of: [u32; 2]) {
        let [a, b] = of.map(|member| self.find(member));
        let [weight_a, weight_b] = [a, b].map(|root| self.weights[root as usize]);
        if a == b {
            return;
        }
        let is_turned = self.variant.link != Link::Naive && weight_a < weight_b;
        let (above, below) = if is_turned { (b, a) } else { (a, b) };
        self.parents[below as usize] = above;
        self.weights[above as usize] = match self.variant.link {
            Link::Naive => 0,
            Link::BySize => weight_a + weight_b,
            Link::ByRank => weight_a.max(weight_b) + u32::from(weight_a == weight_b),
        };
    }

    fn find(&mut self, member: u32) -> u32 {
        // As the program reads: in the loop's condition, and as often below it.
        let below = if self.variant.compression == Compression::Halving { 3 } else { 1 };
        let mut at = member;
        loop {
            self.hops += 1;
            let parent = self.parents[at as usize];
            if parent == at {
                break;
            }
            self.hops += below;
            if self.variant.compression == Compression::Halving {
                self.parents[at as usize] = self.parents[parent as usize];
            }
            at = self.parents[at as usize];
        }
        if self.variant.compression == Compression::Full {
            let mut low = member;
            loop {
                self.hops += 1;
                let parent = self.parents[low as usize];
                if parent == at {
                    break;
                }
                self.hops += 1;
                self.parents[low as usize] = at;
                low = parent;
            }
        }
        at
    }
}
