import { expect, test } from "vitest";
import { cache, get, isAnswered, page, textAt } from "../../../../tests/cached-pages.ts";

test("a page is rendered once and kept", async () => {
  const pages = cache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  for (let time = 0; time < 2; time++) expect(await textAt(pages, render)).toBe("render 1");
});

test("simultaneous misses share one render", async () => {
  const pages = cache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  const texts = await Promise.all([1, 2, 3].map(() => textAt(pages, render)));
  expect(texts).toEqual(["render 1", "render 1", "render 1"]);
});

test.each([
  ["a cookie", () => page("mine", { "Set-Cookie": "a=b" })],
  ["a private page", () => page("mine", { "Cache-Control": "private, no-store" })],
  ["an error", () => new Response("no", { status: 404, headers: { "Cache-Control": "public" } })],
])("%s is never kept", async (_what, render) => {
  const pages = cache();
  await pages.respond("/", get(), async () => render());
  expect(pages.size().pages).toBe(0);
});

test("a browser that has the page is told so, and encodings are honoured", async () => {
  const pages = cache();
  const render = async () => page("text ".repeat(500));
  const first = await pages.respond("/", get({ "Accept-Encoding": "gzip, br;q=0" }), render);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  const again = await pages.respond("/", get({ "If-None-Match": first.headers.get("etag") ?? "" }), render);
  expect(again.status).toBe(304);
});

test("changed content drops the pages, unchanged content keeps them", async () => {
  let version = 1;
  const pages = cache({ contentVersion: async () => version });
  await pages.refresh();
  await pages.respond("/", get(), async () => page("old"));
  await pages.refresh();
  expect(await textAt(pages, async () => page("new"))).toBe("old");
  version = 2;
  await pages.refresh();
  expect(await textAt(pages, async () => page("new"))).toBe("new");
  expect(pages.size().pages).toBe(1);
});

test("a form that many wait for at once is made once, and counted once", async () => {
  const render = async () => page("text ".repeat(5000));
  const inGzip = () => get({ "Accept-Encoding": "gzip" });
  const [alone, crowded] = [cache(), cache()];
  await alone.respond("/", inGzip(), render);
  await Promise.all(Array.from({ length: 20 }, () => crowded.respond("/", inGzip(), render)));
  expect(crowded.size()).toEqual(alone.size());
});

test("pages that left are counted no more", async () => {
  const pages = cache({ maxBytes: 20_000 });
  const answers = (key: string) =>
    Array.from({ length: 5 }, () =>
      pages.respond(key, get({ "Accept-Encoding": "br" }), async () => page("x".repeat(4000))),
    );
  for (let key = 0; key < 50; key += 1) await Promise.all(answers(`/${key}`));
  expect(pages.size().pages).toBeGreaterThanOrEqual(3);
});

test("memory is bounded and the pages used least recently leave first", async () => {
  const pages = cache({ maxBytes: 5000 });
  const body = "x".repeat(1000);
  for (const key of ["/a", "/b"]) await pages.respond(key, get(), async () => page(body));
  await pages.respond("/a", get(), async () => page("never asked"));
  await pages.respond("/c", get(), async () => page(body));
  expect(pages.size().bytes).toBeLessThanOrEqual(5000);
  const never = () => Promise.reject(new Error("it is there"));
  expect(await (await pages.respond("/a", get(), never)).text()).toBe(body);
});

test("a page that says until when it holds is made again from then on", async () => {
  let now = Date.parse("2026-11-21T08:59:59Z");
  const pages = cache({ now: () => now });
  let renders = 0;
  const render = async () =>
    page(`render ${++renders}`, renders === 1 ? { "x-fresh-until": "2026-11-21T09:00:00.000Z" } : {});
  const first = await pages.respond("/", get(), render);
  expect(first.headers.has("x-fresh-until")).toBe(false);
  expect(await first.text()).toBe("render 1");
  now = Date.parse("2026-11-21T08:59:59.999Z");
  expect(await textAt(pages, render)).toBe("render 1");
  now = Date.parse("2026-11-21T09:00:00Z");
  for (let time = 0; time < 2; time++) expect(await textAt(pages, render)).toBe("render 2");
  expect(pages.size().pages).toBe(1);
});

test("a browser that has a page that ended is sent the new one, and asks each time", async () => {
  let now = Date.parse("2026-11-21T08:59:59Z");
  const pages = cache({ now: () => now });
  const ending = { "x-fresh-until": "2026-11-21T09:00:00.000Z", "Cache-Control": "public, max-age=3600" };
  const first = await pages.respond("/sale", get(), async () => page("sale", ending));
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const held = get({ "If-None-Match": first.headers.get("etag") ?? "" });
  expect((await pages.respond("/sale", held, async () => page("over"))).status).toBe(304);
  now = Date.parse("2026-11-21T09:00:00Z");
  const next = await pages.respond("/sale", held, async () => page("over"));
  expect([next.status, await next.text()]).toEqual([200, "over"]);
});

test.each(["2020-01-01T00:00:00Z", "soon"])("a page that held until %s is not kept", async (until) => {
  const pages = cache({ now: () => Date.parse("2026-01-01") });
  await pages.respond("/blog", get(), async () => page("old", { "x-fresh-until": until }));
  expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
});

test("a page's first answer is compressed lightly, and once it is asked for again fully", async () => {
  const pages = cache();
  const words = Array.from({ length: 4000 }, (_, place) => `word${(place * place) % 997}`).join(" ");
  const inBrotli = get({ "Accept-Encoding": "br" });
  const bytesNow = async () =>
    (await (await pages.respond("/", inBrotli, async () => page(words))).arrayBuffer()).byteLength;
  const light = await bytesNow();
  expect(await bytesNow()).toBe(light);
  expect(isAnswered(pages, "br")).toBe(true);
  await expect.poll(bytesNow).toBeLessThan(light);
});
