//! What a finger hits: it is less exact than a pointer, so small controls are enlarged for it.

use super::geometry::{Rect, Vec2, vec2};
use super::item::Hotspot;

/// The control that a touch at this place is meant for, if each counts as at least this large: the
/// nearest candidate, but never one that another candidate lies on.
pub fn under_finger(controls: &[Hotspot], at: Vec2, least: f32) -> Option<&Hotspot> {
    let reached: Vec<&Hotspot> =
        controls.iter().filter(|control| widened(control.place, least).contains(at)).collect();
    let lies_below = |one: &&Hotspot| {
        reached.iter().any(|other| {
            area(other.place) < area(one.place) && one.place.contains(other.place.center())
        })
    };
    let on_top = reached.iter().rev().filter(|one| !lies_below(one));
    on_top.min_by(|one, other| far(one.place, at).total_cmp(&far(other.place, at))).copied()
}

/// The rectangle about the same middle, at least this large each way.
fn widened(place: Rect, least: f32) -> Rect {
    let size = place.size().max(Vec2::splat(least));
    let corner = place.center() - size / 2.0;
    Rect::new(corner.x, corner.y, size.x, size.y)
}

/// The distance of a point from a rectangle; 0 inside.
fn far(place: Rect, at: Vec2) -> f32 {
    let beside = |at: f32, begin: f32, end: f32| (begin - at).max(at - end).max(0.0);
    vec2(beside(at.x, place.x, place.right()), beside(at.y, place.y, place.bottom())).length()
}

fn area(place: Rect) -> f32 {
    place.w * place.h
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::input::Target;
    use crate::picture::ControlTarget;

    fn control(place: Rect, entry: usize) -> Hotspot {
        Hotspot { place, target: ControlTarget::Target(Target::Entry(entry)), name: None }
    }

    fn found(controls: &[Hotspot], x: f32, y: f32) -> Option<usize> {
        match under_finger(controls, vec2(x, y), 44.0)?.target {
            ControlTarget::Target(Target::Entry(entry)) => Some(entry),
            _ => None,
        }
    }

    #[test]
    fn what_is_small_is_found_beside_it_too() {
        let small = [control(Rect::new(100.0, 100.0, 20.0, 20.0), 0)];
        assert_eq!(found(&small, 110.0, 131.0), Some(0));
        assert_eq!(found(&small, 110.0, 133.0), None);
    }

    #[test]
    fn between_two_the_nearer_is_meant() {
        let two = [0, 1].map(|one| control(Rect::new(0.0, 30.0 * one as f32, 90.0, 24.0), one));
        assert_eq!(found(&two, 40.0, 26.0), Some(0));
        assert_eq!(found(&two, 40.0, 28.0), Some(1));
    }

    #[test]
    fn a_button_on_a_row_is_meant_where_it_is_only_just_missed() {
        let row = control(Rect::new(0.0, 0.0, 400.0, 60.0), 0);
        let button = control(Rect::new(340.0, 20.0, 30.0, 20.0), 1);
        let both = [row, button];
        assert_eq!(found(&both, 350.0, 12.0), Some(1));
        assert_eq!(found(&both, 200.0, 30.0), Some(0));
    }
}
