#!/usr/bin/env bash
# Plays a round in two real windows that sit in two network namespaces, with a relay between them that
# delays, loses, doubles and reorders by a seed: as two machines with a bad line.
# usage: tests/netns.sh [SEED = 1] [DELAY IN MS = 100] [JITTER = 80] [LOST IN 100 = 20], or tests/netns.sh v6
# for two machines on a good line that speak nothing but IPv6; needs root, and Debian's iproute2 and
# what tests/run.sh installs.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "${1:-}" != v6 ] || { shift; only_v6=yes; }
seed="${1:-1}" delay="${2:-100}" jitter="${3:-80}" lost="${4:-20}"
command -v ip >/dev/null || apt-get install -y -qq --no-install-recommends iproute2

relay=''
finish() {
    [ -z "$relay" ] || kill "$relay" 2>/dev/null || true
    for machine in ann zoe; do ip netns del "icetea-$machine" 2>/dev/null || true; done
}
trap finish EXIT
finish
number=1
for machine in ann zoe; do
    ip netns add "icetea-$machine"
    if [ -n "${only_v6:-}" ]; then continue; fi
    ip link add "tea-$machine" type veth peer name eth0 netns "icetea-$machine"
    ip link set "tea-$machine" up promisc on
    ip -n "icetea-$machine" addr add "10.77.0.$number/24" broadcast + dev eth0
    ip -n "icetea-$machine" link set lo up
    ip -n "icetea-$machine" link set eth0 up
    number=$((number + 1))
done
if [ -n "${only_v6:-}" ]; then
    ip link add eth0 netns icetea-ann type veth peer name eth0 netns icetea-zoe
    for machine in ann zoe; do
        ip -n "icetea-$machine" link set eth0 up
    done
    # Its address is its own once nobody else has claimed it.
    for machine in ann zoe; do
        until ip -n "icetea-$machine" -6 addr show dev eth0 -tentative | grep -q fe80; do sleep 0.1; done
    done
    NET_NAMESPACES="icetea-ann icetea-zoe" \
        cargo test --locked --test desktop -- --ignored two_machines
    exit
fi

python3 - "$seed" "$delay" "$jitter" "$lost" <<'END' &
import heapq, random, select, socket, sys, time

seed, delay, jitter, lost = map(int, sys.argv[1:])
chance = random.Random(seed)
ends = [socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3)) for _ in range(2)]
for end, name in zip(ends, ["tea-ann", "tea-zoe"]):
    end.bind((name, 0))
under_way, number = [], 0
while True:
    wait = max(0, under_way[0][0] - time.monotonic()) if under_way else 1
    for end in select.select(ends, [], [], wait)[0]:
        frame, (_, _, kind, *_) = end.recvfrom(2048)
        # Only what comes from the machine, and who has which address is never lost.
        if kind == socket.PACKET_OUTGOING:
            continue
        is_asked = frame[12:14] == b"\x08\x06"
        # The kernel leaves the sum of UDP to the card; none is as good.
        if frame[12:14] == b"\x08\x00" and frame[23] == 17:
            sum_at = 14 + 4 * (frame[14] & 15) + 6
            frame = frame[:sum_at] + b"\0\0" + frame[sum_at + 2:]
        if not is_asked and chance.randrange(100) < lost:
            continue
        for _ in range(1 + (chance.randrange(100) < 5)):
            number += 1
            due = time.monotonic() + (0 if is_asked else (delay + chance.randrange(jitter + 1)) / 1000)
            heapq.heappush(under_way, (due, number, ends[1 - ends.index(end)], frame))
    while under_way and under_way[0][0] <= time.monotonic():
        _, _, end, frame = heapq.heappop(under_way)
        end.send(frame)
END
relay=$!
NET_NAMESPACES="icetea-ann icetea-zoe" \
    cargo test --locked --test desktop -- --ignored two_machines
