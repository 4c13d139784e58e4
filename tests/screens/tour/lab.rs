//! The laboratory: some cards, the bench and every exercise.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::lab::{Offer, Skill};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::lab::ShelfItem;
use icetea_maze::screens::title::Entry;

use super::{RIGHT, See, Traveller};

pub fn lab(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Lab);
    see("lab", &mut one.app);
    one.act(Action::Point(Target::Entry(7)));
    see("lab, the end of the shelf", &mut one.app);
    for card in ["chains", "halving", "kruskal"] {
        one.take(named(card)).wait(1);
        see(&format!("lab, card {card}"), &mut one.app);
        hall(&mut one, &format!("lab, card {card}"), see);
        for round in 0..2 {
            one.acts(vec![RIGHT; 9]);
            one.act(Action::Lane(round));
            see(&format!("lab, card {card}, {round}"), &mut one.app);
        }
        one.acts([Action::SideBySide, Action::Skip]);
        see(&format!("lab, card {card}, at its end"), &mut one.app);
        one.act(Action::Back);
    }
    for offer in Offer::all().filter(|offer| matches!(offer, Offer::Search(_))) {
        let search = offer.name();
        one.take(offer).wait(1);
        see(&format!("lab, search {search}"), &mut one.app);
        hall(&mut one, &format!("lab, search {search}"), see);
        one.act(Action::Back);
        one.take(offer).wait(1);
        one.acts([Action::Next, Action::Next]);
        see(&format!("lab, search {search}, asked or told"), &mut one.app);
        one.acts([Action::Lane(0), Action::ShowCode]);
        see(&format!("lab, search {search}, answered, a code for phones"), &mut one.app);
        one.acts([Action::ShowCode, Action::Skip]).wait(1);
        see(&format!("lab, search {search}, at its end"), &mut one.app);
        one.act(Action::Back);
    }
    one.take(named("queue"));
    for _ in 0..9 {
        one.acts(vec![RIGHT; 9]).acts([0, 1, 2, 3].map(Action::Lane));
    }
    one.acts([Action::Skip, Action::PlayPause]).wait(1);
    see("lab, search, what comes back", &mut one.app);
    one.act(Action::Back);
    one.take(Offer::Bench);
    see("lab, bench", &mut one.app);
    one.acts([3, 7, 7, 7].map(|room| Action::Click(Target::Room(room)))).wait(200);
    see("lab, bench, in use", &mut one.app);
    one.act(Action::ShowCode);
    see("lab, bench, a code for phones", &mut one.app);
    one.acts([Action::ShowCode, Action::Hint]).wait(30);
    see("lab, chart of hops", &mut one.app);
    one.acts([Action::Skip, Action::Go(Direction::Left)]);
    see("lab, chart of hops, many members", &mut one.app);
    one.act(Action::Back);
    one.types("union 3 99").act(Action::Confirm);
    see("lab, bench, what is typed is wrong", &mut one.app);
    one.act(Action::ScreenKeyboard);
    see("lab, bench, keyboard on the screen", &mut one.app);
    one.act(Action::ScreenKeyboard);
    one.act(Action::Back).act(Action::Back);
    for skill in Skill::ALL {
        let offer = Offer::Practice(skill);
        one.take(offer);
        let skill = offer.name();
        see(&format!("lab, exercise {skill}"), &mut one.app);
        one.act(Action::ShowCode);
        see(&format!("lab, exercise {skill}, a code for phones"), &mut one.app);
        one.act(Action::ShowCode);
        one.acts([Action::Skip, Action::Click(Target::Room(0)), Action::Lane(0), Action::Lane(1)]);
        see(&format!("lab, exercise {skill}, under way"), &mut one.app);
        one.types("99").act(Action::Confirm);
        see(&format!("lab, exercise {skill}, a number that no member has"), &mut one.app);
        one.acts(vec![Action::Skip; 50]);
        see(&format!("lab, exercise {skill}, done"), &mut one.app);
        one.act(Action::Back);
    }
}

fn named(card: &str) -> Offer {
    Offer::named(card).expect(card)
}

impl Traveller {
    /// Takes something from the shelf.
    fn take(&mut self, offer: Offer) -> &mut Self {
        let Screen::Lab(lab) = &self.app.screen else { panic!("not in the laboratory") };
        let place = lab.shelf.entries().position(|(one, _)| one == offer);
        self.click(place.unwrap_or_else(|| panic!("{offer:?} is not on the shelf")));
        let Screen::Lab(lab) = &self.app.screen else { return self };
        assert!(!matches!(&lab.taken, ShelfItem::Nothing), "{offer:?} is not taken");
        self
    }
}

/// The first question, for an audience.
fn hall(one: &mut Traveller, name: &str, see: See) {
    let was_held = |app: &App| match &app.screen {
        Screen::Watch(watch) => watch.lecture().is_some_and(|lecture| lecture.hall.was_held),
        Screen::Lab(lab) => match &lab.taken {
            ShelfItem::Bench(bench) => bench.hall.was_held,
            _ => false,
        },
        _ => false,
    };
    for _ in 0..60 {
        if !was_held(&one.app) {
            one.act(RIGHT);
        }
    }
    if !was_held(&one.app) {
        return;
    }
    see(&format!("{name}, held at a question"), &mut one.app);
    one.act(Action::Hands).wait(90);
    see(&format!("{name}, a hall thinks"), &mut one.app);
    one.act(Action::Hands);
    see(&format!("{name}, hands are up"), &mut one.app);
    for count in ["120", "7", "0"] {
        one.types(count).act(Action::Next);
    }
    one.act(Action::Erase);
    see(&format!("{name}, hands are counted"), &mut one.app);
    one.types("31").acts(vec![Action::Confirm; 4]).wait(600);
    see(&format!("{name}, a hall has answered"), &mut one.app);
    one.act(RIGHT);
}
