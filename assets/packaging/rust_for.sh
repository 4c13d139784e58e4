#!/usr/bin/env bash
# Sees to it that Rust builds for the TARGETs: rust_for.sh [TARGET ...]. rustup adds what is missing;
# where there is none, what to install is said.
set -euo pipefail

missing() {
    echo "$1 is missing: install rustup (https://rustup.rs; on Debian 13, apt install rustup), then rustup default stable" >&2
    exit 1
}
command -v cargo >/dev/null || missing "Rust (cargo)"
for target in "$@"; do
    [ ! -d "$(rustc --print target-libdir --target "$target")" ] || continue
    command -v rustup >/dev/null || missing "Rust's library for $target"
    rustup target add "$target"
done
