import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { appSecret, type CardShop, callFunction, openCardShop, type Paid } from "../card-shop.ts";
import { addDuesOrder } from "../database/dues-order.ts";
import { signIn } from "../sign-in.ts";

let card: CardShop;
beforeAll(async () => {
  card = await openCardShop();
});
afterAll(() => card.close());
beforeEach(() => card.steer("reset", {}));

/** An order over ₹46,400 with an advance of half of it, and the calls of its buyer's page. */
async function newOrder() {
  const shop = {
    ...{ db: card.database.db, config: parseConfig({}), secret: appSecret, now: () => new Date() },
    making: ordersMaking(() => parseConfig({})),
  };
  const { id, orderNumber } = await addDuesOrder(card.database, shop);
  const token = orderLinkToken(orderNumber, appSecret);
  const call = (name: string, payload: object) => callFunction(card.shop.origin, name, { token, ...payload });
  const page = async (path: string) => {
    const answer = await fetch(`${card.shop.origin}${path}`, { redirect: "manual" });
    return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
  };
  return {
    id,
    begin: () => call("create-razorpay-order", { receipt: orderNumber }),
    verify: (paid: Paid) => call("verify-razorpay-payment", { ...paid, db_order_id: id }),
    report: () => call("report-payment-outcome", { db_order_id: id, outcome: "failed" }),
    pay: () => page(`/pay/${orderNumber}?token=${token}`),
    shown: () => page(`/order-confirmation?orderId=${orderNumber}&token=${token}`),
    row: () => card.rows.row("orders", id),
    paid: async () => (await findDues(card.database.db, id)).map(({ paidAt }) => paidAt !== null),
  };
}

test("a buyer pays the advance and then the balance, each in a window of its own", async () => {
  const order = await newOrder();
  expect((await order.pay()).text).toContain("To be paid now: the advance.");
  const first = await order.begin();
  expect(first).toMatchObject({ status: 200, body: { amount: 23_200_00, currency: "INR" } });
  expect((await order.report()).body).toEqual({ status: "pending" });
  const advance = await card.pay(String(first.body.id));
  expect((await order.verify(advance)).body).toEqual({ verified: true });
  expect(await order.row()).toMatchObject({ payment_state: "part_paid", status: "processing" });
  expect((await order.shown()).text).toContain("Pay ₹23,200.00");
  expect((await order.pay()).text).toContain("To be paid before it is sent: the balance.");
  const second = await order.begin();
  expect(second.body.id).not.toBe(first.body.id);
  expect((await order.verify(await card.pay(String(second.body.id)))).body).toEqual({ verified: true });
  expect(await order.row()).toMatchObject({ payment_state: "captured", status: "processing" });
  expect((await order.verify(advance)).body).toEqual({ verified: true });
  expect(await order.begin()).toEqual({
    status: 409,
    body: { error: "This order is already paid.", code: "alreadyPaid" },
  });
  expect((await order.pay()).location).toContain("/order-confirmation");
});

test("webhooks that come doubled, shuffled and late pay each part once", async () => {
  const order = await newOrder();
  await card.steer("webhooks", { mode: "duplicate" });
  await card.pay(String((await order.begin()).body.id));
  await expect.poll(order.paid, { timeout: 10_000 }).toEqual([true, false]);
  await card.steer("webhooks", { mode: "hold" });
  await card.pay(String((await order.begin()).body.id));
  const held = (await card.events()).map(({ id }) => id);
  await card.steer("webhooks/flush", { order: held.toReversed(), repeat: 2 });
  await expect.poll(order.paid, { timeout: 10_000 }).toEqual([true, true]);
  expect(await order.row()).toMatchObject({ payment_state: "captured", refund_due: false });
});

test("the owner notes what came by bank, on the order's page, and what a card pays then goes back", async () => {
  const order = await newOrder();
  await card.steer("webhooks", { mode: "drop" });
  const late = await card.pay(String((await order.begin()).body.id));
  const { cookie } = await signIn(card.shop, "admin");
  const [advance] = await findDues(card.database.db, order.id);
  const post = async (fields: Record<string, string>) =>
    fetch(`${card.shop.origin}/admin/dashboard/orders/${order.id}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: card.shop.origin },
      body: new URLSearchParams({ version: String((await order.row()).version), ...fields }),
    });
  const received = { intent: "received", dueId: advance?.id ?? "", way: "bank", reference: "UTR 1" };
  const wrong = await post({ ...received, receivedOn: "2099-01-01" });
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining("Choose a day up to today."),
  ]);
  const day = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  expect((await post({ ...received, receivedOn: day })).status).toBe(200);
  expect(await order.paid()).toEqual([true, false]);
  expect((await order.verify(late)).body).toMatchObject({ verified: true, tooLate: true });
  expect(await order.row()).toMatchObject({ payment_state: "part_paid", refund_due: true });
  const shipped = await post({ intent: "status", status: "shipped" });
  expect([shipped.status, await shipped.text()]).toEqual([
    ...[409, expect.stringContaining("is to be paid before it leaves")],
  ]);
});
