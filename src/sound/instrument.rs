//! The instruments: sines in certain proportions that fade at certain speeds. All begin softly, and
//! none has content above 5 kHz.

#[derive(Debug, PartialEq)]
pub(super) struct Instrument {
    /// Its name in scores.
    pub name: &'static str,
    /// The sines of a note, at most [`MOST_PARTIALS`].
    pub partials: &'static [Partial],
    pub attack_ms: f32,
    pub release_ms: f32,
    /// Whether a note rings until it has faded, however short it is written.
    pub rings_out: bool,
    /// Where the pitch starts, as a multiple of the note's own.
    pub bend_from: f32,
    pub bend_ms: f32,
    /// The largest amplitude at full strength.
    pub peak: f32,
}

#[derive(Debug, PartialEq)]
pub(super) struct Partial {
    /// Its frequency as a multiple of the note's.
    pub multiple: f32,
    /// Its share of the note's strength.
    pub share: f32,
    /// The time in which it fades to half its strength.
    pub half_life_ms: f32,
}

pub(super) const MOST_PARTIALS: usize = 3;

/// The half-life of a sine that does not fade.
const NEVER: f32 = f32::INFINITY;

const fn partial(multiple: f32, share: f32, half_life_ms: f32) -> Partial {
    Partial { multiple, share, half_life_ms }
}

/// Steel tongues on a wooden box: the sound of the ice tea look.
pub(super) const KALIMBA: Instrument = Instrument {
    name: "kalimba",
    partials: &[partial(1.0, 0.82, 190.0), partial(2.0, 0.13, 120.0), partial(5.4, 0.05, 18.0)],
    attack_ms: 4.0,
    release_ms: 30.0,
    rings_out: true,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.3,
};

/// Glasses touched with a felt hammer: the sound of the night look.
pub(super) const GLASS: Instrument = Instrument {
    name: "glass",
    partials: &[partial(1.0, 0.86, 340.0), partial(2.01, 0.09, 340.0), partial(3.9, 0.05, 60.0)],
    attack_ms: 9.0,
    release_ms: 40.0,
    rings_out: true,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.24,
};

/// Wooden bars: the sound of the paper look.
pub(super) const MARIMBA: Instrument = Instrument {
    name: "marimba",
    partials: &[partial(1.0, 0.88, 95.0), partial(3.98, 0.1, 28.0), partial(9.2, 0.02, 9.0)],
    attack_ms: 3.5,
    release_ms: 20.0,
    rings_out: true,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.3,
};

/// A string plucked with the thumb, for accompaniment.
pub(super) const STRING: Instrument = Instrument {
    name: "string",
    partials: &[partial(1.0, 0.74, 260.0), partial(2.0, 0.2, 140.0), partial(3.0, 0.06, 80.0)],
    attack_ms: 6.0,
    release_ms: 60.0,
    rings_out: true,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.21,
};

/// A breathing reed, for sustained chords.
pub(super) const REED: Instrument = Instrument {
    name: "reed",
    partials: &[partial(1.0, 0.7, NEVER), partial(2.003, 0.22, NEVER), partial(3.0, 0.08, NEVER)],
    attack_ms: 420.0,
    release_ms: 900.0,
    rings_out: false,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.09,
};

/// A drop that falls into a glass: the pitch bends up as the bubble closes.
pub(super) const DROP: Instrument = Instrument {
    name: "drop",
    partials: &[partial(1.0, 0.94, 26.0), partial(2.0, 0.06, 14.0)],
    attack_ms: 5.0,
    release_ms: 15.0,
    rings_out: true,
    bend_from: 0.62,
    bend_ms: 55.0,
    peak: 0.36,
};

/// A fingernail on wood.
pub(super) const WOOD: Instrument = Instrument {
    name: "wood",
    partials: &[partial(1.0, 0.86, 16.0), partial(2.7, 0.14, 7.0)],
    attack_ms: 3.0,
    release_ms: 12.0,
    rings_out: true,
    bend_from: 1.0,
    bend_ms: 0.0,
    peak: 0.3,
};

/// A soft knock on something hollow: paws, and a head against a wall.
pub(super) const FELT: Instrument = Instrument {
    name: "felt",
    partials: &[partial(1.0, 0.9, 20.0), partial(1.6, 0.1, 10.0)],
    attack_ms: 4.0,
    release_ms: 20.0,
    rings_out: true,
    bend_from: 1.5,
    bend_ms: 40.0,
    peak: 0.45,
};

/// The instruments that a score may name.
pub(super) const FOR_SCORES: [&Instrument; 5] = [&KALIMBA, &GLASS, &MARIMBA, &STRING, &REED];
