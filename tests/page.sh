#!/usr/bin/env bash
# Builds the page and plays it in a real browser: page.sh [--release] [TEST ...], all of page.py or what
# is named. Installs what is missing on a Debian machine that has rustup.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for one in chromium:chromium chromedriver:chromium-driver python3:python3 Xvfb:xvfb xdotool:xdotool; do
    command -v "${one%:*}" >/dev/null || missing+=("${one#*:}")
done
if [ "${#missing[@]}" != 0 ]; then
    as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
profile=(); [ "${1:-}" != --release ] || { profile=(--release); shift; }
assets/packaging/page.sh "${profile[@]}"
# The game that serves it.
cargo build --locked
exec python3 tests/page.py "${CARGO_TARGET_DIR:-target}/page" "$@"
