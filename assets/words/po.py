#!/usr/bin/env python3
"""Takes a language out into a .po file and back, without loss:

    po.py out CODE FILE.po      English beside what CODE says
    po.py in FILE.po            into the folder of the file's language

A message stands there as in its .ftl file, with its places and forms. The .ftl files give the order, the
comments and what the .po file lacks; what is new in a language comes where it is in English."""
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"([A-Za-z][\w-]*) = ?(.*)")


def messages(text):
    """Each message as (its name, its text as it stands), and all else, line by line, as (None, line)."""
    parts = []
    for line in text.split("\n"):
        found = ID.fullmatch(line)
        if found:
            parts.append([found[1], found[2]])
        elif line.startswith((" ", "}")) and parts and parts[-1][0]:
            parts[-1][1] += "\n" + line
        else:
            parts.append([None, line])
    return parts


def written(parts):
    return "\n".join(text if name is None else f"{name} = {text}".replace(" = \n", " =\n") for name, text in parts)


def quoted(key, text):
    lines = text.splitlines(keepends=True)
    lines = lines if len(lines) == 1 else ["", *lines]
    return key + " " + "\n".join(json.dumps(line, ensure_ascii=False) for line in lines)


def files_of(code):
    return {file.name: messages(file.read_text("utf-8")) for file in sorted((HERE / code).glob("*.ftl"))}


def out(code, target):
    theirs = {name: text for parts in files_of(code).values() for name, text in parts if name}
    head = f"Language: {code}\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
    blocks = [quoted("msgid", "") + "\n" + quoted("msgstr", head)]
    for file, parts in files_of("en").items():
        notes = []
        for name, text in parts:
            if name is None:
                notes = notes + ["#. " + text.lstrip("# ")] if text.startswith("#") else []
                continue
            said = theirs.get(name, "")
            blocks.append("\n".join([*notes, f"#: {file}", quoted("msgctxt", name), quoted("msgid", text), quoted("msgstr", said)]))
            notes = []
    Path(target).write_text("\n\n".join(blocks) + "\n", "utf-8")


def read_po(text):
    """The language and {name: text} of what is translated and certain."""
    said, code = {}, None
    for block in re.split(r"\n\s*\n", text):
        fields, field = {}, None
        for line in block.split("\n"):
            key = re.match(r'(msgctxt|msgid|msgstr) (".*")', line)
            if key:
                field, line = key[1], key[2]
                fields[field] = ""
            if field and line.startswith('"'):
                fields[field] += json.loads(line)
        if fields.get("msgctxt") and fields.get("msgstr") and not re.search(r"^#,.*fuzzy", block, re.M):
            said[fields["msgctxt"]] = fields["msgstr"]
        elif fields.get("msgid") == "":
            code = re.search(r"^Language: *([\w-]+)", fields["msgstr"], re.M)
    if not code:
        sys.exit("the file has no line “Language: …” in its head")
    return code[1], said


def into(source):
    code, said = read_po(Path(source).read_text("utf-8"))
    folder = HERE / code
    folder.mkdir(exist_ok=True)
    english, theirs = files_of("en"), files_of(code)
    for file, parts in english.items():
        names = [name for name, _ in parts if name]
        if file in theirs:
            parts = theirs[file]
        else:
            parts = [[name, text] for name, text in parts if name is None or name in said]
        for place, name in enumerate(names):
            if name in said and name not in (known for known, _ in parts):
                before = names[:place]
                after = max((at + 1 for at, (known, _) in enumerate(parts) if known in before), default=0)
                parts.insert(after, [name, said[name]])
        (folder / file).write_text(written([[name, said.get(name, text)] for name, text in parts]), "utf-8")


if len(sys.argv) == 4 and sys.argv[1] == "out":
    out(*sys.argv[2:])
elif len(sys.argv) == 3 and sys.argv[1] == "in":
    into(sys.argv[2])
else:
    sys.exit(__doc__)
