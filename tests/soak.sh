#!/usr/bin/env bash
# Plays the real window at random for a long time: keys, clicks, drags, sizes of the window, the focus,
# files that are dropped. Prints the memory every half a minute, and fails if the game ends with a fault,
# does not answer any more, or grows.
# usage: tests/soak.sh [MINUTES = 30] [SEED = 1] [PROGRAM = target/release/icetea-maze] [EDGE]
# EDGE makes it harder: `disk`, one that fills and empties; `kill`, at any moment; `clock`, one that jumps.
# Needs what tests/run.sh installs; files are dropped only where Python has Xlib (pip install python-xlib).
set -uo pipefail
cd "$(dirname "$0")/.."

minutes="${1:-30}" RANDOM="${2:-1}"
edge="${4:-}"
program="$(realpath "${3:-${CARGO_TARGET_DIR:-target}/release/icetea-maze}")"
most_silent_seconds=20   # the log has a line for each second that is drawn
most_pictures=20         # of all that it saves, only the newest are kept
most_growth_mb=80          # for a moment it may hold a large picture
most_mb=220                # in the middle of all looks in the second half

work="$(mktemp -d)" server='' manager='' game=''
finish() {
    for process in $game $manager $server; do kill "$process" 2>/dev/null && wait "$process" 2>/dev/null; done
    umount "$work/data" 2>/dev/null
    rm -rf "$work"
}
trap finish EXIT
fail() {
    echo "FAILED on $screen, ${SECONDS} s: $*"; tail -5 "$log"; cat "$work"/stderr "$ICETEA_MAZE_DIR"/report*.txt 2>/dev/null || true
    exit 1
}

mkfifo "$work/display"
Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp -noreset >"$work/display" 2>/dev/null & server=$!
read -r number <"$work/display"
export DISPLAY=":$number" HOME="$work/home" ICETEA_MAZE_DIR="$work/data" ALSA_CONFIG_PATH=/dev/null
mkdir -p "$HOME" "$ICETEA_MAZE_DIR"
openbox >/dev/null 2>&1 & manager=$!
case "$edge" in
    disk) mount -t tmpfs -o size=4m tmpfs "$ICETEA_MAZE_DIR" || fail "only root can mount a small disk" ;;
    clock) faketime="$(ls /usr/lib/*/faketime/libfaketime.so.1)" || fail "faketime is not installed" ;;
esac
echo +0 >"$work/time"
can_drop=''; python3 -c 'import Xlib' 2>/dev/null && can_drop=1 || echo "NO FILE IS DROPPED: python3 has no Xlib"

# What is dropped: mazes, recordings, and what is none.
printf '#######\n#S  #G#\n# #   #\n#######\n' >"$work/maze.txt"
head -c 3000 /dev/urandom >"$work/noise.bin"
files=("$work/maze.txt" "$work/noise.bin" "$work/nothing" "$PWD"/tests/golden/replays/*.txt "$PWD"/assets/icon/icon_16.png)

restarts=-1
start() {
    log="$work/log" screen=title restarts=$((restarts + 1)) late=()
    local clock=()
    [ "$edge" != clock ] || clock=(env LD_PRELOAD="$faketime" FAKETIME_TIMESTAMP_FILE="$work/time"
        FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1)
    "${clock[@]}" "$program" --log "$log" >/dev/null 2>"$work/stderr" & game=$!
    find_window
}
find_window() {
    local hidden
    for _ in $(seq 200); do
        window="$(xdotool search --onlyvisible --name '^Icetea Maze$' 2>/dev/null | tail -1)" || true
        [ -z "$window" ] || { timeout 5 xdotool windowfocus --sync "$window" || true; return 0; }
        # A window manager may have left it minimised.
        hidden="$(xdotool search --name '^Icetea Maze$' 2>/dev/null | tail -1)" || true
        [ -z "$hidden" ] || timeout 5 xdotool windowmap "$hidden" windowactivate "$hidden" 2>/dev/null || true
        sleep 0.1
    done
    fail "no window comes up: $(xdotool search --name . 2>/dev/null | while read -r one; do xdotool getwindowname "$one"; done | sort -u | tr '\n' ' ')"
}
memory_mb() { awk '/VmRSS/ { print int($2 / 1024) }' "/proc/$game/status"; }

one_of() { eval "$1=\${$((2 + RANDOM % ($# - 1)))}"; }
keys=(Up Down Left Right Up Down Left Right w a s d Return space Tab Escape Home End plus minus
    shift+Up shift+Down shift+Left shift+Right ctrl+Left ctrl+Right BackSpace
    b c e f g h i j k l m n o p q r t u v x y z 0 1 7 comma F1 ctrl+c ctrl+v F12 ctrl+BackSpace)

# Appends to the batch something that somebody might do.
anything() {
    local x=$((RANDOM % 1280)) y=$((RANDOM % 800)) key
    one_of key "${keys[@]}"
    case $((RANDOM % 24)) in
        0 | 1 | 2) batch+=(mousemove "$x" "$y" click 1) ;;
        3) batch+=(mousemove "$x" "$y" mousedown 1 sleep 0.2 mousemove "$y" "$x" sleep 0.3 mouseup 1) ;;
        4) batch+=(mousemove "$x" "$y" click $((4 + RANDOM % 2))) ;;
        5 | 6) one_of key Up Down Left Right w a s d; batch+=(keydown "$key" sleep 0.4 keyup "$key") ;;
        *) batch+=(key "$key") ;;
    esac
}

# What leads on from the screen that is shown; on the title, where it ends, all else is rare.
batch_for() {
    batch=()
    local downs
    case "$1:$((RANDOM % 6))" in
        title:0) for ((downs = RANDOM % 7; downs > 0; downs--)); do batch+=(key Down); done; batch+=(key Return) ;;
        title:1) one_of key v l; batch+=(key "$key") ;;
        title:2) batch+=(key ctrl+v sleep 0.5 key Return) ;;
        title:3) batch+=(mousemove $((700 + RANDOM % 500)) $((150 + RANDOM % 500)) click 1) ;;
        title:*) batch+=(key Return) ;;
        play:0) batch+=(key q key q sleep 0.3 key End sleep 0.5) ;;
        play:1) batch+=(key v) ;;
        pause:0) for ((downs = 1 + RANDOM % 6; downs > 0; downs--)); do batch+=(key Down); done; batch+=(key Return) ;;
        pause:1 | pause:2) batch+=(key Up key Return) ;;
        pause:3 | pause:4) batch+=(key Escape) ;;
        watch:0 | contest:0) one_of key c r e s; batch+=(key "$key") ;;
        results:0 | results:1) one_of key w s c g; batch+=(key "$key") ;;
        lobby:0 | lobby:1) batch+=(key d key Right key Return key Return) ;;
        settings:0 | records:0 | how-to-play:0) batch+=(key Escape) ;;
        *) for ((downs = 2 + RANDOM % 6; downs > 0; downs--)); do anything; batch+=(sleep 0.03); done ;;
    esac
}

# The window itself: another size, away and back, the whole screen.
disturb() {
    case $((RANDOM % 6)) in
        0) xdotool windowsize "$window" $((640 + RANDOM % 640)) $((400 + RANDOM % 500)) ;;
        1) xdotool windowsize "$window" $((1 + RANDOM % 300)) $((1 + RANDOM % 200)) sleep 0.5 windowsize "$window" 1280 800 ;;
        2) xdotool windowminimize "$window" sleep 1 windowmap "$window" windowactivate "$window" ;;
        3) xdotool windowunmap "$window" sleep 0.3 windowmap "$window" sleep 0.3 windowfocus "$window" ;;
        4) xdotool key F11 sleep 0.7 key F11 ;;
        5) [ -z "$can_drop" ] || { one_of file "${files[@]}"; timeout 5 python3 tests/soak/drop.py "$window" "$file" >/dev/null || true; } ;;
    esac || true
}

# What the edge does now and then, and what must be so afterwards.
press_on_the_edge() {
    case "$edge:$((RANDOM % 12))" in
        disk:0) head -c 8M /dev/zero >"$ICETEA_MAZE_DIR/filler" ;;
        disk:[1-3]) rm -f "$ICETEA_MAZE_DIR/filler" ;;
        kill:0) kill -9 "$game"; wait "$game"; start ;;
        clock:0)
            echo "+$((RANDOM % 20000))d" >"$work/time"
            sleep 3
            find_window
            ;;
    esac 2>/dev/null
    ! compgen -G "$ICETEA_MAZE_DIR/*damaged*" || fail "it takes what it wrote itself for damaged"
}

start
end=$((SECONDS + minutes * 60)) next_look=0 batches=0
declare -A seen=()
while [ "$SECONDS" -lt "$end" ]; do
    screen="$(grep -a '"event":"screen"' "$log" | tail -1 | sed 's/.*"name":"\([^"]*\)".*/\1/')"
    screen="${screen:-title}"
    seen[$screen]=$((${seen[$screen]:-0} + 1))
    batch_for "$screen"
    timeout 20 xdotool "${batch[@]}" >/dev/null 2>&1 || true
    batches=$((batches + 1))
    [ $((RANDOM % 12)) != 0 ] || disturb >/dev/null 2>&1
    press_on_the_edge
    if ! kill -0 "$game" 2>/dev/null; then
        wait "$game" || fail "it ended with $?"
        [ -n "$edge" ] || [ ! -s "$work/stderr" ] || fail "it complained"
        start
    fi
    if compgen -G "$ICETEA_MAZE_DIR/report*" >/dev/null; then fail "it left a report"; fi
    [ $(($(date +%s) - $(stat -c %Y "$log"))) -lt "$most_silent_seconds" ] || fail "it does not answer"
    if [ "$SECONDS" -ge "$next_look" ]; then
        next_look=$((SECONDS + 30))
        now="$(memory_mb)" late+=("$now")
        printf '%5d s  %4d MB  %s  batches %d, restarts %d\n' "$SECONDS" "$now" "$screen" "$batches" "$restarts"
        find "$ICETEA_MAZE_DIR"/{pictures,recordings} -type f -printf '%T@ %p\n' 2>/dev/null | sort -rn |
            tail -n +$((most_pictures + 1)) | cut -d' ' -f2- | tr '\n' '\0' | xargs -0r rm -f
        # The first minutes fill what is kept for ever; then the middle of the looks is held against the last.
        if [ "${#late[@]}" -ge 12 ]; then
            before="$(printf '%s\n' "${late[@]:4:4}" | sort -n | tail -1)"
            lowest="$(printf '%s\n' "${late[@]: -4}" | sort -n | head -1)"
            [ "$lowest" -le $((before + most_growth_mb)) ] ||
                fail "it grew from $before to at least $lowest MB"
        fi
    fi
done
half="$(printf '%s\n' "${late[@]: -$((${#late[@]} / 2))}" | sort -n)"
middle="$(sed -n "$((($(wc -l <<<"$half") + 1) / 2))p" <<<"$half")"
echo "in the middle of the looks in the second half: ${middle:-0} MB"
[ "${middle:-0}" -le "$most_mb" ] || fail "it holds too much"
echo "screens: $(for name in "${!seen[@]}"; do printf '%s %d, ' "$name" "${seen[$name]}"; done)batches $batches, restarts $restarts"
