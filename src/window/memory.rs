//! Returns memory that was needed for a moment to the system.

/// Makes the allocator return large blocks as soon as they are free. The GNU library would learn
/// from each to keep larger ones, and they end up scattered among the small ones: after half an
/// hour of pictures of every size a window would take twice what it holds.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
pub fn give_back_what_is_large() {
    use std::ffi::c_int;

    const MMAP_THRESHOLD: c_int = -3;
    const LARGE_BYTES: c_int = 256 * 1024;

    unsafe extern "C" {
        fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }

    // SAFETY: the call takes no pointers and may be made at any time.
    unsafe {
        mallopt(MMAP_THRESHOLD, LARGE_BYTES);
    }
}

/// Returns what is free among the small blocks, which the GNU library keeps for ever: a tenth of all
/// memory after half an hour. To be called when the screen changes: it takes up to a few milliseconds.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
pub fn give_back_what_is_free() {
    use std::ffi::c_int;

    unsafe extern "C" {
        fn malloc_trim(kept_bytes: usize) -> c_int;
    }

    // SAFETY: the call takes no pointers and may be made at any time.
    unsafe {
        malloc_trim(0);
    }
}

/// Other systems return it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back_what_is_large() {}

/// Other systems return it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back_what_is_free() {}
