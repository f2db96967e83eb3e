import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { type DiscountedBill, highestTotal, leastByCard } from "#cart/prices/totals.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import { personalAs } from "#catalogue/options/personal-as.ts";
import type { Pieces, ProductForSale } from "#catalogue/stock.db.server.ts";
import { personKeys } from "#discounts/person.server.ts";
import { areUsesTaken, untakeUses } from "#discounts/promotion-uses.db.server.ts";
import { insertOrder, orderOfKey } from "#orders/order.db.server.ts";
import { type Gift, methodFor } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { nextOrderNumber } from "#orders/placing/next-order-number.server.ts";
import type { NewOrder, NewOrderLine } from "#orders/placing/order-rows.server.ts";
import { holdersOf } from "#orders/stock/holders.db.server.ts";
import { stockHoldEnd } from "#orders/stock/stock-hold.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import {
  isAccessDenied,
  refusingTable,
  violatedConstraint,
} from "#platform/database/database-error.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { BillLine } from "#shipping/bill.ts";
import { languageNow } from "#values/language/language.ts";
import type { GoodsTax } from "#values/money/gst.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { uuidv7 } from "#values/uuid.ts";
import { offerOf, type Purchase, type PurchaseLine, refusalsOf } from "../form/purchase.ts";
import { type AskedFirst, askFirst } from "./ask-first.server.ts";
import { isHeldForAWhile, piecesTaken } from "./held-pieces.server.ts";
import { cashOrderOf, refusalForCash } from "./judge-cash-order.server.ts";
import { takeBill } from "./judge-discounts.server.ts";
import { linesOfToday } from "./lines-of-today.server.ts";
import { soldNow } from "./lock-goods.server.ts";
import { placedMail } from "./placed-mail.server.ts";
import type { Allowed, Placement, PlacementRefusal } from "./placement.ts";
import { meetEarlierOrder, placedAlready } from "./replace-order.server.ts";

/**
 * Places an order: products read anew, the order with its lines, first history entry and mail, and the stock
 * it takes, in one transaction. A purchase whose key has an order already answers that order, if it is the
 * same; an unpaid card order which the shopper has changed since gives way, and any other one keeps the key.
 */
export async function placeOrder(
  shop: OrderServices & Pick<Services, "log">,
  given: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  const purchase = { ...given, lines: await linesOfToday(shop.db, given.lines) };
  const placement = await inTransaction(shop.db, (trx) => attempt(trx, shop, purchase, allowed)).catch(
    (error: unknown) => refusedByDatabase(shop, error),
  );
  if (placement?.ok) return placement;
  if (isTooMany(placement)) {
    const orderNumber = await placedAlready(shop, purchase);
    return orderNumber === undefined ? placement : { ok: true, orderNumber };
  }
  // A repeated submit may find its own first order's stock gone.
  const first = await orderOfKey(shop.db, purchase.idempotencyKey);
  // Another copy of the shop took the number of this millisecond: there is a next one.
  if (first === undefined) return placement ?? placeOrder(shop, purchase);
  // A key that stayed in a browser opens no account's order to whoever comes next.
  if (first.userId !== null && first.userId !== purchase.userId) return { ok: false, refusal: "others-key" };
  const met = await meetEarlierOrder(shop, first.orderNumber, purchase);
  if (met === "room") return placeOrder(shop, purchase);
  return met === "same" ? { ok: true, orderNumber: first.orderNumber } : { ok: false, refusal: met };
}

const isTooMany = (placement: Placement | undefined): placement is Placement =>
  placement?.ok === false &&
  (placement.refusal === "too-many" || placement.refusal === "too-many-for-person");

function refusedByDatabase({ log }: Pick<Services, "log">, error: unknown): Placement {
  if (violatedConstraint(error) === "orders_user_id_fkey") return { ok: false, refusal: "account-gone" };
  if (refusingTable(error) !== "order_items") throw error;
  // No shopper can mend the database's permissions, so whoever runs the shop has to learn of it.
  if (isAccessDenied(error)) log.error(failureFacts(error), "the database refuses the lines of orders");
  return { ok: false, refusal: "lines-refused" };
}

/**
 * Undefined, and nothing written, when the purchase's key has an order already, or the order's number another
 * one.
 */
async function attempt(
  trx: Transaction<Tables>,
  shop: OrderServices,
  purchase: Purchase,
  allowed?: Allowed,
): Promise<Placement | undefined> {
  const now = shop.now();
  const asked = await askFirst(trx, shop, purchase, { allowed, now });
  // Also what is refused has been counted: nothing is thrown for it.
  if (asked.allowed?.ok === false) return asked.allowed;
  const products = await soldNow(trx, asked.goods, purchase, now);
  const [refusal] = refusalsOf(purchase.lines, products, purchase.paymentMethod);
  if (refusal) return { ok: false, refusal };

  const taken = await takeBill(trx, shop, purchase, { products, found: asked.promotions });
  if (!taken.ok) return taken;
  const placement = await write(trx, shop, purchase, {
    now,
    products,
    bill: taken.bill,
    byCard: taken.byCard,
    asked,
  });
  if (!placement?.ok) await untakeUses(trx, taken.bill.given);
  return placement;
}

interface Priced {
  /** The moment of placing. */
  now: Date;
  products: readonly ProductForSale[];
  bill: DiscountedBill<PurchaseLine & BillLine>;
  /** What it comes to if a card pays it. */
  byCard: Paise;
  asked: AskedFirst;
}

async function write(
  trx: Transaction<Tables>,
  shop: OrderServices,
  purchase: Purchase,
  priced: Priced,
): Promise<Placement | undefined> {
  const { given, total } = priced.bill;
  if (total > highestTotal) return { ok: false, refusal: "too-high" };
  const taken = await piecesTaken(trx, shop, purchase, priced);
  const order = draft(shop, purchase, { ...priced, taken });
  const noCard = order.paymentMethod === "razorpay" && whyNoCard(purchase, total);
  if (noCard) return { ok: false, refusal: noCard };
  const noCash =
    order.paymentMethod === "cod" &&
    (await refusalForCash(trx, shop, purchase, { known: priced.asked, bill: priced.bill }));
  if (noCash) return { ok: false, refusal: noCash };
  const { billing } = purchase;
  const state = order.paymentMethod === "razorpay" ? "held" : "used";
  const company = {
    mail: await placedMail(trx, shop, order, { byCard: priced.byCard, isKnown: priced.asked.isKnown }),
    taken,
    // What was taken goes back where the order was there already; and a larger transaction goes on.
    isLast: !areUsesTaken(given) && !shop.db.isTransaction,
    ...(given.length > 0 && {
      uses: { given, state, personKeys: personKeys(billing, shop.secret) } as const,
    }),
  };
  return (await insertOrder(trx, order, company)) ? { ok: true, orderNumber: order.orderNumber } : undefined;
}

function whyNoCard({ canPayByCard }: Purchase, total: Paise): PlacementRefusal | undefined {
  if (canPayByCard === false) return "card-needs-script";
  return total < leastByCard ? "too-little-for-card" : undefined;
}

function draft(shop: OrderServices, purchase: Purchase, priced: Priced & { taken: Pieces[] }): NewOrder {
  const { now, products, bill, taken } = priced;
  const { idempotencyKey, userId, billing, shipping, company } = purchase;
  const paymentMethod = methodFor(bill.total, purchase.paymentMethod);
  return {
    id: uuidv7(now.getTime(), randomBytes(10)),
    orderNumber: nextOrderNumber(now),
    language: languageNow(),
    placedAt: now,
    idempotencyKey,
    userId,
    billing,
    shipping,
    paymentMethod,
    gift: giftOf(purchase, shop.config.shop),
    company: company ?? null,
    ...bill,
    returns: shop.config.shop.returns,
    cash: paymentMethod === "cod" ? cashOf(shop, purchase, priced) : null,
    stockHeldUntil: isHeldForAWhile(paymentMethod, { taken, bill }) ? stockHoldEnd(now) : null,
    heldBy: paymentMethod === "razorpay" ? holdersOf(purchase, shop.secret) : null,
    readyBy: leavesBy(
      products.map(({ lead }) => lead?.to ?? null),
      now,
      shop.config.shop,
    ),
    lines: bill.lines.flatMap((line, index) =>
      frozenLine(line, products, {
        id: lineId(now, index),
        goodsTax: shop.config.shop.goodsTax,
        isTaken: taken.length > 0,
      }),
    ),
  };
}

const cashOf = ({ config, secret }: OrderServices, purchase: Purchase, { now, bill }: Priced) =>
  cashOrderOf(config.shop.cash, purchase, { secret, now, fee: bill.cashFee });

const giftOf = ({ gift }: Purchase, { giftWrap }: Pick<ShopSettings, "giftWrap">): Gift | null =>
  gift ? { note: gift.note, wrapCost: (gift.isWrapped && giftWrap) || paise(0) } : null;

function frozenLine(
  line: PurchaseLine & BillLine,
  products: readonly ProductForSale[],
  { id, goodsTax, isTaken }: { id: string; goodsTax: GoodsTax; isTaken: boolean },
): NewOrderLine[] {
  const product = offerOf(line, products);
  if (!product) return [];
  const { name: productName, image, sku, artisan, stockCount, variantId, optionText } = product;
  const written = personalAs(product.personal, line.personal ?? []);
  return [
    {
      ...line,
      id,
      ...{ variantId, optionText },
      personal: written.ok ? written.texts : [],
      personalPrice: written.ok ? written.price : paise(0),
      productName,
      image,
      sku,
      artisan,
      hsn: product.hsn ?? goodsTax.hsn,
      // A product's own 0 is a rate as well: it stays untaxed.
      taxRate: product.taxRate ?? goodsTax.rate,
      stockTaken: stockCount === null || !isTaken ? 0 : line.quantity,
      leadDays: product.lead?.to ?? null,
      returnable: product.returnable && !(written.ok && written.texts.length > 0),
    },
  ];
}

/** Lines' ids sort in the cart's order. */
function lineId(now: Date, index: number): string {
  const bytes = randomBytes(10);
  bytes.writeUInt16BE(index, 0);
  return uuidv7(now.getTime(), bytes);
}
