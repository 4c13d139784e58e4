//! The mixer on its own thread: orders come in over a channel, frames go out to the device.

use std::sync::mpsc::{Receiver, TryRecvError};

use icetea_maze::sound::{Bus, Effect, Mixer, StereoFrame, StereoSide, Tune};

/// An order to the mixer.
#[derive(Clone, Copy, Debug)]
pub enum SoundOrder {
    Play(Effect, StereoSide),
    Tune(Option<Tune>),
    Volume(Bus, u8),
    Mute(bool),
}

/// A mixer that takes orders between two portions of frames.
pub struct AudioThread {
    mixer: Mixer,
    orders: Receiver<SoundOrder>,
    /// Whether the channel of orders is closed: current sounds fade, and then it is over.
    is_closing: bool,
}

impl AudioThread {
    pub fn new(orders: Receiver<SoundOrder>) -> Self {
        Self { mixer: Mixer::new(), orders, is_closing: false }
    }

    /// The next frames.
    pub fn fill(&mut self, frames: &mut [StereoFrame]) {
        loop {
            match self.orders.try_recv() {
                Ok(order) => self.obey(order),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.is_closing = true;
                    self.mixer.mute(true);
                    break;
                }
            }
        }
        self.mixer.mix(frames);
    }

    /// Whether it is silent until the next order: a device that can be stopped may rest.
    #[cfg(target_os = "linux")]
    pub fn is_idle(&self) -> bool {
        self.mixer.is_idle()
    }

    /// Whether there will never be a sound again.
    #[cfg(not(target_family = "wasm"))]
    pub fn is_over(&self) -> bool {
        self.is_closing && self.mixer.is_idle()
    }

    /// Sleeps until there is an order.
    #[cfg(target_os = "linux")]
    pub fn wait(&mut self) {
        match self.orders.recv() {
            Ok(order) => self.obey(order),
            Err(_) => self.is_closing = true,
        }
    }

    fn obey(&mut self, order: SoundOrder) {
        match order {
            SoundOrder::Play(effect, side) => self.mixer.play(effect, side),
            SoundOrder::Tune(tune) => self.mixer.set_tune(tune),
            SoundOrder::Volume(bus, percent) => self.mixer.set_volume(bus, percent),
            SoundOrder::Mute(is_mute) => self.mixer.mute(is_mute),
        }
    }
}
