//! A maze with everything that lies in it, as one could have drawn it by hand.

use super::{Laid, MazeRules};
use crate::maze::{Build, DRAFT_MOST_ROOMS, Draft, DraftError, Quest, Spec, Tile};

/// What a draft of a maze has besides the walls that were built.
#[derive(Debug, Default)]
pub struct Sketch {
    /// Letters, and where they stand.
    letters: Vec<(char, Tile)>,
    /// Passages that are closed.
    pub closed: Vec<Tile>,
    /// What no letter says.
    quest: Quest,
}

impl Sketch {
    pub fn put(&mut self, letter: char, at: impl IntoIterator<Item = Tile>) {
        self.letters.extend(at.into_iter().map(|at| (letter, at)));
    }

    pub fn ask(&mut self, field: &str, count: u32) {
        let count = count.try_into().ok().and_then(|count| self.quest.with(field, count));
        self.quest = count.unwrap_or(self.quest);
    }
}

impl MazeRules {
    /// The maze of a spec with everything that lies in it, as one could have drawn it by hand. Of a
    /// patrol only the room where it begins can be drawn.
    ///
    /// ```
    /// use icetea_maze::game::rules::MazeRules;
    ///
    /// let draft = MazeRules::draft(&"kruskal1-5x4-loops40-ice1-311".parse()?)?;
    /// assert!(draft.to_string().starts_with("ice1\n+---+"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draft(spec: &Spec) -> Result<Draft, DraftError> {
        if let Some(draft) = spec.generator().draft() {
            return Ok(draft.clone());
        }
        if !spec.generator().is_of_rooms() {
            return Err(DraftError::NoRooms);
        }
        if spec.size().rooms() > DRAFT_MOST_ROOMS {
            return Err(DraftError::TooLarge(spec.size().rooms()));
        }
        let maze = Build::new(spec).finish();
        let Laid { rules, patrol, .. } = Self::rules(spec, &maze, None).unwrap_or_default();
        let mut sketch = Sketch::default();
        sketch.put('M', [maze.start()]);
        sketch.put('T', patrol.iter().filter_map(|patrol| patrol.rooms().next()));
        sketch.ask("fog", spec.quest().count("fog").into());
        if rules.is_empty() {
            sketch.put('C', [maze.goal()]);
        }
        for rule in &rules {
            rule.draw(&mut sketch);
        }
        let mut grid = maze.grid().clone();
        sketch.closed.iter().for_each(|&passage| grid.set(passage, false));
        Draft::new(spec.size(), &grid, &sketch.letters, sketch.quest)
    }
}
