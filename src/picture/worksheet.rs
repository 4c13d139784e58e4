//! A worksheet for paper: the operations of a card in order, the maze whose walls are tried and an
//! empty table of parents; a second page has them filled in. SVG pictures of A4 pages, in
//! millimetres, black on white, which depend on the card, the rules and the language alone.

mod paper;

use self::paper::{Anchor, MARGIN, PAGE, Paper};
use crate::game::lab::Card;
use crate::game::settings::Language;
use crate::maze::bench::{BenchReplay, Forest, Link, Move, Operation};
use crate::maze::{Direction, Size, Tile};
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::words::{Words, WorksheetWords};

/// The two pages of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// The page to fill in.
    pub sheet: String,
    /// The page with its answers filled in.
    pub solution: String,
}

/// The sizes of letters: of the heading, of running text, and of entries in lists.
const HEADING: f32 = 7.0;
const BODY: f32 = 3.8;
const ENTRY: f32 = 4.2;
/// The distance of lines of running text.
const LEADING: f32 = 5.4;
/// Between two parts of the page.
const GAP: f32 = 6.0;
/// The maximum size of a room, its minimum if the maze is drawn at all, and the share of what the
/// table leaves that the maze takes.
const LARGEST_ROOM: f32 = 16.0;
const SMALLEST_ROOM: f32 = 5.0;
const MAZE_SHARE: f32 = 0.42;
/// The distance of entries in the list: the minimum while more columns have room, and the maximum;
/// and the range of the number of columns.
const PITCH: [f32; 2] = [5.5, 9.0];
const COLUMNS: [usize; 2] = [2, 9];
/// Columns wider than this have room for what became of the roots.
const WIDE: f32 = 42.0;
/// The maximum width of a cell of the table, the width of its labels, and the number of members
/// side by side.
const CELL: f32 = 12.0;
const LABELS: f32 = 18.0;
const MOST_CELLS: u32 = 24;
/// The height of a line of the table in a short one, and in one of several parts.
const TABLE_LINES: [f32; 2] = [8.0, 5.2];

impl Worksheet {
    /// The worksheet of a card under its rules.
    pub fn new(card: &Card, language: Language) -> Self {
        let work = Work {
            card,
            replay: BenchReplay::new(card.members, card.variant, &card.operations),
            words: Words::of(language),
        };
        Self { sheet: work.page(false), solution: work.page(true) }
    }
}

/// The weight of a root that is stored beside its parent.
type WeightOf = fn(&Forest, u32) -> u32;

struct Work<'c> {
    card: &'c Card,
    replay: BenchReplay,
    words: &'static Words,
}

impl Work<'_> {
    fn page(&self, is_solved: bool) -> String {
        let words = &self.words.worksheet;
        let title = if is_solved { words.solution } else { words.worksheet };
        let mut paper = Paper::new(title);
        let below = self.head(&mut paper, title, is_solved);
        let table = self.table_height();
        let rest = Rect::between(
            vec2(MARGIN, below),
            vec2(PAGE.x - MARGIN, PAGE.y - MARGIN - table - GAP),
        );
        let mut list = rest;
        if let Some(size) = self.card.maze.map(|spec| spec.size()) {
            let most = vec2(rest.w, MAZE_SHARE * rest.h);
            let room = (most / rooms(size)).min_element().min(LARGEST_ROOM);
            if room >= SMALLEST_ROOM {
                let corner = vec2((PAGE.x - room * rooms(size).x) / 2.0, rest.y);
                self.draw_maze(&mut paper, size, corner, room, is_solved);
                let taken = room * rooms(size).y + GAP;
                list = Rect { y: rest.y + taken, h: rest.h - taken, ..rest };
            }
        }
        self.draw_list(&mut paper, list, is_solved);
        self.draw_table(&mut paper, PAGE.y - MARGIN - table, is_solved);
        paper.finish()
    }

    /// The title and the task; returns where they end.
    fn head(&self, paper: &mut Paper, title: &str, is_solved: bool) -> f32 {
        let (words, right) = (&self.words.worksheet, PAGE.x - MARGIN);
        let mut y = MARGIN + HEADING;
        paper.text("title", vec2(MARGIN, y), HEADING, Anchor::Left, title);
        let title = self.words.on_card(&self.card.title);
        let code = self.card.maze.map_or_else(|| title.to_owned(), |spec| spec.to_string());
        paper.text("code", vec2(right, y), BODY, Anchor::Right, &code);
        y += LEADING + GAP / 2.0;
        if !is_solved {
            for (x, word) in [(MARGIN, words.name), (PAGE.x / 2.0 + MARGIN, words.date)] {
                paper.text("label", vec2(x, y), BODY, Anchor::Left, word);
                paper.line(vec2(x + LABELS, y), vec2(x + 75.0, y), 0.2, false);
            }
        }
        y += GAP / 2.0;
        let rules = self.replay.variant;
        let programs = [rules.link.program(), rules.compression.program()];
        let [link, way] = programs.map(|program| self.words.idea(program));
        let of_walls = self.card.maze.is_some();
        let order = if of_walls { words.walls_in_order } else { words.operations_in_order };
        let table = match rules.link {
            Link::Naive => words.fill_in_parents,
            Link::BySize => words.fill_in_sizes,
            Link::ByRank => words.fill_in_ranks,
        };
        let tie = if rules.link == Link::Naive { "" } else { words.tie };
        let sentences = [order, link, tie, way, table];
        for sentence in sentences.into_iter().filter(|sentence| !sentence.is_empty()) {
            for line in paper::broken(sentence, (PAGE.x - 2.0 * MARGIN) / BODY) {
                y += LEADING;
                paper.text("said", vec2(MARGIN, y), BODY, Anchor::Left, line);
            }
        }
        y + GAP
    }

    /// The rooms by their numbers, and all walls: dashed to be opened, or as they are in the end.
    fn draw_maze(&self, paper: &mut Paper, size: Size, corner: Vec2, room: f32, is_solved: bool) {
        let number = |tile: Tile| vec2(f32::from(tile.column / 2), f32::from(tile.row / 2));
        let letters = (0.4 * room).min(ENTRY);
        for one in 0..size.rooms() {
            let middle = corner + room * (number(size.room(one)) + 0.5);
            let at = middle + vec2(0.0, 0.35 * letters);
            paper.text("room", at, letters, Anchor::Middle, &one.to_string());
        }
        paper.frame(Rect::between(corner, corner + room * rooms(size)));
        for (place, operation) in self.card.operations.iter().enumerate() {
            let &Operation::Union(a, b) = operation else { continue };
            let is_opened = matches!(self.last(place), Some(Move::Linked { .. }));
            if is_solved && is_opened {
                continue;
            }
            let [one, other] = [a, b].map(|room| size.room(room));
            let Some(direction) = one.direction_towards(other) else { continue };
            let begin = corner + room * number(one).max(number(other));
            let along = match direction {
                Direction::Left | Direction::Right => vec2(0.0, room),
                Direction::Up | Direction::Down => vec2(room, 0.0),
            };
            paper.line(begin, begin + along, if is_solved { 1.0 } else { 0.3 }, !is_solved);
        }
    }

    fn last(&self, place: usize) -> Option<Move> {
        let end = self.replay.after(place + 1);
        self.replay.moves[..end].last().map(|told| told.step)
    }

    /// The operations, each with room for its answer, or with the answer.
    fn draw_list(&self, paper: &mut Paper, area: Rect, is_solved: bool) {
        let count = self.card.operations.len().max(1);
        let pitch = |columns: usize| area.h / count.div_ceil(columns) as f32;
        let [least, most] = PITCH;
        let columns = (COLUMNS[0]..COLUMNS[1]).find(|&columns| pitch(columns) >= least);
        let columns = columns.unwrap_or(COLUMNS[1]).min(count);
        let rows = count.div_ceil(columns);
        let (pitch, width) = (pitch(columns).min(most), area.w / columns as f32);
        let named: Vec<String> = self.card.operations.iter().map(|&one| self.name(one)).collect();
        let longest = named.iter().map(String::len).max().unwrap_or(0) as f32;
        // A number, the operation and a word beside it.
        let letters = ENTRY.min(0.75 * pitch).min(1.8 * width / (longest + 12.0));
        for (place, name) in named.iter().enumerate() {
            let at = vec2(
                area.x + (place / rows) as f32 * width,
                area.y + ((place % rows) as f32 + 0.7) * pitch,
            );
            let number = format!("{}.", place + 1);
            paper.text("number", at + vec2(1.9 * letters, 0.0), letters, Anchor::Right, &number);
            paper.text("step", at + vec2(2.4 * letters, 0.0), letters, Anchor::Left, name);
            let answer = at + vec2((3.0 + 0.55 * longest) * letters, 0.0);
            if is_solved {
                let told = self.answer(place, width >= WIDE);
                paper.text("answer", answer, letters, Anchor::Left, &told);
            } else {
                let end = vec2(at.x + width - 3.0, at.y + 0.8);
                paper.line(answer + vec2(0.0, 0.8), end, 0.2, false);
            }
        }
    }

    fn name(&self, operation: Operation) -> String {
        match operation {
            Operation::Union(a, b) if self.card.maze.is_some() => format!("{a}|{b}"),
            Operation::Union(a, b) => format!("union({a}, {b})"),
            Operation::Find(member) => format!("find({member})"),
        }
    }

    /// The answer to the operation at this place, in a word, and with its roots.
    fn answer(&self, place: usize, with_roots: bool) -> String {
        let (words, of_walls) = (&self.words.worksheet, self.card.maze.is_some());
        let WorksheetWords { opened, kept, joined, same, .. } = words;
        let (word, roots) = match self.last(place) {
            Some(Move::Linked { below, above }) => {
                (if of_walls { opened } else { joined }, format!("{} → {}", below.0, above.0))
            }
            Some(Move::Same(root)) => (if of_walls { kept } else { same }, root.to_string()),
            Some(Move::Found { root, .. }) => return root.to_string(),
            _ => return String::new(),
        };
        if with_roots { format!("{word}  {roots}") } else { (*word).to_owned() }
    }

    /// The number of parts the table is split into, and the height of their lines.
    fn table_parts(&self) -> (u32, f32) {
        let parts = self.card.members.div_ceil(MOST_CELLS).max(1);
        (parts, TABLE_LINES[usize::from(parts > 2)])
    }

    /// The weights that the rules keep for roots, if any.
    const fn weights(&self) -> Option<(&'static str, WeightOf)> {
        match self.replay.variant.link {
            Link::Naive => None,
            Link::BySize => Some((self.words.watch.set_size, Forest::size)),
            Link::ByRank => Some((self.words.lab.rank, Forest::rank)),
        }
    }

    fn table_height(&self) -> f32 {
        let (parts, line) = self.table_parts();
        let lines = if self.weights().is_some() { 3.0 } else { 2.0 };
        parts as f32 * (lines * line + GAP / 2.0)
    }

    /// The parents in the end, or room for them.
    fn draw_table(&self, paper: &mut Paper, top: f32, is_solved: bool) {
        let (parts, line) = self.table_parts();
        let in_a_part = self.card.members.div_ceil(parts).max(1);
        let cell = ((PAGE.x - 2.0 * MARGIN - LABELS) / in_a_part as f32).min(CELL);
        let forest = self.replay.forest(self.replay.moves.len());
        let weights = self.weights();
        let member =
            if self.card.maze.is_some() { self.words.watch.room } else { self.words.lab.member };
        let labels = [Some(member), Some(self.words.watch.parent), weights.map(|(label, _)| label)];
        let letters = (0.55 * line).min(0.5 * cell);
        for part in 0..parts {
            let lines = labels.into_iter().flatten().count() as f32;
            let top = top + part as f32 * (lines * line + GAP / 2.0);
            let base = |number: usize| top + (number as f32 + 0.68) * line;
            for (number, label) in labels.into_iter().flatten().enumerate() {
                let at = vec2(MARGIN, base(number));
                paper.text("label", at, letters.min(BODY), Anchor::Left, label);
            }
            let members = part * in_a_part..self.card.members.min((part + 1) * in_a_part);
            for (place, member) in members.enumerate() {
                let left = MARGIN + LABELS + place as f32 * cell;
                let parent = forest.parent(member);
                let weight = weights.filter(|_| parent.is_none());
                let rows = [
                    ("member", Some(member)),
                    ("parent", Some(parent.unwrap_or(member)).filter(|_| is_solved)),
                    ("weight", weight.map(|(_, of)| of(&forest, member)).filter(|_| is_solved)),
                ];
                let shown = labels.into_iter().zip(rows).filter(|(label, _)| label.is_some());
                for (number, (_, (class, value))) in shown.enumerate() {
                    paper.frame(Rect::new(left, top + number as f32 * line, cell, line));
                    let at = vec2(left + cell / 2.0, base(number));
                    if let Some(value) = value {
                        paper.text(class, at, letters, Anchor::Middle, &value.to_string());
                    }
                }
            }
        }
    }
}

/// The width and height of a maze in rooms.
fn rooms(size: Size) -> Vec2 {
    vec2(f32::from(size.width()), f32::from(size.height()))
}
