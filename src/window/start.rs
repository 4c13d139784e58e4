//! StartWith the window, or saying in a sentence why there is none.

use std::fs::File;
use std::sync::atomic::{AtomicBool, Ordering};

use icetea_maze::game::app::StartWith;
use macroquad::miniquad::conf::{Icon, LinuxBackend, Platform, WaylandDecorations};
use macroquad::prelude::*;

use super::crash_report;
use super::lost_display;
use super::memory;
use super::shell::{self, Options};
use crate::console;

/// The smallest window in which every screen has room, in logical pixels.
const SMALLEST: (u16, u16) = (640, 400);

/// Set once the window is open: from then on a panic is a fault of the game itself.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Set once the system has asked the program to end.
static END_IS_WANTED: AtomicBool = AtomicBool::new(false);

/// The game itself was at fault, and has said so.
#[derive(Debug)]
pub struct Fault;

/// Opens the window with what it is to begin with, notes what happens, and plays until the window
/// is closed.
pub fn run(start_with: Option<StartWith>, log: Option<File>) -> Result<(), Fault> {
    memory::give_back_what_is_large();
    let options = Options::new(start_with, log);
    explain_what_keeps_it_shut();
    lost_display::explain();
    hear_of_the_end();
    let (width, height) = options.settings().window;
    let (width, height) = (width.max(SMALLEST.0), height.max(SMALLEST.1));
    let conf = Conf {
        window_title: "Icetea Maze".to_owned(),
        window_width: i32::from(width),
        window_height: i32::from(height),
        high_dpi: true,
        fullscreen: options.settings().fullscreen,
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
    macroquad::Window::from_config(conf, async move {
        IS_OPEN.store(true, Ordering::SeqCst);
        if screen_dpi_scale() > 1.01 {
            // X11 opens it in physical pixels.
            request_new_screen_size(f32::from(width), f32::from(height));
        }
        shell::play(options).await;
    });
    if crash_report::has_failed() { Err(Fault) } else { Ok(()) }
}

/// Sees to it that the window does not stay smaller than the screens need.
#[derive(Default)]
pub struct SmallestSize {
    /// The size at which the system was asked for more. It may say no, and is not asked twice.
    asked_at: Option<Vec2>,
}

impl SmallestSize {
    /// Asks for a larger window if this one is too small.
    pub fn keep(&mut self) {
        let size = vec2(screen_width(), screen_height());
        let smallest = vec2(SMALLEST.0.into(), SMALLEST.1.into());
        let wanted = size.max(smallest);
        if wanted != size && self.asked_at != Some(size) {
            self.asked_at = Some(size);
            request_new_screen_size(wanted.x, wanted.y);
        }
    }
}

/// Whether the system has asked the program to end, as it does when somebody logs out.
pub fn end_is_wanted() -> bool {
    END_IS_WANTED.load(Ordering::SeqCst)
}

/// Lets the loop end by itself, so that everything can be kept first. Where this cannot be had,
/// the system's way to end a program stays: nothing else is lost by that.
fn hear_of_the_end() {
    let _ = ctrlc::set_handler(|| END_IS_WANTED.store(true, Ordering::SeqCst));
}

/// Before the window is open, the library below panics where there is no display.
fn explain_what_keeps_it_shut() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if IS_OPEN.load(Ordering::SeqCst) {
            crash_report::note(panic);
            usual(panic);
            return;
        }
        let has = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let sentence = if cfg!(target_os = "linux") && !has("DISPLAY") && !has("WAYLAND_DISPLAY") {
            "there is no display to open a window on; start the game from a desktop, or use \
             make, solve or info here"
        } else {
            "no window can be opened: the display or its OpenGL does not answer (on Debian it \
             needs libx11-6 libxi6 libxkbcommon0 libgl1)"
        };
        console::complain(sentence);
        std::process::exit(1);
    }));
}

fn backend() -> LinuxBackend {
    let has = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
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
