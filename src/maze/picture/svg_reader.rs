//! Reads SVG pictures of mazes: those that the game writes, edited or not.
//!
//! Anything that is not supported and might change the maze is an error, with its position in the
//! text. Titles, metadata and additions by other programs in their own namespaces are skipped.

use roxmltree::{Document, Node, ParsingOptions};

use super::error::{PictureError, clipped};
use super::svg_path::{PathRuns, Point, Run};
use crate::maze::memory::{self, BYTES_PER_TILE};
use crate::maze::{Grid, MAX_SIDE, Maze, Tile, endpoints};

const SVG_NAMESPACE: &str = "http://www.w3.org/2000/svg";
/// Elements and the text between them: far more than a picture with a sensible number of goals has.
const MAX_NODES: u32 = 4_000_000;
/// The parser compares every two attributes of an element, and copies the namespaces around it.
const MAX_ATTRIBUTES_OF_ELEMENT: usize = 256;
const MAX_NAMESPACES: usize = 64;
/// What the parser allocates at once for each `<`, which may be an element, and each `=`, which may
/// be an attribute.
const BYTES_PER_NODE: u64 = 80;
/// How often each tile may be drawn over on average: a short text could draw for very long.
const MAX_LAYERS: usize = 4;

/// Reads an SVG picture of a maze.
pub fn read_svg(text: &str) -> Result<Maze, PictureError> {
    refuse_what_takes_too_long(text)?;
    let nodes = text.bytes().filter(|byte| matches!(byte, b'<' | b'=')).count();
    memory::check(nodes as u64, BYTES_PER_NODE)?;
    let options = ParsingOptions { nodes_limit: MAX_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options)
        .map_err(|error| PictureError::Xml { reason: clipped(&error.to_string()) })?;
    let root = document.root_element();
    if name_in_svg(root) != Some("svg") {
        return Err(fault_at(root, element_found(root), "the element <svg>"));
    }
    let mut sketch = Sketch::new(root)?;
    let mut end_of_skipped = 0;
    for node in root.descendants().skip(1).filter(Node::is_element) {
        if node.range().start < end_of_skipped {
            continue;
        }
        match name_in_svg(node) {
            None | Some("title" | "desc" | "metadata" | "defs" | "style") => {
                end_of_skipped = node.range().end;
            }
            Some(name) => sketch.add(node, name)?,
        }
    }
    if !sketch.has_walls {
        return Err(fault_at(root, "no walls", "an element <path id=\"walls\">"));
    }
    sketch.into_maze()
}

/// Limits what the parser spends more than linear time on. Attributes are in a tag, tags begin with
/// `<`, and no attribute can hold one.
fn refuse_what_takes_too_long(text: &str) -> Result<(), PictureError> {
    let mut end = 0;
    for piece in text.split_inclusive('<') {
        let start = end;
        end += piece.len();
        if !piece.starts_with("!--") && attributes_of_tag(piece) > MAX_ATTRIBUTES_OF_ELEMENT {
            let expected = format!("at most {MAX_ATTRIBUTES_OF_ELEMENT}");
            return Err(fault(text, start, "a tag with too many attributes", expected));
        }
    }
    match text.match_indices("xmlns").nth(MAX_NAMESPACES) {
        Some((offset, _)) => {
            Err(fault(text, offset, "too many namespaces", format!("at most {MAX_NAMESPACES}")))
        }
        None => Ok(()),
    }
}

/// How many attributes there are up to the `>` that ends the tag, the first outside of quotes.
fn attributes_of_tag(tag: &str) -> usize {
    let mut quote = None;
    let mut count = 0;
    for byte in tag.bytes() {
        match (quote, byte) {
            (Some(open), _) => quote = quote.filter(|_| byte != open),
            (None, b'\'' | b'"') => quote = Some(byte),
            (None, b'=') => count += 1,
            (None, b'>') => break,
            (None, _) => {}
        }
    }
    count
}

/// The name of an element if it belongs to SVG, with or without a namespace in the file.
fn name_in_svg<'input>(node: Node<'_, 'input>) -> Option<&'input str> {
    let tag = node.tag_name();
    tag.namespace().is_none_or(|namespace| namespace == SVG_NAMESPACE).then_some(tag.name())
}

struct Sketch {
    grid: Grid,
    has_walls: bool,
    start: Option<Tile>,
    goals: Vec<Tile>,
    doors: Vec<Tile>,
    /// How many more tiles may be drawn.
    ink: usize,
}

impl Sketch {
    /// A sheet of open tiles, as large as the view box says.
    fn new(root: Node) -> Result<Self, PictureError> {
        let (columns, rows) = view_box(root)?;
        memory::check(u64::from(columns) * u64::from(rows), BYTES_PER_TILE)?;
        let grid = Grid::without_walls(columns, rows);
        let ink = MAX_LAYERS * grid.tiles();
        Ok(Self { grid, has_walls: false, start: None, goals: Vec::new(), doors: Vec::new(), ink })
    }

    fn add(&mut self, node: Node, name: &str) -> Result<(), PictureError> {
        if node.has_attribute("transform") {
            return Err(fault_at(node, "a transform", "every element in its own place"));
        }
        let id = node.attribute("id");
        let is_of_class = |class| {
            node.attribute("class")
                .is_some_and(|classes| classes.split_whitespace().any(|it| it == class))
        };
        match name {
            "g" => {}
            "rect" if id == Some("floor") => {}
            "path" if id == Some("way") => {}
            "path" if id == Some("walls") || id == Some("outside") => self.add_walls(node)?,
            "rect" if is_of_class("door") => {
                self.doors.push(self.tile_at(node, ["x", "y"], 0.0)?);
            }
            "circle" if is_of_class("start") => {
                let start = self.tile_at(node, ["cx", "cy"], 0.5)?;
                if self.start.replace(start).is_some() {
                    return Err(fault_at(node, "a second start", "one"));
                }
            }
            "circle" if is_of_class("goal") => {
                self.goals.push(self.tile_at(node, ["cx", "cy"], 0.5)?);
            }
            _ => {
                let expected = "<g>, <path id=\"walls\">, <path id=\"way\">, <rect id=\"floor\">, \
                                <rect class=\"door\">, <circle class=\"start\"> or \
                                <circle class=\"goal\">";
                return Err(fault_at(node, element_found(node), expected));
            }
        }
        Ok(())
    }

    fn add_walls(&mut self, path: Node) -> Result<(), PictureError> {
        self.has_walls = true;
        let text = path.document().input_text();
        let Some(attribute) = path.attribute_node("d") else {
            return Err(fault_at(path, element_found(path), "an attribute d"));
        };
        // The raw text of the file, so that errors point to the right position.
        let range = attribute.range_value();
        let data = text.get(range.clone()).unwrap_or(attribute.value());
        for run in PathRuns::new(data) {
            let run = run.map_err(|error| {
                fault(text, range.start + error.offset, error.found, error.expected)
            })?;
            self.draw(&run).map_err(|(found, expected)| {
                fault(text, range.start + run.offset, found, expected)
            })?;
        }
        Ok(())
    }

    /// Makes every tile of a run a wall, or returns what was found and what was expected.
    fn draw(&mut self, run: &Run) -> Result<(), (String, String)> {
        let (Some(from), Some(to)) = (self.tile_around(run.from), self.tile_around(run.to)) else {
            let (columns, rows) = (self.grid.columns(), self.grid.rows());
            let expected = format!("one between centres of the {columns} × {rows} tiles");
            return Err(("a run between other places".to_owned(), expected));
        };
        let tiles = from.distance(to) as usize + 1;
        self.ink = self.ink.checked_sub(tiles).ok_or_else(|| {
            let found = "walls drawn over walls again and again".to_owned();
            (found, format!("every tile at most {MAX_LAYERS} times on average"))
        })?;
        for row in from.row.min(to.row)..=from.row.max(to.row) {
            for column in from.column.min(to.column)..=from.column.max(to.column) {
                self.grid.set(Tile::new(column, row), false);
            }
        }
        Ok(())
    }

    /// The tile whose centre is this point.
    fn tile_around(&self, Point { x, y }: Point) -> Option<Tile> {
        let place = |half_tiles: i64| {
            (half_tiles % 2 == 1).then(|| u16::try_from(half_tiles / 2).ok()).flatten()
        };
        Some(Tile::new(place(x)?, place(y)?)).filter(|&tile| self.grid.contains(tile))
    }

    /// The tile at the position that two attributes give; `offset` is how far right of and below
    /// the tile's corner that position is.
    fn tile_at(&self, node: Node, names: [&str; 2], offset: f64) -> Result<Tile, PictureError> {
        let sides = [self.grid.columns(), self.grid.rows()];
        let place = |name: &str, side: u16| {
            let value = node.attribute(name).unwrap_or("0");
            let place = value.trim().parse().ok().and_then(|place: f64| whole(place - offset));
            place.filter(|&place| place < side).ok_or_else(|| {
                let found = format!("{name}=\"{}\"", clipped(value));
                let last = f64::from(side) - 1.0 + offset;
                fault_at(node, found, format!("{offset} to {last} in steps of 1"))
            })
        };
        Ok(Tile::new(place(names[0], sides[0])?, place(names[1], sides[1])?))
    }

    fn into_maze(mut self) -> Result<Maze, PictureError> {
        for door in self.doors {
            self.grid.set(door, false);
        }
        let maze = endpoints::settle(self.grid, self.start, self.goals);
        Ok(maze.ok_or(PictureError::NoOpenTile)??)
    }
}

/// How many columns and rows the picture has: its view box is in tiles.
fn view_box(root: Node) -> Result<(u16, u16), PictureError> {
    let value = root.attribute("viewBox").unwrap_or_default();
    let numbers: Vec<f64> = value
        .split(|letter: char| letter.is_ascii_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map_while(|word| word.parse().ok())
        .take(5)
        .collect();
    let side = |number| whole(number).filter(|side| (1..=MAX_SIDE).contains(side));
    match numbers[..] {
        [0.0, 0.0, columns, rows] => side(columns).zip(side(rows)),
        _ => None,
    }
    .ok_or_else(|| {
        let found = format!("viewBox=\"{}\"", clipped(value));
        let expected = format!("\"0 0\" and the columns and rows, 1 to {MAX_SIDE} of each");
        fault_at(root, found, expected)
    })
}

/// The number if it is a whole count of tiles.
fn whole(number: f64) -> Option<u16> {
    (number.fract() == 0.0).then(|| u16::try_from(number as i64).ok()).flatten()
}

fn element_found(node: Node) -> String {
    let attribute = ["id", "class"].into_iter().find_map(|name| node.attribute_node(name));
    let name = clipped(node.tag_name().name());
    match attribute {
        Some(it) => format!("<{name} {}=\"{}\">", it.name(), clipped(it.value())),
        None => format!("<{name}>"),
    }
}

fn fault_at(node: Node, found: impl Into<String>, expected: impl Into<String>) -> PictureError {
    fault(node.document().input_text(), node.range().start, found, expected)
}

fn fault(
    text: &str,
    offset: usize,
    found: impl Into<String>,
    expected: impl Into<String>,
) -> PictureError {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let is_line_end = |&byte: &u8| byte == b'\n';
    let last_line = before.rsplit(is_line_end).next().unwrap_or_default();
    let begins_a_letter = |byte: &u8| byte & 0xC0 != 0x80;
    PictureError::Svg {
        line: before.split(is_line_end).count(),
        column: 1 + last_line.iter().copied().filter(begins_a_letter).count(),
        found: found.into(),
        expected: expected.into(),
    }
}
