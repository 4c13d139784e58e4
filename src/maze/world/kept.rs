//! Worlds that are open for good, so that a copy of one is small: the world that comes with the game,
//! and those that the player has opened.

use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};

use super::{Depths, Guide, LeafPlan, WorldBuild, WorldFile, WorldSpec};
use crate::maze::endless::Room;
use crate::maze::for_good::ForGood;
use crate::maze::generate::all_threads;
use crate::maze::generate::squares::held;
use crate::maze::{Direction, Grid, ProgressFn, Size, report};

/// A world that is open for good.
#[derive(Clone, Copy)]
pub struct KeptWorld(&'static OpenWorld);

struct OpenWorld {
    file: Arc<WorldFile>,
    guide: Mutex<Guide>,
}

static OPEN: ForGood<OpenWorld> = ForGood::new();

/// The world that comes with the game, of 10⁹ rooms.
static OWN: &[u8] = include_bytes!("../../../assets/worlds/own.maze");

/// One file is opened once; one that was measured meanwhile is another.
impl PartialEq for OpenWorld {
    fn eq(&self, other: &Self) -> bool {
        self.file.bytes() == other.file.bytes()
    }
}

impl PartialEq for KeptWorld {
    fn eq(&self, other: &Self) -> bool {
        self.spec() == other.spec()
    }
}

impl Eq for KeptWorld {}

impl std::hash::Hash for KeptWorld {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.spec().hash(state);
    }
}

impl fmt::Debug for KeptWorld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.file.fmt(f)
    }
}

impl OpenWorld {
    fn new(file: WorldFile) -> Self {
        let file = Arc::new(file);
        Self { guide: Mutex::new(Guide::new(file.clone())), file }
    }
}

impl KeptWorld {
    /// Keeps a world open.
    pub fn keep(file: WorldFile) -> Self {
        Self(OPEN.keep(OpenWorld::new(file)))
    }

    /// The world that comes with the game.
    pub fn own() -> Option<Self> {
        static KEPT: OnceLock<Option<KeptWorld>> = OnceLock::new();
        let opened = || Some(Self(Box::leak(Box::new(OpenWorld::new(WorldFile::open(OWN).ok()?)))));
        *KEPT.get_or_init(opened)
    }

    /// The world with this size and seed, if it comes with the game or has been opened.
    pub fn find(spec: WorldSpec) -> Option<Self> {
        let own = Self::own().filter(|own| own.spec() == spec);
        own.or_else(|| OPEN.find(|world| world.file.spec() == spec).map(Self))
    }

    /// Builds a world and keeps it open. None if the caller gives up.
    pub async fn built(spec: WorldSpec, on_progress: ProgressFn<'_>) -> Option<Self> {
        let mut build = WorldBuild::new(LeafPlan::new(spec));
        if !report(on_progress, 0.0).await || !build.go_on(all_threads(), on_progress).await {
            return None;
        }
        let mut bytes = Vec::new();
        build.finish().ok()?.write(&mut bytes).ok()?;
        WorldFile::open(bytes).ok().map(Self::keep)
    }

    /// Which world it is.
    pub fn spec(self) -> WorldSpec {
        self.0.file.spec()
    }

    /// How far its parts are from the cheese, if that was measured.
    pub fn depths(self) -> Option<&'static Depths> {
        self.0.file.depths()
    }

    /// How many steps it is from start to cheese.
    pub fn steps(self) -> u64 {
        self.0.file.steps()
    }

    /// The room of the cheese.
    pub fn goal(self) -> Room {
        let [column, row] = self.spec().goal().map(i64::from);
        Room { column, row }
    }

    /// Whether it has this room.
    pub fn has(self, room: Room) -> bool {
        self.place(room).is_some()
    }

    fn place(self, room: Room) -> Option<[u32; 2]> {
        let [width, height] = self.spec().size();
        let column = u32::try_from(room.column).ok().filter(|&column| column < width)?;
        let row = u32::try_from(room.row).ok().filter(|&row| row < height)?;
        Some([column, row])
    }

    /// The room so many steps nearer to the cheese, or that of the cheese.
    pub fn room_towards_goal(self, room: Room, steps: u32) -> Option<Room> {
        let [column, row] = self.place(room)?;
        let (mut at, mut left) = (room, steps);
        let walked = held(&self.0.guide).walk([column, row], |direction| {
            at = match direction {
                Direction::Right => at.beside(1, 0),
                Direction::Down => at.beside(0, 1),
                Direction::Left => at.beside(-1, 0),
                Direction::Up => at.beside(0, -1),
            };
            left -= 1;
            left > 0
        });
        walked.is_ok().then_some(at)
    }

    /// This many rooms, from `origin` to the right and down; nothing lies beyond the world. None if the
    /// caller gives up, or if the file is damaged there.
    pub async fn cut_while(
        self,
        origin: Room,
        size: Size,
        on_progress: ProgressFn<'_>,
    ) -> Option<Grid> {
        let leaves = self.0.file.leaves_of(origin, size);
        for (number, &leaf) in leaves.iter().enumerate() {
            if !report(on_progress, number as f64 / leaves.len() as f64).await {
                return None;
            }
            held(&self.0.guide).leaf(leaf).ok()?;
        }
        if !report(on_progress, 1.0).await {
            return None;
        }
        held(&self.0.guide).cut(origin, size).ok()
    }
}
