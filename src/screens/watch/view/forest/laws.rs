//! Invariants of every forest at every moment, however large its card is.

use super::*;
use crate::game::bindings::Bindings;
use crate::game::settings::{Language, Settings};
use crate::game::theatre::{Climb, Show};
use crate::maze::bench::{BenchReplay, Operation, Variant};
use crate::maze::random::Dice;
use crate::maze::{Generator, Size, Spec};
use crate::picture::{Item, Palette};
use crate::screens::watch::view::woods::MOST_FOR_SURE;

/// The sizes of cards: beside a maze, small ones, below each other, and all of the picture.
const AREAS: [(f32, f32); 6] = [
    (416.0, 190.0),
    (232.0, 150.0),
    (150.0, 232.0),
    (330.0, 110.0),
    (760.0, 300.0),
    (1216.0, 470.0),
];
/// The corner of the cards.
const CORNER: Vec2 = vec2(7.0, 11.0);
/// The minimum width of a card beside a maze.
const NARROW: f32 = 250.0;
/// A card on which not all trees fit.
const CLOSE: Vec2 = vec2(420.0, 180.0);
/// The number of points along a line that are tested for touching something.
const LOOKS: f32 = 20.0;
const HAIR: f32 = 0.02;

fn areas() -> impl Iterator<Item = Rect> {
    AREAS.into_iter().map(|(w, h)| Rect::new(CORNER.x, CORNER.y, w, h))
}

/// Visits every step of some builds.
fn builds(sizes: &[(u16, u16)], seeds: u64, mut visit: impl FnMut(&str, u64, Woods)) {
    for &(width, height) in sizes {
        for seed in 0..seeds {
            let size = Size::new(width, height).unwrap();
            let spec = Spec::new(Generator::Kruskal, size, seed);
            let mut show = Show::of_build(&spec);
            while show.advance() && show.build().is_some() {
                let scene = WatchScene::of_show(&show, Words::of(Language::English));
                let woods = scene.woods(show.build().unwrap()).unwrap();
                visit(&spec.to_string(), show.step, woods);
            }
        }
    }
}

/// Visits random operations on the bench under all rules, move by move, and a long chain.
fn benches(mut visit: impl FnMut(&str, u64, Woods)) {
    for (seed, members) in [2, 5, 9, 16, 24, 40].into_iter().enumerate() {
        let mut dice = Dice::new(seed as u64);
        let mut operation = |place: u32| {
            let [a, b] = [dice.below(members), dice.below(members)];
            match (place % 4, seed % 2) {
                (3, _) => Operation::Find(a),
                // Each time the root goes below another one.
                (_, 1) => Operation::Union((place + 1) % members, 0),
                _ => Operation::Union(a, b),
            }
        };
        let operations: Vec<Operation> = (0..2 * members).map(&mut operation).collect();
        for variant in Variant::all() {
            let replay = BenchReplay::new(members, variant, &operations);
            for moves in 0..=replay.moves.len() {
                let forest = replay.forest(moves);
                let climbs = Climb::of_moves(replay.present(moves));
                let woods = Woods {
                    parents: (0..members).map(|one| forest.parent(one)).collect(),
                    order: replay.order(),
                    sizes: (0..members).map(|one| forest.size(one)).collect(),
                    tints: vec![None; members as usize],
                    asked: climbs.iter().map(|climb| climb.path[0]).collect(),
                    climbs,
                    roles: vec![Role::default(); members as usize],
                    is_large: true,
                    wants_labels: false,
                    member: "",
                    words: &Words::of(Language::English).watch,
                };
                visit(&format!("{variant}, {members} members"), moves as u64, woods);
            }
        }
    }
}

/// Visits all builds and benches.
fn everything(mut visit: impl FnMut(&str, u64, Woods)) {
    builds(&[(2, 2), (2, 5), (4, 3), (3, 4), (6, 4), (12, 8)], 4, &mut visit);
    benches(visit);
}

/// All nodes that are shown, with their radius.
fn nodes(trees: &[(Tree, Stand)]) -> impl Iterator<Item = (u32, Vec2, f32)> {
    trees.iter().flat_map(|(_, stand)| {
        let nodes = stand.levels.iter().flat_map(|level| &level.nodes);
        nodes.map(move |node| (node.member, node.at, stand.radius))
    })
}

#[test]
fn every_node_stands_at_its_depth_and_what_is_not_shown_is_counted_there() {
    let mut folded = 0;
    everything(|name, step, woods| {
        let depth = |member| woods.way(member).count() - 1;
        for area in areas() {
            for (tree, stand) in laid_out(area, &woods) {
                let members =
                    (0..woods.parents.len() as u32).filter(|&one| woods.root(one) == tree.root);
                let depths: Vec<usize> = members.map(depth).collect();
                let root = stand.levels[0].nodes[0].at;
                for (number, level) in stand.levels.iter().enumerate() {
                    let told = level.folded.map_or(0, |(count, _)| count);
                    let all = depths.iter().filter(|&&depth| depth == number).count();
                    assert_eq!(level.nodes.len() + told, all, "{name}, {step}: {number}");
                    folded += told;
                    for node in &level.nodes {
                        let below = (node.at.y - root.y) / stand.step;
                        assert_eq!(depth(node.member), number, "{name}, {step}: {}", node.member);
                        assert!((below - number as f32).abs() < HAIR, "{name}, {step}: {below}");
                    }
                    let parents = level.nodes.iter().map(|node| node.parent);
                    assert!(parents.is_sorted(), "{name}, {step}: children beside their siblings");
                }
            }
        }
    });
    assert!(folded > 0);
}

#[test]
fn no_two_nodes_overlap_and_none_leaves_its_card() {
    everything(|name, step, woods| {
        for area in areas() {
            let trees = laid_out(area, &woods);
            let all: Vec<_> = nodes(&trees).collect();
            for (place, &(_, at, radius)) in all.iter().enumerate() {
                let node = Rect::about(at, radius - HAIR);
                let is_inside =
                    area.contains(node.point()) && area.contains(node.point() + node.size());
                assert!(is_inside, "{name}, {step}: {node:?} leaves {area:?}");
                for &(_, other, beside) in &all[place + 1..] {
                    let apart = at.distance(other) - radius - beside;
                    assert!(apart > -HAIR, "{name}, {step}: {apart} in {area:?}");
                }
            }
        }
    });
}

#[test]
fn no_pointer_old_or_new_runs_through_a_node_that_it_does_not_touch() {
    let mut old = 0;
    everything(|name, step, woods| {
        for area in areas() {
            let trees = laid_out(area, &woods);
            let all: Vec<_> = nodes(&trees).collect();
            let clear = |way: &[Vec2], ends: [u32; 2]| {
                let points = way.windows(2).flat_map(|part| {
                    (0..=LOOKS as u16).map(|share| part[0].lerp(part[1], f32::from(share) / LOOKS))
                });
                points.flat_map(|point| all.iter().map(move |node| (point, node))).all(
                    |(point, (member, at, radius))| {
                        ends.contains(member) || point.distance(*at) > radius - HAIR
                    },
                )
            };
            for (_, stand) in &trees {
                let places = stand.places();
                for hop in woods.climbs.iter().flat_map(|climb| &climb.rehung) {
                    let [Some(&from), Some(&to)] = [hop.from, hop.over].map(|one| places.get(&one))
                    else {
                        continue;
                    };
                    let way = route::route(stand, from, to);
                    assert!(clear(&way, [hop.from, hop.over]), "{name}, {step}: {hop:?}, {area:?}");
                    old += 1;
                }
                for level in 1..stand.levels.len() {
                    let above = &stand.levels[level - 1].nodes;
                    for node in &stand.levels[level].nodes {
                        let way = route::pointer(stand, node.at, above[node.parent].at);
                        let ends = [node.member, above[node.parent].member];
                        assert!(clear(&way, ends), "{name}, {step}: {ends:?} in {area:?}");
                    }
                }
            }
        }
    });
    assert!(old > 100);
}

/// The places of a tree's nodes, and their radius.
type Stood = (HashMap<u32, Vec2>, f32);
type Trees = HashMap<u32, (Tree, Stood)>;

#[test]
fn a_step_leaves_the_trees_where_they_are_that_it_does_not_change() {
    let mut stayed = 0;
    let mut before: HashMap<usize, (String, Trees)> = HashMap::new();
    let mut visit = |name: &str, step: u64, woods: Woods| {
        for (number, area) in areas().enumerate() {
            let inner = area.inset_by(vec2(S, XS));
            let members = woods.parents.len();
            if members > MOST_FOR_SURE
                && Homes::of(&woods.order, inner, [LEAST_NUMBERED, LARGE_NODES]).is_none()
            {
                continue;
            }
            let trees = laid_out(area, &woods).into_iter().map(|(tree, stand)| {
                let nodes = stand.levels.iter().flat_map(|level| &level.nodes);
                let at = nodes.map(|node| (node.member, node.at)).collect();
                (tree.root, (tree, (at, stand.radius)))
            });
            let trees: Trees = trees.collect();
            let last = before.insert(number, (name.to_owned(), HashMap::new()));
            for (root, (tree, stood)) in
                last.iter().filter(|last| last.0 == name).flat_map(|last| &last.1)
            {
                let now = trees.get(root).filter(|(now, _)| now.levels == tree.levels);
                // Which nodes of a folded tree are shown depends on the question.
                let Some((_, now)) = now.filter(|(_, now)| now.0.len() == tree.rooms) else {
                    continue;
                };
                assert_eq!(now, stood, "{name}, {step}: {root} in {area:?}");
                stayed += 1;
            }
            before.insert(number, (name.to_owned(), trees));
        }
    };
    builds(&[(2, 2), (2, 5), (4, 3), (3, 4), (6, 4), (12, 8)], 4, &mut visit);
    benches(visit);
    assert!(stayed > 10_000, "{stayed}");
}

#[test]
fn all_trees_of_a_dozen_rooms_have_room_even_where_there_is_little() {
    builds(&[(2, 2), (2, 5), (4, 2), (4, 3), (3, 4)], 12, |name, step, woods| {
        for is_large in [false, true] {
            let woods = Woods { is_large, ..woods.clone() };
            for area in areas() {
                let trees = laid_out(area, &woods);
                assert_eq!(count(&woods), trees.len(), "{name}, {step}: {area:?}");
                let levels = trees.iter().flat_map(|(_, stand)| &stand.levels);
                let folded = levels.filter_map(|level| level.folded).map(|(count, _)| count);
                let folded: usize = folded.sum();
                assert_eq!(nodes(&trees).count() + folded, woods.parents.len(), "{name}, {step}");
                assert!(folded == 0 || area.w < NARROW, "{name}, {step}: {area:?}");
            }
        }
    });
}

#[test]
fn trees_of_two_dozen_rooms_can_be_read_beside_a_maze() {
    let (mut readable, mut all) = (0, 0);
    builds(&[(6, 4), (3, 8), (8, 3)], 12, |_, _, woods| {
        for (_, stand) in laid_out(areas().next().unwrap(), &woods) {
            readable += usize::from(stand.has_numbers && stand.radius >= LEAST_NUMBERED);
            all += 1;
        }
    });
    assert!(100 * readable > 95 * all, "{readable} of {all}");
}

#[test]
fn no_two_trees_of_one_tint_stand_beside_each_other_where_others_can_part_them() {
    let mut parted = 0;
    builds(&[(2, 9), (4, 3), (7, 5), (12, 8)], 12, |name, step, woods| {
        let (rows, _) = Grain::of(all_trees(&woods), CLOSE, Some(USUAL_NODES));
        for row in rows {
            let count = row.len();
            let trees = apart(row, &woods);
            assert_eq!(trees.len(), count);
            let tint = |tree: &Tree| woods.tints[tree.root as usize];
            let alike = |one: &Tree| {
                let same = trees.iter().filter(|other| tint(other) == tint(one));
                if tint(one).is_some() { same.count() } else { 0 }
            };
            let can_be_parted = trees.iter().all(|tree| 2 * alike(tree) <= count + 1);
            let meets =
                |pair: &[Tree]| tint(&pair[0]).is_some() && tint(&pair[0]) == tint(&pair[1]);
            let has_met = trees.windows(2).any(meets);
            assert!(!can_be_parted || !has_met, "{name}, step {step}");
            parted += usize::from(trees.iter().any(|tree| alike(tree) > 1) && !has_met);
        }
    });
    assert!(parted > 0);
}

/// The heads of all arrows on a card: their tips and directions.
fn heads(area: Rect, woods: &Woods) -> Vec<(Vec2, Vec2)> {
    let (palette, bindings) = (Palette::of(&Settings::default()), Bindings::default());
    let mut painter = Painter::new(palette, &bindings, area, 1.0, Language::English);
    draw(&mut painter, area, woods);
    let head = |item: &Item| {
        let Item::Polygon(corners, _) = item else { return None };
        let &[tip, left, right] = &corners[..] else { panic!("{corners:?}") };
        Some((tip, (tip - left.midpoint(right)).normalize()))
    };
    painter.finish().items.iter().filter_map(head).collect()
}

#[test]
fn every_node_with_a_number_points_to_its_parent_and_a_root_to_itself() {
    let (mut to_parents, mut to_themselves) = (0, 0);
    let mut visit = |name: &str, step: u64, woods: Woods| {
        for area in areas() {
            let heads = heads(area, &woods);
            let has_head = |[from, to]: [Vec2; 2]| {
                let way = (to - from).normalize();
                heads.iter().any(|&(tip, ahead)| {
                    let along = (tip - from).dot(way);
                    let is_on_it = (from + along * way).distance(tip) < HAIR;
                    let is_beyond_half = along > 0.5 * from.distance(to);
                    is_on_it && is_beyond_half && ahead.dot(way) > 0.99
                })
            };
            for (tree, stand) in laid_out(area, &woods) {
                if !stand.has_numbers {
                    continue;
                }
                for level in 1..stand.levels.len() {
                    let above = &stand.levels[level - 1].nodes;
                    for node in &stand.levels[level].nodes {
                        let parent = &above[node.parent];
                        assert_eq!(woods.parents[node.member as usize], Some(parent.member));
                        let way = route::pointer(&stand, node.at, parent.at);
                        assert!(has_head(way), "{name}, {step}: {} in {area:?}", node.member);
                        to_parents += 1;
                    }
                }
                let root = stand.levels[0].nodes[0].at;
                let reach = stand.radius + rooms::ROOT_RING + HAIR;
                let points_back = heads.iter().any(|&(tip, ahead)| {
                    let is_at_root = tip.distance(root) < reach && tip.y < root.y;
                    is_at_root && ahead.dot((root - tip).normalize()) > 0.5
                });
                assert!(points_back, "{name}, {step}: the root {} in {area:?}", tree.root);
                to_themselves += 1;
            }
        }
    };
    builds(&[(2, 2), (2, 5), (4, 3), (6, 4)], 2, &mut visit);
    benches(visit);
    assert!(to_parents > 10_000 && to_themselves > 10_000, "{to_parents}, {to_themselves}");
}
