"""Cuts one face down: subset.py SOURCE TARGET TEXT-FILE [NUMBER]

SOURCE may be WOFF2, TTF, OTF, or the NUMBERth face of a TTC. The target keeps the kind of outlines that
the source has (those of CFF take a third less room), without hints; kerning moves from GPOS, which the game's rasteriser does not read, to `kern`.
"""
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0


def kerning(font):
    """{(left, right): units} of the GPOS `kern` feature, between printable ASCII, dashes and quotes."""
    cmap = font.getBestCmap()
    names = {cmap[c] for c in [*range(0x20, 0x7F), *map(ord, "–—‘’“”")] if c in cmap}
    pairs = {}
    if "GPOS" not in font:
        return pairs
    table = font["GPOS"].table
    wanted = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    for i in sorted(wanted):
        seen = {}                                  # within a lookup the first subtable that knows a pair decides
        for sub in table.LookupList.Lookup[i].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2:
                continue
            for left in names.intersection(sub.Coverage.glyphs):
                if sub.Format == 1:
                    for record in sub.PairSet[sub.Coverage.glyphs.index(left)].PairValueRecord:
                        if record.SecondGlyph in names:
                            seen.setdefault((left, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0))
                else:
                    records = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in names:
                        value = records[sub.ClassDef2.classDefs.get(right, 0)].Value1
                        seen.setdefault((left, right), getattr(value, "XAdvance", 0))
        for pair, value in seen.items():
            pairs[pair] = pairs.get(pair, 0) + value
    return {pair: value for pair, value in pairs.items() if value}


def main(source, target, text, number=-1):
    font = TTFont(source, fontNumber=int(number), recalcTimestamp=False)
    font.flavor = None
    with open(text, encoding="utf-8") as f:
        wanted = {ord(c) for c in f.read() if ord(c) >= 0x20}
    lost = wanted - set(font.getBestCmap())
    options = Options(hinting=False, layout_features=["kern"], notdef_outline=True, glyph_names=False,
                      name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14], recalc_timestamp=False,
                      drop_tables=["DSIG", "BASE", "STAT", "GDEF", "GSUB", "gasp", "vhea", "vmtx", "VORG", "prep", "fpgm", "cvt "])
    tool = Subsetter(options)
    tool.populate(unicodes=wanted)
    tool.subset(font)
    pairs = kerning(font)
    if "GPOS" in font:
        del font["GPOS"]
    if pairs:
        assert len(pairs) < 10900, "one subtable holds no more"
        part = KernTable_format_0()
        part.version, part.coverage, part.apple, part.tupleIndex, part.kernTable = 0, 1, False, None, pairs
        font["kern"] = newTable("kern")
        font["kern"].version, font["kern"].kernTables = 0, [part]
    font.save(target)
    print(target, len(font.getBestCmap()), "characters,", len(pairs), "kerned pairs; not in this face:",
          "".join(map(chr, sorted(lost))) or "nothing")


main(*sys.argv[1:])
