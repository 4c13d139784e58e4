//! An endless maze as one line of text: `endless1-233`. It is read as tolerantly as other codes.

use std::fmt;
use std::str::FromStr;

use super::{Endless, Room};
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
            Some(world) => NamedWorld { spec: world.spec(), room: None }.fmt(f),
            None => write!(f, "{NAME}{}-{}", REVISIONS[0], self.seed),
        }
    }
}

/// A world that a text names, and perhaps a room of it: `world1-31623x31623-1@1200,34`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedWorld {
    /// Which world it is. It may not be open.
    pub spec: WorldSpec,
    /// The room.
    pub room: Option<Room>,
}

impl fmt::Display for NamedWorld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spec = self.spec;
        write!(f, "{WORLD}-{}x{}-{}", spec.width(), spec.height(), spec.seed())?;
        match self.room {
            Some(Room { column, row }) => write!(f, "@{column},{row}"),
            None => Ok(()),
        }
    }
}

impl NamedWorld {
    /// The world that a text names: by a code of its own, or by that of a maze which is too large to be
    /// held.
    ///
    /// ```
    /// use icetea_maze::maze::endless::NamedWorld;
    ///
    /// assert!(NamedWorld::read("world1-9x8-7").is_some_and(|named| named.room.is_none()));
    /// assert!(NamedWorld::read("world1-9x8-7@3,2").is_some_and(|named| named.room.is_some()));
    /// assert!(NamedWorld::read("kruskal1-99999x8-7").is_some());
    /// assert!(NamedWorld::read("kruskal1-9x8-7").is_none());
    /// assert!(NamedWorld::read("world1-9x8-7@9,2").is_none());
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let plain = seed::plain(text);
        // A seed may be any text.
        let named = plain.rsplit_once('@');
        let named = named.and_then(|(code, room)| Some((code, Some(read_room(room)?))));
        let (code, room) = named.unwrap_or((&plain, None));
        let spec: WorldSpec = match code.trim_start().strip_prefix(WORLD) {
            Some(rest) => format!("kruskal1{rest}").parse().ok()?,
            None if matches!(code.parse::<Spec>(), Err(SpecError::Side { .. })) => {
                code.trim_start().parse().ok()?
            }
            None => return None,
        };
        let has = |room: Room| {
            room.column < i64::from(spec.width()) && room.row < i64::from(spec.height())
        };
        room.is_none_or(has).then_some(Self { spec, room })
    }
}

fn read_room(text: &str) -> Option<Room> {
    let (column, row) = text.split_once(',')?;
    let read = |place: &str| place.trim().parse::<u32>().ok().map(i64::from);
    Some(Room { column: read(column)?, row: read(row)? })
}

impl Endless {
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
