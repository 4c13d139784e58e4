//! Exports: the current maze as a file of the player's own.

use icetea_maze::game::export::{ExportKind, ExportRequest, FileKind};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::maze::picture::{examine, read_svg};
use icetea_maze::maze::{Build, Generator, Size, Spec, text};
use icetea_maze::store::Gallery;

/// With the best path or without, each kind of file is read back as the very same maze.
#[test]
fn a_maze_is_kept_as_every_kind_of_file_and_is_the_same_again() {
    for (width, height) in [(2, 2), (9, 4), (3, 17)] {
        let folder = tempfile::tempdir().unwrap();
        let gallery = Gallery::open(Some(folder.path().to_owned()));
        let spec = Spec::new(Generator::Kruskal, Size::new(width, height).unwrap(), 5);
        let measured = MeasuredMaze::new(Build::new(&spec).finish(), Some(spec));
        for (kind, with_path, longer_side) in
            FileKind::ALL.into_iter().flat_map(|kind| [(kind, false, 1), (kind, true, 400)])
        {
            let wish = ExportRequest { kind: ExportKind::Plain(kind), with_path, longer_side };
            let path = gallery.save_maze("maze", &measured, kind, wish).unwrap();
            assert_eq!(path.extension().unwrap(), kind.extension());
            let bytes = std::fs::read(&path).unwrap();
            let maze = match kind {
                FileKind::Png => examine(&bytes).unwrap().maze,
                FileKind::Svg => read_svg(std::str::from_utf8(&bytes).unwrap()).unwrap(),
                FileKind::Text => text::read(&bytes).unwrap(),
            };
            assert_eq!(maze, *measured.maze, "{kind:?} {with_path}");
        }
        let files = std::fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, 6, "none took another's place");
    }
}
