import type { DiscountedBill } from "#cart/prices/totals.ts";
import type { ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { personalAs } from "#catalogue/options/personal-as.ts";
import type { Pieces } from "#catalogue/stock.db.server.ts";
import type { Gift } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { type MeantLine, type NewOrder, newOrder } from "#orders/placing/new-order.ts";
import { orderIdentity } from "#orders/placing/order-rows.server.ts";
import { holdersOf } from "#orders/stock/holders.db.server.ts";
import { stockHoldEnd } from "#orders/stock/stock-hold.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import type { BillLine } from "#shipping/bill.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { isByCard, isForCash, methodFor } from "#values/money/payment-method.ts";
import { offerOf, type Purchase, type PurchaseLine } from "../form/purchase.ts";
import { cashOrderOf } from "./judge-cash-order.server.ts";
import { type AskedFirst, isHeldForAWhile } from "./lock-goods.server.ts";

/** A purchase whose prices are known. */
export interface Priced {
  /** The moment of placing. */
  now: Date;
  products: readonly ProductForSale[];
  bill: DiscountedBill<PurchaseLine & BillLine>;
  /** What it comes to if a card pays it. */
  byCard: Paise;
  asked: AskedFirst;
}

/** The order that a purchase becomes, with the counted pieces that it takes. */
export function draftOrder(
  shop: OrderServices,
  purchase: Purchase,
  priced: Priced & { taken: readonly Pieces[]; readyBy: string | null },
): NewOrder {
  const { now, products, bill, taken, asked } = priced;
  const { idempotencyKey, userId, billing, shipping, shippingPhone, company } = purchase;
  const paymentMethod = methodFor(bill.total, purchase.paymentMethod);
  const meant = {
    language: languageOfAddress(),
    idempotencyKey,
    userId,
    billing,
    shipping,
    shippingPhone: shippingPhone ?? null,
    paymentMethod,
    gift: giftOf(purchase, shop.config.shop),
    company: company ?? null,
    ...bill,
    cash: isForCash(paymentMethod) ? cashOf(shop, purchase, priced) : null,
    stockHeldUntil: isHeldForAWhile(paymentMethod, { taken, bill, products }) ? stockHoldEnd(now) : null,
    heldBy: isByCard(paymentMethod) ? holdersOf(purchase, shop.secret) : null,
    readyBy: priced.readyBy,
    wayDays: asked.cash.service?.days ?? null,
    lines: bill.lines.flatMap((line) => meantLine(line, products, taken.length > 0)),
  };
  return newOrder(meant, orderIdentity(now), shop.config.shop);
}

const cashOf = ({ config, secret }: OrderServices, purchase: Purchase, { now, bill }: Priced) =>
  cashOrderOf(config.shop.cash, purchase, { secret, now, fee: bill.cashFee });

const giftOf = ({ gift }: Purchase, { giftWrap }: Pick<ShopSettings, "giftWrap">): Gift | null =>
  gift ? { note: gift.note, wrapCost: (gift.isWrapped && giftWrap) || paise(0) } : null;

function meantLine(
  line: PurchaseLine & BillLine,
  products: readonly ProductForSale[],
  isTaken: boolean,
): MeantLine[] {
  const product = offerOf(line, products);
  if (!product) return [];
  const { name: productName, sku, hsn, taxRate, stockCount, variantId, optionText } = product;
  const written = personalAs(product.personal, line.personal ?? []);
  return [
    {
      ...line,
      product,
      productName,
      sku,
      hsn,
      taxRate,
      variantId,
      optionText,
      personal: written.ok ? written.texts : [],
      personalPrice: written.ok ? written.price : paise(0),
      stockTaken: stockCount === null || !isTaken ? 0 : line.quantity,
      leadDays: product.lead?.to ?? null,
    },
  ];
}
