//! Which tune is heard where.

use std::collections::HashSet;

use icetea_maze::app::Opening;
use icetea_maze::cues::tune;
use icetea_maze::game::journey::{Region, Stop};
use icetea_maze::game::settings::{Look, Settings};
use icetea_maze::screens::Screen;
use icetea_maze::screens::journey::JourneyMap;
use icetea_maze::sound::Tune;

use super::player::Player;

#[test]
fn each_place_has_a_tune_of_its_own_on_the_map_and_in_its_mazes() {
    let mut heard = HashSet::new();
    for look in Look::ALL {
        let mut player = Player::with(Settings { look, ..Settings::default() });
        let of_look = tune(&player.app);
        heard.insert(of_look);
        for stop in Region::ALL.into_iter().flat_map(Region::stops) {
            player.app.screen = Screen::Journey(JourneyMap::new(stop));
            let on_map = tune(&player.app);
            assert!(on_map.is_some() && on_map != of_look);
            heard.insert(on_map);
            player.open_with(Opening::Grown(stop.spec()));
            assert_eq!(
                (player.screen(), tune(&player.app)),
                ("play", on_map),
                "{look:?}, {stop:?}"
            );
        }
        let old = Stop::old().next().unwrap();
        player.app.screen = Screen::Journey(JourneyMap::new(old));
        assert_eq!(tune(&player.app), of_look, "the old map has no places");
        player.app.begin_screensaver();
        assert_eq!(tune(&player.app), None);
    }
    assert_eq!(heard, Tune::ALL.map(Some).into());
}
