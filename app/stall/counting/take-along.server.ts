import type { Doer } from "#accounts/permissions/holder.ts";
import { lockForSale, type ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { takeStock } from "#catalogue/stock.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { countPieces, lockStall, writeStall } from "../books/stalls.db.server.ts";
import type { StallGoodKey } from "../sale/stall-list.ts";

export interface MovedGood extends StallGoodKey {
  pieces: number;
}

/** Pieces that go to a stall, or come back from it, as they were typed on its page. */
export interface MovedGoods {
  stallId: string;
  /** Of the stall as the page had it: the same form again is stale. */
  version: number;
  goods: readonly MovedGood[];
}

export type Moved =
  | { kind: "moved"; pieces: number }
  /** So many of a good are there; null of one that is gone. */
  | { kind: "lacking"; good: StallGoodKey; left: number | null }
  | { kind: "closed" }
  | { kind: "stale" }
  | { kind: "missing" };

type Shop = Pick<Services, "db">;

/**
 * 'Take Along': pieces leave the web's counted stock and are the stall's, all of them or none, so that
 * nothing is sold at both (STALL-1). What is not counted is noted alone.
 */
export const takeAlong = (shop: Shop, actor: Doer<"pack">, wanted: MovedGoods): Promise<Moved> =>
  movingGoods(shop, actor, wanted, "goods_taken", async (trx) => {
    const { stallId, goods } = wanted;
    const products = await lockForSale(trx, [...new Set(goods.map(({ productId }) => productId))]);
    for (const good of goods) {
      const product = productOf(products, good);
      const left = product ? (product.stockCount ?? good.pieces) : null;
      if (left === null || left < good.pieces) return { kind: "lacking", good, left };
    }
    await takeStock(
      trx,
      goods.map(({ productId, variantId, pieces }) => ({ id: productId, variantId, quantity: pieces })),
    );
    await countPieces(
      trx,
      stallId,
      "taken",
      goods.map((good) => named(good, productOf(products, good))),
    );
    return undefined;
  });

const productOf = (products: readonly ProductForSale[], { productId, variantId }: StallGoodKey) =>
  products.find((each) => each.id === productId && each.variantId === variantId);

const named = (good: MovedGood, product: ProductForSale | undefined) => ({
  ...good,
  name: product?.name ?? "",
  optionText: product?.optionText ?? null,
});

/** An act on a stall that is open and as it was seen: its goods, its audit and its next version in one. */
export function movingGoods(
  { db }: Shop,
  actor: Doer<"pack">,
  { stallId, version, goods }: MovedGoods,
  done: "goods_taken" | "goods_back",
  move: (trx: Trx) => Promise<Moved | undefined>,
): Promise<Moved> {
  const pieces = goods.reduce((all, good) => all + good.pieces, 0);
  return inTransaction(db, async (trx) => {
    const stall = await lockStall(trx, stallId);
    if (!stall) return { kind: "missing" };
    if (stall.closed_at !== null) return { kind: "closed" };
    if (stall.version !== version) return { kind: "stale" };
    const refused = await move(trx);
    if (refused) return refused;
    await writeStall(trx, stallId, {});
    const about = { entity: "stalls", entityId: stallId, detail: { pieces } } as const;
    await writeAudit(trx, { actorId: actor.id, action: `stall.${done}`, ...about });
    return { kind: "moved", pieces };
  });
}
