import { data, type RouterContextProvider } from "react-router";
import type { Actor } from "#accounts/actor.ts";
import { isBinding } from "#orders/agreed-order.ts";
import { isOpenToBuyer } from "#orders/fulfilment/self-service.ts";
import { myOrderPath } from "#orders/links/own-paths.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { isLost } from "#orders/order-standing.ts";
import { findMyOrderByNumber } from "#own-orders/my-orders.db.server.ts";
import { services } from "#platform/services.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { confirmationPath } from "../form/confirmation-path.ts";
import { type VisibleOrder, visibleOrder } from "../placed/visible-order.server.ts";
import { shopperOf, strangerStatus } from "../submitting/shopper.server.ts";
import { ownOrderText } from "./own-order.text.ts";

/** An order with the visitor who may act on it. */
export interface OwnOrder extends Pick<VisibleOrder, "order"> {
  shopper: Actor | null;
  /** Of the mail's link that opened it, where one did. */
  token: string | undefined;
}

/**
 * Why an order is shown to nobody here: its link ended, it is not theirs, or there were too many requests for
 * one.
 */
export interface Unshown {
  why: "over" | "missing" | "unread";
}

/**
 * The order of an address, if the visitor may act on it: its signed-in owner, the browser that placed it, or
 * the holder of its mail's link. The same answer for one that is not there and one that is somebody else's.
 */
export async function ownOrder(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  orderNumber: string,
  token: string,
): Promise<OwnOrder | Unshown> {
  const shopper = await shopperOf(request, context);
  const query = new URLSearchParams({ orderId: orderNumber, token });
  const found = await visibleOrder(services(context), request, query, shopper);
  if (found === "link-over") return { why: "over" };
  if (!found) return { why: (await strangerStatus(context)) === 429 ? "unread" : "missing" };
  return { order: found.order, shopper, token: token || undefined };
}

interface PostedCall {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { orderNumber: string };
}

/** The order that a posted form is about, by the form's token or the address's. Throws where none is. */
export async function orderToActOn(
  { request, context, url, params }: PostedCall,
  form: FormData,
): Promise<OwnOrder> {
  const token = textIn(form, "token") || (url.searchParams.get("token") ?? "");
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) throw new Response(ownOrderText.notFound, { status: statuses[found.why] });
  return found;
}

/** May its buyer still change it, and why not? */
export function opennessOf(order: OwnOrder["order"]): "open" | "packed" | "lost" {
  if (isOpenToBuyer(order)) return "open";
  return isLost(order) ? "lost" : "packed";
}

/** May its buyer cancel it alone (OFFER-51), and why not? */
export function cancellableOf(order: OwnOrder["order"]): ReturnType<typeof opennessOf> | "binding" {
  const openness = opennessOf(order);
  return openness === "open" && isBinding(order) ? "binding" : openness;
}

const statuses = { over: 410, missing: 404, unread: 429 } as const;

/** Of a file or an act of it, which has no words for a link that is over. */
export const statusesInside: Record<Unshown["why"], number> = { over: 404, missing: 404, unread: 429 };

export const unshown = (answer: Unshown) => data(answer, { status: statuses[answer.why] });

/** Where a buyer looks at an order: in the account that has it, else where its link leads. */
export async function orderPageOf(
  { db }: Pick<OrderServices, "db">,
  { order: { orderNumber }, shopper, token }: OwnOrder,
): Promise<string> {
  const mine = shopper && (await findMyOrderByNumber(db, shopper, orderNumber));
  return mine ? myOrderPath(mine.id) : confirmationPath(orderNumber, token);
}
