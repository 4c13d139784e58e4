#!/usr/bin/env bash
# In a fresh Debian: the package /icetea-maze.deb is installed with nothing but what it depends on, its
# programs run, its window opens and ends when it is asked to, and a purge leaves nothing behind.
# Told by tests/long.sh.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root
fail() { echo "FAILED: $*" >&2; cat /tmp/stderr 2>/dev/null || true; exit 1; }

apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 /icetea-maze.deb >/tmp/installed 2>&1 ||
    { cat /tmp/installed; fail "it cannot be installed"; }
dpkg-query -W icetea-maze
dpkg -L icetea-maze | grep -q /usr/share/metainfo/ || fail "no metainfo"
find /usr/games /usr/share/applications -name 'icetea-maze*' | grep -c . >/dev/null
/usr/games/icetea-maze --version
[ "$(/usr/games/icetea-maze solve kruskal1-30x20-233 --json | grep -c '"')" -gt 0 ] || fail "it solves nothing"

# A display, with what draws in it: neither comes with the package.
apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 xvfb libgl1-mesa-dri >/tmp/display 2>&1 ||
    { cat /tmp/display; fail "there is no display to be had"; }
mkfifo /tmp/number
Xvfb -displayfd 1 -screen 0 1280x720x24 -nolisten tcp >/tmp/number 2>/dev/null & server=$!
trap 'kill $server 2>/dev/null || true' EXIT
read -r number </tmp/number
DISPLAY=":$number" /usr/games/icetea-maze --log /tmp/log 2>/tmp/stderr & game=$!
for ((waited = 0; ; waited++)); do
    if grep -qs '"name":"play"' /tmp/log; then break; fi
    kill -0 "$game" 2>/dev/null || fail "it ended before a window was there"
    [ "$waited" -lt $((SECONDS_FOR_A_WINDOW * 10)) ] || fail "no window comes up"
    sleep 0.1
done
kill "$game"
wait "$game" || fail "it ended with $?"
[ ! -s /tmp/stderr ] || fail "it complained"
echo "the window opened and closed"
kill "$server"; wait "$server" 2>/dev/null || true

# Where release.sh runs, what it asks of the package has to be so, too: another Debian asks for more.
. /etc/os-release
if [ "$VERSION_ID" -ge 12 ]; then
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 lintian appstream >/tmp/form 2>&1 ||
        { cat /tmp/form; fail "there is no lintian to be had"; }
    lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs /icetea-maze.deb || fail "lintian"
    appstreamcli validate --no-net --pedantic /usr/share/metainfo/*icetea_maze.metainfo.xml || fail "appstreamcli"
fi

apt-get purge -y -qq -o Dpkg::Use-Pty=0 icetea-maze >/tmp/purged 2>&1 || { cat /tmp/purged; fail "it cannot be purged"; }
! dpkg-query -W icetea-maze 2>/dev/null | grep -q . || fail "it is still there"
left="$(find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /var -o -path /root \) -prune -o -name '*icetea*maze*' -print | grep -v '^/icetea-maze.deb$' || true)"
[ -z "$left" ] || fail "the purge left $left"
echo "purged, and nothing is left"
