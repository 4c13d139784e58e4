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
    line("prim1-9x6-cheeses2-15", 2, 19),
    line("prim1-10x7-cheeses2-42", 2, 19),
    line("prim1-12x8-cheeses2-44", 2, 26),
    line("prim1-14x9-cheeses2-37", 2, 37),
    line("prim1-15x10-cheeses2-35", 2, 40),
    line("prim1-17x11-cheeses2-13", 3, 46),
    line("prim1-19x12-cheeses2-14", 3, 55),
    line("prim1-20x13-cheeses2-43", 3, 55),
    line("prim1-22x14-cheeses2-4", 3, 56),
    line("prim1-24x16-cheeses2-35", 3, 68),
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
    line("backtracker1-18x12-loops50-traps1-28", 3, 42),
    line("backtracker1-21x14-loops50-traps1-44", 3, 41),
    line("backtracker1-25x16-loops50-traps1-57", 3, 52),
    line("backtracker1-29x19-loops50-traps1-40", 3, 55),
    line("backtracker1-32x21-loops50-traps1-4", 4, 63),
    line("backtracker1-36x24-loops50-traps1-51", 4, 79),
    line("backtracker1-40x26-loops50-traps1-54", 4, 74),
    line("backtracker1-43x29-loops50-traps1-1", 4, 97),
    line("backtracker1-47x31-loops50-traps1-55", 4, 113),
    line("backtracker1-51x34-loops50-traps1-58", 5, 99),
    // Mixed
    line("wilson1-21x14-keys1-55", 3, 64),
    line("hunt-and-kill1-25x16-keys1-33", 3, 87),
    line("growing-tree1-29x19-keys1-54", 3, 89),
    line("eller1-34x22-loops25-keys1-42", 4, 107),
    line("kruskal1-38x25-keys1-35", 4, 152),
    line("wilson1-42x28-cheeses2-keys1-33", 4, 181),
    line("hunt-and-kill1-47x31-cheeses2-keys1-59", 4, 244),
    line("growing-tree1-51x34-cheeses2-keys1-31", 5, 235),
    line("eller1-55x37-loops25-cheeses2-keys1-39", 5, 187),
    line("kruskal1-60x40-cheeses2-keys1-16", 5, 298),
];

/// The places and codes of mazes that were stops before others came there.
pub(super) const EARLIER: [(usize, &str); 30] = [
    (10, "prim1-9x6-43"),
    (11, "prim1-10x7-33"),
    (12, "prim1-12x8-45"),
    (13, "prim1-14x9-33"),
    (14, "prim1-15x10-5"),
    (15, "prim1-17x11-30"),
    (16, "prim1-19x12-36"),
    (17, "prim1-20x13-8"),
    (18, "prim1-22x14-3"),
    (19, "prim1-24x16-3"),
    (40, "backtracker1-18x12-loops50-28"),
    (41, "backtracker1-21x14-loops50-44"),
    (42, "backtracker1-25x16-loops50-57"),
    (43, "backtracker1-29x19-loops50-40"),
    (44, "backtracker1-32x21-loops50-4"),
    (45, "backtracker1-36x24-loops50-51"),
    (46, "backtracker1-40x26-loops50-54"),
    (47, "backtracker1-43x29-loops50-1"),
    (48, "backtracker1-47x31-loops50-55"),
    (49, "backtracker1-51x34-loops50-58"),
    (50, "wilson1-21x14-44"),
    (51, "hunt-and-kill1-25x16-39"),
    (52, "growing-tree1-29x19-46"),
    (53, "eller1-34x22-loops25-14"),
    (54, "kruskal1-38x25-27"),
    (55, "wilson1-42x28-54"),
    (56, "hunt-and-kill1-47x31-39"),
    (57, "growing-tree1-51x34-19"),
    (58, "eller1-55x37-loops25-57"),
    (59, "kruskal1-60x40-11"),
];
