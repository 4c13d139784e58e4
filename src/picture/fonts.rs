//! The fonts. All are in the program; on a page those that not every language needs come with the first
//! text that does.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use fontdue::{Font, FontSettings};

/// A font's file, which is in the program or comes later, and the font once it is needed.
struct FontSource {
    name: &'static str,
    embedded: Option<&'static [u8]>,
    brought: OnceLock<Vec<u8>>,
    font: OnceLock<Option<Font>>,
    /// Whether it was needed before it was there.
    is_missed: AtomicBool,
}

macro_rules! embedded {
    ($name:literal) => {
        FontSource::new($name, Some(include_bytes!(concat!("../../assets/fonts/", $name))))
    };
}

#[cfg(not(target_family = "wasm"))]
macro_rules! on_demand {
    ($name:literal) => {
        embedded!($name)
    };
}

#[cfg(target_family = "wasm")]
macro_rules! on_demand {
    ($name:literal) => {
        FontSource::new($name, None)
    };
}

/// In the order of their numbers: one for each typeface, and then what these lack.
static FONTS: [FontSource; 13] = [
    embedded!("Fredoka-SemiBold.ttf"),
    embedded!("Fredoka-Medium.ttf"),
    embedded!("Nunito-SemiBold.ttf"),
    embedded!("Nunito-ExtraBold.ttf"),
    embedded!("RedHatMono-Medium.ttf"),
    on_demand!("NotoSansCJKSC-Regular.otf"),
    on_demand!("NotoSansCJKSC-Bold.otf"),
    on_demand!("NotoSansCJKSC-Rare.otf"),
    embedded!("Nunito-SemiBold-Cyrillic.ttf"),
    embedded!("Nunito-ExtraBold-Cyrillic.ttf"),
    embedded!("JetBrainsMono-Medium-Cyrillic.ttf"),
    on_demand!("NotoSansCJKJP-Regular.otf"),
    on_demand!("NotoSansCJKJP-Bold.otf"),
];

impl FontSource {
    const fn new(name: &'static str, embedded: Option<&'static [u8]>) -> Self {
        Self {
            name,
            embedded,
            brought: OnceLock::new(),
            font: OnceLock::new(),
            is_missed: AtomicBool::new(false),
        }
    }

    fn file(&self) -> Option<&[u8]> {
        let file = self.embedded.or_else(|| self.brought.get().map(Vec::as_slice));
        if file.is_none() {
            self.is_missed.store(true, Ordering::Relaxed);
        }
        file
    }

    fn font(&self) -> Option<&Font> {
        let file = self.file()?;
        self.font.get_or_init(|| parsed(file)).as_ref()
    }

    /// What comes and is no font counts as still missing.
    fn bring(&self, bring: impl Fn(&str) -> Option<Vec<u8>>) {
        if self.is_missed.load(Ordering::Relaxed)
            && let Some(file) = bring(self.name)
            && let Some(font) = parsed(&file)
        {
            let _ = self.font.set(Some(font));
            let _ = self.brought.set(file);
            self.is_missed.store(false, Ordering::Relaxed);
        }
    }
}

fn parsed(file: &[u8]) -> Option<Font> {
    Font::from_bytes(file, FontSettings::default()).ok()
}

/// The file of a font by its number, if it is there.
#[cfg(feature = "images")]
pub(super) fn file(number: u8) -> Option<&'static [u8]> {
    FONTS[usize::from(number)].file()
}

/// A font by its number, if it is there.
pub fn font(number: u8) -> Option<&'static Font> {
    FONTS[usize::from(number)].font()
}

/// Whether all that was needed is there.
pub fn are_complete() -> bool {
    !FONTS.iter().any(|source| source.is_missed.load(Ordering::Relaxed))
}

/// Has `bring` bring the files that were missed; it returns nothing as long as one has not come.
pub fn bring_missed(bring: impl Fn(&str) -> Option<Vec<u8>>) {
    for source in &FONTS {
        source.bring(&bring);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Language;
    use crate::picture::typeface::{Glyph, RARE};
    use crate::picture::{Typeface, Typefaces};
    use crate::words::files_of;

    #[test]
    fn the_fonts_have_every_character() {
        for language in Language::ALL {
            let typefaces = Typefaces::of(language);
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
        let typefaces = Typefaces::of(Language::English);
        let is_written = |character| typefaces.glyph(Typeface::Body, character).index != 0;
        assert!(
            "뽊힣".chars().all(|one| !is_written(one))
                && "홍길동강감찬桜峠ヴヶ".chars().all(is_written)
        );
        for character in "殿素棵垚囍啊齄".chars() {
            let is_written = [Typeface::Strong, Typeface::Body]
                .map(|face| typefaces.glyph(face, character))
                .map(|glyph| glyph.index != 0);
            assert_eq!(is_written, [!"垚囍".contains(character); 2], "{character}");
        }
        // Frequent characters are in one face, all others in the other.
        let has = [6, 7].map(|number| font(number).unwrap().glyph_count());
        assert!(has[0] + has[1] > 6_900, "{has:?}");
    }

    #[test]
    fn japanese_is_written_as_in_japan() {
        let glyphs = |character| {
            [Language::Japanese, Language::Chinese].map(|language| {
                let Glyph { font, index, .. } =
                    Typefaces::of(language).glyph(Typeface::Body, character);
                (font, index)
            })
        };
        for character in "直画角空要残".chars() {
            let [in_japan, in_china] = glyphs(character);
            assert!(in_japan != in_china && in_japan.1 != 0, "{character}");
        }
        for character in "一二三aあア".chars() {
            let [in_japan, in_china] = glyphs(character);
            assert!(in_japan == in_china && in_japan.1 != 0, "{character}");
        }
    }

    #[test]
    fn a_font_comes_when_it_is_missed() {
        let source = FontSource::new("Nunito-SemiBold.ttf", None);
        let bring_body = |_: &str| FONTS[Typeface::Body as usize].embedded.map(<[u8]>::to_vec);
        source.bring(|_| panic!("nobody has missed it"));
        assert!(source.font().is_none());
        source.bring(|_| None);
        assert!(source.font().is_none());
        source.bring(bring_body);
        assert_ne!(source.font().unwrap().lookup_glyph_index('a'), 0);
        source.bring(|_| panic!("it is there"));
        let broken = FontSource::new("broken", None);
        assert!(broken.font().is_none());
        broken.bring(|_| Some(vec![1, 2, 3]));
        assert!(broken.font().is_none());
        broken.bring(bring_body);
        assert!(broken.font().is_some());
    }
}
