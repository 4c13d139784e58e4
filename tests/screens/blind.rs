//! Somebody plays who sees nothing: what is said is all that the hand on the keys knows.

use std::collections::BTreeSet;

use icetea_maze::game::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Speech, Typefaces, fonts, vec2};

use super::{seen, tour};

/// What the words for the four ways are, and what stands before them where they are open.
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

struct Blind<'t> {
    app: App,
    typefaces: &'t Typefaces,
    speech: Speech,
    heard: Vec<String>,
}

impl Blind<'_> {
    fn tick(&mut self, inputs: &Inputs) {
        tour::tick(&mut self.app, inputs);
        let picture = seen(&self.app, self.typefaces, vec2(1280.0, 720.0));
        self.heard.extend(self.speech.tell(&self.app, &picture));
    }

    fn act(&mut self, action: Action, held: Option<Direction>) {
        self.tick(&Inputs { actions: vec![action], held, ..Inputs::default() });
        (0..60).for_each(|_| self.tick(&Inputs::default()));
    }

    /// The place that was said last, and the ways that are open there.
    fn place(&self, ear: &Ear) -> Option<(String, Vec<Direction>)> {
        let (place, behind) = self.heard.last()?.split_once(ear.open)?;
        let ways = behind.split(['.', '。']).next()?;
        let open = ear.ways.iter().filter(|(word, _)| ways.contains(word));
        Some((place.to_owned(), open.map(|&(_, direction)| direction).collect()))
    }
}

#[test]
fn a_maze_is_finished_by_what_is_said_alone() {
    let typefaces = Typefaces::new(&fonts::FILES);
    for (language, ear) in EARS {
        for seed in ["1", "7", "233"] {
            let mut settings = Settings { language: Some(language), ..Settings::default() };
            (settings.maze.width, settings.maze.height) = (10, 10);
            seed.clone_into(&mut settings.maze.seed);
            settings.lesson_settled = true;
            let app = App::new(settings, Language::English, 1);
            let (speech, heard) = (Speech::default(), Vec::new());
            let mut blind = Blind { app, typefaces: &typefaces, speech, heard };
            blind.tick(&Inputs::default());
            assert!(blind.heard.last().unwrap().contains(ear.play), "{:?}", blind.heard);
            blind.act(Action::Confirm, None);
            let mut trail: Vec<Direction> = Vec::new();
            let mut known = BTreeSet::new();
            for _ in 0..400 {
                let Some((place, open)) = blind.place(&ear) else { break };
                known.insert(place);
                let back = trail.last().map(|last| last.opposite());
                let ahead = open.into_iter().filter(|&way| Some(way) != back);
                // In a maze without loops, a way that was not come by leads somewhere new unless it
                // was gone already.
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
                blind.app.screen().name(),
                "results",
                "{language:?} {seed}: {:?}",
                blind.heard
            );
        }
    }
}

#[test]
fn every_screen_says_something_and_nothing_twice() {
    let typefaces = Typefaces::new(&fonts::FILES);
    let mut silent = Vec::new();
    tour::all(&Settings::default(), &mut |state, app| {
        let mut speech = Speech::default();
        let picture = seen(app, &typefaces, vec2(1280.0, 720.0));
        let said = speech.tell(app, &picture);
        if said.iter().all(|sentence| sentence.trim().is_empty()) {
            silent.push(state.to_owned());
        }
        assert_eq!(speech.tell(app, &picture), Vec::<String>::new(), "{state}");
    });
    assert_eq!(silent, Vec::<String>::new());
}
