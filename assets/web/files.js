// What the system gives to a program, given to the game by a browser: files that the browser keeps,
// clocks, chance, and what stands in the address. The names and numbers are those of WASI preview 1.
"use strict";

// The bundle that comes with the window's library sets it without declaring it.
var register_plugin;

const NO_SUCH_FILE = 44, EXISTS = 20, BAD_FILE = 8, IS_FOLDER = 31, NOT_FOLDER = 54,
    INVALID = 28, NOT_SUPPORTED = 58;
const FOLDER = 3, FILE = 4, TERMINAL = 2;
const CREATE = 1, MUST_BE_FOLDER = 2, MUST_BE_NEW = 4, EMPTY_IT = 8, APPEND = 1;

// What lies in these is for the player, who finds it among the downloads.
const FOR_THE_PLAYER = ["icetea-maze/pictures/", "icetea-maze/recordings/"];

// Such a name carries the number of the page that writes the file.
const HELD = /\.(\d+)-\d+\.(journal|tmp)$/;

// What comes from the site when the game looks for it, and from where: assets/packaging/page_version.py knows.
const FONTS = {};

// Whoever has such a file has something to lose.
const TO_LOSE = /\/(records|journey|unfinished-run)\./;

// What the database has, and when it is said that something takes too long or is tried again, in milliseconds.
const STORES = ["files", "turns"];
const LATE = 5_000, TRY_AGAIN_AFTER = 3_000;

// A page that is shut in by another one has neither.
const { locks, serviceWorker } = window.origin === "null" ? {} : navigator;

/**
 * Takes a number for as long as the page lives, and tells whether nobody else has it. The browser frees
 * it with the page, however that ends; where it knows no locks, nobody else is taken to be there.
 */
function take(number) {
    if (!locks) return Promise.resolve(true);
    const untilItGoes = new Promise((resolve) => window.addEventListener("pagehide", resolve));
    return new Promise((resolve, fail) => {
        const holding = locks.request(`icetea-maze ${number}`, { ifAvailable: true }, (lock) => {
            resolve(Boolean(lock));
            return lock && untilItGoes;
        });
        holding.catch(fail);
    });
}

/** Does something while no other page does such a thing, as far as the browser knows locks. */
function inTurn(act) {
    return locks ? locks.request("icetea-maze", act) : act();
}

/** The browser's database for the page, if it has one. Whoever has it open in an older form comes first. */
function openDatabase(isBlocked) {
    return new Promise((resolve) => {
        try {
            const request = indexedDB.open("icetea-maze", 2);
            request.onupgradeneeded = () => {
                const { result } = request;
                for (const name of STORES) if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
            };
            request.onblocked = isBlocked;
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => resolve(null);
        } catch {
            resolve(null);
        }
    });
}

/**
 * Files in memory, of which a database keeps a copy. Pages take turns at changing them: each sees first
 * what the others have left, and all that it changes in its turn is kept at one blow. What cannot be kept
 * is tried again, and no other page has its turn before.
 */
class Files {
    constructor(database) {
        this.database = database;
        // Whose turn ended in what is known here.
        this.lastTurn = null;
        // What has become otherwise since then.
        this.changed = new Set();
        // Why it is not kept, and who wants to hear of that.
        this.trouble = null;
        this.troubled = () => {};
        // What waits for this page's turn.
        this.work = () => {};
        this.wake = () => {};
        // What is on its way from the site.
        this.coming = new Set();
        // What to do with a line of standard error.
        this.heard = console.error;
        this.entries = new Map([["", { kind: FOLDER, time: Date.now() }]]);
        this.makeFolders("icetea-maze");
        // No browser tells how much memory it will give; this much it usually does.
        const bytes = new TextEncoder().encode("MemAvailable: 1048576 kB\n");
        this.makeFolders("proc");
        this.entries.set("proc/meminfo", { kind: FILE, bytes, size: bytes.length, time: Date.now() });
    }

    /** Those that were kept come with the first turn; without a database all last as long as the page. */
    static async open(isBlocked) {
        const files = new Files(await openDatabase(isBlocked));
        if (files.database) files.database.onclose = () => { files.database = null; };
        await files.takeNumbers();
        return files;
    }

    /** Takes a number of its own, and those of pages that are gone, whose files it takes over. */
    async takeNumbers() {
        const paths = this.database ? await new Promise((resolve) => {
            const all = this.database.transaction("files").objectStore("files").getAllKeys();
            all.onsuccess = all.onerror = () => resolve(all.result ?? []);
        }) : [];
        this.numbers = new Set(paths.map((path) => HELD.exec(path)?.[1]));
        for (const number of this.numbers) if (!number || !await take(number)) this.numbers.delete(number);
        do {
            [this.number] = crypto.getRandomValues(new Uint32Array(1));
        } while (!await take(this.number));
    }

    /** Does something that throws nothing when it is this page's turn, and waits until all that is changed is kept. */
    turn(act) {
        const late = setTimeout(() => this.hasTurn || this.tell("others"), LATE);
        return inTurn(async () => {
            clearTimeout(late);
            this.hasTurn = true;
            for (;;) {
                this.tell(await this.attempt(act));
                if (!this.trouble || !this.database) break;
                await new Promise((resolve) => { setTimeout(this.wake = resolve, TRY_AGAIN_AFTER); });
            }
            this.hasTurn = false;
        });
    }

    /** Has the work done in the next turn. */
    async ask() {
        this.isWanted = true;
        this.wake();
        if (this.isAsking) return;
        this.isAsking = true;
        while (this.isWanted) {
            await this.turn(() => {
                this.isWanted = false;
                this.work();
            });
        }
        this.isAsking = false;
    }

    tell(trouble) {
        if (this.trouble === trouble) return;
        this.trouble = trouble;
        this.troubled(trouble);
    }

    /** Whether all that was changed is kept, after a while at the latest. */
    async areKept() {
        const late = new Promise((resolve) => { setTimeout(resolve, LATE); });
        if (!this.trouble) await Promise.race([this.turn(() => {}), late]);
        return !this.trouble && !this.changed.size;
    }

    /** Acts and keeps all in one transaction; tells what is the trouble, if any is. */
    attempt(act) {
        const actNow = () => {
            this.isInTurn = true;
            act();
            this.isInTurn = false;
        };
        if (!this.database) {
            actNow();
            return "nowhere";
        }
        return new Promise((resolve) => {
            let changed = [];
            const giveUp = (error) => {
                // What cannot even be read is as good as none.
                if (this.lastTurn === null) {
                    this.database = null;
                    return resolve(this.attempt(act));
                }
                changed.forEach((path) => this.changed.add(path));
                resolve(error?.name ?? "AbortError");
            };
            try {
                const transaction = this.database.transaction(STORES, "readwrite", { durability: "strict" });
                const [files, turns] = STORES.map((name) => transaction.objectStore(name));
                let turn;
                const goOn = () => {
                    this.lastTurn = turn;
                    actNow();
                    if (!this.changed.size) return;
                    [changed, this.changed] = [[...this.changed], new Set()];
                    for (const path of changed) {
                        const entry = this.entries.get(path);
                        if (entry) files.put({ bytes: entry.bytes.slice(0, entry.size), time: entry.time }, path);
                        else files.delete(path);
                    }
                    turns.put(turn = (turn ?? 0) + 1, "last");
                };
                turns.get("last").onsuccess = ({ target: { result } }) => {
                    turn = result;
                    if (turn === this.lastTurn) return goOn();
                    const found = new Map();
                    files.openCursor().onsuccess = ({ target: { result: cursor } }) => {
                        if (cursor) {
                            found.set(cursor.key, cursor.value);
                            return cursor.continue();
                        }
                        this.catchUp(found);
                        goOn();
                    };
                };
                transaction.onabort = () => giveUp(transaction.error);
                transaction.oncomplete = () => {
                    this.lastTurn = turn;
                    if (changed.some((path) => TO_LOSE.test(path))) this.persist();
                    resolve(null);
                };
            } catch (error) {
                giveUp(error);
            }
        });
    }

    /** What others have left takes the place of what was known; nobody else changes what a page holds. */
    catchUp(found) {
        const isFirst = this.lastTurn === null;
        const isOthers = (path) => this.isKept(path) && !HELD.test(path) && !this.changed.has(path);
        for (const [path, { kind }] of this.entries) {
            if (kind === FILE && isOthers(path) && !found.has(path)) this.entries.delete(path);
        }
        for (const [path, { bytes, time }] of found) {
            if (isOthers(path) || isFirst && this.numbers.has(HELD.exec(path)?.[1])) this.put(path, bytes, time);
        }
    }

    /** Has the browser give up none of it where it runs out of room, as soon as there is something to lose. */
    persist() {
        if (!this.isPersistent) navigator.storage?.persist?.().catch(() => {});
        this.isPersistent = true;
    }

    /** Fetches a font and lays it here. */
    async bring(path) {
        if (!(path in FONTS) || this.coming.has(path)) return;
        this.coming.add(path);
        try {
            const address = new URL(`../${FONTS[path]}`, HERE);
            const answer = await fetch(address);
            if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
            this.put(path, new Uint8Array(await answer.arrayBuffer()), Date.now());
            this.coming.delete(path);
            serviceWorker?.ready.then(({ active }) => active.postMessage(address.href));
        } catch {
            setTimeout(() => this.coming.delete(path), TRY_AGAIN_AFTER);
        }
    }

    put(path, bytes, time) {
        this.makeFolders(parentOf(path));
        this.entries.set(path, { kind: FILE, bytes, size: bytes.length, time });
    }

    makeFolders(path) {
        if (path && !this.entries.has(path)) {
            this.makeFolders(parentOf(path));
            this.entries.set(path, { kind: FOLDER, time: Date.now() });
        }
    }

    /** Everything that lies in a folder itself, by name. */
    namesIn(path) {
        const start = path && path + "/";
        return [...this.entries.keys()]
            .filter((other) => other && other.startsWith(start) && !other.includes("/", start.length))
            .map((other) => other.slice(start.length));
    }

    isKept(path) {
        return path.startsWith("icetea-maze/") && !FOR_THE_PLAYER.some((folder) => path.startsWith(folder));
    }

    /** What has become of a file goes into the database, with all else of this turn or in one of its own. */
    keep(path) {
        if (this.entries.get(path)?.kind === FOLDER || !this.isKept(path)) return;
        this.changed.add(path);
        if (!this.isInTurn) this.ask();
    }

    /** What has come to lie where the player looks is handed over. */
    handOver(path) {
        const entry = this.entries.get(path);
        if (!entry || !FOR_THE_PLAYER.some((folder) => path.startsWith(folder))) return;
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([entry.bytes.slice(0, entry.size)]));
        link.download = path.slice(path.lastIndexOf("/") + 1);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }
}

function parentOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

/** A path without `.`, `..` and double strokes. */
function tidied(path) {
    const parts = [];
    for (const part of path.split("/")) {
        if (part === "..") parts.pop();
        else if (part && part !== ".") parts.push(part);
    }
    return parts.join("/");
}

/** The game has come to its end. */
class Ended extends Error {
    constructor(code) {
        super(`The game has ended with code ${code}.`);
    }
}

/** All calls that the game makes to its system. */
function systemCalls(files, memory, words, variables) {
    const open = new Map([
        [0, { kind: TERMINAL }],
        [1, { kind: TERMINAL, hear: console.log }],
        [2, { kind: TERMINAL, hear: (line) => files.heard(line) }],
        [3, { kind: FOLDER, path: "" }],
    ]);
    let nextFile = 4;
    const view = () => new DataView(memory().buffer);
    const bytesAt = (at, length) => new Uint8Array(memory().buffer, at, length);
    const textAt = (at, length) => new TextDecoder().decode(bytesAt(at, length));
    const pathAt = (folder, at, length) => tidied((open.get(folder)?.path ?? "") + "/" + textAt(at, length));
    const setSize = (at, size) => view().setBigUint64(at, BigInt(size), true);
    const pieces = (at, count) => Array.from({ length: count }, (_, piece) =>
        bytesAt(view().getUint32(at + 8 * piece, true), view().getUint32(at + 8 * piece + 4, true)));

    function tellAbout(entry, at) {
        bytesAt(at, 64).fill(0);
        view().setUint8(at + 16, entry.kind);
        setSize(at + 24, 1);
        setSize(at + 32, entry.size ?? 0);
        for (const time of [40, 48, 56]) setSize(at + time, Math.round((entry.time ?? 0) * 1e6));
        return 0;
    }

    function resize(entry, size) {
        if (entry.bytes.length < size) {
            const larger = new Uint8Array(Math.max(size, 2 * entry.bytes.length));
            larger.set(entry.bytes.subarray(0, entry.size));
            entry.bytes = larger;
        }
        if (size < entry.size) entry.bytes.fill(0, size, entry.size);
        entry.size = size;
        entry.time = Date.now();
    }

    function write(number, at, count, written) {
        const file = open.get(number);
        if (!file) return BAD_FILE;
        const all = pieces(at, count);
        const length = all.reduce((sum, piece) => sum + piece.length, 0);
        view().setUint32(written, length, true);
        if (file.kind === TERMINAL) {
            const lines = ((file.begun ?? "") + all.map((piece) => new TextDecoder().decode(piece)).join("")).split("\n");
            file.begun = lines.pop();
            lines.forEach((line) => file.hear(line));
            return 0;
        }
        const { entry } = file;
        if (file.appends) file.at = entry.size;
        if (file.at + length > entry.size) resize(entry, file.at + length);
        for (const piece of all) {
            entry.bytes.set(piece, file.at);
            file.at += piece.length;
        }
        entry.time = Date.now();
        file.isChanged = true;
        return 0;
    }

    function put(list, at, place) {
        for (const text of list) {
            view().setUint32(at, place, true);
            at += 4;
            bytesAt(place, text.length).set(text);
            place += text.length;
        }
        return 0;
    }
    const coded = (list) => list.map((text) => new TextEncoder().encode(text + "\0"));
    function measure(list, count, size) {
        view().setUint32(count, list.length, true);
        view().setUint32(size, list.reduce((sum, text) => sum + text.length, 0), true);
        return 0;
    }
    const [args, environment] = [coded(words), coded(variables)];

    const calls = {
        args_sizes_get: (count, size) => measure(args, count, size),
        args_get: (at, place) => put(args, at, place),
        environ_sizes_get: (count, size) => measure(environment, count, size),
        environ_get: (at, place) => put(environment, at, place),
        clock_time_get(clock, _, at) {
            const now = clock === 0 ? Date.now() : performance.now();
            view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
            return 0;
        },
        random_get(at, length) {
            for (let done = 0; done < length; done += 65_536) {
                crypto.getRandomValues(bytesAt(at + done, Math.min(length - done, 65_536)));
            }
            return 0;
        },
        proc_exit(code) {
            throw new Ended(code);
        },
        sched_yield: () => 0,
        fd_prestat_get(number, at) {
            if (number !== 3) return BAD_FILE;
            view().setUint32(at, 0, true);
            view().setUint32(at + 4, 1, true);
            return 0;
        },
        fd_prestat_dir_name(_, at) {
            bytesAt(at, 1)[0] = "/".charCodeAt(0);
            return 0;
        },
        fd_fdstat_get(number, at) {
            const file = open.get(number);
            if (!file) return BAD_FILE;
            bytesAt(at, 24).fill(0);
            view().setUint8(at, file.kind);
            view().setBigUint64(at + 8, ~0n & 0x1fff_ffffn, true);
            view().setBigUint64(at + 16, ~0n & 0x1fff_ffffn, true);
            return 0;
        },
        fd_filestat_get(number, at) {
            const file = open.get(number);
            return file ? tellAbout(file.entry ?? file, at) : BAD_FILE;
        },
        fd_filestat_set_size(number, size) {
            const file = open.get(number);
            if (!file?.entry) return BAD_FILE;
            resize(file.entry, Number(size));
            file.isChanged = true;
            return 0;
        },
        path_filestat_get(folder, _, at, length, told) {
            const entry = files.entries.get(pathAt(folder, at, length));
            return entry ? tellAbout(entry, told) : NO_SUCH_FILE;
        },
        path_open(folder, _, at, length, how, _rights, _inherited, flags, number) {
            const path = pathAt(folder, at, length);
            let entry = files.entries.get(path);
            if (entry && how & MUST_BE_NEW) return EXISTS;
            if (entry && how & MUST_BE_FOLDER && entry.kind !== FOLDER) return NOT_FOLDER;
            if (!entry && !(how & CREATE)) {
                files.bring(path);
                return NO_SUCH_FILE;
            }
            if (!entry && files.entries.get(parentOf(path))?.kind !== FOLDER) return NO_SUCH_FILE;
            if (entry?.kind === FOLDER && how & CREATE) return IS_FOLDER;
            if (!entry) {
                entry = { kind: FILE, bytes: new Uint8Array(0), size: 0, time: Date.now() };
                files.entries.set(path, entry);
                files.keep(path);
            }
            if (how & EMPTY_IT) resize(entry, 0);
            open.set(nextFile, entry.kind !== FILE
                ? { ...entry, path }
                : { kind: FILE, path, entry, at: 0, appends: Boolean(flags & APPEND), isChanged: Boolean(how & EMPTY_IT) });
            view().setUint32(number, nextFile, true);
            nextFile += 1;
            return 0;
        },
        fd_close(number) {
            const file = open.get(number);
            if (!file) return BAD_FILE;
            calls.fd_sync(number);
            open.delete(number);
            return 0;
        },
        fd_sync(number) {
            const file = open.get(number);
            if (file?.isChanged && files.entries.get(file.path) === file.entry) {
                files.keep(file.path);
                file.isChanged = false;
            }
            return 0;
        },
        fd_seek(number, by, from, told) {
            const file = open.get(number);
            if (!file?.entry) return BAD_FILE;
            const start = [0, file.at, file.entry.size][from];
            const at = start + Number(by);
            if (at < 0) return INVALID;
            file.at = at;
            setSize(told, at);
            return 0;
        },
        fd_read(number, at, count, told) {
            const file = open.get(number);
            if (file?.kind === TERMINAL) {
                view().setUint32(told, 0, true);
                return 0;
            }
            if (!file?.entry) return BAD_FILE;
            let sum = 0;
            for (const piece of pieces(at, count)) {
                const part = file.entry.bytes.subarray(file.at, Math.min(file.entry.size, file.at + piece.length));
                piece.set(part);
                file.at += part.length;
                sum += part.length;
            }
            view().setUint32(told, sum, true);
            return 0;
        },
        fd_write: write,
        fd_readdir(number, at, length, cookie, told) {
            const folder = open.get(number);
            if (folder?.kind !== FOLDER) return NOT_FOLDER;
            const names = files.namesIn(folder.path);
            const space = bytesAt(at, length);
            let used = 0;
            for (let place = Number(cookie); place < names.length && used < length; place += 1) {
                const name = new TextEncoder().encode(names[place]);
                const entry = new Uint8Array(24 + name.length);
                const head = new DataView(entry.buffer);
                head.setBigUint64(0, BigInt(place + 1), true);
                head.setUint32(16, name.length, true);
                head.setUint8(20, files.entries.get(tidied(folder.path + "/" + names[place])).kind);
                entry.set(name, 24);
                const part = entry.subarray(0, length - used);
                space.set(part, used);
                used += part.length;
            }
            view().setUint32(told, used, true);
            return 0;
        },
        path_create_directory(folder, at, length) {
            const path = pathAt(folder, at, length);
            if (files.entries.has(path)) return EXISTS;
            if (!files.entries.has(parentOf(path))) return NO_SUCH_FILE;
            files.makeFolders(path);
            return 0;
        },
        path_unlink_file(folder, at, length) {
            const path = pathAt(folder, at, length);
            const entry = files.entries.get(path);
            if (!entry) return NO_SUCH_FILE;
            if (entry.kind === FOLDER) return IS_FOLDER;
            files.entries.delete(path);
            files.keep(path);
            return 0;
        },
        path_rename(folder, at, length, otherFolder, otherAt, otherLength) {
            const [from, to] = [pathAt(folder, at, length), pathAt(otherFolder, otherAt, otherLength)];
            const entry = files.entries.get(from);
            if (!entry) return NO_SUCH_FILE;
            if (entry.kind === FOLDER) return NOT_SUPPORTED;
            files.entries.delete(from);
            files.entries.set(to, entry);
            [from, to].forEach((path) => files.keep(path));
            files.handOver(to);
            return 0;
        },
        path_link(folder, _, at, length, otherFolder, otherAt, otherLength) {
            const [from, to] = [pathAt(folder, at, length), pathAt(otherFolder, otherAt, otherLength)];
            const entry = files.entries.get(from);
            if (!entry) return NO_SUCH_FILE;
            if (files.entries.has(to)) return EXISTS;
            files.entries.set(to, entry);
            files.keep(to);
            files.handOver(to);
            return 0;
        },
        path_readlink: () => INVALID,
        poll_oneoff: () => NOT_SUPPORTED,
    };
    return calls;
}
