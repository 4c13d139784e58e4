//! The system's voice, which reads aloud: a program that the system has for it, or the browser.

#[cfg(not(target_family = "wasm"))]
#[path = "voice/program.rs"]
mod system;
#[cfg(target_family = "wasm")]
#[path = "voice/page.rs"]
mod system;

use icetea_maze::game::settings::Language;

use system::Reader;
#[cfg(target_family = "wasm")]
pub use system::show_controls;

/// Reads aloud; new sentences interrupt what is still being read.
#[derive(Default)]
pub struct ScreenReader {
    said: String,
    reader: Reader,
}

impl ScreenReader {
    /// Adds a sentence to read.
    pub fn add(&mut self, sentence: &str) {
        self.said.push_str(sentence);
        self.said.push('\n');
    }

    /// Reads the sentences added so far, and fails once if there is no voice.
    pub fn read(&mut self, language: Language) -> Result<(), NoVoice> {
        if self.said.is_empty() {
            return self.reader.look();
        }
        self.reader.read(&std::mem::take(&mut self.said), language.folder())
    }
}

/// The system has nothing that reads aloud.
#[derive(Debug)]
pub struct NoVoice;
