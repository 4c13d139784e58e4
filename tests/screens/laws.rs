//! The laws: each returns the offences of a picture against it.

use icetea_maze::app::App;
use icetea_maze::picture::{ControlTarget, Item, Picture, Rect, Typeface};

use super::seen::{SeenText, flat, half_covered, texts};

/// All visible items, including kept ones.
pub fn flattened<'p>(picture: &'p Picture<'p>) -> Vec<&'p Item<'p>> {
    let mut items = Vec::new();
    flat(&picture.items, &mut items);
    items
}

/// Whether a rectangle lies entirely in another, with a small tolerance.
pub fn holds(whole: Rect, part: Rect) -> bool {
    const HAIR: f32 = 0.5;
    part.x > whole.x - HAIR
        && part.y > whole.y - HAIR
        && part.right() < whole.right() + HAIR
        && part.bottom() < whole.bottom() + HAIR
}

pub fn quoted(text: &SeenText) -> String {
    format!("“{}”", text.text.text)
}

/// No text overlaps another, none leaves the window or is cut, and nothing half covers one.
pub fn room(picture: &Picture) -> Vec<String> {
    let items = flattened(picture);
    let seen = texts(&items);
    let window = Rect::new(0.0, 0.0, picture.window.x, picture.window.y);
    let mut offences = Vec::new();
    for (place, one) in seen.iter().enumerate() {
        let rect = one.text.place();
        if !holds(window, rect) {
            offences.push(format!("{} leaves the window", quoted(one)));
        }
        if one.text.text.ends_with('…') && one.text.text.chars().nth(1).is_some() {
            offences.push(format!("{} is cut", quoted(one)));
        }
        if half_covered(&items, one.text) {
            offences.push(format!("{} is half covered", quoted(one)));
        }
        for other in &seen[..place] {
            if rect.inset(1.0).overlaps(&other.text.place().inset(1.0)) {
                offences.push(format!("{} overlaps {}", quoted(one), quoted(other)));
            }
        }
    }
    offences
}

/// Letters are at least nine pixels high.
pub fn letters(picture: &Picture) -> Vec<String> {
    const CAPITAL: f32 = 0.7;
    let seen = texts(&flattened(picture));
    let is_small = |text: &&SeenText| CAPITAL * text.text.size * picture.scale.logical < 9.0;
    seen.iter().filter(is_small).map(|text| format!("{} is too small", quoted(text))).collect()
}

/// The contrast of text: at least 4.5 : 1, and 3 : 1 where it is large.
pub fn contrast(picture: &Picture) -> Vec<String> {
    const LARGE: f32 = 24.0;
    let seen = texts(&flattened(picture));
    let mut offences = Vec::new();
    for text in &seen {
        let Some(ground) = text.ground else { continue };
        let contrast = text.text.colour.over(ground).contrast(ground);
        let least = if text.text.size >= LARGE { 3.0 } else { 4.5 };
        if contrast < least {
            offences.push(format!("{} has a contrast of {contrast:.1}", quoted(text)));
        }
    }
    offences
}

/// Every control lies in the window and has a name, no two of them cross, and if the keyboard has
/// chosen one, it is visible which.
pub fn controls(picture: &Picture, app: &App) -> Vec<String> {
    let window = Rect::new(0.0, 0.0, picture.window.x, picture.window.y);
    let mut offences = Vec::new();
    let controls = &picture.controls;
    for (place, one) in controls.iter().enumerate() {
        let name = picture.name_of(one);
        if name.trim().is_empty() {
            offences.push(format!("{:?} has no name", one.target));
        }
        if !holds(window, one.place) {
            offences.push(format!("{name} leaves the window"));
        }
        for other in &controls[..place] {
            let (one_place, other_place) = (one.place.inset(1.0), other.place.inset(1.0));
            let area = |rect: Rect| rect.w * rect.h;
            let shared = one_place.intersect(other_place).map_or(0.0, area);
            if shared > 0.0 && shared < 0.9 * area(one_place).min(area(other_place)) {
                offences.push(format!("{name} crosses {}", picture.name_of(other)));
            }
        }
    }
    let chosen_by_keys =
        ["title", "unfinished", "settings", "daily", "records", "export", "results"];
    let has_entries = controls.iter().any(|one| matches!(one.target, ControlTarget::Target(_)));
    if has_entries && chosen_by_keys.contains(&app.screen.name()) && picture.focus.is_empty() {
        offences.push("nobody sees where the keyboard is".to_owned());
    }
    offences
}

/// Words that are the same in every language: names, units, keys and codes.
const SAME_EVERYWHERE: [&str; 39] = [
    "JavaScript",
    "WebAssembly",
    "await",
    "MiB",
    "mms",
    "dfs",
    "find",
    "alpha",
    "QR",
    "union",
    "log",
    "Ctrl",
    "Right",
    "Shift",
    "Tab",
    "Esc",
    "Enter",
    "Home",
    "End",
    "Backspace",
    "Alt",
    "Del",
    "Deutsch",
    "简体中文",
    "English",
    "PNG",
    "SVG",
    "GIF",
    "Kruskal",
    "Prim",
    "Wilson",
    "Eller",
    "Icetea",
    "Maze",
    "Space",
    "Tr",
    "maux",
    "PgUp",
    "PgDn",
];

/// Words of English that another language has as well.
const SAME_SOMEWHERE: [&str; 33] = [
    "Animal",
    "August",
    "Binomial",
    "Code",
    "Distance",
    "Film",
    "Finds",
    "Find",
    "Format",
    "General",
    "Generator",
    "Lab",
    "Lobby",
    "Median",
    "Menu",
    "Normal",
    "OK",
    "Pause",
    "Records",
    "Score",
    "Seed",
    "Sidewinder",
    "Start",
    "Text",
    "Trémaux",
    "Tutorial",
    "Union",
    "Zoom",
    "code",
    "find",
    "naive",
    "parent",
    "size",
];

/// The texts that are neither names nor numbers nor code.
pub fn words(picture: &Picture) -> Vec<String> {
    let is_same = |word: &str| SAME_EVERYWHERE.contains(&word) || SAME_SOMEWHERE.contains(&word);
    let is_word = |word: &str| word.chars().nth(1).is_some() && !is_same(word);
    let seen = texts(&flattened(picture)).into_iter().map(|text| text.text);
    let seen = seen.filter(|text| text.face != Typeface::Mono).map(|text| text.text.clone());
    seen.filter(|text| text.split(|one: char| !one.is_alphabetic()).any(is_word)).collect()
}

/// Texts with letters that only fonts have which a page has to fetch, but for names.
pub fn fetched(picture: &Picture) -> Vec<String> {
    let is_fetched = |text: &&SeenText| {
        let font = |letter| picture.typefaces.glyph(text.text.face, letter).font;
        text.text.text.chars().any(|letter| font(letter) > Typeface::Mono as u8)
    };
    texts(&flattened(picture)).iter().filter(is_fetched).map(quoted).collect()
}

/// No English in a Chinese window.
pub fn language(picture: &Picture) -> Vec<String> {
    let seen = texts(&flattened(picture));
    let mut offences = Vec::new();
    for text in seen.iter().filter(|text| text.text.face != Typeface::Mono) {
        let words = text.text.text.split_inclusive(|letter: char| !letter.is_ascii_alphabetic());
        // What is called is code.
        let words = words.filter(|word| !word.ends_with('('));
        let words = words.map(|word| word.trim_end_matches(|it: char| !it.is_ascii_alphabetic()));
        for word in words.filter(|word| word.len() > 1 && !SAME_EVERYWHERE.contains(word)) {
            offences.push(format!("{word} in {}", quoted(text)));
        }
    }
    offences
}
