//! The audio device on Windows and macOS: the system's default one, through cpal.

use std::sync::mpsc::{Sender, channel};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Sample, SampleFormat};
use icetea_maze::sound::{FRAMES_PER_SECOND, StereoFrame};

use super::audio_thread::AudioThread;

/// Plays the mixer's frames until it is over, or returns why that is not possible. `begun` is
/// called once the device is open.
pub fn play(audio_thread: AudioThread, begun: impl FnOnce()) -> Result<(), String> {
    let device = cpal::default_host().default_output_device();
    let device = device.ok_or("there is no sound device")?;
    let wanted = device.default_output_config().map_err(|error| error.to_string())?;
    if wanted.sample_format() != SampleFormat::F32 {
        return Err(format!("the device wants samples as {}", wanted.sample_format()));
    }
    let config = wanted.config();
    let (ended, end) = channel();
    let mut source = Resampler::new(audio_thread, config.sample_rate, ended.clone());
    let channels = usize::from(config.channels);
    let fill = move |samples: &mut [f32], _: &_| {
        for all_ears in samples.chunks_mut(channels) {
            let frame = source.next();
            all_ears.fill(f32::EQUILIBRIUM);
            for (sample, level) in all_ears.iter_mut().zip(frame) {
                *sample = level;
            }
        }
    };
    let fail = move |error: cpal::Error| {
        let _ = ended.send(Err(error.to_string()));
    };
    let stream = device.build_output_stream(config, fill, fail, None);
    let stream = stream.map_err(|error| error.to_string())?;
    stream.play().map_err(|error| error.to_string())?;
    begun();
    end.recv().unwrap_or(Ok(()))
}

/// Frames at the device's own rate, interpolated between the mixer's.
struct Resampler {
    audio_thread: AudioThread,
    ended: Sender<Result<(), String>>,
    ready: [StereoFrame; 480],
    taken: usize,
    last: StereoFrame,
    next: StereoFrame,
    /// How far it is from the last frame to the next.
    share: f32,
    step: f32,
}

impl Resampler {
    fn new(
        audio_thread: AudioThread,
        frames_per_second: u32,
        ended: Sender<Result<(), String>>,
    ) -> Self {
        let step = FRAMES_PER_SECOND as f32 / frames_per_second as f32;
        let ready = [[0.0; 2]; 480];
        let taken = ready.len();
        Self { audio_thread, ended, ready, taken, last: [0.0; 2], next: [0.0; 2], share: 0.0, step }
    }

    fn next(&mut self) -> StereoFrame {
        self.share += self.step;
        while self.share >= 1.0 {
            self.share -= 1.0;
            (self.last, self.next) = (self.next, self.mixed());
        }
        std::array::from_fn(|ear| self.last[ear] + (self.next[ear] - self.last[ear]) * self.share)
    }

    fn mixed(&mut self) -> StereoFrame {
        if self.taken == self.ready.len() {
            self.audio_thread.fill(&mut self.ready);
            self.taken = 0;
            if self.audio_thread.is_over() {
                let _ = self.ended.send(Ok(()));
            }
        }
        self.taken += 1;
        self.ready[self.taken - 1]
    }
}
