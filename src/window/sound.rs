//! Sound: the speaker tells the mixer what happens, and a device asks the mixer for frames on a
//! thread of its own or, in a browser, whenever the browser asks the device.
//!
//! Nothing here waits for a device, and without one the game goes on silently.

#[cfg(target_os = "linux")]
#[path = "sound/alsa.rs"]
mod device;
#[cfg(any(windows, target_os = "macos"))]
#[path = "sound/system.rs"]
mod device;
#[cfg(target_family = "wasm")]
#[path = "sound/page.rs"]
mod device;
#[cfg(not(any(target_os = "linux", windows, target_os = "macos", target_family = "wasm")))]
#[path = "sound/none.rs"]
mod device;

mod audio_thread;
mod speaker;

pub use speaker::{DeviceChange, Speaker};
