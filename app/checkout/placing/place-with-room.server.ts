import { piecesOf } from "#cart/cart.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { mostGivingWay, type WantedPieces } from "#orders/stock/idle-holds.db.server.ts";
import { giveWay } from "#payments/paying/stock-hold.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { ChosenMethod } from "#values/money/payment-method.ts";
import { offerOf, type Purchase, type PurchaseLine, type Refusal, refusalsOf } from "../form/purchase.ts";

import { linesOfToday } from "./lines-of-today.server.ts";
import { lockGoods } from "./lock-goods.server.ts";
import { placeOrder } from "./place-order.server.ts";
import type { Allowed, Placement } from "./placement.ts";
import { noteShutOut } from "./shut-out.db.server.ts";

/**
 * Places an order; what it wants and is held for orders that nobody has begun to pay gives way to it
 * (PAY-24). Each hold that ends is a transaction of its own: a crash between leaves pieces on the shelf, and
 * no order.
 */
export async function placeWithRoom(
  shop: OrderServices & Pick<Services, "log">,
  purchase: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  let placement = await placeOrder(shop, purchase, allowed);
  let wanted = await wantedBy(shop, placement, purchase);
  let hadNone = false;
  for (let tries = 0; wanted && tries < mostGivingWay; tries += 1) {
    const hasNone = wanted.length > 0 && (await giveWay(shop, wanted)) === "none";
    // Another buyer, or the job, may have ended a hold since it was looked for: once more is enough.
    if (hasNone && hadNone) break;
    hadNone = hasNone;
    // It was counted already.
    placement = await placeOrder(shop, purchase);
    wanted = await wantedBy(shop, placement, purchase);
  }
  if (wanted) await noteShutOut(shop, wanted);
  return placement;
}

/**
 * The pieces that a purchase lacks and unpaid orders may hold, none where they are there again; undefined
 * where it was refused for more than that.
 */
async function wantedBy(
  shop: OrderServices,
  placement: Placement,
  purchase: Purchase,
): Promise<WantedPieces[] | undefined> {
  if (placement.kind !== "refused" || typeof placement.refusal !== "object") return undefined;
  const { refusal } = placement;
  if (isOfStock(refusal)) return missingGoods(shop, purchase);
  const { code } = purchase;
  const isUsedUp = refusal.kind === "code-refused" && refusal.refusal.kind === "used-up";
  return isUsedUp && code !== undefined ? [{ code }] : undefined;
}

async function missingGoods(shop: OrderServices, purchase: Purchase): Promise<WantedPieces[] | undefined> {
  const lines = await linesOfToday(shop.db, purchase.lines);
  const goods = await inTransaction(shop.db, (trx) => lockGoods(trx, { ...purchase, lines }, shop.now()));
  return lackedGoods(lines, goods, purchase.paymentMethod);
}

type Offers = Parameters<typeof refusalsOf>[1];

interface LackedGoods {
  productId: string;
  variant: string | undefined;
  /** So many pieces more than the shelf has. */
  missing: number;
}

/**
 * What these lines lack of what is for sale, none where each can be sold; undefined where one could not be
 * sold however many pieces came back.
 */
export function lackedGoods(
  lines: readonly PurchaseLine[],
  offers: Offers,
  paymentMethod: ChosenMethod,
): LackedGoods[] | undefined {
  const lacked = refusalsOf(lines, offers, paymentMethod).map((refusal) => lackedBy(refusal, lines, offers));
  const known = lacked.flatMap((each) => each ?? []);
  if (known.length < lacked.length) return undefined;
  // Each line has only its first reason: what else is wrong with it shows once the pieces are there.
  return refusalsOf(lines, withPieces(offers, known), paymentMethod).length > 0 ? undefined : known;
}

export const isOfStock = ({ kind }: { kind: string }): boolean =>
  kind === "out-of-stock" || kind === "too-few";

/** Undefined where no piece that comes back would help. */
function lackedBy(refusal: Refusal, lines: readonly PurchaseLine[], offers: Offers): LackedGoods | undefined {
  const line = lines.find(({ id }) => id === refusal.lineId);
  const left = line && offerOf(line, offers)?.stockCount;
  if (!line || !isOfStock(refusal) || left === undefined || left === null) return undefined;
  // What has pieces left and is out of stock was marked so by its owner.
  if (refusal.kind === "out-of-stock" && left > 0) return undefined;
  return { productId: line.productId, variant: line.variant, missing: piecesOf(lines, line) - left };
}

const withPieces = (offers: Offers, lacked: readonly LackedGoods[]): Offers =>
  offers.map((offer) => {
    const goods = lacked.find(
      ({ productId, variant }) => productId === offer.id && variant === offer.variant,
    );
    return goods ? { ...offer, inStock: true, stockCount: (offer.stockCount ?? 0) + goods.missing } : offer;
  });
