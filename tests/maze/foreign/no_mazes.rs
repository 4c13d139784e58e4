//! Files that are no mazes, generated from seeds: the reader doubts all that it reads from them.

use icetea_maze::maze::random::Dice;

/// A kind of file, and its generator.
pub struct Kind {
    pub name: &'static str,
    pub write: fn(&mut Dice) -> Vec<u8>,
}

fn side(dice: &mut Dice, least: u32, most: u32) -> usize {
    (least + dice.below(most - least + 1)) as usize
}

fn one_of<'a>(dice: &mut Dice, words: &[&'a str]) -> &'a str {
    words[dice.below(words.len() as u32) as usize]
}

/// Rows of cells, each as its word.
fn drawn<T: Copy>(rows: &[Vec<T>], word: impl Fn(T) -> String, between: &str) -> String {
    let line = |row: &Vec<T>| row.iter().map(|&cell| word(cell)).collect::<Vec<_>>().join(between);
    rows.iter().map(|row| line(row) + "\n").collect()
}

/// Cells of which this percentage is set.
fn noise(dice: &mut Dice, percent: u8) -> Vec<Vec<bool>> {
    let (width, height) = (side(dice, 9, 70), side(dice, 8, 40));
    (0..height).map(|_| (0..width).map(|_| dice.chance(percent)).collect()).collect()
}

/// Two words, one for what is set.
fn two_words(dice: &mut Dice) -> ([&'static str; 2], &'static str) {
    const WORDS: [([&str; 2], &str); 9] = [
        (["#", " "], ""),
        (["#", "."], ""),
        (["1", "0"], ""),
        (["1", "0"], ","),
        (["█", " "], ""),
        (["██", "  "], ""),
        (["X", "."], ""),
        (["*", "."], ""),
        (["⬛", "⬜"], ""),
    ];
    WORDS[dice.below(WORDS.len() as u32) as usize]
}

fn drawn_in_two_words(rows: &[Vec<bool>], dice: &mut Dice) -> Vec<u8> {
    let ([set, unset], between) = two_words(dice);
    drawn(rows, |is_set| if is_set { set } else { unset }.to_owned(), between).into_bytes()
}

fn noise_of(dice: &mut Dice, percents: [u8; 2]) -> Vec<u8> {
    let percent = side(dice, percents[0].into(), percents[1].into()) as u8;
    let rows = noise(dice, percent);
    drawn_in_two_words(&rows, dice)
}

/// Noise as a picture, each cell a few pixels wide.
fn noisy_picture(dice: &mut Dice) -> Vec<u8> {
    let percent = side(dice, 20, 80) as u8;
    let (rows, pixels) = (noise(dice, percent), side(dice, 1, 4));
    let mut text = format!("P1 {} {}\n", rows[0].len() * pixels, rows.len() * pixels);
    for row in rows.iter().flat_map(|row| vec![row; pixels]) {
        for &cell in row.iter().flat_map(|cell| vec![cell; pixels]) {
            text.push(if cell { '1' } else { '0' });
        }
        text.push('\n');
    }
    text.into_bytes()
}

/// A game of noughts and crosses after some moves.
fn noughts(dice: &mut Dice) -> Vec<u8> {
    let (cross, nought) = ([["X", "O"], ["x", "o"], ["✕", "○"]])[dice.below(3) as usize].into();
    let blank = one_of(dice, &[" ", ".", "_"]);
    let mut board = vec![vec![blank; 3]; 3];
    for turn in 0..dice.below(10) {
        let free: Vec<usize> = (0..9).filter(|&at| board[at / 3][at % 3] == blank).collect();
        let at = free[dice.below(free.len() as u32) as usize];
        board[at / 3][at % 3] = if turn % 2 == 0 { cross } else { nought };
    }
    let (between, line) = ([
        ("", "\n"),
        (" ", "\n"),
        ("|", "\n-+-+-\n"),
        (" | ", "\n---------\n"),
        (" | ", "\n--+---+--\n"),
        ("│", "\n─┼─┼─\n"),
        (" │ ", "\n──┼───┼──\n"),
        ("#", "\n#####\n"),
    ])[dice.below(8) as usize];
    let rows: Vec<String> = board.iter().map(|row| row.join(between)).collect();
    rows.join(line).into_bytes()
}

/// A minesweeper board, partly or entirely uncovered.
fn mines(dice: &mut Dice) -> Vec<u8> {
    let density = side(dice, 3, 20) as u8;
    let mines = noise(dice, density);
    let mine = one_of(dice, &["*", "X", "#", "@"]);
    let [covered, empty] = [["#", "."], ["■", " "], [".", " "], ["-", "."], ["?", "0"], ["█", "░"]]
        [dice.below(6) as usize];
    let (uncovered, between) = (side(dice, 0, 100) as u8, one_of(dice, &["", " "]));
    let tells_counts = dice.coin();
    let mut board = Vec::new();
    for row in 0..mines.len() {
        let mut line = Vec::new();
        for column in 0..mines[0].len() {
            let around =
                |side: usize, length: usize| side.saturating_sub(1)..(side + 2).min(length);
            let count = around(row, mines.len())
                .flat_map(|row| around(column, mines[0].len()).map(move |column| (row, column)))
                .filter(|&(row, column)| mines[row][column])
                .count();
            line.push(match (dice.chance(uncovered), mines[row][column], count) {
                (false, ..) => covered.to_owned(),
                (_, true, _) => mine.to_owned(),
                (_, _, count) if count == 0 || !tells_counts => empty.to_owned(),
                _ => count.to_string(),
            });
        }
        board.push(line.join(between));
    }
    board.join("\n").into_bytes()
}

/// Conway's Game of Life after some generations.
fn life(dice: &mut Dice) -> Vec<u8> {
    let density = side(dice, 20, 50) as u8;
    let mut alive = noise(dice, density);
    let (height, width) = (alive.len(), alive[0].len());
    for _ in 0..dice.below(40) {
        let before = alive.clone();
        let neighbours = |row: usize, column: usize| {
            let all = (0..9).filter(|&at| {
                let (y, x) =
                    ((row + height + at / 3 - 1) % height, (column + width + at % 3 - 1) % width);
                at != 4 && before[y][x]
            });
            all.count()
        };
        for row in 0..height {
            for column in 0..width {
                alive[row][column] = match neighbours(row, column) {
                    3 => true,
                    2 => before[row][column],
                    _ => false,
                };
            }
        }
    }
    let ([set, unset], title) = ([
        (["O", "."], "!Name: Soup\n!\n"),
        (["*", "."], ""),
        (["o", "b"], ""),
        (["#", " "], ""),
        (["█", " "], ""),
        (["1", "0"], ""),
        (["■", "□"], ""),
    ])[dice.below(7) as usize];
    (title.to_owned() + &drawn(&alive, |is| if is { set } else { unset }.to_owned(), ""))
        .into_bytes()
}

const WORDS: [&str; 24] = [
    "the", "tea", "A", "of", "Princess", "ice", "mouse", "Go", "East", "was", "every", "summer",
    "cold", "Sugar", "Best", "and", "a", "cheese", "Fine", "in", "lemon", "she", "drinks", "it",
];

fn sentence(dice: &mut Dice) -> String {
    let count = side(dice, 3, 12);
    let words: Vec<&str> = (0..count).map(|_| one_of(dice, &WORDS)).collect();
    words.join(" ") + one_of(dice, &[".", "!", "?", ":", ""])
}

fn prose(dice: &mut Dice) -> Vec<u8> {
    let mut text = String::new();
    for _ in 0..side(dice, 1, 12) {
        text += &sentence(dice);
        text += one_of(dice, &[" ", "\n", "\n\n", "\n- ", "\n# ", "\n===\n"]);
    }
    text.into_bytes()
}

fn source_code(dice: &mut Dice) -> Vec<u8> {
    const LINES: [&str; 16] = [
        "fn main() {",
        "    let a = [0, 1, 2];",
        "    if x == 0 {",
        "        return 1;",
        "    }",
        "}",
        "",
        "#include <stdio.h>",
        "int grid[3] = {0, 1, 0};",
        "def find(x):",
        "    # the root",
        "    while parent[x] != x:",
        "        x = parent[x]",
        "//------------------",
        "/* A | B */",
        "print(\"####\")",
    ];
    let lines: Vec<&str> = (0..side(dice, 2, 20)).map(|_| one_of(dice, &LINES)).collect();
    lines.join("\n").into_bytes()
}

/// The cells of a table: numbers or words, some of a single letter.
fn cells(dice: &mut Dice) -> Vec<Vec<String>> {
    let (width, height, kind) = (side(dice, 2, 7), side(dice, 2, 12), dice.below(4));
    let mut cell = || match kind {
        0 => dice.below(2).to_string(),
        1 => dice.below(100).to_string(),
        2 => one_of(dice, &WORDS).to_owned(),
        _ => one_of(dice, &["A", "B", "S", "G", "E", "F", "x", "o", "", "0"]).to_owned(),
    };
    (0..height).map(|_| (0..width).map(|_| cell()).collect()).collect()
}

fn values(dice: &mut Dice) -> Vec<u8> {
    let between = one_of(dice, &[",", ";", "\t", " ", ", "]);
    let rows = cells(dice);
    rows.iter().map(|row| row.join(between) + "\n").collect::<String>().into_bytes()
}

/// A table with lines around all its cells, or around their contents.
fn table(dice: &mut Dice) -> Vec<u8> {
    let mut rows = cells(dice);
    if dice.chance(20) {
        rows.iter_mut().flatten().for_each(String::clear);
    }
    let width = side(dice, 1, 9).max(rows.iter().flatten().map(String::len).max().unwrap_or(0));
    let [across, along, joints @ ..] = [
        ["-", "|", "+++", "+++", "+++"],
        ["─", "│", "┌┬┐", "├┼┤", "└┴┘"],
        ["━", "┃", "┏┳┓", "┣╋┫", "┗┻┛"],
        ["═", "║", "╔╦╗", "╠╬╣", "╚╩╝"],
        ["-", "|", "|||", "|||", "|||"],
        ["_", "|", "   ", "|||", "|||"],
        ["#", "#", "###", "###", "###"],
    ][dice.below(7) as usize];
    let line = |joints: &str| {
        let joints: Vec<char> = joints.chars().collect();
        let cells = vec![across.repeat(width); rows[0].len()].join(&joints[1].to_string());
        format!("{}{cells}{}\n", joints[0], joints[2])
    };
    let has_lines_between = dice.coin();
    let mut text = line(joints[0]);
    for (place, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        text += &[along, &cells.join(along), along, "\n"].concat();
        if place + 1 < rows.len() && (has_lines_between || place == 0) {
            text += &line(joints[1]);
        }
    }
    (text + &line(joints[2])).into_bytes()
}

fn bars(dice: &mut Dice) -> Vec<u8> {
    let bar = one_of(dice, &["#", "*", "█", "="]);
    let label = one_of(dice, &["", "|", "0 ", "a: "]);
    let rows =
        (0..side(dice, 3, 12)).map(|_| format!("{label}{}\n", bar.repeat(side(dice, 0, 40))));
    rows.collect::<String>().into_bytes()
}

pub const KINDS: &[Kind] = &[
    Kind { name: "a little noise", write: |dice| noise_of(dice, [3, 15]) },
    Kind { name: "some noise", write: |dice| noise_of(dice, [16, 40]) },
    Kind { name: "noise", write: |dice| noise_of(dice, [41, 60]) },
    Kind { name: "much noise", write: |dice| noise_of(dice, [61, 85]) },
    Kind { name: "nearly all", write: |dice| noise_of(dice, [86, 97]) },
    Kind { name: "a noisy picture", write: noisy_picture },
    Kind { name: "noughts and crosses", write: noughts },
    Kind { name: "minesweeper", write: mines },
    Kind { name: "Life", write: life },
    Kind { name: "prose", write: prose },
    Kind { name: "source code", write: source_code },
    Kind { name: "values", write: values },
    Kind { name: "tables", write: table },
    Kind { name: "bars", write: bars },
];
