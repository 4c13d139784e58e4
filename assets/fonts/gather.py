#!/usr/bin/env python3
"""Gathers the characters that the screens need: all of the given files (common.txt and
the texts of the languages) that are not ASCII, each once, by code point, forty a line, to standard output."""
import sys
import unicodedata

found = set()
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as f:
        found.update(c for c in f.read() if ord(c) > 0x7F and unicodedata.category(c)[0] not in "CMZ")
row = sorted(found)
for i in range(0, len(row), 40):
    print("".join(row[i:i + 40]))
