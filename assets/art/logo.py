#!/usr/bin/env python3
"""The game's name, poured: dark rim, a body filled with tea and mint, a shine.

    python3 logo.py        # logo_<language>_<look>.png, beside this file

Needs fonttools for the outlines of the two logo faces in ../fonts, and rsvg-convert through draw.py.
The picture's left edge and base line are MARGIN and BASELINE, for letters SIZE pixels large.
"""
import os

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from draw import raster

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE = 190
MARGIN = 26
BASELINE = 184
HEIGHT = 236
WORD_GAP = 0.24

NAMES = {
    "en": ("Fredoka-Logo.ttf", ("Icetea", "Maze")),
    "zh": ("ZCOOLKuaiLe-Logo.ttf", ("冰茶姬", "迷宫")),
}
# For each look what lies behind the letters, and for each word its top, its foot and its rim.
LOOKS = {
    "tea": ("#FFFFFF", ("#F3B04F", "#B5601B", "#5A2C0A"), ("#4FD6BA", "#138A74", "#07463A")),
    "night": ("#0F1420", ("#FFC978", "#D97F2E", "#2A1405"), ("#8DF3F5", "#2FA9C9", "#062B38")),
    "paper": ("#FFFFFF", ("#FFFFFF", "#FFFFFF", "#1E1E24"), ("#7FA3F2", "#7FA3F2", "#1E1E24")),
}


def outlines(font, word, x):
    """The word's path with its pen starting at x on the base line, and where the pen ends."""
    glyphs, names, advances = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    scale = SIZE / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}")
    for character in word:
        name = names[ord(character)]
        glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x, BASELINE)))
        x += advances[name][0] * scale
    return pen.getCommands(), x


def drawing(language, look):
    file, words = NAMES[language]
    font = TTFont(os.path.join(HERE, "..", "fonts", file))
    pad, *inks = LOOKS[look]
    x, layers = MARGIN, []
    for number, (word, (top, foot, rim)) in enumerate(zip(words, inks)):
        path, end = outlines(font, word, x)
        x = end + SIZE * WORD_GAP
        layers.append((number, path, top, foot, rim))
    width = round(x - SIZE * WORD_GAP + MARGIN)

    def stroke(path, colour, thickness, down):
        return (f'<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width="{SIZE * thickness:.1f}" '
                f'stroke-linejoin="round" transform="translate(0 {SIZE * down:.1f})"/>')

    body = [stroke(path, pad, 0.24, 0.045) for _, path, *_ in layers]
    for number, path, top, foot, rim in layers:
        body += [stroke(path, rim, 0.13, 0.055), stroke(path, rim, 0.13, 0)]
        body.append(
            f'<linearGradient id="fill{number}" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
            f'y1="{BASELINE - SIZE * 0.72:.1f}" y2="{BASELINE}"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
            f'<path d="{path}" fill="url(#fill{number})"/>')
        if look != "paper":
            # Light along the upper edges: the letters less the letters a little lower.
            body.append(
                f'<mask id="edge{number}"><path d="{path}" fill="#fff"/><path d="{path}" fill="#000" '
                f'transform="translate({SIZE * 0.012:.1f} {SIZE * 0.05:.1f})"/></mask>'
                f'<rect width="{width}" height="{BASELINE - SIZE * 0.38:.1f}" fill="#fff" opacity="0.5" '
                f'mask="url(#edge{number})"/>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}">'
            + "".join(body) + "</svg>")


if __name__ == "__main__":
    for language in NAMES:
        for look in LOOKS:
            raster(drawing(language, look), os.path.join(HERE, f"logo_{language}_{look}.png"), colours=256)
