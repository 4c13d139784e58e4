//! A text as a QR code: which of its modules are dark. Where the library is built without pictures
//! there are none.

/// How much of a code's edge has to stay light, in modules.
pub const QUIET_ZONE: usize = 4;

/// The modules of a text row by row, dark ones being true, if they are no more than so many each way.
#[cfg(feature = "images")]
pub fn modules(text: &str, most: usize) -> Option<Vec<Vec<bool>>> {
    use qrcodegen::{QrCode, QrCodeEcc};
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let row = |y| (0..code.size()).map(|x| code.get_module(x, y)).collect();
    (code.size() as usize <= most).then(|| (0..code.size()).map(row).collect())
}

/// None without pictures.
#[cfg(not(feature = "images"))]
pub fn modules(_: &str, _: usize) -> Option<Vec<Vec<bool>>> {
    None
}
