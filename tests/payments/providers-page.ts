import { noticeIn } from "#platform/notice.ts";
import type { CardShop, Paid } from "../card-shop.ts";

export const noticeOf = (answer: Response) => noticeIn(answer.headers.getSetCookie().join("; "));

export const post = (address: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(address, { method: "POST", redirect: "manual", body: new URLSearchParams(fields), headers });

/** As the provider's page sends the browser back. */
export const sendBack =
  (shopOf: () => Pick<CardShop, "shop">) =>
  async (fields: Record<string, string>, query = "") => {
    const { origin } = shopOf().shop;
    const answer = await post(`${origin}/payments/razorpay/callback${query}`, fields, {
      Origin: "https://api.razorpay.com",
    });
    return {
      status: answer.status,
      to: new URL(answer.headers.get("location") ?? "", origin),
      notice: noticeOf(answer),
    };
  };

/** What it sends back with when a payment failed. */
export const failure = (paid: Paid) => ({
  "error[code]": "BAD_REQUEST_ERROR",
  "error[description]": "<b>Send money to me</b>",
  "error[reason]": "made_up",
  "error[metadata]": JSON.stringify({
    payment_id: paid.razorpay_payment_id,
    order_id: paid.razorpay_order_id,
  }),
});
