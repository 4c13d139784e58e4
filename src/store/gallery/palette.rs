//! The few colours that a frame of a film may have, for one that has more: those that most of it has
//! stay as they are, and the others become the mean of those like them.

/// How many colours a frame has at the most.
pub const MOST: usize = 255;
/// How many of them stay as they are at the most where there are more, and for that fill at least
/// one in so many pixels.
const MOST_EXACT: usize = 160;
const EXACT_OF: usize = 1_000;

/// A colour as one number, and how many pixels have it.
type Counted = (u32, u32);

/// The colours of a frame.
pub struct Palette {
    /// Red, green and blue of each.
    pub colours: Vec<[u8; 3]>,
    /// Which of them stands for a colour, in the order of these.
    stands_for: Vec<(u32, u8)>,
}

impl Palette {
    /// The colours of these pixels, each a number of red, green and blue.
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

    /// The number of the colour that stands for one of the pixels'.
    pub fn number(&self, pixel: u32) -> u8 {
        let place = self.stands_for.partition_point(|&(colour, _)| colour < pixel);
        self.stands_for.get(place).map_or(0, |&(_, number)| number)
    }
}

/// These colours in so many groups: again and again the one that differs most is cut in two.
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

/// In which part these colours differ most, and how much.
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
