//! Painting for a player who sits across the screen: everything is turned by half a turn, together
//! with its controls. Code that paints need not know.

use super::geometry::Rect;
use super::item::Item;
use super::painter::Painter;

impl Painter<'_> {
    /// Paints within a rectangle, which is then turned by half a turn about its middle. Such calls
    /// are never nested.
    pub fn turned(&mut self, about: Rect, paint: impl FnOnce(&mut Self)) {
        let above = std::mem::take(&mut self.taken.items);
        self.turned = Some(about);
        paint(self);
        self.turned = None;
        let items = std::mem::replace(&mut self.taken.items, above);
        self.put(Item::Turned(about, items));
    }

    /// Paints within a rectangle, turned by half a turn if that is wanted.
    pub fn turned_if(&mut self, is_wanted: bool, about: Rect, paint: impl FnOnce(&mut Self)) {
        if is_wanted { self.turned(about, paint) } else { paint(self) }
    }

    /// Where in the window something appears that is painted here.
    pub(crate) fn as_seen(&self, place: Rect) -> Rect {
        self.turned.map_or(place, |about| place.turned_in(about))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::bindings::Bindings;
    use crate::game::input::Target;
    use crate::game::settings::{Language, Settings};
    use crate::picture::{Palette, vec2};

    #[test]
    fn turned_twice_is_not_turned() {
        let whole = Rect::new(3.0, 56.0, 1277.0, 290.0);
        for place in [whole, Rect::new(3.0, 60.0, 20.0, 30.0), Rect::new(-9.0, 500.0, 4.0, 7.0)] {
            let turned = place.turned_in(whole);
            assert_eq!(turned.turned_in(whole), place);
            assert_eq!(turned.center(), 2.0 * whole.center() - place.center());
        }
    }

    #[test]
    fn what_is_turned_is_found_where_it_is_seen_and_nothing_else_is_moved() {
        let bindings = Bindings::default();
        let screen = Rect::new(0.0, 0.0, 800.0, 600.0);
        let palette = Palette::of(&Settings::default());
        let mut painter = Painter::new(palette, &bindings, screen, 1.0, Language::English);
        let (half, button) =
            (Rect::new(0.0, 56.0, 800.0, 200.0), Rect::new(10.0, 60.0, 80.0, 50.0));
        painter.control(button, Target::Entry(0));
        painter.turned(half, |painter| {
            painter.control(button, Target::Entry(1));
            painter.named_control(button, Target::Entry(2), "two".to_owned());
            painter.put_focus(button);
        });
        painter.put_focus(button);
        let seen = Rect::new(710.0, 202.0, 80.0, 50.0);
        let taken = painter.finish();
        let places: Vec<Rect> = taken.controls.iter().map(|control| control.place).collect();
        assert_eq!(places, [button, seen, seen]);
        assert_eq!(taken.focus, [seen, button]);
    }

    #[test]
    fn what_is_covered_while_it_is_turned_is_covered_where_that_is_seen() {
        let bindings = Bindings::default();
        let screen = Rect::new(0.0, 0.0, 800.0, 600.0);
        let mut painter = Painter::new(
            Palette::of(&Settings::default()),
            &bindings,
            screen,
            1.0,
            Language::English,
        );
        let corner = |at| Rect { x: at, y: at, w: 40.0, h: 40.0 };
        painter.control(corner(0.0), Target::Entry(0));
        painter.control(corner(560.0), Target::Entry(1));
        painter.turned(Rect::new(0.0, 0.0, 600.0, 600.0), |painter| {
            painter.cover_controls(corner(0.0));
        });
        let left = painter.finish().controls;
        assert_eq!(left.iter().map(|one| one.place.point()).collect::<Vec<_>>(), [vec2(0.0, 0.0)]);
    }
}
