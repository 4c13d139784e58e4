//! Worlds that are open for good, so that a copy of one is small: the world that comes with the game,
//! and those that the player has opened.

use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};

use super::seen::{MOST_BYTES, SeenLeaves};
use super::{Guide, LEAF_SIDE, LeafPlan, Relief, WorldBuild, WorldFile, WorldSpec, WorldSurvey};
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
    /// What was seen from above.
    seen: SeenLeaves,
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
        Self { guide: Mutex::new(Guide::new(file.clone())), seen: SeenLeaves::new(), file }
    }
}

impl KeptWorld {
    /// About how much memory it takes to build one, for each of its leaves.
    pub const BYTES_PER_LEAF: u64 = 4096;

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

    /// What was measured of it.
    pub fn survey(self) -> Option<&'static WorldSurvey> {
        self.0.file.survey()
    }

    /// In which leaves it is.
    pub fn plan(self) -> LeafPlan {
        self.0.file.plan()
    }

    /// How far its farthest parts are from the cheese, or might be if that was not measured.
    pub fn farthest(self) -> u64 {
        self.0.file.farthest()
    }

    /// A leaf from above, if it was [looked at](Self::look) as closely as this or more so.
    pub fn relief(self, leaf: [u32; 2], level: u32) -> Option<Arc<Relief>> {
        self.0.seen.get(leaf, level)
    }

    /// Whether it can be seen from above: in leaves of the usual side, as all files of worlds are but forged
    /// ones.
    pub fn can_be_seen(self) -> bool {
        self.plan().side == LEAF_SIDE
    }

    /// Looks at leaves from above, which takes as long as a few frames; best at
    /// [this number](Self::looks_at_once) at once. Returns those that are damaged.
    pub fn look(self, leaves: &[[u32; 2]], finest: u32) -> Vec<[u32; 2]> {
        self.0.seen.look(&self.0.file, leaves, finest)
    }

    /// How many leaves are best looked at at once.
    pub fn looks_at_once(self) -> usize {
        SeenLeaves::at_once(&self.0.file)
    }

    /// The finest level of detail, `wanted` or coarser, at which `leaves` leaves fit into memory
    /// together.
    pub fn finest_for(self, leaves: usize, wanted: u32) -> u32 {
        let bytes = |&finest: &u32| SeenLeaves::bytes_of_leaf(self.plan().side, finest);
        let fits = |finest: &u32| leaves.saturating_mul(bytes(finest)) < MOST_BYTES / 8 * 7;
        (wanted..u32::BITS).find(fits).unwrap_or(wanted)
    }

    /// Whether both are the same file, not only the same world.
    pub fn is_same_file(self, other: Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }

    /// Goes on to find out how far a room is from the cheese, for as long as a few frames. Returns whether
    /// that is known now; none if there is no such room, or the world is damaged.
    pub fn approach(self, room: Room) -> Option<bool> {
        self.0.seen.approach(&self.0.file, self.place(room)?).ok()
    }

    /// How many steps a room is from the cheese; none if it has no such room, or is damaged.
    pub fn depth(self, room: Room) -> Option<u64> {
        self.0.seen.depth(&self.0.file, self.place(room)?).ok()
    }

    /// Drops what was seen of all worlds from above, which takes memory.
    pub fn forget_what_was_seen() {
        let own = Self::own().map(|own| own.0);
        own.into_iter().chain(OPEN.all()).for_each(|world| world.seen.forget());
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

    /// The next steps from a room towards the cheese, at most `steps`; none if the world is damaged there.
    pub fn way(self, room: Room, steps: usize) -> Option<Vec<Direction>> {
        let mut way = Vec::new();
        let walked = held(&self.0.guide).walk(self.place(room)?, |direction| {
            way.push(direction);
            way.len() < steps
        });
        walked.is_ok().then_some(way)
    }

    /// The room that is `steps` steps nearer to the cheese, or that of the cheese.
    pub fn room_towards_goal(self, room: Room, steps: u32) -> Option<Room> {
        let way = self.way(room, steps as usize)?;
        Some(way.into_iter().fold(room, Room::step))
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
