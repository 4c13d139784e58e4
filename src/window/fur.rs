//! The fur of the mouse by itself, without its colour, so that it can be drawn in any other.

use macroquad::prelude::Image;

/// The difference of blue and red from which a pixel is all fur: nothing else is as cold.
const ALL_FUR: i32 = 18;
/// The brightness of fur where light falls on it.
const LIGHT: i32 = 209;

/// The fur of a sheet and nothing else, with its brightest places white.
pub fn fur_of(sheet: &Image) -> Image {
    let pixels = sheet.bytes.chunks_exact(4).flat_map(|pixel| {
        let [red, green, blue, opacity] = [0, 1, 2, 3].map(|part| i32::from(pixel[part]));
        let share = (blue - red).clamp(0, ALL_FUR);
        let bright = (3 * red + 6 * green + blue) / 10;
        let shade = (255 * bright / LIGHT).min(255) as u8;
        [shade, shade, shade, (opacity * share / ALL_FUR) as u8]
    });
    Image { bytes: pixels.collect(), width: sheet.width, height: sheet.height }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fur_is_kept_with_its_shades_and_nothing_else() {
        let of = |[red, green, blue]: [u8; 3]| {
            let sheet = Image { bytes: vec![red, green, blue, 255], width: 1, height: 1 };
            fur_of(&sheet).bytes
        };
        let [light, base, shade] = [[0xcd, 0xd1, 0xdf], [0xb4, 0xb9, 0xcc], [0x8e, 0x94, 0xaf]];
        assert_eq!(of(light), [255; 4]);
        let [base, shade] = [of(base), of(shade)];
        assert!(base[3] == 255 && shade[3] == 255 && shade[0] < base[0]);
        for other in
            [[0x3b, 0x23, 0x14], [0xf5, 0xa8, 0xa4], [0xe5, 0x53, 0x3d], [0xf4, 0xee, 0xf0]]
        {
            assert_eq!(of(other)[3], 0, "{other:x?}");
        }
    }
}
