//! What is uncertain about a file that was read, and why another one cannot be read.

use super::Language;
use super::trouble::no_pack;
use crate::game::replay::RecordingError;
use crate::game::request::Unreadable;
use crate::game::told_run::ToldRunError;
#[cfg(feature = "images")]
use crate::maze::picture::PictureError;
use crate::maze::text::{Place, TextError, shown};
use crate::maze::world::WorldError;
use crate::maze::{Doubt, MAX_SIDE, ReadError, Warning, visible};
use crate::words::{TroubleAssumedWords, TroubleUnreadableWords, Words};

/// What had to be assumed to read a file, if anything had.
pub fn assumed(language: Language, warnings: &[Warning]) -> String {
    let sentences: Vec<String> =
        warnings.iter().map(|warning| self::warning(language, warning)).collect();
    Words::of(language).trouble.files.assumed(sentences.join("; "))
}

/// Why a file may not be a maze, and what else had to be assumed.
pub fn doubted(language: Language, doubts: &[Warning]) -> String {
    let words = &Words::of(language).trouble;
    let reasons: Vec<String> = doubts
        .iter()
        .map(|warning| match warning {
            Warning::NoMaze(doubt) => self::doubt(&words.assumed, *doubt),
            other => self::warning(language, other),
        })
        .collect();
    words.files.doubted(reasons.join("; "))
}

fn doubt(words: &TroubleAssumedWords, doubt: Doubt) -> String {
    match doubt {
        Doubt::OneTile => words.one_tile.to_owned(),
        Doubt::NoWay => words.no_way.to_owned(),
        Doubt::OnlyWalls => words.only_walls.to_owned(),
        Doubt::Parts => words.parts.to_owned(),
        Doubt::OpenBorder(percent) => words.open_border(percent),
        Doubt::MostlyWall(percent) => words.mostly_wall(percent),
    }
}

/// One thing that had to be assumed.
pub fn warning(language: Language, warning: &Warning) -> String {
    let words = &Words::of(language).trouble.assumed;
    visible(&match warning {
        &Warning::NoMaze(doubt) => words.no_maze(self::doubt(words, doubt)),
        Warning::NoGoalMark => words.no_goal_mark.to_owned(),
        Warning::NoStartMark => words.no_start_mark.to_owned(),
        Warning::Exchanged => words.exchanged.to_owned(),
        Warning::InsideOut => words.inside_out.to_owned(),
        Warning::WallByBorder(wall) => words.wall_by_border(wall),
        Warning::BlankWallByBorder => words.blank_wall_by_border.to_owned(),
        Warning::PerhapsWide => words.perhaps_wide.to_owned(),
        Warning::Unjoined => words.unjoined.to_owned(),
        Warning::ShortLine(line) => words.short_line(line),
        Warning::EmptyLine(line) => words.empty_line(line),
        Warning::LeftOut(line) => words.left_out(line),
        Warning::OtherSize { line, claimed, columns, rows } => {
            words.other_size(line, claimed, columns, rows)
        }
        Warning::FirstOfSeveral => words.first_of_several.to_owned(),
        Warning::FloorBelowMark => words.floor_below_mark.to_owned(),
        Warning::NumberedEnds => words.numbered_ends.to_owned(),
        Warning::PlacesAs { row_first: true } => words.row_first.to_owned(),
        Warning::PlacesAs { row_first: false } => words.column_first.to_owned(),
        Warning::ManyOpenings(count) => words.many_openings(count),
        Warning::Margin { left, top, right, bottom } => words.margin(left, top, right, bottom),
        Warning::LightWalls => words.light_walls.to_owned(),
        Warning::Lines { wall, room } => words.lines(format!("{wall:.1}"), format!("{room:.1}")),
        Warning::Fractional(pixels) => words.fractional(format!("{pixels:.2}")),
        &Warning::Spot { hue, is_start: true } => words.start(words.hues.of(hue)),
        &Warning::Spot { hue, is_start: false } => words.goal(words.hues.of(hue)),
        Warning::Misfit(percent) => words.misfit(percent),
    })
}

/// Why a file cannot be opened.
pub fn unreadable(language: Language, file: &str, why: &Unreadable) -> String {
    let trouble = &Words::of(language).trouble;
    let words = &trouble.unreadable;
    let reason = match why {
        Unreadable::Recording(RecordingError::Version(version)) => words.version(version),
        Unreadable::Recording(RecordingError::Line { number, .. }) => words.recording(number),
        Unreadable::Recording(_) | Unreadable::ToldRun(ToldRunError::NoText) => {
            words.damaged.to_owned()
        }
        Unreadable::ToldRun(ToldRunError::Version(version)) => words.version(version),
        Unreadable::ToldRun(ToldRunError::Line { number, .. }) => words.recording(number),
        Unreadable::ToldRun(ToldRunError::Unfit(_)) => words.unfit.to_owned(),
        Unreadable::World(WorldError::Newer(version)) => words.version(version),
        Unreadable::World(_) => words.damaged.to_owned(),
        Unreadable::Card(error) => words.card(error.number, &error.line),
        Unreadable::Pack(error) => no_pack(language, error),
        Unreadable::Maze(ReadError::Text(error)) => text(words, error),
        #[cfg(feature = "images")]
        Unreadable::Maze(ReadError::Picture(error)) => picture(words, error),
        #[cfg(feature = "images")]
        Unreadable::Maze(ReadError::ForeignPicture { kind }) => words.foreign_picture(kind),
    };
    visible(&trouble.files.cannot_read(file, reason))
}

fn text(words: &TroubleUnreadableWords, error: &TextError) -> String {
    let at = |place: &Place, what: String| words.at(place.line, place.column, what);
    match error {
        TextError::Empty => words.empty.to_owned(),
        TextError::Encoding { place, encoding } => at(place, words.encoding(encoding)),
        TextError::Unexpected { place, found, .. } => {
            let found = shown(*found).unwrap_or_else(|| words.blank.to_owned());
            at(place, words.unexpected(found))
        }
        TextError::NeitherZeroNorOne { place, found } => at(place, words.unexpected(found)),
        TextError::Abbreviated { place } => at(place, words.abbreviated("...")),
        TextError::SeveralLists { .. } => words.several_lists.to_owned(),
        TextError::TwoStarts { .. } => words.two_starts.to_owned(),
        TextError::TooLarge { columns, rows } => words.too_large(columns, rows, MAX_SIDE),
        TextError::CutTitle | TextError::CutOff { .. } => words.damaged.to_owned(),
        TextError::Memory(too_little) => words.memory(too_little.megabytes()),
        TextError::NoOpenTile => words.no_open_tile.to_owned(),
        TextError::Maze(_) => words.ends.to_owned(),
    }
}

#[cfg(feature = "images")]
fn picture(words: &TroubleUnreadableWords, error: &PictureError) -> String {
    match error {
        PictureError::TooManyPixels { width, height } => words.too_many_pixels(width, height),
        PictureError::TooManyTiles { columns, rows, .. } => {
            words.too_large(columns, rows, MAX_SIDE)
        }
        PictureError::SecondPngStart { .. } => words.two_starts.to_owned(),
        PictureError::NoWalls => words.no_walls.to_owned(),
        PictureError::NoTiles => words.no_tiles.to_owned(),
        PictureError::NoOpenTile => words.no_open_tile.to_owned(),
        PictureError::NoMaze(_) | PictureError::Shape(_) | PictureError::TooManyGoals => {
            words.ends.to_owned()
        }
        PictureError::Svg { line, column, .. } => words.at(line, column, words.no_part),
        PictureError::Memory(too_little) => words.memory(too_little.megabytes()),
        PictureError::NotPng
        | PictureError::PngHeader { .. }
        | PictureError::PngRow { .. }
        | PictureError::PngEnd { .. }
        | PictureError::HollowPng { .. }
        | PictureError::PnmHeader { .. }
        | PictureError::ShortPnm { .. }
        | PictureError::Xml { .. } => words.damaged.to_owned(),
    }
}
