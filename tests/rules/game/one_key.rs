//! The game with one key: the choices are offered in turn, and the key takes one or, held down,
//! goes back.

use icetea_maze::game::input::{Action, Inputs, Key};
use icetea_maze::game::keyboard::{Keyboard, Modifiers};
use icetea_maze::game::settings::{Settings, Walking};
use icetea_maze::game::tuning::{OFFER_TICKS, ONE_KEY_BACK_TICKS};
use icetea_maze::maze::{Direction, Generator};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};

/// A player with one key only.
struct OneKey {
    player: Player,
    keyboard: Keyboard,
    key: Key,
}

impl OneKey {
    fn new(settings: Settings, key: Key) -> Self {
        let settings = Settings { walking: Walking::OneKey, ..settings };
        Self { player: Player::with(settings), keyboard: Keyboard::default(), key }
    }

    fn tick(&mut self) {
        let app = &self.player.app;
        let inputs = self.keyboard.take(app.reading(), &app.world.settings.bindings);
        self.player.tick(&inputs);
    }

    fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| self.tick());
    }

    fn hold(&mut self, ticks: u32) {
        self.keyboard.press(Some(self.key), Modifiers::default(), false);
        self.wait(ticks);
        self.keyboard.release(self.key);
        self.wait(2);
    }

    fn tap(&mut self) {
        self.hold(5);
    }

    fn play(&self) -> Option<&Play> {
        match &self.player.app.screen {
            Screen::Play(play) => Some(play),
            _ => None,
        }
    }

    /// Waits until this way is offered, and takes it.
    fn take(&mut self, wanted: Direction) {
        let offered = |one: &Self| one.play().and_then(|play| play.offered(Walking::OneKey));
        for _ in 0..4 * OFFER_TICKS {
            if offered(self) == Some(wanted) {
                return self.tap();
            }
            self.tick();
        }
        panic!("{wanted:?} is never offered");
    }

    /// The way to the cheese, where the mouse stands and may choose.
    fn best(&self) -> Option<Direction> {
        let play = self.play()?;
        play.offered(Walking::OneKey)?;
        let (race, place) = (&play.race, play.runner().place());
        let path: Vec<_> = match race.puzzle() {
            Some(puzzle) => puzzle.path(place, race.state).collect(),
            None => race.measured().path_from(place).collect(),
        };
        path.first()?.direction_towards(*path.get(1)?)
    }

    /// Plays to the results without a wrong turn.
    fn finish(&mut self) {
        for _ in 0..40_000 {
            match self.best() {
                Some(wanted) => self.take(wanted),
                None if self.player.screen() == "results" => return,
                None => self.tick(),
            }
        }
        panic!("the cheese is never reached");
    }

    /// Waits until a title's entry is offered, and chooses what has the focus then.
    fn choose_on_title(&mut self, wanted: Entry) {
        for _ in 0..20 * OFFER_TICKS {
            let Screen::Title(title) = &self.player.app.screen else { panic!("no title") };
            if title.menu.focused() == Some(wanted) {
                return self.tap();
            }
            self.tick();
        }
        panic!("the entry is never offered");
    }
}

#[test]
fn one_key_plays_from_the_title_to_the_cheese_and_on() {
    for (number, &generator) in Generator::ALL.iter().enumerate() {
        let mut settings = small();
        settings.maze.generator = generator.name().to_owned();
        settings.maze.seed = number.to_string();
        let key = [Key::Space, Key::Enter][number % 2];
        let mut one = OneKey::new(settings, key);
        one.tap();
        one.finish();
        let Screen::Results(results) = &one.player.app.screen else { panic!("no results") };
        assert!(results.race.is_perfect(0), "{generator:?}: no way was taken unasked");
        one.wait(120);
        one.tap();
        one.wait(120);
        assert_eq!(one.player.screen(), "play", "{generator:?}: the next maze");
    }
}

/// A bite is offered like a way, and a run does not pass by one. With a twin or a cat it ends in every room.
#[test]
fn one_key_is_enough_to_bite_to_pour_to_wind_up_to_lead_a_twin_and_to_hide() {
    for code in [
        "kruskal1-5x4-cheeses2-gnaw2-7",
        "kruskal1-6x5-cheeses2-gnaw2-8",
        "kruskal1-5x4-cheeses2-pour6-7",
        "kruskal1-5x4-loops60-thread3-7",
        "kruskal1-4x4-loops40-twins1-7",
        "kruskal1-5x4-loops40-mirror1-7",
        "kruskal1-5x4-loops20-cat1-7",
    ] {
        let mut one = OneKey::new(small(), Key::Space);
        let actions = vec![Action::Paste(code.to_owned()), Action::Confirm];
        one.player.tick(&Inputs { actions, ..Inputs::default() });
        one.finish();
    }
}

#[test]
fn the_key_goes_back_when_it_is_held_and_then_does_nothing_else() {
    let mut one = OneKey::new(small(), Key::Space);
    one.tap();
    one.hold(ONE_KEY_BACK_TICKS + 30);
    assert_eq!(one.player.screen(), "pause");
    one.tap();
    assert_eq!(one.player.screen(), "play", "what is first is offered first");
    let place = one.play().unwrap().runner().place();
    one.hold(ONE_KEY_BACK_TICKS - 2);
    one.wait(300);
    assert_ne!(one.play().unwrap().runner().place(), place, "let go in time it takes the way");
}

#[test]
fn entries_come_round_until_somebody_stirs() {
    let mut one = OneKey::new(small(), Key::Enter);
    one.choose_on_title(Entry::Settings);
    assert_eq!(one.player.screen(), "settings");
    one.hold(ONE_KEY_BACK_TICKS + 5);
    assert_eq!(one.player.screen(), "title");

    let focus = |one: &OneKey| match &one.player.app.screen {
        Screen::Title(title) => title.menu.focus,
        _ => panic!("no title"),
    };
    let mut still = Player::with(small());
    still.wait(3 * OFFER_TICKS);
    let Screen::Title(title) = &still.app.screen else { panic!("no title") };
    assert_eq!(title.menu.focused(), Some(Entry::Play), "others move it themselves");

    one.keyboard.stir();
    one.tick();
    let before = focus(&one);
    for _ in 0..4 {
        one.wait(OFFER_TICKS - 4);
        one.keyboard.stir();
        one.tick();
    }
    assert_eq!(focus(&one), before);
}

#[test]
fn a_dead_end_leads_back_by_itself_and_arrows_still_walk() {
    let mut one = OneKey::new(small(), Key::Space);
    one.tap();
    let mut wrong = None;
    for _ in 0..20 {
        let best = loop {
            match one.best() {
                Some(best) => break best,
                None => one.tick(),
            }
        };
        let play = one.play().unwrap();
        let (place, heading) = (play.runner().place(), play.runner().pose(0.0).heading);
        let ways = play.race.grid().open_around(place);
        let others = ways.without(best).without(heading.opposite());
        wrong = others.nth(0).filter(|_| play.race.has_begun());
        one.take(wrong.unwrap_or(best));
        if wrong.is_some() {
            break;
        }
    }
    assert!(wrong.is_some(), "there is a wrong way");
    let mut turned_back = false;
    for _ in 0..2_000 {
        let runner = one.play().unwrap().runner();
        let ways = one.play().unwrap().race.grid().open_around(runner.place());
        turned_back |= ways.len() == 1 && runner.is_walking() && runner.trail.len() > 2;
        match one.play().unwrap().offered(Walking::OneKey) {
            Some(straight) if ways.len() > 2 && !turned_back => one.take(straight),
            _ => one.tick(),
        }
    }
    assert!(turned_back);

    let mut one = OneKey::new(small(), Key::Space);
    one.tap();
    let wanted = one.best().unwrap();
    let place = one.play().unwrap().runner().place();
    one.keyboard.press(Some(Key::of_arrow(wanted)), Modifiers::default(), false);
    one.wait(80);
    assert_ne!(one.play().unwrap().runner().place(), place);
}
