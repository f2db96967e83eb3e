import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Purchase } from "#checkout/form/purchase.ts";
import { takingOrder } from "#checkout/placing/order-allowances.server.ts";
import { placeOrder } from "#checkout/placing/place-order.server.ts";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addProducts } from "../tests/database/product-row.ts";
import { addPromotion } from "../tests/database/promotion-row.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { purchaseLine } from "../tests/purchase-line.ts";
import { type Row, ratioInTurns } from "./measure.ts";
import { pgbenchScript, recordStatements } from "./recorded-statements.ts";

type Shop = Parameters<typeof placeOrder>[0];
type Allowed = Parameters<typeof placeOrder>[2];

const connections = 8;
const seconds = 5;

function purchase(productIds: readonly string[]): Purchase {
  const address = {
    fullName: "Asha Kumari",
    addressLine1: "12 Gandhi Path",
    addressLine2: "",
    city: "Patna",
    state: "Bihar",
    pincode: "800001",
    country: "India",
  };
  return {
    idempotencyKey: randomUUID(),
    userId: null,
    lines: productIds.map((id) => purchaseLine(id, 2, 50_000)),
    billing: { ...address, email: "asha@example.com", phone: "9876543210" },
    shipping: address,
    shippingMethod: "standard",
    paymentMethod: "cod",
  };
}

/**
 * Orders a second through our own code against pgbench sending the same statements, both from 8 connections.
 */
export const benchPlaceOrder = (): Promise<Row> =>
  besidePgbench(async ({ shop, pgbench }) => {
    const { a, b, ratio } = await ratioInTurns(5, () => placeForAWhile(shop), pgbench);
    return {
      what: `Orders of 3 lines a second at ${connections} connections, server PostgreSQL, against pgbench with the same statements`,
      measured: `${Math.round(a)}/s against ${Math.round(b)}/s: ${ratio.toFixed(2)}`,
      bound: ">= 0.50",
      holds: ratio >= 0.5,
    };
  });

/**
 * The same with a code that everybody has, and that counts none of its uses, against none, in turns: nobody
 * waits for it.
 */
export const benchHotCode = (): Promise<Row> =>
  besidePgbench(async ({ shop }) => {
    await addPromotion(shop.db, { code: "HOT" });
    const { a, b, ratio } = await ratioInTurns(
      3,
      () => placeForAWhile(shop, { code: "HOT" }),
      () => placeForAWhile(shop),
    );
    return {
      what: `Orders of 3 lines a second at ${connections} connections, server PostgreSQL, all with one code, against none`,
      measured: `${Math.round(a)}/s against ${Math.round(b)}/s: ${ratio.toFixed(2)}`,
      bound: ">= 0.70",
      holds: ratio >= 0.7,
    };
  });

/** An order over HTTP counts for its sender too. */
export const allowed = (db: Shop["db"]): Allowed =>
  takingOrder(
    db,
    { network: sender, billing: { email: "asha@example.com", phone: "9876543210" } },
    new Date(),
  );
const sender = "10.20.30.40";

interface Beside {
  shop: Shop;
  /** Sends the statements of an order for a while; how many orders a second that makes. */
  pgbench(): Promise<number>;
}

/**
 * Something that is measured while pgbench stands ready with a server and an order's statements of its own.
 */
export async function besidePgbench<T>(
  use: (beside: Beside) => Promise<T>,
  allowed?: (db: Shop["db"]) => Allowed,
): Promise<T> {
  const pgbench = globSync("/usr/lib/postgresql/*/bin/pgbench").findLast((path) => existsSync(path));
  if (!pgbench) throw new Error("pgbench was not found: it comes with Debian's postgresql package");
  const server = await startTestPostgres({ durable: true });
  const url = await server.createDatabase();
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  const folder = mkdtempSync(join(tmpdir(), "jhola-pgbench-"));
  try {
    await migrateToLatest(database.db, process.cwd());
    await addProducts(
      database.db,
      ["Tote", "Jhola", "Potli"].map((name) => ({ id: name.toLowerCase(), name })),
    );
    const log = openLog("silent");
    const [config, secret] = [parseConfig({}), "x".repeat(32)];
    const shop = {
      db: database.db,
      config,
      secret,
      now: () => new Date(),
      log,
      making: ordersMaking(() => config),
    };
    const one = purchase(["tote", "jhola", "potli"]);
    await placeOrder(shop, purchase(["tote"]));
    const script = join(folder, "order.sql");
    const statements = await recordStatements(() => placeOrder(shop, one, allowed?.(shop.db)));
    writeFileSync(script, pgbenchScript(statements, await uniqueTexts(database.db, one.idempotencyKey)));
    return await use({ shop, pgbench: async () => runPgbench(pgbench, url, script) });
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What must differ from order to order: its id, number and key, and its lines' ids. */
async function uniqueTexts(db: Parameters<typeof addProducts>[0], key: string): Promise<string[]> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "order_id_text"])
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  const lines = await db.selectFrom("order_items").select("id").where("order_id", "=", order.id).execute();
  // Lines' ids share their beginning (one moment) and differ in one counter: their common part is replaced at
  // once.
  return [sender, key, order.id, order.order_id_text.slice(3), ...lines.map(({ id }) => id.slice(0, 13))];
}

async function placeForAWhile(shop: Shop, change: Partial<Purchase> = {}): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let placed = 0;
  const shopper = async () => {
    while (performance.now() < end) {
      const placement = await placeOrder(shop, { ...purchase(["tote", "jhola", "potli"]), ...change });
      if (placement.kind !== "placed") throw new Error("an order was refused");
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  return placed / seconds;
}

function runPgbench(pgbench: string, url: string, script: string): number {
  const args = [
    "-n",
    "-c",
    String(connections),
    "-j",
    "1",
    "-T",
    String(seconds),
    "-M",
    "prepared",
    "-f",
    script,
    url,
  ];
  const run = spawnSync(pgbench, args, { encoding: "utf8" });
  const rate = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (!rate || run.status !== 0) throw new Error(`pgbench failed: ${run.stderr.slice(0, 2000)}`);
  return Number(rate);
}
