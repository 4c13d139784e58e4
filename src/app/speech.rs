//! Describes a picture to a player who does not see it: which screen it is, which control has the
//! keyboard focus, and in a maze, where the mouse stops, the ways on from there, what the rules have
//! laid there, and the direction of the cheese. Only news is spoken.

use super::App;
use crate::game::bindings::KeyCommand;
use crate::game::race::Race;
use crate::game::rules::{Hindrance, RuleMark, RuleStride};
use crate::maze::endless::Room;
use crate::maze::world::KeptWorld;
use crate::maze::{Direction, Tile};
use crate::picture::geometry::Rect;
use crate::picture::{ControlTarget, Item, Picture};
use crate::screens::Screen;
use crate::screens::play::Play;
use crate::screens::world_map::WorldMap;
use crate::words::{SpeechWords, Words};

/// The description, with what was said last.
#[derive(Debug, Default)]
pub struct Speech {
    screen: Option<(&'static str, bool, bool)>,
    focus: String,
    /// What a program of the player's own does, which of two forests the rules change, or what is
    /// behind an entry of the title.
    state: String,
    place: Option<Tile>,
    hindrance: Option<Hindrance>,
    knows_no_way: bool,
    knows_idea: bool,
}

impl Speech {
    /// What is new in this picture, a sentence each.
    pub fn tell(&mut self, app: &App, picture: &Picture) -> Vec<String> {
        let mut said = Vec::new();
        let play = play_of(&app.screen);
        let walks = play.filter(|play| !play.is_paused());
        // A show gets its name only when it is ready.
        let waits = matches!(&app.screen, Screen::Watch(watch) if watch.timeline().is_none());
        let screen = Some((app.screen.name(), walks.is_some(), waits));
        let is_new = self.screen != screen;
        if is_new {
            *self = Self { screen, ..Self::default() };
            if walks.is_none() {
                said.extend(heading(picture));
            }
        }
        if let Some(play) = walks {
            let (race, runner) = (&play.race, play.runner());
            if !runner.is_walking() && self.place.replace(runner.place()) != Some(runner.place()) {
                let words = &Words::of(app.world.language()).speech;
                said.push(around(words, race, runner.place()));
                said.extend(no_way_left(words, app, play));
                self.knows_no_way = play.knows_no_way();
            }
            if play.knows_no_way() != self.knows_no_way {
                self.knows_no_way = play.knows_no_way();
                let words = &Words::of(app.world.language()).speech;
                said.extend(no_way_left(words, app, play));
            }
            if play.knows_idea() != self.knows_idea {
                self.knows_idea = play.knows_idea();
                let ideas = &Words::of(app.world.language()).stops.ideas;
                let idea = play.stop.filter(|_| play.knows_idea()).and_then(|stop| ideas.of(stop));
                said.extend(idea.map(str::to_owned));
            }
            let hindrance = play.hindrance();
            if self.hindrance != hindrance {
                said.extend(hindrance.map(|one| Words::of(app.world.language()).hindrance(one)));
                self.hindrance = hindrance;
            }
        } else {
            let words = Words::of(app.world.language());
            let state = match &app.screen {
                Screen::OwnProgram(program) => program.state(&words.own_program),
                Screen::Lab(lab) => lab.state(&words.lab),
                Screen::Title(title) => title.about(&app.world, words).unwrap_or_default(),
                _ => String::new(),
            };
            let focus = focus(picture);
            if self.focus != focus {
                said.extend(Some(focus.clone()).filter(|focus| !focus.is_empty()));
                self.focus = focus;
            }
            if self.state != state {
                said.extend(Some(state.clone()).filter(|state| !state.is_empty()));
                self.state = state;
            }
        }
        said
    }
}

const fn play_of(screen: &Screen) -> Option<&Play> {
    match screen {
        Screen::Play(play) => Some(play),
        Screen::Endless(game) => Some(&game.play),
        _ => None,
    }
}

/// The largest words of a picture. Numbers and single letters may be larger, but do not say which
/// screen it is.
fn heading(picture: &Picture) -> Option<String> {
    let mut largest: Option<(f32, &str)> = None;
    let mut left: Vec<&Item> = picture.items.iter().rev().collect();
    while let Some(item) = left.pop() {
        match item {
            Item::Text(text)
                if is_words(&text.text) && largest.is_none_or(|(size, _)| text.size > size) =>
            {
                largest = Some((text.size, &text.text));
            }
            Item::Kept(_, items) | Item::Turned(_, items) => left.extend(items.iter().rev()),
            _ => {}
        }
    }
    largest.map(|(_, text)| text.to_owned())
}

fn is_words(text: &str) -> bool {
    text.chars().filter(|letter| letter.is_alphabetic()).nth(1).is_some()
}

/// The name of the smallest control that has the keyboard focus.
fn focus(picture: &Picture) -> String {
    let area = |place: Rect| place.w * place.h;
    let targets = picture
        .controls
        .iter()
        .filter(|one| matches!(one.target, ControlTarget::Target(_)) && picture.has_focus(one));
    let smallest = targets.min_by(|one, other| area(one.place).total_cmp(&area(other.place)));
    smallest.map(|control| picture.name_of(control)).unwrap_or_default()
}

/// The mouse's place, the maze's size and the cheese's direction, if a mouse is on the screen.
pub fn where_am_i(app: &App) -> Option<String> {
    if let Screen::WorldMap(map) = &app.screen {
        return Some(in_the_middle(Words::of(app.world.language()), map));
    }
    let (words, race, at) = asked(app)?;
    let stride = race.measured().stride_tiles;
    let number = |tiles: u16| u32::from(tiles / stride) + 1;
    let place = if let Screen::Endless(game) = &app.screen {
        // A maze without end has no size.
        let without_end = || words.place(number(at.column), number(at.row));
        let world = game.endless().world();
        world.map_or_else(without_end, |world| place_in_world(words, world, game.room()))
    } else {
        let (columns, rows) = (race.grid().columns() / stride, race.grid().rows() / stride);
        words.place_of(number(at.column), columns, number(at.row), rows)
    };
    let said = [place].into_iter().chain(things(words, race, at)).chain(cheese(words, race, at));
    let said = said.chain(play_of(&app.screen).and_then(|play| no_way_left(words, app, play)));
    Some(said.collect::<Vec<_>>().join(" "))
}

fn place_in_world(words: &SpeechWords, world: KeptWorld, room: Room) -> String {
    let number = |place: i64| u32::try_from(place + 1).unwrap_or_default();
    let [columns, rows] = world.spec().size();
    words.place_of(number(room.column), columns, number(room.row), rows)
}

/// The room in the middle of a map, and how far it is from the cheese.
fn in_the_middle(words: &Words, map: &WorldMap) -> String {
    let Room { column, row } = map.room();
    let [column, row] = [column, row].map(|place| words.number.of(place.unsigned_abs()));
    let place = format!("{} {column}, {row}.", words.world_map.room);
    let steps = map.depth().map(|steps| words.number.of(steps));
    let steps = steps.map(|steps| format!(" {}: {steps}", words.world_map.to_cheese));
    place + &steps.unwrap_or_default()
}

/// How far the mouse can go each way, where walls are, and what kind of place that makes.
pub fn what_is_open(app: &App) -> Option<String> {
    let (words, race, at) = asked(app)?;
    let stride = race.measured().stride_tiles;
    let far = |direction: Direction| {
        let way = std::iter::successors(Some(at), |place| {
            let is_open = race.ways(*place).contains(direction);
            is_open.then(|| place.go(direction, stride))
        });
        way.count() as u32 - 1
    };
    let ways = Direction::ALL.map(|direction| (far(direction), word(words, direction)));
    let open =
        list(words, ways.iter().filter(|way| way.0 > 0).map(|way| words.rooms(way.0, way.1)));
    let walls = list(words, ways.iter().filter(|way| way.0 == 0).map(|way| way.1.to_owned()));
    let kind = match ways.iter().filter(|way| way.0 > 0).count() {
        0 => words.walled_in,
        1 => words.dead_end,
        2 => "",
        _ => words.junction,
    };
    let walls = walls.filter(|_| open.is_some());
    let said = [open.map(|ways| words.open(ways)), walls.map(|ways| words.walls(ways))];
    let kind = Some(kind.to_owned()).filter(|kind| !kind.is_empty());
    Some(said.into_iter().chain([kind]).flatten().collect::<Vec<_>>().join(" "))
}

/// The words, the race and the tile of the mouse in question.
fn asked(app: &App) -> Option<(&'static SpeechWords, &Race, Tile)> {
    let play = play_of(&app.screen).filter(|play| !play.is_paused())?;
    Some((&Words::of(app.world.language()).speech, &play.race, play.runner().place()))
}

/// Where the mouse is, where it can go and where the cheese is.
fn around(words: &SpeechWords, race: &Race, at: Tile) -> String {
    // A maze from a file may have no rooms: there each tile is a place.
    let stride = race.measured().stride_tiles;
    let number = |tiles: u16| u32::from(tiles / stride) + 1;
    let mut said = vec![words.place(number(at.column), number(at.row))];
    let open = race.ways(at);
    let ways = Direction::ALL
        .into_iter()
        .filter(|&direction| open.contains(direction))
        .map(|direction| word(words, direction).to_owned());
    said.push(
        list(words, ways).map_or_else(|| words.walled_in.to_owned(), |ways| words.open(ways)),
    );
    said.extend(things(words, race, at));
    said.extend(cheese(words, race, at));
    said.join(" ")
}

/// What the rules have laid where the mouse is and next to it.
fn things(words: &SpeechWords, race: &Race, at: Tile) -> Vec<String> {
    let Some(puzzle) = &race.measured().rules.puzzle else { return Vec::new() };
    let (stride, ways) = (race.measured().stride_tiles, race.ways(at));
    let in_room = |room: Tile| {
        let way = ways.iter().find(|&direction| at.go(direction, stride) == room);
        if room == at { Some(words.here) } else { way.map(|direction| word(words, direction)) }
    };
    // Rooms into which no wall, but a rule bars the way.
    let beside = |room: Tile| {
        let mut open = race.grid().open_around(at).iter();
        let way = open.find(|&direction| at.go(direction, stride) == room);
        way.map(|direction| word(words, direction))
    };
    let in_passage = |passage: Tile| {
        let way = Direction::ALL.into_iter().find(|&direction| at.step(direction) == passage);
        way.map(|direction| word(words, direction))
    };
    let breakable = race.breakable(at);
    let way_behind =
        |room: Tile| breakable.iter().find(|&direction| at.go(direction, stride) == room);
    let mut found: Vec<(String, String)> = Vec::new();
    let marks = puzzle.marks(race.state, race.state);
    let own_set = marks.iter().find_map(|mark| match *mark {
        RuleMark::Set { at: room, set, .. } if room == at => Some(set),
        _ => None,
    });
    for &mark in &marks {
        let (name, place) = match mark {
            RuleMark::Key(room) => (words.key.to_owned(), in_room(room)),
            RuleMark::Door(passage) => (words.door.to_owned(), in_passage(passage)),
            RuleMark::ColouredKey { colour, at: room } => {
                (words.coloured_key(words.colours.of(colour)), in_room(room))
            }
            RuleMark::ColouredDoor { colour, at: passage } => {
                (words.coloured_door(words.colours.of(colour)), in_passage(passage))
            }
            RuleMark::Plate { number, at: room, .. } => (words.plate(number + 1), in_room(room)),
            RuleMark::Teapot { number, at: room } => (words.teapot(number + 1), in_room(room)),
            RuleMark::Ice { at: room, .. } => (words.ice.to_owned(), in_room(room)),
            RuleMark::Melting { at: room, is_gone: false, .. } => {
                (words.melting.to_owned(), in_room(room))
            }
            RuleMark::Melting { at: room, .. } => (words.gone.to_owned(), beside(room)),
            RuleMark::Flap { now, .. } => {
                let flap = if now.from == at { words.open_flap } else { words.shut_flap };
                (flap.to_owned(), in_passage(now.passage()))
            }
            RuleMark::Set { at: room, set, .. } if Some(set) != own_set => {
                let way = way_behind(room);
                let cups = way.and_then(|way| puzzle.price(at, way, race.state));
                let name = cups.map_or_else(|| words.other_set.to_owned(), |cups| words.cups(cups));
                (name, way.map(|way| word(words, way)))
            }
            RuleMark::Bitten { at: passage, .. } => (words.bitten.to_owned(), in_passage(passage)),
            RuleMark::Melted { at: passage, .. } => (words.melted.to_owned(), in_passage(passage)),
            RuleMark::Thread(stride) => (words.thread.to_owned(), in_passage(stride.passage())),
            RuleMark::Dome { at: room, is_up: false, .. } => (words.dome.to_owned(), beside(room)),
            RuleMark::Bead { at: room, is_strung: false } => (words.bead.to_owned(), in_room(room)),
            RuleMark::Bead { at: room, .. } => (words.strung_bead.to_owned(), in_room(room)),
            RuleMark::Cheese(_)
            | RuleMark::OpenDoor { .. }
            | RuleMark::TwinCheese(_)
            | RuleMark::Twin { .. }
            | RuleMark::Cat { .. }
            | RuleMark::CatTrail(_)
            | RuleMark::Set { .. }
            | RuleMark::SetSize { .. }
            | RuleMark::Wall { .. }
            | RuleMark::Ball { .. }
            | RuleMark::Dome { .. } => continue,
        };
        let Some(place) = place else { continue };
        match found.iter_mut().find(|(other, _)| *other == name) {
            Some((_, places)) => *places = words.and(&*places, place),
            None => found.push((name, place.to_owned())),
        }
    }
    let told = found.into_iter().map(|(name, places)| words.thing(name, places));
    let supplies = puzzle.supplies(race.state).filter_map(|supply| words.supply(supply));
    told.chain(marks.iter().flat_map(|mark| twin(words, race, at, *mark))).chain(supplies).collect()
}

/// Where the twin is, where it can go, and where its cheese is; where the cat is and goes next.
fn twin(words: &SpeechWords, race: &Race, at: Tile, mark: RuleMark) -> Vec<String> {
    let far = |room| far(words, race, at, room).unwrap_or_else(|| words.here.to_owned());
    match mark {
        RuleMark::TwinCheese(room) => vec![words.thing(words.cheese_of_twin, far(room))],
        RuleMark::Twin { to: room, is_mirrored, .. } => {
            let ways = race.ways(room).iter().map(|way| word(words, way).to_owned());
            let ways = list(words, ways).map(|ways| words.thing(words.ways_of_twin, ways));
            let name = if is_mirrored { words.mirror_twin } else { words.twin };
            [words.thing(name, far(room))].into_iter().chain(ways).collect()
        }
        RuleMark::Cat { to: room, next, .. } => {
            let onward = RuleStride::between(room, next)
                .map(|stride| words.thing(words.next_of_cat, word(words, stride.direction)));
            [words.thing(words.cat, far(room))].into_iter().chain(onward).collect()
        }
        _ => Vec::new(),
    }
}

/// That no way leads to the end any more, if that is so.
fn no_way_left(words: &SpeechWords, app: &App, play: &Play) -> Option<String> {
    let key = |command| app.world.settings.bindings.key(command).label();
    play.knows_no_way().then(|| {
        if play.can_take_back() {
            words.undo_or_restart(key(KeyCommand::TakeBack), key(KeyCommand::Restart))
        } else {
            words.no_way_left(key(KeyCommand::Restart))
        }
    })
}

/// The straight distance to the next cheese.
fn cheese(words: &SpeechWords, race: &Race, at: Tile) -> Option<String> {
    let sides = far(words, race, at, *race.cheeses_left.first()?);
    Some(sides.map_or_else(|| words.at_cheese.to_owned(), |sides| words.cheese(sides)))
}

/// The straight distance from one place to another; `None` if they are the same.
fn far(words: &SpeechWords, race: &Race, from: Tile, to: Tile) -> Option<String> {
    let stride = race.measured().stride_tiles;
    let across = (i32::from(to.column) - i32::from(from.column)) / i32::from(stride);
    let down = (i32::from(to.row) - i32::from(from.row)) / i32::from(stride);
    let sides = [
        (across, if across < 0 { words.left } else { words.right }),
        (down, if down < 0 { words.up } else { words.down }),
    ];
    let sides = sides.into_iter().filter(|(count, _)| *count != 0);
    list(words, sides.map(|(count, way)| words.rooms(count.unsigned_abs(), way)))
}

/// The parts joined as the language lists them; `None` if there are none.
fn list(words: &SpeechWords, parts: impl Iterator<Item = String>) -> Option<String> {
    parts.reduce(|one, other| words.and(one, other))
}

const fn word(words: &SpeechWords, direction: Direction) -> &'static str {
    match direction {
        Direction::Up => words.up,
        Direction::Down => words.down,
        Direction::Left => words.left,
        Direction::Right => words.right,
    }
}
