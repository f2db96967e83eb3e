import { lockForSale } from "#catalogue/for-sale.db.server.ts";
import { variantPriceAt, withOption } from "#catalogue/options/variant.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { createShipment } from "#orders/shipments/create-shipment.server.ts";
import type { InsteadGoods } from "#orders/shipments/shipment.ts";
import { type SentInstead, takePiecesInstead } from "#orders/stock/pieces-back.db.server.ts";
import type { StockShortage } from "#orders/stock/stock-hold.ts";
import { paise } from "#values/money/money.ts";
import { whyNotExchanged } from "../exchange.ts";
import type { Locked } from "./answer-return.server.ts";
import type { SettledLine } from "./settlement.db.server.ts";

/** What an owner chose to send: a product, or a variant of it. */
export interface Chosen {
  productId: string;
  variantId: string | null;
}

export type NotSent =
  | { kind: "short"; shortage: StockShortage }
  /** It is another product at another price, or is no longer there. */
  | { kind: "other-price" }
  /** It bears another rate, or another HSN code. */
  | { kind: "other-tax" }
  | { kind: "unfit" };

/** Sends the same pieces anew, out of stock, in a parcel of the same order. */
export async function sendReplacement(
  locked: Locked,
  shop: Pick<OrderServices, "now" | "secret" | "config">,
  lines: readonly SettledLine[],
): Promise<NotSent | { words: string }> {
  const [gone] = lines.filter(({ productId }) => productId === null);
  if (gone) return { kind: "short", shortage: { productName: gone.productName, left: 0 } };
  const wanted = lines.flatMap(({ productId, variantId, productName, optionText, now }) =>
    productId === null
      ? []
      : [{ id: productId, variantId, name: withOption(productName, optionText), quantity: now }],
  );
  return send(locked, shop, { lines, wanted });
}

/** Sends something else of the same product or of the price that was paid. */
export async function sendExchange(
  locked: Locked,
  shop: Pick<OrderServices, "now" | "secret" | "config">,
  { lines, chosen }: { lines: readonly SettledLine[]; chosen: Chosen },
): Promise<NotSent | { words: string }> {
  const found = await lockForSale(locked.trx, [chosen.productId]);
  const product = found.find(({ variantId }) => variantId === chosen.variantId);
  if (!product) return { kind: "other-price" };
  const { price } = variantPriceAt(product, product.listed, shop.now());
  const { gstin, goodsTax } = shop.config.shop;
  const wantedOne = {
    productId: product.id,
    price,
    hsn: product.hsn ?? goodsTax.hsn,
    taxRate: product.taxRate ?? goodsTax.rate,
  };
  const [why] = lines.flatMap(
    ({ now: pieces, paidForThem: paid, ...line }) =>
      whyNotExchanged({ ...line, pieces, paid }, wantedOne, gstin !== undefined) ?? [],
  );
  if (why) return { kind: why };
  const name = withOption(product.name, product.optionText);
  const quantity = lines.reduce((all, { now }) => all + now, 0);
  const wanted = [{ id: product.id, variantId: product.variantId, name, quantity }];
  const instead = { name: product.name, optionText: product.optionText, productId: product.id };
  return send(locked, shop, { lines, wanted, instead });
}

interface Sending {
  lines: readonly SettledLine[];
  wanted: readonly SentInstead[];
  /** What the parcel holds, where that is not what its lines name. */
  instead?: InsteadGoods;
}

async function send(
  { trx, order, request }: Locked,
  shop: Pick<OrderServices, "now" | "secret" | "config">,
  { lines, wanted, instead }: Sending,
): Promise<NotSent | { words: string }> {
  const shortage = await takePiecesInstead(trx, wanted);
  if (shortage) return { kind: "short", shortage };
  const made = await createShipment(trx, shop, order, {
    direction: "out",
    items: lines.map(({ id: orderItemId, now: quantity }) => ({ orderItemId, quantity })),
    weightGrams: null,
    box: null,
    returnRequestId: request.id,
    ...(instead ? { instead } : {}),
    cashToCollect: paise(0),
  });
  // The stock that was taken goes back with the transaction.
  if (made.kind !== "made") throw new Unsendable();
  return { words: wanted.map(({ name, quantity }) => `${name} × ${quantity}`).join(", ") };
}

/** Ends the transaction of a parcel that can't be made, of a buyer who was erased say. */
export class Unsendable extends Error {}
