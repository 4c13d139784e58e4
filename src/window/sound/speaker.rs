//! Sends sounds to the mixer, and reports the state of the device.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use icetea_maze::app::App;
use icetea_maze::cues::{Cue, Listener};
use icetea_maze::game::command::Command;
use icetea_maze::game::settings::Volumes;
use icetea_maze::screens::Screen;
use icetea_maze::sound::{Bus, Tune};

use super::audio_thread::{AudioThread, SoundOrder};
use super::device;
use crate::window::tasks::spawn;

/// A change in the state of the device.
#[derive(Debug)]
pub enum DeviceChange {
    /// It plays.
    On,
    /// There is none, or none any more, for this reason.
    None(String),
}

/// The receiver of everything that is to be heard.
pub struct Speaker {
    /// `None` once the game is over.
    orders: Option<Sender<SoundOrder>>,
    news: Receiver<DeviceChange>,
    volumes: Option<Volumes>,
    tune: Option<Tune>,
    listener: Listener,
    /// Whether there is no device, or none any more.
    pub is_deaf: bool,
}

/// How long the end of the game waits for the last sounds to fade.
const FAREWELL: Duration = Duration::from_millis(400);

impl Speaker {
    /// A speaker whose device is opened in the background.
    pub fn new() -> Self {
        let (orders, news) = open_device();
        Self {
            orders: Some(orders),
            news,
            volumes: None,
            tune: None,
            listener: Listener::default(),
            is_deaf: false,
        }
    }

    /// Looks for a device once more.
    fn try_again(&mut self) {
        let (orders, news) = open_device();
        (self.orders, self.news) = (Some(orders), news);
        if let Some(tune) = self.tune {
            self.order(SoundOrder::Tune(Some(tune)));
        }
    }

    /// The change of the device since the last call. That there is still none is not reported.
    pub fn news(&mut self) -> Option<DeviceChange> {
        let news = self.news.try_recv().ok()?;
        let was_deaf = std::mem::replace(&mut self.is_deaf, matches!(news, DeviceChange::None(_)));
        Some(news).filter(|_| !(was_deaf && self.is_deaf))
    }

    /// Sets the volumes. If there is no device, a change of them looks for one again.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        if self.volumes != Some(volumes) {
            if self.is_deaf {
                self.try_again();
            }
            self.volumes = Some(volumes);
            self.order(SoundOrder::Mute(volumes.muted));
            self.order(SoundOrder::Volume(Bus::Music, volumes.music_percent));
            self.order(SoundOrder::Volume(Bus::Effects, volumes.effects_percent));
            self.order(SoundOrder::Volume(Bus::Interface, volumes.interface_percent));
        }
    }

    /// Plays a tune, or none.
    pub fn set_tune(&mut self, tune: Option<Tune>) {
        if self.tune != tune {
            self.tune = tune;
            self.order(SoundOrder::Tune(tune));
        }
    }

    /// Plays the sound of what has just been told.
    pub fn hear(&mut self, command: &Command, app: &App) {
        let cue = self.listener.hear(command, app);
        self.play(cue);
    }

    /// Plays the sounds of what has changed on the screen since the last call.
    pub fn look(&mut self, screen: &Screen) {
        let cues = self.listener.look(screen);
        self.play(cues);
    }

    fn play(&self, cues: impl IntoIterator<Item = Cue>) {
        for Cue { effect, side } in cues {
            self.order(SoundOrder::Play(effect, side));
        }
    }

    /// Without a device the order is dropped.
    fn order(&self, order: SoundOrder) {
        let _ = self.orders.as_ref().map(|orders| orders.send(order));
    }
}

/// Opens a device on a thread of its own; returns the channels for orders to it and for its news.
fn open_device() -> (Sender<SoundOrder>, Receiver<DeviceChange>) {
    let (orders, inbox) = channel();
    let (told, news) = channel();
    let played = spawn("sound", {
        let told = told.clone();
        move || {
            let begun = || drop(told.send(DeviceChange::On));
            if let Err(why) = device::play(AudioThread::new(inbox), begun) {
                let _ = told.send(DeviceChange::None(why));
            }
        }
    });
    if let Err(error) = played {
        let _ = told.send(DeviceChange::None(error.to_string()));
    }
    (orders, news)
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.orders = None;
        // The thread keeps the other end until it is done.
        while self.news.recv_timeout(FAREWELL).is_ok() {}
    }
}
