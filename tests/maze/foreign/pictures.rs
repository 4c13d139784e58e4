//! Pictures as other programs draw them.

use icetea_maze::maze::Tile;

use super::Format;
use super::plan::Plan;
use super::tiles::formats;

type Colour = [u8; 3];

/// How a picture is drawn: widths in pixels, which need not be whole, and colours.
#[derive(Clone, Copy)]
struct Look {
    wall: f64,
    room: f64,
    margin: f64,
    dark: Colour,
    light: Colour,
    around: Colour,
    blur: usize,
    marks: Option<[Colour; 2]>,
}

const PLAIN: Look = Look {
    wall: 8.0,
    room: 8.0,
    margin: 0.0,
    dark: [0; 3],
    light: [255; 3],
    around: [255; 3],
    blur: 0,
    marks: None,
};

/// The samples in a pixel, across and along.
const LOOKS: u32 = 4;

struct Raster {
    width: usize,
    height: usize,
    pixels: Vec<Colour>,
}

fn draw(plan: &Plan, look: Look) -> Raster {
    let side = |tiles: u16| {
        let rooms = f64::from(tiles / 2);
        (2.0 * look.margin + rooms * (look.wall + look.room) + look.wall).ceil() as usize
    };
    let (width, height) = (side(plan.columns()), side(plan.rows()));
    // The tile at a place, and the distance from its middle, as a share of its width.
    let tile = |place: f64| {
        let place = place - look.margin;
        let pitch = look.wall + look.room;
        let (rooms, rest) = ((place / pitch).floor(), place.rem_euclid(pitch));
        if rest < look.wall {
            (2.0 * rooms, rest / look.wall - 0.5)
        } else {
            (2.0 * rooms + 1.0, (rest - look.wall) / look.room - 0.5)
        }
    };
    let colour = |x: f64, y: f64| {
        let ((column, dx), (row, dy)) = (tile(x), tile(y));
        let is_within = (0.0..f64::from(plan.columns())).contains(&column)
            && (0.0..f64::from(plan.rows())).contains(&row);
        if !is_within {
            return look.around;
        }
        let (column, row) = (column as u16, row as u16);
        let end = plan.ends().iter().position(|&end| end == Tile::new(column, row));
        match look.marks.zip(end) {
            Some((marks, end)) if dx * dx + dy * dy < 0.14 => marks[end],
            _ if plan.is_wall(column, row) => look.dark,
            _ => look.light,
        }
    };
    let pixel = |index: usize| {
        let (x, y) = ((index % width) as f64, (index / width) as f64);
        let mut sum = [0_u32; 3];
        for look in 0..LOOKS * LOOKS {
            let part = |step: u32| (f64::from(step) + 0.5) / f64::from(LOOKS);
            let seen = colour(x + part(look % LOOKS), y + part(look / LOOKS));
            sum.iter_mut().zip(seen).for_each(|(sum, sample)| *sum += u32::from(sample));
        }
        sum.map(|sum| (sum / (LOOKS * LOOKS)) as u8)
    };
    let mut raster = Raster { width, height, pixels: (0..width * height).map(pixel).collect() };
    for _ in 0..look.blur {
        raster = raster.blurred();
    }
    raster
}

impl Raster {
    /// Each pixel as the average of those around it.
    fn blurred(&self) -> Self {
        let at = |x: usize, y: usize| self.pixels[y * self.width + x];
        let pixel = |index: usize| {
            let (x, y) = (index % self.width, index / self.width);
            let (mut sum, mut count) = ([0_u32; 3], 0);
            for y in y.saturating_sub(1)..(y + 2).min(self.height) {
                for x in x.saturating_sub(1)..(x + 2).min(self.width) {
                    sum.iter_mut().zip(at(x, y)).for_each(|(sum, it)| *sum += u32::from(it));
                    count += 1;
                }
            }
            sum.map(|sum| (sum / count) as u8)
        };
        let pixels = (0..self.pixels.len()).map(pixel).collect();
        Self { width: self.width, height: self.height, pixels }
    }

    fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&self.pixels.concat()).unwrap();
        writer.finish().unwrap();
        bytes
    }
}

fn png(plan: &Plan, look: Look) -> Vec<u8> {
    draw(plan, look).png()
}

fn bitmap(plan: &Plan, kind: &str, sample: impl Fn(bool) -> String, greatest: &str) -> String {
    let rows: String = (0..plan.rows())
        .map(|row| {
            let samples = (0..plan.columns()).map(|column| sample(plan.is_wall(column, row)));
            samples.collect::<String>() + "\n"
        })
        .collect();
    format!("{kind}\n# made by hand\n{} {}\n{greatest}{rows}", plan.columns(), plan.rows())
}

fn packed_bits(plan: &Plan) -> Vec<u8> {
    let mut bytes = format!("P4 {} {}\n", plan.columns(), plan.rows()).into_bytes();
    for row in 0..plan.rows() {
        for first in (0..plan.columns()).step_by(8) {
            let bit = |place: u16| {
                let column = first + place;
                column < plan.columns() && plan.is_wall(column, row)
            };
            bytes.push((0..8).map(|place| u8::from(bit(place)) << (7 - place)).sum());
        }
    }
    bytes
}

fn packed_levels(plan: &Plan) -> Vec<u8> {
    let raster = draw(plan, Look { wall: 3.0, room: 3.0, ..PLAIN });
    let mut bytes = format!("P5\n{} {}\n255\n", raster.width, raster.height).into_bytes();
    bytes.extend(raster.pixels.iter().map(|pixel| pixel[0]));
    bytes
}

const AMBER: Look = Look { dark: [0xC9, 0x7B, 0x2B], light: [0xFB, 0xE9, 0xCB], ..PLAIN };
const INVERSE: Look = Look { dark: [255; 3], light: [0; 3], around: [0; 3], ..PLAIN };
const THIN: Look = Look { wall: 2.0, room: 16.0, ..PLAIN };

pub(super) const FORMATS: &[Format] = formats! {
    "plain": |plan| png(plan, PLAIN);
    "one pixel": |plan| png(plan, Look { wall: 1.0, room: 1.0, ..PLAIN });
    "amber": |plan| png(plan, AMBER);
    "margin" warns "margin": |plan| png(plan, Look { margin: 10.0, ..PLAIN });
    "margin of a tile" warns "margin": |plan| png(plan, Look { margin: 8.0, ..PLAIN });
    "scale of 3.5" warns "taken to be": |plan| png(plan, Look { wall: 3.5, room: 3.5, ..PLAIN });
    "scale of 5.3 with a margin" warns "margin": |plan| png(plan, Look { wall: 5.3, room: 5.3, margin: 7.0, ..PLAIN });
    "blurred" warns "": |plan| png(plan, Look { blur: 2, margin: 8.0, ..PLAIN });
    "grey on grey": |plan| png(plan, Look { dark: [140; 3], light: [200; 3], around: [200; 3], ..PLAIN });
    "grey on grey with a white margin" warns "margin": |plan| png(plan, Look { dark: [60; 3], light: [230; 3], margin: 5.0, ..PLAIN });
    "white walls" warns "light parts": |plan| png(plan, INVERSE);
    "white walls with a margin" warns "light parts": |plan| png(plan, Look { margin: 11.0, ..INVERSE });
    "thin walls" warns "2.0 pixels thick": |plan| png(plan, THIN);
    "thin walls with a margin" warns "2.0 pixels thick": |plan| png(plan, Look { margin: 2.0, ..THIN });
    "thin white walls" warns "light parts": |plan| png(plan, Look { wall: 2.0, room: 16.0, ..INVERSE });
    "one pixel, ten between" warns "thick": |plan| png(plan, Look { wall: 1.0, room: 10.0, ..PLAIN });
    "thick walls" warns "thick": |plan| png(plan, Look { wall: 12.0, room: 5.0, ..PLAIN });
    "thin, scaled and blurred" warns "thick": |plan| png(plan, Look { wall: 4.4, room: 17.7, blur: 1, margin: 9.0, ..PLAIN });
    "P1": |plan| bitmap(plan, "P1", |wall| if wall { "1 ".into() } else { "0 ".into() }, "");
    "P1 without blanks": |plan| bitmap(plan, "P1", |wall| u8::from(wall).to_string(), "");
    "P2": |plan| bitmap(plan, "P2", |wall| if wall { "0 ".into() } else { "15 ".into() }, "15\n");
    "P3": |plan| bitmap(plan, "P3", |wall| if wall { "9 0 7 ".into() } else { "255 250 240 ".into() }, "255\n");
    "P4": |plan| packed_bits(plan);
    "P5": |plan| packed_levels(plan);
};

const GREEN_AND_RED: Option<[Colour; 2]> = Some([[40, 180, 60], [210, 30, 30]]);

pub(super) const FORMATS_WITH_MARKS: &[Format] = formats! {
    "spots" warns "green spot was taken for the start": |plan| png(plan, Look { marks: GREEN_AND_RED, ..PLAIN });
    "spots and a margin" warns "red spot was taken for the goal": |plan| png(plan, Look { marks: GREEN_AND_RED, margin: 13.0, ..PLAIN });
    "spots between thin walls" warns "red spot": |plan| png(plan, Look { marks: GREEN_AND_RED, ..THIN });
    "spots on black" warns "green spot": |plan| png(plan, Look { marks: GREEN_AND_RED, margin: 4.0, ..INVERSE });
    "blue and red" warns "blue spot": |plan| png(plan, Look { marks: Some([[20, 40, 220], [230, 0, 0]]), ..PLAIN });
};
