//! A program that stores everything beside itself.

use std::process::Command;

use super::code;

#[test]
fn a_portable_program_keeps_everything_beside_itself() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (copy, home) = (folder.path().join("copy"), folder.path().join("home"));
    std::fs::hard_link(env!("CARGO_BIN_EXE_icetea-maze"), &copy).unwrap();
    for arguments in [&["--portable"][..], &[]] {
        let mut command = Command::new(&copy);
        command.args(arguments).env_clear().env("HOME", &home);
        assert_eq!(code(&command.output().unwrap()), 1, "there is no display");
        assert!(folder.path().join("portable").is_file());
        assert!(folder.path().join("icetea-maze-data/installation-key.ron").is_file());
        assert!(!home.exists());
        std::fs::remove_dir_all(folder.path().join("icetea-maze-data")).unwrap();
    }
}
