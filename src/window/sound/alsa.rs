//! The audio device on Linux: ALSA, whose library is loaded when the game starts. So the game can
//! be built and played where there is none.

// Functions of a library that is found at run time cannot be checked.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::time::{Duration, Instant};
use std::{ptr, thread};

use icetea_maze::sound::FRAMES_PER_SECOND;
use libloading::Library;

use super::audio_thread::AudioThread;

/// How many frames are written at a time.
const PORTION: usize = 480;
/// How much the device may buffer, which is the latency of sounds.
const STORE_MICROSECONDS: c_uint = 50_000;
/// How far a device may take frames ahead of their time before the thread waits for it.
const MOST_AHEAD: Duration = Duration::from_millis(120);
/// After this many failures in a row a device is considered gone.
const MOST_FAILURES: u32 = 20;

/// Plays the mixer's frames until it is over, or returns why that is not possible. `begun` is
/// called once the device is open.
pub fn play(mut audio_thread: AudioThread, begun: impl FnOnce()) -> Result<(), String> {
    let alsa = Alsa::load()?;
    let mut device = Device::open(&alsa)?;
    begun();
    let mut frames = [[0.0; 2]; PORTION];
    let mut samples = [0_i16; 2 * PORTION];
    let (mut since, mut played) = (Instant::now(), Duration::ZERO);
    while !audio_thread.is_over() {
        if audio_thread.is_idle() {
            device.drain();
            audio_thread.wait();
            device.prepare()?;
            (since, played) = (Instant::now(), Duration::ZERO);
        }
        audio_thread.fill(&mut frames);
        for (sample, level) in samples.iter_mut().zip(frames.as_flattened()) {
            *sample = (level * f32::from(i16::MAX)).round() as i16;
        }
        device.write(&samples)?;
        played += Duration::from_secs(PORTION as u64) / FRAMES_PER_SECOND;
        if let Some(ahead) = played.checked_sub(since.elapsed() + MOST_AHEAD) {
            thread::sleep(ahead);
        }
    }
    device.drain();
    Ok(())
}

/// An opaque device of the library.
type Handle = *mut c_void;
type OnError = unsafe extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char);

/// The functions of ALSA that are needed, as its header declares them.
struct Alsa {
    open: unsafe extern "C" fn(*mut Handle, *const c_char, c_int, c_int) -> c_int,
    nonblock: unsafe extern "C" fn(Handle, c_int) -> c_int,
    set_params: unsafe extern "C" fn(Handle, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int,
    write: unsafe extern "C" fn(Handle, *const c_void, c_ulong) -> c_long,
    recover: unsafe extern "C" fn(Handle, c_int, c_int) -> c_int,
    drain: unsafe extern "C" fn(Handle) -> c_int,
    prepare: unsafe extern "C" fn(Handle) -> c_int,
    close: unsafe extern "C" fn(Handle) -> c_int,
    describe: unsafe extern "C" fn(c_int) -> *const c_char,
}

impl Alsa {
    fn load() -> Result<Self, String> {
        // SAFETY: loading ALSA runs no code but its own, and each type below is the one that ALSA
        // has promised for the name since its version 1.0.
        unsafe {
            let library = Library::new("libasound.so.2").map_err(|error| error.to_string())?;
            macro_rules! function {
                ($name:literal) => {
                    *library.get($name).map_err(|error| error.to_string())?
                };
            }
            // Otherwise it writes its errors to the terminal.
            let set_error_handler: unsafe extern "C" fn(OnError) -> c_int =
                function!(c"snd_lib_error_set_handler");
            set_error_handler(say_nothing);
            let alsa = Self {
                open: function!(c"snd_pcm_open"),
                nonblock: function!(c"snd_pcm_nonblock"),
                set_params: function!(c"snd_pcm_set_params"),
                write: function!(c"snd_pcm_writei"),
                recover: function!(c"snd_pcm_recover"),
                drain: function!(c"snd_pcm_drain"),
                prepare: function!(c"snd_pcm_prepare"),
                close: function!(c"snd_pcm_close"),
                describe: function!(c"snd_strerror"),
            };
            // It stays loaded for its functions, and for what it has started itself.
            std::mem::forget(library);
            Ok(alsa)
        }
    }

    fn check(&self, code: c_int) -> Result<(), String> {
        if code >= 0 {
            return Ok(());
        }
        // SAFETY: it returns a text of its own for any number, and that text stays.
        let text = unsafe { CStr::from_ptr((self.describe)(code)) };
        Err(text.to_string_lossy().into_owned())
    }
}

unsafe extern "C" fn say_nothing(
    _: *const c_char,
    _: c_int,
    _: *const c_char,
    _: c_int,
    _: *const c_char,
) {
}

/// The default device of the system.
struct Device<'a> {
    alsa: &'a Alsa,
    handle: Handle,
}

impl<'a> Device<'a> {
    fn open(alsa: &'a Alsa) -> Result<Self, String> {
        const PLAYBACK: c_int = 0;
        const NO_WAITING: c_int = 1;
        const SIGNED_16_BITS: c_int = if cfg!(target_endian = "little") { 2 } else { 3 };
        const INTERLEAVED: c_int = 3;
        let mut handle = ptr::null_mut();
        // SAFETY: the name ends with a zero, and the handle is written before it is used.
        alsa.check(unsafe {
            (alsa.open)(&raw mut handle, c"default".as_ptr(), PLAYBACK, NO_WAITING)
        })?;
        let device = Self { alsa, handle };
        // SAFETY: the handle is open until the device is dropped.
        alsa.check(unsafe { (alsa.nonblock)(handle, 0) })?;
        // SAFETY: as above.
        alsa.check(unsafe {
            (alsa.set_params)(
                handle,
                SIGNED_16_BITS,
                INTERLEAVED,
                2,
                FRAMES_PER_SECOND,
                1,
                STORE_MICROSECONDS,
            )
        })?;
        Ok(device)
    }

    /// Writes all samples, left and right in turn. Waits while the device has enough.
    fn write(&mut self, samples: &[i16]) -> Result<(), String> {
        let (mut rest, mut failures) = (samples, 0);
        while !rest.is_empty() {
            // SAFETY: the handle is open, and there are two samples in `rest` for each frame.
            let written = unsafe {
                (self.alsa.write)(self.handle, rest.as_ptr().cast(), rest.len() as c_ulong / 2)
            };
            if let Ok(written) = usize::try_from(written) {
                rest = &rest[(2 * written).min(rest.len())..];
            } else {
                // After a stall it can be made ready again; after anything else it cannot.
                // SAFETY: the handle is open.
                self.alsa
                    .check(unsafe { (self.alsa.recover)(self.handle, written as c_int, 1) })?;
                failures += 1;
                if failures > MOST_FAILURES {
                    return Err("the device takes no more sound".to_owned());
                }
            }
        }
        Ok(())
    }

    /// Waits until everything was played.
    fn drain(&mut self) {
        // A device that is gone is noticed when it is written to.
        // SAFETY: the handle is open.
        let _ = unsafe { (self.alsa.drain)(self.handle) };
    }

    /// Makes it ready after a rest.
    fn prepare(&mut self) -> Result<(), String> {
        // SAFETY: the handle is open.
        self.alsa.check(unsafe { (self.alsa.prepare)(self.handle) })
    }
}

impl Drop for Device<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is open, and is not used after this.
        let _ = unsafe { (self.alsa.close)(self.handle) };
    }
}
