import type { PaymentState } from "../order-states.ts";

/** Why an order can't take its pieces again. */
export interface StockShortage {
  productName: string;
  /** Pieces left. */
  left: number;
  /** What of the catalogue it is, so that other languages can name it to the buyer. */
  of?: { id: string | null; name: string; optionText: string | null };
}

const stockHold = 60 * 60_000;

/** Until when an unpaid card order keeps the counted stock that it takes now. */
export const stockHoldEnd = (now: Date): Date => new Date(now.getTime() + stockHold);

const idleAfter = 15 * 60_000;

/** Placed by then, a hold that nobody has begun to pay gives way to who wants its pieces. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleAfter);

interface PlacedHold {
  placedAt: Date;
  stockHeldUntil: Date | null;
  stockHeldAgainAt: Date | null;
  paymentState: PaymentState;
  /** Where its payment was begun. */
  providerOrderId: string | null;
}

/**
 * Has nobody begun to pay an order that holds pieces, for 15 minutes? One whose payment was given up, or
 * failed, is begun no more.
 */
export function isIdleHold(order: PlacedHold, now: Date): boolean {
  const { stockHeldUntil, stockHeldAgainAt, placedAt, paymentState, providerOrderId } = order;
  if (stockHeldUntil === null || (stockHeldAgainAt ?? placedAt) > idleSince(now)) return false;
  return paymentState === "failed" || (paymentState === "awaiting" && providerOrderId === null);
}

/** What of an order is sold out meanwhile; `left`: pieces that are there yet, though too few. */
interface SoldOut {
  soldOut: string;
  left: number;
}

/** Are the pieces of an unpaid order held for its buyer, or which of them are sold out meanwhile? */
export type BuyersHold = "held" | "unheld" | SoldOut;

export const isSoldOut = (hold: BuyersHold | undefined): hold is SoldOut => typeof hold === "object";

interface HeldOrder {
  placedAt: Date;
  stockHeldAgainAt: Date | null;
}

/**
 * How long an unpaid order that holds nothing may keep the pieces it takes now: until 60 minutes after it was
 * placed, however often somebody asks, and once more for 60 minutes. Undefined when both are used up.
 */
export function nextHold(
  { placedAt, stockHeldAgainAt }: HeldOrder,
  now: Date,
): { until: Date; isAgain: boolean } | undefined {
  const first = stockHoldEnd(placedAt);
  if (now < first) return { until: first, isAgain: false };
  return stockHeldAgainAt ? undefined : { until: stockHoldEnd(now), isAgain: true };
}
