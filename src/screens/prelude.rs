//! What the state of most screens needs: what is pressed and commanded, mazes and races, the world.

pub(super) use crate::game::camera::Bounds;
pub(super) use crate::game::command::{Command, Destination};
pub(super) use crate::game::form::{Control, ControlKind, Form};
pub(super) use crate::game::ghost::Ghost;
pub(super) use crate::game::input::{Action, Inputs, KeySet, Target};
pub(super) use crate::game::journey::Stop;
pub(super) use crate::game::measured_maze::MeasuredMaze;
pub(super) use crate::game::menu::Menu;
pub(super) use crate::game::race::{Race, RaceEvent};
pub(super) use crate::game::request::{Purpose, Request, Response};
pub(super) use crate::game::settings::{LiveSettings, Settings};
pub(super) use crate::game::theatre::{Deck, Show, ShowSpec, Source, Timeline};
pub(super) use crate::game::tuning::TICKS_PER_SECOND;
pub(super) use crate::game::versus::rules::{Mode, Seat};
pub(super) use crate::game::walker::Steering;
pub(super) use crate::maze::{Direction, Endless, Size, Solver, Spec, Tile};
pub(super) use crate::picture::geometry::Rect;
pub(super) use crate::picture::maze::PixelScale;
pub(super) use crate::picture::{View, WalkArea};
pub(super) use crate::screens::buttons;
pub(super) use crate::screens::parts::sheet::Still;
pub(super) use crate::screens::pointer_walk::WalkContext;
pub(super) use crate::screens::sight::place_in_rooms;
pub(super) use crate::screens::state::{MazeShown, ScreenState, ScreenTraits, Writing};
pub(super) use crate::world::{World, roll};
pub(super) use std::sync::Arc;
