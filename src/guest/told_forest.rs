//! The forest that a program says it has, and what is wrong with what it says.
//!
//! Only what was told counts here, and what a union-find may do. Whether two rooms are joined in
//! truth is known elsewhere. Every walk upwards is bounded, so that no line takes long.

use crate::maze::bench::{Compression, Link};

/// How many levels a walk climbs before it is given up; what it would have shown is let pass.
const MOST_LEVELS: usize = 1 << 16;

/// What a union-find may not do. Rooms are given by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misconception {
    /// A node was hung somewhere that is no root: its old tree is torn.
    LinkedNoRoot {
        /// The node that was hung.
        below: u32,
        /// The node that it was hung below.
        above: u32,
        /// Its parent until then.
        parent: u32,
    },
    /// A root was hung below a node and not below that node's root.
    LinkedToNoRoot {
        /// The root that was hung.
        below: u32,
        /// The node that it was hung below.
        above: u32,
        /// The root of that node.
        root: u32,
    },
    /// The larger set was hung below the smaller, though sizes were promised.
    LargerBelow {
        /// The root that was hung.
        below: u32,
        /// The root that it was hung below.
        above: u32,
        /// How many members the two sets had, in this order.
        sizes: [u32; 2],
    },
    /// The root of higher rank was hung below the other, though ranks were promised.
    DeeperBelow {
        /// The root that was hung.
        below: u32,
        /// The root that it was hung below.
        above: u32,
        /// The two ranks, in this order.
        ranks: [u32; 2],
    },
    /// A find left its path as long as it was, though compression was promised.
    NotShortened {
        /// What was searched for.
        sought: u32,
        /// The first node on the path that should hang higher.
        room: u32,
        /// Where it hangs still.
        parent: u32,
        /// The root of that path.
        root: u32,
    },
    /// A find ended at a node that is no root.
    FoundNoRoot {
        /// What was searched for.
        sought: u32,
        /// What was said to be its root.
        said: u32,
        /// The parent of that node.
        parent: u32,
    },
    /// A find ended at the root of another set.
    FoundOtherSet {
        /// What was searched for.
        sought: u32,
        /// What was said to be its root.
        said: u32,
        /// The root that was told of.
        root: u32,
    },
    /// A node was hung below one that was not above it.
    NotAbove {
        /// The node that was hung.
        room: u32,
        /// The node that it was hung below.
        parent: u32,
    },
    /// A node was hung below itself, or below one that is below it.
    Circle {
        /// The node that was to be hung.
        room: u32,
        /// The node that it was to be hung below.
        parent: u32,
    },
}

/// What a change came to: whether it was made, and what is wrong with it.
pub(super) type Change = (bool, Option<Misconception>);

/// The forest as it was told.
#[derive(Clone, Debug)]
pub(super) struct ToldForest {
    parents: Vec<u32>,
    sizes: Vec<u32>,
    ranks: Vec<u32>,
    /// The rule that was promised.
    pub rule: Option<Link>,
    /// The compression that was promised.
    pub compression: Option<Compression>,
    /// Where a node hung when the present spell began, if it was rehung since; and the spell.
    /// A spell is what lies between two finds, links or answers: a program may shorten its path
    /// before it says what it found, and its hops are those that it really took.
    earlier: Vec<(u32, u32)>,
    spell: u32,
    has_shortened: bool,
    /// The path of the last find, and whether what is shortened now may belong to it.
    path: Vec<u32>,
    may_follow: bool,
    /// The paths of all finds since the last answer that were promised to be shortened.
    promised: Vec<Vec<u32>>,
    promised_levels: usize,
}

impl ToldForest {
    pub fn new(count: u32) -> Self {
        let nodes = count as usize;
        Self {
            parents: (0..count).collect(),
            sizes: vec![1; nodes],
            ranks: vec![0; nodes],
            rule: None,
            compression: None,
            earlier: vec![(0, 0); nodes],
            spell: 1,
            has_shortened: false,
            path: Vec::new(),
            may_follow: false,
            promised: Vec::new(),
            promised_levels: 0,
        }
    }

    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    /// The nodes above this one, from its parent to the root, as far as a walk goes.
    fn above(&self, node: u32) -> impl Iterator<Item = u32> {
        let up = move |&node: &u32| Some(self.parent(node)).filter(|&parent| parent != node);
        std::iter::successors(up(&node), up).take(MOST_LEVELS)
    }

    fn next_spell(&mut self) {
        self.spell = self.spell.wrapping_add(1);
        self.has_shortened = false;
    }

    /// Where a node hung when this spell began.
    fn earlier(&self, node: u32) -> u32 {
        let (spell, parent) = self.earlier[node as usize];
        if spell == self.spell { parent } else { self.parent(node) }
    }

    /// The root of `sought` was said to be `said`; `are_joined` tells whether the two are in truth.
    /// Returns how many levels the find climbed.
    pub fn find(
        &mut self,
        sought: u32,
        said: u32,
        are_joined: impl FnOnce() -> bool,
    ) -> (u32, Option<Misconception>) {
        self.path.clear();
        self.path.push(sought);
        let mut root = sought;
        while self.earlier(root) != root && self.path.len() <= MOST_LEVELS {
            root = self.earlier(root);
            self.path.push(root);
        }
        let levels = self.path.len() - 1;
        let is_promised = self.compression.is_some_and(|how| how != Compression::None);
        if is_promised && levels > 1 && self.promised_levels + levels <= MOST_LEVELS {
            self.promised_levels += levels;
            self.promised.push(self.path.clone());
        }
        self.may_follow = !self.has_shortened;
        self.next_spell();
        let parent = self.parent(said);
        let wrong = if parent == said {
            let is_other = said != root && levels < MOST_LEVELS && !are_joined();
            is_other.then_some(Misconception::FoundOtherSet { sought, said, root })
        } else {
            Some(Misconception::FoundNoRoot { sought, said, parent })
        };
        (levels as u32, wrong)
    }

    /// The root `below` was said to hang below the root `above` now.
    pub fn link(&mut self, [above, below]: [u32; 2]) -> Change {
        use Misconception::{Circle, DeeperBelow, LargerBelow, LinkedNoRoot, LinkedToNoRoot};

        let parent = self.parent(below);
        let mut reached = (above, 0);
        let is_circle = above == below
            || self.above(above).any(|node| {
                reached = (node, reached.1 + 1);
                node == below
            });
        if is_circle || reached.1 == MOST_LEVELS {
            return (false, is_circle.then_some(Circle { room: below, parent: above }));
        }
        let [sizes, ranks] =
            [&self.sizes, &self.ranks].map(|of| [below, above].map(|node| of[node as usize]));
        let wrong = if parent != below {
            Some(LinkedNoRoot { below, above, parent })
        } else if reached.0 != above {
            Some(LinkedToNoRoot { below, above, root: reached.0 })
        } else if self.rule == Some(Link::BySize) && sizes[0] > sizes[1] {
            Some(LargerBelow { below, above, sizes })
        } else if self.rule == Some(Link::ByRank) && ranks[0] > ranks[1] {
            Some(DeeperBelow { below, above, ranks })
        } else {
            None
        };
        self.parents[below as usize] = above;
        self.sizes[above as usize] = sizes[0].saturating_add(sizes[1]);
        self.ranks[above as usize] = ranks[1].max(ranks[0].saturating_add(1));
        self.next_spell();
        (true, wrong)
    }

    /// `node` was said to hang below `parent` now, on a path that is shortened.
    pub fn rehang(&mut self, [node, parent]: [u32; 2]) -> Change {
        let is_above = self.above(node).any(|above| above == parent);
        let wrong = if is_above {
            None
        } else if node == parent || self.above(parent).any(|above| above == node) {
            return (false, Some(Misconception::Circle { room: node, parent }));
        } else {
            Some(Misconception::NotAbove { room: node, parent })
        };
        if !(self.may_follow && self.path.contains(&node)) {
            self.has_shortened = true;
            if self.earlier[node as usize].0 != self.spell {
                self.earlier[node as usize] = (self.spell, self.parent(node));
            }
        }
        self.parents[node as usize] = parent;
        (true, wrong)
    }

    /// The program has answered: what it promised for its finds is done by now, or never will be.
    pub fn settle(&mut self) -> Option<Misconception> {
        self.next_spell();
        self.may_follow = false;
        self.promised_levels = 0;
        let promised = std::mem::take(&mut self.promised);
        promised.iter().find_map(|path| {
            let (root, below) = path.split_last()?;
            let (step, reach) = match self.compression {
                Some(Compression::Full) => (1, usize::MAX),
                _ => (2, 1),
            };
            // The last below the root hangs as high as it can.
            let long = (0..below.len() - 1).step_by(step).find(|&place| {
                let parent = self.parent(path[place]);
                parent != *root && below[place + 1..].iter().take(reach).any(|&at| at == parent)
            })?;
            let (sought, room) = (path[0], path[long]);
            let parent = self.parent(room);
            Some(Misconception::NotShortened { sought, room, parent, root: *root })
        })
    }
}
