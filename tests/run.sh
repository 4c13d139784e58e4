#!/usr/bin/env bash
# Runs every check of the project from a clean checkout, installing what is missing on the way.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }

# A C compiler links the program; Debian calls the package build-essential.
if ! command -v cc >/dev/null; then
    say "installing a linker"
    as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends build-essential
fi
if command -v rustup >/dev/null; then
    for component in rustfmt clippy; do
        cargo "${component/rustfmt/fmt}" --version >/dev/null 2>&1 || rustup component add "$component"
    done
fi

export CARGO_TERM_COLOR=never

say "form"
cargo fmt --check

say "lints"
cargo clippy --locked --all-targets -- -D warnings

say "tests"
cargo test --locked --all-targets

say "examples in the documentation"
cargo test --locked --doc

say "documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps

say "the program, as it is shipped"
cargo build --locked --release
target/release/icetea-maze solve kruskal1-30x20-233 --json
