//! A pack of mazes, played as a region of the journey is: its list with the medals that were won, and
//! beside it the chosen maze.

pub(crate) mod view;

use crate::game::journey::{Journey, Medal, Medals};
use crate::game::pack::{Pack, PackMaze};
use crate::screens::prelude::*;

/// The screen of a pack.
#[derive(Clone, Debug)]
pub struct PackScreen {
    /// The pack.
    pub pack: Arc<Pack>,
    /// What was won in each of its mazes.
    pub won: Vec<Medals>,
    /// The index of the chosen maze.
    pub chosen: usize,
    /// Whether removing the chosen maze waits for its second press.
    pub is_asking: bool,
    /// Whether it lies over another screen, to which it leads back.
    is_over: bool,
    /// The maze that is shown, once it is built.
    preview: Option<Arc<MeasuredMaze>>,
}

/// By so many mazes a page goes on.
const PAGE: usize = 8;

impl PackScreen {
    /// The button that plays the chosen maze.
    pub const PLAY: Target = Target::Field(0);

    /// A pack with this maze chosen, or else the first unfinished one.
    pub fn new(pack: Arc<Pack>, chosen: Option<Spec>, journey: &Journey) -> Self {
        let won: Vec<Medals> =
            pack.mazes.iter().map(|maze| journey.won_in_pack(&maze.spec)).collect();
        let left = || won.iter().position(|won| !won.contains(&Medal::Finished));
        let chosen = pack.position(chosen).or_else(left).unwrap_or_default();
        Self { pack, won, chosen, is_asking: false, is_over: false, preview: None }
    }

    /// On top of another screen.
    #[must_use]
    pub fn over_another(self) -> Self {
        Self { is_over: true, ..self }
    }

    /// The chosen maze.
    pub fn maze(&self) -> Option<&PackMaze> {
        self.pack.mazes.get(self.chosen)
    }

    /// The chosen maze, once it is built.
    pub fn preview(&self) -> Option<&Arc<MeasuredMaze>> {
        let spec = self.maze()?.spec;
        self.preview.as_ref().filter(|measured| measured.spec == Some(spec))
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Command> {
        let last = self.pack.mazes.len().saturating_sub(1);
        for action in &inputs.actions {
            // Pointers move by themselves, so this does not cancel the question.
            let was_asking = std::mem::take(&mut self.is_asking);
            self.is_asking = was_asking && matches!(action, Action::Point(_));
            self.chosen = match *action {
                Action::Back if self.is_over => return vec![Command::Back],
                Action::Back => return Destination::Journey(None).open(),
                Action::Erase if was_asking => {
                    self.remove();
                    continue;
                }
                Action::Erase => {
                    self.is_asking = true;
                    continue;
                }
                Action::Watch => {
                    return self.open(|spec| {
                        Destination::Watch(ShowSpec::of(Source::Grown(spec), Solver::DepthFirst))
                    });
                }
                Action::Flag => {
                    return vec![Command::SaveText("pack", "txt", self.pack.to_string())];
                }
                Action::Go(Direction::Down) if self.chosen == last => 0,
                Action::Go(Direction::Up) if self.chosen == 0 => last,
                Action::Go(Direction::Down | Direction::Right) => self.chosen + 1,
                Action::Go(Direction::Up | Direction::Left) => self.chosen.saturating_sub(1),
                Action::Page(by) if by < 0 => self.chosen.saturating_sub(PAGE),
                Action::Page(_) => self.chosen + PAGE,
                Action::Zoom(notches) => {
                    self.chosen.saturating_add_signed(if notches > 0.0 { -1 } else { 1 })
                }
                Action::Home => 0,
                Action::Skip => last,
                Action::Click(Target::Entry(place)) if place != self.chosen => place,
                Action::Confirm | Action::Click(Self::PLAY | Target::Entry(_)) => {
                    return self.open(Destination::InPack);
                }
                _ => self.chosen,
            }
            .min(last);
        }
        Vec::new()
    }

    fn open(&self, destination: impl FnOnce(Spec) -> Destination) -> Vec<Command> {
        self.maze().map_or_else(Vec::new, |maze| destination(maze.spec).open())
    }

    fn remove(&mut self) {
        let pack = Arc::make_mut(&mut self.pack);
        if self.chosen < pack.mazes.len() {
            pack.mazes.remove(self.chosen);
            self.won.remove(self.chosen);
        }
        self.chosen = self.chosen.min(pack.mazes.len().saturating_sub(1));
    }
}

impl ScreenState for PackScreen {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("pack", KeySet::Menu)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let mut commands = self.tick(inputs);
        if commands.iter().any(|command| matches!(command, Command::SaveText(..))) {
            world.settings.change().pack_has_drawings = false;
        }
        if !world.pack.as_ref().is_some_and(|pack| Arc::ptr_eq(pack, &self.pack)) {
            world.take_pack(Some(Pack::clone(&self.pack)));
            self.pack = world.pack.clone().unwrap_or_default();
            if self.pack.mazes.is_empty() {
                commands.push(if self.is_over {
                    Command::Back
                } else {
                    Command::Open(Destination::Journey(None))
                });
            }
        }
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.preview())
    }

    fn code(&self, _: &Settings) -> Option<String> {
        self.maze().map(|maze| maze.spec.to_string())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        let spec = self.maze().filter(|_| self.preview().is_none())?.spec;
        Some((Request::MeasuredMaze(spec), Purpose::Preview))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.preview = Some(measured);
        }
    }
}
