//! The laboratory's bench: every variant is compared with a plain forest that is kept here.

use icetea_maze::maze::UnionFind;
use icetea_maze::maze::bench::{BenchReplay, Compression, Forest, Link, Move, Operation, Variant};
use icetea_maze::maze::random::Dice;

/// A forest as on paper, with the counters.
struct Paper {
    parents: Vec<usize>,
    /// How often these were read.
    reads: u32,
    /// By rank: the greatest height that a root of it ever had.
    ranks: Vec<u32>,
}

impl Paper {
    fn new(members: usize) -> Self {
        Self { parents: (0..members).collect(), reads: 0, ranks: vec![0; members] }
    }

    fn parent(&mut self, member: usize) -> usize {
        self.reads += 1;
        self.parents[member]
    }

    /// The programs as they are shown, line by line.
    fn find(&mut self, mut x: usize, compression: Compression) -> usize {
        match compression {
            Compression::None => {
                while self.parent(x) != x {
                    x = self.parent(x);
                }
                x
            }
            Compression::Halving => {
                while self.parent(x) != x {
                    let above = self.parent(x);
                    self.parents[x] = self.parent(above);
                    x = self.parent(x);
                }
                x
            }
            Compression::Full => {
                let mut root = x;
                while self.parent(root) != root {
                    root = self.parent(root);
                }
                while self.parent(x) != root {
                    let above = self.parent(x);
                    self.parents[x] = root;
                    x = above;
                }
                root
            }
        }
    }

    fn size(&self, root: usize) -> usize {
        let root_of = |mut one: usize| {
            while self.parents[one] != one {
                one = self.parents[one];
            }
            one
        };
        (0..self.parents.len()).filter(|&one| root_of(one) == root).count()
    }

    fn does(&mut self, operation: Operation, variant: Variant) {
        let (a, b) = match operation {
            Operation::Find(member) => {
                self.find(member as usize, variant.compression);
                return;
            }
            Operation::Union(a, b) => (a as usize, b as usize),
        };
        let (a, b) = (self.find(a, variant.compression), self.find(b, variant.compression));
        if a == b {
            return;
        }
        let b_wins = match variant.link {
            Link::Naive => false,
            Link::BySize => self.size(a) < self.size(b),
            Link::ByRank => self.ranks[a] < self.ranks[b],
        };
        let (above, below) = if b_wins { (b, a) } else { (a, b) };
        self.parents[below] = above;
        if self.ranks[above] == self.ranks[below] {
            self.ranks[above] += 1;
        }
    }
}

fn operations(dice: &mut Dice, members: u32, count: u32) -> Vec<Operation> {
    let operation = |_| {
        let (a, b) = (dice.below(members), dice.below(members));
        if dice.chance(30) { Operation::Find(a) } else { Operation::Union(a, b) }
    };
    (0..count).map(operation).collect()
}

fn parents(forest: &Forest) -> Vec<usize> {
    (0..forest.members()).map(|one| forest.parent(one).unwrap_or(one) as usize).collect()
}

#[test]
fn every_variant_is_the_plain_forest_after_each_operation() {
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let members = 1 + dice.below(24);
        let count = dice.below(40);
        let operations = operations(&mut dice, members, count);
        for variant in Variant::all() {
            let replay = BenchReplay::new(members, variant, &operations);
            let mut paper = Paper::new(members as usize);
            for (done, &operation) in operations.iter().enumerate() {
                paper.does(operation, variant);
                let moves = replay.after(done + 1);
                let forest = replay.forest(moves);
                assert_eq!(parents(&forest), paper.parents, "{seed}, {variant}, {operation}");
                assert_eq!(replay.hops(moves), paper.reads, "{seed}, {variant}, {operation}");
                for root in (0..members).filter(|&one| forest.parent(one).is_none()) {
                    assert_eq!(forest.size(root) as usize, paper.size(root as usize));
                    assert_eq!(forest.rank(root), paper.ranks[root as usize]);
                }
            }
        }
    }
}

#[test]
fn each_move_changes_one_pointer_at_the_most_and_says_which() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let members = 2 + dice.below(14);
        let operations = operations(&mut dice, members, 25);
        for variant in Variant::all() {
            let replay = BenchReplay::new(members, variant, &operations);
            let mut forest = Forest::new(members);
            let mut at = None;
            for (place, told) in replay.moves.iter().enumerate() {
                let before = forest.clone();
                forest.apply(told.step);
                let changed: Vec<u32> =
                    (0..members).filter(|&one| before.parent(one) != forest.parent(one)).collect();
                match told.step {
                    Move::Rehung(hop) => {
                        assert_eq!(changed, [hop.from]);
                        assert_eq!(before.parent(hop.from), Some(hop.over));
                        assert_eq!(forest.parent(hop.from), Some(hop.to));
                    }
                    Move::Linked { below: (below, _), above: (above, _) } => {
                        assert_eq!(changed, [below]);
                        assert_eq!(forest.parent(below), Some(above));
                        assert_eq!(forest.parent(above), None);
                    }
                    Move::Climbed(hop) => {
                        assert!(changed.is_empty() && at.is_none_or(|at| at == hop.from));
                        at = Some(hop.to);
                        assert_eq!(forest.parent(hop.from), Some(hop.to));
                    }
                    Move::Found { sought, root } => {
                        assert_eq!((forest.root(sought), forest.parent(root)), (root, None));
                        at = None;
                    }
                    Move::Began(operation) => {
                        assert_eq!(operation, operations[replay.done(place)]);
                    }
                    Move::Same(root) => assert_eq!(forest.parent(root), None),
                }
                assert!(
                    told.cursor.step().is_some(),
                    "{variant}: nothing is said of {:?}",
                    told.step
                );
            }
            assert_eq!(forest, replay.forest(replay.moves.len()));
        }
    }
}

#[test]
fn by_size_and_halving_it_is_what_builds_the_mazes() {
    for seed in 0..500 {
        let mut dice = Dice::new(seed);
        let members = 1 + dice.below(40);
        let operations = operations(&mut dice, members, 60);
        let replay = BenchReplay::new(members, Variant::default(), &operations);
        let mut sets = UnionFind::new(members);
        for &operation in &operations {
            match operation {
                Operation::Union(a, b) => drop(sets.union(a, b)),
                Operation::Find(member) => drop(sets.find(member)),
            }
        }
        let forest = replay.forest(replay.moves.len());
        assert!((0..members).all(|one| forest.parent(one) == sets.parent(one)), "{seed}");
    }
}

#[test]
fn another_variant_stands_before_and_after_the_same_operations() {
    for seed in 0..100 {
        let mut dice = Dice::new(seed);
        let operations = operations(&mut dice, 12, 20);
        let replays: Vec<BenchReplay> =
            Variant::all().map(|variant| BenchReplay::new(12, variant, &operations)).collect();
        for one in &replays {
            for other in &replays {
                for moves in 0..=one.moves.len() {
                    let there = one.place_in(other, moves);
                    assert_eq!(other.done(there), one.done(moves), "{seed}, {moves}");
                }
            }
        }
    }
}

#[test]
fn operations_and_variants_read_back_as_they_are_written() {
    for operation in operations(&mut Dice::new(1), 96, 200) {
        assert_eq!(Operation::parse(&operation.to_string(), 96), Ok(operation));
    }
    for variant in Variant::all() {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    for bad in ["", "union", "union 3", "find 1 2", "find -1", "find 9", "merge 1 2", "union 1 x"] {
        assert!(Operation::parse(bad, 9).is_err(), "{bad}");
    }
}

#[test]
fn one_more_operation_moves_the_smaller_set_and_what_stands_between() {
    let mut moved = 0;
    for seed in 0..500 {
        let mut dice = Dice::new(seed);
        let members = 1 + dice.below(24);
        let count = dice.below(40);
        let operations = operations(&mut dice, members, count);
        let replay = |done| BenchReplay::new(members, Variant::default(), &operations[..done]);
        for (done, &operation) in operations.iter().enumerate() {
            let (before, after) = (replay(done).order(), replay(done + 1).order());
            let Operation::Union(a, b) = operation else {
                assert_eq!(after, before, "{seed}, {done}");
                continue;
            };
            let forest = replay(done).forest(replay(done).moves.len());
            let roots = [a, b].map(|one| forest.root(one));
            if roots[0] == roots[1] {
                assert_eq!(after, before, "{seed}, {done}");
                continue;
            }
            let place = |order: &[u32], one| order.iter().position(|&other| other == one).unwrap();
            let places = roots.map(|root| {
                let set = (0..members).filter(|&one| forest.root(one) == root);
                set.map(|one| place(&before, one)).collect::<Vec<_>>()
            });
            let stays = usize::from(places[1].len() > places[0].len());
            let all = places.concat();
            let (first, last) = (all.iter().min().unwrap(), all.iter().max().unwrap());
            for (at, &member) in before.iter().enumerate() {
                if at < *first || at > *last || places[stays].contains(&at) {
                    assert_eq!(place(&after, member), at, "{seed}, {done}: {member}");
                } else {
                    moved += usize::from(place(&after, member) != at);
                }
            }
        }
    }
    assert!(moved > 1_000, "{moved}");
}
