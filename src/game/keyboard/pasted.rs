//! What comes out of a clipboard.

/// More of a clipboard is not looked at: a challenge, the longest text that can be pasted, is shorter
/// by far, and no frame waits for what is none.
pub(super) const MOST_PASTED_BYTES: usize = 16 * 1024;

/// As much of a text as is looked at; of a link to the game's page what it asks for.
pub(super) fn tidied(mut text: String) -> String {
    let is_whole = |&end: &usize| text.is_char_boundary(end);
    text.truncate((0..=MOST_PASTED_BYTES).rev().find(is_whole).unwrap_or(0));
    code_in_link(&text).map(str::to_owned).unwrap_or(text)
}

/// What a link to the game's page asks for, if it is one.
fn code_in_link(text: &str) -> Option<&str> {
    let link = text.trim();
    let is_link = ["https://", "http://"].iter().any(|begin| link.starts_with(begin));
    link.split_once('#').filter(|_| is_link).map(|(_, code)| code)
}
