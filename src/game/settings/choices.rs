//! What settings can be chosen among.

use std::str::FromStr;

use crate::maze::names::{self, UnknownName};
use crate::maze::spec::MIN_ROOMS;
use crate::maze::spec::seed;
use crate::maze::world::{MAX_WORLD_ROOMS, WorldSpec};
use crate::maze::{
    Generator, Percent, Quest, SHAPE_MOST_ROOMS, Shape, Size, Spec, SpecError, StopRule,
};

/// Declares the languages, each with the folder of its words. A new one comes last: cards of the laboratory
/// count on the order.
macro_rules! languages {
    ($($(#[$about:meta])* $name:ident: $folder:literal),+ $(,)?) => {
        /// A language of the interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
        pub enum Language { $($(#[$about])* $name),+ }

        impl Language {
            /// All of them, in the order in which they can be chosen; the first where the system's
            /// is none of them.
            pub const ALL: [Self; [$($folder),+].len()] = [$(Self::$name),+];

            /// Its code, which is the name of the folder of its words.
            pub const fn folder(self) -> &'static str {
                match self { $(Self::$name => $folder),+ }
            }

            /// Its name on the command line.
            fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name)),+ }
            }
        }

        impl FromStr for Language {
            type Err = UnknownName;

            fn from_str(word: &str) -> Result<Self, UnknownName> {
                let is_named = |one: &Self| one.name().eq_ignore_ascii_case(word);
                let named = Self::ALL.into_iter().find(is_named);
                named.map_or_else(|| names::find("language", word, &Self::ALL, Self::folder), Ok)
            }
        }
    };
}

languages! {
    /// English.
    English: "en",
    /// 简体中文.
    Chinese: "zh",
    /// Deutsch.
    German: "de",
    /// Español.
    Spanish: "es",
    /// Français.
    French: "fr",
    /// Português (Brasil).
    Portuguese: "pt",
    /// Русский.
    Russian: "ru",
    /// Українська.
    Ukrainian: "uk",
    /// 한국어.
    Korean: "ko",
    /// 日本語.
    Japanese: "ja",
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

impl Look {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::IceTea, Self::Night, Self::Paper];
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

impl Split {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Automatic, Self::SideBySide, Self::OneAboveTheOther];
}

/// What a maze has the outline of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Outline {
    /// All rooms are there.
    #[default]
    Rectangle,
    /// A circle.
    Circle,
    /// A heart.
    Heart,
    /// A star with five points.
    Star,
    /// The head of a cat.
    Cat,
    /// A mouse.
    Mouse,
    /// A piece of cheese, with holes.
    Cheese,
    /// A cup with a handle.
    Teacup,
    /// A word of the player's own.
    Word,
    /// A shape that came with a code.
    Own,
}

impl Outline {
    /// Those that can be chosen.
    pub const ALL: [Self; 9] = [
        Self::Rectangle,
        Self::Circle,
        Self::Heart,
        Self::Star,
        Self::Cat,
        Self::Mouse,
        Self::Cheese,
        Self::Teacup,
        Self::Word,
    ];
    /// The most characters of a word.
    pub const MOST_CHARACTERS: usize = 16;
}

/// The fields of the maze panel, as they were left: what was typed is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct MazeChoice {
    /// Rooms across.
    pub width: u32,
    /// Rooms down.
    pub height: u32,
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
    /// The maze's outline.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "is_usual"))]
    pub outline: Outline,
    /// The word that it shows if that is a word.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "is_usual_word"))]
    pub word: String,
    /// The rooms within the outline as they stand in a code: no font decides what a maze is.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub shape: Option<String>,
    /// The code of a drawn maze. It is the choice as long as nothing else was chosen since.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub drawn: Option<String>,
    /// What the maze asks for besides reaching its goal, where a code has said so.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "is_usual"))]
    pub quest: Quest,
    /// The quest as version 0.2 wrote it.
    #[cfg_attr(feature = "store", serde(skip_serializing))]
    pub(crate) two_cheeses: bool,
    #[cfg_attr(feature = "store", serde(skip_serializing))]
    pub(crate) locked: bool,
    #[cfg_attr(feature = "store", serde(skip_serializing))]
    pub(crate) trap: bool,
    #[cfg_attr(feature = "store", serde(skip_serializing))]
    pub(crate) plates: Option<u8>,
}

#[cfg(feature = "store")]
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The word until another is typed.
const USUAL_WORD: &str = "TEA";

#[cfg(feature = "store")]
fn is_usual_word(word: &str) -> bool {
    word == USUAL_WORD
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
            outline: Outline::Rectangle,
            word: USUAL_WORD.to_owned(),
            shape: None,
            drawn: None,
            quest: Quest::NONE,
            two_cheeses: false,
            locked: false,
            trap: false,
            plates: None,
        }
    }
}

impl MazeChoice {
    /// With every value brought into its range, and the usual generator in place of an unknown one.
    pub(super) fn clamped(mut self) -> Self {
        self.width = self.width.clamp(MIN_ROOMS.into(), MAX_WORLD_ROOMS);
        self.height = self.height.clamp(MIN_ROOMS.into(), MAX_WORLD_ROOMS);
        self.loops = self.loops.min(100);
        self.word = self.word.chars().take(Outline::MOST_CHARACTERS).collect();
        if self.generator.parse::<Generator>().is_err() {
            self.generator = Self::default().generator;
        }
        let old = [
            ("cheeses", 2 * u8::from(self.two_cheeses)),
            ("keys", self.locked.into()),
            ("traps", self.trap.into()),
            ("plates", self.plates.unwrap_or_default()),
        ];
        (self.two_cheeses, self.locked, self.trap, self.plates) = (false, false, false, None);
        for (field, count) in old.into_iter().filter(|(_, count)| *count > 0) {
            self.quest = self.quest.with(field, count).unwrap_or(self.quest);
        }
        self
    }

    /// How large the maze is, if it can be held.
    pub fn size(&self) -> Result<Size, SpecError> {
        Size::from_counts(self.width.into(), self.height.into())
    }

    /// The world that was chosen, which is too large to be held.
    pub fn world(&self) -> Option<WorldSpec> {
        let is_plain = self.generator == Generator::Kruskal.to_string()
            && (self.loops, self.until_joined, self.revision) == (0, false, None);
        let seed = seed::parse(&self.seed).ok().filter(|_| is_plain && self.size().is_err())?;
        WorldSpec::new(self.width, self.height, seed).ok()
    }

    /// The spec of the choice as it stands.
    pub fn spec(&self) -> Result<Spec, SpecError> {
        if let Some(spec) = self.drawn_spec() {
            return Ok(spec);
        }
        let generator: Generator = self.generator.parse()?;
        let size = self.size()?;
        let joined = self.until_joined && generator.can_stop_joined();
        let stop = if joined { StopRule::Joined } else { StopRule::Full };
        let newest = Spec::new(generator, size, seed::parse(&self.seed)?);
        let revised = self.revision.and_then(|revision| newest.with_revision(revision).ok());
        let plain = revised.unwrap_or(newest).with_loops(Percent::new(self.loops)?);
        let plain = plain.with_stop(stop)?;
        // A shape belongs to one size.
        let shape = self.shape.as_ref().filter(|_| self.can_be_shaped());
        let shape = shape.and_then(|code| Shape::read(size, code).ok());
        let plain = shape.and_then(|shape| plain.shaped(shape).ok()).unwrap_or(plain);
        Ok(plain.with_quest(self.quest).unwrap_or(plain))
    }

    /// The drawn maze, unless something else was chosen since.
    fn drawn_spec(&self) -> Option<Spec> {
        let spec = Spec::of_kept(self.drawn.as_ref()?).ok()?;
        let still = Self { quest: self.quest, word: self.word.clone(), ..Self::of(&spec) };
        (still == *self).then_some(spec)
    }

    /// The code of the choice, which says its seed as it was typed, or as a number if it is a world.
    pub fn code(&self) -> Option<String> {
        let world = || self.world().map(|world| world.to_string());
        self.spec().ok().map(|spec| self.code_of(&spec)).or_else(world)
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
        if spec.is_drawn() {
            let (width, height) = (spec.size().width().into(), spec.size().height().into());
            let (seed, drawn) = (spec.seed().to_string(), Some(spec.to_string()));
            return Self { width, height, seed, drawn, ..Self::default() };
        }
        Self {
            width: spec.size().width().into(),
            height: spec.size().height().into(),
            seed: spec.seed().to_string(),
            generator: spec.generator().to_string(),
            revision: Some(spec.revision()).filter(|&one| one != spec.generator().revision()),
            loops: spec.loops().get(),
            until_joined: spec.stop() == StopRule::Joined,
            outline: if spec.shape().is_some() { Outline::Own } else { Outline::Rectangle },
            shape: spec.shape().map(|shape| shape.code().to_owned()),
            quest: spec.quest(),
            ..Self::default()
        }
    }

    /// What its shape depends on.
    pub fn outlined(&self) -> (Outline, String, u32, u32) {
        (self.outline, self.word.clone(), self.width, self.height)
    }

    /// The choice of exactly this maze, with the word that was typed.
    #[must_use]
    pub fn taking(&self, chosen: Self) -> Self {
        Self { word: self.word.clone(), ..chosen }
    }

    /// Recomputes `shape` for the current outline, word and size; a shape that came from a code is
    /// dropped when the size no longer fits.
    pub fn reshape(&mut self, shape: impl Fn(Outline, &str, Size) -> Option<Shape>) {
        let size = self.size().ok();
        if self.outline == Outline::Own {
            let code = self.shape.take();
            self.shape =
                code.filter(|code| size.is_some_and(|size| Shape::read(size, code).is_ok()));
            self.outline = if self.shape.is_some() { Outline::Own } else { Outline::Rectangle };
            return;
        }
        let shape = size.and_then(|size| shape(self.outline, &self.word, size));
        self.shape = shape.map(|shape| shape.code().to_owned());
    }

    /// Whether a maze as it is chosen may have a shape.
    pub fn can_be_shaped(&self) -> bool {
        let generator = self.generator.parse::<Generator>();
        let is_small = self.size().is_ok_and(|size| size.rooms() <= SHAPE_MOST_ROOMS);
        generator.is_ok_and(Generator::can_be_shaped) && is_small
    }

    /// Another seed, and so a new maze by the newest rules and without a quest.
    pub fn set_seed(&mut self, seed: String) {
        self.seed = seed;
        self.revision = None;
        self.quest = Quest::NONE;
    }
}
