//! The command that starts a program, as one line.

/// The file in a program's folder whose first line is its command.
pub const COMMAND_FILE: &str = "guest.txt";

/// The words of a command, which are split at blanks. Double quotes hold words together, three of
/// them are a quote, and nothing else means anything.
///
/// ```
/// use icetea_maze::guest::split_command;
///
/// assert_eq!(split_command(r#"python3 "my mouse.py" -v"#), ["python3", "my mouse.py", "-v"]);
/// ```
pub fn split_command(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let (mut quotes, mut is_quoted) = (0, false);
    for sign in command.chars() {
        if sign == '"' {
            quotes += 1;
            if quotes == 3 {
                quotes = 0;
                word.push('"');
            }
            continue;
        }
        if quotes == 1 {
            is_quoted = !is_quoted;
        }
        quotes = 0;
        if !is_quoted && sign.is_whitespace() {
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
        } else {
            word.push(sign);
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// Words as a command that is [split](split_command) into them again.
pub fn join_words(words: &[impl AsRef<str>]) -> String {
    let quoted = |word: &str| {
        let word = word.replace('"', "\"\"\"");
        if word.contains(char::is_whitespace) { format!("\"{word}\"") } else { word }
    };
    words.iter().map(|word| quoted(word.as_ref())).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{join_words, split_command};

    #[test]
    fn commands_are_split_as_by_mms() {
        for (command, words) in [
            ("", &[][..]),
            ("  ./a  b ", &["./a", "b"]),
            (r#""a b"c d"#, &["a bc", "d"]),
            (r#"a """b"#, &["a", "\"b"]),
            ("'a b' $HOME *", &["'a", "b'", "$HOME", "*"]),
        ] {
            assert_eq!(split_command(command), words, "{command}");
            assert_eq!(split_command(&join_words(words)), words, "{words:?}");
        }
    }
}
