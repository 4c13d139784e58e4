use super::*;
use crate::game::theatre::{Lineup, Source};
use crate::game::versus::rules::Rules;
use crate::maze::text::{TextStyle, to_string};
use crate::maze::world::WorldSpec;
use crate::maze::{Drawing, Endless, Solver, Tile};
use crate::screens::contest::SideBySide;

/// Large enough for more than one check for cancellation, and not square.
const CODE: &str = "kruskal1-260x190-7";

fn spec() -> Spec {
    CODE.parse().unwrap()
}

fn maze() -> Maze {
    Build::new(&spec()).finish()
}

/// A run in the middle of its way.
fn saved() -> SavedRun {
    let measured = Arc::new(MeasuredMaze::new(maze(), Some(spec())));
    let path: Vec<Tile> = measured.path_from(measured.maze.start()).step_by(2).take(5).collect();
    SavedRun::of(&Race::resume(measured, path, 5_000, false))
}

fn show_spec() -> ShowSpec {
    ShowSpec::of(Source::Grown(spec()), Solver::DepthFirst)
}

fn file(bytes: &[u8]) -> Request {
    Request::Read { name: "file".to_owned(), bytes: Arc::new(bytes.to_vec()) }
}

fn drawn() -> Vec<u8> {
    to_string(&Drawing::new(&maze()), TextStyle::Hash).into_bytes()
}

fn all() -> Vec<Request> {
    let plan = ArenaPlan::new(spec().into(), Rules::default());
    vec![
        Request::MeasuredMaze(spec()),
        Request::Walls(spec()),
        Request::Measure(Arc::new(maze()), None),
        file(&drawn()),
        Request::Resume(Arc::new(saved())),
        Request::Rehearse(show_spec()),
        Request::Compete(SideBySide::new(Lineup::about(&show_spec())).awaited().unwrap()),
        Request::Arena(plan),
        Request::Leg(LegPlan::first(Endless::new(7))),
        Request::World(WorldSpec::new(200, 90, 3).unwrap()),
    ]
}

#[test]
fn whoever_waits_hears_how_far_it_has_come_and_may_give_it_up_at_any_moment() {
    for request in all() {
        let mut shares = Vec::new();
        let answer = request.clone().carry_out(&mut |share| {
            shares.push(share);
            true
        });
        assert!(answer.is_some(), "{request:?}");
        assert!(shares.len() > 1 && shares.is_sorted(), "{shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        for looks in 1..=shares.len() {
            let mut left = looks;
            let answer = request.clone().carry_out(&mut |_| {
                left = left.saturating_sub(1);
                left > 0
            });
            assert!(answer.is_none(), "{looks} of {}: {request:?}", shares.len());
        }
    }
}

fn carried_out(request: Request) -> Response {
    request.carry_out(&mut |_| true).unwrap()
}

#[test]
fn each_request_comes_to_what_it_names() {
    for request in all() {
        let measured = match (&request, carried_out(request.clone())) {
            (Request::Rehearse(_), Response::Timeline(timeline)) => {
                assert!(timeline.steps > timeline.build_steps);
                continue;
            }
            (Request::Compete(lineup), Response::Contest(rehearsed)) => {
                let mut screen = SideBySide::new(Lineup::about(&show_spec()));
                screen.take(*rehearsed);
                assert_eq!(screen.contest().unwrap().lanes.len(), lineup.lanes.len());
                continue;
            }
            (Request::Leg(plan), Response::Leg(leg)) => {
                assert_eq!(leg.plan, *plan);
                continue;
            }
            (Request::World(spec), Response::World(world)) => {
                assert_eq!(world.spec(), *spec);
                continue;
            }
            (Request::Arena(plan), Response::Arena(arena)) => {
                assert_eq!(arena.plan(), Some(*plan));
                Arc::clone(&arena.measured)
            }
            (Request::Resume(_), Response::Run(run)) => {
                assert_eq!((run.runner(0).steps(), run.milliseconds()), (4, 5_000));
                Arc::clone(run.measured())
            }
            (
                Request::MeasuredMaze(_) | Request::Walls(_) | Request::Measure(..),
                Response::MeasuredMaze(measured),
            ) => measured,
            (Request::Read { .. }, Response::Read(measured, warnings)) => {
                assert_eq!(warnings, []);
                measured
            }
            (request, answer) => panic!("{request:?} came to {answer:?}"),
        };
        assert_eq!(*measured.maze, maze());
        let has_code = !matches!(request, Request::Measure(..) | Request::Read { .. });
        assert_eq!(measured.spec, has_code.then(spec));
    }
}

#[test]
fn what_makes_no_sense_is_said() {
    let other = SavedRun { tile: (0, 0), ..saved() };
    assert!(matches!(carried_out(Request::Resume(Arc::new(other))), Response::Misfit));
    for bytes in [&b"###\n###\n"[..], b"", b"Icetea Maze recording 1\n"] {
        let answer = carried_out(file(bytes));
        assert!(matches!(&answer, Response::Unreadable(name, _) if name == "file"), "{answer:?}");
    }
}
