import type { Services } from "#platform/services.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import { lastDelivered } from "../lock-order.db.server.ts";
import { ownActPath, payPath } from "./own-paths.ts";

/**
 * The token of a link in a mail: good for this order and this purpose only. One that may be sent after the
 * order's delivery says when: `at`.
 */
export function orderLinkToken(orderNumber: string, secret: string, at?: Date): string {
  if (!at) return sign("order-link", orderNumber, secret);
  const moment = Math.floor(at.getTime() / 1000).toString(36);
  return `${moment}.${sign("order-link", `${orderNumber}.${moment}`, secret)}`;
}

/** The address in a mail that opens an order; `at` as for its token. */
export function orderLink(
  orderNumber: string,
  { origin, secret, at }: { origin: string; secret: string; at?: Date },
): string {
  const query = new URLSearchParams({ orderId: orderNumber, token: orderLinkToken(orderNumber, secret, at) });
  return `${origin}/order-confirmation?${query}`;
}

/** Where a mail's buttons lead a buyer who is asked to confirm an order: to pages with a form each. */
export function confirmLinks(orderNumber: string, { origin, secret }: { origin: string; secret: string }) {
  const token = orderLinkToken(orderNumber, secret);
  return {
    confirm: `${origin}${ownActPath(orderNumber, "confirm", token)}`,
    pay: `${origin}${payPath(orderNumber, token)}`,
    address: `${origin}${ownActPath(orderNumber, "address", token)}`,
    cancel: `${origin}${ownActPath(orderNumber, "cancel", token)}`,
  };
}

export type ConfirmLinks = ReturnType<typeof confirmLinks>;

/**
 * When a link was made, if its token is ours; null where it does not say. Undefined for a token that is none.
 */
export function orderLinkMade(token: string, orderNumber: string, secret: string): Date | null | undefined {
  if (isSignature(token, "order-link", orderNumber, secret)) return null;
  const [, moment, signature] = /^([0-9a-z]{1,8})\.(.+)$/.exec(token) ?? [];
  if (!moment || !isSignature(signature ?? "", "order-link", `${orderNumber}.${moment}`, secret))
    return undefined;
  return new Date(Number.parseInt(moment, 36) * 1000);
}

const linkLife = 180 * 24 * 60 * 60_000;

/**
 * Has a mailed link ended: 180 days after its order was delivered, or after it was made where that is later?
 */
export function isLinkOver(made: Date | null, deliveredAt: Date | null, now: Date): boolean {
  if (!deliveredAt) return false;
  return now.getTime() >= Math.max(deliveredAt.getTime(), made?.getTime() ?? 0) + linkLife;
}

/** What a mailed link's token opens: its order, nothing any more, or nothing at all. */
export type LinkStanding = "open" | "over" | "none";

/**
 * Does this token open this order now? It is a link's of this order, and the order was not delivered too long
 * ago.
 */
export async function linkStanding(
  { db, secret, now }: Pick<Services, "db" | "secret" | "now">,
  token: string,
  orderNumber: string,
): Promise<LinkStanding> {
  const made = orderLinkMade(token, orderNumber, secret);
  if (made === undefined) return "none";
  return isLinkOver(made, await lastDelivered(db, orderNumber), now()) ? "over" : "open";
}
