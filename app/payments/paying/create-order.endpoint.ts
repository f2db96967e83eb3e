import { z } from "zod";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/create-order.endpoint.ts";
import { beginPayment } from "./begin-payment.server.ts";
import { field, heldCall, onlyPosts, refuse } from "./function-call.server.ts";

export const policy: RoutePolicy = { cached: false, body: "call", forPrograms: true };

/** Amount, currency and customer come along (PAY-17); only the order's name is used. */
const payload = z.object({
  receipt: field.optional(),
  notes: z.object({ internal_order_id: field.optional() }).optional(),
  token: field.optional(),
});

export const loader = onlyPosts;

/**
 * POST /functions/v1/create-razorpay-order: {id, amount, currency} of the provider's order, from our own
 * books.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const call = await heldCall({ request, context }, payload, ({ receipt, notes, token }) => ({
    ref: receipt || notes?.internal_order_id || "",
    token,
  }));
  if (call instanceof Response) return call;
  const begun = await beginPayment(call.shop, call.facts);
  if (!begun.ok) return refuse(begun.status, begun);
  const { id, amount, currency } = begun;
  return Response.json({ id, amount, currency });
}
