//! Gamepad mappings in SDL's format: which of a pad's numbered buttons, axes and hats is which of
//! the buttons that all pads have.

use super::Button;
use crate::maze::Direction;

/// The identity of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadId {
    /// The bus, by the kernel's number.
    pub bus: u16,
    /// The vendor.
    pub vendor: u16,
    /// The product.
    pub product: u16,
    /// The version of the product.
    pub version: u16,
}

/// A part of a pad that has a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadPart {
    /// A button: 1 if pressed, 0 if not.
    Button(usize),
    /// An axis, from -1 to 1.
    Axis(usize),
    /// The horizontal direction of a hat, from -1 to 1.
    HatX(usize),
    /// The vertical direction of a hat, from -1 to 1.
    HatY(usize),
}

/// The meaning of a part of a pad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PadMeaning {
    /// A button, and whether it is pressed.
    Button(Button, bool),
    /// How far a trigger is pulled, from 0 to 1.
    Trigger(Button, f32),
    /// How far the left stick leans to the right, from -1 to 1.
    StickX(f32),
    /// How far the left stick leans down, from -1 to 1.
    StickY(f32),
}

/// The meaning of each part of a pad.
///
/// ```
/// use icetea_maze::game::input::{Button, Mapping, PadMeaning, PadId, PadPart};
///
/// let text = "03000000790000000600000010010000,Plain,a:b2,lefttrigger:a3,";
/// let id = PadId { bus: 3, vendor: 0x79, product: 6, version: 0x110 };
/// let mapping = Mapping::find(text, id).unwrap();
/// assert_eq!(mapping.read(PadPart::Button(2), 1.0), [PadMeaning::Button(Button::South, true)]);
/// assert_eq!(mapping.read(PadPart::Axis(3), 0.0), [PadMeaning::Trigger(Button::LeftTrigger, 0.5)]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Mapping {
    binds: Vec<(Source, Wanted)>,
}

/// A part of a pad, and the range of its positions.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Source {
    part: PadPart,
    from: f32,
    to: f32,
}

/// What a part is used for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wanted {
    Button(Button),
    StickX,
    StickY,
}

impl Mapping {
    /// The mapping of a pad among these lines, preferably one for its exact version.
    pub fn find(lines: &str, id: PadId) -> Option<Self> {
        let ours = lines.lines().filter_map(|line| {
            let (guid, rest) = line.trim().split_once(',')?;
            let found = parse_guid(guid)?;
            (found == PadId { version: found.version, ..id }).then_some((found == id, rest))
        });
        // Of equally good ones the first: users put their own mappings before all others.
        let (_, binds) =
            ours.reduce(|best, other| if best.0 || !other.0 { best } else { other })?;
        let binds = binds.split(',').skip(1).filter_map(parse_bind).collect();
        Some(Self { binds })
    }

    /// What it means that a part of the pad is at this position.
    pub fn read(&self, part: PadPart, value: f32) -> Vec<PadMeaning> {
        let binds = self.binds.iter().filter(|(source, _)| source.part == part);
        binds.map(|(source, wanted)| wanted.at(source.share(value))).collect()
    }
}

impl Source {
    /// The share of its range that it has moved.
    fn share(self, value: f32) -> f32 {
        ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }
}

impl Wanted {
    fn at(self, share: f32) -> PadMeaning {
        match self {
            Self::Button(button @ (Button::LeftTrigger | Button::RightTrigger)) => {
                PadMeaning::Trigger(button, share)
            }
            Self::Button(button) => PadMeaning::Button(button, share > 0.5),
            Self::StickX => PadMeaning::StickX(2.0 * share - 1.0),
            Self::StickY => PadMeaning::StickY(2.0 * share - 1.0),
        }
    }
}

/// Sixteen bytes in hexadecimal, two for each number, the lower one first, with two others between.
/// One made from a name has no vendor.
fn parse_guid(text: &str) -> Option<PadId> {
    let is_hex = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = |at: usize| u16::from_str_radix(text.get(at..at + 4)?, 16).ok();
    let at = |at: usize| number(at).filter(|_| is_hex).map(u16::swap_bytes);
    let id = PadId { bus: at(0)?, vendor: at(8)?, product: at(16)?, version: at(24)? };
    (at(12) == Some(0) && at(20) == Some(0)).then_some(id)
}

/// Parses an entry such as `a:b0`, `dpup:h0.1`, `lefttrigger:+a2` or `lefty:a1~`.
fn parse_bind(text: &str) -> Option<(Source, Wanted)> {
    let (wanted, source) = text.trim().split_once(':')?;
    Some((parse_source(source)?, parse_wanted(wanted)?))
}

fn parse_source(text: &str) -> Option<Source> {
    let (text, is_turned) = text.strip_suffix('~').map_or((text, false), |text| (text, true));
    let half = |sign| text.strip_prefix(sign);
    let (text, from, to) = match (half('+'), half('-')) {
        (Some(text), _) => (text, 0.0, 1.0),
        (_, Some(text)) => (text, 0.0, -1.0),
        _ => (text, -1.0, 1.0),
    };
    let (from, to) = if is_turned { (to, from) } else { (from, to) };
    let (kind, number) = text.split_at_checked(1)?;
    match kind {
        "b" => Some(Source { part: PadPart::Button(number.parse().ok()?), from: 0.0, to: 1.0 }),
        "a" => Some(Source { part: PadPart::Axis(number.parse().ok()?), from, to }),
        "h" => {
            let (hat, end) = number.split_once('.')?;
            let hat = hat.parse().ok()?;
            let (part, to) = match end {
                "1" => (PadPart::HatY(hat), -1.0),
                "2" => (PadPart::HatX(hat), 1.0),
                "4" => (PadPart::HatY(hat), 1.0),
                "8" => (PadPart::HatX(hat), -1.0),
                _ => return None,
            };
            Some(Source { part, from: 0.0, to })
        }
        _ => None,
    }
}

fn parse_wanted(text: &str) -> Option<Wanted> {
    Some(Wanted::Button(match text {
        "leftx" => return Some(Wanted::StickX),
        "lefty" => return Some(Wanted::StickY),
        "a" => Button::South,
        "b" => Button::East,
        "x" => Button::West,
        "y" => Button::North,
        "back" => Button::Select,
        "start" => Button::Start,
        "leftshoulder" => Button::LeftShoulder,
        "rightshoulder" => Button::RightShoulder,
        "lefttrigger" => Button::LeftTrigger,
        "righttrigger" => Button::RightTrigger,
        "leftstick" => Button::LeftStick,
        "rightstick" => Button::RightStick,
        "dpup" | "-lefty" => Button::Go(Direction::Up),
        "dpdown" | "+lefty" => Button::Go(Direction::Down),
        "dpleft" | "-leftx" => Button::Go(Direction::Left),
        "dpright" | "+leftx" => Button::Go(Direction::Right),
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const ID: PadId = PadId { bus: 3, vendor: 0xc82d_u16.swap_bytes(), product: 0x3, version: 1 };
    const GUID: &str = "03000000c82d00000300000001000000";

    fn found(line: &str) -> Mapping {
        Mapping::find(&format!("{GUID},Pad,{line}"), ID).expect("it is of this pad")
    }

    #[test]
    fn a_pad_has_the_mapping_of_its_make_or_else_of_its_kind_and_never_of_another() {
        let line = |guid: &str, button: u8| format!("{guid},Pad,a:b{button},");
        let (own, newer) = (line(GUID, 1), line(&GUID.replace("01000000", "02000000"), 2));
        let other = line(&GUID.replace("c82d", "c82e"), 3);
        let south = [PadMeaning::Button(Button::South, true)];
        let is_south = |text: &str, button: usize| {
            let mapping = Mapping::find(text, ID).expect("there is one");
            mapping.read(PadPart::Button(button), 1.0) == south
        };
        assert!(is_south(&format!("{other}\n{newer}\n{own}"), 1));
        assert!(is_south(&format!("{other}\n{newer}"), 2));
        assert!(is_south(&format!("{}\n{own}", line(GUID, 7)), 7), "what comes first holds");
        assert_eq!(Mapping::find(&other, ID), None);
        assert!(
            is_south(&own.replacen("0300", "0300abcd", 1).replacen("abcd0000", "abcd", 1), 1),
            "a sum of the name may stand there"
        );
    }

    #[test]
    fn halves_and_turned_axes_go_where_they_say() {
        let mapping = found("dpleft:-a0,dpright:+a0,lefttrigger:-a3,righttrigger:a4~,lefty:a1~,");
        let go = |direction, is_down| PadMeaning::Button(Button::Go(direction), is_down);
        let (left, right) = (Direction::Left, Direction::Right);
        assert_eq!(mapping.read(PadPart::Axis(0), -1.0), [go(left, true), go(right, false)]);
        assert_eq!(mapping.read(PadPart::Axis(0), 0.2), [go(left, false), go(right, false)]);
        assert_eq!(
            mapping.read(PadPart::Axis(3), -0.5),
            [PadMeaning::Trigger(Button::LeftTrigger, 0.5)]
        );
        assert_eq!(
            mapping.read(PadPart::Axis(4), -1.0),
            [PadMeaning::Trigger(Button::RightTrigger, 1.0)]
        );
        assert_eq!(mapping.read(PadPart::Axis(1), 1.0), [PadMeaning::StickY(-1.0)]);
        assert_eq!(mapping.read(PadPart::Button(0), 1.0), []);
    }

    proptest! {
        #[test]
        fn whatever_stands_there_is_read_without_a_fuss(
            rest in "([a-z+-]{0,9}:[+-]?[abhx][0-9]{0,20}[.~]?[0-9]?,|[ -~é]{0,6}){0,6}",
            value in -1.0_f32..1.0,
        ) {
            let mapping = found(&rest);
            for meaning in mapping.read(PadPart::Axis(1), value) {
                if let PadMeaning::Trigger(_, pulled) = meaning {
                    prop_assert!((0.0..=1.0).contains(&pulled));
                }
            }
            let _ = Mapping::find(&rest, ID);
        }
    }
}
