use super::*;

const fn finger(id: u64, x: f32, y: f32) -> Finger {
    let player = Some((id % 2) as usize);
    Finger { id, at: (x, y), player, is_across: false, can_zoom: true }
}

fn hold(fingers: &mut Fingers, all: &[Finger], begin: f64) -> Touched {
    let frames = (0..=16).map(|frame| begin + TOUCH_HOLD_SECONDS * f64::from(frame) / 15.0);
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

/// Frame rates from high to low.
fn rates() -> impl Iterator<Item = f64> {
    (2..=120).map(f64::from)
}

/// What the frames come to, from 7 s on at this rate until the given time or later, with a finger
/// that is where `at` says. What happens within a frame is reported at its end, in as many moves as
/// there are events.
fn frames(rate: f64, until: f64, events: u32, at: impl Fn(f64) -> Finger) -> Vec<(f64, Touched)> {
    let mut fingers = Fingers::default();
    let mut frame = |number: u32| {
        let (before, now) = (f64::from(number) / rate, f64::from(number + 1) / rate);
        let mut touched = Touched::default();
        for event in 0..=events {
            let passed = before + (now - before) * f64::from(event) / f64::from(events);
            touched.add(fingers.follow(&[at(passed)], fingers.before()));
        }
        touched.add(fingers.follow(&[at(now)], 7.0 + now));
        (now, touched)
    };
    (0..=(until * rate).ceil() as u32).map(&mut frame).collect()
}

#[test]
fn a_finger_that_is_drawn_walks_however_slow_it_and_the_frames_are() {
    let slowest = f64::from(STILL_PIXELS) / TOUCH_HOLD_SECONDS;
    for rate in rates() {
        for speed in [1.1 * slowest, 100.0, 400.0, 2_000.0, 9_000.0] {
            for length in [f64::from(SWIPE_PIXELS) + 1.0, 60.0, 300.0] {
                let far = |seconds: f64| (speed * seconds).min(length) as f32;
                let up = |seconds| finger(0, 640.0, 500.0 - far(seconds));
                for events in [1, 3, 20] {
                    let frames = frames(rate, length / speed, events, up);
                    let walks: Vec<_> = frames.iter().flat_map(|one| one.1.walks.clone()).collect();
                    let told = format!("{length} pixels, {speed} a second, {rate} frames a second");
                    assert_eq!(walks, [(0, Direction::Up, true)], "{told}");
                    assert!(frames.iter().all(|one| one.1.press.is_none()), "{told}");
                }
            }
        }
    }
}

/// Automated browsers wait for a frame, or for several, after each move.
#[test]
fn a_finger_that_is_drawn_in_a_few_moves_walks_however_many_frames_are_between_them() {
    for rate in rates() {
        for between in 1..TOUCH_HOLD_FRAMES {
            let seconds = f64::from(between) / rate;
            let moves = |at: f64| ((at / seconds).floor() as f32).min(4.0);
            let up = |at| finger(0, 640.0, 200.0 - 15.0 * moves(at));
            let frames = frames(rate, 5.0 * seconds, 1, up);
            let walks: Vec<_> = frames.iter().flat_map(|one| one.1.walks.clone()).collect();
            assert_eq!(walks, [(0, Direction::Up, true)], "{between} at {rate} a second");
        }
    }
}

#[test]
fn a_finger_that_lies_nearly_still_is_held_at_any_rate() {
    for rate in rates() {
        let still = |seconds: f64| {
            finger(0, 40.0 + STILL_PIXELS / 3.0 * (50.0 * seconds).sin() as f32, 50.0)
        };
        let least = 1.0 / rate + TOUCH_HOLD_SECONDS.max(f64::from(TOUCH_HOLD_FRAMES) / rate);
        let frames = frames(rate, least + 2.0 / rate, 1, still);
        let (held, touched) =
            frames.iter().find(|one| one.1.press.is_some()).unwrap_or_else(|| panic!("{rate}"));
        assert!(*held >= TOUCH_HOLD_SECONDS, "{rate}: already after {held} s");
        assert!(touched.is_held && touched.press.unwrap().1, "{rate}: {touched:?}");
        assert!(frames.iter().all(|one| one.1.walks.is_empty()), "{rate}");
    }
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

    // Zooming by one player does not affect the other's mouse.
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
