use super::*;
use crate::game::tuning::{LEAST_WHOLE_PITCH, SMALL_AT_FIRST_SHARE};

fn settled(camera: &mut Camera, mouse: (f32, f32)) {
    for _ in 0..1000 {
        camera.follow(mouse);
    }
}

#[test]
fn a_small_maze_is_centred_and_a_large_one_is_never_left() {
    let mut small = Camera::new((3.0, 2.0), (0.5, 0.5)).with_nothing_beside();
    settled(&mut small, (2.5, 1.5));
    let ((x, y), pitch) = small.view(0.0);
    assert!((x - 1.5).abs() < 0.01);
    let above = 332.0 - (y + EDGE) * pitch - TOP_MARGIN - HEADROOM;
    let below = 332.0 - (2.0 - y) * pitch - (MARGIN + EDGE * pitch).max(FOOT * pitch);
    assert!((above - below).abs() < 1.0, "{above} {below}");

    let mut large = Camera::new((100.0, 60.0), (0.5, 0.5));
    settled(&mut large, (0.5, 0.5));
    let ((x, y), pitch) = large.view(0.0);
    assert!(((x + EDGE) * pitch - (640.0 - MARGIN)).abs() < 1.0, "{x}");
    assert!(((y + EDGE) * pitch - (332.0 - TOP_MARGIN)).abs() < 1.0, "{y}");
}

#[test]
fn within_the_dead_zone_nothing_moves() {
    let mut camera = Camera::new((100.0, 60.0), (50.0, 30.0));
    settled(&mut camera, (50.0 + DEAD_ZONE_ROOMS.0 - 0.01, 30.0));
    assert_eq!(camera.view(0.5).0, (50.0, 30.0));
}

#[test]
fn in_a_low_pane_the_mouse_comes_out_below_the_numbers() {
    let mut camera = Camera::new((30.0, 20.0), (0.5, 0.5));
    // Before the height of the pane is known, and after.
    settled(&mut camera, (0.5, 0.5));
    camera.fit((640.0, 355.0), 0.8);
    for row in [0.5, 7.5, 3.5, 0.5] {
        settled(&mut camera, (0.5, row));
        let ((_, y), pitch) = camera.view(1.0);
        let head = 355.0 / 2.0 + (row - 0.5 - y) * pitch;
        assert!(head >= 0.8 * TOP_MARGIN - 2.0, "{head} at {row}");
    }
}

#[test]
fn the_farther_it_draws_back_from_a_large_maze_the_more_it_shows_of_all() {
    for size in [(40.0, 30.0), (20.0, 100.0), (1_000.0, 700.0)] {
        let mut camera = Camera::new(size, (0.5, 0.5));
        settled(&mut camera, (0.5, 0.5));
        let mut share = camera.share_of_whole(0.0);
        assert!(share < 0.001, "{share} of {size:?}");
        for _ in 0..40 {
            camera.zoom(-1.0);
            settled(&mut camera, (0.5, 0.5));
            let farther = camera.share_of_whole(0.0);
            assert!(farther >= share, "{farther} after {share} of {size:?}");
            share = farther;
        }
        assert!(camera.shows_all() && share > 0.999, "{share} of {size:?}");
    }
    let mut small = Camera::new((12.0, 8.0), (0.5, 0.5));
    settled(&mut small, (0.5, 0.5));
    assert!(small.share_of_whole(0.0) < 0.001, "it opens whole");
}

#[test]
fn tab_shows_the_whole_maze_and_comes_back() {
    let mut camera = Camera::new((100.0, 60.0), (50.0, 30.0));
    camera.toggle_whole();
    settled(&mut camera, (20.0, 20.0));
    let (centre, pitch) = camera.view(0.0);
    let left = 640.0 - centre.0 * pitch;
    let right = 640.0 - (100.0 - centre.0) * pitch;
    let is_centred = |right_margin: f32| (left - MARGIN - (right - right_margin)).abs() < 1.0;
    assert!(is_centred(if camera.has_panel_beside() { SIDE_MARGIN } else { MARGIN }));
    assert!(pitch * 100.0 <= 1280.0 && pitch * 60.0 <= 664.0);
    camera.toggle_whole();
    settled(&mut camera, (20.0, 20.0));
    assert!((camera.view(0.0).1 - 88.0).abs() < 0.1);
}

#[test]
fn a_camera_that_cuts_is_never_between_two_places_and_keeps_the_mouse_in_sight() {
    let mut camera = Camera::new((100.0, 60.0), (0.5, 0.5));
    camera.set_pace(CameraPace::Cuts);
    let mut cuts = 0;
    let mut last = camera.view(0.0);
    for step in 0..=1000_u16 {
        let mouse = (0.5 + f32::from(step) * 0.09, 0.5 + f32::from(step) * 0.05);
        if step == 500 {
            camera.zoom(2.0);
        }
        camera.follow(mouse);
        assert_eq!(camera.view(0.0), camera.view(0.7));
        let (centre, pitch) = camera.view(0.0);
        assert!(
            (mouse.0 - centre.0).abs() * pitch < 640.0
                && (mouse.1 - centre.1).abs() * pitch < 332.0
        );
        cuts += u32::from(last != (centre, pitch));
        last = (centre, pitch);
    }
    assert!((4..60).contains(&cuts), "{cuts}");
}

#[test]
fn the_whole_maze_lies_clear_of_the_numbers() {
    for size in [(2.0, 2.0), (30.0, 20.0), (20.0, 30.0), (90.0, 3.0), (3.0, 90.0)] {
        for (pane, scale) in
            [((1280.0, 664.0), 1.0), ((640.0, 332.0), 0.5), ((1000.0, 1356.0), 0.8)]
        {
            let mut camera = Camera::new(size, (0.5, 0.5));
            camera.fit(pane, scale);
            camera.toggle_whole();
            settled(&mut camera, (0.5, 0.5));
            let ((x, y), pitch) = camera.view(1.0);
            let beside = camera.has_panel_beside();
            let right = scale * if beside { SIDE_MARGIN } else { MARGIN };
            let top = scale * if beside { MARGIN } else { TOP_MARGIN };
            let far = pane.0 / 2.0 + (size.0 + EDGE - x) * pitch;
            assert!(far <= pane.0 - right + 1.0, "{size:?}");
            assert!(pane.1 / 2.0 - (y + EDGE) * pitch >= top - 1.0, "{size:?} in {pane:?}");
        }
    }
}

#[test]
fn zoom_has_limits_for_every_maze_and_pane() {
    for size in [(2.0, 2.0), (1.0, 400.0), (32_767.0, 32_767.0)] {
        for pane in [(1.0, 1.0), (640.0, 400.0), (3840.0, 2000.0)] {
            let mut camera = Camera::new(size, (0.5, 0.5));
            camera.fit(pane, 0.7);
            for notches in [100.0, -200.0, 3.0] {
                camera.zoom(notches);
                settled(&mut camera, (1.0, 1.0));
                let (centre, pitch) = camera.view(0.7);
                assert!(pitch.is_finite() && pitch > 0.0);
                assert!(centre.0.is_finite() && centre.1.is_finite());
            }
        }
    }
}

/// The space for the maze in various windows, and an interface pixel, in logical pixels: from an
/// upright phone to a giant screen, with fonts of all sizes.
const PANES: [((f32, f32), f32); 10] = [
    ((1280.0, 664.0), 1.0),
    ((1280.0, 639.0), 1.44),
    ((1280.0, 678.0), 0.75),
    ((800.0, 544.0), 1.0),
    ((640.0, 355.0), 0.8),
    ((1001.0, 645.0), 1.0),
    ((390.0, 810.0), 0.61),
    ((1000.0, 1344.0), 1.0),
    ((1920.0, 996.0), 1.5),
    ((3840.0, 1992.0), 3.0),
];

fn sizes() -> impl Iterator<Item = (f32, f32)> {
    let sides = [2_u8, 5, 10, 12, 18, 27, 90];
    sides.into_iter().flat_map(move |width| sides.map(|height| (width.into(), height.into())))
}

/// The largest rooms that keep clear of the numbers, whether these are above or beside.
fn largest_of_whole(size: (f32, f32), pane: (f32, f32), scale: f32) -> f32 {
    let free = |right: f32, top: f32| {
        let (width, height) = (pane.0 - scale * (MARGIN + right), pane.1 - scale * (top + MARGIN));
        let with_foot = (pane.1 - scale * top) / (size.1 + EDGE + FOOT);
        let [wide, high] = [size.0, size.1].map(|side| side + 2.0 * EDGE);
        (width / wide).min(height / high).min(with_foot)
    };
    let above = free(MARGIN, TOP_MARGIN + HEADROOM);
    let is_high = pane.1 >= LEAST_HEIGHT_BESIDE * scale;
    if is_high { above.max(free(SIDE_MARGIN, MARGIN)) } else { above }
}

fn camera_in(size: (f32, f32), (pane, scale): ((f32, f32), f32)) -> Camera {
    let mut camera = Camera::new(size, (0.5, 0.5));
    camera.fit(pane, scale);
    camera
}

#[test]
fn a_maze_is_seen_whole_wherever_its_rooms_are_large_enough_then() {
    for ((pane, scale), size) in
        PANES.into_iter().flat_map(|one| sizes().map(move |size| (one, size)))
    {
        let mut camera = camera_in(size, (pane, scale));
        let opened = camera.view(0.0).1;
        settled(&mut camera, (0.5, 0.5));
        let ((x, y), pitch) = camera.view(1.0);
        assert!((pitch / opened - 1.0).abs() < 1e-3, "{size:?} in {pane:?} zooms at once");
        let [left, top] = [pane.0 / 2.0 - x * pitch, pane.1 / 2.0 - y * pitch];
        let [right, bottom] = [left + size.0 * pitch, top + size.1 * pitch];
        let is_whole =
            left >= 0.0 && top >= 0.0 && right <= pane.0 && bottom + FOOT * pitch <= pane.1 + 0.1;
        let largest = largest_of_whole(size, pane, scale);
        if largest >= LEAST_WHOLE_PITCH {
            assert!(is_whole, "{size:?} in {pane:?}: {largest}");
            let side = f32::min(pane.0, pane.1);
            let giant = SMALL_AT_FIRST_SHARE * side / ROOMS_IN_SIGHT_AT_FIRST;
            let expected = largest.min(giant).min(CLOSEST_PITCH);
            assert!((pitch - expected).abs() < 0.1, "{size:?} in {pane:?}: {pitch} of {expected}");
        }
        assert_eq!(camera.has_two_views(), !is_whole, "{size:?} in {pane:?}: {largest}");
    }
}

#[test]
fn tab_never_makes_a_maze_bigger_and_is_there_where_it_changes_something() {
    for (pane, size) in PANES.into_iter().flat_map(|one| sizes().map(move |size| (one, size))) {
        for notches in [0.0, 1.0, 4.0, -1.0, -2.0, -9.0] {
            let mut camera = camera_in(size, pane);
            camera.zoom(notches);
            settled(&mut camera, (1.5, 1.5));
            if camera.shows_all() && camera.has_two_views() {
                camera.toggle_whole();
                settled(&mut camera, (1.5, 1.5));
            }
            let before = camera.view(1.0);
            let is_offered = camera.has_two_views();
            camera.toggle_whole();
            settled(&mut camera, (1.5, 1.5));
            let whole = camera.view(1.0);
            assert!(camera.shows_all(), "{size:?} in {pane:?}");
            assert!(whole.1 <= before.1, "{size:?} in {pane:?}: {} from {}", whole.1, before.1);
            assert_eq!(whole != before, is_offered, "{size:?} in {pane:?} after {notches}");
            camera.toggle_whole();
            settled(&mut camera, (1.5, 1.5));
            assert!((camera.view(1.0).1 - before.1).abs() < 1e-3, "and back, {size:?} in {pane:?}");
        }
    }
}

#[test]
fn a_large_maze_shows_as_many_rooms_in_every_window() {
    for (pane, scale) in PANES {
        let mut large = camera_in((300.0, 200.0), (pane, scale));
        let side = f32::min(pane.0, pane.1);
        let shown = side / large.view(0.0).1;
        let expected = ROOMS_IN_SIGHT_AT_FIRST.max(side / CLOSEST_PITCH);
        assert!((shown - expected).abs() < 0.01, "{shown} in {pane:?}");
        let opened = large.view(0.0).1;
        large.zoom(1.0);
        settled(&mut large, (0.5, 0.5));
        assert!(large.view(0.0).1 > opened || opened >= CLOSEST_PITCH);
    }
}

#[test]
fn as_far_out_as_one_can_zoom_is_the_same_whole_as_by_one_key() {
    for size in [(3.0, 2.0), (12.0, 8.0), (40.0, 30.0), (5.0, 900.0)] {
        for pane in [(640.0, 344.0), (1280.0, 664.0), (600.0, 944.0)] {
            let new = || {
                let mut camera = Camera::new(size, (0.5, 0.5));
                camera.fit(pane, 1.0);
                camera
            };
            let (mut zoomed, mut toggled) = (new(), new());
            (0..60).for_each(|_| zoomed.zoom(-1.0));
            toggled.toggle_whole();
            for camera in [&mut zoomed, &mut toggled] {
                settled(camera, (0.5, 0.5));
            }
            assert!(zoomed.shows_all());
            assert_eq!(zoomed.view(1.0), toggled.view(1.0), "{size:?} in {pane:?}");
            zoomed.zoom(1.0);
            assert!(!zoomed.shows_all(), "and one notch leads back");
        }
    }
}

#[test]
fn all_of_a_whole_maze_stays_in_view_at_the_cheese() {
    for (pane, size) in PANES.into_iter().flat_map(|one| sizes().map(move |size| (one, size))) {
        let mut camera = camera_in(size, pane);
        if !camera.shows_all() {
            continue;
        }
        for _ in 0..1000 {
            camera.close_in((size.0 - 0.5, size.1 - 0.5));
        }
        let ((x, y), pitch) = camera.view(1.0);
        let (wide, high) = pane.0;
        let [left, top] = [wide / 2.0 - (x + EDGE) * pitch, high / 2.0 - (y + EDGE) * pitch];
        let right = wide / 2.0 + (size.0 + EDGE - x) * pitch;
        let bottom = high / 2.0 + (size.1 + FOOT - y) * pitch;
        let is_whole = left >= -0.5 && top >= -0.5 && right <= wide + 0.5 && bottom <= high + 0.5;
        assert!(is_whole, "{size:?} in {pane:?}: {left} {top} {right} {bottom}");
    }
}
