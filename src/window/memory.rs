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

/// Has the graphics driver forget what it compiles shaders with: seven megabytes, where it draws in
/// software. To be called by the window's thread once all shaders are compiled.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
pub fn give_back_the_shader_compiler() {
    use libloading::os::unix::{Library, RTLD_NOW};

    /// Only a library that the window is drawn with already.
    const RTLD_NOLOAD: std::ffi::c_int = 4;

    // SAFETY: nothing is loaded, so no code runs but the call itself, whose type OpenGL has promised
    // for its name. It is a hint, and a shader that is compiled later brings all of it back.
    unsafe {
        if let Ok(library) = Library::open(Some("libGL.so.1"), RTLD_NOW | RTLD_NOLOAD)
            && let Ok(release) = library.get::<unsafe extern "C" fn()>(c"glReleaseShaderCompiler")
        {
            release();
        }
    }
}

/// Other systems return it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back_what_is_large() {}

/// Other systems return it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back_what_is_free() {}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
pub const fn give_back_the_shader_compiler() {}
