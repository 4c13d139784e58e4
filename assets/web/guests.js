// Runs programs of the player's own, one at a time. Each is in a worker in a frame of its own, which is
// shut in: what it says comes here, and it reaches neither the page, nor what that keeps, nor the network.
"use strict";

/** Calls with which the game starts a program, tells it something and ends it. */
function guestCalls(memory, exports) {
    const THREW = 4;
    let guest = null;
    const bytesAt = (at, length) => new Uint8Array(memory().buffer, at, length);

    function hear(kind, text, read) {
        const bytes = new TextEncoder().encode(text);
        bytesAt(exports().room_for_bytes(bytes.length), bytes.length).set(bytes);
        exports().guest_says(kind, read);
    }

    function end() {
        guest?.frame.remove();
        guest?.port.close();
        guest = null;
    }

    /** The program as a worker has it: JavaScript stands in the worker's own source. */
    async function open({ frame, far }, program) {
        const [page, source] = await Promise.all(["guest.html", "guest.js"].map(async (name) => {
            const answer = await fetch(new URL(name, HERE));
            if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
            return answer.text();
        }));
        const isBinary = [0x00, 0x61, 0x73, 0x6d].every((byte, place) => program[place] === byte);
        const written = isBinary ? "" : `async function theProgram() {${new TextDecoder().decode(program)}\n}\n`;
        const { port1: faults, port2: fault } = new MessageChannel();
        faults.onmessage = ({ data: [message, line] }) => {
            if (guest?.frame === frame) hear(THREW, `${message}${line ? `, line ${line}` : ""}`, 0);
        };
        frame.onload = () => {
            const told = { source: [written, source], program: isBinary ? program : null, fault };
            frame.contentWindow.postMessage(told, "*", [far, fault]);
        };
        frame.srcdoc = page;
        document.body.append(frame);
    }

    return {
        start_guest(at, length) {
            end();
            const { port1: port, port2: far } = new MessageChannel();
            const frame = Object.assign(document.createElement("iframe"), { hidden: true });
            frame.sandbox.add("allow-scripts");
            const started = guest = { frame, port, far };
            port.onmessage = ({ data }) => hear(...data);
            open(started, bytesAt(at, length).slice()).catch((error) => {
                if (guest === started) hear(THREW, String(error), 0);
            });
        },
        tell_guest(at, length) {
            guest?.port.postMessage(new TextDecoder().decode(bytesAt(at, length)));
        },
        end_guest: end,
    };
}
