import { sql } from "kysely";
import { variantPriceAt } from "#catalogue/options/variant.ts";
import { listPriceOf, type PriceRow, priceColumns } from "#catalogue/product-row.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type GetsRow, getsFacts, getsRow } from "#who-gets/gets-row.db.server.ts";
import { type PriceParts, whoGets } from "#who-gets/who-gets.ts";
import type { IssuingShop } from "./issuing-shop.ts";

/** A piece's product, called `product`, and its variant, called `variant`, as far as its price goes. */
export interface PricedRow extends PriceRow {
  variants: number;
  hasVariant: boolean;
  ownPrice: string | null;
  gets: GetsRow | null;
}

export const pricedColumns = sql`
  ${sql.join(priceColumns.map((column) => sql.ref(`product.${column}`)))}, product.variants,
  variant.id is not null as "hasVariant", variant.price as "ownPrice", ${getsRow("product")} as gets`;

/** Who gets what of a piece, as its page says at that moment; undefined where it does not (GETS-5). */
export function getsOfPiece(row: PricedRow, { now, config }: IssuingShop): PriceParts | undefined {
  // Of several prices nobody knows which one is its own.
  if (!row.gets || (row.variants > 0 && !row.hasVariant)) return undefined;
  const moment = now();
  const ownPrice = row.ownPrice === null ? null : paiseFromRupees(row.ownPrice);
  const { price } = variantPriceAt({ ownPrice }, listPriceOf(row), moment);
  const standing = whoGets(getsFacts(row.gets, moment, config.shop), price);
  return standing.kind === "shown" ? standing.parts : undefined;
}
