#!/usr/bin/env bash
# Feeds every reader of the game with bytes that break things.
# usage: tests/fuzz/run.sh [SECONDS A TARGET = 60] [TARGET …]; needs a C++ compiler.
# It begins with corpus/, which was chosen by hand, and with seeds that the game and the golden files
# give. What it learns stays in fuzz/ below the target folder; what breaks a law is left in found/ there.
set -euo pipefail
cd "$(dirname "$0")"

seconds="${1:-60}"; shift || true
home="${CARGO_TARGET_DIR:-$PWD/../../target}/fuzz"
mkdir -p "$home"
export PATH="$home/tools/bin:$PATH"
command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked --debug --root "$home/tools"
targets=("$@"); [ "$#" != 0 ] || mapfile -t targets < <(cargo fuzz list --fuzz-dir .)

[ -d "$home/seeds" ] || cargo run --quiet --target-dir "$home" --example seeds -- "$home/seeds"
# No code here is unsafe, so no sanitizer is asked for, and stable Rust does.
cargo fuzz build --fuzz-dir . --sanitizer none --target-dir "$home"
# Some readers read files: in memory, they are read a hundred times faster.
[ ! -d /dev/shm ] || export TMPDIR=/dev/shm

export home seconds
run_target() {
    local target="$1" found="$home/found/$1" outcome=0
    mkdir -p "$found" "$home/corpus/$target" "$home/seeds/$target"
    nice -n 19 "$home"/*/release/"$target" "$home/corpus/$target" "$home/seeds/$target" \
        "$PWD/corpus/$target" \
        -max_total_time="$seconds" -max_len=2048 -timeout=10 -rss_limit_mb=2048 \
        -artifact_prefix="$found/" -print_final_stats=1 2>"$found/log" || outcome=$?
    printf '%-15s %s\n' "$target" "$(grep -aE 'panicked|^#.*DONE' "$found/log" | tail -1)"
    [ "$outcome" = 0 ] || echo "$target is broken, see $found" >&2
    return "$outcome"
}
export -f run_target
# One for each processor; xargs fails if any of them does.
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'run_target {}'
