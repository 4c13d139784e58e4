//! The screensaver: a maze as large as the window, and nothing else.

use crate::screens::parts::prelude::*;
use crate::screens::screensaver::Screensaver;
use crate::screens::watch::view::draw_show;

pub fn draw<'a>(context: &Context<'a>, screensaver: &'a Screensaver, painter: &mut Painter<'a>) {
    painter.background();
    let (pane, show) = (painter.screen, &screensaver.show);
    let of_rooms = screensaver.is_of_rooms();
    let size = Cells::of_show(show, of_rooms).size();
    let margin = 0.6 * (pane.size() / (size + 1.2)).min_element();
    let lens = Lens::whole(size, pane, margin);
    let shown = Shown::Show { show, lane: 0, of_rooms, is_slow: true };
    painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    let sight = context.sight(Cells::of_show(show, of_rooms), lens);
    draw_show(context.frames, show, &sight, painter);
}
