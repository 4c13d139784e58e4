//! Pages of the game in a browser take turns: each changes the common files only in its own turn.

use std::time::Instant;

use icetea_maze::screens::Screen;

use super::Shell;
use super::ending::while_at_rest;
use crate::window::tasks::work_after_frame;

/// Runs tasks for the rest of a frame that began then, and asks for a turn if it is needed.
#[allow(unsafe_code, reason = "the page has what can do it")]
pub(super) fn after_frame(shell: &Shell, begun: Instant) {
    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        safe fn ask_for_turn();
    }
    work_after_frame(begun, matches!(shell.app.screen, Screen::Loading(_)));
    if shell.disk.waits() || shell.to_take_over.is_some() {
        ask_for_turn();
    }
}

/// It is this page's turn. If the first picture has not come yet, the page asks again.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn take_turn() {
    while_at_rest(|shell| {
        shell.disk.work();
        shell.take_over_what_came()
    });
}
