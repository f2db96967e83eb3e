import { beforeEach, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addPayment, addRefund } from "../../../tests/database/payment-row.ts";
import { refundableOf, refundsOf } from "./refunds.db.server.ts";

const card = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;

eachShop("an order's refunds", { on: "embedded" }, (shop) => {
  let id = "";
  const pay = (payment: string, amount_paise: number, outcome: "confirmed" | "surplus" | "none") =>
    addPayment(shop, id, { razorpay_payment_id: payment, amount_paise, outcome });
  const states = {
    pending: { actor_id: "gone", last_error: null },
    processed: { actor_id: null, last_error: null },
    failed: { actor_id: "gone", last_error: "No balance" },
  };
  const refund = (payment: string, amount_paise: number, state: keyof typeof states, made: object = {}) =>
    addRefund(shop, id, payment, { amount_paise, state, ...states[state], ...made });

  beforeEach(async () => {
    id = await shop.addOrder([], card);
  });

  test("are none, and nothing can go back, before a payment", async () => {
    expect(await refundsOf(shop.db, id)).toEqual([]);
    expect(await refundableOf(shop.db, id)).toBe(0);
    await pay("failed-try", 1000_00, "none");
    expect(await refundableOf(shop.db, id)).toBe(0);
  });

  test("can be all of a payment that was loaded with its order, until it is written down", async () => {
    const ids = { razorpay_order_id: "order_1", razorpay_payment_id: "loaded", total_amount: "1000.00" };
    await shop.set("orders", {}, ids);
    expect(await refundableOf(shop.db, id)).toBe(1000_00);
    await pay("loaded", 1000_00, "confirmed");
    await refund("loaded", 400_00, "processed");
    expect(await refundableOf(shop.db, id)).toBe(600_00);
  });

  test("leave what is left of the largest payment; a failed one takes nothing", async () => {
    await pay("first", 1000_00, "confirmed");
    await pay("second", 1000_00, "surplus");
    expect(await refundableOf(shop.db, id)).toBe(1000_00);
    await refund("second", 1000_00, "processed");
    await refund("first", 250_00, "pending");
    await refund("first", 400_00, "failed");
    expect(await refundableOf(shop.db, id)).toBe(750_00);
    await refund("first", 750_00, "pending");
    expect(await refundableOf(shop.db, id)).toBe(0);
  });

  test("are listed newest first, with who and what went wrong", async () => {
    await pay("first", 1000_00, "confirmed");
    const givenFor = { lines: [{ item: "tote", pieces: 1, amount: 80_00 }] };
    const given_for = JSON.stringify(givenFor);
    await refund("first", 100_00, "processed", { created_at: new Date("2026-11-01"), given_for });
    await refund("first", 200_00, "failed");
    const [failed, made] = await refundsOf(shop.db, id);
    const expected = { amount: 200_00, state: "failed", who: "A former admin", problem: "No balance" };
    expect(failed).toMatchObject(expected);
    expect(made).toMatchObject({ amount: 100_00, state: "processed", who: null, problem: null, givenFor });
    expect(failed?.givenFor).toBeUndefined();
  });
});
