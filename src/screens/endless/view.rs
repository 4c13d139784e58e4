//! An endless maze: like any other maze that is played, with the clock above it, and at the end a
//! card.

use crate::game::clock::milliseconds_of;
use crate::game::menu::Menu;
use crate::game::tuning::{ENDLESS_HURRY_TICKS, TICKS_PER_SECOND};
use crate::maze::world::KeptWorld;
use crate::picture::item::ReliefItem;
use crate::screens::endless::{EndlessChoice, EndlessGame};
use crate::screens::parts::axes::draw_bars;
use crate::screens::parts::prelude::*;
use crate::screens::play::view::{Stat, draw_with, point_at_cheese, to_beat};

/// The maximum size of the card, and the width of the menu on it.
const CARD: Vec2 = vec2(860.0, 440.0);
const CHOICES: f32 = 280.0;
/// The height of the numbers on it with their labels.
const NUMBERS: f32 = 64.0;
/// The minimum height of its chart.
const LEAST_CHART: f32 = 90.0;

pub fn draw<'a>(context: &Context<'a>, game: &'a EndlessGame, painter: &mut Painter<'a>) {
    let words = &context.words().endless;
    let number_style = painter.ink(Typeface::Title, LARGE);
    let is_late = game.clock_ticks < ENDLESS_HURRY_TICKS;
    let clock = if is_late { painter.palette.danger } else { number_style.colour };
    let of_number = |label: &'static str, number: u64| Stat {
        label,
        value: painter.numbers.of(number),
        style: number_style,
    };
    let eaten = game.eaten().into();
    let won =
        game.seconds_won().map(|won| format!("{} +{}", words.time_left, painter.numbers.of(won)));
    let stats = match game.to_cheese() {
        Some(to_cheese) => [
            of_number(words.crumbs, eaten),
            of_number(words.distance, game.distance().into()),
            of_number(words.straight_line, to_cheese),
        ],
        None => [
            Stat {
                label: won.as_deref().unwrap_or(words.time_left),
                value: painter.numbers.clock(milliseconds_of(game.clock_ticks.into())),
                style: Style { colour: clock, ..number_style },
            },
            of_number(words.cheeses, eaten),
            of_number(words.distance, game.distance().into()),
        ],
    };
    let hud_bottom = draw_with(context, &game.play, &stats, painter);
    let is_seen = game.play.race.solving().is_none() && !game.play.is_paused();
    if let Some(world) = game.endless().world().filter(|_| is_seen) {
        draw_atlas(context, game, world, painter);
    }
    match game.card() {
        Some(menu) => draw_card(context, game, menu, painter),
        None => point_at_cheese(context, &game.play, hud_bottom, painter),
    }
}

fn draw_card(
    context: &Context,
    game: &EndlessGame,
    menu: &Menu<EndlessChoice>,
    painter: &mut Painter,
) {
    let (all, words) = (context.words(), &context.words().endless);
    let title = if game.to_cheese().is_some() { words.crossed } else { words.time_is_up };
    let card = panel_over(painter, CARD);
    let size = Sizes::of(painter.screen);
    let [head, body] =
        column(card.inset(size.pad)).gap(S).split([fixed(size.title + S), grow(1.0)]);
    let rest = painter.heading(head, painter.ink(Typeface::Title, size.title), title);
    let rival = game.play.ghost().and_then(|ghost| to_beat(ghost, all));
    let note = if game.sets_records() { rival } else { Some(all.helped.to_owned()) };
    if let Some(note) = note {
        painter.note(rest, painter.muted(Typeface::Strong, BODY), &note);
    }
    let [told, choices] = row(body).gap(L).split([grow(1.0), fixed(CHOICES)]);
    let height = MENU_ROW * menu.entries().len() as f32;
    let [choices] = column(choices).split([grow(1.0).at_most(height)]);
    menu_rows(painter, choices, menu, |choice| words.choices.of(choice));
    let [numbers, chart] =
        column(told).gap(S).split([fixed(NUMBERS), grow(1.0).at_least(LEAST_CHART).if_room()]);
    let (best, today) = (context.world.archive.shown.endless(), context.world.today);
    let of_run = if game.sets_records() { game.eaten() } else { 0 };
    let of_number = |number: u32| painter.numbers.of(number);
    let (eaten, distance) = (of_number(game.eaten()), of_number(game.distance()));
    let is_world = game.to_cheese().is_some();
    let numbers_told = if is_world {
        vec![(words.crumbs, eaten), (words.distance, distance)]
    } else {
        vec![
            (words.cheeses, eaten),
            (words.distance, distance),
            (words.best, of_number(best.ever().max(of_run))),
            (words.best_today, of_number(best.on(today).max(of_run))),
        ]
    };
    painter.numbers(numbers, LARGE, &numbers_told);
    if let Some(chart) = chart.unless_empty().filter(|_| !is_world) {
        let left = &game.left_at_cheeses;
        let caption = if left.is_empty() { words.no_cheese } else { words.seconds_left };
        let seconds = left.iter().map(|&ticks| f64::from(ticks) / f64::from(TICKS_PER_SECOND));
        draw_bars(painter, chart, caption, &seconds.collect::<Vec<_>>());
    }
    let (replay, is_recorded) = (&all.replay, context.world.recordings.last.is_some());
    foot_of(
        painter,
        &[
            (true, &UP_DOWN, all.key.choose),
            (true, &[Cap::Enter], all.key.take),
            (is_recorded, &[Cap::Of(KeyCommand::WatchAgain)], replay.watch_again),
            (is_recorded, &[Cap::Of(KeyCommand::SaveRecording)], replay.save),
            (is_recorded, &[Cap::Of(KeyCommand::Challenge)], replay.challenge),
            (true, &COPY, all.copy),
            (true, &ESC, words.choices.title),
        ],
    );
}

/// The most cheeses of all runs, if there were any.
pub(in crate::screens) fn most_cheeses(context: &Context) -> Option<String> {
    let most = Some(context.world.archive.shown.endless().ever()).filter(|&most| most > 0);
    let words = context.words();
    most.map(|most| format!("{} {}", words.endless.best, words.number.of(most)))
}

/// The longer side of the map of a world near the mouse and from afar, where there is room for it
/// and where there is little, and the paper around it.
const LONGER: [[f32; 2]; 2] = [[132.0, 336.0], [92.0, 216.0]];
const PAPER: f32 = 6.0;
const CHEESE: f32 = 22.0;
/// The radius of the dot for the mouse, and of the ring around it.
const MOUSE: f32 = 4.5;
const RING: f32 = 6.0;

/// The map of a world in a corner: how far its parts are from the cheese, in colours from near to
/// far, and where the mouse is.
fn draw_atlas(context: &Context, game: &EndlessGame, world: KeptWorld, painter: &mut Painter) {
    let Some(mouse) = game.place_in_world() else { return };
    let [width, height] = world.spec().size().map(|side| side as f32);
    let [near, afar] = LONGER[usize::from(is_compact(painter.screen))];
    let share = game.play.camera.share_of_whole(context.blend);
    let longer = (near + (afar - near) * share).round();
    let size = vec2(width, height) * (longer / width.max(height));
    let area = above_foot(painter.screen).inset(L + PAPER);
    let map = Rect { x: area.x, y: area.bottom() - size.y, w: size.x, h: size.y };
    let paper = map.inset(-PAPER);
    let palette = painter.palette;
    painter.keep(painter.panel_reach(paper), |painter| {
        painter.panel(paper);
        painter.rect(map, palette.background);
        painter.relief(ReliefItem {
            world,
            place: map,
            from: [0.0; 2],
            rooms_per_pixel: f64::from(width / map.w),
            finest: 0,
            looks: 0,
        });
    });
    painter.named_control(paper, EndlessGame::MAP, context.words().world_map.title.to_owned());
    let corner = map.point() + map.size();
    painter.standing(SheetName::Cheese, (0, 0), corner + vec2(-0.3, 0.1) * CHEESE, CHEESE);
    let here = map.point() + map.size() * Vec2::from(mouse);
    painter.circle(here, RING, palette.panel);
    painter.circle(here, MOUSE, palette.players[0]);
}
