//! The postcard of a run: a picture that depends on the results and the look alone.

use crate::laws;

use icetea_maze::app::{App, Still, still};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, InputDevice, Inputs};
use icetea_maze::game::records::{Day, FinishedRun, History, daily};
use icetea_maze::game::replay::PlayerName;
use icetea_maze::game::settings::{Language, Look, Settings};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::{Color, Fill, Item, View, vec2};
use icetea_maze::screens::Screen;
use qrcodegen::{QrCode, QrCodeEcc};

const TODAY: (u32, u32, u32) = (2026, 11, 23);

/// One tick, and everything that it requests.
fn tick(app: &mut App, inputs: &Inputs) -> Vec<Command> {
    let mut told = Vec::new();
    let mut events = app.tick(inputs);
    while let Some(event) = events.pop() {
        if let Command::Ask(request) = event {
            events.extend(app.take(request.carry_out(&mut |_| true).unwrap()));
        } else {
            told.push(event);
        }
    }
    told
}

fn act(app: &mut App, action: Action) -> Vec<Command> {
    tick(app, &Inputs { actions: vec![action], ..Inputs::default() })
}

/// The results of a run through a maze, with a few wrong turns.
fn results(settings: &Settings, language: Language, code: &str) -> App {
    let mut app = App::new(settings.clone(), language, 1);
    let (year, month, day) = TODAY;
    app.world.take_time(Day::of_date(year, month, day).unwrap(), 7);
    tick(&mut app, &Inputs::default());
    act(&mut app, Action::Paste(code.to_owned()));
    act(&mut app, Action::Confirm);
    let mut recorded = None;
    let mut walk = |app: &mut App, direction| {
        let mut held = Inputs { actions: vec![Action::Go(direction)], ..Inputs::default() };
        for _ in 0..60 {
            let told = tick(app, &held);
            recorded = told.into_iter().fold(recorded.take(), |before, event| match event {
                Command::RecordRun(run) => Some(run),
                _ => before,
            });
            held.actions.clear();
        }
    };
    let mut strides = 0;
    while let Screen::Play(play) = &app.screen {
        let (race, at) = (&play.race, play.race.runner(0).place());
        let ahead: Vec<Tile> = race.measured().path_from(at).take(2).collect();
        let right = ahead[0].direction_towards(ahead[1]).unwrap();
        let is_open = |way: &Direction| race.measured().maze.grid().is_open(at.step(*way));
        let wrong = Direction::ALL.into_iter().filter(is_open).find(|&way| way != right);
        strides += 1;
        let way = wrong.filter(|_| strides % 5 == 1).unwrap_or(right);
        walk(&mut app, way);
        if race_is_over(&app) {
            break;
        }
    }
    for _ in 0..2_000 {
        tick(&mut app, &Inputs::default());
        if app.screen.name() == "results" {
            break;
        }
    }
    let run: FinishedRun = recorded.expect("the run is over");
    let mut history = History::default();
    history.add_run(run);
    app.take_history(history);
    app.take_down(PlayerName::near("小茶").unwrap());
    assert_eq!(app.screen.name(), "results");
    app
}

fn race_is_over(app: &App) -> bool {
    matches!(&app.screen, Screen::Play(play) if play.race.is_over())
}

fn postcard(app: &App, window: (f32, f32), dpi: f32) -> Still<'_> {
    let view = View {
        window: vec2(window.0, window.1),
        dpi,
        blend: 0.3,
        seconds: 17.0,
        stirred: 0.0,
        veil: 0.0,
        announcement: None,
        is_deaf: true,
        hand: InputDevice::Keys,
    };
    still(app, &view).expect("results have a postcard")
}

fn texts<'p>(card: &'p Still) -> Vec<&'p str> {
    let items = laws::flattened(&card.picture);
    items
        .into_iter()
        .filter_map(|item| if let Item::Text(text) = item { Some(&*text.text) } else { None })
        .collect()
}

/// The dark modules of the code on it, row by row: the flat black rectangles.
fn code_on(card: &Still) -> Vec<Vec<bool>> {
    let black = Color::hex(0);
    let bars: Vec<_> = card
        .picture
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Rect(rect, Fill::Flat(colour)) if *colour == black => Some(*rect),
            _ => None,
        })
        .collect();
    let Some(first) = bars.first() else { return Vec::new() };
    // The corner of a code begins with seven modules in a row.
    let module = first.w / 7.0;
    let side = bars.iter().map(|bar| bar.right() - first.x).fold(0.0, f32::max);
    let count = (side / module).round() as usize;
    let mut rows = vec![vec![false; count]; count];
    for bar in &bars {
        let [x, y, length] =
            [bar.x - first.x, bar.y - first.y, bar.w].map(|at| (at / module).round() as usize);
        rows[y][x..x + length].fill(true);
    }
    rows
}

fn modules_of(text: &str) -> Vec<Vec<bool>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
    (0..code.size()).map(|y| (0..code.size()).map(|x| code.get_module(x, y)).collect()).collect()
}

#[test]
fn what_stands_on_it_never_changes_by_itself() {
    let golden = include_str!("../golden/postcard.txt").replace("\r\n", "\n");
    let (year, month, day) = TODAY;
    let daily = daily::spec(Day::of_date(year, month, day).unwrap()).to_string();
    let mut lines = Vec::new();
    for language in Language::ALL {
        for code in [daily.as_str(), "kruskal1-6x4-7"] {
            let app = results(&Settings::default(), language, code);
            lines.push(format!("{language:?} {code}\n"));
            let card = postcard(&app, (1280.0, 720.0), 1.0);
            lines.extend(texts(&card).iter().map(|text| format!("    {text}\n")));
        }
    }
    let all = lines.concat();
    assert!(all == golden, "it was\n{golden}\nand is now\n{all}");
}

/// Nothing overlaps, is cut, too small or too pale, in any language and look and for mazes of all
/// shapes; and the code contains the challenge, or where that is too long the maze's code.
#[test]
fn all_of_it_can_be_read_by_people_and_by_phones() {
    let codes = ["kruskal1-2x2-3", "prim1-5x31-9", "kruskal1-60x40-7", "wilson1-40x3-1"];
    for look in Look::ALL {
        let settings = Settings { look, ..Settings::default() };
        for (language, code) in Language::ALL.into_iter().cycle().zip(codes) {
            let app = results(&settings, language, code);
            let card = postcard(&app, (1280.0, 720.0), 1.0);
            assert_eq!(card.pixels, vec2(1920.0, 1080.0));
            let of_picture =
                [laws::room, laws::letters, laws::contrast].map(|law| law(&card.picture)).concat();
            let of_words = if language == Language::Chinese {
                laws::language(&card.picture)
            } else {
                Vec::new()
            };
            let offences = [of_picture, of_words, laws::controls(&card.picture, &app)];
            assert_eq!(offences.concat(), Vec::<String>::new(), "{language:?} {look:?} {code}");
            let challenge = app.world.recordings.last.as_ref().unwrap().challenge();
            let held = [challenge.as_deref(), Some(code)].into_iter().flatten();
            let is_it = held.map(modules_of).any(|modules| modules == code_on(&card));
            assert!(is_it, "{code}");
        }
    }
}

#[test]
fn it_is_the_same_from_every_window() {
    let app = results(&Settings::default(), Language::English, "kruskal1-9x5-4");
    let usual = texts(&postcard(&app, (1280.0, 720.0), 1.0)).join("\n");
    for (window, dpi) in [((640.0, 400.0), 1.0), ((600.0, 1000.0), 2.0), ((3840.0, 2160.0), 1.5)] {
        let card = postcard(&app, window, dpi);
        assert_eq!(texts(&card).join("\n"), usual, "{window:?}");
        assert_eq!(card.pixels, vec2(1920.0, 1080.0));
    }
}

/// A maze without visible detail is replaced by words.
#[test]
fn a_giant_is_left_out() {
    let app = results(&Settings::default(), Language::English, "kruskal1-400x2-7");
    let card = postcard(&app, (1280.0, 720.0), 1.0);
    assert!(texts(&card).contains(&"400 × 2"), "{:?}", texts(&card));
    assert!(!card.picture.items.iter().any(|item| matches!(item, Item::Maze(_))));
}

#[test]
fn one_key_saves_it_and_hands_the_challenge_out() {
    let mut app = results(&Settings::default(), Language::English, "kruskal1-6x4-7");
    let challenge = app.world.recordings.last.as_ref().unwrap().challenge().unwrap();
    let told = act(&mut app, Action::SavePicture);
    assert!(told.iter().any(|event| matches!(event, Command::SavePicture)));
    assert!(told.iter().any(|event| matches!(event, Command::Copy(text) if *text == challenge)));
}
