import { redirect } from "react-router";
import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { keptText } from "#order-admin/kept/kept.text.ts";
import { refundRefusals } from "#order-admin/money/refund-form.text.ts";
import { saidForIn } from "#orders/given-for/given-for.ts";
import { listQuery, orderHref } from "#orders/links/list-query.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { textIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { paymentShop } from "../payment-shop.server.ts";
import type { Route } from "./+types/refund.endpoint.ts";
import { refundNotices, refundText } from "./refund.text.ts";
import { refundPayment } from "./refund-payment.server.ts";

export const policy = { cached: false, needs: "money", fresh: "forms" } as const satisfies AdminPolicy;

/** The layout above guards it too; money is worth two guards. */
export const middleware = [adminsOnly];

/** There is no page here: the form stands on the order's. */
export function loader({ context, params, url }: Route.LoaderArgs): Response {
  staffWith(context, policy.needs);
  return redirect(pageOf(params.id, url));
}

/** The order's page, with the list that it was opened from. */
const pageOf = (id: string, url: URL): string => orderHref(id, listQuery(url.searchParams));

/**
 * The admin's refund: `amount` in rupees and the form's `key`. Leads back to the order with a notice; when
 * nothing was sent, with what was typed, which stands in the form again with what is wrong with it.
 */
export async function action({ request, params, context, url }: Route.ActionArgs): Promise<Response> {
  const actor = staffWith(context, policy.needs);
  const known = services(context);
  const form = await postedForm(request);
  const facts = isOrderId(params.id) ? await findOrderPayment(known.db, params.id) : undefined;
  const shop = paymentShop(known);
  const typed = String(form.get("amount") ?? "");
  const amount = typedRupees(typed);
  const key = form.get("key");
  const givenFor = textIn(form, "givenFor");
  if (!facts) return redirectWithNotice(pageOf(params.id, url), refundNotices.failed(refundText.noOrder));
  const path = pageOf(facts.id, url);
  const refuse = (text: string) =>
    redirectWithNotice(withTyped(path, typed, givenFor), refundNotices.failed(keptText.said(text)));
  if (!amount) return refuse(sumRefusal(typed, refundRefusals.noSum));
  if (typeof key !== "string" || !isUuid(key)) return refuse(refundText.outdated);
  const refunded = await refundPayment(shop, {
    orderId: facts.id,
    amountPaise: amount,
    saidFor: saidForIn(givenFor),
    actor,
    idempotencyKey: key,
  });
  return refunded.ok
    ? redirectWithNotice(path, refundNotices[refunded.kind](amount))
    : refuse(refunded.reason);
}

const longestTyped = 40;

/** For the order's page (`readOrderPage`). */
const withTyped = (path: string, typed: string, givenFor: string): string => {
  const query = new URLSearchParams({ refund: typed.slice(0, longestTyped) });
  if (saidForIn(givenFor)) query.set("refundFor", givenFor);
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
};
