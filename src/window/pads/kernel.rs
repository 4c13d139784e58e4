//! Gamepads by the kernel's event devices. Nothing blocks: events are read when the window looks,
//! and new gamepads are looked for once a second.

#[path = "kernel_reader.rs"]
mod reader;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use evdev::{Device, FFEffect, FFEffectCode, FFEffectData, FFEffectKind, FFReplay, FFTrigger};
use icetea_maze::felt::Shake;
use icetea_maze::game::keyboard::PadTold;

use reader::PadReader;

const FOLDER: &str = "/dev/input";
const BETWEEN_LOOKS: Duration = Duration::from_secs(1);

pub struct Pads {
    /// The devices in the folder by name; `None` for one that is not a gamepad or cannot be opened.
    seen: BTreeMap<PathBuf, Option<Pad>>,
    looks_again: Instant,
    /// How many gamepads have been connected so far.
    count: u32,
}

struct Pad {
    id: u32,
    device: Device,
    reader: PadReader,
    /// The vibration, which ends when this is dropped.
    effect: Option<FFEffect>,
}

impl Pads {
    pub fn new() -> Self {
        Self { seen: BTreeMap::new(), looks_again: Instant::now(), count: 0 }
    }

    pub fn are_there(&self) -> bool {
        self.seen.values().any(Option::is_some)
    }

    /// Reports what has happened since the last call.
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

    /// Shakes a pad, if it can.
    pub fn shake(&mut self, id: u32, shake: Shake) {
        let mut pads = self.seen.values_mut().flatten();
        if let Some(pad) = pads.find(|pad| pad.id == id) {
            // A gamepad can hold few effects at once.
            pad.effect = None;
            pad.effect = pad.begin(shake).ok().flatten();
        }
    }

    /// Looks for new gamepads. A device that has left the folder may come back.
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
                // The permissions of a new device are set only after it has appeared.
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

impl Pad {
    fn begin(&mut self, shake: Shake) -> io::Result<Option<FFEffect>> {
        let can = self.device.supported_ff();
        if !can.is_some_and(|can| can.contains(FFEffectCode::FF_RUMBLE)) {
            return Ok(None);
        }
        let magnitude = |share: f32| (share * f32::from(u16::MAX)) as u16;
        let mut effect = self.device.upload_ff_effect(FFEffectData {
            direction: 0,
            trigger: FFTrigger::default(),
            replay: FFReplay { length: shake.milliseconds, delay: 0 },
            kind: FFEffectKind::Rumble {
                strong_magnitude: magnitude(shake.heavy),
                weak_magnitude: magnitude(shake.light),
            },
        })?;
        effect.play(1)?;
        Ok(Some(effect))
    }
}

fn open(device: Device, id: u32) -> Option<Pad> {
    let reader = PadReader::of(&device)?;
    device.set_nonblocking(true).ok()?;
    Some(Pad { id, device, reader, effect: None })
}
