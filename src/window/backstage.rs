//! What waits behind the stage, because making it takes long: the walls of the maze that comes
//! next, as the worker has painted them, and the stage of the run that can be continued.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::course::Course;

use super::maze_view::{Brushes, FarTexels, ViewColours, far_texels};
use super::stage::Stage;

/// At most one of each.
#[derive(Default)]
pub struct Backstage {
    painted: Option<(Arc<Course>, FarTexels)>,
    stage: Option<Stage>,
}

impl Backstage {
    /// Takes the painted walls of a course that may come on the stage.
    pub fn take_in(&mut self, course: Arc<Course>, texels: FarTexels) {
        self.painted = Some((course, texels));
    }

    /// Puts a course on the stage. If the one that leaves it is to be continued, it waits here.
    pub fn change(
        &mut self,
        stage: &mut Option<Stage>,
        course: &Arc<Course>,
        continued: Option<&Arc<Course>>,
        brushes: &Rc<Brushes>,
        colours: &ViewColours,
    ) {
        let next = self.stage.take_if(|stage| Arc::ptr_eq(&stage.course, course)).or_else(|| {
            let painted = self.painted.take_if(|(of, _)| Arc::ptr_eq(of, course));
            let texels = painted.map(|(_, texels)| texels);
            let texels = texels.or_else(|| far_texels(&course.maze, |_| true))?;
            Some(Stage::new(Arc::clone(course), texels, Rc::clone(brushes), colours))
        });
        let is_continued = |stage: &Stage| {
            continued.is_some_and(|continued| Arc::ptr_eq(&stage.course, continued))
        };
        let last = std::mem::replace(stage, next);
        self.stage = last.filter(is_continued).or(self.stage.take().filter(is_continued));
    }
}
