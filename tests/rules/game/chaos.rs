//! Whatever is done, in whatever order, the game answers.

use std::collections::BTreeSet;

use icetea_maze::game::input::{Action, Button, Family, InputDevice, Inputs, Key, Target};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::screens::Screen;

use super::player::{Player, small};

const TEXTS: [&str; 4] = ["", "x", "dig1-4x4-1", "kruskal1-3x3-2"];
/// How often an action that changes the screen is drawn, beside each other one once.
const OFTEN: usize = 5;

/// A list of all variants of an enum, complete by the compiler's check: a variant in neither part
/// is missing in the match. Those of the second part are made by the caller.
macro_rules! one_of_each {
    ($of:ident: $($variant:ident $(($($drawn:expr),+))?),+; $($other:ident),*) => {{
        let _ = |one: &$of| match one {
            $($of::$variant { .. } => (),)+
            $($of::$other { .. } => (),)*
        };
        vec![$($of::$variant $(($($drawn),+))?),+]
    }};
}

fn targets(dice: &mut Dice) -> Vec<Target> {
    let place = dice.below(9) as usize;
    one_of_each![Target:
        Entry(place),
        Part(place as u16),
        Field(place),
        Choice(place, dice.below(4) as usize),
        Arrow(place, dice.below(3) as i8 - 1),
        Offer(dice.coin()),
        Bar,
        Room(dice.below(200)),
        Tile(Tile::new(dice.below(70) as u16, dice.below(70) as u16)),
        ScreenKey(dice.below(46) as usize),
        PauseAcross,
        Nowhere;
    ]
}

/// One of every action, and of those with a target one for each.
fn actions(dice: &mut Dice) -> Vec<Action> {
    let place = dice.below(9) as usize;
    let mut pixel = || (dice.below(2_000) as f32 - 300.0, dice.below(2_000) as f32 - 300.0);
    let (x, y) = pixel();
    let mut actions = one_of_each![Action:
        Go(Direction::nth(dice.below(4) as u8)),
        Confirm,
        Back,
        Next,
        Hint,
        Solve,
        Trail,
        Flag,
        TakeBack,
        Redo,
        Sweep(Tile::new(dice.below(70) as u16, dice.below(70) as u16)),
        Lift,
        Restart,
        NewSeed,
        Pause,
        Mute,
        Ghost,
        Hud,
        Zoom(dice.below(9) as f32 - 4.0),
        Faster,
        Slower,
        Skip,
        Home,
        Page(dice.below(3) as i8 - 1),
        Loop,
        SetMark,
        Recursion,
        Tiles,
        PlayPause,
        Drag(dice.below(200) as f32 / 100.0 - 0.5),
        Lead(x, y),
        Aim(x, y),
        LeadNoMore,
        Lesson,
        Watch,
        SavePicture,
        WatchAgain,
        SaveRecording,
        Challenge,
        Film,
        NextGenerator,
        NextSolver,
        NextEstimate,
        MoreLoops,
        SideBySide,
        Ask,
        Hands,
        School,
        WhichBuilt,
        OwnProgram,
        Phones,
        SwitchKind,
        Lane(place),
        WhoLooked,
        MoreLanes,
        FewerLanes,
        Records,
        WhereAmI,
        WhatIsOpen,
        MoreKeys,
        ShowCode,
        Worksheet,
        Undo,
        Copy,
        Paste(TEXTS[place % TEXTS.len()].to_owned()),
        TakeKey(Key::ALL.get(dice.below(2 * Key::ALL.len() as u32) as usize).copied()),
        TakeButton(Button::ALL[place % Button::ALL.len()]),
        UsualKeys,
        Type(char::from_u32(dice.below(0x3000)).unwrap_or('x')),
        Erase,
        ScreenKeyboard;
        Point, Click
    ];
    actions.extend(targets(dice).into_iter().map(Action::Point));
    actions.extend(targets(dice).into_iter().map(Action::Click));
    actions
}

/// The next action: walking and choosing more often than the rest.
fn any_action(dice: &mut Dice) -> Action {
    let mut actions = actions(dice);
    for _ in 0..OFTEN {
        actions.push(Action::Go(Direction::nth(dice.below(4) as u8)));
    }
    actions.push(Action::Click(Target::Entry(dice.below(9) as usize)));
    let place = dice.below(actions.len() as u32) as usize;
    actions.swap_remove(place)
}

/// Plays random actions, and returns the screens that came up.
fn play(seed: u64, actions: u32) -> BTreeSet<&'static str> {
    let mut dice = Dice::new(seed);
    let mut player = Player::with(small());
    let mut seen = BTreeSet::new();
    for _ in 0..actions {
        let actions = vec![any_action(&mut dice)];
        let held = dice.coin().then(|| Direction::nth(dice.below(4) as u8));
        let (run, leap, focus_lost) = (dice.coin(), dice.coin(), dice.below(50) == 0);
        let (stirred, finer) = (dice.coin(), dice.coin());
        let hands = [InputDevice::Keys, InputDevice::Pad(Family::Plain), InputDevice::Finger];
        let taken_up = hands.get(dice.below(40) as usize).copied();
        let steering = [0, 1].map(|_| {
            let pressed = dice.chance(30).then(|| Direction::nth(dice.below(4) as u8));
            Steering { held: pressed.or(held), pressed, run, insists: true }
        });
        let walk = Inputs { actions, held, run, leap, finer, steering, ..Inputs::default() };
        player.tick(&Inputs { focus_lost, stirred, taken_up, ..walk });
        let traits = player.app.screen.state().traits();
        assert!(
            !traits.is_a_game || !traits.reading.arrows_repeat,
            "a held arrow walks: {traits:?}"
        );
        assert!(!traits.moves || traits.name != "pause");
        seen.insert(traits.name);
        if let Screen::Play(play) = &player.app.screen {
            let ((x, y), pitch) = play.camera.view(0.5);
            assert!(x.is_finite() && y.is_finite() && pitch > 0.0);
        }
        let scale = (1 + dice.below(30)) as f32 / 10.0;
        player.app.fit((dice.below(4000) as f32, dice.below(3000) as f32), scale);
    }
    for _ in 0..8 {
        player.press(Action::Back);
        if player.screen() == "pause" {
            let last = match &player.app.screen {
                Screen::Play(play) => play.pause().map_or(0, |menu| menu.entries().len() - 1),
                Screen::Endless(game) => {
                    game.play.pause().map_or(0, |menu| menu.entries().len() - 1)
                }
                _ => 3,
            };
            player.press(Action::Click(Target::Entry(last)));
        }
    }
    assert_eq!(player.screen(), "title");
    seen
}

#[test]
fn random_actions_always_leave_a_screen_that_answers() {
    let seen: BTreeSet<_> = (0..5).flat_map(|seed| play(seed, 5_000)).collect();
    assert!(seen.len() >= 11, "chance led to these screens alone: {seen:?}");
}
