//! The key of this installation, which seals the recordings that are run here, and recognises them.
//!
//! It is made at the first start, in a file that only its owner may read. Best runs from before
//! then have no seal; what it would be is kept beside the key. A lost key cannot be recovered: what
//! it has sealed then counts as from elsewhere.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::fs::File;
use std::path::PathBuf;

use hmac_sha256::HMAC;
use serde::{Deserialize, Serialize};

use super::document::{Content, DocumentFlaw};
use super::files;
use super::folder::{Folder, move_away, read_or_set_aside, text_of, write};
use super::notice::{Notice, Notices, Reason};
use super::places::Places;
use crate::game::replay::{Recording, Seal};

/// Seals recordings, and tells their origin by the seal.
#[derive(Clone, Default)]
pub struct Seals {
    key: Option<InstallationKey>,
}

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct InstallationKey {
    /// 256 random bits.
    key: String,
    /// The would-be seals of best runs from before the key, by their codes.
    #[serde(default)]
    adopted: BTreeMap<String, String>,
}

const KEY_BYTES: usize = 32;

impl Content for InstallationKey {
    const NAME: &'static str = "installation-key";
    const ABOUT: &'static str =
        "by this the game knows its own recordings. Whoever has it can pass any off as yours.";
    const IS_PRIVATE: bool = true;

    fn makes_sense(&self) -> bool {
        self.key.len() == 2 * KEY_BYTES && self.key.bytes().all(|digit| digit.is_ascii_hexdigit())
    }
}

impl InstallationKey {
    fn roll() -> Result<Self, Reason> {
        let mut bytes = [0; KEY_BYTES];
        getrandom::fill(&mut bytes).map_err(|error| Reason::System(error.to_string()))?;
        let mut key = String::new();
        for byte in bytes {
            // Writing to a string cannot fail.
            let _ = write!(key, "{byte:02x}");
        }
        Ok(Self { key, adopted: BTreeMap::new() })
    }

    fn seal_of(&self, recording: &Recording) -> Seal {
        Seal(HMAC::mac(recording.write_unsealed().as_bytes(), self.key.as_bytes()))
    }

    fn judge(&self, recording: Recording) -> Recording {
        let own = self.seal_of(&recording);
        let adopted = self.adopted.get(&recording.course.to_string());
        recording.judged(own, adopted.is_some_and(|seal| *seal == own.to_string()))
    }

    /// Accepts the kept runs as run here, unless any of them has a seal: then there was a key
    /// before, and runs from elsewhere may have been added since. Returns whether there was.
    fn adopt(&mut self, kept: impl Iterator<Item = Recording>) -> bool {
        for recording in kept {
            if recording.seal().is_some() {
                self.adopted.clear();
                return true;
            }
            self.adopted.insert(recording.course.to_string(), self.seal_of(&recording).to_string());
        }
        false
    }
}

impl Seals {
    /// The seals of this installation, if it has a key; nothing is changed on disk. The folder is
    /// that of [`Store::open`](super::Store::open).
    pub fn find(folder: Option<PathBuf>) -> Self {
        let places = Places::find(folder);
        let folder = places.map_or_else(Folder::nowhere, |places| Folder::at(places.data));
        Self { key: folder.peek() }
    }

    /// The seals of the data folder, with a new key if none can be read, which then adopts the kept
    /// runs without a seal.
    pub(super) fn open(
        folder: &Folder,
        kept: impl Iterator<Item = Recording>,
        notices: &mut Notices,
    ) -> Self {
        let mut seals = Self { key: folder.peek() };
        let file = folder.file_of::<InstallationKey>().filter(|_| seals.key.is_some());
        if let Some(file) = file.and_then(|file| File::open(file).ok()) {
            files::make_private(&file);
        }
        if seals.key.is_none() && folder.path().is_some() {
            seals.renew(folder, kept, notices);
        }
        seals
    }

    /// Reads the key that is on disk now; if it is gone, writes the own one back, or else a new
    /// one. Returns whether there is a key then.
    pub(super) fn renew(
        &mut self,
        folder: &Folder,
        kept: impl Iterator<Item = Recording>,
        notices: &mut Notices,
    ) -> bool {
        folder.with_lock::<InstallationKey>(notices, |file, held, notices| {
            let was_there = file.symlink_metadata().is_ok();
            let on_disk = match read_or_set_aside(file, held, notices) {
                Ok(on_disk) => on_disk,
                // A key that cannot be read for lack of rights may be good, and must stay.
                Err(Reason::NotAllowed) => return Err(Reason::NotAllowed),
                Err(_) => move_away(file, DocumentFlaw::Damaged, notices).map(|()| None)?,
            };
            if on_disk.is_some() {
                self.key = on_disk;
                return Ok(());
            }
            let key = if let Some(key) = &self.key {
                key.clone()
            } else {
                let mut key = InstallationKey::roll()?;
                if was_there || key.adopt(kept) {
                    notices.add(Notice::KeyLost);
                }
                key
            };
            // It can seal before it is on the disk, and be saved elsewhere with that.
            self.key = Some(key.clone());
            write(file, &key)
        })
    }

    /// The text of the key's file, if there is a key.
    pub(super) fn text(&self) -> Option<Result<String, Reason>> {
        self.key.as_ref().map(text_of)
    }

    /// The recording with the seal of this installation, if it was run here and there is a key.
    #[must_use]
    pub fn seal(&self, recording: Recording) -> Recording {
        match &self.key {
            Some(key) if recording.is_own() => {
                let seal = key.seal_of(&recording);
                recording.sealed(seal)
            }
            _ => recording,
        }
    }

    /// The recording with the origin that its seal proves.
    #[must_use]
    pub fn judge(&self, recording: Recording) -> Recording {
        match &self.key {
            Some(key) if !recording.is_own() => key.judge(recording),
            _ => recording,
        }
    }
}

impl fmt::Debug for Seals {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The key is secret.
        out.debug_struct("Seals").field("has_key", &self.key.is_some()).finish()
    }
}
