//! Opens the window, or explains in a sentence why that is not possible.

use std::fs::File;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(not(target_family = "wasm"))]
use std::time::{SystemTime, UNIX_EPOCH};

use icetea_maze::app::Opening;
use macroquad::miniquad::conf::{Icon, LinuxBackend, Platform, WaylandDecorations};
use macroquad::prelude::*;

use super::batch;
use super::shell::{self, Options};
use super::smallest_size::SMALLEST;
#[cfg(not(target_family = "wasm"))]
use super::wall_clock;
use super::{crash_report, end_signal, lost_display, memory};
use crate::console;

/// Set once the window is open: from then on a panic is a fault of the game itself.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// The game itself was at fault, and has said so.
#[derive(Debug)]
pub struct GameFault;

/// Opens the window with its first screen, logs events, describes pictures aloud if that is wanted,
/// and plays until the window is closed.
pub fn run(opening: Option<Opening>, log: Option<File>, speaks: bool) -> Result<(), GameFault> {
    memory::give_back_what_is_large();
    #[cfg(not(target_family = "wasm"))]
    wall_clock::check();
    let options = Options::new(opening, log, speaks);
    explain_what_keeps_it_shut();
    lost_display::watch_display();
    end_signal::listen();
    let (width, height) = options.settings.window;
    let (width, height) = (width.max(SMALLEST.0), height.max(SMALLEST.1));
    let conf = Conf {
        window_title: "Icetea Maze".to_owned(),
        window_width: i32::from(width),
        window_height: i32::from(height),
        high_dpi: true,
        fullscreen: options.settings.fullscreen,
        icon: icon(),
        platform: Platform {
            linux_backend: backend(),
            // By this name a desktop finds the icon among the installed ones.
            linux_wm_class: "icetea-maze",
            wayland_decorations: WaylandDecorations::ServerWithMiniquadFallback,
            ..Platform::default()
        },
        ..Conf::default()
    };
    #[cfg(not(target_family = "wasm"))]
    let wall_clock = wall_clock::WallClock::new();
    macroquad::Window::from_config(batch::limited(conf), async move {
        IS_OPEN.store(true, Ordering::SeqCst);
        lost_display::watch_window();
        if cfg!(not(target_family = "wasm")) && screen_dpi_scale() > 1.01 {
            // X11 opens the window in physical pixels.
            request_new_screen_size(f32::from(width), f32::from(height));
        }
        #[cfg(not(target_family = "wasm"))]
        shell::play(options, wall_clock).await;
        #[cfg(target_family = "wasm")]
        {
            shell::play(options).await;
            // The browser would go on asking for frames.
            std::process::exit(0);
        }
    });
    if crash_report::has_failed() { Err(GameFault) } else { Ok(()) }
}

/// Until the window is open, the library panics if there is no display.
fn explain_what_keeps_it_shut() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        #[cfg(not(target_family = "wasm"))]
        if SystemTime::now() < UNIX_EPOCH {
            wall_clock::refuse();
        }
        if IS_OPEN.load(Ordering::SeqCst) {
            crash_report::note(panic);
            usual(panic);
            return;
        }
        console::complain(
            match (cfg!(target_os = "linux"), has("DISPLAY"), has("WAYLAND_DISPLAY")) {
                (true, false, false) => {
                    "there is no display to open a window on; start the game from a desktop, or use \
                 make, solve or info here"
                }
                (true, false, true) => {
                    "no window can be opened: the Wayland display or its OpenGL does not answer (on \
                 Debian it needs libwayland-client0 libwayland-egl1 libegl1 libxkbcommon0)"
                }
                _ => {
                    "no window can be opened: the display or its OpenGL does not answer (on Debian it \
                 needs libx11-6 libxi6 libxkbcommon0 libgl1)"
                }
            },
        );
        std::process::exit(1);
    }));
}

fn has(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty())
}

fn backend() -> LinuxBackend {
    if !has("DISPLAY") && has("WAYLAND_DISPLAY") {
        LinuxBackend::WaylandOnly
    } else {
        LinuxBackend::X11Only
    }
}

fn icon() -> Option<Icon> {
    fn pixels<const N: usize>(png: &[u8]) -> Option<[u8; N]> {
        let image = Image::from_file_with_format(png, Some(ImageFormat::Png)).ok()?;
        image.bytes.try_into().ok()
    }
    Some(Icon {
        small: pixels(include_bytes!("../../assets/icon/icon_16.png"))?,
        medium: pixels(include_bytes!("../../assets/icon/icon_32.png"))?,
        big: pixels(include_bytes!("../../assets/icon/icon_64.png"))?,
    })
}
