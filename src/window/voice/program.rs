//! A program of the system as voice: `spd-say` on Linux, `say` on macOS, and on Windows
//! PowerShell's speech synthesizer. It is started anew for each text, and never waited for.

use std::process::{Child, Command, Stdio};

use super::NoVoice;

#[derive(Default)]
pub struct Reader {
    at_work: Option<Child>,
    is_missing: bool,
}

/// The exit code of a shell that finds no such program.
const NOT_FOUND: i32 = 127;

impl Reader {
    pub fn read(&mut self, text: &str, language: &str) -> Result<(), NoVoice> {
        if self.is_missing {
            return Ok(());
        }
        if let Some(mut before) = self.at_work.take() {
            // It may have ended already.
            let _ = before.kill();
            let _ = before.wait();
        }
        let mut command = command(text, language);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match command.spawn() {
            Ok(child) => {
                self.at_work = Some(child);
                Ok(())
            }
            Err(_) => self.miss(),
        }
    }

    /// Checks whether the last text could be read.
    pub fn look(&mut self) -> Result<(), NoVoice> {
        let Some(status) = self.at_work.as_mut().and_then(|child| child.try_wait().ok()?) else {
            return Ok(());
        };
        self.at_work = None;
        if status.code() == Some(NOT_FOUND) { self.miss() } else { Ok(()) }
    }

    fn miss(&mut self) -> Result<(), NoVoice> {
        self.is_missing = true;
        Err(NoVoice)
    }
}

#[cfg(windows)]
fn command(text: &str, language: &str) -> Command {
    use std::os::windows::process::CommandExt;
    const NO_WINDOW: u32 = 0x0800_0000;
    const SCRIPT: &str = "Add-Type -AssemblyName System.Speech; \
        $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
        $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $env:ICETEA_MAZE_LANGUAGE); \
        $voice.Speak($env:ICETEA_MAZE_TEXT)";
    let mut command = Command::new("powershell");
    command.args(["-NoProfile", "-Command", SCRIPT]).creation_flags(NO_WINDOW);
    command.env("ICETEA_MAZE_LANGUAGE", language).env("ICETEA_MAZE_TEXT", text);
    command
}

#[cfg(target_os = "macos")]
fn command(text: &str, language: &str) -> Command {
    let mut command = Command::new("say");
    const VOICES: [(&str, &str); 9] = [
        ("zh", "Tingting"),
        ("de", "Anna"),
        ("es", "Mónica"),
        ("fr", "Thomas"),
        ("pt", "Luciana"),
        ("ru", "Milena"),
        ("uk", "Lesya"),
        ("ja", "Kyoko"),
        ("ko", "Yuna"),
    ];
    for (spoken, voice) in VOICES {
        if language == spoken {
            command.args(["-v", voice]);
        }
    }
    command.arg(text);
    command
}

#[cfg(not(any(windows, target_os = "macos")))]
fn command(text: &str, language: &str) -> Command {
    // It only passes the text on, which takes long if there is no speech server.
    const SCRIPT: &str =
        "timeout 2 spd-say --cancel; exec timeout 2 spd-say --language \"$1\" -- \"$2\"";
    let mut command = Command::new("sh");
    command.args(["-c", SCRIPT, "sh", language, text]);
    command
}
