import type { Doer } from "#accounts/permissions/holder.ts";
import { giveStockBack } from "#catalogue/stock.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { goodsOfStalls, leftAtStall, lockStall, writeStall } from "../books/stalls.db.server.ts";
import { cashSales } from "./cash-sales.db.server.ts";
import { type CountedGood, closeGoods } from "./stall-counts.db.server.ts";

/** What was counted when a stall was taken down. */
export interface ClosingCount {
  stallId: string;
  version: number;
  /** By the ids of the stall's goods: so many came back. */
  back: ReadonlyMap<string, number>;
  cash: Paise;
  note: string | null;
  /** The owner has seen what is lost, and how the cash differs. */
  isConfirmed: boolean;
}

export type Closed =
  | { kind: "closed" }
  /** Nothing is written yet: this is what it comes to. */
  | { kind: "asked"; goods: readonly CountedGood[]; expected: Paise; difference: Paise }
  | { kind: "stale" }
  | { kind: "missing" };

/**
 * 'Close Stall' (STALL-14): what came back is in the web's stock again, the rest of what was taken along and
 * not sold is lost, and the cash that was counted stands beside what was expected. A stall that is closed
 * stays so: a sale that comes later is booked, and named as a difference.
 */
export const closeStall = (
  { db, now }: Pick<Services, "db" | "now">,
  actor: Doer<"money">,
  count: ClosingCount,
) =>
  inTransaction(db, async (trx): Promise<Closed> => {
    const { stallId, version, cash, note } = count;
    const stall = await lockStall(trx, stallId);
    if (!stall) return { kind: "missing" };
    if (stall.version !== version || stall.closed_at !== null) return { kind: "stale" };
    const rows = await goodsOfStalls(trx, [stallId]);
    const goods = rows.map((row): CountedGood => {
      const back = count.back.get(row.id) ?? 0;
      return { id: row.id, back, lost: leftAtStall(row) - back };
    });
    const expected = paise(paiseFromRupees(stall.change_given) + (await cashSales(trx, stallId)));
    const difference = paise(cash - expected);
    if (!count.isConfirmed) return { kind: "asked", goods, expected, difference };
    const cameBack = rows.flatMap(({ product_id, variant_id }, place) => {
      const quantity = goods[place]?.back ?? 0;
      return quantity > 0 ? [{ id: product_id, variantId: variant_id, quantity }] : [];
    });
    await giveStockBack(trx, cameBack);
    await closeGoods(trx, goods);
    await writeStall(trx, stallId, {
      closed_at: now(),
      closed_by: actor.id,
      cash_expected: rupeesColumn(expected),
      cash_counted: rupeesColumn(cash),
      cash_note: note,
    });
    const detail = { expected: rupeesExact(expected), counted: rupeesExact(cash), note };
    const about = { entity: "stalls", entityId: stallId, detail } as const;
    await writeAudit(trx, { actorId: actor.id, action: "stall.closed", ...about });
    return { kind: "closed" };
  });
