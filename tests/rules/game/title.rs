//! The title: codes and seeds in its panel, giant mazes that are loading, and the screensaver.

use std::sync::Arc;

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::settings::{MazeChoice, Outline, Settings};
use icetea_maze::game::tuning::{
    THEATRE_NUMBERED_MOST_ROOMS, THEATRE_READABLE_ROOMS, TITLE_IDLE_TICKS,
};
use icetea_maze::maze::spec::Dimension;
use icetea_maze::maze::{Direction, Generator, Spec, SpecError};
use icetea_maze::picture::shape_of;
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::{Entry, Title, TitleField};

use super::player::{Player, small};

#[test]
fn the_panel_takes_codes_and_explains_what_is_none() {
    let mut player = Player::new();
    for code in [
        "kruskal1-9x4-joined-7",
        "growing-tree1-8x5-random30-joined-loops25-7",
        "division1-5x6-0",
        "prim1-8x9-loops15-42",
    ] {
        player.press(Action::Paste(code.to_owned()));
        assert_eq!(player.app.code().as_deref(), Some(code));
    }
    player.press(Action::Paste("kruskal7-8x9-42".to_owned()));
    let Screen::Title(title) = &player.app.screen else { unreachable!() };
    let complaint = title.complaint.as_ref().unwrap().to_string();
    assert_eq!(complaint, "kruskal7 is not known here: this program builds kruskal1");
    assert_eq!(player.app.code().as_deref(), Some("prim1-8x9-loops15-42"), "nothing changed");
    player.press(Action::Copy);
    assert!(player.told("copy prim1-8x9-loops15-42"));
    let preview = title_preview(&player).unwrap();
    player.press(Action::Confirm);
    let Screen::Play(play) = &player.app.screen else { unreachable!() };
    assert_eq!(play.race.measured().maze, preview.maze, "played is what was shown");
}

/// From the title, the theatre shows numbered rooms: the chosen maze's, or a smaller one's.
#[test]
fn what_is_watched_from_the_title_can_be_read() {
    for (width, height) in [(2, 2), (10, 8), (8, 12), (12, 8), (97, 2), (13, 8), (30, 20), (2, 49)]
    {
        let mut settings = small();
        (settings.maze.width, settings.maze.height) = (u32::from(width), u32::from(height));
        settings.maze.loops = 30;
        let chosen = settings.maze.spec().unwrap();
        let mut player = Player::with(settings);
        let Screen::Title(title) = &player.app.screen else { unreachable!() };
        let entry = title.menu.entries().position(|(entry, _)| entry == Entry::Watch);
        player.press(Action::Click(Target::Entry(entry.unwrap())));
        let Screen::Watch(watch) = &player.app.screen else { panic!("{}", player.screen()) };
        let shown = watch.show_spec.spec().unwrap();
        let is_small = u32::from(width) * u32::from(height) <= THEATRE_NUMBERED_MOST_ROOMS;
        let size = if is_small { (width, height) } else { THEATRE_READABLE_ROOMS };
        assert_eq!((shown.size().width(), shown.size().height()), size, "{chosen}");
        assert!(shown.size().rooms() <= THEATRE_NUMBERED_MOST_ROOMS);
        assert_eq!((shown.generator(), shown.seed(), shown.loops()), {
            (chosen.generator(), chosen.seed(), chosen.loops())
        });
        assert_eq!(
            player.app.world.settings.maze.spec(),
            Ok(chosen),
            "what is played stays chosen"
        );
    }
}

#[test]
fn what_is_too_large_for_a_maze_is_a_world() {
    let mut settings = small();
    (settings.maze.width, settings.maze.height) = (40_000, 70);
    let mut player = Player::with(settings.clone());
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-40000x70-7"));
    let play = |player: &mut Player| {
        let Screen::Title(title) = &player.app.screen else { panic!("{}", player.screen()) };
        player.press(Action::Click(Target::Entry(title.place_of(Entry::Play))));
    };
    play(&mut player);
    assert_eq!(player.screen(), "endless");
    assert_eq!(player.endless().endless().to_string(), "world1-40000x70-7");
    // What needs all of a maze says that it cannot be had.
    for change in [
        |maze: &mut MazeChoice| maze.generator = "prim".to_owned(),
        |maze: &mut MazeChoice| maze.loops = 1,
    ] {
        let mut settings = settings.clone();
        change(&mut settings.maze);
        let mut player = Player::with(settings);
        play(&mut player);
        let Screen::Title(title) = &player.app.screen else { panic!("{}", player.screen()) };
        let side = Dimension::Width;
        assert_eq!(title.complaint, Some(SpecError::Side { side, rooms: 40_000 }));
        assert_eq!(player.app.code(), None);
    }
}

#[test]
fn a_match_from_outside_is_chosen_in_the_lobby() {
    let mut player = Player::new();
    let code = "kruskal1-6x4-9~hunt-bo5-mirrored";
    player.app.invite(&code.parse().unwrap());
    assert!(matches!(&player.app.screen, Screen::Lobby(_)));
    assert_eq!(player.app.code().as_deref(), Some(code));
    player.press(Action::Back);
    assert!(matches!(&player.app.screen, Screen::Title(_)));
}

#[test]
fn a_seed_is_rolled_by_key_and_by_button() {
    let mut player = Player::new();
    let mut codes = vec![player.app.code()];
    player.press(Action::NewSeed);
    codes.push(player.app.code());
    player.press(Action::Click(Target::Choice(3, 0)));
    codes.push(player.app.code());
    codes.dedup();
    assert_eq!(codes.len(), 3, "{codes:?}");
}

fn title_preview(player: &Player) -> Option<Arc<MeasuredMaze>> {
    let Screen::Title(title) = &player.app.screen else { return None };
    title.preview.clone()
}

#[test]
fn typed_nonsense_leaves_every_field_usable() {
    let mut player = Player::with(Settings { all_choices: true, ..Settings::default() });
    for field in 0..TitleField::ALL.len() {
        for text in ["999999999999999999999999", "0", "-1", "\u{0}\u{7f}", "笑😀é", "1x", ""] {
            player.press(Action::Click(Target::Field(field)));
            player.type_text(text);
            player.press(Action::Erase);
            player.press(Action::Go(Direction::Left));
            player.press(Action::Go(Direction::Right));
            assert!(player.app.code().is_some(), "field {field} after {text:?}");
        }
    }
    player.press(Action::Click(Target::Field(3)));
    player.type_text("笑");
    let code = player.app.code().unwrap();
    assert!(code.ends_with("-~笑"), "{code}");
    let spec = player.app.world.settings.maze.spec().unwrap();
    assert_eq!(spec.seed(), 2_822_290_335_635_537_565);
    player.press(Action::Click(Target::Field(1)));
    player.type_text("12");
    player.press(Action::Go(Direction::Down));
    player.type_text("345");
    assert!(player.app.code().unwrap().contains("-12x345-"));
}

#[test]
fn a_shape_follows_size_generator_and_word() {
    let mut player = Player::with(Settings { all_choices: true, ..small() });
    let shape = |player: &Player| player.app.world.settings.maze.spec().unwrap().shape();
    let expected = |player: &Player, outline, word| {
        let size = player.app.world.settings.maze.spec().unwrap().size();
        shape_of(outline, word, size)
    };
    let next = Action::Click(Target::Arrow(TitleField::Shape.place(), 1));
    assert_eq!(shape(&player), None);
    player.press(next.clone());
    player.press(next.clone());
    assert_eq!(shape(&player).cloned(), expected(&player, Outline::Heart, ""));
    assert!(player.app.code().unwrap().contains("-shape"));
    player.press(Action::Click(Target::Choice(TitleField::Preset.place(), 1)));
    let heart = expected(&player, Outline::Heart, "");
    assert_eq!(heart.as_ref().map(|heart| heart.size().width()), Some(20));
    assert_eq!(shape(&player).cloned(), heart);
    player.press(Action::Back);
    player.press(Action::NewSeed);
    assert_eq!(shape(&player).cloned(), heart, "another maze in the heart");

    let by_name = |player: &mut Player, name: &str| {
        while player.app.world.settings.maze.generator != name {
            player.press(Action::Click(Target::Arrow(TitleField::Generator.place(), 1)));
        }
    };
    by_name(&mut player, "eller");
    assert_eq!(shape(&player), None);
    player.press(next.clone());
    by_name(&mut player, "wilson");
    assert_eq!(shape(&player).cloned(), heart, "what was chosen is kept");

    while player.app.world.settings.maze.outline != Outline::Word {
        player.press(next.clone());
    }
    assert_eq!(shape(&player).cloned(), expected(&player, Outline::Word, "TEA"));
    player.press(Action::Click(Target::Field(TitleField::Word.place())));
    player.type_text("Anna");
    assert_eq!(shape(&player).cloned(), expected(&player, Outline::Word, "Anna"));
    player.type_text(" and so on, for much too long");
    assert_eq!(player.app.world.settings.maze.word, "Anna and so on, ");
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "play");

    let code = heart.map(|heart| Spec::new(Generator::Prim, heart.size(), 3).with_shape(heart));
    let code = code.unwrap().unwrap().to_string();
    let mut player = Player::with(Settings { all_choices: true, ..small() });
    player.press(Action::Paste(code.clone()));
    assert_eq!(player.app.code(), Some(code.clone()));
    assert_eq!(player.app.world.settings.maze.outline, Outline::Own);
    player.press(Action::Click(Target::Arrow(TitleField::Width.place(), 1)));
    assert_eq!(shape(&player), None, "it belongs to its size");
    assert_eq!(player.app.world.settings.maze.outline, Outline::Rectangle);
    player.press(Action::Paste(code.clone()));
    player.press(next);
    assert_eq!(shape(&player), None, "from its own shape, the arrow leads to the first one");
}

#[test]
fn a_giant_is_awaited_and_can_be_given_up() {
    let mut player = Player::new();
    player.press(Action::Paste("kruskal1-1000x1000-1".to_owned()));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "loading");
    player.app.world.progress = 0.5;
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
}

#[test]
fn the_screensaver_comes_when_nobody_stirs_and_goes_when_somebody_does() {
    let mut player = Player::with(small());
    let stir = Inputs { stirred: true, ..Inputs::default() };
    player.wait(TITLE_IDLE_TICKS / 2);
    player.tick(&stir);
    player.wait(TITLE_IDLE_TICKS - 1);
    assert_eq!(player.screen(), "title");
    player.wait(1);
    assert_eq!(player.screen(), "screensaver");
    player.wait(1000);
    assert_eq!(player.screen(), "screensaver");
    // The key that ends it does nothing else.
    let actions = vec![Action::Confirm, Action::Back];
    player.tick(&Inputs { actions, stirred: true, ..Inputs::default() });
    player.wait(2);
    assert_eq!(player.screen(), "title");
    assert!(title_preview(&player).is_some());
    player.wait(TITLE_IDLE_TICKS / 2);
    assert_eq!(player.screen(), "title", "the wait begins anew");
}

#[test]
fn the_screensaver_disturbs_neither_typing_nor_a_run() {
    let mut player = Player::with(small());
    player.press(Action::Click(Target::Field(3)));
    player.type_text("tea");
    let code = player.app.code();
    player.wait(3 * TITLE_IDLE_TICKS);
    assert_eq!((player.screen(), player.app.code()), ("title", code));
    player.press(Action::Confirm);
    player.walk_to_cheese(2);
    player.wait(3 * TITLE_IDLE_TICKS);
    assert_eq!(player.screen(), "play");
}

fn title(player: &Player) -> &Title {
    let Screen::Title(title) = &player.app.screen else { panic!("not on the title") };
    title
}

#[test]
fn a_size_that_cannot_be_stays_as_typed_and_nothing_else_is_shown_or_played() {
    for (field, text) in [(1, "1000001"), (2, "10000000"), (1, "1"), (2, "0"), (6, "101")] {
        for leave in [Action::Go(Direction::Down), Action::Go(Direction::Up), Action::Next] {
            let mut player = Player::with(Settings { all_choices: true, ..small() });
            player.press(Action::Click(Target::Field(field)));
            player.type_text(text);
            player.press(leave.clone());
            let refused = title(&player).refused.as_ref().expect("it is refused");
            assert_eq!((refused.field.place(), &refused.typed[..]), (field, text), "{leave:?}");
            assert!(title(&player).preview(&player.app.world.settings).is_none());
            assert_eq!(player.app.code(), None);
            player.press(Action::Confirm);
            assert_eq!(player.screen(), "title", "{text} is no maze");
            assert_eq!(title(&player).form.place(), Some(field), "there it can be mended");
            player.press(Action::Erase);
            let typed = &text[..text.len() - 1];
            assert_eq!(title(&player).form.typed(), Some(typed));
            player.press(Action::Go(Direction::Right));
            player.press(Action::Confirm);
            assert_ne!(player.screen(), "title");
        }
    }
}

#[test]
fn enter_does_what_was_touched_last() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(2);
    player.press(Action::Pause);
    player.press(Action::Go(Direction::Up));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "title");
    let focus = |player: &Player| {
        let title = title(player);
        title.menu.entries().nth(title.menu.focus).map(|(entry, _)| entry)
    };
    assert_eq!(focus(&player), Some(Entry::Continue));
    player.press(Action::Click(Target::Field(1)));
    player.press(Action::Next);
    assert_eq!(focus(&player), Some(Entry::Continue), "nothing was changed");
    player.press(Action::Click(Target::Field(1)));
    player.press(Action::Go(Direction::Right));
    player.press(Action::Next);
    assert_eq!(focus(&player), Some(Entry::Play));
    player.press(Action::Confirm);
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-7x5-7"));
}

#[test]
fn a_seed_that_is_a_text_stays_that_text() {
    for (text, code) in [
        ("柠檬茶", "kruskal1-6x5-~柠檬茶"),
        ("Ice tea", "kruskal1-6x5-~Ice tea"),
        ("joined-7", "kruskal1-6x5-~joined-7"),
        ("42", "kruskal1-6x5-42"),
    ] {
        let mut player = Player::with(small());
        player.press(Action::Click(Target::Field(3)));
        player.press(Action::Paste(text.to_owned()));
        assert_eq!(player.app.code().as_deref(), Some(code));
        player.press(Action::Confirm);
        assert_eq!(player.app.code().as_deref(), Some(code), "while it is played");
        let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
        let spec = play.race.measured().spec;
        let mut friend = Player::with(small());
        friend.press(Action::Paste(code.to_owned()));
        assert_eq!(friend.app.code().as_deref(), Some(code), "and when it was sent");
        assert_eq!(friend.app.world.settings.maze.spec().ok(), spec);
    }
}

/// Nor is an almost correct code taken for the text of a seed, typed or pasted.
#[test]
fn a_code_that_is_not_quite_one_is_no_seed() {
    let almost = "kruskal1-4x3-cheeses9-1";
    for is_pasted in [true, false] {
        let mut player = Player::with(small());
        let before = player.app.world.settings.maze.seed.clone();
        player.press(Action::Click(Target::Field(3)));
        if is_pasted {
            player.press(Action::Paste(almost.to_owned()));
        } else {
            player.type_text(almost);
        }
        let Screen::Title(title) = &player.app.screen else { unreachable!() };
        assert!(title.refused.is_some(), "{is_pasted}");
        assert!(!is_pasted || player.app.world.settings.maze.seed == before);
        assert_ne!(player.app.world.settings.maze.seed, almost);
    }
}

#[test]
fn whoever_comes_back_from_the_map_finds_the_journey_again() {
    let mut player = Player::with(small());
    let focused = |player: &Player| match &player.app.screen {
        Screen::Title(title) => title.menu.focused(),
        _ => panic!("not the title"),
    };
    player.press(Action::Go(Direction::Up));
    assert_eq!(focused(&player), Some(Entry::Journey));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "journey");
    player.press(Action::Confirm);
    player.press(Action::Pause);
    player.press(Action::Go(Direction::Up));
    player.press(Action::Confirm);
    while player.screen() != "title" {
        player.press(Action::Back);
    }
    assert_eq!(focused(&player), Some(Entry::Journey));
}

#[test]
fn whoever_comes_back_from_the_lobby_finds_two_players_again() {
    let mut player = Player::with(small());
    player.choose(Entry::TwoPlayers);
    assert_eq!(player.screen(), "lobby");
    player.press(Action::Back);
    assert_eq!(title(&player).menu.focused(), Some(Entry::TwoPlayers));
}
