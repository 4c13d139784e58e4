//! Interprets the kernel's events of one gamepad: by the meaning of their codes, or by the numbers
//! of buttons and axes if a mapping is known.

use std::collections::BTreeMap;

use evdev::{AbsoluteAxisCode, Device, EventSummary, InputEvent, KeyCode};
use icetea_maze::game::input::{Button, Family, Mapping, PadId, PadMeaning, PadPart};
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::maze::Direction;

/// The community's mappings (see `assets/pads/LICENSE.txt`).
const SHARED: &str = include_str!("../../../assets/pads/linux.txt");
/// The environment variable in which players and Steam put their own.
const OWN: &str = "SDL_GAMECONTROLLERCONFIG";

/// Interprets the events of one gamepad.
pub struct PadReader {
    /// The family of the gamepad.
    pub family: Family,
    /// The minimum and maximum of each axis.
    ranges: BTreeMap<u16, (f32, f32)>,
    stick: (f32, f32),
    mapped: Option<Mapped>,
}

/// A gamepad with a known mapping, and the numbers of its parts.
struct Mapped {
    mapping: Mapping,
    buttons: Vec<u16>,
    axes: Vec<u16>,
    hats: Vec<u16>,
}

impl PadReader {
    /// The reader for a device, if it is a gamepad.
    pub fn of(device: &Device) -> Option<Self> {
        let keys: Vec<u16> = device.supported_keys()?.iter().map(|key| key.0).collect();
        let infos = device.get_absinfo().into_iter().flatten();
        let ranges: BTreeMap<u16, (f32, f32)> = infos
            .map(|(axis, info)| (axis.0, (info.minimum() as f32, info.maximum() as f32)))
            .collect();
        let id = device.input_id();
        let family = Family::of(device.name().unwrap_or_default(), id.vendor());
        let id = PadId {
            bus: id.bus_type().0,
            vendor: id.vendor(),
            product: id.product(),
            version: id.version(),
        };
        let own = std::env::var(OWN).unwrap_or_default();
        // For the gamepads of the big makers the kernel is more reliable.
        let shared = || Mapping::find(SHARED, id).filter(|_| family == Family::Plain);
        let mapping = Mapping::find(&own, id).or_else(shared);
        let mapped = mapping.map(|mapping| Mapped::new(mapping, &keys, ranges.keys().copied()));
        let is_pad = mapped.is_some() || keys.contains(&KeyCode::BTN_SOUTH.0);
        is_pad.then_some(Self { family, ranges, stick: (0.0, 0.0), mapped })
    }

    /// The meaning of an event.
    pub fn read(&mut self, event: InputEvent) -> Vec<PadTold> {
        match (event.destructure(), &self.mapped) {
            (EventSummary::Key(_, _, 2), _) => Vec::new(),
            (EventSummary::Key(_, key, value), Some(mapped)) => {
                let part = place_in(&mapped.buttons, key.0).map(PadPart::Button);
                self.read_part(part, value as f32)
            }
            (EventSummary::Key(_, key, value), None) => {
                let button = button_of(key, self.family);
                button.map(|button| PadTold::Button(button, value == 1)).into_iter().collect()
            }
            (EventSummary::AbsoluteAxis(_, axis, value), Some(mapped)) => {
                let part = mapped.part_of(axis.0);
                let is_axis = matches!(part, Some(PadPart::Axis(_)));
                let value = if is_axis { self.lean(axis, value) } else { value as f32 };
                self.read_part(part, value)
            }
            (EventSummary::AbsoluteAxis(_, axis, value), None) => self.read_axis(axis, value),
            _ => Vec::new(),
        }
    }

    /// The meaning of an event of a gamepad with a known mapping.
    fn read_part(&mut self, part: Option<PadPart>, value: f32) -> Vec<PadTold> {
        let Some((mapped, part)) = self.mapped.as_ref().zip(part) else { return Vec::new() };
        let stick = &mut self.stick;
        let told = mapped.mapping.read(part, value).into_iter().map(|meaning| match meaning {
            PadMeaning::Button(button, is_down) => PadTold::Button(button, is_down),
            PadMeaning::Trigger(button, pulled) => PadTold::Trigger(button, pulled),
            PadMeaning::StickX(x) => {
                stick.0 = x;
                PadTold::Stick(stick.0, stick.1)
            }
            PadMeaning::StickY(y) => {
                stick.1 = y;
                PadTold::Stick(stick.0, stick.1)
            }
        });
        told.collect()
    }

    /// The position of an axis, from -1 to 1.
    fn lean(&self, axis: AbsoluteAxisCode, value: i32) -> f32 {
        let (least, most) = self.ranges.get(&axis.0).copied().unwrap_or((-1.0, 1.0));
        (2.0 * (value as f32 - least) / (most - least).max(1.0) - 1.0).clamp(-1.0, 1.0)
    }

    fn read_axis(&mut self, axis: AbsoluteAxisCode, value: i32) -> Vec<PadTold> {
        let lean = self.lean(axis, value);
        let pulled = 0.5 * (lean + 1.0);
        let ends = |less, more| {
            vec![
                PadTold::Button(Button::Go(less), value < 0),
                PadTold::Button(Button::Go(more), value > 0),
            ]
        };
        match axis {
            AbsoluteAxisCode::ABS_X => self.stick.0 = lean,
            AbsoluteAxisCode::ABS_Y => self.stick.1 = lean,
            AbsoluteAxisCode::ABS_Z | AbsoluteAxisCode::ABS_BRAKE => {
                return vec![PadTold::Trigger(Button::LeftTrigger, pulled)];
            }
            AbsoluteAxisCode::ABS_RZ | AbsoluteAxisCode::ABS_GAS => {
                return vec![PadTold::Trigger(Button::RightTrigger, pulled)];
            }
            AbsoluteAxisCode::ABS_HAT0X => return ends(Direction::Left, Direction::Right),
            AbsoluteAxisCode::ABS_HAT0Y => return ends(Direction::Up, Direction::Down),
            _ => return Vec::new(),
        }
        vec![PadTold::Stick(self.stick.0, self.stick.1)]
    }
}

impl Mapped {
    /// As SDL numbers parts on Linux: buttons of gamepads and the like before those of keyboards.
    fn new(mapping: Mapping, keys: &[u16], axes: impl Iterator<Item = u16>) -> Self {
        let (mut buttons, others): (Vec<u16>, Vec<u16>) =
            keys.iter().partition(|&&key| key >= KeyCode::BTN_TRIGGER.0);
        buttons.extend(others);
        let (hats, axes) = axes.partition(|&axis| is_of_hat(axis));
        Self { mapping, buttons, axes, hats }
    }

    fn part_of(&self, axis: u16) -> Option<PadPart> {
        if !is_of_hat(axis) {
            return place_in(&self.axes, axis).map(PadPart::Axis);
        }
        // Each hat has two axes.
        let hat = place_in(&self.hats, axis)? / 2;
        Some(if axis.is_multiple_of(2) { PadPart::HatX(hat) } else { PadPart::HatY(hat) })
    }
}

const fn is_of_hat(axis: u16) -> bool {
    AbsoluteAxisCode::ABS_HAT0X.0 <= axis && axis <= AbsoluteAxisCode::ABS_HAT3Y.0
}

fn place_in(codes: &[u16], code: u16) -> Option<usize> {
    codes.iter().position(|&one| one == code)
}

/// The button of a code. The kernel names the four buttons on the right by position, except that
/// its driver for Xbox gamepads takes X for the top one.
fn button_of(key: KeyCode, family: Family) -> Option<Button> {
    Some(match key {
        KeyCode::BTN_SOUTH => Button::South,
        KeyCode::BTN_EAST => Button::East,
        KeyCode::BTN_NORTH if family == Family::Xbox => Button::West,
        KeyCode::BTN_WEST if family == Family::Xbox => Button::North,
        KeyCode::BTN_NORTH => Button::North,
        KeyCode::BTN_WEST => Button::West,
        KeyCode::BTN_TL => Button::LeftShoulder,
        KeyCode::BTN_TR => Button::RightShoulder,
        KeyCode::BTN_TL2 => Button::LeftTrigger,
        KeyCode::BTN_TR2 => Button::RightTrigger,
        KeyCode::BTN_SELECT => Button::Select,
        KeyCode::BTN_START => Button::Start,
        KeyCode::BTN_THUMBL => Button::LeftStick,
        KeyCode::BTN_THUMBR => Button::RightStick,
        KeyCode::BTN_DPAD_UP => Button::Go(Direction::Up),
        KeyCode::BTN_DPAD_DOWN => Button::Go(Direction::Down),
        KeyCode::BTN_DPAD_LEFT => Button::Go(Direction::Left),
        KeyCode::BTN_DPAD_RIGHT => Button::Go(Direction::Right),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use evdev::EventType;

    use super::*;

    const KEY: u16 = EventType::KEY.0;
    const AXIS: u16 = EventType::ABSOLUTE.0;

    fn read(
        family: Family,
        ranges: &[(u16, f32, f32)],
        events: &[(u16, u16, i32)],
    ) -> Vec<PadTold> {
        let ranges = ranges.iter().map(|&(axis, least, most)| (axis, (least, most))).collect();
        let mut reader = PadReader { family, ranges, stick: (0.0, 0.0), mapped: None };
        let event = |&(kind, code, value): &(u16, u16, i32)| InputEvent::new(kind, code, value);
        events.iter().map(event).flat_map(|event| reader.read(event)).collect()
    }

    #[test]
    fn the_four_on_the_right_are_where_they_are_on_every_pad() {
        // The left one of the four buttons, each time.
        for (family, code) in
            [(Family::Xbox, 0x133), (Family::PlayStation, 0x134), (Family::Nintendo, 0x134)]
        {
            let told = read(family, &[], &[(KEY, code, 1), (KEY, code, 2), (KEY, code, 0)]);
            let west = |is_down| PadTold::Button(Button::West, is_down);
            assert_eq!(told, [west(true), west(false)], "{family:?}");
        }
        assert_eq!(read(Family::Xbox, &[], &[(KEY, 0x110, 1), (0, 0, 0)]), []);
    }

    #[test]
    fn sticks_triggers_and_the_cross_go_from_end_to_end() {
        let ranges = [(0, -32768.0, 32767.0), (1, 0.0, 255.0), (2, 0.0, 1023.0)];
        let told = read(
            Family::Xbox,
            &ranges,
            &[(AXIS, 0, 32767), (AXIS, 1, 0), (AXIS, 2, 1023), (AXIS, 0x11, -1), (AXIS, 0x11, 0)],
        );
        let up = Button::Go(Direction::Up);
        let down = Button::Go(Direction::Down);
        assert_eq!(
            told,
            [
                PadTold::Stick(1.0, 0.0),
                PadTold::Stick(1.0, -1.0),
                PadTold::Trigger(Button::LeftTrigger, 1.0),
                PadTold::Button(up, true),
                PadTold::Button(down, false),
                PadTold::Button(up, false),
                PadTold::Button(down, false),
            ]
        );
    }

    #[test]
    fn the_parts_of_a_mapped_pad_are_numbered_as_sdl_numbers_them() {
        // A gamepad that the kernel takes for a joystick, with a keyboard key before all others.
        let keys = [0x9e, 0x120, 0x121, 0x122, 0x12c];
        let text = "03000000790000000600000010010000,Plain,a:b2,back:b4,leftx:a0,lefty:a1~,\
                    righttrigger:+a2,dpup:h0.1,dpright:h0.2,";
        let id = PadId { bus: 3, vendor: 0x79, product: 6, version: 0x110 };
        let mapping = Mapping::find(text, id).unwrap();
        let axes = [0, 1, 5, 0x10, 0x11];
        let mapped = Mapped::new(mapping, &keys, axes.into_iter());
        let ranges = axes.map(|axis| (axis, (0.0, 255.0))).into_iter().collect();
        let mut reader =
            PadReader { family: Family::Plain, ranges, stick: (0.0, 0.0), mapped: Some(mapped) };
        let mut read = |kind, code, value| reader.read(InputEvent::new(kind, code, value));
        assert_eq!(read(KEY, 0x122, 1), [PadTold::Button(Button::South, true)]);
        assert_eq!(read(KEY, 0x122, 2), [], "it is held down");
        assert_eq!(read(KEY, 0x9e, 1), [PadTold::Button(Button::Select, true)]);
        assert_eq!(read(KEY, 0x121, 1), [], "nothing is wanted of it");
        assert_eq!(read(AXIS, 0, 255), [PadTold::Stick(1.0, 0.0)]);
        assert_eq!(read(AXIS, 1, 255), [PadTold::Stick(1.0, -1.0)]);
        assert_eq!(read(AXIS, 5, 0), [PadTold::Trigger(Button::RightTrigger, 0.0)]);
        assert_eq!(read(AXIS, 5, 255), [PadTold::Trigger(Button::RightTrigger, 1.0)]);
        let up = PadTold::Button(Button::Go(Direction::Up), true);
        assert_eq!(read(AXIS, 0x11, -1), [up]);
        let right = PadTold::Button(Button::Go(Direction::Right), false);
        assert_eq!(read(AXIS, 0x10, -1), [right]);
    }

    #[test]
    fn pads_that_are_shared_can_say_yes_and_choose() {
        let (mut understood, mut able) = (0, 0);
        for line in SHARED.lines() {
            let number = |at: usize| {
                u16::from_str_radix(&line[at..at + 4], 16).unwrap_or_default().swap_bytes()
            };
            let [bus, vendor, product, version] = [0, 8, 16, 24].map(number);
            let id = PadId { bus, vendor, product, version };
            let Some(mapping) = Mapping::find(line, id) else { continue };
            understood += 1;
            let parts = (0..200).flat_map(|number| {
                [
                    PadPart::Button(number),
                    PadPart::Axis(number),
                    PadPart::HatX(number),
                    PadPart::HatY(number),
                ]
            });
            let meanings: Vec<_> = parts.flat_map(|part| mapping.read(part, 1.0)).collect();
            let is_there = |wanted: &[fn(&PadMeaning) -> bool]| {
                wanted.iter().any(|is_it| meanings.iter().any(is_it))
            };
            let says_yes = is_there(&[|one| matches!(one, PadMeaning::Button(Button::South, _))]);
            let chooses: [fn(&PadMeaning) -> bool; 2] = [
                |one| matches!(one, PadMeaning::StickY(_)),
                |one| matches!(one, PadMeaning::Button(Button::Go(Direction::Down), _)),
            ];
            able += usize::from(says_yes && is_there(&chooses));
        }
        // All but dance mats and the like.
        assert!(understood > 600 && understood - able < 10, "{able} of {understood}");
    }
}
