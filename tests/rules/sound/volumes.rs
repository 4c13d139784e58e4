//! Volumes, and muting by a key.

use icetea_maze::sound::{Bus, Effect, Mixer, StereoFrame, StereoSide, Tune};

use super::hearing::{SECOND, hear, is_silent, largest_jump, mean};

/// A moment in which every bus has a sound.
fn busy_mixer() -> Mixer {
    let mut mixer = Mixer::new();
    mixer.set_tune(Some(Tune::IceTea));
    hear(&mut mixer, 2 * SECOND);
    mixer.play(Effect::Win, StereoSide::Middle);
    mixer.play(Effect::Choose, StereoSide::Middle);
    mixer
}

fn listen_at(bus: Bus, percent: u8) -> Vec<StereoFrame> {
    let mut mixer = Mixer::new();
    for other in Bus::ALL {
        mixer.set_volume(other, if other == bus { percent } else { 0 });
    }
    hear(&mut mixer, SECOND);
    mixer.set_tune(Some(Tune::Paper));
    mixer.play(Effect::Cheese, StereoSide::Middle);
    mixer.play(Effect::Choose, StereoSide::Middle);
    hear(&mut mixer, 2 * SECOND)
}

#[test]
fn each_step_of_a_volume_is_louder_and_the_last_below_is_silent() {
    for bus in Bus::ALL {
        let loudness: Vec<f32> =
            (0..=100).step_by(10).map(|percent| mean(&listen_at(bus, percent))).collect();
        assert_eq!(loudness[0], 0.0, "{bus:?}");
        assert!(loudness.windows(2).all(|pair| pair[0] < pair[1]), "{bus:?}: {loudness:?}");
        assert_eq!(mean(&listen_at(bus, 255)), loudness[10], "{bus:?}");
    }
}

#[test]
fn muting_and_turning_do_not_click() {
    for millisecond in [0, 3, 50, 333, 900] {
        let mut mixer = busy_mixer();
        let mut heard = hear(&mut mixer, millisecond * SECOND / 1_000);
        mixer.mute(true);
        heard.extend(hear(&mut mixer, SECOND / 10));
        mixer.mute(false);
        heard.extend(hear(&mut mixer, SECOND / 10));
        for bus in Bus::ALL {
            mixer.set_volume(bus, 0);
            heard.extend(hear(&mut mixer, SECOND / 50));
            mixer.set_volume(bus, 100);
            heard.extend(hear(&mut mixer, SECOND / 50));
        }
        let jump = largest_jump(&heard);
        assert!(jump < 0.06, "after {millisecond} ms: {jump}");
    }
}

#[test]
fn what_is_mute_is_silent_soon_and_costs_nothing() {
    let mut mixer = busy_mixer();
    mixer.mute(true);
    hear(&mut mixer, SECOND / 20);
    assert!(mixer.is_idle(), "nothing is left to be worked out");
    assert!(is_silent(&hear(&mut mixer, 1_000)));
    for effect in Effect::EACH {
        mixer.play(effect, StereoSide::Middle);
    }
    assert!(is_silent(&hear(&mut mixer, SECOND)));
    mixer.set_tune(None);
    mixer.mute(false);
    hear(&mut mixer, 2 * SECOND);
    assert!(is_silent(&hear(&mut mixer, SECOND)), "nothing that was played meanwhile comes late");
}

#[test]
fn a_tune_goes_on_where_it_was_when_it_can_be_heard_again() {
    for mute_instead in [true, false] {
        let mut mixer = Mixer::new();
        mixer.set_tune(Some(Tune::Paper));
        hear(&mut mixer, 4 * SECOND);
        let silence = |mixer: &mut Mixer, is_silent: bool| {
            if mute_instead {
                mixer.mute(is_silent);
            } else {
                mixer.set_volume(Bus::Music, if is_silent { 0 } else { 100 });
            }
        };
        silence(&mut mixer, true);
        hear(&mut mixer, SECOND);
        assert!(mixer.is_idle());
        silence(&mut mixer, false);
        assert!(!mixer.is_idle());
        assert!(!is_silent(&hear(&mut mixer, 3 * SECOND)));
    }
}
