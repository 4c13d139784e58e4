#!/usr/bin/env bash
# Builds the game for browsers and lays its page out in target/page: page.sh [--release]
set -euo pipefail
cd "$(dirname "$0")/../.."

target="$(realpath -m "${CARGO_TARGET_DIR:-target}")"
folder="$target/page"
profile=debug; [ "${1:-}" != --release ] || profile=release
# A page is downloaded before it is played, so size comes first; it has no vector instructions to lose.
# wasm-opt -Os would take away 7 % more, but of what travels, which is compressed, 1 % at most.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=s

assets/packaging/rust_for.sh wasm32-wasip1
cargo build --locked --target wasm32-wasip1 "$@"

# The script that goes with just this macroquad lies in its package.
macroquad="$(cargo metadata --locked --format-version 1 | python3 -c '
import json, os, sys
packages = json.load(sys.stdin)["packages"]
print(next(os.path.dirname(one["manifest_path"]) for one in packages if one["name"] == "macroquad"))')"
rm -rf "$folder"
mkdir -p "$folder"
cp assets/web/* "$macroquad/js/mq_js_bundle.js" assets/icon/icon.svg assets/icon/icon_512.png \
    "$target/wasm32-wasip1/$profile/icetea-maze.wasm" "$folder/"
cp assets/packaging/copyright "$folder/LICENSES.txt"
# What not every language needs stays out of the program.
mkdir "$folder/fonts"
sed -n 's/.*on_demand!("\(.*\)"),/\1/p' src/picture/fonts.rs | while read -r font; do
    cp "assets/fonts/$font" "$folder/fonts/"
done
# While it loads, the page shows how much of this has come.
sed -i "s/<progress max=\"1\"/<progress max=\"$(stat -c %s "$folder/icetea-maze.wasm")\"/" "$folder/index.html"
python3 assets/packaging/page_version.py "$folder"
