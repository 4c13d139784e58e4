//! The operations on the bench, and how they are written: `union 3 7`, `find 5`.

use std::fmt;

/// More members than this could not be seen, and are not accepted.
pub const MOST_MEMBERS: u32 = 100;

/// An operation on sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Joins the two sets that hold these members.
    Union(u32, u32),
    /// Searches for the root of this member's set.
    Find(u32),
}

/// Why a line is not an operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum OperationError {
    #[error("“{0}” is no operation: write union 3 7 or find 5")]
    Unknown(String),
    #[error("there is no {member}: members are 0 to {last}")]
    NoMember { member: u32, last: u32 },
}

impl Operation {
    /// Reads an operation on this many members. It may have brackets and commas, as in a program.
    ///
    /// ```
    /// use icetea_maze::maze::bench::Operation;
    ///
    /// assert_eq!(Operation::parse("union(3, 7)", 8), Ok(Operation::Union(3, 7)));
    /// assert_eq!(Operation::parse("find 5", 8), Ok(Operation::Find(5)));
    /// assert!(Operation::parse("find 8", 8).is_err());
    /// ```
    pub fn parse(line: &str, members: u32) -> Result<Self, OperationError> {
        let unknown = || OperationError::Unknown(line.trim().to_owned());
        let words = line.split(|sign: char| sign.is_whitespace() || "(),".contains(sign));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let (name, numbers) = words.split_first().ok_or_else(unknown)?;
        let numbers: Vec<u32> = numbers
            .iter()
            .map(|word| word.parse().map_err(|_| unknown()))
            .collect::<Result<_, _>>()?;
        if let Some(&member) = numbers.iter().find(|&&member| member >= members) {
            return Err(OperationError::NoMember { member, last: members.saturating_sub(1) });
        }
        match (name.to_ascii_lowercase().as_str(), &numbers[..]) {
            ("union" | "u", &[a, b]) => Ok(Self::Union(a, b)),
            ("find" | "f", &[member]) => Ok(Self::Find(member)),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Union(a, b) => write!(f, "union {a} {b}"),
            Self::Find(member) => write!(f, "find {member}"),
        }
    }
}
