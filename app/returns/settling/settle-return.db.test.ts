import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parcelFacts } from "#orders/booking/parcel-facts.db.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { seenParcels } from "#orders/shipments/seen-parcel.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import { refundPayment, resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { paise } from "#values/money/money.ts";
import { type CardShop, clearPayments, openCardShop } from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts, addVariants } from "../../../tests/database/product-row.ts";
import { addDelivered, addDeliveredByCard, wanted } from "../../../tests/database/returned-order.ts";
import { nextReturn } from "../admin/next-return.db.server.ts";
import { requestReturn } from "../asking/request-return.server.ts";
import { withdrawReturn } from "../asking/withdraw-return.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { approveReturn, declineReturn, receiveReturn } from "./answer-return.server.ts";
import { type SettleWish, settleReturn } from "./settle-return.server.ts";
import { settlementOf } from "./settlement.db.server.ts";

const owner = { id: "owner" };
const delivered = new Date("2026-11-20T12:00:00+05:30");

eachDatabase("a return", (database) => {
  let card: CardShop;
  beforeAll(async () => {
    card = await openCardShop(database, () => new Date("2026-11-21T12:00:00+05:30"));
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    await addProducts(database().db, [
      { id: "bag", name: "Bag", price: "300", stock_count: 3 },
      { id: "tote", name: "Tote", price: "400" },
      { id: "same", name: "Sling", price: "270" },
    ]);
  });

  const db = () => database().db;
  const row = (id: string) =>
    db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const refunds = () => db().selectFrom("payment_refunds").selectAll().orderBy("id").execute();
  const stock = async (id: string) =>
    (await db().selectFrom("products").select("stock_count").where("id", "=", id).executeTakeFirst())
      ?.stock_count;
  const mails = async () =>
    (await db().selectFrom("mail_outbox").select(["kind", "subject"]).orderBy("id").execute()).map(
      ({ kind, subject }) => `${kind}: ${subject.replace(/R-\d+ |order JC-\d+/, "")}`,
    );

  /** A request, as far as `to`. */
  async function asked(
    order: { orderNumber: string },
    pieces: Record<string, number>,
    change: Parameters<typeof wanted>[2] = {},
  ) {
    const want = wanted(order.orderNumber, pieces, change);
    const answer = await requestReturn(card.shop(), want);
    if (answer.kind !== "asked") throw new Error(JSON.stringify(answer));
    return want.id;
  }
  const seen = async (id: string) => ({ id, version: (await findReturn(db(), "id", id))?.version ?? 0 });
  const approve = async (id: string) => approveReturn(card.shop(), owner, await seen(id));
  const receive = async (id: string, pieces: Record<string, [number, number]>) =>
    receiveReturn(card.shop(), owner, {
      ...(await seen(id)),
      pieces: Object.entries(pieces).map(([orderItemId, [received, resellable]]) => ({
        ...{ orderItemId, received, resellable },
      })),
    });
  type Way =
    | { resolution: "refund" | "refund_by_hand"; amount: number }
    | { resolution: "replacement" | "nothing" };
  const wish = async (id: string, way: Way, words: string | null = null): Promise<SettleWish> => ({
    ...(await seen(id)),
    words,
    ...("amount" in way ? { ...way, amount: paise(way.amount) } : way),
  });
  const settle = async (id: string, way: Way, words: string | null = null) =>
    settleReturn(card.shop(), owner, await wish(id, way, words));
  const suggested = async (id: string) => {
    const request = await findReturn(db(), "id", id);
    if (!request) throw new Error("no request");
    return (await settlementOf(db(), await row(request.orderId), request)).suggested;
  };
  const approved = async (...what: Parameters<typeof asked>) => {
    const id = await asked(...what);
    await approve(id);
    return id;
  };

  const paidByCard = () => addDeliveredByCard(database(), card, delivered);

  test("the one that waits longest comes after another, new ones before those to be settled", async () => {
    const orders = [await addDelivered(database(), delivered), await addDelivered(database(), delivered)];
    const [first = "", second = ""] = await Promise.all(
      orders.map((order) => asked(order, { [order.tote]: 1 })),
    );
    expect(await nextReturn(db(), first)).toMatchObject({ id: second, left: 1 });
    await approveReturn(card.shop(), owner, { id: second, version: 1 });
    expect(await nextReturn(db(), first)).toBeNull();
    expect(await nextReturn(db(), second)).toMatchObject({ id: first });
  });

  test("of cash is approved, received and sent by UPI, with its credit note and a mail at each step", async () => {
    const order = await addDelivered(database(), delivered);
    await issueInvoice(card.shop(), order.id, { forWhom: "owner", actorId: null });
    const id = await asked(order, { [order.bags]: 2 }, { upiId: "asha@upi" });
    expect(await approve(id)).toEqual({ kind: "done" });
    expect(await receive(id, { [order.bags]: [2, 1] })).toEqual({ kind: "done" });
    expect(await stock("bag")).toBe(4);
    expect(await suggested(id)).toEqual({ total: 540_00, shipping: 0 });
    expect(await settle(id, { resolution: "refund", amount: 540_00 })).toEqual({ kind: "settled" });
    expect(await row(order.id)).toMatchObject({ cash_returned: "540.00", payment_state: "cod_collected" });
    expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
    expect(await findReturn(db(), "id", id)).toMatchObject({
      state: "settled",
      resolution: "refund",
      refund: 540_00,
    });
    expect(await mails()).toEqual([
      "return-step: Return we have your request",
      "return-step: Return is approved",
      "return-step: Return has reached us",
      "order-refunded: Refund for ",
      "return-step: Return is settled",
    ]);
    const audit = await db()
      .selectFrom("audit_log")
      .select("action")
      .where("entity", "=", "return_requests")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "return.approved",
      "return.received",
      "return.settled",
    ]);
  });

  test("gives back only pieces that were taken, and no later cancellation gives them again", async () => {
    const order = await addDelivered(database(), delivered);
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    expect(await receive(id, { [order.bags]: [3, 0] })).toEqual({ kind: "unfit" });
    expect(await receive(id, { [order.bags]: [1, 2] })).toEqual({ kind: "unfit" });
    expect(await receive(id, {})).toEqual({ kind: "unfit" });
    const twice = await Promise.all(
      [1, 2].map(() => receive(id, { [order.bags]: [2, 2], [order.tote]: [1, 1] })),
    );
    expect(twice.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await stock("bag")).toBe(5);
    expect(await suggested(id)).toEqual({ total: 1000_00, shipping: 60_00 });
    const { changeFulfilment } = await import("#orders/fulfilment/change-fulfilment.server.ts");
    const actor = {
      ...owner,
      fullName: "O",
      email: "o@example.com",
      phone: null,
      role: "admin",
      sessionId: "s",
    };
    const { version } = await row(order.id);
    await changeFulfilment(
      card.shop(),
      { ...actor, role: "admin" },
      { orderId: order.id, version, status: "cancelled" },
    );
    expect(await stock("bag")).toBe(5);
  });

  test("by card goes back once, whoever settles it how often", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 1 });
    const same = await wish(id, { resolution: "refund", amount: 270_00 });
    const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(card.shop(), owner, same)));
    expect(settled.map(({ kind }) => kind).sort()).toEqual(["settled", "stale", "stale", "stale"]);
    expect(await refunds()).toMatchObject([
      { idempotency_key: `return:${id}`, amount_paise: 270_00, state: "processed", actor_id: "owner" },
    ]);
    expect(await card.asked("POST /v1/payments/:id/refund")).toBe(1);
  });

  test.each(["killed before the provider is asked", "answered too late"])(
    "by card goes back once when the shop is %s",
    async (how) => {
      const order = await paidByCard();
      const id = await approved(order, { [order.bags]: 1 });
      const isKilled = how.startsWith("killed");
      const broken = isKilled
        ? { ...card.shop().razorpay, refund: () => Promise.reject(new Error("killed")) }
        : {
            ...card.shop().razorpay,
            refund: async (...asked: Parameters<CardShopRefund>) => {
              await card.shop().razorpay.refund(...asked);
              return { ok: false as const, kind: "down" as const, message: "no answer" };
            },
          };
      const settled = await settleReturn(
        { ...card.shop(), razorpay: broken },
        owner,
        await wish(id, { resolution: "refund", amount: 270_00 }),
      );
      expect(settled).toEqual({ kind: "settled", refund: { ok: true, kind: "asked" } });
      await db()
        .updateTable("payment_refunds")
        .set({ next_attempt_at: new Date(0) })
        .execute();
      await resumeRefunds(card.shop());
      await resumeRefunds(card.shop());
      expect(await refunds()).toMatchObject([{ amount_paise: 270_00, state: "processed" }]);
    },
  );

  test("beside a refund at the provider's own dashboard never comes to more than was paid", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    await card.shop().razorpay.refund(order.paymentId, 900_00, "made-at-the-dashboard", order.id);
    const settled = await settle(id, { resolution: "refund", amount: 1000_00 });
    expect(settled).toMatchObject({ kind: "settled", refund: { ok: false } });
    const done = (await refunds()).filter(({ state }) => state !== "failed");
    expect(done.reduce((all, { amount_paise }) => all + amount_paise, 0)).toBeLessThanOrEqual(1000_00);
  });

  test("and the order's own refund share what was paid", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    const [settled, refunded] = await Promise.all([
      settle(id, { resolution: "refund", amount: 1000_00 }),
      refundPayment(card.shop(), {
        ...{
          orderId: order.id,
          amountPaise: paise(1000_00),
          actor: owner,
          idempotencyKey: crypto.randomUUID(),
        },
      }),
    ]);
    expect([settled.kind === "settled", refunded.ok].filter(Boolean)).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
    expect(await row(order.id)).toMatchObject({ payment_state: "refunded" });
  });

  test("that the owner sends back by hand counts as what went back", async () => {
    const order = await paidByCard();
    await issueInvoice(card.shop(), order.id, { forWhom: "owner", actorId: null });
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    expect(await settle(id, { resolution: "refund_by_hand", amount: 1000_01 })).toEqual({
      ...{ kind: "too-much", left: 1000_00 },
    });
    expect(await settle(id, { resolution: "refund_by_hand", amount: 1000_00 })).toEqual({ kind: "settled" });
    expect(await row(order.id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
    expect(await card.asked("POST /v1/payments/:id/refund")).toBe(0);
  });

  test("of cash that never came has no money to give", async () => {
    const order = await addDelivered(database(), delivered, {
      payment_state: "cod_due",
      cod_collected_at: null,
    });
    const id = await approved(order, { [order.bags]: 1 });
    expect(await settle(id, { resolution: "refund", amount: 1_00 })).toEqual({ kind: "no-money" });
    expect(await settle(id, { resolution: "nothing" }, "Worn.")).toEqual({ kind: "settled" });
  });

  test("in parts comes to what was paid, and shipping goes back once", async () => {
    const order = await addDelivered(database(), delivered);
    let given = 0;
    for (const pieces of [{ [order.bags]: 1 }, { [order.tote]: 1 }, { [order.bags]: 1 }]) {
      const id = await approved(order, pieces);
      const { total } = await suggested(id);
      await settle(id, { resolution: "refund", amount: total });
      given += total;
    }
    expect(given).toBe(1000_00);
    expect(await row(order.id)).toMatchObject({ payment_state: "refunded", cash_returned: "1000.00" });
  });

  test("is replaced out of stock, in a parcel of the same order", async () => {
    const order = await addDelivered(database(), delivered);
    const id = await approved(order, { [order.bags]: 2 });
    const twice = await wish(id, { resolution: "replacement" });
    const done = await Promise.all([1, 2].map(() => settleReturn(card.shop(), owner, twice)));
    expect(done.map(({ kind }) => kind).sort()).toEqual(["settled", "stale"]);
    expect(await stock("bag")).toBe(1);
    expect(await db().selectFrom("shipments").selectAll().execute()).toMatchObject([
      { direction: "out", state: "draft", return_request_id: id, cash_to_collect: "0.00" },
    ]);
    expect(await findReturn(db(), "id", id)).toMatchObject({ sentInstead: "Bag × 2", refund: null });
  });

  test("is not replaced by what is not there, and nothing is written", async () => {
    const order = await addDelivered(database(), delivered);
    await db().updateTable("products").set({ stock_count: 1 }).where("id", "=", "bag").execute();
    const id = await approved(order, { [order.bags]: 2 });
    expect(await settle(id, { resolution: "replacement" })).toEqual({
      ...{ kind: "short", shortage: { productName: "Bag", left: 1 } },
    });
    expect(await stock("bag")).toBe(1);
    expect(await findReturn(db(), "id", id)).toMatchObject({ state: "approved" });
  });

  test("is exchanged for a variant, or for what costs what was paid, and for nothing else", async () => {
    const order = await addDelivered(database(), delivered);
    await addVariants(db(), "tote", { Size: ["Small", "Large"] }, [
      { id: "t1", values: ["Small"], stock_count: 1 },
      { id: "t2", values: ["Large"], price: "900", stock_count: 1 },
    ]);
    const exchange = { wish: "exchange", wishedVariant: "Large" } as const;
    const bag = await approved(order, { [order.bags]: 1 }, exchange);
    const tote = await approved(order, { [order.tote]: 1 }, exchange);
    const swap = async (id: string, productId: string, variantId: string | null) =>
      settleReturn(card.shop(), owner, {
        ...(await seen(id)),
        ...{ words: null, resolution: "exchange", chosen: { productId, variantId } },
      });
    expect(await swap(bag, "tote", "t1")).toEqual({ kind: "other-price" });
    expect(await swap(bag, "same", null)).toEqual({ kind: "settled" });
    expect(await swap(tote, "tote", null)).toEqual({ kind: "other-price" });
    expect(await swap(tote, "tote", "t2")).toEqual({ kind: "settled" });
    expect(await findReturn(db(), "id", tote)).toMatchObject({ sentInstead: "Tote (Size: Large) × 1" });
    const { lines } = (await findOrder(db(), order.orderNumber)) ?? { lines: [] };
    const parcels = await findShipments(db(), order.id);
    expect(seenParcels(parcels, lines, new Map()).map(({ pieces }) => pieces)).toEqual([
      [{ id: "instead", name: "Sling", optionText: null, quantity: 1 }],
      [{ id: "instead", name: "Tote", optionText: "Size: Large", quantity: 1 }],
    ]);
    const measured = { weight_grams: 500, length_cm: 30, width_cm: 20, height_cm: 5 };
    await db().updateTable("shipments").set(measured).execute();
    await db().updateTable("orders").set({ billing_phone: "+91 98765 43210" }).execute();
    const told = await Promise.all(parcels.map(async ({ id }) => (await parcelFacts(db(), id))?.items));
    expect(told).toEqual([
      [{ name: "Sling", sku: "same", units: 1, price: 270_00 }],
      [{ name: "Tote (Size: Large)", sku: "tote", units: 1, price: 400_00 }],
    ]);
  });

  test("is approved or withdrawn, not both", async () => {
    const order = await addDelivered(database(), delivered);
    const id = await asked(order, { [order.bags]: 1 });
    const [approval, withdrawal] = await Promise.all([approve(id), withdrawReturn(card.shop(), id)]);
    const state = (await findReturn(db(), "id", id))?.state;
    expect(withdrawal).toBe("withdrawn");
    expect(state).toBe("withdrawn");
    expect(["done", "stale", "unfit"]).toContain(approval.kind);
  });

  test("is declined with words, which are mailed, and goes no further", async () => {
    const order = await addDelivered(database(), delivered);
    const id = await asked(order, { [order.bags]: 1 });
    const no = { ...(await seen(id)), words: "It was worn." };
    expect(await declineReturn(card.shop(), owner, no)).toEqual({ kind: "done" });
    expect(await declineReturn(card.shop(), owner, no)).toEqual({ kind: "stale" });
    expect(await approve(id)).toEqual({ kind: "unfit" });
    const letter = await db()
      .selectFrom("mail_outbox")
      .select("letter")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(JSON.stringify(letter)).toContain("It was worn.");
    expect(await approveReturn(card.shop(), owner, { id: "nobody", version: 1 })).toEqual({
      kind: "missing",
    });
  });
});

type CardShopRefund = CardShopOf["refund"];
type CardShopOf = ReturnType<CardShop["shop"]>["razorpay"];
