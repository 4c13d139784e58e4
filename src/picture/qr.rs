//! A text as a QR code, row by row. `None` where the library is built without images.

/// The width of the light edge that a code needs, in modules.
pub const QUIET_ZONE: usize = 4;

/// The modules of a text row by row, `true` for dark ones, if there are at most this many each way.
#[cfg(feature = "images")]
pub fn modules(text: &str, most: usize) -> Option<Vec<Vec<bool>>> {
    use qrcodegen::{QrCode, QrCodeEcc};
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let row = |y| (0..code.size()).map(|x| code.get_module(x, y)).collect();
    (code.size() as usize <= most).then(|| (0..code.size()).map(row).collect())
}

/// The library is built without images.
#[cfg(not(feature = "images"))]
pub fn modules(_: &str, _: usize) -> Option<Vec<Vec<bool>>> {
    None
}
