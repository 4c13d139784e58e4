//! An endless maze as one line of text: `endless1-233`. It is read as tolerantly as other codes.

use std::fmt;
use std::str::FromStr;

use super::Endless;
use crate::maze::spec::code::parse_seed;
use crate::maze::spec::seed;
use crate::maze::world::{KeptWorld, WorldSpec};
use crate::maze::{Spec, SpecError};

const NAME: &str = "endless";
const REVISIONS: &[u32] = &[1];
/// How the code of a world begins: `world1-31623x31623-1`.
const WORLD: &str = "world1";

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.world() {
            Some(world) => {
                let spec = world.spec();
                write!(f, "{WORLD}-{}x{}-{}", spec.width(), spec.height(), spec.seed())
            }
            None => write!(f, "{NAME}{}-{}", REVISIONS[0], self.seed),
        }
    }
}

impl Endless {
    /// The world that a text names, which may not be open: by a code of its own, or by that of a maze
    /// which is too large to be held.
    ///
    /// ```
    /// use icetea_maze::maze::Endless;
    ///
    /// assert!(Endless::world_named("world1-9x8-7").is_some());
    /// assert!(Endless::world_named("kruskal1-99999x8-7").is_some());
    /// assert!(Endless::world_named("kruskal1-9x8-7").is_none());
    /// ```
    pub fn world_named(text: &str) -> Option<WorldSpec> {
        let plain = seed::plain(text);
        match plain.trim_start().strip_prefix(WORLD) {
            Some(rest) => format!("kruskal1{rest}").parse().ok(),
            None if matches!(plain.parse::<Spec>(), Err(SpecError::Side { .. })) => {
                plain.trim_start().parse().ok()
            }
            None => None,
        }
    }

    /// Whether a text can only be meant as such a code, right or wrong: its name is followed by a
    /// revision or a dash, which no sentence has.
    pub fn is_meant_by(text: &str) -> bool {
        let text = seed::plain(text);
        let rest = text.trim_start().strip_prefix(NAME).map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit()))
    }
}

/// Reads a code, without regard to case and stray spaces.
///
/// ```
/// use icetea_maze::maze::Endless;
///
/// assert_eq!(" ENDLESS1 － 233".parse(), Ok(Endless::new(233)));
/// assert_eq!("endless1-~柠檬茶".parse::<Endless>()?, "endless1-柠檬茶".parse()?);
/// assert!("endless-7".parse::<Endless>().is_err());
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
impl FromStr for Endless {
    type Err = SpecError;

    fn from_str(code: &str) -> Result<Self, SpecError> {
        let code = seed::plain(code);
        let (head, rest) = code.split_once('-').unwrap_or((&code, ""));
        let head: String = head.split_ascii_whitespace().collect();
        if head == WORLD {
            let spec = format!("kruskal1-{rest}").parse::<WorldSpec>();
            let world = spec.ok().and_then(KeptWorld::find);
            return world.map(Self::of_world).ok_or(SpecError::UnknownWorld);
        }
        let Some(revision) = head.strip_prefix(NAME) else {
            return Err(SpecError::Field(head));
        };
        match revision.parse() {
            Ok(number) if REVISIONS.contains(&number) => parse_seed(rest).map(Self::new),
            _ if revision.is_empty() => {
                Err(SpecError::NoRevision { generator: NAME, newest: REVISIONS[0] })
            }
            _ => Err(SpecError::Revision {
                generator: NAME,
                revision: revision.to_owned(),
                known: REVISIONS,
            }),
        }
    }
}
