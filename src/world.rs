//! What there is, whatever screen is shown: settings, records, the journey, saved games, recordings,
//! the day. Screens read it and change it; it knows none of them.

pub mod past_runs;
pub mod recordings;

use std::path::Path;
use std::sync::Arc;

use crate::game::drawing_table::DrawingTable;
use crate::game::journey::{Flavour, Journey};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::pack::Pack;
use crate::game::race::Race;
use crate::game::records::{Archive, Day, Week, WeekSoFar};
use crate::game::saved_run::SavedGame;
use crate::game::settings::{Language, LiveSettings, Settings};
use crate::game::sighted::Sighted;
use crate::guest::{GuestOrder, KeptPrograms};
use crate::maze::random::Dice;
use crate::maze::{Maze, Spec, Tile, visible};
use crate::net::link::FarLink;
use crate::net::phones::Phones;
use crate::net::spectator::Spectator;
use crate::net::wire::Wire;
use past_runs::PastRuns;
use recordings::Recordings;

/// What there is, whatever screen is shown.
#[derive(Clone, Debug)]
pub struct World {
    /// The player's settings.
    pub settings: LiveSettings,
    /// The language of the system, used unless the settings name another.
    pub system_language: Language,
    /// The games that can be continued, the latest last.
    pub left: Vec<Unfinished>,
    /// How much of the last request is done, from 0 to 1.
    pub progress: f32,
    /// The maze that was read last, with its file name.
    read: Option<(Arc<Maze>, String)>,
    /// The recordings at hand, among them the run to race against.
    pub recordings: Recordings,
    /// The player's runs in this session, as far as a rat school may need them.
    pub past_runs: PastRuns,
    /// The records.
    pub archive: Archive,
    /// The progress of the journey.
    pub journey: Journey,
    /// The day in the player's time zone.
    pub today: Day,
    /// The seconds since 1970.
    pub seconds: u64,
    /// The day on which the present run was opened.
    pub opened_on: Day,
    /// Whether the code of the present moment is shown for phones, where a screen has room for it.
    pub shows_code: bool,
    /// The pack that was opened last.
    pub pack: Option<Arc<Pack>>,
    /// The maze of the pack that was opened from there, until the title, the map or the table is shown.
    pub played_in_pack: Option<Spec>,
    /// The table where mazes are drawn, with all that was done there, once it was left.
    pub table: Option<DrawingTable>,
    /// The program of the player's own that was run last.
    pub guest: GuestOrder,
    /// The programs that were run, in earlier sessions too.
    pub programs: KeptPrograms,
    /// What goes in and out over the network.
    pub wire: Wire,
    /// The phones that are pads.
    pub phones: Phones,
    /// The line to the machine that was met, until the match begins.
    pub link: Option<Box<FarLink>>,
    /// Whoever watches a match of other machines, until it is shown.
    pub spectator: Option<Box<Spectator>>,
    /// For new seeds only; no maze and no rule depends on it.
    pub dice: Dice,
}

/// A game that was left in the middle.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// Its saved form.
    pub saved: SavedGame,
    /// The race itself if it is still in memory, so that its maze need not be built again.
    pub race: Option<Box<Race>>,
}

impl World {
    /// A world in which nothing was played yet. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            pack: settings.pack.parse().ok().map(Arc::new),
            settings: LiveSettings::new(settings),
            played_in_pack: None,
            system_language,
            left: Vec::new(),
            progress: 0.0,
            read: None,
            recordings: Recordings::default(),
            past_runs: PastRuns::default(),
            archive: Archive::default(),
            journey: Journey::default(),
            today: Day::default(),
            seconds: 0,
            opened_on: Day::default(),
            shows_code: false,
            table: None,
            guest: GuestOrder::default(),
            programs: KeptPrograms::default(),
            wire: Wire::default(),
            phones: Phones::default(),
            link: None,
            spectator: None,
            dice: Dice::new(entropy),
        }
    }

    /// Takes the letter of another page, which answers or begins a line to it.
    pub fn read_letter(&mut self, letter: String) {
        self.wire.line.read(letter);
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The flavour of the mouse.
    pub fn flavour(&self) -> Flavour {
        self.journey.flavour_for(self.settings.flavour)
    }

    /// Takes a pack as the one that was opened last, which is kept with the settings, or none.
    pub fn take_pack(&mut self, pack: Option<Pack>) {
        let pack = pack.filter(|pack| !pack.mazes.is_empty());
        self.settings.change().pack = pack.as_ref().map(Pack::to_string).unwrap_or_default();
        self.pack = pack.map(Arc::new);
    }

    /// Whether this maze was opened from the pack.
    pub fn is_in_pack(&self, measured: &MeasuredMaze) -> bool {
        let is_there = |pack: &Arc<Pack>| pack.position(measured.spec).is_some();
        measured.spec == self.played_in_pack && self.pack.as_ref().is_some_and(is_there)
    }

    /// A seed that nobody has chosen.
    pub fn roll(&mut self) -> u64 {
        roll(&mut self.dice)()
    }

    /// Whether there is no sign, in the saved data or in this session, of anything ever played.
    pub fn is_first_visit(&self) -> bool {
        self.journey.is_empty() && self.archive.shown.is_empty() && self.left.is_empty()
    }

    /// Takes the day in the player's time zone, and the seconds since 1970.
    pub const fn take_time(&mut self, today: Day, seconds: u64) {
        self.today = today;
        self.seconds = seconds;
    }

    /// On how many days in a row the maze of the day was finished, including the present run.
    pub fn streak(&self) -> u32 {
        self.archive.shown.daily().current(self.opened_on)
    }

    /// Remembers the name, without folders, of the file that this maze was read from.
    pub fn take_name(&mut self, maze: &Arc<Maze>, name: &str) {
        let name = Path::new(name).file_name().map_or(name.into(), |name| name.to_string_lossy());
        self.read = Some((Arc::clone(maze), visible(&name)));
    }

    /// The name of the file that this maze was read from, if it is the one read last.
    pub fn file_of(&self, maze: &Arc<Maze>) -> Option<&str> {
        let (read, name) = self.read.as_ref()?;
        Arc::ptr_eq(read, maze).then_some(name)
    }

    /// What the title continues: what was left last.
    pub fn to_continue(&self) -> Option<&Unfinished> {
        self.left.last()
    }

    /// Everything that can be continued: the latest of each kind first, then the rest.
    pub fn all_to_continue(&self) -> Vec<&Unfinished> {
        let (mut first, mut rest) = (Vec::<&Unfinished>::new(), Vec::new());
        for left in self.left.iter().rev() {
            let kind = left.saved.kind();
            let has_its_kind = first.iter().any(|one| one.saved.kind().is_like(kind));
            if has_its_kind { &mut rest } else { &mut first }.push(left);
        }
        first.append(&mut rest);
        first
    }

    /// The player's progress in this week's maze, if it was begun and left.
    pub fn week_so_far(&self) -> Option<WeekSoFar> {
        let spec = Week::of(self.today).spec();
        let left = self.left.iter().find(|left| left.saved.spec() == Some(spec))?;
        let SavedGame::Run(run) = &left.saved else { return None };
        let mut sighted = Sighted::new(spec.size());
        sighted.look_along(&run.rooms_walked().collect::<Vec<Tile>>());
        Some(WeekSoFar { rooms_seen: sighted.count(), milliseconds: run.milliseconds })
    }
}

/// Seeds that nobody has chosen, for callers that change something else of the world meanwhile.
pub fn roll(dice: &mut Dice) -> impl FnMut() -> u64 {
    || dice.below(1_000_000).into()
}
