//! What is special about a stop of the journey: its fog and its rival.

use super::Play;
use crate::game::journey::{Stop, StopRival};
use crate::game::rules::RuleKind;
use crate::game::walker::Pose;
use crate::picture::maze::Fog;

impl Play {
    /// Whether the first hint is what the stop is about, which costs nothing.
    pub fn has_idea_to_tell(&self) -> bool {
        let is_of_map = self.stop.is_some_and(|stop| !stop.is_old());
        is_of_map && !self.knows_idea() && !self.race.is_over() && self.race.solving().is_none()
    }

    /// Whether the player has asked what the stop is about.
    pub const fn knows_idea(&self) -> bool {
        self.idea_asked_after.is_some()
    }

    /// Whether that was asked where the mouse still is.
    pub fn has_just_asked(&self) -> bool {
        self.idea_asked_after == Some(self.race.runner(0).steps())
    }

    /// Whether only what the mouse has seen of the maze is shown, as in the maze of a week.
    pub fn is_foggy(&self) -> bool {
        self.week_sight.is_some() || self.stop.is_some_and(Stop::is_foggy) || self.is_dark()
    }

    /// Whether it is by rule.
    fn is_dark(&self) -> bool {
        self.has_rule(RuleKind::Fog)
    }

    /// Whether a run would often be a slide.
    pub(super) fn is_slippery(&self) -> bool {
        self.has_rule(RuleKind::SlipperyIce)
    }

    fn has_rule(&self, rule: RuleKind) -> bool {
        self.race.measured().spec.as_ref().is_some_and(|spec| rule.is_in(spec))
    }

    /// The fog, where there is some.
    pub fn fog(&self) -> Fog {
        if self.is_dark() { Fog::DARK } else { Fog::mist(1.0) }
    }

    /// The rival that races against the mouse here, if there is one.
    pub const fn rival(&self) -> Option<&StopRival> {
        self.rival.as_ref()
    }

    /// The rival's tick: it sets out together with the mouse.
    pub fn rival_tick(&self) -> u32 {
        u32::try_from(self.race.ticks).unwrap_or(u32::MAX)
    }

    /// Where to draw the rival, `blend` of a tick after the last one.
    pub fn rival_pose(&self, blend: f32) -> Option<Pose> {
        let goes = self.race.has_begun() && !self.race.is_over();
        let rival = self.rival.as_ref()?;
        Some(rival.track.pose(self.rival_tick(), if goes { blend } else { 0.0 }))
    }

    /// Whether the rival has reached the goal before the mouse.
    pub fn is_rival_there(&self) -> bool {
        let end = self.rival.as_ref().map(|rival| rival.track.end_tick());
        end.is_some_and(|end| self.rival_tick() >= end) && !self.race.is_over()
    }
}
