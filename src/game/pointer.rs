//! Turns the pointer's movements and clicks into input. The front end decides what is where on the
//! screen, and says what lies under the pointer.

use super::input::{Action, Target};
use super::tuning::ZOOM_FACTOR;

/// The state of the pointer from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct Pointer {
    at: (f32, f32),
    /// The bar that it drags, with its beginning and its length.
    bar: Option<(f32, f32)>,
    leads: bool,
    /// Whether it was pressed on a tile that is drawn.
    draws: bool,
    was_on: bool,
}

/// The pointer in a frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointing {
    /// Its position, in logical pixels.
    pub at: (f32, f32),
    /// Whether its button was pressed in this frame, however briefly.
    pub is_pressed: bool,
    /// Whether its button is down.
    pub is_down: bool,
    /// How far the wheel was turned; positive means away from the player.
    pub notches: f32,
    /// What lies under it.
    pub under: Under,
    /// Whether there is a mouse that can be led.
    pub can_lead: bool,
}

/// What lies under the pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Under {
    /// Nothing that reacts to it.
    #[default]
    Nothing,
    /// A key that is shown; pressing it is up to the keyboard.
    Key,
    /// A control of the game.
    Target(Target),
    /// A bar that can be dragged, with its beginning and its length in logical pixels.
    Bar(f32, f32),
    /// A maze in which a mouse can be led.
    Pane,
}

/// Two fingers on a screen: moving apart they zoom in, moving together they zoom out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pinch {
    /// Their distance, if there are two.
    apart: Option<f32>,
}

impl Pinch {
    /// How far they have zoomed since the previous frame, in notches; none unless there are two. Of
    /// more fingers, the first two count.
    pub fn follow(&mut self, fingers: &[(f32, f32)]) -> Option<f32> {
        let apart = match fingers {
            [(x, y), (other_x, other_y), ..] => Some((x - other_x).hypot(y - other_y).max(1.0)),
            _ => None,
        };
        let before = std::mem::replace(&mut self.apart, apart);
        Some((apart? / before.or(apart)?).log(ZOOM_FACTOR))
    }
}

/// The position of a pointer before it is known.
const NOWHERE: (f32, f32) = (0.0, 0.0);
/// The most notches at once, for a wheel that is spun fast.
const MOST_NOTCHES: f32 = 3.0;

impl Pointer {
    /// The actions of a frame, and whether there was any input.
    pub fn follow(&mut self, now: &Pointing) -> (Vec<Action>, bool) {
        let mut asked = Vec::new();
        // The pointer's position when the window opens is not a choice of the player.
        let has_come = self.at == NOWHERE && !now.is_pressed;
        let has_moved = self.at != now.at && !has_come;
        self.at = now.at;
        let begins = now.is_pressed && now.under == Under::Pane;
        let goes_on = now.is_down && now.can_lead;
        // It may be another finger, which leads another mouse.
        if begins && self.leads {
            asked.push(Action::LeadNoMore);
        }
        if begins || self.leads && goes_on {
            self.leads = true;
            asked.push(Action::Lead(now.at.0, now.at.1));
        }
        // A short click may begin and end between two frames.
        if self.leads && !goes_on {
            self.leads = false;
            asked.push(Action::LeadNoMore);
        }
        if let Under::Bar(begin, length) = now.under
            && now.is_pressed
        {
            self.bar = Some((begin, length));
        }
        self.bar = self.bar.filter(|_| now.is_down);
        if let Some((begin, length)) = self.bar {
            asked.push(Action::Drag(((now.at.0 - begin) / length).clamp(0.0, 1.0)));
        }
        let is_on = matches!(now.under, Under::Target(_));
        if std::mem::replace(&mut self.was_on, is_on) && !is_on {
            asked.push(Action::Point(Target::Nowhere));
        }
        if let Under::Target(target) = now.under {
            asked.extend(has_moved.then_some(Action::Point(target)));
            asked.extend(now.is_pressed.then_some(Action::Click(target)));
        }
        asked.extend(self.draw(now, has_moved));
        let is_turned = now.notches != 0.0;
        if is_turned {
            let is_over_pane = now.under == Under::Pane;
            asked.extend(is_over_pane.then_some(Action::Aim(now.at.0, now.at.1)));
            asked.push(Action::Zoom(now.notches.clamp(-MOST_NOTCHES, MOST_NOTCHES)));
        }
        (asked, has_moved || now.is_pressed || is_turned)
    }

    /// What a press on a tile leads to, until the pointer is released.
    fn draw(&mut self, now: &Pointing, has_moved: bool) -> Option<Action> {
        let tile = match now.under {
            Under::Target(Target::Tile(tile)) => Some(tile),
            _ => None,
        };
        let draws = if now.is_pressed { tile.is_some() } else { self.draws };
        self.draws = draws && now.is_down;
        if draws && !now.is_down {
            return Some(Action::Lift);
        }
        tile.filter(|_| draws && has_moved && !now.is_pressed).map(Action::Sweep)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::Tile;

    const QUIT: Target = Target::Entry(10);

    fn pressed(under: Under) -> Pointing {
        let at = (30.0, 5.0);
        Pointing { at, is_pressed: true, is_down: true, under, can_lead: true, notches: 0.0 }
    }

    #[test]
    fn what_is_under_it_is_pointed_at_once_and_clicked_by_a_press() {
        let target = Target::Entry(2);
        let mut pointer = Pointer::default();
        let now = pressed(Under::Target(target));
        let (asked, stirs) = pointer.follow(&now);
        assert_eq!((asked, stirs), (vec![Action::Point(target), Action::Click(target)], true));
        let still = Pointing { is_pressed: false, ..now };
        assert_eq!(pointer.follow(&still), (vec![], false));
    }

    #[test]
    fn what_is_pressed_on_a_tile_goes_on_over_others_until_it_is_released() {
        let [one, other] = [Tile::new(1, 1), Tile::new(2, 1)];
        let on = |x, tile, is_down| Pointing {
            at: (x, 5.0),
            is_pressed: false,
            is_down,
            ..pressed(Under::Target(Target::Tile(tile)))
        };
        let mut pointer = Pointer::default();
        // Whoever comes from elsewhere does not draw.
        let _ = pointer.follow(&pressed(Under::Nothing));
        let comes = pointer.follow(&on(40.0, other, true)).0;
        assert_eq!(comes, [Action::Point(Target::Tile(other))]);
        let now = Pointing { is_pressed: true, ..on(20.0, one, true) };
        let is_click = |action: &Action| *action == Action::Click(Target::Tile(one));
        assert!(pointer.follow(&now).0.iter().any(is_click));
        assert!(pointer.follow(&on(40.0, other, true)).0.contains(&Action::Sweep(other)));
        assert_eq!(pointer.follow(&on(40.0, other, false)).0, [Action::Lift]);
        assert_eq!(pointer.follow(&on(20.0, one, true)).0, [Action::Point(Target::Tile(one))]);
        // Pressed and released between two frames.
        let short = Pointing { is_pressed: true, ..on(20.0, one, false) };
        assert_eq!(pointer.follow(&short).0, [Action::Click(Target::Tile(one)), Action::Lift]);
    }

    #[test]
    fn what_comes_to_lie_under_it_is_not_pointed_at() {
        let mut pointer = Pointer::default();
        let lies = Pointing { is_pressed: false, is_down: false, ..pressed(Under::Target(QUIT)) };
        assert_eq!(pointer.follow(&lies), (vec![], false));
        let moves = Pointing { at: (31.0, 5.0), ..lies };
        assert_eq!(pointer.follow(&moves), (vec![Action::Point(QUIT)], true));
    }

    #[test]
    fn a_bar_is_dragged_wherever_the_pointer_goes_until_it_is_let_go() {
        let mut pointer = Pointer::default();
        let now = pressed(Under::Bar(10.0, 40.0));
        assert_eq!(pointer.follow(&now).0, [Action::Drag(0.5)]);
        let aside = Pointing { at: (900.0, 70.0), is_pressed: false, under: Under::Pane, ..now };
        assert_eq!(pointer.follow(&aside).0, [Action::Drag(1.0)]);
        assert_eq!(pointer.follow(&Pointing { is_down: false, ..aside }).0, []);
        assert_eq!(pointer.follow(&aside).0, [], "it has no hold of anything any more");
    }

    #[test]
    fn two_fingers_turn_as_many_notches_as_they_go_apart() {
        let mut pinch = Pinch::default();
        assert_eq!(pinch.follow(&[(10.0, 10.0)]), None);
        assert_eq!(pinch.follow(&[(10.0, 10.0), (10.0, 110.0)]), Some(0.0), "they have come");
        let apart = |far: f32| [(10.0, 10.0), (10.0, 10.0 + far)];
        let notches = pinch.follow(&apart(100.0 * ZOOM_FACTOR * ZOOM_FACTOR)).unwrap();
        assert!((notches - 2.0).abs() < 1e-3, "{notches}");
        let back = pinch.follow(&apart(100.0)).unwrap();
        assert!((back + 2.0).abs() < 1e-3, "{back}");
        assert!(pinch.follow(&apart(0.0)).unwrap().is_finite(), "at one place");
        assert_eq!(pinch.follow(&apart(9.0)[..1]), None);
        assert_eq!(pinch.follow(&apart(500.0)), Some(0.0), "it begins anew");
    }

    #[test]
    fn it_leads_from_a_press_in_a_pane_until_it_is_let_go_or_there_is_no_pane() {
        let mut pointer = Pointer::default();
        let short = Pointing { is_down: false, ..pressed(Under::Pane) };
        let both = [Action::Lead(30.0, 5.0), Action::LeadNoMore];
        assert_eq!(pointer.follow(&short).0, both, "a click between two frames");
        pointer.follow(&pressed(Under::Pane));
        let outside = Pointing { is_pressed: false, ..pressed(Under::Nothing) };
        assert_eq!(pointer.follow(&outside).0, [Action::Lead(30.0, 5.0)]);
        let no_pane = Pointing { can_lead: false, ..outside };
        assert_eq!(pointer.follow(&no_pane).0, [Action::LeadNoMore]);
        assert_eq!(pointer.follow(&outside).0, []);
    }
}
