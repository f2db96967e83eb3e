import { expect, test } from "vitest";
import { cache as cacheOf, get } from "../../../../tests/cached-pages.ts";
import type { PageCacheOptions } from "./page-cache-options.ts";
import { surelyNewMs } from "./shared-pages.server.ts";

const begin = Date.parse("2026-11-27T10:00:00.250Z");
const asked = "public, max-age=0, must-revalidate";

function cache(options: Partial<PageCacheOptions> = {}) {
  const state = { now: begin, version: 1, isAway: false };
  const contentVersion = async () => {
    if (state.isAway) throw new Error("away");
    return state.version;
  };
  const now = () => state.now;
  const pages = cacheOf({ contentVersion, now, ...options });
  const ask = async (headers: Record<string, string> = {}, control = asked) => {
    const render = async () => new Response("text", { headers: { "Cache-Control": control, ...headers } });
    return (await pages.respond("/", get(), render)).headers;
  };
  return { state, pages, ask };
}

const purged = { sharing: "purged" } as const;
const forADay = "public, max-age=0, s-maxage=86400, stale-if-error=86400";

test("without a cache in front the headers are what they were", async () => {
  const { pages, ask } = cache();
  await pages.refresh();
  const headers = await ask();
  expect(headers.get("Cache-Control")).toBe(asked);
  expect([...headers.keys()]).toEqual(["cache-control", "content-length", "content-type", "etag", "vary"]);
});

test("a cache that is purged keeps a page for a day, and knows how it is named", async () => {
  const { pages, ask } = cache(purged);
  await pages.refresh();
  for (const headers of [await ask(), await ask()]) {
    expect(headers.get("Cache-Control")).toBe(forADay);
    expect(headers.get("Surrogate-Key")).toBe("page");
  }
});

test("and says so again where it asks whether a page still holds", async () => {
  const { pages, ask } = cache(purged);
  await pages.refresh();
  const held = { "If-None-Match": (await ask()).get("ETag") ?? "" };
  const render = () => Promise.reject(new Error("it is there"));
  const { status, headers } = await pages.respond("/", get(held), render);
  expect([status, headers.get("Cache-Control")]).toEqual([304, forADay]);
});

test("never beyond the moment at which the page changes by itself", async () => {
  const { state, pages, ask } = cache(purged);
  await pages.refresh();
  const until = { "x-fresh-until": new Date(begin + 1_900).toISOString() };
  expect((await ask(until)).get("Cache-Control")).toContain("s-maxage=1,");
  state.now += 1_000;
  expect((await ask(until)).get("Cache-Control")).toBe(asked);
});

test("a page that says itself how long it holds is left at that", async () => {
  const { pages, ask } = cache(purged);
  await pages.refresh();
  expect((await ask({}, "public, max-age=3600")).get("Cache-Control")).toBe("public, max-age=3600");
});

test("a copy that has not heard of the database for a while lets nobody keep its pages", async () => {
  const { state, pages, ask } = cache(purged);
  expect((await ask()).get("Cache-Control")).toBe(asked);
  await pages.refresh();
  state.now += surelyNewMs - 1;
  expect((await ask()).get("Cache-Control")).toContain("s-maxage");
  state.now += 1;
  expect((await ask()).get("Cache-Control")).toBe(asked);
});

test("an old page that stands in, or was made while the content changed, is kept by nobody", async () => {
  const { state, pages, ask } = cache(purged);
  await pages.refresh();
  await ask();
  state.version = 2;
  await pages.refresh();
  const away = async () => new Response("come again", { status: 503 });
  const standIn = await pages.respond("/", get(), away);
  expect([await standIn.text(), standIn.headers.get("Cache-Control")]).toEqual(["text", asked]);
  const meanwhile = await pages.respond("/late", get(), async () => {
    state.version = 3;
    await pages.refresh();
    return new Response("made before", { headers: { "Cache-Control": asked } });
  });
  expect(meanwhile.headers.get("Cache-Control")).toBe(asked);
});

test("a write whose version can't be read makes every page unsure", async () => {
  const { state, pages, ask } = cache(purged);
  await pages.refresh();
  await ask();
  state.isAway = true;
  await pages.settle();
  expect((await ask()).get("Cache-Control")).toBe(asked);
});

test("a cache that can't be purged keeps a page while its second lasts", async () => {
  const { pages, ask } = cache({ sharing: "second" });
  await pages.refresh();
  const headers = await ask();
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=1, stale-if-error=86400");
  expect(headers.get("X-Accel-Expires")).toBe(`@${Math.floor(begin / 1000)}`);
});

test("unless the page changes within that second", async () => {
  const { pages, ask } = cache({ sharing: "second" });
  await pages.refresh();
  const headers = await ask({ "x-fresh-until": "2026-11-27T10:00:00.900Z" });
  expect([headers.get("Cache-Control"), headers.get("X-Accel-Expires")]).toEqual([asked, null]);
});
