// Keeps the page for when there is no network: what comes from the network is kept, and given again
// when nothing comes.
"use strict";

const KEPT = "icetea-maze";
const FILES = [".", "files.js", "page.js", "mq_js_bundle.js", "icetea-maze.wasm", "icon.svg", "manifest.json"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});

self.addEventListener("fetch", (event) => {
    if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
    event.respondWith((async () => {
        const kept = await caches.open(KEPT);
        try {
            const answer = await fetch(event.request);
            if (answer.ok) await kept.put(event.request, answer.clone());
            return answer;
        } catch (error) {
            const known = await kept.match(event.request, { ignoreSearch: true });
            if (known) return known;
            throw error;
        }
    })());
});
