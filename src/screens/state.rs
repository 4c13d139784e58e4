//! What every screen says about itself, so that the rest of the program need not know the screens.
//! A screen must state its traits; everything else has a default.

use std::borrow::Cow;

use crate::game::input::{InputDevice, KeyReading};
use crate::game::journey::Region;
use crate::game::versus::player::VersusPlayer;
use crate::picture::maze::{Cells, Lens, MazeSight, view_colours};
use crate::picture::motion::Motions;
use crate::picture::palette::Palette;
use crate::picture::sprites::SpriteFrames;
use crate::screens::prelude::*;
use crate::words::Words;

/// What a screen says about itself.
pub trait ScreenState {
    /// How to treat the screen in its present state.
    fn traits(&self) -> ScreenTraits;

    /// One tick: takes the input, and says what is to be done.
    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command>;

    /// Where the focus is: in which part of the screen, and at which place there. When it moves,
    /// that is heard.
    fn place_of_focus(&self) -> [usize; 2] {
        [0, 0]
    }

    /// The race on the screen in which a single player may walk, even if it is paused.
    fn race(&self) -> Option<&Race> {
        None
    }

    /// Where a finger leads which player's mouse, in this pane.
    fn walk_areas(&self, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
        let _ = (pane, scale);
        Vec::new()
    }

    /// The picture of it to be saved. A pixel of it is one of the saved file, and nothing on it depends
    /// on the time.
    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        let _ = (world, view);
        None
    }

    /// The current frame of a film of it, with all its panels.
    fn film_frame<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        let _ = (world, view);
        None
    }

    /// Moves to this step of a film, and what follows the time by so much of it.
    fn show_in_film(&mut self, step: u64, centiseconds: u16) {
        let _ = (step, centiseconds);
    }

    /// Takes the progress of the film that is made of it, from 0 to 1; none if there is none.
    fn take_film_progress(&mut self, share: Option<f32>) {
        let _ = share;
    }

    /// What goes on while another screen lies over it.
    fn keep_up(&mut self, world: &mut World) {
        let _ = world;
    }

    /// The names and looks of both players.
    fn seated<'a>(&'a self, settings: &'a Settings) -> &'a [VersusPlayer; 2] {
        &settings.versus.players
    }

    /// The ghost in the second seat of a match.
    fn seated_ghost<'a>(&'a self, settings: &Settings) -> Option<&'a Arc<Ghost>> {
        let _ = settings;
        None
    }

    /// The height of what lies between the pane of its maze and the foot.
    fn height_above_foot(&self) -> f32 {
        0.0
    }

    /// Whether the foot is for fingers.
    fn has_foot_for_fingers(&self, settings: &Settings, hand: InputDevice) -> bool {
        let _ = settings;
        hand == InputDevice::Finger
    }

    /// The keys that it explains, if not its own.
    fn explained_keys(&self) -> Option<KeySet> {
        None
    }

    /// The maze that it shows as a whole, to be painted in advance. A maze that is being built or
    /// solved does not count, nor does that of a round of two.
    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        let _ = settings;
        MazeShown::Nothing
    }

    /// The code of the maze or match that is chosen, or is or was played.
    fn code(&self, settings: &Settings) -> Option<String> {
        let _ = settings;
        None
    }

    /// The stop of the journey whose maze is seen.
    fn stop(&self) -> Option<Stop> {
        None
    }

    /// The region of the journey whose floor is seen.
    fn region(&self) -> Option<Region> {
        self.stop().and_then(Stop::region_of_new_map)
    }

    /// The request that it still needs to be carried out, and what for.
    fn need(&self, settings: &Settings) -> Option<(Request, Purpose)> {
        let _ = settings;
        None
    }

    /// The text field that is being edited.
    fn writing<'a>(&'a self, settings: &'a Settings) -> Option<Writing<'a>> {
        let _ = settings;
        None
    }

    /// Sets the size of the pane of its maze, and of an interface pixel, in logical pixels. A
    /// screen without a camera ignores it.
    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let _ = (pane, scale, settings);
    }

    /// Takes the response to what it [needs](Self::need).
    fn take_response(&mut self, response: Response) {
        let _ = response;
    }
}

/// How to treat a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenTraits {
    /// Its name in the log.
    pub name: &'static str,
    /// How to interpret keys.
    pub reading: KeyReading,
    /// Whether anything moves tick by tick, so that frames interpolate between two ticks.
    pub moves: bool,
    /// Whether its ticks run at the game speed that the player has chosen, not at the usual one.
    pub is_a_game: bool,
    /// Whether figures that only stand about keep moving however long nothing is pressed.
    pub is_lively: bool,
    /// Whether it is for an audience when the settings say so.
    pub is_for_a_hall: bool,
    /// Whether the focus moves from entry to entry by itself for a player who uses one key: not
    /// where it opens at the likeliest choice.
    pub is_in_turn: bool,
    /// How far it lies from the title.
    pub depth: u8,
}

impl ScreenTraits {
    /// The traits of a screen where nothing moves and nothing is played.
    pub const fn at_rest(name: &'static str, keys: KeySet) -> Self {
        Self {
            name,
            reading: KeyReading::at_rest(keys),
            moves: false,
            is_a_game: false,
            is_lively: false,
            is_for_a_hall: false,
            is_in_turn: false,
            depth: 1,
        }
    }

    /// The traits of a screen where a game is played, unless it is paused.
    pub const fn of_game(name: &'static str, keys: KeySet, moves: bool) -> Self {
        let reading = KeyReading::in_a_race(keys);
        Self { reading, moves, is_a_game: true, ..Self::at_rest(name, keys) }
    }

    /// For an audience when the settings say so.
    #[must_use]
    pub const fn for_a_hall(self) -> Self {
        Self { is_for_a_hall: true, ..self }
    }

    /// With entries that get the focus in turn.
    #[must_use]
    pub const fn in_turn(self) -> Self {
        Self { is_in_turn: true, ..self }
    }

    /// This far from the title.
    #[must_use]
    pub const fn at_depth(self, depth: u8) -> Self {
        Self { depth, ..self }
    }
}

/// A text that is being edited, for the on-screen keyboard to show.
#[derive(Clone, Debug)]
pub struct Writing<'a> {
    /// The whole text.
    pub text: Cow<'a, str>,
    /// Whether the text is invalid.
    pub is_wrong: bool,
    /// The action that finishes the text.
    pub done: Option<Action>,
}

/// The maze on a screen.
#[derive(Clone, Copy, Debug)]
pub enum MazeShown<'a> {
    /// There is none.
    Nothing,
    /// It fills the screen.
    Alone(&'a Arc<MeasuredMaze>),
    /// It is in a panel, next to other things.
    InPanel(&'a Arc<MeasuredMaze>),
}

impl<'a> MazeShown<'a> {
    /// A maze in a panel, if it is already built.
    pub fn in_panel(measured: Option<&'a Arc<MeasuredMaze>>) -> Self {
        measured.map_or(Self::Nothing, Self::InPanel)
    }
}

/// What a screen needs to know to be drawn.
pub struct Context<'a> {
    /// What there is, whatever screen is shown.
    pub world: &'a World,
    /// The screen that is drawn.
    pub screen: &'a dyn ScreenState,
    /// How interface pixels become the screen's pixels.
    pub scale: PixelScale,
    /// The fraction of a tick that has passed since the last one.
    pub blend: f32,
    /// The frames of sprites to show now.
    pub frames: SpriteFrames,
    /// Whether things move for show.
    pub motions: Motions,
    /// The part of the window for a maze that is played.
    pub pane: Rect,
    /// Whether there is no sound device.
    pub is_deaf: bool,
    /// Whether walls are thin.
    pub has_thin_walls: bool,
}

impl<'a> Context<'a> {
    /// For a picture to be saved, on which nothing depends on the time.
    pub fn of_still(
        world: &'a World,
        screen: &'a dyn ScreenState,
        scale: PixelScale,
        pane: Rect,
    ) -> Self {
        let motions = Motions::Reduced;
        Self {
            world,
            screen,
            scale,
            blend: 0.0,
            frames: SpriteFrames { seconds: 0.0, motions },
            motions,
            pane,
            is_deaf: true,
            has_thin_walls: world.settings.thin_walls,
        }
    }

    /// The code of the maze or match on the screen.
    pub fn code(&self) -> Option<String> {
        self.screen.code(&self.world.settings)
    }

    /// The words of the language in use.
    pub fn words(&self) -> &'static Words {
        Words::of(self.world.language())
    }

    /// The colours of the look, at this place.
    pub fn palette(&self) -> &'static Palette {
        Palette::at(&self.world.settings, self.screen.region())
    }

    /// Where the tiles of a maze lie that is seen through this lens.
    pub fn sight(&self, cells: Cells, lens: Lens) -> MazeSight {
        let shape = view_colours(self.palette(), self.has_thin_walls).shape;
        MazeSight::new(cells, shape, lens, self.scale)
    }

    /// Where the tiles of a measured maze lie that is seen through this lens.
    pub fn sight_of(&self, measured: &MeasuredMaze, lens: Lens) -> MazeSight {
        self.sight(Cells::of_measured(measured), lens)
    }

    /// The lens of a game's camera in this part of the window.
    pub fn lens(&self, (centre, pitch): ((f32, f32), f32), pane: Rect) -> Lens {
        Lens { centre: centre.into(), pitch: pitch / self.scale.logical, pane }
    }

    /// A rectangle of logical pixels in interface pixels.
    pub fn in_interface(&self, logical: Rect) -> Rect {
        logical.scaled(1.0 / self.scale.logical)
    }
}
