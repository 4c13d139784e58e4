//! The map of a world: all of it from far above, any part from as near as one likes, and the way to the
//! cheese from any room.

pub(crate) mod view;

use std::collections::BTreeSet;

use crate::game::aerial::{Aerial, AerialCamera, MapStart};
use crate::game::world_look::{WorldLook, WorldSight};
use crate::game::world_way::WorldWay;
use crate::maze::endless::{NamedWorld, Room};
use crate::maze::world::{KeptWorld, LongestWay};
use crate::screens::prelude::*;

/// The last level on which leaves are looked at one by one: from farther away the file tells enough.
const FARTHEST_LEAF_LEVEL: i32 = 5;
/// How often leaves are looked at before the next check of what is in sight.
const LOOKS_AT_ONCE: usize = 2;
/// From this level on ways are found before leaves are looked at.
const LEVEL_OF_WAYS: f64 = 3.0;
/// How many logical pixels two points of the path are apart at least.
const PATH_POINT: f64 = 2.5;
/// How near a place is seen that was flown to.
const LEVEL_AT_A_PLACE: f64 = -4.5;

/// The map of a world.
#[derive(Clone, Debug)]
pub struct WorldMap {
    /// Which world it is.
    pub world: KeptWorld,
    /// What of it is seen.
    pub camera: AerialCamera,
    /// The room of the mouse.
    pub mouse: Room,
    /// Rooms along its trail.
    pub trail: Arc<[Room]>,
    /// The sight with which the game goes on.
    back_to: Aerial,
    /// The way to the cheese that is shown, as far as it was found.
    pub way: Option<Arc<WorldWay>>,
    /// A room and its distance from the cheese; none if the world is damaged there.
    depth: Option<(Room, Option<u64>)>,
    /// How often something was seen.
    pub looks: u64,
    /// What is being looked at.
    asked: Option<WorldLook>,
    /// The leaves that cannot be seen, since the world is damaged, and whether the way cannot be found.
    damaged: BTreeSet<[u32; 2]>,
    way_is_lost: bool,
    /// The place that was flown to last, unless the player has moved on.
    place: Option<WorldPlace>,
    /// Where the pointer holds the map, and where it is.
    held_at: Option<(f32, f32)>,
    aim: Option<(f32, f32)>,
    is_leaving: bool,
    has_begun: bool,
}

/// A place of a world that one can fly to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorldPlace {
    /// All of it.
    Whole,
    /// Where the mouse is.
    Mouse,
    /// Where the cheese is.
    Cheese,
    /// What lies farthest from the cheese, of all rooms or of those that were measured.
    Farthest,
    /// What lies farthest from there: no two rooms are farther apart.
    OtherEnd,
}

impl WorldPlace {
    /// All places, in the order in which they are flown to.
    pub const ALL: [Self; 5] =
        [Self::Whole, Self::Mouse, Self::Cheese, Self::Farthest, Self::OtherEnd];
}

impl WorldMap {
    /// The map of a world. It begins where the mouse is, and flies to all of the world.
    pub fn new(MapStart { world, mouse, pitch, trail }: MapStart) -> Self {
        let back_to = Aerial { centre: middle(mouse), level: -f64::from(pitch.max(1.0)).log2() };
        Self {
            world,
            camera: AerialCamera::new(world.spec().size(), back_to),
            mouse,
            trail,
            back_to,
            way: None,
            depth: None,
            looks: 0,
            asked: None,
            damaged: BTreeSet::new(),
            way_is_lost: false,
            place: None,
            held_at: None,
            aim: None,
            is_leaving: false,
            has_begun: false,
        }
    }

    /// Flies to a room instead of all of the world.
    #[must_use]
    pub fn at_room(mut self, room: Room) -> Self {
        self.camera.fly(near(room), true);
        self.has_begun = true;
        self
    }

    /// The room in the middle of the window.
    pub fn room(&self) -> Room {
        let sides = self.world.spec().size();
        let now = self.camera.now().centre;
        let [column, row] =
            [0, 1].map(|line| (now[line].floor() as i64).clamp(0, i64::from(sides[line]) - 1));
        Room { column, row }
    }

    /// How many steps the room in the middle is from the cheese, once that is known.
    pub fn depth(&self) -> Option<u64> {
        self.depth.filter(|(room, _)| *room == self.room()).and_then(|(_, depth)| depth)
    }

    /// The place that is seen, or flown to.
    pub const fn place_in_sight(&self) -> Option<WorldPlace> {
        self.place
    }

    /// Whether some of the world cannot be seen, since its file is damaged.
    pub fn is_damaged(&self) -> bool {
        let lacks_depth = self.depth.is_some_and(|(_, depth)| depth.is_none());
        self.way_is_lost || lacks_depth || !self.damaged.is_empty()
    }

    /// The longest path of the world, if that was looked for.
    pub fn longest(&self) -> Option<LongestWay> {
        self.world.survey()?.longest
    }

    /// Where a place is; none if it is not known.
    pub fn room_of(&self, place: WorldPlace) -> Option<Room> {
        let [column, row] = match place {
            WorldPlace::Whole => return None,
            WorldPlace::Mouse => return Some(self.mouse),
            WorldPlace::Cheese => return Some(self.world.goal()),
            WorldPlace::Farthest => match self.longest() {
                Some(longest) => longest.ends[0],
                None => self.world.survey()?.depths.farthest_room(self.world.spec().size())?,
            },
            WorldPlace::OtherEnd => self.longest()?.ends[1],
        };
        Some(Room { column: column.into(), row: row.into() })
    }

    const fn moves_on(&mut self) {
        (self.is_leaving, self.place) = (false, None);
    }

    fn step_through_places(&mut self, by: i8, settings: &Settings) {
        let known: Vec<WorldPlace> = WorldPlace::ALL
            .into_iter()
            .filter(|&place| place == WorldPlace::Whole || self.room_of(place).is_some())
            .collect();
        let here = known.iter().position(|&place| Some(place) == self.place);
        let before = if by < 0 { known.len() - 1 } else { 1 };
        let next = here.map_or(0, |here| (here + before) % known.len());
        self.fly(known[next], settings);
    }

    fn fly(&mut self, place: WorldPlace, settings: &Settings) {
        (self.place, self.is_leaving) = (Some(place), false);
        let to = self.room_of(place).map_or_else(|| self.camera.whole(), near);
        self.camera.fly(to, settings.reduced_motion);
    }

    /// What to look at next, if anything.
    fn wish(&self) -> Option<WorldLook> {
        let world = self.world;
        let way = self.way.as_ref().filter(|_| !self.way_is_lost);
        let is_still = !self.camera.is_flying() && self.held_at.is_none();
        let is_known = self.depth.is_some_and(|(room, _)| room == self.room());
        let room = Some(self.room()).filter(|_| is_still && !is_known);
        let sight = self.camera.goal();
        let [from, to] = sight.corners(self.camera.pane());
        let way_from =
            way.and_then(|way| way.wanted(from, to, PATH_POINT * sight.rooms_per_pixel()));
        // A way is found first where it is seen as a whole: it is what the player has asked for.
        let is_found = way.is_none_or(|way| way.is_whole());
        let waits_for_way = !is_found && sight.level >= LEVEL_OF_WAYS;
        let mut leaves = if waits_for_way { Vec::new() } else { self.leaves_in(sight) };
        let finest = self.finest_of(sight, leaves.len());
        let is_wanted =
            |leaf: &[u32; 2]| world.relief(*leaf, finest).is_none() && !self.damaged.contains(leaf);
        leaves.retain(is_wanted);
        let side = f64::from(world.plan().side);
        let apart = |leaf: &[u32; 2]| {
            let line = |line: usize| (f64::from(leaf[line]) + 0.5) * side - sight.centre[line];
            line(0).hypot(line(1))
        };
        leaves.sort_by(|one, other| apart(one).total_cmp(&apart(other)));
        leaves.truncate(LOOKS_AT_ONCE * world.looks_at_once());
        let is_wanted = room.is_some() || way_from.is_some() || !leaves.is_empty();
        is_wanted.then_some(WorldLook { world, room, way_from, leaves, finest })
    }

    /// How closely the leaves in sight are looked at: a little more closely than they are seen, so that one
    /// may come nearer, but all of them are to be kept.
    fn finest_of(&self, sight: Aerial, leaves: usize) -> u32 {
        let wanted = (sight.level.round() as i32 - 1).max(0).unsigned_abs();
        self.world.finest_for(leaves, wanted)
    }

    /// How closely the leaves in sight are looked at now.
    pub fn finest(&self) -> u32 {
        let sight = self.camera.goal();
        self.finest_of(sight, self.leaves_in(sight).len())
    }

    /// The leaves that are in sight; none from so far that the file tells enough.
    fn leaves_in(&self, sight: Aerial) -> Vec<[u32; 2]> {
        if sight.level.floor() as i32 > FARTHEST_LEAF_LEVEL || !self.world.can_be_seen() {
            return Vec::new();
        }
        let (plan, corners) = (self.world.plan(), sight.corners(self.camera.pane()));
        let [columns, rows] = [0, 1].map(|line| {
            let [from, to] = corners.map(|corner| {
                let leaf = (corner[line] / f64::from(plan.side)).floor();
                leaf.clamp(0.0, f64::from(plan.leaves()[line] - 1)) as u32
            });
            from..=to
        });
        rows.flat_map(|row| columns.clone().map(move |column| [column, row])).collect()
    }

    fn see(&mut self, look: &WorldLook, sight: WorldSight) {
        self.looks += 1;
        self.damaged.extend(sight.damaged);
        if let Some(room) = look.room {
            self.depth = Some((room, sight.depth));
        }
        if let (Some(way), Some(from)) = (&mut self.way, look.way_from) {
            self.way_is_lost = !Arc::make_mut(way).learn(from, sight.way.as_deref());
        }
    }
}

fn middle(room: Room) -> [f64; 2] {
    [room.column, room.row].map(|place| place as f64 + 0.5)
}

fn near(room: Room) -> Aerial {
    Aerial { centre: middle(room), level: LEVEL_AT_A_PLACE }
}

impl ScreenState for WorldMap {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits { moves: true, ..ScreenTraits::at_rest("world-map", KeySet::Play).at_depth(3) }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let settings = &world.settings;
        if !std::mem::replace(&mut self.has_begun, true) {
            self.fly(WorldPlace::Whole, settings);
        }
        for action in &inputs.actions {
            match *action {
                Action::Back | Action::Next if self.is_leaving || settings.reduced_motion => {
                    return vec![Command::Back];
                }
                Action::Back | Action::Next => {
                    self.is_leaving = true;
                    self.camera.fly(self.back_to, false);
                }
                Action::Zoom(notches) => {
                    self.moves_on();
                    let pane = self.camera.pane();
                    let aim = self.aim.take().map_or([0.0; 2], |(x, y)| {
                        [f64::from(x) - pane[0] / 2.0, f64::from(y) - pane[1] / 2.0]
                    });
                    self.camera.zoom(notches, aim);
                }
                Action::Aim(x, y) => self.aim = Some((x, y)),
                Action::Lead(x, y) => {
                    if let Some((from_x, from_y)) = self.held_at.replace((x, y)) {
                        self.camera.pan([from_x - x, from_y - y].map(f64::from));
                        self.moves_on();
                    }
                }
                Action::LeadNoMore => self.held_at = None,
                Action::Home => self.fly(WorldPlace::Whole, settings),
                Action::Confirm => self.step_through_places(1, settings),
                Action::Page(by) => self.step_through_places(by, settings),
                Action::Solve => {
                    self.way_is_lost = false;
                    let shown = self.way.take().is_some();
                    self.way = (!shown).then(|| Arc::new(WorldWay::from(self.room(), self.world)));
                }
                _ => {}
            }
        }
        let held = [inputs.held, inputs.steering[0].held, inputs.steering[1].held];
        if let Some(direction) = held.into_iter().flatten().next() {
            self.moves_on();
            self.camera.glide(match direction {
                Direction::Right => [1.0, 0.0],
                Direction::Down => [0.0, 1.0],
                Direction::Left => [-1.0, 0.0],
                Direction::Up => [0.0, -1.0],
            });
        }
        self.camera.tick();
        if self.is_leaving && !self.camera.is_flying() {
            return vec![Command::Back];
        }
        if self.asked.is_none() {
            self.asked = self.wish();
        }
        Vec::new()
    }

    fn walk_areas(&self, pane: Rect, _: PixelScale) -> Vec<WalkArea> {
        WalkArea::whole(pane, true)
    }

    fn code(&self, _: &Settings) -> Option<String> {
        let named = NamedWorld { spec: self.world.spec(), room: Some(self.room()) };
        Some(named.to_string())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Look(self.asked.clone()?), Purpose::Survey))
    }

    fn fit(&mut self, pane: (f32, f32), _: f32, _: &Settings) {
        self.camera.fit([pane.0, pane.1], self.place == Some(WorldPlace::Whole));
    }

    fn take_response(&mut self, response: Response) {
        if let (Response::Sight(sight), Some(look)) = (response, self.asked.take()) {
            self.see(&look, sight);
        }
    }
}
