#!/usr/bin/env bash
# Lays out the application for macOS in target/macos. On a Mac that has rustup it is finished there: for
# both kinds of processors, signed for this machine, and in a disk image in target/dist. Elsewhere the
# code is compiled for both as far as that goes without Apple's kit, and nobody has seen it run.
set -euo pipefail
cd "$(dirname "$0")/../.."

target="$(realpath -m "${CARGO_TARGET_DIR:-target}" 2>/dev/null || echo "$PWD/target")"
version="$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)"
app="$target/macos/Icetea Maze.app"
processors=(aarch64-apple-darwin x86_64-apple-darwin)
assets/packaging/rust_for.sh "${processors[@]}"

rm -rf "$target/macos"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$target/dist"
sed "s/VERSION/$version/" assets/packaging/Info.plist > "$app/Contents/Info.plist"
cp assets/icon/icetea-maze.icns assets/packaging/copyright "$app/Contents/Resources/"
assets/packaging/page.sh --release
cp -r assets/manual "$target/page" "$app/Contents/Resources/"

if [ "$(uname)" != Darwin ]; then
    for processor in "${processors[@]}"; do cargo check --locked --target "$processor"; done
    echo "the program is missing in $app: run this on a Mac"
    exit
fi
programs=()
for processor in "${processors[@]}"; do
    cargo build --locked --release --target "$processor"
    programs+=("$target/$processor/release/icetea-maze")
done
lipo -create -output "$app/Contents/MacOS/icetea-maze" "${programs[@]}"
plutil -lint "$app/Contents/Info.plist"
codesign --force --sign - "$app"
hdiutil create -quiet -ov -volname "Icetea Maze" -srcfolder "$target/macos" \
    "$target/dist/icetea-maze-$version-macos.dmg"
