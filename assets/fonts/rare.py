#!/usr/bin/env python3
"""Writes all Chinese characters of GB 2312, all Korean ones of KS X 1001 and the frequent Japanese ones of
JIS X 0208 that the given files lack to standard output: a name may need any of them."""
import sys

everywhere, in_japan = (set(open(name, encoding="utf-8").read()) for name in sys.argv[1:])
for encoding, rows, known in [
        ("gb2312", range(0xB0, 0xF8), everywhere), ("euc_kr", range(0xB0, 0xC9), everywhere),
        ("euc_jp", range(0xB0, 0xD0), everywhere | in_japan)]:
    for row in rows:
        for cell in range(0xA1, 0xFF):
            character = bytes([row, cell]).decode(encoding, errors="ignore")
            if character and character not in known:
                everywhere.add(character)
                print(character, end="")
