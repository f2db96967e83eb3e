import { notForAdmins } from "#accounts/guard.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { noInvoiceWords } from "#orders/invoice/paper.text.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { invoiceAnswer, refusedPaper } from "#papers/invoice-answer.server.ts";
import { services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/held-invoice.endpoint.ts";
import { orderPageOf, ownOrder, statusesInside } from "./own-order.server.ts";
import { ownOrderText as text } from "./own-order.text.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** The invoice as PDF of an order that its guest placed in this browser, or holds the mail's link of. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) throw new Response(text.notFound, { status: statusesInside[found.why] });
  const refusal = await refusedPaper(context);
  if (refusal) return refusal;
  const shop = services(context);
  const id = (await findOrderPayment(shop.db, found.order.orderNumber))?.id ?? "";
  const actorId = found.shopper?.id ?? null;
  const issue = await issueInvoice(shop, id, { forWhom: "holder", actorId });
  if (issue.ok) return invoiceAnswer(shop, issue.invoice);
  if (issue.why === "missing") throw new Response(text.notFound, { status: 404 });
  const notice = { title: text.noInvoice, text: noInvoiceWords[issue.why] };
  return redirectWithNotice(await orderPageOf(shop, found), notice);
}
