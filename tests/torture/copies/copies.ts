import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startBalancer } from "../../../bench/balancer.ts";
import { appSecret, openProvider, shopSettings, steering } from "../../card-shop.ts";
import { carrierWheel, openCarrier } from "../../carrier-wheel.ts";
import { addProducts } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import type { TestPostgres } from "../../database/start-test-postgres.ts";
import { freePort, type RunningShop, startShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { sellGiftWrap } from "../goods.ts";
import { emptyLedger } from "../ledger.ts";
import type { Step } from "../steps/brake.ts";
import { tortureCode, type Visit } from "../visitors.ts";

/** Something that may be done once to the thing that it was made ready for. */
export interface ReadyAct {
  /** Presses the button, of a form as it was rendered once; a job's act has none. */
  press?(): Promise<unknown>;
  /** What a job finds to do at the next start of the shop. */
  beforeStart?(): Promise<unknown>;
  /** Lets the time pass in which a dead shop's work is left alone: its next start goes on with it. */
  afterKill?(): Promise<unknown>;
  /** Every trace of it, by name: how often it is there. */
  traces: Record<string, Count>;
}

export interface Act {
  name: string;
  /** The writes of the act, in their order. */
  steps: readonly Step[];
  /** It is more than one transaction: what it wrote before the blow stays, and the rest follows. */
  inParts?: true;
  /** Traces that may be there after the blow: an earlier transaction of the act has left them. */
  stays?: readonly string[];
  /** `npm test` strikes all its writes, not its last one alone. */
  isWhole?: true;
  /** Its room has quick tests of its own: only `npm run torture` strikes it. */
  isLong?: true;
  ready(copies: Copies): Promise<ReadyAct>;
}

type Query = RawBuilder<unknown>;

/** How often something is there: known, or as a query or a look elsewhere tells. */
export type Count = number | Query | (() => Promise<number>);

/** One number that a query answers. */
export async function countIn(db: Copies["db"], query: Query): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${query})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countOf(db: Copies["db"], count: Count): Promise<number> {
  if (typeof count === "number") return count;
  return typeof count === "function" ? count() : countIn(db, count);
}

/** How often something stands in the order's history, by a condition on its rows. */
export const entriesOf = (number: string, where: Query): Query =>
  sql`select count(*) from order_history h join orders o on o.id = h.order_id
    where o.order_id_text = ${number} and ${where}`;

/** How many mails of a kind were written about an order: by the beginning of their key. */
export const mailsOf = (number: string, kind: string): Query =>
  sql`select count(*) from mail_outbox m join orders o on m.dedupe_key like ${kind} || ':' || o.id || '%'
    where o.order_id_text = ${number}`;

/** How many rows of the audit log say this of one of these. */
export const auditsOf = (action: string, ...ids: string[]): Query =>
  sql`select count(*) from audit_log where action = ${action} and entity_id = any(${ids})`;

export const orderAuditsOf = (number: string, action: string): Query =>
  sql`select count(*) from audit_log a join orders o on o.id = a.entity_id
    where o.order_id_text = ${number} and a.action = ${action}`;

export const mailsTo = (kind: string, ...addresses: string[]): Query =>
  sql`select count(*) from mail_outbox where kind = ${kind} and to_address = any(${addresses})`;

/** Copies of one shop on one database server, behind a balancer; each may die and come back. */
export interface Copies {
  visit: Visit;
  dataDir: string;
  db: OpenDatabase["db"];
  carrier: ReturnType<typeof carrierWheel>;
  kill(index: number): Promise<void>;
  start(index: number): Promise<void>;
  /** What those that run have printed. */
  output(): string;
  close(): Promise<void>;
}

/** Opens so many copies with a product without end ('tote') and one that is counted ('few'). */
export async function openCopies(postgres: TestPostgres, count: number): Promise<Copies> {
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  await furnish(database.db);
  const port = await freePort();
  const provider = await openProvider(port);
  const carrier = await openCarrier();
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-copies-"));
  const settings = {
    ...shopSettings(provider),
    SHIPROCKET_API_BASE: carrier.origin,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    APP_ORIGIN: `http://localhost:${port}`,
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const shops = new Map<number, RunningShop>();
  const origins: string[] = [];
  const start = async (index: number) => {
    const shop = await startShop({ ...settings, PORT: String(ports[index]) });
    shops.set(index, shop);
    origins.push(shop.origin);
  };
  for (const index of ports.keys()) await start(index);
  const balancer = startBalancer(port, origins);
  const origin = `http://localhost:${port}`;
  const { cookie } = await signIn({ origin, dataDir }, "admin");
  const wheel = steering(provider);
  await wheel.steer("webhooks", { mode: "drop" });
  return {
    visit: { origin, secret: appSecret, wheel, adminCookie: cookie, round: 1, ledger: emptyLedger() },
    dataDir,
    db: database.db,
    carrier: carrierWheel(carrier),
    async kill(index) {
      const shop = shops.get(index);
      if (!shop) return;
      await shop.kill();
      shops.delete(index);
      origins.splice(origins.indexOf(shop.origin), 1);
    },
    start,
    output: () => [...shops.values()].map((shop) => shop.output()).join(""),
    async close() {
      balancer.close();
      balancer.closeAllConnections();
      await Promise.all([...shops.values()].map((shop) => shop.stop()));
      await provider.close();
      await carrier.close();
      await database.close();
      await postgres.dropDatabase(url);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function furnish(db: OpenDatabase["db"]): Promise<void> {
  await migrateToLatest(db, process.cwd());
  await addProducts(db, [
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "few", name: "Rare Bag", price: "100", stock_count: 1_000_000 },
    {
      ...{ id: "made", name: "Made Bag", price: "500", made_to_order: true },
      ...{ lead_days_from: 2, lead_days_to: 3 },
    },
  ]);
  await addPromotion(db, { code: tortureCode, most_uses: 999_999 });
  await sellGiftWrap(db);
}
