//! The find of union-find as a program of its own, reported move by move while it runs.

use crate::maze::generate::BuildPart;
use crate::maze::program::program;
use crate::maze::{Traced, UnionFind};

program! {
    "kruskal-find": Find, While(1), Halve(2), GoUp(1), Return;
    [Find, While, Halve] HALVED;
    [While, Halve] STAYED;
    [GoUp] WENT_ON;
    [While, Return] FOUND;
}

/// The root of the set that holds a room; every move of the find is reported.
#[inline(always)]
pub(super) fn find(
    sets: &mut UnionFind,
    sought: u32,
    mut watch: impl FnMut(Traced<BuildPart>),
) -> u32 {
    let root = sets.find_watched(sought, |hop| {
        let halved = if hop.to == hop.over {
            STAYED.tells(BuildPart::Stayed { sought, hop })
        } else {
            HALVED.tells(BuildPart::Halved { sought, hop })
        };
        watch(halved.of(&PROGRAM));
        watch(WENT_ON.tells(BuildPart::WentUp { sought, hop }).of(&PROGRAM));
    });
    watch(FOUND.tells(BuildPart::Found { sought, root }).of(&PROGRAM));
    root
}
