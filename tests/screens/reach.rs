//! Everything can be reached by keys alone, and by the pointer alone: tried on copies of the game.

use std::cell::OnceCell;
use std::collections::{BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Key, Target};
use icetea_maze::game::keyboard::{Keyboard, Modifiers, Press};
use icetea_maze::game::screen_keyboard::ScreenKeyboard;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::picture::{ControlTarget, Hotspot, Item, Picture, Rect, Vec2};

use super::laws::flattened;
use super::tour::tick;
use super::{fit, seen};

/// Whoever goes back is out of everything but a game after so many times; on the keyboard on the
/// screen that takes back what was typed first.
const MOST_BACKS: usize = 24;
/// Here going back pauses, and going back again goes on.
const GAMES: [&str; 3] = ["play", "endless", "versus"];
/// After this many ticks an effect is visible.
const SETTLING_TICKS: u32 = 4;
/// What is told when the settings are saved, whatever they are.
const SAVED: &str = "settings saved";
/// No list on any screen is longer.
const MOST_STEPS: usize = 24;
/// The maximum number of clicks that leaving takes.
const MOST_CLICKS: usize = 4;
/// What moves the focus.
const STEPS: [Key; 5] = [Key::Down, Key::Up, Key::Right, Key::Left, Key::Tab];

const PLAIN: Modifiers = Modifiers { shift: false, control: false, alt: false, logo: false };
const SHIFT: Modifiers = Modifiers { shift: true, ..PLAIN };

/// The picture after an action, and its events.
#[derive(PartialEq)]
struct Outcome {
    looks: u64,
    told: Vec<String>,
}

/// A copy of the game to try things on.
struct Trial {
    app: App,
    window: Vec2,
    keyboard: Keyboard,
    told: Vec<String>,
}

impl Trial {
    /// A copy to go on from here.
    fn branch(&self) -> Self {
        Trial { app: self.app.clone(), keyboard: Keyboard::default(), told: Vec::new(), ..*self }
    }

    /// What an action would lead to.
    fn outcome(&self, act: impl FnOnce(&mut Self)) -> Outcome {
        let mut trial = self.branch();
        act(&mut trial);
        trial.present()
    }

    /// Confirms what has the focus, and waits until the effect is visible.
    fn settle(&mut self) {
        let tells = |command: &Command| !matches!(command, Command::Screen(_));
        for _ in 0..SETTLING_TICKS {
            let reading = self.app.reading();
            let inputs = self.keyboard.take(reading, &self.app.world.settings.bindings);
            let events = tick(&mut self.app, &inputs).into_iter().filter(tells);
            self.told.extend(events.map(|command| match command {
                Command::Keep(StoreTask::SaveSettings(_)) => SAVED.to_owned(),
                command => format!("{command:?}"),
            }));
        }
        self.told.extend(
            self.keyboard.take_face_commands().iter().map(|command| format!("{command:?}")),
        );
        fit(&mut self.app, self.window);
    }

    fn press(&mut self, key: Key, with: Modifiers) {
        self.keyboard.press(Some(key), with, false);
        self.keyboard.release(key);
        self.settle();
    }

    fn click(&mut self, control: ControlTarget) {
        match control {
            ControlTarget::Key(press) => self.keyboard.click(press),
            ControlTarget::Target(target) => {
                self.keyboard.add(Action::Point(target));
                self.keyboard.add(Action::Click(target));
            }
        }
        self.settle();
    }

    fn picture(&self) -> Picture<'_> {
        seen(&self.app, self.window)
    }

    fn present(&self) -> Outcome {
        Outcome { looks: looks_of(&self.picture()), told: self.told.clone() }
    }
}

/// The look of a picture, without the contents of its mazes.
fn looks_of(picture: &Picture) -> u64 {
    let mut hasher = DefaultHasher::new();
    for item in flattened(picture) {
        match item {
            Item::Maze(maze) => maze.lens.hash(&mut hasher),
            // Figures may move meanwhile.
            Item::Sprite(sprite) => sprite.place.hash(&mut hasher),
            Item::Lookers(..) => "lookers".hash(&mut hasher),
            item => item.hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// The key for the other direction: at the end of a scale it alone does something.
const fn opposite(key: Key) -> Option<Key> {
    match key {
        Key::Left => Some(Key::Right),
        Key::Right => Some(Key::Left),
        Key::Up => Some(Key::Down),
        Key::Down => Some(Key::Up),
        Key::PageUp => Some(Key::PageDown),
        Key::PageDown => Some(Key::PageUp),
        Key::Plus => Some(Key::Minus),
        Key::Minus => Some(Key::Plus),
        _ => None,
    }
}

/// Tries things on copies of one moment.
pub struct Trials {
    start: Trial,
    /// The outcome if nothing is done.
    idle: Outcome,
}

impl Trials {
    pub fn new(app: &App, window: Vec2) -> Self {
        let (app, keyboard, told) = (app.clone(), Keyboard::default(), Vec::new());
        let start = Trial { app, window, keyboard, told };
        Self { idle: start.outcome(Trial::settle), start }
    }

    fn clicked(&self, target: ControlTarget) -> Outcome {
        self.start.outcome(|trial| trial.click(target))
    }

    fn pressed(&self, keys: &[Key], with: Modifiers) -> Outcome {
        self.start.outcome(|trial| keys.iter().for_each(|&key| trial.press(key, with)))
    }

    /// The outcome of each key: arrows repeatedly, others once, and once more from outside of the
    /// panel, where keys are not typed into a field.
    fn outcomes_by_keys(&self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        for &key in Key::ALL {
            outcomes.push(self.pressed(&[key], SHIFT));
            outcomes.push(self.pressed(&[Key::Tab, key, Key::Tab], PLAIN));
            let mut trial = self.start.branch();
            for _ in 0..if key.arrow().is_some() { MOST_STEPS } else { 1 } {
                trial.press(key, PLAIN);
                outcomes.push(trial.present());
            }
        }
        outcomes
    }

    /// All places that the focus can reach, step by step.
    fn places_by_keys(&self) -> Vec<Rect> {
        let mut places: Vec<Rect> = self.start.picture().focus.into_iter().collect();
        let mut ends = VecDeque::from([(self.start.branch(), 0)]);
        while let Some((end, steps)) = ends.pop_front() {
            for key in STEPS {
                let mut trial = end.branch();
                trial.press(key, PLAIN);
                let focus = trial.picture().focus.into_iter();
                let fresh: Vec<Rect> = focus.filter(|place| !places.contains(place)).collect();
                if !fresh.is_empty() && steps < MOST_STEPS {
                    ends.push_back((trial, steps + 1));
                }
                places.extend(fresh);
            }
        }
        places
    }
}

/// Each key that is shown does something, and pressing and clicking it do the same.
pub fn shown_keys(trials: &Trials) -> Vec<String> {
    let mut offences = Vec::new();
    let picture = trials.start.picture();
    for control in &picture.controls {
        let ControlTarget::Key(Press { key, with_control }) = control.target else { continue };
        let (clicked, name) = (trials.clicked(control.target), picture.name_of(control));
        let with = Modifiers { control: with_control, ..PLAIN };
        let works = |key| trials.pressed(&[key], with) != trials.idle;
        if clicked == trials.idle && !opposite(key).is_some_and(works) {
            offences.push(format!("{key:?} does nothing: {name}"));
        }
        if clicked != trials.pressed(&[key], with) {
            offences.push(format!("{key:?} is not what its cap is: {name}"));
        }
    }
    offences
}

/// Pointing at a room of the theatre only looks at it: the arrays show as well what is ringed then.
/// A part of a large sheet is seen as well once the cursor gets there.
const fn is_looked_at(target: ControlTarget) -> bool {
    matches!(target, ControlTarget::Target(Target::Room(_) | Target::Part(_)))
}

/// Keys of the screen keyboard only lead to more typing, except for the last ones.
fn is_writing(target: ControlTarget) -> bool {
    let keys = ScreenKeyboard::default().keys().count();
    matches!(target, ControlTarget::Target(Target::ScreenKey(place)) if place + 1 < keys)
}

/// Whatever can be clicked can be done by keys: the focus gets there, or a key does the same.
pub fn by_keys(trials: &Trials) -> Vec<String> {
    let (places, pressed) = (trials.places_by_keys(), OnceCell::new());
    let picture = trials.start.picture();
    let gets_there =
        |one: &Hotspot| places.iter().any(|place| place.overlaps(&one.place.inset(2.0)));
    let mut offences = Vec::new();
    let is_part = |one: &Hotspot| matches!(one.target, ControlTarget::Target(Target::Part(_)));
    let moves_along = picture.controls.iter().any(is_part);
    for control in &picture.controls {
        let ControlTarget::Target(target) = control.target else { continue };
        // Where not all of a sheet is seen, it moves under the cursor.
        if is_looked_at(control.target) || moves_along && matches!(target, Target::Tile(_)) {
            continue;
        }
        let mut same = picture.controls.iter().filter(|one| one.target == control.target);
        if same.any(gets_there) {
            continue;
        }
        let clicked = trials.clicked(control.target);
        let pressed = pressed.get_or_init(|| trials.outcomes_by_keys());
        // An event need not be visible as well; that settings are saved does not tell which.
        let telling =
            |one: &Outcome| one.told.iter().filter(|told| *told != SAVED).cloned().collect();
        let told: Vec<String> = telling(&clicked);
        let is_told = |one: &Outcome| !told.is_empty() && told == telling(one);
        let can_be_pressed = pressed.iter().any(|one| *one == clicked || is_told(one));
        if clicked != trials.idle && !can_be_pressed {
            offences.push(format!("no key for {target:?}: {}", picture.name_of(control)));
        }
    }
    offences
}

/// Clicks alone lead back to the title.
pub fn by_pointer(trials: &Trials) -> Vec<String> {
    let is_title = |trial: &Trial| trial.app.screen.state().traits().name == "title";
    if is_title(&trials.start) {
        return Vec::new();
    }
    let mut met = BTreeSet::new();
    let mut ends = VecDeque::from([(trials.start.branch(), 0)]);
    while let Some((end, clicks)) = ends.pop_front() {
        let picture = end.picture();
        if clicks == MOST_CLICKS || !met.insert(looks_of(&picture)) {
            continue;
        }
        let leads_on = |one: &&Hotspot| !is_looked_at(one.target) && !is_writing(one.target);
        for control in picture.controls.iter().filter(leads_on) {
            let mut trial = end.branch();
            trial.click(control.target);
            if is_title(&trial) {
                return Vec::new();
            }
            ends.push_back((trial, clicks + 1));
        }
    }
    vec!["no click leads back to the title".to_owned()]
}

/// Esc leads to the title, or to a game that it pauses, and never round and round.
pub fn by_going_back(trials: &Trials) -> Vec<String> {
    let (mut trial, mut met) = (trials.start.branch(), Vec::new());
    for _ in 0..MOST_BACKS {
        let name = trial.app.screen.name();
        if name == "title" || GAMES.contains(&name) {
            return Vec::new();
        }
        met.push(name);
        trial.press(Key::Escape, PLAIN);
    }
    vec![format!("Esc leads from here to {}", met.join(", "))]
}
