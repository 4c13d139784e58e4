//! The pages of the settings, and where on them the focus goes.

use std::sync::LazyLock;

use crate::game::bindings::{CommandGroup, KeyCommand};
use crate::game::settings::{SettingsPage, SettingsRow};
use crate::maze::Direction;

impl SettingsPage {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 6] =
        [Self::General, Self::View, Self::Sound, Self::Access, Self::Keys, Self::MoreKeys];

    /// The rows on it; none on a page of keys.
    pub fn rows(self) -> &'static [SettingsRow] {
        static ROWS: LazyLock<[Vec<SettingsRow>; SettingsPage::ALL.len()]> = LazyLock::new(|| {
            SettingsPage::ALL.map(|page| {
                SettingsRow::ALL.iter().copied().filter(|row| row.page() == page).collect()
            })
        });
        &ROWS[self as usize]
    }

    /// The commands whose keys it shows; none on a page of rows.
    pub fn commands(self) -> &'static [KeyCommand] {
        let groups = match self {
            Self::Keys => &[CommandGroup::Playing][..],
            Self::MoreKeys => &[CommandGroup::Theatre, CommandGroup::Pages][..],
            _ => return &[],
        };
        let is_of = |command: &KeyCommand| groups.contains(&command.group());
        let first = KeyCommand::ALL.iter().position(is_of).unwrap_or(0);
        let count = KeyCommand::ALL.iter().filter(|command| is_of(command)).count();
        &KeyCommand::ALL[first..first + count]
    }

    /// Whether it is about keys.
    pub const fn is_of_keys(self) -> bool {
        matches!(self, Self::Keys | Self::MoreKeys)
    }

    /// How many commands stand in its first column, before the second begins.
    pub fn first_column(self) -> usize {
        self.commands().len().div_ceil(2)
    }

    /// How many things can have the focus: rows, or commands and the button below them.
    pub fn things(self) -> usize {
        if self.is_of_keys() { self.commands().len() + 1 } else { self.rows().len() }
    }

    /// The thing that lies next to one; nothing is the tabs above.
    pub(super) fn beside(self, thing: Option<usize>, direction: Direction) -> Option<usize> {
        let (all, first) = (self.things(), self.first_column());
        let button = all - 1;
        let Some(thing) = thing else {
            return match direction {
                Direction::Down => Some(0),
                Direction::Up => Some(all - 1),
                _ => None,
            };
        };
        match direction {
            _ if !self.is_of_keys() => match direction {
                Direction::Down => Some(thing + 1).filter(|&next| next < all),
                Direction::Up => thing.checked_sub(1),
                _ => Some(thing),
            },
            Direction::Down if thing == button => None,
            Direction::Down if thing + 1 == first || thing + 1 == button => Some(button),
            Direction::Down => Some(thing + 1),
            Direction::Up if thing == button => Some(first - 1),
            Direction::Up if thing == 0 || thing == first => None,
            Direction::Up => Some(thing - 1),
            Direction::Right if thing < first => Some((thing + first).min(button - 1)),
            Direction::Left if (first..button).contains(&thing) => {
                Some((thing - first).min(first - 1))
            }
            _ => Some(thing),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_row_and_command_is_on_one_page() {
        let rows: Vec<SettingsRow> =
            SettingsPage::ALL.iter().flat_map(|page| page.rows()).copied().collect();
        assert_eq!(rows.len(), SettingsRow::ALL.len());
        assert!(SettingsRow::ALL.iter().all(|row| rows.contains(row)));
        let commands: Vec<KeyCommand> =
            SettingsPage::ALL.iter().flat_map(|page| page.commands()).copied().collect();
        assert_eq!(commands, KeyCommand::ALL);
    }

    #[test]
    fn arrows_reach_everything_and_never_leave_the_page() {
        for page in SettingsPage::ALL {
            let mut seen = BTreeSet::from([None]);
            let mut fresh = vec![None];
            while let Some(thing) = fresh.pop() {
                for direction in Direction::ALL {
                    let next = page.beside(thing, direction);
                    assert!(next.is_none_or(|next| next < page.things()), "{page:?} {thing:?}");
                    if seen.insert(next) {
                        fresh.push(next);
                    }
                }
            }
            assert_eq!(seen.len(), page.things() + 1, "{page:?}");
        }
    }

    /// The column and the row of a thing; the button below the keys is in no column.
    fn place(page: SettingsPage, thing: usize) -> (Option<usize>, usize) {
        match (page.is_of_keys(), page.first_column()) {
            (false, _) => (Some(0), thing),
            (true, first) if thing == page.commands().len() => (None, first),
            (true, first) => (Some(thing / first), thing % first),
        }
    }

    /// The thing at a place, or above it where a column is shorter.
    fn at(page: SettingsPage, column: usize, row: usize) -> Option<usize> {
        let in_column = |&thing: &usize| place(page, thing).0 == Some(column);
        (0..page.things()).filter(in_column).rfind(|&thing| place(page, thing).1 <= row)
    }

    #[test]
    fn an_arrow_leads_to_what_lies_there() {
        for page in SettingsPage::ALL {
            let last = page.things() - 1;
            let beside = |thing, direction| page.beside(thing, direction);
            assert_eq!(beside(None, Direction::Down), Some(0));
            assert_eq!(beside(None, Direction::Up), Some(last));
            assert_eq!(beside(None, Direction::Left), None);
            assert_eq!(beside(None, Direction::Right), None);
            for thing in 0..=last {
                let here = Some(thing);
                let [right, down, left, up] =
                    Direction::ALL.map(|direction| beside(here, direction));
                let (Some(column), row) = place(page, thing) else {
                    let above = at(page, 0, usize::MAX);
                    assert_eq!([right, down, left, up], [here, None, here, above], "the button");
                    continue;
                };
                let below = at(page, column, row + 1).filter(|&next| next != thing);
                let button = page.is_of_keys().then_some(last);
                assert_eq!(down, below.or(button), "below {thing} of {page:?}");
                let above = row.checked_sub(1).and_then(|row| at(page, column, row));
                assert_eq!(up, above, "above {thing} of {page:?}");
                assert_eq!(right, at(page, 1, row).or(here), "right of {thing} of {page:?}");
                assert_eq!(left, at(page, 0, row), "left of {thing} of {page:?}");
            }
        }
    }
}
