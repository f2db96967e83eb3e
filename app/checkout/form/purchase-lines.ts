import { isQuantity, maxLines } from "#cart/cart.ts";
import { lineIdOf } from "#cart/goods.ts";
import { goodsIn, goodsParts } from "#cart/kept/goods-code.ts";
import { paise } from "#values/money/money.ts";
import type { PurchaseLine } from "./purchase.ts";

/**
 * 'product:quantity:paise,…', with what goods have besides at the end: how the form carries what was seen.
 */
export const encodeLines = (lines: readonly PurchaseLine[]): string =>
  lines
    .map((line) =>
      [encodeURIComponent(line.productId), line.quantity, line.unitPrice, ...goodsParts(line)].join(":"),
    )
    .join(",");

/**
 * Reads what the form carries; undefined when any part of it can't be read, since half a cart is no order.
 */
export function decodeLines(text: string): PurchaseLine[] | undefined {
  const parts = text.split(",");
  const lines = new Map<string, PurchaseLine>();
  for (const part of parts) {
    const line = decodeLine(part);
    if (!line || lines.has(line.id)) return undefined;
    lines.set(line.id, line);
  }
  return lines.size <= maxLines ? [...lines.values()] : undefined;
}

/** Nine digits of paise: more than any price, and a cart of such claims still adds up exactly. */
function decodeLine(part: string): PurchaseLine | undefined {
  const match = /^([^:,]{1,600}):(\d{1,3}):(\d{1,9})((?::[^:]*)*)$/.exec(part);
  const [, product = "", quantity = "", unitPrice = "", rest = ""] = match ?? [];
  if (!match || !isQuantity(Number(quantity))) return undefined;
  const goods = goodsIn(decodedId(product), rest.split(":").slice(1));
  if (!goods) return undefined;
  return { id: lineIdOf(goods), ...goods, quantity: Number(quantity), unitPrice: paise(Number(unitPrice)) };
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
