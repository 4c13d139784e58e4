//! Questions that were answered wrongly come back at the end, and the card there says so.

use icetea_maze::game::app::{App, StartWith};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::lab::Taken;
use icetea_maze::game::screen::lab::bench::Bench;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Typefaces, fonts, vec2};

use super::laws::flattened;
use super::seen::texts;
use super::{seen, tour};

fn bench(app: &App) -> &Bench {
    let Screen::Lab(lab) = app.screen() else { panic!("at {}", app.screen().name()) };
    let Taken::Bench(bench) = lab.taken() else { panic!("nothing on the bench") };
    bench
}

fn says(app: &App, typefaces: &Typefaces, sentence: &str) -> bool {
    let picture = seen(app, typefaces, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    let lines: Vec<&str> = texts(&items).iter().map(|text| text.text.text.as_str()).collect();
    lines.join(" ").contains(sentence)
}

#[test]
fn what_was_wrong_comes_back_at_the_end_and_the_card_there_says_so() {
    let typefaces = Typefaces::new(&fonts::FILES);
    for wrong in 0..4 {
        let mut app = App::new(Settings::default(), Language::English, 1);
        app.begin(StartWith::Bookmark("kruskal1-3x2-5 size none".parse().unwrap()));
        let all = bench(&app).card().asks.len();
        let press = |app: &mut App, action| {
            tour::tick(app, &Inputs { actions: vec![action], ..Inputs::default() });
            (0..600).for_each(|_| drop(tour::tick(app, &Inputs::default())));
        };
        let mut asked = Vec::new();
        while bench(&app).result().is_none() {
            assert!(asked.len() < 2 * all, "{asked:?}");
            let Some(question) = bench(&app).question() else {
                press(&mut app, Action::Go(Direction::Right));
                continue;
            };
            // The first few are answered wrongly, each once.
            let slip = usize::from(asked.len() < wrong);
            asked.push(question.operation);
            press(&mut app, Action::Lane((question.right + slip) % question.choices.len()));
        }
        assert_eq!(asked.len(), all + wrong);
        assert_eq!(asked[all..], asked[..wrong], "{asked:?}");
        press(&mut app, Action::Skip);
        let told = [(1, "1 came back: now correct."), (3, "3 came back: now correct.")];
        for (count, sentence) in told {
            assert_eq!(says(&app, &typefaces, sentence), count == wrong, "{sentence} of {wrong}");
        }
        assert_eq!(says(&app, &typefaces, "came back"), wrong > 0);
    }
}
