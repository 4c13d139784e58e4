//! The fonts, embedded.

use super::typeface::{FontFiles, Typefaces};

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/fonts/", $name))
    };
}

/// The fonts of the interface, in the order that [`FontFiles`] asks for.
pub static FILES: FontFiles = [
    font!("Fredoka-SemiBold.ttf"),
    font!("Fredoka-Medium.ttf"),
    font!("Nunito-SemiBold.ttf"),
    font!("Nunito-ExtraBold.ttf"),
    font!("RedHatMono-Medium.ttf"),
    font!("NotoSansCJKSC-Regular.otf"),
    font!("NotoSansCJKSC-Bold.otf"),
    font!("NotoSansCJKSC-Rare.otf"),
    font!("Nunito-SemiBold-Cyrillic.ttf"),
    font!("Nunito-ExtraBold-Cyrillic.ttf"),
    font!("JetBrainsMono-Medium-Cyrillic.ttf"),
];

/// The fonts, parsed once they are needed.
pub(crate) static TYPEFACES: Typefaces = Typefaces::new(&FILES);

#[cfg(test)]
mod tests {
    use super::FILES;
    use crate::game::settings::Language;
    use crate::picture::typeface::{Glyph, RARE};
    use crate::picture::{Typeface, Typefaces};
    use crate::words::files_of;

    #[test]
    fn the_fonts_have_every_character() {
        let typefaces = Typefaces::new(&FILES);
        for language in Language::ALL {
            let texts = files_of(language).flat_map(|(_, text)| text.chars());
            for character in texts.filter(|character| !character.is_control()) {
                for face in [Typeface::Body, Typeface::Title, Typeface::Strong, Typeface::Mono] {
                    let Glyph { font, index, .. } = typefaces.glyph(face, character);
                    let is_usual = index != 0 && font != RARE;
                    assert!(is_usual, "{character} in the {face:?} face, for {language:?}");
                }
            }
        }
    }

    #[test]
    fn a_name_can_be_written_with_every_character_of_gb_2312_and_ks_x_1001() {
        let typefaces = Typefaces::new(&FILES);
        let is_written = |character| typefaces.glyph(Typeface::Body, character).index != 0;
        assert!(
            "뽊힣".chars().all(|one| !is_written(one)) && "홍길동강감찬".chars().all(is_written)
        );
        for character in "殿素棵垚囍啊齄".chars() {
            let is_written = [Typeface::Strong, Typeface::Body]
                .map(|face| typefaces.glyph(face, character))
                .map(|glyph| glyph.index != 0);
            assert_eq!(is_written, [!"垚囍".contains(character); 2], "{character}");
        }
        // Frequent characters are in one face, all others in the other.
        let has = [6, 7].map(|font| typefaces.font(font).glyph_count());
        assert!(has[0] + has[1] > 6_900, "{has:?}");
    }
}
