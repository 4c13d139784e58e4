//! The chart of hops: counted on many members as move by move on few.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::{Card, HopsChart, SIZES, inverse_ackermann};
use icetea_maze::game::screen::lab::bench::Bench;
use icetea_maze::maze::Direction;
use icetea_maze::maze::bench::{Operation, Operations, Replay, Tally, Variant};

#[test]
fn what_is_counted_is_what_is_done_move_by_move() {
    for members in [1, 2, 3, 12, 47, 96] {
        let operations: Vec<Operation> =
            Operations::new(members).take(2 * members as usize).collect();
        let unions = operations.iter().filter(|one| matches!(one, Operation::Union(..))).count();
        assert_eq!(unions, members as usize);
        for variant in Variant::all() {
            let replay = Replay::new(members, variant, &operations);
            let hops = u64::from(replay.hops(replay.moves().len()));
            for budget in [1, 7, u64::MAX] {
                let mut tally = Tally::new(members, variant);
                while tally.advance(budget) {}
                assert_eq!(tally.hops(), hops, "{variant} on {members}, {budget} at a time");
            }
        }
    }
}

#[test]
fn everything_up_to_the_asked_size_is_measured_and_the_rules_are_worth_something() {
    let mut chart = HopsChart::default();
    let wanted = 5;
    chart.ask(wanted);
    let mut ticks = 0;
    while chart.tick() {
        ticks += 1;
    }
    assert!(ticks > 20, "not in one frame");
    let hops = |at: usize| chart.curves().iter().find(|one| one.variant == variant(at)).unwrap();
    for curve in chart.curves() {
        assert!(!curve.is_too_slow && curve.hops.len() == wanted + 1, "{}", curve.variant);
        assert!(curve.hops.is_sorted_by(|less, more| less < more));
    }
    let (size, at) = (f64::from(SIZES[wanted]), |place: usize| hops(place).hops[wanted] as f64);
    let [naive, by_size, by_size_full] = [at(0), at(3), at(5)];
    // Both passes of full compression are paid for, which a forest by size, never deep, does not repay.
    assert!(
        naive > 8.0 * by_size && naive > 8.0 * by_size_full,
        "{naive} {by_size} {by_size_full}"
    );
    // Three finds a member, and two reads a level.
    assert!(by_size < 6.0 * size * size.log2());
    assert!(by_size_full < 6.0 * size * f64::from(inverse_ackermann(SIZES[wanted])));
}

fn variant(place: usize) -> Variant {
    Variant::all().nth(place).unwrap()
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
    assert!(!press(&mut bench, Action::Back), "the bench lies below it");
    assert!(bench.chart().is_none() && press(&mut bench, Action::Back));
}
