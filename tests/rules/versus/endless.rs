//! Two players who run for the same cheeses in an endless maze.

use std::sync::Arc;

use icetea_maze::game::endless::{LegPlan, steps_to, way};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::race::arena::{Arena, ArenaPlan};
use icetea_maze::game::race::chase::lay;
use icetea_maze::game::race::distances::Distances;
use icetea_maze::game::race::{Entrant, Race, RaceEnd, RaceEvent};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::saved_run::SavedGame;
use icetea_maze::game::tuning::{
    ENDLESS_CHEESES_OF_TWO, ENDLESS_LEAST_STEPS_OF_TWO, VERSUS_JOY_TICKS,
};
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::rules::{Mind, Mode, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::endless::Room;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Endless, Tile, at_once};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lobby::LobbyRow;
use icetea_maze::screens::versus::{Phase, Versus};

use super::Monkey;
use super::common::{cut, size};
use super::rounds::with_sides_swapped;
use super::screens::click_ahead;
use super::table::Table;

fn board(seed: u64) -> Arc<Arena> {
    let course = Endless::new(seed).into();
    let plan = ArenaPlan { course, mode: Mode::Endless, is_mirrored: false };
    let Some(Response::Arena(arena)) = Request::Arena(plan).carry_out(&mut |_| true) else {
        panic!()
    };
    assert_eq!(arena.plan(), Some(plan));
    arena
}

pub fn game(rules: &str) -> Match {
    Match::new(format!("endless1-233~{rules}").parse().unwrap())
}

#[test]
fn no_cheese_could_lie_more_fairly_wherever_both_are() {
    let (mut dice, mut fair, mut all) = (Dice::new(5), 0, 0);
    for seed in 0..3_000 {
        let (width, height) = (20 + dice.below(30) as u16, 12 + dice.below(40) as u16);
        let origin = Room { column: i64::from(dice.below(999)), row: -i64::from(dice.below(999)) };
        let grid = cut(Endless::new(seed), origin, size(width, height));
        let rooms = usize::from(width) * usize::from(height);
        let mut draw = |rooms: &[Tile]| rooms[dice.below(rooms.len() as u32) as usize];
        let all_rooms = (0..rooms).map(|room| {
            let (column, row) = (room % usize::from(width), room / usize::from(width));
            Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1)
        });
        let one = draw(&all_rooms.clone().collect::<Vec<_>>());
        let to_one = Distances::to(one, &grid, 2);
        let joined: Vec<Tile> = all_rooms.filter(|&room| to_one.from(room).is_some()).collect();
        let (third, other) = (draw(&joined), draw(&joined));
        let [to_third, to_other] = [third, other].map(|at| Distances::to(at, &grid, 2));
        let apart = to_one.from(other).unwrap();
        let between = way(&grid, &to_third, [one, other]);
        assert_eq!((between[0], between[between.len() - 1]), (one, other));
        assert_eq!(between.len() as u32, apart + 1, "it is the shortest");
        assert!(between.windows(2).all(|pair| to_one.from(pair[0]) < to_one.from(pair[1])));
        let eaten = dice.below(9);
        let wanted = steps_to(eaten);
        let cheese = lay(&grid, &between, seed, eaten);
        let turned: Vec<Tile> = between.iter().rev().copied().collect();
        assert_eq!(cheese, lay(&grid, &turned, seed, eaten), "whoever is counted first");
        let ways = |tile: Tile| Some([to_one.from(tile)?, to_other.from(tile)?]);
        let lead = |ways: [u32; 2]| ways[0].abs_diff(ways[1]);
        let far = grid.open_tiles().filter(|&tile| to_one.is_place(tile)).filter_map(ways);
        let is_far = |ways: &[u32; 2]| ways.iter().all(|&way| way >= ENDLESS_LEAST_STEPS_OF_TWO);
        let far: Vec<[u32; 2]> = far.filter(is_far).collect();
        let Some(least) = far.iter().copied().map(lead).min() else { continue };
        let off = |ways: [u32; 2]| ways[0].min(ways[1]).abs_diff(wanted);
        let nearest = far.iter().copied().filter(|&ways| lead(ways) == least).map(off).min();
        let laid = ways(cheese.unwrap()).unwrap();
        assert_eq!((lead(laid), Some(off(laid))), (least, nearest), "{seed}: {laid:?}");
        assert!(laid.iter().all(|&way| way >= ENDLESS_LEAST_STEPS_OF_TWO));
        let most = if apart >= 2 * ENDLESS_LEAST_STEPS_OF_TWO { 1 } else { apart };
        assert!(least <= most, "{seed}: {least} where both are {apart} apart");
        all += 1;
        fair += usize::from(least <= 1);
    }
    assert!(all > 2_000 && fair * 10 > all * 8, "{fair} of {all}");
}

#[test]
fn the_first_cheese_is_that_of_one_alone_and_each_that_comes_lies_on_the_board() {
    for seed in [0, 7, 233, u64::MAX] {
        let arena = board(seed);
        let leg = at_once(LegPlan::first(Endless::new(seed)).cut(&mut |_| true)).unwrap();
        let [start, other] = arena.starts;
        assert_eq!(start, other);
        let alone = leg.tile(Room::default()).unwrap();
        let from = |cheese: Tile, start: Tile| {
            (
                i32::from(cheese.column) - i32::from(start.column),
                i32::from(cheese.row) - i32::from(start.row),
            )
        };
        assert_eq!(from(arena.cheeses[0], start), from(leg.measured.maze.goal(), alone));
        assert_eq!([0, 1].map(|side| arena.shortest(side)), [steps_to(0); 2]);
        let (dice, grid) = (&mut Dice::new(seed), arena.grid());
        for eaten in 0..40 {
            // Even where both have gone as far as they can.
            let places = [0, 1].map(|_| {
                loop {
                    let [column, row] = [0, 1].map(|_| 2 * dice.below(512) as u16 + 1);
                    let tile = Tile::new(column, row);
                    if arena.to_target(0).unwrap().from(tile).is_some() {
                        break tile;
                    }
                }
            });
            let cheese = arena.next_cheese(places, eaten).unwrap();
            assert!(grid.is_open(cheese) && arena.steps_between([places[0], cheese]) > 0);
        }
    }
}

#[test]
fn who_eats_five_first_has_won_and_one_cheese_lies_there_at_a_time() {
    let arena = board(7);
    for seed in 0..6 {
        let mut minds = [Mind::ShortestWay, Mind::WallFollower, Mind::SharpDepthFirst];
        minds.rotate_left(seed as usize % 3);
        let mut minds = [0, 1].map(|side| Computer::new(minds[side], Arc::clone(&arena), side));
        let mut round = Race::of_two(Arc::clone(&arena), [Entrant::player(0); 2]);
        let mut eaten = [0_u8; 2];
        let mut shortest = [steps_to(0); 2];
        while round.verdict.is_none() {
            let lies = round.cheeses_left.clone();
            assert_eq!(lies.len(), 1);
            assert_eq!(round.cheeses.last(), lies.first());
            let wants = |side: usize| minds[side].steer(round.runner(side), &lies);
            let steerings = [0, 1].map(wants);
            let before = [0, 1].map(|side| round.runner(side).trail_end());
            for event in round.tick(&steerings) {
                let RaceEvent::Ate { runner: side, tile } = event else { continue };
                assert_eq!((tile, round.runner(side).place()), (lies[0], tile));
                assert!(before[side] != tile, "it has just come there");
                eaten[side] += 1;
            }
            if let [cheese] = round.cheeses_left[..]
                && cheese != lies[0]
            {
                let to_cheese = Distances::to(cheese, arena.grid(), 2);
                for side in [0, 1] {
                    let place = round.runner(side).trail_end();
                    shortest[side] += to_cheese.from(place).unwrap();
                    assert!(arena.share_to_go(side, cheese, &[cheese]) <= 0.0);
                    assert!(arena.share_to_go(side, place, &[cheese]) > 0.0);
                }
            }
            assert!(round.ticks < 100_000, "nobody finds it");
        }
        assert_eq!(eaten, [0, 1].map(|side| round.runner(side).cheeses));
        assert_eq!([0, 1].map(|side| round.shortest(side)), shortest);
        let most = eaten.iter().max().unwrap();
        assert_eq!(*most, ENDLESS_CHEESES_OF_TWO);
        let expected = match eaten[0].cmp(&eaten[1]) {
            std::cmp::Ordering::Greater => RaceEnd::Won(0),
            std::cmp::Ordering::Less => RaceEnd::Won(1),
            std::cmp::Ordering::Equal => RaceEnd::Draw,
        };
        assert_eq!(round.verdict, Some(expected));
    }
}

#[test]
fn swapped_players_get_swapped_results_and_the_same_steps_the_same_match() {
    let arena = board(233);
    for number in 0..3 {
        let entrants = [Entrant::player(0), Entrant::player(20)];
        let mut rounds = [entrants, entrants, [entrants[1], entrants[0]]]
            .map(|entrants| Race::of_two(Arc::clone(&arena), entrants));
        let mut monkeys = [Monkey::new(number), Monkey::new(99)];
        for _ in 0..40_000 {
            let steerings = monkeys.each_mut().map(Monkey::steer);
            rounds[0].tick(&steerings);
            rounds[1].tick(&steerings);
            rounds[2].tick(&[steerings[1], steerings[0]]);
        }
        let [one, same, swapped] = &rounds;
        assert!(one.cheeses.len() > 1, "somebody has eaten");
        assert_eq!((&one.cheeses, one.verdict), (&same.cheeses, same.verdict));
        assert_eq!(&one.cheeses, &swapped.cheeses);
        assert_eq!(one.verdict, swapped.verdict.map(with_sides_swapped));
        for side in [0, 1] {
            assert_eq!(&one.runner(side).trail, &same.runner(side).trail);
            assert_eq!(&one.runner(side).trail, &swapped.runner(1 - side).trail);
        }
    }
}

/// Ready to play in the lobby, where this was pasted.
fn table(pasted: &str) -> Table {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo1");
    table.act(Action::Paste(pasted.to_owned()));
    table.sit_down();
    table
}

#[test]
fn the_lobby_takes_it_as_a_row_and_as_a_code() {
    let code = |table: &Table| table.app.code().unwrap();
    let mut table = table("endless1-233");
    assert_eq!(code(&table), "endless1-233~endless-bo1");
    table.act(Action::Paste("wilson1-4x4-2".to_owned()));
    assert_eq!(code(&table), "wilson1-4x4-2~race-bo1", "there it cannot be played");
    table.act(Action::Click(Target::Field(LobbyRow::Mode.place())));
    table.act(Action::Go(icetea_maze::maze::Direction::Left));
    assert_eq!(code(&table), "endless1-2~endless-bo1", "the seed stays");
    table.act(Action::Paste("endless1-9~endless-bo5-mirrored-short6".to_owned()));
    assert_eq!(code(&table), "endless1-9~endless-bo5-mirrored-short6");
    for wrong in
        ["endless1-9~race-bo3", "kruskal1-5x5-1~endless-bo3", "endless2-9", "endless1-9~hunt"]
    {
        table.act(Action::Paste(wrong.to_owned()));
        assert_eq!(code(&table), "endless1-9~endless-bo5-mirrored-short6", "{wrong}");
        let Screen::Lobby(lobby) = &table.app.screen else { panic!() };
        assert!(lobby.complaint.is_some(), "{wrong}");
    }
    (0..2).for_each(|_| table.act(Action::Back));
    table.act(Action::Paste("endless1-7~endless-bo1".to_owned()));
    assert_eq!(
        (table.app.screen.name(), code(&table).as_str()),
        ("lobby", "endless1-7~endless-bo1")
    );
}

#[test]
fn a_match_is_played_to_its_end_by_keys_and_left_and_gone_on_with() {
    let mut table = table("endless1-233~endless-bo1");
    table.begin();
    let cheeses = |table: &Table| table.versus().round().unwrap().cheeses.clone();
    while cheeses(&table).len() < 3 {
        let steering = [table.way_on(Seat::One), Steering::default()];
        table.tick(&Inputs { steering, ..Inputs::default() });
    }
    let saved = table.versus().save().unwrap();
    let waiting = Versus::resume(&saved).unwrap();
    assert_eq!(waiting.save(), Some(saved.clone()));
    let mut again = Table::new("kruskal1-6x4-7", "race-bo1");
    again.act(Action::Back);
    again.app.offer(SavedGame::Match(saved.clone()));
    again.act(Action::Confirm);
    again.tick(&Inputs::default());
    assert_eq!(again.versus().save(), Some(saved));
    let ticks = |table: &Table| table.versus().round().unwrap().ticks;
    assert_eq!((cheeses(&again), ticks(&again)), (cheeses(&table), ticks(&table)));
    again.act(Action::Back);
    again.race(&[Seat::One, Seat::Two]);
    again.wait(VERSUS_JOY_TICKS + 1);
    let Phase::Card(card, _) = &again.versus().phase else { panic!() };
    assert_eq!(card.accounts[0].cheeses, ENDLESS_CHEESES_OF_TWO);
    again.act(Action::Confirm);
    assert!(matches!(&again.versus().phase, Phase::Over(_)));
    assert_eq!(again.told.last().map(String::as_str), Some("match endless human won by Some(1)"));
}

#[test]
fn the_pointer_alone_leads_a_mouse_to_a_cheese() {
    let mut table = table("endless1-233~endless-bo1");
    table.begin();
    table.app.fit((1280.0, 664.0), 1.0);
    let eaten = |table: &Table| table.versus().round().unwrap().runner(1).cheeses;
    for _ in 0..200 {
        if eaten(&table) > 0 {
            return;
        }
        click_ahead(&mut table, Seat::Two);
    }
    panic!("it does not come there");
}
