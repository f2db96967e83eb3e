import { randomBytes } from "node:crypto";
import { orderNumberAt } from "../order.ts";
import type { OrderIdentity } from "./new-order.ts";

let lastMillisecond = 0;

/**
 * By what an order of this moment is known; its number is of the present millisecond, or of the next one that
 * this process has not used for an order (ORDER-1).
 */
export function orderIdentity(now: Date): OrderIdentity {
  lastMillisecond = Math.max(now.getTime(), lastMillisecond + 1);
  return { orderNumber: orderNumberAt(lastMillisecond), placedAt: now, random: () => randomBytes(10) };
}
