import { orderNumberAt } from "../order.ts";

let lastMillisecond = 0;

/** Of the present millisecond, or the next one that this process has not used for an order (ORDER-1). */
export function nextOrderNumber(now: Date): string {
  lastMillisecond = Math.max(now.getTime(), lastMillisecond + 1);
  return orderNumberAt(lastMillisecond);
}
