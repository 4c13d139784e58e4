//! Settings as a file, which anyone may have changed by hand.

use crate::game::bindings::Bindings;
use crate::game::settings::{Settings, Volumes};
use crate::maze::spec::{MAX_ROOMS, MIN_ROOMS};
use crate::maze::{Generator, Solver};

use super::document::Content;

/// The smallest window in which every screen has room, in logical pixels.
const MIN_WINDOW: (u16, u16) = (640, 400);
/// Some systems end a program that asks for a window far beyond any screen.
const MAX_WINDOW_SIDE: u16 = 16_384;
const FRAMES_A_SECOND: (u16, u16) = (20, 240);
const INTERFACE_PERCENT: (u8, u8) = (75, 200);
const GAME_SPEED_PERCENT: (u8, u8) = (50, 100);
const MAX_PERCENT: u8 = 100;

impl Content for Settings {
    const NAME: &'static str = "settings";
    const ABOUT: &'static str = "what you have set. Change it while the game is closed.";
    const HAS_SUM: bool = false;
}

/// The same settings with every value brought into its range, and the usual generator and solver in
/// place of those that there are not.
///
/// ```
/// use icetea_maze::game::settings::Settings;
/// use icetea_maze::store::sane;
///
/// let settings = Settings { frame_rate: 9999, window: (1, 900), ..Settings::default() };
/// assert_eq!((sane(settings.clone()).frame_rate, sane(settings).window), (240, (640, 900)));
/// ```
#[must_use]
pub fn clamped(mut settings: Settings) -> Settings {
    let (slowest, fastest) = FRAMES_A_SECOND;
    settings.frame_rate = settings.frame_rate.clamp(slowest, fastest);
    let (least, most) = INTERFACE_PERCENT;
    settings.interface_percent = settings.interface_percent.clamp(least, most);
    let (slowest, fastest) = GAME_SPEED_PERCENT;
    settings.game_speed_percent = settings.game_speed_percent.clamp(slowest, fastest);
    settings.bindings = settings.bindings.without_conflicts();
    if !settings.bindings.are_sound() {
        settings.bindings = Bindings::default();
    }
    if settings.solver.parse::<Solver>().is_err() {
        settings.solver = Settings::default().solver;
    }
    let (width, height) = settings.window;
    settings.window =
        (width.clamp(MIN_WINDOW.0, MAX_WINDOW_SIDE), height.clamp(MIN_WINDOW.1, MAX_WINDOW_SIDE));
    let maze = &mut settings.maze;
    maze.width = maze.width.clamp(MIN_ROOMS, MAX_ROOMS);
    maze.height = maze.height.clamp(MIN_ROOMS, MAX_ROOMS);
    maze.loops = maze.loops.min(MAX_PERCENT);
    if maze.generator.parse::<Generator>().is_err() {
        maze.generator = Settings::default().maze.generator;
    }
    settings.versus.tidy();
    settings
}

/// Every field as `mine` has changed it since `base`, or else as `theirs` has it.
macro_rules! merge {
    ($kind:ident { $($field:ident),+ $(,)? }, $base:expr, $mine:expr, $theirs:expr) => {
        $kind { $($field: merge_field(&$base.$field, $mine.$field, $theirs.$field)),+ }
    };
}

fn merge_field<T: PartialEq>(base: &T, mine: T, theirs: T) -> T {
    if mine == *base { theirs } else { mine }
}

/// What one copy of the game has changed since it knew the settings as `base`, and all else as
/// another copy, or a person, has left it.
pub fn merged(base: &Settings, mine: Settings, theirs: Settings) -> Settings {
    let volumes = merge!(
        Volumes { muted, music_percent, effects_percent, interface_percent },
        base.volumes,
        mine.volumes,
        theirs.volumes
    );
    let merged = merge!(
        Settings {
            language,
            look,
            thin_walls,
            frame_rate,
            fullscreen,
            window,
            hud,
            trail,
            ghost,
            reduced_motion,
            high_contrast,
            colour_blind_safe,
            projector,
            way_sounds,
            read_aloud,
            rumble,
            interface_percent,
            camera,
            walking,
            game_speed_percent,
            solver,
            split,
            shared_view,
            lesson_settled,
            flavour,
            versus,
            bindings,
            gamepad,
            volumes,
            maze,
        },
        base,
        mine,
        theirs
    );
    Settings { volumes, ..merged }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::bindings::Command;
    use crate::game::input::Key;
    use crate::game::settings::MazeChoice;

    proptest! {
        #[test]
        fn every_value_is_brought_into_its_range(
            frame_rate in any::<u16>(),
            window in any::<(u16, u16)>(),
            (width, height, loops, until_joined) in any::<(u16, u16, u8, bool)>(),
            seed in any::<String>(),
            (interface_percent, game_speed_percent) in any::<(u8, u8)>(),
            generator in "kruskal|growing-tree:30|[a-z]{1,9}",
        ) {
            let maze = MazeChoice { width, height, seed, generator, revision: None, loops, until_joined, ..MazeChoice::default() };
            let settings = Settings {
                frame_rate, window, interface_percent, game_speed_percent, maze, ..Settings::default()
            };
            let result = clamped(settings.clone());
            prop_assert!((20..=240).contains(&result.frame_rate));
            prop_assert!((75..=200).contains(&result.interface_percent));
            prop_assert!((50..=100).contains(&result.game_speed_percent));
            prop_assert!(result.window.0 >= 640 && result.window.1 >= 400);
            prop_assert!((2..=32_767).contains(&result.maze.width));
            prop_assert!((2..=32_767).contains(&result.maze.height));
            prop_assert!(result.maze.loops <= 100);
            prop_assert!(result.maze.generator.parse::<Generator>().is_ok());
            prop_assert_eq!(&result.maze.seed, &settings.maze.seed);
            prop_assert_eq!(&clamped(result.clone()), &result);
        }
    }

    #[test]
    fn keys_that_get_in_each_others_way_are_the_usual_ones_again() {
        let read = |text: &str| {
            let text = format!("(version: 1, content: (bindings: {{{text}}}))");
            clamped(crate::store::document::read::<Settings>(text.as_bytes()).unwrap()).bindings
        };
        assert_eq!(read("Hint: Q"), Bindings::default());
        assert_eq!(read("Hint: Escape"), Bindings::default());
        assert_eq!(read("Hint: X").key(Command::Hint), Key::X);
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
        assert_eq!(merged(&base, mine.clone(), theirs.clone()), both);
        assert_eq!(merged(&base, theirs.clone(), mine.clone()), both);
        assert_eq!(merged(&base, base.clone(), theirs.clone()), theirs);
        // Whoever comes last is right about what both have changed.
        theirs.volumes.music_percent = 8;
        assert_eq!(merged(&both, mine, theirs.clone()).volumes.music_percent, 8);
    }

    #[test]
    fn what_is_in_range_stays() {
        for (frame_rate, window, side, loops) in
            [(20, (640, 400), 2, 0), (240, (1920, 1200), 32_767, 100)]
        {
            let generator = "growing-tree:30".to_owned();
            let maze =
                MazeChoice { width: side, height: side, generator, loops, ..MazeChoice::default() };
            let settings = Settings { frame_rate, window, maze, ..Settings::default() };
            assert_eq!(clamped(settings.clone()), settings);
        }
    }
}
