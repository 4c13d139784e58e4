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
    fonts = {f"fonts/{file.name}": file.read_bytes() for file in sorted((folder / "fonts").iterdir())}
    others = [file for file in sorted(folder.iterdir()) if file.is_file() and file.name not in FIXED]
    moved = {file.name: file.read_bytes() for file in others} | fonts
    text = page.read_text()
    version = hashlib.sha256(b"".join([text.encode(), worker.read_bytes(), *moved.values()])).hexdigest()[:16]
    (folder / version / "fonts").mkdir(parents=True)
    for name, data in moved.items():
        (folder / name).unlink()
        (folder / version / name).write_bytes(data)
    (folder / "fonts").rmdir()
    page.write_text(re.sub(r'(src|href)="(\w+\.(?:js|css))"', rf'\1="{version}/\2"', text))
    files = {name: digest((folder / name).read_bytes()) for name in FIXED if name != worker.name}
    files["./"] = files.pop(page.name)
    files |= {f"{version}/{name}": digest(data) for name, data in moved.items() if name not in fonts}
    later = {f"{version}/{name}": digest(data) for name, data in fonts.items()}
    told = worker.read_text().replace('VERSION = ""', f'VERSION = "{version}"')
    for name, listed in [("FILES", files), ("FONTS", later)]:
        told = told.replace(f"{name} = {{}}", f"{name} = " + json.dumps(listed, indent=4))
    worker.write_text(told)


main(pathlib.Path(sys.argv[1]))
