//! Worlds from above: a picture of any part at any distance, and tiles of all of it for viewers that
//! zoom.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use icetea_maze::game::settings::Settings;
use icetea_maze::maze::all_threads;
use icetea_maze::maze::picture::{WriteError, write_colours};
use icetea_maze::maze::world::{LEAF_SIDE, Relief, ReliefLevel, Surveyor, WorldError, WorldFile};
use icetea_maze::picture::{LEVEL_OF_LEAVES, Palette, Pixel, ReliefColours, TILE_PIXELS};

use super::args::ViewArguments;
use super::output::write_file;
use super::progress::ProgressLine;
use super::sizes::within;
use super::world::{no_world, open};
use super::{CliError, Outcome};
use crate::console::tell;

/// The most pixels of a picture.
const MOST_PIXELS: u64 = 1 << 27;
/// The size of a picture unless another one is asked for.
const USUAL_SIZE: [u32; 2] = [1920, 1080];
/// The level on which a whole leaf is one sample.
const LEAF_LEVEL: i32 = 10;

pub fn run(arguments: &ViewArguments) -> Result<Outcome, CliError> {
    let world = Arc::new(open(&arguments.file)?);
    if world.plan().side != LEAF_SIDE {
        return Err(no_world(&arguments.file, WorldError::Table));
    }
    let colours = ReliefColours::of(Palette::of(&Settings::default()));
    let view = View { world: &world, colours: &colours, farthest: world.farthest() };
    let failed = |error| no_world(&arguments.file, error);
    match (&arguments.output, &arguments.tiles) {
        (Some(output), _) => {
            let [width, height] = arguments.size.unwrap_or(USUAL_SIZE);
            if u64::from(width) * u64::from(height) > MOST_PIXELS {
                return Err(CliError::TooManyPixels { width, height, most: MOST_PIXELS });
            }
            let sides = world.spec().size();
            let at = arguments.at.map(|at| within(at, world.spec())).transpose()?;
            let at = at.unwrap_or_else(|| sides.map(|side| side / 2));
            let fits = |level: &i32| {
                [0, 1].iter().all(|&line| sides[line] >> level <= [width, height][line])
            };
            let fitting = (0..LEAF_LEVEL).find(fits).unwrap_or(LEAF_LEVEL);
            let level = arguments.rooms_per_pixel.unwrap_or(fitting);
            let pixels = view.picture(at, level, [width, height]).map_err(failed)?;
            let rows = pixels.chunks_exact(width as usize).map(colours_of);
            write_file(output, |out| write_colours(width, rows, out))?;
        }
        (None, Some(folder)) => {
            let finest = arguments.rooms_per_pixel.unwrap_or(0);
            let tiles = Tiles::new(&view, &arguments.file, folder, finest);
            let count = tiles.write_all()?;
            tell(&format!("{count} tiles in {}", tiles.folder.display()));
        }
        (None, None) => {}
    }
    Ok(Outcome::Done)
}

fn colours_of(row: &[Pixel]) -> Vec<u8> {
    row.iter().flat_map(|&[red, green, blue, _]| [red, green, blue]).collect()
}

/// How a world is looked at.
struct View<'a> {
    world: &'a Arc<WorldFile>,
    colours: &'a ReliefColours,
    farthest: u64,
}

impl View<'_> {
    /// A picture of the rooms about this one. On level 0 each is a pixel; on each next one a pixel is twice
    /// as many rooms wide, and below a room twice as many pixels.
    fn picture(
        &self,
        at: [u32; 2],
        level: i32,
        [width, height]: [u32; 2],
    ) -> Result<Vec<Pixel>, WorldError> {
        let plan = self.world.plan();
        let pixels_of = |rooms: u32| {
            let rooms = i64::from(rooms);
            if level >= 0 { rooms >> level } else { rooms << -level }
        };
        let corner =
            [(0, width), (1, height)].map(|(line, side)| pixels_of(at[line]) - i64::from(side) / 2);
        let mut canvas = vec![[0, 0, 0, 0]; width as usize * height as usize];
        let mut surveyor = Surveyor::new(self.world.clone());
        let mut progress = ProgressLine::new("Looking");
        let leaf_pixels = pixels_of(plan.side);
        let within = |line: usize, side: u32| {
            let last = (corner[line] + i64::from(side) - 1) / leaf_pixels;
            let leaves = i64::from(plan.leaves()[line]);
            (corner[line].max(0) / leaf_pixels).min(leaves)..(last + 1).clamp(0, leaves)
        };
        let (columns, rows) = (within(0, width), within(1, height));
        let count = (columns.end - columns.start) * (rows.end - rows.start);
        // From the goal on, which is where most ways lead: then they are known already.
        for row in rows.clone().rev() {
            for column in columns.clone().rev() {
                let leaf = [column as u32, row as u32];
                let relief = Relief::new(&mut surveyor, leaf, level.max(0) as u32, self.farthest)?;
                let from = [0, 1].map(|line| i64::from(leaf[line]) * leaf_pixels - corner[line]);
                let mut paste = |[left, top]: [i64; 2], columns: u32, pixels: &[Pixel]| {
                    for (y, row) in (top..).zip(pixels.chunks_exact(columns as usize)) {
                        for (x, &pixel) in (left..).zip(row) {
                            let is_in = (0..i64::from(width)).contains(&x)
                                && (0..i64::from(height)).contains(&y);
                            if is_in {
                                canvas[(y * i64::from(width) + x) as usize] = pixel;
                            }
                        }
                    }
                };
                for part in squares(parts_of_leaf(level)) {
                    let at = [0, 1].map(|line| from[line] + i64::from(part[line] * TILE_PIXELS));
                    let is_seen = (0..2).all(|line| {
                        (-i64::from(TILE_PIXELS)..i64::from([width, height][line]))
                            .contains(&at[line])
                    });
                    if is_seen
                        && let Some((columns, pixels)) = self.colours.tile(&relief, level, part)
                    {
                        paste(at, columns, &pixels);
                    }
                }
                let done =
                    (rows.end - row) * (columns.end - columns.start) - column + columns.start;
                progress.show_share(done as f64 / count as f64);
            }
        }
        Ok(canvas)
    }
}

/// All squares of a grid with `side` a side.
fn squares(side: u32) -> impl Iterator<Item = [u32; 2]> {
    (0..side * side).map(move |number| [number % side, number / side])
}

/// A pyramid of tiles as Deep Zoom has it: `NAME.dzi` tells how large it is, and in `NAME_files` each
/// level has a folder, from one pixel to all of them.
struct Tiles<'a> {
    view: &'a View<'a>,
    file: &'a Path,
    description: PathBuf,
    folder: PathBuf,
    /// The finest level that is written.
    finest: i32,
    /// The number of its folder.
    last: i32,
    written: AtomicU64,
    seen: Mutex<(u64, ProgressLine)>,
}

impl<'a> Tiles<'a> {
    fn new(view: &'a View<'a>, file: &'a Path, name: &Path, finest: i32) -> Self {
        let with = |end: &str| {
            let mut name = name.as_os_str().to_owned();
            name.push(end);
            PathBuf::from(name)
        };
        let longer = view.world.spec().size().into_iter().max().unwrap_or(1);
        let last = (pixels(longer, finest) - 1).checked_ilog2().map_or(0, |power| power + 1);
        Self {
            view,
            file,
            description: with(".dzi"),
            folder: with("_files"),
            finest,
            last: last.cast_signed(),
            written: AtomicU64::new(0),
            seen: Mutex::new((0, ProgressLine::new("Looking"))),
        }
    }

    /// Writes all of them. Returns how many.
    fn write_all(&self) -> Result<u64, CliError> {
        for number in 0..=self.last {
            let folder = self.folder.join(number.to_string());
            fs::create_dir_all(&folder)
                .map_err(|error| CliError::CannotWrite { path: folder, error })?;
        }
        // Each level of threads has four times as many.
        let spread = all_threads().ilog2().div_ceil(2);
        let top = (self.finest + self.last).max(LEVEL_OF_LEAVES);
        self.tile(&mut self.surveyor(), top, [0, 0], spread)?;
        let [width, height] = self.view.world.spec().size().map(|side| pixels(side, self.finest));
        let description = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <Image xmlns=\"http://schemas.microsoft.com/deepzoom/2008\" Format=\"png\" Overlap=\"0\" \
             TileSize=\"{TILE_PIXELS}\"><Size Width=\"{width}\" Height=\"{height}\"/></Image>\n"
        );
        write_file(&self.description, |out| Ok(out.write_all(description.as_bytes())?))?;
        Ok(self.written.load(Ordering::Relaxed))
    }

    fn surveyor(&self) -> Surveyor {
        Surveyor::new(self.view.world.clone())
    }

    /// Writes a tile, and all those below it. Returns its samples, or nothing if no room is there.
    fn tile(
        &self,
        surveyor: &mut Surveyor,
        level: i32,
        at: [u32; 2],
        spread: u32,
    ) -> Result<Option<ReliefLevel>, CliError> {
        let rooms = u64::from(TILE_PIXELS) << level;
        let sides = self.view.world.spec().size();
        if [0, 1].iter().any(|&line| u64::from(at[line]) * rooms >= sides[line].into()) {
            return Ok(None);
        }
        if level == LEVEL_OF_LEAVES {
            return self.leaf(surveyor, at).map(Some);
        }
        let quarters =
            [[0, 0], [1, 0], [0, 1], [1, 1]].map(|[x, y]| [2 * at[0] + x, 2 * at[1] + y]);
        let mut parts: [Option<ReliefLevel>; 4] = [const { None }; 4];
        let is_alone = sides.iter().all(|&side| u64::from(side) <= rooms / 2);
        if is_alone {
            parts[0] = self.tile(surveyor, level - 1, quarters[0], spread)?;
        } else if spread > 0 {
            let branch = |at| self.tile(&mut self.surveyor(), level - 1, at, spread - 1);
            let done = thread::scope(|scope| {
                let branches = quarters.map(|at| scope.spawn(move || branch(at)));
                branches.map(|branch| branch.join().unwrap_or_else(|panic| resume_unwind(panic)))
            });
            for (part, done) in parts.iter_mut().zip(done) {
                *part = done?;
            }
        } else {
            for (part, at) in parts.iter_mut().zip(quarters) {
                *part = self.tile(surveyor, level - 1, at, 0)?;
            }
        }
        let joined = ReliefLevel::of_quarters(parts).map(|all| all.halved());
        if let Some(samples) = &joined {
            let pixels = self.view.colours.pixels(samples, level as f32);
            self.write(level, at, samples.columns, &pixels)?;
        }
        Ok(joined)
    }

    /// Writes all tiles within a leaf, and returns it as one.
    fn leaf(&self, surveyor: &mut Surveyor, leaf: [u32; 2]) -> Result<ReliefLevel, CliError> {
        let finest = self.finest.clamp(0, LEVEL_OF_LEAVES) as u32;
        let relief = Relief::new(surveyor, leaf, finest, self.view.farthest)
            .map_err(|error| no_world(self.file, error))?;
        for level in self.finest..=LEVEL_OF_LEAVES {
            let side = parts_of_leaf(level);
            for part in squares(side) {
                let at = [0, 1].map(|line| leaf[line] * side + part[line]);
                if let Some((width, pixels)) = self.view.colours.tile(&relief, level, part) {
                    self.write(level, at, width, &pixels)?;
                }
            }
        }
        let whole = relief.level(LEVEL_OF_LEAVES.unsigned_abs()).cloned().unwrap_or_default();
        let [width, height] = self.view.world.plan().size_of(leaf).map(u64::from);
        let (seen, progress) = &mut *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        *seen += width * height;
        progress.show_rooms(*seen, self.view.world.spec().rooms());
        Ok(whole)
    }

    fn write(
        &self,
        level: i32,
        at: [u32; 2],
        width: u32,
        pixels: &[Pixel],
    ) -> Result<(), CliError> {
        // There is no level on which the whole world is less than a pixel.
        if level < self.finest || level > self.finest + self.last {
            return Ok(());
        }
        let number = self.last - (level - self.finest);
        let path = self.folder.join(format!("{number}/{}_{}.png", at[0], at[1]));
        let rows = pixels.chunks_exact(width as usize).map(colours_of);
        let written = File::create(&path)
            .map_err(WriteError::Io)
            .and_then(|file| write_colours(width, rows, BufWriter::new(file)));
        written.map_err(|error| CliError::Picture { path, error })?;
        self.written.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// How many tiles of a level a leaf is wide and high.
const fn parts_of_leaf(level: i32) -> u32 {
    if level < LEVEL_OF_LEAVES { 1 << (LEVEL_OF_LEAVES - level) } else { 1 }
}

/// How many pixels `rooms` rooms take on a level.
const fn pixels(rooms: u32, level: i32) -> u32 {
    if level >= 0 { rooms.div_ceil(1 << level) } else { rooms << -level }
}
