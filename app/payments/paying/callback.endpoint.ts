import { redirect } from "react-router";
import { orderLinkToken } from "#orders/customer/order-access.server.ts";
import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { paymentNotices, paymentText } from "../payment.text.ts";
import { failureText } from "../payment.ts";
import { type PaymentShop, paymentShop } from "../payment-shop.server.ts";
import { mayCall } from "../provider/function-call.server.ts";
import { isPaymentSignature } from "../provider/signature.server.ts";
import { findMadeOrder } from "../settling/made-order.db.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import type { Route } from "./+types/callback.endpoint.ts";
import { verifyPayment } from "./verify-payment.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true };

export const loader = () => redirect("/");

interface Posted {
  providerOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * POST /payments/razorpay/callback: where the provider sends browsers that show no window of its own. The
 * sender is another site, so only a signature changes anything; a failure is asked of the provider.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const shop = paymentShop(services(context));
  const posted = postedOf(await postedForm(request));
  if (!(await mayCall(context))) return new Response(paymentText.tooMany, { status: 429 });
  const made = await findMadeOrder(shop.db, posted.providerOrderId);
  const facts = made && (await findOrderPayment(shop.db, made.orderId));
  if (!facts) return redirect("/", 303);
  return posted.signature ? proven(shop, facts, posted) : unproven(shop, facts, posted);
}

/** What came of it, in the fields of a success or in those of a failure. */
function postedOf(form: FormData): Posted {
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .slice(0, 500)
      .replaceAll("\0", "");
  const about = ids(text("error[metadata]"));
  return {
    providerOrderId: text("razorpay_order_id") || text("error[metadata][order_id]") || about("order_id"),
    paymentId: text("razorpay_payment_id") || text("error[metadata][payment_id]") || about("payment_id"),
    signature: text("razorpay_signature"),
  };
}

/** A failure's order and payment come as JSON in one field. */
const ids =
  (json: string) =>
  (name: string): string =>
    new RegExp(`"${name}"\\s*:\\s*"([a-z]+_\\w{1,40})"`).exec(json)?.[1] ?? "";

/**
 * Whoever brings the provider's signature paid this order, and may see it. What anybody may have made up
 * changes nothing.
 */
async function proven(shop: PaymentShop, facts: OrderPayment, posted: Posted): Promise<Response> {
  if (!isPaymentSignature(posted.signature, posted, shop.config.razorpay.keySecret)) {
    return toOrder(facts, paymentNotices.notVerified(paymentText.notVerified));
  }
  const { verified, tooLate, pending, error } = await verifyPayment(shop, facts, posted);
  const token = orderLinkToken(facts.orderNumber, shop.secret, shop.now());
  if (verified) return toOrder(facts, tooLate ? paymentNotices.tooLate(facts) : paymentNotices.paid, token);
  if (pending)
    return toOrder(facts, { title: "Payment Incomplete", text: error ?? paymentText.waiting }, token);
  return toOrder(facts, paymentNotices.notVerified(error ?? paymentText.notVerified), token);
}

/** Nobody vouches for a failure: its words are taken from the provider, never from the form. */
async function unproven(shop: PaymentShop, facts: OrderPayment, { paymentId }: Posted): Promise<Response> {
  const settled = paymentId ? await settlePayment(shop, paymentId) : undefined;
  const isOwn = settled && "orderId" in settled && settled.orderId === facts.id;
  if (isOwn && settled.kind === "paid") return toOrder(facts, paymentNotices.paid);
  if (isOwn && settled.kind === "too-late") return toOrder(facts, paymentNotices.tooLate(facts));
  const failure = isOwn ? settled.payment : { errorDescription: null, errorReason: null };
  return toOrder(facts, paymentNotices.failed(failureText(failure)));
}

function toOrder({ orderNumber }: OrderPayment, notice: Notice, token?: string): Response {
  const query = new URLSearchParams({ orderId: orderNumber, ...(token ? { token } : {}) });
  return redirectWithNotice(`/order-confirmation?${query}`, notice);
}
