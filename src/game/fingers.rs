//! Turns fingers on a touch screen into input: a tap or a held finger leads the mouse as a pointer
//! does, drawing across the maze walks as keys would, and two fingers of one player zoom. Each of
//! two players has fingers of their own.

use super::pointer::Pinch;
use super::tuning::{STILL_PIXELS, SWIPE_PIXELS, TOUCH_HOLD_FRAMES, TOUCH_HOLD_SECONDS};
use crate::maze::Direction;

/// A finger in a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    /// Its identity.
    pub id: u64,
    /// Its position, in logical pixels.
    pub at: (f32, f32),
    /// Whether two such fingers zoom.
    pub can_zoom: bool,
    /// The player whose mouse it can walk there, unless something else lies under it.
    pub player: Option<usize>,
    /// Whether that player sits across the table, so that left and right are swapped.
    pub is_across: bool,
}

/// The input from the fingers of a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touched {
    /// Directions in which players begin or cease to walk.
    pub walks: Vec<(usize, Direction, bool)>,
    /// How far to zoom, in notches, while there are two fingers.
    pub notches: Option<f32>,
    /// Where a pointer is held, and whether it was pressed in this frame.
    pub press: Option<((f32, f32), bool)>,
    /// Whether it is still held at the end of the frame.
    pub is_held: bool,
}

/// The most that one frame adds to how long a finger rests: a late frame says nothing about that.
const LONGEST_FRAME_SECONDS: f64 = TOUCH_HOLD_SECONDS / TOUCH_HOLD_FRAMES as f64;

/// The fingers that lie on the screen.
#[derive(Clone, Debug, Default)]
pub struct Fingers {
    held: Vec<Held>,
    pinch: Pinch,
    /// The time of the previous frame.
    seconds: f64,
}

#[derive(Clone, Debug)]
struct Held {
    finger: Finger,
    /// Where the distance of its drawing is measured from.
    from: (f32, f32),
    /// Where it came to rest, and for how long, which counts from the end of the frame in which it
    /// did.
    still: ((f32, f32), Option<f64>),
    does: Does,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Does {
    /// It has just come, and its purpose is still unknown.
    Waits,
    /// It walks a mouse in this direction.
    Walks(Direction),
    /// It is a pointer.
    Leads,
    /// It has finished, or never had an effect.
    Rests,
}

impl Touched {
    /// Adds the input that follows in the same frame. The position of a press is kept, wherever the
    /// finger has gone since.
    pub fn add(&mut self, next: Self) {
        self.walks.extend(next.walks);
        if let Some(notches) = next.notches {
            *self.notches.get_or_insert(0.0) += notches;
        }
        self.press = self.press.filter(|press| press.1).or(next.press);
        self.is_held = next.is_held;
    }
}

impl Fingers {
    /// The time of the previous frame. Movements between two frames count as of then, since how
    /// long a finger rests is known only afterwards.
    pub const fn before(&self) -> f64 {
        self.seconds
    }

    /// The input of a frame at this time in seconds. Where nothing walks, a finger is a pointer at
    /// once.
    pub fn follow(&mut self, fingers: &[Finger], seconds: f64) -> Touched {
        let mut touched = Touched::default();
        let since =
            (seconds - std::mem::replace(&mut self.seconds, seconds)).min(LONGEST_FRAME_SECONDS);
        for held in &mut self.held {
            if since > 0.0 {
                held.still.1 = Some(held.still.1.map_or(0.0, |lain| lain + since));
            }
            match fingers.iter().find(|finger| finger.id == held.finger.id) {
                Some(finger) => held.is_at(finger.at),
                None => held.lift(&mut touched),
            }
        }
        self.held.retain(|held| fingers.iter().any(|finger| finger.id == held.finger.id));
        for &finger in fingers {
            if self.held.iter().all(|held| held.finger.id != finger.id) {
                let does = if finger.player.is_some() { Does::Waits } else { Does::Leads };
                touched.press =
                    touched.press.or((does == Does::Leads).then_some((finger.at, true)));
                self.held.push(Held { finger, from: finger.at, still: (finger.at, None), does });
            }
        }
        let pinching = self.pinching();
        let places = pinching.map(|pair| pair.map(|finger| finger.at));
        touched.notches = self.pinch.follow(places.as_ref().map_or(&[], |pair| &pair[..]));
        let pinches =
            |held: &Held| pinching.is_some_and(|[one, _]| one.player == held.finger.player);
        for held in self.held.iter_mut().filter(|held| pinches(held)) {
            touched.press = touched.press.filter(|(at, _)| *at != held.finger.at);
            held.rest(&mut touched);
        }
        // There is only one pointer, which the finger pressed last controls.
        if let Some((at, true)) = touched.press {
            let leads = |held: &&mut Held| held.does == Does::Leads && held.finger.at != at;
            self.held.iter_mut().filter(leads).for_each(|held| held.rest(&mut touched));
        }
        for held in &mut self.held {
            held.go_on(&mut touched);
        }
        touched
    }

    /// Stops all walking.
    pub fn let_go(&mut self) -> Vec<(usize, Direction, bool)> {
        let mut touched = Touched::default();
        for held in self.held.iter_mut().filter(|held| held.finger.player.is_some()) {
            held.rest(&mut touched);
        }
        touched.walks
    }

    /// The first two fingers of one player that zoom together.
    fn pinching(&self) -> Option<[Finger; 2]> {
        let all: Vec<Finger> =
            self.held.iter().map(|held| held.finger).filter(|finger| finger.can_zoom).collect();
        let mut pairs = all
            .iter()
            .enumerate()
            .flat_map(|(place, &one)| all[place + 1..].iter().map(move |&other| [one, other]));
        pairs.find(|[one, other]| one.player == other.player)
    }
}

impl Held {
    fn is_at(&mut self, at: (f32, f32)) {
        self.finger.at = at;
        if far(between(self.still.0, at)) >= STILL_PIXELS {
            self.still = (at, None);
        }
    }

    /// Ends whatever it did.
    fn rest(&mut self, touched: &mut Touched) {
        self.stop(touched);
        self.does = Does::Rests;
    }

    fn stop(&mut self, touched: &mut Touched) {
        if let (Does::Walks(direction), Some(player)) = (self.does, self.finger.player) {
            touched.walks.push((player, direction, false));
        }
    }

    /// Lifts the finger; if it was there only briefly, that was a tap.
    fn lift(&mut self, touched: &mut Touched) {
        self.stop(touched);
        if self.does == Does::Waits {
            touched.press = Some((self.finger.at, true));
        }
    }

    fn go_on(&mut self, touched: &mut Touched) {
        let Held { finger, from, does, .. } = self;
        let sign = if finger.is_across { -1.0 } else { 1.0 };
        let (across, down) = between(*from, finger.at);
        let drawn = (sign * across, sign * down);
        if matches!(does, Does::Waits | Does::Walks(_)) && far(drawn) >= SWIPE_PIXELS {
            *from = finger.at;
            let (direction, before) = (towards(drawn), *does);
            if let Some(player) = finger.player.filter(|_| before != Does::Walks(direction)) {
                self.stop(touched);
                touched.walks.push((player, direction, true));
                self.does = Does::Walks(direction);
            }
        } else if *does == Does::Waits && self.still.1 >= Some(TOUCH_HOLD_SECONDS) {
            self.does = Does::Leads;
            touched.press = Some((self.finger.at, true));
        }
        if self.does == Does::Leads {
            touched.press = touched.press.or(Some((self.finger.at, false)));
            touched.is_held = true;
        }
    }
}

fn between(from: (f32, f32), to: (f32, f32)) -> (f32, f32) {
    (to.0 - from.0, to.1 - from.1)
}

fn far((across, down): (f32, f32)) -> f32 {
    across.abs().max(down.abs())
}

/// The direction of the longest part of a movement.
fn towards((across, down): (f32, f32)) -> Direction {
    match (across.abs() > down.abs(), across > 0.0, down > 0.0) {
        (true, true, _) => Direction::Right,
        (true, false, _) => Direction::Left,
        (false, _, true) => Direction::Down,
        (false, _, false) => Direction::Up,
    }
}

#[cfg(test)]
mod tests;
