//! The text from a clipboard.

/// No more of a clipboard is read, so that no frame has to wait: whole programs are far shorter.
pub(super) const MOST_PASTED_BYTES: usize = 512 * 1024;

/// As much of a text as is read; for a link to the game's page, the code in it.
pub(super) fn tidied(mut text: String) -> String {
    let is_whole = |&end: &usize| text.is_char_boundary(end);
    text.truncate((0..=MOST_PASTED_BYTES).rev().find(is_whole).unwrap_or(0));
    code_in_link(&text).map(str::to_owned).unwrap_or(text)
}

/// The code in a link to the game's page, if the text is one.
fn code_in_link(text: &str) -> Option<&str> {
    let link = text.trim();
    let is_link = ["https://", "http://"].iter().any(|begin| link.starts_with(begin));
    link.split_once('#').filter(|_| is_link).map(|(_, code)| code)
}
