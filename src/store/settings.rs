//! Settings as a file, which anyone may have changed by hand.

use super::document::Content;
use crate::game::settings::Settings;

impl Content for Settings {
    const NAME: &'static str = "settings";
    const ABOUT: &'static str = "what you have set. Change it while the game is closed.";
    const HAS_SUM: bool = false;
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::bindings::{Bindings, KeyCommand};
    use crate::game::input::Key;
    use crate::game::settings::MazeChoice;
    use crate::maze::{Generator, Quest};

    proptest! {
        #[test]
        fn every_value_is_brought_into_its_range(
            frame_rate in any::<u16>(),
            window in any::<(u16, u16)>(),
            (width, height, loops, until_joined) in any::<(u32, u32, u8, bool)>(),
            seed in any::<String>(),
            (interface_percent, game_speed_percent) in any::<(u8, u8)>(),
            generator in "kruskal|growing-tree:30|[a-z]{1,9}",
        ) {
            let maze = MazeChoice { width, height, seed, generator, revision: None, loops, until_joined, ..MazeChoice::default() };
            let settings = Settings {
                frame_rate, window, interface_percent, game_speed_percent, maze, ..Settings::default()
            };
            let result = settings.clone().clamped();
            prop_assert!((20..=240).contains(&result.frame_rate));
            prop_assert!((75..=200).contains(&result.interface_percent));
            prop_assert!((50..=100).contains(&result.game_speed_percent));
            prop_assert!(result.window.0 >= 640 && result.window.1 >= 400);
            prop_assert!((2..=1_000_000).contains(&result.maze.width));
            prop_assert!((2..=1_000_000).contains(&result.maze.height));
            prop_assert!(result.maze.loops <= 100);
            prop_assert!(result.maze.generator.parse::<Generator>().is_ok());
            prop_assert_eq!(&result.maze.seed, &settings.maze.seed);
            prop_assert_eq!(&result.clone().clamped(), &result);
        }
    }

    #[test]
    fn a_quest_is_read_as_it_is_written_and_as_version_0_2_wrote_it() {
        let read = |text: &str| {
            let text = format!("(version: 1, content: (maze: ({text})))");
            crate::store::document::read::<Settings>(text.as_bytes()).unwrap().clamped().maze
        };
        let quest = |fields: &[_]| {
            let with = |quest: Quest, &(field, count)| quest.with(field, count).unwrap();
            fields.iter().fold(Quest::NONE, with)
        };
        let old = read("two_cheeses: true, locked: true, trap: true, plates: Some(2)");
        assert_eq!(old.quest, quest(&[("cheeses", 2), ("keys", 1), ("traps", 1), ("plates", 2)]));
        let settings = Settings { maze: old.clone(), ..Settings::default() };
        let text = crate::store::document::write(&settings).unwrap();
        assert!(text.contains("quest: \"cheeses2-keys1-traps1-plates2\""), "{text}");
        let again = crate::store::document::read::<Settings>(text.as_bytes()).unwrap().clamped();
        assert_eq!(again.maze, old);
        let known = read("quest: \"keys1-comets3-plates9\"").quest;
        assert_eq!(known, quest(&[("keys", 1)]), "of a later version");
    }

    #[test]
    fn a_drawn_maze_stays_chosen() {
        let drawn = MazeChoice::of(&"drawn1-4x3-hv11dd009".parse().unwrap());
        let settings = Settings { maze: drawn.clone(), ..Settings::default() };
        let text = crate::store::document::write(&settings).unwrap();
        let again = crate::store::document::read::<Settings>(text.as_bytes()).unwrap().clamped();
        assert_eq!(again.maze, drawn);
        assert!(again.maze.spec().is_ok_and(|spec| spec.is_drawn()));
        let text = text.replace("hv11dd009", "hv11dd00x");
        let damaged = crate::store::document::read::<Settings>(text.as_bytes()).unwrap().clamped();
        assert!(damaged.maze.spec().is_ok_and(|spec| !spec.is_drawn()), "what else was chosen");
    }

    #[test]
    fn keys_that_get_in_each_others_way_are_the_usual_ones_again() {
        let read = |text: &str| {
            let text = format!("(version: 1, content: (bindings: {{{text}}}))");
            crate::store::document::read::<Settings>(text.as_bytes()).unwrap().clamped().bindings
        };
        assert_eq!(read("Hint: Q"), Bindings::default());
        assert_eq!(read("Hint: Escape"), Bindings::default());
        assert_eq!(read("Hint: X").key(KeyCommand::Hint), Key::X);
    }

    #[test]
    fn what_each_copy_has_changed_stays() {
        let base = Settings { frame_rate: 50, ..Settings::default() };
        let mut mine = Settings { hud: false, ..base.clone() };
        mine.volumes.music_percent = 7;
        let mut theirs = Settings { window: (999, 777), hud: true, ..base.clone() };
        theirs.volumes.muted = true;
        theirs.maze.seed = "theirs".to_owned();
        let mut both = Settings { hud: false, window: (999, 777), ..base.clone() };
        (both.volumes.music_percent, both.volumes.muted) = (7, true);
        both.maze.seed = "theirs".to_owned();
        assert_eq!(Settings::merged(&base, mine.clone(), theirs.clone()), both);
        assert_eq!(Settings::merged(&base, theirs.clone(), mine.clone()), both);
        assert_eq!(Settings::merged(&base, base.clone(), theirs.clone()), theirs);
        // Whoever comes last is right about what both have changed.
        theirs.volumes.music_percent = 8;
        assert_eq!(Settings::merged(&both, mine, theirs.clone()).volumes.music_percent, 8);
    }

    #[test]
    fn what_is_in_range_stays() {
        for (frame_rate, window, side, loops) in
            [(20, (640, 400), 2, 0), (240, (1920, 1200), 1_000_000, 100)]
        {
            let generator = "growing-tree:30".to_owned();
            let maze =
                MazeChoice { width: side, height: side, generator, loops, ..MazeChoice::default() };
            let settings = Settings { frame_rate, window, maze, ..Settings::default() };
            assert_eq!(settings.clone().clamped(), settings);
        }
    }
}
