//! A guest's processes on Linux: the guest, its children and theirs, also where they left their
//! parent. They are known by a word in their environment, by their group and by their descent.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::process::{
    Pid, Signal, WaitOptions, kill_process, kill_process_group, set_child_subreaper, waitpid,
};

/// The name of the word in the environment.
const NAME: &str = "ICETEA_MAZE_GUEST";

pub struct GuestFamily {
    word: String,
    group: i32,
    known: BTreeSet<i32>,
}

/// A process as the system lists it.
struct Process {
    id: i32,
    parent: i32,
    group: i32,
    pages: u64,
    is_dead: bool,
}

/// How often those that are left are looked for at the end: each look finds the children of the one
/// before.
const LOOKS_AT_THE_END: u32 = 100;

impl GuestFamily {
    /// Marks a guest that is about to be started.
    pub fn found(command: &mut Command) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // Those whose parent ended become children of the game, so that they are found.
        let _ = set_child_subreaper(rustix::process::getpid().into());
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let word = format!("{}-{count}", std::process::id());
        command.process_group(0).env(NAME, &word);
        super::bond::end_with_the_game(command);
        Self { word, group: 0, known: BTreeSet::new() }
    }

    /// The family of a guest that was started.
    pub fn of(mut self, guest: u32) -> Self {
        self.group = guest.cast_signed();
        self.known.insert(self.group);
        self
    }

    /// How many processes there are, and how many MiB they hold.
    pub fn size(&mut self) -> (u32, u32) {
        let members = self.members();
        let pages: u64 = members.iter().map(|process| process.pages).sum();
        let bytes = pages * rustix::param::page_size() as u64;
        (members.len() as u32, (bytes >> 20).try_into().unwrap_or(u32::MAX))
    }

    fn members(&mut self) -> Vec<Process> {
        let own = std::process::id().cast_signed();
        let mut others = processes();
        let mut members: Vec<Process> = Vec::new();
        loop {
            let is_member = |process: &Process| {
                let is_orphan = process.parent == own;
                process.group == self.group
                    || self.known.contains(&process.id)
                    || self.known.contains(&process.parent)
                    || is_orphan && self.is_marked(process.id)
            };
            let (found, left): (Vec<_>, Vec<_>) = others.into_iter().partition(is_member);
            if found.is_empty() {
                break;
            }
            self.known.extend(found.iter().map(|process| process.id));
            members.extend(found);
            others = left;
        }
        self.known = members.iter().map(|process| process.id).collect();
        members.retain(|process| !process.is_dead);
        members
    }

    fn is_marked(&self, id: i32) -> bool {
        let word = format!("{NAME}={}", self.word);
        fs::read(format!("/proc/{id}/environ"))
            .is_ok_and(|bytes| bytes.split(|&byte| byte == 0).any(|it| it == word.as_bytes()))
    }

    /// Ends them all.
    pub fn end(&mut self) {
        if let Some(group) = Pid::from_raw(self.group) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        for _ in 0..LOOKS_AT_THE_END {
            let members = self.members();
            for process in members.iter().filter_map(|process| Pid::from_raw(process.id)) {
                let _ = kill_process(process, Signal::KILL);
            }
            // The guest itself is waited for by whoever has started it.
            let orphans = self.known.iter().filter(|&&id| id != self.group);
            for orphan in orphans.filter_map(|&id| Pid::from_raw(id)) {
                let _ = waitpid(Some(orphan), WaitOptions::NOHANG);
            }
            if members.iter().all(|process| process.id == self.group) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
}

/// All processes of the system.
fn processes() -> Vec<Process> {
    let Ok(folders) = fs::read_dir("/proc") else { return Vec::new() };
    folders
        .flatten()
        .filter_map(|folder| {
            let id: i32 = folder.file_name().to_str()?.parse().ok()?;
            let stat = fs::read_to_string(folder.path().join("stat")).ok()?;
            // The name may hold anything, and ends with the last bracket.
            let (_, fields) = stat.rsplit_once(") ")?;
            let fields: Vec<&str> = fields.split(' ').collect();
            let number = |place: usize| fields.get(place)?.parse::<i64>().ok();
            Some(Process {
                id,
                parent: number(1)? as i32,
                group: number(2)? as i32,
                pages: number(21)? as u64,
                is_dead: fields[0] == "Z",
            })
        })
        .collect()
}
