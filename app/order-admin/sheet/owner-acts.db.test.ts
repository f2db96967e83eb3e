import { expect, test } from "vitest";
import { keepNote, keepTracking } from "#orders/fulfilment/keep-tracking.server.ts";
import { collectCash, returnCash, uncollectCash } from "#orders/money-acts/cash-acts.server.ts";
import type { Tracking } from "#orders/shipments/hand-parcel.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { addOrder, inState } from "../../../tests/database/order-row.ts";
import { addAdmin } from "../../../tests/database/profile-row.ts";
import { findAdminOrder, historyOf } from "../admin-order.db.server.ts";

const actor = shopOwner({ fullName: "Meera Owner" });

const begin = (shop: TestShop) => addAdmin(shop.db, actor);

eachShop("what an admin keeps about an order", { begin, on: "embedded" }, (shop) => {
  const collect = (orderId: string, version: number) => collectCash(shop, actor, { orderId, version });
  const uncollect = (orderId: string, version: number) => uncollectCash(shop, actor, { orderId, version });
  const giveBack = (orderId: string, version: number, rupees: number) =>
    returnCash(shop, actor, { orderId, version, amount: paise(rupees * 100) });
  const track = (orderId: string, version: number, given: Tracking & { tellCustomer?: boolean }) =>
    keepTracking(shop, actor, { orderId, version, ...given });
  const note = (orderId: string, text: string | null, noteBefore: string | null) =>
    keepNote(shop, actor, { orderId, note: text, noteBefore });
  const kept = { kind: "kept", isToldToCustomer: false };
  const mails = async () =>
    (await shop.mails()).map(({ kind, letter }) => `${kind} ${JSON.stringify(letter)}`);
  const order = (id: string) => findAdminOrder(shop.db, id);
  const audit = async (id: string) => (await auditOf(shop.db, "orders", id)).map(({ what }) => what);

  test("a note and tracking, each with its audit row", async () => {
    const id = await addOrder(shop.db);
    expect(await note(id, "Call first", null)).toEqual(kept);
    expect(await track(id, 2, { trackingNumber: "AB1", trackingUrl: "https://c.example/1" })).toEqual(kept);
    expect(await track(id, 3, { trackingNumber: null })).toEqual(kept);
    const tracking = { trackingNumber: null, trackingUrl: "https://c.example/1" };
    expect(await order(id)).toMatchObject({ ...tracking, internalNote: "Call first", version: 4 });
    // The note itself stays out of the audit log.
    expect(await audit(id)).toEqual([
      "tracking changed · link: https://c.example/1",
      "tracking changed · link: https://c.example/1 · number: AB1",
      "note changed",
    ]);
  });

  test("new tracking of a parcel on its way is mailed once for each change", async () => {
    const id = await addOrder(shop.db, [], inState("shipped"));
    const told = { ...kept, isToldToCustomer: true };
    const say = (version: number, trackingNumber: string | null, tellCustomer = true) =>
      track(id, version, { trackingNumber, trackingUrl: null, tellCustomer });
    expect(await say(1, "AB1")).toEqual(told);
    expect(await say(1, "AB1")).toEqual({ kind: "stale" });
    expect(await say(2, "AB1")).toEqual(kept);
    expect(await say(3, "AB2")).toEqual(told);
    expect(await say(4, "AB3", false)).toEqual(kept);
    expect(await say(5, null)).toEqual(kept);
    expect(await say(6, "AB1")).toEqual(told);
    const mailed = (await mails()).map((mail) => /^order-tracking .*?(AB\d)/.exec(mail)?.[1]);
    expect(mailed).toEqual(["AB1", "AB2", "AB1"]);
    expect((await shop.lastMail())?.subject).toContain("Follow your order");
  });

  test("nobody is written to about the tracking of a parcel that is not on its way", async () => {
    for (const status of ["pending", "processing", "delivered", "cancelled"] as const) {
      const id = await addOrder(shop.db, [], inState(status));
      expect(await track(id, 1, { trackingNumber: "AB1", tellCustomer: true })).toEqual(kept);
    }
    expect(await mails()).toEqual([]);
  });

  test("cash that came for a cancelled order is due back until it is given back, once", async () => {
    const id = await addOrder(shop.db, [], inState("cancelled"));
    await collect(id, 1);
    expect(await order(id)).toMatchObject({ refundDue: true, paymentState: "cod_collected" });
    await uncollect(id, 2);
    expect(await order(id)).toMatchObject({ refundDue: false, paymentState: "cod_due" });
    await collect(id, 3);
    expect(await giveBack(id, 4, 1000)).toEqual({ ...kept, isToldToCustomer: true });
    const back = { refundDue: false, paymentState: "refunded", status: "cancelled" };
    expect(await order(id)).toMatchObject({ ...back, codCollectedAt: shop.clock });
    expect(await giveBack(id, 5, 1000)).toEqual({ kind: "unfit" });
    expect(await uncollect(id, 5)).toEqual({ kind: "unfit" });
    expect(await mails()).toEqual([expect.stringMatching(/^order-refunded .*₹1,000\.00/)]);
  });

  test("cash goes back in parts, each with its mail and its line in the history", async () => {
    const id = await addOrder(shop.db, [], inState("shipped"));
    await collect(id, 1);
    expect(await giveBack(id, 2, 250)).toMatchObject({ kind: "kept" });
    expect(await order(id)).toMatchObject({
      paymentState: "cod_collected",
      status: "shipped",
      cashReturned: 250_00,
    });
    expect(await uncollect(id, 3)).toEqual({ kind: "unfit" });
    expect(await giveBack(id, 3, 750.01)).toEqual({ kind: "too-much", left: 750_00 });
    expect(await giveBack(id, 3, 750)).toMatchObject({ kind: "kept" });
    expect(await order(id)).toMatchObject({ paymentState: "refunded", cashReturned: 1000_00 });
    const expected = ["₹250.00", "₹750.00"];
    expect((await mails()).map((mail) => /We have refunded (₹[\d.]+)/.exec(mail)?.[1])).toEqual(expected);
    expect((await shop.lastMail())?.subject).toContain("Refund for order");
    const notes = (await historyOf(shop.db, id)).map(({ note }) => note);
    expect(notes).toEqual(["Cash given back: ₹750.00", "Cash given back: ₹250.00", "Cash collected"]);
    expect(await audit(id)).toContain("cash given back · amount: ₹250.00");
  });

  test("cash collected, with when, and back", async () => {
    const id = await addOrder(shop.db);
    await collect(id, 1);
    const expected = { paymentState: "cod_collected", codCollectedAt: shop.clock, status: "pending" };
    expect(await order(id)).toMatchObject(expected);
    expect(await collect(id, 2)).toEqual({ kind: "unfit" });
    await uncollect(id, 2);
    const due = { paymentState: "cod_due", codCollectedAt: null, status: "pending_cod_confirmation" };
    expect(await order(id)).toMatchObject(due);
    const told = (await historyOf(shop.db, id)).map(({ note, who }) => `${who}: ${note}`);
    expect(told).toEqual(["Meera Owner: Cash not collected after all", "Meera Owner: Cash collected"]);
  });

  test("an old form and an unknown order change nothing", async () => {
    const id = await addOrder(shop.db);
    await note(id, "first", null);
    expect(await note(id, "second", null)).toEqual({ kind: "stale" });
    expect(await track(id, 1, { trackingNumber: "AB1" })).toEqual({ kind: "stale" });
    expect(await collect(id, 1)).toEqual({ kind: "stale" });
    expect(await note("none", "second", null)).toEqual({ kind: "missing" });
    expect(await order(id)).toMatchObject({ internalNote: "first", version: 2 });
    expect(await audit(id)).toHaveLength(1);
  });

  test("a note is kept though the order went on meanwhile, and over no other note", async () => {
    const id = await addOrder(shop.db);
    await collect(id, 1);
    expect(await note(id, "first", null)).toEqual(kept);
    expect(await note(id, "second", null)).toEqual({ kind: "stale" });
    expect(await note(id, "second", "firs")).toEqual({ kind: "stale" });
    expect(await note(id, "second", "first")).toEqual(kept);
    expect(await note(id, null, "second")).toEqual(kept);
    expect(await order(id)).toMatchObject({ internalNote: null, version: 5 });
  });

  test.each(["", "\u0000", "a'--", "x".repeat(65), "../1"])("%j is no order", async (id) => {
    expect(await order(id)).toBeUndefined();
  });
});
