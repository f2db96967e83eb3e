import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { creditNotesOf, findCreditNote } from "#orders/invoice/credit-note.db.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { returnCash } from "#orders/money-acts/cash-acts.server.ts";
import { creditUnpaid, leaveUnpaid } from "#orders/money-acts/credit-unpaid.server.ts";
import { receivePayment, undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import { openPieces } from "#orders/shipments/order-parcels.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { paise } from "#values/money/money.ts";
import { owner as actor, eachCarrierShop } from "../../../tests/database/booked-parcels.ts";
import { addDuesOrder, dueOf } from "../../../tests/database/dues-order.ts";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { beginBooking } from "../booking/book-shipment.server.ts";
import { keepParcel } from "../shipments/keep-parcel.server.ts";
import { makeParcel } from "../shipments/make-parcel.server.ts";

eachCarrierShop("an order that is to be paid before it leaves", {}, ({ shop, world }) => {
  const orderOf = async (id: string) => {
    const found = await findAdminOrder(shop.db, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const seen = async (orderId: string) => ({ orderId, version: (await orderOf(orderId)).version });
  const add = async () => (await addDuesOrder(shop, world().shop())).id;
  const dueSeen = async (id: string, kind: "advance" | "balance") => ({
    ...(await seen(id)),
    dueId: (await dueOf(shop.db, id, kind)).id,
  });
  const pay = async (id: string, kind: "advance" | "balance") =>
    receivePayment(world().shop(), actor, {
      ...(await dueSeen(id, kind)),
      ...{ method: "bank", reference: null, day: "2026-11-21" },
    });
  const waive = async (id: string, may = true) =>
    leaveUnpaid(world().shop(), actor, { ...(await seen(id)), may });
  const set = async (id: string, status: "processing" | "shipped" | "delivered" | "cancelled") =>
    changeFulfilment(world().shop(), actor, { ...(await seen(id)), status });
  const pack = async (id: string, hasLeft = false) => {
    const { lines, parcels } = await orderOf(id);
    return makeParcel(world().shop(), actor, {
      ...{ ...(await seen(id)), items: openPieces(lines, parcels), hasLeft, courier: null },
      ...{ trackingNumber: null, trackingUrl: null, weightGrams: 500 },
      box: { lengthCm: 30, widthCm: 20, heightCm: 10 },
    });
  };
  const move = async (orderId: string, shipmentId: string, state: ShipmentState) => {
    const parcel = (await orderOf(orderId)).parcels.find(({ id }) => id === shipmentId);
    return keepParcel(world().shop(), actor, {
      ...{ orderId, shipmentId, version: parcel?.version ?? 0, state, tellCustomer: false },
      ...{ courier: null, trackingNumber: null, trackingUrl: null, weightGrams: 500, box: null },
    });
  };
  const whole = { kind: "unpaid", left: 46_400_00 };
  const half = { kind: "unpaid", left: 23_200_00 };

  test("stays here, whatever the owner tries, and says how much is wanting", async () => {
    const id = await add();
    expect([await set(id, "shipped"), await set(id, "delivered")]).toEqual([whole, whole]);
    expect([await pack(id), await pack(id, true)]).toEqual([whole, whole]);
    await pay(id, "advance");
    expect([await set(id, "shipped"), await pack(id)]).toEqual([half, half]);
    expect(await orderOf(id)).toMatchObject({ fulfilment: "processing", parcels: [] });
    await pay(id, "balance");
    expect(await pack(id, true)).toMatchObject({ kind: "made" });
    expect(await orderOf(id)).toMatchObject({ fulfilment: "shipped" });
  });

  test("leaves before that where the owner lets it, with an invoice, and what is left stays due", async () => {
    const id = await add();
    await pay(id, "advance");
    expect(await waive(id)).toEqual({ kind: "kept", isToldToCustomer: false });
    expect(await pack(id, true)).toMatchObject({ kind: "made" });
    expect(await orderOf(id)).toMatchObject({ fulfilment: "shipped", paymentState: "part_paid" });
    expect(await shop.row("invoices")).toMatchObject({ order_id: id });
    expect(await pay(id, "balance")).toMatchObject({ kind: "kept" });
    expect(await orderOf(id)).toMatchObject({ fulfilment: "shipped", paymentState: "captured" });
  });

  test("has its invoice for the parcel; cancelled, what came and what never came have a note each", async () => {
    const id = await add();
    await pay(id, "advance");
    const issue = () => issueInvoice(world().shop(), id, { forWhom: "owner", actorId: actor.id });
    expect(await issue()).toEqual({ ok: false, why: "unpaid" });
    await waive(id);
    expect(await issue()).toMatchObject({ ok: true, invoice: { total: 46_400_00 } });
    await set(id, "shipped");
    await set(id, "cancelled");
    const notes = async () => {
      const all = await creditNotesOf(shop.db, id);
      const facts = await Promise.all(all.map((note) => findCreditNote(shop.db, id, note.id)));
      return facts.map((note) => ({ total: note?.total, isUnpaid: note?.against?.isUnpaid ?? false }));
    };
    expect(await notes()).toEqual([]);
    expect(await creditUnpaid(world().shop(), actor, await seen(id))).toMatchObject({ kind: "kept" });
    expect(await creditUnpaid(world().shop(), actor, await seen(id))).toEqual({ kind: "unfit" });
    await returnCash(world().shop(), actor, { ...(await seen(id)), amount: paise(23_200_00) });
    expect(await creditUnpaid(world().shop(), actor, await seen(id))).toEqual({ kind: "unfit" });
    expect(await notes()).toEqual([
      { total: 23_200_00, isUnpaid: true },
      { total: 23_200_00, isUnpaid: false },
    ]);
  });

  test("what never came has its note after what came went back, too", async () => {
    const id = await add();
    await pay(id, "advance");
    await waive(id);
    await set(id, "shipped");
    await set(id, "cancelled");
    await returnCash(world().shop(), actor, { ...(await seen(id)), amount: paise(23_200_00) });
    expect(await orderOf(id)).toMatchObject({ paymentState: "refunded" });
    expect(await creditUnpaid(world().shop(), actor, await seen(id))).toMatchObject({ kind: "kept" });
    expect(await creditNotesOf(shop.db, id)).toHaveLength(2);
  });

  test("a parcel that was packed when it could leave stays here once it can't", async () => {
    const id = await add();
    await waive(id);
    const packed = await pack(id);
    if (packed.kind !== "made") throw new Error(packed.kind);
    await waive(id, false);
    const until = new Date("2026-11-21T11:00:00Z");
    const book = () => beginBooking(world().shop(), actor, { shipmentId: packed.id, courierId: null, until });
    expect(await move(id, packed.id, "picked_up")).toEqual(whole);
    expect(await book()).toEqual({ kind: "unfit", why: "unpaid" });
    await waive(id);
    expect(await book()).toMatchObject({ shipmentId: packed.id });
  });

  test("stays here again when a payment was none", async () => {
    const id = await add();
    await pay(id, "advance");
    await pay(id, "balance");
    await undoPayment(world().shop(), actor, await dueSeen(id, "balance"));
    expect(await set(id, "shipped")).toEqual(half);
    expect(await set(id, "cancelled")).toMatchObject({ kind: "changed" });
  });

  test("is let go once, by a page that is not old, and only while something is to be paid", async () => {
    const id = await add();
    const old = await seen(id);
    await waive(id);
    expect(await leaveUnpaid(world().shop(), actor, { ...old, may: true })).toEqual({ kind: "stale" });
    expect(await waive(id)).toEqual({ kind: "kept", isToldToCustomer: false });
    expect((await orderOf(id)).version).toBe(old.version + 1);
    const paid = await add();
    await pay(paid, "advance");
    await pay(paid, "balance");
    expect(await waive(paid)).toEqual({ kind: "unfit" });
  });

  test("none of that is asked of an order that is paid at once", async () => {
    const order = { payment_method: "razorpay", payment_state: "awaiting" } as const;
    const { orderId } = await world().parcel({ order });
    expect(await set(orderId, "shipped")).toMatchObject({ kind: "changed" });
    expect((await orderOf(orderId)).total).toBeGreaterThan(paise(0));
  });
});
