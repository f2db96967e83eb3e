const stockHold = 60 * 60_000;

/** Until when an unpaid card order keeps the counted stock that it takes now. */
export const stockHoldEnd = (now: Date): Date => new Date(now.getTime() + stockHold);

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
