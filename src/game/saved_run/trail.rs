//! A trail as its first tile and one letter for each step, since its tiles are adjacent but for
//! leaps, which begin with a tile that is there twice: `R[7,3]` is a step and a leap.
//!
//! A trail of a million tiles is a megabyte, and a letter always stands for a single tile.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::maze::{Direction, Tile};

#[derive(Serialize, Deserialize)]
struct Trail {
    from: (u16, u16),
    moves: String,
}

pub fn serialize<S: Serializer>(tiles: &[(u16, u16)], serializer: S) -> Result<S::Ok, S::Error> {
    let trail = tiles.first().map(|&from| {
        let moves: Result<_, S::Error> = (1..tiles.len()).map(|place| step(tiles, place)).collect();
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
    let mut moves = trail.moves.chars();
    while let Some(letter) = moves.next() {
        if letter == '[' {
            let (inside, rest) = moves.as_str().split_once(']').unwrap_or_default();
            let leap = inside
                .split_once(',')
                .and_then(|(column, row)| Some(Tile::new(column.parse().ok()?, row.parse().ok()?)));
            tiles.push((tile.column, tile.row));
            tile = leap.ok_or_else(|| D::Error::custom(format!("'{inside}' is not a tile")))?;
            tiles.push((tile.column, tile.row));
            moves = rest.chars();
            continue;
        }
        let direction = Direction::of_letter(letter)
            .ok_or_else(|| D::Error::custom(format!("'{letter}' is not a direction")))?;
        tile = tile.step(direction);
        tiles.push((tile.column, tile.row));
    }
    Ok(tiles)
}

/// The step to the tile at this place of a trail.
fn step<E: serde::ser::Error>(tiles: &[(u16, u16)], place: usize) -> Result<String, E> {
    let (from, to) = (tiles[place - 1], tiles[place]);
    let direction = Tile::new(from.0, from.1).direction_to(Tile::new(to.0, to.1));
    let begins_leap = place > 1 && tiles[place - 2] == from;
    match direction {
        Some(direction) => Ok(direction.letter().to_string()),
        None if from == to => Ok(String::new()),
        None if begins_leap => Ok(format!("[{},{}]", to.0, to.1)),
        None => Err(E::custom(format!("the trail leaps from {from:?} to {to:?}"))),
    }
}
