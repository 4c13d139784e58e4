//! How much memory is free, where the system tells.

/// How many bytes a program may take without anything else having to go.
pub fn free_memory() -> Option<u64> {
    let all = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = all.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(1024 * kibibytes)
}
