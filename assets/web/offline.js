// Keeps a version of the page as a whole, and answers with it alone. A new version takes its place once
// each of its files has come as it should be and no page runs any more that this one serves.
"use strict";

// What the version is made of, each file with its digest: assets/packaging/page_version.py knows. Fonts are
// kept as soon as a text has needed them; an unchanged one has the same address in the next version.
const VERSION = "";
const FILES = {};
const FONTS = {};

const NAME = "icetea-maze";
const KEPT = `${NAME} ${VERSION}`;
const LETTERS = `letters of ${NAME}`;

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const kept = await caches.open(KEPT);
        const files = Object.entries(FILES).map(async ([path, integrity]) => {
            await kept.put(path, await fetch(path, { integrity, cache: "no-cache" }));
        });
        try {
            await Promise.all([...files, renewFonts()]);
        } catch (error) {
            await caches.delete(KEPT);
            throw error;
        }
    })());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== KEPT);
        await Promise.all(others.map((name) => caches.delete(name)));
        const letters = await caches.open(LETTERS);
        const old = (await letters.keys()).filter(({ url }) => !(pathOf(url) in FONTS));
        await Promise.all(old.map((request) => letters.delete(request)));
    })());
});

/** Fetches each font of which an older one was needed. */
async function renewFonts() {
    const letters = await caches.open(LETTERS);
    const known = (await letters.keys()).map(({ url }) => pathOf(url));
    const nameOf = (path) => path.replace(/.*\/\w+-/, "");
    const names = known.map(nameOf);
    const changed = Object.keys(FONTS).filter((path) => !known.includes(path) && names.includes(nameOf(path)));
    await Promise.all(changed.map(fontAt));
}

// A page that is alone asks to go on. One that was open before this served it tells which fonts it has.
self.addEventListener("message", (event) => {
    if (event.data === "go") self.skipWaiting();
    const path = pathOf(event.data);
    if (path in FONTS) event.waitUntil(fontAt(path));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
    const path = pathOf(request.url);
    if (path in FILES) event.respondWith(answer(path, request));
    if (path in FONTS) event.respondWith(fontAt(path));
});

function pathOf(url) {
    return url.slice(registration.scope.length).replace(/[?#].*/, "").replace(/^(index\.html)?$/, "./");
}

/** What is kept; a browser may have thrown it away. */
async function answer(path, request) {
    const kept = await caches.open(KEPT);
    return await kept.match(path) ?? fetch(request);
}

/** A font, which is kept from now on. */
async function fontAt(path) {
    const letters = await caches.open(LETTERS);
    const known = await letters.match(path);
    if (known) return known;
    const font = await fetch(path, { integrity: FONTS[path] });
    // Without room for it, it comes again the next time.
    if (font.ok) await letters.put(path, font.clone()).catch(() => {});
    return font;
}
