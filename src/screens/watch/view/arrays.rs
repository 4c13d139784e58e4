//! The arrays of union-find: for each room its parent, and for each root the size of its set. What
//! a step has changed is highlighted.

use super::forest;
use super::showing::WatchScene;
use super::woods::{MOST_FOR_SURE, Woods};
use crate::game::theatre::BuildAct;
use crate::maze::{BuildStep, RoomSet};
use crate::screens::parts::prelude::*;

/// Settings of a table, from much room to little: the height of a line, the size of its letters,
/// the minimum width of a cell, and the maximum share of the height.
const SETTINGS: [Setting; 3] = [
    Setting { line: 26.0, letters: ROW, narrowest: 34.0, most: 0.3 },
    Setting { line: 19.0, letters: NOTE, narrowest: 24.0, most: 0.42 },
    Setting { line: 16.5, letters: NOTE, narrowest: 20.0, most: 0.66 },
];
/// The maximum width of a cell, in letters.
const WIDEST: f32 = 4.5;
/// Between two parts of the table.
const GAP: f32 = 6.0;
/// The width of the array's name, in letters.
const LABELS: f32 = 4.5;

/// From this many members on, they take more than a line beside a maze.
const IN_A_LINE: usize = 13;

/// Whether they are so long that they need the place of the numbers, and then fit here.
pub fn need_more(build: &BuildAct, place: Rect) -> bool {
    let members = build.order.len();
    let last = SETTINGS[SETTINGS.len() - 1];
    let has_room = last.height(place.w, members) <= last.most * place.h;
    has_room && (IN_A_LINE..=MOST_FOR_SURE).contains(&members)
}

/// The measures of a table.
#[derive(Clone, Copy)]
struct Setting {
    line: f32,
    letters: f32,
    narrowest: f32,
    most: f32,
}

/// The place of a table, and its measures.
#[derive(Clone, Copy)]
pub struct Table {
    area: Rect,
    setting: Setting,
}

impl Setting {
    /// The number of parts that this many members are split into.
    fn parts(self, width: f32, members: usize) -> usize {
        let in_a_line = (width - LABELS * self.letters) / self.narrowest;
        members.div_ceil(in_a_line.max(1.0) as usize)
    }

    fn height(self, width: f32, members: usize) -> f32 {
        let parts = self.parts(width, members) as f32;
        parts * 3.0 * self.line + (parts - 1.0) * GAP
    }
}

/// The place of the forest, and that of the table if it fits and spares the trees.
pub fn places(area: Rect, woods: &Woods) -> (Rect, Option<Table>) {
    let members = woods.members().count();
    let (is_sure, all) = (woods.is_small(), || forest::hidden(area, woods));
    let place = |setting: Setting| {
        let height = setting.height(area.w, members);
        let [forest, table] = column(area).gap(S).split([grow(1.0), fixed(height)]);
        let has_room = height <= setting.most * area.h;
        let spares_the_forest = || {
            if woods.wants_labels {
                forest::unlabelled(forest, woods) <= forest::unlabelled(area, woods)
            } else {
                is_sure || forest::hidden(forest, woods) <= all()
            }
        };
        (has_room && spares_the_forest()).then_some((forest, Some(Table { area: table, setting })))
    };
    let settings = SETTINGS.into_iter().skip(usize::from(!woods.is_large));
    let settings = settings.take_while(|setting| setting.most < 0.5 || is_sure);
    let placed = settings.filter(|_| woods.is_numbered()).find_map(place);
    placed.unwrap_or((area, None))
}

/// Draws the table; `label` names what roots have beside their parent, if anything. Members whose
/// parent or weight has just changed are highlighted.
pub fn draw(
    painter: &mut Painter,
    Table { area, setting }: Table,
    woods: &Woods,
    (label, weights): (&str, Option<&[u32]>),
    [parents_changed, weights_changed]: [Vec<u32>; 2],
) {
    let members: Vec<u32> = woods.members().collect();
    let Setting { line: high, letters, .. } = setting;
    let in_a_line = members.len().div_ceil(setting.parts(area.w, members.len()));
    let label_width = LABELS * letters;
    let labels = [woods.member, woods.words.parent, label];
    let lines = 2 + usize::from(weights.is_some());
    let width = ((area.w - label_width) / in_a_line as f32).min(WIDEST * letters);
    let palette = painter.palette;
    for (number, room) in members.into_iter().enumerate() {
        let (part, place) = (number / in_a_line, number % in_a_line);
        let top = area.y + part as f32 * (3.0 * high + GAP);
        let line = |number: u8| Rect { y: top + f32::from(number) * high, h: high, ..area };
        if place == 0 {
            for (number, label) in labels.iter().enumerate().take(lines) {
                let label_place = Rect { w: label_width - XS, ..line(number as u8) };
                painter.words(label_place, painter.muted(Typeface::Body, letters), label);
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
            let x = area.x + label_width + place as f32 * width;
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
            painter.words(cell, Style::new(Typeface::Strong, letters, ink).centred(), &text);
        }
    }
}

/// The rooms whose parent has just changed, and those whose size has.
pub fn changed(scene: &WatchScene, build: &BuildAct) -> [Vec<u32>; 2] {
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
