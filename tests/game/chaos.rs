//! Whatever is done, in whatever order, the game answers.

use icetea_maze::game::input::{Action, Inputs, Key, Target};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;

use super::player::{Player, small};

#[test]
fn ten_thousand_random_actions_always_leave_a_screen_that_answers() {
    let mut dice = Dice::new(233);
    let mut player = Player::with(small());
    for _ in 0..10_000 {
        let direction = Direction::nth(dice.below(4) as u8);
        let place = dice.below(9) as usize;
        let action = match dice.below(49) {
            0..6 => Action::Go(direction),
            6 => Action::Confirm,
            7 => Action::Back,
            8 => Action::Next,
            9 => Action::Hint,
            10 => Action::Solve,
            11 => Action::Trail,
            12 => Action::Restart,
            13 => Action::NewSeed,
            14 => Action::Pause,
            15 => Action::Hud,
            16 => Action::Zoom(dice.below(9) as f32 - 4.0),
            17 => Action::Faster,
            18 => Action::Skip,
            19 => Action::Copy,
            20 => Action::Paste(["", "x", "dig1-4x4-1", "kruskal1-3x3-2"][place % 4].to_owned()),
            21 => Action::Type(char::from_u32(dice.below(0x3000)).unwrap_or('x')),
            22 => Action::Erase,
            23 => Action::Point(Target::Entry(place)),
            24 => Action::Click(Target::Choice(place, dice.below(4) as usize)),
            25 => Action::Click(Target::Arrow(place, dice.below(3) as i8 - 1)),
            26 => Action::PlayPause,
            27 => Action::Home,
            28 => Action::Drag(dice.below(200) as f32 / 100.0 - 0.5),
            29 => Action::NextGenerator,
            30 => Action::NextSolver,
            31 => Action::MoreLoops,
            32 => Action::Watch,
            33 => Action::SavePicture,
            34 => Action::Film,
            35 => Action::SideBySide,
            36 => Action::SwitchKind,
            37 => Action::Lane(place),
            38 => Action::MoreLanes,
            39 => Action::FewerLanes,
            40 => Action::School,
            41 => Action::TakeKey(Key::ALL.get(dice.below(100) as usize).copied()),
            42 => Action::UsualKeys,
            43 => Action::Click(Target::Field(place)),
            44 => Action::WhoLooked,
            45 => Action::Records,
            46 => Action::Undo,
            _ => Action::Click(Target::Entry(place)),
        };
        let held = dice.coin().then_some(direction);
        let (run, leap, focus_lost) = (dice.coin(), dice.coin(), dice.below(50) == 0);
        let stirred = dice.coin();
        let steering = [0, 1].map(|_| {
            let pressed = dice.chance(30).then(|| Direction::nth(dice.below(4) as u8));
            Steering { held: pressed.or(held), pressed, run }
        });
        let actions = vec![action];
        player.tick(&Inputs { actions, held, run, leap, steering, focus_lost, stirred });
        if let Screen::Play(play) = player.app.screen() {
            let ((x, y), pitch) = play.camera().view(0.5);
            assert!(x.is_finite() && y.is_finite() && pitch > 0.0);
        }
        let scale = (1 + dice.below(30)) as f32 / 10.0;
        player.app.fit((dice.below(4000) as f32, dice.below(3000) as f32), scale);
    }
    for _ in 0..5 {
        player.press(Action::Back);
        if player.screen() == "pause" {
            let is_of_two = matches!(player.app.screen(), Screen::Versus(_));
            player.press(Action::Click(Target::Entry(if is_of_two { 3 } else { 7 })));
        }
    }
    assert_eq!(player.screen(), "title");
}
