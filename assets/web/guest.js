// What a program of the player's own has around it: it reads and prints lines, and reaches nothing else.
// `theProgram` is what the player wrote, if that is JavaScript; it stands before this.

onmessage = async ({ data: binary, ports: [port] }) => {
    const SAID = 0, LOGGED = 1, ENDED = 2, WAITS = 3, THREW = 4;
    const MOST_AT_ONCE = 1 << 16;
    onmessage = null;

    const lines = [];
    let next = 0, read = 0, kindOfText = SAID, text = "", wake = () => {};
    const tell = (kind, text) => port.postMessage([kind, text, read]);
    const flush = () => {
        if (text) tell(kindOfText, text);
        text = "";
    };
    /** What is said or logged in one go is one message. */
    function say(kind, more) {
        if (kind !== kindOfText) flush();
        if (!text) queueMicrotask(flush);
        kindOfText = kind;
        text += more;
        if (text.length > MOST_AT_ONCE) flush();
    }
    function end(kind, reason) {
        flush();
        tell(kind, reason);
        port.close();
    }
    port.onmessage = ({ data }) => {
        if (next === lines.length) next = lines.length = 0;
        for (const line of data.split("\n").slice(0, -1)) lines.push(line);
        wake();
    };
    async function readLine() {
        while (next === lines.length) await new Promise((goOn) => { wake = goOn; });
        const line = lines[next];
        next += 1;
        read += line.length + 1;
        return line;
    }

    const print = (...words) => say(SAID, `${words.join(" ")}\n`);
    const log = (...words) => say(LOGGED, `${words.join(" ")}\n`);
    const stop = (...told) => { throw Object.assign(new Error("stopped"), { told }); };
    const wait = () => stop(WAITS, "");
    Object.assign(self, { readLine, print, require: wait });
    Object.assign(console, { log: print, info: log, warn: log, error: log, debug: log });

    /** The system of a WebAssembly program of the command line, as far as lines go: WASI preview 1. */
    function system(memory) {
        const BAD_FILE = 8, NOT_SUPPORTED = 52, TERMINAL = 2;
        const view = () => new DataView(memory().buffer);
        const pieces = (at, count) => Array.from({ length: count }, (_, place) => new Uint8Array(memory().buffer,
            view().getUint32(at + 8 * place, true), view().getUint32(at + 8 * place + 4, true)));
        const write32 = (at, number) => view().setUint32(at, number, true);
        const none = (count, size) => {
            write32(count, 0);
            write32(size, 0);
            return 0;
        };
        let left = new Uint8Array();
        const [encoder, decoders] = [new TextEncoder(), [1, 2].map(() => new TextDecoder())];
        const calls = {
            args_sizes_get: none,
            environ_sizes_get: none,
            args_get: () => 0,
            environ_get: () => 0,
            fd_close: () => 0,
            sched_yield: () => 0,
            fd_prestat_get: () => BAD_FILE,
            fd_fdstat_get(file, at) {
                if (file > 2) return BAD_FILE;
                new Uint8Array(memory().buffer, at, 24).fill(0);
                view().setUint8(at, TERMINAL);
                return 0;
            },
            clock_time_get(clock, _, at) {
                const now = clock === 0 ? Date.now() : performance.now();
                view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
                return 0;
            },
            random_get(at, length) {
                const bytes = new Uint8Array(memory().buffer, at, length);
                for (let place = 0; place < length; place += MOST_AT_ONCE) {
                    crypto.getRandomValues(bytes.subarray(place, place + MOST_AT_ONCE));
                }
                return 0;
            },
            fd_write(file, at, count, written) {
                if (file !== 1 && file !== 2) return BAD_FILE;
                let sum = 0;
                for (const piece of pieces(at, count)) {
                    say(file === 1 ? SAID : LOGGED, decoders[file - 1].decode(piece, { stream: true }));
                    sum += piece.length;
                }
                write32(written, sum);
                return 0;
            },
            fd_read: WebAssembly.Suspending ? new WebAssembly.Suspending(async (file, at, count, taken) => {
                if (file !== 0) return BAD_FILE;
                if (!left.length) left = encoder.encode(`${await readLine()}\n`);
                let sum = 0;
                for (const piece of pieces(at, count)) {
                    const part = left.subarray(0, piece.length);
                    piece.set(part);
                    left = left.subarray(part.length);
                    sum += part.length;
                }
                write32(taken, sum);
                return 0;
            }) : wait,
            proc_exit: (code) => stop(ENDED, String(code)),
        };
        return new Proxy(calls, { get: (all, name) => all[name] ?? (() => NOT_SUPPORTED) });
    }

    try {
        if (binary) {
            let memory;
            const imports = { wasi_snapshot_preview1: system(() => memory) };
            const { instance: { exports } } = await WebAssembly.instantiate(binary, imports);
            memory = exports.memory;
            if (!exports._start) throw new Error("this WebAssembly is no program: it has no _start");
            await (WebAssembly.promising?.(exports._start) ?? exports._start)();
        } else {
            await theProgram();
        }
        end(ENDED, "0");
    } catch (error) {
        const [, line] = /blob:[^\n]*?:(\d+):\d+/.exec(error?.stack) ?? [];
        end(...error?.told ?? [THREW, `${error}${line ? `, line ${line}` : ""}`]);
    }
};
