//! A trail as its first tile and one letter for each step, since its tiles are adjacent.
//!
//! A trail of a million tiles is a megabyte, and a letter always stands for a single tile.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::maze::{Direction, Tile};

/// One letter for each of [`Direction::ALL`].
const LETTERS: [char; 4] = ['R', 'D', 'L', 'U'];

#[derive(Serialize, Deserialize)]
struct Trail {
    from: (u16, u16),
    moves: String,
}

pub fn serialize<S: Serializer>(tiles: &[(u16, u16)], serializer: S) -> Result<S::Ok, S::Error> {
    let trail = tiles.first().map(|&from| {
        let moves: Result<_, S::Error> =
            tiles.windows(2).map(|pair| letter(pair[0], pair[1])).collect();
        Ok(Trail { from, moves: moves? })
    });
    trail.transpose()?.serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<(u16, u16)>, D::Error> {
    let Some(trail) = Option::<Trail>::deserialize(deserializer)? else { return Ok(Vec::new()) };
    let mut tile = Tile::new(trail.from.0, trail.from.1);
    let mut tiles = Vec::with_capacity(1 + trail.moves.len());
    tiles.push(trail.from);
    for letter in trail.moves.chars() {
        let place = LETTERS.iter().position(|&known| known == letter);
        let place =
            place.ok_or_else(|| D::Error::custom(format!("'{letter}' is not a direction")))?;
        tile = tile.step(Direction::ALL[place]);
        tiles.push((tile.column, tile.row));
    }
    Ok(tiles)
}

fn letter<E: serde::ser::Error>(from: (u16, u16), to: (u16, u16)) -> Result<char, E> {
    Tile::new(from.0, from.1)
        .direction_to(Tile::new(to.0, to.1))
        .map(|direction| LETTERS[direction as usize])
        .ok_or_else(|| E::custom(format!("the trail leaps from {from:?} to {to:?}")))
}
