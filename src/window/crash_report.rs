//! What is done where the game itself is at fault: a panic anywhere is written down, the loop
//! hears of it, and nothing that can be kept is lost.

use std::backtrace::Backtrace;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// What happened, until somebody takes it.
static REPORT: Mutex<Option<String>> = Mutex::new(None);

static HAS_FAILED: AtomicBool = AtomicBool::new(false);

/// Writes down what happened; the first fault counts, since others may follow from it.
pub fn note(panic: &PanicHookInfo) {
    HAS_FAILED.store(true, Ordering::SeqCst);
    let report = format!(
        "Icetea Maze {} on {} {}\n{panic}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Backtrace::force_capture(),
    );
    if let Ok(mut noted) = REPORT.lock() {
        noted.get_or_insert(report);
    }
}

/// In a program for developers, panics if the environment names this place: so tests can see what
/// becomes of a fault.
pub fn fail_if_told(place: &str) {
    if cfg!(debug_assertions) {
        let is_told = std::env::var_os("ICETEA_MAZE_FAULT").is_some_and(|named| named == place);
        assert!(!is_told, "told to fail");
    }
}

/// Does something that may panic.
pub fn attempt(act: impl FnOnce()) {
    // The report is the answer.
    let _ = catch_unwind(AssertUnwindSafe(act));
}

/// What has happened, whatever thread it was in.
pub fn take_report() -> Option<String> {
    REPORT.lock().ok()?.take()
}

/// Whether anything has ever happened.
pub fn has_failed() -> bool {
    HAS_FAILED.load(Ordering::SeqCst)
}
