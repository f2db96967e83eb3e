import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addCustomer } from "../../../tests/database/profile-row.ts";
import { findMyOrder, findMyOrderByNumber, listMyOrders, ordersPerPage } from "./my-orders.db.server.ts";

eachDatabase("a customer's orders", (database) => {
  const ordersOf = async (owner: { id: string }) => (await listMyOrders(database().db, owner, 1)).orders;
  const ownerOf = async (id: string) =>
    (await database().db.selectFrom("orders").select("user_id").where("id", "=", id).executeTakeFirst())
      ?.user_id;

  test("are listed newest first, with what the list shows", async () => {
    const { db } = database();
    const me = await addCustomer(db);
    const old = await addOrder(db, [], { user_id: me.id, created_at: new Date("2026-10-01T00:00:00Z") });
    const lines = [
      { id: "line-1", product_name: "First", picture_url: "/files/a.webp" },
      { id: "line-2", product_name: "Second" },
    ];
    const recent = await addOrder(db, lines, {
      user_id: me.id,
      created_at: new Date("2026-11-01T00:00:00Z"),
      status: "shipped",
      total_amount: "1234.50",
    });
    expect(await ordersOf(me)).toEqual([
      expect.objectContaining({
        ...{ id: recent, status: "shipped", total: 1234_50, lineCount: 2 },
        first: { name: "First", image: "/files/a.webp" },
      }),
      expect.objectContaining({ id: old, orderNumber: expect.stringMatching(/^JC-\d+$/) }),
    ]);
  });

  test("are one page after the other; a page beyond the last is the last", async () => {
    const { db } = database();
    const me = await addCustomer(db);
    for (let i = 0; i < ordersPerPage + 1; i++) await addOrder(db, [], { user_id: me.id });
    expect(await listMyOrders(db, me, 1)).toMatchObject({ page: 1, pages: 2 });
    for (const beyond of [3, 99, 1e300]) {
      const last = await listMyOrders(db, me, beyond);
      expect([last.page, last.pages, last.orders.length]).toEqual([2, 2, 1]);
    }
    expect(await listMyOrders(db, await addCustomer(db), 7)).toEqual({ orders: [], page: 1, pages: 1 });
    expect((await listMyOrders(db, me, -5)).page).toBe(1);
  });

  test("are found by their owner only, by id and by number", async () => {
    const { db } = database();
    const [me, other] = [await addCustomer(db), await addCustomer(db)];
    const id = await addOrder(db, [{ quantity: 2 }], { user_id: me.id, tracking_number: "BR123" });
    await db
      .insertInto("order_history")
      .values({ order_id: id, status: "pending_cod_confirmation", actor_kind: "shopper" })
      .execute();
    const mine = await findMyOrder(db, me, id);
    expect(mine).toMatchObject({
      id,
      parcels: [{ trackingNumber: "BR123", state: "draft" }],
      lines: [{ quantity: 2 }],
      paymentState: "cod_due",
    });
    expect(mine?.reached.pending).toBeInstanceOf(Date);
    const number = mine?.orderNumber ?? "";
    expect(await findMyOrderByNumber(db, me, number)).toMatchObject({ id });
    expect(await findMyOrder(db, other, id)).toBeUndefined();
    expect(await findMyOrderByNumber(db, other, number)).toBeUndefined();
    expect(await findMyOrder(db, { id: "" }, id)).toBeUndefined();
  });

  test("say which of them was paid too late, in the list and on its page", async () => {
    const { db } = database();
    const me = await addCustomer(db);
    const paid = { user_id: me.id, payment_method: "razorpay", payment_state: "captured" } as const;
    const [late, fine] = [
      await addOrder(db, [], { ...paid, status: "processing" }),
      await addOrder(db, [], { ...paid, status: "processing", refund_due: true }),
    ];
    const payment = { amount_paise: 1000_00, currency: "INR", status: "captured", razorpay_order_id: "o" };
    await db
      .insertInto("payments")
      .values([
        { ...payment, razorpay_payment_id: "pay_l", order_id: late, outcome: "confirmed", refund_due: true },
        { ...payment, razorpay_payment_id: "pay_f", order_id: fine, outcome: "confirmed" },
        // A second payment goes back; the order is paid in time all the same.
        { ...payment, razorpay_payment_id: "pay_s", order_id: fine, outcome: "surplus", refund_due: true },
      ])
      .execute();
    const listed = await ordersOf(me);
    expect(listed.map(({ id, paidTooLate }) => [id, paidTooLate])).toEqual(
      expect.arrayContaining([
        [late, true],
        [fine, false],
      ]),
    );
    expect(await findMyOrder(db, me, late)).toMatchObject({ paymentState: "captured", paidTooLate: true });
    expect(await findMyOrder(db, me, fine)).toMatchObject({ paidTooLate: false });
    await db.deleteFrom("payments").execute();
  });

  test.each(["no-such", "", "a\0b", "' or 1=1 --", "x".repeat(5000)])(
    "the id %j finds nothing",
    async (id) => {
      const me = await addCustomer(database().db);
      expect(await findMyOrder(database().db, me, id)).toBeUndefined();
    },
  );

  describe("placed as a guest", () => {
    test("join the account with the same address, in whatever letters, once it is verified", async () => {
      const { db } = database();
      const me = await addCustomer(db, { email: "sita@example.com", email_verified: false });
      const id = await addOrder(db, [], { billing_email: "Sita@Example.COM" });
      expect(await ordersOf(me)).toEqual([]);
      expect(await findMyOrder(db, me, id)).toBeUndefined();
      expect(await ownerOf(id)).toBeNull();
      await db.updateTable("profiles").set({ email_verified: true }).where("id", "=", me.id).execute();
      expect(await ordersOf(me)).toEqual([expect.objectContaining({ id })]);
      expect(await ownerOf(id)).toBe(me.id);
    });

    test("do not join another address's account, nor an admin's, nor leave the account they are in", async () => {
      const { db } = database();
      const [me, other] = [await addCustomer(db, { email: "gita@example.com" }), await addCustomer(db)];
      const admin = await addCustomer(db, { email: "boss@example.com", role: "admin" });
      const elsewhere = await addOrder(db, [], { billing_email: "gita@example.com.evil.example" });
      const owned = await addOrder(db, [], { billing_email: "gita@example.com", user_id: other.id });
      const boss = await addOrder(db, [], { billing_email: "boss@example.com" });
      expect(await ordersOf(me)).toEqual([]);
      expect(await ordersOf(admin)).toEqual([]);
      expect(await Promise.all([elsewhere, owned, boss].map(ownerOf))).toEqual([null, other.id, null]);
    });

    test("stay away once their owner deleted the account they were in", async () => {
      const { db } = database();
      const me = await addCustomer(db, { email: "gone@example.com" });
      await addOrder(db, [], { billing_email: "gone@example.com", erase_when_closed: true });
      expect(await ordersOf(me)).toEqual([]);
    });
  });
});
