import { ordersOfBrowser } from "#accounts/session/placed-orders.server.ts";
import type { SigningServices } from "#platform/services.server.ts";
import type { OwnOrders } from "./promotion.db.server.ts";

/** The orders of whoever buys: their account's, and those that this browser has placed. */
export const ownOrders = (
  { config, secret }: SigningServices,
  request: Request,
  userId: string | null,
): OwnOrders => ({ userId, numbers: ordersOfBrowser(request, { origin: config.origin, secret }) });
