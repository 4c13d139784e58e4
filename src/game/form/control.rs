//! A control of a form: what it shows, and how it changes.

use crate::maze::SpecError;

/// How a control is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlKind {
    /// On or off.
    Switch,
    /// All choices next to each other.
    Chips,
    /// One choice, between two arrows.
    Stepper,
    /// A knob on a line from the first choice to the last.
    Slider,
    /// A text.
    Text,
    /// A button that carries out an action.
    Button,
}

/// A change to apply to what the form is about. It fails with an explanation if a text is invalid.
pub type ChangeFn<S> = Box<dyn FnOnce(&mut S) -> Result<(), SpecError>>;

type Choose<S> = Box<dyn Fn(&mut S, usize)>;
/// Applies what has been typed so far, as soon as it is valid.
pub type Write<S> = Box<dyn Fn(&mut S, &str) -> Result<(), SpecError>>;

/// The control of a row with its present value. `S` is what it changes.
pub struct Control<S> {
    /// How it is shown.
    pub kind: ControlKind,
    /// How many choices there are.
    pub choices: usize,
    /// The index of the present choice; of the next one if the value lies between two.
    place: usize,
    is_exact: bool,
    /// Whether the choices go from the least to the most, and end there.
    is_scale: bool,
    /// How many choices one arrow key press moves.
    step: usize,
    choose: Choose<S>,
    pub(super) typing: Option<Typing<S>>,
}

/// How text is typed into a control.
pub struct Typing<S> {
    /// The present text.
    pub text: String,
    letters: Letters,
    pub write: Write<S>,
}

/// Which characters a control accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Digits, which replace the present text.
    Digits,
    /// At most this many characters of any kind, which replace the present text.
    InPlace(usize),
    /// At most this many characters of any kind, appended to the present text.
    Behind(usize),
}

impl<S> Typing<S> {
    /// The text after `text` was typed behind `typed`, if any of it is accepted.
    pub fn with(&self, typed: Option<&str>, text: &str) -> Option<String> {
        const MOST_DIGITS: usize = 24;
        let (begins, most, is_number) = match self.letters {
            Letters::Digits => ("", MOST_DIGITS, true),
            Letters::InPlace(most) => ("", most, false),
            Letters::Behind(most) => (self.text.as_str(), most, false),
        };
        let before = typed.unwrap_or(begins);
        let free = most.saturating_sub(before.chars().count());
        let fits = |one: &char| if is_number { one.is_ascii_digit() } else { !one.is_control() };
        let taken: String = text.chars().filter(fits).take(free).collect();
        (!taken.is_empty()).then(|| before.to_owned() + &taken)
    }
}

impl<S: 'static> Control<S> {
    fn new(kind: ControlKind, choices: usize, place: Option<usize>, choose: Choose<S>) -> Self {
        let (is_exact, place) = (place.is_some(), place.unwrap_or_default());
        Self { kind, choices, place, is_exact, is_scale: false, step: 1, choose, typing: None }
    }

    /// On or off.
    pub fn switch(is_on: bool, set: impl Fn(&mut S, bool) + 'static) -> Self {
        Self::one_of([false, true], is_on, set).shown_as(ControlKind::Switch)
    }

    /// One of these values; the arrows wrap round.
    pub fn one_of<T>(all: impl Into<Vec<T>>, present: T, set: impl Fn(&mut S, T) + 'static) -> Self
    where
        T: Copy + PartialEq + 'static,
    {
        let all = all.into();
        let (choices, place) = (all.len(), all.iter().position(|&one| one == present));
        let choose = Box::new(move |of: &mut S, choice: usize| set(of, all[choice]));
        Self::new(ControlKind::Stepper, choices, place, choose)
    }

    /// One of these values, from the least to the most. A settings file may hold one in between.
    pub fn scale<T>(all: impl Into<Vec<T>>, present: T, set: impl Fn(&mut S, T) + 'static) -> Self
    where
        T: Copy + PartialOrd + 'static,
    {
        let all = all.into();
        let place = all.iter().position(|&one| one >= present).unwrap_or(all.len());
        Self { place, is_scale: true, ..Self::one_of(all, present, set) }
    }

    /// A number in a range, which an arrow changes by a step.
    pub fn number(
        [least, most]: [u32; 2],
        step: u32,
        present: u32,
        set: impl Fn(&mut S, u32) + 'static,
    ) -> Self {
        let choose = Box::new(move |of: &mut S, choice| set(of, least + choice as u32));
        let [choices, place] = [most + 1, present].map(|one| one.saturating_sub(least) as usize);
        let (is_scale, step) = (true, step as usize);
        Self { is_scale, step, ..Self::new(ControlKind::Stepper, choices, Some(place), choose) }
    }

    /// A control without choices: a text field or a button.
    pub fn plain(kind: ControlKind) -> Self {
        Self::new(kind, 0, None, Box::new(|_, _| {}))
    }

    /// Shows the control as another kind.
    #[must_use]
    pub fn shown_as(self, kind: ControlKind) -> Self {
        Self { kind, ..self }
    }

    /// Leaves the choice empty unless this holds.
    #[must_use]
    pub fn only_if(self, holds: bool) -> Self {
        Self { is_exact: self.is_exact && holds, ..self }
    }

    /// Removes all choices: at present the control has no effect.
    #[must_use]
    pub fn closed(self) -> Self {
        Self { choices: 0, ..self }
    }

    /// Makes the control accept text as well, in place of this text or appended to it.
    #[must_use]
    pub fn typed(
        self,
        text: String,
        letters: Letters,
        write: impl Fn(&mut S, &str) -> Result<(), SpecError> + 'static,
    ) -> Self {
        Self { typing: Some(Typing { text, letters, write: Box::new(write) }), ..self }
    }

    /// The index of the present choice, if the value is one.
    pub fn chosen(&self) -> Option<usize> {
        Some(self.place).filter(|_| self.is_exact)
    }

    /// The index of the present choice, or else of the nearest.
    pub fn nearest(&self) -> usize {
        self.place.min(self.choices.saturating_sub(1))
    }

    /// Whether the left and the right arrow would change something.
    pub fn ways(&self) -> [bool; 2] {
        [-1, 1].map(|by| self.beside(by).is_some_and(|to| to != self.place))
    }

    /// Whether text can be typed.
    pub fn can_be_typed(&self) -> bool {
        self.typing.is_some()
    }

    /// The choice that an arrow moves to.
    pub(super) fn beside(&self, by: i8) -> Option<usize> {
        let last = self.choices.checked_sub(1)?;
        Some(match (self.is_scale, self.is_exact, by > 0) {
            // If the value lies between two choices, `place` is already the next one.
            (true, false, true) => self.place.min(last),
            (true, true, true) => (self.place + self.step).min(last),
            (true, _, false) => self.place.saturating_sub(self.step),
            (false, false, _) => 0,
            (false, true, true) => (self.place + 1) % self.choices,
            (false, true, false) => (self.place + last) % self.choices,
        })
    }

    /// The change that makes a choice, if there is such a choice.
    pub(super) fn choose(self, choice: usize) -> Option<ChangeFn<S>> {
        let Self { choices, choose, .. } = self;
        (choice < choices).then(|| -> ChangeFn<S> {
            Box::new(move |of| {
                choose(of, choice);
                Ok(())
            })
        })
    }
}
