//! The fonts, embedded.

use super::typeface::FontFiles;

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/fonts/", $name, ".ttf"))
    };
}

/// Every font of the interface.
pub static FILES: FontFiles = FontFiles {
    title: font!("Fredoka-SemiBold"),
    menu: font!("Fredoka-Medium"),
    body: font!("Nunito-SemiBold"),
    strong: font!("Nunito-ExtraBold"),
    mono: font!("RedHatMono-Medium"),
    chinese: font!("NotoSansCJKSC-Regular"),
    chinese_bold: font!("NotoSansCJKSC-Bold"),
};
