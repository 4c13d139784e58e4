//! The visible parts of a picture: what lies on top.

use icetea_maze::picture::{Color, Fill, Item, Rect, Text, Vec2};

/// A text, and the colour it lies on if that is known.
pub struct SeenText<'p> {
    pub text: &'p Text,
    pub ground: Option<Color>,
}

/// All items, including those of kept groups, in the order in which they are drawn.
pub fn flat<'p>(items: &'p [Item], all: &mut Vec<&'p Item<'p>>) {
    for item in items {
        match item {
            Item::Kept(_, items) | Item::Turned(_, items) => flat(items, all),
            item => all.push(item),
        }
    }
}

/// The area an item covers, and its colour; `None` for a picture of many colours.
fn cover(item: &Item) -> Option<(Rect, Option<Color>)> {
    let flat = |fill: &Fill| match fill {
        Fill::Flat(colour) => Some(*colour),
        Fill::Across(..) => None,
    };
    match item {
        Item::Clear(colour) => Some((EVERYWHERE, Some(*colour))),
        Item::Backdrop(..) => Some((EVERYWHERE, None)),
        Item::Rect(rect, fill) | Item::RoundRect(rect, _, fill) => Some((*rect, flat(fill))),
        Item::LooseRoundRect(rect, _, colour) => Some((*rect, Some(*colour))),
        Item::Circle(at, radius, colour) => Some((Rect::about(*at, *radius), Some(*colour))),
        Item::Polygon(corners, colour) => {
            let low = corners.iter().copied().reduce(Vec2::min)?;
            let high = corners.iter().copied().reduce(Vec2::max)?;
            Some((Rect::between(low, high), Some(*colour)))
        }
        Item::Maze(maze) => Some((maze.lens.pane, None)),
        Item::Lookers(rect, _) => Some((*rect, None)),
        _ => None,
    }
}

const EVERYWHERE: Rect = Rect::new(-1e6, -1e6, 2e6, 2e6);

/// The minimum opacity of something that pushes what lies below it into the background.
const VEIL: f32 = 0.5;

/// The visible texts, and the colour that each lies on.
pub fn texts<'p>(items: &[&'p Item<'p>]) -> Vec<SeenText<'p>> {
    let mut texts: Vec<(usize, &Text)> = Vec::new();
    for (place, item) in items.iter().enumerate() {
        if let Item::Text(text) = item {
            texts.push((place, text));
        }
        if let Some((rect, colour)) = cover(item)
            && colour.is_none_or(|colour| colour.a >= VEIL)
        {
            let hides = |text: &Text| {
                let place = text.place();
                rect.intersect(place).is_some_and(|both| both.w * both.h > 0.98 * place.w * place.h)
            };
            texts.retain(|&(at, text)| at == place || !hides(text));
        }
    }
    texts
        .into_iter()
        .map(|(place, text)| SeenText { text, ground: ground(&items[..place], text) })
        .collect()
}

/// The colour below a text, if it is a single one.
fn ground(below: &[&Item], text: &Text) -> Option<Color> {
    let middle = text.place().center();
    let mut ground = Some(Color::hex(0));
    for item in below {
        let Some((rect, colour)) = cover(item) else { continue };
        if !rect.contains(middle) {
            continue;
        }
        ground = match (ground, colour) {
            (_, Some(colour)) if colour.a >= 1.0 => Some(colour),
            (Some(ground), Some(colour)) => Some(colour.over(ground)),
            _ => None,
        };
    }
    ground
}

/// Whether something lies over a part of a visible text.
pub fn half_covered<'p>(items: &[&'p Item<'p>], text: &Text) -> bool {
    let begun = items.iter().position(|item| matches!(item, Item::Text(one) if one == text));
    let above = &items[begun.map_or(0, |begun| begun + 1)..];
    let place = text.place().inset(1.5);
    above.iter().any(|item| {
        cover(item).is_some_and(|(rect, colour)| {
            colour.is_none_or(|colour| colour.a >= VEIL) && rect.overlaps(&place)
        })
    })
}
