//! Lets the player choose a file, on a page. It comes as if it were dropped there; elsewhere there is
//! nothing but the window to drop it on.

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
