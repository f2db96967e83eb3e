import { highestTotal, leastByCard } from "#cart/prices/totals.ts";
import type { Pieces } from "#catalogue/stock.db.server.ts";
import { personKeys } from "#discounts/person.server.ts";
import { areUsesTaken, untakeUses } from "#discounts/take-uses.db.server.ts";
import { insertOrderToMake, type OrderSideEffects, orderOfKey } from "#orders/order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { NewOrder } from "#orders/placing/new-order.ts";
import {
  isAccessDenied,
  refusingTable,
  violatedConstraint,
} from "#platform/database/database-error.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import type { Paise } from "#values/money/money.ts";
import { isByCard, isForCash } from "#values/money/payment-method.ts";
import { type Purchase, refusalsOf } from "../form/purchase.ts";
import { draftOrder, type Priced } from "./draft-order.server.ts";
import { refusalForCash } from "./judge-cash-order.server.ts";
import { takeBill } from "./judge-discounts.server.ts";
import { keepDay } from "./keep-day.server.ts";
import { linesOfToday } from "./lines-of-today.server.ts";
import { askFirst, piecesTaken, soldNow } from "./lock-goods.server.ts";
import { placedMail } from "./placed-mail.server.ts";
import { type Allowed, notPlaced, type Placement, type PlacementRefusal } from "./placement.ts";
import { meetEarlierOrder, placedAlready } from "./replace-order.server.ts";

/** So often a purchase is tried whose number, or whose key, another order had for a moment. */
const mostTries = 3;

/**
 * Places an order: products read anew, the order with its lines, first history entry and mail, and the stock
 * it takes, in one transaction. A purchase whose key has an order already answers that order, if it is the
 * same; an unpaid card order which the shopper has changed since gives way, and any other one keeps the key.
 */
export async function placeOrder(
  shop: OrderServices & Pick<Services, "log">,
  purchase: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  let placement = await placeOnce(shop, purchase, allowed);
  // Its sender was counted by the first.
  for (let tries = 1; tries < mostTries && isFreeAgain(placement); tries += 1)
    placement = await placeOnce(shop, purchase);
  return placement;
}

/** There is a next number, and a key is free whose order gave way. */
const isFreeAgain = (placement: Placement): boolean =>
  placement.kind === "number-taken" || (placement.kind === "key-taken" && placement.by === "given-up");

async function placeOnce(
  shop: OrderServices & Pick<Services, "log">,
  given: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  const purchase = { ...given, lines: await linesOfToday(shop.db, given.lines) };
  const placement = await inTransaction(shop.db, (trx) => attempt(trx, shop, purchase, allowed)).catch(
    (error: unknown) => refusedByDatabase(shop, error),
  );
  if (placement.kind === "placed") return placement;
  if (isTooMany(placement)) return (await placedAlready(shop, purchase)) ?? placement;
  // A repeated submit may find its own first order's stock gone.
  const first = await orderOfKey(shop.db, purchase.idempotencyKey);
  return first ? meetEarlierOrder(shop, first, purchase) : placement;
}

const isTooMany = (placement: Placement): boolean =>
  placement.kind === "refused" &&
  (placement.refusal === "too-many" || placement.refusal === "too-many-for-person");

function refusedByDatabase({ log }: Pick<Services, "log">, error: unknown): Placement {
  if (violatedConstraint(error) === "orders_user_id_fkey") return notPlaced("account-gone");
  if (refusingTable(error) !== "order_items") throw error;
  // No shopper can mend the database's permissions: the operator has to learn of it.
  if (isAccessDenied(error)) log.error(failureFacts(error), "the database refuses the lines of orders");
  return notPlaced("lines-refused");
}

/** Nothing is written where a number is taken, be it that of the order or its key. */
async function attempt(
  trx: Trx,
  shop: OrderServices,
  purchase: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  const now = shop.now();
  const asked = await askFirst(trx, shop, purchase, { allowed, now });
  // Also what is refused has been counted: nothing is thrown for it.
  if (asked.allowed?.ok === false) return notPlaced(asked.allowed.refusal);
  const products = await soldNow(trx, asked.goods, purchase, now);
  const [refusal] = refusalsOf(purchase.lines, products, purchase.paymentMethod);
  if (refusal) return notPlaced(refusal);

  const taken = await takeBill(trx, shop, purchase, { products, found: asked.promotions });
  if (!taken.ok) return notPlaced(taken.refusal);
  const { bill, byCard } = taken;
  const placement = await write(trx, shop, purchase, { now, products, bill, byCard, asked });
  if (placement.kind !== "placed") await untakeUses(trx, bill.given);
  return placement;
}

async function write(trx: Trx, shop: OrderServices, purchase: Purchase, priced: Priced): Promise<Placement> {
  const { total } = priced.bill;
  if (total > highestTotal) return notPlaced("too-high");
  const kept = await keepDay(trx, shop, purchase, priced);
  if (!kept.ok) return notPlaced(kept.refusal);
  const taken = await piecesTaken(trx, shop, purchase, priced);
  const order = draftOrder(shop, purchase, { ...priced, taken, readyBy: kept.day });
  const noCard = isByCard(order.paymentMethod) && whyNoCard(purchase, total);
  if (noCard) return notPlaced(noCard);
  const noCash =
    isForCash(order.paymentMethod) &&
    (await refusalForCash(trx, shop, purchase, { known: priced.asked, bill: priced.bill }));
  if (noCash) return notPlaced(noCash);
  const effects = await effectsOf(trx, shop, purchase, { ...priced, taken, order });
  const isPlaced = await insertOrderToMake(trx, shop, order, effects);
  if (isPlaced) await alsoOnWhatsapp(trx, shop, purchase, order);
  return isPlaced ? { kind: "placed", orderNumber: order.orderNumber } : { kind: "number-taken" };
}

function whyNoCard({ canPayByCard }: Purchase, total: Paise): PlacementRefusal | undefined {
  if (canPayByCard === false) return "card-needs-script";
  return total < leastByCard ? "too-little-for-card" : undefined;
}

/** The number that is agreed to: nothing without the shop's settings for it. */
const numberFor = ({ whatsapp }: OrderServices, { alsoOnWhatsapp: isWanted, billing }: Purchase) =>
  whatsapp && isWanted ? whatsappNumber(billing.phone ?? "") : undefined;

async function alsoOnWhatsapp(
  trx: Trx,
  shop: OrderServices,
  purchase: Purchase,
  { id: orderId, language, placedAt: at }: NewOrder,
): Promise<void> {
  const number = numberFor(shop, purchase);
  if (number !== undefined) await shop.whatsapp?.agree(trx, { about: { orderId }, number, language, at });
}

/** What is written with the order. */
async function effectsOf(
  trx: Trx,
  shop: OrderServices,
  purchase: Purchase,
  { bill: { given }, byCard, asked, taken, order }: Priced & { taken: Pieces[]; order: NewOrder },
): Promise<OrderSideEffects> {
  const state = isByCard(order.paymentMethod) ? "held" : "used";
  return {
    mail: await placedMail(trx, shop, order, { byCard, isKnown: asked.isKnown }),
    taken,
    // What was taken goes back where the order was there already; and a larger transaction goes on.
    isLast: !areUsesTaken(given) && !shop.db.isTransaction && numberFor(shop, purchase) === undefined,
    ...(given.length > 0 && {
      uses: { given, state, personKeys: personKeys(purchase.billing, shop.secret) },
    }),
  };
}
