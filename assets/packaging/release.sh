#!/usr/bin/env bash
# Makes what players download, in target/dist, and checks it: for Linux an archive and a Debian
# package that run with glibc 2.31 and later, for Windows an archive and an installer, for browsers a
# page. The Flatpak is made only if asked for, of the archive for Linux: its runtime has to be there.
# Installs what is missing on a Debian machine that has rustup. Each part replaces its own files and
# leaves the others'; what is packed is as old as the commit. `tests/long.sh again` compares two builds.
#
#     assets/packaging/release.sh [linux] [windows] [web] [flatpak]
set -euo pipefail
cd "$(dirname "$0")/../.."

say() { printf '\n== %s\n' "$*"; }
wanted=("$@"); [ $# != 0 ] || wanted=(linux windows web)

assets/packaging/rust_for.sh
target="$(realpath -m "${CARGO_TARGET_DIR:-target}")"
tools="$target/tools"
dist="$target/dist"
id=io.github.icetea_maze.icetea_maze
version="$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)"
export PATH="$tools/bin:$tools/zig/bin:$PATH"
# No folder of this machine is named in the programs.
# Where the standard library's sources are installed, its paths lead there and not to /rustc.
std="$(rustc --print sysroot)/lib/rustlib/src/rust=/rustc/$(rustc -vV | sed -n 's/^commit-hash: //p')"
flags=("--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=crates" "--remap-path-prefix=$PWD=." "--remap-path-prefix=$std")
# Inlining more than the code asks for makes the programs a tenth larger and nothing measurably faster.
flags+=(-C llvm-args=-inline-threshold=5)
# encoded FLAG ...: as cargo takes them, since folders may have spaces in their names.
encoded() { local IFS=$'\x1f'; printf '%s' "$*"; }
CARGO_ENCODED_RUSTFLAGS="$(encoded "${flags[@]}")"
export CARGO_ENCODED_RUSTFLAGS
flags_of_page="$CARGO_ENCODED_RUSTFLAGS"
# Nor is it told when the archives were made: they are as old as the commit.
export TZ=UTC LC_ALL=C.UTF-8 SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"
umask 022
mkdir -p "$dist" "$tools"

# install PROGRAM PACKAGE ...: the packages whose program is not there.
install() {
    local missing=()
    while [ $# != 0 ]; do
        command -v "$1" >/dev/null || missing+=("$2")
        shift 2
    done
    [ "${#missing[@]}" = 0 ] && return
    say "installing ${missing[*]}"
    local as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# cargo_tool NAME VERSION: a tool that cargo builds, of just this version.
cargo_tool() {
    [[ "$("$1" --version 2>/dev/null)" == *"$2" ]] ||
        cargo install --locked --quiet --debug --force --root "$tools" --version "$2" "$1"
}

# as_old_as_the_commit FOLDER: so that archives of it are the same each time.
as_old_as_the_commit() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# zip_up FOLDER ARCHIVE: what is in it, below the folder that zip is started in.
zip_up() { find "$1" | sort | zip -Xq9 "$2" -@; }

# The page, once: it is a download of its own, and lies in every other one for browsers to play with.
page() {
    [ -z "${has_page:-}" ] || return 0
    install python3 python3
    say "the page"
    CARGO_ENCODED_RUSTFLAGS="$flags_of_page" assets/packaging/page.sh --release
    check_paths "$target"/page/*/icetea-maze.wasm
    as_old_as_the_commit "$target/page"
    has_page=yes
}

# lay FOLDER: what goes into every archive beside the program.
lay() {
    page
    mkdir -p "$1/manual"
    cp -r "$target/page" "$1/"
    cp assets/packaging/copyright "$1/LICENSES.txt"
    cp -r assets/manual/en assets/manual/zh "$1/manual/"
    rm "$1"/manual/*/README.md
}

linux() {
    install cc build-essential objdump binutils appstreamcli appstream desktop-file-validate desktop-file-utils \
        lintian lintian python3 python3
    python3 -c 'import ensurepip' 2>/dev/null || install "python3 -m venv" python3-venv
    cargo_tool cargo-deb 3.8.0
    # Zig's linker knows the symbols of every glibc, so that an old one is enough for the program.
    [ -d "$tools/zig" ] || python3 -m venv "$tools/zig"
    "$tools/zig/bin/pip" install --quiet ziglang==0.15.2 cargo-zigbuild==0.24.1

    say "Linux"
    appstreamcli validate --no-net --pedantic "assets/packaging/$id.metainfo.xml"
    desktop-file-validate assets/packaging/icetea-maze.desktop
    cargo zigbuild --locked --release --target x86_64-unknown-linux-gnu.2.31
    local program="$target/x86_64-unknown-linux-gnu/release/icetea-maze"
    local newest
    newest="$(objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)"
    [ "$(printf '%s\nGLIBC_2.31\n' "$newest" | sort -V | tail -1)" = GLIBC_2.31 ] ||
        { echo "the program needs $newest" >&2; exit 1; }
    # What the package says that it needs: all else is looked for while it runs.
    local needed
    needed="$(objdump -p "$program" | awk '$1 == "NEEDED" { print $2 }' |
        grep -vxE '(libc|libm)\.so\.6|lib(pthread|util)\.so\.[01]|libdl\.so\.2|librt\.so\.1|ld-linux-x86-64\.so\.2' || true)"
    [ -z "$needed" ] || { echo "the program needs $needed beside libc6" >&2; exit 1; }
    check_paths "$program"
    [ "$("$program" --version)" = "icetea-maze $version" ]

    local folder="$target/archive/icetea-maze-$version"
    rm -rf "$folder"
    lay "$folder"
    cp "$program" assets/packaging/icetea-maze.{6,desktop} "assets/packaging/$id.metainfo.xml" \
        assets/icon/icon.svg "$folder/"
    rm -f "$dist"/*-linux-x86_64.tar.gz "$dist"/*.deb
    tar -C "$target/archive" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -c "icetea-maze-$version" | gzip -9n >"$dist/icetea-maze-$version-linux-x86_64.tar.gz"

    # Where cargo-deb looks for what was built.
    rm -rf "$(dirname "$program")/page"
    cp -r "$target/page" "$(dirname "$program")/"
    cargo deb --locked --no-build --no-strip --target x86_64-unknown-linux-gnu -o "$dist/"
    # The first package closes no report of a bug, as there was none.
    lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$dist"/*.deb
}

windows() {
    install x86_64-w64-mingw32-gcc mingw-w64 makensis nsis zip zip
    assets/packaging/rust_for.sh x86_64-pc-windows-gnu
    # The linker would write down when it ran.
    local -x CARGO_ENCODED_RUSTFLAGS
    flags+=(-C "link-arg=-Wl,--no-insert-timestamp")
    CARGO_ENCODED_RUSTFLAGS="$(encoded "${flags[@]}")"

    say "Windows"
    cargo build --locked --release --target x86_64-pc-windows-gnu
    local folder="$target/archive/icetea-maze-$version-windows"
    rm -rf "$folder"
    lay "$folder"
    cp "$target/x86_64-pc-windows-gnu/release/icetea-maze.exe" "$folder/"
    # shellcheck disable=SC2086 # it is several words
    rustc "${flags[@]}" --edition 2024 --target x86_64-pc-windows-gnu -C opt-level=s -C strip=symbols -C panic=abort \
        -o "$folder/icetea-maze.com" assets/packaging/windows_console.rs
    check_paths "$folder/icetea-maze.exe"
    as_old_as_the_commit "$folder"
    rm -f "$dist"/*-windows-x86_64*
    makensis -V2 -WX "-DVERSION=$version" "-DFOLDER=$folder" "-DICON=$PWD/assets/icon/icetea-maze.ico" \
        "-DOUTPUT=$dist/icetea-maze-$version-windows-x86_64-setup.exe" assets/packaging/installer.nsi
    (cd "$target/archive" && zip_up "icetea-maze-$version-windows" "$dist/icetea-maze-$version-windows-x86_64.zip")
}

web() {
    install zip zip
    page
    rm -f "$dist"/*-web.zip
    (cd "$target/page" && zip_up . "$dist/icetea-maze-$version-web.zip")
}

flatpak() {
    install flatpak flatpak flatpak-builder flatpak-builder

    say "the Flatpak"
    local repository="$target/flatpak"
    rm -f "$dist"/*.flatpak
    flatpak-builder --user --force-clean --disable-rofiles-fuse --state-dir="$target/flatpak-state" \
        --repo="$repository" "$target/flatpak-app" "assets/packaging/$id.yml"
    command flatpak build-bundle "$repository" "$dist/icetea-maze-$version-linux-x86_64.flatpak" "$id"
}

# check_paths PROGRAM: it names no folder of this machine.
check_paths() {
    if grep -qaF -e "$HOME/" -e "$PWD/src/" -e "$PWD/assets/" -e "$target/" "$1"; then
        echo "$1 names a folder of this machine" >&2
        exit 1
    fi
}

for system in "${wanted[@]}"; do "$system"; done

say "sizes and SHA-256"
cd "$dist"
rm -f SHA256SUMS
sha256sum ./* >SHA256SUMS.new
mv SHA256SUMS.new SHA256SUMS
cat SHA256SUMS
ls -l
