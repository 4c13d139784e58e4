//! Errors in the language of the interface: every error that a screen shows has its sentence here.
//! The messages of decoders and of the system are quoted.

use super::lab;
use crate::game::bookmark::BookmarkError;
use crate::game::command::OpenRefusal;
use crate::game::pack::{PACK_MOST_BYTES, PACK_MOST_MAZES, PACK_MOST_ROOMS, PackError, PackFlaw};
use crate::game::replay::{ChallengeError, MOST_CHALLENGE_CHARACTERS, Verdict};
use crate::game::settings::Language;
use crate::game::tuning::{COMPUTER_MOST_ROOMS, FILM_MOST_SIDE_WITH_PANELS};
use crate::game::versus::code::MatchCodeError;
use crate::game::versus::rules::HeadStart;
use crate::maze::bench::MOST_MEMBERS;
use crate::maze::spec::{Dimension, MAX_ROOMS, MIN_ROOMS};
use crate::maze::world::MAX_WORLD_ROOMS;
use crate::maze::{SHAPE_MOST_ROOMS, ShapeError, SpecError};
use crate::words::Words;

/// Why there is no such maze.
pub fn complaint(language: Language, error: &SpecError) -> String {
    let words = &Words::of(language).trouble.maze_code;
    match error {
        SpecError::Side { rooms, .. }
            if (u64::from(MAX_ROOMS)..=MAX_WORLD_ROOMS.into()).contains(rooms) =>
        {
            words.only_worlds.to_owned()
        }
        SpecError::Side { side: Dimension::Width, rooms } => {
            words.width(rooms, MIN_ROOMS, MAX_WORLD_ROOMS)
        }
        SpecError::Side { side: Dimension::Height, rooms } => {
            words.height(rooms, MIN_ROOMS, MAX_WORLD_ROOMS)
        }
        SpecError::Size(text) => words.size(text),
        SpecError::Percent(text) => words.percent(text),
        SpecError::Name(unknown) => match unknown.nearest {
            Some(name) => words.name_like(&unknown.word, name),
            None => words.name(&unknown.word, unknown.known.join(" · ")),
        },
        SpecError::NeverJoined { generator, .. } => words.never_joined(generator),
        SpecError::NeverShaped { generator, .. } => words.never_shaped(generator),
        SpecError::Shape(ShapeError::TooLarge(rooms)) => {
            words.shape_too_large(rooms, SHAPE_MOST_ROOMS)
        }
        SpecError::UnknownWorld => words.unknown_world.to_owned(),
        SpecError::Shape(_) => words.shape.to_owned(),
        SpecError::ShapeAndQuest(field) => words.shape_and_quest(field),
        SpecError::NoRevision { generator, newest } => words.no_revision(generator, newest),
        SpecError::Revision { generator, revision, known } => {
            words.revision(generator, revision, known.last().unwrap_or(&0))
        }
        SpecError::TooLargeForQuest { field, rooms, most } => {
            words.too_large_for_quest(field, rooms, most)
        }
        SpecError::NoRoomsForQuest { field, generator } => {
            words.no_rooms_for_quest(field, generator)
        }
        SpecError::Draft(_) => words.drawn.to_owned(),
        SpecError::NoSeed => words.no_seed.to_owned(),
        SpecError::Missing(_) => words.missing.to_owned(),
        SpecError::TextSeed(text) => words.text_seed(text),
        SpecError::Field(text) => words.field(text),
    }
}

/// Why there is no such match.
pub fn match_complaint(language: Language, error: &MatchCodeError) -> String {
    let words = &Words::of(language).trouble.match_code;
    match error {
        MatchCodeError::Spec(error) => complaint(language, error),
        MatchCodeError::TooLarge { rooms } => words.too_large(rooms, COMPUTER_MOST_ROOMS),
        MatchCodeError::Endless => words.endless.to_owned(),
        MatchCodeError::Quest => words.quest.to_owned(),
        MatchCodeError::WalledOff => words.walled_off.to_owned(),
        MatchCodeError::NoRules => words.no_rules.to_owned(),
        MatchCodeError::Mode(unknown) => match unknown.nearest {
            Some(mode) => words.mode_like(&unknown.word, mode),
            None => words.mode(&unknown.word, unknown.known.join(" · ")),
        },
        MatchCodeError::BestOf(text) => words.best_of(text),
        MatchCodeError::HeadStart(text) => words.head_start(text, HeadStart::MOST_SECONDS),
        MatchCodeError::Speed(text) => words.speed(text),
        MatchCodeError::Ghost => words.ghost.to_owned(),
        MatchCodeError::Snatch => words.snatch.to_owned(),
        MatchCodeError::Field(text) => words.field(text),
    }
}

/// Why a line is not a bookmark.
fn no_bookmark(language: Language, error: &BookmarkError) -> String {
    let words = &Words::of(language).trouble.bookmark;
    match error {
        BookmarkError::Spec(error) => complaint(language, error),
        BookmarkError::Name(unknown) => words.rule(&unknown.word),
        BookmarkError::Operation(error) => lab::complaint(&Words::of(language).lab, error),
        BookmarkError::Step(text) => words.step(text),
        BookmarkError::Maze(code) => words.maze(code, MOST_MEMBERS),
        BookmarkError::Old(text) => words.old(text),
        BookmarkError::Field(text) => words.field(text),
    }
}

/// What is wrong with which line of a pack.
pub(super) fn no_pack(language: Language, error: &PackError) -> String {
    let reason = pack_flaw(language, &error.flaw);
    Words::of(language).trouble.unreadable.pack.line(error.number, &error.line, reason)
}

/// Why a pack cannot have a maze.
fn pack_flaw(language: Language, flaw: &PackFlaw) -> String {
    let words = &Words::of(language).trouble.unreadable.pack;
    match flaw {
        PackFlaw::Beginning => words.beginning.to_owned(),
        PackFlaw::Code(error) => complaint(language, error),
        PackFlaw::TooLarge => words.too_large(PACK_MOST_ROOMS),
        PackFlaw::Twice => words.twice.to_owned(),
        PackFlaw::Damaged => words.damaged.to_owned(),
        PackFlaw::TooLong => words.too_long(PACK_MOST_BYTES / 1000),
        PackFlaw::Count => words.count(PACK_MOST_MAZES),
    }
}

/// Why a maze, a recording or a challenge was refused.
pub fn refusal(language: Language, refusal: &OpenRefusal) -> String {
    let words = &Words::of(language).trouble.challenge;
    match refusal {
        OpenRefusal::Challenge(ChallengeError::SomethingElse) => words.something_else.to_owned(),
        OpenRefusal::Challenge(ChallengeError::Version(version)) => words.version(version),
        OpenRefusal::Challenge(ChallengeError::TooLong) => {
            words.too_long(MOST_CHALLENGE_CHARACTERS)
        }
        OpenRefusal::Challenge(ChallengeError::Broken) => words.broken.to_owned(),
        OpenRefusal::Challenge(ChallengeError::Code(error)) => complaint(language, error),
        OpenRefusal::Untrue(Verdict::Tampered { .. }) => words.tampered.to_owned(),
        // The details are given on the command line, which checks recordings for their own sake.
        OpenRefusal::Untrue(Verdict::Drifts(_) | Verdict::Consistent) => words.untrue.to_owned(),
        OpenRefusal::Bookmark(error) => no_bookmark(language, error),
        OpenRefusal::Link(error) => Words::of(language).trouble.link(complaint(language, error)),
        OpenRefusal::LinkToMatch(error) => {
            Words::of(language).trouble.link(match_complaint(language, error))
        }
        OpenRefusal::Pack(error) => Words::of(language).trouble.no_pack(no_pack(language, error)),
        OpenRefusal::ForPack(flaw) => {
            Words::of(language).trouble.no_pack(pack_flaw(language, flaw))
        }
        OpenRefusal::TooLong => words.unsuited.to_owned(),
        OpenRefusal::TooLargeToFilm => {
            Words::of(language).watch.too_large_to_film(FILM_MOST_SIDE_WITH_PANELS)
        }
        OpenRefusal::Memory(too_little) => {
            Words::of(language).trouble.maze_code.memory(too_little.megabytes())
        }
    }
}
