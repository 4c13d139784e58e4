//! Formats in which every tile is written: characters, numbers, lists.

use super::Format;
use super::plan::Plan;

macro_rules! formats {
    ($($name:literal $(warns $warning:literal)?: |$plan:ident| $text:expr;)*) => {
        &[$(Format {
            name: $name,
            write: |$plan| $text.into(),
            warning: formats!(@ $($warning)?),
        }),*]
    };
    (@) => { None };
    (@ $warning:literal) => { Some($warning) };
}
pub(super) use formats;

/// The rows of a list, with brackets and commas as they are wanted.
fn list(
    plan: &Plan,
    [wall, open]: [&str; 2],
    [begin, between, end]: [&str; 3],
    rows: &str,
) -> String {
    let all = plan.rows_of(wall, open, None);
    let rows_of: Vec<String> =
        all.into_iter().map(|row| format!("{begin}{}{end}", row.join(between))).collect();
    rows_of.join(rows)
}

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

/// Spaces on two background colours, two for each tile.
fn on_grounds(plan: &Plan, wall: &str, open: &str) -> String {
    plan.text(
        &format!("\u{1b}[{wall}m  \u{1b}[0m"),
        &format!("\u{1b}[{open}m  \u{1b}[0m"),
        "",
        "\n",
    )
}

pub(super) const FORMATS: &[Format] = formats! {
    "hash and blank": |plan| plan.text("#", " ", "", "\n");
    "hash and dot": |plan| plan.text("#", ".", "", "\r\n");
    "hash and dash": |plan| plan.text("#", "-", "", "\n");
    "capital X": |plan| plan.text("X", " ", "", "\n");
    "percent": |plan| plan.text("%", " ", "", "\n");
    "at and dot": |plan| plan.text("@", ".", "", "\n");
    "letters": |plan| plan.text("w", "p", "", "\n");
    "W and o": |plan| plan.text("W", "o", "", "\n");
    "blocks": |plan| plan.text("█", " ", "", "\n");
    "shades": |plan| plan.text("▓", "░", "", "\n");
    "black and white squares": |plan| plan.text("⬛", "⬜", "", "\n");
    "white and black squares" warns "swapped": |plan| plan.text("⬜", "⬛", "", "\n");
    "squares with selectors": |plan| plan.text("◼\u{fe0f}", "◻\u{fe0f}", "", "\n");
    "emoji squares": |plan| plan.text("🟫", "🟩", "", "\n");
    "bricks and two blanks": |plan| plan.text("🧱", "  ", "", "\n");
    "two hashes": |plan| plan.text("##", "  ", "", "\n");
    "two blocks": |plan| plan.text("██", "  ", "", "\n");
    "brackets": |plan| plan.text("[]", "  ", "", "\n");
    "hash, blank, with blanks between": |plan| plan.text("#", ".", " ", "\n");
    "hash with commas": |plan| plan.text("#", ".", ",", "\n");
    "digits": |plan| plan.text("1", "0", "", "\n");
    "digits with blanks": |plan| plan.text("1", "0", " ", "\n");
    "csv": |plan| plan.text("1", "0", ",", "\r\n");
    "csv with semicolons": |plan| plan.text("1", "0", ";", "\n");
    "csv with blanks after commas": |plan| plan.text("1", "0", ", ", "\n");
    "tsv": |plan| plan.text("1", "0", "\t", "\n");
    "csv, 0 is wall" warns "swapped": |plan| plan.text("0", "1", ",", "\n");
    "blanks, 0 is wall" warns "swapped": |plan| plan.text("0", "1", " ", "\n");
    "quoted csv": |plan| plan.text("\"1\"", "\"0\"", ",", "\n");
    "quoted characters": |plan| plan.text("\"#\"", "\" \"", ",", "\n");
    "csv of booleans": |plan| plan.text("True", "False", ",", "\n");
    "csv of lower booleans": |plan| plan.text("true", "false", ",", "\n");
    "csv of false walls" warns "swapped": |plan| plan.text("FALSE", "TRUE", ",", "\n");
    "black and white levels": |plan| plan.text("0", "255", " ", "\n");
    "white walls as levels" warns "swapped": |plan| plan.text("255", "0", ",", "\n");
    "decimals": |plan| plan.text("1.0", "0.0", " ", "\n");
    "savetxt": |plan| plan.text("1.000000000000000000e+00", "0.000000000000000000e+00", " ", "\n");
    "python": |plan| format!("[{}]", list(plan, ["1", "0"], ["[", ", ", "]"], ", "));
    "python with a name": |plan| format!("maze = [\n    {},\n]\n", list(plan, ["1", "0"], ["[", ", ", "]"], ",\n    "));
    "python booleans": |plan| format!("[{}]", list(plan, ["True", "False"], ["[", ", ", "]"], ",\n "));
    "python tuples": |plan| format!("({})", list(plan, ["1", "0"], ["(", ", ", ")"], ",\n "));
    "python characters": |plan| format!("[{}]", list(plan, ["'#'", "' '"], ["[", ", ", "]"], ",\n "));
    "numpy str": |plan| format!("[{}]", list(plan, ["1", "0"], ["[", " ", "]"], "\n "));
    "numpy repr": |plan| format!("array([{}])", list(plan, ["1", "0"], ["[", ", ", "]"], ",\n       "));
    "numpy repr with a type": |plan| format!("array([{}], dtype=uint8)", list(plan, ["1", "0"], ["[", ", ", "]"], ",\n       "));
    "numpy booleans": |plan| format!("array([{}])", list(plan, [" True", "False"], ["[", ", ", "]"], ",\n       "));
    "numpy str of booleans": |plan| format!("[{}]", list(plan, [" True", "False"], ["[", " ", "]"], "\n "));
    "numpy decimals": |plan| format!("[{}]", list(plan, ["1.", "0."], ["[", " ", "]"], "\n "));
    "numpy, 0 is wall" warns "swapped": |plan| format!("array([{}])", list(plan, ["0", "1"], ["[", ", ", "]"], ",\n       "));
    "numpy levels": |plan| format!("array([{}], dtype=uint8)", list(plan, ["  0", "255"], ["[", ", ", "]"], ",\n       "));
    "c": |plan| format!("int maze[{}][{}] = {{\n{}\n}};\n", plan.rows(), plan.columns(), list(plan, ["1", "0"], ["    {", ", ", "}"], ",\n"));
    "c in hexadecimal": |plan| format!("const uint8_t maze[][{}] = {{{}}};", plan.columns(), list(plan, ["0x01", "0x00"], ["{", ",", "}"], ","));
    "c strings": |plan| format!("char *maze[] = {{\n{}\n}};", list(plan, ["#", " "], ["  \"", "", "\""], ",\n"));
    "rust": |plan| format!("let maze = [\n{},\n];", list(plan, ["true", "false"], ["    [", ", ", "]"], ",\n"));
    "matlab": |plan| format!("maze = [{}];", list(plan, ["1", "0"], ["", " ", ""], "; "));
    "json": |plan| format!("[{}]", list(plan, ["1", "0"], ["[", ",", "]"], ","));
    "json booleans": |plan| format!("[{}]", list(plan, ["true", "false"], ["[", ",", "]"], ","));
    "json object": |plan| format!("{{\"width\": {}, \"height\": {},\n \"maze\": [{}]}}", plan.columns(), plan.rows(), list(plan, ["1", "0"], ["[", ", ", "]"], ",\n  "));
    "json object of strings": |plan| format!("{{\"name\": \"a maze\", \"rows\": [{}]}}", list(plan, ["#", "."], ["\"", "", "\""], ", "));
    "json strings": |plan| format!("[\n{}\n]", list(plan, ["#", " "], ["  \"", "", "\""], ",\n"));
    "json, one string": |plan| format!("{{\"maze\": \"{}\"}}", plan.text("#", " ", "", "\\n"));
    "json, one list": |plan| format!("{{\"width\": {}, \"height\": {}, \"data\": [{}]}}", plan.columns(), plan.rows(), list(plan, ["1", "0"], ["", ",", ""], ","));
    "markdown": |plan| format!("# A maze\n\nFind the way:\n\n```text\n{}```\n\nGood luck (1 try)!\n", plan.text("#", " ", "", "\n"));
    "title": |plan| format!("Amazing maze\n{}", plan.text("#", " ", "", "\n"));
    "title and legend": |plan| format!("Maze of the day:\n\n{}\nHave fun with it\n", plan.text("#", ".", "", "\n"));
    "rows and columns": |plan| format!("{} {}\n{}", plan.rows(), plan.columns(), plan.text("#", " ", "", "\n"));
    "columns and rows of rooms": |plan| format!("{} {}\n{}", plan.columns() / 2, plan.rows() / 2, plan.text("1", "0", " ", "\n"));
    "size in words": |plan| format!("size {} x {}\n{}", plan.columns(), plan.rows(), plan.text("#", " ", "", "\n"));
    "another size" warns "says": |plan| format!("99 98\n{}", plan.text("#", " ", "", "\n"));
    "coloured characters": |plan| plan.text("\u{1b}[33m#\u{1b}[0m", " ", "", "\n");
    "coloured grounds": |plan| on_grounds(plan, "47", "40");
    "black grounds": |plan| on_grounds(plan, "40", "49");
    "reversed": |plan| on_grounds(plan, "7", "0");
    "many colours": |plan| on_grounds(plan, "48;5;17", "48;2;250;250;240");
    "end of file": |plan| plan.text("#", " ", "", "\r\n") + "\u{1a}";
    "blank lines between": |plan| plan.text("#", " ", "", "\n\n");
    "returns twice": |plan| plan.text("#", " ", "", "\r\r\n");
    "indented": |plan| format!("\n    {}", plan.text("#", " ", "", "\n    "));
    "utf-16": |plan| utf16(&format!("\u{feff}{}", plan.text("█", " ", "", "\r\n")), u16::to_le_bytes);
    "byte order mark": |plan| format!("\u{feff}{}", plan.text("#", " ", "", "\n"));
};

fn marked(plan: &Plan, wall: &str, open: &str, marks: [&str; 2], between: &str) -> String {
    plan.rows_of(wall, open, Some(marks)).into_iter().map(|row| row.join(between) + "\n").collect()
}

pub(super) const FORMATS_WITH_MARKS: &[Format] = formats! {
    "S and G": |plan| marked(plan, "#", " ", ["S", "G"], "");
    "S and E": |plan| marked(plan, "#", ".", ["S", "E"], "");
    "A and B": |plan| marked(plan, "█", " ", ["A", "B"], "");
    "two characters": |plan| marked(plan, "##", "  ", ["SS", "EE"], "");
    "2 and 3" warns "2 was taken for the start": |plan| marked(plan, "1", "0", ["2", "3"], "");
    "2 and 3 in csv" warns "2 was taken for the start": |plan| marked(plan, "1", "0", ["2", "3"], ",");
    "2 and 3, 0 is wall" warns "swapped": |plan| marked(plan, "0", "1", ["2", "3"], ",");
    "quoted": |plan| marked(plan, "\"#\"", "\" \"", ["\"S\"", "\"G\""], ",");
    "json with places" warns "the places of start and goal": |plan| {
        let [start, goal] = plan.ends();
        format!(
            "{{\"maze\": [{}], \"start\": [{}, {}], \"end\": [{}, {}]}}",
            list(plan, ["1", "0"], ["[", ",", "]"], ","),
            start.row, start.column, goal.row, goal.column
        )
    };
    "json with named places": |plan| {
        let [start, goal] = plan.ends();
        format!(
            "{{\"start\": {{\"x\": {}, \"y\": {}}}, \"goal\": {{\"row\": {}, \"col\": {}}}, \"grid\": [{}]}}",
            start.column, start.row, goal.row, goal.column,
            list(plan, ["1", "0"], ["[", ",", "]"], ",")
        )
    };
};
