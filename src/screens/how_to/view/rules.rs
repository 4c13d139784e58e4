//! The page of rules: the medals, and what mazes may ask for, each with a picture.

use super::{abreast, draw_text};
use crate::game::journey::Medal;
use crate::game::rules::RuleKind;
use crate::picture::maze::CellLayout;
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;

/// The rooms of a picture, as tiles of a grid, and their number.
const TILES: (u16, u16) = (5, 3);
const ROOMS: Vec2 = vec2(2.0, 1.0);
/// The largest height of a picture, and how much of its row it leaves free.
const PICTURE: f32 = 46.0;
const FREE: f32 = 6.0;
/// The size of a cheese in rooms, and how dense the fog is.
const CHEESE: f32 = 0.8;
const FOG: f32 = 0.9;

#[derive(Clone, Copy)]
enum Entry {
    Medal(Medal),
    Rule(RuleKind),
}

pub(super) fn draw(context: &Context, panel: Rect, painter: &mut Painter) {
    let words = &context.words().journey;
    let abreast = abreast(panel);
    let medals = Medal::ALL.into_iter().filter(|_| abreast > 1).map(Entry::Medal);
    let entries: Vec<Entry> =
        medals.chain(RuleKind::ALL.iter().copied().map(Entry::Rule)).collect();
    let rows = entries.len().div_ceil(abreast);
    // Down the columns, so that the medals stay together.
    let columns = row(panel.inset_by(vec2(M, S))).gap(M).evenly(abreast);
    let cells = columns.into_iter().flat_map(|one| column(one).evenly(rows));
    for (entry, cell) in entries.into_iter().zip(cells) {
        let high = (cell.h - FREE).min(PICTURE);
        let [picture, told] = row(cell).gap(S).split([fixed(ROOMS.x * high), grow(1.0)]);
        let picture = middle(picture, ROOMS * high);
        let text = match entry {
            Entry::Medal(medal) => {
                painter.medal(medal, picture.center(), high / 2.0 - XS, true);
                words.explained_medals.of(medal)
            }
            Entry::Rule(rule) => {
                draw_rule(context, rule, picture, painter);
                words.explained.of(rule)
            }
        };
        draw_text(text, Typeface::Body, told, painter);
    }
}

fn draw_rule(context: &Context, rule: RuleKind, picture: Rect, painter: &mut Painter) {
    let pitch = picture.h;
    let cells = Cells::with_loose_posts(CellLayout::Rooms, TILES.0, TILES.1);
    let sight = context.sight(cells, Lens { centre: ROOMS / 2.0, pitch, pane: picture });
    let shown = RulesShown::sample(rule);
    painter.round_rect(picture, S, painter.palette.floor);
    shown.draw_whole_floor(&sight, painter);
    for at in shown.cheeses() {
        let side = CHEESE * pitch;
        let feet = sight.to_standing(tile_vec(at)) + vec2(0.0, side / 3.0);
        painter.standing(SheetName::Cheese, context.frames.cheese(), feet, side);
    }
    shown.draw(&sight, 0.0, painter);
    shown.draw_others(context.frames, &sight, 0.0, painter);
    shown.draw_sizes(&sight, painter);
    if rule == RuleKind::Fog {
        let [_, unseen] = row(picture).split([grow(1.0), grow(1.0)]);
        let fog = Color { a: FOG, ..painter.palette.background };
        painter.round_rect(unseen, S, fog);
    }
}
