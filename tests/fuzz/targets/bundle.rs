//! A bundle of a player's data: taken over whole, with nothing set aside, or not at all.

#![no_main]

use icetea_maze::game::records::FinishedRun;
use icetea_maze::store::{Gallery, Storage, Store, StoreReport, StoreTask};
use icetea_maze_fuzz::{in_folder, known};
use libfuzzer_sys::fuzz_target;

const CODE: &str = "prim1-5x4-1";

fuzz_target!(|bytes: &[u8]| {
    in_folder(|folder| {
        let open = || Store::open(Some(folder.to_owned()));
        let run = FinishedRun { code: CODE.to_owned(), milliseconds: 1, ..FinishedRun::default() };
        open().record_run(&run);
        let before = known(folder);
        let checked = Store::check_bundle(bytes);
        let gallery = Gallery::open(Some(folder.join("papers")));
        let take_over = |bytes: &[u8], is_own| open().take_over(bytes, is_own, &gallery, "before");
        let kept = match take_over(bytes, bytes.len().is_multiple_of(2)) {
            Ok(kept) => kept,
            Err(notice) => {
                assert_eq!(checked, Err(notice));
                assert_eq!(known(folder), before);
                return;
            }
        };
        assert_eq!(checked, Ok(()));
        let taken = known(folder);
        let Some(StoreReport::Bundled(again)) = open().carry_out(StoreTask::Bundle) else {
            panic!("no bundle")
        };
        let kept = std::fs::read(kept).expect("what was here before");
        take_over(&kept, true).expect("the way back");
        assert_eq!(known(folder), before);
        take_over(again.as_bytes(), true).expect("what was just made");
        assert_eq!(known(folder), taken);
    });
});
