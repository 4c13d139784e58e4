//! The wait while something is prepared elsewhere; Esc gives up. If a file was read that may not be
//! a maze, the player is asked here before it is played.

pub(crate) mod view;

use crate::maze::Warning;
use crate::screens::prelude::*;

/// What is being prepared, and how far it is.
#[derive(Clone, Debug)]
pub struct Loading {
    /// What was requested.
    pub request: Request,
    /// What is done with the response.
    pub purpose: Purpose,
    /// The assumptions made about a doubtful maze.
    pub doubts: Vec<Warning>,
    /// The doubtful maze, once it is ready and the player has to confirm it.
    pub doubtful: Option<Arc<MeasuredMaze>>,
}

impl Loading {
    /// A wait that has just begun.
    pub const fn new(request: Request, purpose: Purpose) -> Self {
        Self { request, purpose, doubts: Vec::new(), doubtful: None }
    }
}

impl ScreenState for Loading {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("loading", KeySet::Menu)
    }

    fn update(&mut self, inputs: &Inputs, _: &mut World) -> Vec<Command> {
        let is_wanted = inputs
            .actions
            .iter()
            .any(|action| matches!(action, Action::Confirm | Action::Click(Target::Offer(true))));
        if inputs.actions.contains(&Action::Back) {
            return vec![Command::Back];
        }
        match (&self.doubtful, &self.purpose) {
            (Some(_), Purpose::Watch(show_spec)) if is_wanted => {
                Destination::Watch(show_spec.clone()).open()
            }
            (Some(maze), _) if is_wanted => {
                Destination::Play(Box::new(Race::alone(Arc::clone(maze)))).open()
            }
            _ => Vec::new(),
        }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.doubtful.as_ref())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        self.doubtful.is_none().then(|| (self.request.clone(), self.purpose.clone()))
    }
}
