"""Makes a version of a page of what lies in a folder: page_version.py FOLDER.

What the page loads moves into a folder that has the version's name, so that files of two versions never
come together, wherever they are kept on their way. offline.js learns what the version is made of."""

import base64
import hashlib
import json
import pathlib
import re
import sys

# They have the same address in every version; all others are found through them.
FIXED = ("index.html", "offline.js", "manifest.json", "icon.svg", "icon_512.png", "LICENSES.txt")


def digest(data):
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def main(folder):
    page, worker = folder / "index.html", folder / "offline.js"
    # The one script that stands in its page, and not in a file, is known by what it is.
    guest = folder / "guest.html"
    script = digest(re.search(r"<script>(.*?)</script>", guest.read_text(), re.DOTALL)[1].encode())
    for file in (page, guest):
        file.write_text(file.read_text().replace("'guest.html'", f"'{script}'"))
    # A font has an address of its own, the same in every version that has it.
    fonts, addresses = {}, {}
    for file in sorted((folder / "fonts").iterdir()):
        data, name = file.read_bytes(), re.sub("^[0-9a-f]{16}-", "", file.name)
        addresses[f"fonts/{name}"] = address = f"fonts/{hashlib.sha256(data).hexdigest()[:16]}-{name}"
        fonts[address] = digest(data)
        file.rename(folder / address)
    loader = folder / "files.js"
    loader.write_text(told(loader.read_text(), "FONTS", addresses))
    moved = {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file() and file.name not in FIXED}
    text = page.read_text()
    version = hashlib.sha256(b"".join([text.encode(), worker.read_bytes(), *moved.values()])).hexdigest()[:16]
    (folder / version).mkdir()
    for name, data in moved.items():
        (folder / name).unlink()
        (folder / version / name).write_bytes(data)
    page.write_text(re.sub(r'(src|href)="(\w+\.(?:js|css))"', rf'\1="{version}/\2"', text))
    files = {name: digest((folder / name).read_bytes()) for name in FIXED if name != worker.name}
    files["./"] = files.pop(page.name)
    files |= {f"{version}/{name}": digest(data) for name, data in moved.items()}
    text = worker.read_text().replace('VERSION = ""', f'VERSION = "{version}"')
    worker.write_text(told(told(text, "FILES", files), "FONTS", fonts))


def told(text, name, listed):
    return text.replace(f"{name} = {{}}", f"{name} = " + json.dumps(listed, indent=4))


main(pathlib.Path(sys.argv[1]))
