import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addCardOrder, eachCardShopAndAbroad } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { type SignedPayment, verifyPayment } from "./verify-payment.server.ts";

const verified = { status: 200, verified: true };

eachCardShopAndAbroad("what a browser tells of a payment", {}, (shop) => {
  const { orderOf, settle } = shop;
  const verify = async (id: string, proof: SignedPayment) => verifyPayment(shop, await shop.facts(id), proof);
  /** A payment as the provider's window hands it over. */
  async function paid(id: string, outcome?: string, more?: object): Promise<SignedPayment> {
    const providerOrderId = await shop.begun(id);
    const { payment, signature } = await shop.pay(providerOrderId, outcome, more);
    return { providerOrderId, paymentId: payment.id, signature };
  }
  const signedFor = (of: string, paymentId: string) => {
    const hash = createHmac("sha256", shop.config.razorpay.keySecret).update(`${of}|${paymentId}`);
    return { paymentId, signature: hash.digest("hex") };
  };

  test.each<[string, (paid: SignedPayment) => Partial<SignedPayment>]>([
    ["a forged signature", () => ({ signature: "0".repeat(64) })],
    ["no signature", () => ({ signature: "" })],
    ["another payment's id", () => ({ paymentId: "pay_00000000000000" })],
    ["another order of the provider", () => ({ providerOrderId: "order_00000000000000" })],
    ["two payments under one signature", ({ providerOrderId: of }) => signedFor(of, "pay_B|pay_C")],
  ])("is refused with %s, and its true word still counts", async (_what, forged) => {
    const id = await addCardOrder(shop);
    const proof = await paid(id);
    const refused = { status: 400, verified: false, code: "notVerified", error: "Could not verify payment." };
    expect(await verify(id, { ...proof, ...forged(proof) })).toEqual(refused);
    expect(await orderOf(id)).toMatchObject({ status: "payment_verification_failed", paid_at: null });
    expect(await shop.mails()).toEqual([]);
    expect(await verify(id, proof)).toEqual(verified);
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
    // A wrong word about a paid order spoils nothing.
    expect(await verify(id, { ...proof, signature: "0".repeat(64) })).toMatchObject({ status: 400 });
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  test("is no payment of another order, however well signed", async () => {
    const [id, other] = [await addCardOrder(shop), await addCardOrder(shop)];
    const proof = await paid(other);
    await shop.begun(id);
    for (const answer of [{ status: 400 }, verified, { status: 400 }]) {
      expect(await verify(answer === verified ? other : id, proof)).toMatchObject(answer);
      expect(await orderOf(id)).toMatchObject({ paid_at: null });
    }
    expect(await orderOf(id)).toMatchObject({ payment_state: "failed", paid_at: null });
  });

  test.each([
    ["another amount", { amount_override: 1_00 }],
    ["other money", { currency_override: "USD" }],
  ])("is refused with %s, and the money is due back", async (_what, more) => {
    const id = await addCardOrder(shop);
    const error = "The amount paid is not the order's amount. We will return it to you.";
    const answer = await verify(id, await paid(id, "success", more));
    expect(answer).toMatchObject({ status: 400, verified: false, error });
    expect(await orderOf(id)).toMatchObject({ status: "payment_verification_failed", refund_due: true });
  });

  test("is refused with the bank's word where it declined", async () => {
    const id = await addCardOrder(shop);
    const declined = { status: 400, verified: false, error: "Payment failed (Reason: payment_failed)" };
    expect(await verify(id, await paid(id, "fail"))).toMatchObject(declined);
    expect(await orderOf(id)).toMatchObject({ status: "payment_failed_razorpay" });
  });

  test.each(["processing", "pending"] as const)("pays an unpaid order that is %s", async (state) => {
    const id = await addCardOrder(shop);
    const moved = { payment_state: "failed", confirmed_at: shop.clock } as const;
    await shop.set("orders", id, { ...moved, ...inState(state) });
    expect(await verify(id, await paid(id))).toEqual(verified);
    const settled = { status: "processing", payment_state: "captured", refund_due: false };
    expect(await orderOf(id)).toMatchObject(settled);
  });

  test("is believed of the last piece that was sold meanwhile, and called too late", async () => {
    await shop.addProducts([{ id: "last", name: "Last Bag", stock_count: 1 }]);
    const id = await addCardOrder(shop, [{ product_id: "last", product_name: "Last Bag" }]);
    const proof = await paid(id);
    // Its hour is over, and somebody else was quicker.
    await shop.set("orders", id, { stock_held_until: null });
    await shop.set("order_items", { order_id: id }, { stock_taken: 0 });
    for (const _ of [1, 2]) expect(await verify(id, proof)).toEqual({ ...verified, tooLate: true });
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await shop.mailKinds()).toEqual(["order-too-late"]);
  });

  test("confirms once, by twenty at once", async () => {
    const id = await addCardOrder(shop);
    const proof = await paid(id);
    expect(await manyAtOnce(20, () => verify(id, proof))).toEqual(Array(20).fill(verified));
    expect(await shop.mailKinds()).toEqual(["order-paid"]);
  });

  describe("by a provider that misbehaves", () => {
    test.each([
      ["401", { status: 401 }],
      ["429", { status: 429 }],
      ["500", { status: 500 }],
      ["an HTML page", { html: true }],
      ["connections that break", { reset: true, times: 2 }],
      ["a page that says 200", { html: true, status: 200 }],
      ["NUL in a text", { spoil: "nul" }],
      ["half a letter in a text", { spoil: "surrogate" }],
      ["an id that is none", { spoil: "wild-id" }],
    ])("is not believed and not lost: %s", async (_what, mishap) => {
      const id = await addCardOrder(shop);
      const proof = await paid(id);
      await shop.mishap("GET /v1/payments/:id", mishap);
      expect(await verify(id, proof)).toMatchObject({ status: 503, verified: false, pending: true });
      expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment", paid_at: null });
      expect(await verify(id, proof)).toEqual(verified);
    });

    test("is waited for while authorised money can't be captured yet", async () => {
      const id = await addCardOrder(shop);
      const proof = await paid(id, "authorized");
      await shop.mishap("POST /v1/payments/:id/capture", { status: 500 });
      expect(await verify(id, proof)).toMatchObject({ status: 202, verified: false, pending: true });
      expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
      expect(await verify(id, proof)).toEqual(verified);
    });

    test("counts all the same when a capture's answer is lost", async () => {
      const id = await addCardOrder(shop);
      const proof = await paid(id, "authorized");
      await shop.mishap("POST /v1/payments/:id/capture", { reset: true, after: true });
      expect(await verify(id, proof)).toEqual(verified);
      expect(await settle(proof.paymentId)).toMatchObject({ kind: "paid" });
    });
  });
});
