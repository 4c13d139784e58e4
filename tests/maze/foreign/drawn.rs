//! Formats in which walls are drawn between posts, and those that pack tiles into characters.

use super::Format;
use super::plan::Plan;
use super::tiles::formats;

/// Walls between posts, this many characters and lines apart; a character for each kind of place.
fn lattice(
    plan: &Plan,
    (across, along): (u16, u16),
    post: impl Fn(usize) -> char,
    [lying, standing]: [char; 2],
) -> String {
    let mut text = String::new();
    for row in 0..plan.rows() {
        for _ in 0..if row % 2 == 0 { 1 } else { along - 1 } {
            for column in 0..plan.columns() {
                let is_wall = plan.is_wall(column, row);
                let (symbol, count) = match (column % 2, row % 2) {
                    (0, 0) => (post(plan.arms(column, row)), 1),
                    (1, 0) => (if is_wall { lying } else { ' ' }, across - 1),
                    (0, 1) => (if is_wall { standing } else { ' ' }, 1),
                    _ => (' ', across - 1),
                };
                text.extend((0..count).map(|_| symbol));
            }
            text.push('\n');
        }
    }
    text
}

const LIGHT: &str = " ╶╷┌╴─┐┬╵└│├┘┴┤┼";
const HEAVY: &str = " ╺╻┏╸━┓┳╹┗┃┣┛┻┫╋";
const DOUBLE: &str = " ═║╔══╗╦║╚║╠╝╩╣╬";
const ROUND: &str = " ╶╷╭╴─╮┬╵╰│├╯┴┤┼";

fn boxes(plan: &Plan, glyphs: &str, pitch: (u16, u16)) -> String {
    let glyphs: Vec<char> = glyphs.chars().collect();
    lattice(plan, pitch, |arms| glyphs[arms], [glyphs[5], glyphs[10]])
}

/// Lines of posts with nothing between them.
fn dense(plan: &Plan, glyphs: &str, across: u16) -> String {
    let glyphs: Vec<char> = glyphs.chars().collect();
    let mut text = String::new();
    for row in (0..plan.rows()).step_by(2) {
        for column in (0..plan.columns()).step_by(2) {
            let arms = plan.arms(column, row);
            text.push(glyphs[arms]);
            if column + 1 < plan.columns() {
                let next = if arms & 1 == 1 { glyphs[5] } else { ' ' };
                text.extend((1..across).map(|_| next));
            }
        }
        text.push('\n');
    }
    text
}

fn corners(plan: &Plan, post: char, pitch: (u16, u16), lying: char) -> String {
    lattice(plan, pitch, |_| post, [lying, '|'])
}

/// Floors as underscores: what stands at posts above and beside them differs.
fn underscores(plan: &Plan, across: u16, along: u16, post: char, fill: char) -> String {
    let mut text = String::new();
    let rooms = plan.rows() / 2;
    for line in 0..=rooms * along {
        let room = line.div_ceil(along);
        let has_floor = line % along == 0;
        for column in 0..plan.columns() {
            if column % 2 == 0 {
                let is_bar = line > 0 && plan.is_wall(column, 2 * room - 1);
                let is_floor = has_floor && fill == '_';
                text.push(if is_bar {
                    '|'
                } else if is_floor && line > 0 {
                    fill
                } else {
                    post
                });
            } else {
                let symbol = if has_floor && plan.is_wall(column, 2 * room) { '_' } else { ' ' };
                text.extend((1..across).map(|_| symbol));
            }
        }
        text.push('\n');
    }
    text
}

/// Several tiles in a character, which the bits choose.
fn packed(plan: &Plan, (across, along): (u16, u16), symbol: impl Fn(&[bool]) -> char) -> String {
    let mut text = String::new();
    for row in (0..plan.rows()).step_by(usize::from(along)) {
        for column in (0..plan.columns()).step_by(usize::from(across)) {
            let tiles = (0..along).flat_map(|y| (0..across).map(move |x| (column + x, row + y)));
            let bits: Vec<bool> = tiles
                .map(|(x, y)| x < plan.columns() && y < plan.rows() && plan.is_wall(x, y))
                .collect();
            text.push(symbol(&bits));
        }
        text.push('\n');
    }
    text
}

fn bits(bits: &[bool]) -> usize {
    bits.iter().enumerate().map(|(place, &bit)| usize::from(bit) << place).sum()
}

fn braille(tiles: &[bool]) -> char {
    const PLACES: [usize; 8] = [0, 3, 1, 4, 2, 5, 6, 7];
    let dots: u32 = tiles.iter().zip(PLACES).map(|(&bit, place)| u32::from(bit) << place).sum();
    char::from_u32(0x2800 + dots).unwrap()
}

pub(super) const FORMATS: &[Format] = formats! {
    "corners, 1 wide": |plan| corners(plan, '+', (2, 2), '-');
    "corners, 2 wide": |plan| corners(plan, '+', (3, 2), '-');
    "corners, 3 wide": |plan| corners(plan, '+', (4, 2), '-');
    "corners, 4 wide and 2 high": |plan| corners(plan, '+', (5, 3), '-');
    "micromouse": |plan| corners(plan, 'o', (4, 2), '-');
    "equals": |plan| corners(plan, 'O', (4, 2), '=');
    "corners with blank lines": |plan| corners(plan, '+', (4, 2), '-').replace('\n', "\n\n");
    "light, a tile a character": |plan| boxes(plan, LIGHT, (2, 2));
    "light, 2 wide": |plan| boxes(plan, LIGHT, (3, 2));
    "light, 3 wide": |plan| boxes(plan, LIGHT, (4, 2));
    "light, 4 wide": |plan| boxes(plan, LIGHT, (5, 2));
    "light, 5 wide and 2 high": |plan| boxes(plan, LIGHT, (6, 3));
    "heavy, a tile a character": |plan| boxes(plan, HEAVY, (2, 2));
    "heavy, 2 wide": |plan| boxes(plan, HEAVY, (3, 2));
    "heavy, 3 wide": |plan| boxes(plan, HEAVY, (4, 2));
    "double, a tile a character": |plan| boxes(plan, DOUBLE, (2, 2));
    "double, 2 wide": |plan| boxes(plan, DOUBLE, (3, 2));
    "double, 3 wide": |plan| boxes(plan, DOUBLE, (4, 2));
    "round, 3 wide": |plan| boxes(plan, ROUND, (4, 2));
    "crosses everywhere, 3 wide": |plan| lattice(plan, (4, 2), |_| '┼', ['─', '│']);
    "hashes, 2 wide": |plan| corners(plan, '#', (3, 2), '#').replace('|', "#");
    "hashes, 3 wide": |plan| corners(plan, '#', (4, 2), '#').replace('|', "#");
    "hashes, 5 wide and 3 high": |plan| corners(plan, '#', (6, 4), '#').replace('|', "#");
    "hashes, 1 wide and 2 high": |plan| corners(plan, '#', (2, 3), '#').replace('|', "#");
    "blocks, 3 wide": |plan| corners(plan, '█', (4, 2), '█').replace('|', "█");
    "light, dense": |plan| dense(plan, LIGHT, 1);
    "light, dense, 1 wide": |plan| dense(plan, LIGHT, 2);
    "light, dense, 2 wide": |plan| dense(plan, LIGHT, 3);
    "light, dense, 3 wide": |plan| dense(plan, LIGHT, 4);
    "heavy, dense, 1 wide": |plan| dense(plan, HEAVY, 2);
    "round, dense, 2 wide": |plan| dense(plan, ROUND, 3);
    "points and underscores": |plan| underscores(plan, 2, 1, '.', '.');
    "underscores, 1 wide": |plan| underscores(plan, 2, 1, ' ', '_');
    "underscores, 2 wide": |plan| underscores(plan, 3, 1, ' ', ' ');
    "underscores, 3 wide": |plan| underscores(plan, 4, 1, ' ', '_');
    "underscores, 5 wide and 2 high": |plan| underscores(plan, 6, 2, ' ', '_');
    "half blocks": |plan| packed(plan, (1, 2), |tiles| [' ', '▀', '▄', '█'][bits(tiles)]);
    "halves beside each other": |plan| packed(plan, (2, 1), |tiles| [' ', '▌', '▐', '█'][bits(tiles)]);
    "quarters": |plan| packed(plan, (2, 2), |tiles| {
        [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'][bits(tiles)]
    });
    "braille": |plan| packed(plan, (2, 4), braille);
};
