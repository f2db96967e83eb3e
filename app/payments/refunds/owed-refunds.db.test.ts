import { beforeEach, expect, test } from "vitest";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { findOwedRefunds } from "./owed-refunds.db.server.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachCardShop("money that waits to go back", { on: "embedded" }, (shop) => {
  let id: string;
  let paymentId: string;

  const { settle, orderOf } = shop;
  const cancelled = inState("cancelled");

  beforeEach(async () => {
    id = await addCardOrder(shop);
    paymentId = await shop.paid(id);
  });

  const refund = (amount: number) => shop.refund(id, amount);
  const owed = async () => (await findOwedRefunds(shop.db)).map(({ occasion }) => occasion.split(":")[0]);

  test("is a payment that came too late, until all of it is on its way back", async () => {
    await shop.set("orders", {}, cancelled);
    await settle(paymentId);
    const { order_id_text: orderNumber } = await orderOf(id);
    expect(await findOwedRefunds(shop.db)).toEqual([{ orderNumber, occasion: `refund-due:${paymentId}` }]);
    await refund(400_00);
    expect(await owed()).toEqual(["refund-due"]);
    await shop.mishap(endpoint, { status: 500 });
    expect(await refund(600_00)).toEqual({ ok: true, kind: "asked" });
    expect(await owed()).toEqual([]);
  });

  test("is none that the owner has just caused by cancelling a paid order", async () => {
    await settle(paymentId);
    await shop.set("orders", {}, { ...cancelled, refund_due: true });
    expect(await owed()).toEqual([]);
  });

  test.each([
    ["razorpay", "captured"],
    ["cod", "cod_collected"],
  ] as const)("is what %s paid for an order cancelled a day ago", async (payment_method, payment_state) => {
    const order = { ...cancelled, payment_method, payment_state, refund_due: true };
    const add = (hours: number) =>
      addCardOrder(shop, [], { ...order, updated_at: new Date(Date.now() - hours * 3600_000) });
    await add(23);
    const occasion = `refund-due:${await add(25)}`;
    expect(await findOwedRefunds(shop.db)).toMatchObject([{ occasion }]);
  });

  test("is a refund that was to go back later and failed, until it is asked for again", async () => {
    await settle(paymentId);
    await shop.mishap(endpoint, { status: 500 });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "asked" });
    expect(await owed()).toEqual([]);
    await shop.mishap(endpoint, { status: 400 });
    await shop.resumeRefunds();
    expect(await owed()).toEqual(["refund-failed"]);
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    expect(await owed()).toEqual([]);
  });

  test("is a refund that was under way when the bank refused it, and none that was refused at once", async () => {
    await settle(paymentId);
    await shop.mishap(endpoint, { status: 400 });
    expect(await refund(250_00)).toMatchObject({ ok: false });
    expect(await owed()).toEqual([]);
    await shop.steer("refunds", { fail_next: 1 });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    const resumed = () => shop.resumeRefunds().then(owed);
    await expect.poll(resumed).toEqual(["refund-failed"]);
  });
});
