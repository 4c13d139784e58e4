//! Seeds: capitals and spaces make no difference.

#![no_main]

use icetea_maze::maze::spec::seed::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let seed = parse(text);
    assert_eq!(parse(&text.to_ascii_uppercase()), seed);
    assert_eq!(parse(&format!("  {} ", text.replace(' ', "  "))), seed);
    if let Ok(seed) = seed {
        assert_eq!(parse(&seed.to_string()), Ok(seed));
    }
});
