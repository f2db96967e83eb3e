import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzedShop, fuzzedShop } from "./fuzzed-shop.ts";

// The quick part of the attack by generated garbage; `npm run torture -- garbage` is the long one.

const seed = Number(process.env.FUZZ_SEED ?? 1934);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 700);
/** What a shop may grow by when its caches fill, in megabytes. */
const mostGrowth = 250;

let shop: FuzzedShop;
let before: { rows: Record<string, string>; memory: number };
beforeAll(async () => {
  shop = await fuzzedShop();
  before = { rows: await shop.rows(), memory: shop.memory() };
});
afterAll(() => shop?.discard());

test("garbage from strangers is refused, breaks nothing and changes no row", async () => {
  const { blows, statuses } = await shop.attack("strangers", seed, rounds);
  expect(blows).toEqual([]);
  expect(Object.keys(statuses).length).toBeGreaterThan(5);
  expect(await shop.rows()).toEqual(before.rows);
  expect(await shop.isWell()).toBe(true);
});

test("garbage from customers and from the admin breaks nothing", async () => {
  const { blows } = await shop.attack("everybody", seed + 1, rounds);
  expect(blows).toEqual([]);
  expect(await shop.isWell()).toBe(true);
});

test("and the shop has not grown by it", () =>
  expect(shop.memory() - before.memory).toBeLessThan(mostGrowth));
