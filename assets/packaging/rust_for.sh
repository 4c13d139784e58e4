#!/usr/bin/env bash
# Sees to it that Rust builds for the TARGETs, and has rustfmt and clippy if they are named:
# rust_for.sh [TARGET | rustfmt | clippy ...]. rustup adds what is missing; where there is none, what to
# install is said.
set -euo pipefail

missing() {
    echo "$1 is missing: install rustup (https://rustup.rs; on Debian 13, apt install rustup), then rustup default stable" >&2
    exit 1
}
command -v cargo >/dev/null || missing "Rust (cargo)"
for wanted in "$@"; do
    case "$wanted" in
    rustfmt | clippy)
        ! cargo "${wanted/rustfmt/fmt}" --version >/dev/null 2>&1 || continue
        command -v rustup >/dev/null || missing "$wanted"
        rustup component add "$wanted" ;;
    *)
        [ ! -d "$(rustc --print target-libdir --target "$wanted")" ] || continue
        command -v rustup >/dev/null || missing "Rust's library for $wanted"
        rustup target add "$wanted" ;;
    esac
done
