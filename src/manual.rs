//! The game's manual, page by page, from `assets/manual/en`; the one in 简体中文 is in
//! `assets/manual/zh`.
//!
//! The pages belong to the program. They are here for the library's readers, and are part of no
//! build.

macro_rules! pages {
    ($($page:ident $file:literal)*) => {
        $(
            #[doc = include_str!(concat!("../assets/manual/en/", $file, ".md"))]
            pub mod $page {}
        )*
    };
}

pages! {
    playing "playing"
    two_players "two-players"
    theatre "theatre"
    laboratory "laboratory"
    own_programs "own-programs"
    mazes "mazes"
    command_line "command-line"
    files_and_formats "files-and-formats"
    figures "figures"
    for_developers "for-developers"
}
