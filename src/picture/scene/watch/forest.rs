//! The forest of union-find: the trees of the two rooms in question first, then the largest others,
//! each with its root on top, and the ways that the finds have climbed. In a small maze each node
//! shows its room's number.

mod grain;

use self::grain::{Grain, LARGEST_RADIUS, Tree};
use super::rooms;
use super::showing::Scene;
use super::woods::Woods;
use crate::game::input::Target;
use crate::picture::maze::set_pattern;
use crate::picture::scene::prelude::*;
use crate::words::thousands;
use std::collections::{HashMap, HashSet, VecDeque};

/// How large a number is in a node.
const NUMBER_SHARE: f32 = 1.2;
/// How much of a dashed line is drawn, and how long a dash is.
const DASH: f32 = 4.0;

/// How large nodes with numbers are at the most.
const USUAL_NODES: f32 = 20.0;
const LARGE_NODES: f32 = 34.0;

/// What the trees of a forest are drawn with.
struct Forest<'f> {
    woods: &'f Woods<'f>,
    /// The rooms that the finds have come through.
    climbed: HashSet<u32>,
    grain: Grain,
}

/// Draws a forest; tells how many trees had no room.
pub fn draw(painter: &mut Painter, area: Rect, woods: &Woods) -> usize {
    let (trees, grain) = laid_out(area, woods);
    let climbed = woods.climbs.iter().flat_map(|climb| climb.path.iter().copied()).collect();
    let forest = Forest { woods, climbed, grain };
    for (tree, place) in &trees {
        forest.draw_tree(painter, tree, *place);
    }
    count(woods) - trees.len()
}

/// How many trees have no room in an area.
pub fn hidden(area: Rect, woods: &Woods) -> usize {
    count(woods) - laid_out(area, woods).0.len()
}

fn count(woods: &Woods) -> usize {
    woods.parents.iter().filter(|parent| parent.is_none()).count()
}

/// The trees that have room in an area, each with its place there, and how large nodes are.
fn laid_out(area: Rect, woods: &Woods) -> (Vec<(Tree, Rect)>, Grain) {
    let is_numbered = woods.is_numbered();
    let area = if is_numbered { area.inset_by(vec2(S, XS)) } else { area };
    let largest = if woods.is_large { LARGE_NODES } else { USUAL_NODES };
    let (rows, grain) = Grain::of(all_trees(woods), area.size(), is_numbered.then_some(largest));
    let heights = rows.iter().map(|trees| fixed(grain.row_height(trees)));
    let lines = column(area).gap(grain.gap()).each(heights);
    let in_line = |(trees, line): (Vec<Tree>, Rect)| {
        let line = row(line).gap(grain.gap());
        let line = if woods.is_large { line.centred() } else { line };
        let trees = apart(trees, woods);
        let places = line.each(trees.iter().map(|tree| fixed(grain.width(tree))));
        trees.into_iter().zip(places)
    };
    (rows.into_iter().zip(lines).flat_map(in_line).collect(), grain)
}

/// The trees of *a* and *b*, and then all others, the largest first.
fn all_trees(woods: &Woods) -> Vec<Tree> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut roots = Vec::new();
    for (member, parent) in (0..).zip(&woods.parents) {
        match parent {
            Some(parent) => children.entry(*parent).or_default().push(member),
            None => roots.push(member),
        }
    }
    let asked: Vec<u32> = woods.asked.iter().map(|&member| woods.root(member)).collect();
    let place = |root: &u32| asked.iter().position(|one| one == root).unwrap_or(asked.len());
    let size = |root: u32| woods.sizes[root as usize];
    roots.sort_by_key(|&root| (place(&root), std::cmp::Reverse(size(root))));
    let rooms = |root| size(root) as usize;
    let tree = |root| Tree { root, rooms: rooms(root), levels: levels(root, &children) };
    roots.into_iter().map(tree).collect()
}

/// The same trees, in such an order that no two of one tint stand beside each other as long as there
/// are enough others to part them, and otherwise as they stood.
fn apart(trees: Vec<Tree>, woods: &Woods) -> Vec<Tree> {
    let tint = |tree: &Tree| woods.tints[tree.root as usize];
    let mut rest: VecDeque<Tree> = trees.into();
    let mut placed: Vec<Tree> = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        let before = placed.last().and_then(tint);
        let differs = |tree: &Tree| before.is_none() || tint(tree) != before;
        // What is more than half of the rest has to come at every second place from now on.
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

fn levels(root: u32, children: &HashMap<u32, Vec<u32>>) -> Vec<Vec<(u32, usize)>> {
    let mut levels = vec![vec![(root, 0)]];
    while let Some(last) = levels.last() {
        let next: Vec<_> = last
            .iter()
            .enumerate()
            .flat_map(|(place, (room, _))| {
                children.get(room).into_iter().flatten().map(move |&child| (child, place))
            })
            .collect();
        if next.is_empty() {
            break;
        }
        levels.push(next);
    }
    levels
}

impl Forest<'_> {
    /// Where each node of a tree stands.
    fn places(&self, tree: &Tree, area: Rect) -> Vec<Vec<Vec2>> {
        let Grain { radius, level, row, spacing, has_numbers, .. } = self.grain;
        let widest = tree.widest().max(2) as f32;
        let mut top = area.y + radius;
        let mut places = Vec::new();
        for nodes in &tree.levels {
            let (count, rows) = (nodes.len(), self.grain.rows_of(nodes.len()));
            let step = if has_numbers {
                spacing / rows as f32
            } else {
                (area.w / widest).max(0.6 * area.w / count as f32)
            };
            let left = area.center().x - 0.5 * step * (count as f32 - 1.0);
            let at =
                |place: usize| vec2(left + step * place as f32, top + row * (place % rows) as f32);
            places.push((0..count).map(at).collect());
            top += level + row * (rows - 1) as f32;
        }
        places
    }

    fn draw_tree(&self, painter: &mut Painter, tree: &Tree, area: Rect) {
        let (palette, radius) = (painter.palette(), self.grain.radius);
        let places = self.places(tree, area);
        // Many lines beside each other would be one dark area.
        let crowded = (radius / LARGEST_RADIUS).clamp(0.12, 0.55);
        for level in 1..tree.levels.len() {
            for (place, &(room, parent)) in tree.levels[level].iter().enumerate() {
                let over = tree.levels[level - 1][parent].0;
                let is_climbed = self.climbed.contains(&room) && self.climbed.contains(&over);
                let (width, colour) = if is_climbed {
                    (3.0, palette.ink)
                } else {
                    (1.0, Color { a: crowded, ..palette.muted_ink })
                };
                painter.line(places[level - 1][parent], places[level][place], width, colour);
            }
        }
        let nodes = || tree.levels.iter().flatten().map(|&(room, _)| room);
        let at: HashMap<u32, Vec2> = nodes().zip(places.iter().flatten().copied()).collect();
        self.draw_old_pointers(painter, &at);
        for room in nodes() {
            self.draw_node(painter, room, at[&room]);
        }
        let rooms = thousands(tree.rooms as u64);
        let (beside, rooms) = match (self.grain.has_numbers, tree.rooms) {
            (true, 1) => return,
            (true, _) => (at[&tree.root] + vec2(radius + S + 2.0, XS), format!("× {rooms}")),
            (false, _) => (at[&tree.root] + vec2(radius + 5.0, 4.5 - 0.6 * radius.max(5.0)), rooms),
        };
        let end = beside.x + painter.measure(Face::Strong, NOTE, &rooms);
        if !self.grain.has_numbers || end <= area.right() {
            painter.text(painter.muted(Face::Strong, NOTE), beside.x, beside.y, &rooms);
        }
    }

    /// Where the rooms hung that path halving has moved.
    fn draw_old_pointers(&self, painter: &mut Painter, at: &HashMap<u32, Vec2>) {
        let colour = painter.palette().ink;
        for hop in self.woods.climbs.iter().flat_map(|climb| &climb.rehung) {
            let (Some(&from), Some(&to)) = (at.get(&hop.from), at.get(&hop.over)) else { continue };
            let dashes = (from.distance(to) / (2.0 * DASH)).floor().max(1.0);
            for dash in 0..dashes as u16 {
                let [begin, end] = [0.0, 0.5].map(|part| (f32::from(dash) + part) / dashes);
                painter.line(from.lerp(to, begin), from.lerp(to, end), 1.5, colour);
            }
        }
    }

    fn draw_node(&self, painter: &mut Painter, room: u32, at: Vec2) {
        let (palette, radius) = (painter.palette(), self.grain.radius);
        let role = if self.grain.has_numbers { self.woods.roles.get(room as usize) } else { None };
        let role = role.copied().unwrap_or_default();
        rooms::draw_rings(painter, role, |painter, by, colour| {
            painter.circle(at, radius + 1.0 + by, colour);
        });
        let tint = self.woods.tints[room as usize];
        let fill = tint.map_or(palette.floor, |tint| palette.sets[tint.index()]);
        let edge = if self.climbed.contains(&room) { palette.ink } else { palette.muted_ink };
        painter.circle(at, radius + 1.0, edge);
        painter.circle(at, radius, fill);
        if let (Some(colour), Some(tint)) = (palette.set_pattern, tint) {
            draw_pattern(painter, at, radius, set_pattern(tint), colour);
        }
        if self.grain.has_numbers {
            let is_plain = palette.set_pattern.is_none() || tint.is_none();
            let can_be_read = painter.ink_on(fill).contrast(fill) >= LEAST_CONTRAST;
            let ground = if is_plain && can_be_read { fill } else { palette.panel };
            let usual = (ground, painter.ink_on(ground));
            let (ground, ink) = rooms::colours(painter, role).unwrap_or(usual);
            let letters = (NUMBER_SHARE * radius).min(LARGEST_NUMBER.max(IN_LARGE_NODES * radius));
            painter.circle(at, 0.8 * radius, ground);
            let style = Style::new(Face::Strong, letters, ink).centred();
            painter.text(style, at.x, at.y + HALF_LETTER * letters, &room.to_string());
            let name = self.woods.words.room_name(room);
            painter.named_control(Rect::about(at, radius), Target::Room(room), name);
        }
    }
}

/// How much a number stands out from what it lies on, at the least.
const LEAST_CONTRAST: f32 = 4.5;
/// Numbers in nodes are no larger.
const LARGEST_NUMBER: f32 = 18.0;
/// In larger nodes they take this much of the radius.
const IN_LARGE_NODES: f32 = 0.75;

/// The pattern of a node's set, as far as there is room for one.
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

/// What path halving has moved, and how many trees are not shown.
pub fn draw_caption(painter: &mut Painter, line: Rect, scene: &Scene, hidden: usize) {
    let words = &scene.words.watch;
    let finds = scene.climbs();
    let halved: usize = finds.map(|climb| climb.rehung.len()).sum();
    let told = if halved > 0 { words.halved(halved) } else { String::new() };
    let rest = painter.heading(line, painter.muted(Face::Body, NOTE), &told);
    if hidden > 0 {
        let more = words.more_trees(thousands(hidden as u64));
        painter.note(rest, painter.muted(Face::Strong, NOTE).right(), &more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Language;
    use crate::game::theatre::Show;
    use crate::maze::{Generator, Size, Spec};

    #[test]
    fn no_two_trees_of_one_tint_stand_beside_each_other_where_others_can_part_them() {
        let mut parted = 0;
        for (width, height) in [(2, 9), (4, 3), (7, 5), (12, 8)] {
            for seed in 0..12 {
                let size = Size::new(width, height).unwrap();
                let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, seed));
                while show.advance() {
                    let build = show.build().unwrap();
                    let scene = Scene::of_show(&show, Words::of(Language::English));
                    let woods = scene.woods(build).unwrap();
                    let (rows, _) =
                        Grain::of(all_trees(&woods), vec2(420.0, 180.0), Some(USUAL_NODES));
                    for row in rows {
                        let count = row.len();
                        let trees = apart(row, &woods);
                        assert_eq!(trees.len(), count);
                        let tint = |tree: &Tree| build.marks().mark(size.room(tree.root)).tint();
                        let alike = |one: &Tree| {
                            let same = trees.iter().filter(|other| tint(other) == tint(one));
                            if tint(one).is_some() { same.count() } else { 0 }
                        };
                        let can_be_parted = trees.iter().all(|tree| 2 * alike(tree) <= count + 1);
                        let meets = |pair: &[Tree]| {
                            tint(&pair[0]).is_some() && tint(&pair[0]) == tint(&pair[1])
                        };
                        let has_met = trees.windows(2).any(meets);
                        assert!(!can_be_parted || !has_met, "{size} {seed}, step {}", show.step());
                        parted += usize::from(trees.iter().any(|tree| alike(tree) > 1) && !has_met);
                    }
                }
            }
        }
        assert!(parted > 0);
    }

    #[test]
    fn all_trees_of_a_dozen_rooms_have_room_even_where_there_is_little() {
        let words = Words::of(Language::English);
        for (width, height) in [(2, 2), (2, 5), (4, 2), (4, 3), (3, 4)] {
            let size = Size::new(width, height).unwrap();
            for seed in 0..12 {
                let mut show = Show::of_build(&Spec::new(Generator::Kruskal, size, seed));
                while show.advance() {
                    let build = show.build().unwrap();
                    let woods = Scene::of_show(&show, words).woods(build).unwrap();
                    for is_large in [false, true] {
                        let woods = Woods { is_large, ..woods.clone() };
                        for (w, h) in [(232.0, 150.0), (150.0, 232.0), (330.0, 110.0)] {
                            let area = Rect::new(7.0, 11.0, w, h);
                            assert_eq!(hidden(area, &woods), 0, "{size} {seed}: {w} × {h}");
                            hold_apart(area, &woods);
                        }
                    }
                }
            }
        }
    }

    /// No node leaves the area, and no two of them overlap.
    fn hold_apart(area: Rect, woods: &Woods) {
        let (trees, grain) = laid_out(area, woods);
        let forest = Forest { woods, climbed: HashSet::new(), grain };
        let places = trees.iter().flat_map(|(tree, place)| forest.places(tree, *place));
        let places: Vec<Vec2> = places.flatten().collect();
        assert_eq!(places.len(), woods.parents.len());
        for (number, &one) in places.iter().enumerate() {
            let node = Rect::about(one, grain.radius - 0.01);
            let corners = [node.point(), node.point() + node.size()];
            let is_inside = corners.into_iter().all(|corner| area.contains(corner));
            assert!(is_inside, "{node:?} leaves {area:?}, numbers: {}", grain.has_numbers);
            let apart = |&other: &Vec2| one.distance(other) >= 2.0 * grain.radius - 0.01;
            assert!(places[number + 1..].iter().all(apart));
        }
    }
}
