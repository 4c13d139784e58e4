//! The file of the settings, with the keys and the rules for two players.

#![no_main]

use icetea_maze_fuzz::file_is_kept_or_set_aside;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    file_is_kept_or_set_aside(
        "settings.ron",
        bytes,
        |store| {
            let settings = store.load_settings();
            assert!(settings.bindings.are_sound());
            assert_eq!(settings.clone().clamped(), settings);
            settings
        },
        |store, settings| store.save_settings(settings),
    );
});
