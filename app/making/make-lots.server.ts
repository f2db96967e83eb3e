import type { Doer } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { followDaysOf } from "#promise/follow-days.db.server.ts";
import { takeHeldWeeks } from "#promise/held-weeks.db.server.ts";
import { planLines } from "#promise/plan-lines.db.server.ts";
import { type PromisingShop, promisesNothing } from "#promise/rooms.db.server.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { begunLot } from "./begun-lot.db.server.ts";
import { goodsToMake, type LineToMake, linesToMake } from "./lot-goods.db.server.ts";
import { insertLot, reopenLot } from "./lots.db.server.ts";
import { noteOnLot } from "./note-on-lot.server.ts";

type MakingServices = Pick<Services, "db" | "now">;

export interface StockLot {
  /** Of the form that begins it, and the lot's own then: sent twice, it begins one. */
  id?: string;
  productId: string;
  /** Null for a product without options. */
  variantId: string | null;
  quantity: number;
  dueOn: string | null;
}

export type MadeLot = { id: string; number: string };

/** Enters a lot for stock, once for each form; undefined where there is no such product or variant. */
export const makeForStock = (
  shop: MakingServices,
  actor: Doer<"making">,
  lot: StockLot,
): Promise<MadeLot | undefined> =>
  inTransaction(shop.db, async (trx) => {
    const { id, quantity, dueOn } = lot;
    const begun = id && (await begunLot(trx, id));
    if (begun) return begun;
    const goods = await goodsToMake(trx, lot);
    if (!goods) return undefined;
    const row = { ...goods, ...(id ? { id } : {}), quantity, due_on: dueOn };
    const made = await insertLot(trx, financialYear(shop.now()), row);
    await noteOnLot(trx, actor, made.id, "made", { pieces: quantity });
    return made;
  });

/**
 * Enters a lot for each line of an order that is made to order, within the act that places it (MAKING-3), and
 * once however often it is called. One that was cancelled with its order is opened again.
 */
export async function makeLotsOf(
  trx: Trx,
  orderId: string,
  at: Date,
  shop: PromisingShop = promisesNothing,
): Promise<MadeLot[]> {
  const made: MadeLot[] = [];
  const lines = await linesToMake(trx, orderId);
  const weeks = await weeksOfLines(trx, { orderId, lines }, shop, at);
  for (const [place, line] of lines.entries()) {
    const lot = lotOf(line, weeks[place] ?? null);
    made.push(
      line.cancelled_lot === null
        ? await insertLot(trx, financialYear(at), lot)
        : await reopenLot(trx, line.cancelled_lot, lot),
    );
  }
  if (weeks.some((week) => week !== null))
    await followDaysOf(
      trx,
      lines.flatMap(({ product_id }) => product_id ?? []),
      shop,
      at,
    );
  return made;
}

/**
 * The weeks into which lines are planned: those that were held for them (PROMISE-12), else the first that
 * have room. A day that the owner promised by hand is hers.
 */
async function weeksOfLines(
  trx: Trx,
  { orderId, lines }: { orderId: string; lines: readonly LineToMake[] },
  shop: PromisingShop,
  at: Date,
) {
  const held = lines.length > 0 ? await takeHeldWeeks(trx, orderId) : [];
  const taken = lines.map(({ product_id, quantity, stock_taken }) => {
    const place = held.findIndex(
      (each) => each.productId === product_id && each.quantity === quantity - stock_taken,
    );
    return place < 0 ? undefined : held.splice(place, 1)[0]?.week;
  });
  const open = lines.filter(
    ({ ready_by_set_at }, place) => ready_by_set_at === null && taken[place] === undefined,
  );
  const asked = open.map((line) => ({
    productId: line.product_id,
    quantity: line.quantity - line.stock_taken,
  }));
  const planned = await planLines(trx, asked, shop, at);
  return lines.map((line, place) => taken[place] ?? planned[open.indexOf(line)]?.week ?? null);
}

const lotOf = (line: LineToMake, week: string | null) => ({
  order_item_id: line.id,
  product_id: line.product_id,
  variant_id: line.variant_id,
  product_name: line.product_name,
  option_text: line.option_text,
  picture_url: line.picture_url,
  personal: JSON.stringify(line.personal),
  quantity: line.quantity - line.stock_taken,
  due_on: week ?? line.ready_by,
  planned: week !== null,
});
