//! What comes from another machine, in the middle of a round with it.

#![no_main]

use std::cell::RefCell;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Build;
use icetea_maze::net::packet::Packet;
use icetea_maze::net::round::FarRound;
use libfuzzer_sys::fuzz_target;

fn begun() -> (FarRound, Race) {
    let game = Match::new("kruskal1-4x3-7~race-bo1".parse().unwrap());
    let spec = game.course().spec().unwrap();
    let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
    let mut shown = game.round(Arc::new(Arena::new(game.plan(), measured)));
    let mut round = FarRound::new(&shown, 0);
    for _ in 0..100 {
        round.tick(&mut shown, Steering::default());
    }
    (round, shown)
}

thread_local! {
    static BEGUN: RefCell<(FarRound, Race)> = RefCell::new(begun());
}

fuzz_target!(|bytes: &[u8]| {
    let Some(packet) = Packet::read(bytes) else { return };
    assert_eq!(Packet::read(&packet.to_bytes()).as_ref(), Some(&packet));
    if let Packet::Progress(progress) = packet {
        let (mut round, mut shown) = BEGUN.with_borrow(Clone::clone);
        if round.hear(&shown, &progress).is_ok() {
            for _ in 0..50 {
                round.tick(&mut shown, Steering::default());
            }
            let told = Packet::Progress(round.progress(&shown));
            assert_eq!(Packet::read(&told.to_bytes()), Some(told));
        }
    }
});
