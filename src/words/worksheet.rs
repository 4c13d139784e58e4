//! The words of a worksheet.

use super::table::words;

words! {
    /// The words of a worksheet.
    pub struct WorksheetWords {
        worksheet,
        solution,
        name,
        date,
        walls_in_order,
        operations_in_order,
        /// The rule for which root goes below if both count the same.
        tie,
        /// How to fill in the table, by the rules of the bench.
        fill_in_parents,
        fill_in_sizes,
        fill_in_ranks,
        /// What happened to a wall, and in a union without one.
        opened,
        kept,
        joined,
        same,
    }
}
