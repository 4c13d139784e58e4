//! A sheet of frames at several sizes, each half of the one before: drawn from the nearest larger
//! size, small frames are as crisp and steady as large ones.

use icetea_maze::picture::{Color, Rect, SheetName, Sprite};
use macroquad::prelude::*;

use super::fur::fur_of;
use super::maze_view::PICTURES_KEPT;
use super::shrink::halved;

/// The side of a frame in its sheet.
const FRAME: u16 = 128;
/// For how many pictures frames at full size are kept that are not drawn.
const KEPT_PICTURES: u32 = 1_800;
/// How many texels of them are kept after [`PICTURES_KEPT`] pictures: the mouse and its fur, so that
/// a zoom out and in again reads nothing twice, but not an animal of every kind.
const MOST_SPARE_TEXELS: f32 = (5 << 19) as f32;
/// The side of a frame in the smallest sheet: anything less is a blot anyway.
const SMALLEST_FRAME: u16 = 16;

/// Every sheet, on the graphics card.
pub struct Sheets {
    all: [SpriteSheet; SheetName::ALL.len()],
    /// The fur of the mouse alone, to be drawn over it in any colour.
    fur: SpriteSheet,
}

/// Frames on the graphics card.
struct SpriteSheet {
    /// Makes the image with all frames at full size.
    read: Box<dyn Fn() -> Image>,
    /// Full size, three quarters of the memory, and for how many pictures it was not drawn. It is
    /// there while frames are shown that large.
    largest: Option<(Texture2D, u32)>,
    /// Each half of the one before.
    smaller: Vec<Texture2D>,
}

macro_rules! art {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/art/", $name, ".png")).as_slice()
    };
}

impl Sheets {
    pub fn load() -> Self {
        let fur = SpriteSheet::new(|| fur_of(&image(SheetName::Mouse)));
        Self { all: SheetName::ALL.map(|sheet| SpriteSheet::new(move || image(sheet))), fur }
    }

    /// Gives up what was not drawn for long.
    pub fn begin_frame(&mut self) {
        let all = self.all.iter_mut().chain([&mut self.fur]).map(|sheet| &mut sheet.largest);
        let mut largest: Vec<_> = all.filter(|largest| largest.is_some()).collect();
        let frames = |it: &Option<(Texture2D, u32)>| {
            it.as_ref().map_or((0, 0.0), |(all, unused)| (*unused, all.size().element_product()))
        };
        largest.iter_mut().filter_map(|it| it.as_mut()).for_each(|(_, unused)| *unused += 1);
        largest.sort_unstable_by_key(|it| frames(it).0);
        let kept = kept(largest.iter().map(|it| frames(it)));
        largest.into_iter().skip(kept).for_each(|it| *it = None);
    }

    /// Draws a sprite at a place in the screen's pixels, clipped to a pane.
    pub fn draw(&mut self, sprite: &Sprite, place: Rect, pane: Option<Rect>) {
        let colour = macroquad::color::Color { a: sprite.seen, ..WHITE };
        self.all[sprite.sheet as usize].draw(sprite, place, pane, colour);
        if let Some(Color { r, g, b, .. }) = sprite.fur {
            self.fur.draw(sprite, place, pane, macroquad::color::Color { r, g, b, ..colour });
        }
    }
}

fn image(sheet: SheetName) -> Image {
    let png = match sheet {
        SheetName::Mouse => art!("mouse"),
        SheetName::Marmot => art!("marmot"),
        SheetName::Hedgehog => art!("hedgehog"),
        SheetName::Rabbit => art!("rabbit"),
        SheetName::Cheese => art!("cheese"),
        SheetName::StartDoor => art!("start_door"),
        SheetName::GoalMat => art!("goal_mat"),
        SheetName::Princess => art!("princess"),
    };
    Image::from_file_with_format(png, Some(ImageFormat::Png))
        .expect("art that comes with the game is whole")
}

impl SpriteSheet {
    /// Draws a sprite of this sheet in this light.
    fn draw(
        &mut self,
        sprite: &Sprite,
        place: Rect,
        pane: Option<Rect>,
        tint: macroquad::color::Color,
    ) {
        // On whole pixels, so that nothing shimmers.
        let (corner, side) = (place.point().round(), place.w.round());
        let whole = Rect::new(corner.x, corner.y, side, side);
        let seen = pane.map_or(Some(whole), |pane| whole.intersect(pane));
        let Some(seen) = seen.filter(|seen| seen.w > 0.0 && seen.h > 0.0) else { return };
        let level = level_for(side).min(self.smaller.len());
        let frame = f32::from(FRAME >> level);
        let texels = frame / side;
        let (column, row) = sprite.frame;
        let source = macroquad::math::Rect::new(
            f32::from(column) * frame + (seen.x - whole.x) * texels,
            f32::from(row) * frame + (seen.y - whole.y) * texels,
            seen.w * texels,
            seen.h * texels,
        );
        let dpi = screen_dpi_scale();
        let params = DrawTextureParams {
            dest_size: Some(seen.size() / dpi),
            source: Some(source),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(self.texture(level), seen.x / dpi, seen.y / dpi, tint, params);
    }

    fn texture(&mut self, level: usize) -> &Texture2D {
        if let Some(place) = level.checked_sub(1) {
            return &self.smaller[place];
        }
        let (texture, unused) = self.largest.get_or_insert_with(|| (uploaded(&(self.read)()), 0));
        *unused = 0;
        texture
    }

    fn new(read: impl Fn() -> Image + 'static) -> Self {
        let mut smaller = Vec::new();
        let mut image = read();
        let mut frame = FRAME / 2;
        while frame >= SMALLEST_FRAME {
            image = halved(&image);
            smaller.push(uploaded(&image));
            frame /= 2;
        }
        Self { read: Box::new(read), largest: None, smaller }
    }
}

/// How many of these frames at full size are kept, the latest first: each with the number of pictures
/// that did not draw it, and its texels.
fn kept(latest: impl Iterator<Item = (u32, f32)>) -> usize {
    let mut spare = 0.0;
    latest
        .take_while(|&(unused, texels)| {
            spare += if unused > PICTURES_KEPT { texels } else { 0.0 };
            unused <= KEPT_PICTURES && spare <= MOST_SPARE_TEXELS
        })
        .count()
}

fn uploaded(image: &Image) -> Texture2D {
    let texture = Texture2D::from_image(image);
    texture.set_filter(FilterMode::Linear);
    texture
}

/// How often a frame has to be halved until it is hardly larger than this, in pixels.
fn level_for(side: f32) -> usize {
    (f32::from(FRAME) / side.max(1.0)).log2().floor().max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_the_animals_that_are_not_drawn_two_are_kept() {
        let animal = f32::from(16 * FRAME) * f32::from(4 * FRAME);
        let all = |unused: u32| [(unused, animal); 5].into_iter();
        assert_eq!(kept(all(PICTURES_KEPT)), 5, "all may be drawn");
        assert_eq!(kept(all(PICTURES_KEPT + 1)), 2);
        assert_eq!(kept([(1, animal); 3].into_iter().chain(all(KEPT_PICTURES))), 5);
        assert_eq!(kept(all(KEPT_PICTURES + 1)), 0);
    }

    #[test]
    fn the_nearest_larger_frame_is_drawn() {
        for side in 1..=300_u16 {
            let frame = FRAME >> level_for(side.into());
            assert!(frame >= side.min(FRAME), "{side}: {frame}");
            assert!(frame < 2 * side || side >= FRAME, "{side}: {frame}");
        }
        assert_eq!(level_for(0.0), level_for(1.0));
    }
}
