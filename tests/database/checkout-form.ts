import { randomUUID } from "node:crypto";
import { submitCheckout } from "../../app/checkout/submitting/submit-checkout.server.ts";
import { formOf } from "../form-of.ts";
import type { TestShop } from "./each-shop.ts";

export const address = {
  fullName: "Asha Kumari",
  email: "asha@example.com",
  addressLine1: "12 Gandhi Path",
  city: "Patna",
  pincode: "800001",
  country: "India",
  shippingSameAsBilling: "on",
};
const methods = { shippingMethod: "standard", paymentMethod: "cod" };

/** A whole checkout as the last step posts it. */
export const purchase = (change: Record<string, string> = {}) => ({
  ...address,
  ...methods,
  step: "3",
  go: "place",
  key: randomUUID(),
  cart: "tote:2:50000",
  ...change,
});

/** The same, to be paid by card. */
export const byCard = (change: Record<string, string> = {}) =>
  purchase({ paymentMethod: "razorpay", script: "on", ...change });

/** The form's shop sells one tote and has sold out of another bag. */
export const sellTotes = (shop: TestShop) =>
  shop.addProducts([
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "out", name: "Gone Bag", price: "100", in_stock: false },
  ]);

/** The checkout's form in a shop of a test's. */
export function checkoutForm(shop: TestShop) {
  /** Of the order that was kept last. */
  async function newestNumber(): Promise<string> {
    return (await shop.rows("orders", {}, "order_id_text")).at(-1)?.order_id_text ?? "none";
  }

  type Fields = Record<string, string>;
  function submit(fields: Fields, cookie = "", userId: string | null = null, seesHidden = false) {
    const request = new Request("http://localhost:3000/checkout", { headers: { Cookie: cookie } });
    const sender = { request, clientAddress: "203.0.113.1", userId, seesHidden };
    return submitCheckout(shop, sender, formOf(fields));
  }

  /** What the form answers while nothing is placed. */
  async function shown(fields: Fields, userId: string | null = null) {
    const answer = await submit(fields, "", userId);
    if (answer instanceof Response) throw new Error("an order was placed");
    return { status: answer.init?.status, ...answer.data };
  }

  /** What the form answers once an order is placed. */
  async function answered(...what: Parameters<typeof submit>): Promise<Response> {
    const answer = await submit(...what);
    if (answer instanceof Response) return answer;
    throw new Error(`nothing was placed: ${JSON.stringify(answer.data.notice)}`);
  }

  return { newestNumber, submit, shown, answered };
}
