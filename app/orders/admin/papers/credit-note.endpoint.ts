import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { findCreditNote } from "../../invoice/credit-note.db.server.ts";
import { invoiceAnswer } from "../../invoice/invoice-answer.server.ts";
import { isOrderId } from "../../placing/order-id.ts";
import type { Route } from "./+types/credit-note.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** One of an order's credit notes as PDF. They are issued when the money goes back. */
export async function loader({ context, params: { id, note } }: Route.LoaderArgs) {
  adminOf(context);
  const isKnown = isOrderId(id) && isOrderId(note);
  const facts = isKnown ? await findCreditNote(services(context).db, id, note) : undefined;
  if (!facts) throw new Response("Credit note not found.", { status: 404 });
  return invoiceAnswer(facts);
}
