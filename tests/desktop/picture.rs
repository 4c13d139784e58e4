//! Two pictures, compared.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Which share of the pixels differs clearly; nothing if the pictures cannot be compared.
pub fn different_share(golden: &Path, taken: &Path) -> Option<f64> {
    let compared = Command::new("timeout")
        .args(["20", "compare", "-metric", "AE", "-fuzz", "8%"])
        .args([golden, taken])
        .arg("null:")
        .output()
        .expect("compare does not start");
    let count = String::from_utf8_lossy(&compared.stderr);
    let pixels: f64 = count.split_whitespace().next()?.parse().ok()?;
    let (width, height) = png_size(golden)?;
    Some(pixels / (f64::from(width) * f64::from(height)))
}

/// The sides of a PNG, from its header.
fn png_size(file: &Path) -> Option<(u32, u32)> {
    let bytes = fs::read(file).ok()?;
    let side = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    Some((side(16)?, side(20)?))
}
