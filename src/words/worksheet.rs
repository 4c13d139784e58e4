//! What stands on a worksheet.

use super::table::words;

words! {
    /// What stands on a worksheet.
    pub struct WorksheetWords {
        worksheet,
        solution,
        name,
        date,
        walls_in_order,
        operations_in_order,
        /// What goes below what if both count the same.
        tie,
        /// What is to be done with the table, by which rules there are.
        fill_in_parents,
        fill_in_sizes,
        fill_in_ranks,
        /// What became of a wall, and of a union without one.
        opened,
        kept,
        joined,
        same,
    }
}
