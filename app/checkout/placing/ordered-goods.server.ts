import type { Goods } from "#cart/goods.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import type { OrderLine } from "#orders/order.ts";
import type { Db } from "#platform/database/db.ts";

type Ordered = Pick<OrderLine, "productId" | "variantId" | "optionText" | "personal">;

/** An order's lines with what they are of, as a cart names it now; null where product or variant is gone. */
export async function withGoods<Line extends Ordered>(
  db: Db,
  lines: readonly Line[],
): Promise<(Line & { goods: Goods | null })[]> {
  const chosen = lines.filter(({ optionText }) => optionText !== null);
  const choices = await optionsOf(db, [...new Set(chosen.flatMap(({ productId }) => productId ?? []))]);
  return lines.map((line) => ({ ...line, goods: goodsOfLine(line, choices) }));
}

function goodsOfLine(
  { productId, variantId, optionText, personal }: Ordered,
  choices: ReadonlyMap<string, ProductChoices>,
): Goods | null {
  if (productId === null) return null;
  const texts = personal.length > 0 ? { personal: personal.map(({ label, text }) => ({ label, text })) } : {};
  if (optionText === null) return { productId, ...texts };
  const variant = choices.get(productId)?.variants.find(({ id }) => id === variantId);
  return variant ? { productId, variant: variant.key, ...texts } : null;
}
