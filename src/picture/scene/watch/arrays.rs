//! The arrays that union-find really keeps: for each room its parent, and for each root the size of
//! its set. What a step has changed is lit.

use super::forest;
use super::showing::Scene;
use super::woods::Woods;
use crate::game::theatre::BuildAct;
use crate::maze::{BuildStep, RoomSet};
use crate::picture::scene::prelude::*;

/// How high a line of the table is, and how wide a cell is at the least and at the most.
const TABLE_LINE: f32 = 19.0;
const NARROWEST: f32 = 24.0;
const WIDEST: f32 = 44.0;
/// Between two parts of the table below each other.
const GAP: f32 = S;
/// How much of the height it may take.
const MOST: f32 = 0.42;

/// The place of the forest, and that of the table where it has room and takes none from trees.
pub fn places(area: Rect, woods: &Woods) -> (Rect, Option<Rect>) {
    let in_a_line = ((area.w - LABELS) / NARROWEST).max(1.0) as u32;
    let parts = (woods.parents.len() as u32).div_ceil(in_a_line) as f32;
    let height = parts * 3.0 * TABLE_LINE + (parts - 1.0) * GAP;
    let [forest, table] = column(area).gap(S).split([grow(1.0), fixed(height)]);
    let has_room = woods.is_numbered() && height <= MOST * area.h;
    let takes_none = || forest::hidden(forest, woods) <= forest::hidden(area, woods);
    if has_room && takes_none() { (forest, Some(table)) } else { (area, None) }
}

/// How much of a line the name of the array takes.
const LABELS: f32 = 64.0;

/// Draws the table: what roots have beside their parent is called this, and may be nothing. Lit are
/// those whose parent has just changed, and those of whom that has.
pub fn draw(
    painter: &mut Painter,
    area: Rect,
    woods: &Woods,
    (label, weights): (&str, Option<&[u32]>),
    [parents_changed, weights_changed]: [Vec<u32>; 2],
) {
    let members = woods.parents.len() as u32;
    let in_a_line = ((area.w - LABELS) / NARROWEST).max(1.0) as u32;
    let parts = members.div_ceil(in_a_line);
    let in_a_line = members.div_ceil(parts);
    let labels = [woods.member, woods.words.parent, label];
    let lines = 2 + usize::from(weights.is_some());
    let width = ((area.w - LABELS) / in_a_line as f32).min(WIDEST);
    let palette = painter.palette();
    for room in 0..members {
        let (part, place) = (room / in_a_line, room % in_a_line);
        let top = area.y + part as f32 * (3.0 * TABLE_LINE + GAP);
        let line =
            |number: u8| Rect { y: top + f32::from(number) * TABLE_LINE, h: TABLE_LINE, ..area };
        if place == 0 {
            for (number, label) in labels.iter().enumerate().take(lines) {
                let label_place = Rect { w: LABELS - XS, ..line(number as u8) };
                painter.words(label_place, painter.muted(Face::Body, NOTE), label);
            }
        }
        let parent = woods.parents[room as usize];
        let weight = weights.and_then(|weights| weights.get(room as usize)).copied();
        let rows = [
            (Some(room), false),
            (Some(parent.unwrap_or(room)), parents_changed.contains(&room)),
            (weight.filter(|_| parent.is_none()), weights_changed.contains(&room)),
        ];
        for (number, (value, has_changed)) in rows.into_iter().enumerate().take(lines) {
            let x = area.x + LABELS + place as f32 * width;
            let cell = Rect { x, w: width, ..line(number as u8) };
            let ink = match (number, has_changed) {
                (0, _) => palette.muted_ink,
                (_, true) => palette.second_accent_ink,
                (_, false) => palette.ink,
            };
            if has_changed {
                painter.round_rect(cell.inset(1.0), XS, palette.second_accent);
            }
            let text = value.map_or_else(|| "–".to_owned(), |value| value.to_string());
            painter.words(cell, Style::new(Face::Strong, NOTE, ink).centred(), &text);
        }
    }
}

/// The rooms whose parent has just changed, and those whose size has.
pub fn changed(scene: &Scene, build: &BuildAct) -> [Vec<u32>; 2] {
    let climbs = scene.climbs();
    let mut parents: Vec<u32> =
        climbs.flat_map(|climb| &climb.rehung).map(|hop| hop.from).collect();
    let mut sizes = Vec::new();
    if scene.done.is_empty()
        && let Some(BuildStep::Merged { larger, smaller, .. }) = build.last()
    {
        let number = |set: RoomSet| build.spec().size().number(set.root);
        parents.push(number(smaller));
        sizes.push(number(larger));
    }
    [parents, sizes]
}
