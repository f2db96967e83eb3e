import { describe, expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { paidByCard } from "../../tests/database/order-row.ts";
import { addPayment } from "../../tests/database/payment-row.ts";
import { findMyOrder, findMyOrderByNumber, listMyOrders, ordersPerPage } from "./my-orders.db.server.ts";

eachShop("a customer's orders", {}, (shop) => {
  const ordersOf = async (owner: { id: string }) => (await listMyOrders(shop.db, owner, 1)).orders;
  const ownerOf = async (id: string) => (await shop.row("orders", id)).user_id;

  test("are listed newest first, with what the list shows", async () => {
    const me = await shop.addCustomer();
    const old = await shop.addOrder([], { user_id: me.id, created_at: new Date("2026-10-01T00:00:00Z") });
    const lines = [
      { id: "line-1", product_name: "First", picture_url: "/files/a.webp" },
      { id: "line-2", product_name: "Second" },
    ];
    const november = { user_id: me.id, created_at: new Date("2026-11-01T00:00:00Z") };
    const sent = { status: "shipped", total_amount: "1234.50" } as const;
    const recent = await shop.addOrder(lines, { ...november, ...sent });
    expect(await ordersOf(me)).toEqual([
      expect.objectContaining({
        ...{ id: recent, status: "shipped", total: 1234_50, lineCount: 2 },
        first: { name: "First", image: "/files/a.webp" },
      }),
      expect.objectContaining({ id: old, orderNumber: expect.stringMatching(/^JC-\d+$/) }),
    ]);
  });

  test("are one page after the other; a page beyond the last is the last", async () => {
    const me = await shop.addCustomer();
    for (let i = 0; i < ordersPerPage + 1; i++) await shop.addOrder([], { user_id: me.id });
    expect(await listMyOrders(shop.db, me, 1)).toMatchObject({ page: 1, pages: 2 });
    for (const beyond of [3, 99, 1e300]) {
      const last = await listMyOrders(shop.db, me, beyond);
      expect([last.page, last.pages, last.orders.length]).toEqual([2, 2, 1]);
    }
    const expected = { orders: [], page: 1, pages: 1 };
    expect(await listMyOrders(shop.db, await shop.addCustomer(), 7)).toEqual(expected);
    expect((await listMyOrders(shop.db, me, -5)).page).toBe(1);
  });

  test("are found by their owner only, by id and by number", async () => {
    const [me, other] = [await shop.addCustomer(), await shop.addCustomer()];
    const id = await shop.addOrder([{ quantity: 2 }], { user_id: me.id, tracking_number: "BR123" });
    const placed = { status: "pending_cod_confirmation", actor_kind: "shopper" } as const;
    await shop.add("order_history", { order_id: id, ...placed });
    const mine = await findMyOrder(shop.db, me, id);
    const parcels = [{ trackingNumber: "BR123", state: "draft" }];
    expect(mine).toMatchObject({ id, parcels, lines: [{ quantity: 2 }], paymentState: "cod_due" });
    expect(mine?.reached.pending).toBeInstanceOf(Date);
    const number = mine?.orderNumber ?? "";
    expect(await findMyOrderByNumber(shop.db, me, number)).toMatchObject({ id });
    expect(await findMyOrder(shop.db, other, id)).toBeUndefined();
    expect(await findMyOrderByNumber(shop.db, other, number)).toBeUndefined();
    expect(await findMyOrder(shop.db, { id: "" }, id)).toBeUndefined();
  });

  test("say which of them was paid too late, in the list and on its page", async () => {
    const me = await shop.addCustomer();
    const paid = { ...paidByCard, user_id: me.id };
    const late = await shop.addOrder([], paid);
    const fine = await shop.addOrder([], { ...paid, refund_due: true });
    await addPayment(shop, late, { refund_due: true });
    await addPayment(shop, fine);
    // A second payment goes back; the order is paid in time all the same.
    await addPayment(shop, fine, { outcome: "surplus", refund_due: true });
    const listed = (await ordersOf(me)).map(({ id, paidTooLate }) => [id, paidTooLate]);
    expect(Object.fromEntries(listed)).toEqual({ [late]: true, [fine]: false });
    const expected = { paymentState: "captured", paidTooLate: true };
    expect(await findMyOrder(shop.db, me, late)).toMatchObject(expected);
    expect(await findMyOrder(shop.db, me, fine)).toMatchObject({ paidTooLate: false });
  });

  test.each(["no-such", "", "a\0b", "' or 1=1 --", "x".repeat(5000)])("the id %j finds nothing", async (id) =>
    expect(await findMyOrder(shop.db, await shop.addCustomer(), id)).toBeUndefined(),
  );

  describe("placed as a guest", () => {
    test("join the account with the same address, in whatever letters, once it is verified", async () => {
      const me = await shop.addCustomer({ email: "sita@example.com", email_verified: false });
      const id = await shop.addOrder([], { billing_email: "Sita@Example.COM" });
      expect(await ordersOf(me)).toEqual([]);
      expect(await findMyOrder(shop.db, me, id)).toBeUndefined();
      expect(await ownerOf(id)).toBeNull();
      await shop.set("profiles", me.id, { email_verified: true });
      expect(await ordersOf(me)).toEqual([expect.objectContaining({ id })]);
      expect(await ownerOf(id)).toBe(me.id);
    });

    test("do not join another address's account, nor an admin's, nor leave the account they are in", async () => {
      const me = await shop.addCustomer({ email: "gita@example.com" });
      const other = await shop.addCustomer();
      const admin = await shop.addCustomer({ email: "boss@example.com", role: "admin" });
      const elsewhere = await shop.addOrder([], { billing_email: "gita@example.com.evil.example" });
      const owned = await shop.addOrder([], { billing_email: "gita@example.com", user_id: other.id });
      const boss = await shop.addOrder([], { billing_email: "boss@example.com" });
      expect(await ordersOf(me)).toEqual([]);
      expect(await ordersOf(admin)).toEqual([]);
      expect(await Promise.all([elsewhere, owned, boss].map(ownerOf))).toEqual([null, other.id, null]);
    });

    test("stay away once their owner deleted the account they were in", async () => {
      const me = await shop.addCustomer({ email: "gone@example.com" });
      await shop.addOrder([], { billing_email: "gone@example.com", erase_when_closed: true });
      expect(await ordersOf(me)).toEqual([]);
    });
  });
});
