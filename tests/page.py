"""Plays the page in headless Chromium, by keys, pointer, fingers and gamepad: `page.py FOLDER` serves
the folder itself, and `page.py FOLDER NAME ...` does what has one of these names alone.

What is pressed is found by its name, as programs find it that read a page aloud; what has happened is
read from the log that the page keeps if its address asks for one, and what lasts from the files that
the game keeps. Pictures are left beside the folder."""

import base64
import collections
import concurrent.futures
import contextlib
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import sys
import threading
import time
import urllib.error
import urllib.request

# Whoever waits gives up after so many seconds, but not before the page has shown so many pictures: a
# busy machine shows one a second. One that shows none at all is given up in the end.
PATIENCE, PICTURES = 60, 600
LONGEST = 600
# Of a page that goes while it is asked, the answer never comes.
ANSWER = 60
BETWEEN_LOOKS = 0.05
KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015",
        "Control": "\ue009"}


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, which may become another one, and of which files may be missing or come by halves,
    of a slow one the second once its gate is open."""

    folder = None
    faults = {}
    # What was asked of it.
    asked = []
    # Whoever fetches a gate waits until it is open.
    gates = collections.defaultdict(threading.Event)

    def __init__(self, *wire):
        super().__init__(*wire, directory=Site.folder)

    def do_GET(self):
        path = self.path.split("?")[0].lstrip("/")
        Site.asked.append(path)
        if path.startswith("gate-"):
            Site.gates[f"at-{path}"].set()
            Site.gates[path].wait(LONGEST)
            self.send_response(204)
            self.end_headers()
            return
        # A version may be older than the one before.
        del self.headers["If-Modified-Since"]
        fault = Site.faults.get(path or "index.html")
        if fault is None:
            super().do_GET()
        elif fault in ("half", "slow"):
            data = (Site.folder / (path or "index.html")).read_bytes()
            half = len(data) // 2
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Length", str(half if fault == "half" else len(data)))
            self.end_headers()
            self.wfile.write(data[:half])
            if fault == "slow":
                Site.gates[path].wait(LONGEST)
                self.wfile.write(data[half:])
        else:
            self.send_error(404)

    def handle(self):
        # A browser may have heard enough.
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, *_):
        pass


class Browser:
    """One window, which a driver works on behalf of us."""

    def __init__(self, page, width=1280, height=720, touches=False):
        self.page = page
        self.read = 0
        # Each browser keeps some 200 MB, which neither it nor its driver clears away.
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        told = next(line for line in self.driver.stdout if "successfully on port" in line)
        self.port = told.rsplit(" ", 1)[1].strip(".\n")
        arguments = ["--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
                     "--window-size=1280,860", "--lang=en-US", f"--user-data-dir={self.profile.name}"]
        options = {"args": arguments}
        if touches:
            options["mobileEmulation"] = {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1}}
        wish = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        self.session = ""
        self.session = "/" + self.ask("", {"capabilities": {"alwaysMatch": wish}})["sessionId"]
        self.ask("/timeouts", {"script": ANSWER * 1000, "pageLoad": ANSWER * 1000})
        if not touches:
            frame = 860 - self.script("arguments[0](innerHeight)")
            self.ask("/window/rect", {"width": width, "height": height + frame})

    def ask(self, what, body=None, method=None):
        request = urllib.request.Request(f"http://localhost:{self.port}/session{self.session}{what}",
                                         None if body is None else json.dumps(body).encode(), method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise OSError(json.load(error)["value"]["message"]) from None

    def script(self, text, *arguments):
        return self.ask("/execute/async", {"script": text, "args": list(arguments)})

    def open(self, address=""):
        self.ask("/url", {"url": "about:blank"})
        self.ask("/url", {"url": f"{self.page}?log{address}"})
        self.begin()

    def begin(self):
        self.read = 0
        self.until("the first picture", lambda: self.colours() > 50)

    def until(self, what, look):
        """Looks again and again until there is something to see."""
        last, begun, first = None, time.monotonic(), None
        def is_patient():
            seconds = time.monotonic() - begun
            return seconds < PATIENCE or seconds < LONGEST and self.shown() - first < PICTURES
        while is_patient():
            try:
                found = look()
                if found:
                    return found
            except OSError as error:
                last = error
            first = self.shown() if first is None else first
            time.sleep(BETWEEN_LOOKS)
        raise SystemExit(f"page.py: {what}: not within {time.monotonic() - begun:.0f} seconds ({last})")

    def shown(self):
        """How many pictures the game has shown; none while the page loads or cannot answer."""
        try:
            return self.script("""
                const count = () => { window.shown += Boolean(window.log?.length); requestAnimationFrame(count); };
                if (window.shown === undefined) { window.shown = 0; count(); }
                arguments[0](window.shown);""")
        except OSError:
            return 0

    def lines(self):
        return self.script("arguments[0](window.log ?? [])")

    def wait(self, event, **fits):
        """The next line of the log about this event that fits; what comes before it is passed over."""
        def look():
            for place, line in enumerate(self.lines()):
                if place >= self.read and line["event"] == event and fits.items() <= line.items():
                    self.read = place + 1
                    return line
            return None
        return self.until(f"{event} {fits or ''}", look)

    def resume(self):
        """Ends the break that a page takes which has lost the focus for a moment; returns whether there was one."""
        screens = [line["name"] for line in self.lines()[self.read:] if line["event"] == "screen"]
        if screens[-1:] == ["pause"]:
            self.press("Escape")
        return screens[-1:] == ["pause"]

    def finish(self):
        """Has the solver finish the run, whose key does nothing in a break."""
        def look():
            events = [line["event"] for line in self.lines()[self.read:]]
            if "finish" not in events and not self.resume() and "solve" not in events:
                self.press("q")
            return "finish" in events
        self.until("the end of a run", look)

    def controls(self):
        """All that can be pressed: the name, the middle, and whether the keys have it."""
        return self.script("""
            arguments[0](Array.from(document.querySelectorAll("#controls button"), (one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return { name: one.ariaLabel, focus: one.ariaCurrent === "true", size: [width, height],
                    at: [Math.round(x + width / 2), Math.round(y + height / 2)] };
            }));""")

    def find(self, name, nth=0):
        """The middle of what has this name, or one that begins with it and goes on with other words."""
        def look():
            fits = [one["at"] for one in self.controls() if f"{one['name']} ".startswith(name + " ")]
            return fits[nth] if len(fits) > nth else None
        return self.until(f"something that is called {name}", look)

    def choose(self, name):
        """Goes down with the keys until they have what is called so, and presses it."""
        def has_it():
            return any(one["focus"] and f"{one['name']} ".startswith(name + " ") for one in self.controls())
        def go():
            if has_it():
                return True
            before = [one["focus"] for one in self.controls()]
            self.press("Down")
            self.until("another focus", lambda: [one["focus"] for one in self.controls()] != before)
            return has_it()
        self.until(f"the focus on {name}", go)
        self.press("Enter")

    def press(self, *keys):
        """One key after the other, or several at once where they come together, each seen in two pictures."""
        for key in keys:
            together = [KEYS.get(one, one) for one in (key if isinstance(key, tuple) else (key,))]
            for actions in ([{"type": "keyDown", "value": one} for one in together],
                            [{"type": "keyUp", "value": one} for one in reversed(together)]):
                self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})
                self.frames(2)

    def frames(self, count):
        """Until so many pictures more were shown."""
        self.script("""
            const [count, done] = arguments;
            const wait = (left) => left ? requestAnimationFrame(() => wait(left - 1)) : done();
            wait(count);""", count)

    def point(self, kind, *steps):
        """A mouse or a finger does one thing after the other, at once: a finger that rests is a pointer."""
        self.ask("/actions", {"actions": [{"type": "pointer", "id": kind, "actions": steps,
                                           "parameters": {"pointerType": kind}}]})

    def click(self, name, kind="mouse", nth=0):
        x, y = self.find(name, nth)
        self.point(kind, {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                   {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})
        self.frames(2)

    def tap(self, name, nth=0):
        self.click(name, "touch", nth)

    def pad(self, *buttons):
        """Presses buttons of a gamepad, counted as browsers do. There is none: the page only sees one."""
        for button in buttons:
            for is_down in (True, False):
                self.script("""
                    const [button, isDown, done] = arguments;
                    const buttons = Array.from({ length: 17 }, (_, place) => ({ pressed: isDown && place === button }));
                    const pad = { id: "DualSense (Vendor: 054c)", index: 0, connected: true, axes: [0, 0], buttons,
                        vibrationActuator: { playEffect: async (kind, how) => { window.shaken = { kind, ...how }; } } };
                    navigator.getGamepads = () => [pad];
                    done();""", button, is_down)
                self.frames(6)

    def colours(self):
        """How many colours the canvas shows in a small copy of it."""
        return self.script("""
            const [done] = arguments, from = document.querySelector("#glcanvas");
            if (!from) return done(0);
            const copy = new OffscreenCanvas(320, 180).getContext("2d");
            copy.drawImage(from, 0, 0, 320, 180);
            done(new Set(new Uint32Array(copy.getImageData(0, 0, 320, 180).data.buffer)).size);""")

    def walls(self):
        """How often it becomes much darker from one dot to the next in the middle of the canvas."""
        return self.script("""
            const [done] = arguments, from = document.querySelector("#glcanvas");
            const copy = new OffscreenCanvas(from.width, 1).getContext("2d");
            copy.drawImage(from, 0, -from.height / 2);
            const dots = copy.getImageData(0, 0, from.width, 1).data;
            let count = 0;
            for (let dot = 4; dot < dots.length; dot += 4) count += dots[dot - 2] - dots[dot + 2] > 40;
            done(count);""")

    def pinch(self, middle, begin, end):
        """Two fingers move away from a place, each so far from it."""
        hands = []
        for side in (-1, 1):
            at = lambda far: {"type": "pointerMove", "x": middle[0] + side * far, "y": middle[1]}
            steps = [at(begin), {"type": "pointerDown", "button": 0}]
            for step in range(1, 9):
                steps += [at(begin + (end - begin) * step // 8), {"type": "pause", "duration": 60}]
            steps.append({"type": "pointerUp", "button": 0})
            hands.append({"type": "pointer", "id": f"finger {side}", "parameters": {"pointerType": "touch"},
                          "actions": steps})
        self.ask("/actions", {"actions": hands})

    def swipe(self, begin, way, far=60):
        """A finger is drawn from a place this way, and stays there until it has walked a mouse."""
        across, down = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}[way]
        drawn = [{"type": "pointerMove", "x": begin[0] + across * far * step // 4,
                  "y": begin[1] + down * far * step // 4, "duration": 0} for step in range(5)]
        self.point("touch", drawn[0], {"type": "pointerDown", "button": 0}, *drawn[1:])
        step = self.wait("step")
        self.ask("/actions", method="DELETE")
        return step

    def command(self, name, **parameters):
        """What no page can do, but the browser's own tools."""
        return self.ask("/goog/cdp/execute", {"cmd": name, "params": parameters})

    @contextlib.contextmanager
    def before_pages(self, text):
        """Each page that is opened meanwhile does this first."""
        script = self.command("Page.addScriptToEvaluateOnNewDocument", source=text)
        yield
        self.command("Page.removeScriptToEvaluateOnNewDocument", **script)

    @contextlib.contextmanager
    def another(self, address="", kind="tab", before=""):
        """Another page beside the one there is, which does something first; it goes at the end."""
        first = self.ask("/window")
        second = self.ask("/window/new", {"type": kind})["handle"]
        self.show(second)
        with self.before_pages(before):
            self.open(address)
        yield first, second
        self.show(second)
        self.ask("/window", method="DELETE")
        self.show(first)

    def show(self, page):
        self.read = 0
        self.ask("/window", {"handle": page})

    def text(self, place):
        return self.script("arguments[1](document.querySelector(arguments[0])?.textContent ?? '')", place)

    def give_room(self, has_room):
        """The database takes something from the page or nothing, if that does FAILS before all else."""
        self.script("window.isFull = !arguments[0]; arguments[1]();", has_room)

    def files(self):
        """What the game has kept, by path."""
        return self.script("""
            const [done] = arguments, opened = indexedDB.open("icetea-maze");
            opened.onsuccess = () => {
                const found = {}, files = opened.result.transaction("files").objectStore("files");
                files.openCursor().onsuccess = ({ target: { result } }) => {
                    if (!result) return done(found);
                    found[result.key] = new TextDecoder().decode(result.value.bytes);
                    result.continue();
                };
            };""")

    def file(self, end):
        return next((text for path, text in self.files().items() if path.endswith(end)), "")

    def at_rest(self, look):
        """What is seen once it is the same for several pictures."""
        def same():
            first = look()
            for _ in range(3):
                self.frames(4)
                if look() != first:
                    return None
            return first
        return self.until("something at rest", same)

    def said(self):
        return self.script("arguments[0](document.querySelector('#said').textContent)")

    def faults(self):
        return [line["message"] for line in self.ask("/se/log", {"type": "browser"}) if line["level"] == "SEVERE"]

    def picture(self, name):
        (Site.folder.parent / f"{name}.png").write_bytes(base64.b64decode(self.ask("/screenshot")))

    def close(self):
        try:
            self.ask("", method="DELETE")
        finally:
            self.driver.kill()
            self.driver.wait()
            self.profile.cleanup()


def play(browser):
    browser.open()
    browser.wait("seen", screen="play")
    browser.press("Escape")
    browser.click("Map")
    browser.wait("seen", screen="journey")
    browser.press("Escape")
    browser.wait("seen", screen="title")
    browser.picture("page-title")
    print("the first start is a maze, and the title comes after it", flush=True)

    browser.until("the title in words", lambda: "Journey" in browser.said())
    print("a screen reader is told what the keys work", flush=True)

    paint(browser, "Night")
    browser.until("the look in the settings", lambda: "Night" in browser.file("settings.ron"))
    browser.open()
    browser.until("a page as dark as its game", lambda: max(browser.script(
        "arguments[0](getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number))")) < 64)
    browser.picture("page-night")
    print("a look is chosen with the pointer and is there again", flush=True)

    browser.open("#kruskal1-10x10-7")
    browser.wait("seen", screen="play")
    browser.finish()
    browser.until("the run in the records", lambda: "kruskal1-10x10-7" in "".join(browser.files().values()))
    browser.picture("page-code")
    print("an address opens its maze", flush=True)

    # Long before that one is built.
    browser.open("#wilson1-3000x3000-7")
    browser.until("a maze being built", lambda: "Building the maze" in browser.said())
    browser.press("Escape")
    browser.wait("screen", name="title")
    print("a large maze is built while the page answers", flush=True)

    # Before the two fingers: after them the driver hands in no more touches.
    browser.open("#kruskal1-9x9-7")
    browser.until("where the mouse stands", lambda: "Open: " in browser.said())
    ways = browser.said().rsplit("Open: ", 1)[1].split(".")[0]
    browser.swipe((640, 360), ways.split(", ")[0])
    browser.until("another place", lambda: browser.said().count("Open: ") > 1)
    browser.picture("page-swipe")
    print("a finger that is drawn across the maze walks", flush=True)

    browser.open("#kruskal1-2x2-7~race-bo1")
    for name in ("Player 1 Mouse", "Player 2 Marmot"):
        browser.tap(name)
    browser.tap("Seating", nth=2)
    browser.until("how they sit in the settings", lambda: "face_to_face: true" in browser.file("settings.ron"))
    browser.tap("Start")
    browser.wait("round")
    # Down and to the right, as player 2 sees it from the upper edge; it counts from the start on.
    for way, tile in (("up", [1, 3]), ("left", [3, 3])):
        step = browser.swipe((640, 200), way)
        if (step["player"], step["tile"]) != (2, tile):
            raise SystemExit(f"page.py: a finger of player 2 that goes {way} is {step}")
    browser.wait("decided", winner=2)
    browser.picture("page-face-to-face")
    browser.press("Enter")
    browser.until("the match in the records", lambda: "race human" in "".join(browser.files().values()))
    print("face to face, fingers in the upper half mean what their player sees", flush=True)

    browser.open("#kruskal1-60x60-7")
    browser.wait("seen", screen="play")
    browser.press("Tab")
    walls = browser.at_rest(browser.walls)
    browser.pinch((640, 360), 60, 300)
    browser.until("a closer view", lambda: 0 < browser.walls() < 0.7 * walls)
    browser.picture("page-pinch")
    print("two fingers bring the view closer", flush=True)

    browser.open("#kruskal1-9x9-7~race-bo1")
    browser.click("Player 1 Mouse", nth=1)
    browser.until("a field to write in", lambda: browser.script("arguments[0](document.activeElement.id === 'field')"))
    browser.press("冰", "x", "Backspace", "茶", "Enter")
    browser.until("the name in the settings", lambda: '"冰茶"' in browser.file("settings.ron"))
    browser.picture("page-name")
    print("a name is written in Chinese", flush=True)

    golden = pathlib.Path(__file__).parent / "golden" / "endless-recording.txt"
    browser.open("#" + golden.read_text().splitlines()[-1])
    browser.until("the challenge in the settings", lambda: '"233"' in browser.file("settings.ron"))
    browser.picture("page-challenge")
    print("an address opens a challenge", flush=True)

    browser.open("#kruskal1-5x4-7@3")
    browser.until("the theatre in words", lambda: "Union-find" in browser.said())
    print("an address opens a moment of the theatre", flush=True)

    browser.open("#bench4:0%2B1,2%2B3@2 size halving")
    browser.until("the moment in words", lambda: "bench" in browser.said().lower())
    browser.press(("Control", "c"))
    link = browser.until("a link", lambda: browser.script("arguments[0](clipboard)"))
    if not link.endswith("#bench4:0+1,2+3@2%20size%20halving"):
        raise SystemExit(f"page.py: the link of a moment is {link}")
    browser.open(link[link.index("#"):])
    browser.picture("page-moment")
    print("a moment of the laboratory becomes a link and comes back by it", flush=True)

    browser.open()
    browser.script("""
        const [done] = arguments, make = URL.createObjectURL;
        URL.createObjectURL = (blob) => make(window.handedOver = blob);
        HTMLInputElement.prototype.click = function () { window.chooser = this; };
        done();""")
    browser.choose("Settings")
    browser.wait("seen", screen="settings")
    browser.choose("All game data")
    browser.until("a download", lambda: browser.script("arguments[0](Boolean(window.handedOver))"))
    kept = browser.file("settings.ron")
    browser.click("Paper")
    browser.until("another look", lambda: browser.file("settings.ron") != kept)
    browser.choose("Data from another device")
    browser.until("something to choose with", lambda: browser.script("arguments[0](Boolean(window.chooser))"))
    browser.script("""
        const [done] = arguments, choice = new DataTransfer();
        choice.items.add(new File([window.handedOver], "data.ron"));
        chooser.files = choice.files;
        chooser.dispatchEvent(new Event("change"));
        done();""")
    browser.picture("page-data")
    browser.press("Enter")
    browser.until("what was kept", lambda: browser.file("settings.ron") == kept)
    print("all data goes into a file and comes out of it", flush=True)

    browser.open("#%")
    print("an address that nobody wrote opens the title", flush=True)

    WEST, START = 2, 9
    browser.open("#kruskal1-9x9-7")
    browser.wait("seen", screen="play")
    browser.pad(START)
    browser.wait("screen", name="pause")
    browser.picture("page-pad")
    browser.pad(START)
    browser.wait("screen", name="play")
    browser.pad(WEST)
    browser.until("the run in the records", lambda: "kruskal1-9x9-7" in "".join(browser.files().values()))
    shaken = browser.until("something to feel", lambda: browser.script("arguments[0](window.shaken)"))
    if shaken["kind"] != "dual-rumble" or not 0 < shaken["strongMagnitude"] < 1 or shaken["duration"] < 50:
        raise SystemExit(f"page.py: the end of a maze is felt as {shaken}")
    print("a gamepad takes a break, goes on, has the maze solved, and shakes at the end", flush=True)

    browser.open("#nowhere1-4x3-7")
    browser.wait("error")
    said = browser.until("what is wrong with a link", lambda: "This link cannot be opened" in browser.said() and browser.said())
    if "nowhere" not in said:
        raise SystemExit(f"page.py: of a bad link it is said: {said}")
    browser.picture("page-bad-link")
    print("a bad link is told of in words", flush=True)

    browser.open()
    browser.script("""
        const [done] = arguments;
        navigator.share = async (what) => { window.shared = what; };
        document.documentElement.requestFullscreen = async () => { window.isFilled = true; };
        done();""")
    for name in ("Share this maze", "Full screen"):
        x, y = browser.script("""
            const { x, y, width, height } = document.querySelector(`[aria-label="${arguments[0]}"]`).getBoundingClientRect();
            if (width < 44 || height < 44) throw `${width} x ${height}`;
            arguments[1]([Math.round(x + width / 2), Math.round(y + height / 2)]);""", name)
        browser.point("mouse", {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                      {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})
    shared = browser.until("a link that is shared", lambda: browser.script("arguments[0](window.shared)"))
    names = [one["name"].split() for one in browser.controls()]
    columns, rows = (next(name[0] for name in names if name[-1] == side) for side in ("columns", "rows"))
    if not shared["url"].endswith(f"#kruskal1-{columns}x{rows}-233"):
        raise SystemExit(f"page.py: shared is {shared}, and chosen {columns} by {rows} rooms")
    browser.until("a full screen", lambda: browser.script("arguments[0](window.isFilled)"))
    print("the maze is shared, and the screen filled, with buttons of the page", flush=True)


def paint(browser, look, choices="More choices"):
    """Chooses a look on the title, where that is one of more choices."""
    browser.click(choices)
    browser.click(look)


def run_on(browser, code):
    """Begins a run and waits until it is kept as far as it has come."""
    browser.open("#" + code)
    browser.wait("seen", screen="play")
    browser.press("Right", "Down")
    browser.wait("step")
    browser.until("a run that is kept", lambda: code in browser.file(".journal"))


def is_offered(browser, end):
    """The title offers a run at once."""
    browser.find("Continue")
    browser.press("Enter")
    browser.wait("maze", code=end)
    browser.wait("seen", screen="play")


def leave(browser):
    """However a page goes, its run is there at once on the next, and not before."""
    first = browser.ask("/window")
    run_on(browser, "kruskal1-12x7-1")
    second = browser.ask("/window/new", {"type": "tab"})["handle"]
    browser.ask("/window", {"handle": second})
    browser.open()
    browser.find("Play")
    if any(one["name"].startswith("Continue 12 × 7") for one in browser.controls()):
        raise SystemExit("page.py: the run of an open page is offered on another one")
    print("nobody takes the run of a page that is open", flush=True)

    paint(browser, "Paper")
    browser.until("a look", lambda: "Paper" in browser.file("settings.ron"))
    browser.ask("/window", {"handle": first})
    browser.frames(10)
    # A page that was told of it has paused while another one was seen.
    if any(one["name"].startswith("Resume") for one in browser.controls()):
        browser.press("Escape")
    browser.press("t")
    browser.until("no trail", lambda: "trail: false" in browser.file("settings.ron"))
    if "Paper" not in browser.file("settings.ron"):
        raise SystemExit("page.py: one page has undone what another has set")
    print("two open pages keep what both have set", flush=True)

    browser.ask("/url", {"url": f"{browser.page}?log"})
    browser.ask("/refresh", {})
    browser.begin()
    is_offered(browser, "kruskal1-12x7-1")
    print("after a reload a run is offered at once", flush=True)

    run_on(browser, "kruskal1-11x6-2")
    browser.ask("/window", method="DELETE")
    browser.ask("/window", {"handle": second})
    browser.open()
    is_offered(browser, "kruskal1-11x6-2")
    print("after its tab was closed too", flush=True)

    run_on(browser, "kruskal1-10x5-3")
    third = browser.ask("/window/new", {"type": "tab"})["handle"]
    try:
        browser.ask("/url", {"url": "chrome://crash"})
    except OSError:
        pass
    browser.ask("/window", {"handle": third})
    browser.open()
    is_offered(browser, "kruskal1-10x5-3")
    print("and after a crash", flush=True)


def upright(browser):
    """A phone that is held upright: its whole screen is used, and what is below a thumb is large enough."""
    for address, screen in (("#kruskal1-9x9-7", "play"), ("", "title"), ("#kruskal1-5x4-7@3", "watch")):
        browser.open(address)
        browser.wait("seen", screen=screen)
        browser.picture(f"page-upright-{screen}")
        all_controls = browser.controls()
        feet = [one for one in all_controls if one["at"][1] > 844 - 56]
        if screen == "title":
            first = next(place for place, one in enumerate(all_controls) if one["name"] == "Journey")
            menu = all_controls[first:first + 10]
            feet += menu
            if max(one["at"][0] for one in menu) < 390 / 2:
                raise SystemExit("page.py: upright, half of the screen is empty beside the menu")
        small = [one for one in feet if min(one["size"]) < 44]
        if not feet or small:
            raise SystemExit(f"page.py: on {screen}, upright, too small for fingers: {small or 'nothing there'}")
    print("upright, the menu and the buttons at the foot have 44 pixels", flush=True)


def laid_out(browser):
    """How much of the game has come, what it is called, and what a phone's edges leave of the screen."""
    game = next(Site.folder.glob("*/icetea-maze.wasm"))
    path, size = game.relative_to(Site.folder).as_posix(), game.stat().st_size
    Site.faults = {path: "slow"}
    browser.ask("/url", {"url": f"{browser.page}?log"})
    shown = lambda: browser.script("""
        const [done] = arguments, loading = document.querySelector("#loading"), bar = loading.querySelector("progress");
        const { width } = bar.getBoundingClientRect();
        done([loading.innerText.trim(), bar.value, bar.max, width > 0]);""")
    half = [f"{size // 2 / 1e6:.1f} / {size / 1e6:.1f} MB", size // 2, size, True]
    browser.until("a bar with half of the bytes", lambda: shown() == half)
    browser.picture("page-loading")
    Site.gates[path].set()
    browser.begin()
    Site.faults = {}
    browser.until("no bar", lambda: not shown()[3])
    print("while the game loads a bar says how much of it has come", flush=True)

    role = browser.script("arguments[0](document.querySelector('#glcanvas').role)")
    if role != "application":
        raise SystemExit(f"page.py: the game is read aloud as {role}")
    print("a screen reader leaves the game its keys", flush=True)

    # The page's own buttons stand on the title.
    browser.wait("seen", screen="play")
    browser.press("Escape")
    browser.click("Map")
    browser.wait("seen", screen="journey")
    browser.press("Escape")
    browser.wait("seen", screen="title")
    edges = {"top": 47, "left": 11, "bottom": 34, "right": 23}
    browser.command("Emulation.setSafeAreaInsetsOverride", insets=edges)
    def left_free():
        return browser.script("""
            const { x, y, right, bottom } = document.querySelector("#glcanvas").getBoundingClientRect();
            arguments[0]({ top: y, left: x, bottom: innerHeight - bottom, right: innerWidth - right });""")
    browser.until("a game within the screen's edges", lambda: left_free() == edges)
    buttons = browser.script("""
        const [{ top, right }, done] = arguments;
        done(Array.from(document.querySelectorAll("#buttons button"), (one) => {
            const place = one.getBoundingClientRect();
            return place.y >= top && place.right <= innerWidth - right;
        }));""", edges)
    if not buttons or not all(buttons):
        raise SystemExit("page.py: a button of the page lies under the screen's edge")
    browser.picture("page-edges")
    print("nothing lies under the notch and the round corners of a screen", flush=True)


# A disk that is full, once it is: whatever the page wants to be kept is refused as soon as it has said it.
FAILS = """
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        if (window.isFull) queueMicrotask(() => { try { this.transaction.abort(); } catch {} });
        return put.apply(this, all);
    };
    const full = new DOMException("", "QuotaExceededError");
    Object.defineProperty(IDBTransaction.prototype, "error", { get: () => full });
    if (navigator.storage) navigator.storage.persist = async () => { window.wishes = (window.wishes ?? 0) + 1; };"""


def together(browser, before=""):
    """What two pages do at the very same time is kept of both."""
    Site.gates.clear()
    with browser.before_pages(before):
        browser.open("#kruskal1-6x5-1")
    browser.wait("seen", screen="play")
    with browser.another("#kruskal1-2x2-2", before=before) as (first, second):
        browser.wait("seen", screen="play")
        # It sees and hears nothing until the other one is done, and then plays without a pause.
        browser.script("""
            fetch("gate-1").then(() => {
                const gate = new XMLHttpRequest(), [T, Q] = [84, 81];
                gate.open("GET", "gate-2", false);
                gate.send();
                for (const key of [T, Q]) {
                    wasm_exports.key_down(key, 0, false);
                    animation();
                    wasm_exports.key_up(key, 0);
                }
                while (!log.some(({ event }) => event === "finish")) animation();
                for (let more = 0; more < 10; more += 1) animation();
            });
            arguments[0]();""")
        browser.show(first)
        Site.gates["gate-1"].set()
        browser.until("a page that is held up", Site.gates["at-gate-2"].is_set)
        browser.frames(2)
        browser.resume()
        browser.press("u")
        browser.finish()
        browser.until("what the first has set", lambda: "hud: false" in browser.file("settings.ron"))
        browser.until("the first run in the records", lambda: "kruskal1-6x5-1" in browser.file("records.ron"))
        Site.gates["gate-2"].set()
        browser.show(second)
        browser.finish()
        browser.until("the second run in the records", lambda: "kruskal1-2x2-2" in browser.file("records.ron"))
        browser.until("what the second has set", lambda: "trail: false" in browser.file("settings.ron"))
        for file, wanted in (("settings.ron", "hud: false"), ("records.ron", "kruskal1-6x5-1")):
            if wanted not in browser.file(file):
                raise SystemExit(f"page.py: one page has undone what another has put into {file}")
    locks = browser.script("arguments[0](navigator.locks ? 'with' : 'without')")
    print(f"what two pages do at the same time is kept of both, {locks} locks", flush=True)


def met(browser):
    """Two browsers meet by two links and run a race, in which each sees the other's mouse."""
    def link(page):
        return page.until("a copied link", lambda: page.script("arguments[0](window.clipboard ?? '')")).split("#")[1]

    other = Browser(browser.page)
    try:
        browser.open("#kruskal1-3x2-1~race-bo1")
        browser.wait("seen", screen="lobby")
        browser.press("Tab", "Right")
        browser.find("Opponent At another machine")
        browser.click("Find the other machine")
        browser.choose("Invite with a link")
        other.open("#" + link(browser))
        answer = link(other)
        # Whoever opens the answer's link does so in another tab of this browser.
        first = browser.ask("/window")
        browser.show(browser.ask("/window/new", {"type": "tab"})["handle"])
        browser.ask("/url", {"url": f"{browser.page}#{answer}"})
        browser.until("an answer in the right tab", lambda: "Your other tab" in browser.text("#word"))
        browser.ask("/window", method="DELETE")
        browser.show(first)
        for page, name in ((browser, "Invite"), (other, "Play")):
            page.find(name)
            page.press("Enter")
        for player, page in enumerate((browser, other), 1):
            page.wait("round", code="kruskal1-3x2-1")
            for way, tile in (("Right", [3, 1]), ("Down", [3, 3]), ("Right", [5, 3])):
                page.until("a step", lambda: page.resume() or page.press(way) or any(
                    line["event"] == "step" and line["player"] == player and line["tile"] == tile for line in page.lines()))
        # Both have the same times, to the millisecond.
        times = [page.until("both at the cheese", lambda: len(finished(page)) == 2 and finished(page)) for page in (browser, other)]
        if times[0] != times[1]:
            raise SystemExit(f"page.py: one race, and two outcomes: {times}")
        if faults := other.faults():
            raise SystemExit("page.py: the other browser complains: " + "; ".join(faults))
    finally:
        other.close()
    print("two browsers meet by two links and run a race, with one outcome", flush=True)


class Game:
    """The game in a window of its own, on a display of its own; it serves the page that lies beside it."""

    def __init__(self, *arguments):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folder = pathlib.Path(self.folder.name)
        (folder / "settings.ron").write_text("(version: 1, content: (language: Some(English), lesson_settled: true))")
        self.log = folder / "log.jsonl"
        self.screen = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24"], stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
        self.variables = {**os.environ, "DISPLAY": f":{self.screen.stdout.readline().strip()}", "ICETEA_MAZE_DIR": str(folder),
                          "LIBGL_ALWAYS_SOFTWARE": "1", "ALSA_CONFIG_PATH": "/dev/null"}
        program = Site.folder.parent / "debug" / "icetea-maze"
        self.program = subprocess.Popen([program, *arguments, "--log", self.log], env=self.variables)

    def lines(self):
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [json.loads(line) for line in lines if line.endswith("}")]

    def press(self, key, until, what):
        """Presses a key once something can be seen, without a window manager to those below the pointer, and waits
        until something is so; a key that was pressed before the window had them is pressed again."""
        end = time.monotonic() + LONGEST
        def comes(look, patience):
            late = time.monotonic() + patience
            while not look():
                if time.monotonic() > end or self.program.poll() is not None:
                    raise SystemExit(f"page.py: the game does not come to {what}: {self.lines()[-3:]}")
                if time.monotonic() > late:
                    return False
                time.sleep(BETWEEN_LOOKS)
            return True
        comes(self.names, LONGEST)
        while True:
            subprocess.run(["xdotool", "mousemove", "640", "5", "key", key], env=self.variables, check=True)
            if comes(until, PATIENCE / 4):
                return

    def names(self, focus=False):
        """What the picture can be told to do, or what of it has the focus."""
        seen = [line for line in self.lines() if line["event"] == "seen"]
        return [control["name"] for control in seen[-1]["controls"] if control["focus"] or not focus] if seen else []

    def close(self):
        self.program.kill()
        self.program.wait()
        self.screen.kill()
        self.screen.wait()


SOCKETS = """
    const sockets = [], PROGRESS = 3, HAS_LEFT = 4;
    let isFarewell = false;
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address);
            sockets.push(this);
            this.addEventListener("message", ({ data }) => {
                const [kind, flags] = new Uint8Array(data, 3, 2);
                isFarewell = kind === PROGRESS && Boolean(flags & HAS_LEFT);
            });
        }
    };"""


def served(browser):
    """A game in a window serves its page, and plays against it: without a secure origin, and from another port."""
    game = Game("kruskal1-3x2-1~race-bo1")
    try:
        def has(text):
            return lambda: any(text in name for name in game.names())
        game.press("Tab", lambda: any("Opponent" in name for name in game.names(focus=True)), "the rules")
        game.press("Right", has("Find the other machine"), "another opponent")
        game.press("Return", has("/play"), "the address of its page")
        [address] = {word for name in game.names() for word in name.split() if word.endswith("/play")}
        browser.page = f"{address}/"
        with browser.before_pages(SOCKETS):
            browser.open()
        if browser.script("arguments[0](isSecureContext)"):
            raise SystemExit(f"page.py: {address} is as good as https, and so shows little")
        browser.until("a page that has called", has("Invite"))
        game.press("Return", lambda: not has("Invite")(), "an invitation")
        browser.find("Play")
        browser.press("Enter")
        browser.wait("round", code="kruskal1-3x2-1")
        # A line that breaks is called again.
        browser.script("sockets.at(-1).close(); arguments[0]();")
        def steps(page, player, tile):
            return any(line["event"] == "step" and line["player"] == player and line["tile"] == tile for line in page.lines())
        for way, tile in (("Right", [3, 1]), ("Down", [3, 3]), ("Right", [5, 3])):
            game.press(way, lambda: steps(game, 1, tile), f"{tile}")
            browser.until("a step", lambda: browser.resume() or browser.press(way) or steps(browser, 2, tile))
        ends = [browser.until("both at the cheese", lambda: len(finished(one)) == 2 and finished(one)) for one in (browser, game)]
        if ends[0] != ends[1]:
            raise SystemExit(f"page.py: one race, and two outcomes: {ends}")
        # Whoever leaves says so.
        game.press("Escape", has("Resume"), "a break")
        game.press("Down", lambda: "Lobby" in game.names(focus=True), "the way out")
        game.press("Return", has("Find the other machine"), "the lobby")
        browser.until("a farewell", lambda: browser.script("arguments[0](isFarewell)"))
    finally:
        game.close()
    print("a game in a window serves its page and races it, also over a line that breaks, with one outcome", flush=True)


def finished(page):
    """Who has come to the cheese, and when."""
    return {line["player"]: line["milliseconds"] for line in page.lines() if line["event"] == "finish"}


def lockless(browser):
    """So it is where a browser knows no locks: its database lets in one page after the other."""
    lockless = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
    together(browser, lockless)
    with browser.before_pages(lockless + FAILS):
        browser.open("#kruskal1-5x4-1")
    browser.wait("seen", screen="play")
    browser.give_room(False)
    browser.finish()
    browser.until("a word of no room", lambda: "no room left" in browser.text("#trouble"))
    with browser.another("#kruskal1-4x4-2", before=lockless) as (first, second):
        browser.wait("seen", screen="play")
        browser.finish()
        browser.until("the run of the second", lambda: "kruskal1-4x4-2" in browser.file("records.ron"))
        browser.show(first)
        browser.give_room(True)
        browser.until("the run of the first", lambda: "kruskal1-5x4-1" in browser.file("records.ron"))
    print("without locks, what could not be saved for a while is not undone by what others save", flush=True)


def unsaved(browser):
    """What cannot be kept is said, tried again, and nobody else comes in between."""
    asked = lambda: browser.script("arguments[0](window.wishes ?? 0)")
    with browser.before_pages(FAILS):
        browser.open("#kruskal1-5x4-1")
    browser.wait("seen", screen="play")
    browser.press("u")
    browser.until("a setting", lambda: "hud: false" in browser.file("settings.ron"))
    if asked():
        raise SystemExit("page.py: it is asked to keep for ever what would be no loss")
    with browser.another() as (first, second):
        browser.show(first)
        browser.give_room(False)
        browser.finish()
        browser.until("a word of no room", lambda: "no room left" in browser.text("#trouble"))
        browser.picture("page-no-room")
        if "kruskal1-5x4-1" in browser.file("records.ron"):
            raise SystemExit("page.py: it is said not to be kept what is kept")
        browser.show(second)
        paint(browser, "Paper")
        browser.until("a word of waiting", lambda: "another tab" in browser.text("#trouble"))
        browser.picture("page-others")
        browser.show(first)
        browser.give_room(True)
        browser.until("the run in the records", lambda: "kruskal1-5x4-1" in browser.file("records.ron"))
        browser.until("no word any more", lambda: not browser.text("#trouble"))
        browser.script("files.keep('icetea-maze/records.ron'); arguments[0]();")
        browser.until("the records kept again", lambda: browser.script("arguments[0](!files.changed.size && !files.isAsking)"))
        if asked() != 1:
            raise SystemExit(f"page.py: what would be lost is asked to be kept for ever {asked()} times")
        browser.show(second)
        browser.until("the look", lambda: "Paper" in browser.file("settings.ron"))
        browser.until("no word any more", lambda: not browser.text("#trouble"))
        if "hud: false" not in browser.file("settings.ron"):
            raise SystemExit("page.py: what could not be saved for a while has undone what was")
    print("what the browser has no room for is told of, and kept when there is", flush=True)


def crash(browser):
    """What is said after a crash is true: of what was kept, of what was not, and where nothing is."""
    fall = "setTimeout(() => wasm_exports.mix_sound(2 ** 30)); arguments[0]();"
    nowhere = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
    unreadable = "IDBObjectStore.prototype.get = function () { this.transaction.abort(); return {}; };"
    for before, has_room, wanted in ((FAILS, True, "is saved"), (FAILS, False, "could not be saved"),
                                     (nowhere, True, "could not be saved"), (unreadable, True, "could not be saved")):
        with browser.before_pages(before):
            browser.open("#kruskal1-8x6-1")
        browser.wait("seen", screen="play")
        if ("keeps nothing" in browser.text("#trouble")) != (before is not FAILS):
            raise SystemExit(f"page.py: of where it is kept it is said: {browser.text('#trouble')}")
        browser.give_room(has_room)
        kept = before is FAILS and browser.file("settings.ron")
        browser.press("u")
        is_kept = lambda: browser.file("settings.ron") != kept
        browser.until("a setting, or a word of it", lambda: browser.text("#trouble") or is_kept())
        browser.script(fall)
        said = browser.until("a word of the crash", lambda: "crashed" in browser.text("#word") and browser.text("#word"))
        if wanted not in said:
            raise SystemExit(f"page.py: after a crash it is said: {said}")
        browser.picture("page-crash")
        if not has_room:
            browser.give_room(True)
            browser.until("another word of it", lambda: "is saved" in browser.text("#word"))
            browser.until("what is kept after all", is_kept)

    browser.open("#kruskal1-8x6-1")
    browser.wait("seen", screen="play")
    browser.script(f"files.keep('icetea-maze/settings.ron'); {fall}")
    browser.until("a word of what is kept last", lambda: "is saved" in browser.text("#word"))

    with browser.before_pages(FAILS):
        browser.open("#kruskal1-8x6-1")
    browser.wait("seen", screen="play")
    with browser.another() as (first, second):
        browser.show(first)
        browser.give_room(False)
        def is_told():
            # In a break the key does nothing.
            browser.resume()
            browser.press("u")
            return "no room left" in browser.text("#trouble")
        browser.until("a word of no room", is_told)
        browser.show(second)
        paint(browser, "Paper")
        browser.until("a word of waiting", lambda: "another tab" in browser.text("#trouble"))
        browser.script(fall)
        browser.until("a word of what waits", lambda: "could not be saved" in browser.text("#word"))
    browser.faults()
    print("after a crash it is said what is kept", flush=True)


def guarded(browser):
    """The page runs nothing but its own files, and has nothing to say to anybody else."""
    browser.open()
    # Each is refused by one directive, or by what holds for all that has none.
    refused, is_open = browser.script("""
        const [done] = arguments, refused = new Set(), elsewhere = "http://127.0.0.1:9/";
        const make = (name, inner) => Object.assign(document.createElement(name), inner);
        const button = make("button");
        button.setAttribute("onclick", "window.isOpen = true");
        button.click();
        const form = make("form", { action: elsewhere, method: "post", target: "nowhere" });
        const wanted = new Set(["script-src-elem", "script-src-attr", "script-src", "style-src-elem",
            "img-src", "connect-src", "manifest-src", "worker-src", "base-uri", "form-action", "frame-src",
            "font-src", "media-src", "object-src"]);
        const tell = () => done([[...wanted].filter((one) => !refused.has(one)), Boolean(window.isOpen)]);
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            refused.add(effectiveDirective);
            if ([...wanted].every((one) => refused.has(one))) tell();
        });
        document.head.append(make("base", { href: elsewhere }));
        document.querySelector("[rel=manifest]").href = elsewhere;
        document.body.append(make("script", { textContent: "window.isOpen = true" }), make("style", { textContent: "*{}" }),
            make("img", { src: elsewhere }), make("iframe", { src: elsewhere }), make("video", { src: elsewhere }),
            make("object", { data: elsewhere }), form);
        form.submit();
        // What the driver itself runs may do this.
        setTimeout(() => { try { (0, eval)("window.isOpen = true"); } catch {} });
        try { new Worker("data:text/javascript,").onerror = () => {}; } catch {}
        new FontFace("no", `url(${elsewhere})`).load().catch(() => {});
        fetch(elsewhere).catch(() => {});
        setTimeout(tell, 10_000);""")
    if refused or is_open:
        raise SystemExit(f"page.py: the page does not refuse {refused}, or is open: {is_open}")
    browser.faults()
    print("nothing runs that is not the page's own", flush=True)


# Whatever a program tries, it fails, and then tells of what did not.
REACHES = """
    const tries = {
        fetch: () => fetch(SITE + "reached-fetch"),
        request: () => new Promise((done, fail) => {
            const request = Object.assign(new XMLHttpRequest(), { onload: done, onerror: fail });
            request.open("GET", SITE + "reached-request");
            request.send();
        }),
        socket: () => new Promise((done, fail) => {
            Object.assign(new WebSocket(SITE.replace("http", "ws") + "reached-socket"), { onopen: done, onerror: fail });
        }),
        events: () => new Promise((done, fail) => {
            Object.assign(new EventSource(SITE + "reached-events"), { onopen: done, onerror: fail });
        }),
        script: () => importScripts(SITE + "reached-script"),
        module: () => import(SITE + "reached-module"),
        worker: () => new Promise((done, fail) => {
            const text = `fetch("${SITE}reached-worker").then(() => postMessage(true), () => postMessage(false));`;
            const onmessage = ({ data }) => { if (data) done(); else fail(); };
            Object.assign(new Worker(URL.createObjectURL(new Blob([text]))), { onmessage, onerror: fail });
        }),
        database: () => new Promise((done, fail) => {
            Object.assign(indexedDB.open("icetea-maze"), { onsuccess: done, onerror: fail });
        }),
        caches: () => caches.keys(),
    };
    const reached = [];
    for (const [name, attempt] of Object.entries(tries)) {
        try {
            await attempt();
            reached.push(name);
        } catch {}
    }
    throw new Error(`reached ${reached.join()}.`);"""


def guests(browser):
    """Programs of the player's own run on the page, and reach nothing but the game."""
    browser.open("#kruskal1-16x16-35@0")
    browser.wait("seen", screen="watch")
    browser.press("y")
    browser.wait("seen", screen="own-program")

    def ends(wanted, *keys):
        """Has a program run that was just named, and waits for how it ends."""
        browser.script("document.querySelector('#said').replaceChildren(); arguments[0]();")
        browser.press(*keys, "Enter")
        return browser.until(wanted, lambda: wanted in browser.said())

    def drop(name, data):
        browser.script("""
            const [name, data, done] = arguments, choice = new DataTransfer();
            choice.items.add(new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name));
            window.ondrop({ dataTransfer: choice, preventDefault() {} }).then(done);""", name, base64.b64encode(data).decode())
        browser.until("the program's name", lambda: any(name in one["name"] for one in browser.controls()))

    browser.picture("page-guest-form")
    ends("The program has ended.")
    browser.picture("page-guest")
    for steps in (1, 2):
        browser.press("y")
        ends("All of it is right.", "Down", "Right", "Up")
        browser.picture(f"page-guest-{steps}")
    print("a mouse, a union-find and a stack run on the page", flush=True)

    browser.press("y", "Down", "Right")
    browser.press(("Control", "c"))
    copied = browser.until("the example", lambda: browser.script("arguments[0](clipboard)"))
    drop("another.js", copied.encode())
    ends("The program has ended.")
    browser.press("y")
    browser.script("""navigator.clipboard.writeText("throw new Error('so it was pasted');").then(arguments[0]);""")
    browser.press(("Control", "v"))
    browser.until("what was pasted", lambda: any("pasted" in one["name"] for one in browser.controls()))
    ends("so it was pasted, line 1")
    browser.picture("page-guest-threw")
    print("a program is copied, dropped and pasted", flush=True)

    root = pathlib.Path(__file__).parent.parent
    binary = Site.folder.parent / "mouse.wasm"
    subprocess.run(["rustc", "--target", "wasm32-wasip1", "--edition", "2021", "-O", "-o", binary,
                    root / "assets" / "guests" / "rust" / "mouse.rs"], check=True)
    drop("mouse.wasm", binary.read_bytes())
    ends("The program has ended.")
    browser.picture("page-guest-wasm")
    print("so does a program for the command line, as WebAssembly", flush=True)

    for program, wanted in (
        ("for (;;);", "it said nothing for 10 s"),
        ("const text = 'x'.repeat(1e6); for (;;) print(text);", "more than 64 KiB"),
        ("for (;;) console.log('mazeWidth');", "more than 4 MiB of answers unread"),
        ("print('mazeWidth');\nlet = 7 7;", "SyntaxError: Unexpected number, line 2"),
        ("print('mazeWidth');\n\nawait nothing();", "ReferenceError: nothing is not defined, line 3"),
        ("const fs = require('fs');", "No standard input here"),
        ("close(); await new Promise(() => {});", "it said nothing for 10 s"),
    ):
        drop("guest.js", program.encode())
        ends(wanted)
        if browser.script("arguments[0](frames.length)"):
            raise SystemExit("page.py: a program is still there that has ended")
    # What it has read is counted, so that only one that leaves its answers unread is ended for that; a
    # thousand words in one go are one message.
    told = browser.script("""
        const [done] = arguments, { port1: near, port2: far } = new MessageChannel(), told = [];
        near.onmessage = ({ data: [kind, text, read] }) => {
            told.push([kind, text.split("\\n").length - 1, read]);
            if (kind === 2) done(told);
        };
        fetch(new URL("guest.js", HERE)).then(async (answer) => {
            const program = `async function theProgram() {
                await readLine();
                print(await readLine());
                for (let word = 0; word < 1000; word++) console.error(word);
                for (let word = 0; word < 1000; word++) print(word);
            }`;
            const worker = new Worker(URL.createObjectURL(new Blob([program, await answer.text()])));
            worker.postMessage(null, [far]);
            near.postMessage("to\\nbe read\\nor not\\n");
        });""")
    read = len("to\nbe read\n")
    if told != [[0, 1, read], [1, 1000, read], [0, 1000, read], [2, 0, read]]:
        raise SystemExit(f"page.py: a program tells {told}")
    browser.faults()
    print("one that fails, hangs or floods ends in a sentence, and the page plays on", flush=True)

    drop("reaches.js", f"const SITE = {json.dumps(browser.page)};{REACHES}".encode())
    ends("reached .")
    asked = [path for path in Site.asked if path.startswith("reached")]
    if asked:
        raise SystemExit(f"page.py: a program has asked the site for {asked}")
    browser.faults()
    print("it reaches neither the network nor what the page keeps", flush=True)


def older(browser):
    """What a page of 0.2 has kept is taken over as it is, once no such page is open any more."""
    folder = pathlib.Path(__file__).parent / "golden" / "data-0.2"
    kept = {f"icetea-maze/{file.relative_to(folder).as_posix()}": file.read_text()
            for file in folder.rglob("*") if file.is_file()}
    first = browser.ask("/window")
    browser.ask("/url", {"url": f"{browser.page}LICENSES.txt"})
    browser.script("""
        const [kept, done] = arguments, opened = indexedDB.open("icetea-maze", 1);
        opened.onupgradeneeded = () => opened.result.createObjectStore("files");
        opened.onsuccess = () => {
            const writing = opened.result.transaction("files", "readwrite");
            for (const [path, text] of Object.entries(kept)) {
                writing.objectStore("files").put({ bytes: new TextEncoder().encode(text), time: Date.now() }, path);
            }
            writing.oncomplete = done;
        };""", kept)
    second = browser.ask("/window/new", {"type": "tab"})["handle"]
    browser.show(second)
    browser.ask("/url", {"url": f"{browser.page}?log"})
    browser.until("a word of the older page", lambda: "older version" in browser.text("#word"))
    browser.picture("page-older")
    browser.show(first)
    browser.ask("/window", method="DELETE")
    browser.show(second)
    browser.begin()
    # Its player spoke Chinese.
    browser.find("继续")
    paint(browser, "纸面", "更多选项")
    browser.until("a look", lambda: "Paper" in browser.file("settings.ron"))
    found = browser.files()
    lost = [path for path in kept if path not in found]
    if lost or any(f".{why}-" in path for path in found for why in ("damaged", "newer", "foreign")):
        raise SystemExit(f"page.py: of what 0.2 has kept, {lost} is lost, or set aside: {sorted(found)}")
    print("what an older page has kept is there, and it is waited for", flush=True)


def version_of(folder):
    return next(one.name for one in folder.iterdir() if one.is_dir() and one.name != "fonts")


def versions(browser):
    """A page is of one version or the other, whatever fails while a new one comes."""
    old = Site.folder
    new = pathlib.Path(tempfile.mkdtemp()) / "page"
    shutil.copytree(old, new)
    for file in (new / version_of(old)).iterdir():
        file.rename(new / file.name)
    (new / version_of(old)).rmdir()
    for name in ("index.html", "offline.js", "files.js"):
        shutil.copy(pathlib.Path(__file__).parent.parent / "assets" / "web" / name, new)
    # One of the fonts is another one now.
    changed = next((new / "fonts").glob("*JP-Bold.otf"))
    changed.write_bytes(changed.read_bytes() + b"\0")
    (new / "page.js").write_text((new / "page.js").read_text() + "// As it is now.\n")
    version = [sys.executable, str(pathlib.Path(__file__).parent.parent / "assets" / "packaging" / "page_version.py"), new]
    subprocess.run(version, check=True)

    def seen():
        """The versions of all that the page has loaded."""
        return browser.script("""
            const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
            const versions = addresses.map((path) => path.split("/")).filter((path) => path.length > 2);
            arguments[0]([...new Set(versions.map(([, version]) => version))]);""")

    def look(what, folder):
        if seen() != [version_of(folder)]:
            raise SystemExit(f"page.py: {what}, the page is of {seen()} and not of {version_of(folder)}")

    def kept():
        return [name for name in browser.script("caches.keys().then(arguments[0])") if name.startswith("icetea-maze")]

    def update():
        """Whether a new version has come."""
        return browser.script("""
            const [done] = arguments;
            navigator.serviceWorker.getRegistration().then(async (registration) => {
                try {
                    await registration.update();
                } catch {
                    return done(false);
                }
                const { installing } = registration;
                if (!installing) return done(Boolean(registration.waiting));
                installing.onstatechange = () => done(installing.state === "installed");
            });""")

    def is_served():
        browser.open()
        return browser.script("arguments[0](Boolean(navigator.serviceWorker.controller))")

    def is_of(folder):
        if len(seen()) != 1:
            raise SystemExit(f"page.py: the page is of the versions {seen()}")
        if seen() == [version_of(folder)]:
            return True
        # The browser was not done with the other one yet.
        browser.open()
        return False

    browser.until("a page that is served without a network", is_served)
    look("at first", old)
    with browser.before_pages(JAPANESE):
        browser.open()
        browser.until("Japanese letters", lambda: fonts(browser))
        needed = browser.at_rest(lambda: fonts(browser))
        browser.until("all of them kept", lambda: len(letters_kept(browser)) >= len(needed))
    try:
        Site.folder = new
        # Fonts are no part of it: they come when they are needed.
        whole = [file for file in sorted(new.rglob("*")) if file.is_file() and file.parent.name != "fonts"]
        files = [file.relative_to(new).as_posix() for file in whole]
        for place, name in enumerate(files):
            Site.faults = {name: ("missing", "half")[place % 2]}
            if update() and name != "offline.js":
                raise SystemExit(f"page.py: a version without {name} is taken for one")
            browser.open()
            look(f"without {name}", old)
        print("a version of which anything is missing never comes", flush=True)

        Site.faults = {}
        with browser.another() as (first, second):
            browser.until("a new version", update)
            for page in (first, second):
                browser.show(page)
                browser.ask("/refresh", {})
                browser.begin()
                look("beside another one", old)
        # It is loaded again at once, and goes where it was sent all the same.
        browser.read = 0
        browser.script("location.hash = 'kruskal1-5x4-7'; arguments[0]();")
        browser.wait("maze", code="kruskal1-5x4-7")
        browser.until("the new version once the page is alone", lambda: is_of(new))
        browser.until("the new version alone", lambda: kept() == [f"icetea-maze {version_of(new)}"])
        addresses = {file.name for file in (new / "fonts").iterdir()}
        if not all(one in addresses for one in letters_kept(browser)) or len(letters_kept(browser)) < len(needed):
            raise SystemExit(f"page.py: of the letters there are {letters_kept(browser)} after an update")
    finally:
        Site.folder, Site.faults = old, {}
    browser.until("the old one again", update)
    browser.open()
    browser.until("the other way round", lambda: is_of(old))
    browser.faults()
    print("a new version comes as a whole, once no page runs that the old one serves", flush=True)


# Somebody who reads Japanese, and before that something else that the game does not speak.
JAPANESE = """Object.defineProperty(navigator, "languages", { get: () => ["eo", "ja-JP", "en"] });"""


def fonts(browser):
    """The fonts that have come to the page so far."""
    return browser.script("""
        const came = performance.getEntriesByType("resource").filter((one) => one.responseStatus === 200);
        const names = came.map(({ name }) => name).filter((name) => name.includes("/fonts/"));
        arguments[0](names.map((name) => name.replace(/.*\\/\\w+-/, "")).sort());""")


def letters_kept(browser):
    """The files of the fonts that stay when there is no network."""
    urls = browser.script("""
        const [done] = arguments;
        caches.open("letters of icetea-maze").then((letters) => letters.keys()).then((all) => done(all.map(({ url }) => url)));""")
    return [url.rsplit("/", 1)[-1] for url in urls]


def letters(browser):
    """Letters that not every language needs come with the first text that does."""
    browser.open()
    browser.frames(10)
    if fonts(browser):
        raise SystemExit(f"page.py: English needs {fonts(browser)}")
    with browser.before_pages(JAPANESE):
        browser.open()
        browser.until("Japanese letters", lambda: len(fonts(browser)) == 4)
        if any("Rare" in font or "Cyrillic" in font for font in fonts(browser)):
            raise SystemExit(f"page.py: Japanese needs {fonts(browser)}")
        if browser.script("arguments[0](document.documentElement.lang)") != "ja":
            raise SystemExit("page.py: the page does not say that it is Japanese")
        browser.picture("page-japanese")
    browser.faults()
    print("letters come with the first text that needs them", flush=True)


def offline(browser):
    with browser.before_pages(JAPANESE):
        browser.open()
        browser.until("Japanese letters", lambda: fonts(browser))
        needed = browser.at_rest(lambda: fonts(browser))
        browser.until("all of them kept", lambda: len(letters_kept(browser)) >= len(needed))
        SERVER.shutdown()
        SERVER.server_close()
        browser.open()
        browser.until("Japanese letters without a network", lambda: set(needed) <= set(fonts(browser)))
        # Another text than before may need another font, which cannot come now.
        browser.faults()
    browser.open()
    browser.picture("page-offline")
    print("without a network the page opens all the same, and with the letters that it has needed", flush=True)

    browser.open("#kruskal1-5x4-7@0")
    browser.wait("seen", screen="watch")
    browser.press("y", "Enter")
    browser.until("the end of a program", lambda: "The program has ended." in browser.said())
    print("and programs of the player's own run there", flush=True)


# One after the other, with those in the middle in two rows beside each other. The first and the last change
# what the server hands out, two of one row hold it up, and after the very last there is no network.
FIRST, LAST = (laid_out,), (versions, offline)
ROWS = ((play, leave, older, unsaved, crash, guarded), (met, served, together, lockless, guests, letters, upright))
TESTS = (*FIRST, *ROWS[0], *ROWS[1], *LAST)


def main():
    global SERVER
    Site.folder = pathlib.Path(sys.argv[1]).resolve()
    unknown = set(sys.argv[2:]) - {test.__name__ for test in TESTS}
    if unknown:
        raise SystemExit(f"page.py: there is no {', '.join(unknown)}, but {', '.join(one.__name__ for one in TESTS)}")
    SERVER = http.server.ThreadingHTTPServer(("localhost", 0), Site)
    threading.Thread(target=SERVER.serve_forever, daemon=True).start()
    run_all(FIRST)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for row in [pool.submit(run_all, row) for row in ROWS]:
            row.result()
    run_all(LAST)


def run_all(tests):
    for test in tests:
        if not sys.argv[2:] or test.__name__ in sys.argv[2:]:
            run(test)


def run(test):
    """Runs a test in a browser of its own."""
    size = (390, 844, True) if test is upright else ()
    browser = Browser(f"http://localhost:{SERVER.server_port}/", *size)
    try:
        test(browser)
        # A tab that is left may still ask for the page's icon, in vain, and a page call the game that has
        # served it and was closed.
        in_vain = lambda fault: (fault.startswith("about:blank") or "icon.svg - Failed to load resource: net::ERR_FAILED" in fault
            or "/line' failed: Error" in fault)
        faults = [fault for fault in browser.faults() if "favicon" not in fault and not in_vain(fault)]
        if faults:
            raise SystemExit("page.py: the browser complains: " + "; ".join(faults))
    except SystemExit:
        browser.picture("page-failed")
        print("where it is, and what it says:", browser.script("""
            const of = (place) => document.querySelector(place)?.innerText;
            arguments[0]([location.href, document.readyState, ...["#word", "#loading", "#trouble"].map(of)]);"""))
        print("what the browser complains of:", browser.faults())
        print("what could be pressed:", [one["name"] for one in browser.controls()])
        print("what happened last:", [line for line in browser.lines() if line["event"] != "seen"][-5:])
        raise
    finally:
        browser.close()


main()
