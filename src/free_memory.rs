//! How much memory is free, where the system reports it.

/// How many bytes the program may take without pushing others out of memory.
pub fn free_memory() -> Option<u64> {
    let all = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = all.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(1024 * kibibytes)
}
