// Keeps a version of the page as a whole, and answers with it alone. A new version takes its place once
// each of its files has come as it should be and no page runs any more that this one serves.
"use strict";

// What the version is made of, each file with its digest: assets/packaging/page_version.py knows.
const VERSION = "";
const FILES = {};

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

// Only a page that is alone asks for it.
self.addEventListener("message", ({ data }) => { if (data === "go") self.skipWaiting(); });

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const here = registration.scope;
    if (request.method !== "GET" || !request.url.startsWith(here)) return;
    const path = request.url.slice(here.length).replace(/[?#].*/, "").replace(/^(index\.html)?$/, "./");
    if (path in FILES) event.respondWith(answer(path, request));
});

/** What is kept; a browser may have thrown it away. */
async function answer(path, request) {
    const kept = await caches.open(KEPT);
    return await kept.match(path) ?? fetch(request);
}
