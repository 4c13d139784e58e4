//! A draft as the end of a code: its walls and things in letters and digits, and a sum of everything
//! before it.
//!
//! One walk goes through all walls and things. Where it writes, it packs each as a bit or some bits by
//! how likely they are; where it reads, it unpacks them. So a maze of 6 × 5 rooms takes some twenty
//! characters.

use super::error::check_rooms;
use super::{Draft, DraftError, DraftSheet, SYMBOLS};
use crate::maze::packed::arithmetic::{Coder, Likely, Packer, Unpacker};
use crate::maze::{Direction, Grid, Quest, Shape, Size, Tile, UnionFind, packed};

impl DraftSheet {
    /// The draft that this is.
    pub(super) fn with_code(self, shape: Option<&'static Shape>) -> Draft {
        let head = self.head(shape);
        let [one, other] = [false, true].map(|by_corners| self.packed(by_corners));
        let bits = if other.len() < one.len() { &other } else { &one };
        let code = format!("{head}-{}", packed::packed(&head, bits));
        Draft { sheet: self, shape, code }
    }

    fn packed(&self, by_corners: bool) -> Vec<bool> {
        let mut packer = Packer::new();
        walk(&mut self.clone(), by_corners, &mut packer);
        packer.finish()
    }
}

impl Draft {
    /// The draft of a shape, if it is no rectangle, with this end of its code.
    pub(in crate::maze) fn read(
        size: Size,
        shape: Option<&'static Shape>,
        quest: Quest,
        tail: &str,
    ) -> Result<Self, DraftError> {
        check_rooms(size.rooms())?;
        let mut sheet = DraftSheet::closed(size, quest);
        if let Some(shape) = shape {
            sheet.grid = shape.closed_grid();
        }
        let head = sheet.head(shape);
        if let Some(kept) = Self::kept_as(&format!("{head}-{tail}")) {
            return Ok(kept);
        }
        let bits = packed::unpacked(&head, tail)?;
        walk(&mut sheet, false, &mut Unpacker::new(bits));
        sheet.checked()
    }

    /// The sum of its code, which is like a seed.
    pub(in crate::maze) fn seed(&self) -> u64 {
        packed::sum_of(self.code())
    }
}

/// Passes on which walls nearby matter, all walls, and then all things of each symbol.
fn walk(sheet: &mut DraftSheet, by_corners: bool, coder: &mut impl Coder) {
    let by_corners = coder.bit(by_corners, Likely::EVEN);
    walk_walls(sheet, by_corners, coder);
    let told = std::mem::take(&mut sheet.things);
    let quest = sheet.quest;
    for symbol in SYMBOLS.iter().filter(|symbol| symbol.number(&quest) != Some(0)) {
        let is_told = |at: &Tile| {
            let first = told.partition_point(|(_, there)| there < at);
            told[first..].iter().take_while(|(_, there)| there == at).any(|&(one, _)| one == symbol)
        };
        let candidates = sheet.candidates(symbol);
        let all = candidates.len() as u64;
        let number = symbol.number(&quest).map_or_else(
            || {
                let here = candidates.iter().filter(|at| is_told(at)).count() as u64;
                walk_number(here, all, coder)
            },
            u64::from,
        );
        let mut left = number.min(all);
        for (at, rest) in candidates.into_iter().zip((1..=all).rev()) {
            let is_here = match left {
                0 => false,
                left if left == rest => true,
                ones => coder.bit(is_told(&at), Likely { ones, all: rest }),
            };
            if is_here {
                left -= 1;
                sheet.add((symbol, at));
            }
        }
    }
}

/// Passes on a number up to another, the highest bit first.
fn walk_number(number: u64, most: u64, coder: &mut impl Coder) -> u64 {
    let bits = u64::BITS - most.leading_zeros();
    (0..bits).rev().fold(0, |read, place| {
        2 * read + u64::from(coder.bit(number >> place & 1 == 1, Likely::EVEN))
    })
}

/// How often there was an opening where the walls nearby were as they are, of how many times.
#[derive(Clone, Copy)]
struct Seen {
    open: u64,
    all: u64,
}

/// The walls that are known so far, and which rooms they leave together.
struct Known<'a> {
    grid: &'a mut Grid,
    size: Size,
    sets: UnionFind,
    /// For the root of each set, by how many rooms of the row that is told it may go on downwards.
    ways_on: Vec<u32>,
    /// Whether the corners matter: in mazes that are drawn by strokes or by a walk they do.
    by_corners: bool,
}

/// Passes on the walls. Each is as likely to be open as those were before it that had the same to say
/// of their neighbours: in most mazes an opening hardly ever joins what is joined, and a set of rooms
/// is hardly ever shut in.
fn walk_walls(sheet: &mut DraftSheet, by_corners: bool, coder: &mut impl Coder) {
    let (told, size) = (sheet.grid.clone(), sheet.size);
    let places: Vec<Tile> = sheet.all_places().collect();
    for &at in &places {
        sheet.grid.set(at, false);
    }
    let sets = UnionFind::new(size.rooms());
    let ways_on = vec![0; size.rooms() as usize];
    let mut known = Known { grid: &mut sheet.grid, size, sets, ways_on, by_corners };
    let mut seen = [Seen { open: 0, all: 0 }; 1 << 7];
    let mut row = None;
    for at in places {
        let [room, _] = Size::sides(at);
        if row.replace(room.row) != Some(room.row) {
            known.begin(room.row);
        }
        let Seen { open, all } = &mut seen[known.context(at)];
        let likely = Likely { ones: 2 * *open + 1, all: 2 * *all + 2 };
        let opens = coder.bit(told.is_open(at), likely);
        *all += 1;
        *open += u64::from(opens);
        known.tell(at, opens);
    }
}

impl Known<'_> {
    /// Begins a row: from each of its rooms with one below there may be a way on downwards.
    fn begin(&mut self, row: u16) {
        let rooms = (1..self.size.columns()).step_by(2).map(|column| Tile::new(column, row));
        let has_below = |room: &Tile| {
            self.grid.is_open(*room) && self.grid.is_open(room.go(Direction::Down, 2))
        };
        let roots = rooms.filter(has_below).map(|room| self.sets.root(self.size.number(room)));
        let roots: Vec<usize> = roots.map(|root| root as usize).collect();
        for &root in &roots {
            self.ways_on[root] = 0;
        }
        for root in roots {
            self.ways_on[root] += 1;
        }
    }

    fn tell(&mut self, at: Tile, opens: bool) {
        let [one, other] = Size::sides(at).map(|room| self.size.number(room));
        let (is_across, root) = (at.column.is_multiple_of(2), self.sets.root(one));
        if !opens {
            self.ways_on[root as usize] -= u32::from(!is_across);
            return;
        }
        let other_root = self.sets.root(other);
        let from_other =
            if is_across && root != other_root { self.ways_on[other_root as usize] } else { 0 };
        let ways_on = self.ways_on[root as usize] + from_other;
        self.sets.union(one, other);
        self.ways_on[self.sets.root(one) as usize] = ways_on;
        self.grid.open(at);
    }

    /// A number for everything that matters of the neighbours of a place.
    fn context(&self, at: Tile) -> usize {
        let is_across = at.column.is_multiple_of(2);
        let [one, other] = Size::sides(at).map(|room| self.size.number(room));
        // Whether the way down from a room is the last one by which its set is not shut in.
        let is_last = !is_across && self.ways_on[self.sets.root(one) as usize] == 1;
        let facts = [is_across, self.sets.joined(one, other), is_last];
        // The two walls that meet it in the corner before it and are known, the one in the corner
        // behind it, and the one beside it.
        let corners = if is_across {
            [(0, -2), (-1, -1), (1, -1), (-2, 0)]
        } else {
            [(-2, 0), (-1, -1), (1, -1), (0, -2)]
        };
        let is_open = |(x, y): (i16, i16)| {
            let tile = (at.column.checked_add_signed(x), at.row.checked_add_signed(y));
            self.by_corners
                && matches!(tile, (Some(column), Some(row)) if self.grid.is_open(Tile::new(column, row)))
        };
        let all = facts.into_iter().chain(corners.map(is_open));
        all.fold(0, |context, fact| 2 * context + usize::from(fact))
    }
}
