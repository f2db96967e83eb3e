import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addProducts } from "../database/product-row.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { expectAnswer, untilOrders, writesToShop } from "../torture/answers.ts";
import { sender } from "../torture/visitors.ts";

let folder: string;
let fault: string;
let shop: RunningShop;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jhola-disk-"));
  fault = join(folder, "fault");
  const directory = join(folder, "data", "database");
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  const { db, close } = await openDatabase({ directory, log: openLog("silent") });
  await addProducts(db, [
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "few", name: "Rare Bag", price: "100", stock_count: 1000 },
  ]);
  await close();
  shop = await startShop({
    SEED: "empty",
    DATA_DIR: join(folder, "data"),
    TRUSTED_PROXIES: "127.0.0.1",
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "../torture/fail-disk.ts")}`,
    FAILING_DISK: fault,
  });
});
afterAll(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
});

const buy = () => placeOrderByForm(shop.origin, crypto.randomUUID(), "cod", sender());
const away = { status: 503, retryAfter: true, withinSeconds: 15 };

test.each([
  ["can't be written (EIO)", "EIO"],
  ["finds no room (ENOSPC)", "ENOSPC"],
])(
  "while the log %s six buyers are refused in words and kept pages stand; then all goes on",
  async (_, code) => {
    await fetch(shop.origin).then((answer) => answer.text());
    expect(await untilOrders(shop, 60)).toEqual([]);
    writeFileSync(fault, code);
    expect(await Promise.all(Array.from({ length: 6 }, buy))).toEqual(Array(6).fill(undefined));
    const told = await Promise.all([
      expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 5 }),
      expectAnswer(shop, writesToShop(shop), { ...away, says: "Nothing that you typed is lost" }),
      expectAnswer(shop, { path: "/healthz" }, { ...away, retryAfter: false }),
    ]);
    expect(told.flat()).toEqual([]);
    rmSync(fault);
    expect(await untilOrders(shop, 60)).toEqual([]);
  },
);

test("a shop whose database can't be written stops when it is told to", async () => {
  writeFileSync(fault, "EIO");
  expect(await buy()).toBeUndefined();
  expect(await shop.stop()).toBe(0);
});
