//! The sixty mazes. Each was chosen among many by the judge of [difficulty](crate::game::difficulty):
//! `tests/journey.rs` holds the search, and that the judge still says so.

/// A line of the table.
pub(super) struct Line {
    pub code: &'static str,
    pub lemons: u8,
    pub par_seconds: u32,
}

const fn line(code: &'static str, lemons: u8, par_seconds: u32) -> Line {
    Line { code, lemons, par_seconds }
}

pub(super) const TABLE: [Line; 60] = [
    // Winding
    line("backtracker1-6x4-57", 1, 9),
    line("backtracker1-7x4-30", 1, 9),
    line("backtracker1-8x5-34", 1, 11),
    line("backtracker1-10x6-32", 2, 15),
    line("backtracker1-11x7-26", 2, 19),
    line("backtracker1-12x8-57", 2, 16),
    line("backtracker1-14x9-6", 2, 26),
    line("backtracker1-15x10-19", 2, 24),
    line("backtracker1-16x11-50", 2, 28),
    line("backtracker1-18x12-47", 3, 30),
    // Bushy
    line("prim1-9x6-43", 2, 14),
    line("prim1-10x7-33", 2, 19),
    line("prim1-12x8-45", 2, 18),
    line("prim1-14x9-33", 2, 25),
    line("prim1-15x10-5", 2, 25),
    line("prim1-17x11-30", 3, 26),
    line("prim1-19x12-36", 3, 32),
    line("prim1-20x13-8", 3, 33),
    line("prim1-22x14-3", 3, 36),
    line("prim1-24x16-3", 3, 43),
    // Straight
    line("division1-12x8-19", 2, 26),
    line("division1-14x9-4", 2, 21),
    line("division1-16x11-29", 3, 37),
    line("division1-19x12-16", 3, 35),
    line("division1-21x14-56", 3, 46),
    line("division1-23x15-16", 3, 46),
    line("division1-26x17-29", 3, 63),
    line("division1-28x18-33", 3, 63),
    line("division1-30x20-50", 3, 103),
    line("division1-33x22-50", 4, 103),
    // Open
    line("kruskal1-15x10-loops100-37", 3, 40),
    line("kruskal1-18x12-loops100-31", 3, 45),
    line("kruskal1-21x14-loops100-26", 3, 50),
    line("kruskal1-24x16-loops100-12", 3, 57),
    line("kruskal1-27x18-loops100-19", 3, 67),
    line("kruskal1-30x20-loops100-11", 4, 73),
    line("kruskal1-33x22-loops100-11", 4, 83),
    line("kruskal1-36x24-loops100-30", 4, 86),
    line("kruskal1-39x26-loops100-29", 4, 95),
    line("kruskal1-42x28-loops100-10", 4, 100),
    // Looped
    line("backtracker1-18x12-loops50-28", 3, 42),
    line("backtracker1-21x14-loops50-44", 3, 41),
    line("backtracker1-25x16-loops50-57", 3, 52),
    line("backtracker1-29x19-loops50-40", 3, 55),
    line("backtracker1-32x21-loops50-4", 4, 63),
    line("backtracker1-36x24-loops50-51", 4, 79),
    line("backtracker1-40x26-loops50-54", 4, 74),
    line("backtracker1-43x29-loops50-1", 4, 97),
    line("backtracker1-47x31-loops50-55", 4, 113),
    line("backtracker1-51x34-loops50-58", 5, 99),
    // Mixed
    line("wilson1-21x14-44", 3, 44),
    line("hunt-and-kill1-25x16-39", 3, 45),
    line("growing-tree1-29x19-46", 3, 57),
    line("eller1-34x22-loops25-14", 4, 68),
    line("kruskal1-38x25-27", 4, 77),
    line("wilson1-42x28-54", 4, 113),
    line("hunt-and-kill1-47x31-39", 4, 81),
    line("growing-tree1-51x34-19", 5, 129),
    line("eller1-55x37-loops25-57", 5, 100),
    line("kruskal1-60x40-11", 5, 153),
];
