import { workers } from "../content/making.ts";
import { advances, lotOfMonth, monthOfWork, showMakers, takenIn, terms } from "../content/pay.ts";
import { seedId } from "../seed-id.ts";
import type { OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";
import { seedLot } from "./seed-making.ts";
import { dateBack, shopAt } from "./seed-orders.ts";

const day = 24 * 60 * 60_000;

/** What was agreed with two of them: one has pieces on commission, one brings pieces that the shop buys. */
export async function seedTerms(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { indianDay } = services.loader;
  const now = services.now();
  await trx
    .insertInto("maker_terms")
    .values(
      terms.map(({ maker, daysAgo, ...term }) => ({
        ...{ artisan_id: maker, from_on: indianDay(new Date(now.getTime() - daysAgo * day)) },
        ...term,
      })),
    )
    .execute();
}

/** The month before a shop's first start: what makers were owed for it, and a run that has paid it. */
export async function seedPaidMonth(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { beginRun, indianDay, paise, payRunLine, startOfIndianDay, stateLastMonth } = services.loader;
  const now = services.now();
  const first = startOfIndianDay(`${indianDay(now).slice(0, 7)}-01`);
  const upTo = (at: Date) => shopAt(trx, services, at < now ? at : now);
  await seedWork(trx, services, first);
  await stateLastMonth(upTo(first));
  const paidAt = new Date(first.getTime() + 2 * day);
  const shop = upTo(paidAt);
  const run = await beginRun(shop, manager, paise(100_00));
  if (run.kind !== "begun") throw new Error("the demo shop owes nobody");
  for (const [place, { id }] of workers.entries()) {
    const given = { method: "upi", reference: `6337 2014 08${place}1` } as const;
    await payRunLine(shop, manager, { runId: run.runId, makerId: id, given, on: indianDay(shop.now()) });
  }
  await dateBack(trx, shop.now());
}

/** What was made, brought and given ahead in the month before a day. */
async function seedWork(trx: Trx, services: OrderSeedServices, first: Date): Promise<void> {
  const { indianDay, makersPay, noteByHand, paise } = services.loader;
  const names = await namesOf(trx);
  const makerOf = (id: string) => ({ id, name: names.get(id) ?? id });
  const before = (days: number) => new Date(first.getTime() - days * day);
  for (const [place, { maker, pieces, rupees, work, daysBefore }] of monthOfWork.entries()) {
    const rate = paise(rupees * 100);
    const passed = { partId: `demo-${place}`, version: 1, pieces, rate, work, at: before(daysBefore) };
    await makersPay.passed(trx, { ...passed, maker: makerOf(maker) });
  }
  await seedLot(trx, { ...services, now: () => before(6) }, lotOfMonth);
  await bringGoods(trx, services, takenIn.thatMonth, before(takenIn.thatMonth.daysBefore));
  for (const { maker, rupees, note, daysBefore } of advances) {
    const at = before(daysBefore);
    const hand = { key: `demo ${maker}`, kind: "advance", amount: paise(-rupees * 100), note } as const;
    const given = { method: "cash", reference: null } as const;
    const shop = shopAt(trx, services, at);
    await noteByHand(shop, manager, { ...hand, maker: makerOf(maker), on: indianDay(at), given });
    await dateBack(trx, at);
  }
}

/** What makers are owed since that month, and the pages that say who gets what of it. */
export async function seedGoodsOfMakers(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { enterSales, indianDay, readBorneOut } = services.loader;
  const now = services.now();
  await enterSales(shopAt(trx, services, now));
  await bringGoods(trx, services, takenIn.since, new Date(now.getTime() - day / 2));
  for (const [slug, rupees] of Object.entries(showMakers))
    await trx
      .updateTable("products")
      .set({ shows_makers: true, material_cost: rupees.toFixed(2) })
      .where("id", "=", seedId(slug))
      .execute();
  await readBorneOut(trx, indianDay(now));
}

async function bringGoods(
  trx: Trx,
  services: OrderSeedServices,
  { maker, slug, pieces }: { maker: string; slug: string; pieces: number },
  at: Date,
): Promise<void> {
  const { indianDay, takeIn } = services.loader;
  const on = indianDay(at);
  const goods = { productId: seedId(slug), variantId: null, pieces };
  const names = await namesOf(trx);
  const by = { id: maker, name: names.get(maker) ?? maker };
  const taken = await takeIn({ db: trx }, manager, { key: `demo-${on}`, maker: by, ...goods, on });
  if (taken.kind !== "kept") throw new Error(`the demo shop took nothing in: ${taken.kind}`);
  await dateBack(trx, at);
}

async function namesOf(trx: Trx): Promise<Map<string, string>> {
  const rows = await trx.selectFrom("artisans").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
