//! The modifier keys.

/// Which modifier keys are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Shift.
    pub shift: bool,
    /// Ctrl.
    pub control: bool,
    /// Alt, if it does not type characters of its own.
    pub alt: bool,
    /// The key with the system's logo.
    pub logo: bool,
}

impl Modifiers {
    /// Whether a character that comes with these modifiers is text and not part of a command. Some
    /// systems report AltGr as Ctrl and Alt together: a character that only AltGr can type is text.
    pub fn let_type(self, character: char) -> bool {
        let is_of_alt_gr = self.control && self.alt && !character.is_ascii_alphanumeric();
        let is_plain = !self.control && !self.alt;
        !character.is_control() && !self.logo && (is_plain || is_of_alt_gr)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_never_typed_with_a_key_for_commands() {
        let bits = |held: u8| Modifiers {
            shift: held & 1 != 0,
            control: held & 2 != 0,
            alt: held & 4 != 0,
            logo: held & 8 != 0,
        };
        for held in 0..16 {
            let is_plain = matches!(held, 0 | 1);
            for letter in ['v', 'C', '7'] {
                assert_eq!(bits(held).let_type(letter), is_plain, "{letter} with {held:b}");
            }
            assert!(!bits(held).let_type('\u{8}'));
        }
        let alt_gr = Modifiers { control: true, alt: true, ..Modifiers::default() };
        assert!(alt_gr.let_type('@') && alt_gr.let_type('€'));
    }
}
