import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CacheInFront, hasProgram, startNginx, startVarnish } from "../cache-in-front.ts";
import { postOrder } from "../place-order-by-form.ts";
import { freePort, type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { ownDatabase, sellBoth } from "./own-database.ts";

const token = "a-token-of-the-caches";
const own = ownDatabase({ begin: sellBoth });

/** Two copies on the one database, whose visitors come by the cache. */
function startCopies(port: number, settings: Record<string, string>): Promise<RunningShop[]> {
  const shared = {
    ...shopAdmin.settings,
    SEED: "empty",
    DATABASE_URL: own.url,
    APP_ORIGIN: `http://localhost:${port}`,
    APP_SECRET: "one-secret-for-all-of-the-copies",
    TRUSTED_PROXIES: "127.0.0.1, ::1",
    ...settings,
  };
  return Promise.all([startShop(shared), startShop(shared)]);
}

const originsOf = (copies: readonly RunningShop[]) => copies.map(({ origin }) => origin);

const pages = ["/shop/kohbar-tote", "/shop", "/hi/shop/kohbar-tote"];

/** Sets another price, and has many read all the while until `isOver`: how long anybody saw the old one. */
async function longestOld(origin: string, price: number, isOver: () => Promise<boolean>): Promise<number> {
  const shown = price.toLocaleString("en-IN");
  let [over, changed, longest] = [false, Number.POSITIVE_INFINITY, 0];
  const read = async (path: string) => {
    while (!over) {
      const begun = performance.now();
      const answer = await fetch(origin + path);
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([200, null]);
      if (!(await answer.text()).includes(shown)) longest = Math.max(longest, begun - changed);
      await pause(3);
    }
  };
  const readers = [...pages, ...pages].map(read);
  await sql`update products set price = ${price} where id = 'tote'`.execute(own.db);
  changed = performance.now();
  while (!(await isOver())) await pause(50);
  over = true;
  await Promise.all(readers);
  return longest;
}

/** Closes the shop and opens it again, as its owner does: all behind the cache see either within a second. */
async function closedAndOpened(origin: string): Promise<void> {
  for (const path of pages) await isEverybodys(origin, path);
  const states = { soon: 503, open: 200 };
  for (const [opening, status] of Object.entries(states)) {
    await sql`update shop_settings
      set facts = facts || jsonb_build_object('opening', ${opening}::text)`.execute(own.db);
    const seen = () => Promise.all(pages.map(async (path) => (await fetch(origin + path)).status));
    // By when they were asked: an answer of a busy machine is on its way for long.
    const changed = performance.now();
    for (let asked = changed; (await seen()).some((one) => one !== status); asked = performance.now()) {
      expect(asked - changed).toBeLessThan(1_000);
      await pause(20);
    }
    // And no copy, and no answer that was under way, brings the other one back.
    for (let round = 0; round < 40; round++) {
      expect(await seen()).toEqual(pages.map(() => status));
      await pause(80);
    }
  }
}

const statusOf = (answer: Response): string => answer.headers.get("Cache-Status")?.toLowerCase() ?? "";

/** Asked again and again, somebody's own page comes from the shop each time. */
async function isNobodys(origin: string, path: string, cookie: string): Promise<void> {
  const askers: HeadersInit[] = [{ cookie }, { cookie }, {}];
  for (const headers of askers) {
    const answer = await fetch(origin + path, { headers, redirect: "manual" });
    expect([path, statusOf(answer)]).not.toEqual([path, expect.stringContaining("hit")]);
    expect([path, answer.headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("private")]);
  }
}

async function privatePages(shop: { origin: string; dataDir: string }): Promise<void> {
  const { origin } = shop;
  const admin = await signIn(shop, "admin");
  for (const path of ["/dashboard", "/checkout", "/admin/dashboard", "/admin/dashboard/orders", "/cart"])
    await isNobodys(origin, path, admin.cookie);
  const placed = await postOrder(origin, randomUUID(), "cod");
  const cookie = placed.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const order = placed.headers.get("Location") ?? "/no-order";
  expect(await (await fetch(origin + order, { headers: { cookie } })).text()).toContain("Asha");
  await isNobodys(origin, order, cookie);
}

/** A page is kept, the same with a cookie and without, and brings none. */
async function isEverybodys(origin: string, path: string): Promise<void> {
  const bodies = new Set<string>();
  const keptOne = async (headers: Record<string, string>) => {
    const answer = await fetch(origin + path, { headers });
    expect(answer.headers.getSetCookie()).toEqual([]);
    bodies.add(await answer.text());
    return statusOf(answer);
  };
  await expect.poll(() => keptOne({}), { timeout: 10_000, interval: 20 }).toContain("hit");
  expect(await keptOne({ Cookie: "jhola_cart=tote:1" })).toMatch(/hit|miss|expired|revalidated/);
  expect(bodies.size).toBe(1);
}

describe.skipIf(!hasProgram("varnishd", "-V", "varnish"))("Varnish in front of two copies", () => {
  let copies: RunningShop[];
  let varnish: CacheInFront;
  beforeAll(async () => {
    const port = await freePort();
    const purge = { PURGE_URL: `http://127.0.0.1:${port}/`, PURGE_TOKEN: token };
    copies = await startCopies(port, purge);
    varnish = await startVarnish(port, originsOf(copies), token);
  });
  afterAll(async () => {
    await varnish?.stop();
    await Promise.all((copies ?? []).map((copy) => copy.discard()));
  });

  /** The last of a change's purges was sent. */
  const isPurged = async () => {
    const { rows } = await sql`select from cdn_purge, content_version
      where cdn_purge.version = content_version.version and again_at is null`.execute(own.db);
    return rows.length === 1;
  };

  test("nobody's own page is kept", () =>
    privatePages({ origin: varnish.origin, dataDir: copies[0]?.dataDir ?? "" }));

  test("a price is seen by everybody within a second, and no old page comes back", async () => {
    await expect.poll(isPurged, { timeout: 20_000 }).toBe(true);
    for (const path of pages) await isEverybodys(varnish.origin, path);
    expect(await longestOld(varnish.origin, 5432, isPurged)).toBeLessThan(1_000);
  });

  test("nobody purges without the token", async () => {
    await isEverybodys(varnish.origin, "/shop");
    const key = { "Surrogate-Key": "page" };
    for (const headers of [
      key,
      { ...key, Authorization: "Bearer " },
      { ...key, Authorization: "Bearer guess" },
    ])
      expect((await fetch(varnish.origin, { method: "PURGE", headers })).status).toBe(403);
    expect(statusOf(await fetch(`${varnish.origin}/shop`))).toContain("hit");
    const right = { ...key, Authorization: `Bearer ${token}` };
    expect((await fetch(varnish.origin, { method: "PURGE", headers: right })).status).toBe(200);
    expect(statusOf(await fetch(`${varnish.origin}/shop`))).toContain("miss");
  });

  test("a shop that closes, and one that opens, is seen by everybody within a second", () =>
    closedAndOpened(varnish.origin));

  test("with the shop away public pages stand, those whose time is over too", async () => {
    await isEverybodys(varnish.origin, "/shop");
    await fetch(`${varnish.origin}/faq`);
    await Promise.all(copies.map((copy) => copy.kill()));
    for (let turn = 0; turn < 3; turn += 1) {
      for (const path of ["/shop", "/faq"]) expect((await fetch(varnish.origin + path)).status).toBe(200);
      expect((await fetch(`${varnish.origin}/dashboard`)).status).toBe(503);
    }
  });
});

describe.skipIf(!hasProgram("nginx", "-v", "nginx"))("nginx in front of two copies", () => {
  let copies: RunningShop[];
  let nginx: CacheInFront;
  beforeAll(async () => {
    const port = await freePort();
    copies = await startCopies(port, { SHARED_CACHE: "second" });
    nginx = await startNginx(port, originsOf(copies));
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all((copies ?? []).map((copy) => copy.discard()));
  });

  test("nobody's own page is kept", async () => {
    await sql`update products set price = 500 where id = 'tote'`.execute(own.db);
    await privatePages({ origin: nginx.origin, dataDir: copies[0]?.dataDir ?? "" });
  });

  test("a price is seen by everybody within a second, and no old page comes back", async () => {
    for (const path of pages) await isEverybodys(nginx.origin, path);
    const until = performance.now() + 2_500;
    expect(await longestOld(nginx.origin, 6543, async () => performance.now() > until)).toBeLessThan(1_000);
  });

  test("a shop that closes, and one that opens, is seen by everybody within a second", () =>
    closedAndOpened(nginx.origin));

  test("with the shop away public pages stand", async () => {
    await Promise.all(copies.map((copy) => copy.kill()));
    for (const path of pages) expect((await fetch(nginx.origin + path)).status).toBe(200);
    expect((await fetch(`${nginx.origin}/dashboard`)).status).toBe(502);
  });
});
