import { piecesOf } from "#cart/cart.ts";
import type { ChosenMethod } from "#orders/order.ts";
import { offerOf, type PurchaseLine, type Refusal, refusalsOf } from "../form/purchase.ts";

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
  // Of each line only the first reason is said: what else is wrong with it shows once the pieces are there.
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
