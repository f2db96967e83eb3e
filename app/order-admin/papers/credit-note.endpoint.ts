import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { findCreditNote } from "#orders/invoice/credit-note.db.server.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { invoiceAnswer } from "#papers/invoice-answer.server.ts";
import { services } from "#platform/services.server.ts";
import type { Route } from "./+types/credit-note.endpoint.ts";
import { papersText } from "./papers.text.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** One of an order's credit notes as PDF. They are issued when the money goes back. */
export async function loader({ context, params: { id, note } }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const isKnown = isOrderId(id) && isOrderId(note);
  const facts = isKnown ? await findCreditNote(services(context).db, id, note) : undefined;
  if (!facts) throw new Response(papersText.creditMissing, { status: 404 });
  return invoiceAnswer(services(context), facts);
}
