//! The answers of the theatre to [`ScreenState`].

use super::{Watch, view};
use crate::game::bookmark::{Bookmark, BookmarkScene};
use crate::screens::prelude::*;

impl Watch {
    /// The number that is typed while hands are counted.
    fn counted(&self) -> Option<&str> {
        self.lecture().and_then(|lecture| lecture.hall.typed())
    }
}

impl ScreenState for Watch {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.counted().is_some() { KeySet::Text } else { KeySet::Theatre };
        ScreenTraits::at_rest("watch", keys).for_a_hall().at_depth(2)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.tick(inputs, || world.roll())
    }

    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        view::still::still(world, self, view)
    }

    fn film_frame<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        Some(view::still::film_frame(world, self, view))
    }

    fn show_in_film(&mut self, step: u64, centiseconds: u16) {
        self.deck.seek(step);
        while self.timeline().map(Timeline::step) != Some(self.deck.step) {
            self.follow();
        }
        self.follow();
        for _ in 0..u32::from(centiseconds) * TICKS_PER_SECOND / 100 {
            self.look();
        }
    }

    fn take_film_progress(&mut self, share: Option<f32>) {
        self.film_export.share = share;
    }

    /// A bookmark of this moment.
    fn code(&self, _: &Settings) -> Option<String> {
        let scene = match (self.lecture(), &self.show_spec) {
            (Some(lecture), _) => BookmarkScene::Search(lecture.place?),
            (None, &ShowSpec { source: Source::Grown(spec), solver, stride }) => {
                BookmarkScene::Show { spec, solver, stride, staging: self.staging.clone() }
            }
            (None, _) => return None,
        };
        Some(Bookmark::of(scene, &self.deck).to_string())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Rehearse(self.awaited()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::Timeline(timeline) = response {
            self.take(*timeline);
        }
    }

    /// The number of raised hands.
    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let text = self.counted()?;
        Some(Writing { text: text.into(), is_wrong: false, done: Some(Action::Confirm) })
    }
}
