import type { Doer } from "#accounts/permissions/holder.ts";
import { giveStockBack } from "#catalogue/stock.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { countPieces, goodsOfStalls, leftAtStall } from "../books/stalls.db.server.ts";
import { isSameGood, type StallGoodKey } from "../sale/stall-list.ts";
import { type Moved, type MovedGoods, movingGoods } from "./take-along.server.ts";

/** 'Bring Back': pieces that are still at the stall are in the web's stock again, at any time (STALL-1). */
export const bringBack = (
  shop: Pick<Services, "db">,
  actor: Doer<"pack">,
  wanted: MovedGoods,
): Promise<Moved> =>
  movingGoods(shop, actor, wanted, "goods_back", async (trx) => {
    const rows = await goodsOfStalls(trx, [wanted.stallId]);
    const rowOf = (key: StallGoodKey) =>
      rows.find((row) => isSameGood(key, { productId: row.product_id, variantId: row.variant_id }));
    const given = wanted.goods.map((good) => ({ good, row: rowOf(good) }));
    for (const { good, row } of given) {
      const left = row ? leftAtStall(row) : 0;
      if (left < good.pieces) return { kind: "lacking", good, left: Math.max(0, left) };
    }
    await giveStockBack(
      trx,
      wanted.goods.map(({ productId, variantId, pieces }) => ({
        id: productId,
        variantId,
        quantity: pieces,
      })),
    );
    const named = given.map(({ good, row }) => ({
      ...good,
      name: row?.name ?? "",
      optionText: row?.option_text ?? null,
    }));
    await countPieces(trx, wanted.stallId, "back", named);
    return undefined;
  });
