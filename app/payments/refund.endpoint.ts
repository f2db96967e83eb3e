import { redirect } from "react-router";
import { adminOf, adminsOnly } from "#accounts/guard.server.ts";
import { isOrderId } from "#orders/order-id.ts";
import { findPaymentFacts } from "#orders/payment-facts.db.server.ts";
import { services } from "#platform/context.server.ts";
import { type Notice, noticeCookie } from "#platform/notice.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { paiseFromRupees } from "#values/decimal-rupees.ts";
import type { Paise } from "#values/money.ts";
import { isUuid } from "#values/uuid.ts";
import type { Route } from "./+types/refund.endpoint.ts";
import { paymentShop } from "./payment-shop.server.ts";
import { refundNotices, refundText } from "./refund.text.ts";
import { refundPayment } from "./refund-payment.server.ts";

/** The layout above guards it too; money is worth two doors. */
export const middleware = [adminsOnly];

/** There is no page here: the form stands on the order's. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(orderPath(params.id));

/** Encoded: a line break in an address must not end a header. */
const orderPath = (id: string): string => `/admin/dashboard/orders/${encodeURIComponent(id)}`;

/** The admin's refund: `amount` in rupees and the form's `key`. Leads back to the order with a notice. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const actor = adminOf(context);
  const known = services(context);
  const form = await postedForm(request);
  const facts = isOrderId(params.id) ? await findPaymentFacts(known.db, params.id) : undefined;
  const shop = paymentShop(known);
  const amount = amountOf(form.get("amount"));
  const key = form.get("key");
  const back = (notice: Notice) =>
    redirect(orderPath(facts?.id ?? params.id), {
      status: 303,
      headers: { "Set-Cookie": noticeCookie(notice) },
    });
  if (!facts) return back(refundNotices.failed(refundText.noOrder));
  if (amount === undefined) return back(refundNotices.failed(refundText.noAmount));
  if (typeof key !== "string" || !isUuid(key)) return back(refundNotices.failed(refundText.outdated));
  const refunded = await refundPayment(shop, {
    orderId: facts.id,
    amountPaise: amount,
    actor,
    idempotencyKey: key,
  });
  return back(refunded.ok ? refundNotices[refunded.kind](amount) : refundNotices.failed(refunded.reason));
}

function amountOf(value: FormDataEntryValue | null): Paise | undefined {
  try {
    const amount = paiseFromRupees(String(value ?? "").replaceAll(/[₹,\s]/g, ""));
    return amount > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}
