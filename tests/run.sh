#!/usr/bin/env bash
# Runs every check of the project from a clean checkout, installing what is missing on the way.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '\n== %s (%d s)\n' "$*" "$SECONDS"; }

# What is missing of what links the program, opens its window, and plays in it from outside.
missing=()
command -v cc >/dev/null || missing+=(build-essential)
command -v Xvfb >/dev/null || missing+=(xvfb)
command -v xdotool >/dev/null || missing+=(xdotool)
command -v openbox >/dev/null || missing+=(openbox)
command -v import >/dev/null || missing+=(imagemagick)
command -v faketime >/dev/null || missing+=(faketime)
command -v pdftoppm >/dev/null || missing+=(poppler-utils)
command -v qpdf >/dev/null || missing+=(qpdf)
command -v python3 >/dev/null || missing+=(python3)
libraries="$(/sbin/ldconfig -p)"
for pair in libX11.so.6=libx11-6 libXi.so.6=libxi6 libxkbcommon.so.0=libxkbcommon0 \
    libGL.so.1=libgl1 libGLX_mesa.so.0=libglx-mesa0; do
    [[ "$libraries" == *"${pair%=*} "* ]] || missing+=("${pair#*=}")
done
compgen -G "/usr/lib/*/dri/swrast_dri.so" >/dev/null || missing+=(libgl1-mesa-dri)
if [ "${#missing[@]}" != 0 ]; then
    say "installing ${missing[*]}"
    as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
assets/packaging/rust_for.sh rustfmt clippy

export CARGO_TERM_COLOR=never

# What is soon told comes first.

say "form"
cargo fmt --check

say "the crates of the library alone, at most 15"
crates="$(cargo tree --locked --no-default-features --edges normal --prefix none |
    sed 's/ (.*//' | grep -v '^icetea-maze ' | sort -u)"
printf '%s\n' "$crates"
[ "$(wc -l <<<"$crates")" -le 15 ] || { echo "these are more than 15" >&2; exit 1; }

say "supply chain: licences that go with ours, and one registry (tests/long.sh asks for more)"
licences="$(cargo tree --locked --all-features --edges normal,build --target all --prefix none --format '{l}' | sort -u)"
printf '%s\n' "$licences"
if grep -vE '(^|[ (/])(MIT|Apache-2\.0|ISC|Unicode-3\.0|Zlib)([ )/]|$)' <<<"$licences"; then
    echo "these licences do not go with ours" >&2
    exit 1
fi
if grep '^source = ' Cargo.lock | grep -v '^source = "registry+https://github.com/rust-lang/crates.io-index"$'; then
    echo "these crates come from elsewhere" >&2
    exit 1
fi

say "words: out as .po and in again, without loss"
words="$(mktemp -d)"
cp -r assets/words/po.py assets/words/en "$words"
for folder in assets/words/*/; do
    language="$(basename "$folder")"
    [ "$language" != en ] || continue
    python3 assets/words/po.py out "$language" "$words/words.po"
    python3 "$words/po.py" in "$words/words.po"
    # What is new in English comes in as well.
    sed -i '/^seed = /d' "$words/$language/common.ftl"
    python3 "$words/po.py" in "$words/words.po"
    diff <(grep -vh '^#\|^$' assets/words/"$language"/*.ftl) <(grep -vh '^#\|^$' "$words/$language"/*.ftl)
done
rm -r "$words"

say "lints: the library alone, with its features, everything, and the page"
cargo clippy --locked --no-default-features --lib -- -D warnings
cargo clippy --locked --no-default-features --features store -- -D warnings
cargo clippy --locked --all-targets -- -D warnings
assets/packaging/rust_for.sh wasm32-wasip1
cargo clippy --locked --target wasm32-wasip1 --lib --bins -- -D warnings
# What feeds the readers is only looked at here, without the C++ that it is linked with; tests/long.sh
# runs it.
CUSTOM_LIBFUZZER_PATH=/none/libfuzzer.a cargo clippy --locked --manifest-path tests/fuzz/Cargo.toml \
    --all-targets --target-dir "${CARGO_TARGET_DIR:-target}" -- -D warnings

say "documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps

say "tests"
timeout --kill-after=10 1800 cargo test --locked --all-targets

say "examples in the documentation"
cargo test --locked --doc

say "the window, played from outside, and beside it the page, in a browser"
played="$(mktemp)"
timeout --kill-after=10 1800 tests/page.sh >"$played" 2>&1 &
page=$! red=0
trap 'kill "$page" 2>/dev/null || true; rm -f "$played"' EXIT
timeout --kill-after=10 1800 cargo test --locked --test desktop -- --ignored --test-threads=2 || red=1
say "the page"
wait "$page" || red=1
cat "$played"
say "done"
exit "$red"
