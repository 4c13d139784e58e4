//! The map of the journey, a stop of it, and what comes after.

use icetea_maze::game::input::Action;
use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::game::settings::Settings;
use icetea_maze::screens::title::Entry;

use super::{See, Traveller};

/// A pack with short and long names and without, and with more mazes than are seen at once.
fn pack(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    let names = ["7 · 1", "", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22"];
    let mazes = (0..30).map(|seed| format!("kruskal1-5x4-{seed} {}\n", names[seed % 3]));
    let text = format!("pack1 3 + 4 + 5 + 6 + 7\n{}", mazes.collect::<String>());
    one.app.open_file("pack.txt".to_owned(), text.into_bytes());
    one.wait(2);
    see("pack", &mut one.app);
    one.act(Action::Confirm).wait(2);
    see("pack, a maze", &mut one.app);
    one.acts([Action::Solve, Action::Skip]).wait(1200);
    see("pack, results with help", &mut one.app);
    one.act(Action::Back).act(Action::Skip);
    see("pack, its end", &mut one.app);
    one.act(Action::Back);
    see("journey, with a pack", &mut one.app);
}

pub fn all(settings: &Settings, see: See) {
    pack(settings, see);
    let mut one = Traveller::new(settings);
    one.enter(Entry::Journey);
    see("journey, nothing won yet", &mut one.app);
    one.act(Action::Next);
    see("journey, a region that is closed", &mut one.app);
    one.act(Action::Home).act(Action::Confirm);
    see("journey, a stop", &mut one.app);
    one.act(Action::Pause);
    see("journey, pause", &mut one.app);
    one.acts([Action::Back, Action::Solve, Action::Skip]).wait(1200);
    see("journey, results with help", &mut one.app);
    one.wait(600);
    let mut journey = Journey::default();
    for (place, stop) in Stop::all().enumerate().take(34) {
        journey.award(stop, &Medal::ALL.into_iter().take(1 + place % 3).collect());
    }
    one.app.take_journey(&journey);
    see("journey, results of what was won before", &mut one.app);
    one.act(Action::Back);
    see("journey, half of it", &mut one.app);
    one.act(Action::Skip);
    see("journey, its end", &mut one.app);
    one.act(Action::Back);
    see("title, a journey under way", &mut one.app);
    one = Traveller::new(settings);
    let mut journey = Journey::default();
    for stop in Stop::all().skip(1) {
        journey.award(stop, &[Medal::Finished].into());
    }
    one.app.take_journey(&journey);
    one.enter(Entry::Journey).acts([Action::Home, Action::Confirm, Action::Solve, Action::Skip]);
    while one.app.screen.name() != "results" {
        one.wait(10);
    }
    see("journey, the end of a region", &mut one.app);
    one = Traveller::new(settings);
    journey.award(Stop::at(0).expect("there are stops"), &[Medal::Finished].into());
    one.app.take_journey(&journey);
    one.enter(Entry::Journey).acts([Action::Home, Action::Confirm]);
    see("journey, a stop once more", &mut one.app);
    for (name, code) in [
        ("two cheeses", "prim1-9x6-cheeses2-15"),
        ("a locked door", "wilson1-9x6-cheeses2-keys1-7"),
        ("a trap", "backtracker1-9x6-loops50-traps1-7"),
        ("walls that move", "hunt-and-kill1-9x6-loops100-plates2-7"),
        ("swinging flaps", "kruskal1-9x6-loops40-flaps4-7"),
        ("pairs of teapots", "kruskal1-9x6-cheeses2-teapots2-7"),
        ("slippery ice", "kruskal1-9x6-loops40-cheeses2-ice1-7"),
        ("a melting floor", "kruskal1-6x5-loops40-cheeses2-melting1-7"),
        ("keys on a string", "kruskal1-6x5-loops20-string4-7"),
        ("a twin", "kruskal1-4x4-loops40-twins1-7"),
        ("a mirror twin", "kruskal1-5x4-loops40-mirror1-7"),
        ("walls to gnaw through", "kruskal1-5x4-cheeses2-gnaw2-7"),
        ("tea to pour", "kruskal1-5x4-cheeses2-pour6-7"),
        ("a thread", "kruskal1-6x5-loops60-thread3-7"),
        ("a cat", "kruskal1-5x4-loops20-cat1-7"),
        ("a rival", "backtracker1-18x12-47"),
        ("three rules", "kruskal1-7x6-loops60-cheeses2-flaps4-teapots1-ice1-7"),
    ] {
        let mut one = Traveller::new(settings);
        one.acts([Action::Paste(code.to_owned()), Action::Confirm, Action::Next]);
        see(&format!("quest, {name}"), &mut one.app);
        // Where rooms are counted, what is told covers a number for a moment.
        let are_counted = code.contains("pour");
        if !are_counted && one.meets_hindrance() {
            see(&format!("quest, {name}, in the way"), &mut one.app);
        }
    }
    for (name, code) in [
        ("a race past a trap", "kruskal1-8x6-loops50-traps1-482"),
        ("keys in a row", "drawn1-7x2-string4-sm958dse6vjxsk48kfg"),
        ("flaps and ice", "kruskal1-7x6-loops60-cheeses2-flaps4-teapots1-ice1-1135"),
    ] {
        let mut one = Traveller::new(settings);
        one.acts([Action::Paste(code.to_owned()), Action::Confirm, Action::Hint]);
        see(&format!("quest, what it is about, {name}"), &mut one.app);
        one.wander(1);
        one.wait(120);
        see(&format!("quest, what it is about is known, {name}"), &mut one.app);
    }
}
