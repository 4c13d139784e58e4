// A line to the same game in another browser, with no server between. Each page writes a letter, which
// its player hands on as a link: the first one invites, the second one answers it. A page that a game has
// served calls that game instead.
"use strict";

// An invitation or an answer, at the end of a link or alone: how the page is called, its secret, the
// digest of its certificate, and where it may be reached.
const LETTER = /(?:^|#)meet-([ia])\.([\w+/]+)\.([\w+/]+)\.([\w-]{43})\.([\w.:,-]+)$/;
const INVITATION = "i", ANSWER = "a";

// How far it has come; src/window/socket/page.rs has the same numbers.
const INVITED = 2, ANSWERED = 3, OPENING = 4, OPEN = 5, BROKEN = 6, UNREADABLE = 7, IMPOSSIBLE = 8,
    UNANSWERED = 9;
// What comes, in place of a stage.
const PACKET = 0;

// Pages on one network that have read each other's letters meet within this, in milliseconds.
const LONGEST_MEETING = 10_000;
// What was sent last is still on its way when the game leaves.
const FAREWELL = 500;
const MOST_PLACES = 8;
// No packet of a match is longer; src/net/wire.rs has the same number.
const MOST_BYTES = 512;

// The digits in the address of a page that a game has served; src/net has the same names.
const SERVED = /^\/(\d{6})\/play\//.exec(location.pathname)?.[1];
// After so long a game that was called says something, and after so long it is called again.
const SILENCE = 3_000, PAUSE = 1_000;

// Where a tab that was opened with an answer leaves it for the one that waits for it.
const POST = "icetea-maze answer";

/** The browser's memory for the page, where it has one. */
function post() {
    try {
        return window.localStorage;
    } catch {
        return null;
    }
}

/** A letter, made of a description as browsers write them. */
function written(kind, { sdp }) {
    const of = (name) => new RegExp(`^a=${name}:(.*?)\r?$`, "m").exec(sdp)[1];
    const digest = of("fingerprint").split(" ")[1].split(":").map((byte) => String.fromCharCode(parseInt(byte, 16)));
    const print = btoa(digest.join("")).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
    const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) /gim)].map(([, host, port]) => `${host}:${port}`);
    if (places.length === 0) throw new Error("nowhere to be reached");
    return `meet-${kind}.${of("ice-ufrag")}.${of("ice-pwd")}.${print}.${places.slice(0, MOST_PLACES).join()}`;
}

/** The description that a letter was made of, as far as the browser needs it. */
function described([, kind, name, secret, print, places]) {
    const bytes = [...atob(print.replaceAll("-", "+").replaceAll("_", "/"))];
    const digest = bytes.map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()).join(":");
    const candidates = places.split(",").slice(0, MOST_PLACES).map((place, at) => {
        const colon = place.lastIndexOf(":");
        return `a=candidate:${at} 1 udp ${2_113_937_151 - at} ${place.slice(0, colon)} ${place.slice(colon + 1)} typ host`;
    });
    const sdp = ["v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", "a=mid:0",
        `a=ice-ufrag:${name}`, `a=ice-pwd:${secret}`, `a=fingerprint:sha-256 ${digest}`,
        `a=setup:${kind === INVITATION ? "actpass" : "active"}`, "a=sctp-port:5000", "a=max-message-size:65536",
        ...candidates, "a=end-of-candidates", ""].join("\r\n");
    return { type: kind === INVITATION ? "offer" : "answer", sdp };
}

/** The line of this page. `told` gets a stage, with the letter that is to be handed on, or a packet. */
class Line {
    constructor(told) {
        this.told = told;
        // The letter that this page has written.
        this.link = "";
        window.addEventListener("storage", ({ key, newValue }) => {
            if (key === POST && newValue && this.waits) this.read(newValue);
        });
    }

    /** Tells how far a connection has come, as long as it is the one that counts. */
    say(connection, stage, link = "") {
        if (this.connection === connection) this.told(stage, new TextEncoder().encode(link));
    }

    /** Whether an invitation waits for its answer. */
    get waits() {
        return this.connection?.signalingState === "have-local-offer";
    }

    begin() {
        this.close();
        const connection = new RTCPeerConnection();
        this.connection = connection;
        this.channel = connection.createDataChannel("match", { negotiated: true, id: 0, ordered: false, maxRetransmits: 0 });
        this.channel.binaryType = "arraybuffer";
        this.channel.onopen = () => this.say(connection, OPEN);
        this.channel.onclose = () => this.say(connection, BROKEN);
        this.channel.onmessage = ({ data }) => this.hear(connection, data);
        return connection;
    }

    hear(connection, data) {
        const isPacket = data instanceof ArrayBuffer && data.byteLength <= MOST_BYTES;
        if (isPacket && this.connection === connection) this.told(PACKET, new Uint8Array(data));
    }

    /** Calls the game that has served this page, and again when the line breaks, as long as it is wanted. */
    call(since = Date.now()) {
        this.close();
        let socket = null;
        try {
            socket = new WebSocket(`ws://${location.host}/${SERVED}/line`);
        } catch (error) {
            console.warn(error);
            this.say(null, IMPOSSIBLE);
            return;
        }
        socket.binaryType = "arraybuffer";
        this.connection = this.channel = socket;
        let heard = Date.now(), wasOpen = false;
        const isSilent = setInterval(() => { if (Date.now() - heard > SILENCE) again(); }, PAUSE);
        const again = () => {
            clearInterval(isSilent);
            socket.onclose = null;
            if (this.connection !== socket) return;
            const began = wasOpen ? Date.now() : since;
            this.say(socket, Date.now() - began < LONGEST_MEETING ? OPENING : UNANSWERED);
            setTimeout(() => { if (this.connection === socket) this.call(began); }, PAUSE);
        };
        socket.onopen = () => {
            heard = Date.now();
            wasOpen = true;
            this.say(socket, OPEN);
        };
        socket.onmessage = ({ data }) => {
            heard = Date.now();
            this.hear(socket, data);
        };
        socket.onclose = again;
    }

    /** Makes the own side of the line, and the letter about it once it is known where it may be reached. */
    async make(kind, connection, description) {
        const known = new Promise((resolve) => {
            connection.onicegatheringstatechange = () => { if (connection.iceGatheringState === "complete") resolve(); };
        });
        await connection.setLocalDescription(description);
        await known;
        if (this.connection !== connection) return;
        this.link = `${location.href.split(/[?#]/)[0]}#${written(kind, connection.localDescription)}`;
        this.say(connection, kind === INVITATION ? INVITED : ANSWERED, this.link);
    }

    /** Tells why there will be no line: this browser makes none, or it is nowhere to be reached. */
    fail(error, connection) {
        console.warn(error);
        this.say(connection, window.RTCPeerConnection ? BROKEN : IMPOSSIBLE);
    }

    async invite() {
        let connection = null;
        try {
            connection = this.begin();
            await this.make(INVITATION, connection, await connection.createOffer());
        } catch (error) {
            this.fail(error, connection);
        }
    }

    /** Whether a text is an answer that this page waits for, and now has. */
    takes(text) {
        const isMeant = LETTER.exec(text)?.[1] === ANSWER && this.waits;
        if (isMeant) this.read(text);
        return isMeant;
    }

    /** Reads a letter: answers an invitation, or opens the line with an answer. */
    async read(text) {
        const letter = LETTER.exec(text.trim());
        if (!letter || letter[1] === ANSWER && !this.waits) {
            // An invitation that waits still counts.
            this.say(this.connection, UNREADABLE, this.waits ? this.link : "");
            return;
        }
        let connection = letter[1] === ANSWER ? this.connection : null;
        try {
            if (letter[1] === INVITATION) {
                connection = this.begin();
                await connection.setRemoteDescription(described(letter));
                await this.make(ANSWER, connection, await connection.createAnswer());
                return;
            }
            post()?.removeItem(POST);
            this.say(connection, OPENING);
            await connection.setRemoteDescription(described(letter));
            setTimeout(() => {
                if (connection === this.connection && this.channel.readyState === "connecting") this.say(connection, BROKEN);
            }, LONGEST_MEETING);
        } catch (error) {
            this.fail(error, connection);
        }
    }

    send(bytes) {
        if (["open", WebSocket.OPEN].includes(this.channel?.readyState)) this.channel.send(bytes);
    }

    close() {
        const { connection } = this;
        this.connection = this.channel = null;
        this.link = "";
        if (connection) setTimeout(() => connection.close(), FAREWELL);
    }
}

/** Whether a text is an answer that a tab of this browser was waiting for, and has now. */
function isHandedOver(text) {
    const store = post();
    if (LETTER.exec(text)?.[1] !== ANSWER || !store) return Promise.resolve(false);
    try {
        store.setItem(POST, text);
    } catch {
        return Promise.resolve(false);
    }
    return new Promise((resolve) => {
        // Whoever takes it away has read it.
        window.addEventListener("storage", ({ key, newValue }) => { if (key === POST && newValue === null) resolve(true); });
        setTimeout(() => {
            store.removeItem(POST);
            resolve(false);
        }, LATE);
    });
}

/** The line of a game whose memory and functions these are. */
function lineOf(memory, exports) {
    return new Line((kind, bytes) => {
        // Making room may move the memory.
        const at = exports().room_for_bytes(bytes.length);
        new Uint8Array(memory().buffer, at, bytes.length).set(bytes);
        exports().line_says(kind);
    });
}

/** What the game asks of the page for a line. */
function lineCalls(line, memory) {
    const INVITE = 0, READ = 1, CLOSE = 2, CALL = 3;
    const bytesAt = (at, length) => new Uint8Array(memory().buffer, at, length).slice();
    return {
        wish_line: (kind, at, length) => {
            if (kind === INVITE) line.invite();
            else if (kind === READ) line.read(new TextDecoder().decode(bytesAt(at, length)));
            else if (kind === CLOSE) line.close();
            else if (kind === CALL) line.call();
        },
        send_over_line: (at, length) => line.send(bytesAt(at, length)),
    };
}
