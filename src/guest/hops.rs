//! How many levels the finds of a union-find climb, under rules that a program's own can be set
//! beside.
//!
//! Each wall takes two finds. A find takes as many hops as its room is levels below the root when
//! the find begins, whatever it then does to the path.

use crate::maze::bench::{Compression, Link, Variant};
use crate::maze::{Build, BuildStep, Size, Spec};

/// The rules that a program is set beside: each way to link without compression, and the first two
/// with it.
pub const REFERENCES: [Variant; 5] = [
    Variant { link: Link::Naive, compression: Compression::None },
    Variant { link: Link::BySize, compression: Compression::None },
    Variant { link: Link::ByRank, compression: Compression::None },
    Variant { link: Link::Naive, compression: Compression::Full },
    Variant { link: Link::BySize, compression: Compression::Full },
];

/// The two rooms beside each wall that kruskal looks at, in its order, the left or upper one first.
pub fn walls(spec: &Spec) -> impl Iterator<Item = [u32; 2]> + use<> {
    let size = spec.size();
    Build::new(spec).filter_map(move |step| match step {
        BuildStep::Merged { wall, .. } | BuildStep::Kept { wall } => Some(sides(size, wall)),
        _ => None,
    })
}

/// The two rooms beside a wall.
pub(super) fn sides(size: Size, wall: crate::maze::Tile) -> [u32; 2] {
    Size::sides(wall).map(|room| size.number(room))
}

/// How many hops these rules take for these walls.
pub fn count(rooms: u32, walls: impl IntoIterator<Item = [u32; 2]>, variant: Variant) -> u64 {
    let mut parents: Vec<u32> = (0..rooms).collect();
    let mut weights = vec![variant.link.weight_alone(); rooms as usize];
    let mut hops = 0;
    for wall in walls {
        let roots = wall.map(|room| find(&mut parents, room, variant.compression, &mut hops));
        if roots[0] == roots[1] {
            continue;
        }
        let (stays, weight) = variant.link.joined(roots.map(|root| weights[root as usize]));
        parents[roots[1 - stays] as usize] = roots[stays];
        weights[roots[stays] as usize] = weight;
    }
    hops
}

fn find(parents: &mut [u32], sought: u32, compression: Compression, hops: &mut u64) -> u32 {
    let mut root = sought;
    while parents[root as usize] != root {
        root = parents[root as usize];
        *hops += 1;
    }
    let mut at = sought;
    while parents[at as usize] != root && compression != Compression::None {
        let parent = parents[at as usize];
        let (hung, next) = match compression {
            Compression::Full => (root, parent),
            _ => [parents[parent as usize]; 2].into(),
        };
        parents[at as usize] = hung;
        at = next;
    }
    root
}
