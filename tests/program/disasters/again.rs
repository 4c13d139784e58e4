//! This test program, started again as a helper of itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "ICETEA_TEST_FOLDER";

/// A command that runs the ignored test of this name for a folder.
pub fn helper(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(program());
    command.args(arguments(test)).env(FOLDER, folder);
    command
}

/// The command as a line of the shell.
pub fn helper_line(test: &str) -> String {
    format!("'{}' {}", program().display(), arguments(test).join(" "))
}

/// The folder that a helper is to work in; `None` if all ignored tests are run.
pub fn folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).filter(|folder: &OsString| !folder.is_empty()).map(PathBuf::from)
}

fn program() -> PathBuf {
    std::env::current_exe().unwrap()
}

fn arguments(test: &str) -> [String; 4] {
    let test = format!("disasters::{test}");
    ["--exact".to_owned(), test, "--ignored".to_owned(), "--nocapture".to_owned()]
}
