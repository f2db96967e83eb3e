import { expect, test } from "vitest";
import { adminPage, formOf } from "../../form-of.ts";
import { productForm, send } from "../admin/product-form.ts";
import { ask, origin, sharedAdmin, signedInAs, textAt } from "../ask.ts";
import { checkoutForm, submit } from "./purchase.ts";

// A card order of a product of this file's own, which its owner marks as sold out before it is paid.

const name = "Velvet Quilt Sold Meanwhile";

const page = async (path: string) => (await textAt(path, cookie)).replaceAll("<!-- -->", "");

const { cookie: admin } = await sharedAdmin();
const form = productForm({ price: "640", name });
expect((await send(adminPage, admin, form)).status).toBe(200);
const { cookie } = await signedInAs("user");
const card = { paymentMethod: "razorpay", script: "1" };
const placed = await submit(checkoutForm(`${form.get("id")}:1:64000`, card), { Cookie: cookie });
expect(placed.status).toBeLessThan(400);
const list = await page("/dashboard/my-orders");
expect(list).toContain("Pay Now");
const number = /JC-\d{13}/.exec(list)?.[0] ?? "";
const order = /href="(\/dashboard\/my-orders\/[^"?]+)"/.exec(list)?.[1] ?? "";
await send(adminPage, admin, formOf({ id: form.get("id"), intent: "change", change: "out-of-stock" }));

const pages = (): [string, string][] => [
  ["the list", "/dashboard/my-orders"],
  ["its own page", order],
  ["the thank-you page", `/order-confirmation?orderId=${number}`],
  ["the page to pay", `/pay/${number}`],
];

const expectSoldOut = async () => {
  for (const [where, path] of pages()) {
    const [english, hindi] = [await page(path), await page(`/hi${path}`)];
    expect.soft(english, where).toContain(`${name} is sold out meanwhile`);
    expect.soft(english, where).not.toMatch(/kept for you|>Pay Now|You can try again/);
    expect.soft(hindi, where).toContain(`“${name}” इस बीच बिक गया`);
    expect.soft(hindi, where).not.toMatch(/data-pay|#pay-now/);
  }
};

test("no page of an order that is sold out meanwhile offers to pay it (PAY-27)", expectSoldOut);

test("nor does one after a press on a page from before, which said that nothing was begun", async () => {
  const press = (call: string, body: object) =>
    ask(`/functions/v1/${call}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: origin, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const refused = await press("create-razorpay-order", { receipt: number, notes: {} });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "soldOut", about: name }]);
  await press("report-payment-outcome", { db_order_id: number, outcome: "init_failed" });
  await expectSoldOut();
});
