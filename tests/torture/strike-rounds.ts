import { randomInt } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import type { Simulator } from "../../dev/simulator/listen.ts";
import { appSecret, callFunction, openProvider, steering } from "../card-shop.ts";
import { addPromotion } from "../database/promotion-row.ts";
import type { RunningShop } from "../running-shop.ts";
import { signIn } from "../sign-in.ts";
import { repeatRefund } from "./admin-visitors.ts";
import { gather } from "./evidence.ts";
import { sellGiftWrap, sellGoods } from "./goods.ts";
import { type Finding, judge, type Outcome } from "./judge.ts";
import { acknowledgedIn, emptyLedger, type Ledger } from "./ledger.ts";
import { crowd, letIn } from "./traffic.ts";
import { freeCode, repeatOrder, sendMessage, tortureCode, type Visit } from "./visitors.ts";
import type { World } from "./world.ts";

const stock = 1_000_000;

/** A world is made around the provider that its shops are paid at. */
export type MakeWorld = (provider: Simulator, port: string) => Promise<World>;

/** So many rounds, or as many as begin within the minutes. */
export interface Limit {
  rounds: number;
  minutes: number;
}

/** Lets people in, strikes, and judges what is left: as many rounds on one growing shop. */
export async function strikeRounds(
  what: string,
  { rounds, minutes }: Limit,
  port: string,
  makeWorld: MakeWorld,
): Promise<Outcome> {
  const provider = await openProvider(port);
  const wheel = steering(provider);
  const world = await makeWorld(provider, port);
  const ledger = emptyLedger();
  const findings: Finding[] = [];
  let faults = 0;
  const end = performance.now() + minutes * 60_000;
  try {
    await furnish(world);
    for (let round = 1; round <= rounds && findings.length === 0 && performance.now() < end; round++) {
      await wheel.steer("webhooks", { mode: round % 2 ? "auto" : "drop" });
      const shop = await world.start();
      const visit = await prepare(shop, { ledger, wheel, round });
      const traffic = letIn(visit, world);
      await untilBusy(ledger, randomInt(1, 60));
      findings.push(...(await world.strike(shop)));
      faults += 1;
      await traffic.stop();
      await noteWebhooks(ledger, wheel);
      findings.push(...(await lookAndJudge(world, ledger)));
      console.log(`  ${what}: round ${round} of ${rounds}`, JSON.stringify(acknowledgedIn(ledger)));
    }
    if (findings.length === 0) findings.push(...(await lastLook(world, ledger, wheel)));
  } finally {
    await world.close?.();
    rmSync(world.dataDir, { recursive: true, force: true });
    await provider.close();
  }
  return { what, rounds: faults, faults, acknowledged: acknowledgedIn(ledger), findings };
}

async function furnish(world: World): Promise<void> {
  await world.look(async ({ db }) => {
    await migrateToLatest(db, process.cwd());
    await sellGoods(db, stock);
    await addPromotion(db, { code: tortureCode, most_uses: 999_999 });
    await addPromotion(db, { code: freeCode, value: "100", most_uses: 999_999 });
    await sellGiftWrap(db);
    const story = { id: "first", title: "First story", slug: "first-story" };
    await db
      .insertInto("blog_posts")
      .values({ ...story, published_at: new Date("2026-01-01") })
      .execute();
  });
  mkdirSync(join(world.dataDir, "files"), { recursive: true });
}

/**
 * After a start: what was under way is found and repeated, as by people who try again; then a warm shop,
 * ready for the crowd.
 */
async function prepare(
  shop: RunningShop,
  { ledger, wheel, round }: Pick<Visit, "ledger" | "wheel" | "round">,
): Promise<Visit> {
  const { cookie } = await signIn(shop, "admin");
  const visit = { origin: shop.origin, secret: appSecret, wheel, adminCookie: cookie, round, ledger };
  for (const order of ledger.orders.filter(({ acknowledged }) => !acknowledged))
    await repeatOrder(visit, order);
  for (const message of ledger.messages.filter(({ acknowledged }) => !acknowledged))
    await sendMessage(visit, message);
  for (const payment of ledger.payments.filter(({ found }) => !found)) {
    await untilPaid(visit, payment.number);
    payment.found = true;
  }
  for (const refund of unanswered(ledger)) await repeatRefund(visit, refund);
  // The first of each kind loads what it needs; the blow is meant for the writing.
  for (const act of new Set(crowd)) await act(visit);
  return visit;
}

/** Refunds of which the owner was not told that they have begun. */
const unanswered = ({ orderActs }: Ledger) =>
  orderActs.filter(({ act, acknowledged }) => act === "refunded" && !acknowledged);

/** So many more writes have been acknowledged, and another moment has passed. */
async function untilBusy(ledger: Ledger, more: number): Promise<void> {
  const sum = () => Object.values(acknowledgedIn(ledger)).reduce((total, count) => total + count, 0);
  const enough = sum() + more;
  const patience = performance.now() + 15_000;
  while (sum() < enough && performance.now() < patience) await pause(5);
  await pause(randomInt(30));
}

/** Nobody helps a payment that was made: the shop finds it by itself. */
async function untilPaid({ origin, secret }: Visit, number: string): Promise<void> {
  const token = orderLinkToken(number, secret);
  for (let tries = 0; tries < 600; tries++) {
    const { status } = await callFunction(origin, "create-razorpay-order", { receipt: number, token });
    if (status === 409) return;
    await pause(100);
  }
}

async function noteWebhooks(ledger: Ledger, wheel: Visit["wheel"]): Promise<void> {
  for (const { id, deliveries } of await wheel.events()) {
    if (deliveries.some((status) => Number(status) >= 200 && Number(status) < 300)) ledger.webhooks.add(id);
  }
}

/** Judges, and lets minutes pass, so that nothing waits for the claims of the dead. */
async function lookAndJudge(world: World, ledger: Ledger): Promise<Finding[]> {
  return world.look(async ({ db }) => {
    const folder = join(world.dataDir, "files");
    const found = await gather(db, folder);
    const findings = judge(ledger, found, stock);
    const past = new Date(0);
    for (const draft of found.drafts) {
      ledger.drafts.add(draft);
      utimesSync(join(folder, draft), past, past);
    }
    await db.updateTable("payment_orders").set({ claimed_until: past, next_check_at: past }).execute();
    await db.updateTable("payment_events").set({ next_attempt_at: past }).execute();
    await sql`update payment_refunds set next_attempt_at = ${past}
      where next_attempt_at is not null`.execute(db);
    await db.updateTable("mail_outbox").set({ next_attempt_at: past }).execute();
    return findings;
  });
}

/** One more start without a blow: everything paid is found, every mail has left, once. */
async function lastLook(world: World, ledger: Ledger, wheel: Visit["wheel"]): Promise<Finding[]> {
  const shop = await world.start();
  await prepare(shop, { ledger, wheel, round: 0 });
  await untilQuiet(world.mailsOut ?? (() => readdirSync(join(world.dataDir, "outbox")).length));
  await shop.stop();
  await noteWebhooks(ledger, wheel);
  const findings = await lookAndJudge(world, ledger);
  const unsent = await world.look(({ db }) =>
    db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute(),
  );
  for (const { number } of unanswered(ledger))
    findings.push({ kind: "lost", what: `a refund of ${number} never came` });
  if (unsent.length > 0) findings.push({ kind: "lost", what: `${unsent.length} mails never left` });
  return findings;
}

/** No mail has come for two seconds. */
async function untilQuiet(mailsOut: () => number): Promise<void> {
  for (let before = -1, now = 0; before !== now; now = mailsOut()) {
    before = now;
    await pause(2000);
  }
}
