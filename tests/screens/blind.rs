//! A blind player: what is spoken is all that they know.

use std::collections::BTreeSet;

use icetea_maze::app::{App, Opening, Speech, what_is_open, where_am_i};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::Race;
use icetea_maze::game::rules::{KeyColour, RuleMark};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::STUCK_TOLD_TICKS;
use icetea_maze::maze::bench::{Compression, Link, Variant};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::vec2;
use icetea_maze::screens::Screen;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::rules;

use super::{seen, tour};

/// The words for the four ways, and for open ones.
struct Ear {
    ways: [(&'static str, Direction); 4],
    open: &'static str,
    play: &'static str,
}

const EARS: [(Language, Ear); 2] = [
    (
        Language::English,
        Ear {
            ways: [
                ("right", Direction::Right),
                ("down", Direction::Down),
                ("left", Direction::Left),
                ("up", Direction::Up),
            ],
            open: "Open: ",
            play: "Play",
        },
    ),
    (
        Language::Chinese,
        Ear {
            ways: [
                ("右", Direction::Right),
                ("下", Direction::Down),
                ("左", Direction::Left),
                ("上", Direction::Up),
            ],
            open: "能走：",
            play: "开始游戏",
        },
    ),
];

struct Blind {
    app: App,
    speech: Speech,
    heard: Vec<String>,
}

impl Blind {
    fn tick(&mut self, inputs: &Inputs) {
        tour::tick(&mut self.app, inputs);
        let picture = seen(&self.app, vec2(1280.0, 720.0));
        self.heard.extend(self.speech.tell(&self.app, &picture));
    }

    fn act(&mut self, action: Action, held: Option<Direction>) {
        self.tick(&Inputs { actions: vec![action], held, ..Inputs::default() });
        (0..60).for_each(|_| self.tick(&Inputs::default()));
    }

    /// The last place that was spoken, and the open ways there.
    fn place(&self, ear: &Ear) -> Option<(String, Vec<Direction>)> {
        let (place, behind) = self.heard.last()?.split_once(ear.open)?;
        let ways = behind.split(['.', '。']).next()?;
        let open = ear.ways.iter().filter(|(word, _)| ways.contains(word));
        Some((place.to_owned(), open.map(|&(_, direction)| direction).collect()))
    }
}

#[test]
fn a_maze_is_finished_by_what_is_said_alone() {
    for (language, ear) in EARS {
        for seed in ["1", "7", "233"] {
            let mut settings = Settings { language: Some(language), ..Settings::default() };
            (settings.maze.width, settings.maze.height) = (10, 10);
            seed.clone_into(&mut settings.maze.seed);
            settings.lesson_settled = true;
            let app = App::new(settings, Language::English, 1);
            let (speech, heard) = (Speech::default(), Vec::new());
            let mut blind = Blind { app, speech, heard };
            blind.tick(&Inputs::default());
            blind.act(Action::Go(Direction::Down), None);
            let entry = blind.heard.iter().rev().nth(1);
            assert!(entry.is_some_and(|said| said.contains(ear.play)), "{:?}", blind.heard);
            blind.act(Action::Confirm, None);
            let mut trail: Vec<Direction> = Vec::new();
            let mut known = BTreeSet::new();
            for _ in 0..400 {
                let Some((place, open)) = blind.place(&ear) else { break };
                known.insert(place);
                let back = trail.last().map(|last| last.opposite());
                let ahead = open.into_iter().filter(|&way| Some(way) != back);
                // In a maze without loops, every way but the last leads somewhere new unless it was
                // walked already.
                let mut went = None;
                for way in ahead {
                    let mark = format!("{trail:?} {way:?}");
                    if known.insert(mark) {
                        went = Some(way);
                        break;
                    }
                }
                if let Some(way) = went {
                    trail.push(way);
                    blind.act(Action::Go(way), Some(way));
                } else {
                    trail.pop();
                    let way = back.expect("the cheese is not behind the start");
                    blind.act(Action::Go(way), Some(way));
                }
            }
            assert_eq!(
                blind.app.screen.name(),
                "results",
                "{language:?} {seed}: {:?}",
                blind.heard
            );
        }
    }
}

/// The number next to a word, in the order of the language.
fn number_beside(said: &str, word: &str) -> Option<u32> {
    let digits = |text: &str| text.trim().parse().ok();
    said.split(['.', ':', ',', '。', '：', '、', '；']).find_map(|part| {
        part.trim().strip_prefix(word).or_else(|| part.trim().strip_suffix(word)).and_then(digits)
    })
}

#[test]
fn who_asks_is_told_where_the_walls_are() {
    for (language, ear) in EARS {
        let mut settings = Settings { language: Some(language), ..Settings::default() };
        (settings.maze.width, settings.maze.height) = (12, 7);
        settings.lesson_settled = true;
        let mut app = App::new(settings, Language::English, 1);
        assert_eq!((where_am_i(&app), what_is_open(&app)), (None, None), "there is no mouse yet");
        let asked = |actions| Inputs { actions, ..Inputs::default() };
        tour::tick(&mut app, &asked(vec![Action::Go(Direction::Down), Action::Confirm]));
        tour::tick(&mut app, &asked(vec![Action::Solve, Action::Skip]));
        let mut places = BTreeSet::new();
        for _ in 0..4_000 {
            tour::tick(&mut app, &Inputs::default());
            let Screen::Play(play) = &app.screen else { break };
            let (grid, at) = (play.race.grid(), play.runner().place());
            if !places.insert(at) {
                continue;
            }
            let said = what_is_open(&app).unwrap();
            for (word, direction) in ear.ways {
                let mut far = 0;
                while grid.open_around(at.go(direction, 2 * far)).contains(direction) {
                    far += 1;
                }
                let expected = Some(u32::from(far)).filter(|&far| far > 0);
                assert_eq!(number_beside(&said, word), expected, "{said} at {at:?}, {word}");
            }
            let said = where_am_i(&app).unwrap();
            let numbers = said.split(|sign: char| !sign.is_ascii_digit());
            let numbers: Vec<u16> = numbers.filter_map(|one| one.parse().ok()).take(4).collect();
            assert_eq!(numbers, [at.column / 2 + 1, 12, at.row / 2 + 1, 7], "{said}");
        }
        assert!(places.len() > 12, "{}", places.len());
    }
}

#[test]
fn every_screen_says_something_and_nothing_twice() {
    let mut silent = Vec::new();
    tour::all(&Settings::default(), &mut |state, app| {
        let mut speech = Speech::default();
        let picture = seen(app, vec2(1280.0, 720.0));
        let said = speech.tell(app, &picture);
        // A number alone does not say which screen it is.
        if !said.first().is_some_and(|sentence| sentence.contains(char::is_alphabetic)) {
            silent.push(format!("{state}: {said:?}"));
        }
        assert_eq!(speech.tell(app, &picture), Vec::<String>::new(), "{state}");
    });
    assert_eq!(silent, Vec::<String>::new());
}

/// However many pictures there are before it is ready.
#[test]
fn what_the_theatre_shows_is_told_once_it_is_ready() {
    for (language, name) in [(Language::English, "Union-find"), (Language::Chinese, "并查集")] {
        for code in ["kruskal1-5x4-7@3", "kruskal1-9x12-233@30"] {
            for pictures in 0..3 {
                let mut app = App::new(Settings::default(), language, 1);
                let mut speech = Speech::default();
                let mut tell =
                    |app: &App| speech.tell(app, &seen(app, vec2(1280.0, 720.0))).join("\n");
                let asked = app.begin(Opening::asked_by(code));
                for _ in 0..pictures {
                    assert!(!tell(&app).contains(name), "{code} is not there yet");
                }
                for event in asked {
                    let Command::Ask(request) = event else { continue };
                    let answer = request.carry_out(&mut |_| true).expect("nobody gives it up");
                    assert!(app.take(answer).is_empty(), "{code} is all that is asked for");
                }
                let told = tell(&app);
                assert!(told.contains(name), "{code} after {pictures}: {told}");
            }
        }
    }
}

/// The name of a thing, in the language of this number, if it is met at this place.
fn met(mark: &RuleMark, race: &Race, at: Tile, language: usize) -> Option<String> {
    let is_near = |room: Tile| {
        let next = Direction::ALL.into_iter().find(|&direction| at.go(direction, 2) == room);
        room == at || next.is_some_and(|direction| race.ways(at).contains(direction))
    };
    let is_beside = |passage: Tile| Direction::ALL.iter().any(|&way| at.step(way) == passage);
    let coloured = |colour: KeyColour| match colour {
        KeyColour::Blue => ["blue", "蓝"][language],
        KeyColour::Red => ["red", "红"][language],
        KeyColour::Green => ["green", "绿"][language],
    };
    let (names, number, is_met) = match *mark {
        RuleMark::ColouredKey { colour, at } => {
            let name = [format!("Key, {}", coloured(colour)), format!("{}钥匙", coloured(colour))];
            return is_near(at).then(|| name[language].clone());
        }
        RuleMark::ColouredDoor { colour, at } => {
            let colour = coloured(colour);
            let name = [format!("Locked door, {colour}"), format!("锁着的{colour}门")];
            return is_beside(at).then(|| name[language].clone());
        }
        RuleMark::Plate { number, at, .. } => (["Plate", "机关"], Some(number), is_near(at)),
        RuleMark::Teapot { number, at } => (["Teapot", "茶壶"], Some(number), is_near(at)),
        RuleMark::Ice { at, .. } => (["Ice", "冰"], None, is_near(at)),
        RuleMark::Melting { at, is_gone: false, .. } => (["Wafer", "威化饼"], None, is_near(at)),
        RuleMark::Melting { at: room, .. } => {
            let open = race.measured().maze.grid().open_around(at);
            (["Water", "水"], None, open.iter().any(|way| at.go(way, 2) == room))
        }
        RuleMark::Key(at) => (["Key", "钥匙"], None, is_near(at)),
        RuleMark::Door(passage) => (["Locked door", "锁着的门"], None, is_beside(passage)),
        RuleMark::Flap { now, .. } if now.from == at => (["Open flap", "开着的活门"], None, true),
        RuleMark::Flap { now, .. } => (["Shut flap", "关着的活门"], None, now.to == at),
        RuleMark::Set { at: room, set, .. } => {
            let marks = race.puzzle()?.marks(race.state, race.state);
            let is_own = |mark: &RuleMark| matches!(mark, RuleMark::Set { at: here, set: own, .. } if *here == at && *own == set);
            let is_behind = race.breakable(at).iter().any(|way| at.go(way, 2) == room);
            let is_met = is_behind && !marks.iter().any(is_own);
            if marks.iter().any(|mark| matches!(mark, RuleMark::SetSize { .. })) {
                let rooms = [at, room].map(|room| set_around(race, room));
                let cups = rooms[0].min(rooms[1]);
                let s = if cups == 1 { "" } else { "s" };
                let name = [format!("Wall, {cups} cup{s} of tea"), format!("墙，要 {cups} 杯茶")];
                return is_met.then(|| name[language].clone());
            }
            (["Another set behind the wall", "墙后的另一个集合"], None, is_met)
        }
        RuleMark::Melted { at, .. } => (["Melted wall", "化开的墙"], None, is_beside(at)),
        RuleMark::Bitten { at, .. } => (["Bitten wall", "咬穿的墙"], None, is_beside(at)),
        RuleMark::Twin { is_mirrored, .. } => {
            let name = [["Twin", "双胞胎"], ["Mirror twin", "镜像双胞胎"]];
            (name[usize::from(is_mirrored)], None, true)
        }
        RuleMark::TwinCheese(_) => (["The twin’s cheese", "双胞胎的奶酪"], None, true),
        RuleMark::Cat { .. } => (["Cat", "猫"], None, true),
        RuleMark::Thread(stride) => (["Thread", "线"], None, is_beside(stride.passage())),
        RuleMark::Bead { at, is_strung: false } => (["Bead", "珠子"], None, is_near(at)),
        RuleMark::Bead { at, .. } => (["Bead on the thread", "穿好的珠子"], None, is_near(at)),
        RuleMark::Dome { at: room, is_up: false, .. } => {
            let open = race.grid().open_around(at);
            (["Glass dome", "玻璃罩"], None, open.iter().any(|way| at.go(way, 2) == room))
        }
        RuleMark::Cheese(_)
        | RuleMark::OpenDoor { .. }
        | RuleMark::CatTrail(_)
        | RuleMark::SetSize { .. }
        | RuleMark::Wall { .. }
        | RuleMark::Ball { .. }
        | RuleMark::Dome { .. } => return None,
    };
    let number = number.map_or_else(String::new, |number| format!(" {}", number + 1));
    is_met.then(|| format!("{}{number}", names[language]))
}

/// The number of rooms that can be come to from one through open places.
fn set_around(race: &Race, room: Tile) -> usize {
    let (mut set, mut border) = (BTreeSet::from([room]), vec![room]);
    while let Some(room) = border.pop() {
        let next = race.grid().open_around(room).iter().map(|way| room.go(way, 2));
        border.extend(next.filter(|&room| set.insert(room)));
    }
    set.len()
}

#[test]
fn what_the_rules_have_laid_is_told_where_it_is_met() {
    let codes = [
        "kruskal1-6x5-loops40-keys1-3",
        "kruskal1-9x6-plates3-5",
        "kruskal1-6x5-loops40-cheeses2-flaps6-7",
        "kruskal1-6x5-loops40-cheeses2-teapots2-7",
        "kruskal1-6x5-loops40-cheeses2-ice1-7",
        "kruskal1-6x5-loops40-cheeses2-melting1-7",
        "kruskal1-6x5-loops60-thread3-9",
        "kruskal1-6x5-loops20-string4-7",
        "kruskal1-5x4-cheeses2-gnaw2-7",
        "kruskal1-5x4-cheeses2-pour6-7",
        "kruskal1-4x4-loops40-twins1-7",
        "kruskal1-5x4-loops40-mirror1-7",
        "kruskal1-5x4-loops20-cat1-7",
    ];
    // The cheese, what the mouse holds, and the twin's ways are no things of the place.
    let others = [
        ["Cheese", "Keys from the top", "Open to the twin", "The cat goes next"],
        ["奶酪", "钥匙从上到下", "双胞胎能走", "猫接着往"],
    ];
    for (number, (language, _)) in EARS.into_iter().enumerate() {
        for code in codes {
            let settings =
                Settings { language: Some(language), lesson_settled: true, ..Settings::default() };
            let mut app = App::new(settings, Language::English, 1);
            for action in [Action::Paste(code.to_owned()), Action::Confirm, Action::Solve] {
                tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
            }
            let (mut heard, mut places) = (BTreeSet::new(), BTreeSet::new());
            for _ in 0..4_000 {
                tour::tick(&mut app, &Inputs::default());
                let Screen::Play(play) = &app.screen else { break };
                let (race, at) = (&play.race, play.runner().place());
                if !places.insert((at, race.state)) {
                    continue;
                }
                let said = where_am_i(&app).unwrap();
                let puzzle = race.measured().rules.puzzle.as_ref().unwrap();
                let marks = puzzle.marks(race.state, race.state);
                let names: BTreeSet<_> =
                    marks.iter().filter_map(|mark| met(mark, race, at, number)).collect();
                let sentences = said.split(['.', '。']);
                let told = sentences.filter_map(|one| one.trim().split_once([':', '：']));
                let told = told.map(|(name, _)| name.to_owned());
                let told = told.filter(|name| !others[number].contains(&&name[..]));
                assert_eq!(told.collect::<BTreeSet<_>>(), names, "{code} at {at:?}: {said}");
                heard.extend(names);
            }
            assert!(!heard.is_empty() && app.screen.name() == "results", "{code}: {heard:?}");
        }
    }
}

/// In the panel and aloud.
#[test]
fn what_is_left_of_what_the_mouse_uses_up_is_shown_and_told() {
    for (language, _) in EARS {
        for (code, count) in [
            ("kruskal1-6x5-loops60-thread3-9", 1),
            ("kruskal1-5x4-cheeses2-gnaw2-7", 1),
            ("kruskal1-5x4-cheeses2-pour6-7", 1),
            ("kruskal1-4x4-loops40-gnaw1-thread2-7", 2),
        ] {
            let settings =
                Settings { language: Some(language), lesson_settled: true, ..Settings::default() };
            let mut app = App::new(settings, Language::English, 1);
            for action in [Action::Paste(code.to_owned()), Action::Confirm] {
                tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
            }
            let Screen::Play(play) = &app.screen else { panic!("not playing") };
            let supplies = play.race.puzzle().unwrap().supplies(play.race.state);
            let supplies: Vec<_> = supplies.collect();
            assert_eq!(supplies.len(), count, "{code}");
            let picture = seen(&app, vec2(1280.0, 720.0));
            let items = super::laws::flattened(&picture);
            // A narrow panel breaks the line.
            let whole = |text: &str| text.replace(' ', "");
            let texts = super::seen::texts(&items);
            let shown: String = texts.iter().map(|one| whole(&one.text.text)).collect();
            let words = Words::of(language);
            for supply in supplies {
                let told = words.speech.supply(supply).expect("there is something to say");
                assert!(where_am_i(&app).unwrap().contains(&told), "{code}: {told}");
                let line = words.supply(supply).expect("there is something to say");
                assert!(shown.contains(&whole(&line)), "{code}: {line} is not in {shown}");
            }
        }
    }
}

/// In the maze, in words and aloud; then one press is enough to take the last move back, or to start
/// again.
#[test]
fn who_has_lost_the_way_is_told_how_to_go_on() {
    let told = [
        (
            "No way left: undo or restart",
            "No way left. Press Z to undo a move, or R to start again.",
            ["Undo", "Restart"],
        ),
        (
            "没有路了，撤销或重来",
            "没有路了。按 Z 键撤销一步，按 R 键重新开始。",
            ["撤销", "重新开始"],
        ),
    ];
    for ((language, _), (notice, aloud, buttons)) in EARS.into_iter().zip(told) {
        let settings =
            Settings { language: Some(language), lesson_settled: true, ..Settings::default() };
        let app = App::new(settings, Language::English, 1);
        let (speech, heard) = (Speech::default(), Vec::new());
        let mut blind = Blind { app, speech, heard };
        let code = "kruskal1-6x5-loops40-cheeses2-melting1-7";
        blind.act(Action::Paste(code.to_owned()), None);
        blind.act(Action::Confirm, None);
        for _ in 0..40 {
            let Screen::Play(play) = &blind.app.screen else { panic!("not playing") };
            if play.race.is_stranded() {
                break;
            }
            assert!(!blind.heard.iter().any(|said| said == aloud), "too early");
            let (race, at) = (&play.race, play.runner().place());
            let puzzle = race.puzzle().unwrap();
            // Where it can, the mouse strands itself, and otherwise it goes on.
            let steps = |way: &Direction| {
                let to = at.go(*way, 2);
                puzzle.steps(to, puzzle.after_going(race.state, at, to))
            };
            let way = race.ways(at).iter().min_by_key(steps).expect("there is a way");
            blind.act(Action::Go(way), Some(way));
        }
        assert_ne!(blind.heard.last().map(String::as_str), Some(aloud), "one may find out");
        (0..STUCK_TOLD_TICKS).for_each(|_| blind.tick(&Inputs::default()));
        assert_eq!(blind.heard.last().map(String::as_str), Some(aloud));
        assert!(where_am_i(&blind.app).unwrap().ends_with(aloud));
        let picture = seen(&blind.app, vec2(1280.0, 720.0));
        let items = super::laws::flattened(&picture);
        // A narrow panel breaks the line.
        let whole = |text: &str| text.replace(' ', "");
        let texts = super::seen::texts(&items);
        let shown: String = texts.iter().map(|one| whole(&one.text.text)).collect();
        assert!(shown.contains(&whole(notice)), "{shown}");
        assert!(buttons.iter().all(|button| shown.contains(button)), "{shown}");
        blind.act(Action::TakeBack, None);
        let Screen::Play(play) = &blind.app.screen else { panic!("not playing") };
        assert!(play.race.has_begun() && !play.race.is_stranded());
        assert!(blind.heard.last().is_some_and(|said| said != aloud), "the place is told");
        blind.act(Action::Restart, None);
        let Screen::Play(play) = &blind.app.screen else { panic!("not playing") };
        assert!(!play.race.has_begun() && !play.race.is_stranded());
    }
}

#[test]
fn of_two_forests_the_one_that_the_rules_change_is_named() {
    for language in Language::ALL {
        let mut app = App::new(Settings::default(), language, 1);
        app.begin(Opening::Bookmark("find@0".parse().unwrap()));
        let mut blind = Blind { app, speech: Speech::default(), heard: Vec::new() };
        let words = &Words::of(language).lab;
        let [plain, halving, full] = [Compression::None, Compression::Halving, Compression::Full]
            .map(|compression| rules(words, Variant { link: Link::BySize, compression }));
        blind.act(Action::SwitchKind, None);
        blind.act(Action::SideBySide, None);
        assert_eq!(blind.heard.last(), Some(&words.compared(&halving, &plain)));
        blind.act(Action::SwitchKind, None);
        assert_eq!(blind.heard.last(), Some(&words.compared(full, plain)));
    }
}
