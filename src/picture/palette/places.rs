//! The colours of the places of the journey: their floors and walls, in every look but high contrast.

use super::Palette;
use crate::game::journey::Region;
use crate::picture::geometry::Color;
use crate::picture::maze::WallColours;

/// The ground about the maze of a place, its floor and the second colour of that, and the colours of
/// its walls from light to dark.
struct Place {
    ground: u32,
    floors: [u32; 2],
    walls: [u32; 5],
}

impl Place {
    const fn of(region: Region) -> Self {
        let (ground, floors, walls) = match region {
            Region::Garden => (
                0xDF_EDC6,
                [0xF6_F0D4, 0xE9_E9BE],
                [0xEA_F7CF, 0x93_CB5E, 0x62_A040, 0x37_732E, 0x23_4A1C],
            ),
            Region::Cellar => (
                0xD6_EBF6,
                [0xF2_EDE3, 0xE3_DED3],
                [0xF2_FCFF, 0x9E_D5EF, 0x5E_9FC6, 0x35_719C, 0x1E_4663],
            ),
            Region::Library => (
                0xE1_DAF2,
                [0xE9_DEEC, 0xDA_CCE3],
                [0xF2_E8FF, 0x90_83D2, 0x60_549C, 0x3E_346F, 0x24_1C49],
            ),
            Region::Kitchen => (
                0xF8_E7C6,
                [0xFF_F4DD, 0xEE_D6A8],
                [0xF9_FCFF, 0xB7_C3CC, 0x80_8D98, 0x55_606B, 0x30_3941],
            ),
            Region::Alley => (
                0xF3_DACD,
                [0xE1_E1E8, 0xCE_CFDA],
                [0xFF_E6D6, 0xE0_8C74, 0xB3_5D4C, 0x76_352F, 0x4A_1C18],
            ),
            Region::Palace => (
                0xFC_DDE6,
                [0xFF_EBE4, 0xFA_D8D2],
                [0xFF_F0DC, 0xF5_A5BE, 0xD2_7292, 0x95_4062, 0x5E_1F3A],
            ),
        };
        Self { ground, floors, walls }
    }
}

/// How much of a look's own colours is left, of its floor and its walls: paper stays paper, and night,
/// whose floors have the colours of walls, stays dark.
const LEFT_OF_NIGHT: [f32; 2] = [0.82, 0.35];
const LEFT_OF_PAPER: [f32; 2] = [0.55, 0.25];
/// How much of its own colour the ground has on paper, and of that of its walls by night.
const GROUND_ON_PAPER: f32 = 0.15;
const GROUND_BY_NIGHT: f32 = 0.2;

impl Palette {
    /// This palette at a place.
    pub(super) fn at_place(self, region: Region) -> Self {
        let place = Place::of(region);
        let [left_of_floor, left_of_walls] = match (self.lantern, self.squared_lines) {
            (Some(_), _) => LEFT_OF_NIGHT,
            (_, Some(_)) => LEFT_OF_PAPER,
            _ => [0.0, 0.0],
        };
        let own = self.wall;
        let is_flat = own.top == own.outline;
        let [edge, lit, top, side, outline] = place.walls.map(Color::hex);
        let [floor, second] = match self.lantern {
            Some(_) => [side, top],
            None => place.floors.map(Color::hex),
        };
        let of_wall = |colour: Color, own: Color| {
            let colour = if is_flat { outline } else { colour };
            colour.mix(own, left_of_walls)
        };
        Self {
            background: match (self.lantern, self.squared_lines) {
                (Some(_), _) => self.background.mix(side, GROUND_BY_NIGHT),
                (_, Some(_)) => self.background.mix(Color::hex(place.ground), GROUND_ON_PAPER),
                _ => Color::hex(place.ground),
            },
            floor: floor.mix(self.floor, left_of_floor),
            second_floor: Color {
                a: self.second_floor.a,
                ..second.mix(self.second_floor, left_of_floor)
            },
            wall: WallColours {
                top: of_wall(top, own.top),
                top_lit: of_wall(lit, own.top_lit),
                side: of_wall(side, own.side),
                side_foot: of_wall(top, own.side_foot),
                edge: of_wall(edge, own.edge),
                outline: of_wall(outline, own.outline),
                shadow: Color { a: own.shadow.a, ..side.mix(own.shadow, left_of_walls) },
            },
            ..self
        }
    }
}
