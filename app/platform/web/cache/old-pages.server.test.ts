import { describe, expect, test, vi } from "vitest";
import { cache, get, isAnswered, page, textAt } from "../../../../tests/cached-pages.ts";
import type { PageCache } from "./page-cache.server.ts";

describe("while the database is away", () => {
  const away = async () => new Response("come again", { status: 503 });
  const failing = () => Promise.reject(new Error("away"));

  test("a write whose version can't be read leaves the pages as they are, until it can be read", async () => {
    let version = async () => 1;
    const pages = cache({ contentVersion: () => version() });
    await pages.refresh();
    await textAt(pages, async () => page("old"));
    version = failing;
    await pages.settle();
    expect(await textAt(pages, away)).toBe("old");
    expect(isAnswered(pages)).toBe(true);
    version = async () => 2;
    // Anyone who asks for a page has the version read again.
    expect(isAnswered(pages)).toBe(true);
    await vi.waitFor(() => expect(isAnswered(pages)).toBe(false));
    expect(await textAt(pages, async () => page("new"))).toBe("new");
  });

  test("a page that was made old a moment before stands in, and not every visitor waits for a new one", async () => {
    let now = 0;
    const pages = cache({ now: () => now });
    await textAt(pages, async () => page("old"));
    pages.forget();
    let renders = 0;
    const triesInVain = () => {
      renders += 1;
      return away();
    };
    expect(await textAt(pages, triesInVain)).toBe("old");
    expect(await textAt(pages, triesInVain)).toBe("old");
    expect(isAnswered(pages)).toBe(true);
    expect(renders).toBe(1);
    now += 2001;
    expect(await textAt(pages, triesInVain)).toBe("old");
    expect(renders).toBe(2);
    pages.forget();
    expect(await textAt(pages, async () => page("new"))).toBe("new");
  });

  test("so does one whose time is over", async () => {
    let now = 0;
    const pages = cache({ now: () => now });
    await textAt(pages, async () => page("old", { "x-fresh-until": new Date(1000).toISOString() }));
    now = 1001;
    expect(await textAt(pages, away)).toBe("old");
  });

  test.each([404, 301])("a page that answered %i before does not come back", async (status) => {
    const pages = cache();
    await textAt(pages, async () => page("old"));
    pages.forget();
    await textAt(pages, async () => new Response("no", { status }));
    expect(await textAt(pages, away)).toBe("come again");
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
  });

  test("a failure of ours is told, not covered", async () => {
    const pages = cache();
    await textAt(pages, async () => page("old"));
    pages.forget();
    expect(await textAt(pages, async () => new Response("broken", { status: 500 }))).toBe("broken");
  });

  test("old pages are the first to make room", async () => {
    const pages = cache({ maxBytes: 5000 });
    const put = (key: string) => pages.respond(key, get(), async () => page("x".repeat(1000)));
    await put("/old");
    await put("/old");
    pages.forget();
    for (const key of ["/a", "/b"]) await put(key);
    expect(pages.size()).toEqual({ pages: 2, bytes: 2 * 2024 });
  });
});

describe("a page rendered while the content changed", () => {
  const renderedLate = async (pages: PageCache) =>
    textAt(pages, async () => {
      pages.forget();
      return page("already old");
    });

  test("is made anew for whoever comes next", async () => {
    const pages = cache();
    expect(await renderedLate(pages)).toBe("already old");
    expect(isAnswered(pages)).toBe(false);
    expect(await textAt(pages, async () => page("new"))).toBe("new");
  });

  test("stands in while no newer one can be made", async () => {
    const pages = cache();
    await renderedLate(pages);
    expect(await textAt(pages, async () => new Response("come again", { status: 503 }))).toBe("already old");
  });

  test("does not take the place of a newer one", async () => {
    const pages = cache();
    const slow = Promise.withResolvers<Response>();
    const late = textAt(pages, () => slow.promise);
    pages.forget();
    await textAt(pages, async () => page("new"));
    slow.resolve(page("already old"));
    expect(await late).toBe("already old");
    expect(isAnswered(pages)).toBe(true);
    expect(await textAt(pages, async () => page("newest"))).toBe("new");
  });
});
