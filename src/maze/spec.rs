//! Everything that determines a maze, checked once and for all.
//!
//! A [`Spec`] that exists can be built. Its form as one line of text is in [`code`]; where seeds
//! come from is in [`seed`].

pub mod code;
mod error;
mod percent;
mod quest;
pub mod seed;
mod size;
mod stop;

pub use error::{Dimension, SpecError};
pub use percent::Percent;
pub use quest::{QUEST_FIELDS, Quest, QuestField};
pub use size::Size;
pub use stop::StopRule;

use super::{Draft, Generator, Grid, Shape, Tile};

/// The fewest rooms a side of a maze may have.
pub const MIN_ROOMS: u16 = 2;
/// The most rooms a side of a maze may have.
pub const MAX_ROOMS: u16 = 32_767;

/// Size, shape, generator and its revision, stop rule, loops, quest and seed: the same spec gives the
/// same maze, for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    generator: Generator,
    revision: u32,
    size: Size,
    shape: Option<&'static Shape>,
    stop: StopRule,
    loops: Percent,
    quest: Quest,
    seed: u64,
}

impl Spec {
    /// A full maze without loops, by the newest revision of its generator.
    pub const fn new(generator: Generator, size: Size, seed: u64) -> Self {
        let revision = generator.revision();
        let (stop, loops, quest) = (StopRule::Full, Percent::NONE, Quest::NONE);
        Self { generator, revision, size, shape: None, stop, loops, quest, seed }
    }

    /// The maze of a draft.
    pub fn drawn(draft: Draft) -> Self {
        let (size, shape, quest) = (draft.size(), draft.shape(), draft.quest());
        let draft = draft.kept();
        Self { shape, quest, ..Self::new(Generator::Drawn(draft), size, draft.seed()) }
    }

    /// This spec by another revision of its generator, if that exists.
    pub fn with_revision(self, revision: u32) -> Result<Self, SpecError> {
        if self.generator.info().revisions.contains(&revision) {
            return Ok(Self { revision, ..self });
        }
        Err(SpecError::Revision {
            generator: self.generator.name(),
            revision: revision.to_string(),
            known: self.generator.info().revisions,
        })
    }

    /// This spec with the rooms of a shape instead of all of a rectangle, if the generator can do that.
    pub fn with_shape(self, shape: Shape) -> Result<Self, SpecError> {
        self.shaped(shape.kept())
    }

    /// This spec with a shape that is there for good.
    pub(crate) fn shaped(self, shape: &'static Shape) -> Result<Self, SpecError> {
        if self.is_drawn() {
            return Ok(self);
        }
        if !self.generator.can_be_shaped() {
            return Err(SpecError::NeverShaped {
                generator: self.generator.name(),
                others: names_of(Generator::can_be_shaped),
            });
        }
        let is_whole = shape.count() == shape.size().rooms();
        let (size, shape) = (shape.size(), (!is_whole).then_some(shape));
        let shaped = Self { size, shape, ..self };
        shaped.with_quest(self.quest)
    }

    /// A full maze of this size, seed and loops by another generator, and of this shape if it can.
    #[must_use]
    pub fn by(&self, generator: Generator) -> Self {
        let plain = Self::new(generator, self.size, self.seed).with_loops(self.loops);
        let shaped = self.shape.and_then(|shape| plain.shaped(shape).ok());
        shaped.unwrap_or(plain)
    }

    /// This spec with another stop rule, if the generator supports it.
    pub fn with_stop(self, stop: StopRule) -> Result<Self, SpecError> {
        if stop == StopRule::Joined && !self.generator.can_stop_joined() {
            return Err(SpecError::NeverJoined {
                generator: self.generator.name(),
                others: names_of(Generator::can_stop_joined),
            });
        }
        Ok(Self { stop, ..self })
    }

    /// This spec with this share of its dead ends opened up.
    #[must_use]
    pub const fn with_loops(self, loops: Percent) -> Self {
        if self.is_drawn() { self } else { Self { loops, ..self } }
    }

    /// This spec with a quest. An error if the maze is too large for it or has no rooms.
    pub fn with_quest(self, quest: Quest) -> Result<Self, SpecError> {
        if self.is_drawn() {
            return Ok(self);
        }
        let rooms = self.size.rooms();
        if let (Some(_), Some((field, _))) = (self.shape, quest.fields().next()) {
            return Err(SpecError::ShapeAndQuest(field.name));
        }
        for (field, _) in quest.fields() {
            let &QuestField { name: field, most_rooms: most, .. } = field;
            if rooms > most {
                return Err(SpecError::TooLargeForQuest { field, rooms, most });
            }
            if !self.generator.is_of_rooms() {
                let generator = self.generator.name();
                return Err(SpecError::NoRoomsForQuest { field, generator });
            }
        }
        Ok(Self { quest, ..self })
    }

    /// This spec without a quest.
    #[must_use]
    pub fn without_quest(self) -> Self {
        match self.generator.draft() {
            Some(draft) => Self::drawn(draft.without_quest()),
            None => Self { quest: Quest::NONE, ..self },
        }
    }

    /// Whether it is what somebody has drawn, which no stop rule, loops, quest or seed changes.
    pub const fn is_drawn(&self) -> bool {
        self.generator.draft().is_some()
    }

    /// This spec in another size, which must not be larger, and as a rectangle; a drawn one as it is.
    #[must_use]
    pub(crate) const fn with_size(self, size: Size) -> Self {
        if self.is_drawn() { self } else { Self { size, shape: None, ..self } }
    }

    /// This spec with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        if self.is_drawn() { self } else { Self { seed, ..self } }
    }

    /// Another maze like this one, by the newest revision of its generator.
    #[must_use]
    pub const fn another(self, seed: u64) -> Self {
        Self { revision: self.generator.revision(), ..self.with_seed(seed) }
    }

    /// How it is built.
    pub const fn generator(&self) -> Generator {
        self.generator
    }

    /// The revision of its generator's rules.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Which of the rectangle's rooms it has, if not all.
    pub const fn shape(&self) -> Option<&'static Shape> {
        self.shape
    }

    /// Whether it has the room with this number, counted row by row in its rectangle.
    pub fn has_room(&self, number: u32) -> bool {
        self.shape.is_none_or(|shape| shape.contains(self.size.room(number)))
    }

    /// How many rooms it has.
    pub fn rooms(&self) -> u32 {
        self.shape.map_or(self.size.rooms(), Shape::count)
    }

    /// Its rooms with all walls between them standing.
    pub(super) fn closed_grid(&self) -> Grid {
        self.shape.map_or_else(|| self.size.closed_grid(), Shape::closed_grid)
    }

    /// Where the mouse begins.
    pub fn start(&self) -> Tile {
        let shaped = || self.shape.map_or(self.size.start(), Shape::start);
        self.generator.draft().map_or_else(shaped, Draft::start)
    }

    /// Where the cheese lies.
    pub fn goal(&self) -> Tile {
        let shaped = || self.shape.map_or(self.size.goal(), Shape::goal);
        self.generator.draft().map_or_else(shaped, Draft::goal)
    }

    /// When its generator is done.
    pub const fn stop(&self) -> StopRule {
        self.stop
    }

    /// Which share of its dead ends is opened up.
    pub const fn loops(&self) -> Percent {
        self.loops
    }

    /// What the player has to do besides reaching the goal.
    pub const fn quest(&self) -> Quest {
        self.quest
    }

    /// The most memory that building the maze takes for each room, the maze included. Loops need a
    /// list of all dead ends.
    pub const fn bytes_per_room(&self) -> u64 {
        let loops = if self.loops.get() > 0 { 3 } else { 0 };
        self.generator.info().bytes_per_room + loops
    }

    /// The number that determines all its random draws.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

/// The names of the generators that can do something.
fn names_of(can: impl Fn(Generator) -> bool) -> Vec<&'static str> {
    Generator::ALL.into_iter().filter(|&one| can(one)).map(Generator::name).collect()
}
