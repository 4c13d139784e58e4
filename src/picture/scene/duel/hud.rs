//! What stands above the halves: who it is, steps and rounds, and the clock on the seam.

use super::Duel;
use crate::game::clock::milliseconds_of;
use crate::game::versus::rules::Mode;
use crate::picture::scene::players::draw_sign;
use crate::picture::scene::prelude::*;

const MARGIN: f32 = 18.0;
const HEIGHT: f32 = 70.0;
/// How much higher a panel is with the bar of the way to go.
const BAR: f32 = 12.0;
const PORTRAIT: f32 = 48.0;
const CLOCK: Vec2 = vec2(172.0, 70.0);
/// From one disc of a won round to the next.
const DISC_STEP: f32 = 24.0;
/// How much room a name has to have beside discs.
const SHORT_NAME: f32 = 64.0;
/// How large a name is, and how small it may become before it gets a line of its own.
const NAME: f32 = 20.0;
const SMALL_NAME: f32 = 15.0;
/// How wide a panel is at the most.
const WIDEST: f32 = 312.0;

/// What is told besides the round itself.
pub struct Figures {
    /// Where there is a match.
    pub score: Option<Score>,
    /// Whether to show how far it is to go.
    pub has_bar: bool,
    /// What stands below the clock.
    pub line: String,
}

/// How many rounds each side has won, and how many have to be won.
#[derive(Clone, Copy)]
pub struct Score {
    pub wins: [u8; 2],
    pub needed: u8,
}

/// A side's panel.
struct Panel<'a> {
    duel: &'a Duel<'a, 'a>,
    figures: &'a Figures,
    side: usize,
    rect: Rect,
    portrait: Rect,
    /// From where to where there is text.
    text: [f32; 2],
    /// What stands over the number.
    label: &'static str,
}

pub fn draw(duel: &Duel, figures: &Figures, painter: &mut Painter) {
    let panels = [0, 1].map(|side| Panel::new(duel, figures, side));
    let stands_beside = panels.iter().all(|panel| panel.has_room_beside_name(painter));
    for panel in &panels {
        let bottom = panel.rect.y + HEIGHT;
        if stands_beside {
            panel.draw_with_numbers_beside_name(painter);
        } else {
            panel.draw_with_numbers_below_name(painter);
        }
        panel.draw_portrait(painter);
        if figures.has_bar {
            let Rect { x, w, .. } = panel.rect;
            let bar = Rect::new(x + 14.0, bottom + BAR - 15.0, w - 28.0, 7.0);
            let colour = painter.palette().players[duel.snapshot.sides[panel.side].seat.index()];
            painter.progress(bar, 1.0 - duel.snapshot.share_to_go(panel.side), colour);
        }
    }
    draw_clock(duel, &figures.line, painter);
}

/// What the panel leaves free of a side's pane.
pub fn free_below(duel: &Duel, side: usize) -> Rect {
    let pane = duel.pane(side);
    if duel.views.panes().is_side_by_side() {
        let taken = MARGIN + HEIGHT;
        return Rect::new(pane.x, pane.y + taken, pane.w, pane.h - taken);
    }
    let taken = MARGIN + WIDEST.min((pane.w - CLOCK.x) / 2.0);
    Rect::new(pane.x + taken, pane.y, pane.w - taken, pane.h)
}

impl<'a> Panel<'a> {
    fn new(duel: &'a Duel, figures: &'a Figures, side: usize) -> Self {
        let panes = duel.views.panes();
        let pane = duel.pane(side);
        let is_right = side == 1 && panes.is_side_by_side();
        // Beside the clock, which lies on the seam or in the middle of a shared view.
        let beside = if panes.is_shared() { pane.w / 2.0 } else { pane.w };
        let half_clock = CLOCK.x / 2.0;
        let room = if panes.is_side_by_side() { beside } else { beside / 2.0 } - half_clock;
        let width = (room - MARGIN - 8.0).min(WIDEST);
        let height = HEIGHT + if figures.has_bar { BAR } else { 0.0 };
        let x = if is_right { pane.right() - MARGIN - width } else { pane.x + MARGIN };
        let y = pane.y + if side == 1 && !panes.is_side_by_side() { 24.0 } else { MARGIN };
        let rect = Rect::new(x, y, width, height);
        // Mirrored: portraits are outside.
        let portrait_x = if is_right { rect.right() - 11.0 - PORTRAIT } else { x + 11.0 };
        let portrait = Rect::new(portrait_x, y + 11.0, PORTRAIT, PORTRAIT);
        let text = if is_right {
            [x + 18.0, portrait.x - 14.0]
        } else {
            [portrait.right() + 14.0, rect.right() - 16.0]
        };
        let words = duel.context.words();
        let is_hunt = duel.snapshot.arena.mode() == Mode::Hunt;
        let label = if is_hunt { words.versus.cheeses } else { words.steps };
        Self { duel, figures, side, rect, portrait, text, label }
    }

    fn name(&self) -> &str {
        &self.duel.cast[self.side].name
    }

    fn seat(&self) -> usize {
        self.duel.snapshot.sides[self.side].seat.index()
    }

    fn number(&self) -> String {
        let one = &self.duel.snapshot.sides[self.side];
        match self.duel.snapshot.arena.mode() {
            Mode::Hunt => one.cheeses.to_string(),
            Mode::Race | Mode::Meet => one.steps().to_string(),
        }
    }

    /// When it arrived, if it did.
    fn arrival(&self) -> Option<String> {
        let came = self.duel.snapshot.sides[self.side].arrived_after;
        came.map(milliseconds_of).map(clock_text)
    }

    /// Where the number and the rounds begin beside the name, and whether there is room for discs.
    fn columns(&self, painter: &Painter) -> (f32, f32, bool) {
        let [inner, end] = self.text;
        let label_width = painter.measure(Face::Strong, 13.0, self.label).max(44.0) + 14.0;
        let Some(score) = self.figures.score else {
            return (end - label_width + 14.0, end, false);
        };
        let discs = (DISC_STEP * f32::from(score.needed) - 4.0).max(44.0);
        // A short name comes before discs.
        let has_discs = end - inner - discs - label_width >= SHORT_NAME;
        let rounds_x = end - if has_discs { discs } else { 44.0 };
        (rounds_x - label_width, rounds_x, has_discs)
    }

    fn has_room_beside_name(&self, painter: &Painter) -> bool {
        let width = painter.measure(Face::Title, SMALL_NAME, self.name());
        self.columns(painter).0 - self.text[0] - 8.0 >= width
    }

    /// The frame and the portrait's place, and what is told in it.
    fn keep(&self, painter: &mut Painter, draw: impl FnOnce(&mut Painter)) {
        painter.keep(painter.panel_reach(self.rect), |painter| {
            let palette = painter.palette();
            painter.panel(self.rect);
            painter.round_rect(self.portrait, 10.0, palette.field);
            painter.round_border(self.portrait, 10.0, 2.0, palette.players[self.seat()]);
            let seat = self.duel.snapshot.sides[self.side].seat;
            let sign = vec2(self.text[0] + 6.0, self.rect.y + 49.0);
            draw_sign(painter, seat, sign, 4.5, palette.panel);
            draw(painter);
        });
    }

    fn draw_with_numbers_beside_name(&self, painter: &mut Painter) {
        let (steps_x, rounds_x, has_discs) = self.columns(painter);
        let ([inner, _], y) = (self.text, self.rect.y);
        let words = &self.duel.context.words().versus;
        self.keep(painter, |painter| {
            let palette = painter.palette();
            let title = Style::new(Face::Title, NAME, palette.ink);
            painter.name_within(title, inner, y + 32.0, steps_x - inner - 8.0, self.name());
            let style = Style::new(Face::Strong, 13.0, palette.muted_ink);
            let arrival = self.arrival();
            let note = arrival
                .as_deref()
                .unwrap_or(words.players.of(self.duel.snapshot.sides[self.side].seat));
            painter.text_within(style, inner + 17.0, y + 54.0, steps_x - inner - 21.0, note);
            painter.stat_label(steps_x, y + 26.0, self.label);
            if let Some(score) = self.figures.score {
                painter.stat_label(rounds_x, y + 26.0, words.rounds);
                let wins = score.wins[self.side];
                if has_discs {
                    draw_wins(painter, vec2(rounds_x + 9.0, y + 46.0), wins, score.needed);
                } else {
                    let style = Style::new(Face::Title, 20.0, palette.ink);
                    let text = format!("{wins} / {}", score.needed);
                    painter.text(style, rounds_x, y + 53.0, &text);
                }
            }
        });
        let style = Style::new(Face::Title, 24.0, painter.palette().ink);
        painter.text_within(style, steps_x, y + 54.0, 60.0, &self.number());
    }

    fn draw_with_numbers_below_name(&self, painter: &mut Painter) {
        let ([inner, end], y) = (self.text, self.rect.y);
        // Who has arrived is told the time in place of a label.
        let arrival = self.arrival();
        let label = arrival.as_deref().unwrap_or(self.label);
        let label_style = Style::new(Face::Strong, 13.0, painter.palette().muted_ink);
        self.keep(painter, |painter| {
            let palette = painter.palette();
            let title = Style::new(Face::Title, NAME, palette.ink);
            painter.name_within(title, inner, y + 32.0, end - inner, self.name());
            painter.text(label_style, inner + 17.0, y + 54.0, label);
            if let Some(score) = self.figures.score {
                let style = Style::new(Face::Title, 20.0, palette.ink).right();
                let text = format!("{} / {}", score.wins[self.side], score.needed);
                painter.text(style, end, y + 55.0, &text);
            }
        });
        let x = inner + 17.0 + painter.measure(Face::Strong, 13.0, label) + 8.0;
        let style = Style::new(Face::Title, 20.0, painter.palette().ink);
        painter.text_within(style, x, y + 55.0, 60.0, &self.number());
    }

    fn draw_portrait(&self, painter: &mut Painter) {
        let feet = self.portrait.point() + vec2(PORTRAIT / 2.0, PORTRAIT * 1.32);
        let frame = self.duel.context.frames.resting();
        let sheet = self.duel.cast[self.side].sheet();
        painter.within(self.portrait, 1.0).standing(sheet, frame, feet, 84.0);
    }
}

/// A disc for each round that has to be won, ticked where it is.
pub fn draw_wins(painter: &mut Painter, first: Vec2, wins: u8, needed: u8) {
    let palette = painter.palette();
    for place in 0..needed.max(wins) {
        let at = first + vec2(DISC_STEP * f32::from(place), 0.0);
        painter.circle(at, 9.5, palette.ink);
        let is_won = place < wins;
        let face = if is_won { palette.second_accent } else { palette.panel };
        painter.circle(at, 8.0, face);
        if is_won {
            painter.tick(at, palette.second_accent_ink);
        }
    }
}

fn draw_clock(duel: &Duel, line: &str, painter: &mut Painter) {
    let panes = duel.views.panes();
    let (one, two) = (duel.pane(0), duel.pane(1));
    let x = painter.screen().w / 2.0;
    let y = if panes.is_side_by_side() {
        MARGIN
    } else {
        f32::midpoint(one.bottom(), two.y) - CLOCK.y / 2.0
    };
    let panel = Rect::new(x - CLOCK.x / 2.0, y, CLOCK.x, CLOCK.y);
    painter.keep(painter.panel_reach(panel), |painter| {
        painter.panel(panel);
        let style = Style::new(Face::Strong, 14.0, painter.palette().muted_ink).centred();
        painter.text_within(style, x, y + 58.0, CLOCK.x - 16.0, line);
    });
    let style = Style::new(Face::Title, 30.0, painter.palette().ink).centred();
    painter.figures(style, x, y + 38.0, &clock_text(duel.snapshot.milliseconds()));
}
