//! The rat school: rats with different memories run a maze until they have learnt it. The chart
//! also shows the player's runs of that maze.
//!
//! The rats cannot go back, so there is no timeline: the school goes on, or starts over.

pub(crate) mod view;

use crate::game::theatre::school::{Rat, School};
use crate::game::theatre::{Pace, PlaybackSpeed};
use crate::game::tuning::{RATS_FORGET_PERCENT, SCHOOL_MOST_TILES, THEATRE_STRIDE_STEPS};
use crate::maze::Percent;
use crate::screens::prelude::*;

/// The rat school screen.
#[derive(Clone, Debug)]
pub struct RatSchool {
    /// Where the maze comes from.
    pub source: Source,
    class: Option<Class>,
    pace: Pace,
    /// Whether the rats run.
    pub is_playing: bool,
    /// Whether it plays whole runs at once, to the very end.
    pub rushes: bool,
    /// The rat whose memory is shown.
    pub chosen: usize,
}

/// The maze and its learners.
#[derive(Clone, Debug)]
struct Class {
    measured: Arc<MeasuredMaze>,
    school: School,
    /// The place of each rat before its last stride.
    before: Vec<Tile>,
    strides: u64,
}

impl Class {
    fn new(measured: Arc<MeasuredMaze>) -> Self {
        let seed = measured.spec.map_or(0, |spec| spec.seed());
        let forgets: Vec<Percent> =
            RATS_FORGET_PERCENT.into_iter().filter_map(|share| Percent::new(share).ok()).collect();
        let school = School::new(Arc::clone(&measured.maze), seed, &forgets);
        let mut class = Self { measured, school, before: Vec::new(), strides: 0 };
        class.look_back();
        class
    }

    fn look_back(&mut self) {
        let start = self.measured.maze.start();
        // A rat at the goal begins its next run at the start.
        let place = |place: Tile| if self.measured.maze.is_goal(place) { start } else { place };
        self.before = self.school.rats.iter().map(|rat| place(rat.place())).collect();
    }

    /// Moves every rat by a stride. Says whether any had something left to do.
    fn stride(&mut self) -> bool {
        self.look_back();
        self.strides += 1;
        self.school.stride()
    }

    fn run(&mut self) -> bool {
        let went_on = self.school.run();
        self.before = self.school.rats.iter().map(Rat::place).collect();
        went_on
    }
}

impl RatSchool {
    /// A school in this maze, which is [requested](Self::awaited) if it has to be built.
    pub fn new(source: Source) -> Self {
        let mut school = Self {
            source,
            class: None,
            pace: Pace::default(),
            is_playing: true,
            rushes: false,
            chosen: 0,
        };
        if let Source::Given { maze, .. } = &school.source
            && !school.is_too_large()
        {
            let measured = MeasuredMaze::new(Arc::clone(maze), None);
            school.take(Arc::new(measured));
        }
        school
    }

    /// Whether the maze is too large for the rats to learn.
    pub fn is_too_large(&self) -> bool {
        self.source.tiles() > SCHOOL_MOST_TILES
    }

    /// The maze that has to be built first.
    pub fn awaited(&self) -> Option<Spec> {
        self.source.spec().filter(|_| self.class.is_none() && !self.is_too_large())
    }

    /// Takes the maze that was built.
    pub fn take(&mut self, measured: Arc<MeasuredMaze>) {
        self.class = Some(Class::new(measured));
        self.rushes = false;
    }

    /// Takes all the player's runs of this maze; those already known stay unchanged.
    pub fn take_player_runs(&mut self, trails: &[Vec<Tile>]) {
        let Some(class) = &mut self.class else { return };
        let known = class.school.player_curve().len();
        for trail in trails.iter().skip(known) {
            class.school.add_player_run(trail);
        }
    }

    /// The maze, once it is built.
    pub fn measured(&self) -> Option<&Arc<MeasuredMaze>> {
        self.class.as_ref().map(|class| &class.measured)
    }

    /// The rats and what they have learnt.
    pub fn school(&self) -> Option<&School> {
        self.class.as_ref().map(|class| &class.school)
    }

    /// The place of each rat before its last stride, and the share of that stride to show.
    pub fn strides(&self) -> (&[Tile], f32) {
        let before = self.class.as_ref().map_or(&[][..], |class| &class.before);
        (before, if self.is_playing { self.pace.share() } else { 1.0 })
    }

    /// How many single strides the rats have taken.
    pub fn strides_taken(&self) -> u64 {
        self.class.as_ref().map_or(0, |class| class.strides)
    }

    /// The playback speed: strides per second, or whole runs.
    pub fn speed(&self) -> PlaybackSpeed {
        if self.rushes { PlaybackSpeed::Everything } else { self.pace.speed() }
    }

    fn act(&mut self, action: &Action, inputs: &Inputs) {
        let rats = RATS_FORGET_PERCENT.len();
        match action {
            Action::PlayPause | Action::Pause | Action::Click(Target::Entry(0)) => {
                self.is_playing = !self.is_playing;
                self.rushes = false;
                self.pace.rest();
            }
            Action::Go(Direction::Up) | Action::Faster => self.pace.faster(),
            Action::Go(Direction::Down) | Action::Slower => self.pace.slower(),
            Action::Go(Direction::Right) => self.step(inputs),
            Action::Home => {
                self.rushes = false;
                if let Some(class) = &mut self.class {
                    // Starting over keeps the player's runs.
                    let fresh = Class::new(Arc::clone(&class.measured));
                    class.school.begin_again(fresh.school);
                    class.strides = 0;
                    class.look_back();
                }
            }
            Action::Skip => {
                self.is_playing = true;
                self.rushes = true;
            }
            Action::Next => {
                let by = if inputs.run { rats - 1 } else { 1 };
                self.chosen = (self.chosen + by) % rats;
            }
            Action::Lane(rat) | Action::Click(Target::Field(rat)) if *rat < rats => {
                self.chosen = *rat;
            }
            _ => {}
        }
    }

    /// Takes a stride, ten strides or a whole run, then pauses.
    fn step(&mut self, inputs: &Inputs) {
        self.is_playing = false;
        let Some(class) = &mut self.class else { return };
        if inputs.leap {
            class.run();
            return;
        }
        for _ in 0..if inputs.run { THEATRE_STRIDE_STEPS } else { 1 } {
            class.stride();
        }
    }

    fn go_on(&mut self) {
        let Some(class) = self.class.as_mut().filter(|_| self.is_playing) else { return };
        let due = self.pace.tick();
        let goes_on = if self.rushes || due == u64::MAX {
            class.run()
        } else {
            (0..due).all(|_| class.stride())
        };
        if !goes_on {
            self.is_playing = false;
            self.rushes = false;
        }
    }
}

impl ScreenState for RatSchool {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("school", KeySet::SideBySide).for_a_hall().at_depth(3)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        if let Some(class) = &self.class {
            self.take_player_runs(world.past_runs.in_maze(&Arc::clone(&class.measured)));
        }
        let before = self.source.clone();
        for action in &inputs.actions {
            match action {
                Action::Back => return vec![Command::Back],
                Action::Confirm => {
                    if let Some(measured) = self.measured() {
                        return Destination::Play(Box::new(Race::alone(Arc::clone(measured))))
                            .open();
                    }
                }
                Action::NewSeed => self.source.change_seed(world.roll()),
                Action::NextGenerator => self.source.change_generator(inputs.run),
                Action::MoreLoops => self.source.change_loops(),
                Action::Paste(text) => self.source.paste(text),
                action => self.act(action, inputs),
            }
        }
        if self.source != before {
            self.class = None;
        }
        self.go_on();
        Vec::new()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        self.measured().map_or(MazeShown::Nothing, MazeShown::Alone)
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.source.spec().map(|spec| settings.maze.code_of(&spec))
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::MeasuredMaze(self.awaited()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.take(measured);
        }
    }
}
