import type { Paise } from "#values/money/money.ts";

interface Exchanged {
  /** Null once the product is deleted. */
  productId: string | null;
  pieces: number;
  /** What was paid for these pieces. */
  paid: Paise;
}

interface Wanted {
  productId: string;
  /** What a piece costs today. */
  price: Paise;
}

/**
 * May pieces be exchanged for this? For another variant of the same product, whatever it costs today, or for
 * what costs just what was paid for them.
 */
export const mayExchange = ({ productId, pieces, paid }: Exchanged, wanted: Wanted): boolean =>
  wanted.productId === productId || wanted.price * pieces === paid;
