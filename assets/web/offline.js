// Keeps a version of the page as a whole, and answers with it alone. A new version takes its place once
// each of its files has come as it should be and no page runs any more that this one serves.
"use strict";

// What the version is made of, each file with its digest: assets/packaging/page_version.py knows. Fonts are
// kept as soon as a text has needed them.
const VERSION = "";
const FILES = {};
const FONTS = {};

const NAME = "icetea-maze";
const KEPT = `${NAME} ${VERSION}`;

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const kept = await caches.open(KEPT);
        try {
            await Promise.all(Object.entries(FILES).map(async ([path, integrity]) => {
                await kept.put(path, await fetch(path, { integrity, cache: "no-cache" }));
            }));
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
    })());
});

// Only a page that is alone asks to go on; a page that was open first tells which fonts have come to it.
self.addEventListener("message", (event) => {
    if (event.data === "go") self.skipWaiting();
    const path = pathOf(event.data);
    if (path in FONTS) event.waitUntil(answer(path));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
    const path = pathOf(request.url);
    if (path in FILES || path in FONTS) event.respondWith(answer(path, request));
});

function pathOf(url) {
    return url.slice(registration.scope.length).replace(/[?#].*/, "").replace(/^(index\.html)?$/, "./");
}

/** What is kept; a browser may have thrown it away. */
async function answer(path, request) {
    const kept = await caches.open(KEPT);
    const known = await kept.match(path);
    if (known || path in FILES) return known ?? fetch(request);
    const font = await fetch(path, { integrity: FONTS[path] });
    // Without room for it, it comes again the next time.
    if (font.ok) await kept.put(path, font.clone()).catch(() => {});
    return font;
}
