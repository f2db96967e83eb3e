import { expect, test } from "vitest";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { addOrder, inState, orderHistory, unpaidByCard } from "../../../tests/database/order-row.ts";
import { fulfilmentStates } from "../order-states.ts";
import { findShipments } from "../shipments/shipment.db.server.ts";
import { changeFulfilment, type FulfilmentRequest } from "./change-fulfilment.server.ts";

const actor = shopOwner();

const begin = (shop: TestShop) => shop.addProducts([{ id: "bag", name: "Bag", stock_count: 3 }]);

eachShop("changing an order's status", { begin }, (shop) => {
  const change = (request: FulfilmentRequest) => changeFulfilment(shop, actor, request);
  const set = (orderId: string, version: number, status: FulfilmentRequest["status"]) =>
    change({ orderId, version, status });
  const packer = { ...actor, permissions: { orders: true, pack: true } } as const;
  const order = (id: string) => shop.row("orders", id);
  const stock = async () => (await shop.row("products", "bag")).stock_count;
  const bag = { product_id: "bag", quantity: 2, stock_taken: 2 };
  const unpaid = { ...unpaidByCard, payment_state: "failed", status: "payment_modal_dismissed" } as const;

  test("what was cancelled is taken up again by those alone who may cancel (STAFF-2)", async () => {
    const id = await addOrder(shop.db, [], inState("cancelled"));
    const { version } = await order(id);
    const taken = { orderId: id, version, status: "processing" } as const;
    expect(await changeFulfilment(shop, packer, taken)).toEqual({ kind: "not-allowed" });
    expect((await order(id)).status).toBe("cancelled");
    expect((await change(taken)).kind).toBe("changed");
  });

  test("writes status, history, audit and mail at once", async () => {
    const id = await addOrder(shop.db, [bag]);
    const trackingUrl = "https://courier.example/AB1";
    const sent = { orderId: id, version: 1, status: "shipped", trackingNumber: "AB1", trackingUrl } as const;
    expect(await change(sent)).toEqual({ kind: "changed", shortage: undefined });
    const expected = { ...inState("shipped"), payment_state: "cod_due", tracking_number: null, version: 2 };
    expect(await order(id)).toMatchObject(expected);
    expect(await findShipments(shop.db, id)).toMatchObject([
      { state: "picked_up", awb: "AB1", trackingUrl, pickedUpAt: shop.clock, items: [{ quantity: 2 }] },
    ]);
    const line = { status: "shipped", actor_kind: "admin", actor_id: "owner", note: null };
    expect(await orderHistory(shop, id)).toMatchObject([line]);
    const record = { entity: "orders", entity_id: id };
    const detail = { from: "pending_cod_confirmation", to: "shipped" };
    expect(await shop.audit()).toMatchObject([
      { ...record, actor_id: "owner", action: "order.status_changed", detail },
      { ...record, action: "order.invoice_issued" },
    ]);
    const letter = JSON.stringify((await shop.lastMail())?.letter);
    for (const part of [trackingUrl, "AB1"]) expect(letter).toContain(part);
    expect(await stock()).toBe(3);
  });

  test("takes any value, in any order", async () => {
    const id = await addOrder(shop.db);
    let version = 1;
    for (const status of ["delivered", "pending", "cancelled", "shipped", "processing", "pending"] as const) {
      expect(await set(id, version++, status)).toMatchObject({ kind: "changed" });
      expect((await order(id)).status).toBe(status);
    }
  });

  test("cancels what has left only when that is meant (ADMIN-12)", async () => {
    const id = await addOrder(shop.db, [bag], inState("shipped"));
    const cancel = (isMeant: boolean) => change({ orderId: id, version: 1, status: "cancelled", isMeant });
    expect([await cancel(false), await stock()]).toEqual([{ kind: "has-left" }, 3]);
    expect([(await cancel(true)).kind, await stock()]).toEqual(["changed", 5]);
  });

  test("writes about each change, also when a status comes back", async () => {
    const id = await addOrder(shop.db);
    let version = 1;
    for (const status of ["shipped", "processing", "shipped", "delivered", "shipped"] as const)
      await set(id, version++, status);
    const told = (await shop.mails()).map(({ subject }) => subject.split(" ").at(-1));
    expect(told).toEqual(["shipped", "packed", "shipped", "delivered", "shipped"]);
  });

  test("says so when nothing changes, when the form is old and when there is no such order", async () => {
    const id = await addOrder(shop.db, [], inState("shipped"));
    expect(await set(id, 1, "shipped")).toEqual({ kind: "same" });
    expect(await set(id, 7, "cancelled")).toEqual({ kind: "stale" });
    expect(await set("none", 1, "cancelled")).toEqual({ kind: "missing" });
    expect(await order(id)).toMatchObject({ status: "shipped", version: 1 });
    expect(await orderHistory(shop, id)).toEqual([]);
    expect(await shop.mails()).toEqual([]);
  });

  test("two admins at once: one is told", async () => {
    const id = await addOrder(shop.db, [bag]);
    const answers = await Promise.all(fulfilmentStates.slice(1).map((status) => set(id, 1, status)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["changed", "stale", "stale", "stale"]);
    expect(await orderHistory(shop, id)).toHaveLength(1);
  });

  test("cancelling gives stock back, once; the order that lives on takes it again", async () => {
    const id = await addOrder(shop.db, [bag]);
    await set(id, 1, "cancelled");
    expect(await stock()).toBe(5);
    await set(id, 2, "processing");
    expect(await stock()).toBe(3);
    await set(id, 3, "shipped");
    expect(await stock()).toBe(3);
  });

  test("an order that lives on without its stock says what is missing", async () => {
    const id = await addOrder(shop.db, [bag]);
    await set(id, 1, "cancelled");
    await shop.set("products", {}, { stock_count: 1 });
    const missing = expect.objectContaining({ name: "Bag", optionText: null });
    const shortage = { productName: "Bag", left: 1, of: missing };
    expect(await set(id, 2, "processing")).toEqual({ kind: "changed", shortage });
    expect(await stock()).toBe(1);
    expect((await orderHistory(shop, id)).at(-1)?.note).toBe("No stock taken: Bag, 1 left");
    // Cancelled once more, it gives back nothing that it does not hold.
    await set(id, 3, "cancelled");
    expect(await stock()).toBe(1);
  });

  test("an order that lived on without its stock takes it when it is sent", async () => {
    const id = await addOrder(shop.db, [bag]);
    await set(id, 1, "cancelled");
    await shop.set("products", {}, { stock_count: 1 });
    await set(id, 2, "processing");
    await shop.set("products", {}, { stock_count: 4 });
    expect(await set(id, 3, "shipped")).toEqual({ kind: "changed", shortage: undefined });
    expect(await stock()).toBe(2);
    await set(id, 4, "delivered");
    expect(await stock()).toBe(2);
  });

  test("an order placed before its product was counted takes nothing when it is sent", async () => {
    const id = await addOrder(shop.db, [{ ...bag, stock_taken: 0 }]);
    await set(id, 1, "shipped");
    expect(await stock()).toBe(3);
  });

  test("an unpaid card order that is processed stays unpaid, and holds its stock for good", async () => {
    const stock_held_until = new Date("2026-11-21T10:30:00Z");
    const id = await addOrder(shop.db, [bag], { ...unpaid, stock_held_until });
    await set(id, 1, "processing");
    const expected = { status: "processing", payment_state: "failed", paid_at: null, stock_held_until: null };
    expect(await order(id)).toMatchObject(expected);
    expect(await stock()).toBe(3);
  });

  test("an unpaid card order whose hold had ended takes its stock anew", async () => {
    const id = await addOrder(shop.db, [{ ...bag, stock_taken: 0 }], unpaid);
    await set(id, 1, "pending");
    expect(await order(id)).toMatchObject({ status: "pending", payment_state: "failed" });
    expect(await stock()).toBe(1);
  });

  test("leaves nothing of a change that fails halfway", async () => {
    const id = await addOrder(shop.db, [bag]);
    const broken = {
      ...shop,
      get secret(): string {
        throw new Error("no secret to sign the mail's link with");
      },
    };
    const failing = changeFulfilment(broken, actor, { orderId: id, version: 1, status: "cancelled" });
    await expect(failing).rejects.toThrow("no secret");
    expect(await order(id)).toMatchObject({ status: "pending_cod_confirmation", version: 1 });
    expect(await stock()).toBe(3);
    expect(await orderHistory(shop, id)).toEqual([]);
  });
});
