// What a program of the player's own has around it: it reads and prints lines, and reaches nothing else.
// `theProgram` is what the player wrote, if that is JavaScript; it stands before this.

onmessage = async ({ data: binary, ports: [port] }) => {
    const SAID = 0, LOGGED = 1, ENDED = 2, WAITS = 3, THREW = 4;
    const MOST_AT_ONCE = 1 << 16;
    class Ending extends Error {}
    onmessage = null;

    const lines = [];
    let read = 0, said = "", wake = () => {};
    const tell = (kind, text) => port.postMessage([kind, text, read]);
    const flush = () => {
        if (said) tell(SAID, said);
        said = "";
    };
    function say(text) {
        if (!said) queueMicrotask(flush);
        said += text;
        if (said.length > MOST_AT_ONCE) flush();
    }
    function end(kind, text) {
        flush();
        tell(kind, text);
        port.close();
    }
    port.onmessage = ({ data }) => {
        for (const line of data.split("\n").slice(0, -1)) lines.push(line);
        wake();
    };
    async function readLine() {
        while (!lines.length) await new Promise((goOn) => { wake = goOn; });
        const line = lines.shift();
        read += line.length + 1;
        return line;
    }

    const print = (...words) => say(`${words.join(" ")}\n`);
    const log = (...words) => tell(LOGGED, `${words.join(" ")}\n`);
    const wait = () => { throw Object.assign(new Ending(), { told: [WAITS, ""] }); };
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
                    const text = decoders[file - 1].decode(piece, { stream: true });
                    if (file === 1) say(text);
                    else tell(LOGGED, text);
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
            proc_exit(code) { throw Object.assign(new Ending(), { told: [ENDED, String(code)] }); },
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
