//! Gamepads on systems where a library provides them.

use gilrs::ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Repeat, Replay, Ticks};
use gilrs::{Axis, Button as Said, EventType, Gamepad, Gilrs};
use icetea_maze::felt::Shake;
use icetea_maze::game::input::{Button, Family};
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::maze::Direction;

pub struct Pads {
    gilrs: Option<Gilrs>,
    /// The vibration, which ends when this is dropped.
    effect: Option<Effect>,
    has_looked: bool,
}

impl Pads {
    /// Without the system's library there are no gamepads.
    pub fn new() -> Self {
        Self { gilrs: Gilrs::new().ok(), effect: None, has_looked: false }
    }

    /// Reports events since the last call. For gamepads there from the start it makes one up.
    pub fn gather(&mut self, mut tell: impl FnMut(u32, PadTold)) {
        let Some(gilrs) = &mut self.gilrs else { return };
        if !std::mem::replace(&mut self.has_looked, true) {
            for (id, pad) in gilrs.gamepads() {
                tell(usize::from(id) as u32, PadTold::Came(family_of(&pad)));
            }
        }
        while let Some(event) = gilrs.next_event() {
            let id = usize::from(event.id) as u32;
            let pad = gilrs.gamepad(event.id);
            let told = match event.event {
                EventType::Connected => PadTold::Came(family_of(&pad)),
                EventType::Disconnected => PadTold::Went,
                EventType::ButtonPressed(said, _) | EventType::ButtonReleased(said, _) => {
                    let is_down = matches!(event.event, EventType::ButtonPressed(..));
                    let Some(button) = button_of(said) else { continue };
                    PadTold::Button(button, is_down)
                }
                EventType::AxisChanged(Axis::LeftStickX | Axis::LeftStickY, ..) => PadTold::Stick(
                    pad.value(Axis::LeftStickX),
                    // There, up is positive.
                    -pad.value(Axis::LeftStickY),
                ),
                _ => continue,
            };
            tell(id, told);
        }
    }

    /// Shakes a pad, if it can.
    pub fn shake(&mut self, id: u32, shake: Shake) {
        let Some(gilrs) = &mut self.gilrs else { return };
        let pads = gilrs.gamepads().filter(|(_, pad)| pad.is_ff_supported());
        let Some(id) = pads.map(|(id, _)| id).find(|&other| usize::from(other) == id as usize)
        else {
            return;
        };
        let magnitude = |share: f32| (share * f32::from(u16::MAX)) as u16;
        let motors = [
            BaseEffectType::Strong { magnitude: magnitude(shake.heavy) },
            BaseEffectType::Weak { magnitude: magnitude(shake.light) },
        ];
        let play_for = Ticks::from_ms(shake.milliseconds.into());
        let mut effect = EffectBuilder::new();
        for kind in motors {
            let scheduling = Replay { play_for, ..Replay::default() };
            effect.add_effect(BaseEffect { kind, scheduling, ..BaseEffect::default() });
        }
        let effect = effect.repeat(Repeat::For(play_for)).gamepads(&[id]).finish(gilrs);
        self.effect = effect.ok().filter(|effect| effect.play().is_ok());
    }

    pub fn are_there(&self) -> bool {
        self.gilrs.as_ref().is_some_and(|gilrs| gilrs.gamepads().next().is_some())
    }
}

fn family_of(pad: &Gamepad) -> Family {
    Family::of(pad.name(), pad.vendor_id().unwrap_or(0))
}

const fn button_of(said: Said) -> Option<Button> {
    Some(match said {
        Said::South => Button::South,
        Said::East => Button::East,
        Said::West => Button::West,
        Said::North => Button::North,
        Said::LeftTrigger => Button::LeftShoulder,
        Said::RightTrigger => Button::RightShoulder,
        Said::LeftTrigger2 => Button::LeftTrigger,
        Said::RightTrigger2 => Button::RightTrigger,
        Said::Select => Button::Select,
        Said::Start => Button::Start,
        Said::LeftThumb => Button::LeftStick,
        Said::RightThumb => Button::RightStick,
        Said::DPadUp => Button::Go(Direction::Up),
        Said::DPadDown => Button::Go(Direction::Down),
        Said::DPadLeft => Button::Go(Direction::Left),
        Said::DPadRight => Button::Go(Direction::Right),
        Said::C | Said::Z | Said::Mode | Said::Unknown => return None,
    })
}
