import { redirect } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { noInvoiceText, noInvoiceWords } from "#orders/invoice/paper.text.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { invoiceAnswer, refusedPaper } from "#papers/invoice-answer.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/own-invoice.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** A customer's own invoice as PDF. Somebody else's order is as little found as one that is not there. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const actor = customerOf(context);
  const refusal = await refusedPaper(context);
  if (refusal) return refusal;
  const issue = isOrderId(id)
    ? await issueInvoice(services(context), id, { forWhom: "customer", actorId: actor.id })
    : ({ ok: false, why: "missing" } as const);
  if (issue.ok) return invoiceAnswer(services(context), issue.invoice);
  if (issue.why === "missing") throw new Response(noInvoiceText.notFound, { status: 404 });
  const notice = noticeCookie({ title: noInvoiceText.title, text: noInvoiceWords[issue.why] });
  return redirect(`/dashboard/my-orders/${id}`, { headers: { "Set-Cookie": notice } });
}
