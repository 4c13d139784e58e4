//! Two in one maze: the lobby, a round, and a match for the cheeses of an endless maze.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::race::distances::Distances;
use icetea_maze::game::settings::Settings;
use icetea_maze::game::tuning::CARD_STILL_TICKS;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::lobby::LobbyRow;
use icetea_maze::screens::title::Entry;

use super::{DOWN, See, Traveller, tick};

impl Traveller {
    /// Both press a key of their own set in the lobby.
    fn sit_down(&mut self) {
        let both = [Some(Direction::Right), Some(Direction::Left)].map(|pressed| Steering {
            held: pressed,
            pressed,
            run: false,
            ..Steering::default()
        });
        tick(&mut self.app, &Inputs { steering: both, ..Inputs::default() });
        self.wait(2);
    }
}

pub fn two(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::TwoPlayers);
    see("lobby", &mut one.app);
    one.sit_down();
    see("lobby, both are there", &mut one.app);
    one.act(Action::Next);
    let mut rows = Vec::new();
    for _ in LobbyRow::ALL {
        let Screen::Lobby(lobby) = &one.app.screen else { panic!("not in the lobby") };
        let row = lobby.form.focus().expect("a row has the focus");
        see(&format!("lobby, row {row:?}"), &mut one.app);
        rows.push(row);
        one.act(DOWN);
    }
    assert!(LobbyRow::ALL.iter().all(|row| rows.contains(row)), "{rows:?}");
    one.act(Action::Confirm).wait(30);
    see("versus, countdown", &mut one.app);
    one.wait(600);
    see("versus, under way", &mut one.app);
    one.act(Action::Pause);
    see("versus, pause", &mut one.app);
    face_to_face(settings, see);
}

/// Player 2 sits across, and reaches the cheese alone.
fn face_to_face(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::TwoPlayers).act(Action::Paste("kruskal1-2x2-7~race-bo1-lead2x5".to_owned()));
    one.sit_down();
    one.act(Action::Click(Target::Arrow(LobbyRow::SpeedOrSeats.place(), 1)));
    see("lobby, face to face", &mut one.app);
    one.act(Action::Next).act(Action::Confirm).wait(30);
    see("versus, face to face, countdown", &mut one.app);
    one.wait(300);
    see("versus, face to face, under way", &mut one.app);
    one.act(Action::Pause);
    see("versus, face to face, pause", &mut one.app);
    one.act(Action::Back).act(Action::Click(Target::PauseAcross));
    see("versus, face to face, pause asked for from across", &mut one.app);
    one.act(Action::Back);
    for direction in [Direction::Down, Direction::Right] {
        let held = Steering { held: Some(direction), ..Steering::default() };
        for _ in 0..60 {
            let inputs = Inputs { steering: [Steering::default(), held], ..Inputs::default() };
            tick(&mut one.app, &inputs);
        }
    }
    see("versus, face to face, won", &mut one.app);
    one.act(Action::Confirm).wait(CARD_STILL_TICKS + 2);
    see("versus, face to face, the round is over", &mut one.app);
    one.act(Action::Confirm).wait(2);
    see("versus, face to face, the match is over", &mut one.app);
}

/// Player 1 takes the cheese, while player 2 stands there.
pub fn snatch(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::TwoPlayers).act(Action::Paste("kruskal1-5x4-loops50-7~snatch-bo1".to_owned()));
    one.sit_down();
    see("lobby, snatch", &mut one.app);
    one.act(Action::Confirm).wait(300);
    see("versus, snatch, under way", &mut one.app);
    while let Some(way) = way_to_cheese(&one.app) {
        let held = Steering { held: Some(way), ..Steering::default() };
        tick(&mut one.app, &Inputs { steering: [held, Steering::default()], ..Inputs::default() });
    }
    see("versus, snatch, carried", &mut one.app);
}

/// Where the first runner has to go next, until it carries the cheese.
fn way_to_cheese(app: &App) -> Option<Direction> {
    let Screen::Versus(versus) = &app.screen else { return None };
    let round = versus.round()?;
    let (&cheese, here) = (round.cheeses_left.first()?, round.runner(0).destination());
    let to_cheese = Distances::to(cheese, round.arena.grid(), round.measured().stride_tiles);
    let next = to_cheese.path(here, round.arena.grid()).nth(1);
    next.and_then(|next| here.direction_towards(next)).or(Some(Direction::Up))
}

/// Player 1 stands there, and the computer eats all cheeses.
pub fn endless(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::TwoPlayers)
        .act(Action::Paste("endless1-7~endless-bo3-mirrored-short20".to_owned()));
    one.sit_down();
    see("lobby, endless", &mut one.app);
    one.act(Action::Confirm).wait(30);
    see("versus, endless, countdown", &mut one.app);
    for (name, ticks) in [("under way", 300), ("some cheeses", 300), ("won", 1_800)] {
        one.wait(ticks);
        see(&format!("versus, endless, {name}"), &mut one.app);
    }
    one.act(Action::Confirm).wait(2_400);
    see("versus, endless, the second round is over", &mut one.app);
    one.act(Action::Confirm).wait(2);
    see("versus, endless, the match is over", &mut one.app);
}
