//! Many sounds at once are not loud.

use icetea_maze::sound::{Effect, Mixer, StereoFrame, StereoSide, Tune};

use super::hearing::{SECOND, hear, hear_effect, loudest, mean, peak};

/// How many times louder everything together may be than the loudest effect alone.
const MOST_TOGETHER: f32 = 1.8;

#[test]
fn everything_at_once_is_hardly_louder_than_one() {
    let alone = Effect::EACH
        .map(|effect| loudest(&hear_effect(effect, StereoSide::Middle)))
        .into_iter()
        .fold(0.0, f32::max);
    for tune in [None, Some(Tune::IceTea), Some(Tune::Night), Some(Tune::Paper)] {
        let mut mixer = Mixer::new();
        mixer.set_tune(tune);
        hear(&mut mixer, 2 * SECOND);
        let mut heard: Vec<StereoFrame> = Vec::new();
        // A frame of the window each time, and in it everything ten times.
        for frame in 0..240 {
            for _ in 0..10 {
                for effect in Effect::EACH {
                    mixer.play(effect, StereoSide::Middle);
                }
                mixer.play(Effect::Tick { stack: frame, all: 240 }, StereoSide::Left);
                mixer.play(Effect::Plop { joined: frame, all: 240 }, StereoSide::Right);
            }
            heard.extend(hear(&mut mixer, SECOND / 60));
        }
        assert!(peak(&heard) <= 0.95, "{tune:?}: {}", peak(&heard));
        let together = loudest(&heard);
        assert!(together < MOST_TOGETHER * alone, "{tune:?}: {together} to {alone}");
    }
}

/// Plays an effect at this rate for two seconds.
fn hear_rate(effect: Effect, times_per_second: usize) -> Vec<StereoFrame> {
    let mut mixer = Mixer::new();
    let mut heard = hear(&mut mixer, SECOND / 100);
    for _ in 0..2 * times_per_second {
        mixer.play(effect, StereoSide::Middle);
        heard.extend(hear(&mut mixer, SECOND / times_per_second));
    }
    heard
}

/// How many times it becomes loud.
fn beginnings(heard: &[StereoFrame]) -> usize {
    let loudness: Vec<f32> = heard.chunks(SECOND / 200).map(peak).collect();
    let threshold = 0.3 * peak(heard);
    loudness.windows(2).filter(|pair| pair[0] < threshold && pair[1] >= threshold).count()
}

#[test]
fn what_comes_in_a_rush_is_thinned_out_and_never_a_buzz() {
    let steps = [Effect::Step, Effect::Bump, Effect::Junction, Effect::Move];
    let theatre = [Effect::Plop { joined: 4, all: 600 }, Effect::Tick { stack: 30, all: 600 }];
    for effect in steps.into_iter().chain(theatre) {
        assert_eq!(beginnings(&hear_rate(effect, 2)), 4, "{effect:?}");
        let calm = mean(&hear_rate(effect, 6));
        for rate in [60, 120, 2_400] {
            let heard = hear_rate(effect, rate);
            let count = beginnings(&heard);
            assert!((8..=48).contains(&count), "{effect:?}, {rate} a second: {count} in two");
            let loudness = mean(&heard);
            assert!(loudness < 1.5 * calm, "{effect:?}, {rate} a second: {loudness} to {calm}");
        }
    }
}

#[test]
fn the_same_twice_in_one_moment_is_heard_once() {
    for effect in Effect::EACH {
        let once = hear_effect(effect, StereoSide::Middle);
        let mut mixer = Mixer::new();
        mixer.play(effect, StereoSide::Middle);
        mixer.play(effect, StereoSide::Middle);
        assert_eq!(hear(&mut mixer, once.len()), once, "{effect:?}");
    }
}

#[test]
fn portions_do_not_matter() {
    let listen = |portion: usize| {
        let mut mixer = Mixer::new();
        mixer.set_tune(Some(Tune::Paper));
        mixer.play(Effect::Win, StereoSide::Left);
        let mut heard: Vec<StereoFrame> = Vec::new();
        while heard.len() < SECOND {
            heard.extend(hear(&mut mixer, portion.min(SECOND - heard.len())));
        }
        mixer.set_tune(Some(Tune::Night));
        while heard.len() < 4 * SECOND {
            heard.extend(hear(&mut mixer, portion.min(4 * SECOND - heard.len())));
        }
        heard
    };
    let whole = listen(4 * SECOND);
    for portion in [1, 7, 256, 480, 1_000] {
        assert!(listen(portion) == whole, "portions of {portion}");
    }
}
