//! The subject of a bench or an exercise: a forest with its arrays, and a maze whose rooms are its
//! members, drawn as in the theatre.

use std::collections::BTreeMap;

use crate::game::theatre::{Climb, Show, Tint};
use crate::maze::bench::{BenchReplay, Forest, Link, Move};
use crate::maze::{Size, Tile, Traced};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::woods::{MOST_FOR_SURE, Role, Woods};
use crate::screens::watch::view::{arrays, forest, moment, rooms};

/// A forest on a panel, and the text above it.
pub struct ForestPanel<'p> {
    pub replay: &'p BenchReplay,
    pub moves: usize,
    pub heading: &'p str,
    /// The note beside the heading, and the part of it that an audience needs.
    pub notes: [&'p str; 2],
    /// The roles of the members in the present step.
    pub roles: Vec<Role>,
    /// The members that it is about.
    pub asked: Vec<u32>,
    /// The finds under way, where they are shown.
    pub climbs: Vec<Climb>,
    /// The maze whose rooms the members are.
    pub show: Option<&'p Show>,
}

/// The role of each member: the first two, as the program calls them, where finds stand, and the
/// path of the node that is pointed at.
pub fn roles(
    members: u32,
    named: [Option<u32>; 2],
    standing: &[u32],
    pointed: impl IntoIterator<Item = u32>,
) -> Vec<Role> {
    let mut roles = vec![Role::default(); members as usize];
    for (member, letter) in named.into_iter().zip(["a", "b"]) {
        if let Some(role) = member.and_then(|member| roles.get_mut(member as usize)) {
            role.letter = Some(letter);
        }
    }
    for &member in standing {
        roles[member as usize].is_root = true;
    }
    for member in pointed {
        roles[member as usize].is_pointed_at = true;
    }
    roles
}

/// The colours of sets: those of the maze, or else one for each set, by its first member, which the
/// rules do not change; as long as there are enough, no two sets have the same.
fn tints(forest: &Forest, show: Option<(&Show, Size)>) -> Vec<Option<Tint>> {
    let members = 0..forest.members();
    if let Some((show, size)) = show {
        return members.map(|room| show.marks().mark(size.room(room)).tint()).collect();
    }
    let mut taken = BTreeMap::new();
    let tint = |member| {
        let root = forest.root(member);
        let count = Tint::ALL.len();
        (forest.size(root) > 1).then(|| {
            let free = (0..count).map(|turn| (member as usize + turn) % count);
            let is_free = |place: &usize| !taken.values().any(|other| other == place);
            let place = taken.get(&root).copied().or_else(|| free.clone().find(is_free));
            let place = place.unwrap_or(member as usize % count);
            Tint::ALL[*taken.entry(root).or_insert(place)]
        })
    };
    members.map(tint).collect()
}

/// Draws a forest with its arrays.
pub fn draw_forest(
    painter: &mut Painter,
    place: Rect,
    panel: ForestPanel,
    size: Option<Size>,
    words: &Words,
) {
    let forest = panel.replay.forest(panel.moves);
    let members = forest.members();
    let shown = panel.show.zip(size);
    let woods = Woods {
        parents: (0..members).map(|one| forest.parent(one)).collect(),
        order: panel.replay.order(),
        sizes: (0..members).map(|one| forest.size(one)).collect(),
        tints: tints(&forest, shown),
        asked: panel.asked,
        climbs: panel.climbs,
        roles: panel.roles,
        is_large: true,
        wants_labels: painter.is_projected && members as usize <= MOST_FOR_SURE,
        member: if size.is_some() { words.watch.room } else { words.lab.member },
        words: &words.watch,
    };
    let [line, whole] = painter.card_places(place);
    let width = |painter: &Painter, note: &str| {
        painter.measure(Typeface::Title, ROW, panel.heading)
            + painter.measure(Typeface::Body, NOTE, note)
    };
    // An audience sees the note, if need be below the heading.
    let [note, short] = panel.notes;
    let is_short = painter.is_projected && painter.measure(Typeface::Body, NOTE, note) > line.w;
    let note = if is_short { short } else { note };
    let is_below = painter.is_projected && width(painter, note) + M > line.w;
    let [below, whole] =
        column(whole).split([if is_below { fixed(LINE) } else { nothing() }, grow(1.0)]);
    let (above, table) = arrays::places(whole, &woods);
    // Where there is no room for trees there is little for words, which take precedence.
    let hidden = forest::hidden(above, &woods);
    let more = words.watch.more_trees(hidden);
    let beside = match hidden {
        0 if is_below => "",
        0 => note,
        _ => &*more,
    };
    let has_room = hidden == 0 || width(painter, beside) + M <= line.w;
    let (heading, beside) = if has_room { (panel.heading, beside) } else { (beside, "") };
    painter.card(place, heading, beside);
    if is_below {
        painter.words(below, painter.muted(Typeface::Body, NOTE), note);
    }
    forest::draw(painter, above, &woods);
    let Some(table) = table else { return };
    let ranks: Vec<u32> = (0..members).map(|one| forest.rank(one)).collect();
    let weights = match panel.replay.variant.link {
        Link::Naive => ("", None),
        Link::BySize => (words.watch.set_size, Some(&woods.sizes[..])),
        Link::ByRank => (words.lab.rank, Some(&ranks[..])),
    };
    let last = panel.replay.present(panel.moves).last();
    arrays::draw(painter, table, &woods, weights, changed(last));
}

/// The members whose parent, and those whose size or rank, the last move has changed.
fn changed(last: Option<&Traced<Move>>) -> [Vec<u32>; 2] {
    match last.map(|told| told.step) {
        Some(Move::Rehung(hop)) => [vec![hop.from], Vec::new()],
        Some(Move::Linked { below, above }) => [vec![below.0], vec![above.0]],
        _ => [Vec::new(), Vec::new()],
    }
}

/// Draws a maze with the numbers of its rooms.
pub fn draw_maze<'a>(
    context: &Context<'a>,
    painter: &mut Painter<'a>,
    pane: Rect,
    (show, size): (&'a Show, Size),
    wall_ahead: Option<Tile>,
    roles: &[Role],
) {
    let cells = Cells::of_show(show, true);
    let margin = 0.4 * (pane.size() / (cells.size() + 0.8)).min_element();
    let lens = Lens::whole(cells.size(), pane, margin);
    let shown = Shown::Show { show, lane: 0, of_rooms: true, is_slow: true };
    painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    let sight = context.sight(cells, lens);
    moment::draw(painter, &sight, show, wall_ahead, false);
    let role = |room: u32| roles.get(room as usize).copied().unwrap_or_default();
    rooms::draw_roles(painter, &sight, (show, size), &context.words().watch, role);
}
