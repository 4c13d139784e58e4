//! Small pictures for the title's menu entries, so that players who cannot read find them as well.
//!
//! Each is drawn about a centre in parts of its radius, with an outline in the colour of the
//! letters beside it.

use std::f32::consts::{FRAC_PI_2, TAU};

use crate::picture::geometry::{Color, Rect, Vec2, vec2};
use crate::picture::icon::Way;
use crate::picture::painter::Painter;
use crate::screens::title::Entry;

/// The width of an outline, in parts of the radius, and its minimum in pixels.
const STROKE: f32 = 0.15;
const THINNEST: f32 = 1.5;
/// The numbers of corners of a curve and of teeth.
const CURVE: u8 = 12;
const TEETH: u8 = 8;

const PLAY: [Vec2; 3] = [vec2(-0.55, -0.8), vec2(0.85, 0.0), vec2(-0.55, 0.8)];
/// A paw: its pad and toes, each with its radius.
const PAW: [(Vec2, f32); 6] = [
    (vec2(-0.14, 0.36), 0.42),
    (vec2(0.14, 0.36), 0.42),
    (vec2(-0.72, -0.08), 0.22),
    (vec2(-0.28, -0.56), 0.25),
    (vec2(0.28, -0.56), 0.25),
    (vec2(0.72, -0.08), 0.22),
];
/// A path: where it begins, the middle and the radius of its bend, and the flag where it ends.
const PATH_START: Vec2 = vec2(-0.85, 0.82);
const BEND: Vec2 = vec2(0.5, 0.54);
const BEND_RADIUS: f32 = 0.28;
const POLE: [Vec2; 2] = [vec2(-0.1, 0.26), vec2(-0.1, -0.92)];
const FLAG: [Vec2; 3] = [vec2(-0.1, -0.92), vec2(0.8, -0.58), vec2(-0.1, -0.24)];
/// The heads of the two friends, their radius, and the ears' distance and radius.
const HEADS: [Vec2; 2] = [vec2(-0.5, 0.22), vec2(0.5, 0.22)];
const HEAD: f32 = 0.38;
const EARS: [f32; 2] = [0.22, 0.15];
/// A flask: its neck, its body, and the tea in it; and a cup.
const NECK: [Vec2; 4] = [vec2(-0.2, -0.84), vec2(0.2, -0.84), vec2(0.2, -0.2), vec2(-0.2, -0.2)];
const FLASK: [Vec2; 4] = [vec2(-0.2, -0.2), vec2(0.2, -0.2), vec2(0.78, 0.85), vec2(-0.78, 0.85)];
const TEA: [Vec2; 4] = [vec2(-0.48, 0.32), vec2(0.48, 0.32), vec2(0.78, 0.85), vec2(-0.78, 0.85)];
const CUP: [Vec2; 4] = [vec2(-0.55, -0.8), vec2(0.55, -0.8), vec2(0.34, 0.12), vec2(-0.34, 0.12)];

/// A small picture being drawn.
struct Sketch<'p, 'a> {
    painter: &'p mut Painter<'a>,
    centre: Vec2,
    radius: f32,
    ink: Color,
    width: f32,
}

impl Painter<'_> {
    /// The picture of an entry of the title's menu, with outlines in this colour.
    pub fn entry_icon(&mut self, entry: Entry, centre: Vec2, radius: f32, ink: Color) {
        let width = (radius * STROKE).max(THINNEST);
        Sketch { painter: self, centre, radius, ink, width }.draw(entry);
    }
}

impl Sketch<'_, '_> {
    fn draw(mut self, entry: Entry) {
        let palette = self.painter.palette;
        match entry {
            Entry::Continue => {
                for (at, size) in PAW {
                    self.disc(at, size, palette.accent_text);
                }
            }
            Entry::Unfinished => {
                for y in [-0.6, 0.0, 0.6] {
                    self.disc(vec2(-0.65, y), 0.17, palette.accent_text);
                    self.line(vec2(-0.2, y), vec2(0.8, y), 1.6);
                }
            }
            Entry::Play => self.shape(&PLAY, palette.accent),
            Entry::Journey => {
                let bend = |step: u8| {
                    let turn = FRAC_PI_2 - 2.0 * FRAC_PI_2 * f32::from(step) / f32::from(CURVE);
                    BEND + BEND_RADIUS * Vec2::from_angle(turn)
                };
                let path =
                    std::iter::once(PATH_START).chain((0..=CURVE).map(bend)).chain([POLE[0]]);
                self.lines(&path.collect::<Vec<_>>(), 1.4);
                self.shape(&FLAG, palette.players[0]);
                self.line(POLE[0], POLE[1], 1.2);
            }
            Entry::Watch => self.eye(palette.panel, palette.accent_text),
            Entry::TwoPlayers => {
                for (place, head) in HEADS.into_iter().enumerate() {
                    for side in [-1.0, 1.0] {
                        let ear = head + HEAD * vec2(0.78 * side, -0.9);
                        self.outlined_disc(ear, EARS[place], palette.players[place]);
                    }
                    self.outlined_disc(head, HEAD, palette.players[place]);
                }
            }
            Entry::Daily => self.calendar(palette.panel, palette.players[0]),
            Entry::Endless => self.without_end(),
            Entry::Draw => self.pencil(palette.hint),
            Entry::Lab => self.flask(palette.panel, palette.accent),
            Entry::Records => self.cup(palette.hint),
            Entry::Settings => self.gear(),
            Entry::HowTo => self.question(palette.accent_text, palette.panel),
            Entry::Quit => self.way_out(),
        }
    }

    fn at(&self, place: Vec2) -> Vec2 {
        self.centre + self.radius * place
    }

    fn disc(&mut self, at: Vec2, radius: f32, colour: Color) {
        self.painter.circle(self.at(at), radius * self.radius, colour);
    }

    fn outlined_disc(&mut self, at: Vec2, radius: f32, colour: Color) {
        let rim = self.width / self.radius / 2.0;
        self.disc(at, radius + rim, self.ink);
        self.disc(at, radius - rim, colour);
    }

    /// A line `times` as thick as an outline.
    fn line(&mut self, from: Vec2, to: Vec2, times: f32) {
        let (from, to) = (self.at(from), self.at(to));
        self.painter.line(from, to, times * self.width, self.ink);
    }

    fn lines(&mut self, corners: &[Vec2], times: f32) {
        for pair in corners.windows(2) {
            self.line(pair[0], pair[1], times);
        }
    }

    /// A polygon; its corners run clockwise.
    fn fill(&mut self, corners: &[Vec2], colour: Color) {
        let seen: Vec<Vec2> = corners.iter().map(|&corner| self.at(corner)).collect();
        self.painter.polygon(&seen, colour);
    }

    /// A polygon with an outline; its corners run clockwise.
    fn shape(&mut self, corners: &[Vec2], colour: Color) {
        self.fill(corners, colour);
        self.lines(corners, 1.0);
        self.line(corners[corners.len() - 1], corners[0], 1.0);
    }

    fn eye(&mut self, white: Color, iris: Color) {
        let lid = |side: f32| {
            move |step: u8| {
                let x = f32::from(step) / f32::from(CURVE) * 2.0 - 1.0;
                side * vec2(-x, -0.62 * (1.0 - x * x))
            }
        };
        let corners: Vec<Vec2> =
            (0..CURVE).map(lid(-1.0)).chain((0..CURVE).map(lid(1.0))).collect();
        self.shape(&corners, white);
        self.disc(Vec2::ZERO, 0.42, iris);
        self.disc(Vec2::ZERO, 0.2, self.ink);
        self.disc(vec2(-0.14, -0.16), 0.1, white);
    }

    /// A calendar sheet with a slice of lemon on it.
    fn calendar(&mut self, sheet: Color, head: Color) {
        let sheet_at = Rect::between(self.at(vec2(-0.8, -0.72)), self.at(vec2(0.8, 0.88)));
        let round = 0.2 * self.radius;
        self.painter.round_rect(sheet_at, round, sheet);
        self.painter.round_rect(Rect { h: 0.5 * self.radius, ..sheet_at }, round, head);
        self.painter.round_border(sheet_at, round, self.width, self.ink);
        for x in [-0.4, 0.4] {
            self.line(vec2(x, -0.92), vec2(x, -0.6), 1.0);
        }
        self.painter.lemon(self.at(vec2(0.0, 0.32)), 0.42 * self.radius, 0.0);
    }

    /// A path that crosses itself and has no end.
    fn without_end(&mut self) {
        let along = |step: u8| {
            let turn = TAU * f32::from(step) / f32::from(3 * CURVE);
            let (sine, cosine) = turn.sin_cos();
            vec2(cosine, 1.3 * sine * cosine) / (1.0 + 0.3 * sine * sine)
        };
        let corners: Vec<Vec2> = (0..=3 * CURVE).map(along).collect();
        self.lines(&corners, 1.5);
    }

    fn flask(&mut self, glass: Color, tea: Color) {
        self.fill(&NECK, glass);
        self.fill(&FLASK, glass);
        self.fill(&TEA, tea);
        let [top_left, top_right, low_right, low_left] = NECK;
        self.lines(&[top_right, low_right, FLASK[2], FLASK[3], low_left, top_left], 1.0);
        let brim = vec2(0.16, 0.0);
        self.line(top_left - brim, top_right + brim, 1.2);
    }

    fn pencil(&mut self, wood: Color) {
        let [tip, across, along] = [vec2(-0.8, 0.85), vec2(0.32, 0.32), vec2(1.0, -1.05)];
        let neck = tip + 0.3 * along;
        let end = tip + 1.55 * along;
        self.shape(
            &[neck - 0.7 * across, end - 0.7 * across, end + 0.7 * across, neck + 0.7 * across],
            wood,
        );
        self.lines(&[neck - 0.7 * across, tip, neck + 0.7 * across], 1.0);
    }

    fn cup(&mut self, gold: Color) {
        for side in [-1.0, 1.0] {
            let handle = [vec2(0.5, -0.6), vec2(0.9, -0.55), vec2(0.8, -0.12), vec2(0.42, -0.06)];
            self.lines(&handle.map(|corner| corner * vec2(side, 1.0)), 1.0);
        }
        self.line(vec2(0.0, 0.12), vec2(0.0, 0.7), 2.0);
        self.line(vec2(-0.45, 0.78), vec2(0.45, 0.78), 2.0);
        self.shape(&CUP, gold);
    }

    fn gear(&mut self) {
        let around = |parts: u8| {
            (0..=parts).map(move |part| Vec2::from_angle(TAU * f32::from(part) / f32::from(parts)))
        };
        for tooth in around(TEETH).skip(1) {
            self.line(0.6 * tooth, 0.86 * tooth, 1.8);
        }
        let ring: Vec<Vec2> = around(2 * CURVE).map(|way| 0.48 * way).collect();
        self.lines(&ring, 1.8);
    }

    fn question(&mut self, ground: Color, sign: Color) {
        self.disc(Vec2::ZERO, 0.92, ground);
        let ink = std::mem::replace(&mut self.ink, sign);
        let bow = |step: u8| {
            let turn = -2.0 * FRAC_PI_2 + 3.0 * FRAC_PI_2 * f32::from(step) / f32::from(CURVE);
            vec2(0.0, -0.22) + 0.3 * Vec2::from_angle(turn)
        };
        let corners: Vec<Vec2> = (0..=CURVE).map(bow).chain([vec2(0.0, 0.24)]).collect();
        self.lines(&corners, 1.2);
        self.disc(vec2(0.0, 0.54), 0.12, sign);
        self.ink = ink;
    }

    /// A door, and the way through it.
    fn way_out(&mut self) {
        let frame = [vec2(0.1, -0.85), vec2(-0.75, -0.85), vec2(-0.75, 0.85), vec2(0.1, 0.85)];
        self.lines(&frame, 1.2);
        let middle = self.at(vec2(0.28, 0.0));
        self.painter.arrow(Way::Right, middle, 0.56 * self.radius, 1.2 * self.width, self.ink);
    }
}
