//! While a maze is played, everything else lies clear of it, and numbers can be read at a glance.

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Key};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::{LEAST_WHOLE_PITCH, TICKS_PER_SECOND};
use icetea_maze::maze::{Build, Tile};
use icetea_maze::picture::{
    Color, ControlTarget, Ground, Item, Picture, Rect, SheetName, Shown, Typeface, Vec2, vec2,
};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;
use icetea_maze::words::Words;

use super::laws::{flattened, holds, quoted};
use super::seen::texts;
use super::{UPRIGHT, fit, seen, tour};

const WINDOWS: [(f32, f32); 6] =
    [(800.0, 600.0), (1280.0, 720.0), (1001.0, 701.0), (1920.0, 1080.0), UPRIGHT, (640.0, 400.0)];

/// The height of the foot.
const FOOT: f32 = 56.0;
/// The colour of a hint.
const HINT: Color = Color::hex(0x00ff_c400);

/// A maze that is played in a window.
struct Game {
    app: App,
    window: Vec2,
}

impl Game {
    fn new(code: &str, window: (f32, f32), percent: u8) -> Self {
        let settings = Settings { interface_percent: percent, ..Settings::default() };
        let app = App::new(settings, Language::English, 1);
        let mut game = Self { app, window: window.into() };
        for action in [Action::Paste(code.to_owned()), Action::Confirm] {
            game.press(action);
            game.wait(1);
        }
        game
    }

    fn press(&mut self, action: Action) {
        tour::tick(&mut self.app, &Inputs { actions: vec![action], ..Inputs::default() });
        fit(&mut self.app, self.window);
    }

    fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| drop(tour::tick(&mut self.app, &Inputs::default())));
        fit(&mut self.app, self.window);
    }

    fn play(&self) -> &Play {
        let Screen::Play(play) = &self.app.screen else { panic!("not playing") };
        play
    }

    fn picture(&self) -> Picture<'_> {
        seen(&self.app, self.window)
    }

    /// The next room on the way to the cheese.
    fn go_on(&mut self) {
        let race = &self.play().race;
        let here = race.runner(0).place();
        let next = race.measured().path_from(here).nth(2);
        let way = next.and_then(|next| here.direction_towards(next));
        if let Some(way) = way {
            self.press(Action::Go(way));
        }
        self.wait(30);
    }
}

/// Where the played maze lies, the visible part of it, and the size of its rooms, in logical
/// pixels.
fn maze_in(picture: &Picture) -> (Rect, Option<Rect>, f32) {
    let items = flattened(picture);
    let (begun, maze) = items
        .iter()
        .enumerate()
        .find_map(|(place, item)| match item {
            Item::Maze(maze) if matches!(maze.ground, Ground::Window { .. }) => Some((place, maze)),
            _ => None,
        })
        .expect("there is a maze");
    let Shown::MeasuredMaze(measured, _) = &maze.shown else { panic!("another maze") };
    let (columns, rows) = measured.rooms().expect("it has rooms");
    let (lens, size) = (maze.lens, vec2(columns.into(), rows.into()));
    let corner = lens.pane.center() - lens.centre * lens.pitch;
    let whole = Rect::new(corner.x, corner.y, size.x * lens.pitch, size.y * lens.pitch);
    // A band as wide as the window hides it.
    let bands = items[begun..].iter().filter_map(|item| match item {
        Item::Rect(rect, _) if rect.y == 0.0 && rect.w >= picture.window.x => Some(rect.bottom()),
        _ => None,
    });
    let top = bands.fold(lens.pane.y, f32::max);
    let pane = Rect { y: top, h: lens.pane.bottom() - top, ..lens.pane };
    (whole, whole.intersect(pane), lens.pitch * picture.scale.logical)
}

/// No text above the foot lies on any of this.
fn check_clear(picture: &Picture, maze: Option<Rect>, place: &str) {
    let items = flattened(picture);
    let above_foot = |text: &Rect| text.bottom() < picture.window.y - FOOT;
    for text in texts(&items) {
        let lies = text.text.place();
        let is_on_maze = maze.is_some_and(|maze| maze.inset(1.0).overlaps(&lies));
        assert!(!above_foot(&lies) || !is_on_maze, "{} in {place}", quoted(&text));
    }
}

fn offers_tab(picture: &Picture) -> bool {
    let is_tab = |target| matches!(target, ControlTarget::Key(press) if press.key == Key::Tab);
    picture.controls.iter().any(|control| is_tab(control.target))
}

#[test]
fn a_maze_is_in_sight_as_a_whole_while_its_rooms_are_large_and_tab_is_offered_where_it_is_not() {
    let sizes = [(2, 2), (3, 9), (10, 10), (18, 12), (20, 13), (7, 20), (33, 4), (40, 30)];
    let mut wholes = 0;
    for (width, height) in sizes {
        for (window, percent) in WINDOWS
            .into_iter()
            .map(|window| (window, 100))
            .chain([(WINDOWS[1], 150), (WINDOWS[3], 75)])
        {
            let code = format!("kruskal1-{width}x{height}-5");
            let place = format!("{code} at {window:?}, {percent} %");
            let mut game = Game::new(&code, window, percent);
            let pitch_of = |game: &Game| maze_in(&game.picture()).2;
            let opened = pitch_of(&game);
            game.wait(TICKS_PER_SECOND);
            let (maze, _, pitch) = maze_in(&game.picture());
            assert!((pitch - opened).abs() < 0.01, "it zooms by itself: {place}");
            let is_whole = holds(game.picture().pane, maze);
            let is_offered = offers_tab(&game.picture());
            if is_whole {
                wholes += 1;
                check_clear(&game.picture(), Some(maze), &place);
            }
            assert_eq!(is_whole, !game.play().camera.has_two_views(), "{place}");
            // In a narrow window the foot has more than one page.
            assert!(!is_whole || !is_offered, "{place}");
            assert!(is_whole || is_offered || window.0 < 1280.0, "{place}");
            game.press(Action::Next);
            game.wait(2 * TICKS_PER_SECOND);
            let (maze, _, from_afar) = maze_in(&game.picture());
            assert!(holds(game.picture().pane, maze), "{place}");
            assert!(from_afar <= pitch + 0.01, "{place}: {from_afar} from {pitch}");
            assert_eq!(from_afar + 0.01 < pitch, !is_whole, "{place}");
            assert!(is_whole || from_afar < LEAST_WHOLE_PITCH, "{place}: {from_afar}");
        }
    }
    assert!(wholes > 20, "{wholes}");
}

#[test]
fn labels_stand_beside_the_maze_or_are_gone_after_a_moment() {
    let mut aside = 0;
    for code in ["kruskal1-80x60-9", "prim1-90x24-4", "backtracker1-24x50-2"] {
        for window in WINDOWS {
            let mut game = Game::new(code, window, 100);
            game.press(Action::Next);
            game.wait(TICKS_PER_SECOND / 2);
            let labels = |game: &Game| {
                let picture = game.picture();
                let items = flattened(&picture);
                let labels: Vec<Rect> = texts(&items)
                    .iter()
                    .filter(|text| text.text.face == Typeface::Title)
                    .filter(|text| ["You", "Cheese"].contains(&text.text.text.as_str()))
                    .map(|text| text.text.place())
                    .collect();
                labels
            };
            assert_eq!(labels(&game).len(), 2, "{code} at {window:?}");
            game.wait(TICKS_PER_SECOND);
            for step in 0..24 {
                let (maze, _, _) = maze_in(&game.picture());
                for label in labels(&game) {
                    aside += 1;
                    let place = format!("{code} at {window:?} after {step}");
                    assert!(!label.inset(-6.0).overlaps(&maze), "{place}: {label:?} on {maze:?}");
                }
                game.go_on();
            }
        }
    }
    assert!(aside > 200, "{aside}");
}

#[test]
fn the_numbers_of_a_search_never_lie_on_the_maze() {
    let mut hidden = 0;
    for code in ["kruskal1-10x10-3", "kruskal1-18x12-9", "prim1-60x40-4", "division1-20x90-2"] {
        for window in WINDOWS {
            for is_whole in [false, true] {
                let mut game = Game::new(code, window, 100);
                if is_whole {
                    game.press(Action::Next);
                }
                game.press(Action::Solve);
                // From afar labels stand on it for a moment.
                game.wait(2 * TICKS_PER_SECOND);
                for moment in 0..40 {
                    if game.app.screen.name() != "play" || game.play().race.is_over() {
                        break;
                    }
                    let picture = game.picture();
                    let (whole, maze, _) = maze_in(&picture);
                    check_clear(&picture, maze, &format!("{code} at {window:?}, {moment}"));
                    hidden += u32::from(whole.y < 0.0);
                    game.wait(TICKS_PER_SECOND / 2);
                }
            }
        }
    }
    assert!(hidden > 10, "of a maze that begins above the window: {hidden}");
}

/// A maze of 40 x 30 rooms as text, with the start here.
fn drawn_with_start(start: Tile) -> String {
    let built = Build::new(&"kruskal1-40x30-9".parse().expect("it is a code")).finish();
    let grid = built.grid();
    let goal = if start == built.goal() { built.start() } else { built.goal() };
    let sign = |tile: Tile| match tile {
        _ if tile == start => 'S',
        _ if tile == goal => 'G',
        _ if grid.is_open(tile) => ' ',
        _ => '#',
    };
    let row = |row: u16| (0..grid.columns()).map(|column| sign(Tile::new(column, row))).collect();
    (0..grid.rows()).map(row).collect::<Vec<String>>().join("\n")
}

#[test]
fn the_small_map_never_covers_the_start_or_the_mouse_and_is_not_there_beside_the_whole() {
    let mut maps = 0;
    let starts = [(1, 1), (79, 1), (1, 59), (79, 59), (41, 31), (61, 7)];
    for (start, window) in
        starts.into_iter().flat_map(|start| WINDOWS.map(|window| (start, window)))
    {
        let mut game = Game::new("", window, 100);
        let text = drawn_with_start(Tile::new(start.0, start.1)).into_bytes();
        let mut events = game.app.open_file("maze.txt".to_owned(), text);
        while let Some(event) = events.pop() {
            if let Command::Ask(request) = event {
                events.extend(game.app.take(request.carry_out(&mut |_| true).expect("it is done")));
            }
        }
        game.wait(1);
        for step in 0..40 {
            if step == 20 {
                game.press(Action::Zoom(2.0));
            }
            let place = format!("start at {start:?}, {window:?}, step {step}");
            let picture = game.picture();
            let items = flattened(&picture);
            let (mut map, mut stands) = (None, Vec::new());
            for item in &items {
                match item {
                    Item::Maze(maze) if matches!(maze.ground, Ground::Map { .. }) => {
                        map = Some(maze.lens.pane.inset(-6.0));
                    }
                    Item::Sprite(one)
                        if matches!(one.sheet, SheetName::StartDoor | SheetName::Mouse) =>
                    {
                        stands.push(one.place.inset(0.2 * one.place.w));
                    }
                    _ => {}
                }
            }
            assert_eq!(stands.len(), 2, "{place}");
            let covers = map.is_some_and(|map| stands.iter().any(|stands| map.overlaps(stands)));
            assert!(!covers, "{place}: {map:?} over {stands:?}");
            maps += u32::from(map.is_some());
            drop(picture);
            game.go_on();
        }
        game.press(Action::Next);
        game.wait(2 * TICKS_PER_SECOND);
        let picture = game.picture();
        let is_map = |item: &&Item| matches!(item, Item::Maze(maze) if matches!(maze.ground, Ground::Map { .. }));
        assert!(!flattened(&picture).iter().any(is_map), "start at {start:?}, {window:?}");
    }
    assert!(maps > 1_000, "{maps}");
}

/// Four digits in a row.
fn bare(text: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_digit()).any(|run| run.len() >= 4)
}

/// A month of a year: "Aug 2026", "2026年8月".
fn is_month(text: &str, language: Language) -> bool {
    let words = &Words::of(language).records;
    let is_in =
        |year: u16| (1..=12).any(|one| words.month_of_year(words.calendar.of(one), year) == text);
    (2000..2100).any(is_in)
}

#[test]
fn large_numbers_have_their_thousands_apart() {
    let mut game = Game::new("kruskal1-2x2-1", WINDOWS[1], 100);
    let check = |app: &App, state: &str, window: (f32, f32)| {
        let picture = seen(app, window.into());
        let mut seen_apart = 0;
        for text in texts(&flattened(&picture)) {
            let says = &text.text.text;
            let is_code = text.text.face == Typeface::Mono || says.contains(['-', '~']);
            let is_seed = says.starts_with(Words::of(app.world.language()).seed);
            // A field shows what is typed into it.
            let is_typed = says.bytes().all(|one| one.is_ascii_digit())
                && ["title", "lobby"].iter().any(|one| state.starts_with(one));
            let may_be_bare = is_code || is_seed || is_typed || !bare(says);
            assert!(
                may_be_bare || is_month(says, app.world.language()),
                "{} in {state}, {window:?}",
                quoted(&text)
            );
            seen_apart += u32::from(says.contains("1,00"));
        }
        seen_apart
    };
    // Back and forth, a thousand times.
    let here = game.play().runner().place();
    let first = game.play().race.measured().path_from(here).nth(2).expect("there is a way");
    let there = here.direction_towards(first).expect("it is beside");
    for step in 0..1_000 {
        game.press(Action::Go(if step % 2 == 0 { there } else { there.opposite() }));
        (0..24).for_each(|_| drop(tour::tick(&mut game.app, &Inputs::default())));
    }
    assert_eq!(game.play().runner().steps(), 1_000);
    assert!(check(&game.app, "play", WINDOWS[1]) > 0);
    while !game.play().race.is_over() {
        game.go_on();
    }
    while game.app.screen.name() == "play" {
        game.wait(TICKS_PER_SECOND);
    }
    game.wait(2 * TICKS_PER_SECOND);
    assert!(check(&game.app, "results", WINDOWS[1]) > 0);
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        tour::all(&settings, &mut |state, app| {
            for window in WINDOWS {
                fit(app, window.into());
                check(app, state, window);
            }
        });
    }
}

/// The way of a hint lies over the floor of every rule, and on the wall that is to be bitten through.
#[test]
fn a_hint_points_the_way_over_every_floor() {
    for code in [
        "kruskal1-5x4-loops40-ice1-312",
        "kruskal1-4x3-gnaw1-112",
        "kruskal1-4x4-loops60-cheeses2-melting1-2275",
        "kruskal1-9x6-7",
    ] {
        let mut game = Game::new(code, WINDOWS[1], 100);
        let arrows = |game: &Game| {
            let picture = game.picture();
            let items = flattened(&picture);
            let lines = items.iter().enumerate().filter_map(|(place, item)| match item {
                Item::Line(.., colour) if (Color { a: 1.0, ..*colour }) == HINT => Some(place),
                _ => None,
            });
            let first = lines.clone().next();
            let floor = items.iter().rposition(|item| matches!(item, Item::Polygon(..)));
            (lines.count(), first > floor)
        };
        assert_eq!(arrows(&game).0, 0, "{code}");
        game.press(Action::Hint);
        game.wait(TICKS_PER_SECOND);
        let (lines, is_above) = arrows(&game);
        assert!(lines >= 3 && lines.is_multiple_of(3), "{code}: {lines} lines");
        assert!(is_above, "{code}");
    }
}
