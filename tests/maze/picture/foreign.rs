//! PNG pictures by other programs.

use super::png_by_hand::{Header, chunk};
use super::{maze_from, png_of, read_png};
use icetea_maze::maze::{Drawing, Maze, Tile};

const COLOUR_TYPES: [(u8, &[u8]); 5] =
    [(0, &[1, 2, 4, 8, 16]), (2, &[8, 16]), (3, &[1, 2, 4, 8]), (4, &[8, 16]), (6, &[8, 16])];

/// Seven tiles by five, with an opening at the left and one at the right.
fn sample() -> Maze {
    maze_from(&["#######", "s.#...#", "#...#.#", "#.###.g", "#######"])
}

fn is_open(maze: &Maze, x: u32, y: u32, pixels_per_tile: u32) -> bool {
    maze.grid().is_open(Tile::new((x / pixels_per_tile) as u16, (y / pixels_per_tile) as u16))
}

fn header(color_type: u8, depth: u8, interlaced: bool, pixels_per_tile: u32) -> Header {
    let (width, height) = (7 * pixels_per_tile, 5 * pixels_per_tile);
    Header { width, height, depth, color_type, interlaced }
}

/// A picture of the sample in 8-bit colours.
fn coloured(pixels_per_tile: u32, wall: [u8; 3], open: [u8; 3]) -> Vec<u8> {
    let maze = sample();
    header(2, 8, false, pixels_per_tile).file(&[], |x, y| {
        let colour = if is_open(&maze, x, y, pixels_per_tile) { open } else { wall };
        colour.map(u16::from).to_vec()
    })
}

#[test]
fn every_colour_type_and_depth_is_read_interlaced_or_not() {
    let maze = sample();
    for (color_type, depths) in COLOUR_TYPES {
        for &depth in depths {
            for (interlaced, pixels_per_tile) in [(false, 1), (true, 1), (false, 3), (true, 3)] {
                let header = header(color_type, depth, interlaced, pixels_per_tile);
                let most = header.greatest_sample();
                let palette = chunk(*b"PLTE", &[90, 30, 30, 200, 210, 190]);
                let bytes = header.file(if color_type == 3 { &palette } else { &[] }, |x, y| {
                    let open = is_open(&maze, x, y, pixels_per_tile);
                    if color_type == 3 {
                        return vec![u16::from(open)];
                    }
                    let mut samples =
                        vec![if open { most - most / 8 } else { most / 5 }; header.samples()];
                    if matches!(color_type, 4 | 6) {
                        samples[header.samples() - 1] = most;
                    }
                    samples
                });
                assert_eq!(read_png(&bytes), Ok(maze.clone()), "{header:?}");
            }
        }
    }
}

#[test]
fn what_is_transparent_is_open_whatever_its_colour() {
    let maze = sample();
    for (color_type, depths) in COLOUR_TYPES {
        // In one bit of grey, only transparent black is not white, and it is no wall either.
        for &depth in depths.iter().filter(|&&depth| (color_type, depth) != (0, 1)) {
            let header = header(color_type, depth, false, 2);
            let black_is_transparent = match color_type {
                0 => chunk(*b"tRNS", &[0; 2]),
                2 => chunk(*b"tRNS", &[0; 6]),
                3 => [chunk(*b"PLTE", &[9; 6]), chunk(*b"tRNS", &[0])].concat(),
                _ => Vec::new(),
            };
            let bytes = header.file(&black_is_transparent, |x, y| {
                let open = is_open(&maze, x, y, 2);
                let mut samples = vec![u16::from(!open); header.samples()];
                if matches!(color_type, 4 | 6) {
                    samples[header.samples() - 1] = if open { 0 } else { header.greatest_sample() };
                }
                samples
            });
            assert_eq!(read_png(&bytes), Ok(maze.clone()), "{header:?}");
        }
    }
}

#[test]
fn the_side_of_the_tiles_is_found_from_the_picture_alone() {
    for pixels_per_tile in [1, 2, 3, 5, 7, 16, 65] {
        let bytes = coloured(pixels_per_tile, [0; 3], [255; 3]);
        assert_eq!(read_png(&bytes), Ok(sample()), "{pixels_per_tile}");
    }
}

#[test]
fn little_contrast_is_enough() {
    assert_eq!(read_png(&coloured(3, [0xC9, 0x7B, 0x2B], [0xFB, 0xE9, 0xCB])), Ok(sample()));
    assert_eq!(read_png(&coloured(3, [0, 0, 0], [64, 64, 64])), Ok(sample()));
    assert_eq!(read_png(&coloured(3, [191, 191, 191], [255, 255, 255])), Ok(sample()));
    assert_eq!(read_png(&coloured(3, [140; 3], [200; 3])), Ok(sample()));
}

#[test]
fn too_little_contrast_is_none() {
    let says = |wall, open| read_png(&coloured(3, [wall; 3], [open; 3])).unwrap_err().to_string();
    assert_eq!(says(236, 255), "the picture shows no walls: all of it is about equally light");
    assert_eq!(says(0, 19), "the picture shows no open tile, only walls");
}

#[test]
fn the_noted_side_of_the_tiles_counts_only_where_it_fits() {
    let header = Header { width: 12, height: 12, depth: 1, color_type: 0, interlaced: false };
    let read = |note: &str| {
        let text = chunk(*b"tEXt", format!("Maze tile\0{note}").as_bytes());
        read_png(&header.file(&text, |_, _| vec![1]))
    };
    assert_eq!(read("4").unwrap().grid().columns(), 3);
    assert_eq!(read("1").unwrap().grid().columns(), 12);
    for nonsense in ["0", "5", "24", "-4", "four", "", "99999999999"] {
        assert!(read(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn marks_count_only_as_whole_tiles() {
    const START: [u16; 3] = [0xB8, 0xF5, 0xE0];
    const GOAL: [u16; 3] = [0xFF, 0xE6, 0x80];
    let header = Header { width: 8, height: 2, depth: 8, color_type: 2, interlaced: false };
    let text = chunk(*b"tEXt", b"Maze tile\x002");
    let picture = |blemish: u32| {
        header.file(&text, move |x, y| {
            let colour = match (x, y) {
                (x, 1) if x == blemish => [255; 3],
                (2 | 3, _) => START,
                (4 | 5, _) => GOAL,
                _ => [255; 3],
            };
            colour.to_vec()
        })
    };
    let ends = |blemish| {
        let maze = read_png(&picture(blemish)).unwrap();
        (maze.start().column, maze.goal().column)
    };
    assert_eq!(ends(9), (1, 2));
    // Without a start, the first open tile is one; without a goal, the last.
    assert_eq!(ends(3), (0, 2));
    assert_eq!(ends(4), (1, 3));
}

#[test]
fn of_an_animation_the_first_picture_is_read() {
    let maze = sample();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 7, 5);
    encoder.set_animated(2, 0).unwrap();
    let mut writer = encoder.write_header().unwrap();
    let first: Vec<u8> = (0..35)
        .map(|index| if maze.grid().is_open(maze.grid().tile(index)) { 255 } else { 0 })
        .collect();
    writer.write_image_data(&first).unwrap();
    writer.write_image_data(&[255; 35]).unwrap();
    writer.finish().unwrap();
    assert_eq!(read_png(&bytes), Ok(maze));
}

#[test]
fn openings_are_read_as_ends_and_doors_are_closed() {
    let maze = sample();
    assert_eq!(read_png(&png_of(&Drawing::new(&maze).with_doors(), 2)), Ok(maze));

    let with_doors = maze_from(&["#.###", "#s#.#", "#..g#", "###.#"]);
    let read = read_png(&png_of(&Drawing::new(&with_doors), 2)).unwrap();
    assert_eq!(read, with_doors);
    let closed = maze_from(&["#####", "#s#.#", "#..g#", "#####"]);
    let drawn = png_of(&Drawing::new(&closed).with_doors(), 2);
    assert_eq!(read_png(&drawn), Ok(closed));
}
