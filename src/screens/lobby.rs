//! The lobby: two players join, choose how their mice look, and agree on the rules.
//!
//! At first each player uses a key set of their own: any of its keys joins, and after that changes
//! the colour of their mouse. The rules are an ordinary form, open to whichever player takes the
//! focus there.

mod row;
pub(crate) mod view;

use crate::game::course::Course;
use crate::game::form::carry_out;
use crate::game::settings::MazeChoice;
use crate::game::tuning::{SNATCH_LOOPS, SNATCH_SIDES};
use crate::game::versus::code::{MatchCode, MatchCodeError};
use crate::game::versus::rules::Rival;
use crate::maze::spec::seed;
use crate::maze::{Percent, Size, SpecError};
use crate::screens::prelude::*;

pub use row::LobbyRow;

/// The lobby screen.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The rules. If the focus is outside, the keys belong to the two seats.
    pub form: Form<LobbyRow>,
    has_joined: [bool; 2],
    /// The last chosen maze that could be built. Whether a run of it is kept is known.
    pub(crate) preview: Option<Arc<MeasuredMaze>>,
    /// The best kept run of that maze.
    pub(crate) ghost: Option<Arc<Ghost>>,
    /// Why the text pasted last was refused.
    pub complaint: Option<MatchCodeError>,
}

/// The entry that starts the match, after those of the two seats.
const START: usize = 2;

impl Default for Lobby {
    fn default() -> Self {
        let form = Form::aside(&LobbyRow::ALL);
        Self { form, has_joined: [false; 2], preview: None, ghost: None, complaint: None }
    }
}

impl Lobby {
    /// A lobby that both players have joined, or nobody yet.
    pub fn of_players(are_seated: bool) -> Self {
        Self { has_joined: [are_seated; 2], ..Self::default() }
    }

    /// Whether letters are text and not commands.
    pub fn is_typing(&self) -> bool {
        self.form.focus().is_some_and(|row| row.named().is_some())
    }

    /// Whether this seat is taken. Whoever is alone here is there already, and so is a rival who
    /// needs no keys; a ghost if a run is kept.
    pub fn has_joined(&self, seat: Seat, settings: &Settings) -> bool {
        match settings.versus.rules().rival {
            _ if !is_alone(settings) => self.has_joined[seat.index()],
            Rival::Ghost if seat == Seat::Two => self.ghost(settings).is_some(),
            _ => true,
        }
    }

    /// The best kept run of the chosen maze, if there is one and it is already known.
    pub fn ghost(&self, settings: &Settings) -> Option<&Arc<Ghost>> {
        let chosen = Self::code(settings).ok()?.course();
        self.ghost.as_ref().filter(|ghost| ghost.course == chosen)
    }

    /// Whether it is still being found out if a run of the chosen maze is kept.
    pub fn wonders(&self, settings: &Settings) -> bool {
        self.wonders_about(settings).is_some()
    }

    /// The maze to look up kept runs for. None for a giant, which is only built to be played.
    pub(crate) fn wonders_about(&self, settings: &Settings) -> Option<Spec> {
        let chosen = Self::code(settings).ok()?.course().spec();
        let chosen = chosen.filter(|spec| !MeasuredMaze::is_giant(spec))?;
        let known = self.preview.as_ref().and_then(|measured| measured.spec);
        (known != Some(chosen)).then_some(chosen)
    }

    /// The maze of the first round, once it is built.
    pub fn preview(&self, settings: &Settings) -> Option<&Arc<MeasuredMaze>> {
        let chosen = Self::code(settings).ok()?.course().spec()?;
        self.preview.as_ref().filter(|measured| measured.spec == Some(chosen))
    }

    /// Whether a ghost may be chosen: the rules allow one, and a run is kept.
    fn offers_ghost(&self, settings: &Settings) -> bool {
        settings.versus.rules().suit_a_ghost() && self.ghost(settings).is_some()
    }

    /// Whether the match can begin.
    pub fn is_ready(&self, settings: &Settings) -> bool {
        Seat::ALL.iter().all(|&seat| self.has_joined(seat, settings))
    }

    /// The match as chosen.
    pub fn code(settings: &Settings) -> Result<MatchCode, MatchCodeError> {
        let rules = settings.versus.rules();
        let course = match rules.mode {
            Mode::Endless => Endless::new(seed::parse(&settings.maze.seed)?).into(),
            Mode::Snatch => Course::Maze(for_snatch(settings.maze.spec()?.without_quest())?),
            _ => Course::Maze(settings.maze.spec()?.without_quest()),
        };
        MatchCode::new(course, rules)
    }

    /// Whether a text is meant as a match code, even if the rules in it are invalid.
    pub fn is_meant_by(text: &str) -> bool {
        let code = text.parse::<MatchCode>();
        !matches!(code, Err(MatchCodeError::Spec(_) | MatchCodeError::NoRules))
    }

    /// Takes over a match from its code.
    pub fn choose(code: &MatchCode, settings: &mut Settings) {
        Self::choose_maze(code.course(), settings);
        settings.versus.set_rules(code.rules());
    }

    /// Takes over a maze, with the game that its course allows if the chosen one does not fit.
    fn choose_maze(course: Course, settings: &mut Settings) {
        match course {
            Course::Maze(spec) => settings.maze = settings.maze.taking(MazeChoice::of(&spec)),
            Course::Plane(endless) => settings.maze.set_seed(endless.seed().to_string()),
        }
        let mode = settings.versus.rules().mode;
        match (course, mode) {
            (Course::Maze(_), Mode::Endless) => settings.versus.play(Mode::Race),
            (Course::Plane(_), _) => settings.versus.play(Mode::Endless),
            _ => {}
        }
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        has_phones: bool,
        mut roll: impl FnMut() -> u64,
    ) -> Vec<Command> {
        if self.form.place().is_none() {
            for seat in Seat::ALL {
                if let Some(direction) = inputs.steering[seat.index()].pressed {
                    self.press_own_key(seat, direction, settings);
                }
            }
        }
        for action in &inputs.actions {
            match action {
                Action::Back if self.form.place().is_none() => return vec![Command::Back],
                Action::Next if self.form.place().is_none() => self.form.enter(LobbyRow::Rival),
                Action::Back | Action::Next => self.form.focus_on(None),
                Action::Confirm | Action::Click(Target::Entry(START)) => {
                    if let Some(next) = self.start(settings) {
                        return next.open();
                    }
                }
                Action::Click(Target::Entry(place)) => {
                    self.form.focus_on(None);
                    if let Some(joined) = self.has_joined.get_mut(*place) {
                        *joined = true;
                    }
                }
                Action::Paste(text) if self.is_typing() && !Self::is_meant_by(text) => {
                    let change = self.form.write(text, |row| row.control(settings, false));
                    let _ = carry_out(change, settings);
                }
                Action::Paste(text) => self.paste(text, settings),
                Action::Phones if has_phones => return Destination::Phones.open(),
                Action::NewSeed if !self.is_typing() => {
                    settings.change().maze.set_seed(roll().to_string());
                }
                action => {
                    let ghost = self.offers_ghost(settings);
                    let change = self.form.act(action, |row| row.control(settings, ghost));
                    let _ = carry_out(change, settings);
                    // The keys stay with the seats while a mouse chooses the rules.
                    if matches!(action, Action::Click(Target::Arrow(..)))
                        && !self.is_ready(settings)
                    {
                        self.form.focus_on(None);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Handles a key of a player's own set: the first one joins where two play.
    fn press_own_key(&mut self, seat: Seat, direction: Direction, settings: &mut LiveSettings) {
        // The only player here has both key sets.
        let seat = if is_alone(settings) { Seat::One } else { seat };
        let has_joined = self.has_joined(seat, settings);
        self.has_joined[seat.index()] = true;
        if !has_joined {
            return;
        }
        // Who plays at another machine chooses there.
        let dressed = if settings.versus.plays_afar() { seat } else { seat.other() };
        let worn = settings.versus.players[dressed.index()].coat;
        let player = settings.change().versus.player_mut(seat);
        match direction {
            Direction::Left => player.coat = player.coat.next_but(-1, worn),
            Direction::Right => player.coat = player.coat.next_but(1, worn),
            Direction::Up | Direction::Down => player.wants_bar = !player.wants_bar,
        }
    }

    /// Starts the match; if a player is missing, the focus returns to the seats, which say so.
    fn start(&mut self, settings: &Settings) -> Option<Destination> {
        if !self.is_ready(settings) {
            self.form.focus_on(None);
            return None;
        }
        match Self::code(settings) {
            Ok(_) if settings.versus.plays_afar() => Some(Destination::Meeting),
            Ok(code) => Some(Destination::Versus(code)),
            Err(complaint) => {
                self.complaint = Some(complaint);
                None
            }
        }
    }

    /// Takes over a match or maze code; anything else is refused with an explanation.
    pub(crate) fn paste(&mut self, text: &str, settings: &mut LiveSettings) {
        self.complaint = None;
        match text.parse::<MatchCode>() {
            Ok(code) => {
                let settings = settings.change();
                Self::choose(&code, settings);
                if let Ok(choice) = MazeChoice::of_code(&MatchCode::maze_in(text)) {
                    settings.maze = settings.maze.taking(choice);
                }
            }
            Err(MatchCodeError::NoRules) => match text.parse() {
                Ok(course) => {
                    let settings = settings.change();
                    Self::choose_maze(course, settings);
                    if let Ok(choice) = MazeChoice::of_code(text) {
                        settings.maze = settings.maze.taking(choice);
                    }
                }
                Err(complaint) => self.complaint = Some(MatchCodeError::Spec(complaint)),
            },
            Err(complaint) => self.complaint = Some(complaint),
        }
    }
}

/// A maze for a chase: small enough for both to see all of it, and with ways round.
fn for_snatch(maze: Spec) -> Result<Spec, SpecError> {
    if maze.generator().draft().is_some() {
        return Ok(maze);
    }
    let (widest, highest) = SNATCH_SIDES;
    let size = Size::new(maze.size().width().min(widest), maze.size().height().min(highest))?;
    let loops = maze.loops().max(Percent::new(SNATCH_LOOPS)?);
    Ok(Spec::new(maze.generator(), size, maze.seed()).with_loops(loops))
}

/// Whether only one player sits here, who has all keys.
fn is_alone(settings: &Settings) -> bool {
    settings.versus.rules().rival != Rival::Human || settings.versus.plays_afar()
}

impl ScreenState for Lobby {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.is_typing() { KeySet::Text } else { KeySet::Menu };
        let mut traits = ScreenTraits::at_rest("lobby", keys);
        traits.reading.pads_are_own = self.form.place().is_none();
        traits
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let has_phones = world.phones.are_offered;
        self.tick(inputs, &mut world.settings, has_phones, roll(&mut world.dice))
    }

    fn place_of_focus(&self) -> [usize; 2] {
        self.form.focus_beside(0)
    }

    fn seated_ghost<'a>(&'a self, settings: &Settings) -> Option<&'a Arc<Ghost>> {
        let is_wanted = settings.versus.rules().rival == Rival::Ghost;
        self.ghost(settings).filter(|_| is_wanted)
    }

    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.preview(settings))
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Self::code(settings).ok().map(|code| code.saying(&settings.maze.seed))
    }

    fn need(&self, settings: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::MeasuredMaze(self.wonders_about(settings)?), Purpose::Preview))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.preview = Some(measured);
        }
    }

    /// The name being typed.
    fn writing<'a>(&'a self, settings: &'a Settings) -> Option<Writing<'a>> {
        let seat = self.form.focus()?.named()?;
        let name = &settings.versus.players[seat.index()].name;
        let text = self.form.typed().unwrap_or(name).into();
        Some(Writing { text, is_wrong: false, done: None })
    }
}
