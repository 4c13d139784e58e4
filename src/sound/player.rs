//! Plays a score over and over: the first bar follows the last, and notes ring on.

use super::score::Score;
use super::tune::Tune;
use super::voice::ToneVoice;

#[derive(Debug)]
pub(super) struct TunePlayer {
    pub tune: Tune,
    score: Score,
    /// How many frames of the score have been played.
    at: u32,
    next: usize,
}

impl TunePlayer {
    pub fn new(tune: Tune) -> Self {
        Self { tune, score: tune.score(), at: 0, next: 0 }
    }

    /// Begins the notes of the next frames.
    pub fn advance(&mut self, frames: u32, mut begin: impl FnMut(ToneVoice)) {
        let mut done = 0;
        while done < frames && self.score.frames() > 0 {
            let stretch = (frames - done).min(self.score.frames() - self.at);
            while let Some((start, note)) = self.score.note(self.next)
                && *start < self.at + stretch
            {
                begin(ToneVoice::new(note, done + start - self.at));
                self.next += 1;
            }
            self.at += stretch;
            done += stretch;
            if self.at == self.score.frames() {
                (self.at, self.next) = (0, 0);
            }
        }
    }
}
