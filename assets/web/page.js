// Opens the game in the page: fetches it, hands it its files and what the address asks for, and says
// in a sentence what keeps it shut.
"use strict";

// All files of this version lie beside this one.
const HERE = document.currentScript.src;

const said = document.querySelector("#said");
/** The first language of the browser's list that the game has, as the game itself chooses. */
const LANGUAGE = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => tag in WORDS) ?? "en";
document.documentElement.lang = LANGUAGE;

/** What the page says under this name, with values for the names in braces. */
function own(name, values = {}) {
    return WORDS[LANGUAGE][name].replace(/\{(\w+)\}/g, (_, place) => values[place]);
}

function say(name) {
    document.querySelector("#word").textContent = name ? own(name) : "";
    document.querySelector("#loading").hidden = true;
}

/**
 * Says above the picture what is not kept, for as long as that is so. "All game data" stands in the
 * settings under that name.
 */
function tellOfTrouble(trouble) {
    const in_file = own("in_file");
    const tried = own("tried", { in_file });
    const place = document.querySelector("#trouble");
    place.textContent = {
        null: "",
        nowhere: own("nowhere", { in_file }),
        others: own("others"),
        QuotaExceededError: own("full", { tried }),
    }[trouble] ?? own("failed", { trouble, tried });
    // The picture leaves it the room.
    document.documentElement.style.setProperty("--trouble", `${place.offsetHeight}px`);
    window.dispatchEvent(new Event("resize"));
}

function tellOfNoStart() {
    say("no_start");
}

/** Says that the game can go on no more, and what is kept of it. */
async function tellOfCrash() {
    if (await files.areKept()) {
        say("crashed");
    } else {
        say("crashed_unsaved");
    }
}

// What the game copies next is shared.
let shares = false;

/** The buttons of the page itself: one hands the link of the chosen maze on, the other fills the screen. */
const buttons = document.querySelector("#buttons");
{
    const [share, fill] = buttons.children;
    share.title = share.ariaLabel = own("share");
    fill.title = fill.ariaLabel = own("fill");
    fill.hidden = !document.fullscreenEnabled;
    // The keys stay with the game.
    buttons.onmousedown = (event) => event.preventDefault();
    share.onclick = () => {
        const C = 67, WITH_CONTROL = 2;
        shares = true;
        wasm_exports.key_down(C, WITH_CONTROL, false);
        wasm_exports.key_up(C, WITH_CONTROL);
    };
    fill.onclick = () => {
        const change = document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen();
        change.catch(() => {});
    };
}

/** The time zone in the way in which POSIX writes it, as it is today. */
function timeZone() {
    const minutes = new Date().getTimezoneOffset();
    const pad = (number) => String(number).padStart(2, "0");
    const hours = `${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
    return `<here>${minutes < 0 ? "-" : ""}${hours}`;
}

/**
 * Whether a text is the code of a maze or a match, a challenge, or a moment of the theatre or the
 * laboratory: then a friend gets a link to it.
 */
function isForFriends(text) {
    return /^([a-z-]+\d+-[\w~-]+|icetea:\S+|[a-z][\w:,+-]*@\d[\w :,-]*|do-[a-z-]+:\d+)$/.test(text);
}

/**
 * What the address asks for; what no browser would have written there is taken as it stands. A page that
 * a game has served meets that game.
 */
function asked() {
    const text = location.hash.slice(1) || (SERVED ? "meet-here" : "");
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/**
 * Changes over to a new version that has come as a whole, unless a page runs that the old one serves: a
 * page that runs keeps its version.
 */
async function takeNewVersion() {
    if (!serviceWorker?.controller || !locks) return;
    const version = "icetea-maze version";
    // Another page that opens just now may do it as well.
    serviceWorker.oncontrollerchange = () => location.reload();
    const { waiting } = await serviceWorker.getRegistration();
    if (waiting) {
        await locks.request(version, { ifAvailable: true }, (isAlone) => {
            if (!isAlone) return;
            waiting.postMessage("go");
            // A browser that is not done with the old one by then changes over another time.
            return new Promise((resolve) => { setTimeout(resolve, LATE); });
        });
    }
    await new Promise((resolve) => {
        locks.request(version, { mode: "shared" }, () => {
            resolve();
            return new Promise(() => {});
        });
    });
}

// What the game keeps, once it is open.
let files;

async function play() {
    const drawing = document.createElement("canvas");
    if (!drawing.getContext("webgl")) {
        say("no_webgl");
        return;
    }
    // What the game leaves see-through shows nothing of the page, and a picture stays until the next.
    const contextOf = canvas.getContext.bind(canvas);
    canvas.getContext = (kind) => contextOf(kind, { alpha: false, preserveDrawingBuffer: true });
    if (await isHandedOver(asked())) {
        say("handed_over");
        return;
    }
    await takeNewVersion();
    say("loading");
    const module = await load();
    files = await Files.open(() => say("older"));
    files.troubled = tellOfTrouble;
    // What happens, for tests that play from outside.
    if (new URLSearchParams(location.search).has("log")) {
        window.log = [];
        files.entries.set("log", { kind: TERMINAL, hear: (line) => log.push(JSON.parse(line)) });
    }
    // A screen reader reads what the game says in words.
    files.heard = (sentence) => {
        said.append(Object.assign(document.createElement("p"), { textContent: sentence }));
        if (said.childElementCount > 20) said.firstChild.remove();
    };
    const words = asked() ? ["icetea-maze", asked()] : ["icetea-maze"];
    const variables = ["ICETEA_MAZE_DIR=/icetea-maze", `LANG=${LANGUAGE}.UTF-8`, `TZ=${timeZone()}`,
        `ICETEA_MAZE_PAGE=${files.number}`];
    if (SERVED) variables.push("ICETEA_MAZE_SERVED=1");
    if (matchMedia("(pointer: coarse)").matches) variables.push("ICETEA_MAZE_TOUCH=1");
    register_plugins(plugins);
    importObject.wasi_snapshot_preview1 = systemCalls(files, () => wasm_memory, words, variables);
    // By this time the library counts steps in every frame: it must not jump with the system's clock.
    importObject.env.now = () => (performance.timeOrigin + performance.now()) / 1000;
    importObject.env.sapp_set_clipboard = (at, length) => {
        // The bundle hands text over only inside the browser's own copy event.
        const text = new TextDecoder().decode(new Uint8Array(wasm_memory.buffer, at, length));
        const here = location.href.split(/[?#]/)[0];
        clipboard = isForFriends(text) ? `${here}#${text.replaceAll(" ", "%20")}` : text;
        if (shares && navigator.share) navigator.share({ title: document.title, url: clipboard }).catch(() => {});
        else navigator.clipboard?.writeText(clipboard).catch(() => {});
        shares = false;
    };
    importObject.env.shake_pad = (id, strongMagnitude, weakMagnitude, duration) => {
        const motors = navigator.getGamepads()[id]?.vibrationActuator;
        motors?.playEffect("dual-rumble", { duration, strongMagnitude, weakMagnitude }).catch(() => {});
    };
    importObject.env.read_aloud = (at, length, language, ofLanguage) => {
        const text = (place, count) => new TextDecoder().decode(new Uint8Array(wasm_memory.buffer, place, count));
        const lang = text(language, ofLanguage);
        window.speechSynthesis?.cancel();
        window.speechSynthesis?.speak(Object.assign(new SpeechSynthesisUtterance(text(at, length)), { lang }));
    };
    importObject.env.show_controls = (at, length) => {
        const seen = JSON.parse(new TextDecoder().decode(new Uint8Array(wasm_memory.buffer, at, length)));
        showControls(seen.controls);
        buttons.hidden = seen.screen !== "title";
        // What the game leaves free has its colour.
        document.documentElement.style.setProperty("--ground", `rgb(${seen.ground.join(" ")})`);
    };
    importObject.env.choose_file = () => {
        const chooser = Object.assign(document.createElement("input"), { type: "file" });
        chooser.onchange = () => window.ondrop({ dataTransfer: chooser, preventDefault() {} });
        chooser.click();
    };
    importObject.env.ask_for_turn = () => files.ask();
    const lent = [() => wasm_memory, () => wasm_exports];
    const line = lineOf(...lent);
    Object.assign(importObject.env, guestCalls(...lent), lineCalls(line, lent[0]));
    const instance = await WebAssembly.instantiate(module, importObject);
    wasm_memory = instance.exports.memory;
    wasm_exports = instance.exports;
    init_plugins(plugins);
    if (serviceWorker) serviceWorker.oncontrollerchange = null;
    let fault;
    await files.turn(() => {
        try {
            wasm_exports._start();
        } catch (error) {
            fault = error;
        }
    });
    if (fault) throw fault;
    files.work = () => {
        try {
            wasm_exports.take_turn();
        } catch (error) {
            reportError(error);
        }
    };
    say(null);
    // Within another page it waits until somebody wants it.
    if (!new URLSearchParams(location.search).has("embed")) canvas.focus();
    window.addEventListener("pointerdown", () => canvas.focus());
    write();
    window.addEventListener("hashchange", () => { if (!line.takes(asked())) location.reload(); });
    listen();
    watchPads();
}

/** Fetches the game, and shows how much of it has come. */
async function load() {
    const [loading, bar, bytes] = ["", " progress", " span"].map((part) => document.querySelector(`#loading${part}`));
    loading.hidden = false;
    const megabytes = (count) => (count / 1e6).toFixed(1);
    const counter = new TransformStream({
        transform(piece, passedOn) {
            bar.value += piece.length;
            bytes.textContent = `${megabytes(bar.value)} / ${megabytes(bar.max)} MB`;
            passedOn.enqueue(piece);
        },
    });
    const answer = await fetch(new URL("icetea-maze.wasm", HERE));
    if (!answer.ok) throw new Error(`icetea-maze.wasm: ${answer.status}`);
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(answer.body.pipeThrough(counter), { headers }));
}

/**
 * Lays a button that is not seen over each control of the picture, for programs that read a page to
 * somebody or are told what to press. A pointer goes through it to the picture.
 */
function showControls(all) {
    const box = document.querySelector("#controls");
    while (box.childElementCount > all.length) box.lastChild.remove();
    while (box.childElementCount < all.length) {
        const button = Object.assign(document.createElement("button"), { tabIndex: -1 });
        button.onclick = () => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const at = { clientX: x + width / 2, clientY: y + height / 2, button: 0 };
            for (const kind of ["mousemove", "mousedown", "mouseup"]) canvas.dispatchEvent(new MouseEvent(kind, at));
        };
        box.append(button);
    }
    all.forEach(({ name, place: [x, y, width, height], focus }, at) => {
        const button = box.children[at];
        button.ariaLabel = name;
        button.ariaCurrent = String(focus);
        const [left, top] = [x + canvas.offsetLeft, y + canvas.offsetTop];
        Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    });
}

/** Plays what the game mixes, from the player's first touch on. */
function listen() {
    const RATE = 48_000, AHEAD = 0.1, MOST = 4_800;
    let device, until = 0;
    const more = () => {
        if (device.state === "running" && document.visibilityState === "visible") {
            until = Math.max(until, device.currentTime + 0.02);
            const count = Math.min(Math.floor((device.currentTime + AHEAD - until) * RATE), MOST);
            const at = count > 0 ? wasm_exports.mix_sound(count) : 0;
            if (at) {
                const frames = new Float32Array(wasm_memory.buffer, at, 2 * count);
                const buffer = device.createBuffer(2, count, RATE);
                for (const ear of [0, 1]) {
                    const samples = buffer.getChannelData(ear);
                    for (let place = 0; place < count; place += 1) samples[place] = frames[2 * place + ear];
                }
                const source = device.createBufferSource();
                source.buffer = buffer;
                source.connect(device.destination);
                source.start(until);
                until += count / RATE;
            }
        }
        requestAnimationFrame(more);
    };
    const begin = () => {
        if (!device) {
            device = new AudioContext({ sampleRate: RATE });
            more();
        }
        device.resume();
    };
    for (const touch of ["pointerdown", "keydown", "touchend"]) window.addEventListener(touch, begin);
}

/**
 * While somebody types, a field has the keys: keyboards on a screen open for it, and it knows how
 * characters are made of several keys. The game gets what is written, and every other key as ever.
 */
function write() {
    const KEEPER = "\u200b", BACKSPACE = 259, ENTER = 257;
    const field = document.querySelector("#field");
    const empty = () => { field.value = KEEPER; };
    const tell = (text) => { for (const sign of text) wasm_exports.key_press(sign.codePointAt(0)); };
    const press = (code) => { wasm_exports.key_down(code, 0, false); wasm_exports.key_up(code, 0); };
    field.onkeydown = (event) => {
        if (event.isComposing || event.keyCode === 229) return;
        if (event.code) canvas.onkeydown(event);
        else if (event.key === "Enter") press(ENTER);
    };
    field.onkeyup = (event) => { if (event.code) canvas.onkeyup(event); };
    field.oncompositionstart = () => field.classList.add("composes");
    field.oncompositionend = ({ data }) => {
        field.classList.remove("composes");
        tell(data);
        empty();
    };
    field.oninput = ({ isComposing, inputType, data }) => {
        if (isComposing || inputType.startsWith("insertComposition")) return;
        if (inputType.startsWith("delete")) press(BACKSPACE);
        else tell(data ?? "");
        empty();
    };
    const look = () => {
        const hasKeys = document.activeElement === field;
        if (wasm_exports.is_typing() && document.activeElement === canvas) {
            empty();
            field.focus();
        } else if (!wasm_exports.is_typing() && hasKeys) {
            canvas.focus();
        }
        requestAnimationFrame(look);
    };
    look();
}

/** Who has made a gamepad, by the number that makers have. */
function makerOf({ id }) {
    const number = /vendor: ([0-9a-f]{4})/i.exec(id) ?? /^([0-9a-f]{1,4})-/i.exec(id);
    return number ? parseInt(number[1], 16) : /xbox|xinput/i.test(id) ? 0x045e : 0;
}

/** Tells the game what gamepads do: nothing tells a page, it has to look. */
function watchPads() {
    const told = new Map();
    const look = () => {
        const pads = [...navigator.getGamepads()].filter((pad) => pad?.connected);
        for (const pad of pads) {
            if (!told.has(pad.index)) wasm_exports.pad_came(pad.index, makerOf(pad));
            const down = pad.buttons.slice(0, 16).reduce((bits, { pressed }, place) => bits | pressed << place, 0);
            const [x = 0, y = 0] = pad.axes;
            const now = [down, x, y].join();
            if (told.get(pad.index) !== now) wasm_exports.pad_is(pad.index, down, x, y);
            told.set(pad.index, now);
        }
        for (const index of told.keys()) {
            if (pads.some((pad) => pad.index === index)) continue;
            wasm_exports.pad_went(index);
            told.delete(index);
        }
        requestAnimationFrame(look);
    };
    if (navigator.getGamepads) look();
}

window.addEventListener("error", ({ error }) => {
    if (error instanceof Ended) {
        canvas.remove();
        showControls([]);
        buttons.hidden = true;
        say("goodbye");
    } else if (files) {
        tellOfTrouble(null);
        files.troubled = tellOfCrash;
        tellOfCrash();
    } else {
        tellOfNoStart();
    }
});

// What comes back as it was left has lost what it held meanwhile.
window.addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });

// Where it cannot be kept it needs the network each time, and nothing else is lost.
serviceWorker?.register("offline.js", { updateViaCache: "none" }).catch(() => {});

play().catch((error) => {
    console.error(error);
    tellOfNoStart();
});
