#!/usr/bin/env python3
"""Picks of the gathered characters those that a Japanese face has to have: what is drawn otherwise in Japan
than in China, and what the Chinese face lacks: japanese.py NOTO.ttc GATHERED CHINESE"""
import sys
from fontTools.ttLib import TTCollection

noto, gathered, chinese = sys.argv[1:]
fonts = TTCollection(noto, lazy=True).fonts
japanese, in_china = (fonts[number].getBestCmap() for number in (0, 2))
with open(chinese, encoding="utf-8") as f:
    known = set(f.read())
with open(gathered, encoding="utf-8") as f:
    wanted = set(f.read()) | {chr(c) for c in [*range(0x3041, 0x3097), *range(0x30A1, 0x30FF)]}
for c in sorted(wanted, key=ord):
    if ord(c) in japanese and (c not in known or japanese[ord(c)] != in_china[ord(c)]):
        print(c, end="")
