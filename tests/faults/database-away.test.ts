import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postOrder } from "../place-order-by-form.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { expectAnswer, expectDatabaseAway, untilOrders, untilSo, writesToShop } from "../torture/answers.ts";
import { type Forwarder, startForwarder } from "../torture/forwarder.ts";
import { sender } from "../torture/visitors.ts";
import { ownDatabase, sellBoth } from "./own-database.ts";

let shop: RunningShop;
let forwarder: Forwarder;
let serverPort: number;
const own = ownDatabase({ begin: sellBoth });
let admin: string;

beforeAll(async () => {
  serverPort = Number(new URL(own.url).port);
  forwarder = await startForwarder(serverPort);
  const through = new URL(own.url);
  through.port = String(forwarder.port);
  const settings = { SEED: "empty", DATABASE_URL: through.href, TRUSTED_PROXIES: "127.0.0.1" };
  shop = await startShop({ ...settings, ...shopAdmin.settings });
  admin = (await signIn(shop, "admin")).cookie;
});
afterAll(async () => {
  await shop.discard();
  forwarder.close();
});

test("while the database is away pages stand, forms are told to come again, nobody is signed out; then all goes on", async () => {
  const headers = { Cookie: admin };
  const adminPage = { path: "/admin/dashboard/products", headers, redirect: "manual" } as const;
  await fetch(shop.origin).then((answer) => answer.text());
  expect(await untilOrders(shop, 10)).toEqual([]);

  forwarder.leadTo(1);
  expect(await expectDatabaseAway(shop)).toEqual([]);
  expect(await expectAnswer(shop, adminPage, { status: 503, retryAfter: true })).toEqual([]);

  forwarder.leadTo(serverPort);
  expect(await untilOrders(shop, 15)).toEqual([]);
  expect(await expectAnswer(shop, adminPage, { status: 200, says: "Kohbar Tote" })).toEqual([]);
});

/** Refused before anything is asked, or in words: none of them writes anything. */
const harmless: readonly [string, () => Promise<Response>][] = [
  ["an unsigned webhook", () => fetch(`${shop.origin}/webhooks/razorpay`, { method: "POST", body: "{}" })],
  ["an empty form", () => postTo("/contact")],
  ["a form to nowhere", () => postTo("/no-such-page")],
];
const postTo = (path: string) =>
  fetch(shop.origin + path, {
    method: "POST",
    body: new URLSearchParams({ a: "b" }),
    headers: { Origin: shop.origin, ...sender() },
  });

test("no harmless post takes the pages away that are kept, nor does a change in the last moment", async () => {
  const { db } = own;
  const pages = ["/", "/shop"];
  for (const path of pages) expect(await expectAnswer(shop, { path }, { status: 200 })).toEqual([]);
  await sql`update products set name = name || '!' where id = 'few'`.execute(db);
  forwarder.leadTo(1);
  for (const [what, send] of harmless) {
    const answer = await send();
    expect(answer.status < 500 || answer.headers.has("Retry-After"), what).toBe(true);
    for (const path of pages) expect(await expectAnswer(shop, { path }, { status: 200 }), what).toEqual([]);
  }
  forwarder.leadTo(serverPort);
  const isNew = async () => (await (await fetch(`${shop.origin}/shop`)).text()).includes("Rare Bag!");
  expect(await untilSo(isNew, "new page", 15)).toEqual([]);
});

test("a database that hangs is told of within ten seconds, by /healthz within two, and pages stand", async () => {
  const path = "/shop?q=bag";
  for (const kept of ["/", path])
    expect(await expectAnswer(shop, { path: kept }, { status: 200 })).toEqual([]);
  forwarder.hush();
  const away = { status: 503, retryAfter: true, withinSeconds: 10 };
  const headers = { Origin: shop.origin };
  const found = await Promise.all([
    expectAnswer(shop, { path: "/healthz" }, { status: 503, withinSeconds: 2.5 }),
    expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 2 }),
    expectAnswer(shop, { path }, { status: 200, withinSeconds: 2 }),
    expectAnswer(shop, writesToShop(shop), away),
    expectAnswer(shop, { path: "/track.data", method: "POST", headers }, { status: 400 }),
    expectAnswer(shop, { path: "/admin/dashboard/products", headers: { Cookie: admin } }, away),
    ...Array.from({ length: 30 }, (_, at) => expectAnswer(shop, { path: `/shop?q=hung-${at}` }, away)),
    ...Array.from({ length: 15 }, () => expectAnswer(shop, writesToShop(shop), away)),
  ]);
  expect(found.flat()).toEqual([]);
  forwarder.leadTo(serverPort);
  expect(await untilOrders(shop, 15)).toEqual([]);
});

/** The log's lines of the requests that were answered 500. */
function whyFailed(log: string): string {
  const failed = new Set([...log.matchAll(/"requestId":"([\w-]+)".*"status":500/g)].map(([, id]) => id));
  const isOfFailed = (line: string) => failed.has(/"requestId":"([\w-]+)"/.exec(line)?.[1]);
  return log.split("\n").filter(isOfFailed).join("\n");
}

test("while every connection is cut again and again, each answer is one, or says when to come again", async () => {
  const client = new Client({ connectionString: own.url });
  await client.connect();
  let isOver = false;
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'jhola%'`;
  const cutting = (async () => {
    for (; !isOver; await pause(100)) await client.query(cut);
  })();
  const answers = new Map<string, number>();
  const note = async (what: string, asked: Promise<Response>) => {
    const answer = await asked;
    await answer.body?.cancel();
    const told = `${what} ${answer.status}${answer.headers.has("Retry-After") ? ", come again" : ""}`;
    answers.set(told, (answers.get(told) ?? 0) + 1);
  };
  const get = (path: string) => fetch(shop.origin + path, { headers: { Cookie: admin }, redirect: "manual" });
  const visit = async () => {
    for (let round = 0; round < 6; round += 1) {
      await note("order", postOrder(shop.origin, randomUUID(), "cod", sender()));
      await note("admin", get("/admin/dashboard/orders"));
      await note("login", postTo("/login"));
      await note("search", fetch(`${shop.origin}/shop?q=${randomUUID()}`));
      await note("sitemap", fetch(`${shop.origin}/sitemap.xml`));
      await note("prices", fetch(`${shop.origin}/cart/prices?ids=tote`));
      await note("file", get("/admin/dashboard/orders/export.csv"));
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  isOver = true;
  await cutting;
  await client.end();
  const wrong = [...answers].filter(([told]) => !/ (200|302|303|422|503, come again)$/.test(told));
  expect(wrong, whyFailed(shop.output())).toEqual([]);
  expect([...answers.keys()].some((told) => told.endsWith("come again"))).toBe(true);
  expect(await untilOrders(shop, 15)).toEqual([]);
});

test("an admin whose profile can't be read just now is told to come again, and not led away as a customer", async () => {
  const { db } = own;
  const form = new URLSearchParams({ intent: "save", name: "Typed", by: "script" });
  const save = { method: "POST", body: form, redirect: "manual" } as const;
  const headers = { Cookie: admin, Origin: shop.origin };
  const adminPage = { path: "/admin/dashboard/products", headers } as const;
  // The session can still be read; what its owner may do can't.
  await sql`alter table profiles rename column phone to phone_away`.execute(db);
  const told = await Promise.all([
    expectAnswer(shop, { ...adminPage, redirect: "manual" }, { status: 503, retryAfter: true }),
    expectAnswer(shop, { ...adminPage, ...save }, { status: 503, retryAfter: true }),
  ]);
  await sql`alter table profiles rename column phone_away to phone`.execute(db);
  expect(told.flat()).toEqual([]);
  expect(await expectAnswer(shop, adminPage, { status: 200, says: "Kohbar Tote" })).toEqual([]);
});
