import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Simulator } from "../../dev/simulator/listen.ts";
import { appSecret, openProvider, shopSettings, steering } from "../card-shop.ts";
import { addPromotion } from "../database/promotion-row.ts";
import { freePort, type RunningShop, startShop } from "../running-shop.ts";
import { signIn } from "../sign-in.ts";
import {
  type AdminOrder,
  acts,
  adminPageOf,
  cashBack,
  refundOf,
  repeatRefund,
  sends,
} from "../torture/admin-visitors.ts";
import { type FoundOrderPage, gatherAdmin } from "../torture/evidence-admin.ts";
import { judgeAdmin } from "../torture/judge-admin.ts";
import { emptyLedger } from "../torture/ledger.ts";
import { sellGiftWrap } from "../torture/sell-gift-wrap.ts";
import { sellGoods } from "../torture/sell-goods.ts";
import { addBrake, endOthers, isHeldUp, pullBrake, releaseBrake, type Step } from "../torture/steps/brake.ts";
import { paysByCard, placeOrder, tortureCode, type Visit } from "../torture/visitors.ts";
import { ownDatabase } from "./own-database.ts";

// The shop is killed inside each write of an act on the owner's admin page. Embedded, `npm run torture`
// strikes at random moments.

type Kind = "tracked" | "returned" | "refunded";

/** The write that a trigger holds up, and in which the blow falls. */
const steps: [Kind, Step][] = [
  ["tracked", "insert audit_log"],
  ["tracked", "insert mail_outbox"],
  ["returned", "update orders"],
  ["returned", "insert order_history"],
  ["returned", "update invoice_series"],
  ["returned", "insert credit_notes"],
  ["returned", "insert mail_outbox"],
  ["refunded", "insert payment_refunds"],
  ["refunded", "update payment_refunds"],
  ["refunded", "update invoice_series"],
  ["refunded", "insert credit_notes"],
  ["refunded", "insert mail_outbox"],
];

const dataDir = mkdtempSync(join(tmpdir(), "jhola-admin-"));
const patience = { timeout: 90_000, interval: 50 };
const own = ownDatabase({
  async begin(db) {
    await sellGoods(db, 1000);
    await addPromotion(db, { code: tortureCode });
    await sellGiftWrap(db);
    await addBrake(db);
  },
});
let provider: Simulator;
let shop: RunningShop;
let visit: Visit;
let settings: Record<string, string>;

beforeAll(async () => {
  const port = String(await freePort());
  provider = await openProvider(port);
  const wheel = steering(provider);
  await wheel.steer("webhooks", { mode: "drop" });
  settings = { ...shopSettings(provider), PORT: port, DATA_DIR: dataDir, DATABASE_URL: own.url };
  shop = await startShop(settings);
  const { cookie } = await signIn(shop, "admin");
  visit = {
    ...{ origin: shop.origin, secret: appSecret, wheel, adminCookie: cookie, round: 1 },
    ledger: emptyLedger(),
  };
  // The first series of each kind begins before the blows.
  for (const kind of ["returned", "refunded"] as const) expect(await act(kind, await ready(kind))).toBe(true);
});

afterAll(async () => {
  await shop.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An order that has come so far that the act fits. */
async function ready(kind: Kind): Promise<AdminOrder> {
  const number = await (kind === "refunded" ? paysByCard(visit, "success") : placeOrder(visit, "cod"));
  const order = await adminPageOf(visit, number);
  if (!order || !(await sends(visit, order))) throw new Error("the order was not sent");
  if (kind === "returned") await acts(visit, order, "collected", { intent: "collected" });
  return order;
}

const refunds = new Map<string, ReturnType<typeof refundOf>>();

/** Presses the button: of a form as it was rendered once, however often. */
function act(kind: Kind, order: AdminOrder): Promise<boolean> {
  if (kind === "tracked") {
    const words = { intent: "tracking", trackingNumber: "TRACK-1", trackingUrl: "", tellCustomer: "on" };
    return acts(visit, { ...order }, kind, words);
  }
  if (kind === "returned") return acts(visit, { ...order }, kind, cashBack);
  const refund = refunds.get(order.number) ?? refundOf(visit, order, "250.50");
  refunds.set(order.number, refund);
  refund.acknowledged = false;
  return repeatRefund(visit, refund);
}

async function found(number: string): Promise<FoundOrderPage | undefined> {
  const evidence = await gatherAdmin(own.db);
  expect(judgeAdmin(visit.ledger, evidence)).toEqual([]);
  return evidence.adminPages.find((adminPage) => adminPage.number === number);
}

const timesOf = (adminPage: FoundOrderPage | undefined) => ({
  tracked: adminPage?.told,
  returned: adminPage?.returned,
  refunded: adminPage?.refunds,
});

test.each(steps)(
  "%s: killed inside its %s, nothing is kept; pressed again, it is done once",
  async (kind, step) => {
    const order = await ready(kind);
    await pullBrake(own.db, step);
    const pressed = act(kind, order).catch(() => false);
    await vi.waitFor(async () => expect(await isHeldUp(own.db)).toBe(true), patience);
    await shop.kill();
    await endOthers(own.db);
    await releaseBrake(own.db, step);
    expect(await pressed).toBe(false);
    expect(timesOf(await found(order.number))[kind]).toBe(0);

    shop = await startShop(settings);
    expect(await act(kind, order)).toBe(true);
    // Whoever presses once more, having seen nothing, does nothing.
    await act(kind, order);
    expect(timesOf(await found(order.number))[kind]).toBe(1);
    const waiting = () =>
      own.db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute();
    await sql`update mail_outbox set next_attempt_at = now() where sent_at is null`.execute(own.db);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
  },
);

test("and the provider has given back what was asked, once each", async () => {
  const asked = await visit.wheel.asked("POST /v1/payments/:id/refund");
  const keys = new Set(asked.map(({ headers }) => headers["x-refund-idempotency"]));
  const rows = await own.db.selectFrom("payment_refunds").select(["state", "idempotency_key"]).execute();
  expect(rows.every(({ state }) => state === "processed")).toBe(true);
  expect(rows).toHaveLength(refunds.size);
  expect(keys.size).toBe(refunds.size);
});
