//! Worlds from above, as textures: one for all of a world, from its file, and tiles for the leaves that
//! were looked at, made a few a frame.

use std::collections::BTreeMap;

use icetea_maze::maze::world::{KeptWorld, ReliefLevel};
use icetea_maze::picture::{
    LEVEL_OF_LEAVES, Palette, Pixel, PixelScale, Rect as PictureRect, ReliefColours, ReliefItem,
    TILE_PIXELS,
};
use macroquad::prelude::*;

use crate::window::maze_view::PICTURES_KEPT;

/// The nearest level, where a room is 16 texels wide, and the farthest for which leaves are looked at.
const NEAREST: i32 = -4;
const FARTHEST: i32 = 6;
/// How many texels are painted in a frame, so that none takes long.
const TEXELS_A_FRAME: u32 = 6 * TILE_PIXELS * TILE_PIXELS;
/// How many tiles are kept beside twice as many as are in sight.
const TILES_KEPT: usize = 64;

/// The world that was drawn last.
#[derive(Default)]
pub(super) struct ReliefPictures {
    made: Option<Made>,
    /// Whether more can be painted in the next frame.
    pub is_painting: bool,
}

struct Made {
    world: KeptWorld,
    palette: *const Palette,
    colours: ReliefColours,
    /// All of it from its file, if that was measured.
    whole: Option<Whole>,
    tiles: BTreeMap<(i32, [u32; 2]), Tile>,
    /// The number of this frame, and of the last one that needed tiles.
    frame: u64,
    needed: u64,
}

struct Whole {
    columns: u32,
    pixels: Vec<Pixel>,
    texture: Texture2D,
}

struct Tile {
    texture: Texture2D,
    /// Which of its leaves are painted, row by row.
    painted: Vec<bool>,
    /// The last frame that has drawn it.
    drawn: u64,
}

/// How a part of a world lies on the screen.
struct View {
    place: Rect,
    from: [f64; 2],
    rooms_per_pixel: f64,
    level: i32,
    /// The size of the world, beyond which nothing is seen.
    sides: [f64; 2],
}

impl ReliefPictures {
    /// Drops what was not drawn for long.
    pub fn begin_frame(&mut self) {
        self.is_painting = false;
        if let Some(made) = &mut self.made {
            made.frame += 1;
            if made.frame == made.needed + u64::from(PICTURES_KEPT) {
                made.tiles.clear();
            }
        }
    }

    pub fn draw(&mut self, item: &ReliefItem, scale: PixelScale, palette: &'static Palette) {
        let is_same = |made: &Made| {
            made.world.is_same_file(item.world)
                && std::ptr::eq(made.palette, std::ptr::from_ref(palette))
        };
        if !self.made.as_ref().is_some_and(is_same) {
            self.made = Some(Made::new(item.world, palette));
        }
        let PictureRect { x, y, w, h } = item.place;
        let logical = scale.logical;
        let rooms_per_pixel = item.rooms_per_pixel / f64::from(logical);
        let level = (rooms_per_pixel / f64::from(scale.dpi)).log2().round() as i32;
        let view = View {
            place: Rect::new(x * logical, y * logical, w * logical, h * logical),
            from: item.from,
            rooms_per_pixel,
            level: if item.finest > 0 {
                level.max(item.finest.cast_signed())
            } else {
                level.max(NEAREST)
            },
            sides: item.world.spec().size().map(f64::from),
        };
        let Some(made) = &mut self.made else { return };
        self.is_painting |= made.draw(&view);
    }
}

impl View {
    /// Draws what of a texture is seen, which shows the world from one place to another.
    fn draw(&self, texture: &Texture2D, from: [f64; 2], to: [f64; 2]) {
        let size = [self.place.w, self.place.h];
        let until =
            [0, 1].map(|line| self.from[line] + f64::from(size[line]) * self.rooms_per_pixel);
        let first = [0, 1].map(|line| from[line].max(self.from[line]));
        let last = [0, 1].map(|line| to[line].min(until[line]).min(self.sides[line]));
        if (0..2).any(|line| last[line] <= first[line]) {
            return;
        }
        let texels = [texture.width(), texture.height()];
        let texel = |line: usize, place: f64| {
            ((place - from[line]) / (to[line] - from[line])) as f32 * texels[line]
        };
        let source = Rect::new(
            texel(0, first[0]),
            texel(1, first[1]),
            texel(0, last[0]) - texel(0, first[0]),
            texel(1, last[1]) - texel(1, first[1]),
        );
        let pixel =
            |line: usize, place: f64| ((place - self.from[line]) / self.rooms_per_pixel) as f32;
        let corner = vec2(self.place.x + pixel(0, first[0]), self.place.y + pixel(1, first[1]));
        let end = vec2(self.place.x + pixel(0, last[0]), self.place.y + pixel(1, last[1]));
        let part = DrawTextureParams {
            dest_size: Some(end - corner),
            source: Some(source),
            ..Default::default()
        };
        draw_texture_ex(texture, corner.x, corner.y, WHITE, part);
    }

    /// The tiles of a level that are seen.
    fn tiles(&self, level: i32) -> Vec<[u32; 2]> {
        let (side, size) = (rooms_of(level), [self.place.w, self.place.h]);
        let along = |line: usize| {
            let until = self.from[line] + f64::from(size[line]) * self.rooms_per_pixel;
            let first = (self.from[line] / side).floor().max(0.0) as u32;
            let last = (until / side).ceil().clamp(0.0, (self.sides[line] / side).ceil()) as u32;
            first..last
        };
        along(1).flat_map(|row| along(0).map(move |column| [column, row])).collect()
    }
}

/// How many rooms a tile of a level is wide and high.
fn rooms_of(level: i32) -> f64 {
    f64::from(TILE_PIXELS) * f64::from(level).exp2()
}

impl Made {
    fn new(world: KeptWorld, palette: &'static Palette) -> Self {
        let colours = ReliefColours::of(palette);
        let whole = world.survey().map(|survey| {
            let level = ReliefLevel::of_world(&survey.depths);
            let rooms = f64::from(world.spec().width()) / f64::from(level.columns);
            let pixels = colours.pixels(&level, rooms.log2() as f32);
            let texture = texture(level.columns, level.rows(), &pixels);
            Whole { columns: level.columns, pixels, texture }
        });
        Self { world, palette, colours, whole, tiles: BTreeMap::new(), frame: 0, needed: 0 }
    }

    /// Returns whether more can be painted.
    fn draw(&mut self, view: &View) -> bool {
        if let Some(whole) = &self.whole {
            view.draw(&whole.texture, [0.0; 2], view.sides);
        }
        if view.level > FARTHEST || !self.world.can_be_seen() {
            return false;
        }
        self.needed = self.frame;
        let seen = view.tiles(view.level);
        let (mut texels, mut are_whole) = (0, true);
        for &at in &seen {
            if texels < TEXELS_A_FRAME {
                texels += self.paint((view.level, at));
            }
            let tile = self.tiles.get(&(view.level, at));
            are_whole &= tile.is_some_and(|tile| tile.painted.iter().all(|&it| it));
        }
        if !are_whole {
            for level in (view.level + 1..=FARTHEST).rev() {
                for at in view.tiles(level) {
                    self.draw_tile(view, (level, at));
                }
            }
        }
        for &at in &seen {
            self.draw_tile(view, (view.level, at));
        }
        self.drop_old(2 * seen.len() + TILES_KEPT);
        texels >= TEXELS_A_FRAME
    }

    fn draw_tile(&mut self, view: &View, key: (i32, [u32; 2])) {
        let Some(tile) = self.tiles.get_mut(&key) else { return };
        tile.drawn = self.frame;
        let (level, at) = key;
        let is_magnified = view.rooms_per_pixel < f64::from(level).exp2() / 1.5;
        tile.texture.set_filter(if is_magnified {
            FilterMode::Nearest
        } else {
            FilterMode::Linear
        });
        let from = at.map(|place| f64::from(place) * rooms_of(level));
        view.draw(&tile.texture, from, from.map(|place| place + rooms_of(level)));
    }

    /// Paints what of a tile was looked at since the last time. Returns how many texels that were.
    fn paint(&mut self, key: (i32, [u32; 2])) -> u32 {
        let (level, at) = key;
        let across = if level > LEVEL_OF_LEAVES { 1 << (level - LEVEL_OF_LEAVES) } else { 1_u32 };
        let leaves = self.world.plan().leaves();
        let mut texels = 0;
        for number in 0..across * across {
            let is_painted = |tile: &Tile| tile.painted[number as usize];
            if self.tiles.get(&key).is_some_and(is_painted) {
                continue;
            }
            let part = [number % across, number / across];
            let leaf = [0, 1].map(|line| {
                if level > LEVEL_OF_LEAVES {
                    at[line] * across + part[line]
                } else {
                    at[line] >> (LEVEL_OF_LEAVES - level)
                }
            });
            let beyond = leaf[0] >= leaves[0] || leaf[1] >= leaves[1];
            let painting = if beyond { None } else { self.pixels(level, at, leaf) };
            if painting.is_none() && !beyond {
                continue;
            }
            let count = (across * across) as usize;
            if !self.tiles.contains_key(&key) {
                let ground = texture(TILE_PIXELS, TILE_PIXELS, &self.ground(level, at));
                texels += TILE_PIXELS * TILE_PIXELS;
                let tile = Tile { texture: ground, painted: vec![false; count], drawn: 0 };
                self.tiles.insert(key, tile);
            }
            let Some(tile) = self.tiles.get_mut(&key) else { continue };
            tile.painted[number as usize] = true;
            if let Some((width, pixels)) = painting {
                let height = pixels.len() as u32 / width;
                let image = image(width, height, &pixels);
                let [x, y] = part.map(|place| (place * (TILE_PIXELS / across)).cast_signed());
                tile.texture.update_part(&image, x, y, width.cast_signed(), height.cast_signed());
                texels += width * height;
            }
        }
        texels
    }

    /// A tile of which no leaf was looked at, as the file has it.
    fn ground(&self, level: i32, at: [u32; 2]) -> Vec<Pixel> {
        let Some(whole) = &self.whole else {
            return vec![self.colours.unknown(); (TILE_PIXELS * TILE_PIXELS) as usize];
        };
        let sides = self.world.spec().size().map(f64::from);
        let rows = whole.pixels.len() as u32 / whole.columns;
        let cell = |line: usize, texel: u32, cells: u32| {
            let room = (f64::from(at[line]) + (f64::from(texel) + 0.5) / f64::from(TILE_PIXELS))
                * rooms_of(level);
            let place =
                (room / sides[line] * f64::from(cells) - 0.5).clamp(0.0, f64::from(cells - 1));
            (place as u32, (place + 1.0).min(f64::from(cells - 1)) as u32, place.fract() as f32)
        };
        let columns: Vec<_> = (0..TILE_PIXELS).map(|texel| cell(0, texel, whole.columns)).collect();
        let mut pixels = Vec::with_capacity((TILE_PIXELS * TILE_PIXELS) as usize);
        for texel in 0..TILE_PIXELS {
            let (above, below, down) = cell(1, texel, rows);
            for &(left, right, across) in &columns {
                let at = |column, row| whole.pixels[(row * whole.columns + column) as usize];
                let mix = |one: Pixel, other: Pixel, share: f32| {
                    [0, 1, 2, 3].map(|part| {
                        let [one, other] = [one[part], other[part]].map(f32::from);
                        (one + (other - one) * share).round() as u8
                    })
                };
                let [upper, lower] =
                    [above, below].map(|row| mix(at(left, row), at(right, row), across));
                pixels.push(mix(upper, lower, down));
            }
        }
        pixels
    }

    /// What a tile shows of a leaf, and how wide that is.
    fn pixels(&self, level: i32, at: [u32; 2], leaf: [u32; 2]) -> Option<(u32, Vec<Pixel>)> {
        let relief = self.world.relief(leaf, level.max(0) as u32)?;
        let nearer = (LEVEL_OF_LEAVES - level).max(0);
        let part =
            [0, 1].map(|line| if nearer > 0 { at[line] - (leaf[line] << nearer) } else { 0 });
        self.colours.tile(&relief, level, part)
    }

    fn drop_old(&mut self, most: usize) {
        while self.tiles.len() > most {
            let oldest = self.tiles.iter().min_by_key(|(_, tile)| tile.drawn);
            let Some(key) = oldest.map(|(&key, _)| key) else { break };
            self.tiles.remove(&key);
        }
    }
}

fn image(width: u32, height: u32, pixels: &[Pixel]) -> Image {
    Image { bytes: pixels.as_flattened().to_vec(), width: width as u16, height: height as u16 }
}

fn texture(width: u32, height: u32, pixels: &[Pixel]) -> Texture2D {
    let texture = Texture2D::from_image(&image(width, height, pixels));
    texture.set_filter(FilterMode::Linear);
    texture
}
