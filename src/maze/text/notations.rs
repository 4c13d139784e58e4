//! The notations in which a character is not simply a tile, and how to recognise each of them.
//!
//! ```text
//! +---+---+   ┌───┬───┐   ┌─┬─┐   ._._._.   #########   ▛▀▛▌
//! | S     |   │   ╵   │   │ ╵ │   |_  | |   # S     #   ▛▘▘▌
//! +---+   +   └───────┘   └───┘   |_____|   #####   #   ▀▀▀▘
//! ```

use super::scanner::{DOWN, HERE, LEFT, Lattice, Notation, RIGHT, Sign, UP};
use super::sheet::TextSheet;
use super::symbols::{is_box_drawing, is_step, is_wall, mark};
use crate::maze::Warning;

/// What a text shows if its characters are not simply tiles.
pub enum Known {
    /// Tiles at their places on a lattice.
    Tiles(Lattice),
    /// A character for each tile after all, with a warning.
    Doubt(Warning),
}

/// The recognisers, in the order they are tried; the first match counts.
const WAYS: [fn(&TextSheet<'_>) -> Option<Known>; 4] = [
    |sheet| posts(sheet).map(Known::Tiles),
    lines,
    |sheet| floors(sheet).map(Known::Tiles),
    |sheet| parts(sheet).map(Known::Tiles),
];

/// Walls are drawn from post to post. Posts, walls and rooms are all tiles; where a line ends early,
/// only the rooms are open.
static POSTS: Notation = Notation {
    tile: [between; 2],
    is_open: [[false, false], [false, true]],
    sign: |&Lattice { post, .. }, [column, row], symbol| {
        let is_post = symbol == post;
        let is_solid = is_post && is_wall(symbol);
        let (usual, is_wall) = match (row % 2, column % 2) {
            (0, 0) => (post, is_post || matches!(symbol, '-' | '_' | '=' | '|')),
            (0, _) => ('-', is_solid || matches!(symbol, '-' | '_' | '=')),
            (_, 0) => ('|', is_solid || symbol == '|'),
            _ => ('#', symbol == '#'),
        };
        if is_wall || is_box_drawing(symbol) {
            Sign::Walls(HERE)
        } else if symbol == ' ' || is_step(symbol) {
            Sign::Open
        } else {
            mark(symbol).map_or(Sign::Stray(usual), Sign::Mark)
        }
    },
    mark: HERE,
    has_parts: false,
};

/// Every line is a line of posts, with none for the rooms between: the arms of the posts show the
/// walls.
static ARMS: Notation = Notation {
    tile: [between, |_, line| 2 * line],
    is_open: [[true; 2]; 2],
    sign: |_, [column, _], symbol| match arms(symbol) {
        _ if symbol != ' ' && !is_box_drawing(symbol) => Sign::Stray('─'),
        arms if arms > 0 && column.is_multiple_of(2) => Sign::Walls(arms | HERE),
        _ => Sign::Nothing,
    },
    mark: HERE,
    has_parts: false,
};

/// Walls are underscores below rooms and bars beside them. The first line is the ceiling; where
/// rooms are several lines high, their floors are in the last of them.
static FLOORS: Notation = Notation {
    tile: [between, |along, line| 2 * line.div_ceil(along)],
    is_open: [[false, true], [true, true]],
    sign: |lattice, [column, _], symbol| match symbol {
        '|' if column.is_multiple_of(2) => Sign::Walls(UP),
        _ if column.is_multiple_of(2) => Sign::Nothing,
        ' ' => Sign::Nothing,
        _ if column >= lattice.size[0] => Sign::Stray('_'),
        '_' => Sign::Walls(HERE),
        _ => mark(symbol).map_or(Sign::Nothing, Sign::Mark),
    },
    mark: UP,
    has_parts: false,
};

/// A character shows several tiles: half blocks, quarters of blocks and Braille.
static PARTS: Notation = Notation {
    tile: [|across, column| across * column, |along, line| along * line],
    is_open: [[true; 2]; 2],
    sign: |lattice, _, symbol| {
        let right = if lattice.pitch[0] > 1 { u16::MAX } else { HERE | DOWN };
        let below = if lattice.pitch[1] > 1 { u16::MAX } else { HERE | RIGHT };
        Sign::Walls(filled(symbol) & right & below)
    },
    mark: HERE,
    has_parts: true,
};

/// Recognises the notation of a text; `None` if each of its characters is simply a tile.
pub fn find(sheet: &TextSheet<'_>) -> Option<Known> {
    WAYS.iter().find_map(|way| way(sheet))
}

/// The tile at a character or line: even at posts, odd between them.
const fn between(pitch: usize, index: usize) -> usize {
    2 * (index / pitch) + !index.is_multiple_of(pitch) as usize
}

impl Lattice {
    /// A lattice of posts for this many characters and lines.
    pub fn of_posts(post: char, pitch: [usize; 2], [width, height]: [usize; 2]) -> Self {
        let size = [between(pitch[0], width - 1) + 1, between(pitch[1], height - 1) + 1];
        Self { notation: &POSTS, pitch, post, size }
    }
}

/// The lattice of a text with ASCII posts, or what looks like the Corners style.
fn posts(sheet: &TextSheet<'_>) -> Option<Lattice> {
    const OURS: [usize; 2] = [4, 2];
    let has_walls = sheet.contains(&['-', '_', '=', '|']);
    if !has_walls && !sheet.contains(&['+']) {
        return None;
    }
    let size = [sheet.width(), sheet.height()];
    let (_, _, corner) = sheet.cells().next()?;
    let post = match corner {
        'o' | 'O' => corner,
        // Beside closed posts, these are open ones.
        '.' | '*' if !sheet.contains(&['+', 'o', 'O']) => corner,
        _ => '+',
    };
    let mut pitch = [0; 2];
    for (line, column, _) in sheet.cells().filter(|&(_, _, symbol)| symbol == post) {
        pitch = [common_divisor(pitch[0], column), common_divisor(pitch[1], line)];
    }
    // Posts, closed or open, wherever the writer would put one, and nothing beside them that it
    // would not put there.
    let is_ours = |(line, column, symbol): (usize, usize, char)| match (line % 2, column % 4) {
        (0, 0) => matches!(symbol, '+' | '.' | '*') || mark(symbol).is_some(),
        (0, 1 | 3) => matches!(symbol, ' ' | '-' | '_' | '='),
        _ => true,
    };
    let fits_ours = pitch[0].is_multiple_of(OURS[0]) && pitch[1].is_multiple_of(OURS[1]);
    if fits_ours && sheet.contains(&['+']) && sheet.cells().all(is_ours) {
        return Some(Lattice::of_posts('+', OURS, size));
    }
    if corner != post || !has_walls || pitch[0] < 2 || pitch[1] < 2 {
        return None;
    }
    // A point or a star could be a step or an open tile: then it is missing somewhere.
    let [across, along] = pitch;
    let is_post_or_between = |(line, column, symbol): (usize, usize, char)| {
        !line.is_multiple_of(along) || !column.is_multiple_of(across) || symbol == post
    };
    let is_whole = || size[0] > across && size[1] > along && sheet.cells().all(is_post_or_between);
    (!matches!(post, '.' | '*') || is_whole()).then(|| Lattice::of_posts(post, pitch, size))
}

const ACROSS: u16 = LEFT | RIGHT;
const ALONG: u16 = UP | DOWN;

/// The directions in which a character's lines leave its middle, of any thickness.
const fn arms(symbol: char) -> u16 {
    match symbol {
        '─' | '━' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '═' | '╼' | '╾' => {
            ACROSS
        }
        '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' | '╽' | '╿' => {
            ALONG
        }
        '┌'..='┏' | '╒'..='╔' | '╭' => DOWN | RIGHT,
        '┐'..='┓' | '╕'..='╗' | '╮' => DOWN | LEFT,
        '└'..='┗' | '╘'..='╚' | '╰' => UP | RIGHT,
        '┘'..='┛' | '╛'..='╝' | '╯' => UP | LEFT,
        '├'..='┣' | '╞'..='╠' => ALONG | RIGHT,
        '┤'..='┫' | '╡'..='╣' => ALONG | LEFT,
        '┬'..='┳' | '╤'..='╦' => ACROSS | DOWN,
        '┴'..='┻' | '╧'..='╩' => ACROSS | UP,
        '┼'..='╋' | '╪'..='╬' => ACROSS | ALONG,
        '╴' | '╸' => LEFT,
        '╵' | '╹' => UP,
        '╶' | '╺' => RIGHT,
        '╷' | '╻' => DOWN,
        _ => 0,
    }
}

/// How the lines of a text are joined.
#[derive(Default)]
struct Lines {
    /// The distance in columns and lines between characters that are more than a straight line.
    pitch: [usize; 2],
    size: [usize; 2],
    /// Whether a character touches another one without a line that leads to it.
    is_unjoined: bool,
    /// Whether a line leads to a character without one that leads back.
    is_loose: bool,
    has_blanks: bool,
}

impl Lines {
    /// Looks at the lines of a text that has little else; `None` for others.
    fn of<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> Option<Self> {
        let mut lines = Self::default();
        let (mut above, mut here): (Vec<u16>, Vec<u16>) = (Vec::new(), Vec::new());
        for (line, cells) in rows.enumerate() {
            here.clear();
            for (column, symbol) in cells.enumerate() {
                let arms = arms(symbol);
                if arms == 0
                    && !(matches!(symbol, ' ' | '▪') || mark(symbol).is_some() || is_step(symbol))
                {
                    return None;
                }
                lines.has_blanks |= symbol == ' ';
                if arms > 0 && arms != ACROSS {
                    lines.pitch[0] = common_divisor(lines.pitch[0], column);
                }
                if arms > 0 && arms != ALONG {
                    lines.pitch[1] = common_divisor(lines.pitch[1], line);
                }
                let left = here.last().copied().unwrap_or(0);
                let top = above.get(column).copied().unwrap_or(0);
                for (other, there, back) in [(left, RIGHT, LEFT), (top, DOWN, UP)] {
                    if other > 0 && arms > 0 {
                        let (leads_there, leads_back) = (other & there > 0, arms & back > 0);
                        lines.is_unjoined |= !(leads_there && leads_back);
                        lines.is_loose |= leads_there != leads_back;
                    }
                }
                here.push(arms);
            }
            let end = here.iter().rposition(|&arms| arms > 0).map_or(0, |last| last + 1);
            lines.size = [lines.size[0].max(end), line + 1];
            std::mem::swap(&mut above, &mut here);
        }
        (lines.size[0] > 0).then_some(lines)
    }

    /// Whether rooms may be wider or higher than a character.
    fn is_coarse(&self) -> bool {
        let [across, along] = self.pitch;
        across.min(along) >= 2 && across.max(along) > 2 && self.has_blanks
    }

    /// Whether rooms are wider than a character: then nearly all posts of the lattice are there.
    fn is_wide<R: Iterator<Item = char>>(&self, rows: impl Iterator<Item = R>) -> bool {
        let sides = [0, 1].map(|axis| (self.size[axis] - 1, self.pitch[axis]));
        if !self.is_coarse() || sides.iter().any(|(side, pitch)| !side.is_multiple_of(*pitch)) {
            return false;
        }
        let [across, along] = sides.map(|(side, pitch)| side / pitch - 1);
        let inner = rows.step_by(self.pitch[1]).skip(1).take(along);
        let posts: usize = inner
            .map(|cells| {
                let on_lattice = cells.step_by(self.pitch[0]).skip(1).take(across);
                on_lattice.filter(|&symbol| arms(symbol) > 0).count()
            })
            .sum();
        posts > 0 && 2 * posts >= across * along
    }
}

/// Whether the rows would be taken for rooms between lines that are wider than a character.
pub fn would_be_wide<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    rows: impl Fn() -> I,
) -> bool {
    Lines::of(rows()).is_some_and(|lines| lines.is_wide(rows()))
}

/// Whether the walls are lines, and whether their characters are more than tiles.
fn lines(sheet: &TextSheet<'_>) -> Option<Known> {
    if sheet.text().is_ascii() || !sheet.text().contains(is_box_drawing) {
        return None;
    }
    let lines = Lines::of(sheet.rows())?;
    let pitch = lines.pitch;
    Some(if lines.is_wide(sheet.rows()) {
        let size = [sheet.width(), sheet.height()];
        Known::Tiles(Lattice::of_posts('┼', pitch, size))
    } else if pitch[1] == 1 && pitch[0] > 0 && lines.is_unjoined && !lines.is_loose {
        let size = [(lines.size[0] - 1) / pitch[0] * 2 + 1, 2 * lines.size[1] - 1];
        Known::Tiles(Lattice { notation: &ARMS, pitch, post: '┼', size })
    } else if lines.is_coarse() {
        Known::Doubt(Warning::PerhapsWide)
    } else if lines.is_loose && pitch != [2, 2] {
        Known::Doubt(Warning::Unjoined)
    } else {
        return None;
    })
}

/// The distances between bars and between lines with floors.
fn floors(sheet: &TextSheet<'_>) -> Option<Lattice> {
    if !sheet.contains(&['_']) || !sheet.contains(&['|']) || sheet.height() < 2 {
        return None;
    }
    let (mut across, mut along, mut last_bar) = (0, 0, 0);
    for (line, column, symbol) in sheet.cells() {
        match symbol {
            '|' if line == 0 => return None,
            '|' => {
                across = common_divisor(across, column);
                last_bar = last_bar.max(column);
            }
            '_' => along = common_divisor(along, line),
            ' ' | '.' | ':' => {}
            _ if mark(symbol).is_some() || is_step(symbol) => {}
            _ => return None,
        }
    }
    if along == 0 || across < 2 {
        return None;
    }
    // Without floors inside, only the shape of the rooms shows how high they are: a line is twice
    // as high as a character is wide.
    if 2 * along > across || along + 1 == sheet.height() {
        along = (1..=(across - 1) / 2).rev().find(|&it| along.is_multiple_of(it)).unwrap_or(1);
    }
    let lines = sheet.height() - 1;
    let size = [2 * (last_bar / across) + 1, 2 * (lines / along) + 1];
    let lattice = Lattice { notation: &FLOORS, pitch: [across, along], post: '|', size };
    lines.is_multiple_of(along).then_some(lattice)
}

/// How many tiles the characters of a text show if they are parts of blocks or Braille.
fn parts(sheet: &TextSheet<'_>) -> Option<Lattice> {
    let (mut has_rows, mut has_columns, mut has_dots) = (false, false, false);
    if sheet.text().is_ascii() {
        return None;
    }
    for (_, _, symbol) in sheet.cells() {
        match symbol {
            ' ' | '█' => {}
            '▀' | '▄' => has_rows = true,
            '▌' | '▐' => has_columns = true,
            '\u{2800}'..='\u{28ff}' => has_dots = true,
            _ if QUARTERS.contains(&symbol) => (has_rows, has_columns) = (true, true),
            _ => return None,
        }
    }
    let pitch = match (has_dots, has_columns, has_rows) {
        (true, false, false) => [2, 4],
        (false, false, false) | (true, ..) => return None,
        _ => [has_columns, has_rows].map(|has| 1 + usize::from(has)),
    };
    let size = [sheet.width() * pitch[0], sheet.height() * pitch[1]];
    Some(Lattice { notation: &PARTS, pitch, post: '█', size })
}

/// Quarters of blocks: a bit for each, upper left, lower left, upper right, lower right.
const QUARTERS: [char; 16] =
    [' ', '▘', '▖', '▌', '▝', '▀', '▞', '▛', '▗', '▚', '▄', '▙', '▐', '▜', '▟', '█'];

/// Which of its tiles a character fills; half blocks are two quarters.
fn filled(symbol: char) -> u16 {
    if let '\u{2800}'..='\u{28ff}' = symbol {
        return (symbol as u32 - 0x2800) as u16;
    }
    let quarters = QUARTERS.iter().position(|&quarter| quarter == symbol).unwrap_or(0) as u16;
    quarters & (HERE | DOWN) | (quarters & !(HERE | DOWN)) << 1
}

/// The post and the distances from one to the next, where rooms that are several characters wide or
/// high stand between walls of one kind of character: if all posts stand, all walls between them are
/// whole or absent, and there are rooms beside each other, above each other, and a passage between
/// some of these.
///
/// The writer asks this of its own text, and writes dots for its blanks where its tiles would be
/// taken for parts of wider ones.
pub fn solid_posts<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    rows: impl Fn() -> I,
) -> Option<(char, [usize; 2])> {
    /// Rooms are at most this many lines high.
    const MOST_LINES: usize = 3;
    let post = rows().next()?.next().filter(|&post| is_wall(post) && !is_box_drawing(post))?;
    let pitches = (2..=MOST_LINES + 1).map(|along| (distance_of_bars(rows(), along, post), along));
    let mut pitches = pitches.filter_map(|(across, along)| Some([across?, along]));
    pitches.find(|&pitch| are_solid(rows(), pitch, post)).map(|pitch| (post, pitch))
}

/// The distance in columns between walls beside rooms, if that makes rooms of several characters.
fn distance_of_bars<R: Iterator<Item = char>>(
    rows: impl Iterator<Item = R>,
    along: usize,
    post: char,
) -> Option<usize> {
    let mut distance = 0;
    for (_, cells) in rows.enumerate().filter(|(line, _)| line % along > 0) {
        for (column, _) in cells.enumerate().filter(|&(_, symbol)| symbol == post) {
            distance = common_divisor(distance, column);
            if distance == 1 || distance == 2 && along == 2 {
                return None;
            }
        }
    }
    (distance > 0).then_some(distance)
}

/// Whether the posts and the walls between them are whole. The bars are known to be.
fn are_solid<R: Iterator<Item = char>>(
    rows: impl Iterator<Item = R>,
    [across, along]: [usize; 2],
    post: char,
) -> bool {
    let (mut width, mut height, mut has_way) = (0, 0, false);
    let mut above: Vec<usize> = Vec::new();
    for (line, cells) in rows.enumerate() {
        let (mut walls, mut length) = (Vec::new(), 0);
        for symbol in cells {
            if symbol == post {
                walls.push(length);
            } else if symbol != ' ' && mark(symbol).is_none() {
                return false;
            }
            length += 1;
        }
        let is_whole = if line % along > 0 {
            line % along == 1 || walls == above
        } else {
            width = if line == 0 { length } else { width };
            has_way |= line > 0 && walls.len() < length;
            let is_wall = |column: &usize| walls.binary_search(column).is_ok();
            length == width
                && (0..width).all(|column| match column % across {
                    0 => is_wall(&column),
                    1 => true,
                    _ => is_wall(&column) == is_wall(&(column - 1)),
                })
        };
        if !is_whole {
            return false;
        }
        (above, height) = (walls, line + 1);
    }
    let fits = |side: usize, pitch: usize| side > 2 * pitch && side % pitch == 1;
    has_way && fits(width, across) && fits(height, along)
}

fn common_divisor(mut a: usize, mut b: usize) -> usize {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    const UNDER_A_ROOM: [&str; 5] = ["#######", "#S    #", "##### #", "#    G#", "#######"];
    const BESIDE_A_ROOM: [&str; 5] = ["#######", "#S  # #", "### # #", "#    G#", "#######"];
    const COLUMNS: [&str; 5] = ["#######", "#S# # #", "# # # #", "#    G#", "#######"];

    /// Texts of three rooms by two, and the maze of each.
    const TEXTS: [(&[&str], [&str; 5]); 3] = [
        (
            &[
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
            ],
            UNDER_A_ROOM,
        ),
        (
            &[
                "┌───────┬───┐\n│       │   │\n├───╴   ╵   │\n│           │\n└───────────┘",
                "┏━━━━━┳━━┓\n┃     ┃  ┃\n┣━━╸  ╹  ┃\n┃        ┃\n┗━━━━━━━━┛",
                "╔═══════╦═══╗\n║ S     ║   ║\n╠════   ║   ║\n║         G ║\n╚═══════════╝",
                "╭───┬─╮\n├─╴ ╵ │\n╰─────╯",
                "┌─┬┐\n├╴╵│\n└──┘",
                "#############\n# S     #   #\n#####   #   #\n#         G #\n#############",
                "██████████\n█ S   █  █\n█     █  █\n████  █  █\n█       G█\n█        █\n██████████",
                "█▀▀▀█▀█\n█▀▀ ▀ █\n▀▀▀▀▀▀▀",
                "▛▀▛▌\n▛▘▘▌\n▀▀▀▘",
                "⡯⠍⠏⡇\n⠉⠉⠉⠁",
            ],
            BESIDE_A_ROOM,
        ),
        (
            &[
                " _ _ _\n| | | |\n|_____|",
                "._._._.\n| | | |\n|_._._|",
                " _____\n| | | |\n|_____|",
                " ____ ____ ____\n|    |    |    |\n|    |    |    |\n|              |\n|______________|",
                " ____ ____ ____\n| S  |    |    |\n|    |    |    |\n|              |\n|___________G__|",
                " __ __ __\n|  |  |  |\n|__ __ __|",
            ],
            COLUMNS,
        ),
    ];

    #[test]
    fn every_notation_is_known() {
        for (texts, rooms) in TEXTS {
            for text in texts {
                assert_reads(text, &rooms);
            }
        }
    }

    #[test]
    fn posts_and_marks_stand_where_they_may() {
        let several_goals = "o---o---o\n| S   G |\no   o   o\n| G   G |\no---o---o\n";
        assert_reads(several_goals, &["#####", "#S G#", "# # #", "#G G#", "#####"]);
        let open_post = "+---+---+\n| S     |\n+   .   +\n|     G |\n+---+---+\n";
        assert_reads(open_post, &["#####", "#S  #", "#   #", "#  G#", "#####"]);
        let early_end = "+---+---+\n|   |\n+---+---+\n|       |\n+---+---+";
        assert_reads(early_end, &["#####", "#S# #", "#####", "#  G#", "#####"]);
        assert_reads("+-S-+---+\n|       |\n+---+-G-+", &["#S###", "#   #", "###G#"]);
    }

    #[test]
    fn halls_of_other_shapes_are_tiles() {
        let hall = ["#########", "#S      #", "#     ###", "#      G#", "#########"];
        assert_reads(&hall.join("\n"), &hall);
    }
}
