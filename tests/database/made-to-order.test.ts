import { beforeEach, describe, expect, test } from "vitest";
import { countTasks } from "#admin/overview/tasks/count-tasks.db.server.ts";
import { findAdminOrder, historyOf } from "#order-admin/admin-order.db.server.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { setNewDate } from "#orders/fulfilment/set-new-date.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { dueOncePaid } from "#payments/settling/due-once-paid.db.server.ts";
import { purchaseLine } from "../purchase-line.ts";
import { checkoutOf, numberOf, sellBags } from "./checkout-shop.ts";
import { eachShop, shopOwner } from "./each-shop.ts";

// 21 November 2026 is a Saturday.
eachShop("an order of what is made first", { at: "2026-11-21T10:00:00Z", begin: sellBags }, (shop) => {
  const { numbered, place: placed, stockOf } = checkoutOf(shop);
  let owner: ReturnType<typeof shopOwner>;
  beforeEach(async () => {
    const first = { made_to_order: true };
    const made = {
      id: "made",
      name: "Made Bag",
      stock_count: 0,
      lead_days_from: 2,
      lead_days_to: 3,
      ...first,
    };
    const long = { id: "long", name: "Long Quilt", lead_days_from: 10, lead_days_to: 12, ...first };
    await shop.addProducts([made, long]);
    owner = shopOwner(await shop.addCustomer({ role: "admin" }));
  });

  const lines = (...ids: string[]) => ids.map((id) => purchaseLine(id, 2, id === "few" ? 100_00 : 500_00));
  const place = async (ids: string[]) => numberOf(await placed({ lines: lines(...ids) }));
  const orderAt = async (number: string) => {
    const order = await findOrder(shop.db, number);
    if (!order) throw new Error("no order");
    return order;
  };
  /** When it is promised, and when instead if it is paid at this moment. */
  const dueAt = async (number: string, moment: string) => {
    const facts = await findOrderPayment(shop.db, number);
    if (!facts) throw new Error("no order");
    const paid = new Date(moment);
    const act = shop.db.transaction().execute((trx) => dueOncePaid(trx, facts, paid, shop.config.shop));
    return [facts.readyBy, await act];
  };
  const idOf = async (number: string) => (await numbered(number)).id;
  const mails = async () => (await shop.mails()).filter(({ kind }) => kind === "order-new-date");

  test("needs no piece, takes none, and is promised by the longest lead, frozen as it was", async () => {
    const { config } = shop;
    shop.config = { ...config, shop: { ...config.shop, closedDays: "24 November 2026" } };
    await shop.db.insertInto("pincodes").values({ pincode: "800001", days: 9 }).execute();
    const number = await place(["made", "few", "long"]);
    const order = await orderAt(number);
    expect(order.readyBy).toBe("2026-12-07");
    expect(order.lines.map(({ leadDays }) => leadDays)).toEqual([3, null, 12]);
    expect(await stockOf("made")).toEqual({ stock_count: 0, in_stock: true });
    expect(await stockOf("few")).toEqual({ stock_count: 3, in_stock: true });
    const told = JSON.stringify(await shop.mails());
    expect(told).toContain("Made for you: leaves us by 7 December 2026.");
    expect(told).toContain("4-5 business days after it leaves us, 11 to 12 December 2026");
    await shop.set("products", {}, { lead_days_from: 1, lead_days_to: 1 });
    await shop.db.deleteFrom("pincodes").execute();
    const { readyBy, wayDays, lines } = await orderAt(number);
    expect([readyBy, wayDays]).toEqual(["2026-12-07", 9]);
    expect(lines.map(({ leadDays }) => leadDays)).toEqual([3, null, 12]);
  });

  test("is promised nothing where all of it is there, and sold no more once it is marked out of stock", async () => {
    expect((await orderAt(await place(["tote"]))).readyBy).toBeNull();
    await shop.set("products", "made", { in_stock: false });
    const refused = { kind: "refused", refusal: { kind: "out-of-stock" } };
    expect(await placed({ lines: lines("made") })).toMatchObject(refused);
  });

  test("that is paid on a later day counts its leads from that day, and from the same day as it was", async () => {
    const number = await place(["made"]);
    expect(await dueAt(number, "2026-11-21T18:29:00Z")).toEqual(["2026-11-25", undefined]);
    expect(await dueAt(number, "2026-11-26T05:00:00Z")).toEqual(["2026-11-25", "2026-11-30"]);
  });

  describe("a new date", () => {
    const newDate = (orderId: string, readyBy: string, version = 1) =>
      setNewDate(shop, owner, { orderId, version, readyBy });

    test("is kept and mailed once, however often and at once it is sent, with history and audit", async () => {
      const id = await idOf(await place(["made"]));
      const sent = await Promise.all(Array.from({ length: 12 }, () => newDate(id, "2026-12-01")));
      expect(sent.filter(({ kind }) => kind === "kept")).toHaveLength(1);
      expect(sent.filter(({ kind }) => kind === "stale")).toHaveLength(11);
      expect(await findAdminOrder(shop.db, id)).toMatchObject({ readyBy: "2026-12-01", version: 2 });
      const history = await historyOf(shop.db, id);
      expect(history.map(({ note }) => note)).toContain("New date: 1 December 2026");
      const audits = await shop.rows("audit_log");
      expect(audits.filter(({ action }) => action === "order.new_date")).toHaveLength(1);
      const told = await mails();
      expect(told).toHaveLength(1);
      expect(JSON.stringify(told)).toContain("1 December 2026");
      // What was promised already is no news.
      expect(await newDate(id, "2026-12-01", 2)).toEqual({ kind: "kept", isToldToCustomer: false });
      expect(await mails()).toHaveLength(1);
    });

    test("lies neither in the past nor years away, and is for what waits and was promised", async () => {
      const id = await idOf(await place(["made"]));
      expect(await newDate(id, "2026-11-20")).toEqual({ kind: "wrong-day", why: "past" });
      expect(await newDate(id, "2027-11-22")).toEqual({ kind: "wrong-day", why: "far" });
      expect(await newDate(await idOf(await place(["tote"])), "2026-12-01")).toEqual({ kind: "unfit" });
      await shop.set("orders", {}, { fulfilment_state: "shipped" });
      expect(await newDate(id, "2026-12-01")).toEqual({ kind: "unfit" });
      expect(await newDate("nobody", "2026-12-01")).toEqual({ kind: "missing" });
      expect(await mails()).toEqual([]);
    });
  });

  test("that is paid late keeps the day that the owner promised by hand", async () => {
    const number = await place(["made"]);
    await setNewDate(shop, owner, { orderId: await idOf(number), version: 1, readyBy: "2026-11-24" });
    expect(await dueAt(number, "2026-11-26T05:00:00Z")).toEqual(["2026-11-24", undefined]);
  });

  test("is promised nothing new once its money goes back", async () => {
    const orderId = await idOf(await place(["made"]));
    await shop.set("orders", orderId, { payment_state: "refunded" });
    const again = { orderId, version: 1, readyBy: "2026-12-01" };
    expect(await setNewDate(shop, owner, again)).toEqual({ kind: "unfit" });
    expect(await mails()).toEqual([]);
  });

  test("is found by when it is due, what is due first in front, and needs attention once it is late", async () => {
    const later = await place(["long"]);
    const sooner = await place(["made"]);
    await place(["tote"]);
    const due = () => listOrders(shop.db, listQuery(new URLSearchParams("status=due-to-send")));
    expect((await due()).orders.map(({ orderNumber }) => orderNumber)).toEqual([sooner, later]);
    const late = async (day: string) =>
      (await countTasks(shop.db, new Date(`${day}T10:00:00+05:30`), ["lateToSend"])).lateToSend;
    expect(await late("2026-11-25")).toBe(0);
    expect(await late("2026-11-26")).toBe(1);
    expect(await late("2027-01-01")).toBe(2);
    await shop.set("orders", {}, { fulfilment_state: "shipped" });
    expect((await due()).orders).toEqual([]);
    expect(await late("2027-01-01")).toBe(0);
  });
});
