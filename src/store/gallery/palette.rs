//! Reduces the colours of a film's frame to those that a GIF allows: frequent ones stay as they
//! are, and each of the others becomes the mean of a group of similar ones.

/// The most colours of a frame.
pub const MOST: usize = 255;
/// At most this many colours stay exact if there are too many, and only those that cover at least
/// one in this many pixels.
const MOST_EXACT: usize = 160;
const EXACT_OF: usize = 1_000;

/// A colour as one number, and how many pixels have it.
type Counted = (u32, u32);

/// The colours of a frame.
pub struct Palette {
    /// Red, green and blue of each.
    pub colours: Vec<[u8; 3]>,
    /// For each colour of the pixels, in order, the index of the one that stands for it.
    stands_for: Vec<(u32, u8)>,
}

impl Palette {
    /// A palette for these pixels, each given as one number.
    pub fn of(pixels: impl Iterator<Item = u32>) -> Self {
        let mut pixels: Vec<u32> = pixels.collect();
        pixels.sort_unstable();
        let same = pixels.chunk_by(|one, next| one == next);
        let mut counted: Vec<Counted> = same.map(|run| (run[0], run.len() as u32)).collect();
        let mut others = Vec::new();
        if counted.len() > MOST {
            counted.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
            let is_large = |&(_, count): &Counted| count as usize * EXACT_OF >= pixels.len();
            let exact = counted.iter().take_while(|one| is_large(one)).count().min(MOST_EXACT);
            others = alike(counted.split_off(exact), MOST - exact);
        }
        let groups = counted.into_iter().map(|one| vec![one]).chain(others);
        let (mut colours, mut stands_for) = (Vec::new(), Vec::new());
        for (number, group) in groups.enumerate() {
            colours.push(mean(&group));
            stands_for.extend(group.into_iter().map(|(colour, _)| (colour, number as u8)));
        }
        stands_for.sort_unstable();
        Self { colours, stands_for }
    }

    /// The index of the colour that stands for a pixel.
    pub fn number(&self, pixel: u32) -> u8 {
        let place = self.stands_for.partition_point(|&(colour, _)| colour < pixel);
        self.stands_for.get(place).map_or(0, |&(_, number)| number)
    }
}

/// Divides colours into this many groups: again and again the most varied group is split.
fn alike(all: Vec<Counted>, groups: usize) -> Vec<Vec<Counted>> {
    let mut cut = vec![all];
    while cut.len() < groups {
        let widest = |group: &Vec<Counted>| widest_part(group).1;
        let Some(place) = (0..cut.len()).max_by_key(|&place| widest(&cut[place])) else { break };
        let mut group = cut.swap_remove(place);
        let (part, _) = widest_part(&group);
        group.sort_by_key(|&(colour, _)| colour.to_be_bytes()[part]);
        let all: u64 = group.iter().map(|&(_, count)| u64::from(count)).sum();
        let mut before = 0;
        let middle = group.iter().position(|&(_, count)| {
            before += u64::from(count);
            2 * before >= all
        });
        let end = (middle.unwrap_or(0) + 1).clamp(1, group.len().max(2) - 1);
        let rest = group.split_off(end);
        cut.extend([group, rest]);
    }
    cut.retain(|group| !group.is_empty());
    cut
}

/// The component in which these colours differ most, and by how much.
fn widest_part(group: &[Counted]) -> (usize, u8) {
    let range = |part: usize| {
        let values = || group.iter().map(|&(colour, _)| colour.to_be_bytes()[part]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    (1..4).map(|part| (part, range(part))).max_by_key(|&(_, range)| range).unwrap_or((1, 0))
}

fn mean(group: &[Counted]) -> [u8; 3] {
    let all: u64 = group.iter().map(|&(_, count)| u64::from(count)).sum();
    [1, 2, 3].map(|part| {
        let of =
            |&(colour, count): &Counted| u64::from(colour.to_be_bytes()[part]) * u64::from(count);
        ((group.iter().map(of).sum::<u64>() + all / 2) / all.max(1)) as u8
    })
}
