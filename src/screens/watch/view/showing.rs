//! The moment that is shown: a show at a step, and the parts of the next step that are done.

use std::cell::OnceCell;

use super::woods::{Role, Woods};

use crate::game::theatre::{BuildAct, Climb, Finds, Names, ProgramPart, SearchTelling, SolveAct};
use crate::maze::{BuildPart, Cursor, UnionFind};
use crate::screens::prelude::*;
use crate::screens::watch::Watch;
use crate::words::Words;
use crate::words::sentences::step;

/// A moment of a show, and the language of its texts.
pub struct WatchScene<'a> {
    pub show: &'a Show,
    pub names: Names,
    pub words: &'a Words,
    /// The parts of the next step that are done, the last of them just now.
    pub done: &'a [ProgramPart],
    /// How a depth-first search is described.
    pub telling: SearchTelling,
    /// Whether a question about the next step is to be answered, so that nothing tells it.
    pub is_asked: bool,
    pointed: Option<u32>,
    finds: OnceCell<Option<Finds>>,
}

impl<'a> WatchScene<'a> {
    pub fn new(watch: &'a Watch, show: &'a Show, words: &'a Words) -> Self {
        let pointed = watch.pointed_room();
        let (telling, done) = (watch.telling(), watch.parts_done());
        let is_asked = watch.lecture().is_some_and(|lecture| lecture.question().is_some());
        Self { done, telling, is_asked, pointed, ..Self::of_show(show, words) }
    }

    /// A show at a whole step, with nothing pointed at.
    pub fn of_show(show: &'a Show, words: &'a Words) -> Self {
        let (names, finds) = (Names::of(show), OnceCell::new());
        let telling = SearchTelling::default();
        let is_asked = false;
        Self { show, names, words, done: &[], telling, is_asked, pointed: None, finds }
    }

    /// The finds of this step so far.
    pub fn finds(&self) -> Option<&Finds> {
        let finds = || {
            let build = self.show.build()?;
            let done: Vec<_> = self.done.iter().filter_map(|part| part.step?.build()).collect();
            if self.done.is_empty() { build.finds() } else { Finds::of(&done, build.spec().size()) }
        };
        self.finds.get_or_init(finds).as_ref()
    }

    /// The finds of this step so far, for *a* and then for *b*.
    pub fn climbs(&self) -> impl Iterator<Item = &Climb> {
        self.finds().into_iter().flat_map(Finds::both)
    }

    /// The lines that ran last.
    pub fn cursor(&self) -> Cursor {
        self.done.last().map_or_else(|| self.show.cursor_of(self.telling), |part| part.cursor)
    }

    /// The sentence about it.
    pub fn caption(&self) -> String {
        self.done.last().map_or_else(
            || step::step(self.words, self.show, self.telling),
            |part| step::part(self.words, self.names, part),
        )
    }

    /// The search, if it goes from room to room.
    pub fn search_of_rooms(&self) -> Option<&'a SolveAct> {
        self.show.search().filter(|search| search.rooms.is_some())
    }

    /// The wall that the done parts of the next step are about.
    pub fn wall_ahead(&self) -> Option<Tile> {
        match self.done.first()?.step?.build()? {
            BuildPart::Took { wall } => Some(wall),
            _ => None,
        }
    }

    /// The current parent of a room.
    pub fn parent(&self, forest: &UnionFind, room: u32) -> Option<u32> {
        let halved = self.done.iter().rev().find_map(|part| match part.step?.build()? {
            BuildPart::Halved { hop, .. } if hop.from == room => Some(hop.to),
            _ => None,
        });
        halved.or_else(|| forest.parent(room))
    }

    /// The current forest, if it is shown.
    pub fn woods(&self, build: &BuildAct) -> Option<Woods<'a>> {
        let (forest, size) = (build.forest()?, build.spec().size());
        let tint = |room| build.marks.mark(size.room(room)).tint();
        let numbered = self.names.numbered().map_or(0, Size::rooms);
        Some(Woods {
            parents: (0..forest.members()).map(|room| self.parent(forest, room)).collect(),
            order: build.order.to_vec(),
            sizes: (0..forest.members())
                .map(|room| if build.spec().has_room(room) { forest.size(room) } else { 0 })
                .collect(),
            tints: (0..forest.members()).map(tint).collect(),
            asked: self.climbs().map(|climb| climb.path[0]).collect(),
            climbs: self.climbs().cloned().collect(),
            roles: (0..numbered).map(|room| self.role(room)).collect(),
            is_large: false,
            wants_labels: false,
            member: self.words.watch.room,
            words: &self.words.watch,
        })
    }

    /// The role of a room in this step.
    pub fn role(&self, room: u32) -> Role {
        let finds = self.finds();
        let letter = finds.and_then(|finds| {
            let begins = |climb: &Climb| climb.path[0] == room;
            [("a", &finds.a), ("b", &finds.b)]
                .into_iter()
                .find_map(|(letter, climb)| begins(climb).then_some(letter))
        });
        let is_root = self.climbs().any(|climb| climb.root() == room);
        Role { letter, is_root, is_pointed_at: self.is_pointed_at(room) }
    }

    fn is_pointed_at(&self, room: u32) -> bool {
        let Some(pointed) = self.pointed else { return false };
        let Some(forest) = self.show.build().and_then(BuildAct::forest) else {
            return pointed == room;
        };
        std::iter::successors(Some(pointed), |&room| self.parent(forest, room))
            .any(|one| one == room)
    }
}
