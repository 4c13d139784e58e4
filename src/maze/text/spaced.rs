//! Texts with a separator between any two characters of a row: `# . #` or `#,.,#`.
//!
//! The writer asks the reader's question of its own text, and writes dots for its blanks where they
//! would be taken for separators.

/// Fewer rows and columns than these match by chance too easily.
const LEAST_ROWS: usize = 3;
const LEAST_COLUMNS: usize = 3;

/// Whether every second character is a separator in all rows, and the others show a maze: they
/// begin every row, and there are different ones.
pub fn fit<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> bool {
    let mut separator = None;
    let mut first_tile = None;
    let mut has_different_tiles = false;
    let (mut row_count, mut columns) = (0, 0);
    for mut row in rows {
        row_count += 1;
        let mut width = 0;
        while let Some(tile) = row.next() {
            let is_at_begin = width == 0;
            width += 1;
            if tile == ',' || tile == ' ' && is_at_begin {
                return false;
            }
            has_different_tiles |= *first_tile.get_or_insert(tile) != tile;
            let Some(sign) = row.next() else { break };
            if !matches!(sign, ' ' | ',') || *separator.get_or_insert(sign) != sign {
                return false;
            }
        }
        if width == 0 {
            return false;
        }
        columns = columns.max(width);
    }
    separator.is_some()
        && has_different_tiles
        && row_count >= LEAST_ROWS
        && columns >= LEAST_COLUMNS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_spaced(text: &str) -> bool {
        fit(text.split('/').map(str::chars))
    }

    #[test]
    fn separators_stand_at_every_second_place() {
        for text in
            ["# # #/# . #/# # #", "#,#,#,/#, ,#,/#,#,#,", "# # #/#   #/# #", "S G/# ./# #/# # #"]
        {
            assert!(is_spaced(text), "{text}");
        }
    }

    #[test]
    fn open_columns_are_no_separators() {
        for text in [
            "# # #/# . #",
            "# #/# ./# #",
            "# # #/     /# # #",
            "# # #/# # #/# # #",
            "# # #/# .,#/# # #",
            "# # #/#.. #/# # #",
            "#,,,#/#,.,#/#,#,#",
            "#####/# . #/#####",
            "# # #//# . #",
        ] {
            assert!(!is_spaced(text), "{text}");
        }
    }
}
