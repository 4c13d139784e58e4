//! Panics: they are written down on whatever thread they happen, the loop gets the report, and
//! nothing that can be saved is lost.

use std::backtrace::Backtrace;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The report of a panic, until it is taken.
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

/// In debug builds, panics if the environment names this place, so that tests can check how faults
/// are handled.
pub fn fail_if_told(place: &str) {
    if cfg!(debug_assertions) {
        let is_told = std::env::var_os("ICETEA_MAZE_FAULT").is_some_and(|named| named == place);
        assert!(!is_told, "told to fail");
    }
}

/// Runs something that may panic.
pub fn attempt(act: impl FnOnce()) {
    // The panic hook has made the report.
    let _ = catch_unwind(AssertUnwindSafe(act));
}

/// The report of a panic in any thread.
pub fn take_report() -> Option<String> {
    REPORT.lock().ok()?.take()
}

/// Whether any panic has happened.
pub fn has_failed() -> bool {
    HAS_FAILED.load(Ordering::SeqCst)
}
