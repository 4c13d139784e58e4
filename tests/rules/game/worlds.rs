//! A world is walked from crumb to crumb: each lies on its one path to the cheese at the far end.

use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::saved_run::SavedGame;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{AERIAL_FLIGHT_TICKS, WORLD_CRUMB_STEPS, WORLD_TRAIL_ROOMS};
use icetea_maze::game::world_way::WorldWay;
use icetea_maze::maze::endless::{NamedWorld, Room};
use icetea_maze::maze::world::{
    KeptWorld, LeafPlan, WorldBuild, WorldFile, WorldSpec, longest_way, survey,
};
use icetea_maze::maze::{Direction, Endless, at_once};
use icetea_maze::screens::Screen;
use icetea_maze::screens::endless::EndlessGame;
use icetea_maze::screens::world_map::{WorldMap, WorldPlace};

use super::player::Player;

fn file(width: u32, height: u32, seed: u64) -> Vec<u8> {
    let spec = WorldSpec::new(width, height, seed).unwrap();
    let mut build = WorldBuild::new(LeafPlan { spec, side: 64 });
    assert!(at_once(build.go_on(1, &mut |_| true)));
    let mut bytes = Vec::new();
    build.finish().unwrap().write(&mut bytes).unwrap();
    bytes
}

/// Opens a world as a file that is dropped.
fn enter(width: u32, height: u32, seed: u64) -> Player {
    let mut player = Player::new();
    player.open_file("some.maze", file(width, height, seed));
    assert_eq!(player.screen(), "endless");
    assert_eq!(player.app.code(), Some(format!("world1-{width}x{height}-{seed}")));
    player
}

fn saved(player: &mut Player) -> SavedGame {
    let kept = player.app.settle_run().into_iter().find_map(|event| match event {
        Command::Keep(StoreTask::SaveRun(saved)) => Some(*saved),
        _ => None,
    });
    kept.expect("there is something to lose")
}

#[test]
fn crumbs_lead_to_the_cheese_and_nothing_hurries() {
    for (width, height, seed) in [(90, 40, 3), (2, 150, 8), (130, 131, 5)] {
        let mut player = enter(width, height, seed);
        let world = player.endless().endless().world().unwrap();
        player.wait(120 * 600);
        let mut crumbs = 0;
        while player.screen() == "endless" {
            let before = player.endless().to_cheese().unwrap();
            player.eat();
            crumbs += 1;
            assert!(player.endless().eaten() == crumbs && before > 0);
        }
        assert_eq!((player.screen(), player.endless().to_cheese()), ("endless-over", Some(0)));
        let steps = world.steps() as u32;
        assert_eq!(crumbs, steps.div_ceil(WORLD_CRUMB_STEPS), "the crumbs lie on the path");
        // Once more, from the beginning.
        player.press(Action::Click(Target::Entry(0)));
        assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
        assert_eq!(player.endless().distance(), 0);
    }
}

#[test]
fn whoever_strays_finds_a_crumb_on_the_path_from_there() {
    let mut player = enter(700, 700, 4);
    let world = player.endless().endless().world().unwrap();
    // Along the path of another room, far from one's own.
    let mut strayed = 0;
    for stride in 0..900_u32 {
        let ways = player.endless().play.race.ways(player.endless().play.runner().place());
        let hand = Direction::ALL[(stride / 40 % 4) as usize];
        let ahead = [hand, hand.clockwise(), hand.counterclockwise(), hand.opposite()];
        let Some(&direction) = ahead.iter().find(|&&way| ways.contains(way)) else { break };
        let actions = vec![Action::Go(direction)];
        player.tick(&Inputs { actions, held: Some(direction), ..Inputs::default() });
        player.wait(20);
        strayed = strayed.max(player.endless().distance());
    }
    assert!(strayed > 5, "{strayed}");
    let before = player.endless().eaten();
    player.eat();
    assert_eq!(player.endless().eaten(), before + 1);
    assert!(world.steps() > 0);
}

#[test]
fn a_world_goes_on_where_the_mouse_was_left() {
    let mut player = enter(90, 80, 6);
    player.eat();
    (0..5).for_each(|_| player.step_on(|_| {}));
    let here = |player: &Player| {
        let game = player.endless();
        (game.eaten(), game.distance(), game.to_cheese(), game.map().unwrap().trail)
    };
    let before = here(&player);
    // The pause has no new beginning, and its key does nothing.
    player.press(Action::Restart);
    player.press(Action::Restart);
    assert_eq!(here(&player), before);
    let kept = saved(&mut player);
    let mut again = Player::new();
    again.app.offer(kept.clone());
    again.press(Action::Click(Target::Entry(0)));
    assert_eq!(here(&again), before);
    // Opening its file again leads to the same place.
    let mut opened = Player::new();
    opened.app.offer(kept);
    opened.open_file("some.maze", file(90, 80, 6));
    assert_eq!(here(&opened), before);
    // Its code does too, and beside it an endless run is kept.
    let mut both = Player::begin("endless1-15");
    both.eat();
    let SavedGame::Endless(endless) = saved(&mut both) else { panic!("no endless run") };
    let mut player = Player::new();
    player.app.offer(SavedGame::Endless(endless));
    player.press(Action::Paste("world1-90x80-6".to_owned()));
    assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
    assert_eq!(player.app.world.left.len(), 1, "the endless run waits");
}

#[test]
fn a_world_that_is_opened_over_a_run_loses_nothing() {
    for begun in ["kruskal1-20x20-7", "endless1-15", "world1-70x66-12"] {
        let mut player = Player::new();
        player.press(Action::Paste(begun.to_owned()));
        if player.screen() == "title" {
            player.press(Action::Confirm);
        }
        let directions = Direction::ALL.iter().cycle().take(12);
        directions.for_each(|&direction| {
            player.tick(&Inputs { held: Some(direction), ..Inputs::default() });
            player.wait(30);
        });
        player.open_file("some.maze", file(90, 40, 13));
        assert_eq!(player.screen(), "endless", "{begun}");
        let left: Vec<String> =
            player.app.world.left.iter().map(|left| format!("{:?}", left.saved.key())).collect();
        assert!(matches!(&left[..], [one] if one.len() > 4), "{begun}: {left:?}");
    }
}

#[test]
fn a_world_that_is_not_here_is_built_anew() {
    let mut player = enter(70, 66, 9);
    player.eat();
    let SavedGame::Endless(mut kept) = saved(&mut player) else { panic!("no run") };
    "world1-70x66-10".clone_into(&mut kept.code);
    let mut player = Player::new();
    player.app.offer(SavedGame::Endless(kept));
    player.press(Action::Click(Target::Entry(0)));
    assert_eq!(player.screen(), "pause", "it goes on where it was left");
    assert_eq!((player.endless().eaten(), player.app.world.left.len()), (1, 0));
    // A maze that is too large to be held is one, pasted or named by a link.
    for code in ["kruskal1-40000x64-2", "world1-40000x64-3"] {
        let mut player = Player::new();
        player.press(Action::Paste(code.to_owned()));
        assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
        let mut player = Player::new();
        player.open_with(Opening::asked_by(code));
        assert_eq!(player.screen(), "endless");
    }
}

#[test]
fn auto_solve_goes_on_from_crumb_to_crumb() {
    let mut player = enter(90, 40, 3);
    player.press(Action::Solve);
    let mut ticks = 0;
    while player.screen() == "endless" {
        player.tick(&Inputs::default());
        ticks += 1;
        assert!(ticks < 120 * 3_600, "it comes to the cheese");
    }
    assert!(player.endless().eaten() > 3 && !player.endless().sets_records());
}

#[test]
fn the_world_of_the_game_is_entered_from_a_pause_of_the_endless_mode() {
    let mut player = Player::begin("endless1-7");
    player.press(Action::Pause);
    player.press(Action::Click(Target::Entry(3)));
    assert_eq!(player.app.code(), Some("world1-31623x31623-1".to_owned()));
    let world = KeptWorld::own().unwrap();
    assert_eq!(player.endless().endless(), Endless::of_world(world));
    assert_eq!(player.endless().to_cheese(), Some(44_720));
    let mut player = Player::new();
    player.open_with(Opening::asked_by("world1-31623x31623-1"));
    assert_eq!(player.screen(), "endless");
}

/// The map of the world that is walked through, once it shows all of it.
fn with_map(player: &mut Player) {
    player.press(Action::Next);
    assert_eq!(player.screen(), "world-map");
    player.wait(AERIAL_FLIGHT_TICKS + 1);
}

fn map(player: &Player) -> &WorldMap {
    let Screen::WorldMap(map) = &player.app.screen else { panic!("at {}", player.screen()) };
    map
}

/// Enters a world of six leaves that was measured.
fn enter_measured() -> Player {
    let spec = WorldSpec::new(2_500, 1_300, 12).unwrap();
    let mut build = WorldBuild::new(LeafPlan::new(spec));
    assert!(at_once(build.go_on(2, &mut |_| true)));
    let (mut bytes, mut measured) = (Vec::new(), Vec::new());
    build.finish().unwrap().write(&mut bytes).unwrap();
    let world = Arc::new(WorldFile::open(bytes).unwrap());
    let mut surveyed = at_once(survey(&world, 2, &mut |_| true)).unwrap().unwrap();
    surveyed.longest = at_once(longest_way(&world, 2, &mut |_| true)).unwrap();
    world.write_with(&surveyed, &mut measured).unwrap();
    let mut player = Player::new();
    player.open_file("measured.maze", measured);
    player
}

#[test]
fn the_map_shows_all_of_a_world_and_leads_back_to_the_mouse() {
    let mut player = enter_measured();
    player.eat();
    let distance = player.endless().distance();
    let far = distance as usize / WORLD_TRAIL_ROOMS as usize;
    with_map(&mut player);
    assert_eq!(map(&player).camera.now(), map(&player).camera.whole());
    assert_eq!(map(&player).room(), Room { column: 1_250, row: 650 });
    let trail = &map(&player).trail;
    assert_eq!((trail[0], trail[trail.len() - 1]), (Room::default(), map(&player).mouse));
    assert!(trail.len() > far, "{trail:?}");
    // Every leaf in sight is looked at, once, and the distance of the room in the middle is known.
    player.wait(30);
    let world = map(&player).world;
    for row in 0..world.plan().leaves()[1] {
        for column in 0..world.plan().leaves()[0] {
            assert!(
                world.relief([column, row], map(&player).finest()).is_some(),
                "{column}, {row}"
            );
        }
    }
    let looks = map(&player).looks;
    player.wait(30);
    assert_eq!(map(&player).looks, looks, "nothing is looked at again");
    let depth = map(&player).depth().unwrap();
    assert_eq!(Some(depth), world.depth(map(&player).room()));
    // The path from there is as long, and ends at the cheese.
    player.press(Action::Solve);
    player.wait(30);
    let way = map(&player).way.clone().unwrap();
    assert!(way.is_whole() && way.end() == world.goal() && way.length() == depth);
    // Lines show all of it, a point a leg or fewer, and nothing of it elsewhere.
    let all = way.lines([0.0; 2], [2_500.0, 1_300.0], 1.0);
    let legs = (way.length() / world.survey().unwrap().waypoints.every) as usize;
    assert!(matches!(&all[..], [line] if line.len() > legs));
    assert!(matches!(&all[..], [line] if line.contains(&way.start()) && line.contains(&way.end())));
    let few = way.lines([0.0; 2], [2_500.0, 1_300.0], 100.0);
    assert!(matches!(&few[..], [line] if line.len() < legs / 20));
    assert!(way.lines([-900.0, -900.0], [-700.0, -700.0], 1.0).is_empty());
    player.press(Action::Solve);
    assert!(map(&player).way.is_none());
    player.press(Action::Back);
    player.wait(AERIAL_FLIGHT_TICKS + 2);
    assert_eq!((player.screen(), player.endless().distance()), ("endless", distance));
    assert!(world.relief([0, 0], 10).is_none(), "its memory is given back");
    player.press(Action::Click(EndlessGame::MAP));
    assert_eq!(player.screen(), "world-map");
}

#[test]
fn places_are_flown_to_one_after_the_other() {
    let mut player = enter_measured();
    with_map(&mut player);
    let mut depths = Vec::new();
    for place in [WorldPlace::Mouse, WorldPlace::Cheese, WorldPlace::Farthest, WorldPlace::OtherEnd]
    {
        player.press(Action::Confirm);
        player.wait(AERIAL_FLIGHT_TICKS + 30);
        assert_eq!(map(&player).place_in_sight(), Some(place));
        assert_eq!(Some(map(&player).room()), map(&player).room_of(place));
        depths.push(map(&player).depth().unwrap());
    }
    let world = map(&player).world;
    assert_eq!(depths[..2], [world.steps(), 0]);
    // No room is farther from the cheese than one end, and none farther from there than the other.
    let longest = map(&player).longest().unwrap();
    assert!(depths[2] >= world.farthest() && depths[3] <= depths[2]);
    assert!(longest.steps >= depths[2] && longest.steps <= depths[2] + depths[3]);
    player.press(Action::Page(-1));
    assert_eq!(map(&player).place_in_sight(), Some(WorldPlace::Farthest));
    player.press(Action::Page(1));
    player.press(Action::Confirm);
    assert_eq!(map(&player).place_in_sight(), Some(WorldPlace::Whole));
    // Whoever moves on is at none of them.
    player.tick(&Inputs { held: Some(Direction::Left), ..Inputs::default() });
    assert_eq!(map(&player).place_in_sight(), None);
    player.press(Action::Zoom(3.0));
    let before = map(&player).camera.now();
    player.press(Action::Lead(100.0, 100.0));
    player.press(Action::Lead(160.0, 80.0));
    player.press(Action::LeadNoMore);
    let after = map(&player).camera.now();
    let rooms = before.rooms_per_pixel();
    assert!((before.centre[0] - after.centre[0] - 60.0 * rooms).abs() < rooms / 10.0);
}

/// What is asked for, until nothing more is.
fn find_out(way: &mut WorldWay, world: KeptWorld, corners: [[f64; 2]; 2], rooms_a_point: f64) {
    while let Some(from) = way.wanted(corners[0], corners[1], rooms_a_point) {
        assert!(way.learn(from, world.way(from, 16_384).as_deref()));
    }
}

#[test]
fn a_path_is_seen_from_afar_at_once_and_step_by_step_from_near() {
    let world = KeptWorld::own().unwrap();
    let waypoints = &world.survey().unwrap().waypoints;
    let whole = [[0.0; 2], world.spec().size().map(f64::from)];
    for start in [[0, 0], [7, 19], [20_000, 3_000], [31_622, 0], [31_622, 31_622]] {
        let room = Room { column: start[0], row: start[1] };
        let mut way = WorldWay::from(room, world);
        assert_eq!(way.is_whole(), waypoints.at(start.map(|place| place as u32)).is_some());
        find_out(&mut way, world, whole, 30.0);
        assert!(way.is_whole() && way.end() == world.goal());
        assert_eq!(Some(way.length()), world.depth(room));
        // From near all of it that is in sight is there, each step beside the one before.
        let number = waypoints.places.len() / 2;
        let [column, row] = waypoints.places[number].map(f64::from);
        let near = [[column - 90.0, row - 60.0], [column + 90.0, row + 60.0]];
        find_out(&mut way, world, near, 0.5);
        // Those that begin beside the start pass there.
        if start[0] < 100 {
            let lines = way.lines(near[0], near[1], 0.5);
            assert!(lines.iter().map(Vec::len).sum::<usize>() > waypoints.every as usize);
            for two in lines.iter().flat_map(|line| line.windows(2)) {
                let is_seen = two.iter().all(|room| {
                    let at = [room.column as f64, room.row as f64];
                    (0..2).all(|line| (near[0][line]..near[1][line]).contains(&at[line]))
                });
                let apart = two[0].column.abs_diff(two[1].column) + two[0].row.abs_diff(two[1].row);
                assert!(!is_seen || apart <= 1, "{two:?}");
            }
        }
    }
    // What leads elsewhere is noticed.
    let mut way = WorldWay::from(Room::default(), world);
    let from = way.wanted(whole[0], whole[1], 0.5).unwrap();
    let mut wrong = world.way(from, 16_384).unwrap();
    wrong.swap(0, 40);
    wrong[1] = wrong[1].opposite();
    assert!(!way.learn(from, Some(&wrong)));
    assert!(!WorldWay::from(Room::default(), world).learn(from, None));
    assert!(
        way.learn(Room { column: 1, row: 1 }, None),
        "what nobody has asked for changes nothing"
    );
}

#[test]
fn a_link_leads_to_a_room_of_a_world() {
    let named = "world1-31623x31623-1@1200,34";
    for paste in [true, false] {
        let mut player = Player::new();
        if paste {
            player.press(Action::Paste(named.to_owned()));
        } else {
            player.open_with(Opening::asked_by(named));
        }
        assert_eq!(player.screen(), "world-map");
        assert_eq!(map(&player).room(), Room { column: 1200, row: 34 });
        assert_eq!(player.app.code().as_deref(), Some(named));
        player.press(Action::Back);
        player.press(Action::Back);
        assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
    }
    // Whoever does not wait for it is not led there later.
    let mut player = Player::new();
    player.app.begin(Opening::asked_by("world1-40000x70-5@7,7"));
    assert_eq!(player.screen(), "loading");
    player.app.tick(&Inputs { actions: vec![Action::Back], ..Inputs::default() });
    player.open_with(Opening::asked_by("world1-40000x70-5"));
    assert_eq!(player.screen(), "endless");
    for wrong in ["world1-31623x31623-1@31623,0", "kruskal1-9x9-1@3,3"] {
        assert!(NamedWorld::read(wrong).is_none(), "{wrong}");
    }
}
