//! The layout of the map: a band for each region, as many below each other as there is room for,
//! and in each band the path with its stops, swinging up and down a little.

use crate::game::journey::{Region, Stop};
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::screens::journey::column_of;
use crate::screens::parts::prelude::*;

/// The minimum height of a band.
const LEAST_BAND: f32 = 72.0;
/// The height of a stop with its medals, and the maximum swing of the path about the middle.
const STOP: f32 = 46.0;
const WIDEST_SWING: f32 = 22.0;
/// How far its middle lies above that of both, for the medals below.
const RAISED: f32 = 8.0;
/// The change in the path's phase from stop to stop, in radians.
const SWING: f32 = 1.9;

/// The places on the map.
pub struct JourneyLayout {
    bands: Vec<Rect>,
    first: usize,
    is_old: bool,
}

/// The line at the top of a band, between the columns in which the path arrives from the region
/// before and leaves for the next.
pub fn heading(band: Rect) -> Rect {
    let column_width = band.w / JOURNEY_STOPS_PER_REGION as f32;
    let [_, line, _] = column(band).split([fixed(XS), fixed(LINE), grow(1.0)]);
    line.inset_by(vec2(column_width, 0.0))
}

impl JourneyLayout {
    /// The page with this stop, on its map.
    pub fn new(area: Rect, with: Stop) -> Self {
        let regions = Region::ALL.len();
        let fitting = ((area.h + S) / (LEAST_BAND + S)).floor() as usize;
        let pages = regions.div_ceil(fitting.clamp(1, regions));
        let rows = regions.div_ceil(pages);
        let bands = column(area).gap(S).evenly(rows);
        let first = with.region() as usize / rows * rows;
        Self { bands, first, is_old: with.is_old() }
    }

    /// Whether all regions are in view.
    pub fn shows_all(&self) -> bool {
        self.bands.len() == Region::ALL.len()
    }

    /// The regions in view, and where each is.
    pub fn bands(&self) -> impl Iterator<Item = (Region, Rect)> {
        Region::ALL.into_iter().skip(self.first).zip(self.bands.iter().copied())
    }

    /// The stops in view.
    pub fn stops(&self) -> impl Iterator<Item = Stop> {
        self.bands().flat_map(|(region, _)| super::stops_of(region, self.is_old))
    }

    /// The middle of a stop in view.
    pub fn middle(&self, stop: Stop) -> Vec2 {
        self.on_path(stop.region(), column_of(stop) as f32)
    }

    /// A point on the path between a stop in view and the next one, at this share of the way.
    pub fn on_way(&self, stop: Stop, share: f32) -> Vec2 {
        match stop.next() {
            Some(next) if next.region() == stop.region() => {
                let [from, to] = [stop, next].map(|stop| column_of(stop) as f32);
                self.on_path(stop.region(), from + share * (to - from))
            }
            Some(next) => self.middle(stop) + share * (self.middle(next) - self.middle(stop)),
            None => self.middle(stop),
        }
    }

    /// A point on the path of a region in view, at this column.
    pub fn on_path(&self, region: Region, at: f32) -> Vec2 {
        let row = region as usize;
        let band = self.bands[row.saturating_sub(self.first).min(self.bands.len() - 1)];
        let [_, path] = column(band).split([fixed(LINE + 2.0 * XS), grow(1.0)]);
        let x = path.x + (at + 0.5) * path.w / JOURNEY_STOPS_PER_REGION as f32;
        let swing = ((path.h - STOP) / 2.0).clamp(0.0, WIDEST_SWING);
        vec2(x, path.center().y - RAISED + swing * (SWING * at + row as f32).sin())
    }

    /// The part of the map that belongs to a stop in view.
    pub fn cell(&self, stop: Stop) -> Rect {
        let middle = self.middle(stop);
        let width = self.bands[0].w / JOURNEY_STOPS_PER_REGION as f32;
        Rect::new(middle.x - width / 2.0, middle.y - STOP / 2.0 + RAISED, width, STOP)
    }
}
