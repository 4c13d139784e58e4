//! Which character of a text is wall, which is open, and which marks a start or a goal.
//!
//! This is decided from how often and where each character occurs, without reading the tiles again.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::error::shown;
use super::symbols::{FULL, MARKS, Meaning, is_box_drawing, is_open, is_step, is_wall, mark};
use crate::maze::Warning;

const BINARY: [char; 3] = ['0', '1', '2'];

/// A known wall character, but among other walls it is a walking figure, like a cross on a map.
const FIGURE: char = '@';
const CROSS: char = 'X';

/// How often each character occurs.
pub struct Census {
    kinds: BTreeMap<char, Kind>,
    /// Counts of the ASCII characters, and of the last other one. They are not yet among the kinds.
    ascii: [Kind; 128],
    last: (char, Kind),
}

#[derive(Clone, Copy, Default)]
struct Kind {
    count: usize,
    on_border: usize,
    first: (usize, usize),
}

/// The meaning of every character that occurs.
pub struct Legend {
    meanings: BTreeMap<char, Meaning>,
    /// The meanings of the ASCII characters.
    ascii: [Meaning; 128],
    /// Whether only convention says which characters are the walls.
    pub is_doubtful: bool,
    pub warnings: Vec<Warning>,
}

/// The first character without a meaning, and what was expected instead.
#[derive(Debug, PartialEq, Eq)]
pub struct Stray {
    pub row: usize,
    pub column: usize,
    pub found: char,
    pub wall: char,
    pub open: char,
}

impl Census {
    /// Counts the characters of a drawing of this many columns and rows.
    pub fn of<R: Iterator<Item = char>>(
        lines: impl Iterator<Item = R>,
        [columns, rows]: [usize; 2],
    ) -> Self {
        let none = Kind::default();
        let mut census = Self { kinds: BTreeMap::new(), ascii: [none; 128], last: (' ', none) };
        for (row, cells) in lines.enumerate() {
            let is_outer_row = row == 0 || row + 1 == rows;
            let mut column = 0;
            // Internal iteration gives a loop that need not check where the row ends.
            cells.for_each(|symbol| {
                let is_on_border = is_outer_row || column == 0 || column + 1 == columns;
                let kind = census.kind(symbol);
                if kind.count == 0 {
                    kind.first = (row, column);
                }
                kind.count += 1;
                kind.on_border += usize::from(is_on_border);
                column += 1;
            });
        }
        for symbol in '\0'..'\u{80}' {
            census.settle(symbol, census.ascii[symbol as usize]);
        }
        census.settle(census.last.0, census.last.1);
        census
    }

    #[inline]
    fn kind(&mut self, symbol: char) -> &mut Kind {
        if (symbol as usize) < self.ascii.len() {
            return &mut self.ascii[symbol as usize];
        }
        if symbol != self.last.0 {
            self.settle(self.last.0, self.last.1);
            self.last = (symbol, Kind::default());
        }
        &mut self.last.1
    }

    /// Adds the counts of a character since it was last settled.
    fn settle(&mut self, symbol: char, more: Kind) {
        if more.count > 0 {
            let kind = self.kinds.entry(symbol).or_insert(Kind { count: 0, on_border: 0, ..more });
            kind.count += more.count;
            kind.on_border += more.on_border;
        }
    }

    fn count_of(&self, symbol: char) -> usize {
        self.kinds.get(&symbol).map_or(0, |kind| kind.count)
    }

    /// The characters for walls and open tiles: all that are not marks.
    ///
    /// If the others do not suffice for both, a letter becomes one of them: one for a start that
    /// occurs again and again, and then one for goals to which there is no start.
    fn tiles(&self) -> Vec<char> {
        let mut tiles: Vec<char> =
            self.kinds.keys().copied().filter(|&symbol| self.mark(symbol).is_none()).collect();
        for (start, goals) in MARKS {
            let has_start = self.count_of(start) == 1;
            for &letter in [start].iter().chain(goals) {
                if tiles.len() < 2 && !has_start && self.count_of(letter) > 1 {
                    tiles.push(letter);
                }
            }
        }
        tiles
    }

    /// The tiles that are walls: known ones, or else what the border is made of, or else blanks
    /// between other open tiles.
    fn walls(&self, tiles: &[char]) -> Vec<char> {
        let mut known: Vec<char> = tiles.iter().copied().filter(|&tile| is_wall(tile)).collect();
        if known.len() > 1 {
            known.retain(|&tile| tile != FIGURE && self.figure_mark(tile).is_none());
        }
        if !known.is_empty() {
            return known;
        }
        let unknown = tiles.iter().copied().filter(|&tile| !is_open(tile));
        let on_border = unknown.max_by_key(|tile| {
            self.kinds.get(tile).map(|kind| (kind.on_border, kind.count, Reverse(kind.first)))
        });
        let is_blank_wall = tiles.len() > 1 && tiles.contains(&' ');
        on_border.or(is_blank_wall.then_some(' ')).into_iter().collect()
    }

    /// What a single figure or cross marks if the walls are other characters.
    fn figure_mark(&self, symbol: char) -> Option<Meaning> {
        let has_other_walls =
            self.kinds.keys().any(|&other| is_wall(other) && !matches!(other, FIGURE | CROSS));
        let has_start = MARKS.iter().any(|&(start, _)| self.count_of(start) > 0);
        match symbol {
            _ if !has_other_walls || self.count_of(symbol) != 1 => None,
            FIGURE if !has_start => Some(Meaning::Start),
            CROSS if has_start || self.count_of(FIGURE) == 1 => Some(Meaning::Goal),
            _ => None,
        }
    }

    /// What a letter marks in this text: `B`, the goal of `A`, is the start where `E` is the end.
    fn mark(&self, symbol: char) -> Option<Meaning> {
        let has_start = MARKS.iter().any(|&(start, _)| self.count_of(start) > 0);
        let is_begin = symbol == 'B' && self.count_of('B') == 1 && self.count_of('E') > 0;
        if is_begin && !has_start {
            return Some(Meaning::Start);
        }
        if self.has_numbered_ends() {
            match symbol {
                '2' => return Some(Meaning::Start),
                '3' => return Some(Meaning::Goal),
                _ => {}
            }
        }
        mark(symbol).or_else(|| self.figure_mark(symbol))
    }

    /// Whether 2 and 3 mark the ends among zeros and ones.
    fn has_numbered_ends(&self) -> bool {
        ['2', '3'].iter().all(|&number| self.count_of(number) == 1)
            && ['0', '1'].iter().all(|&number| self.count_of(number) > 0)
    }

    /// What should be confirmed if only the border shows the walls.
    fn confirmation(&self, walls: &[char]) -> Option<Warning> {
        let on_border = |kind: &Kind| kind.on_border;
        let all: usize = self.kinds.values().map(on_border).sum();
        let [wall] = *walls else { return None };
        let own = self.kinds.get(&wall).map_or(0, on_border);
        (!is_wall(wall) && 3 * own < 2 * all)
            .then(|| shown(wall).map_or(Warning::BlankWallByBorder, Warning::WallByBorder))
    }

    /// The open ones among tiles that are not walls: known ones, or else the most frequent one.
    fn open(&self, tiles: &[char]) -> Vec<char> {
        let known: Vec<char> = tiles.iter().copied().filter(|&tile| is_open(tile)).collect();
        if known.is_empty() { self.most_frequent(tiles).into_iter().collect() } else { known }
    }

    fn most_frequent(&self, symbols: &[char]) -> Option<char> {
        symbols.iter().copied().max_by_key(|&symbol| self.count_of(symbol))
    }

    /// Which of these characters occurs first, and where.
    fn first(&self, symbols: impl Iterator<Item = char>) -> Option<((usize, usize), char)> {
        symbols.filter_map(|symbol| Some((self.kinds.get(&symbol)?.first, symbol))).min()
    }
}

impl Legend {
    /// Gives every character its meaning. In data, numbers and words have conventional meanings.
    pub fn new(census: &Census, is_data: bool) -> Result<Self, Stray> {
        let tiles = census.tiles();
        let is_of = |symbols: &[char]| tiles.iter().all(|tile| symbols.contains(tile));
        let is_binary = is_of(&BINARY);
        let is_grey = tiles.len() > 1 && is_of(&['0', FULL]);
        let walls = match (is_binary, is_grey) {
            (true, _) => vec!['1'],
            (_, true) => vec!['0'],
            _ => census.walls(&tiles),
        };
        let rest: Vec<char> = tiles.into_iter().filter(|tile| !walls.contains(tile)).collect();
        let open = if is_binary || is_grey { rest.clone() } else { census.open(&rest) };
        let strays = rest.iter().copied().filter(|&tile| !open.contains(&tile) && !is_step(tile));
        if let Some(((row, column), found)) = census.first(strays) {
            let wall = census.most_frequent(&walls).unwrap_or('#');
            let open = census.most_frequent(&open).unwrap_or(' ');
            return Err(Stray { row, column, found, wall, open });
        }
        let is_written_here = |&wall: &char| {
            matches!(wall, '#' | '█' | '▪') || is_box_drawing(wall) || wall == '1' && !is_data
        };
        let is_doubtful = !walls.iter().any(is_written_here);
        let mut warnings = Vec::new();
        if !is_binary {
            warnings.extend(census.confirmation(&walls));
        }
        if census.has_numbered_ends() {
            warnings.push(Warning::NumberedEnds);
        }
        let marks = census.kinds.keys().filter_map(|&symbol| Some((symbol, census.mark(symbol)?)));
        let mut meanings: BTreeMap<char, Meaning> = marks.collect();
        meanings.extend(rest.into_iter().map(|tile| (tile, Meaning::Open)));
        meanings.extend(walls.into_iter().map(|tile| (tile, Meaning::Wall)));
        let mut ascii = [Meaning::Wall; 128];
        for (&symbol, &meaning) in meanings.iter().filter(|(symbol, _)| symbol.is_ascii()) {
            ascii[symbol as usize] = meaning;
        }
        Ok(Self { meanings, ascii, is_doubtful, warnings })
    }

    /// What a character of the text means.
    #[inline]
    pub fn meaning(&self, symbol: char) -> Meaning {
        if let Some(&meaning) = self.ascii.get(symbol as usize) {
            return meaning;
        }
        self.meanings.get(&symbol).copied().unwrap_or(Meaning::Wall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legend(text: &str) -> Result<Legend, Stray> {
        let lines = || text.split('/').map(str::chars);
        let columns = lines().map(Iterator::count).max().unwrap();
        Legend::new(&Census::of(lines(), [columns, lines().count()]), false)
    }

    fn meanings(text: &str, symbols: &str) -> String {
        let legend = legend(text).unwrap();
        let letter = |symbol| match legend.meaning(symbol) {
            Meaning::Wall => 'w',
            Meaning::Open => 'o',
            Meaning::Start => 'S',
            Meaning::Goal => 'G',
        };
        symbols.chars().map(letter).collect()
    }

    #[test]
    fn known_characters_decide() {
        assert_eq!(meanings("   / # /   ", "# "), "wo");
        assert_eq!(meanings("qqq/q#q/qqq", "#q"), "wo");
        assert_eq!(meanings("qqq/q.q/qqq", "q."), "wo");
        assert_eq!(meanings(".../. ./...", " ."), "wo");
        assert_eq!(meanings("101/121/101", "012"), "owo");
        assert_eq!(meanings("202/222", "02"), "oo");
        assert_eq!(meanings("###/#@@/# #", "#@ "), "woo");
        assert_eq!(meanings("@@@/@ @/@ @", "@ "), "wo");
    }

    #[test]
    fn the_border_decides_between_unknown_characters() {
        assert_eq!(meanings("xxxxx/xyyyx/xyxyx/xyyyy/xxxxx", "xy"), "wo");
        assert_eq!(meanings("yyyyy/yxxxy/yxxxy/yxxxx/yyyyy", "xy"), "ow");
    }

    #[test]
    fn letters_are_marks_beside_walls_and_open_tiles() {
        assert_eq!(meanings("####/#SG#/#GG#/#  #/####", "#SG "), "wSGo");
        assert_eq!(meanings("####/#A B/####", "AB"), "SG");
        assert_eq!(meanings("GS", "SG"), "SG");
        assert_eq!(meanings("S  G", "SG "), "SGo");
        assert_eq!(meanings("#S#G#", "#SG"), "wSG");
    }

    #[test]
    fn a_figure_and_a_cross_are_marks_among_other_walls() {
        assert_eq!(meanings("####/#S X/####", "#S X"), "wSoG");
        assert_eq!(meanings("████/█@ X/████", "█@ X"), "wSoG");
        assert_eq!(meanings("####/#S @/####", "#S @"), "wSoo");
        assert_eq!(meanings("####/#  X/####", "# X"), "wow");
        assert_eq!(meanings("####/#S X/###X", "#S X"), "wSow");
    }

    #[test]
    fn letters_are_tiles_where_nothing_else_is() {
        assert_eq!(meanings("AAA/ABA/ABA", "AB"), "wo");
        assert_eq!(meanings("AAAA/ASBA/ABGA/ABAA", "ABSG"), "woSG");
        assert_eq!(meanings("GGG/G G/GGG", "G "), "wo");
        assert_eq!(meanings("###/#BB/###", "#B"), "wo");
    }

    #[test]
    fn steps_of_a_way_are_open_and_other_characters_stray() {
        assert_eq!(meanings("###/#* /###", "#* "), "woo");
        let stray = Stray { row: 1, column: 1, found: 'q', wall: '#', open: ' ' };
        assert_eq!(legend("###/#q /#z#").err(), Some(stray));
    }
}
