import { z } from "zod";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/report-outcome.endpoint.ts";
import { field, heldCall, onlyPosts } from "./function-call.server.ts";
import { reportOutcome } from "./report-outcome.server.ts";

export const policy: RoutePolicy = { cached: false, body: "call", forPrograms: true };

/** What else a page says of the payment, its words for a failure say, is not read: nobody vouches for it. */
const payload = z.object({
  db_order_id: field,
  outcome: z.enum([
    "dismissed",
    "failed",
    "init_failed",
    "generic",
    "payment_modal_dismissed",
    "payment_failed_razorpay",
    "payment_init_failed",
    "payment_error_generic",
  ]),
  token: field.optional(),
});

export const loader = onlyPosts;

/** POST /functions/v1/report-payment-outcome (PAY-10): {status} of the order after it. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const call = await heldCall({ request, context }, payload, ({ db_order_id, token }) => ({
    ref: db_order_id,
    token,
  }));
  if (call instanceof Response) return call;
  const status = await reportOutcome(call.shop, call.facts, call.body.outcome);
  return Response.json({ status });
}
