import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { ask } from "../ask.ts";
import { checkoutForm, lineOf, newSender, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

describe("what everybody gets", () => {
  test("is the same for fifty visitors, and sets nothing", async () => {
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
      expect([...bodies].some((body) => body.includes("secret") || body.includes("evil.example"))).toBe(
        false,
      );
      expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  test("carries each answer's own request id", async () => {
    const ids = await Promise.all(
      ["/shop", "/shop"].map(async (path) => (await ask(path)).headers.get("x-request-id")),
    );
    expect(ids.filter((id) => id !== null && ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual([]);
  });

  test("is never an error, a redirect or a missing page", async () => {
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

  test("never leaves the shop standing still, however many searches come", async () => {
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

  test("gives way to who buys: what comes beyond the queue is told when to come again", async () => {
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
});

describe("two shops on one database server", () => {
  let server: TestPostgres;
  let shops: RunningShop[];
  let client: Client;

  beforeAll(async () => {
    server = await startTestPostgres();
    const url = await server.createDatabase(process.env.GOODS_DATABASE);
    client = new Client({ connectionString: url });
    await client.connect();
    const first = await startShop({ DATABASE_URL: url });
    shops = [first, await startShop({ DATABASE_URL: url })];
  });

  afterAll(async () => {
    await Promise.all((shops ?? []).map((shop) => shop.discard()));
    await client?.end();
    await server?.stop();
  });

  const pages = (path: string) =>
    Promise.all(shops.map(async ({ origin }) => (await fetch(origin + path)).text()));

  test("show within a second what somebody else wrote", async () => {
    const { rows } = await client.query("select id, slug from products order by id limit 1");
    const { id, slug } = rows[0];
    for (const path of [`/shop/${slug}`, `/shop?q=${slug}`]) await pages(path);
    for (const price of [12345, 54321]) {
      await client.query("update products set price = $1 where id = $2", [price, id]);
      const shown = `₹${price.toLocaleString("en-IN")}`;
      const isShown = async () => {
        const texts = (await pages(`/shop/${slug}`)).map((html) => html.replaceAll(/<[^>]*>/g, ""));
        expect(texts.map((text) => text.includes(shown))).toEqual([true, true]);
      };
      await vi.waitFor(isShown, { timeout: 1000, interval: 20 });
    }
  });

  test("follow a product to its new address, and forget one that is gone", async () => {
    const { rows } = await client.query("select id, slug from products order by id desc limit 1");
    const { id, slug } = rows[0];
    const answer = (path: string) =>
      Promise.all(
        shops.map(async ({ origin }) => {
          const { status, headers } = await fetch(origin + path, { redirect: "manual" });
          return [status, headers.get("location")];
        }),
      );
    const both = (status: number, location: string | null = null) => [
      [status, location],
      [status, location],
    ];
    const isSaid = (path: string, said: (string | number | null)[][]) =>
      vi.waitFor(async () => expect(await answer(path)).toEqual(said), { timeout: 3000, interval: 20 });
    expect(await answer(`/shop/${slug}`)).toEqual(both(200));
    expect(await answer(`/shop/${slug}-anew`)).toEqual(both(404));
    await client.query("update products set slug = slug || '-anew' where id = $1", [id]);
    await isSaid(`/shop/${slug}-anew`, both(200));
    await isSaid(`/shop/${slug}`, both(301, `/shop/${slug}-anew`));
    await client.query("delete from products where id = $1", [id]);
    await isSaid(`/shop/${slug}-anew`, both(404));
  });

  test("are well again after the server cut every connection", async () => {
    const health = () => fetch(`${shops[0]?.origin}/healthz`).then(({ status }) => status);
    expect(await health()).toBe(200);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000, interval: 50 });
    const { rows } = await client.query("select id, slug from products order by id limit 1");
    await pages(`/shop/${rows[0].slug}`);
    await client.query("update products set price = 777 where id = $1", [rows[0].id]);
    const isNew = async () => {
      for (const html of await pages(`/shop/${rows[0].slug}`)) expect(html.includes("777")).toBe(true);
    };
    await vi.waitFor(isNew, { timeout: 3000, interval: 20 });
  });
});
