//! The messages when a picture cannot be read or written, which come soon.

use std::io;

use super::png_by_hand::{Header, SIGNATURE, chunk, repair_checksums};
use super::{maze_from, png_of, read_png};
use icetea_maze::maze::picture::{read_svg, write_png, write_svg};
use icetea_maze::maze::{Drawing, Grid, Maze, Tile};

fn grey(width: u32, height: u32) -> Header {
    Header { width, height, depth: 8, color_type: 0, interlaced: false }
}

#[track_caller]
fn png_says(bytes: &[u8], sentence: &str) {
    assert_eq!(read_png(bytes).unwrap_err().to_string(), sentence);
}

#[track_caller]
fn svg_says(text: &str, sentence: &str) {
    assert_eq!(read_svg(text).unwrap_err().to_string(), sentence);
}

/// An SVG of three tiles by two with these elements in it, from line 2 on.
fn svg(elements: &str) -> String {
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'>\n{elements}</svg>")
}

#[test]
fn other_bytes() {
    png_says(b"", "this is not a PNG picture: its first bytes are not those of one");
    png_says(SIGNATURE, "the PNG cannot be read up to its first pixel: unexpected end of file");
}

#[test]
fn sizes_that_are_only_claimed() {
    let claim = |width, height| [SIGNATURE, &grey(width, height).chunk()].concat();
    png_says(
        &claim(100_000, 100_000),
        "the picture claims 100000 × 100000 pixels; at most 4194240 on a side and 4294836225 in all \
         can be read",
    );
    png_says(
        &claim(u32::MAX, 1),
        "the picture claims 4294967295 × 1 pixels; at most 4194240 on a side and 4294836225 in all \
         can be read",
    );
    png_says(
        &claim(30_000, 30_000),
        "the PNG claims 30000 × 30000 pixels, more than its 33 bytes can hold",
    );
    png_says(
        &claim(0, 1),
        "the PNG cannot be read up to its first pixel: Invalid image dimensions",
    );
}

#[test]
fn more_tiles_than_a_maze_can_have() {
    png_says(
        &grey(65_537, 2).file(&[], |x, _| vec![if x % 2 == 0 { 0 } else { 255 }]),
        "the picture shows 65537 × 2 tiles of 1 × 1 pixels; at most 65535 × 65535 tiles can be read",
    );
}

#[test]
fn damaged_pngs() {
    let maze = maze_from(&["s#", ".g"]);
    let bytes = png_of(&Drawing::new(&maze), 8);
    let (whole, _) = bytes.split_at(bytes.len() - 12 - 4 - 1);
    png_says(whole, "the PNG cannot be read after its last pixel row: unexpected end of file");

    let palette = chunk(*b"PLTE", &[0, 0, 0, 255]);
    let indexed = Header { color_type: 3, ..grey(1, 1) };
    png_says(
        &indexed.file(&palette, |_, _| vec![0]),
        "the PNG cannot be read up to its first pixel: the palette is not a whole number of colours",
    );

    let mut bytes = grey(2, 2).file(&[], |_, _| vec![255]);
    let filter_of_second_row = bytes.len() - 12 - 4 - 4 - 3;
    bytes[filter_of_second_row] = 9;
    repair_checksums(&mut bytes);
    png_says(&bytes, "the PNG cannot be read from pixel row 1 on: Unknown filter method 9");
}

#[test]
fn walls_alone_and_two_starts() {
    png_says(&grey(2, 2).file(&[], |_, _| vec![0]), "the picture shows no open tile, only walls");

    let start = vec![0xB8, 0xF5, 0xE0];
    let header = Header { color_type: 2, ..grey(6, 2) };
    let bytes =
        header.file(&[], |x, _| if matches!(x, 2 | 3) { vec![0; 3] } else { start.clone() });
    png_says(
        &bytes,
        "the PNG has a second start at pixel (4, 0), a tile of the colour #B8F5E0; expected one",
    );
}

#[test]
fn goals_wherever_one_looks() {
    let between =
        [chunk(*b"PLTE", &[0xFF, 0xE6, 0x80]), chunk(*b"tEXt", b"Maze tile\x001")].concat();
    let picture = |width, height| {
        let header = Header { depth: 1, color_type: 3, ..grey(width, height) };
        header.file(&between, |_, _| vec![0])
    };
    png_says(
        &picture(1024, 1025),
        "the PNG has more than 1048576 tiles of the goal's colour #FFE680",
    );
    png_says(
        &picture(1024, 1024),
        "the picture shows no maze: the start at column 0, row 0 is the goal too",
    );
}

#[test]
fn svgs_that_are_something_else() {
    svg_says("", "the SVG is not well-formed XML: the document does not have a root node");
    svg_says("<a>", "the SVG is not well-formed XML: the root node was opened but never closed");
    svg_says(
        "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
        "the SVG is not well-formed XML: XML with DTD detected",
    );
    svg_says("<html/>", "line 1, column 1 of the SVG: found <html>, expected the element <svg>");
}

#[test]
fn sizes_of_svgs() {
    for view_box in
        ["0 0 65536 1", "0 0 1e300 1", "0 0 0 1", "1 0 3 3", "0 0 1.5 1", "0 0 3 2 1", "", "a"]
    {
        svg_says(
            &format!("<svg viewBox='{view_box}'/>"),
            &format!(
                "line 1, column 1 of the SVG: found viewBox=\"{view_box}\", expected \"0 0\" and \
                 the columns and rows, 1 to 65535 of each"
            ),
        );
    }
}

#[test]
fn what_does_not_belong_into_an_svg() {
    svg_says(
        &svg("<path id='walls' d=''/>\n  <line id='x'/>"),
        "line 3, column 3 of the SVG: found <line id=\"x\">, expected <g>, <path id=\"walls\">, \
         <path id=\"way\">, <rect id=\"floor\">, <rect class=\"door\">, <circle class=\"start\"> \
         or <circle class=\"goal\">",
    );
    svg_says(
        &svg("<g transform='scale(2)'/>"),
        "line 2, column 1 of the SVG: found a transform, expected every element in its own place",
    );
    svg_says(
        &svg(""),
        "line 1, column 1 of the SVG: found no walls, expected an element <path id=\"walls\">",
    );
    svg_says(
        &svg("<path id='walls'/>"),
        "line 2, column 1 of the SVG: found <path id=\"walls\">, expected an attribute d",
    );
    svg_says(
        &svg("<circle class='start' cx='.5' cy='.5'/><circle class='start' cx='.5' cy='.5'/>"),
        "line 2, column 40 of the SVG: found a second start, expected one",
    );
    svg_says(
        &svg("<circle class='goal' cx='1' cy='.5'/>"),
        "line 2, column 1 of the SVG: found cx=\"1\", expected 0.5 to 2.5 in steps of 1",
    );
    svg_says(
        &svg("<rect class='door' x='0' y='2'/>"),
        "line 2, column 1 of the SVG: found y=\"2\", expected 0 to 1 in steps of 1",
    );
}

#[test]
fn paths_of_svgs() {
    let walls = |data: &str| svg(&format!("<path id='walls' d='{data}'/>"));
    svg_says(
        &walls("M.5 .5h1\nM.5 .5L1 1"),
        "line 3, column 7 of the SVG: found \"L1\", expected one of the commands M, m, H, h, V \
         and v",
    );
    for outside in ["M.5 .5h3", "M.5 .5h-1", "M.5 .5v2", "M1 1h1", "M1.5 1.5h.5"] {
        let column = 21 + outside.find(['h', 'v']).unwrap();
        svg_says(
            &walls(outside),
            &format!(
                "line 2, column {column} of the SVG: found a run between other places, expected \
                 one between centres of the 3 × 2 tiles"
            ),
        );
    }
    svg_says(&walls("M.5.5h2M.5 1.5h2"), "the picture shows no open tile, only walls");
    svg_says(
        &walls(&format!("M.5 .5{}", "h2h-2".repeat(9))),
        "line 2, column 47 of the SVG: found walls drawn over walls again and again, expected \
         every tile at most 4 times on average",
    );
    svg_says(
        &svg("<path id='walls' d='M.5 .5h0'/><circle class='start' cx='.5' cy='.5'/>"),
        "the picture shows no maze: the start at column 0, row 0 is not an open tile",
    );
}

#[test]
fn svgs_on_which_a_parser_could_brood_forever() {
    svg_says(
        &svg(&format!("<g {}/>", "a='>' ".repeat(100_000))),
        "line 2, column 2 of the SVG: found a tag with too many attributes, expected at most 256",
    );
    svg_says(
        &svg(&"<g xmlns:a='b'>".repeat(1000)),
        "line 2, column 949 of the SVG: found too many namespaces, expected at most 64",
    );
    let nested = "<g>".repeat(100_000) + &"</g>".repeat(100_000);
    svg_says(
        &svg(&nested),
        "line 1, column 1 of the SVG: found no walls, expected an element <path id=\"walls\">",
    );
}

#[test]
fn edited_svgs_are_read_all_the_same() {
    let maze = maze_from(&["###", "sg#"]);
    let text = svg("<!-- edited --><metadata><line/></metadata><other:note xmlns:other='urn:o'/>\
         <g stroke='red'><path stroke='blue' id='walls' d=' m 0.5,.5 H 2.5 v1e0 '/></g>\
         <circle class='big start' r='1' cx=' 0.50' cy='1.5'/>\
         <circle class='goal' cx='1.5' cy='1.5'/>");
    assert_eq!(read_svg(&text), Ok(maze.clone()));
    let titled =
        text.replace("<metadata>", &format!("<title>{}</title><metadata>", "=".repeat(300)));
    assert_eq!(read_svg(&titled), Ok(maze.clone()));
    assert_eq!(read_svg(&format!("\u{FEFF}{}", text.replace('\n', "\r\n"))), Ok(maze));
}

#[test]
fn sizes_that_cannot_be_written() {
    let says = |maze: &Maze, pixels_per_tile, sentence: &str| {
        let error = write_png(&Drawing::new(maze), pixels_per_tile, io::sink()).unwrap_err();
        assert_eq!(error.to_string(), sentence);
    };
    let small = maze_from(&["sg"]);
    says(&small, 0, "a tile cannot be 0 pixels wide; expected 1 to 64");
    says(&small, 65, "a tile cannot be 65 pixels wide; expected 1 to 64");

    let mut grid = Grid::walls(10_001, 9_999);
    grid.open(Tile::new(0, 0));
    let large = Maze::new(grid, Tile::new(0, 0), vec![Tile::new(0, 0)]).unwrap();
    says(
        &large,
        7,
        "10001 × 9999 tiles of 7 × 7 pixels are too large a picture; the most pixels per tile \
         that work are 6",
    );
}

#[test]
fn places_that_cannot_be_written_to() {
    struct Full;
    impl io::Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::StorageFull, "no space left"))
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let maze = maze_from(&["sg"]);
    let error = write_png(&Drawing::new(&maze), 1, Full).unwrap_err();
    assert_eq!(error.to_string(), "the picture cannot be written: no space left");
    let error = write_svg(&Drawing::new(&maze), Full).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
}
