//! Programs: the few lines of pseudocode that say what an algorithm does, and which of these lines a
//! step ran.
//!
//! Each algorithm's program stands beside its code, written with `program!`: names for its lines, and
//! the lines that each kind of step runs. A line that no step ever reports does not compile. The text
//! of the lines and of the steps is not known here: each language has it by the program's name. Nor is
//! how lines are lit.

/// A few lines of pseudocode.
#[derive(Debug, PartialEq, Eq)]
pub struct Program {
    /// The name by which every language has its idea, its lines and its sentences.
    pub name: &'static str,
    /// How many hops each line makes. A hop is a read of `parent`.
    pub hops: &'static [u8],
    /// What a step is called that ran these lines.
    pub steps: &'static [(Lines, &'static str)],
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
    /// What a step is called that ran exactly these lines.
    pub fn step(self) -> Option<&'static str> {
        let is_of_these = |(lines, _): &&(Lines, &str)| *lines == self.lines;
        self.program.steps.iter().find(is_of_these).map(|&(_, step)| step)
    }

    /// The hops in the lines that ran.
    pub fn hops(self) -> u32 {
        self.lines.iter().map(|line| u32::from(self.program.hops[line])).sum()
    }

    /// The line that ran last, which is the one to light.
    pub const fn line(self) -> usize {
        self.lines.last()
    }
}

/// Defines an algorithm's program: `Line`, a name for each line; `PROGRAM`; a constant for each kind
/// of step, the [`Lines`] that it runs; and `at`, which selects lines. The number behind a line is
/// that of its hops.
macro_rules! program {
    (
        $name:literal: $($line:ident $(($hops:literal))?),+;
        $([$($ran:ident),+] $kind:ident;)*
    ) => {
        #[derive(Clone, Copy)]
        enum Line {
            $($line),+
        }

        $(const $kind: $crate::maze::Lines = at([$(Line::$ran),+]);)*

        pub(super) static PROGRAM: $crate::maze::Program = $crate::maze::Program {
            name: $name,
            hops: &[$(0 $(+ $hops)?),+],
            steps: &[$(($kind, stringify!($kind))),*],
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
