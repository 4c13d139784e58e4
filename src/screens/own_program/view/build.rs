//! A union-find of the player's own: the maze that it builds, its forest, and ours.

use super::{Figure, Telling};
use crate::game::theatre::{Climb, Names};
use crate::guest::build_with::{BuildEvent, WhyWrong};
use crate::maze::Size;
use crate::screens::own_program::building::BuildStage;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::showing::WatchScene;
use crate::screens::watch::view::woods::{Role, Woods};
use crate::screens::watch::view::{draw_show_in, forest, moment, rooms};
use crate::words::sentences::guest;

/// How wide the way is that joins two rooms, in parts of a room.
const WAY: f32 = 0.16;

pub fn draw<'a>(
    context: &Context<'a>,
    stage: &'a BuildStage,
    pane: Rect,
    painter: &mut Painter<'a>,
) {
    let sight = draw_show_in(context, &stage.show, pane, painter);
    if let Some(WhyWrong::Joined(way)) = stage.wrong.as_ref().map(|wrong| &wrong.why) {
        let at = |room: u32| sight.to_standing(tile_vec(stage.size.room(room)));
        let width = WAY * sight.pitch();
        for pair in way.windows(2) {
            painter.line(at(pair[0]), at(pair[1]), width, painter.palette.danger);
        }
    }
    let names = Names::of(&stage.show);
    moment::draw(painter, &sight, &stage.show, stage.wall_tile(), names.numbered().is_none());
    if let Some(size) = names.numbered() {
        let words = &context.words().watch;
        rooms::draw_roles(painter, &sight, (&stage.show, size), words, |room| role(stage, room));
    }
}

/// The role of a room beside the wall that waits.
fn role(stage: &BuildStage, room: u32) -> Role {
    let place = stage.wall.and_then(|wall| wall.iter().position(|&one| one == room));
    Role { letter: place.map(|place| ["a", "b"][place]), ..Role::default() }
}

/// Its forest, coloured by the sets that are joined in truth, and ours after the same walls. A maze
/// that is too large has none.
pub fn forests<'a>(context: &Context<'a>, stage: &'a BuildStage) -> Option<[Woods<'a>; 2]> {
    let words = context.words();
    let scene = WatchScene::of_show(&stage.show, words);
    let ours = scene.woods(stage.show.build()?)?;
    let asked = stage.wall.map_or_else(Vec::new, Vec::from);
    let climbs = match stage.last {
        Some(BuildEvent::Find([room, _], _)) => {
            vec![Climb { path: stage.way(room), rehung: Vec::new() }]
        }
        _ => Vec::new(),
    };
    let rooms = scene.names.numbered().map_or(0, Size::rooms);
    let parent = |(node, &parent): (u32, &u32)| Some(parent).filter(|&parent| parent != node);
    let theirs = Woods {
        parents: (0..).zip(&stage.parents).map(parent).collect(),
        sizes: stage.sizes(),
        asked,
        climbs,
        roles: (0..rooms).map(|room| role(stage, room)).collect(),
        ..ours.clone()
    };
    Some([theirs, ours])
}

/// Draws a forest on a card.
pub fn draw_forest(painter: &mut Painter, card: Rect, heading: &str, woods: &Woods) {
    let area = painter.card(card, heading, "");
    forest::draw(painter, area, woods);
}

/// Its numbers.
pub fn figures(context: &Context, stage: &BuildStage, painter: &Painter) -> Vec<Figure> {
    let (words, counts) = (&context.words().own_program.build, &stage.counts);
    let told = |count: u32| painter.numbers.of(count);
    vec![
        (words.walls, told(counts.answers)),
        (words.opened, told(counts.opened)),
        (words.finds, told(counts.finds)),
        (words.links, told(counts.links)),
        (words.parents, told(counts.parents)),
        (words.hops, painter.numbers.of(counts.hops)),
    ]
}

/// What it does now, and whether that is wrong.
pub fn caption(context: &Context, stage: &BuildStage) -> Option<Telling> {
    let last = stage.last.as_ref()?;
    let is_wrong = matches!(last, BuildEvent::Mistaken(_) | BuildEvent::Wrong(_));
    let wall = stage.counts.answers + 1;
    Some((guest::built(&context.words().own_program, last, wall), is_wrong))
}

/// Its misconceptions, and what other rules take.
pub fn told(context: &Context, stage: &BuildStage, painter: &Painter) -> Vec<Telling> {
    let (words, lab) = (&context.words().own_program, &context.words().lab);
    let mut told =
        super::seen(words, &stage.seen, |mistaken| guest::misconception(words, mistaken));
    if let Some(others) = stage.others {
        let others = others.map(|(rules, hops)| {
            let [link, compression] =
                [lab.links.of(rules.link), lab.compressions.of(rules.compression)];
            words.build.rule(link, compression, painter.numbers.of(hops))
        });
        told.push((words.build.others(others.join(" · ")), false));
    }
    told
}
