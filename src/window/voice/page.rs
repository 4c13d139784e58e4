//! The browser's own voice, and controls for screen readers.

use super::NoVoice;

#[derive(Default)]
pub struct Reader;

impl Reader {
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
    #[allow(unsafe_code, reason = "the page has what can do it")]
    pub fn read(&mut self, text: &str, language: &str) -> Result<(), NoVoice> {
        #[link(wasm_import_module = "env")]
        unsafe extern "C" {
            fn read_aloud(text: *const u8, length: usize, language: *const u8, of_language: usize);
        }
        // Sound, as both texts live until it returns.
        unsafe { read_aloud(text.as_ptr(), text.len(), language.as_ptr(), language.len()) };
        Ok(())
    }

    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
    pub fn look(&mut self) -> Result<(), NoVoice> {
        Ok(())
    }
}

/// Puts an element for screen readers over each control of the page.
#[allow(unsafe_code, reason = "the page has what can do it")]
pub fn show_controls(seen: &str) {
    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        fn show_controls(text: *const u8, length: usize);
    }
    // Sound, as the text lives until it returns.
    unsafe { show_controls(seen.as_ptr(), seen.len()) };
}
