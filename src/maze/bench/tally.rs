//! What operations cost on more members than can be looked at: how often they read and write
//! `parent` under one variant. Every variant gets the same operations, and no moves are reported.

use super::{Compression, Operation, Variant};
use crate::maze::random::Dice;

/// A union-find at work.
#[derive(Clone, Debug)]
pub struct CountedSets {
    variant: Variant,
    parents: Vec<u32>,
    /// The size or the rank of each root, as the link rule needs.
    weights: Vec<u32>,
    operations: Operations,
    unions: Accesses,
    finds: Accesses,
}

/// How often `parent` was read and written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accesses {
    /// How often it was read.
    pub reads: u64,
    /// How often it was written.
    pub writes: u64,
}

/// In which order members are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UnionOrder {
    /// As many unions of random members as there are members.
    #[default]
    Random,
    /// Each member with the one before it: without a link rule one long chain.
    Chain,
    /// Sets of equal size: the deepest trees that a rule allows.
    Binomial,
}

/// All unions in one order, and then as many random finds as there are members.
#[derive(Clone, Debug)]
pub struct Operations {
    members: u32,
    order: UnionOrder,
    /// The next member to be joined, and how far before it its partner is.
    next: u32,
    stride: u32,
    finds: u32,
    dice: Dice,
}

impl UnionOrder {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Random, Self::Chain, Self::Binomial];

    /// Its name in a table.
    pub const fn name(self) -> &'static str {
        ["random", "chain", "binomial"][self as usize]
    }
}

impl Accesses {
    /// Reads and writes together.
    pub const fn sum(self) -> u64 {
        self.reads + self.writes
    }

    const fn add(&mut self, more: Self) {
        self.reads += more.reads;
        self.writes += more.writes;
    }
}

impl Operations {
    /// All operations. They depend only on these two, so every variant gets the same ones.
    pub fn new(members: u32, order: UnionOrder) -> Self {
        let dice = Dice::new(u64::from(members));
        Self { members, order, next: 0, stride: 1, finds: members, dice }
    }

    fn union(&mut self) -> Option<Operation> {
        let next = self.next;
        match self.order {
            UnionOrder::Random if next < self.members => {
                self.next += 1;
                let [a, b] = [(); 2].map(|()| self.dice.below(self.members));
                Some(Operation::Union(a, b))
            }
            UnionOrder::Chain if next + 1 < self.members => {
                self.next += 1;
                Some(Operation::Union(next + 1, next))
            }
            UnionOrder::Binomial if next + self.stride < self.members => {
                self.next += 2 * self.stride;
                Some(Operation::Union(next, next + self.stride))
            }
            UnionOrder::Binomial if next > 0 => {
                (self.next, self.stride) = (0, 2 * self.stride);
                self.union()
            }
            _ => None,
        }
    }
}

impl Iterator for Operations {
    type Item = Operation;

    fn next(&mut self) -> Option<Operation> {
        if let Some(union) = self.union() {
            return Some(union);
        }
        self.finds = self.finds.checked_sub(1)?;
        Some(Operation::Find(self.dice.below(self.members)))
    }
}

impl CountedSets {
    /// Operations on this many members, none of them done yet.
    pub fn new(members: u32, order: UnionOrder, variant: Variant) -> Self {
        Self {
            variant,
            parents: (0..members).collect(),
            weights: vec![variant.link.weight_alone(); members as usize],
            operations: Operations::new(members, order),
            unions: Accesses::default(),
            finds: Accesses::default(),
        }
    }

    /// What the unions cost, with the finds in them, and what the finds after them cost.
    pub const fn accesses(&self) -> [Accesses; 2] {
        [self.unions, self.finds]
    }

    fn sum(&self) -> u64 {
        self.unions.sum() + self.finds.sum()
    }

    /// Does operations for about `budget` reads and writes; returns whether any are left.
    pub fn advance(&mut self, budget: u64) -> bool {
        let before = self.sum();
        while self.sum() - before < budget {
            match self.operations.next() {
                None => return false,
                Some(Operation::Find(member)) => {
                    let (_, took) = self.find(member);
                    self.finds.add(took);
                }
                Some(Operation::Union(a, b)) => self.union([a, b]),
            }
        }
        true
    }

    fn union(&mut self, of: [u32; 2]) {
        let roots = of.map(|member| {
            let (root, took) = self.find(member);
            self.unions.add(took);
            root
        });
        if roots[0] == roots[1] {
            return;
        }
        let weights = roots.map(|root| self.weights[root as usize]);
        let (stays, weight) = self.variant.link.joined(weights);
        self.parents[roots[1 - stays] as usize] = roots[stays];
        self.unions.writes += 1;
        self.weights[roots[stays] as usize] = weight;
    }

    /// The root of a member, and its cost as the program reads: in the loop's condition and its
    /// body.
    fn find(&mut self, member: u32) -> (u32, Accesses) {
        let (mut at, mut took) = (member, Accesses::default());
        loop {
            let parent = self.read(at, &mut took);
            if parent == at {
                break;
            }
            if self.variant.compression == Compression::Halving {
                took.reads += 1;
                let above = self.read(parent, &mut took);
                self.write(at, above, &mut took);
            }
            at = self.read(at, &mut took);
        }
        let mut low = member;
        while self.variant.compression == Compression::Full {
            let parent = self.read(low, &mut took);
            if parent == at {
                break;
            }
            took.reads += 1;
            self.write(low, at, &mut took);
            low = parent;
        }
        (at, took)
    }

    fn read(&self, member: u32, took: &mut Accesses) -> u32 {
        took.reads += 1;
        self.parents[member as usize]
    }

    fn write(&mut self, member: u32, parent: u32, took: &mut Accesses) {
        took.writes += 1;
        self.parents[member as usize] = parent;
    }
}
