//! The kinds by which runs are compared: the size of the maze and how it was built.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::maze::{Generator, Size, Spec};

/// A kind of maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "store",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub enum MazeKind {
    /// Mazes of one size from one generator, whatever their loops and their share of chance.
    Grown {
        /// Their size.
        size: Size,
        /// Their generator; a growing tree stands for all its variants.
        generator: Generator,
    },
    /// Mazes from elsewhere.
    Elsewhere,
}

/// Why a text is no kind of maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a kind of maze: one looks like 30x20 kruskal, or is elsewhere")]
pub struct KindError(String);

const ELSEWHERE: &str = "elsewhere";

impl MazeKind {
    /// The kind of the maze with this code; what was drawn, has a shape or no valid code is from
    /// elsewhere.
    pub fn of(code: &str) -> Self {
        let grown =
            Spec::of_kept(code).ok().filter(|spec| !spec.is_drawn() && spec.shape().is_none());
        grown.map_or(Self::Elsewhere, |spec| Self::grown(spec.size(), spec.generator()))
    }

    fn grown(size: Size, generator: Generator) -> Self {
        let is_same = |one: &Generator| one.name() == generator.name();
        let generator = Generator::ALL.into_iter().find(is_same).unwrap_or(generator);
        Self::Grown { size, generator }
    }

    /// The sort key: small mazes first, those from elsewhere last.
    fn rank(self) -> (bool, u32, u16, Option<usize>) {
        match self {
            Self::Grown { size, generator } => {
                let place = Generator::ALL.iter().position(|&one| one == generator);
                (false, size.rooms(), size.width(), place)
            }
            Self::Elsewhere => (true, 0, 0, None),
        }
    }
}

impl Ord for MazeKind {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for MazeKind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for MazeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grown { size, generator } => write!(f, "{size} {}", generator.name()),
            Self::Elsewhere => f.write_str(ELSEWHERE),
        }
    }
}

impl FromStr for MazeKind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Self, KindError> {
        if text == ELSEWHERE {
            return Ok(Self::Elsewhere);
        }
        let parts = text.split_once(' ');
        let found =
            parts.and_then(|(size, generator)| Some((size.parse().ok()?, generator.parse().ok()?)));
        let (size, generator) = found.ok_or_else(|| KindError(text.to_owned()))?;
        Ok(Self::grown(size, generator))
    }
}

kept_as_text!(MazeKind, KindError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_code_whose_seed_looks_like_rules_to_come_is_of_its_kind() {
        for seed in ["well-known-text", "ice2-7", "cheeses2", "~ice2-7"] {
            assert_eq!(
                MazeKind::of(&format!("prim1-9x6-{seed}")).to_string(),
                "9x6 prim",
                "{seed}"
            );
        }
        assert_eq!(MazeKind::of("prim1-9x6-loops999-7"), MazeKind::Elsewhere);
    }

    #[test]
    fn kinds_read_back_and_are_told_apart_by_size_and_generator_alone() {
        let mut codes = ["2x2", "2x3", "3x2", "30x20", "20x30", "10000x2"];
        codes.sort_by_key(|size| size.parse::<Size>().unwrap().rooms());
        let kinds: Vec<MazeKind> = codes
            .iter()
            .flat_map(|size| {
                Generator::ALL.map(|generator| {
                    let kind = MazeKind::of(&format!("{}1-{size}-7", generator.name()));
                    assert_eq!(kind.to_string(), format!("{size} {}", generator.name()));
                    kind
                })
            })
            .chain([MazeKind::Elsewhere])
            .collect();
        for (place, kind) in kinds.iter().enumerate() {
            assert_eq!(kind.to_string().parse(), Ok(*kind));
            assert_eq!(kinds.iter().filter(|other| *other == kind).count(), 1, "{kind}");
            assert_eq!(kinds.iter().filter(|other| other.cmp(&kind).is_eq()).count(), 1, "{kind}");
            assert!(
                place == 0
                    || kinds[place - 1].rank().1 <= kind.rank().1
                    || *kind == MazeKind::Elsewhere
            );
        }
        let same = ["growing-tree1-8x5-7", "growing-tree1-8x5-random30-joined-loops25-9"];
        assert_eq!(MazeKind::of(same[0]), MazeKind::of(same[1]));
        for elsewhere in ["file-17d37a2aba79fc81", "drawn1-4x3-hv11dd009"] {
            assert_eq!(MazeKind::of(elsewhere), MazeKind::Elsewhere);
        }
    }

    #[test]
    fn what_is_no_kind_is_said_to_be_none() {
        for text in ["", "30x20", "kruskal 30x20", "1x1 kruskal", "30x20 tea", "Elsewhere"] {
            let error = text.parse::<MazeKind>().unwrap_err();
            assert!(error.to_string().contains("one looks like 30x20 kruskal"), "{error}");
        }
    }
}
