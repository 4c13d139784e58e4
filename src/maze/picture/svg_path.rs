//! The path data of walls: straight runs along rows and columns, and nothing else.
//!
//! Numbers may be written in every way that SVG allows. Positions are counted in half tiles, so
//! that centres of tiles are whole numbers. Whether they lie in the picture is not checked here.

use super::error::clipped;
use crate::maze::MAX_SIDE;

/// A position in half tiles from the left and from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

/// A straight line between two points.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    pub from: Point,
    pub to: Point,
    /// Where in the path data it is written.
    pub offset: usize,
}

/// Something in the path data that is not supported.
#[derive(Debug, PartialEq, Eq)]
pub struct PathFault {
    pub offset: usize,
    pub found: String,
    pub expected: &'static str,
}

/// The runs of path data, one after the other. After a fault, the results mean nothing.
pub struct PathRuns<'a> {
    data: &'a str,
    offset: usize,
    /// The command for numbers that follow without one.
    line: Option<u8>,
    at: Option<Point>,
}

impl<'a> PathRuns<'a> {
    pub const fn new(data: &'a str) -> Self {
        Self { data, offset: 0, line: None, at: None }
    }

    /// The next byte that is not a separator.
    fn peek(&mut self) -> Option<u8> {
        let rest = &self.data.as_bytes()[self.offset..];
        let separators =
            rest.iter().take_while(|&&byte| byte.is_ascii_whitespace() || byte == b',').count();
        self.offset += separators;
        rest.get(separators).copied()
    }

    fn fault(&self, expected: &'static str) -> PathFault {
        let found = match self.data[self.offset..].split([' ', '\t', '\r', '\n', ',']).next() {
            None | Some("") => "the end of the path".to_owned(),
            Some(word) => format!("\"{}\"", clipped(word)),
        };
        PathFault { offset: self.offset, found, expected }
    }

    /// The next number in half tiles, which must be whole.
    fn half_tiles(&mut self) -> Result<i64, PathFault> {
        // Twice as far as any picture reaches, so that sums do not overflow.
        const FARTHEST: f64 = 2.0 * MAX_SIDE as f64;
        self.peek();
        let rest = &self.data[self.offset..];
        let digits = &rest[..number_length(rest.as_bytes())];
        match digits.parse::<f64>() {
            Ok(number) if number.abs() <= FARTHEST && (2.0 * number).fract() == 0.0 => {
                self.offset += digits.len();
                Ok((2.0 * number) as i64)
            }
            _ => Err(self.fault("a whole number of half tiles")),
        }
    }

    fn next_run(&mut self) -> Result<Option<Run>, PathFault> {
        const COMMAND: &str = "one of the commands M, m, H, h, V and v";
        while let Some(byte) = self.peek() {
            let offset = self.offset;
            match (byte, self.line, self.at) {
                (b'M' | b'm', _, at) => {
                    self.offset += 1;
                    let Point { x, y } =
                        if byte == b'm' { at.unwrap_or_default() } else { Point::default() };
                    self.at = Some(Point { x: x + self.half_tiles()?, y: y + self.half_tiles()? });
                    self.line = None;
                }
                (b'H' | b'h' | b'V' | b'v', _, Some(from)) => {
                    self.offset += 1;
                    self.line = Some(byte);
                    return self.line_to(byte, from, offset).map(Some);
                }
                (b'0'..=b'9' | b'+' | b'-' | b'.', Some(line), Some(from)) => {
                    return self.line_to(line, from, offset).map(Some);
                }
                (_, _, None) => return Err(self.fault("the command M first")),
                _ => return Err(self.fault(COMMAND)),
            }
        }
        Ok(None)
    }

    fn line_to(&mut self, command: u8, from: Point, offset: usize) -> Result<Run, PathFault> {
        let number = self.half_tiles()?;
        let to = match command {
            b'H' => Point { x: number, ..from },
            b'h' => Point { x: from.x + number, ..from },
            b'V' => Point { y: number, ..from },
            _ => Point { y: from.y + number, ..from },
        };
        self.at = Some(to);
        Ok(Run { from, to, offset })
    }
}

impl Iterator for PathRuns<'_> {
    type Item = Result<Run, PathFault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_run().transpose()
    }
}

/// How many bytes at the beginning make up a number in SVG's syntax: `1-2.5.5` holds three.
fn number_length(text: &[u8]) -> usize {
    let sign = |at: usize| usize::from(matches!(text.get(at), Some(b'+' | b'-')));
    let digits = |at: usize| text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut length = sign(0);
    length += digits(length);
    if text.get(length) == Some(&b'.') {
        length += 1;
        length += digits(length);
    }
    if matches!(text.get(length), Some(b'e' | b'E')) {
        let exponent = length + 1 + sign(length + 1);
        let exponent_digits = digits(exponent);
        if exponent_digits > 0 {
            length = exponent + exponent_digits;
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(data: &str) -> Result<Vec<[i64; 4]>, PathFault> {
        PathRuns::new(data)
            .map(|run| run.map(|Run { from, to, .. }| [from.x, from.y, to.x, to.y]))
            .collect()
    }

    #[test]
    fn commands_count_from_the_corner_or_from_where_one_is() {
        assert_eq!(lines("M.5 1.5h2").unwrap(), [[1, 3, 5, 3]]);
        assert_eq!(lines("M.5 1.5H2.5").unwrap(), [[1, 3, 5, 3]]);
        assert_eq!(lines("m.5 1.5v2").unwrap(), [[1, 3, 1, 7]]);
        assert_eq!(lines("M.5 1.5V2.5").unwrap(), [[1, 3, 1, 5]]);
        assert_eq!(lines("M1 1 m-.5.5 h0 m1 1 h0").unwrap(), [[1, 3, 1, 3], [3, 5, 3, 5]]);
    }

    #[test]
    fn numbers_may_be_written_in_many_ways() {
        let expected = [[1, 3, 5, 3], [5, 3, 1, 3]];
        for data in [
            "M0.5 1.5 h2 h-2",
            "M.5,1.5h2-2",
            "  M\n5e-1\t+1.5  h 2.0 ,\r\n -2. ",
            "M00.50 15E-1 h .02e2 -2",
        ] {
            assert_eq!(lines(data).unwrap(), expected, "{data}");
        }
        assert_eq!(lines("").unwrap(), [[0; 4]; 0]);
    }

    #[test]
    fn what_is_not_understood_is_shown() {
        let fault = |data, offset, found: &str, expected| {
            assert_eq!(lines(data), Err(PathFault { offset, found: found.to_owned(), expected }));
        };
        fault("h1", 0, "\"h1\"", "the command M first");
        fault("M1 1L2 2", 4, "\"L2\"", "one of the commands M, m, H, h, V and v");
        fault("M1 1 2 2", 5, "\"2\"", "one of the commands M, m, H, h, V and v");
        fault("M1 1h1z", 6, "\"z\"", "one of the commands M, m, H, h, V and v");
        fault("M1 x", 3, "\"x\"", "a whole number of half tiles");
        fault("M1 1h ", 6, "the end of the path", "a whole number of half tiles");
        fault("M1 1h.25", 5, "\".25\"", "a whole number of half tiles");
        fault("M1 1h1e9", 5, "\"1e9\"", "a whole number of half tiles");
        fault("M1 1 é", 5, "\"é\"", "one of the commands M, m, H, h, V and v");
    }
}
