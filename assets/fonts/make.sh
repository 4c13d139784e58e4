#!/bin/sh
# Makes every face here, its licence beside it, characters.txt and japanese.txt:
#   sh make.sh [FILES]        (all that the interface says when none is given)
# Needs node's npm, python3 with venv, and Debian's fonts-noto-cjk, installed or within apt-get's reach.
set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -eq 0 ] || realpath -e -- "$@" > "$work/sources"
cd "$(dirname "$0")"
[ $# -gt 0 ] || find ../words -name '*.ftl' ! -path '*/ja/*' | sort > "$work/sources"
xargs -d '\n' python3 gather.py common.txt < "$work/sources" > "$work/characters.txt"
mv "$work/characters.txt" characters.txt
python3 gather.py ../words/ja/*.ftl > "$work/japanese.txt"

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0 brotli==1.2.1
(cd "$work" && npm init -y > npm.log && npm install --silent --no-fund --no-audit \
    @fontsource/fredoka@5.3.0 @fontsource/nunito@5.3.0 @fontsource/red-hat-mono@5.3.0 @fontsource/zcool-kuaile@5.3.0 \
    @fontsource/jetbrains-mono@5.3.0)
npm=$work/node_modules/@fontsource

noto=/usr/share/fonts/opentype/noto
if [ ! -f $noto/NotoSansCJK-Regular.ttc ]; then
    (cd "$work" && apt-get download fonts-noto-cjk > apt.log && dpkg -x fonts-noto-cjk_*.deb noto)
    noto=$work/noto$noto
fi

{
    python3 -c 'print("".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])))'
    echo '–—‘’‚“”„…←→↑↓⏎Œœ'
} > "$work/latin.txt"
{
    cat "$work/latin.txt"
    python3 -c 'print("".join(one for one in open("characters.txt").read() if not "\u0400" <= one <= "\u04ff"))'
    echo '、。，：；！？（）《》“”…—·％＋－【】「」～￥＝／＆'
} > "$work/chinese.txt"
"$work/venv/bin/python" japanese.py $noto/NotoSansCJK-Regular.ttc "$work/japanese.txt" "$work/chinese.txt" > japanese.txt
python3 rare.py characters.txt japanese.txt > "$work/rare.txt"
python3 -c 'print("".join(map(chr, [*range(0x401, 0x458), 0x490, 0x491])))' > "$work/cyrillic.txt"
echo 'Icetea Maze' > "$work/logo.txt"
echo '冰茶姬迷宫' > "$work/logo-zh.txt"

subset() { "$work/venv/bin/python" subset.py "$@"; }
subset "$npm/fredoka/files/fredoka-latin-500-normal.woff2" Fredoka-Medium.ttf "$work/latin.txt"
subset "$npm/fredoka/files/fredoka-latin-600-normal.woff2" Fredoka-SemiBold.ttf "$work/latin.txt"
subset "$npm/fredoka/files/fredoka-latin-700-normal.woff2" Fredoka-Logo.ttf "$work/logo.txt"
subset "$npm/nunito/files/nunito-latin-600-normal.woff2" Nunito-SemiBold.ttf "$work/latin.txt"
subset "$npm/nunito/files/nunito-latin-800-normal.woff2" Nunito-ExtraBold.ttf "$work/latin.txt"
subset "$npm/red-hat-mono/files/red-hat-mono-latin-500-normal.woff2" RedHatMono-Medium.ttf "$work/latin.txt"
subset "$npm/red-hat-mono/files/red-hat-mono-latin-700-normal.woff2" RedHatMono-Bold.ttf "$work/latin.txt"
subset "$npm/zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2" ZCOOLKuaiLe-Logo.ttf "$work/logo-zh.txt"
subset "$npm/nunito/files/nunito-cyrillic-600-normal.woff2" Nunito-SemiBold-Cyrillic.ttf "$work/cyrillic.txt"
subset "$npm/nunito/files/nunito-cyrillic-800-normal.woff2" Nunito-ExtraBold-Cyrillic.ttf "$work/cyrillic.txt"
subset "$npm/jetbrains-mono/files/jetbrains-mono-cyrillic-500-normal.woff2" JetBrainsMono-Medium-Cyrillic.ttf "$work/cyrillic.txt"
subset $noto/NotoSansCJK-Regular.ttc NotoSansCJKSC-Regular.otf "$work/chinese.txt" 2
subset $noto/NotoSansCJK-Bold.ttc NotoSansCJKSC-Bold.otf "$work/chinese.txt" 2
subset $noto/NotoSansCJK-Regular.ttc NotoSansCJKJP-Regular.otf japanese.txt 0
subset $noto/NotoSansCJK-Bold.ttc NotoSansCJKJP-Bold.otf japanese.txt 0
subset $noto/NotoSansCJK-Bold.ttc NotoSansCJKSC-Rare.otf "$work/rare.txt" 2

cp "$npm/fredoka/LICENSE" OFL-Fredoka.txt
cp "$npm/nunito/LICENSE" OFL-Nunito.txt
cp "$npm/red-hat-mono/LICENSE" OFL-RedHatMono.txt
cp "$npm/zcool-kuaile/LICENSE" OFL-ZCOOLKuaiLe.txt
cp "$npm/jetbrains-mono/LICENSE" OFL-JetBrainsMono.txt
{
    "$work/venv/bin/python" -c 'import sys; from fontTools.ttLib import TTFont
name = TTFont(sys.argv[1])["name"]; print("Copyright", name.getDebugName(0), name.getDebugName(7))' NotoSansCJKSC-Regular.otf
    tail -n +2 OFL-Nunito.txt
} > OFL-NotoSansCJK.txt
chmod 644 OFL-*.txt
