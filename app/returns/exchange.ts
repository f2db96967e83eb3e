import type { OrderLine } from "#orders/order.ts";
import type { Paise } from "#values/money/money.ts";

/** By which rate and code goods are taxed. */
type Taxed = Pick<OrderLine, "hsn" | "taxRate">;

interface Exchanged extends Taxed {
  /** Null once the product is deleted. */
  productId: string | null;
  pieces: number;
  /** What was paid for these pieces. */
  paid: Paise;
}

interface Wanted extends Taxed {
  productId: string;
  /** What a piece costs today. */
  price: Paise;
}

/**
 * Why pieces can't be exchanged for this. Another variant of the same product may be had, whatever it costs
 * today, or what costs just what was paid for them. `isTaxed`: a shop with a GSTIN sends nothing that is
 * taxed otherwise, since the invoice would go on naming what came back. A line says nothing of what the shop
 * had not set yet when it was sold.
 */
export function whyNotExchanged(
  { productId, pieces, paid, ...line }: Exchanged,
  wanted: Wanted,
  isTaxed: boolean,
): "other-price" | "other-tax" | undefined {
  if (wanted.productId === productId) return undefined;
  if (wanted.price * pieces !== paid) return "other-price";
  return isTaxed && line.taxRate !== null && !isTaxedAlike(line, wanted) ? "other-tax" : undefined;
}

const isTaxedAlike = (line: Taxed, wanted: Taxed): boolean =>
  (line.hsn === null || line.hsn === wanted.hsn) && Number(line.taxRate) === Number(wanted.taxRate);
