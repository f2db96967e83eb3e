import { z } from "zod";
import { visitorOf } from "#accounts/guard.server.ts";
import { ordersOfBrowser } from "#accounts/session/placed-orders.server.ts";
import { linkStanding } from "#orders/links/order-access.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { type Allowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { legibleJson } from "#platform/web/legible-request.server.ts";
import { type PaymentRefusal, refusal } from "../payment-refusal.ts";
import { type PaymentShop, paymentShop } from "../payment-shop.server.ts";

/** Several calls per payment, and one office may pay together. */
const allowance: Allowance = { name: "payments", most: 600, windowSeconds: 600 };

/** What a call's text fields may be. */
export const field = z.string().trim().max(500);

export const jsonError = (status: number, error: string): Response => Response.json({ error }, { status });

/** A refusal that a page can say in its own language. */
export const refuse = (status: number, { error, code, about }: PaymentRefusal): Response =>
  Response.json({ error, code, about }, { status });

/** Payment functions are called, not visited. */
export const onlyPosts = (): Response =>
  Response.json({ error: "This address takes POST only." }, { status: 405, headers: { Allow: "POST" } });

interface Call {
  request: Request;
  context: Parameters<typeof services>[0];
}

interface Held<T> {
  shop: PaymentShop;
  facts: OrderPayment;
  body: T;
}

/**
 * What a payment function is called with: its payload in the given shape, for an order whose holder calls.
 * Everything else is answered here.
 */
export async function heldCall<T>(
  { request, context }: Call,
  schema: z.ZodType<T>,
  claimOf: (body: T) => HolderClaim,
): Promise<Held<T> | Response> {
  if (request.method !== "POST") return onlyPosts();
  const parsed = schema.safeParse(await jsonOf(request));
  if (!parsed.success) return refuse(400, refusal("unreadable"));
  const known = services(context);
  const shop = paymentShop(known);
  if (!(await mayCall(context))) return refuse(429, refusal("tooMany"));
  const visitorId = async () => (await visitorOf(request, context))?.id ?? null;
  const facts = await heldOrder(known, request, claimOf(parsed.data), visitorId);
  return facts ? { shop, facts, body: parsed.data } : refuse(404, refusal("notFound"));
}

/** May this sender ask about payments once more? */
export async function mayCall(context: Call["context"]): Promise<boolean> {
  const { db, now } = services(context);
  return (await takeToken(db, allowance, requestFacts(context).clientAddress, now())).ok;
}

/** The body is JSON of at most 320 KiB, by the server's limit; undefined when it can't be read. */
const jsonOf = async (request: Request): Promise<unknown> =>
  legibleJson(await request.text().catch(() => ""));

/** How somebody claims to hold an order. */
export interface HolderClaim {
  /** The order's id or its number. */
  ref: string;
  /** From the signed link of its mail. */
  token?: string | undefined;
}

/**
 * The order, if this request is its holder's: the browser that placed it, a signed link, or its signed-in
 * owner. Nobody else learns whether it exists.
 */
export async function heldOrder(
  shop: OrderServices,
  request: Request,
  { ref, token }: HolderClaim,
  visitorId: () => Promise<string | null>,
): Promise<OrderPayment | undefined> {
  const { db, secret, config } = shop;
  const facts = await findOrderPayment(db, ref);
  if (!facts) return undefined;
  if (ordersOfBrowser(request, { origin: config.origin, secret }).includes(facts.orderNumber)) return facts;
  if (token && (await linkStanding(shop, token, facts.orderNumber)) === "open") return facts;
  return facts.userId !== null && facts.userId === (await visitorId()) ? facts : undefined;
}
