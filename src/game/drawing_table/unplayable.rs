//! Why what is drawn cannot be played, in terms of the tools.

use super::{TOOLS, Tool};
use crate::game::rules::RuleKind;
use crate::maze::{DraftError, ShapeError};

/// Why what is drawn cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// There are too few of what a tool draws: of what lies in rooms, or of what is between them.
    Missing(&'static Tool),
    /// There are too many of it.
    TooMany(&'static Tool),
    /// The two teapots of a pair are in one row or column.
    TeapotsInLine,
    /// A rule goes only with fewer rooms.
    TooLarge {
        /// A tool of the rule.
        tool: &'static Tool,
        /// The most rooms.
        most: u32,
    },
    /// There are too few or too many sets of rooms for tea.
    Sets,
    /// Its rooms are in this many parts that do not touch.
    Parts(u32),
    /// A rule goes only with all rooms of a rectangle: a tool of the rule.
    Shape(&'static Tool),
    /// The rules of two tools do not go together.
    Apart(&'static Tool, &'static Tool),
    /// It is no maze for another reason.
    NoMaze,
}

/// The first tool of a rule.
pub(super) fn tool_of(rule: RuleKind) -> &'static Tool {
    TOOLS.iter().find(|tool| tool.rule == Some(rule)).unwrap_or(&TOOLS[0])
}

/// What an error in a draft means to who draws.
pub(super) fn unplayable(error: &DraftError) -> Unplayable {
    let of_field = |field: &str| {
        let rule = RuleKind::of_field(field);
        TOOLS.iter().find(|tool| tool.rule == rule && tool.field.is_none())
    };
    let counted = |tool: Option<&'static Tool>, found: u32, least: u32| match tool {
        Some(tool) if found < least => Unplayable::Missing(tool),
        Some(tool) => Unplayable::TooMany(tool),
        None => Unplayable::NoMaze,
    };
    match *error {
        DraftError::Number { letter, found, wanted } => {
            // Letters between rooms have no namesakes in rooms that other tools put there.
            let puts = |tool: &&Tool| tool.letter == Some(letter) || tool.between.contains(&letter);
            counted(TOOLS.iter().find(puts), found, wanted)
        }
        DraftError::Count { field, count, least, .. } => {
            counted(of_field(field), count.into(), least.into())
        }
        DraftError::TooLargeFor { field, most, .. } => RuleKind::of_field(field)
            .map_or(Unplayable::NoMaze, |rule| Unplayable::TooLarge { tool: tool_of(rule), most }),
        DraftError::TeapotsInLine(_) => Unplayable::TeapotsInLine,
        DraftError::Sets { .. } => Unplayable::Sets,
        DraftError::Shape(ShapeError::Parts(parts)) => Unplayable::Parts(parts),
        DraftError::ShapeAnd(field) => RuleKind::of_field(field)
            .map_or(Unplayable::NoMaze, |rule| Unplayable::Shape(tool_of(rule))),
        _ => Unplayable::NoMaze,
    }
}
