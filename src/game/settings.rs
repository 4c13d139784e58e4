//! What the player has chosen, and what comes back next time.

mod live;

use super::bindings::{Bindings, PadLayout};
use super::journey::Flavour;
use super::versus::player::VersusChoice;
use crate::maze::spec::seed;
use crate::maze::{Generator, Percent, Quest, Size, Solver, Spec, SpecError, StopRule};
pub use live::LiveSettings;

/// Everything that can be set, and the last choices on the title screen.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Settings {
    /// The language of the interface; nothing means the system's.
    pub language: Option<Language>,
    /// How everything is painted.
    pub look: Look,
    /// Walls as thin as in a printed puzzle.
    pub thin_walls: bool,
    /// The most frames a second.
    pub frame_rate: u16,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// The window's size when it does not, in logical pixels.
    pub window: (u16, u16),
    /// Whether time, steps and code are shown while playing.
    pub hud: bool,
    /// Whether paw prints are left behind.
    pub trail: bool,
    /// Whether the best run goes its way again beside the mouse.
    pub ghost: bool,
    /// Nothing moves for show, screens do not fade, and the camera cuts.
    pub reduced_motion: bool,
    /// White on black without gloss and shadows, whatever the look.
    pub high_contrast: bool,
    /// Colours that every eye can tell apart, laid over any look.
    pub colour_blind_safe: bool,
    /// Theatre and laboratory are shown to a hall: large letters, thick lines, no foot.
    pub projector: bool,
    /// Whether places sound like what they are, for who goes by ear.
    pub way_sounds: bool,
    /// Whether the system's voice reads aloud what is shown.
    pub read_aloud: bool,
    /// Whether gamepads shake.
    pub rumble: bool,
    /// How large the interface is.
    pub interface_percent: u8,
    /// How fast the camera follows.
    pub camera: CameraSpeed,
    /// Whether a walking key has to be held down.
    pub walking: Walking,
    /// How fast a game goes.
    pub game_speed_percent: u8,
    /// The name of the solver that auto-solve shows, as on the command line.
    pub solver: String,
    /// How the window is shared out between two players.
    pub split: Split,
    /// Whether two players share one view where the whole maze is seen comfortably.
    pub shared_view: bool,
    /// Whether the first lesson was taken, or is not wanted: then it is not offered again.
    pub lesson_settled: bool,
    /// The flavour of the mouse, once it is earned.
    pub flavour: Flavour,
    /// What was chosen last in the lobby of two players.
    pub versus: VersusChoice,
    /// Which key does what.
    pub bindings: Bindings,
    /// What the buttons of gamepads do in a maze.
    pub gamepad: PadLayout,
    /// How loud everything is.
    pub volumes: Volumes,
    /// The maze that was chosen last.
    pub maze: MazeChoice,
}

/// How loud everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Volumes {
    /// Nothing is heard, however loud it is.
    pub muted: bool,
    /// The tune.
    pub music_percent: u8,
    /// What happens in a maze.
    pub effects_percent: u8,
    /// What the player does in menus.
    pub interface_percent: u8,
}

/// The fields of the maze panel, as they were left: what was typed is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct MazeChoice {
    /// Rooms across.
    pub width: u16,
    /// Rooms down.
    pub height: u16,
    /// The seed as it was typed: a number or any text.
    pub seed: String,
    /// The generator's name, as on the command line.
    pub generator: String,
    /// The revision of the generator's rules, where a code has named another than the newest.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub revision: Option<u32>,
    /// Which share of the dead ends is opened up.
    pub loops: u8,
    /// Whether the generator stops as soon as start and goal are joined, if it can.
    pub until_joined: bool,
    /// Whether there is a second cheese, where a code has said so.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub two_cheeses: bool,
    /// Whether there is a key, where a code has said so.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub locked: bool,
    /// Whether there is a trap, where a code has said so.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub trap: bool,
    /// How many plates there are, where a code has said so.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub plates: Option<u8>,
}

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Language {
    /// English.
    English,
    /// 简体中文.
    Chinese,
}

impl Language {
    /// All of them, in the order in which they can be chosen; the first where the system's is none
    /// of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];
}

/// How everything is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Look {
    /// Warm and light: walls of poured tea on linen.
    #[default]
    IceTea,
    /// Dark, with a lantern.
    Night,
    /// Ink lines on white.
    Paper,
}

/// How fast the camera follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum CameraSpeed {
    /// Slowly.
    Gentle,
    /// As one expects.
    #[default]
    Usual,
    /// At once, nearly.
    Swift,
}

impl CameraSpeed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Usual, Self::Swift];
}

/// What a walking key does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Walking {
    /// The mouse goes on as long as the key is down.
    #[default]
    Hold,
    /// It goes on until there is a wall or another key is tapped.
    Tap,
    /// None is needed: what there is to choose is offered in turn, and one key takes it.
    OneKey,
}

impl Walking {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Hold, Self::Tap, Self::OneKey];
}

/// How the window is shared out between two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Split {
    /// As the window's shape asks for.
    #[default]
    Automatic,
    /// One to the left and one to the right.
    SideBySide,
    /// One above and one below.
    OneAboveTheOther,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            thin_walls: false,
            frame_rate: 60,
            fullscreen: false,
            window: (1280, 720),
            hud: true,
            trail: true,
            ghost: false,
            reduced_motion: false,
            high_contrast: false,
            colour_blind_safe: false,
            projector: false,
            way_sounds: false,
            read_aloud: false,
            rumble: true,
            interface_percent: 100,
            camera: CameraSpeed::default(),
            walking: Walking::default(),
            game_speed_percent: 100,
            solver: Solver::ALL[0].name().to_owned(),
            split: Split::default(),
            shared_view: true,
            lesson_settled: false,
            flavour: Flavour::default(),
            versus: VersusChoice::default(),
            bindings: Bindings::default(),
            gamepad: PadLayout::default(),
            volumes: Volumes::default(),
            maze: MazeChoice::default(),
        }
    }
}

impl Settings {
    /// The solver that auto-solve shows.
    pub fn solver(&self) -> Solver {
        self.solver.parse().unwrap_or(Solver::ALL[0])
    }
}

impl Default for Volumes {
    fn default() -> Self {
        Self { muted: false, music_percent: 60, effects_percent: 80, interface_percent: 60 }
    }
}

impl Default for MazeChoice {
    fn default() -> Self {
        Self {
            width: 30,
            height: 20,
            seed: "233".to_owned(),
            generator: "kruskal".to_owned(),
            revision: None,
            loops: 0,
            until_joined: false,
            two_cheeses: false,
            locked: false,
            trap: false,
            plates: None,
        }
    }
}

impl MazeChoice {
    /// The spec of the choice as it stands.
    pub fn spec(&self) -> Result<Spec, SpecError> {
        let generator: Generator = self.generator.parse()?;
        let size = Size::new(self.width, self.height)?;
        let joined = self.until_joined && generator.can_stop_joined();
        let stop = if joined { StopRule::Joined } else { StopRule::Full };
        let newest = Spec::new(generator, size, seed::parse(&self.seed)?);
        let revised = self.revision.and_then(|revision| newest.with_revision(revision).ok());
        let (has_two_cheeses, is_locked, has_trap) = (self.two_cheeses, self.locked, self.trap);
        let quest =
            Quest { has_two_cheeses, is_locked, has_trap, plates: self.plates.unwrap_or(0) };
        let plain = revised.unwrap_or(newest).with_loops(Percent::new(self.loops)?);
        let plain = plain.with_stop(stop)?;
        Ok(plain.with_quest(quest).unwrap_or(plain))
    }

    /// The code of the choice, which says its seed as it was typed.
    pub fn code(&self) -> Option<String> {
        self.spec().ok().map(|spec| self.code_of(&spec))
    }

    /// The code of a maze, which says the seed of the choice if it grows from that.
    pub fn code_of(&self, spec: &Spec) -> String {
        spec.code_saying(&self.seed)
    }

    /// The choice of the maze of a code, with the seed as it stands there.
    pub fn of_code(code: &str) -> Result<Self, SpecError> {
        let spec: Spec = code.parse()?;
        let choice = Self::of(&spec);
        let said = code.split_once(['~', '～']).map(|(_, seed)| seed.trim());
        let said = said.filter(|seed| seed::parse(seed) == Ok(spec.seed()));
        Ok(Self { seed: said.map_or(choice.seed, str::to_owned), ..choice })
    }

    /// The choice of exactly this maze.
    pub fn of(spec: &Spec) -> Self {
        Self {
            width: spec.size().width(),
            height: spec.size().height(),
            seed: spec.seed().to_string(),
            generator: spec.generator().to_string(),
            revision: Some(spec.revision()).filter(|&one| one != spec.generator().revision()),
            loops: spec.loops().get(),
            until_joined: spec.stop() == StopRule::Joined,
            two_cheeses: spec.quest().has_two_cheeses,
            locked: spec.quest().is_locked,
            trap: spec.quest().has_trap,
            plates: Some(spec.quest().plates).filter(|&count| count > 0),
        }
    }

    /// Another seed, and so a new maze by the newest rules and without a quest.
    pub fn set_seed(&mut self, seed: String) {
        self.seed = seed;
        self.revision = None;
        (self.two_cheeses, self.locked, self.trap, self.plates) = (false, false, false, None);
    }
}

impl Look {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::IceTea, Self::Night, Self::Paper];
}

impl Split {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Automatic, Self::SideBySide, Self::OneAboveTheOther];
}
