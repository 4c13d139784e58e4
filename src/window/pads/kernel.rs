//! Gamepads as the kernel tells of them. Nothing waits here: what has happened is read when the
//! window looks, and once a second it looks for pads that have come.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use evdev::{AbsoluteAxisCode, Device, EventSummary, InputEvent, KeyCode};
use icetea_maze::game::input::{Button, Family};
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::maze::Direction;

const FOLDER: &str = "/dev/input";
const BETWEEN_LOOKS: Duration = Duration::from_secs(1);

pub struct Pads {
    /// What is in the folder, by name; nothing for what is no pad or may not be read.
    seen: BTreeMap<PathBuf, Option<Pad>>,
    looks_again: Instant,
    /// How many have come so far.
    count: u32,
}

struct Pad {
    id: u32,
    device: Device,
    reader: Reader,
}

/// Understands what the kernel tells of one pad.
struct Reader {
    family: Family,
    /// From where to where an axis goes.
    ranges: BTreeMap<u16, (f32, f32)>,
    stick: (f32, f32),
}

impl Pads {
    pub fn new() -> Self {
        Self { seen: BTreeMap::new(), looks_again: Instant::now(), count: 0 }
    }

    pub fn are_there(&self) -> bool {
        self.seen.values().any(Option::is_some)
    }

    /// What has happened since the last time.
    pub fn gather(&mut self, mut tell: impl FnMut(u32, PadTold)) {
        if Instant::now() >= self.looks_again {
            self.looks_again = Instant::now() + BETWEEN_LOOKS;
            self.look(&mut tell);
        }
        for seen in self.seen.values_mut() {
            let Some(pad) = seen else { continue };
            let is_there = match pad.device.fetch_events() {
                Ok(events) => {
                    let told = events.flat_map(|event| pad.reader.read(event)).collect::<Vec<_>>();
                    for told in told {
                        tell(pad.id, told);
                    }
                    true
                }
                Err(error) => {
                    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
                }
            };
            if !is_there {
                tell(pad.id, PadTold::Went);
                *seen = None;
            }
        }
    }

    /// Finds out which pads have come. What is gone from the folder may come again.
    fn look(&mut self, tell: &mut impl FnMut(u32, PadTold)) {
        let files = fs::read_dir(FOLDER).into_iter().flatten().flatten().map(|file| file.path());
        let is_event = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("event"))
        };
        let present: Vec<PathBuf> = files.filter(is_event).collect();
        self.seen.retain(|path, pad| pad.is_some() || present.contains(path));
        for path in present {
            if self.seen.contains_key(&path) {
                continue;
            }
            let pad = match Device::open(&path) {
                Ok(device) => open(device, self.count),
                // Who may read it is said only after it has come.
                Err(error) if error.kind() == ErrorKind::PermissionDenied => continue,
                Err(_) => None,
            };
            if let Some(pad) = &pad {
                self.count += 1;
                tell(pad.id, PadTold::Came(pad.reader.family));
            }
            self.seen.insert(path, pad);
        }
    }
}

/// A device that is a pad.
fn open(device: Device, id: u32) -> Option<Pad> {
    let is_pad = device.supported_keys()?.contains(KeyCode::BTN_SOUTH);
    if !is_pad || device.set_nonblocking(true).is_err() {
        return None;
    }
    let family = Family::of(device.name().unwrap_or_default(), device.input_id().vendor());
    let infos = device.get_absinfo().into_iter().flatten();
    let ranges = infos
        .map(|(axis, info)| (axis.0, (info.minimum() as f32, info.maximum() as f32)))
        .collect();
    Some(Pad { id, device, reader: Reader { family, ranges, stick: (0.0, 0.0) } })
}

impl Reader {
    /// What an event says about the pad.
    fn read(&mut self, event: InputEvent) -> Vec<PadTold> {
        match event.destructure() {
            EventSummary::Key(_, key, value) => {
                let button = button_of(key, self.family).filter(|_| value < 2);
                button.map(|button| PadTold::Button(button, value == 1)).into_iter().collect()
            }
            EventSummary::AbsoluteAxis(_, axis, value) => self.read_axis(axis, value),
            _ => Vec::new(),
        }
    }

    fn read_axis(&mut self, axis: AbsoluteAxisCode, value: i32) -> Vec<PadTold> {
        let (least, most) = self.ranges.get(&axis.0).copied().unwrap_or((-1.0, 1.0));
        let share = ((value as f32 - least) / (most - least).max(1.0)).clamp(0.0, 1.0);
        let ends = |less, more| {
            vec![
                PadTold::Button(Button::Go(less), value < 0),
                PadTold::Button(Button::Go(more), value > 0),
            ]
        };
        match axis {
            AbsoluteAxisCode::ABS_X => self.stick.0 = 2.0 * share - 1.0,
            AbsoluteAxisCode::ABS_Y => self.stick.1 = 2.0 * share - 1.0,
            AbsoluteAxisCode::ABS_Z | AbsoluteAxisCode::ABS_BRAKE => {
                return vec![PadTold::Trigger(Button::LeftTrigger, share)];
            }
            AbsoluteAxisCode::ABS_RZ | AbsoluteAxisCode::ABS_GAS => {
                return vec![PadTold::Trigger(Button::RightTrigger, share)];
            }
            AbsoluteAxisCode::ABS_HAT0X => return ends(Direction::Left, Direction::Right),
            AbsoluteAxisCode::ABS_HAT0Y => return ends(Direction::Up, Direction::Down),
            _ => return Vec::new(),
        }
        vec![PadTold::Stick(self.stick.0, self.stick.1)]
    }
}

/// The button behind a code. The kernel names the four on the right by where they are, and only its
/// driver for Xbox pads takes X for the highest.
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
        let mut reader = Reader { family, ranges, stick: (0.0, 0.0) };
        let event = |&(kind, code, value): &(u16, u16, i32)| InputEvent::new(kind, code, value);
        events.iter().map(event).flat_map(|event| reader.read(event)).collect()
    }

    #[test]
    fn the_four_on_the_right_are_where_they_are_on_every_pad() {
        // The button that is pressed is the left one of the four each time.
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
}
