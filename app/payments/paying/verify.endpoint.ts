import { z } from "zod";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/verify.endpoint.ts";
import { field, heldCall, onlyPosts } from "./function-call.server.ts";
import { verifyPayment } from "./verify-payment.server.ts";

export const policy: RoutePolicy = { cached: false, body: "call", forPrograms: true };

const payload = z.object({
  razorpay_order_id: field,
  razorpay_payment_id: field,
  razorpay_signature: field,
  db_order_id: field,
  token: field.optional(),
});

export const loader = onlyPosts;

/** POST /functions/v1/verify-razorpay-payment: {verified}, with an error that says why not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const call = await heldCall({ request, context }, payload, ({ db_order_id, token }) => ({
    ref: db_order_id,
    token,
  }));
  if (call instanceof Response) return call;
  const { status, ...answer } = await verifyPayment(call.shop, call.facts, {
    providerOrderId: call.body.razorpay_order_id,
    paymentId: call.body.razorpay_payment_id,
    signature: call.body.razorpay_signature,
  });
  return Response.json(answer, { status });
}
