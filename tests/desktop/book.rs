//! Books as others see them: a checker finds no fault in the file, and each maze of a page that was
//! drawn as for a printer is read back from the picture.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use icetea_maze::game::settings::{Language, Outline};
use icetea_maze::maze::{Build, Generator, Maze, Size, Spec, Tile, read};
use icetea_maze::picture::{BookPlan, PagePlan, PaperSize, Rect, make_book, shape_of};

use super::Desktop;
use super::desktop::wait_until;

/// A printer's dots for each inch, and its inches.
const DOTS: f32 = 150.0;
const MM_PER_INCH: f32 = 25.4;
/// Of the white round about, so much is cut out with a maze.
const WHITE_MM: f32 = 0.5;

fn run(program: &str, arguments: &[&str], folder: &Path) {
    let done = Command::new(program).args(arguments).current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
}

/// A picture of greys, row by row.
struct Page {
    width: usize,
    greys: Vec<u8>,
}

impl Page {
    fn read(file: &Path) -> Self {
        let bytes = fs::read(file).unwrap();
        let head: Vec<&[u8]> = bytes.splitn(4, |&byte| byte == b'\n').collect();
        let [kind, sides, most, greys] = head[..] else { panic!("no picture of greys") };
        assert_eq!([kind, most], [&b"P5"[..], b"255"]);
        let width = std::str::from_utf8(sides).unwrap().split(' ').next().unwrap();
        Self { width: width.parse().unwrap(), greys: greys.to_vec() }
    }

    /// A part of it, as a file.
    fn cut_out(&self, place: Rect) -> Vec<u8> {
        let dots = |mm: f32| (mm * DOTS / MM_PER_INCH).round() as usize;
        let [left, top] = [place.x - WHITE_MM, place.y - WHITE_MM].map(dots);
        let [right, bottom] = [place.right() + WHITE_MM, place.bottom() + WHITE_MM].map(dots);
        let rows = (top..bottom).map(|row| &self.greys[row * self.width..][left..right]);
        let head = format!("P5\n{} {}\n255\n", right - left, bottom - top);
        [head.as_bytes(), &rows.flatten().copied().collect::<Vec<_>>()].concat()
    }
}

/// The tiles of a maze, but for those outside of its shape, that are not in another as they are in it.
/// Nothing is printed of rows and columns in which the shape has no room.
fn differences(found: &Maze, maze: &Maze) -> Vec<Tile> {
    let [found, grid] = [found.grid(), maze.grid()];
    let tiles = (0..grid.tiles()).map(|index| grid.tile(index));
    let printed: Vec<Tile> = tiles.filter(|&tile| grid.is_beside_room(tile)).collect();
    let ends = |along: fn(&Tile) -> u16| {
        [printed.iter().map(along).min(), printed.iter().map(along).max()].map(Option::unwrap)
    };
    let [[left, right], [top, bottom]] = [ends(|tile| tile.column), ends(|tile| tile.row)];
    assert_eq!((found.columns(), found.rows()), (right - left + 1, bottom - top + 1));
    let is_open = |tile: &Tile| found.is_open(Tile::new(tile.column - left, tile.row - top));
    printed.into_iter().filter(|tile| is_open(tile) != grid.is_open(*tile)).collect()
}

fn mazes() -> Vec<Spec> {
    let plain = [
        (Generator::Kruskal, 24, 34),
        (Generator::Wilson, 7, 5),
        (Generator::Eller, 2, 2),
        (Generator::Prim, 30, 12),
    ];
    let plain = plain.map(|(generator, width, height)| {
        Spec::new(generator, Size::new(width, height).unwrap(), 7)
    });
    let size = Size::new(26, 30).unwrap();
    let shaped = [Outline::Heart, Outline::Cat, Outline::Word].map(|outline| {
        let shape = shape_of(outline, "TEA", size).unwrap();
        Spec::new(Generator::Kruskal, size, 5).with_shape(shape).unwrap()
    });
    plain.into_iter().chain(shaped).collect()
}

#[test]
#[ignore = "needs poppler-utils and qpdf; tests/run.sh installs them"]
fn every_printed_maze_is_read_back() {
    for (paper, per_page, is_large, language) in [
        (PaperSize::A4, 1, false, Language::English),
        (PaperSize::Letter, 2, false, Language::Chinese),
        (PaperSize::A4, 4, false, Language::German),
        (PaperSize::A4, 1, true, Language::German),
    ] {
        let pages = PagePlan { paper, per_page, is_large, ..PagePlan::default() };
        let [columns, rows] = pages.most_rooms();
        let fits = |spec: &Spec| {
            u32::from(spec.size().width()) <= columns && u32::from(spec.size().height()) <= rows
        };
        let largest = Size::new(columns as u16, rows as u16).unwrap();
        let largest = Spec::new(Generator::Backtracker, largest, 1);
        let plan = BookPlan {
            mazes: mazes().into_iter().filter(fits).chain([largest]).collect(),
            easy_to_hard: true,
            title: Some("(Tee) \\ 茶".to_owned()),
            cover: None,
            pages,
            link: Some("https://example.org/?maze=".to_owned()),
            language,
        };
        let book = make_book(&plan).unwrap();
        assert_eq!(book.file, make_book(&plan).unwrap().file);
        assert_eq!(book.mazes.len(), plan.mazes.len());
        assert!(book.mazes.len() > 1);
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("book.pdf"), &book.file).unwrap();
        run("qpdf", &["--check", "book.pdf"], folder.path());
        run("pdftoppm", &["-r", "150", "-gray", "-singlefile", "book.pdf", "front"], folder.path());
        run("pdftotext", &["book.pdf", "book.txt"], folder.path());
        let text = fs::read_to_string(folder.path().join("book.txt")).unwrap();
        assert!(text.contains("(Tee) \\ 茶"), "{text}");
        for (spec, page, place) in &book.mazes {
            let number = (page + 1).to_string();
            let arguments = [
                "-r",
                "150",
                "-gray",
                "-singlefile",
                "-f",
                &number,
                "-l",
                &number,
                "book.pdf",
                "page",
            ];
            run("pdftoppm", &arguments, folder.path());
            let page = Page::read(&folder.path().join("page.pgm"));
            let found = read(&page.cut_out(*place))
                .unwrap_or_else(|error| panic!("{spec} {paper:?} {per_page}: {error}"));
            let maze = Build::new(spec).finish();
            let wrong = differences(&found, &maze);
            assert!(wrong.is_empty(), "{spec} {paper:?} {per_page}: {wrong:?}");
            assert!(text.contains(&spec.to_string()[..12]), "{spec} in {text}");
        }
    }
}

/// What opens files here: it writes down what it was asked to open.
const OPENER: &str =
    "#!/bin/sh\nprintf '%s' \"$1\" >\"$0.asked.new\"\nmv \"$0.asked.new\" \"$0.asked\"\n";

#[test]
#[ignore = "needs Xvfb, openbox, xdotool and qpdf: tests/run.sh runs it"]
fn a_maze_is_printed_from_its_pause() {
    let desktop = Desktop::new();
    let opener = desktop.folder.path().join("xdg-open");
    fs::write(&opener, OPENER).unwrap();
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", desktop.folder.path().display(), std::env::var("PATH").unwrap());
    let mut game = desktop.opening(&["kruskal1-9x7-5"], &[("PATH", &path)]);
    game.wait_for_screen("play");
    game.wait_for_picture();
    game.tap("p");
    game.wait_for_screen("pause");
    game.choose("Save or print");
    game.wait_for_screen("export");
    game.tap("Right");
    game.wait_for_focus("Print");
    game.go_to("The answer on a second page");
    game.tap("Right");
    game.tap("Return");
    let saved = game.wait_for("saved", |_| true);
    let saved = Path::new(saved["path"].as_str().unwrap());
    let asked = wait_until(|| fs::read_to_string(opener.with_extension("asked")).ok());
    assert_eq!(asked.as_deref().map(Path::new), Some(saved), "what shows such files was asked");
    run("qpdf", &["--check", saved.to_str().unwrap()], desktop.folder.path());
    let pages = Command::new("qpdf").arg("--show-npages").arg(saved).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&pages.stdout).trim(), "2", "with its answer");
    game.close();
}
