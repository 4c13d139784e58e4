//! A texture whose texels change now and then: changes are uploaded before it is drawn. And a plane
//! of them, for what is too large for one texture.

use macroquad::prelude::*;

/// Texels in memory, with a texture that follows them.
pub(super) struct TexelSheet {
    width: u32,
    height: u32,
    filter: FilterMode,
    bytes: Vec<u8>,
    texture: Option<Texture2D>,
    /// First and last column and row that are not uploaded yet.
    changed: Option<[u32; 4]>,
}

impl TexelSheet {
    /// A sheet of zeros.
    pub fn new(width: u32, height: u32, filter: FilterMode) -> Self {
        Self::of(width, height, filter, vec![0; (4 * width * height) as usize])
    }

    /// A sheet of these texels.
    pub fn of(width: u32, height: u32, filter: FilterMode, bytes: Vec<u8>) -> Self {
        Self { width, height, filter, bytes, texture: None, changed: None }
    }

    pub fn size(&self) -> Vec2 {
        vec2(self.width as f32, self.height as f32)
    }

    pub fn get(&self, column: u32, row: u32, channel: usize) -> u8 {
        self.bytes[self.place(column, row) + channel]
    }

    pub fn set(&mut self, column: u32, row: u32, channel: usize, value: u8) {
        let place = self.place(column, row) + channel;
        if self.bytes[place] != value {
            self.bytes[place] = value;
            self.note(column, row);
        }
    }

    pub fn set_texel(&mut self, column: u32, row: u32, texel: [u8; 4]) {
        let place = self.place(column, row);
        if self.bytes[place..place + 4] != texel {
            self.bytes[place..place + 4].copy_from_slice(&texel);
            self.note(column, row);
        }
    }

    /// Sets a channel to zero.
    pub fn wipe(&mut self, channel: usize) {
        self.bytes.iter_mut().skip(channel).step_by(4).for_each(|byte| *byte = 0);
        self.changed = Some([0, self.width - 1, 0, self.height - 1]);
    }

    fn note(&mut self, column: u32, row: u32) {
        let [left, right, top, bottom] = self.changed.unwrap_or([column, column, row, row]);
        self.changed = Some([left.min(column), right.max(column), top.min(row), bottom.max(row)]);
    }

    /// The texture, up to date.
    pub fn texture(&mut self) -> Texture2D {
        let changed = self.changed.take();
        if let Some(texture) = &self.texture {
            if let Some([left, right, top, bottom]) = changed {
                let part = self.part(left, right, top, bottom);
                let (width, height) = (part.width.into(), part.height.into());
                texture.update_part(&part, left.cast_signed(), top.cast_signed(), width, height);
            }
            return texture.clone();
        }
        let texture = Texture2D::from_rgba8(self.width as u16, self.height as u16, &self.bytes);
        texture.set_filter(self.filter);
        self.texture.insert(texture).clone()
    }

    fn part(&self, left: u32, right: u32, top: u32, bottom: u32) -> Image {
        let (width, height) = (right - left + 1, bottom - top + 1);
        let mut bytes = Vec::with_capacity((4 * width * height) as usize);
        for row in top..=bottom {
            bytes.extend_from_slice(&self.bytes[self.place(left, row)..self.place(right, row) + 4]);
        }
        Image { bytes, width: width as u16, height: height as u16 }
    }

    #[cfg(test)]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    const fn place(&self, column: u32, row: u32) -> usize {
        4 * (row as usize * self.width as usize + column as usize)
    }
}

/// A plane of texels, cut into square sheets.
pub(super) struct TexelPlane {
    /// Texels along a side of a sheet.
    side: u32,
    /// How many sheets lie side by side.
    across: u32,
    sheets: Vec<TexelSheet>,
}

impl TexelPlane {
    /// A plane of zeros.
    pub fn new((width, height): (u32, u32), side: u32) -> Self {
        let (across, down) = (width.div_ceil(side), height.div_ceil(side));
        let length = |whole: u32, page: u32| (whole - page * side).min(side);
        let sheets = (0..across * down).map(|place| {
            let (column, row) = (place % across, place / across);
            TexelSheet::new(length(width, column), length(height, row), FilterMode::Nearest)
        });
        Self { side, across, sheets: sheets.collect() }
    }

    /// The sheet with this texel, and the texel's place on it.
    pub fn sheet(&mut self, column: u32, row: u32) -> (&mut TexelSheet, (u32, u32)) {
        let place = row / self.side * self.across + column / self.side;
        (&mut self.sheets[place as usize], (column % self.side, row % self.side))
    }

    /// The sheets that were ever written to, each with the place of its first texel.
    pub fn laid(&mut self) -> impl Iterator<Item = (Vec2, &mut TexelSheet)> {
        let (side, across) = (self.side, self.across);
        let corner = move |place: u32| vec2((place % across) as f32, (place / across) as f32);
        let sheets = (0..).zip(&mut self.sheets);
        sheets
            .filter(|(_, sheet)| sheet.texture.is_some() || sheet.changed.is_some())
            .map(move |(place, sheet)| (corner(place) * side as f32, sheet))
    }

    #[cfg(test)]
    pub fn bytes(&self) -> Vec<u8> {
        self.sheets.iter().flat_map(|sheet| sheet.bytes.iter().copied()).collect()
    }
}
