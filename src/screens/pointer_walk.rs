//! Leads the mouse by a pointer: to a place that is reached without a choice or where the mouse has
//! been before, or, while the pointer is held, towards it. A double click makes it run.

mod known_way;

use std::iter::successors;

use crate::game::race::{Race, Runner};
use crate::game::tuning::{
    DOUBLE_CLICK_REACH, DOUBLE_CLICK_TICKS, LEAD_HOLD_TICKS, LEAD_MOST_STRIDES,
};
use crate::game::walker::Steering;
use crate::maze::{Direction, Directions, Tile};
use known_way::KnownWay;

/// The surroundings of a mouse that is led.
#[derive(Clone, Copy, Debug)]
pub(super) struct WalkContext<'a> {
    race: &'a Race,
    pub stride: u16,
    /// The place where it is, or will be at the end of its stride.
    pub here: Tile,
    /// The direction of its present stride.
    pub ahead: Option<Direction>,
    /// Whether a turn at the place it has just left would still be accepted.
    pub may_turn_late: bool,
    pub runner: &'a Runner,
}

impl<'a> WalkContext<'a> {
    /// The surroundings of a runner, in the first runner's maze.
    pub fn of(race: &'a Race, runner: usize) -> Self {
        let (arena, runner) = (&race.arena, race.runner(runner));
        Self {
            race,
            stride: arena.measured.stride_tiles,
            here: runner.destination(),
            ahead: runner.is_walking().then(|| runner.pose(0.0).heading),
            may_turn_late: runner.may_turn_late(),
            runner,
        }
    }

    /// The directions in which the mouse could leave a place.
    pub fn ways(&self, place: Tile) -> Directions {
        self.race.ways(place)
    }

    /// The direction of the next place, if the mouse can break through a wall before it.
    fn wall_before(&self, place: Tile) -> Option<Direction> {
        let walls = self.race.breakable(self.here);
        walls.iter().find(|&way| self.here.go(way, self.stride) == place)
    }

    /// The place nearest to this point, which is in rooms, or in tiles where there are none.
    pub fn place_at(&self, (x, y): (f32, f32)) -> Tile {
        let tile = |rooms: f32, tiles: u16| {
            let number = rooms.max(0.0) as u16;
            let is_of_rooms = self.stride > 1;
            let tile =
                if is_of_rooms { number.saturating_mul(2).saturating_add(1) } else { number };
            tile.min(tiles.saturating_sub(self.stride))
        };
        let grid = self.race.grid();
        Tile::new(tile(x, grid.columns()), tile(y, grid.rows()))
    }
}

/// Where the pointer leads the mouse.
#[derive(Clone, Debug, Default)]
pub(super) struct PointerWalk {
    /// The places to go through, beginning with where the mouse was at the click.
    path: Vec<Tile>,
    /// The way through places where the mouse has been, if it goes there.
    known_way: Option<KnownWay>,
    /// The place that the pointer is held on, and for how many ticks.
    wish: Option<Tile>,
    held_ticks: u32,
    /// The place of the last wish.
    last_wish: Option<Tile>,
    /// The window position of the last click, and for how many ticks a click there still makes it a
    /// double click.
    clicked: Option<((f32, f32), u32)>,
    /// Whether this is the second click of two; it keeps the place of the first.
    is_second: bool,
    /// The direction in which to start running, used up once.
    dash: Option<Direction>,
    /// The wall to break through, as soon as the mouse stands.
    wall: Option<Direction>,
}

/// A click on a place that the mouse cannot be sent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkRefusal {
    /// The place.
    pub place: Tile,
    /// Whether the reason is a choice on the way.
    pub is_behind_fork: bool,
}

impl PointerWalk {
    /// The pointer is held on this place, at this position in the window, in logical pixels.
    pub fn lead(&mut self, mouse: &WalkContext, place: Tile, at: (f32, f32)) {
        if self.wish.is_none() {
            let reach = |(x, y): (f32, f32)| (x - at.0).abs().max((y - at.1).abs());
            let last = self.clicked.replace((at, DOUBLE_CLICK_TICKS));
            self.is_second = last.is_some_and(|(before, _)| reach(before) <= DOUBLE_CLICK_REACH);
            self.held_ticks = 0;
            if self.is_second {
                self.wish = Some(self.last_wish.unwrap_or(place));
                // A mouse that is almost there runs on.
                self.dash = self.direction(mouse).or(mouse.ahead);
            }
        }
        if self.is_second {
            return;
        }
        if self.wish != Some(place) {
            (self.wish, self.last_wish) = (Some(place), Some(place));
            self.path.clear();
            self.known_way = None;
        }
        if self.path.is_empty() && self.known_way.is_none() {
            self.find_way(mouse, place);
        }
    }

    fn find_way(&mut self, mouse: &WalkContext, place: Tile) {
        self.path = way_without_choice(&|at| mouse.ways(at), mouse.stride, mouse.here, place);
        if self.path.is_empty() {
            self.known_way = KnownWay::to(place, mouse);
        }
    }

    /// The pointer is released. A way that was found is followed to its end; a click without a way
    /// breaks through the wall in between, or is refused.
    pub fn let_go(&mut self, mouse: &WalkContext) -> Option<WalkRefusal> {
        let is_click = self.held_ticks < LEAD_HOLD_TICKS && !self.is_second;
        let place = self.wish.take().filter(|&wish| is_click && wish != mouse.here)?;
        let has_way = !self.path.is_empty() || self.known_way.is_some();
        self.wall = mouse.wall_before(place).filter(|_| !has_way);
        (!has_way && self.wall.is_none())
            .then(|| WalkRefusal { place, is_behind_fork: is_behind_fork(mouse, place) })
    }

    /// One tick: the steering by these keys, or else by the pointer. A pressed key cancels the
    /// walk.
    pub fn steer(&mut self, keys: Steering, mouse: &WalkContext) -> Steering {
        self.clicked = self.clicked.and_then(|(at, ticks)| Some((at, ticks.checked_sub(1)?)));
        self.held_ticks = self.held_ticks.saturating_add(1);
        if keys.pressed.is_some() {
            self.forget();
        }
        let direction = self.direction(mouse);
        // A run ends at each choice, but this way is known: run on.
        if self.is_second && self.known_way.is_some() && mouse.ahead.is_none() {
            self.dash = direction;
        }
        // The dash is a turn at the next place, not a late one at the last.
        let dash = self.dash.take_if(|_| !mouse.may_turn_late);
        let wall = self.wall.take_if(|_| mouse.ahead.is_none());
        Steering {
            held: keys.held.or(direction),
            pressed: keys.pressed.or(dash).or(wall),
            run: keys.run || dash.is_some(),
            insists: keys.insists || wall.is_some(),
        }
    }

    /// Cancels the walk.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The direction to leave the mouse's place, or the one where its stride ends.
    fn direction(&mut self, mouse: &WalkContext) -> Option<Direction> {
        let here = mouse.here;
        let next = self.path.iter().position(|&place| place == here).map(|place| place + 1);
        if let Some(next) = next.and_then(|next| self.path.get(next)) {
            return here.direction_towards(*next);
        }
        self.path.clear();
        if let Some(way) = &mut self.known_way {
            way.look_on(mouse);
            if !way.is_over(here) {
                return way.from(here);
            }
            self.known_way = None;
        }
        let wish = self.wish.filter(|&wish| wish != here)?;
        self.find_way(mouse, wish);
        match (self.path.get(1), &self.known_way) {
            (Some(&next), _) => here.direction_towards(next),
            (None, Some(_)) => None,
            (None, None) if self.held_ticks < LEAD_HOLD_TICKS => None,
            (None, None) => towards(mouse.ways(here), here, wish),
        }
    }
}

/// The places along a corridor from one to another, the shorter way if there are two. None if there
/// is a choice in between or the two are the same.
fn way_without_choice(
    ways: &impl Fn(Tile) -> Directions,
    stride: u16,
    from: Tile,
    to: Tile,
) -> Vec<Tile> {
    if from == to {
        return Vec::new();
    }
    let open = ways(from);
    let corridors = Direction::ALL.into_iter().filter(|&direction| open.contains(direction));
    let corridors = corridors.filter_map(|way| corridor(ways, stride, from, to, way));
    corridors.min_by_key(Vec::len).unwrap_or_default()
}

/// The places along the corridor that leaves in this direction, if it leads there.
fn corridor(
    ways: &impl Fn(Tile) -> Directions,
    stride: u16,
    from: Tile,
    to: Tile,
    direction: Direction,
) -> Option<Vec<Tile>> {
    let mut path = vec![from];
    for (place, _) in along(ways, stride, from, direction).take(LEAD_MOST_STRIDES) {
        path.push(place);
        if place == to {
            return Some(path);
        }
    }
    None
}

/// The places of a corridor as far as only one way leads on, each with the direction in which it is
/// entered.
fn along<W: Fn(Tile) -> Directions>(
    ways: &W,
    stride: u16,
    from: Tile,
    direction: Direction,
) -> impl Iterator<Item = (Tile, Direction)> {
    successors(Some((from.go(direction, stride), direction)), move |&(place, came)| {
        let onward = ways(place).without(came.opposite());
        let only = (onward.len() == 1).then(|| onward.nth(0)).flatten()?;
        Some((place.go(only, stride), only))
    })
}

/// Whether there is a way to a place, but with a choice before it.
fn is_behind_fork(mouse: &WalkContext, place: Tile) -> bool {
    let open = mouse.ways(mouse.here);
    let ways = || Direction::ALL.into_iter().filter(|&direction| open.contains(direction));
    let ends_at_fork = |direction| {
        let (end, came) = along(&|at| mouse.ways(at), mouse.stride, mouse.here, direction)
            .take(LEAD_MOST_STRIDES)
            .last()
            .unwrap_or((mouse.here, direction));
        mouse.ways(end).without(came.opposite()).len() > 1
    };
    mouse.race.grid().is_open(place) && ways().any(ends_at_fork)
}

/// The open direction that leads nearest to a place in a straight line, if any leads nearer.
fn towards(ways: Directions, from: Tile, to: Tile) -> Option<Direction> {
    let far = |one: u16, other: u16| i32::from(other) - i32::from(one);
    let (right, down) = (far(from.column, to.column), far(from.row, to.row));
    let across = if right > 0 { Direction::Right } else { Direction::Left };
    let along = if down > 0 { Direction::Down } else { Direction::Up };
    let mut wanted = [(right.abs(), across), (down.abs(), along)];
    wanted.sort_by_key(|&(distance, _)| std::cmp::Reverse(distance));
    wanted
        .into_iter()
        .find(|&(distance, direction)| distance > 0 && ways.contains(direction))
        .map(|(_, direction)| direction)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::text;

    #[test]
    fn a_way_is_gone_round_corners_but_not_past_a_choice() {
        let drawing = "#########\n#S  #   #\n### # # #\n#     #G#\n#########\n";
        let maze = text::read(drawing.as_bytes()).unwrap();
        let path =
            |to| way_without_choice(&|at| maze.grid().open_around(at), 2, Tile::new(1, 1), to);
        let [one, two, three] = [Tile::new(1, 1), Tile::new(3, 1), Tile::new(3, 3)];
        assert_eq!(path(two), [one, two]);
        assert_eq!(path(three), [one, two, three], "round the corner, to the junction");
        assert_eq!(path(Tile::new(1, 3)), [], "behind the junction");
        assert_eq!(path(Tile::new(7, 3)), []);
    }

    #[test]
    fn the_nearer_of_two_open_ways_is_taken_and_none_that_leads_away() {
        let ways = |open: &[Direction]| Directions::of(|direction| open.contains(&direction));
        let (from, to) = (Tile::new(5, 5), Tile::new(9, 3));
        let all = ways(&Direction::ALL);
        assert_eq!(towards(all, from, to), Some(Direction::Right));
        assert_eq!(towards(ways(&[Direction::Up, Direction::Left]), from, to), Some(Direction::Up));
        assert_eq!(towards(ways(&[Direction::Down, Direction::Left]), from, to), None);
        assert_eq!(towards(all, from, from), None);
    }
}
