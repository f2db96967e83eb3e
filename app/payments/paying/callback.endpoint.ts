import { redirect } from "react-router";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Notice } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { localPath } from "#values/language/address.ts";
import { isLanguage } from "#values/language/language.ts";
import { paymentNotices, paymentText } from "../payment.text.ts";
import { failed, refusalWords, tooLate } from "../payment-refusal.ts";
import { type PaymentShop, paymentShop } from "../payment-shop.server.ts";
import { isPaymentSignature } from "../provider/signature.server.ts";
import { findMadeOrder } from "../settling/made-order.db.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import type { Route } from "./+types/callback.endpoint.ts";
import { mayCall } from "./function-call.server.ts";
import { callbackLanguage } from "./pay-order.ts";
import { type Verified, verifyPayment } from "./verify-payment.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true };

export const loader = () => redirect("/");

interface Posted {
  providerOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * POST /payments/razorpay/callback: where the provider sends browsers that show no window of its own. The
 * sender is another site, so only a signature changes anything; a failure is looked up at the provider. The
 * buyer's language stands in the address.
 */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const answer = await answered(request, context);
  const given = url.searchParams.get(callbackLanguage);
  return speaking(isLanguage(given) ? given : "en", answer);
}

/** Does what the form asks for in English; the answer to the buyer is worded afterwards. */
async function answered(request: Request, context: Route.ActionArgs["context"]): Promise<() => Response> {
  const shop = paymentShop(services(context));
  const posted = postedOf(await postedForm(request));
  if (!(await mayCall(context))) return () => new Response(paymentText.tooMany, { status: 429 });
  const made = await findMadeOrder(shop.db, posted.providerOrderId);
  const facts = made && (await findOrderPayment(shop.db, made.orderId));
  if (!facts) return () => redirect(localPath("/"), 303);
  const ended = await (posted.signature ? proven(shop, facts, posted) : unproven(shop, facts, posted));
  return () => toOrder(facts, ended);
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

/** The answer to the buyer; the notice is read in the buyer's language, later than what is stored. */
interface Ended {
  notice: () => Notice;
  token?: string;
}

/**
 * A browser with the provider's signature paid this order, and may see it. What anybody may have made up
 * changes nothing.
 */
async function proven(shop: PaymentShop, facts: OrderPayment, posted: Posted): Promise<Ended> {
  if (!isPaymentSignature(posted.signature, posted, shop.config.razorpay.keySecret))
    return { notice: () => paymentNotices.notVerified(paymentText.notVerified) };
  const answer = await verifyPayment(shop, facts, posted);
  const token = orderLinkToken(facts.orderNumber, shop.secret, shop.now());
  return { notice: () => noticeOf(answer, facts), token };
}

function noticeOf(answer: Verified, facts: OrderPayment): Notice {
  const why = refusalWords(answer);
  if (answer.verified) return answer.tooLate ? lateNotice(facts) : paymentNotices.paid;
  if (answer.pending) return paymentNotices.incomplete(why ?? paymentText.waiting);
  return paymentNotices.notVerified(why ?? paymentText.notVerified);
}

/** Nobody vouches for a failure: its words are taken from the provider, never from the form. */
async function unproven(shop: PaymentShop, facts: OrderPayment, { paymentId }: Posted): Promise<Ended> {
  const settled = paymentId ? await settlePayment(shop, paymentId) : undefined;
  const isOwn = settled && "orderId" in settled && settled.orderId === facts.id;
  if (isOwn && settled.kind === "paid") return { notice: () => paymentNotices.paid };
  if (isOwn && settled.kind === "too-late") return { notice: () => lateNotice(facts) };
  const refused = failed(isOwn ? settled.payment : { errorDescription: null, errorReason: null });
  return { notice: () => paymentNotices.failed(refusalWords(refused) ?? "") };
}

const lateNotice = (facts: OrderPayment): Notice => paymentNotices.tooLate(tooLate(facts).error);

function toOrder({ orderNumber }: OrderPayment, { notice, token }: Ended): Response {
  const query = new URLSearchParams({ orderId: orderNumber, ...(token ? { token } : {}) });
  return redirectWithNotice(localPath(`/order-confirmation?${query}`), notice());
}
