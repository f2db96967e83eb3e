import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { agreedOn } from "../agreed-terms.db.server.ts";
import { insertEntry, lockAccount } from "../entries.db.server.ts";
import { isSoldForGood, stillOwed } from "./sale-due.ts";
import {
  enteredOfLine,
  hasSellers,
  isPieceWork,
  linesToEnter,
  type SoldGoods,
  soldGoods,
  taxableOfLine,
} from "./sold-lines.db.server.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

export const consignmentJob = (shop: Shop): Job => ({
  name: "consignment",
  everySeconds: 60 * 60,
  run: (isStopped) => enterSales(shop, isStopped),
});

const atOnce = 200;

/**
 * Enters what makers are owed of what was sold for them, once it can't come back any more, and takes off what
 * came back all the same (OWED-10). Each line is an act of its own: what is killed goes on the next time.
 */
export async function enterSales(shop: Shop, isStopped = () => false): Promise<void> {
  if (!(await hasSellers(shop.db))) return;
  let after = "";
  for (;;) {
    const lines = await linesToEnter(shop.db, after, atOnce);
    for (const id of lines) {
      if (isStopped()) return;
      await inTransaction(shop.db, (trx) => enterLine(trx, shop, id));
    }
    if (lines.length < atOnce) return;
    after = lines.at(-1) ?? after;
  }
}

async function enterLine(trx: Trx, shop: Shop, id: string): Promise<void> {
  const found = await soldGoods(trx, id);
  if (!found) return;
  await lockAccount(trx, found.maker.id);
  const entered = await enteredOfLine(trx, id);
  // Whoever held the account may have changed what the line is.
  const goods = await soldGoods(trx, id);
  if (!goods || goods.maker.id !== found.maker.id) return;
  const isDue = entered.times > 0 || isSoldForGood(goods, shop.config.shop.returns, shop.now());
  const owed = isDue ? await owedOf(trx, goods, entered) : undefined;
  if (!owed) return;
  await insertEntry(trx, {
    maker: goods.maker,
    kind: "sale",
    ...owed,
    source: `sold:${id}:${entered.times}`,
    on: indianDay(shop.now()),
    note: goods.goods,
    orderItemId: id,
  });
}

/** By the term of the day of the order; what its maker is paid for by its steps is not owed twice. */
async function owedOf(trx: Trx, goods: SoldGoods, entered: Awaited<ReturnType<typeof enteredOfLine>>) {
  const term = await agreedOn(trx, goods.maker.id, indianDay(goods.orderedAt));
  if (term?.kind !== "sold" || !term.share) return undefined;
  if (entered.times === 0 && (await isPieceWork(trx, goods, term.from))) return undefined;
  const taxable = await taxableOfLine(trx, goods);
  if (taxable === undefined) return undefined;
  return stillOwed(term.share, { pieces: goods.quantity, taxable, returned: goods.returned }, entered);
}
