import { expect, test } from "vitest";
import { paise } from "#values/money.ts";
import type { Order } from "./order.ts";
import { orderPlacedText } from "./order-mail-text.ts";
import { orderPlacedHtml } from "./order-placed.email.ts";

const address = {
  fullName: '<script>alert("x")</script>',
  addressLine1: "%%link%% & Sons",
  addressLine2: null,
  city: "Patna",
  state: "Bihar",
  pincode: "800001",
  country: "India",
};
const order: Order = {
  orderNumber: "JC-1795000000123",
  placedAt: new Date("2026-11-21T07:05:35Z"),
  status: "pending_cod_confirmation",
  billing: { ...address, email: "asha@example.com", phone: null },
  shipping: address,
  shippingMethod: "standard",
  paymentMethod: "cod",
  subtotal: paise(2197_00),
  shippingCost: paise(0),
  total: paise(2197_00),
  lines: [
    { productId: "a", productName: "Tote <b>", quantity: 1, unitPrice: paise(1499_00), picture: null },
    { productId: null, productName: "Pouch %%total%%", quantity: 2, unitPrice: paise(349_00), picture: null },
  ],
};
const facts = { order, link: "https://shop.example/o?a=1&b=2", shopName: "Jhola Crafts" };

test("the markup says everything, fills every slot once and escapes what people typed", () => {
  const html = orderPlacedHtml(facts);
  expect(html).toContain("21 November 2026 at 12:35 pm");
  expect(html).toContain("Tote &lt;b&gt;");
  expect(html).toContain("Pouch %%total%%");
  expect(html).toContain("%%link%% &amp; Sons");
  expect(html).toContain('href="https://shop.example/o?a=1&amp;b=2"');
  expect(html).toContain("₹698");
  expect(html).toContain("Free");
  expect(html).not.toContain("<script");
  expect(html.replaceAll(/%%(link|total)%%/g, "")).not.toContain("%%");
});

test("the plain text reads well", () => {
  expect(orderPlacedText(facts)).toContain(
    ["  Tote <b> × 1: ₹1,499", "  Pouch %%total%% × 2: ₹698", "", "  Subtotal: ₹2,197"].join("\n"),
  );
});
