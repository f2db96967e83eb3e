import { workers } from "../content/making.ts";
import { advances, monthOfWork, terms } from "../content/pay.ts";
import type { OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";
import { dateBack, shopAt } from "./seed-orders.ts";

const day = 24 * 60 * 60_000;

/** The month before a shop's first start: what makers were owed for it, and a run that has paid it. */
export async function seedPaidMonth(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { beginRun, indianDay, makersPay, paise, payRunLine, startOfIndianDay, stateLastMonth } =
    services.loader;
  const now = services.now();
  const first = startOfIndianDay(`${indianDay(now).slice(0, 7)}-01`);
  const upTo = (at: Date) => shopAt(trx, services, at < now ? at : now);
  const names = await namesOf(trx);
  const makerOf = (id: string) => ({ id, name: names.get(id) ?? id });
  for (const [place, { maker, pieces, rupees, work, daysBefore }] of monthOfWork.entries()) {
    const at = new Date(first.getTime() - daysBefore * day);
    const passed = { partId: `demo-${place}`, version: 1, pieces, rate: paise(rupees * 100), work, at };
    await makersPay.passed(trx, { ...passed, maker: makerOf(maker) });
  }
  for (const { maker, rupees, note, daysBefore } of advances) {
    const at = new Date(first.getTime() - daysBefore * day);
    const hand = { key: `demo ${maker}`, kind: "advance", amount: paise(-rupees * 100), note } as const;
    const given = { method: "cash", reference: null } as const;
    const shop = shopAt(trx, services, at);
    await services.loader.noteByHand(shop, manager, {
      ...hand,
      maker: makerOf(maker),
      on: indianDay(at),
      given,
    });
    await dateBack(trx, at);
  }
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

/** What was agreed with two of them: one has pieces on commission, one brings pieces that the shop buys. */
export async function seedTerms(trx: Trx, services: OrderSeedServices): Promise<void> {
  const { enterSales, indianDay } = services.loader;
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
  await enterSales(shopAt(trx, services, now));
}

async function namesOf(trx: Trx): Promise<Map<string, string>> {
  const rows = await trx.selectFrom("artisans").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
