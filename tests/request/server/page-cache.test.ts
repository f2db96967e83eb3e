import { expect, test } from "vitest";
import { ask, newSender } from "../ask.ts";
import { checkoutForm, lineOf, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

test("what everybody gets is the same for fifty visitors, and sets nothing", async () => {
  for (const path of ["/shop", "/shop?collection=core", "/wishlist", "/shop.data"]) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask(path, {
          headers: {
            Cookie: `jhola_cart=secret-${index}:1; jhola_orders=secret-${index}~x; jhola_notice=%7B%22title%22%3A%22secret%22%7D; s=${index}`,
            Authorization: `Bearer secret-${index}`,
            "Accept-Language": index % 2 ? "hi" : "en",
            "X-Forwarded-Host": "evil.example",
            "X-Forwarded-For": `203.0.113.${index}`,
            Host: "evil.example",
            Referer: `https://secret-${index}.example/`,
          },
        }),
      ),
    );
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size, path).toBe(1);
    expect([...bodies].some((body) => body.includes("secret") || body.includes("evil.example"))).toBe(false);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

test("a page carries each answer's own request id", async () => {
  const ids = await Promise.all(
    ["/shop", "/shop"].map(async (path) => (await ask(path)).headers.get("x-request-id")),
  );
  expect(ids.filter((id) => id !== null && ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual([]);
});

test("what is kept is never an error, a redirect or a missing page", async () => {
  for (const path of [
    "/shop/nothing-here",
    "/blog/nothing-here",
    "/artisan/nobody",
    "/shop/%00",
    "/nowhere",
  ]) {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(path);
      expect([302, 400, 404], path).toContain(answer.status);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("etag")).toBeNull();
    }
  }
});

test("searching never leaves the shop standing still, however many searches come", async () => {
  // Each is a page of its own in the cache; that its memory is bounded is shown beside the cache itself.
  const searches = Array.from(
    { length: 500 },
    (_, index) => `/${index % 2 ? "shop" : "faq"}?q=${index}-nothing`,
  );
  const size = 50;
  for (let start = 0; start < searches.length; start += size) {
    const answers = await Promise.all(searches.slice(start, start + size).map((path) => ask(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all(answers.map((answer) => answer.body?.cancel()));
  }
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/shop")).status).toBe(200);
});

test("a page gives way to who buys: what comes beyond the queue is told when to come again", async () => {
  const [offer] = await plainOffers();
  const searches = Array.from({ length: 200 }, (_, index) => ask(`/shop?q=${index}-crowd`));
  const bought = submit(checkoutForm(lineOf(offer)), { "X-Forwarded-For": newSender() });
  const answers = await Promise.all(searches);
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.every(({ headers }) => Number(headers.get("Retry-After")) > 0)).toBe(true);
  expect(orderNumberIn(await bought)).toBeDefined();
  expect((await ask("/shop?q=0-crowd")).status).toBe(200);
});
