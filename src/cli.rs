//! The face in a terminal: makes, solves and measures mazes, or works out what the window is to
//! open.
//!
//! Exit codes: 0 when all went well, 1 when a maze has no path, a recording is not true or a program
//! of the player's own is wrong, 2 when the input was bad or a file could not be written, 3 when
//! such a program failed, 130 when a world was stopped. A pipe closed early ends the program quietly.

mod args;
mod book;
mod draw;
mod error;
mod guests;
mod info;
mod judge;
mod judged;
mod lab;
mod make;
mod mouse;
mod output;
mod pack;
mod progress;
mod replay;
mod shape;
mod sizes;
mod solve;
mod source;
mod starters;
mod trial;
mod view;
mod watch;
mod worksheet;
mod world;

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory, Parser};
use icetea_maze::app::Opening;
use icetea_maze::game::bundle::is_bundle;
use icetea_maze::game::lab::is_card;
use icetea_maze::game::pack::is_pack;
use icetea_maze::game::replay::{Recording, is_challenge, is_recording};
use icetea_maze::game::told_run::is_told_run;
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::maze::endless::NamedWorld;
use icetea_maze::maze::names::nearest;
use icetea_maze::maze::world::KeptWorld;
use icetea_maze::maze::{Endless, visible};
use icetea_maze::screens::lobby::Lobby;
use icetea_maze::store::make_portable;

use args::{Arguments, CliCommand};
use error::CliError;
use source::{MazeArgument, begins};

use crate::again;
use crate::console::{self, complain};

/// What a command that was carried out reports to the shell.
enum Outcome {
    Done,
    NoPath,
    /// The recording cannot have happened.
    Untrue,
    /// A program of the player's own has come to a wrong end.
    Wrong,
    /// A program of the player's own has failed.
    Failed,
    /// The player has stopped it; it can be resumed.
    Stopped,
    /// The arguments make no sense, and a message about that was printed.
    Misunderstood,
    /// The window takes over.
    Window(WindowRequest),
}

/// Which face carries out the arguments.
pub enum Face {
    /// The terminal, which is done.
    Terminal(ExitCode),
    /// The window.
    Window(WindowRequest),
}

/// What the window is to be opened with.
pub struct WindowRequest {
    /// What to open first, if anything is named.
    pub opening: Option<Opening>,
    /// Where to log what happens.
    pub log: Option<File>,
    /// Whether everything shown is also described in words.
    pub speaks: bool,
}

/// What shells report of a program that Ctrl+C has ended.
const STOPPED: u8 = 130;

/// Carries out the arguments of the process, unless they are for the window.
pub fn run() -> Face {
    Face::Terminal(match carry_out(std::env::args_os().collect()) {
        Ok(Outcome::Window(wish)) => return Face::Window(wish),
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::NoPath | Outcome::Untrue | Outcome::Wrong) => ExitCode::from(1),
        Ok(Outcome::Misunderstood) => ExitCode::from(2),
        Ok(Outcome::Failed) => ExitCode::from(3),
        Ok(Outcome::Stopped) => ExitCode::from(STOPPED),
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::from(2)
        }
    })
}

fn carry_out(words: Vec<OsString>) -> Result<Outcome, CliError> {
    check_spelling(words.get(1).map_or(OsStr::new(""), OsString::as_os_str))?;
    let arguments = match Arguments::try_parse_from(verb_first(words)) {
        Ok(arguments) => arguments,
        Err(answer) => return answer_in_its_words(&answer),
    };
    match &arguments.command {
        Some(CliCommand::Make(arguments)) => make::run(arguments),
        Some(CliCommand::Solve(arguments)) => solve::run(arguments),
        Some(CliCommand::Info(arguments)) => info::run(arguments),
        Some(CliCommand::Judge(arguments)) => judge::run(arguments),
        Some(CliCommand::Draw(arguments)) => draw::run(arguments),
        Some(CliCommand::Pack(arguments)) => pack::run(arguments),
        Some(CliCommand::Replay(arguments)) => replay::run(arguments),
        Some(CliCommand::Watch(arguments)) => watch::run(arguments),
        Some(CliCommand::Lab(arguments)) => lab::run(arguments),
        Some(CliCommand::Worksheet(arguments)) => worksheet::run(arguments),
        Some(CliCommand::Book(arguments)) => book::run(arguments),
        Some(CliCommand::Mouse(arguments)) => mouse::run(arguments),
        Some(CliCommand::Verify(arguments)) => world::verify(arguments),
        Some(CliCommand::Survey(arguments)) => world::survey(arguments),
        Some(CliCommand::View(arguments)) => view::run(arguments),
        Some(CliCommand::Trial(arguments)) => trial::run(arguments),
        Some(CliCommand::BuildWith(arguments)) => judged::build(arguments),
        Some(CliCommand::SolveWith(arguments)) => judged::solve(arguments),
        None => {
            if arguments.portable {
                make_portable().map_err(CliError::NotPortable)?;
            }
            open_window(opening(&arguments)?, arguments.log.as_deref(), arguments.speak)
        }
    }
}

const COMMANDS: [&str; 18] = [
    "make",
    "solve",
    "info",
    "judge",
    "draw",
    "pack",
    "replay",
    "watch",
    "lab",
    "worksheet",
    "book",
    "mouse",
    "verify",
    "survey",
    "trial",
    "build-with",
    "solve-with",
    "help",
];

/// The arguments with the subcommand moved in front of the options.
fn verb_first(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let command = Arguments::command();
    let takes_value = |option: &str| {
        let named = |arg: &&clap::Arg| arg.get_long() == Some(&option[2..]);
        let of_verbs = command.get_subcommands().flat_map(clap::Command::get_arguments);
        let option = command.get_arguments().chain(of_verbs).find(named);
        option.is_none_or(|option| option.get_action().takes_values())
    };
    let mut place = 1;
    while let Some(option) = arguments.get(place).and_then(|one| one.to_str())
        && option.starts_with("--")
    {
        place += if option.contains('=') || !takes_value(option) { 1 } else { 2 };
    }
    let is_verb = |one: &OsString| COMMANDS.iter().any(|verb| one == verb);
    if arguments.get(place).is_some_and(is_verb) {
        arguments[1..=place].rotate_right(1);
    }
    arguments
}

/// Prints clap's answer: what was asked for, such as the help, or what is wrong.
fn answer_in_its_words(answer: &clap::Error) -> Result<Outcome, CliError> {
    if !answer.use_stderr() {
        let mut out = console::output()?;
        write!(out, "{}", answer.render())?;
        out.flush()?;
        return Ok(Outcome::Done);
    }
    // Control characters in arguments could print lines that look like the program's own.
    let visible = |argument: OsString| visible(&argument.to_string_lossy());
    let arguments = verb_first(std::env::args_os().map(visible).map(OsString::from).collect());
    let told = Arguments::try_parse_from(arguments).err();
    let told = told.as_ref().unwrap_or(answer).render().to_string();
    for line in told.lines() {
        console::tell(&console::with_short_words(line));
    }
    Ok(Outcome::Misunderstood)
}

/// Refuses a misspelt subcommand, which would otherwise pass for the name of a file.
fn check_spelling(first: &OsStr) -> Result<(), CliError> {
    let word = first.to_string_lossy();
    if word.starts_with('-')
        || COMMANDS.contains(&&*word)
        || is_endless(first)
        || world_named(first).is_some()
        || MazeArgument::find(first).is_ok()
    {
        return Ok(());
    }
    match nearest(&word, &COMMANDS) {
        Some(nearest) => Err(CliError::NoCommand { word: word.into_owned(), nearest }),
        None => Ok(()),
    }
}

/// Whether this is not a file but a match of two players.
fn is_match(word: &OsStr) -> bool {
    !Path::new(word).exists() && word.to_str().is_some_and(Lobby::is_meant_by)
}

/// Whether this is not a file but a maze without end.
fn is_endless(word: &OsStr) -> bool {
    !Path::new(word).exists() && word.to_str().is_some_and(Endless::is_meant_by)
}

/// The world that this names, if it is not a file.
fn world_named(word: &OsStr) -> Option<NamedWorld> {
    word.to_str().filter(|word| !Path::new(word).exists()).and_then(NamedWorld::read)
}

/// What to open at once, if anything is named.
fn opening(arguments: &Arguments) -> Result<Option<Opening>, CliError> {
    Ok(match &arguments.maze {
        Some(word) if is_match(word) => {
            Some(Opening::Match(word.to_string_lossy().parse::<MatchCode>()?))
        }
        Some(word) if is_endless(word) => {
            Some(Opening::Endless(word.to_string_lossy().parse::<Endless>()?))
        }
        Some(word) if let Some(named) = world_named(word) => Some(Opening::World(named)),
        Some(line) if lab::is_bookmark(line) => Some(lab::bookmark(line)?),
        Some(line) if is_challenge(&line.to_string_lossy()) => {
            let line = line.to_string_lossy();
            Recording::read_challenge(&line)?;
            Some(Opening::Pasted(line.into_owned()))
        }
        Some(maze) => Some(match MazeArgument::find(maze)? {
            MazeArgument::Code(spec) => Opening::Grown(spec),
            MazeArgument::File(file) if begins(&file, is_bundle) => source::bundle(&file)?,
            MazeArgument::File(file) if world::is_world(&file) => {
                Opening::Endless(Endless::of_world(KeptWorld::keep(world::open(&file)?)))
            }
            MazeArgument::File(file) if begins(&file, is_pack) => Opening::Pack(pack::read(&file)?),
            MazeArgument::File(file) if begins(&file, is_card) => Opening::Lab(lab::read(&file)?),
            MazeArgument::File(file) if begins(&file, is_told_run) => {
                Opening::OwnProgram(Box::new(mouse::retold(&file)?))
            }
            MazeArgument::File(file) if begins(&file, is_recording) => {
                Opening::Recording(Box::new(replay::read(file.as_os_str())?))
            }
            source => {
                let found = source.maze()?;
                found.warn();
                Opening::Given(Arc::new(found.maze), found.warnings, found.file)
            }
        }),
        None if arguments.spec.is_given() => Some(Opening::Grown(arguments.spec.spec()?)),
        None => None,
    })
}

/// Opens the window, with what happens in it logged. A restarted game appends to its log.
fn open_window(
    opening: Option<Opening>,
    log: Option<&Path>,
    speaks: bool,
) -> Result<Outcome, CliError> {
    let opening = opening.filter(|_| !again::is_again());
    let open = |path: &Path| {
        let opened = if again::is_again() {
            File::options().append(true).open(path)
        } else {
            source::create(path)
        };
        opened.map_err(|error| CliError::CannotWrite { path: path.to_owned(), error })
    };
    Ok(Outcome::Window(WindowRequest { opening, log: log.map(open).transpose()?, speaks }))
}

#[cfg(test)]
mod tests {
    use icetea_maze::maze::may_be_no_maze;

    use super::*;

    #[test]
    fn what_is_shown_is_told_wherever_that_is_asked_for() {
        for line in
            ["--speak", "--speak watch", "watch --speak", "--speak lab", "lab --speak", "lab"]
        {
            let words = ["icetea-maze"].into_iter().chain(line.split(' ')).map(OsString::from);
            let Ok(Outcome::Window(request)) = carry_out(words.collect()) else {
                panic!("{line}: no window")
            };
            assert_eq!(request.speaks, line.contains("--speak"), "{line}");
        }
    }

    /// The window asks before it opens what may be no maze, so it has to be told.
    #[test]
    fn what_may_be_no_maze_is_handed_to_the_window_as_such() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("noise.txt");
        for (text, is_doubted) in
            [("......\n.##...\n......\n", true), ("####\n#SG#\n####\n", false)]
        {
            std::fs::write(&file, text).unwrap();
            for verb in [None, Some("watch")] {
                let words = [Some("icetea-maze"), verb, file.to_str()];
                let arguments = Arguments::try_parse_from(words.into_iter().flatten()).unwrap();
                let opening = match &arguments.command {
                    Some(CliCommand::Watch(arguments)) => match watch::run(arguments) {
                        Ok(Outcome::Window(request)) => request.opening,
                        _ => None,
                    },
                    _ => opening(&arguments).unwrap_or_else(|error| panic!("{error}")),
                };
                let Some(Opening::Given(_, told, name) | Opening::Watch(_, told, name)) = opening
                else {
                    panic!("{verb:?}: it opens nothing of the kind")
                };
                assert_eq!((may_be_no_maze(&told), &*name), (is_doubted, file.to_str().unwrap()));
            }
        }
    }
}
