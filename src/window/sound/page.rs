//! The audio device of a page: the browser asks for more whenever it is about to run out of frames.

use std::cell::RefCell;

use icetea_maze::sound::StereoFrame;

use super::audio_thread::AudioThread;

struct Playing {
    audio_thread: AudioThread,
    frames: Vec<StereoFrame>,
}

thread_local! {
    static PLAYING: RefCell<Option<Playing>> = const { RefCell::new(None) };
}

/// Keeps the mixer for the browser to ask. Sound begins only after the player's first touch.
#[expect(clippy::unnecessary_wraps, reason = "other devices may not be there")]
pub fn play(audio_thread: AudioThread, begun: impl FnOnce()) -> Result<(), String> {
    PLAYING.set(Some(Playing { audio_thread, frames: Vec::new() }));
    begun();
    Ok(())
}

/// Mixes this many frames, and returns where they lie until the next call.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn mix_sound(count: usize) -> *const StereoFrame {
    PLAYING.with_borrow_mut(|playing| {
        let Some(Playing { audio_thread, frames }) = playing else { return std::ptr::null() };
        frames.resize(count, [0.0; 2]);
        audio_thread.fill(frames);
        frames.as_ptr()
    })
}
