//! Two games, each on a display of its own, find each other and play a round.

use std::fs;
use std::path::PathBuf;

use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};
use serde_json::{Value, json};

use super::desktop::{Desktop, Game};

const CODE: &str = "kruskal1-6x5-7";

fn maze() -> Maze {
    Build::new(&CODE.parse::<Spec>().unwrap()).finish()
}

/// A machine in the lobby, whose player wants to play with another one.
fn machine<'a>(desktop: &'a Desktop, name: &str) -> Game<'a> {
    desktop.set(&format!(
        "versus: (rules: \"race-bo1\", is_far: true, \
         players: ((name: \"{name}\"), (coat: Marmot))), \
         maze: (width: 6, height: 5, seed: \"7\")"
    ));
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.choose("Two players");
    game.wait_for_screen("lobby");
    game.tap("d");
    game.tap("Return");
    game.wait_for_screen("meeting");
    game
}

/// A third machine, at which this match is watched.
fn watches<'a>(desktop: &'a Desktop, name: &str) -> Game<'a> {
    let mut game = machine(desktop, "Cleo afar");
    game.wait_for("seen", |line| line.to_string().contains(name));
    game.choose(name);
    game.wait_for_screen("versus");
    game
}

fn tile(line: &Value) -> Tile {
    let at = |place: usize| u16::try_from(line["tile"][place].as_u64().unwrap()).unwrap();
    Tile::new(at(0), at(1))
}

/// What the round was saved as, but for the seal of its machine.
fn recording(game: &mut Game) -> String {
    game.tap("s");
    let saved = game.wait_for("saved", |_| true);
    let text = fs::read_to_string(PathBuf::from(saved["path"].as_str().unwrap())).unwrap();
    // Without a seal it is of the version before seals.
    let of_seal = ["seal", "Icetea Maze recording"];
    let unsealed = text.lines().filter(|line| !of_seal.iter().any(|it| line.starts_with(it)));
    unsealed.collect::<Vec<_>>().join("\n")
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn two_machines_meet_play_a_round_and_keep_the_same_of_it() {
    let mut desktops = [Desktop::new(), Desktop::new(), Desktop::new()];
    // On two networks, where tests/netns.sh has made them.
    let networks = std::env::var("NET_NAMESPACES").unwrap_or_default();
    for (desktop, name) in desktops.iter_mut().zip(networks.split_whitespace()) {
        desktop.network = Some(name.to_owned());
    }
    let mut ann = machine(&desktops[0], "Ann afar");
    let mut zoe = machine(&desktops[1], "Zoe afar");
    for (game, name) in [(&mut ann, "Zoe afar"), (&mut zoe, "Ann afar")] {
        game.wait_for("seen", |line| line.to_string().contains(name));
    }
    ann.choose("Zoe afar");
    zoe.wait_for("seen", |line| line.to_string().contains("Play"));
    zoe.choose("Play");
    for game in [&mut ann, &mut zoe] {
        game.wait_for_screen("versus");
        assert_eq!(game.wait_for("round", |_| true)["code"], CODE);
    }
    // Whoever watches has no network of its own.
    let mut cleo = networks.is_empty().then(|| watches(&desktops[2], "Ann afar plays Zoe afar"));
    let maze = maze();
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    let rooms: Vec<Tile> = path.into_iter().step_by(2).collect();
    for pair in rooms.windows(2) {
        ann.walk(pair[0].direction_towards(pair[1]).unwrap());
        for game in [&mut ann, &mut zoe].into_iter().chain(&mut cleo) {
            let line = game.wait_for("step", |_| true);
            assert_eq!((&line["player"], tile(&line)), (&json!(1), pair[1]));
        }
    }
    for game in [&mut ann, &mut zoe].into_iter().chain(&mut cleo) {
        assert_eq!(game.wait_for("decided", |_| true)["winner"], 1);
    }
    // The loser gives up, and both see how fair it was.
    zoe.tap("Return");
    let games = [&mut ann, &mut zoe].into_iter().chain(&mut cleo);
    let recordings: Vec<_> = games
        .map(|game| {
            // Until nobody has walked for a while, letters do nothing.
            game.wait_for("seen", |line| line.to_string().contains("Save the recording"));
            recording(game)
        })
        .collect();
    assert!(recordings.iter().all(|one| *one == recordings[0]), "{recordings:?}");
    assert!(recordings[0].contains("player Ann afar"), "{}", recordings[0]);
    ann.close();
    zoe.close();
    if let Some(cleo) = cleo {
        cleo.close();
    }
}
