//! Cheese after cheese in an endless maze.

use std::collections::VecDeque;

use icetea_maze::game::command::Command;
use icetea_maze::game::endless::{Leg, LegPlan, steps_to, worth_ticks};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::records::daily;
use icetea_maze::game::saved_run::SavedGame;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{
    ENDLESS_CLOCK_TICKS, ENDLESS_WON_TICKS, TICKS_PER_SECOND, WALK_TICKS_PER_TILE,
};
use icetea_maze::maze::endless::Room;
use icetea_maze::maze::{Direction, Endless, Tile, at_once};
use icetea_maze::screens::Screen;
use icetea_maze::screens::endless::EndlessGame;

use super::player::Player;

fn cut(plan: LegPlan) -> Leg {
    at_once(plan.cut(&mut |_| true)).unwrap()
}

/// The rooms of the plane on the way from a room to the cheese.
fn way(leg: &Leg, from: Room) -> Vec<Room> {
    let grid = leg.measured.maze.grid();
    let from = grid
        .open_tiles()
        .find(|&tile| tile.column % 2 == 1 && tile.row % 2 == 1 && leg.room(tile) == from);
    leg.measured.path_from(from.unwrap()).step_by(2).map(|tile| leg.room(tile)).collect()
}

#[test]
fn each_cheese_is_as_far_as_it_should_be_and_lies_where_the_seed_says() {
    for seed in [0, 7, 233] {
        let mut plan = LegPlan::first(Endless::new(seed));
        for eaten in [0, 1, 2, 30] {
            plan.eaten = eaten;
            let leg = cut(plan);
            let path = way(&leg, plan.mouse);
            assert_eq!(path.len() as u32, steps_to(eaten) + 1, "{seed} {eaten}");
            assert_eq!((path[0], *path.last().unwrap()), (plan.mouse, leg.cheese()));
            // The way is the same in every section of the plane.
            let tile = leg.measured.path_from(leg.measured.maze.start()).nth(8).unwrap();
            let other = cut(leg.around(tile));
            assert_eq!(other.cheese(), leg.cheese());
            assert_eq!(way(&other, path[4]), path[4..]);
            plan = leg.next();
            assert_eq!((plan.eaten, plan.mouse), (eaten + 1, leg.cheese()));
            // Former sections do not influence the next ones.
            let kept = cut(plan);
            let alone = cut(LegPlan { kept: None, ..plan });
            assert_eq!(
                (kept.cheese(), way(&kept, plan.mouse)),
                (alone.cheese(), way(&alone, plan.mouse))
            );
            assert!(kept.tile(leg.plan.mouse).is_some(), "it holds the leg before");
        }
    }
    assert!((0..200).all(|eaten| steps_to(eaten) < steps_to(eaten + 1)));
    assert!((0..200).all(|eaten| worth_ticks(eaten) < worth_ticks(eaten + 1)));
    let straight = |eaten| steps_to(eaten) * 2 * WALK_TICKS_PER_TILE;
    let share = |eaten| f64::from(worth_ticks(eaten)) / f64::from(straight(eaten));
    assert!((0..200).all(|eaten| share(eaten) > share(eaten + 1) - 0.001 && share(eaten) > 1.5));
}

impl Player {
    pub fn begin(code: &str) -> Self {
        let mut player = Self::new();
        player.press(Action::Paste(code.to_owned()));
        player.press(Action::Confirm);
        assert_eq!((player.screen(), player.app.code()), ("endless", Some(code.to_owned())));
        player
    }

    pub fn endless(&self) -> &EndlessGame {
        let Screen::Endless(game) = &self.app.screen else { panic!("{}", self.screen()) };
        game
    }

    /// One step in a direction, tick by tick.
    fn step(&mut self, direction: Direction, mut look: impl FnMut(&EndlessGame)) {
        let cheese_and_place = |game: &EndlessGame| (game.eaten(), game.play.runner().place());
        let before = cheese_and_place(self.endless());
        let actions = vec![Action::Go(direction)];
        self.tick(&Inputs { actions, held: Some(direction), ..Inputs::default() });
        look(self.endless());
        for _ in 0..4 * WALK_TICKS_PER_TILE {
            if cheese_and_place(self.endless()) != before {
                return;
            }
            self.tick(&Inputs::default());
            look(self.endless());
        }
        panic!("it does not come anywhere");
    }

    /// One step of the way to the cheese.
    pub fn step_on(&mut self, look: impl FnMut(&EndlessGame)) {
        let race = &self.endless().play.race;
        let path: Vec<Tile> = race.measured().path_from(race.runner(0).place()).take(2).collect();
        self.step(path[0].direction_towards(path[1]).unwrap(), look);
    }

    pub fn eat(&mut self) {
        let eaten = self.endless().eaten();
        while self.endless().eaten() == eaten {
            self.step_on(|_| {});
        }
    }
}

/// Where the mouse appears in its pane, in rooms from the middle.
fn seen_at(game: &EndlessGame) -> (f32, f32) {
    let play = &game.play;
    let ((x, y), _) = play.camera.view(1.0);
    let (column, row) = play.runner().pose(0.0).at;
    (column / 2.0 - x, row / 2.0 - y)
}

#[test]
fn from_leg_to_leg_nothing_jumps_and_each_cheese_winds_up_the_clock() {
    let mut player = Player::begin("endless1-7");
    assert_eq!(player.endless().clock_ticks, ENDLESS_CLOCK_TICKS + worth_ticks(0));
    player.wait(300);
    assert_eq!(player.endless().clock_ticks, ENDLESS_CLOCK_TICKS + worth_ticks(0), "it waits");
    let mut before = seen_at(player.endless());
    let clock = |game: &EndlessGame| i64::from(game.clock_ticks);
    let ticks = |game: &EndlessGame| game.play.race.ticks.cast_signed();
    while player.endless().eaten() < 6 {
        let game = player.endless();
        let (eaten, clock_before, ticks_before) = (game.eaten(), clock(game), ticks(game));
        player.step_on(|game| {
            let now = seen_at(game);
            let leap = (now.0 - before.0).abs().max((now.1 - before.1).abs());
            assert!(leap < 0.2, "it leaps by {leap} after {} cheeses", game.eaten());
            before = now;
        });
        let game = player.endless();
        let won = if game.eaten() > eaten { worth_ticks(game.eaten()) } else { 0 };
        let spent = ticks(game) - ticks_before;
        assert_eq!(clock(game), clock_before - spent + i64::from(won));
    }
    assert_eq!(player.endless().left_at_cheeses.len(), 6);
}

/// The steps from the mouse to the nearest room this many columns or rows away.
fn way_out(game: &EndlessGame, rooms: u16) -> Vec<Direction> {
    let (maze, start) = (&game.play.race.measured().maze, game.play.runner().place());
    let mut border = VecDeque::from([(start, Vec::new())]);
    while let Some((tile, way)) = border.pop_front() {
        let columns = start.column.abs_diff(tile.column);
        if columns.max(start.row.abs_diff(tile.row)) > 2 * rooms {
            return way;
        }
        for direction in Direction::ALL {
            let came = way.last().map(|last: &Direction| last.opposite());
            let is_open = maze.grid().is_open(tile.step(direction));
            if came != Some(direction) && is_open && tile != maze.goal() {
                let onward = way.iter().copied().chain([direction]).collect();
                border.push_back((tile.go(direction, 2), onward));
            }
        }
    }
    panic!("there is no way out");
}

#[test]
fn whoever_strays_never_comes_to_where_the_maze_ends() {
    // Where the way out is so short that time is not up before.
    let (mut player, way) = (0..20)
        .find_map(|seed| {
            let mut player = Player::begin(&Endless::new(seed).to_string());
            (0..3).for_each(|_| player.eat());
            let way = way_out(player.endless(), 66);
            let ticks = way.len() as u32 * (2 * WALK_TICKS_PER_TILE + 2);
            (ticks < player.endless().clock_ticks).then_some((player, way))
        })
        .unwrap();
    let goal = |game: &EndlessGame| game.play.race.measured().maze.goal();
    let cheese = |game: &EndlessGame| game.save().map(|saved| saved.cheese);
    let mut pieces = 0;
    let mut known = None;
    for direction in way {
        let (before, trail) = (goal(player.endless()), player.endless().play.runner().steps());
        player.step(direction, |_| {});
        let game = player.endless();
        assert_eq!(game.eaten(), 3);
        known = known.or(cheese(game));
        assert_eq!(cheese(game), known, "the cheese stays where it is");
        assert!(game.play.runner().steps() > trail, "and so does the trail");
        pieces += u32::from(goal(game) != before);
        let (grid, at) = (game.play.race.measured().maze.grid(), game.play.runner().place());
        let sides = [at.column, at.row, grid.columns() - at.column, grid.rows() - at.row];
        assert!(sides.iter().all(|&tiles| tiles > 80), "{sides:?}");
    }
    assert!(pieces > 0);
}

#[test]
fn for_some_seconds_it_is_told_what_a_cheese_was_worth() {
    let mut player = Player::begin("endless1-7");
    assert_eq!(player.endless().seconds_won(), None);
    for _ in 0..3 {
        let before = player.endless().clock_ticks;
        player.eat();
        let won = player.endless().seconds_won().unwrap() as u32;
        // Walking there took some of the time before.
        let after = player.endless().clock_ticks;
        assert!(won > 0 && after < before + (won + 1) * TICKS_PER_SECOND, "{before} {won} {after}");
        player.wait(ENDLESS_WON_TICKS);
        assert_eq!(player.endless().seconds_won(), None);
    }
}

#[test]
fn when_time_is_up_a_card_says_so_once_and_the_next_run_is_the_same() {
    let mut player = Player::begin("endless1-7");
    let cheese = player.endless().play.race.measured().maze.goal();
    player.eat();
    let mut overs = Vec::new();
    for _ in 0..90 * TICKS_PER_SECOND {
        for event in player.app.tick(&Inputs::default()) {
            if let Command::EndlessOver(eaten) = event {
                overs.push(eaten);
            }
        }
    }
    assert_eq!((player.screen(), overs), ("endless-over", vec![Some(1)]));
    player.press(Action::Click(Target::Entry(0)));
    assert_eq!(player.screen(), "endless");
    assert_eq!(player.endless().play.race.measured().maze.goal(), cheese);
    player.press(Action::Hint);
    player.eat();
    assert!(!player.endless().sets_records());
    player.wait(90 * TICKS_PER_SECOND);
    player.press(Action::Click(Target::Entry(2)));
    assert_eq!(player.app.code(), Some(daily::endless(player.app.world.today).to_string()));
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(2)));
    assert_ne!(player.app.code(), Some(daily::endless(player.app.world.today).to_string()));
}

#[test]
fn a_run_that_is_left_goes_on_where_it_was() {
    for (eaten, steps, is_helped) in [(0, 3, false), (2, 0, false), (1, 7, true)] {
        let mut player = Player::begin("endless1-15");
        (0..eaten).for_each(|_| player.eat());
        (0..steps).for_each(|_| player.step_on(|_| {}));
        if is_helped {
            player.press(Action::Hint);
            player.press(Action::Hint);
        }
        player.wait(60);
        player.press(Action::Pause);
        let state = |game: &EndlessGame| {
            (
                game.clock_ticks,
                game.left_at_cheeses.clone(),
                game.distance(),
                game.sets_records(),
                game.save(),
            )
        };
        let before = state(player.endless());
        assert_eq!(before.3, !is_helped);
        player.press(Action::Click(Target::Entry(8)));
        assert_eq!(player.screen(), "title");
        player.press(Action::Click(Target::Entry(0)));
        assert_eq!(state(player.endless()), before);
        let saved = player.app.settle_run().into_iter().find_map(|event| match event {
            Command::Keep(StoreTask::SaveRun(saved)) => Some(saved),
            _ => None,
        });
        let mut another = Player::new();
        another.app.offer(*saved.unwrap());
        another.press(Action::Click(Target::Entry(0)));
        assert_eq!(state(another.endless()), before);
        another.press(Action::Pause);
        another.eat();
        assert_eq!(another.endless().eaten(), eaten + 1);
    }
    let player = Player::begin("endless1-15");
    assert_eq!(player.endless().save().map(SavedGame::Endless), None, "nothing to lose");
}
