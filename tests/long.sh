#!/usr/bin/env bash
# Runs what takes too long for tests/run.sh, part by part, and says at the end what was green and what
# was red: tests/long.sh [PART ...], all of them if none is named. Each part installs what it needs on a
# Debian machine that has Rust; what it says is kept in target/long/PART.log.
#
#     release   the Linux part of release.sh, with lintian
#     again     a second build of the same commit, in a clone elsewhere: the same bytes
#     chroots   the Debian package of `release`, installed, started and purged in Debian 11, 12 and 13
#     crate     the crate is under 6 MiB, makes no warning and builds by itself
#     windows   the Windows part of release.sh
#     web       the page, built as it is shipped and played in a browser
#     macos     the code for macOS, as far as it can be compiled here
#     library   the library with one feature, and a race in it without any
#     supply    licences, origins and doubled versions of the crates, and known faults of theirs
#     oldest    everything compiles with the oldest Rust that Cargo.toml names
#     languages  every screen in every language, look and size; tests/run.sh takes a sample of all but English
#     soak      the window, played at random for SOAK_MINUTES (60); then with a disk that fills, killed at any
#               moment, and with a clock that jumps
#     net       1,000 matches on two machines over a bad network, and one of real windows in two network
#               namespaces
#     worlds    the world that comes with the game, built again by processes that are killed: the same bytes
#     fuzz      every reader, fed for FUZZ_SECONDS each (600)
#     loaded    tests/run.sh, twice, beside two busy loops
set -euo pipefail
cd "$(dirname "$0")/.."

parts=(release again chroots crate windows web macos library supply oldest languages soak net worlds fuzz loaded)
target="$(realpath -m "${CARGO_TARGET_DIR:-target}")"
logs="$target/long"
seconds_for_a_window=120
most_bytes_of_the_crate=$((6 << 20))

say() { printf '\n== %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }

# install PROGRAM PACKAGE ...: the packages whose program is not there.
install() {
    local missing=()
    while [ $# != 0 ]; do
        command -v "$1" >/dev/null || missing+=("$2")
        shift 2
    done
    [ "${#missing[@]}" = 0 ] || install_packages "${missing[@]}"
}

install_packages() {
    local as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@"
}

release() { assets/packaging/release.sh linux; }

again() {
    local clone="$target/long/another folder/clone" name found=0
    local -x CARGO_TARGET_DIR="$clone/target"
    compgen -G "$target/dist/*.deb" >/dev/null || fail "there is nothing to compare with: run the part release first"
    rm -rf "$clone"
    git clone --quiet . "$clone"
    # The tools are the same ones: only what they make is made anew.
    mkdir -p "$CARGO_TARGET_DIR"
    ln -s "$target/tools" "$CARGO_TARGET_DIR/tools"
    (cd "$clone" && assets/packaging/release.sh linux)
    for name in "$CARGO_TARGET_DIR"/dist/*linux-x86_64.tar.gz "$CARGO_TARGET_DIR"/dist/*.deb; do
        cmp "$name" "$target/dist/${name##*/}" || found=1
    done
    [ "$found" = 0 ] || fail "two builds of one commit differ"
    rm -rf "$target/long/another folder"
}

# The Debian mirror of this machine.
mirror() {
    apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL)' 'Created-By: Packages' |
        awk '$2 == "Debian" && $3 == "Debian" { print $1; exit }'
}

chroots() {
    local package from suite release red=()
    package="$(compgen -G "$target/dist/*.deb" | tail -1)" || fail "there is no package: run the part release first"
    install mmdebstrap mmdebstrap
    [ "$(id -u)" = 0 ] || unshare --user true 2>/dev/null ||
        fail "mmdebstrap needs root here, or namespaces for users: run this part as root"
    from="$(mirror)"
    [ -n "$from" ] || fail "mmdebstrap has nowhere to fetch Debian from: apt on this machine knows no mirror of it"
    cp "$package" "$logs/icetea-maze.deb"
    for release in 11:bullseye 12:bookworm 13:trixie; do
        suite="${release#*:}"
        say "Debian ${release%:*}, $suite"
        mmdebstrap --quiet --variant=apt --format=null \
            --customize-hook="copy-in '$logs/icetea-maze.deb' tests/long/in_chroot.sh /" \
            --customize-hook="chroot \"\$1\" env SECONDS_FOR_A_WINDOW=$seconds_for_a_window bash /in_chroot.sh" \
            "$suite" /dev/null "$from" || { red+=("$suite"); echo "$suite is RED"; }
    done
    rm -f "$logs/icetea-maze.deb"
    [ "${#red[@]}" = 0 ] || fail "the package does not work in ${red[*]}"
}

crate() {
    local said bytes
    # What is said of a tree that is not committed is said of the crate, too.
    said="$(cargo package --locked --color never 2>&1)" || fail "$said"
    printf '%s\n' "$said"
    ! grep -q '^warning' <<<"$said" || fail "cargo package warns"
    bytes="$(stat -c %s "$target"/package/icetea-maze-*.crate | sort -n | tail -1)"
    [ "$bytes" -le "$most_bytes_of_the_crate" ] || fail "the crate has $bytes bytes"
}

windows() { assets/packaging/release.sh windows; }
web() { tests/page.sh --release && assets/packaging/release.sh web; }
macos() { assets/packaging/macos.sh; }

library() {
    cargo clippy --locked --no-default-features --all-targets -- -D warnings
    cargo clippy --locked --no-default-features --features images -- -D warnings
    cargo test --locked --no-default-features --test core
}

supply() {
    PATH="$target/tools/bin:$PATH"
    # Without optimization, since that takes longer than all it is used for.
    command -v cargo-deny >/dev/null || cargo install --locked --quiet --debug --root "$target/tools" cargo-deny
    cargo deny --all-features check licenses bans sources
    if cargo deny fetch db >/dev/null 2>&1; then
        cargo deny --all-features check advisories
    else
        echo "advisories were not checked: they cannot be fetched here"
    fi
}

oldest() {
    local version
    version="$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)"
    command -v rustup >/dev/null || fail "an older Rust needs rustup: install it from https://rustup.rs"
    rustup toolchain install --profile minimal "$version" || fail "Rust $version cannot be had here"
    rustup run "$version" cargo check --locked --all-targets --target-dir "$target/oldest"
}

languages() {
    ICETEA_MAZE_ALL_LANGUAGES=1 cargo test --locked --test screens
}

soak() {
    install cc build-essential Xvfb xvfb xdotool xdotool openbox openbox faketime faketime
    python3 -c 'import Xlib' 2>/dev/null || install_packages python3-xlib
    cargo build --locked --release
    tests/soak.sh "${SOAK_MINUTES:-60}"
    for edge in disk kill clock; do
        say "the same with the edge: $edge"
        tests/soak.sh 10 1 "${CARGO_TARGET_DIR:-target}/release/icetea-maze" "$edge"
    done
}

net() {
    install Xvfb xvfb xdotool xdotool openbox openbox ip iproute2
    tests/net.sh 1000
    tests/netns.sh
    tests/netns.sh v6
}

worlds() {
    local folder="$target/long/worlds" game="$target/release/icetea-maze" code=kruskal1-31623x31623-1 job
    cargo build --quiet --release --locked
    rm -rf "$folder"; mkdir -p "$folder"
    # One square of 16 x 16 leaves each. Whoever is killed begins again, and goes on from what is kept.
    build() { "$game" make "$code" --threads 1 --square "4,$1,$2" --output "$folder/$1-$2.part"; }
    # ended SIGNAL SECONDS COLUMN ROW
    ended() {
        "$game" make "$code" --threads 1 --square "4,$3,$4" --output "$folder/$3-$4.part" & local begun=$!
        sleep "$2"
        kill "-$1" "$begun"; wait "$begun" || true
    }
    job() {
        ended KILL "0.$((RANDOM % 9 + 1))" "$@"
        ended INT 1 "$@"
        [ -e "$folder/$1-$2.part.part" ] || fail "nothing is kept of the square $1,$2"
        ended INT 1 "$@"
        build "$@"
    }
    local jobs=() one
    for job in "0 0" "1 0" "0 1" "1 1"; do
        # shellcheck disable=SC2086 # column and row
        job $job & jobs+=($!)
    done
    for one in "${jobs[@]}"; do wait "$one"; done
    "$game" make "$code" --parts "$folder"/*.part --output "$folder/world.maze"
    "$game" survey "$folder/world.maze" --longest
    cmp "$folder/world.maze" assets/worlds/own.maze
    "$game" verify "$folder/world.maze"
}

fuzz() {
    install c++ build-essential
    tests/fuzz/run.sh "${FUZZ_SECONDS:-600}"
}

loaded() {
    local busy=() turn
    for turn in 1 2; do
        while :; do :; done &
        busy+=($!)
    done
    # shellcheck disable=SC2064 # the loops of now
    trap "kill ${busy[*]}" EXIT
    for turn in 1 2; do
        say "tests/run.sh beside two busy loops, $turn of 2"
        tests/run.sh
    done
}

# So that a part stops where it fails, it is run by a shell of its own.
if [ "${1:-}" = --alone ]; then "$2"; exit; fi

for part in "$@"; do
    [[ " ${parts[*]} " == *" $part "* ]] || fail "there is no part $part: ${parts[*]}"
done
assets/packaging/rust_for.sh
wanted=("$@"); [ $# != 0 ] || wanted=("${parts[@]}")
mkdir -p "$logs"
results=() red=0
for part in "${wanted[@]}"; do
    say "$part"
    began=$SECONDS result=green
    bash tests/long.sh --alone "$part" 2>&1 | tee "$logs/$part.log" || { result=RED; red=1; }
    results+=("$(printf '%-9s %-5s %5d s' "$part" "$result" $((SECONDS - began)))")
done
say "result"
printf '%s\n' "${results[@]}"
exit "$red"
