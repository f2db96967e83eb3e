import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { testServer } from "../database/each-database.ts";
import { addProducts } from "../database/product-row.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { expectAnswer, expectDatabaseAway, untilOrders } from "../torture/answers.ts";
import { type Forwarder, startForwarder } from "../torture/forwarder.ts";

let shop: RunningShop;
let forwarder: Forwarder;
let serverPort: number;
let url: string;
let admin: string;

beforeAll(async () => {
  url = await (await testServer()).createDatabase();
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  await migrateToLatest(database.db, process.cwd());
  await addProducts(database.db, [
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "few", name: "Rare Bag", price: "100", stock_count: 100 },
  ]);
  await database.close();
  serverPort = Number(new URL(url).port);
  forwarder = await startForwarder(serverPort);
  const through = new URL(url);
  through.port = String(forwarder.port);
  shop = await startShop({
    SEED: "empty",
    DATABASE_URL: through.href,
    TRUSTED_PROXIES: "127.0.0.1",
    ...shopAdmin.settings,
  });
  admin = (await signIn(shop, "admin")).cookie;
});
afterAll(async () => {
  await shop.discard();
  forwarder.close();
  await (await testServer()).dropDatabase(url);
});

test("while the database is away pages stand, forms are told to come again, nobody is signed out; then all goes on", async () => {
  const desk = { path: "/admin/dashboard/products", headers: { Cookie: admin }, redirect: "manual" } as const;
  await fetch(shop.origin).then((answer) => answer.text());
  expect(await untilOrders(shop, 10)).toEqual([]);

  forwarder.leadTo(1);
  expect(await expectDatabaseAway(shop)).toEqual([]);
  expect(await expectAnswer(shop, desk, { status: 503, retryAfter: true })).toEqual([]);

  forwarder.leadTo(serverPort);
  expect(await untilOrders(shop, 15)).toEqual([]);
  expect(await expectAnswer(shop, desk, { status: 200, says: "Kohbar Tote" })).toEqual([]);
});

test("an admin whose profile can't be read just now is told to come again, and not led away as a customer", async () => {
  const { db, close } = await openDatabase({ url, directory: "", log: openLog("silent") });
  const form = new URLSearchParams({ intent: "save", name: "Typed", by: "script" });
  const save = { method: "POST", body: form, redirect: "manual" } as const;
  const headers = { Cookie: admin, Origin: shop.origin };
  const desk = { path: "/admin/dashboard/products", headers } as const;
  // The session can still be read; what its owner may do can't.
  await sql`alter table profiles rename column phone to phone_away`.execute(db);
  const told = await Promise.all([
    expectAnswer(shop, { ...desk, redirect: "manual" }, { status: 503, retryAfter: true }),
    expectAnswer(shop, { ...desk, ...save }, { status: 503, retryAfter: true }),
  ]);
  await sql`alter table profiles rename column phone_away to phone`.execute(db);
  await close();
  expect(told.flat()).toEqual([]);
  expect(await expectAnswer(shop, desk, { status: 200, says: "Kohbar Tote" })).toEqual([]);
});
