//! Programs: the few lines of pseudocode that say what an algorithm does, in every language of the
//! interface, and which of these lines a step ran.
//!
//! Each algorithm's program stands beside its code, written with `program!`, and each of its steps
//! reports the lines that it ran, for which there is a sentence. A line that is missing in one
//! language, or that no step ever reports, does not compile. How lines are lit is not known here.

/// A text in every language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// In English.
    pub english: &'static str,
    /// 简体中文.
    pub chinese: &'static str,
}

/// A few lines of pseudocode. Deeper lines are indented by two spaces each; a comment begins with
/// `#`.
#[derive(Debug, PartialEq, Eq)]
pub struct Program {
    /// What it is about.
    pub idea: Wording,
    /// The lines in order.
    pub lines: &'static [Wording],
    /// The sentence for a step that ran these lines, with placeholders for what the step was about.
    pub sentences: &'static [(Lines, Wording)],
}

/// Some lines of a program, by their numbers from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines(u16);

/// Where in its program an algorithm is: the lines that ran, in the order of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The program.
    pub program: &'static Program,
    /// The lines that ran.
    pub lines: Lines,
}

/// A step, and the lines that ran for it. It is small, so that it costs nothing where it is unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ran<S> {
    pub step: S,
    pub lines: Lines,
}

/// A step, and the part of the program that ran for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traced<S> {
    /// What was done.
    pub step: S,
    /// The lines that ran for it.
    pub cursor: Cursor,
}

impl Lines {
    pub(super) const NONE: Self = Self(0);

    /// These lines and one more.
    pub(super) const fn and(self, line: u8) -> Self {
        Self(self.0 | 1 << line)
    }

    /// All lines in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |line| self.0 >> line & 1 == 1)
    }

    /// Each line as a set of its own.
    pub fn each(self) -> impl Iterator<Item = Self> {
        self.iter().map(|line| Self(1 << line))
    }

    /// The last of the lines.
    pub const fn last(self) -> usize {
        self.0.ilog2() as usize
    }

    /// A step during which these lines ran.
    #[inline(always)]
    pub(super) const fn tells<S: Copy>(self, step: S) -> Ran<S> {
        Ran { step, lines: self }
    }
}

impl<S> Ran<S> {
    /// The step as one of a program.
    pub fn of(self, program: &'static Program) -> Traced<S> {
        Traced { step: self.step, cursor: Cursor { program, lines: self.lines } }
    }
}

impl Cursor {
    /// The sentence for a step that ran exactly these lines.
    pub fn sentence(self) -> Option<Wording> {
        let is_of_these = |(lines, _): &&(Lines, Wording)| *lines == self.lines;
        self.program.sentences.iter().find(is_of_these).map(|&(_, sentence)| sentence)
    }

    /// The hops in the lines that ran: a hop is a read of `parent`. Left of ` = ` it is a write.
    pub fn hops(self) -> u32 {
        let of_line = |line: usize| {
            let text = self.program.lines[line].english;
            let read = text.split_once(" = ").map_or(text, |(_, right)| right);
            read.matches("parent[").count() as u32
        };
        self.lines.iter().map(of_line).sum()
    }

    /// The line that ran last, which is the one to light.
    pub const fn line(self) -> usize {
        self.lines.last()
    }
}

/// Defines an algorithm's program: `Line`, a name for each line; `PROGRAM`, their words in all
/// languages; a constant for each kind of step, the [`Lines`] that it runs; and `at`, which selects
/// lines. A line is written as `Name: "English" | "中文";`, a kind of step and its sentence as
/// `[Name, Name] KIND: "English" | "中文";`.
macro_rules! program {
    (
        idea: $idea:literal | $chinese_idea:literal;
        $($line:ident: $english:literal | $chinese:literal;)+
        $([$($ran:ident),+] $kind:ident: $said:literal | $said_in_chinese:literal;)*
    ) => {
        #[derive(Clone, Copy)]
        enum Line {
            $($line),+
        }

        $(const $kind: $crate::maze::Lines = at([$(Line::$ran),+]);)*

        pub(super) static PROGRAM: $crate::maze::Program = $crate::maze::Program {
            idea: $crate::maze::Wording { english: $idea, chinese: $chinese_idea },
            lines: &[$($crate::maze::Wording { english: $english, chinese: $chinese }),+],
            sentences: &[
                $(($kind, $crate::maze::Wording { english: $said, chinese: $said_in_chinese })),*
            ],
        };

        const fn at<const COUNT: usize>(ran: [Line; COUNT]) -> $crate::maze::Lines {
            let mut lines = $crate::maze::program::Lines::NONE;
            let mut place = 0;
            while place < COUNT {
                lines = lines.and(ran[place] as u8);
                place += 1;
            }
            lines
        }
    };
}

pub(super) use program;
