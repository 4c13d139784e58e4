//! A union-find of the player's own: a right one is told that it is right, a wrong one where and why.

use std::collections::{BTreeSet, VecDeque};

use crate::common::size;
use icetea_maze::guest::build_with::{BuildEvent, BuildWith, NotForBuilders, WhyWrong};
use icetea_maze::guest::{Host, LogKind, Misconception, News, Performer, RunLog, Stage, hops};
use icetea_maze::maze::bench::{Compression, Link, Variant};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Generator, Percent, Spec, StopRule};
use icetea_maze::screens::own_program::building::BuildStage;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::guest;

const SIZES: [(u16, u16); 5] = [(2, 2), (7, 3), (3, 8), (9, 6), (30, 20)];
const SEEDS: [u64; 3] = [0, 7, u64::MAX];

fn specs() -> impl Iterator<Item = Spec> {
    SIZES.into_iter().flat_map(|(width, height)| {
        SEEDS.map(|seed| Spec::new(Generator::Kruskal, size(width, height), seed))
    })
}

/// A program as a student may write it, which says all that it does.
struct Student {
    parents: Vec<u32>,
    weights: Vec<u32>,
    rules: Variant,
    /// Whether it says what it found before it shortens the path.
    is_late: bool,
    hops: u64,
    said: Vec<String>,
}

impl Student {
    fn new(rooms: u32, rules: Variant, is_late: bool) -> Self {
        let weight = u32::from(rules.link == Link::BySize);
        let said = vec![
            format!("rule {}", if rules.link == Link::Naive { "none" } else { rules.link.name() }),
            format!("compress {}", rules.compression.name()),
        ];
        let (parents, weights) = ((0..rooms).collect(), vec![weight; rooms as usize]);
        Self { parents, weights, rules, is_late, hops: 0, said }
    }

    fn up(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    fn find(&mut self, sought: u32) -> u32 {
        let mut path = vec![sought];
        while self.up(path[path.len() - 1]) != path[path.len() - 1] {
            path.push(self.up(path[path.len() - 1]));
        }
        let root = path[path.len() - 1];
        self.hops += path.len() as u64 - 1;
        let found = format!("find {sought} {root}");
        if self.is_late {
            self.said.push(found.clone());
        }
        let (step, reach) = match self.rules.compression {
            Compression::None => (1, 1),
            Compression::Halving => (2, 2),
            Compression::Full => (1, path.len()),
        };
        for place in (0..path.len()).step_by(step) {
            let higher = path[(place + reach).min(path.len() - 1)];
            if self.rules.compression != Compression::None && higher != self.up(path[place]) {
                self.parents[path[place] as usize] = higher;
                self.said.push(format!("parent {} {higher}", path[place]));
            }
        }
        if !self.is_late {
            self.said.push(found);
        }
        root
    }

    fn is_heavier(&self, a: u32, b: u32) -> bool {
        self.rules.link != Link::Naive && self.weights[a as usize] > self.weights[b as usize]
    }

    /// What it says to a wall, its answer last.
    fn hear(&mut self, [a, b]: [u32; 2]) -> Vec<String> {
        let [a, b] = [a, b].map(|room| self.find(room));
        if a != b {
            let (above, below) = if self.is_heavier(b, a) { (b, a) } else { (a, b) };
            self.parents[below as usize] = above;
            let [of_above, of_below] = [above, below].map(|root| self.weights[root as usize]);
            self.weights[above as usize] = match self.rules.link {
                Link::BySize => of_above + of_below,
                _ => of_above.max(of_below + 1),
            };
            self.said.push(format!("link {above} {below}"));
        }
        self.said.push(if a == b { "keep" } else { "open" }.to_owned());
        std::mem::take(&mut self.said)
    }
}

fn wall_in(told: &str) -> Option<[u32; 2]> {
    let words: Vec<&str> = told.lines().last()?.split(' ').collect();
    (words[0] == "wall").then(|| [words[1].parse().unwrap(), words[2].parse().unwrap()])
}

/// Lets a student speak until all is said; `mend` may change what it says to a wall.
fn converse(
    judge: &mut BuildWith,
    student: &mut Student,
    mut mend: impl FnMut(&BuildWith, &mut Vec<String>),
) {
    judge.news();
    let mut told = String::new();
    judge.greet(&mut told);
    assert!(told.starts_with(&format!("icetea 1\nrooms {}\n", judge.spec().size().rooms())));
    while let Some(wall) = wall_in(&told) {
        let mut said = student.hear(wall);
        mend(judge, &mut said);
        told.clear();
        for line in said {
            judge.hear(&line, &mut told);
        }
        if judge.is_done() {
            break;
        }
    }
    assert!(judge.is_done());
    assert_eq!(judge.is_right(), told == "done\n");
}

fn words() -> &'static icetea_maze::words::OwnProgramWords {
    &Words::of(icetea_maze::game::settings::Language::English).own_program
}

fn usual() -> Variant {
    Variant { link: Link::BySize, compression: Compression::Full }
}

/// The walls that were opened, and what is seen in the end; the judge's news are taken.
fn shown(judge: &mut BuildWith) -> (Vec<[u32; 2]>, BuildStage) {
    let (mut stage, mut opened) = (BuildStage::new(judge.spec()), Vec::new());
    for news in judge.news().drain(..) {
        let News::Happened(event) = news else { continue };
        if matches!(event, BuildEvent::Answer(true)) {
            opened.push(stage.wall.expect("a wall was shown"));
        }
        stage.apply(&event);
    }
    (opened, stage)
}

#[test]
fn a_right_program_opens_the_maze_of_its_code() {
    for spec in specs() {
        let joined = spec.with_stop(StopRule::Joined).unwrap();
        for spec in [spec, joined] {
            let mut judge = BuildWith::new(&spec).unwrap();
            let mut student = Student::new(spec.size().rooms(), usual(), false);
            converse(&mut judge, &mut student, |_, _| {});
            assert!(judge.is_right() && judge.notebook().noted().is_empty(), "{spec}");
            let (counts, size) = (judge.counts(), spec.size());
            if spec.stop() == StopRule::Full {
                let (width, height) = (u32::from(size.width()), u32::from(size.height()));
                assert_eq!(counts.answers, 2 * size.rooms() - width - height);
                assert_eq!(counts.opened, size.rooms() - 1);
            }
            assert_eq!((counts.finds, counts.links), (2 * counts.answers, counts.opened));
            let maze = Build::new(&spec).finish();
            let open = maze.grid().open_tiles().filter(|tile| (tile.column + tile.row) % 2 == 1);
            let in_maze: BTreeSet<_> = open
                .map(|wall| icetea_maze::maze::Size::sides(wall).map(|room| size.number(room)))
                .collect();
            let (opened, stage) = shown(&mut judge);
            assert_eq!(opened.into_iter().collect::<BTreeSet<_>>(), in_maze, "{spec}");
            assert_eq!(stage.parents, student.parents);
            assert_eq!(stage.counts, counts);
            assert_eq!(stage.show.maze().grid(), maze.grid(), "ours is built beside it");
            assert!(stage.is_right && stage.wrong.is_none());
        }
    }
}

/// Scrubbing through a build shows at every step what playing it shows there.
#[test]
fn any_moment_of_a_build_can_be_looked_at() {
    for spec in specs().filter(|spec| spec.size().rooms() < 100) {
        let mut judge = BuildWith::new(&spec).unwrap();
        let mut student = Student::new(spec.size().rooms(), usual(), false);
        converse(&mut judge, &mut student, |_, _| {});
        let mut log = RunLog::new(BuildStage::new(&spec));
        let mut played = BuildStage::new(&spec);
        let mut forests = vec![(played.parents.clone(), played.show.step)];
        for news in judge.news().drain(..) {
            if let News::Happened(event) = &news {
                played.apply(event);
                if BuildStage::is_step(event) {
                    forests.push((played.parents.clone(), played.show.step));
                }
            }
            log.take(news);
        }
        assert_eq!(log.steps() as usize + 1, forests.len());
        let mut moment = icetea_maze::guest::RunMoment::first(&log);
        let mut dice = Dice::new(7);
        for _ in 0..50 {
            let step = dice.below(forests.len() as u32);
            moment.seek(&log, step.into());
            let seen = (moment.stage.parents.clone(), moment.stage.show.step);
            assert_eq!(seen, forests[step as usize], "{spec} at {step}");
            let (stage, mut sizes) = (&moment.stage, moment.stage.sizes());
            (0..spec.size().rooms()).for_each(|room| {
                sizes[*stage.way(room).last().unwrap() as usize] -= 1;
            });
            assert!(sizes.iter().all(|&left| left == 0), "each room is counted at its root");
        }
    }
}

#[test]
fn its_hops_are_those_that_it_took() {
    for spec in specs() {
        for (rules, is_late) in Variant::all().flat_map(|rules| [(rules, false), (rules, true)]) {
            let mut judge = BuildWith::new(&spec).unwrap();
            let mut student = Student::new(spec.size().rooms(), rules, is_late);
            converse(&mut judge, &mut student, |_, _| {});
            assert!(judge.is_right());
            assert_eq!(judge.notebook().noted(), [], "{spec} {rules}");
            assert_eq!(judge.counts().hops, student.hops, "{spec} {rules} {is_late}");
            let rooms = spec.size().rooms();
            assert_eq!(hops::count(rooms, hops::walls(&spec), rules), student.hops, "{rules}");
            for (reference, hops) in judge.reference_hops() {
                assert!(reference != rules || hops == student.hops, "{spec} {rules}");
            }
        }
    }
}

/// A mistake: what a student says instead, if it can be made at this wall, and what it is called.
type Mistake = (&'static str, fn(&Student, &mut Vec<String>) -> bool, fn(&Misconception) -> bool);

fn numbers(line: &str) -> [u32; 2] {
    let numbers: Vec<u32> = line.split(' ').skip(1).map(|word| word.parse().unwrap()).collect();
    [numbers[0], numbers[1]]
}

/// Replaces the first line that begins with a word, by what is made of its two numbers.
fn instead(said: &mut [String], word: &str, made: impl Fn([u32; 2]) -> Option<String>) -> bool {
    let place = said.iter().position(|line| line.starts_with(word));
    let made = place.and_then(|place| Some((place, made(numbers(&said[place]))?)));
    let Some((place, line)) = made else { return false };
    said[place] = line;
    true
}

/// A node that hangs below this one now and already did before, so that it is no root.
fn child(student: &Student, node: u32, beside: u32) -> Option<u32> {
    (0..student.parents.len() as u32)
        .find(|&at| at != beside && at != node && student.up(at) == node)
}

const MISTAKES: [Mistake; 11] = [
    (
        "links a node and not its root",
        |student, said| {
            instead(said, "link", |[above, below]| {
                Some(format!("link {above} {}", child(student, below, above)?))
            })
        },
        |seen| matches!(seen, Misconception::LinkedNoRoot { .. }),
    ),
    (
        "links to a node and not to its root",
        |student, said| {
            instead(said, "link", |[above, below]| {
                Some(format!("link {} {below}", child(student, above, below)?))
            })
        },
        |seen| matches!(seen, Misconception::LinkedToNoRoot { .. }),
    ),
    (
        "hangs the larger below",
        |student, said| {
            instead(said, "link", |[above, below]| {
                let [large, small] = [above, below].map(|root| student.weights[root as usize]);
                // The weight of the one above is that of both already.
                (large > 2 * small).then(|| format!("link {below} {above}"))
            })
        },
        |seen| matches!(seen, Misconception::LargerBelow { sizes: [large, small], .. } if large > small),
    ),
    (
        "does not shorten",
        |_, said| {
            let before = said.len();
            said.retain(|line| !line.starts_with("parent"));
            said.len() < before
        },
        |seen| matches!(seen, Misconception::NotShortened { .. }),
    ),
    (
        "finds a node that is no root",
        |student, said| {
            instead(said, "find", |[sought, root]| {
                (student.up(root) == root).then_some(())?;
                (sought != root).then(|| format!("find {root} {sought}"))
            })
        },
        |seen| matches!(seen, Misconception::FoundNoRoot { .. }),
    ),
    (
        "finds a root of another set",
        |_, said| {
            let last = said.iter().rfind(|line| line.starts_with("find")).unwrap();
            let [_, other] = numbers(last);
            instead(said, "find", |[sought, root]| {
                (root != other).then(|| format!("find {sought} {other}"))
            })
        },
        |seen| matches!(seen, Misconception::FoundOtherSet { .. }),
    ),
    (
        "hangs a node below one beside it",
        |student, said| {
            instead(said, "find", |[sought, root]| {
                let parents = (0..student.parents.len() as u32).filter(|&at| student.up(at) == at);
                let other = parents.into_iter().find(|&at| at != root && at != sought)?;
                (student.up(root) == root).then(|| format!("parent {sought} {other}"))
            })
        },
        |seen| matches!(seen, Misconception::NotAbove { .. }),
    ),
    (
        "links a root to itself",
        |_, said| instead(said, "link", |[above, _]| Some(format!("link {above} {above}"))),
        |seen| matches!(seen, Misconception::Circle { room, parent } if room == parent),
    ),
    (
        "links a root below its own child",
        |student, said| {
            instead(said, "link", |[above, below]| {
                Some(format!("link {} {above}", child(student, above, below)?))
            })
        },
        |seen| matches!(seen, Misconception::Circle { room, parent } if room != parent),
    ),
    (
        "hangs a node below itself",
        |_, said| instead(said, "find", |[sought, _]| Some(format!("parent {sought} {sought}"))),
        |seen| matches!(seen, Misconception::Circle { room, parent } if room == parent),
    ),
    (
        "hangs a root below its child",
        |student, said| {
            instead(said, "find", |[sought, root]| {
                (sought != root && student.up(root) == root)
                    .then(|| format!("parent {root} {sought}"))
            })
        },
        |seen| matches!(seen, Misconception::Circle { room, parent } if room != parent),
    ),
];

/// Makes a mistake once, and says no more than that wall's lines after it.
fn is_found(spec: &Spec, rules: Variant, mistake: &Mistake) -> bool {
    let (name, make, is_it) = mistake;
    let mut judge = BuildWith::new(spec).unwrap();
    let mut student = Student::new(spec.size().rooms(), rules, false);
    let mut told = String::new();
    judge.greet(&mut told);
    while let Some(wall) = wall_in(&told) {
        let mut said = student.hear(wall);
        let is_made = make(&student, &mut said);
        told.clear();
        for line in &said {
            judge.hear(line, &mut told);
        }
        let noted = judge.notebook().noted();
        if is_made {
            assert!(!noted.is_empty(), "{name}: nothing found in {said:?}");
            assert!(is_it(&noted[0].first), "{name}: {said:?} was called {:?}", noted[0]);
            assert!(judge.wrong().is_none(), "{name} ended the show");
            assert!(!guest::misconception(words(), &noted[0].first).is_empty());
            return true;
        }
        assert_eq!(noted, [], "{name}: not made yet");
    }
    false
}

#[test]
fn each_misconception_is_called_by_its_name() {
    for mistake in &MISTAKES {
        let made = specs().filter(|spec| is_found(spec, usual(), mistake)).count();
        assert!(made >= 3, "{} was never made", mistake.0);
    }
    let by_rank = Variant { link: Link::ByRank, compression: Compression::Halving };
    let deeper: Mistake = (
        "hangs the deeper below",
        |student, said| {
            instead(said, "link", |[above, below]| {
                let [high, low] = [above, below].map(|root| student.weights[root as usize]);
                (high > low + 1).then(|| format!("link {below} {above}"))
            })
        },
        |seen| matches!(seen, Misconception::DeeperBelow { ranks: [high, low], .. } if high > low),
    );
    assert!(specs().filter(|spec| is_found(spec, by_rank, &deeper)).count() >= 3);
    assert!(specs().filter(|spec| is_found(spec, by_rank, &MISTAKES[3])).count() >= 3);
}

#[test]
fn nothing_is_asked_that_was_not_promised() {
    for spec in specs() {
        let mut judge = BuildWith::new(&spec).unwrap();
        let rules = Variant { link: Link::Naive, compression: Compression::None };
        let mut student = Student::new(spec.size().rooms(), rules, false);
        converse(&mut judge, &mut student, |_, said| said.retain(|line| !line.contains("e ")));
        assert!(judge.is_right() && judge.notebook().noted().is_empty());

        // A program that tells nothing but its answers is judged by them alone.
        let mut judge = BuildWith::new(&spec).unwrap();
        let mut student = Student::new(spec.size().rooms(), usual(), false);
        converse(&mut judge, &mut student, |_, said| drop(said.drain(..said.len() - 1)));
        assert!(judge.is_right() && judge.notebook().noted().is_empty());

        // One that tells only of its finds may have any root of the set in truth.
        let mut judge = BuildWith::new(&spec).unwrap();
        let mut student = Student::new(spec.size().rooms(), usual(), false);
        converse(&mut judge, &mut student, |_, said| {
            said.retain(|line| !line.starts_with("link") && !line.starts_with("parent"));
        });
        assert!(judge.is_right() && judge.notebook().noted().is_empty());
    }
}

#[test]
fn the_first_wrong_answer_ends_the_show_and_says_why() {
    let mut whys = [0, 0];
    for spec in specs() {
        let walls: Vec<[u32; 2]> = hops::walls(&spec).collect();
        for wrong in (1..=walls.len()).step_by(walls.len().div_ceil(40)) {
            let mut judge = BuildWith::new(&spec).unwrap();
            let mut student = Student::new(spec.size().rooms(), usual(), false);
            converse(&mut judge, &mut student, |judge, said| {
                if judge.counts().answers as usize + 1 == wrong {
                    let answer = said.pop().unwrap();
                    said.push(if answer == "open" { "keep" } else { "open" }.to_owned());
                }
            });
            let seen = judge.wrong().unwrap();
            assert_eq!((seen.wall as usize, seen.rooms), (wrong, walls[wrong - 1]));
            assert_eq!(judge.counts().answers as usize, wrong - 1);
            let (open, stage) = shown(&mut judge.clone());
            assert_eq!((stage.wall, stage.is_right), (Some(seen.rooms), false));
            assert_eq!(stage.wrong.as_deref(), Some(seen));
            let told = guest::wrong_answer(words(), seen);
            let [a, b] = seen.rooms;
            match &seen.why {
                WhyWrong::Joined(way) => {
                    whys[0] += 1;
                    assert_eq!((way[0], way[way.len() - 1]), (a, b));
                    for pair in way.windows(2) {
                        let wall = [pair[0].min(pair[1]), pair[0].max(pair[1])];
                        assert!(open.contains(&wall), "{spec}: {wall:?} is not open");
                    }
                    let begin = format!(
                        "Wall {wrong}: open is wrong, {a} and {b} were joined already, by {a}–"
                    );
                    assert!(told.starts_with(&begin), "{told}");
                }
                WhyWrong::Parted(sizes) => {
                    whys[1] += 1;
                    assert_eq!(*sizes, [a, b].map(|room| flooded(&open, room)));
                    assert!(told.contains("keep is wrong"), "{told}");
                }
            }
            let (news, mut told) = (judge.news().len(), String::new());
            judge.hear("open", &mut told);
            assert!(told.is_empty() && judge.news().len() == news);
        }
    }
    assert!(whys.into_iter().all(|count| count > 50), "{whys:?}");
}

/// How many rooms these walls let one reach.
fn flooded(open: &[[u32; 2]], from: u32) -> u32 {
    let (mut reached, mut waiting) = (BTreeSet::from([from]), VecDeque::from([from]));
    while let Some(room) = waiting.pop_front() {
        for wall in open.iter().filter(|wall| wall.contains(&room)) {
            let other = wall[0] + wall[1] - room;
            if reached.insert(other) {
                waiting.push_back(other);
            }
        }
    }
    reached.len() as u32
}

#[test]
fn lines_without_meaning_are_kept_and_end_nothing() {
    const NOISE: [&str; 14] = [
        "",
        "  ",
        "opened",
        "open 5",
        "keep it",
        "find 0",
        "find 0 x",
        "find 0 999999",
        "link 0 0 0",
        "parent +0 0",
        "rule size",
        "compress",
        "wall 0 1",
        "Traceback (most recent call last):",
    ];
    for spec in specs() {
        let mut judge = BuildWith::new(&spec).unwrap();
        let mut student = Student::new(spec.size().rooms(), usual(), false);
        let mut noise = NOISE.into_iter().cycle();
        converse(&mut judge, &mut student, |judge, said| {
            // The rule has been said by then, once.
            if judge.counts().answers > 0 {
                said.insert(0, noise.next().unwrap().to_owned());
                said.insert(1, "note  so far so good \r".to_owned());
                for line in said {
                    line.push_str(" \r");
                }
            }
        });
        assert!(judge.is_right() && judge.notebook().noted().is_empty());
        let book = judge.notebook();
        assert_eq!(book.meaningless() + 1, judge.counts().answers);
        let lines = u64::from(book.lines());
        for news in judge.news() {
            let News::Said(kind, text) = news else { continue };
            match kind {
                LogKind::Said => assert_eq!(&**text, "so far so good"),
                LogKind::Meaningless(line) => {
                    assert!(NOISE.contains(&&**text) || text.is_empty());
                    assert!((1..=lines).contains(line));
                }
            }
        }
    }
}

#[test]
fn whatever_is_said_its_forest_stays_a_forest() {
    let mut dice = Dice::new(35);
    for spec in specs().filter(|spec| spec.size().rooms() < 100) {
        let rooms = spec.size().rooms();
        let mut judge = BuildWith::new(&spec).unwrap();
        judge.news();
        let mut told = String::new();
        judge.greet(&mut told);
        for word in ["rule rank", "compress full"] {
            judge.hear(word, &mut told);
        }
        for _ in 0..2_000 {
            let word = ["find", "link", "parent", "parent"][dice.below(4) as usize];
            let [a, b] = [(); 2].map(|()| dice.below(rooms));
            judge.hear(&format!("{word} {a} {b}"), &mut told);
        }
        let forest = shown(&mut judge).1.parents;
        for room in 0..rooms {
            let up = |node: &u32| Some(forest[*node as usize]).filter(|parent| parent != node);
            let levels = std::iter::successors(up(&room), up).take(rooms as usize).count();
            assert!(levels < rooms as usize, "{room} hangs in a circle");
        }
        assert!(judge.notebook().noted().len() >= 4 && !judge.is_done());
    }
}

#[test]
fn only_what_union_find_builds_is_shown() {
    let size = size(9, 6);
    let kruskal = Spec::new(Generator::Kruskal, size, 1);
    let refused = |spec: Spec| BuildWith::new(&spec).err().map(|error| error.to_string());
    for generator in Generator::ALL.into_iter().filter(|&one| one != Generator::Kruskal) {
        let why = refused(Spec::new(generator, size, 1)).unwrap();
        assert_eq!(why, NotForBuilders::Generator(generator).to_string());
        assert!(why.contains(generator.name()) && why.contains("kruskal"), "{why}");
    }
    assert!(refused(kruskal.with_loops(Percent::HALF)).unwrap().contains("loops"));
    let large = Spec::new(Generator::Kruskal, crate::common::size(1_001, 1_000), 1);
    assert!(refused(large).unwrap().contains("1000000"));
    assert_eq!(refused(kruskal), None);
}

#[test]
fn a_large_maze_is_judged_by_every_rule() {
    let spec = Spec::new(Generator::Kruskal, size(200, 200), 7);
    for (rules, is_late) in Variant::all().map(|rules| (rules, rules.link == Link::BySize)) {
        let mut judge = BuildWith::new(&spec).unwrap();
        let mut student = Student::new(40_000, rules, is_late);
        converse(&mut judge, &mut student, |_, _| {});
        assert!(judge.is_right() && judge.counts().answers == 79_600, "{rules}");
    }
}
