import type { Actor } from "#accounts/actor.ts";
import { ordersOfBrowser } from "#accounts/session/placed-orders.server.ts";
import { orderIn } from "#catalogue/options/lines-in-language.db.server.ts";
import type { PartlyPaid } from "#orders/dues/dues.ts";
import type { Packing, Versioned } from "#orders/fulfilment/self-service.ts";
import { linkStanding } from "#orders/links/order-access.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { isOrderNumber, type Order } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { aged, type PaymentStanding } from "#orders/order-standing.ts";
import { withHold } from "#orders/stock/buyers-hold.db.server.ts";
import type { BuyersHold } from "#orders/stock/stock-hold.ts";
import { findMyOrderByNumber } from "#own-orders/my-orders.db.server.ts";
import { withArrival } from "#shipping/arrival.ts";

export interface VisibleOrder {
  /** With the words by when it arrives. */
  order: Order & { promise: string } & PaymentStanding &
    Packing &
    Versioned &
    Pick<PartlyPaid, "dues"> & { hold: BuyersHold };
  /** Its signed-in owner asks, or the browser that placed it. */
  isOwn: boolean;
  /** This browser may see it, with any account or none. */
  isKept: boolean;
}

/**
 * The order that `?orderId=` names, if this request may see it: by its signed-in owner, the cookie of the
 * browser that placed it, or the signed link of its mail. 'link-over' where that was a link of this order
 * which has ended.
 */
export async function visibleOrder(
  shop: OrderServices,
  request: Request,
  query: URLSearchParams,
  shopper: Pick<Actor, "id"> | null,
): Promise<VisibleOrder | "link-over" | undefined> {
  const { db, now, config } = shop;
  const orderNumber = query.get("orderId") ?? "";
  const isKept = keptOrders(shop, request).includes(orderNumber);
  const link = isKept ? "none" : await linkStanding(shop, query.get("token") ?? "", orderNumber);
  if (isKept || link === "open") {
    const order = await findOrder(db, orderNumber);
    if (!order) return undefined;
    const shown = await withHold(db, aged(await orderIn(db, order), now()));
    return { order: withArrival(shown, config.shop), isOwn: isKept, isKept };
  }
  const order =
    shopper && isOrderNumber(orderNumber) && (await findMyOrderByNumber(db, shopper, orderNumber));
  if (order) {
    const shown = await withHold(db, aged(order, now()));
    return { order: withArrival(shown, config.shop), isOwn: true, isKept };
  }
  return link === "over" ? "link-over" : undefined;
}

/** The numbers of the orders that this browser may see. */
export const keptOrders = (
  { secret, config }: Pick<OrderServices, "secret" | "config">,
  request: Request,
): string[] => ordersOfBrowser(request, { origin: config.origin, secret });

/** An order that somebody has opened: as a guest, from an account or by a mail's link. */
interface OpenedOrder {
  order: { orderNumber: string };
  shopper: Actor | null;
  token?: string | undefined;
}

type Shop = Pick<OrderServices, "db" | "secret" | "now">;

/**
 * How the visitor can confirm an order for its buyer (CASH-30): by the link that its mailbox got, or by the
 * account that it is in. The browser that placed it has only typed who that is; undefined.
 */
export async function buyersWord(
  shop: Shop,
  { order: { orderNumber }, shopper, token }: OpenedOrder,
): Promise<"link" | "account" | undefined> {
  if (token && (await linkStanding(shop, token, orderNumber)) === "open") return "link";
  return shopper && (await findMyOrderByNumber(shop.db, shopper, orderNumber)) ? "account" : undefined;
}
