//! The weekly maze: it opens from the daily mazes, is kept behind whatever is played since, and
//! shows exactly what was seen of it. And flags, which help with orientation in it.

use std::sync::{Arc, OnceLock};

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::records::{Day, Week};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::saved_run::{SavedGame, SavedKind, SavedRun};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{MOST_FLAGS, SIGHT_ROOMS};
use icetea_maze::maze::{Build, Direction, Spec, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::daily::{DailyMazes, DailyPart};
use icetea_maze::screens::play::{PauseChoice, Play};

fn today() -> Day {
    Day::of_date(2026, 11, 25).expect("a day")
}

/// The weekly maze, built once for all tests.
fn of_week() -> Arc<MeasuredMaze> {
    static BUILT: OnceLock<Arc<MeasuredMaze>> = OnceLock::new();
    Arc::clone(BUILT.get_or_init(|| {
        let spec = Week::of(today()).spec();
        Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
    }))
}

fn carried_out(request: Request) -> Response {
    let spec = Week::of(today()).spec();
    match request {
        Request::MeasuredMaze(wanted) if wanted == spec => Response::MeasuredMaze(of_week()),
        Request::Resume(run)
            if matches!(SavedGame::Run((*run).clone()).kind(), SavedKind::Week(_)) =>
        {
            Response::Run(Box::new(run.resume(of_week()).expect("it fits its maze")))
        }
        request => request.carry_out(&mut |_| true).expect("nobody gives it up"),
    }
}

struct Player {
    app: App,
    /// The last save of each game, the latest at the end.
    saved: Vec<SavedGame>,
}

impl Player {
    fn new() -> Self {
        let mut app = App::new(Settings::default(), Language::English, 1);
        app.world.take_time(today(), 7);
        let mut player = Self { app, saved: Vec::new() };
        player.wait(1);
        player
    }

    fn tick(&mut self, inputs: &Inputs) {
        let mut events = self.app.tick(inputs);
        while let Some(event) = events.pop() {
            match event {
                Command::Ask(request) => events.extend(self.app.take(carried_out(request))),
                Command::Keep(StoreTask::SaveRun(saved)) => {
                    self.saved.retain(|other| other.key() != saved.key());
                    self.saved.push(*saved);
                }
                Command::Keep(StoreTask::ClearRun(key)) => {
                    self.saved.retain(|other| other.key() != key);
                }
                _ => {}
            }
        }
    }

    fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| self.tick(&Inputs::default()));
    }

    fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    }

    /// Walks this many rooms along the path.
    fn walk(&mut self, rooms: usize) {
        let place = self.play().runner().place();
        let path: Vec<Tile> = self.play().race.measured().path_from(place).collect();
        for pair in path.iter().step_by(2).copied().collect::<Vec<_>>().windows(2).take(rooms) {
            let held = pair[0].direction_towards(pair[1]);
            let go = held.map(Action::Go).expect("they touch");
            self.tick(&Inputs { actions: vec![go], held, ..Inputs::default() });
            while self.play().runner().is_walking() {
                self.wait(1);
            }
        }
    }

    fn play(&self) -> &Play {
        let Screen::Play(play) = &self.app.screen else { panic!("{}", self.app.screen.name()) };
        play
    }

    fn go_to_title(&mut self) {
        while !matches!(&self.app.screen, Screen::Title(_)) {
            self.press(Action::Back);
            if let Screen::Play(play) = &self.app.screen
                && let Some(menu) = play.pause()
            {
                let last = menu.entries().len() - 1;
                self.press(Action::Click(icetea_maze::game::input::Target::Entry(last)));
            }
        }
    }

    fn go_to_daily(&mut self) {
        self.go_to_title();
        let place = match &self.app.screen {
            Screen::Title(title) => {
                use icetea_maze::screens::title::Entry;
                title.menu.entries().position(|(entry, _)| entry == Entry::Daily)
            }
            _ => None,
        };
        let place = place.expect("it is in the menu");
        self.press(Action::Click(icetea_maze::game::input::Target::Entry(place)));
    }

    fn go_to_week(&mut self) {
        self.go_to_daily();
        self.press(Action::Next);
        self.press(Action::Next);
        self.press(Action::Confirm);
        self.wait(1);
    }
}

#[test]
fn the_week_waits_behind_whatever_is_played_since() {
    let mut player = Player::new();
    assert_eq!(player.app.world.week_so_far(), None);
    player.go_to_week();
    assert_eq!(player.play().week(), Some(Week::of(today())));
    player.walk(12);
    player.press(Action::Flag);
    player.walk(3);
    let state = |play: &Play| {
        let race = &play.race;
        (race.runner(0).trail.clone(), race.flags.clone())
    };
    let (left, seen) = (state(player.play()), player.play().rooms_seen());
    let milliseconds = player.play().race.milliseconds();
    player.go_to_daily();
    let so_far = player.app.world.week_so_far().expect("it was begun");
    assert_eq!((Some(so_far.rooms_seen), so_far.milliseconds), (seen, milliseconds));
    // Two other mazes are left since.
    for code in ["prim1-9x6-3", "prim1-9x6-4"] {
        player.go_to_title();
        player.press(Action::Paste(code.to_owned()));
        player.press(Action::Confirm);
        player.walk(2);
    }
    player.go_to_week();
    assert_eq!(state(player.play()), left);
    assert!(player.play().race.milliseconds() >= milliseconds);
    // The other one waits again once this one is left, and the week behind it after that.
    player.go_to_title();
    let so_far = player.app.world.week_so_far();
    assert!(so_far.is_some());
    // Another day: the game was closed meanwhile.
    let mut another = Player::new();
    let kept = player
        .saved
        .iter()
        .find(|saved| matches!(saved.kind(), SavedKind::Week(_)))
        .expect("it is kept");
    another.app.offer(kept.clone());
    another.app.offer(player.saved[0].clone());
    assert_eq!(another.app.world.week_so_far(), so_far);
    another.go_to_week();
    assert_eq!(state(another.play()), left);
    // Nothing is reported about another week's maze.
    another.go_to_title();
    another.app.world.take_time(today().days_on(7).expect("a day"), 8);
    assert_eq!(another.app.world.week_so_far(), None);
}

#[test]
fn the_pause_of_the_weeks_maze_offers_no_other() {
    let mut player = Player::new();
    player.go_to_week();
    player.press(Action::Back);
    let mut choices = player.play().pause().expect("it is paused").entries();
    assert!(choices.all(|(one, _)| one != PauseChoice::NewMaze));
}

#[test]
fn what_is_finished_waits_no_more_and_what_was_left_before_does() {
    let mut player = Player::new();
    player.press(Action::Paste("prim1-9x6-3".to_owned()));
    player.press(Action::Confirm);
    player.walk(2);
    player.go_to_week();
    player.walk(2);
    player.go_to_title();
    player.press(Action::Paste("prim1-3x2-7".to_owned()));
    player.press(Action::Confirm);
    player.walk(99);
    player.wait(400);
    player.go_to_title();
    assert!(player.app.world.week_so_far().is_some());
    assert_eq!(
        player.app.world.to_continue().and_then(|left| left.saved.rooms()),
        Some((1000, 1000))
    );
    assert_eq!(player.saved.len(), 2, "the finished one was never left");
}

#[test]
fn tab_goes_to_the_puzzle_and_the_week_and_arrows_go_back_to_the_days() {
    let mut player = Player::new();
    player.go_to_daily();
    let days = |player: &Player| -> DailyMazes {
        let Screen::Daily(days) = &player.app.screen else { panic!("no calendar") };
        days.clone()
    };
    assert_eq!(days(&player).part, DailyPart::Maze);
    player.press(Action::Next);
    player.press(Action::Go(Direction::Left));
    assert_eq!(days(&player).part, DailyPart::Puzzle, "it is another day's puzzle");
    player.press(Action::Next);
    assert_eq!(days(&player).part, DailyPart::Week);
    player.press(Action::Go(Direction::Left));
    assert_eq!(days(&player).part, DailyPart::Maze);
    player.press(Action::Click(DailyMazes::PLAY));
    assert_eq!(player.play().race.measured().rooms(), Some((30, 20)));
    player.go_to_daily();
    player.press(Action::Next);
    player.press(Action::Next);
    player.press(Action::Click(DailyMazes::PLAY));
    player.wait(1);
    assert!(player.play().week().is_some(), "the button does what Enter does");
    player.go_to_week();
    assert!(player.play().week().is_some());
}

#[test]
fn landmarks_are_shown_as_soon_as_they_are_seen_and_not_before() {
    let mut player = Player::new();
    player.go_to_week();
    let all = || [0..1000, 0..1000];
    let mut shown = 0;
    for _ in 0..40 {
        player.walk(6);
        let play = player.play();
        assert!(play.is_foggy());
        let trail = &play.runner().trail;
        for landmark in play.landmarks(all()) {
            let reach = 2 * (SIGHT_ROOMS as u16 + 1);
            let is_near = |place: &Tile| {
                place.column.abs_diff(landmark.at.column) <= reach
                    && place.row.abs_diff(landmark.at.row) <= reach
            };
            assert!(trail.iter().any(is_near), "{landmark:?}");
        }
        let now = play.landmarks(all()).count();
        assert!(now >= shown, "what was seen stays");
        shown = now;
    }
    assert!(shown > 2, "{shown} on 240 rooms");
}

fn small() -> Player {
    let mut player = Player::new();
    player.press(Action::Paste("kruskal1-20x20-loops100-7".to_owned()));
    player.press(Action::Confirm);
    player
}

#[test]
fn a_flag_stands_where_the_mouse_was_and_goes_by_the_same_key() {
    let mut player = small();
    let mut expected = Vec::new();
    for _ in 0..MOST_FLAGS + 4 {
        player.press(Action::Flag);
        expected.push(player.play().runner().place());
        player.walk(1);
    }
    assert_eq!(&player.play().race.flags, &expected[4..]);
    player.press(Action::Flag);
    player.press(Action::Flag);
    assert_eq!(&player.play().race.flags, &expected[5..], "the oldest has gone for it");
}

#[test]
fn the_camera_goes_from_flag_to_flag_and_back_to_whoever_walks() {
    let mut player = small();
    player.press(Action::Page(1));
    assert_eq!(player.play().looks_at, None, "there is none");
    for _ in 0..3 {
        player.press(Action::Flag);
        player.walk(2);
    }
    for by in [1_i8, -1] {
        let mut seen = Vec::new();
        for _ in 0..8 {
            player.press(Action::Page(by));
            seen.push(player.play().looks_at);
        }
        let mut round = [Some(0), Some(1), Some(2), None].repeat(2);
        if by < 0 {
            round = [Some(2), Some(1), Some(0), None].repeat(2);
        }
        assert_eq!(seen, round);
    }
    player.press(Action::Page(1));
    player.walk(1);
    assert_eq!(player.play().looks_at, None);
}

#[test]
fn flags_are_kept_with_the_run() {
    let spec: Spec = "kruskal1-20x20-loops100-7".parse().expect("a code");
    let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
    let flags = [Tile::new(3, 5), Tile::new(1, 1)];
    let race = Race::alone(Arc::clone(&measured)).with_flags(flags.into_iter());
    let saved = SavedRun::of(&race);
    assert!(saved.fits_together());
    assert_eq!(saved.resume(measured).expect("it fits").flags, flags);
}
