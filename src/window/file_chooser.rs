//! Lets the player choose a file on a page, which then arrives as if it were dropped there.
//! Elsewhere files can only be dropped onto the window.

/// Lets the player choose a file.
#[cfg_attr(target_family = "wasm", allow(unsafe_code, reason = "the page has what can do it"))]
pub fn open() {
    #[cfg(target_family = "wasm")]
    {
        #[link(wasm_import_module = "env")]
        unsafe extern "C" {
            safe fn choose_file();
        }
        choose_file();
    }
}
