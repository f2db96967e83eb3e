import { redirect } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { noInvoiceWords } from "#orders/invoice/paper.text.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { invoiceAnswer } from "#papers/invoice-answer.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { orderAdminText } from "../order-admin.text.ts";
import type { Route } from "./+types/invoice.endpoint.ts";
import { papersText } from "./papers.text.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** The order's invoice as PDF; the first call gives it its number. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const actor = staffWith(context, policy.needs);
  const issue = isOrderId(id)
    ? await issueInvoice(services(context), id, { forWhom: "owner", actorId: actor.id })
    : ({ ok: false, why: "missing" } as const);
  if (issue.ok) return invoiceAnswer(services(context), issue.invoice);
  if (issue.why === "missing") throw new Response(orderAdminText.notFound, { status: 404 });
  const notice = noticeCookie({
    title: papersText.noInvoice,
    text: noInvoiceWords[issue.why],
    tone: "destructive",
  });
  return redirect(`/admin/dashboard/orders/${id}`, { headers: { "Set-Cookie": notice } });
}
