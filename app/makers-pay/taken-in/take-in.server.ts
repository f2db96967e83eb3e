import type { Doer } from "#accounts/permissions/holder.ts";
import { giveStockBack } from "#catalogue/stock.db.server.ts";
import { goodsToMake } from "#making/lot-goods.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise, times } from "#values/money/money.ts";
import { agreedOn } from "../agreed-terms.db.server.ts";
import { insertEntry, isEntered, lockAccount, type Maker, owedTo } from "../entries.db.server.ts";
import { takenSource } from "../entry.ts";
import { noteAct } from "../note-entry.server.ts";

/** Pieces that a maker has brought, and the shop has bought. */
export interface TakenIn {
  /** The form's: what is sent twice is taken in once. */
  key: string;
  maker: Maker;
  productId: string;
  /** Null for a product without options. */
  variantId: string | null;
  pieces: number;
  on: string;
}

export type TakingIn =
  | { kind: "kept" | "again"; owed: Paise }
  /** Nothing is agreed on that day for what is taken in. */
  | { kind: "no-term" }
  | { kind: "no-goods" };

/** Owes a maker the sum of their term for each piece, and has the pieces for sale, in one act (OWED-11). */
export const takeIn = (
  shop: Pick<Services, "db">,
  actor: Doer<"money">,
  { key, maker, productId, variantId, pieces, on }: TakenIn,
): Promise<TakingIn> =>
  inTransaction(shop.db, async (trx) => {
    await lockAccount(trx, maker.id);
    const owed = await owedTo(trx, maker.id);
    const source = takenSource(key);
    if (await isEntered(trx, source)) return { kind: "again", owed };
    const term = await agreedOn(trx, maker.id, on);
    if (term?.kind !== "bought" || term.share?.kind !== "sum" || term.share.amount === 0)
      return { kind: "no-term" };
    const goods = await goodsToMake(trx, { productId, variantId });
    if (!goods) return { kind: "no-goods" };
    const amount = times(term.share.amount, pieces);
    const note = [goods.product_name, goods.option_text].filter(Boolean).join(", ");
    const of = { productId, pieces, note };
    await insertEntry(trx, { maker, kind: "sale", amount, source, on, ...of, actorId: actor.id });
    await giveStockBack(trx, [{ id: productId, variantId, quantity: pieces }]);
    await noteAct(trx, actor, maker.id, "goods_taken_in");
    return { kind: "kept", owed: paise(owed + amount) };
  });
