import { lockForSale } from "#catalogue/for-sale.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { stallKey } from "#stall/books/stall-pieces.db.server.ts";
import { grouped } from "#values/text/grouped.ts";
import type { OfferLine } from "../offer.ts";
import type { LineInput } from "../writing/line.form.ts";
import { lineFieldAt } from "../writing/typed-lines.ts";
import { newOrderText } from "./new-order.text.ts";

/**
 * The errors of lines that are not fully in stock: none of their pieces would be taken (OFFER-11). One line
 * after the other takes its pieces, as in the order. `lines`: as they are frozen, in the same order.
 */
export async function lackingLines(
  trx: Trx,
  inputs: readonly LineInput[],
  lines: readonly Pick<OfferLine, "productId" | "variantId" | "quantity">[],
  atStall?: ReadonlyMap<string, number>,
): Promise<Record<string, string>> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const products = await lockForSale(trx, ids);
  const leftOf = ({ id, variantId, stockCount }: (typeof products)[number]) =>
    atStall && stockCount !== null ? (atStall.get(stallKey(id, variantId)) ?? 0) : stockCount;
  const left = new Map(products.map((product) => [product, leftOf(product)]));
  const lacking: Record<string, string> = {};
  for (const [at, { productId, variantId, quantity }] of lines.entries()) {
    const product = products.find((each) => each.id === productId && each.variantId === variantId);
    const count = product && left.get(product);
    if (!product || count === null || count === undefined) continue;
    if (count >= quantity) left.set(product, count - quantity);
    else lacking[lineFieldAt(inputs[at]?.place ?? at, "quantity")] = newOrderText.errors.left(grouped(count));
  }
  return lacking;
}
