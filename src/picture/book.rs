//! A book of mazes for paper: a front page, mazes with a QR code that plays each, and all answers
//! at the end, each a black way on grey.
//!
//! A PDF of outlines alone, which depends on the plan and nothing else.

mod drawn;
mod layout;

use std::sync::Arc;

use super::geometry::{Rect, Vec2, vec2};
use super::pdf::Pdf;
use super::qr;
use super::text::Align;
use super::typeface::Typeface;
use crate::game::difficulty::{Difficulty, MOST_LEMONS};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::settings::{Language, Outline};
use crate::maze::{Build, Generator, Quest, Size, Spec, SpecError};
use crate::picture::shape_of;
use crate::words::Words;
use drawn::{DrawnMaze, WallPen};
pub use layout::{AnswersPerPage, BookError, PagePlan, PaperSize};
use layout::{MARGIN, cells};

/// The size of letters on the front page: its title, and what is below.
const TITLE: f32 = 17.0;
const BELOW: f32 = 6.5;
const SMALL: f32 = 4.0;
/// The sizes of the number of a maze, of its code, and of the number of a page.
const NUMBER: f32 = 9.0;
const CODE: f32 = 2.6;
const PAGE: f32 = 3.6;
/// The height of what is above a maze, and the side of its QR code.
const HEAD: f32 = 22.0;
const SQUARE: f32 = 18.0;
/// A QR code with more modules would be too fine for this.
const MOST_MODULES: usize = 61;
/// The height of the number above an answer, and its letters.
const ANSWER_HEAD: f32 = 6.0;
const ANSWER_NUMBER: f32 = 4.5;
/// The maze on the front page, which is a cup of tea: in usual print and in large print.
const COVER: [(u16, u16); 2] = [(24, 26), (18, 19)];
/// Greys: of walls behind an answer, and of what is said in passing.
const PALE: f32 = 0.68;
const MUTED: f32 = 0.35;
/// The radius of a mark of difficulty, and their distance.
const MARK: [f32; 2] = [1.1, 3.2];

/// What a book is to be.
#[derive(Clone, Debug)]
pub struct BookPlan {
    /// Its mazes, in their order.
    pub mazes: Vec<Spec>,
    /// Whether the easiest comes first and the hardest last.
    pub easy_to_hard: bool,
    /// What it is called, if that is not what books are called.
    pub title: Option<String>,
    /// How its pages are.
    pub pages: PagePlan,
    /// The maze on its front page, if that is no cup of tea.
    pub cover: Option<Spec>,
    /// What stands before a maze's code in the address that plays it.
    pub link: Option<String>,
    /// The language that it is in.
    pub language: Language,
}

/// A maze of a book.
struct BookMaze {
    measured: Arc<MeasuredMaze>,
    drawn: DrawnMaze,
}

impl BookMaze {
    fn of(spec: &Spec) -> Self {
        let spec = spec.without_quest();
        Self::of_measured(Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))))
    }

    fn of_measured(measured: Arc<MeasuredMaze>) -> Self {
        Self { drawn: DrawnMaze::of(&measured), measured }
    }

    fn effort(&self) -> u32 {
        self.measured.difficulty.map_or(0, Difficulty::effort)
    }
}

/// A book as a file, and where its mazes are: the page, from 0, and the place on it in millimetres.
#[derive(Clone, Debug)]
pub struct MadeBook {
    /// The bytes of the file.
    pub file: Vec<u8>,
    /// Its mazes in their order, but for the one on the front page.
    pub mazes: Vec<(Spec, usize, Rect)>,
}

/// Makes the book of a plan.
pub fn make_book(plan: &BookPlan) -> Result<MadeBook, BookError> {
    for spec in &plan.mazes {
        plan.pages.check([spec.size().width(), spec.size().height()], || spec.to_string())?;
    }
    let mut mazes: Vec<BookMaze> = plan.mazes.iter().map(BookMaze::of).collect();
    if plan.easy_to_hard {
        mazes.sort_by_key(BookMaze::effort);
    }
    let words = Words::of(plan.language);
    let title = plan.title.as_deref().unwrap_or(words.book.title);
    let mut book = Book::new(plan, title);
    let cover = plan.cover.or_else(|| cover(plan)).map(|spec| BookMaze::of(&spec));
    book.front(title, cover.as_ref(), mazes.len());
    book.puzzles(&mazes);
    book.answers(cover.iter().map(|maze| (None, maze)).chain((1..).map(Some).zip(&mazes)));
    Ok(MadeBook { file: book.pdf.finish(), mazes: book.mazes })
}

/// One maze on a page, and perhaps its answer on a second one. Whether it has room there is
/// [asked](check_sheet) before.
pub fn make_sheet(measured: &Arc<MeasuredMaze>, with_answer: bool, language: Language) -> Vec<u8> {
    let plan = BookPlan {
        mazes: Vec::new(),
        easy_to_hard: false,
        title: None,
        cover: None,
        pages: sheet_pages(measured),
        link: None,
        language,
    };
    // Rules are no matter of paper.
    let ruled = measured.spec.filter(|spec| spec.quest() != Quest::NONE);
    let plain = || BookMaze::of_measured(Arc::clone(measured));
    let maze = ruled.map_or_else(plain, |spec| BookMaze::of(&spec));
    let words = Words::of(language);
    let mut book = Book::new(&plan, words.tagline);
    book.begin_page();
    for place in cells(book.size, 1) {
        book.puzzle(&maze, place, words.tagline);
    }
    if with_answer {
        book.begin_page();
        for place in cells(book.size, 1) {
            book.answer(&maze, place, words.book.answers);
        }
    }
    book.pdf.finish()
}

/// Whether a maze has room on a page of its own.
pub fn check_sheet(measured: &MeasuredMaze) -> Result<(), BookError> {
    let grid = measured.maze.grid();
    // What has no rooms has tiles, half as large.
    let halves = || (grid.columns().div_ceil(2), grid.rows().div_ceil(2));
    let (columns, rows) = measured.rooms().unwrap_or_else(halves);
    sheet_pages(measured).check([columns, rows], || measured.key.clone())
}

/// The page of a single maze, which lies on its side if the maze is wide.
fn sheet_pages(measured: &MeasuredMaze) -> PagePlan {
    let grid = measured.maze.grid();
    PagePlan { is_landscape: grid.columns() > grid.rows(), ..PagePlan::default() }
}

/// The size of the maze on the front page.
pub fn cover_size(pages: &PagePlan) -> Result<Size, SpecError> {
    let (width, height) = COVER[usize::from(pages.is_large)];
    Size::new(width, height)
}

/// The maze on the front page, of the seed of the first one.
fn cover(plan: &BookPlan) -> Option<Spec> {
    let size = cover_size(&plan.pages).ok()?;
    let shape = shape_of(Outline::Teacup, "", size)?;
    let seed = plan.mazes.first()?.seed();
    Spec::new(Generator::Kruskal, size, seed).with_shape(shape).ok()
}

/// A book that is being made.
struct Book<'p> {
    plan: &'p BookPlan,
    words: &'static Words,
    pdf: Pdf,
    size: Vec2,
    page: usize,
    mazes: Vec<(Spec, usize, Rect)>,
}

impl<'p> Book<'p> {
    fn new(plan: &'p BookPlan, title: &str) -> Self {
        let (words, size) = (Words::of(plan.language), plan.pages.size());
        let pdf = Pdf::new(title, plan.language, size);
        Self { plan, words, pdf, size, page: 0, mazes: Vec::new() }
    }

    fn begin_page(&mut self) {
        self.pdf.begin_page();
        self.page += 1;
        if self.page > 1 {
            let at = vec2(self.size.x / 2.0, self.size.y - 0.5 * MARGIN);
            let number = self.page.to_string();
            self.pdf.text(Typeface::Strong, PAGE, MUTED, at, Align::Centre, &number);
        }
    }

    /// The title, a maze, and what is in the book.
    fn front(&mut self, title: &str, cover: Option<&BookMaze>, count: usize) {
        self.begin_page();
        let (words, middle) = (self.words, self.size.x / 2.0);
        let mut y = 2.2 * MARGIN;
        self.line(Typeface::Title, TITLE, 0.0, vec2(middle, y), title);
        y += 1.7 * BELOW;
        let count = words.book.mazes(count);
        let kind = self.plan.easy_to_hard.then_some(words.book.easy_to_hard);
        let below: Vec<&str> = [Some(&*count), kind].into_iter().flatten().collect();
        self.line(Typeface::Menu, BELOW, MUTED, vec2(middle, y), &below.join(" · "));
        let scan = match &self.plan.link {
            Some(_) => words.book.scan,
            None => words.book.scan_and_paste,
        };
        let foot = self.size.y - 1.6 * MARGIN;
        self.line(Typeface::Body, SMALL, MUTED, vec2(middle, foot), scan);
        self.line(Typeface::Strong, BELOW, 0.0, vec2(middle, foot - 2.0 * BELOW), words.tagline);
        if let Some(maze) = cover {
            let low = vec2(MARGIN, y + BELOW);
            let area = Rect::between(low, vec2(self.size.x - MARGIN, foot - 4.0 * BELOW));
            let pen = WallPen::of(maze.drawn.pitch_in(area), self.plan.pages.is_large);
            maze.drawn.draw(&mut self.pdf, area, pen);
        }
    }

    /// A line in the middle, smaller where it would be too wide.
    fn line(&mut self, face: Typeface, size: f32, grey: f32, at: Vec2, text: &str) {
        let wide = self.pdf.measure(face, size, text);
        let size = size * ((self.size.x - 2.0 * MARGIN) / wide).min(1.0);
        self.pdf.text(face, size, grey, at, Align::Centre, text);
    }

    fn puzzles(&mut self, mazes: &[BookMaze]) {
        let places = cells(self.size, self.plan.pages.per_page);
        for (first, on_page) in (1..).step_by(places.len()).zip(mazes.chunks(places.len())) {
            self.begin_page();
            for ((maze, place), number) in on_page.iter().zip(&places).zip(first..) {
                self.puzzle(maze, *place, &number.to_string());
            }
        }
    }

    fn puzzle(&mut self, maze: &BookMaze, place: Rect, name: &str) {
        let base = place.y + NUMBER;
        let most = place.w - SQUARE - 2.0 * MARK[1] - f32::from(MOST_LEMONS) * MARK[1];
        let wide = self.pdf.measure(Typeface::Title, NUMBER, name);
        let letters = NUMBER * (most / wide).min(1.0);
        self.pdf.text(Typeface::Title, letters, 0.0, vec2(place.x, base), Align::Left, name);
        let left = place.x + wide.min(most) + MARK[1];
        if let Some(difficulty) = maze.measured.difficulty {
            drawn::marks(
                &mut self.pdf,
                vec2(left + MARK[0], base - 0.35 * NUMBER),
                MARK,
                [difficulty.lemons(), MOST_LEMONS],
            );
        }
        let area = Rect { y: place.y + HEAD, h: place.h - HEAD, ..place };
        let pen = WallPen::of(maze.drawn.pitch_in(area), self.plan.pages.is_large);
        maze.drawn.draw(&mut self.pdf, area, pen);
        if let Some(spec) = maze.measured.spec {
            self.mazes.push((spec, self.page - 1, maze.drawn.place_in(area, pen)));
            self.code(&spec.to_string(), place);
        }
    }

    /// The code of a maze above it, to type and to scan.
    fn code(&mut self, code: &str, place: Rect) {
        let address = self.plan.link.as_ref().map(|link| format!("{link}{code}"));
        let square = Rect::new(place.right() - SQUARE, place.y, SQUARE, SQUARE);
        let modules = qr::modules(address.as_deref().unwrap_or(code), MOST_MODULES);
        let end = if modules.is_some() { square.x - MARK[1] } else { place.right() };
        if let Some(modules) = modules {
            drawn::qr_code(&mut self.pdf, square, &modules);
        }
        if let Some(address) = address {
            self.pdf.link(square, &address);
        }
        // A long code is broken into lines, as many letters in each.
        let wide = self.pdf.measure(Typeface::Mono, CODE, code);
        let lines = (wide / (end - place.x)).ceil().max(1.0) as usize;
        let letters: Vec<char> = code.chars().collect();
        let lines = letters.chunks(letters.len().div_ceil(lines).max(1));
        let first = place.y + HEAD - CODE * (1.25 * lines.len() as f32 - 0.5);
        for (line, number) in lines.zip(0_u8..) {
            let at = vec2(place.x, first + 1.25 * CODE * f32::from(number));
            let line: String = line.iter().collect();
            self.pdf.text(Typeface::Mono, CODE, MUTED, at, Align::Left, &line);
        }
    }

    /// The answers, each with the number of its maze; the one on the front page has none.
    fn answers<'m>(&mut self, mazes: impl Iterator<Item = (Option<usize>, &'m BookMaze)>) {
        let places = cells(self.size, self.plan.pages.answers as usize);
        for (place, (number, maze)) in mazes.enumerate() {
            let on_page = place % places.len();
            if on_page == 0 {
                self.begin_page();
                let at = vec2(self.size.x / 2.0, 0.75 * MARGIN);
                let answers = self.words.book.answers;
                self.line(Typeface::Title, BELOW, 0.0, at, answers);
            }
            let cell = places[on_page];
            let name = number.map_or_else(|| self.words.book.cover.to_owned(), |it| it.to_string());
            self.answer(maze, cell, &name);
        }
    }

    fn answer(&mut self, maze: &BookMaze, cell: Rect, name: &str) {
        let at = vec2(cell.x, cell.y + ANSWER_NUMBER);
        self.pdf.text(Typeface::Title, ANSWER_NUMBER, 0.0, at, Align::Left, name);
        let area = Rect { y: cell.y + ANSWER_HEAD, h: cell.h - ANSWER_HEAD, ..cell };
        let pen = WallPen::of_answer(maze.drawn.pitch_in(area), PALE);
        maze.drawn.draw(&mut self.pdf, area, pen);
        maze.drawn.draw_way(&mut self.pdf, area, pen);
    }
}
