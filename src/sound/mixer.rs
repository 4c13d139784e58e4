//! Mixes all sounds.
//!
//! Each of three buses has a volume. Effects of one kind have a budget: one that comes too soon
//! after another of its kind is left out, and the quicker they come, the softer they are. The
//! frames do not depend on the portions in which they are requested.

use super::bus::Bus;
use super::effect::{Effect, KINDS, StereoSide};
use super::limiter::PeakLimiter;
use super::player::TunePlayer;
use super::ramp::Ramp;
use super::tune::Tune;
use super::voice::ToneVoice;
use super::{StereoFrame, frames_of};

/// Mixes everything that sounds.
#[derive(Debug)]
pub struct Mixer {
    sounding: Vec<Sounding>,
    volumes: [Ramp; 3],
    /// 0 while everything is muted.
    master: Ramp,
    /// Fades to 0 while one tune gives way to another.
    curtain: Ramp,
    player: Option<TunePlayer>,
    wanted_tune: Option<Tune>,
    heard: [Heard; KINDS],
    limiter: PeakLimiter,
    /// The block that was mixed last, and how many of its frames were returned.
    block: [StereoFrame; BLOCK_FRAMES],
    handed_out: usize,
    /// How many frames were mixed since the beginning.
    now: u64,
}

#[derive(Debug)]
struct Sounding {
    voice: ToneVoice,
    bus: Bus,
    /// The kind of effect it belongs to; `None` for the tune.
    kind: Option<usize>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Heard {
    times: u32,
    last: u64,
}

/// How many notes may sound at a time.
const MOST_NOTES: usize = 48;
/// How long a change of volume from silent to full takes.
const VOLUME_MS: f32 = 40.0;
const CURTAIN_MS: f32 = 700.0;
/// Effects with at least this time since the last of their kind have full strength.
const UNHURRIED_MS: f32 = 300.0;
/// The strength of effects in the quickest succession.
const HURRIED_STRENGTH: f32 = 0.5;
/// Frames are mixed in blocks of this size, whatever portions are requested.
const BLOCK_FRAMES: usize = 256;

impl Default for Mixer {
    fn default() -> Self {
        Self::new()
    }
}

impl Mixer {
    /// A mixer at full volume without a tune.
    pub fn new() -> Self {
        Self {
            sounding: Vec::with_capacity(MOST_NOTES),
            volumes: std::array::from_fn(|_| Ramp::new(1.0, VOLUME_MS)),
            master: Ramp::new(1.0, VOLUME_MS),
            curtain: Ramp::new(1.0, CURTAIN_MS),
            player: None,
            wanted_tune: None,
            heard: [Heard::default(); KINDS],
            limiter: PeakLimiter::default(),
            block: [[0.0; 2]; BLOCK_FRAMES],
            handed_out: BLOCK_FRAMES,
            now: 0,
        }
    }

    /// Plays an effect, unless its bus is off or too many notes sound already.
    pub fn play(&mut self, effect: Effect, side: StereoSide) {
        let bus = effect.bus();
        if self.master.is_off() || self.volumes[bus as usize].is_off() {
            return;
        }
        let (kind, budget) = (effect.kind(), effect.budget());
        let Heard { times, last } = self.heard[kind];
        let since = self.now - last;
        let notes = effect.notes(times, side);
        let sounding = self.sounding.iter().filter(|one| one.kind == Some(kind)).count();
        if times > 0 && since < u64::from(frames_of(budget.gap_ms))
            || sounding + notes.len() > budget.most_notes
            || self.sounding.len() + notes.len() > MOST_NOTES
        {
            return;
        }
        self.heard[kind] = Heard { times: times.wrapping_add(1), last: self.now };
        let rest = (since as f32 / frames_of(UNHURRIED_MS) as f32).min(1.0);
        let ease = if times == 0 { 1.0 } else { rest };
        let strength = HURRIED_STRENGTH + (1.0 - HURRIED_STRENGTH) * ease;
        for (delay, mut note) in notes {
            note.strength *= strength;
            let voice = ToneVoice::new(&note, delay);
            self.sounding.push(Sounding { voice, bus, kind: Some(kind) });
        }
    }

    /// Plays this tune from now on, or none.
    pub const fn set_tune(&mut self, tune: Option<Tune>) {
        self.wanted_tune = tune;
    }

    /// Sets the volume of a bus.
    pub fn set_volume(&mut self, bus: Bus, percent: u8) {
        let share = f32::from(percent.min(100)) / 100.0;
        // Hearing is logarithmic: the square makes all steps sound about equally large.
        self.volumes[bus as usize].go_to(share * share);
    }

    /// Mutes everything, or ends that.
    pub const fn mute(&mut self, is_mute: bool) {
        self.master.go_to(if is_mute { 0.0 } else { 1.0 });
    }

    /// Whether it is silent and stays so until the next call.
    pub fn is_idle(&self) -> bool {
        self.sounding.is_empty() && (self.master.is_off() || !self.has_music())
    }

    fn has_music(&self) -> bool {
        let is_wanted = self.player.is_some() || self.wanted_tune.is_some();
        is_wanted && !self.volumes[Bus::Music as usize].is_off()
    }

    /// Fills `frames` with the next frames.
    pub fn mix(&mut self, frames: &mut [StereoFrame]) {
        let mut rest = frames;
        while !rest.is_empty() {
            if self.handed_out == BLOCK_FRAMES {
                self.mix_block();
            }
            let ready = &self.block[self.handed_out..];
            let (portion, after) = rest.split_at_mut(ready.len().min(rest.len()));
            portion.copy_from_slice(&ready[..portion.len()]);
            self.handed_out += portion.len();
            rest = after;
        }
    }

    fn mix_block(&mut self) {
        self.block.fill([0.0; 2]);
        self.handed_out = 0;
        self.now += BLOCK_FRAMES as u64;
        let (master, volumes) = (&self.master, &self.volumes);
        let is_off = |bus: Bus| master.is_off() || volumes[bus as usize].is_off();
        self.sounding.retain(|one| !one.voice.is_over() && !is_off(one.bus));
        if self.master.is_off() {
            return;
        }
        self.play_music();
        let mut gains = [[0.0; 3]; BLOCK_FRAMES];
        for gains in &mut gains {
            let (master, curtain) = (self.master.next(), self.curtain.next());
            *gains = std::array::from_fn(|bus| master * self.volumes[bus].next());
            gains[Bus::Music as usize] *= curtain;
        }
        for one in &mut self.sounding {
            one.voice.add_to(&mut self.block, gains.iter().map(|gains| gains[one.bus as usize]));
        }
        for frame in &mut self.block {
            self.limiter.tame(frame);
        }
    }

    fn play_music(&mut self) {
        let present = self.player.as_ref().map(|player| player.tune);
        if present == self.wanted_tune {
            self.curtain.go_to(1.0);
        } else {
            self.curtain.go_to(0.0);
            if present.is_none() || self.curtain.is_off() {
                self.sounding.retain(|one| one.bus != Bus::Music);
                self.player = self.wanted_tune.map(TunePlayer::new);
                self.curtain = Ramp::new(0.0, CURTAIN_MS);
            }
        }
        if !self.has_music() {
            return;
        }
        let sounding = &mut self.sounding;
        let Some(player) = &mut self.player else { return };
        player.advance(BLOCK_FRAMES as u32, |voice| {
            if sounding.len() < MOST_NOTES {
                sounding.push(Sounding { voice, bus: Bus::Music, kind: None });
            }
        });
    }
}
