//! Fingers on a screen become what a player asks for: a tap and a finger that is held lead the mouse
//! as a pointer does, one that is drawn across the maze walks it as keys would, and two of one player
//! bring the view closer or farther. Each of two players has fingers of their own.

use super::pointer::Pinch;
use super::tuning::{SWIPE_PIXELS, TOUCH_HOLD_SECONDS};
use crate::maze::Direction;

/// A finger in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    /// Which one.
    pub id: u64,
    /// Where it is, in logical pixels.
    pub at: (f32, f32),
    /// Whether two of them bring the view closer or farther.
    pub can_zoom: bool,
    /// Whose mouse it can walk there, unless something else lies under it.
    pub player: Option<usize>,
    /// Whether that player sits across: what they draw to their right goes left on the screen.
    pub is_across: bool,
}

/// What the fingers of a frame come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touched {
    /// Directions in which players walk from now on, or no longer.
    pub walks: Vec<(usize, Direction, bool)>,
    /// How far a wheel is turned, in notches, while there are two fingers.
    pub notches: Option<f32>,
    /// Where a pointer is held, and whether that has only begun.
    pub press: Option<((f32, f32), bool)>,
    /// Whether it is still held at the end of the frame.
    pub is_held: bool,
}

/// What a frame counts for at the most in how long a finger lies: one that is late tells nothing.
const LONGEST_FRAME_SECONDS: f64 = 0.1;

/// The fingers that lie on the screen.
#[derive(Clone, Debug, Default)]
pub struct Fingers {
    held: Vec<Held>,
    pinch: Pinch,
    /// When the frame before was.
    seconds: f64,
}

#[derive(Clone, Debug)]
struct Held {
    finger: Finger,
    /// From where on it counts how far it is drawn.
    from: (f32, f32),
    /// For how long it has been lying there, as far as frames tell.
    lies: f64,
    does: Does,
}

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Does {
    /// It has only come: nobody knows yet.
    Waits,
    /// It walks a mouse this way.
    Walks(Direction),
    /// It is a pointer.
    Leads,
    /// It has done what it did, or never did anything.
    Rests,
}

impl Touched {
    /// The same, and then this, in one frame. Where something was pressed counts, not where the finger
    /// has gone since.
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
    /// What a frame so many seconds after the start comes to. Where nothing walks, a finger is a
    /// pointer from the first.
    pub fn follow(&mut self, fingers: &[Finger], seconds: f64) -> Touched {
        let mut touched = Touched::default();
        let since =
            (seconds - std::mem::replace(&mut self.seconds, seconds)).min(LONGEST_FRAME_SECONDS);
        for held in &mut self.held {
            held.lies += since;
            match fingers.iter().find(|finger| finger.id == held.finger.id) {
                Some(finger) => held.finger.at = finger.at,
                None => held.lift(&mut touched),
            }
        }
        self.held.retain(|held| fingers.iter().any(|finger| finger.id == held.finger.id));
        for &finger in fingers {
            if self.held.iter().all(|held| held.finger.id != finger.id) {
                let does = if finger.player.is_some() { Does::Waits } else { Does::Leads };
                touched.press =
                    touched.press.or((does == Does::Leads).then_some((finger.at, true)));
                self.held.push(Held { finger, from: finger.at, lies: 0.0, does });
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
        // There is one pointer: who presses last has it.
        if let Some((at, true)) = touched.press {
            let leads = |held: &&mut Held| held.does == Does::Leads && held.finger.at != at;
            self.held.iter_mut().filter(leads).for_each(|held| held.rest(&mut touched));
        }
        for held in &mut self.held {
            held.go_on(&mut touched);
        }
        touched
    }

    /// No mouse can be walked any more.
    pub fn let_go(&mut self) -> Vec<(usize, Direction, bool)> {
        let mut touched = Touched::default();
        for held in self.held.iter_mut().filter(|held| held.finger.player.is_some()) {
            held.rest(&mut touched);
        }
        touched.walks
    }

    /// The first two fingers of one player, if one has two that zoom.
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
    /// Whatever it did, it does nothing any more.
    fn rest(&mut self, touched: &mut Touched) {
        self.stop(touched);
        self.does = Does::Rests;
    }

    fn stop(&mut self, touched: &mut Touched) {
        if let (Does::Walks(direction), Some(player)) = (self.does, self.finger.player) {
            touched.walks.push((player, direction, false));
        }
    }

    /// It is gone; one that hardly was there has tapped.
    fn lift(&mut self, touched: &mut Touched) {
        self.stop(touched);
        if self.does == Does::Waits {
            touched.press = Some((self.finger.at, true));
        }
    }

    fn go_on(&mut self, touched: &mut Touched) {
        let Held { finger, from, does, .. } = self;
        let sign = if finger.is_across { -1.0 } else { 1.0 };
        let drawn = (sign * (finger.at.0 - from.0), sign * (finger.at.1 - from.1));
        if matches!(does, Does::Waits | Does::Walks(_)) && far(drawn) >= SWIPE_PIXELS {
            *from = finger.at;
            let (direction, before) = (towards(drawn), *does);
            if let Some(player) = finger.player.filter(|_| before != Does::Walks(direction)) {
                self.stop(touched);
                touched.walks.push((player, direction, true));
                self.does = Does::Walks(direction);
            }
        } else if *does == Does::Waits && self.lies >= TOUCH_HOLD_SECONDS {
            self.does = Does::Leads;
            touched.press = Some((self.finger.at, true));
        }
        if self.does == Does::Leads {
            touched.press = touched.press.or(Some((self.finger.at, false)));
            touched.is_held = true;
        }
    }
}

fn far((across, down): (f32, f32)) -> f32 {
    across.abs().max(down.abs())
}

/// The direction in which something was drawn most.
fn towards((across, down): (f32, f32)) -> Direction {
    match (across.abs() > down.abs(), across > 0.0, down > 0.0) {
        (true, true, _) => Direction::Right,
        (true, false, _) => Direction::Left,
        (false, _, true) => Direction::Down,
        (false, _, false) => Direction::Up,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn finger(id: u64, x: f32, y: f32) -> Finger {
        let player = Some((id % 2) as usize);
        Finger { id, at: (x, y), player, is_across: false, can_zoom: true }
    }

    fn hold(fingers: &mut Fingers, all: &[Finger], begin: f64) -> Touched {
        let frames = (0..=15).map(|frame| begin + TOUCH_HOLD_SECONDS * f64::from(frame) / 15.0);
        frames.map(|seconds| fingers.follow(all, seconds)).last().unwrap_or_default()
    }

    #[test]
    fn a_late_frame_does_not_hold_a_finger() {
        let mut fingers = Fingers::default();
        fingers.follow(&[finger(0, 40.0, 50.0)], 7.0);
        assert_eq!(fingers.follow(&[finger(0, 40.0, 50.0)], 7.5), Touched::default());
        let drawn = fingers.follow(&[finger(0, 41.0 + SWIPE_PIXELS, 50.0)], 7.52);
        assert_eq!(drawn.walks, [(0, Direction::Right, true)]);
    }

    #[test]
    fn a_finger_that_is_drawn_walks_and_turns_until_it_is_lifted() {
        let mut fingers = Fingers::default();
        let mut walks = |x, y| fingers.follow(&[finger(0, x, y)], 0.0).walks;
        assert_eq!(walks(100.0, 100.0), []);
        assert_eq!(walks(100.0 + SWIPE_PIXELS / 2.0, 100.0), [], "not far enough yet");
        let right = 101.0 + SWIPE_PIXELS;
        assert_eq!(walks(right, 104.0), [(0, Direction::Right, true)]);
        assert_eq!(walks(right + 3.0 * SWIPE_PIXELS, 104.0), [], "on and on");
        let turned = [(0, Direction::Right, false), (0, Direction::Down, true)];
        assert_eq!(walks(right + 3.0 * SWIPE_PIXELS, 105.0 + SWIPE_PIXELS), turned);
        assert_eq!(fingers.follow(&[], 9.0).walks, [(0, Direction::Down, false)]);
        assert_eq!(fingers.follow(&[], 9.0), Touched::default());
    }

    #[test]
    fn a_tap_is_a_click_and_a_finger_that_is_held_leads() {
        let mut fingers = Fingers::default();
        let one = [finger(0, 40.0, 50.0)];
        assert_eq!(fingers.follow(&one, 1.0), Touched::default());
        let tapped = fingers.follow(&[], 1.0 + TOUCH_HOLD_SECONDS / 2.0);
        assert_eq!((tapped.press, tapped.is_held), (Some(((40.0, 50.0), true)), false));
        let held = hold(&mut fingers, &one, 5.0);
        assert_eq!((held.press, held.is_held), (Some(((40.0, 50.0), true)), true));
        let drawn = fingers.follow(&[finger(0, 200.0, 50.0)], 9.0);
        assert_eq!(drawn.walks, [], "it leads by now");
        assert_eq!((drawn.press, drawn.is_held), (Some(((200.0, 50.0), false)), true));
        assert_eq!(fingers.follow(&[], 9.0), Touched::default());
    }

    #[test]
    fn two_fingers_of_one_zoom_and_those_of_two_walk_both() {
        let mut fingers = Fingers::default();
        let of = |player, id, x| Finger { player: Some(player), ..finger(id, x, 50.0) };
        fingers.follow(&[of(0, 4, 100.0)], 0.0);
        fingers.follow(&[of(0, 4, 101.0 + SWIPE_PIXELS)], 0.0);
        let both = [of(0, 4, 101.0 + SWIPE_PIXELS), of(0, 6, 300.0)];
        let zooms = fingers.follow(&both, 0.0);
        assert_eq!(zooms.walks, [(0, Direction::Right, false)], "who zooms does not walk");
        assert_eq!((zooms.notches, zooms.press), (Some(0.0), None));
        let apart = fingers.follow(&[both[0], of(0, 6, 400.0)], 0.0);
        assert!(apart.notches.unwrap() > 0.0);
        assert_eq!(fingers.follow(&[both[0]], 9.0).walks, [], "the one that is left rests");
        assert_eq!(fingers.follow(&[], 9.0), Touched::default());
        fingers.follow(&[of(0, 1, 100.0), of(1, 2, 700.0)], 0.0);
        let drawn = fingers.follow(&[of(0, 1, 150.0), of(1, 2, 650.0)], 0.0);
        assert_eq!(drawn.walks, [(0, Direction::Right, true), (1, Direction::Left, true)]);
        assert_eq!(drawn.notches, None);

        // Whoever zooms leaves the other's mouse alone.
        let three = [of(0, 1, 150.0), of(1, 2, 650.0), of(0, 3, 300.0)];
        let zooms = fingers.follow(&three, 0.0);
        assert_eq!(zooms.walks, [(0, Direction::Right, false)]);
        let turns = fingers.follow(&[three[0], of(1, 2, 700.0), three[2]], 0.0);
        assert_eq!(turns.walks, [(1, Direction::Left, false), (1, Direction::Right, true)]);
    }

    #[test]
    fn two_who_press_their_own_buttons_do_not_zoom() {
        let mut fingers = Fingers::default();
        let on_foot = |id, x| Finger { player: None, can_zoom: false, ..finger(id, x, 9.0) };
        assert_eq!(fingers.follow(&[on_foot(0, 5.0)], 0.0).press, Some(((5.0, 9.0), true)));
        let both = fingers.follow(&[on_foot(0, 5.0), on_foot(1, 90.0)], 0.0);
        assert_eq!((both.press, both.notches), (Some(((90.0, 9.0), true)), None));
    }

    #[test]
    fn who_presses_last_has_the_pointer() {
        let mut fingers = Fingers::default();
        let [near, far] = [finger(0, 9.0, 90.0), finger(1, 9.0, 5.0)];
        assert_eq!(hold(&mut fingers, &[near], 8.0).press, Some(((9.0, 90.0), true)), "it leads");
        fingers.follow(&[near, far], 9.0);
        assert_eq!(fingers.follow(&[near], 9.1).press, Some(((9.0, 5.0), true)), "a tap");
        assert_eq!(fingers.follow(&[near], 9.2), Touched::default(), "it leads no more");
    }

    #[test]
    fn who_sits_across_draws_the_way_they_see_it() {
        let mut fingers = Fingers::default();
        let far = |x, y| Finger { is_across: true, ..finger(1, x, y) };
        let mut walks = |x, y| fingers.follow(&[far(x, y)], 0.0).walks;
        let step = SWIPE_PIXELS + 1.0;
        assert_eq!(walks(500.0, 100.0), []);
        assert_eq!(walks(500.0 - step, 100.0), [(1, Direction::Right, true)]);
        let turned = [(1, Direction::Right, false), (1, Direction::Up, true)];
        assert_eq!(walks(500.0 - step, 100.0 + step), turned);
    }

    #[test]
    fn where_nothing_walks_a_finger_is_a_pointer_at_once() {
        let mut fingers = Fingers::default();
        let one = [Finger { player: None, ..finger(0, 7.0, 8.0) }];
        let begun = fingers.follow(&one, 0.0);
        assert_eq!((begun.press, begun.is_held), (Some(((7.0, 8.0), true)), true));
    }

    #[test]
    fn what_happens_between_two_frames_is_not_lost() {
        let one = [Finger { player: None, ..finger(0, 7.0, 8.0) }];
        let mut fingers = Fingers::default();
        let mut frame = fingers.follow(&one, 0.0);
        frame.add(fingers.follow(&[Finger { at: (9.0, 8.0), ..one[0] }], 0.0));
        frame.add(fingers.follow(&[], 0.0));
        assert_eq!((frame.press, frame.is_held), (Some(((7.0, 8.0), true)), false));
        let mut frame = Touched::default();
        for x in [0.0, 10.0, 40.0, 90.0] {
            frame.add(fingers.follow(&[finger(0, x, 0.0)], 0.0));
        }
        frame.add(fingers.follow(&[], 0.0));
        assert_eq!(frame.walks, [(0, Direction::Right, true), (0, Direction::Right, false)]);
    }

    #[test]
    fn a_walk_ends_with_the_maze() {
        let mut fingers = Fingers::default();
        fingers.follow(&[finger(0, 0.0, 0.0)], 0.0);
        fingers.follow(&[finger(0, 0.0, 90.0)], 0.0);
        assert_eq!(fingers.let_go(), [(0, Direction::Down, false)]);
        assert_eq!(fingers.follow(&[finger(0, 90.0, 90.0)], 9.0), Touched::default());
    }
}
