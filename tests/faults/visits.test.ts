import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readVisitDays } from "#admin/numbers/reading/visits.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { addProducts } from "../database/product-row.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { firefox } from "../visitor.ts";
import { ownDatabase } from "./own-database.ts";

const own = ownDatabase({
  begin: (db) => addProducts(db, [{ id: "tote", name: "Kohbar Tote", price: "500" }]),
});
let copies: RunningShop[];

beforeAll(async () => {
  const settings = { SEED: "empty", DATABASE_URL: own.url, TRUSTED_PROXIES: "127.0.0.1" };
  copies = await Promise.all([startShop({ ...settings, WORKERS: "2" }), startShop(settings)]);
});
afterAll(() => Promise.all(copies?.map((copy) => copy.discard()) ?? []));

/** A new connection each time, so that any of the workers answers. */
const visit = async (copy: RunningShop | undefined, from: string, path: string) => {
  const headers = { "User-Agent": firefox, "Accept-Language": "hi", "X-Forwarded-For": from };
  await (await fetch(`${copy?.origin}${path}`, { headers: { ...headers, Connection: "close" } })).text();
};

const today = async () => {
  const day = indianDay(new Date());
  return (await readVisitDays(own.db, { from: day, until: day }))[0];
};

test("visitors who meet several workers and copies are counted once each", async () => {
  const paths = ["/", "/shop/kohbar-tote", "/shop", "/cart", "/"];
  for (const path of paths)
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => visit(copies[(at + path.length) % 2], `203.0.113.${at}`, path)),
    );
  await vi.waitFor(async () => expect(await today()).toMatchObject({ visits: 30, carts: 30, orders: 0 }), {
    timeout: 30_000,
    interval: 200,
  });
});

test("a copy that is stopped writes down what it has just seen", async () => {
  await Promise.all(Array.from({ length: 7 }, (_, at) => visit(copies[0], `198.51.100.${at}`, "/shop")));
  await visit(copies[1], "198.51.100.99", "/shop");
  await Promise.all(copies.map((copy) => copy.stop()));
  expect(await today()).toMatchObject({ visits: 38 });
});
