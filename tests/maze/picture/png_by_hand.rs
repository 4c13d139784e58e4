//! PNG files byte by byte, independent of the encoder whose decoder is tested: of any colour type
//! and depth, interlaced or not, and wrong on purpose.

use icetea_maze::maze::{Maze, Tile};

pub const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1A\n";

/// The pass of an interlaced picture in which a pixel comes: the table of the standard.
const ADAM7: [&[u8; 8]; 8] = [
    b"16462646",
    b"77777777",
    b"56565656",
    b"77777777",
    b"36463646",
    b"77777777",
    b"56565656",
    b"77777777",
];

/// The numbers in a picture's header.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    pub width: u32,
    pub height: u32,
    pub depth: u8,
    pub color_type: u8,
    pub interlaced: bool,
}

impl Header {
    /// The number of samples in a pixel.
    pub fn samples(self) -> usize {
        [1, 0, 3, 1, 2, 0, 4][usize::from(self.color_type)]
    }

    pub fn greatest_sample(self) -> u16 {
        u16::MAX >> (16 - self.depth)
    }

    pub fn chunk(self) -> Vec<u8> {
        let mut data = [self.width.to_be_bytes(), self.height.to_be_bytes()].concat();
        data.extend([self.depth, self.color_type, 0, 0, u8::from(self.interlaced)]);
        chunk(*b"IHDR", &data)
    }

    /// A whole file, with `between` as chunks before the pixels.
    pub fn file(self, between: &[u8], pixel: impl Fn(u32, u32) -> Vec<u16>) -> Vec<u8> {
        let image = chunk(*b"IDAT", &stored(&self.lines(pixel)));
        [SIGNATURE, &self.chunk(), between, &image, &chunk(*b"IEND", &[])].concat()
    }

    /// All rows of all passes, each after a zero for no filter.
    fn lines(self, pixel: impl Fn(u32, u32) -> Vec<u16>) -> Vec<u8> {
        let mut lines = Vec::new();
        for pass in if self.interlaced { b'1'..=b'7' } else { b'0'..=b'0' } {
            for y in 0..self.height {
                let is_here =
                    |&x: &u32| !self.interlaced || ADAM7[y as usize % 8][x as usize % 8] == pass;
                let samples: Vec<u16> =
                    (0..self.width).filter(is_here).flat_map(|x| pixel(x, y)).collect();
                if !samples.is_empty() {
                    lines.push(0);
                    lines.extend(self.packed(&samples));
                }
            }
        }
        lines
    }

    fn packed(self, samples: &[u16]) -> Vec<u8> {
        let depth = usize::from(self.depth);
        let mut packed = vec![0; (samples.len() * depth).div_ceil(8)];
        for (place, sample) in samples.iter().enumerate() {
            for bit in 0..depth {
                let is_set = (sample >> (depth - 1 - bit) & 1) as u8;
                let place = place * depth + bit;
                packed[place / 8] |= is_set << (7 - place % 8);
            }
        }
        packed
    }
}

/// An interlaced picture of a maze's tiles, in grey or with a palette.
pub fn interlaced(maze: &Maze, pixels_per_tile: u32, indexed: bool) -> Vec<u8> {
    let (columns, rows) = (u32::from(maze.grid().columns()), u32::from(maze.grid().rows()));
    let header = Header {
        width: columns * pixels_per_tile,
        height: rows * pixels_per_tile,
        depth: if indexed { 2 } else { 1 },
        color_type: if indexed { 3 } else { 0 },
        interlaced: true,
    };
    let palette = chunk(*b"PLTE", &[0, 0, 0, 255, 255, 255]);
    header.file(if indexed { &palette } else { &[] }, |x, y| {
        let tile = Tile::new((x / pixels_per_tile) as u16, (y / pixels_per_tile) as u16);
        vec![u16::from(maze.grid().is_open(tile))]
    })
}

pub fn chunk(kind: [u8; 4], data: &[u8]) -> Vec<u8> {
    let length = (data.len() as u32).to_be_bytes();
    let checksum = crc(&[&kind, data].concat()).to_be_bytes();
    [&length[..], &kind, data, &checksum].concat()
}

/// Corrects every checksum, as far as the chunks still follow each other.
pub fn repair_checksums(file: &mut [u8]) {
    let mut rest = file.get_mut(SIGNATURE.len()..).unwrap_or_default();
    while let Some((length, chunk)) = rest.split_first_chunk_mut() {
        let length = u32::from_be_bytes(*length) as usize;
        let Some((body, after)) = chunk.split_at_mut_checked(4 + length) else { return };
        let Some((checksum, after)) = after.split_first_chunk_mut() else { return };
        *checksum = crc(body).to_be_bytes();
        rest = after;
    }
}

fn crc(data: &[u8]) -> u32 {
    let shift = |crc: u32, _| if crc & 1 == 1 { 0xEDB8_8320 ^ (crc >> 1) } else { crc >> 1 };
    !data.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), shift))
}

/// A zlib stream of uncompressed blocks.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut stream = vec![0x78, 0x01];
    let mut blocks = data.chunks(0xFFFF).peekable();
    while let Some(block) = blocks.next() {
        let length = block.len() as u16;
        stream.push(u8::from(blocks.peek().is_none()));
        stream.extend([length.to_le_bytes(), (!length).to_le_bytes()].concat());
        stream.extend(block);
    }
    let (low, high) = data.iter().fold((1, 0), |(low, high), &byte| {
        let low = (low + u32::from(byte)) % 65_521;
        (low, (high + low) % 65_521)
    });
    stream.extend((high << 16 | low).to_be_bytes());
    stream
}
