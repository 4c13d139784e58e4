//! The find of union-find as a program of its own, reported move by move while it runs.

use crate::maze::generate::BuildPart;
use crate::maze::program::program;
use crate::maze::{Traced, UnionFind};

program! {
    idea: "Every room points to its parent, and a root to itself. Each climb hangs every other room \
        on the way one level higher."
        | "每个房间指向它的父节点，根指向自己。每次往上爬，路上的房间每隔一个就挂高一层。";
    Find: "find(x):" | "find(x)：";
    While: "  while parent[x] != x:" | "  当 parent[x] != x：";
    Halve: "    parent[x] = parent[parent[x]]" | "    parent[x] = parent[parent[x]]  # 挂高";
    GoUp: "    x = parent[x]" | "    x = parent[x]  # 往上";
    Return: "  return x  # the root" | "  返回 x  # 根";
    [Find, While, Halve] HALVED:
        "{from} is no root: it hangs below {to} now, its parent’s parent."
        | "{from} 不是根：现在把它挂到父节点的父节点 {to} 下面。";
    [GoUp] WENT_ON: "Up from {from} to {to}." | "从 {from} 往上到 {to}。";
    [While, Halve, GoUp] WENT_UP: "{from} is no root: up from it to {to}." | "{from} 不是根：从它往上到 {to}。";
    [While, Return] FOUND: "{to} points to itself: it is the root." | "{to} 指向自己：它就是根。";
}

/// The root of the set that holds a room; every move of the find is reported.
#[inline(always)]
pub(super) fn find(
    sets: &mut UnionFind,
    sought: u32,
    mut watch: impl FnMut(Traced<BuildPart>),
) -> u32 {
    let root = sets.find_watched(sought, |hop| {
        let went = if hop.to == hop.over { WENT_UP } else { WENT_ON };
        if hop.to != hop.over {
            watch(HALVED.tells(BuildPart::Halved { sought, hop }).of(&PROGRAM));
        }
        watch(went.tells(BuildPart::WentUp { sought, hop }).of(&PROGRAM));
    });
    watch(FOUND.tells(BuildPart::Found { sought, root }).of(&PROGRAM));
    root
}
