import { pictureCache, stallPath } from "../stall-places.ts";

// Keeps the stall's page on the phone, so that it opens without a network (STALL-43). It answers for nothing
// else of the shop, and touches no sale.

interface Waits extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written before this script by its address (stall-worker.endpoint.ts). */
declare const stallPage: { version: string; files: readonly string[] };

declare const self: {
  registration: { active: unknown };
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", act: (event: Asked) => void): void;
  addEventListener(type: "install" | "activate", act: (event: Waits) => void): void;
  addEventListener(type: "message", act: (event: MessageEvent) => void): void;
};

const ours = "stall-page-";
const cacheName = () => `${ours}${stallPage.version}`;

/** All files of one version, or none: a page and its script belong together. */
async function fetchPage(): Promise<void> {
  const cache = await caches.open(cacheName());
  await Promise.all(
    stallPage.files.map(async (path) => {
      const response = await fetch(path, { cache: "reload", credentials: "omit" });
      const version = response.headers.get("Stall-Version");
      if (!response.ok || (version !== null && version !== stallPage.version))
        throw new Error(`${path} is of another version`);
      await cache.put(path, response);
    }),
  );
}

async function forgetFormer(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(ours) && name !== cacheName()) await caches.delete(name);
  await self.clients.claim();
}

const kept = async (request: Request, path: string): Promise<Response> =>
  (await (await caches.open(cacheName())).match(path)) ?? fetch(request);

const keptPicture = async (request: Request): Promise<Response> =>
  (await (await caches.open(pictureCache)).match(request.url)) ?? fetch(request);

function answer(event: Asked): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const isPage = request.mode === "navigate";
  if (isPage && pathname === stallPath) event.respondWith(kept(request, stallPath));
  if (isPage) return;
  if (stallPage.files.includes(pathname)) event.respondWith(kept(request, pathname));
  else if (request.destination === "image") event.respondWith(keptPicture(request));
}

// A check that loads all modules is no worker.
if ("registration" in globalThis) {
  self.addEventListener("install", (event) => event.waitUntil(fetchPage()));
  self.addEventListener("activate", (event) => event.waitUntil(forgetFormer()));
  self.addEventListener("fetch", answer);
  self.addEventListener("message", ({ data }) => {
    if (data === "take over") void self.skipWaiting();
  });
}
