//! What is told of a run: each line with the figure that it is about.

use super::news::{self, FACE, NewsLine};
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The least height of a line with a figure.
pub(super) const CHIP: f32 = 38.0;
/// How many rules are explained at most, and in how many sentences more what they are for a twin, where
/// there is more room or less.
const MOST_EXPLAINED: [[usize; 2]; 5] = [[4, 2], [4, 1], [4, 0], [2, 0], [0, 0]];
/// The size of the figure that a line is about.
const FIGURE: f32 = 46.0;

/// The figure that a line is about, with its feet this far down.
pub(super) fn draw_face(news: &NewsLine, place: Rect, bottom: f32, painter: &mut Painter) {
    if let Some(face) = news.face {
        painter.standing(face, (0, 0), vec2(place.x + FACE / 2.0, bottom), FIGURE);
    }
}

/// What is told beside the maze, with the height of each line.
#[derive(Default)]
pub(super) struct Told(Vec<(NewsLine, f32)>);

impl Told {
    /// All there is to tell, in as many lines as there is room for.
    pub fn of(context: &Context, play: &Play, room: Vec2, painter: &Painter) -> Self {
        let mut told = Self::default();
        for most in MOST_EXPLAINED {
            told = Self::with(context, play, (room.x, most), painter);
            if told.height() <= room.y {
                break;
            }
        }
        told
    }

    fn with(
        context: &Context,
        play: &Play,
        (width, most): (f32, [usize; 2]),
        painter: &Painter,
    ) -> Self {
        let lines = news::of_run(context, play, most, painter).map(|news| {
            let style = Style::new(Typeface::Strong, LABEL, news.colour);
            let lines = painter.broken(style, width - news.face_width(), &news.line).len();
            let least = if news.face.is_some() { CHIP } else { 0.0 };
            (news, least.max(LINE * lines as f32))
        });
        Self(lines.collect())
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The height of all of it.
    pub fn height(&self) -> f32 {
        self.0.iter().map(|(_, height)| height + S).sum()
    }

    pub fn draw(&self, place: Rect, painter: &mut Painter) {
        let heights = self.0.iter().map(|(_, height)| fixed(*height));
        for ((news, _), place) in self.0.iter().zip(column(place).gap(S).each(heights)) {
            let [portrait, line] = row(place).split([fixed(news.face_width()), grow(1.0)]);
            let style = Style::new(Typeface::Strong, LABEL, news.colour);
            painter.lines(line, style, &news.line);
            draw_face(news, portrait, place.bottom(), painter);
        }
    }
}
