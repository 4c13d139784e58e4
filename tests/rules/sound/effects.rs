//! Laws for every single effect.

use icetea_maze::sound::{Bus, Effect, Mixer, StereoSide};

use super::hearing::{
    SECOND, hear, hear_effect, is_silent, largest_jump, loudest, mean, peak, share_above,
};

/// The extremes of what changes its pitch as well.
fn all() -> Vec<Effect> {
    let mut all = Effect::EACH.to_vec();
    all.extend([1, 2, 600].map(|joined| Effect::Plop { joined, all: 600 }));
    all.extend([1, 9, 2_501].map(|stack| Effect::Tick { stack, all: 2_501 }));
    all
}

#[test]
fn every_effect_can_be_heard_and_ends() {
    for effect in all() {
        let heard = hear_effect(effect, StereoSide::Middle);
        assert!((0.02..0.5).contains(&peak(&heard)), "{effect:?}: {}", peak(&heard));
        assert!(heard.len() < 4 * SECOND, "{effect:?}: {} frames", heard.len());
    }
}

#[test]
fn no_effect_clicks() {
    for effect in all() {
        let heard = hear_effect(effect, StereoSide::Middle);
        let peak = peak(&heard);
        // At 48,000 frames a second a sine of 1 kHz steps by at most 0.13 of its height.
        let jump = largest_jump(&heard) / peak;
        assert!(jump < 0.3, "{effect:?} jumps by {jump} of its height");
        assert_eq!(heard[0], [0.0; 2], "{effect:?}");
        assert_eq!(heard[heard.len() - 1], [0.0; 2], "{effect:?}");
        let first_millisecond = super::hearing::peak(&heard[..SECOND / 1_000]);
        assert!(first_millisecond < 0.35 * peak, "{effect:?} begins with {first_millisecond}");
        let end = heard.iter().rposition(|frame| *frame != [0.0; 2]).unwrap();
        let last_millisecond = super::hearing::peak(&heard[end - SECOND / 1_000..=end]);
        assert!(last_millisecond < 0.001, "{effect:?} ends with {last_millisecond}");
    }
}

#[test]
fn no_effect_is_shrill() {
    for effect in all() {
        let heard = hear_effect(effect, StereoSide::Middle);
        let share = share_above(6_000, &heard);
        assert!(share < 0.000_5, "{effect:?}: {share} of it lies above 6 kHz");
        let share = share_above(3_000, &heard);
        assert!(share < 0.02, "{effect:?}: {share} of it lies above 3 kHz");
    }
}

#[test]
fn silence_is_exactly_silent() {
    let mut mixer = Mixer::new();
    assert!(mixer.is_idle());
    assert!(is_silent(&hear(&mut mixer, SECOND)));
    for effect in all() {
        mixer.play(effect, StereoSide::Middle);
        assert!(!mixer.is_idle(), "{effect:?}");
        hear(&mut mixer, 5 * SECOND);
        assert!(mixer.is_idle(), "{effect:?}");
        assert!(is_silent(&hear(&mut mixer, SECOND)), "{effect:?}");
    }
}

#[test]
fn a_side_is_heard_there() {
    for effect in all() {
        let ear = |side, ear: usize| {
            let heard = hear_effect(effect, side);
            mean(&heard.iter().map(|frame| [frame[ear]; 2]).collect::<Vec<_>>())
        };
        assert!(ear(StereoSide::Left, 0) > 2.0 * ear(StereoSide::Left, 1), "{effect:?}");
        assert!(ear(StereoSide::Right, 1) > 2.0 * ear(StereoSide::Right, 0), "{effect:?}");
        let (left, right) = (ear(StereoSide::Middle, 0), ear(StereoSide::Middle, 1));
        assert!((left - right).abs() < 0.01 * left, "{effect:?}: {left}, {right}");
    }
}

/// Sounds that are heard many times a minute stay in the background.
#[test]
fn the_more_often_an_effect_comes_the_softer_it_is() {
    let loudness = |effect| loudest(&hear_effect(effect, StereoSide::Middle));
    let win = loudness(Effect::Win);
    for often in [Effect::Step, Effect::Junction, Effect::Move, Effect::Change] {
        assert!(loudness(often) < 0.5 * win, "{often:?}: {} of {win}", loudness(often));
    }
}

#[test]
fn menus_have_a_volume_of_their_own() {
    for effect in Effect::EACH {
        let mut mixer = Mixer::new();
        let other = match effect.bus() {
            Bus::Interface => Bus::Effects,
            Bus::Effects | Bus::Music => Bus::Interface,
        };
        mixer.set_volume(other, 0);
        mixer.set_volume(Bus::Music, 0);
        hear(&mut mixer, SECOND);
        mixer.play(effect, StereoSide::Middle);
        assert!(!is_silent(&hear(&mut mixer, SECOND)), "{effect:?}");
        mixer.set_volume(effect.bus(), 0);
        hear(&mut mixer, SECOND);
        mixer.play(effect, StereoSide::Middle);
        assert!(mixer.is_idle(), "{effect:?}");
    }
}
