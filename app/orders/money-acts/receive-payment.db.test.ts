import { expect, test } from "vitest";
import { addDuesOrder, dueOf, receiveDue } from "../../../tests/database/dues-order.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { inState, orderHistory } from "../../../tests/database/order-row.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { issueInvoice } from "../invoice/issue-invoice.server.ts";
import { paymentName } from "../payment-name.ts";
import {
  askForPayment,
  type ReceivedPayment,
  receivePayment,
  undoPayment,
} from "./receive-payment.server.ts";

eachShop("a payment that the owner saw come", {}, (shop) => {
  const told = { kind: "kept", isToldToCustomer: true };
  const untold = { kind: "kept", isToldToCustomer: false };
  const row = (id: string) => shop.row("orders", id);
  const received = async (
    id: string,
    kind: "whole" | "advance" | "balance" = "advance",
    change: Partial<ReceivedPayment> = {},
  ): Promise<ReceivedPayment> => ({
    ...{ orderId: id, version: (await row(id)).version, dueId: (await dueOf(shop.db, id, kind)).id },
    ...{ method: "bank", reference: "UTR 123", day: "2026-11-20", ...change },
  });
  const add = async (offer: Parameters<typeof addDuesOrder>[2] = { method: "bank" }) =>
    (await addDuesOrder(shop, shop, offer)).id;

  test("pays its part on the day it came, with a mail, history and audit; the last one pays the order", async () => {
    const id = await add();
    expect(await receivePayment(shop, shop.owner, await received(id))).toEqual(told);
    expect(await row(id)).toMatchObject({ payment_state: "part_paid", status: "processing", paid_at: null });
    const [advance, balance] = await findDues(shop.db, id);
    expect(advance).toMatchObject({ method: "bank", reference: "UTR 123", paymentId: null });
    expect(advance?.paidAt).toEqual(new Date("2026-11-19T18:30:00Z"));
    expect(balance).toMatchObject({ paidAt: null });
    const change = { method: "cash", reference: null, day: "2026-11-21" } as const;
    await receivePayment(shop, shop.owner, await received(id, "balance", change));
    const paid = { payment_state: "captured", status: "processing", paid_at: shop.clock };
    expect(await row(id)).toMatchObject(paid);
    expect(await shop.mailKinds()).toEqual(["order-advance", "order-paid"]);
    const history = await orderHistory(shop, id);
    expect(history.map(({ status, note, actor_id }) => [status, note, actor_id])).toEqual([
      ["pending", null, null],
      ["processing", "Advance of ₹23,200.00 received by bank transfer (UTR 123)", "owner"],
      ["processing", "Balance of ₹23,200.00 received by cash", "owner"],
    ]);
    const audit = await shop.audit();
    expect(audit.map(({ action }) => action)).toEqual(["order.payment_received", "order.payment_received"]);
  });

  test.each([
    ["a day to come", { day: "2026-11-22" }, { kind: "wrong-day", why: "future" }],
    ["a day too long ago", { day: "2025-11-20" }, { kind: "wrong-day", why: "old" }],
    ["an order that went on meanwhile", { version: 7 }, { kind: "stale" }],
    ["a part that is none", { dueId: "0199" }, { kind: "unfit" }],
  ] as const)("%s is refused, and nothing is written", async (_what, change, answer) => {
    const id = await add();
    const wish = await received(id, "advance", change);
    expect(await receivePayment(shop, shop.owner, wish)).toEqual(answer);
    expect(await row(id)).toMatchObject({ payment_state: "awaiting", version: 1 });
    expect(await shop.mails()).toEqual([]);
  });

  test("pressed twice, or by two at once, counts once", async () => {
    const id = await add();
    const wish = await received(id);
    const answers = await Promise.all([1, 2, 3].map(() => receivePayment(shop, shop.owner, wish)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["kept", "stale", "stale"]);
    expect(await receivePayment(shop, shop.owner, await received(id))).toEqual({ kind: "unfit" });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("can be taken back, and be noted again with another mail", async () => {
    const id = await add({ method: "bank", advancePercent: 0 });
    await receivePayment(shop, shop.owner, await received(id, "whole"));
    expect(await undoPayment(shop, shop.owner, await received(id, "whole"))).toEqual(untold);
    expect(await row(id)).toMatchObject({ payment_state: "awaiting", paid_at: null });
    expect(await findDues(shop.db, id)).toMatchObject([{ paidAt: null, reference: null }]);
    expect(await undoPayment(shop, shop.owner, await received(id, "whole"))).toEqual({ kind: "unfit" });
    await receivePayment(shop, shop.owner, await received(id, "whole"));
    expect(await row(id)).toMatchObject({ payment_state: "captured" });
    expect(await shop.mailKinds()).toEqual(["order-paid", "order-paid"]);
  });

  test("of an order that is cancelled is due back, and none is noted after that", async () => {
    const id = await add();
    await receivePayment(shop, shop.owner, await received(id));
    const { version } = await row(id);
    await changeFulfilment(shop, shop.owner, { orderId: id, version, status: "cancelled" });
    expect(await row(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await receivePayment(shop, shop.owner, await received(id, "balance"))).toEqual({ kind: "unfit" });
    // She noted it by mistake: nothing is due back.
    expect(await undoPayment(shop, shop.owner, await received(id))).toMatchObject({ kind: "kept" });
    expect(await row(id)).toMatchObject({ payment_state: "awaiting", refund_due: false });
  });

  test("names the ways in which its order is paid, wherever that is named", async () => {
    const name = async (id: string) => {
      const { payment_method: paymentMethod, payment_ways: paymentWays } = await row(id);
      return paymentName({ paymentMethod, paymentWays });
    };
    const id = await add();
    expect(await name(id)).toBe("Bank Transfer");
    await receivePayment(shop, shop.owner, await received(id, "advance", { method: "upi" }));
    expect(await name(id)).toBe("UPI and Bank Transfer");
    await receivePayment(shop, shop.owner, await received(id, "balance", { method: "cash" }));
    expect(await name(id)).toBe("UPI and Cash");
    const issued = await issueInvoice(shop, id, { forWhom: "owner", actorId: null });
    expect(issued.ok && paymentName(issued.invoice)).toBe("UPI and Cash");
    await undoPayment(shop, shop.owner, await received(id, "advance"));
    expect(await name(id)).toBe("Bank Transfer and Cash");
    const card = await add({ method: "razorpay" });
    await receivePayment(shop, shop.owner, await received(card, "advance", { method: "cash" }));
    expect(await name(card)).toBe("Cash and Card or UPI (Razorpay)");
  });

  test("is not written of to a buyer who has no address", async () => {
    const id = await add({ method: "bank", buyer: { ...draftOffer().buyer, email: null } });
    expect(await receivePayment(shop, shop.owner, await received(id))).toEqual(untold);
    expect(await shop.mails()).toEqual([]);
  });
});

eachShop("asking for a part of an order", {}, (shop) => {
  const row = (id: string) => shop.row("orders", id);
  const seen = async (orderId: string) => ({ orderId, version: (await row(orderId)).version });
  const add = async () => (await addDuesOrder(shop, shop, { method: "bank" })).id;
  const pay = (id: string, kind: "advance" | "balance") => receiveDue(shop, id, kind);
  const told = { kind: "kept", isToldToCustomer: true };

  test("writes one mail a press, with history and audit, for what is to be paid next", async () => {
    const id = await add();
    const { order_id_text: number } = await row(id);
    await pay(id, "advance");
    await shop.remove("mail_outbox");
    const page = await seen(id);
    const presses = await Promise.all([1, 2, 3].map(() => askForPayment(shop, shop.owner, page)));
    expect(presses.map(({ kind }) => kind).sort()).toEqual(["kept", "stale", "stale"]);
    expect(await shop.mails()).toMatchObject([{ subject: `Order ${number} waits for its balance` }]);
    expect(JSON.stringify(await shop.mails())).toContain("is to be paid before it is sent.");
    expect(JSON.stringify(await shop.mails())).toContain("Pay ₹23,200.00");
    const history = await orderHistory(shop, id);
    expect(history.at(-1)).toMatchObject({ note: "Asked for the balance of ₹23,200.00", actor_id: "owner" });
    const audit = await shop.audit();
    expect(audit.at(-1)).toMatchObject({ action: "order.payment_asked", detail: { part: "balance" } });
    expect(await askForPayment(shop, shop.owner, await seen(id))).toEqual(told);
    expect(await shop.mails()).toHaveLength(2);
  });

  test("asks for nothing that is not owed, and nobody who can't be written to", async () => {
    const paid = await add();
    await pay(paid, "advance");
    await pay(paid, "balance");
    const [cancelled, silent] = [await add(), await add()];
    await shop.set("orders", cancelled, inState("cancelled"));
    await shop.set("orders", silent, { billing_email: "" });
    await shop.remove("mail_outbox");
    for (const id of [paid, cancelled, silent])
      expect(await askForPayment(shop, shop.owner, await seen(id))).toEqual({ kind: "unfit" });
    expect(await shop.mails()).toEqual([]);
  });
});
