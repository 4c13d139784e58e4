//! Gamepads: their input, from whatever provides it on this system.

#[cfg(target_os = "linux")]
#[path = "pads/kernel.rs"]
mod system;
#[cfg(any(windows, target_os = "macos"))]
#[path = "pads/gilrs.rs"]
mod system;
#[cfg(target_family = "wasm")]
#[expect(clippy::unused_self, reason = "other systems have something to ask")]
#[path = "pads/page.rs"]
mod system;
#[cfg(not(any(target_os = "linux", windows, target_os = "macos", target_family = "wasm")))]
#[path = "pads/none.rs"]
mod system;

pub use system::Pads;
