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
];

/// The fonts, parsed once they are needed.
pub(crate) static TYPEFACES: Typefaces = Typefaces::new(&FILES);

#[cfg(test)]
mod tests {
    use fontdue::{Font, FontSettings};

    use super::FILES;
    use crate::game::settings::Language;
    use crate::picture::{Typeface, Typefaces};
    use crate::words::files_of;

    #[test]
    fn the_fonts_have_every_character() {
        let font = |bytes| Font::from_bytes(bytes, FontSettings::default()).unwrap();
        let [title, _, body, strong, _, chinese, chinese_bold, _] = FILES.map(font);
        for language in Language::ALL {
            let texts = files_of(language).flat_map(|(_, text)| text.chars());
            for character in texts.filter(|character| !character.is_control()) {
                for (what, latin, chinese) in [
                    ("body", &body, &chinese),
                    ("title", &title, &chinese_bold),
                    ("strong", &strong, &chinese_bold),
                ] {
                    let has = latin.has_glyph(character) || chinese.has_glyph(character);
                    assert!(has, "{character} in the {what} face, for {language:?}");
                }
            }
        }
    }

    #[test]
    fn a_name_can_be_written_with_every_character_of_gb_2312() {
        let typefaces = Typefaces::new(&FILES);
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
