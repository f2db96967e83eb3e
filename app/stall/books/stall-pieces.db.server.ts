import type { Trx } from "#platform/database/db.ts";
import { countPieces, goodsOfStalls, leftAtStall, lockStall, noteStallOrder } from "./stalls.db.server.ts";

/** By what a stall's pieces of a good are found. */
export const stallKey = (productId: string, variantId: string | null): string =>
  `${productId} ${variantId ?? ""}`;

/** Locks an open stall, and how many pieces of each good it has. */
export async function lockStallPieces(
  trx: Trx,
  stallId: string,
): Promise<ReadonlyMap<string, number> | "closed"> {
  const stall = stallId.includes("\0") ? undefined : await lockStall(trx, stallId);
  if (!stall || stall.closed_at !== null) return "closed";
  const goods = await goodsOfStalls(trx, [stallId]);
  return new Map(
    goods.map((row) => [stallKey(row.product_id, row.variant_id), Math.max(0, leftAtStall(row))]),
  );
}

interface SoldLine {
  productId: string | null;
  variantId: string | null;
  name: string;
  optionText: string | null;
  quantity: number;
}

/** Notes that an order was sold at a locked stall, and its pieces. */
export async function noteSoldAtStall(
  trx: Trx,
  stallId: string,
  orderId: string,
  lines: readonly SoldLine[],
): Promise<void> {
  await noteStallOrder(trx, orderId, stallId);
  const goods = lines.flatMap(({ productId, quantity: pieces, ...line }) =>
    productId === null ? [] : [{ productId, pieces, ...line }],
  );
  await countPieces(trx, stallId, "sold", goods);
}
