//! The forest of union-find: every node at its depth below its root, with an arrow to its parent,
//! and the paths that the finds have climbed. In a small maze each node shows its room's number,
//! and each tree stands on the homes of its rooms; where there is no room for that, the trees of
//! the two rooms in question come first, then the largest others.

pub mod grain;
pub mod homes;
pub mod route;
pub mod stand;

use self::grain::{Grain, LARGEST_RADIUS, LEAST_NUMBERED, Tree};
use self::homes::Homes;
use self::stand::Stand;
use super::rooms;
use super::showing::WatchScene;
use super::woods::{Role, Woods};
use crate::game::input::Target;
use crate::picture::maze::set_pattern;
use crate::screens::parts::prelude::*;
use std::collections::{HashMap, HashSet, VecDeque};

/// The size of a number in a node, and its minimum.
const NUMBER_SHARE: f32 = 1.2;
const SMALLEST_NUMBER: f32 = NOTE;
/// The length of a dash, and of the gap after it.
const DASH: f32 = 4.0;
/// The minimum gap between two levels for arrowheads.
const LEAST_GAP: f32 = 2.5;
/// With more children than this, arrowheads are on the way instead of where all of them meet.
const FEW_CHILDREN: usize = 4;
/// The loop at a root, in radii: how far its centre lies to the left of and above that of the root,
/// and its radius.
const LOOP_ASIDE: f32 = 0.72;
const LOOP: f32 = 0.45;
const LOOP_PARTS: u16 = 10;
/// The size of its head, in radii, and its minimum.
const LOOP_HEAD: f32 = 0.14;
const LEAST_LOOP_HEAD: f32 = 1.5;

/// The maximum size of nodes with numbers.
const USUAL_NODES: f32 = 20.0;
const LARGE_NODES: f32 = 44.0;
/// Their minimum size in homes.
const LEAST_HOME: f32 = 4.0;

/// What the trees of a forest are drawn with.
struct Forest<'f> {
    woods: &'f Woods<'f>,
    /// The rooms that the finds have passed.
    climbed: HashSet<u32>,
}

/// Draws a forest; returns how many trees did not fit.
pub fn draw(painter: &mut Painter, area: Rect, woods: &Woods) -> usize {
    let trees = laid_out(area, woods);
    let climbed = woods.climbs.iter().flat_map(|climb| climb.path.iter().copied()).collect();
    let forest = Forest { woods, climbed };
    for (tree, stand) in &trees {
        forest.draw_tree(painter, tree, stand);
    }
    // Trees may be close: what is written beside a root lies above the rings of the next.
    for (tree, stand) in &trees {
        draw_count(painter, tree, stand);
    }
    count(woods) - trees.len()
}

/// How many trees do not fit in an area.
pub fn hidden(area: Rect, woods: &Woods) -> usize {
    count(woods) - laid_out(area, woods).len()
}

/// How many members have no number in an area.
pub fn unlabelled(area: Rect, woods: &Woods) -> usize {
    let trees = laid_out(area, woods);
    let levels =
        trees.iter().filter(|(_, stand)| stand.has_numbers).map(|(_, stand)| &stand.levels);
    woods.members().count() - levels.flatten().map(|level| level.nodes.len()).sum::<usize>()
}

fn count(woods: &Woods) -> usize {
    woods.roots().count()
}

/// The trees that fit in an area, each with its layout.
fn laid_out(area: Rect, woods: &Woods) -> Vec<(Tree, Stand)> {
    let is_numbered = woods.is_numbered();
    let area = if is_numbered { area.inset_by(vec2(S, XS)) } else { area };
    let largest = if woods.is_large { LARGE_NODES } else { USUAL_NODES };
    let wanted = wanted(woods);
    let stands = |(tree, place): (Tree, Rect), radius: f32| {
        let stand = Stand::new(&tree, place, (radius, is_numbered), &wanted);
        (tree, stand)
    };
    // A small forest shows all its trees, if need be without numbers, which the arrays have.
    let needs_no_numbers = woods.is_small() && !woods.wants_labels;
    let least = if needs_no_numbers { LEAST_HOME } else { LEAST_NUMBERED };
    let homes = Homes::of(&woods.order, area, [least, largest]).filter(|_| is_numbered);
    if let Some(homes) = homes {
        let at_home = all_trees(woods).into_iter().map(|tree| {
            let place = homes.place(&tree);
            stands((tree, place), homes.radius)
        });
        let at_home: Vec<_> = at_home.collect();
        if !woods.wants_labels || at_home.iter().all(|(_, stand)| stand.has_numbers) {
            return at_home;
        }
    }
    let trees = all_trees(woods);
    let (rows, grain) = Grain::of(trees, area.size(), is_numbered.then_some(largest));
    let heights = rows.iter().map(|trees| {
        let height = grain.row_height(trees);
        grow(height).at_least(height)
    });
    let lines = column(area).gap(grain.gap()).each(heights);
    let in_line = |(trees, line): (Vec<Tree>, Rect)| {
        let line = row(line).gap(grain.gap());
        let line = if woods.is_large { line.centred() } else { line };
        let trees = apart(trees, woods);
        let places = line.each(trees.iter().map(|tree| fixed(grain.width(tree).min(area.w))));
        trees.into_iter().zip(places)
    };
    let placed = rows.into_iter().zip(lines).flat_map(in_line);
    placed.map(|one| stands(one, grain.radius)).collect()
}

/// The members that a step is about, and all above them.
fn wanted(woods: &Woods) -> HashSet<u32> {
    let climbs = || woods.climbs.iter();
    let hops = climbs().flat_map(|climb| &climb.rehung).flat_map(|hop| [hop.from, hop.over]);
    let about = climbs().flat_map(|climb| climb.path.iter().copied()).chain(hops);
    about.chain(woods.asked.iter().copied()).flat_map(|member| woods.way(member)).collect()
}

/// The trees of *a* and *b*, and then all others, the largest first.
fn all_trees(woods: &Woods) -> Vec<Tree> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut roots: Vec<u32> = woods.roots().collect();
    for (member, parent) in (0..).zip(&woods.parents) {
        if let Some(parent) = parent {
            children.entry(*parent).or_default().push(member);
        }
    }
    let asked: Vec<u32> = woods.asked.iter().map(|&member| woods.root(member)).collect();
    let place = |root: &u32| asked.iter().position(|one| one == root).unwrap_or(asked.len());
    let size = |root: u32| woods.sizes[root as usize];
    roots.sort_by_key(|&root| (place(&root), std::cmp::Reverse(size(root))));
    let rooms = |root| size(root) as usize;
    let tree = |root| Tree { root, rooms: rooms(root), levels: grain::levels(root, &children) };
    roots.into_iter().map(tree).collect()
}

/// Reorders trees so that no two neighbours share a tint while there are enough others to separate
/// them, and otherwise keeps their order.
fn apart(trees: Vec<Tree>, woods: &Woods) -> Vec<Tree> {
    let tint = |tree: &Tree| woods.tints[tree.root as usize];
    let mut rest: VecDeque<Tree> = trees.into();
    let mut placed: Vec<Tree> = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        let before = placed.last().and_then(tint);
        let differs = |tree: &Tree| before.is_none() || tint(tree) != before;
        // A tint of more than half of the rest has to come at every second place from now on.
        let is_pressing = |tree: &Tree| {
            let alike = rest.iter().filter(|one| tint(one) == tint(tree)).count();
            tint(tree).is_some() && 2 * alike > rest.len()
        };
        let next = rest.iter().position(|tree| differs(tree) && is_pressing(tree));
        let next = next.or_else(|| rest.iter().position(differs)).unwrap_or(0);
        placed.extend(rest.remove(next));
    }
    placed
}

/// The number of a tree's rooms, beside its root.
fn draw_count(painter: &mut Painter, tree: &Tree, stand: &Stand) {
    let root = stand.levels[0].nodes[0].at;
    let rooms = painter.numbers.of(tree.rooms as u64);
    let (beside, rooms) = match (stand.has_numbers, tree.rooms) {
        (true, 1) => return,
        (true, _) => (root + vec2(stand.radius + S + 2.0, XS), format!("× {rooms}")),
        (false, _) => (root + vec2(stand.radius + 5.0, 4.5 - 0.6 * stand.radius.max(5.0)), rooms),
    };
    let end = beside.x + painter.measure(Typeface::Strong, NOTE, &rooms);
    if end <= stand.place.right() {
        painter.text(painter.muted(Typeface::Strong, NOTE), beside.x, beside.y, &rooms);
    }
}

impl Forest<'_> {
    fn draw_tree(&self, painter: &mut Painter, tree: &Tree, stand: &Stand) {
        for level in 1..stand.levels.len() {
            self.draw_pointers(painter, stand, level);
        }
        self.draw_old_pointers(painter, stand);
        let root = stand.levels[0].nodes[0].at;
        if stand.has_numbers {
            self.draw_loop(painter, tree.root, root, stand.radius);
        }
        let nodes = || stand.levels.iter().flat_map(|level| &level.nodes);
        // A ring may reach below a neighbour, but never covers its number.
        for node in nodes().filter(|_| stand.has_numbers) {
            self.draw_rings(painter, node.member, node.at, stand.radius);
        }
        for node in nodes() {
            self.draw_node(painter, node.member, node.at, stand);
        }
        for &(count, place) in stand.levels.iter().filter_map(|level| level.folded.as_ref()) {
            let more = self.woods.words.more_of_level(count);
            painter.words(place, painter.muted(Typeface::Strong, NOTE).right(), &more);
        }
    }

    /// The arrows from each node of a level to its parent, between the two levels.
    fn draw_pointers(&self, painter: &mut Painter, stand: &Stand, level: usize) {
        let (palette, radius) = (painter.palette, stand.radius);
        let [above, nodes] = [&stand.levels[level - 1].nodes, &stand.levels[level].nodes];
        // Many lines side by side would become one dark area.
        let crowded = (radius / LARGEST_RADIUS).clamp(0.12, 0.55);
        let gap = stand.step - 2.0 * radius;
        for node in nodes {
            let parent = &above[node.parent];
            let is_climbed =
                [node.member, parent.member].iter().all(|one| self.climbed.contains(one));
            let (width, colour) = if is_climbed {
                (3.0, palette.ink)
            } else {
                (1.0, Color { a: crowded, ..palette.muted_ink })
            };
            let [from, to] = route::pointer(stand, node.at, parent.at);
            painter.line(from, to, width, colour);
            if gap >= LEAST_GAP {
                let siblings = nodes.iter().filter(|other| other.parent == node.parent).count();
                let tip = if siblings > FEW_CHILDREN { from.lerp(to, 0.55) } else { to };
                let ink = if is_climbed { palette.ink } else { palette.muted_ink };
                let size = (1.5 + width).min(0.5 * gap);
                draw_head(painter, tip, to - from, size, ink);
            }
        }
    }

    /// A root points to itself.
    fn draw_loop(&self, painter: &mut Painter, room: u32, root: Vec2, radius: f32) {
        let reach = radius + if self.role(room).is_root { rooms::ROOT_RING } else { 0.0 };
        let size = LOOP * radius;
        // It leaves the root on the left and comes back from above.
        let (aside, corner) = (Vec2::splat(LOOP_ASIDE * reach), std::f32::consts::FRAC_PI_4);
        let middle = root - aside;
        let [away, squared] = [aside.length(), aside.length_squared()];
        let within = ((squared + size * size - reach * reach) / (2.0 * away * size)).acos();
        let [begin, end] = [corner + within, corner + std::f32::consts::TAU - within];
        let at = |part: u16| {
            let share = f32::from(part) / f32::from(LOOP_PARTS);
            middle + size * Vec2::from_angle(begin + (end - begin) * share)
        };
        let ink = painter.palette.muted_ink;
        for part in 0..LOOP_PARTS {
            painter.line(at(part), at(part + 1), 1.0, ink);
        }
        let size = (LOOP_HEAD * radius).max(LEAST_LOOP_HEAD);
        draw_head(painter, at(LOOP_PARTS), Vec2::from_angle(end).perp(), size, ink);
    }

    /// The former parents of the rooms that path halving has moved.
    fn draw_old_pointers(&self, painter: &mut Painter, stand: &Stand) {
        let (colour, at) = (painter.palette.ink, stand.places());
        for hop in self.woods.climbs.iter().flat_map(|climb| &climb.rehung) {
            let (Some(&from), Some(&to)) = (at.get(&hop.from), at.get(&hop.over)) else { continue };
            let way = route::route(stand, from, to);
            for part in way.windows(2) {
                let dashes = (part[0].distance(part[1]) / (2.0 * DASH)).floor().max(1.0);
                for dash in 0..dashes as u16 {
                    let [begin, end] = [0.0, 0.5].map(|share| (f32::from(dash) + share) / dashes);
                    let [begin, end] = [begin, end].map(|share| part[0].lerp(part[1], share));
                    painter.line(begin, end, 1.5, colour);
                }
            }
            let [.., before, end] = way[..] else { continue };
            draw_head(painter, end, end - before, 3.0, colour);
        }
    }

    fn role(&self, room: u32) -> Role {
        self.woods.roles.get(room as usize).copied().unwrap_or_default()
    }

    fn draw_rings(&self, painter: &mut Painter, room: u32, at: Vec2, radius: f32) {
        rooms::draw_rings(painter, self.role(room), |painter, by, colour| {
            painter.circle(at, radius + 1.0 + by, colour);
        });
    }

    fn draw_node(&self, painter: &mut Painter, room: u32, at: Vec2, stand: &Stand) {
        let (palette, radius) = (painter.palette, stand.radius);
        let tint = self.woods.tints[room as usize];
        let fill = tint.map_or(palette.floor, |tint| palette.sets[tint.index()]);
        let edge = if self.climbed.contains(&room) { palette.ink } else { palette.muted_ink };
        painter.circle(at, radius + 1.0, edge);
        painter.circle(at, radius, fill);
        if let (Some(colour), Some(tint)) = (palette.set_pattern, tint) {
            draw_pattern(painter, at, radius, set_pattern(tint), colour);
        }
        if stand.has_numbers {
            let is_plain = palette.set_pattern.is_none() || tint.is_none();
            let can_be_read = painter.ink_on(fill).contrast(fill) >= LEAST_CONTRAST;
            let ground = if is_plain && can_be_read { fill } else { palette.panel };
            let usual = (ground, painter.ink_on(ground));
            let (ground, ink) = rooms::colours(painter, self.role(room)).unwrap_or(usual);
            let letters = (NUMBER_SHARE * radius).min(LARGEST_NUMBER.max(IN_LARGE_NODES * radius));
            let letters = letters.max(SMALLEST_NUMBER);
            painter.circle(at, 0.8 * radius, ground);
            let style = Style::new(Typeface::Strong, letters, ink).centred();
            painter.text(style, at.x, at.y + HALF_LETTER * letters, &room.to_string());
            let name = self.woods.words.room_name(room);
            painter.named_control(Rect::about(at, radius), Target::Room(room), name);
        }
    }
}

/// The minimum contrast of a number with its ground.
const LEAST_CONTRAST: f32 = 4.5;
/// The maximum size of numbers in nodes.
const LARGEST_NUMBER: f32 = 18.0;
/// In larger nodes they take this much of the radius.
const IN_LARGE_NODES: f32 = 0.75;

/// The head of an arrow with this tip, direction and size.
fn draw_head(painter: &mut Painter, tip: Vec2, way: Vec2, size: f32, colour: Color) {
    let along = size * way.normalize_or_zero();
    let back = tip - 2.0 * along;
    painter.polygon(&[tip, back + along.perp(), back - along.perp()], colour);
}

/// The pattern of a node's set, if there is room for one.
fn draw_pattern(painter: &mut Painter, centre: Vec2, radius: f32, pattern: usize, colour: Color) {
    match pattern {
        1 => {
            let along = vec2(0.6, -0.6) * radius;
            painter.line(centre - along, centre + along, (0.35 * radius).max(1.0), colour);
        }
        2 => painter.circle(centre, 0.4 * radius, colour),
        _ => {}
    }
}

/// What path halving has moved, and how many trees are hidden, or counters without a card.
pub fn draw_caption(
    painter: &mut Painter,
    line: Rect,
    scene: &WatchScene,
    (hidden, numbers): (usize, &str),
) {
    let words = &scene.words.watch;
    let finds = scene.climbs();
    let halved: usize = finds.map(|climb| climb.rehung.len()).sum();
    let told = if halved > 0 { words.halved(halved) } else { String::new() };
    let rest = painter.heading(line, painter.muted(Typeface::Body, NOTE), &told);
    if hidden > 0 {
        let more = words.more_trees(hidden);
        painter.note(rest, painter.muted(Typeface::Strong, NOTE).right(), &more);
    } else {
        painter.note(rest, painter.muted(Typeface::Body, NOTE).right(), numbers);
    }
}

#[cfg(test)]
mod laws;
