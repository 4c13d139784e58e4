//! The layout of the title: as designed where there is room, closer together in a small window,
//! larger in a large one.

use crate::screens::parts::prelude::*;

/// The places on the title.
pub struct TitleLayout {
    pub size: Sizes,
    /// The size of the name's letters, and where on their base line they begin.
    pub letters: f32,
    pub name: Vec2,
    pub tagline: Option<Rect>,
    pub menu: Vec<Rect>,
    pub panel: Rect,
    /// Where on the panel's upper edge the two friends stand, and their size.
    pub friends: [Vec2; 2],
    pub friend_side: f32,
    /// Where one of them may speak.
    pub speech: Rect,
}

/// What differs between the roomy layout and the closer one.
struct Measures {
    most: Vec2,
    /// The height above the panel.
    head: f32,
    letters: f32,
    menu: f32,
    /// The maximum height of a row of the menu, and the height of the signs below them.
    row: f32,
    signs: f32,
    /// The minimum gap between the menu and the panel.
    gap: f32,
    panel: f32,
    friend: f32,
}

const ROOMY: Measures = Measures {
    most: vec2(1500.0, 860.0),
    head: 186.0,
    letters: 76.0,
    menu: 336.0,
    row: 54.0,
    signs: 70.0,
    gap: 88.0,
    panel: 1040.0,
    friend: 104.0,
};
const COMPACT: Measures = Measures {
    most: vec2(1280.0, 640.0),
    head: 92.0,
    letters: 46.0,
    menu: 224.0,
    row: 46.0,
    signs: 66.0,
    gap: 20.0,
    panel: 860.0,
    friend: 72.0,
};
/// The glass before the name, the line of its letters, and its width, in parts of their size.
const NAME: Vec2 = vec2(1.35, -0.5);
const NAME_WIDTH: f32 = 5.7;
/// Where the friends stand, from the panel's right edge, in parts of their size; and how far from
/// there what one of them says ends, and its height.
const FRIENDS: [f32; 2] = [1.8, 0.8];
const SPEECH: [f32; 2] = [0.65, 0.9];
/// A window whose height is this many times its width is tall: the panel lies below the menu, which
/// has two columns there, with rows high enough for fingers on a phone.
const TALL: f32 = 1.2;
const COLUMNS: usize = 2;
const TALL_ROW: f32 = 73.0;
const TALL_SIGNS: f32 = 76.0;
/// There the panel takes this many times the space that stays free at the top.
const PANEL_OVER_EDGE: f32 = 9.0;
/// The menu takes what it wants before both. Where the panel would then be lower than this, the
/// rows of the menu become lower, but no lower than this with the gap below them.
const MENU_OVER_EDGE: f32 = 1e4;
const LOWEST_PANEL: f32 = 364.0;
const LOWEST_ROW: f32 = 40.0;

impl TitleLayout {
    /// The layout with so many entries in the menu, and so many signs below them.
    pub fn new(screen: Rect, [large, small]: [usize; 2]) -> Self {
        let (size, is_roomy) = (Sizes::of(screen), !is_compact(screen));
        let at = if is_roomy { ROOMY } else { COMPACT };
        let is_tall = screen.h > TALL * screen.w;
        let most = if is_tall { vec2(at.most.x, screen.h) } else { at.most };
        let area = middle(above_foot(screen), most).inset_by(vec2(size.edge, 0.0));
        let (columns, row_height, signs) =
            if is_tall { (COLUMNS, TALL_ROW, TALL_SIGNS) } else { (1, at.row, at.signs) };
        let rows = large.div_ceil(columns);
        let [head, menu, panel] = if is_tall {
            let menu_height = rows as f32 * (row_height + XS) + signs + M + S;
            let least = rows as f32 * LOWEST_ROW + signs;
            let [_, head, menu, _, panel] = column(area).split([
                grow(1.0),
                fixed(at.head),
                grow(MENU_OVER_EDGE).at_least(least).at_most(menu_height),
                fixed(at.friend),
                grow(PANEL_OVER_EDGE).at_least(LOWEST_PANEL).at_most(at.panel),
            ]);
            [head, menu, panel]
        } else {
            let [head, body] = column(area).split([fixed(at.head), grow(1.0)]);
            let [menu, _, panel] = row(body).split([
                fixed(at.menu),
                grow(1e-3).at_least(at.gap),
                grow(1.0).at_most(at.panel),
            ]);
            [head, menu, panel]
        };
        let [panel, _] = column(panel).split([grow(1.0), fixed(size.gap)]);
        let tagline = if is_roomy { size.gap } else { 0.0 };
        let [tagline, menu, _] = column(menu).split([fixed(tagline), grow(1.0), fixed(S)]);
        let above = grow(1.0).at_most(rows as f32 * (row_height + XS));
        let [above, below] = column(menu).gap(S).split([above, fixed(signs)]);
        let columns = row(above).gap(M).evenly(columns).into_iter();
        let entries = columns.flat_map(|one| column(one).gap(XS).evenly(rows)).take(large);
        // The signs' names need more room than the words above them.
        let below = if is_tall { below } else { Rect { w: below.w + at.gap - S, ..below } };
        let menu = entries.chain(row(below).gap(XS).evenly(small)).collect();
        let friends = FRIENDS.map(|parts| panel.point() + vec2(panel.w - parts * at.friend, XS));
        let name = vec2(head.x, head.bottom()) + NAME * at.letters;
        let left = if is_tall { panel.x } else { name.x + NAME_WIDTH * at.letters + size.gap };
        let right = friends[0].x - SPEECH[0] * at.friend;
        let high = SPEECH[1] * at.friend;
        let speech = Rect::new(left, panel.y - XS - high, right - left, high);
        let tagline = tagline.offset(vec2(name.x - tagline.x + S, -size.gap / 2.0));
        Self {
            size,
            letters: at.letters,
            name,
            tagline: is_roomy.then_some(tagline),
            menu,
            panel,
            friends,
            friend_side: at.friend,
            speech,
        }
    }
}
