//! Laws for the tunes: quiet, soft, and endless.

use std::collections::HashSet;

use icetea_maze::sound::{Effect, FRAMES_PER_SECOND, Mixer, Score, StereoFrame, StereoSide, Tune};

use super::hearing::{
    SECOND, hear, hear_effect, is_silent, largest_jump, loudest, mean, peak, share_above,
};

fn frames_of(tune: Tune) -> usize {
    Score::read(tune.text()).unwrap().frames() as usize
}

fn hear_tune(tune: Tune, frames: usize) -> Vec<StereoFrame> {
    let mut mixer = Mixer::new();
    mixer.set_tune(Some(tune));
    hear(&mut mixer, frames)
}

#[test]
fn each_look_and_place_has_a_tune_that_does_not_come_round_too_soon() {
    for tune in Tune::ALL {
        let score = Score::read(tune.text()).unwrap_or_else(|error| panic!("{tune:?}: {error}"));
        let seconds = score.frames() / FRAMES_PER_SECOND;
        assert!((60..240).contains(&seconds), "{tune:?}: {seconds} s");
        assert!(score.notes() >= 100, "{tune:?}: {} notes", score.notes());
    }
    let texts: HashSet<&str> = Tune::ALL.map(Tune::text).into_iter().collect();
    assert_eq!(texts.len(), Tune::ALL.len());
}

#[test]
fn a_tune_goes_round_without_a_seam() {
    for tune in Tune::ALL {
        let round = frames_of(tune);
        let heard = hear_tune(tune, 3 * round);
        let again = largest_difference(&heard[round..2 * round], &heard[2 * round..]);
        assert!(again < 0.000_1, "{tune:?}: the third round differs by {again}");
        let seam = &heard[2 * round - SECOND..2 * round + SECOND];
        assert!(largest_jump(seam) <= largest_jump(&heard[..round]), "{tune:?}");
        for (place, moment) in heard[SECOND..].chunks(SECOND / 2).enumerate() {
            let is_end = moment.len() < SECOND / 2;
            assert!(is_end || peak(moment) > 0.001, "{tune:?} pauses in half second {place}");
        }
    }
}

fn largest_difference(one: &[StereoFrame], other: &[StereoFrame]) -> f32 {
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    pairs.map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
}

#[test]
fn a_tune_is_quiet_and_soft() {
    let win = loudest(&hear_effect(Effect::Win, StereoSide::Middle));
    for tune in Tune::ALL {
        let heard = hear_tune(tune, frames_of(tune));
        assert!(peak(&heard) < 0.5, "{tune:?}: {}", peak(&heard));
        assert!(mean(&heard) < 0.6 * win, "{tune:?}: {} to {win}", mean(&heard));
        assert!(largest_jump(&heard) < 0.05, "{tune:?}: {}", largest_jump(&heard));
        let share = share_above(6_000, &heard);
        assert!(share < 0.000_1, "{tune:?}: {share} of it lies above 6 kHz");
        assert_eq!(heard[0], [0.0; 2], "{tune:?}");
    }
}

/// No tune is louder than another, so a change of look does not startle.
#[test]
fn all_tunes_are_about_equally_loud() {
    let loudness = Tune::ALL.map(|tune| mean(&hear_tune(tune, frames_of(tune))));
    let (least, most) = loudness
        .iter()
        .fold((1.0_f32, 0.0_f32), |(least, most), &one| (least.min(one), most.max(one)));
    assert!(most < 1.5 * least, "{loudness:?}");
}

#[test]
fn one_tune_gives_way_to_another_and_to_none_without_a_click() {
    let mut mixer = Mixer::new();
    mixer.set_tune(Some(Tune::IceTea));
    let mut heard = hear(&mut mixer, 3 * SECOND);
    mixer.set_tune(Some(Tune::Night));
    heard.extend(hear(&mut mixer, 3 * SECOND));
    mixer.set_tune(None);
    heard.extend(hear(&mut mixer, 2 * SECOND));
    assert!(largest_jump(&heard) < 0.05, "{}", largest_jump(&heard));
    assert!(!is_silent(&heard[5 * SECOND..6 * SECOND]));
    assert!(is_silent(&heard[7 * SECOND..]));
    assert!(mixer.is_idle());
}
