//! The panels above the halves with names, steps and rounds, and the clock on the seam.

use super::Duel;
use crate::game::clock::milliseconds_of;
use crate::game::versus::rules::Mode;
use crate::screens::parts::players::draw_sign;
use crate::screens::parts::prelude::*;

/// Between the panels and the edge of the window, and the panels' height.
const MARGIN: f32 = 18.0;
/// The margin face to face, where both halves are low.
const TIGHT_MARGIN: f32 = S;
const HEIGHT: f32 = 70.0;
const PORTRAIT: f32 = 48.0;
/// Between the edge of a panel and its contents.
const PAD: f32 = (HEIGHT - PORTRAIT) / 2.0;
const CLOCK: Vec2 = vec2(172.0, HEIGHT);
/// A half lower than this has its own clock at its end, above the map.
pub(super) const LOW: f32 = 240.0;
/// The extra height of a panel with a bar for the way to go, and the height of that bar.
const BAR_ROOM: f32 = 12.0;
const BAR: f32 = 7.0;
/// The distance of the discs of won rounds, and their radius.
const DISC_STEP: f32 = 24.0;
const DISC: f32 = 9.5;
/// The room that a name needs beside discs, the smallest it may become before what is beside it
/// goes below, and the minimum of a shortened name.
const SHORT_NAME: f32 = 64.0;
const SMALL_NAME: f32 = BODY;
const SHORT: f32 = 44.0;
/// The maximum width of a panel.
const WIDEST: f32 = 312.0;
/// The room that a sentence needs beside the clock.
const LEAST_TO_TELL: f32 = 260.0;
/// The size at which a portrait is drawn; only its upper part is visible.
const FIGURE: f32 = 84.0;

/// What is shown besides the round itself.
pub struct Figures {
    /// In a match, its score.
    pub score: Option<RoundScore>,
    /// Whether to show how far the mice have to go.
    pub has_bar: bool,
    /// What stands below the clock.
    pub line: String,
}

/// The rounds each side has won, and how many win the match.
#[derive(Clone, Copy)]
pub struct RoundScore {
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
    text: Rect,
    /// The label over the number.
    label: &'static str,
}

pub fn draw(duel: &Duel, figures: &Figures, painter: &mut Painter) {
    let panels = [0, 1].map(|side| Panel::new(duel, figures, side));
    let is_beside = panels.iter().all(|panel| panel.has_room_beside_name(painter));
    for panel in &panels {
        duel.for_side(panel.side, painter, |painter| panel.draw(is_beside, painter));
    }
    if !duel.is_face_to_face() {
        draw_clock(clock_for_both(duel, painter.screen), duel, &figures.line, painter);
        return;
    }
    for side in 0..2 {
        let place = own_clock(duel, side);
        duel.for_side(side, painter, |painter| draw_clock(place, duel, &figures.line, painter));
    }
}

/// The clock in the middle between both, on the seam.
pub fn clock_for_both(duel: &Duel, screen: Rect) -> Rect {
    let (one, two) = (duel.pane(0), duel.pane(1));
    let y = if duel.views.panes.is_side_by_side() {
        MARGIN
    } else {
        f32::midpoint(one.bottom(), two.y) - CLOCK.y / 2.0
    };
    Rect::new((screen.w - CLOCK.x) / 2.0, y, CLOCK.x, CLOCK.y)
}

/// A half's own clock: in its middle, or at its end where it would cover the player's mouse.
fn own_clock(duel: &Duel, side: usize) -> Rect {
    let pane = duel.pane(side);
    let at_end = pane.right() - MARGIN - CLOCK.x;
    let x = if pane.h < LOW { at_end } else { pane.center().x - CLOCK.x / 2.0 };
    Rect::new(x, pane.y + TIGHT_MARGIN, CLOCK.x, CLOCK.y)
}

/// The part of a side's pane that panel and clock leave free.
pub fn free_below(duel: &Duel, side: usize) -> Rect {
    let pane = duel.pane(side);
    if duel.views.panes.is_side_by_side() || duel.is_face_to_face() {
        let margin = if duel.is_face_to_face() { TIGHT_MARGIN } else { MARGIN };
        let taken = margin + HEIGHT + BAR_ROOM;
        return Rect { y: pane.y + taken, h: pane.h - taken, ..pane };
    }
    let taken = vec2(MARGIN + WIDEST.min((pane.w - CLOCK.x) / 2.0), CLOCK.y / 2.0);
    // The clock is on the seam.
    let top = if side == 0 { 0.0 } else { taken.y };
    Rect::new(pane.x + taken.x, pane.y + top, pane.w - taken.x, pane.h - taken.y)
}

/// A place of this size below a side's panel in a view for both.
pub fn below_panel(duel: &Duel, side: usize, size: Vec2) -> Rect {
    let pane = duel.pane(side);
    let x = if side == 0 { pane.x + MARGIN } else { pane.right() - MARGIN - size.x };
    Rect::new(x, pane.y + MARGIN + HEIGHT + BAR_ROOM + S, size.x, size.y)
}

/// The middle of a side's pane, or of what clock and panel leave of it if they are close to that.
pub fn middle_of_free(duel: &Duel, side: usize) -> Vec2 {
    if duel.is_face_to_face() { free_below(duel, side).center() } else { duel.pane(side).center() }
}

/// Where a sentence hides least of a side's maze: beside the clock, if there is room.
pub fn free_to_tell(duel: &Duel, side: usize) -> Rect {
    let (pane, clock) = (duel.pane(side), own_clock(duel, side));
    let beside = if pane.h < LOW {
        let begin = pane.x + MARGIN + WIDEST + S;
        Rect { x: begin, w: clock.x - S - begin, ..pane }
    } else {
        pane.right_of(clock.right() + S)
    };
    if duel.is_face_to_face() && beside.w >= LEAST_TO_TELL {
        return Rect { y: pane.y, h: HEIGHT, ..beside };
    }
    free_below(duel, side)
}

/// Whether a point is visible in a side's pane, and not covered by its panel.
pub fn leaves_seen(duel: &Duel, side: usize, at: Vec2) -> bool {
    let (pane, free) = (duel.pane(side), free_below(duel, side));
    let below = Rect { y: pane.y + L + HEIGHT + BAR_ROOM, ..pane };
    pane.contains(at) && (free.contains(at) || at.y > below.y)
}

/// In a game of snatch the bar is the score.
fn has_bar(duel: &Duel, figures: &Figures) -> bool {
    figures.has_bar || duel.snapshot.arena.mode == Mode::Snatch
}

impl<'a> Panel<'a> {
    fn new(duel: &'a Duel<'a, 'a>, figures: &'a Figures, side: usize) -> Self {
        let (panes, pane) = (&duel.views.panes, duel.pane(side));
        let is_right = side == 1 && panes.is_side_by_side();
        // The clock lies on the seam, or in the middle of a shared view.
        let has_all = panes.is_side_by_side() && !panes.is_shared();
        let beside = if has_all { pane.w } else { pane.w / 2.0 };
        let width = (beside - CLOCK.x / 2.0 - MARGIN - S).min(WIDEST);
        let height = HEIGHT + if has_bar(duel, figures) { BAR_ROOM } else { 0.0 };
        let x = if is_right { pane.right() - MARGIN - width } else { pane.x + MARGIN };
        let is_below_clock = side == 1 && !panes.is_side_by_side();
        let margin = if duel.is_face_to_face() {
            TIGHT_MARGIN
        } else if is_below_clock {
            L
        } else {
            MARGIN
        };
        let y = pane.y + margin;
        let rect = Rect::new(x, y, width, height);
        // Mirrored, so that the portraits are outside.
        let inner = Rect { h: HEIGHT, ..rect }.inset(PAD);
        let [portrait, text] = if is_right {
            let [text, portrait] = row(inner).gap(M).split([grow(1.0), fixed(PORTRAIT)]);
            [portrait, text]
        } else {
            row(inner).gap(M).split([fixed(PORTRAIT), grow(1.0)])
        };
        let words = duel.context.words();
        let label = match duel.snapshot.arena.mode {
            Mode::Hunt | Mode::FirstHunt | Mode::Endless => words.versus.cheeses,
            Mode::Race | Mode::Meet | Mode::Snatch => words.steps,
        };
        Self { duel, figures, side, rect, portrait, text, label }
    }

    fn number(&self) -> String {
        let one = &self.duel.snapshot.sides[self.side];
        let number = &self.duel.context.words().number;
        if self.duel.snapshot.arena.mode.counts_points() {
            number.of(one.cheeses)
        } else {
            number.of(one.steps() as u64)
        }
    }

    /// The columns for name, number and rounds.
    fn columns(&self, painter: &Painter) -> [Rect; 3] {
        let label = painter.measure(Typeface::Strong, NOTE, self.label).max(SHORT);
        let rounds = self.figures.score.map_or(nothing(), |score| {
            let discs = wins_width(score.needed);
            // A short name takes precedence over discs.
            let has_discs = self.text.w - discs - label - 2.0 * S >= SHORT_NAME;
            let rounds = &self.duel.context.words().versus.rounds;
            let least = painter.measure(Typeface::Strong, NOTE, rounds).max(SHORT);
            fixed(if has_discs { discs.max(least) } else { least })
        });
        row(self.text).gap(S).split([grow(1.0), fixed(label), rounds])
    }

    fn has_room_beside_name(&self, painter: &Painter) -> bool {
        let name = &self.duel.cast[self.side].name;
        self.columns(painter)[0].w >= painter.measure(Typeface::Title, SMALL_NAME, name)
    }

    /// The name, the kind of player below it, and beside it the number and the rounds under their
    /// labels; without room for that, the number and the rounds below the name.
    fn draw(&self, is_beside: bool, painter: &mut Painter) {
        let (duel, one) = (self.duel, &self.duel.snapshot.sides[self.side]);
        let words = &duel.context.words().versus;
        let arrival =
            one.arrived_after.map(milliseconds_of).map(|time| painter.numbers.clock(time));
        let is_own = self.duel.views.own == Some(self.side);
        let seat =
            if is_own { duel.context.words().meeting.you } else { words.players.of(one.seat) };
        let usual = if is_beside { seat } else { self.label };
        let note = arrival.as_deref().unwrap_or(usual);
        let halves = |place: Rect| column(place).split::<2>([grow(1.0); 2]);
        let [_, number, rounds] = self.columns(painter);
        let [above, below] = halves(self.text);
        let [name, told, number_at, score_at] = if is_beside {
            let w = number.x - S - self.text.x;
            [Rect { w, ..above }, Rect { w, ..below }, halves(number)[1], halves(rounds)[1]]
        } else {
            let width = M + painter.measure(Typeface::Strong, NOTE, note);
            let score = if self.figures.score.is_some() { fixed(SHORT) } else { nothing() };
            let [told, number, score] = row(below).gap(S).split([fixed(width), grow(1.0), score]);
            [above, told, number, score]
        };
        let colour = painter.palette.players[one.seat.index()];
        painter.keep(painter.panel_reach(self.rect), |painter| {
            let palette = painter.palette;
            painter.panel(self.rect);
            painter.round_rect(self.portrait, S, palette.field);
            painter.round_border(self.portrait, S, 2.0, colour);
            painter.words(name, painter.ink(Typeface::Title, NUMBER), &duel.cast[self.side].name);
            let [sign, told] = row(told).split([fixed(M), grow(1.0)]);
            draw_sign(painter, one.seat, vec2(sign.x + 6.0, sign.center().y), 4.5, palette.panel);
            painter.words(told, painter.muted(Typeface::Strong, NOTE), note);
            if is_beside {
                painter.words(halves(number)[0], painter.muted(Typeface::Strong, NOTE), self.label);
            }
            if let Some(score) = self.figures.score {
                if is_beside {
                    let style = painter.muted(Typeface::Strong, NOTE);
                    painter.words(halves(rounds)[0], style, words.rounds);
                }
                draw_wins(painter, score_at, score.wins[self.side], score.needed);
            }
        });
        let size = if is_beside { HEADING } else { NUMBER };
        painter.words(number_at, painter.ink(Typeface::Title, size), &self.number());
        let feet = self.portrait.point() + vec2(0.5, 1.32) * PORTRAIT;
        let (frame, sheet) = (duel.context.frames.resting(), duel.cast[self.side].sheet());
        painter.within(Some(self.portrait), 1.0, |painter| {
            painter.standing(sheet, frame, feet, FIGURE);
        });
        if has_bar(duel, self.figures) {
            let [_, bar, _] = column(self.rect.inset_by(vec2(PAD, 0.0))).split([
                grow(1.0),
                fixed(BAR),
                fixed(PAD),
            ]);
            painter.progress(bar, 1.0 - duel.snapshot.share_to_go(self.side), colour);
        }
    }
}

/// The width of the discs of this many rounds.
fn wins_width(needed: u8) -> f32 {
    DISC_STEP * f32::from(needed) - XS
}

/// A disc for each round that has to be won, ticked once it is; without room for them, the numbers.
pub fn draw_wins(painter: &mut Painter, place: Rect, wins: u8, needed: u8) {
    let palette = painter.palette;
    if place.w < wins_width(needed) {
        painter.words(place, painter.ink(Typeface::Title, NUMBER), &format!("{wins} / {needed}"));
        return;
    }
    for disc in 0..needed.max(wins) {
        let at = vec2(place.x + DISC + DISC_STEP * f32::from(disc), place.center().y);
        painter.circle(at, DISC, palette.ink);
        let is_won = disc < wins;
        let face = if is_won { palette.second_accent } else { palette.panel };
        painter.circle(at, DISC - 1.5, face);
        if is_won {
            painter.tick(at, palette.second_accent_ink);
        }
    }
}

fn draw_clock(panel: Rect, duel: &Duel, line: &str, painter: &mut Painter) {
    let [time, below] = column(panel.inset(S)).split([grow(1.0), fixed(LINE)]);
    painter.keep(painter.panel_reach(panel), |painter| {
        painter.panel(panel);
        painter.words(below, painter.muted(Typeface::Strong, LABEL).centred(), line);
    });
    let (style, middle) = (painter.ink(Typeface::Title, LARGE).centred(), time.center());
    let baseline = middle.y + HALF_LETTER * LARGE;
    painter.figures(
        style,
        middle.x,
        baseline,
        &painter.numbers.clock(duel.snapshot.milliseconds()),
    );
}
