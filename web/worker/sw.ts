/** The service worker: the page opens without a network too, and then says that there is none.
 *
 * Whoever comes asks the network first, so an old page never stands before a new server. Nothing of a table is kept: what is
 * played, and records, are never answered from here.
 */

export {}; // a module for the compiler, which knows `self` otherwise by another type; nothing of it is built
declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
/** The hashed files of this build; `vite.config.ts` writes them here. */
declare const __FILES__: readonly string[];

/** The language that the page spoke when it asked for a worker: of the sentences only those are kept. */
const SPOKEN = self.location.search.slice(1);
const SENTENCES = /^\/assets\/([a-z]{2})-.*\.json$/;
const CACHE = `toril-${__BUILD__}`;
/** The server may answer by language and encoding, but not with another page. */
const ANY = { ignoreVary: true };
/** Every address shows the same page: it is kept once. */
const SHELL = "/";
const PAGES = /^\/(t\/[^/]+(\/tv|\/replay\/\d+)?\/?|day|replay(\/file)?|matches(\/[^/]+)?)?$/;
const HASHED = "/assets/";
/** In milliseconds: from then on a network that says nothing is none. */
const PATIENCE = 5_000;
/** What a proxy answers with whose server is gone. */
const GATEWAYS = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(request));
  else if (pathname.startsWith(HASHED)) event.respondWith(file(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = __FILES__.filter((file) => (SENTENCES.exec(file)?.[1] ?? SPOKEN) === SPOKEN);
  await cache.addAll([new Request(SHELL, { cache: "no-cache" }), ...files]);
}

async function dropOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** From the network, or as it was kept where the network has no answer. Without a kept one there is nothing to be impatient for. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(SHELL, ANY);
  const asked = fetch(request);
  if (!kept) return asked;
  const answer = await Promise.race([asked.catch(() => null), later(PATIENCE)]);
  return answer === null || GATEWAYS.includes(answer.status) ? kept : answer;
}

/** A hashed file never changes: what is kept is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, ANY)) ?? fetch(request);
}

function later(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => { done(null); }, milliseconds));
}
