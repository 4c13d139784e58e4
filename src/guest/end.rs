//! How a program of the player's own ended.

/// The most characters of an error that are kept in a file.
const MOST_ERROR: usize = 2_000;

/// The bounds that a program is kept within.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuestLimits {
    /// How long it may say nothing, in seconds.
    pub silence_seconds: u32,
    /// How long it may take altogether, in seconds.
    pub seconds: u32,
    /// How much memory it and its children may hold, in MiB.
    pub memory_mib: u32,
    /// How much it may write, in MiB.
    pub output_mib: u32,
    /// How many processes it may be.
    pub processes: u32,
}

impl GuestLimits {
    /// What every honest program stays within.
    pub const USUAL: Self = Self {
        silence_seconds: 10,
        seconds: 600,
        memory_mib: 2048,
        output_mib: 256,
        processes: 100,
    };
    /// The longest line that is read, in KiB.
    pub const LINE_KIB: u32 = 64;
    /// How much may wait to be read by the program, in MiB.
    pub const WAITING_MIB: u32 = 4;
}

/// Why a mouse was told nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Enough {
    #[error("it was at the goal and found no better way")]
    NoBetterRun,
    #[error("it asked on and on and did not move")]
    NoMovement,
    /// It has asked for very much.
    #[error("it came to no end")]
    TooMany,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum GuestEnd {
    #[error("it was told all there is")]
    Done,
    #[error(transparent)]
    Enough(Enough),
    #[error("it ended by itself")]
    Finished,
    #[error("it failed with exit code {0}")]
    Failed(i32),
    /// By an error that it did not catch, on a page.
    #[error("it failed: {0}")]
    Threw(String),
    #[error("it waits for its standard input, which a page cannot let it")]
    WaitsForInput,
    #[error("it was ended by signal {0}")]
    Killed(i32),
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    #[error("it was ended: it said nothing for {0} s")]
    Silent(u32),
    #[error("it was ended: it took more than {0} s")]
    TooSlow(u32),
    #[error("it was ended: it wrote more than {0} MiB")]
    TooMuchOutput(u32),
    #[error("it was ended: it wrote a line of more than {0} KiB")]
    LongLine(u32),
    #[error("it was ended: it left more than {0} MiB of answers unread")]
    NotReading(u32),
    #[error("it was ended: it held more than {0} MiB of memory")]
    TooMuchMemory(u32),
    #[error("it was ended: it was more than {0} processes")]
    TooManyProcesses(u32),
    #[error("it was stopped")]
    Stopped,
}

impl GuestEnd {
    /// Whether the program came to its end without a fault of its own.
    pub const fn is_peaceful(&self) -> bool {
        matches!(self, Self::Done | Self::Enough(_) | Self::Finished | Self::Stopped)
    }

    /// It as a line of a file.
    pub fn as_line(&self) -> String {
        let (word, number) = match *self {
            Self::Done | Self::Enough(_) => ("done", None),
            Self::Finished => ("finished", None),
            Self::Stopped => ("stopped", None),
            Self::WaitsForInput => ("input", None),
            Self::Threw(ref error) | Self::NotStarted(ref error) => {
                let line: String = error.chars().take(MOST_ERROR).collect();
                return format!("threw {}", line.replace(['\n', '\r'], " "));
            }
            Self::Failed(code) => ("failed", Some(i64::from(code))),
            Self::Killed(signal) => ("killed", Some(i64::from(signal))),
            Self::Silent(seconds) => ("silent", Some(seconds.into())),
            Self::TooSlow(seconds) => ("slow", Some(seconds.into())),
            Self::TooMuchOutput(mib) => ("output", Some(mib.into())),
            Self::LongLine(kib) => ("line", Some(kib.into())),
            Self::NotReading(mib) => ("unread", Some(mib.into())),
            Self::TooMuchMemory(mib) => ("memory", Some(mib.into())),
            Self::TooManyProcesses(count) => ("processes", Some(count.into())),
        };
        number.map_or_else(|| word.to_owned(), |number| format!("{word} {number}"))
    }

    /// The one that stands in a line of a file.
    pub fn of_line(line: &str) -> Option<Self> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let number = || rest.parse().ok();
        Some(match word {
            "done" => Self::Done,
            "finished" => Self::Finished,
            "stopped" => Self::Stopped,
            "input" => Self::WaitsForInput,
            "threw" => Self::Threw(rest.chars().take(MOST_ERROR).collect()),
            "failed" => Self::Failed(rest.parse().ok()?),
            "killed" => Self::Killed(rest.parse().ok()?),
            "silent" => Self::Silent(number()?),
            "slow" => Self::TooSlow(number()?),
            "output" => Self::TooMuchOutput(number()?),
            "line" => Self::LongLine(number()?),
            "unread" => Self::NotReading(number()?),
            "memory" => Self::TooMuchMemory(number()?),
            "processes" => Self::TooManyProcesses(number()?),
            _ => return None,
        })
    }
}
