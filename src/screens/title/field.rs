//! The fields of the maze panel, with their controls.

use crate::game::form::{Control, ControlKind, Letters};
use crate::game::settings::{Look, MazeChoice, Outline, Settings};
use crate::maze::spec::{Dimension, MIN_ROOMS, seed};
use crate::maze::world::MAX_WORLD_ROOMS;
use crate::maze::{Endless, Generator, Percent, Spec, SpecError};

/// A field of the maze panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleField {
    /// The usual sizes.
    Preset,
    /// Rooms across.
    Width,
    /// Rooms down.
    Height,
    /// The seed.
    Seed,
    /// Whether the fields below are shown.
    All,
    /// The generator.
    Generator,
    /// The share of dead ends that is opened up.
    Loops,
    /// How everything is painted.
    Look,
    /// The maze's outline.
    Shape,
    /// The word that the outline is.
    Word,
}

/// The usual sizes: the number of rooms on either side.
pub const PRESETS: [u32; 5] = [10, 20, 30, 50, 100];

impl TitleField {
    /// All fields, from top to bottom.
    pub const ALL: [Self; 10] = [
        Self::Preset,
        Self::Width,
        Self::Height,
        Self::Seed,
        Self::All,
        Self::Generator,
        Self::Loops,
        Self::Look,
        Self::Shape,
        Self::Word,
    ];

    /// Those that are shown.
    pub fn shown(settings: &Settings) -> &'static [Self] {
        let maze = &settings.maze;
        let last = match (settings.all_choices, maze.outline) {
            (false, _) => Self::All,
            (true, Outline::Word) if maze.can_be_shaped() => Self::Word,
            (true, _) => Self::Shape,
        };
        &Self::ALL[..=last.place()]
    }

    /// The index in [`TitleField::ALL`].
    pub const fn place(self) -> usize {
        self as usize
    }
}

/// How many characters a seed may have.
const MOST_SEED_CHARACTERS: usize = 40;
/// The change by an arrow of the share of dead ends, in percent.
const LOOPS_STEP: u32 = 5;

impl TitleField {
    /// The control of this field with its present value.
    pub fn control(self, settings: &Settings) -> Control<Settings> {
        let maze = &settings.maze;
        match self {
            Self::Preset => Control::scale(PRESETS, maze.width, |settings: &mut Settings, side| {
                (settings.maze.width, settings.maze.height) = (side, side);
            })
            .shown_as(ControlKind::Chips)
            .only_if(maze.width == maze.height),
            Self::Width => side(Dimension::Width, maze.width, |maze| &mut maze.width),
            Self::Height => side(Dimension::Height, maze.height, |maze| &mut maze.height),
            Self::Seed => {
                let write = |settings: &mut Settings, text: &str| {
                    let seed = if Endless::is_meant_by(text) {
                        text.parse::<Endless>()?.seed().to_string()
                    } else if Spec::is_meant_by(text) {
                        text.parse::<Spec>().map(|_| text.to_owned())?
                    } else {
                        seed::parse(text).map(|_| text.to_owned())?
                    };
                    settings.maze.set_seed(seed);
                    Ok(())
                };
                // The arrows lead to the next seed and to the previous one.
                let turn = |settings: &mut Settings, by| {
                    let seed = seed::parse(&settings.maze.seed).unwrap_or_default();
                    settings.maze.set_seed(seed.wrapping_add_signed(by).to_string());
                };
                let letters = Letters::InPlace(MOST_SEED_CHARACTERS);
                Control::one_of([-1, 0, 1], 0, turn).shown_as(ControlKind::Text).typed(
                    maze.seed.clone(),
                    letters,
                    write,
                )
            }
            Self::All => Control::switch(settings.all_choices, |settings: &mut Settings, all| {
                settings.all_choices = all;
            }),
            Self::Generator => {
                let is_it = |one: &Generator| one.name() == maze.generator;
                let present = Generator::ALL.into_iter().find(is_it).unwrap_or(Generator::ALL[0]);
                let set = |settings: &mut Settings, generator: Generator| {
                    settings.maze.generator = generator.to_string();
                    settings.maze.revision = None;
                    settings.maze.until_joined = false;
                };
                Control::one_of(Generator::ALL, present, set)
            }
            Self::Loops => {
                let share = u32::from(maze.loops);
                let set = |settings: &mut Settings, share| settings.maze.loops = share as u8;
                let write = |settings: &mut Settings, text: &str| {
                    if let Ok(number) = text.parse::<u64>() {
                        let share = u8::try_from(number)
                            .map_err(|_| SpecError::Percent(text.to_owned()))
                            .and_then(Percent::new)?;
                        settings.maze.loops = share.get();
                    }
                    Ok(())
                };
                Control::number([0, 100], LOOPS_STEP, share, set)
                    .typed(share.to_string(), Letters::Digits, write)
                    .shown_as(ControlKind::Slider)
            }
            Self::Look => {
                let set = |settings: &mut Settings, look| settings.look = look;
                Control::one_of(Look::ALL, settings.look, set).shown_as(ControlKind::Chips)
            }
            Self::Shape if !maze.can_be_shaped() => {
                let set = |_: &mut Settings, _| {};
                Control::one_of([Outline::Rectangle], Outline::Rectangle, set).closed()
            }
            Self::Shape => {
                let set = |settings: &mut Settings, outline| settings.maze.outline = outline;
                let outlines = Control::one_of(Outline::ALL, maze.outline, set);
                // Whoever has chosen a word types it.
                if maze.outline == Outline::Word { word(outlines, maze) } else { outlines }
            }
            Self::Word => word(Control::plain(ControlKind::Text), maze),
        }
    }
}

/// A control that takes a word for the maze's outline.
fn word(control: Control<Settings>, maze: &MazeChoice) -> Control<Settings> {
    let write = |settings: &mut Settings, text: &str| {
        text.clone_into(&mut settings.maze.word);
        Ok(())
    };
    control.typed(maze.word.clone(), Letters::InPlace(Outline::MOST_CHARACTERS), write)
}

/// The control for the rooms on a side, which are those of a world if there are too many for a maze.
fn side(side: Dimension, rooms: u32, of: fn(&mut MazeChoice) -> &mut u32) -> Control<Settings> {
    let least = u32::from(MIN_ROOMS);
    let set = move |settings: &mut Settings, rooms| *of(&mut settings.maze) = rooms;
    let write = move |settings: &mut Settings, text: &str| {
        if let Ok(rooms) = text.parse::<u64>() {
            let fitting = u32::try_from(rooms).ok();
            let fitting = fitting.filter(|rooms| (least..=MAX_WORLD_ROOMS).contains(rooms));
            *of(&mut settings.maze) = fitting.ok_or(SpecError::Side { side, rooms })?;
        }
        Ok(())
    };
    Control::number([least, MAX_WORLD_ROOMS], 1, rooms, set).typed(
        rooms.to_string(),
        Letters::Digits,
        write,
    )
}
