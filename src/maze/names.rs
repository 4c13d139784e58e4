//! Finding things by the names that people type, and suggesting what a misspelt name may mean.

/// No item has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} '{word}'{}", .nearest.map_or_else(
    || format!(": use {}", list(&.known[..])),
    |name| format!("; did you mean {name}?"),
))]
pub struct UnknownName {
    /// What was looked for, such as "generator".
    pub kind: &'static str,
    /// The name that was given.
    pub word: String,
    /// The most similar name, if one is similar at all.
    pub nearest: Option<&'static str>,
    /// All known names.
    pub known: Vec<&'static str>,
}

/// The one of `all` with this name, read without regard to case and stray spaces.
pub fn find<T: Copy>(
    kind: &'static str,
    word: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, UnknownName> {
    let wanted = word.trim().to_ascii_lowercase();
    all.iter().copied().find(|&one| name(one) == wanted).ok_or_else(|| {
        let known: Vec<_> = all.iter().map(|&one| name(one)).collect();
        UnknownName { kind, nearest: nearest(&wanted, &known), word: wanted, known }
    })
}

/// The known word most similar to this one, if one is similar at all.
pub fn nearest(word: &str, known: &[&'static str]) -> Option<&'static str> {
    const ALIKE: f64 = 0.8;
    known
        .iter()
        .map(|&name| (name, strsim::jaro_winkler(word, name)))
        .filter(|&(_, likeness)| likeness >= ALIKE)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(name, _)| name)
}

/// "a, b or c".
pub(crate) fn list(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
