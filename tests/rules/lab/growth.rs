//! The chart of growth: reads and writes of `parent` counted on many members, as a plain program
//! makes them, over unions in several orders and the finds after them.

use std::cell::Cell;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lab::{Card, GrowthChart, SIZES, n_alpha, n_log_n};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use icetea_maze::maze::bench::{
    Accesses, BenchReplay, Compression, CountedSets, Link, MOST_MEMBERS, Operation, Operations,
    UnionOrder, Variant,
};
use icetea_maze::screens::lab::bench::{Bench, ORDER};

use super::sets;

/// The array of a plain program, which counts accesses.
struct Array {
    parents: Vec<Cell<usize>>,
    reads: Cell<u64>,
    writes: Cell<u64>,
}

impl Array {
    fn get(&self, member: usize) -> usize {
        self.reads.set(self.reads.get() + 1);
        self.parents[member].get()
    }

    fn set(&self, member: usize, parent: usize) {
        self.writes.set(self.writes.get() + 1);
        self.parents[member].set(parent);
    }

    /// Line by line like the program on the screen.
    fn find(&self, compression: Compression, sought: usize) -> usize {
        let mut at = sought;
        while self.get(at) != at {
            if compression == Compression::Halving {
                self.set(at, self.get(self.get(at)));
            }
            at = self.get(at);
        }
        let (root, mut low) = (at, sought);
        if compression == Compression::Full {
            while self.get(low) != root {
                let above = self.get(low);
                self.set(low, root);
                low = above;
            }
        }
        root
    }

    fn counted(&self) -> Accesses {
        Accesses { reads: self.reads.get(), writes: self.writes.get() }
    }
}

/// The cost of unions and finds in a plain program, and the final parents.
fn plain(members: u32, order: UnionOrder, variant: Variant) -> ([Accesses; 2], Vec<usize>) {
    let all = members as usize;
    let array = Array {
        parents: (0..all).map(Cell::new).collect(),
        reads: Cell::new(0),
        writes: Cell::new(0),
    };
    let (mut sizes, mut ranks) = (vec![1; all], vec![0; all]);
    let mut unions = Accesses::default();
    for operation in Operations::new(members, order) {
        match operation {
            Operation::Find(member) => {
                array.find(variant.compression, member as usize);
            }
            Operation::Union(a, b) => {
                let [a, b] = [a, b].map(|one| array.find(variant.compression, one as usize));
                let swaps = match variant.link {
                    Link::Naive => false,
                    Link::BySize => sizes[a] < sizes[b],
                    Link::ByRank => ranks[a] < ranks[b],
                };
                let (above, below) = if swaps { (b, a) } else { (a, b) };
                if a != b {
                    array.set(below, above);
                    sizes[above] += sizes[below];
                    ranks[above] += i32::from(ranks[above] == ranks[below]);
                }
                unions = array.counted();
            }
        }
    }
    let Accesses { reads, writes } = array.counted();
    let finds = Accesses { reads: reads - unions.reads, writes: writes - unions.writes };
    ([unions, finds], array.parents.iter().map(Cell::get).collect())
}

#[test]
fn what_is_counted_is_what_a_plain_program_reads_and_writes() {
    for members in [1, 2, 3, 12, 47, MOST_MEMBERS] {
        for order in UnionOrder::ALL {
            let operations: Vec<Operation> = Operations::new(members, order).collect();
            for variant in Variant::all() {
                let (expected, parents) = plain(members, order, variant);
                for budget in [1, 7, u64::MAX] {
                    let mut tally = CountedSets::new(members, order, variant);
                    while tally.advance(budget) {}
                    let name = order.name();
                    assert_eq!(tally.accesses(), expected, "{name}, {variant} on {members}");
                }
                // And it is the forest of the bench.
                let replay = BenchReplay::new(members, variant, &operations);
                let forest = replay.forest(replay.moves.len());
                let of_bench = (0..members).map(|one| forest.parent(one).unwrap_or(one) as usize);
                assert_eq!(of_bench.collect::<Vec<_>>(), parents);
            }
        }
    }
}

#[test]
fn each_order_makes_the_trees_that_it_is_for() {
    for members in 2..=MOST_MEMBERS {
        for order in UnionOrder::ALL {
            let operations: Vec<Operation> = Operations::new(members, order).collect();
            let is_union = |one: &&Operation| matches!(one, Operation::Union(..));
            let unions = operations.iter().take_while(is_union).count();
            assert_eq!(operations.len() - unions, members as usize, "and as many finds");
            let depth = |link| {
                let variant = Variant { link, compression: Compression::None };
                let replay = BenchReplay::new(members, variant, &operations[..unions]);
                let forest = replay.forest(replay.moves.len());
                (sets(&forest), (0..members).map(|one| forest.depth(one)).max().unwrap())
            };
            match order {
                UnionOrder::Random => assert_eq!(unions, members as usize),
                UnionOrder::Chain => {
                    assert_eq!(depth(Link::Naive), (1, members as usize - 1));
                    assert_eq!(depth(Link::BySize), (1, 1));
                }
                UnionOrder::Binomial => {
                    // The maximum depth of a tree by size or by rank.
                    let log = members.ilog2() as usize;
                    assert_eq!([Link::BySize, Link::ByRank].map(depth), [(1, log); 2]);
                }
            }
        }
    }
}

fn measured(wanted: usize) -> GrowthChart {
    let mut chart = GrowthChart::default();
    chart.ask(wanted);
    for order in UnionOrder::ALL {
        chart.choose(order);
        while chart.tick() {}
    }
    chart
}

#[test]
fn everything_is_measured_and_no_line_crosses_one_that_it_cannot() {
    let wanted = 5;
    let mut chart = measured(wanted);
    let mut sums = Vec::new();
    for order in UnionOrder::ALL {
        chart.choose(order);
        assert_eq!(chart.curves().count(), Variant::all().count());
        for curve in chart.curves() {
            let (variant, cost) = (curve.variant, curve.sums().collect::<Vec<_>>());
            let name = format!("{}, {variant}", order.name());
            assert!(!curve.is_too_slow && cost.len() == wanted + 1, "{name}");
            assert!(cost.is_sorted_by(|less, more| less < more));
            for (&size, &cost) in SIZES.iter().zip(&cost) {
                // Trees that nothing flattens never cost less than the bound for flattened ones.
                let cost = cost as f64;
                assert!(cost > n_alpha(size), "{name} on {size}: {cost}");
                let is_flat = variant.compression != Compression::None;
                if variant.link != Link::Naive {
                    let most = if is_flat { 6.0 * n_alpha(size) } else { 6.0 * n_log_n(size) };
                    assert!(cost < most, "{name} on {size}: {cost}");
                }
            }
            sums.push((order.name(), variant.to_string(), cost[wanted]));
        }
    }
    let of = |order: UnionOrder, variant: &str| {
        let is_it = |one: &&(&str, String, u64)| one.0 == order.name() && one.1 == variant;
        sums.iter().find(is_it).unwrap().2
    };
    assert!(of(UnionOrder::Chain, "naive none") > 100 * of(UnionOrder::Chain, "size none"));
    assert!(of(UnionOrder::Random, "naive none") > 5 * of(UnionOrder::Random, "size none"));
    assert!(of(UnionOrder::Random, "size none") < of(UnionOrder::Binomial, "size none"));
}

#[test]
fn the_numbers_are_saved_as_a_table() {
    let wanted = 2;
    let table = measured(wanted).to_csv();
    let mut lines = table.lines();
    let head: Vec<&str> = lines.next().unwrap().split(',').collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), UnionOrder::ALL.len() * Variant::all().count() * (wanted + 1));
    for row in rows {
        assert_eq!(row.len(), head.len());
        let order = UnionOrder::ALL.into_iter().find(|order| order.name() == row[0]).unwrap();
        let variant: Variant = format!("{} {}", row[2], row[3]).parse().unwrap();
        let number = |place: usize| row[place].parse::<u64>().unwrap();
        let ([unions, finds], _) = plain(number(1) as u32, order, variant);
        let expected = [unions.reads, unions.writes, finds.reads, finds.writes];
        assert_eq!([4, 5, 6, 7].map(number), expected, "{row:?}");
    }
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.begin(Opening::Bookmark("sets@3".parse().unwrap()));
    let mut press = |action| app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    let is_table = |event: &Command| matches!(event, Command::SaveText("growth", "csv", text) if text.len() > 9);
    assert!(!press(Action::SavePicture).iter().any(is_table), "no chart is looked at");
    press(Action::Hint);
    assert!(press(Action::SavePicture).iter().any(is_table));
}

#[test]
fn the_chart_is_opened_changed_and_left_by_keys() {
    let mut bench = Bench::new(Card::blank(10));
    let press = |bench: &mut Bench, action: Action| {
        bench.tick(&Inputs { actions: vec![action], ..Inputs::default() })
    };
    press(&mut bench, Action::Hint);
    let first = bench.chart().unwrap().size();
    press(&mut bench, Action::Go(Direction::Right));
    assert!(bench.chart().unwrap().size() > first);
    press(&mut bench, Action::Drag(0.0));
    press(&mut bench, Action::Go(Direction::Left));
    assert_eq!(bench.chart().unwrap().size(), SIZES[0]);
    press(&mut bench, Action::Drag(1.0));
    press(&mut bench, Action::Go(Direction::Right));
    assert_eq!(bench.chart().unwrap().size(), 1_000_000);
    let orders = UnionOrder::ALL.map(|_| {
        press(&mut bench, Action::Go(Direction::Down));
        bench.chart().unwrap().order
    });
    assert!(UnionOrder::ALL.iter().all(|order| orders.contains(order)));
    press(&mut bench, Action::Click(Target::Choice(ORDER, 1)));
    assert_eq!(bench.chart().unwrap().order, UnionOrder::Chain);
    assert!(!press(&mut bench, Action::Back), "the bench lies below it");
    assert!(bench.chart().is_none() && press(&mut bench, Action::Back));
}
