#!/usr/bin/env bash
# Plays matches on two machines over a network that delays by 200 ms and more, loses a fifth, doubles and
# reorders by a seed, and holds that both and whoever watches end with the same recordings; then reads
# broken packets.
# usage: tests/net.sh [MATCHES = 1000] [SEED = 1] [PACKETS = 1000000]
set -euo pipefail
cd "$(dirname "$0")/.."
export NET_MATCHES="${1:-1000}" NET_SEED="${2:-1}" NET_PACKETS="${3:-1000000}"
echo "$NET_MATCHES matches from seed $NET_SEED on, $NET_PACKETS packets"
cargo test --locked --test rules -- both_machines_end whoever_watches_sees_the_rounds packets_come_as_they_went
