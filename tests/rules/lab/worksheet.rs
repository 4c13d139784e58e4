//! Worksheets: the second page agrees with an independent union-find, the first page does not give
//! the answers away, and both fit on the paper.

use std::fmt::Write;

use icetea_maze::game::bookmark::{Bookmark, BookmarkScene, Work};
use icetea_maze::game::lab::Card;
use icetea_maze::game::settings::Language;
use icetea_maze::maze::bench::{Compression, Link, MOST_MEMBERS, Operation, Variant};
use icetea_maze::maze::{Build, Generator, Size, Spec};
use icetea_maze::picture::Worksheet;

/// A union-find that shares no code with the program.
struct Plain {
    parents: Vec<usize>,
    weights: Vec<u32>,
    variant: Variant,
}

impl Plain {
    fn find(&mut self, member: usize) -> usize {
        let mut way = vec![member];
        while self.parents[way[way.len() - 1]] != way[way.len() - 1] {
            way.push(self.parents[way[way.len() - 1]]);
        }
        let root = way[way.len() - 1];
        match self.variant.compression {
            Compression::None => {}
            Compression::Full => way.iter().for_each(|&one| self.parents[one] = root),
            Compression::Halving => {
                for place in (0..way.len()).step_by(2) {
                    self.parents[way[place]] = way[(place + 2).min(way.len() - 1)];
                }
            }
        }
        root
    }

    fn union(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return false;
        }
        let swaps = self.variant.link != Link::Naive && self.weights[a] < self.weights[b];
        let (above, below) = if swaps { (b, a) } else { (a, b) };
        self.parents[below] = above;
        match self.variant.link {
            Link::BySize => self.weights[above] += self.weights[below],
            Link::ByRank if self.weights[above] == self.weights[below] => self.weights[above] += 1,
            Link::Naive | Link::ByRank => {}
        }
        true
    }
}

/// The texts of a class on a page, with their places and sizes.
fn texts<'p>(page: &'p str, class: &str) -> Vec<(&'p str, [f32; 3])> {
    let begin = format!("<text class=\"{class}\" ");
    let of_class = page.lines().filter(|line| line.starts_with(&begin));
    of_class
        .map(|line| {
            let value = |name: &str| {
                let (_, rest) = line.split_once(&format!(" {name}=\"")).unwrap();
                rest.split_once('"').unwrap().0.parse::<f32>().unwrap()
            };
            let (_, text) = line.split_once('>').unwrap();
            let text = text.strip_suffix("</text>").unwrap();
            (text, [value("x"), value("y"), value("font-size")])
        })
        .collect()
}

fn values(page: &str, class: &str) -> Vec<usize> {
    texts(page, class).iter().map(|(text, _)| text.parse().unwrap()).collect()
}

fn variants() -> impl Iterator<Item = Variant> {
    Link::ALL.into_iter().flat_map(|link| {
        Compression::ALL.into_iter().map(move |compression| Variant { link, compression })
    })
}

fn card(width: u16, height: u16, seed: u64) -> (Spec, Card) {
    let spec = Spec::new(Generator::Kruskal, Size::new(width, height).unwrap(), seed);
    (spec, Card::of_maze(&spec).unwrap())
}

#[test]
fn the_second_page_says_what_a_plain_union_find_comes_to() {
    for (width, height) in [(2, 2), (4, 3), (3, 5), (9, 4), (12, 8)] {
        for seed in 0..12 {
            for variant in variants() {
                let (spec, card) = card(width, height, seed);
                let card = Card { variant, ..card };
                let page = Worksheet::new(&card, Language::English).solution;
                let members = card.members as usize;
                let first = u32::from(variant.link == Link::BySize);
                let mut plain = Plain {
                    parents: (0..members).collect(),
                    weights: vec![first; members],
                    variant,
                };
                let answers = texts(&page, "answer");
                assert_eq!(answers.len(), card.operations.len());
                for (&operation, (answer, _)) in card.operations.iter().zip(&answers) {
                    let Operation::Union(a, b) = operation else { panic!("{operation}") };
                    let is_opened = plain.union(a as usize, b as usize);
                    assert_eq!(
                        answer.starts_with("opened"),
                        is_opened,
                        "{spec} {variant}: {answer}"
                    );
                    assert_eq!(
                        answer.starts_with("kept"),
                        !is_opened,
                        "{spec} {variant}: {answer}"
                    );
                }
                assert_eq!(values(&page, "parent"), plain.parents, "{spec} {variant}");
                let roots = (0..members).filter(|&one| plain.parents[one] == one);
                let weights: Vec<usize> = match variant.link {
                    Link::Naive => Vec::new(),
                    _ => roots.map(|root| plain.weights[root] as usize).collect(),
                };
                assert_eq!(values(&page, "weight"), weights, "{spec} {variant}");
                // As many walls are left standing as in the maze that the generator builds.
                let maze = Build::new(&spec).finish();
                let standing = page.lines().filter(|line| line.starts_with("<path ")).count();
                let size = spec.size();
                let walls = 2 * size.rooms() as usize - usize::from(width) - usize::from(height);
                assert_eq!(standing, walls - (members - 1), "{spec}: {}", maze.grid().columns());
            }
        }
    }
}

#[test]
fn the_first_page_gives_nothing_away() {
    for variant in variants() {
        let (_, card) = card(5, 4, 7);
        let sheet = Worksheet::new(&Card { variant, ..card.clone() }, Language::English).sheet;
        for class in ["answer", "parent", "weight"] {
            assert_eq!(texts(&sheet, class), [], "{class}");
        }
        let named: Vec<&str> = texts(&sheet, "step").iter().map(|(text, _)| *text).collect();
        let walls: Vec<String> = card
            .operations
            .iter()
            .map(|one| match one {
                Operation::Union(a, b) => format!("{a}|{b}"),
                Operation::Find(_) => panic!("a wall finds nothing"),
            })
            .collect();
        assert_eq!(named, walls);
        assert_eq!(values(&sheet, "member"), (0..20).collect::<Vec<_>>());
        assert_eq!(values(&sheet, "room"), (0..20).collect::<Vec<_>>());
    }
}

#[test]
fn everything_stays_on_the_paper_can_be_read_and_keeps_apart() {
    const SMALLEST: f32 = 1.9;
    let free = Work::Free(
        MOST_MEMBERS,
        (0..MOST_MEMBERS - 1).map(|one| Operation::Union(one, one + 1)).collect(),
    );
    let mazes = [(2, 2), (4, 3), (12, 8), (2, 48), (48, 2)].map(|(w, h)| card(w, h, 3).1);
    for card in mazes.into_iter().chain(free.card()) {
        for language in Language::ALL {
            let Worksheet { sheet, solution } = Worksheet::new(&card, language);
            for page in [&sheet, &solution] {
                let all = ["title", "code", "label", "said", "room", "number", "step", "answer"];
                for class in all.into_iter().chain(["member", "parent", "weight"]) {
                    for (text, [x, y, size]) in texts(page, class) {
                        let has_place = (10.0..200.0).contains(&x) && (10.0..287.0).contains(&y);
                        assert!(has_place && size >= SMALLEST, "{text} at {x}, {y}: {size}");
                    }
                }
                let steps = texts(page, "step");
                let below = texts(page, "member").into_iter().chain(texts(page, "room"));
                for (text, [x, y, size]) in below {
                    for (step, [step_x, step_y, _]) in &steps {
                        let is_far = (y - step_y).abs() > 0.8 * size || (x - step_x).abs() > 40.0;
                        assert!(is_far, "{step} lies on {text}");
                    }
                }
                for (place, (step, [x, y, size])) in steps.iter().enumerate() {
                    for (other, [other_x, other_y, _]) in &steps[..place] {
                        let is_far =
                            (y - other_y).abs() > 0.9 * size || (x - other_x).abs() > 3.0 * size;
                        assert!(is_far, "{step} lies on {other}");
                    }
                }
            }
        }
    }
}

/// Writes the missing file with `GOLDEN=write`.
#[test]
fn the_same_card_gives_the_same_sheet() {
    let mut all = String::new();
    for (line, language) in [
        ("kruskal1-4x3-7 size none", Language::English),
        ("kruskal1-3x4-11 rank full", Language::Chinese),
        ("bench6:0+1,2+3,1+3,5,3 naive halving", Language::English),
    ] {
        let BookmarkScene::Bench { work, variant, .. } = line.parse::<Bookmark>().unwrap().scene
        else {
            panic!("{line}");
        };
        let card = Card { variant, ..work.card().unwrap() };
        let Worksheet { sheet, solution } = Worksheet::new(&card, language);
        write!(all, "{line}\n{sheet}{solution}").unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/worksheet.txt");
    if std::env::var("GOLDEN").is_ok_and(|wish| wish == "write") && !std::fs::exists(path).unwrap()
    {
        std::fs::write(path, &all).unwrap();
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    assert!(all == golden, "it is now\n{all}");
}
