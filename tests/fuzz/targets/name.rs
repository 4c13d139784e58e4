//! Names of players: the name made of any text is a valid name.

#![no_main]

use icetea_maze::game::replay::PlayerName;
use icetea_maze_fuzz::reads_back;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<PlayerName>(text);
    let near = PlayerName::near(text);
    let again = near.as_ref().and_then(|near| PlayerName::near(near.as_str()));
    assert_eq!(again, near);
    if let Ok(name) = text.parse::<PlayerName>() {
        assert_eq!(near, Some(name));
    }
});
