"""Plays the page in headless Chromium, by keys, pointer and gamepad: `page.py FOLDER` serves the folder itself.

What the game has done is read from the files that it keeps, as a player's next visit would read them;
what it shows, from the pixels of its canvas. Pictures are left beside the folder."""

import base64
import functools
import http.server
import json
import pathlib
import subprocess
import sys
import threading
import time
import urllib.request

FOLDER = pathlib.Path(sys.argv[1]).resolve()
PATIENCE = 60
KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015",
        "Control": "\ue009"}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Browser:
    """One window, which a driver works on behalf of us."""

    def __init__(self, page):
        self.page = page
        self.driver = subprocess.Popen(["chromedriver", "--port=9517", "--silent"])
        arguments = ["--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
                     "--window-size=1280,860", "--lang=en-US"]
        wish = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments},
                "goog:loggingPrefs": {"browser": "ALL"}}
        self.session = ""
        opened = until("the driver answers", lambda: self.ask("", {"capabilities": {"alwaysMatch": wish}}))
        self.session = "/" + opened["sessionId"]
        frame = 860 - self.script("arguments[0](innerHeight)")
        self.ask("/window/rect", {"width": 1280, "height": 720 + frame})

    def ask(self, what, body=None, method=None):
        request = urllib.request.Request(f"http://localhost:9517/session{self.session}{what}",
                                         None if body is None else json.dumps(body).encode(), method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def script(self, text, *arguments):
        return self.ask("/execute/async", {"script": text, "args": list(arguments)})

    def open(self, address=""):
        self.ask("/url", {"url": "about:blank"})
        self.ask("/url", {"url": self.page + address})
        until("the first picture", lambda: self.colours() > 50)

    def press(self, *keys):
        """One key after the other, or several at once where they come together."""
        pause = {"type": "pause", "duration": 120}
        for key in keys:
            together = [KEYS.get(one, one) for one in (key if isinstance(key, tuple) else (key,))]
            down = [{"type": "keyDown", "value": one} for one in together]
            up = [{"type": "keyUp", "value": one} for one in reversed(together)]
            actions = [*down, pause, *up, pause]
            self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def click(self, x, y):
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pause", "duration": 120},
                 {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 120},
                 {"type": "pointerUp", "button": 0}, {"type": "pause", "duration": 300}]
        self.ask("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": steps}]})

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
                    const wait = (frames) => frames ? requestAnimationFrame(() => wait(frames - 1)) : done();
                    wait(6);""", button, is_down)

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
        """A finger is drawn from a place this way, and stays there for a moment."""
        across, down = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}[way]
        steps = [{"type": "pointerMove", "x": begin[0], "y": begin[1]}, {"type": "pointerDown", "button": 0}]
        for step in range(1, 5):
            drawn = far * step // 4
            steps += [{"type": "pause", "duration": 40},
                      {"type": "pointerMove", "x": begin[0] + across * drawn, "y": begin[1] + down * drawn}]
        steps += [{"type": "pause", "duration": 400}, {"type": "pointerUp", "button": 0}]
        self.ask("/actions", {"actions": [{"type": "pointer", "id": "finger", "actions": steps,
                                           "parameters": {"pointerType": "touch"}}]})

    def tap(self, x, y):
        """A finger touches a place and is gone."""
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                 {"type": "pause", "duration": 80}, {"type": "pointerUp", "button": 0},
                 {"type": "pause", "duration": 300}]
        self.ask("/actions", {"actions": [{"type": "pointer", "id": "finger", "actions": steps,
                                           "parameters": {"pointerType": "touch"}}]})

    def files(self):
        """What the game has kept, by path."""
        return self.script("""
            const [done] = arguments, opened = indexedDB.open("icetea-maze", 1);
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

    def said(self):
        return self.script("arguments[0](document.querySelector('#said').textContent)")

    def faults(self):
        return [line["message"] for line in self.ask("/se/log", {"type": "browser"}) if line["level"] == "SEVERE"]

    def picture(self, name):
        (FOLDER.parent / f"{name}.png").write_bytes(base64.b64decode(self.ask("/screenshot")))

    def close(self):
        try:
            self.ask("", method="DELETE")
        finally:
            self.driver.kill()


def until(what, look):
    """Looks again and again until there is something to see."""
    last = None
    for _ in range(PATIENCE * 4):
        try:
            found = look()
            if found:
                return found
        except OSError as error:
            last = error
        time.sleep(0.25)
    raise SystemExit(f"page.py: {what}: not within {PATIENCE} seconds ({last})")


def play(browser):
    browser.open()
    browser.picture("page-title")
    print("the title is shown", flush=True)

    until("the title in words", lambda: "Play" in browser.said())
    print("a screen reader is told what the keys work", flush=True)

    browser.click(1055, 550)
    until("the look in the settings", lambda: "Night" in browser.file("settings.ron"))
    browser.open()
    browser.picture("page-night")
    print("a look is chosen with the pointer and is there again", flush=True)

    browser.press("Enter")
    browser.press("Right")
    until("a run that is kept", lambda: browser.file(".journal") or browser.file("unfinished-run.ron"))
    browser.picture("page-play")
    print("a run begins with the keys and is kept", flush=True)

    browser.open("#kruskal1-10x10-7")
    browser.press("q")
    until("the run in the records", lambda: "kruskal1-10x10-7" in "".join(browser.files().values()))
    browser.picture("page-code")
    print("an address opens its maze", flush=True)

    # Long before that one is built.
    browser.open("#wilson1-3000x3000-7")
    until("a maze being built", lambda: "Building the maze" in browser.said())
    browser.press("Escape")
    until("the title behind it", lambda: "Play" in browser.said())
    print("a large maze is built while the page answers", flush=True)

    # Before the two fingers: after them the driver hands in no more touches.
    browser.open("#kruskal1-9x9-7")
    until("where the mouse stands", lambda: "Open: " in browser.said())
    ways = browser.said().rsplit("Open: ", 1)[1].split(".")[0]
    browser.swipe((640, 360), ways.split(", ")[0])
    until("another place", lambda: browser.said().count("Open: ") > 1)
    browser.picture("page-swipe")
    print("a finger that is drawn across the maze walks", flush=True)

    browser.open("#kruskal1-2x2-7~race-bo1")
    until("the lobby in words", lambda: "Two players" in browser.said())
    player_1, player_2, seats, start, far_button = (192, 400), (1088, 400), (876, 249), (640, 589), (640, 28)
    for place in (player_1, player_2, seats, start):
        browser.tap(*place)
    until("how they sit in the settings", lambda: "face_to_face: true" in browser.file("settings.ron"))
    time.sleep(4)
    # Down and to the right, as player 2 sees it from the upper edge.
    browser.swipe((640, 200), "up")
    browser.swipe((640, 200), "left")
    time.sleep(1)
    browser.picture("page-face-to-face")
    browser.tap(*far_button)
    browser.press("Enter")
    until("the match in the records", lambda: "race human" in "".join(browser.files().values()))
    print("face to face, fingers in the upper half mean what their player sees", flush=True)

    browser.open("#kruskal1-60x60-7")
    browser.press("Tab")
    time.sleep(3)
    walls = browser.walls()
    browser.pinch((640, 360), 60, 300)
    until("a closer view", lambda: 0 < browser.walls() < 0.7 * walls)
    browser.picture("page-pinch")
    print("two fingers bring the view closer", flush=True)

    browser.open("#kruskal1-9x9-7~race-bo1")
    until("the lobby in words", lambda: "Two players" in browser.said())
    browser.click(735, 133)
    browser.press("冰", "x", "Backspace", "茶", "Enter")
    until("the name in the settings", lambda: '"冰茶"' in browser.file("settings.ron"))
    browser.picture("page-name")
    print("a name is written in Chinese", flush=True)

    golden = pathlib.Path(__file__).parent / "golden" / "endless-recording.txt"
    browser.open("#" + golden.read_text().splitlines()[-1])
    until("the challenge in the settings", lambda: '"233"' in browser.file("settings.ron"))
    browser.picture("page-challenge")
    print("an address opens a challenge", flush=True)

    browser.open("#kruskal1-5x4-7@3")
    until("the theatre in words", lambda: "Union-find" in browser.said())
    print("an address opens a moment of the theatre", flush=True)

    browser.open("#bench4:0%2B1,2%2B3@2 size halving")
    until("the moment in words", lambda: "bench" in browser.said().lower())
    browser.press(("Control", "c"))
    link = until("a link", lambda: browser.script("arguments[0](clipboard)"))
    if not link.endswith("#bench4:0+1,2+3@2%20size%20halving"):
        raise SystemExit(f"page.py: the link of a moment is {link}")
    browser.open(link[link.index("#"):])
    browser.picture("page-moment")
    print("a moment of the laboratory becomes a link and comes back by it", flush=True)

    browser.open()
    until("the title in words", lambda: "Play" in browser.said())
    browser.script("""
        const [done] = arguments, make = URL.createObjectURL;
        URL.createObjectURL = (blob) => make(window.handedOver = blob);
        HTMLInputElement.prototype.click = function () { window.chooser = this; };
        done();""")
    until("the settings", lambda: browser.press("Up") or browser.said().endswith("Settings"))
    browser.press("Enter", *["Down"] * 5, "Enter")
    until("a download", lambda: browser.script("arguments[0](Boolean(window.handedOver))"))
    kept = browser.file("settings.ron")
    browser.press(*["Up"] * 4, "Right")
    until("another look", lambda: browser.file("settings.ron") != kept)
    browser.press(*["Down"] * 5, "Enter")
    until("something to choose with", lambda: browser.script("arguments[0](Boolean(window.chooser))"))
    browser.script("""
        const [done] = arguments, choice = new DataTransfer();
        choice.items.add(new File([window.handedOver], "data.ron"));
        chooser.files = choice.files;
        chooser.dispatchEvent(new Event("change"));
        setTimeout(done, 1000);""")
    browser.picture("page-data")
    browser.press("Enter")
    until("what was kept", lambda: browser.file("settings.ron") == kept)
    print("all data goes into a file and comes out of it", flush=True)

    browser.open("#%")
    print("an address that nobody wrote opens the title", flush=True)

    WEST, START = 2, 9
    browser.open("#kruskal1-9x9-7")
    browser.pad(START)
    browser.picture("page-pad")
    browser.pad(START, WEST)
    until("the run in the records", lambda: "kruskal1-9x9-7" in "".join(browser.files().values()))
    shaken = until("something to feel", lambda: browser.script("arguments[0](window.shaken)"))
    if shaken["kind"] != "dual-rumble" or not 0 < shaken["strongMagnitude"] < 1 or shaken["duration"] < 50:
        raise SystemExit(f"page.py: the end of a maze is felt as {shaken}")
    print("a gamepad takes a break, goes on, has the maze solved, and shakes at the end", flush=True)

    faults = [fault for fault in browser.faults() if "favicon" not in fault]
    if faults:
        raise SystemExit("page.py: the browser complains: " + "; ".join(faults))


def main():
    server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(Quiet, directory=FOLDER))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser(f"http://localhost:{server.server_port}/")
    try:
        play(browser)
        server.shutdown()
        server.server_close()
        browser.open()
        browser.picture("page-offline")
        print("without a network the page opens all the same", flush=True)
    finally:
        browser.close()


main()
