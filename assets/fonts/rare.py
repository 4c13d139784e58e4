#!/usr/bin/env python3
"""Writes all Chinese characters of GB 2312 and all Korean ones of KS X 1001 that the given file lacks to
standard output: a name may need any of them."""
import sys

with open(sys.argv[1], encoding="utf-8") as f:
    known = set(f.read())
for encoding, rows in [("gb2312", range(0xB0, 0xF8)), ("euc_kr", range(0xB0, 0xC9))]:
    for row in rows:
        for cell in range(0xA1, 0xFF):
            character = bytes([row, cell]).decode(encoding, errors="ignore")
            if character and character not in known:
                print(character, end="")
