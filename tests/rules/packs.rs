//! Packs: what is written is read back, what is wrong is refused with its line, and a pack is played
//! from its first maze to its last, with medals that stay.

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::{Command, OpenRefusal};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::journey::{Medal, Stop};
use icetea_maze::game::pack::{
    PACK_MOST_BYTES, PACK_MOST_MAZES, PACK_MOST_ROOMS, Pack, PackError, PackFlaw, PackMaze, is_pack,
};
use icetea_maze::game::request::Unreadable;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Direction, Generator, Size, Spec};
use icetea_maze::screens::Screen;
use icetea_maze::screens::pack::PackScreen;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::screens::title::Entry;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::{refusal, unreadable};
use proptest::prelude::*;

use crate::game::player::{Player, small};

const PACK: &str = "\u{feff}pack1  Anna’s garden \r\n\
    # the easy ones\r\n\
    kruskal1-3x2-7 Next door\r\n\
    \r\n\
    wilson1-2x4-3\r\n  \
    drawn1-4x2-twins1-k5916r9j  Two of us\r\n";

fn pack() -> Pack {
    PACK.parse().unwrap()
}

#[test]
fn a_pack_is_a_title_and_a_line_for_each_maze() {
    let pack = pack();
    let read: Vec<(String, &str)> =
        pack.mazes.iter().map(|maze| (maze.spec.to_string(), maze.name.as_str())).collect();
    assert_eq!(pack.title, "Anna’s garden");
    assert_eq!(
        read,
        [
            ("kruskal1-3x2-7".to_owned(), "Next door"),
            ("wilson1-2x4-3".to_owned(), ""),
            ("drawn1-4x2-twins1-k5916r9j".to_owned(), "Two of us"),
        ]
    );
    assert!(is_pack(PACK.as_bytes()) && is_pack(b"pack2 ") && !is_pack(b"packs") && !is_pack(b""));
}

#[test]
fn what_is_wrong_is_refused_with_its_line_and_told_in_every_language() {
    let line = |number, line: &str, flaw| PackError { number, line: line.to_owned(), flaw };
    let large = format!("kruskal1-{}x500-1", PACK_MOST_ROOMS / 500 + 1);
    let many: Vec<String> = (0..=PACK_MOST_MAZES).map(|seed| format!("prim1-2x3-{seed}")).collect();
    let many = many.join("\n");
    let wrong_code = "kruskal1-3x2".parse::<Spec>().unwrap_err();
    let last = format!("prim1-2x3-{PACK_MOST_MAZES}");
    for (text, error) in [
        (String::new(), line(1, "", PackFlaw::Beginning)),
        ("kruskal1-3x2-7\n".to_owned(), line(1, "kruskal1-3x2-7", PackFlaw::Beginning)),
        ("pack2 T\n".to_owned(), line(1, "pack2 T", PackFlaw::Beginning)),
        ("pack1 T\n\n# no\n".to_owned(), line(3, "# no", PackFlaw::Count)),
        (format!("pack1 T\n{}", "9".repeat(400)), line(2, &"9".repeat(60), PackFlaw::Damaged)),
        (format!("pack1 T{}", "\n".repeat(PACK_MOST_BYTES)), line(1, "pack1 T", PackFlaw::TooLong)),
        (
            "pack1\n\nkruskal1-3x2 a\n".to_owned(),
            line(3, "kruskal1-3x2 a", PackFlaw::Code(wrong_code)),
        ),
        (format!("pack1 T\n{large}\n"), line(2, &large, PackFlaw::TooLarge)),
        (
            "pack1 T\nprim1-2x3-1\nprim1-2x3-1 b".to_owned(),
            line(3, "prim1-2x3-1 b", PackFlaw::Twice),
        ),
        (format!("pack1\n{many}"), line(PACK_MOST_MAZES + 2, &last, PackFlaw::Count)),
    ] {
        assert_eq!(text.parse::<Pack>(), Err(error.clone()), "{text}");
        for language in Language::ALL {
            let why = Unreadable::Pack(error.clone());
            let told = unreadable(language, "f.txt", &why);
            assert!(
                told.contains("f.txt") && told.contains(&format!("{}", error.number)),
                "{told}"
            );
            assert!(told.contains(&error.line), "{told}");
            let others = error.flaw == PackFlaw::Twice;
            let twice = Words::of(language).trouble.unreadable.pack.twice;
            assert_eq!(told.contains(twice), others, "{told}");
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        title in "[^\\p{Cc}]{0,70}", names in prop::collection::vec("[^\\p{Cc}]{0,70}", 1..30),
    ) {
        let pack = Pack { title, mazes: Vec::new() };
        let mazes = names.iter().enumerate().map(|(seed, name)| PackMaze {
            spec: Spec::new(Generator::ALL[seed % 11], Size::new(4, 3).unwrap(), seed as u64),
            name: name.clone(),
        });
        let written = Pack { mazes: mazes.collect(), ..pack }.to_string();
        let read: Pack = written.parse().unwrap();
        prop_assert_eq!(read.to_string(), written);
        prop_assert_eq!(read.to_string().parse::<Pack>(), Ok(read));
    }

    #[test]
    fn no_text_is_too_much(text in "(pack1)?[\\s\\S]{0,90}") {
        let _ = text.parse::<Pack>();
    }
}

fn screen(player: &Player) -> &PackScreen {
    let Screen::Pack(screen) = &player.app.screen else { panic!("at {}", player.screen()) };
    screen
}

/// Why this is refused, if it is.
fn refused(player: &mut Player, action: Action) -> Option<OpenRefusal> {
    let told = player.app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    told.into_iter().find_map(|command| match command {
        Command::Refused(refusal) => Some(refusal),
        _ => None,
    })
}

fn win(player: &mut Player) {
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
}

#[test]
fn a_pack_is_played_from_the_first_to_the_last_and_its_medals_stay() {
    let mut player = Player::with(small());
    player.open_with(Opening::Pack(pack()));
    assert_eq!((player.screen(), screen(&player).chosen), ("pack", 0));
    player.wait(2);
    assert!(screen(&player).preview().is_some(), "the chosen maze is shown");
    player.press(Action::Confirm);
    win(&mut player);
    assert_eq!(player.screen(), "results");
    let Screen::Results(results) = &player.app.screen else { panic!() };
    let won = results.medals().expect("medals").clone();
    assert!(won.contains(&Medal::Finished) && won.contains(&Medal::NoWrongTurn));
    let (first, second) = (pack().mazes[0].spec, pack().mazes[1].spec);
    assert!(player.app.world.journey.won_in_pack(&first).contains(&Medal::NoWrongTurn));
    assert!(player.told("the journey is kept"));
    player.press(Action::Confirm);
    player.wait(2);
    let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
    assert_eq!(play.race.measured().spec, Some(second), "the next one");
    win(&mut player);
    player.press(Action::Back);
    assert_eq!(screen(&player).chosen, 1, "back in the pack, where the run was");
    player.press(Action::Back);
    assert_eq!(player.screen(), "journey");
    player.press(Action::Pause);
    assert_eq!(screen(&player).chosen, 2, "the first unfinished one");
    // What was opened last is there at the next start, with its medals.
    let settings = (*player.app.world.settings).clone();
    let mut again = App::new(settings, Language::English, 2);
    again.take_journey(&player.app.world.journey);
    assert_eq!(again.world.pack.as_deref(), Some(&pack()));
    assert!(again.world.journey.won_in_pack(&first).contains(&Medal::Finished));
}

#[test]
fn its_maze_leads_back_to_it_from_the_pause_and_a_click_chooses_before_it_plays() {
    let mut player = Player::with(small());
    player.open_with(Opening::Pack(pack()));
    player.press(Action::Click(Target::Entry(1)));
    assert_eq!(screen(&player).chosen, 1);
    player.press(Action::Click(Target::Entry(1)));
    player.wait(2);
    player.press(Action::Pause);
    let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
    let menu = play.pause().expect("a break");
    let place = menu.entries().position(|(choice, _)| choice == PauseChoice::Map).unwrap();
    player.press(Action::Click(Target::Entry(place)));
    assert_eq!(screen(&player).chosen, 1);
    for (actions, chosen) in [
        (vec![Action::Home], 0),
        (vec![Action::Go(Direction::Up)], 2),
        (vec![Action::Go(Direction::Down)], 0),
        (vec![Action::Page(1)], 2),
        (vec![Action::Page(-1)], 0),
        (vec![Action::Skip, Action::Zoom(1.0)], 1),
    ] {
        for action in actions {
            player.press(action);
        }
        assert_eq!(screen(&player).chosen, chosen);
    }
}

#[test]
fn a_file_that_is_no_pack_says_why_and_changes_nothing() {
    let mut player = Player::with(small());
    let told = player.app.open_file("a.txt".to_owned(), b"pack1 A\nnothing\n".to_vec());
    assert!(
        matches!(&told[..], [Command::Unreadable(_, Unreadable::Pack(error))] if error.number == 2)
    );
    assert_eq!((player.screen(), player.app.world.pack.is_some()), ("title", false));
    player.app.open_file("a.txt".to_owned(), PACK.as_bytes().to_vec());
    assert_eq!(player.screen(), "pack");
}

#[test]
fn a_pack_is_opened_by_pasting_it_and_what_is_wrong_with_it_is_told() {
    for entry in [None, Some(Entry::Journey)] {
        let mut player = Player::with(small());
        if let Some(entry) = entry {
            player.choose(entry);
        }
        let before = player.screen();
        let wrong = Action::Paste("pack1 T\nprim1-2x3-1\nprim1-2x3-1".to_owned());
        let Some(OpenRefusal::Pack(error)) = refused(&mut player, wrong) else { panic!("a pack") };
        assert_eq!((error.number, &error.flaw), (3, &PackFlaw::Twice));
        assert_eq!((player.screen(), player.app.world.pack.is_none()), (before, true));
        player.press(Action::Paste(PACK.to_owned()));
        assert_eq!((player.screen(), screen(&player).pack.mazes.len()), ("pack", 3));
        player.press(Action::Paste("pack1 B\nprim1-4x3-7\n".to_owned()));
        assert_eq!(screen(&player).pack.title, "B");
        player.press(Action::Back);
        assert_eq!(player.screen(), before);
    }
}

#[test]
fn a_full_pack_says_that_it_is_full() {
    let mut player = Player::with(small());
    let many = (0..PACK_MOST_MAZES).map(|seed| format!("prim1-2x3-{seed}\n"));
    player.open_with(Opening::Pack(
        format!("pack1 T\n{}", many.collect::<String>()).parse().unwrap(),
    ));
    player.press(Action::Back);
    player.choose(Entry::Draw);
    player.press(Action::Paste("kruskal1-4x3-7".to_owned()));
    player.wait(9);
    let full = refused(&mut player, Action::Records).unwrap();
    assert_eq!(full, OpenRefusal::ForPack(PackFlaw::Count));
    for language in Language::ALL {
        let told = refusal(language, &full);
        assert!(told.contains(&PACK_MOST_MAZES.to_string()), "{told}");
    }
    assert_eq!(player.screen(), "draw");
}

#[test]
fn what_is_drawn_goes_into_the_pack_which_leads_back_to_the_table() {
    let mut player = Player::with(small());
    player.choose(Entry::Draw);
    assert_eq!(player.screen(), "draw");
    player.press(Action::Paste("kruskal1-4x3-7".to_owned()));
    player.wait(9);
    let Screen::Draw(draw) = &player.app.screen else { panic!("at {}", player.screen()) };
    let spec = draw.table.spec().unwrap();
    for _ in 0..2 {
        player.press(Action::Records);
        assert_eq!((player.screen(), screen(&player).pack.mazes.len()), ("pack", 1), "only once");
        assert_eq!(screen(&player).maze().unwrap().spec, spec);
        player.press(Action::Back);
        assert_eq!(player.screen(), "draw");
    }
    player.press(Action::Records);
    player.press(Action::Erase);
    player.press(Action::Go(Direction::Down));
    player.press(Action::Erase);
    assert_eq!(screen(&player).pack.mazes.len(), 1, "each removal is asked for");
    player.press(Action::Erase);
    assert_eq!((player.screen(), player.app.world.pack.is_none()), ("draw", true));
    assert_eq!(player.app.world.settings.pack, "", "and it stays removed");
}

#[test]
fn a_pack_is_changed_saved_and_its_mazes_are_watched() {
    let mut player = Player::with(small());
    player.open_with(Opening::Pack(pack()));
    let told = player.app.tick(&Inputs { actions: vec![Action::Flag], ..Inputs::default() });
    let text = told.iter().find_map(|command| match command {
        Command::SaveText("pack", "txt", text) => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(text.map(str::parse), Some(Ok(pack())));
    player.press(Action::Skip);
    player.press(Action::Erase);
    player.press(Action::Erase);
    assert_eq!((screen(&player).chosen, screen(&player).pack.mazes.len()), (1, 2));
    let kept: Pack = player.app.world.settings.pack.parse().unwrap();
    assert_eq!(kept.mazes, pack().mazes[..2]);
    player.press(Action::Watch);
    assert_eq!(player.screen(), "watch");
    player.press(Action::Back);
    assert_eq!(player.screen(), "pack");
}

/// Whoever takes a break in a pack goes on where that was, and the pack leads past stops of the journey.
#[test]
fn a_run_in_a_pack_goes_on_and_a_stop_in_it_stays_in_it() {
    let stop = Stop::at(0).unwrap().spec();
    let text = format!("pack1 T\n{stop}\nkruskal1-5x4-7\n");
    let mut player = Player::with(small());
    player.open_with(Opening::Pack(text.parse().unwrap()));
    player.press(Action::Confirm);
    player.wait(2);
    player.walk_to_cheese(2);
    let steps = |player: &Player| match &player.app.screen {
        Screen::Play(play) => play.race.runner(0).steps(),
        _ => panic!("at {}", player.screen()),
    };
    let walked = steps(&player);
    assert!(walked > 0);
    player.press(Action::Pause);
    let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
    let menu = play.pause().expect("a break");
    let place = menu.entries().position(|(choice, _)| choice == PauseChoice::Map).unwrap();
    player.press(Action::Click(Target::Entry(place)));
    assert_eq!(player.screen(), "pack");
    player.press(Action::Confirm);
    player.wait(2);
    assert_eq!(steps(&player), walked, "it goes on");
    assert_eq!(player.screen(), "play");
    win(&mut player);
    let Screen::Results(results) = &player.app.screen else { panic!("at {}", player.screen()) };
    assert!(results.won.is_first_finish, "the journey hears of it");
    player.press(Action::Confirm);
    player.wait(2);
    let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
    assert!(play.in_pack && play.race.measured().key == "kruskal1-5x4-7", "not the next stop");
    // From the title the same maze is no maze of the pack.
    player.press(Action::Pause);
    player.press(Action::Click(Target::Entry(place)));
    player.press(Action::Back);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.open_with(Opening::Grown("kruskal1-5x4-7".parse().unwrap()));
    player.wait(2);
    let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
    assert!(!play.in_pack);
}

#[test]
fn settings_with_a_damaged_pack_have_none() {
    let settings = Settings { pack: "pack1\nnothing".to_owned(), ..Settings::default() };
    assert!(App::new(settings, Language::English, 1).world.pack.is_none());
}

/// Drawings in a pack are nowhere else.
#[test]
fn a_pack_with_drawings_becomes_a_file_before_another_takes_its_place() {
    let mut player = Player::with(small());
    let open = |player: &mut Player, text: &str| {
        let told = player.app.open_file("a.txt".to_owned(), text.as_bytes().to_vec());
        told.into_iter().find_map(|command| match command {
            Command::SaveText(.., text) => Some(text),
            _ => None,
        })
    };
    assert_eq!(open(&mut player, PACK), None);
    assert_eq!(open(&mut player, "pack1 B\nprim1-4x3-7\n"), None, "that one is a file");
    player.press(Action::Back);
    player.choose(Entry::Draw);
    player.press(Action::Paste("kruskal1-4x3-7".to_owned()));
    player.wait(9);
    player.press(Action::Records);
    let kept = screen(&player).pack.to_string();
    assert_eq!(kept.lines().count(), 3);
    assert_eq!(open(&mut player, PACK), Some(kept));
    assert_eq!(open(&mut player, "pack1 B\nprim1-4x3-7\n"), None);
}

#[test]
fn no_more_goes_into_a_pack_than_can_be_read_again() {
    let mut pack = Pack::default();
    let maze = |seed| PackMaze {
        spec: Spec::new(Generator::Prim, Size::new(4, 3).unwrap(), seed),
        name: "n".repeat(60),
    };
    for seed in 0..PACK_MOST_MAZES as u64 {
        assert_eq!(pack.add(maze(seed)), Ok(()));
    }
    assert_eq!(pack.add(maze(1_000)), Err(PackFlaw::Count));
    pack.mazes.pop();
    assert_eq!(pack.add(maze(0)), Err(PackFlaw::Twice));
    pack.title = "t".repeat(PACK_MOST_BYTES);
    assert_eq!(pack.add(maze(1_001)), Ok(()), "a title is cut");
    assert_eq!(pack.to_string().parse::<Pack>().map(|read| read.mazes.len()), Ok(PACK_MOST_MAZES));
}
