//! Writes the fuzzer's initial corpus, a folder for each target: files that the game writes, and
//! those of other tests.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use icetea_maze::game::records::{Day, FinishedRun, MatchKind};
use icetea_maze::game::replay::Recording;
use icetea_maze::game::saved_run::{GivenMaze, MazeSource, SavedGame, SavedRun, SavedTrack};
use icetea_maze::game::settings::Settings;
use icetea_maze::game::versus::player::{Coat, VersusPlayer};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::maze::text::{TextStyle, to_string};
use icetea_maze::maze::world::{LeafPlan, WorldBuild, WorldFile, WorldSpec, survey};
use icetea_maze::maze::{Build, Direction, Drawing, Spec, at_once, picture};
use icetea_maze::net::packet::{Hello, Invitation, InvitationReply, Packet, Progress, VERSION};
use icetea_maze::store::{Storage, Store, StoreReport, StoreTask};

const TOLD_RUNS: [&str; 3] = [
    "Icetea Maze program run 1\ntask walk\ngoal middle\nmaze kruskal1-4x3-7\n> moveForward 2\n\
     > turnRight45\n> setWall 0 0 n\n> setText 1 1 hello\n! log\n> ackReset\nend killed 9\n",
    "Icetea Maze program run 1\ntask build\ngoal middle\nmaze kruskal1-4x3-7\n> rule size\n\
     > find 1 1\n> link 1 2\n> open\n> parent 1 2\n> keep\nend finished\n",
    "Icetea Maze program run 1\ntask solve\ngoal maze\nmaze\n| #####\n| #S G#\n| #####\n\
     > push 0\n> beside 0\n> mark 0\n> pop\n> path 0 1\nend done\n",
];
const CODES: [&str; 4] = [
    "kruskal1-3x2-1",
    "growing-tree1-4x3-random30-joined-loops25-7",
    "dig1-5x4-loops40-233",
    "eller1-2x5-18446744073709551615",
];
const RULES: [&str; 3] =
    ["race-bo3", "hunt-bo5-mirrored-lead2x5-sharp8", "meet-bo7-lead1x60-right20"];
const SCORE: &str = "beats 60 a minute, 2 a bar\norder A A\npart A\nstring | C3 - | G2 |\n\
                     kalimba | . E5 | D5+G5 |\n";

struct Corpus(PathBuf);

impl Corpus {
    fn add(&self, target: &str, bytes: impl AsRef<[u8]>) -> Result<(), Box<dyn Error>> {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder)?;
        let number = fs::read_dir(&folder)?.count();
        Ok(fs::write(folder.join(format!("seed-{number}")), bytes)?)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("the folder for the seeds is missing")?;
    let corpus = Corpus(folder.into());
    for code in CODES {
        corpus.add("code", code)?;
        for rules in RULES {
            corpus.add("match_code", format!("{code}~{rules}"))?;
        }
        mazes(&corpus, &code.parse()?)?;
    }
    for entry in include_str!("../golden/drafts.txt").trim_end().split("\n\n") {
        let (code, picture) = entry.split_once('\n').ok_or("a code without its picture")?;
        corpus.add("code", code)?;
        corpus.add("draft", picture)?;
    }
    for text in ["233", "18446744073709551616", "Hello World", "笑 × 哭"] {
        corpus.add("seed", text)?;
    }
    for text in ["Ann", "Ann 安", " A\u{200b}n\n", "Twenty-three characters, and more"] {
        corpus.add("name", text)?;
    }
    packets(&corpus)?;
    for text in TOLD_RUNS {
        corpus.add("told_run", text)?;
    }
    corpus.add("score", SCORE)?;
    worlds(&corpus)?;
    recordings(&corpus)?;
    kept_files(&corpus)
}

/// Small worlds, whole and in part, in leaves as small as can be.
fn worlds(corpus: &Corpus) -> Result<(), Box<dyn Error>> {
    for (width, height) in [(6, 5), (70, 66), (130, 20)] {
        let plan = LeafPlan { spec: WorldSpec::new(width, height, 7)?, side: 64 };
        let mut build = WorldBuild::new(plan);
        let (mut part, mut whole, mut surveyed) = (Vec::new(), Vec::new(), Vec::new());
        let mut looks = 0;
        at_once(build.go_on(1, &mut |_| {
            looks += 1;
            looks < 3
        }));
        build.write_part(&mut part)?;
        corpus.add("world_part", part)?;
        at_once(build.go_on(1, &mut |_| true));
        build.finish()?.write(&mut whole)?;
        corpus.add("world", &whole)?;
        let world = Arc::new(WorldFile::open(whole)?);
        let measured = at_once(survey(&world, 1, &mut |_| true))?;
        world.write_with(&measured.ok_or("nobody gives up")?, &mut surveyed)?;
        corpus.add("world", surveyed)?;
    }
    Ok(())
}

fn packets(corpus: &Corpus) -> Result<(), Box<dyn Error>> {
    let strides = vec![(5, Direction::Right, false), (30, Direction::Down, true)];
    let progress = Progress { is_host: false, tick: 60, strides, ..Progress::default() };
    let later = Progress { first: 2, heard: 3, tick: 90, stop: Some(91), ..Progress::default() };
    let player = VersusPlayer { name: "Ann 安".to_owned(), coat: Coat::Rabbit, wants_bar: true };
    let hello = Hello { id: 7, version: VERSION, asks: true, player };
    let code = "kruskal1-20x15-7~race-bo3".to_owned();
    let invitation = Invitation { from: 1, to: 2, key: [3; 16], code };
    for packet in [
        Packet::Progress(progress),
        Packet::Progress(later),
        Packet::Hello(hello),
        Packet::Invitation(invitation),
        Packet::Reply(InvitationReply { from: 2, to: 1, key: [3; 16], accepts: true }),
    ] {
        corpus.add("packet", packet.to_bytes())?;
    }
    Ok(())
}

fn mazes(corpus: &Corpus, spec: &Spec) -> Result<(), Box<dyn Error>> {
    let maze = Build::new(spec).finish();
    let marked = maze.from_tile(maze.grid().open_tiles().nth(3).ok_or("a small maze")?)?;
    let path = [maze.start()];
    for drawing in [Drawing::new(&maze).with_doors(), Drawing::new(&marked).with_path(path)] {
        for style in TextStyle::ALL {
            corpus.add("text", to_string(&drawing, style))?;
        }
        for pixels in [1, 3] {
            let mut png = Vec::new();
            picture::write_png(&drawing, pixels, &mut png)?;
            corpus.add("png", png)?;
        }
        let mut svg = Vec::new();
        picture::write_svg(&drawing, &mut svg)?;
        corpus.add("svg", svg)?;
    }
    Ok(())
}

fn recordings(corpus: &Corpus) -> Result<(), Box<dyn Error>> {
    for folder in ["replays", "rounds"] {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden").join(folder);
        for file in fs::read_dir(golden)? {
            let text = fs::read_to_string(file?.path())?;
            corpus.add("recording", &text)?;
            corpus.add("best_run", &text)?;
            if let Some(line) = Recording::read(&text)?.challenge() {
                let parts: Vec<&str> = line.rsplit('.').collect();
                corpus.add("challenge", parts[1])?;
                corpus.add("challenge", line)?;
            }
        }
    }
    Ok(())
}

fn kept_files(corpus: &Corpus) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut store = Store::open(Some(folder.path().to_owned()));
    store.save_settings(&Settings::default());
    store.record_run(&FinishedRun {
        code: CODES[0].to_owned(),
        milliseconds: 61_500,
        steps: 208,
        when: 1_700_000_000,
        day: Day::of_date(2026, 11, 21),
        ..FinishedRun::default()
    });
    store.record_match(MatchKind::of(Rules::default()), None);
    let maze = Build::new(&CODES[0].parse()?).finish();
    let given = MazeSource::Given(GivenMaze::new(maze));
    for source in [MazeSource::Code(CODES[0].to_owned()), given] {
        store.save_run(&SavedGame::Run(SavedRun {
            maze: source,
            tile: (3, 1),
            milliseconds: 300,
            steps: 1,
            helped: false,
            slow: true,
            trail: vec![(1, 1), (2, 1), (3, 1)],
            track: Some(SavedTrack { ticks: 40, strides: "1r".to_owned() }),
            flags: vec![(1, 1)],
            left_at: 1_700_000_000,
        }));
        corpus.add("unfinished_run", fs::read(folder.path().join("unfinished-run.ron"))?)?;
    }
    journals_and_bundles(corpus, &mut store, folder.path())?;
    corpus.add("settings", fs::read(folder.path().join("settings.ron"))?)?;
    corpus.add("records", fs::read(folder.path().join("records.ron"))?)
}

/// Without checksums, so that the fuzzer's changes get past them.
fn journals_and_bundles(
    corpus: &Corpus,
    store: &mut Store,
    folder: &Path,
) -> Result<(), Box<dyn Error>> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden/data-0.2");
    corpus.add("log", fs::read(golden.join("records.0.log"))?)?;
    let runs = store.load_runs();
    for run in &runs {
        store.rewrite_journal(run);
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "journal") {
                let text = fs::read_to_string(path)?;
                let lines = text.lines().filter_map(|line| Some(line.rsplit_once(" //")?.0));
                corpus.add("journal", lines.map(|line| format!("{line}\n")).collect::<String>())?;
            }
        }
    }
    store.end_journal();
    for folder in [folder.to_owned(), golden] {
        let copy = tempfile::tempdir()?;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_file() {
                fs::copy(&path, copy.path().join(path.file_name().ok_or("a file")?))?;
            }
        }
        let mut store = Store::open(Some(copy.path().to_owned()));
        let Some(StoreReport::Bundled(text)) = store.carry_out(StoreTask::Bundle) else {
            return Err("no bundle".into());
        };
        corpus.add("bundle", text.replace("// Sums: ", "// "))?;
    }
    Ok(())
}
