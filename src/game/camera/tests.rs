use super::*;

fn settled(camera: &mut Camera, mouse: (f32, f32)) {
    for _ in 0..1000 {
        camera.follow(mouse);
    }
}

#[test]
fn a_small_maze_is_centred_and_a_large_one_is_never_left() {
    let mut small = Camera::new((3.0, 2.0), (0.5, 0.5));
    settled(&mut small, (2.5, 1.5));
    let ((x, y), pitch) = small.view(0.0);
    assert!((x - 1.5).abs() < 0.01);
    let above = 332.0 - y * pitch;
    let below = 332.0 - (2.0 - y) * pitch;
    assert!(((above - TOP_MARGIN) - (below - MARGIN)).abs() < 1.0, "{above} {below}");

    let mut large = Camera::new((100.0, 60.0), (0.5, 0.5));
    settled(&mut large, (0.5, 0.5));
    let ((x, y), pitch) = large.view(0.0);
    assert!((x * pitch - (640.0 - MARGIN)).abs() < 1.0, "{x}");
    assert!((y * pitch - (332.0 - TOP_MARGIN)).abs() < 1.0, "{y}");
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
    // Before it knows how low the pane is, and after.
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
    for size in [(30.0, 20.0), (20.0, 100.0), (1_000.0, 700.0)] {
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
        camera.toggle_whole();
        settled(&mut camera, (0.5, 0.5));
        assert!(camera.share_of_whole(0.0) > 0.999 && share > 0.8, "{share} of {size:?}");
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
            assert!(pane.0 / 2.0 + (size.0 - x) * pitch <= pane.0 - right + 1.0, "{size:?}");
            assert!(pane.1 / 2.0 - y * pitch >= top - 1.0, "{size:?} in {pane:?}");
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

#[test]
fn a_small_maze_opens_whole_and_a_large_one_shows_as_many_rooms_in_every_window() {
    let panes =
        [(1280.0, 664.0, 1.0), (2560.0, 1384.0, 1.9), (640.0, 350.0, 0.8), (600.0, 950.0, 0.8)];
    for (width, height, scale) in panes {
        let mut tiny = Camera::new((4.0, 3.0), (0.5, 0.5));
        let mut small = Camera::new((12.0, 8.0), (0.5, 0.5));
        let mut large = Camera::new((300.0, 200.0), (150.0, 100.0));
        for camera in [&mut tiny, &mut small, &mut large] {
            camera.fit((width, height), scale);
        }
        let larger = tiny.view(0.0).1 / large.view(0.0).1;
        assert!(larger <= SMALL_AT_FIRST_SHARE && (larger > 1.0 || height < 400.0), "{larger}");
        let side = f32::min(width, height);
        assert!((side / large.view(0.0).1 - ROOMS_IN_SIGHT_AT_FIRST).abs() < 0.01);
        let opened = small.view(0.0).1;
        settled(&mut small, (0.5, 0.5));
        assert!((small.view(1.0).1 - opened).abs() < 1e-3, "it does not zoom at once");
        let is_whole = opened * 12.0 <= width && opened * 8.0 <= height;
        assert!(is_whole || height < 400.0, "{width} × {height}");
        small.zoom(1.0);
        settled(&mut small, (0.5, 0.5));
        assert!(small.view(0.0).1 > opened);
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
