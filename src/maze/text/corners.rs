//! Rooms between posts, with walls drawn from post to post:
//!
//! ```text
//! +---+---+
//! | S     |
//! +---+   +
//! ```
//!
//! Posts stand on a lattice. Crossings of its lines are tiles, and so is everything between two
//! lines.

use super::TextError;
use super::guess::{Confidence, Guess};
use super::plan::Plan;
use super::sheet::TextSheet;
use super::symbols::{self, Meaning, is_box_drawing, is_step, mark};

/// The positions of the posts: at every `pitch` characters and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lattice {
    pub column_pitch: usize,
    pub row_pitch: usize,
    pub post: char,
}

/// Whether the walls are drawn between posts.
pub fn recognise<'a>(sheet: &TextSheet<'a>) -> Option<Guess<'a>> {
    let (sheet, lattice) = (*sheet, Lattice::recognise(sheet)?);
    Some(Guess { confidence: Confidence::Certain, read: Box::new(move || lattice.read(&sheet)) })
}

impl Lattice {
    /// The pitch of the [`Corners`](super::TextStyle::Corners) style.
    const OURS: Self = Self { column_pitch: 4, row_pitch: 2, post: '+' };

    /// The lattice of a text that has one.
    pub fn recognise(sheet: &TextSheet<'_>) -> Option<Self> {
        if !sheet.contains(&['-', '_', '=', '|']) && !sheet.contains(&['+']) {
            return None;
        }
        let (_, _, corner) = sheet.cells().next()?;
        let post = match corner {
            'o' | 'O' => corner,
            // Beside closed posts, these are open ones.
            '.' | '*' if !sheet.contains(&['+', 'o', 'O']) => corner,
            _ => '+',
        };
        let posts = sheet.cells().filter(|&(_, _, symbol)| symbol == post);
        let (row_pitch, column_pitch) = posts.fold((0, 0), |(rows, columns), (row, column, _)| {
            (common_divisor(rows, row), common_divisor(columns, column))
        });
        let fits_ours = row_pitch.is_multiple_of(Self::OURS.row_pitch)
            && column_pitch.is_multiple_of(Self::OURS.column_pitch);
        if fits_ours && Self::is_ours(sheet) {
            return Some(Self::OURS);
        }
        let is_lattice = corner == post && row_pitch >= 2 && column_pitch >= 2;
        let has_walls = sheet.contains(&['-', '_', '=', '|']);
        let lattice = Self { column_pitch, row_pitch, post };
        (is_lattice && has_walls && (post != '.' && post != '*' || lattice.is_whole(sheet)))
            .then_some(lattice)
    }

    /// Whether there is a post wherever one belongs, so that they cannot be steps or open tiles.
    fn is_whole(&self, sheet: &TextSheet<'_>) -> bool {
        let is_post = |row: usize, column: usize| {
            row.is_multiple_of(self.row_pitch) && column.is_multiple_of(self.column_pitch)
        };
        sheet.width() > self.column_pitch
            && sheet.height() > self.row_pitch
            && sheet
                .cells()
                .all(|(row, column, symbol)| !is_post(row, column) || symbol == self.post)
    }

    /// Whether there is a post, closed or open, wherever the writer would put one, and nothing
    /// beside it that the writer would not put there.
    fn is_ours(sheet: &TextSheet<'_>) -> bool {
        let fits = |row: usize, column: usize, symbol: char| match (
            row % Self::OURS.row_pitch,
            column % Self::OURS.column_pitch,
        ) {
            (0, 0) => matches!(symbol, '+' | '.' | '*') || mark(symbol).is_some(),
            (0, 1 | 3) => matches!(symbol, ' ' | '-' | '_' | '='),
            _ => true,
        };
        sheet.contains(&['+'])
            && sheet.cells().all(|(row, column, symbol)| fits(row, column, symbol))
    }

    /// The tiles on and between the lines of the lattice. Where a line ends early, its rooms are
    /// open all the same: only blanks get lost there. Missing walls between posts count as walls.
    pub fn read(&self, sheet: &TextSheet<'_>) -> Result<Plan, TextError> {
        let columns = tile(sheet.width() - 1, self.column_pitch) + 1;
        let rows = tile(sheet.height() - 1, self.row_pitch) + 1;
        let mut plan = Plan::new(columns, rows)?;
        for row in (1..rows).step_by(2) {
            for column in (1..columns).step_by(2) {
                plan.note(column, row, Meaning::Open, || sheet.place(0, 0))?;
            }
        }
        // A tile of several characters is a wall if one of them is, so walls come last.
        for is_turn_of_walls in [false, true] {
            for (row, column, symbol) in sheet.cells() {
                let place = || sheet.place(row, column);
                let meaning = self.meaning(row, column, symbol).map_err(|wall| {
                    TextError::Unexpected { place: place(), found: symbol, wall, open: ' ' }
                })?;
                if (meaning == Meaning::Wall) == is_turn_of_walls {
                    let (column, row) =
                        (tile(column, self.column_pitch), tile(row, self.row_pitch));
                    plan.note(column, row, meaning, place)?;
                }
            }
        }
        Ok(plan)
    }

    /// What a character means at its position, or the wall character expected there.
    fn meaning(&self, row: usize, column: usize, symbol: char) -> Result<Meaning, char> {
        let is_solid = symbol == self.post && symbols::is_wall(symbol);
        let (usual, is_wall) = match (row % self.row_pitch, column % self.column_pitch) {
            (0, 0) => (self.post, symbol == self.post || matches!(symbol, '-' | '_' | '=' | '|')),
            (0, _) => ('-', is_solid || matches!(symbol, '-' | '_' | '=')),
            (_, 0) => ('|', is_solid || symbol == '|'),
            _ => ('#', symbol == '#'),
        };
        if is_wall || is_box_drawing(symbol) {
            Ok(Meaning::Wall)
        } else if symbol == ' ' || is_step(symbol) {
            Ok(Meaning::Open)
        } else {
            mark(symbol).ok_or(usual)
        }
    }
}

/// The tile at a character or line: even on the lattice, odd between its lines.
const fn tile(index: usize, pitch: usize) -> usize {
    let is_between = !index.is_multiple_of(pitch);
    index / pitch * 2 + is_between as usize
}

pub fn common_divisor(mut a: usize, mut b: usize) -> usize {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    const ROOMS: [&str; 5] = ["#######", "#S    #", "##### #", "#    G#", "#######"];

    #[test]
    fn posts_stand_at_any_pitch() {
        for text in [
            "+-+-+-+\n|     |\n+-+-+ +\n|     |\n+-+-+-+",
            "+--+--+--+\n|        |\n+--+--+  +\n|        |\n+--+--+--+",
            "+---+---+---+\n|           |\n+---+---+   +\n|           |\n+---+---+---+",
            "o---o---o---o\n| S         |\no---o---o   o\n|         G |\no---o---o---o",
            "O===O===O===O\n|S          |\nO===O===O   O\n|         G |\nO===O===O===O",
            "+____+____+____+\n|              |\n+____+____+    +\n|              |\n+____+____+____+",
            "+-----------+\n|           |\n+-------+   +\n|           |\n+-----------+",
            ".---.---.---.\n|           |\n.---.---.   .\n|           |\n.---.---.---.",
            "*-*-*-*\n|     |\n*-*-* *\n|     |\n*-*-*-*",
            "+--+--+--+\n|        |\n|S  *    |\n+--+--+  +\n|        |\n|       G|\n+--+--+--+",
        ] {
            assert_reads(text, &ROOMS);
        }
    }

    #[test]
    fn goals_may_fill_several_rooms() {
        let text = "o---o---o\n| S   G |\no   o   o\n| G   G |\no---o---o\n";
        assert_reads(text, &["#####", "#S G#", "# # #", "#G G#", "#####"]);
    }

    #[test]
    fn posts_may_be_open() {
        let text = "+---+---+\n| S     |\n+   .   +\n|     G |\n+---+---+\n";
        assert_reads(text, &["#####", "#S  #", "#   #", "#  G#", "#####"]);
    }

    #[test]
    fn rooms_are_open_where_a_line_ends_early() {
        let text = "+---+---+\n|   |\n+---+---+\n|       |\n+---+---+";
        assert_reads(text, &["#####", "#S# #", "#####", "#  G#", "#####"]);
    }

    #[test]
    fn marks_open_walls_between_posts() {
        assert_reads("+-S-+---+\n|       |\n+---+-G-+", &["#S###", "#   #", "###G#"]);
    }
}
