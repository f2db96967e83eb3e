import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isPaymentSignature, isWebhookSignature } from "./signature.server.ts";

const secret = "key-secret";
const payment = { providerOrderId: "order_N1234567890abc", paymentId: "pay_N1234567890abc" };
const sign = (text: string | Buffer, key = secret) => createHmac("sha256", key).update(text).digest("hex");
const right = sign(`${payment.providerOrderId}|${payment.paymentId}`);

test("a payment's signature is the provider's, in small or large letters", () => {
  expect(isPaymentSignature(right, payment, secret)).toBe(true);
  expect(isPaymentSignature(right.toUpperCase(), payment, secret)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["too short", right.slice(2)],
  ["too long", `${right}00`],
  ["one digit off", right.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
  ["no hexadecimal", "z".repeat(64)],
  ["letters beyond ASCII", "é".repeat(64)],
  ["another key's", sign(`${payment.providerOrderId}|${payment.paymentId}`, "webhook-secret")],
  ["another order's", sign(`order_other|${payment.paymentId}`)],
  ["another payment's", sign(`${payment.providerOrderId}|pay_other`)],
  ["the halves exchanged", sign(`${payment.paymentId}|${payment.providerOrderId}`)],
])("a payment's signature is refused: %s", (_what, signature) => {
  expect(isPaymentSignature(signature, payment, secret)).toBe(false);
});

test("a webhook is signed over its bytes, by the new secret or the old", () => {
  const body = Buffer.from('{"event":"payment.captured","x":"\\u20b9 a\\/b"}');
  const tidied = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
  expect(isWebhookSignature(sign(body, "new"), body, ["new", "old"])).toBe(true);
  expect(isWebhookSignature(sign(body, "old"), body, ["new", "old"])).toBe(true);
  expect(isWebhookSignature(sign(body, "old"), body, ["new"])).toBe(false);
  expect(isWebhookSignature(sign(tidied, "new"), body, ["new"])).toBe(false);
  expect(isWebhookSignature(sign(body, ""), body, [])).toBe(false);
});

test.each([
  ["order_A", "pay_B|pay_C"],
  ["order_A|pay_B", "pay_C"],
  ["sub_A", "pay_B"],
  ["order_A", "pay_B\0"],
])("what the provider signed over %j and %j is no payment of an order", (providerOrderId, paymentId) => {
  const signed = sign(`${providerOrderId}|${paymentId}`);
  expect(isPaymentSignature(signed, { providerOrderId, paymentId }, secret)).toBe(false);
});
