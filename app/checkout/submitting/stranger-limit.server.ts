import { requestFacts, services } from "#platform/context.server.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";

/**
 * Asking for orders that the sender can't show to be theirs: enough for an office's worth of cut and mistyped
 * links.
 */
const allowance: Allowance = { name: "strange-orders", most: 120, windowSeconds: longestWaitSeconds };

/** How an order's page answers whoever may not see it. Its owner is never counted, nor hindered by who is. */
export async function strangerStatus(context: Parameters<typeof services>[0]): Promise<404 | 429> {
  const { db, now } = services(context);
  const { ok } = await takeToken(db, allowance, requestFacts(context).clientAddress, now());
  return ok ? 404 : 429;
}
