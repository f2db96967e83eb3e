import { customerOf } from "#accounts/guard.server.ts";
import { findCreditNote } from "#orders/invoice/credit-note.db.server.ts";
import { noInvoiceText } from "#orders/invoice/paper.text.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { invoiceAnswer, refusedPaper } from "#papers/invoice-answer.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/own-credit-note.endpoint.ts";
import { findMyOrder } from "./my-orders.db.server.ts";

export const policy: RoutePolicy = { cached: false };

/**
 * A credit note of a customer's own order as PDF. Somebody else's is as little found as one that is not
 * there.
 */
export async function loader({ context, params: { id, note } }: Route.LoaderArgs) {
  const { db } = services(context);
  const actor = customerOf(context);
  const refusal = await refusedPaper(context);
  if (refusal) return refusal;
  const order = isOrderId(note) ? await findMyOrder(db, actor, id) : undefined;
  const facts = order && (await findCreditNote(db, order.id, note));
  if (!facts) throw new Response(noInvoiceText.notFound, { status: 404 });
  return invoiceAnswer(services(context), facts);
}
