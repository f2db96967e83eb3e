import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { bodyText } from "#platform/mail/writing/body-text.ts";
import { mailBodySchema } from "#platform/mail/writing/mail-body.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { listOrders } from "../admin/list/order-list.db.server.ts";
import { tellOfNewOrders } from "./new-orders-job.server.ts";

const config = parseConfig({ APP_ORIGIN: "http://127.0.0.1:3000", SHOP_EMAIL: "owner@shop.example" });
const paid = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;

eachDatabase("new orders", (database) => {
  const db = () => database().db;
  const sendMailSoon = vi.fn();
  const tell = (given = config) =>
    tellOfNewOrders({ db: db(), config: given, now: () => new Date(), sendMailSoon });
  const mails = async () => {
    const rows = await db().selectFrom("mail_outbox").selectAll().orderBy("id").execute();
    return rows.map((row) => ({ ...row, text: bodyText(mailBodySchema.parse(row.letter)) }));
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const waiting = async () => (await listOrders(db(), { filter: "to-pack", text: "", page: 1 })).total;
  const tellings = async () => (await mails()).flatMap(({ text }) => text.match(/Order: JC-\d+/g) ?? []);

  beforeEach(async () => {
    sendMailSoon.mockClear();
    for (const table of ["mail_outbox", "payments", "orders"] as const)
      await db().deleteFrom(table).execute();
  });

  test("are written to the shop in one mail, once", async () => {
    await addOrder(db(), [], { id: "cash", order_id_text: "JC-1", total_amount: "1250.50" });
    await tell();
    await addOrder(db(), [], { ...paid, fulfilment_state: "processing", order_id_text: "JC-2" });
    await addOrder(db(), [], { order_id_text: "JC-3" });
    await tell();
    await tell();
    expect(await subjects()).toEqual(["New order JC-1 to pack", "2 new orders to pack"]);
    expect(sendMailSoon).toHaveBeenCalledTimes(2);
    const [first, second] = await mails();
    expect(first).toMatchObject({ to_address: "owner@shop.example", kind: "new-orders", failed_at: null });
    expect(first?.text).toContain("Order: JC-1\nTotal: ₹1,250.50\nCity: Patna\nPayment: Cash on Delivery\n");
    expect(first?.text).toContain("http://127.0.0.1:3000/admin/dashboard/orders/cash\n");
    expect(first?.text).not.toMatch(/Asha|Gandhi|98765/);
    expect(second?.text).toContain("http://127.0.0.1:3000/admin/dashboard/orders?status=to-pack\n");
  });

  test.each([
    [
      "not paid",
      { payment_method: "razorpay", payment_state: "awaiting", status: "awaiting_razorpay_payment" },
    ],
    ["in hand, and not paid", { ...paid, payment_state: "failed", fulfilment_state: "processing" }],
    ["paid too late", { ...paid, fulfilment_state: "processing", refund_due: true }],
    ["refunded", { ...paid, fulfilment_state: "processing", payment_state: "refunded" }],
    ["sent", { status: "shipped", fulfilment_state: "shipped" }],
    ["cancelled", { status: "cancelled", fulfilment_state: "cancelled" }],
  ] as const)("are not told of while they are %s, and do not wait to be packed", async (_what, order) => {
    await addOrder(db(), [], order);
    await tell();
    expect(await subjects()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("are told of when their payment comes, however late", async () => {
    const { payment_method } = paid;
    const created_at = new Date(Date.now() - 90 * 86_400_000);
    const status = "awaiting_razorpay_payment";
    await addOrder(db(), [], { id: "late", payment_method, payment_state: "awaiting", status, created_at });
    await tell();
    await db()
      .updateTable("orders")
      .set({ payment_state: "captured", fulfilment_state: "processing", paid_at: new Date() })
      .execute();
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("are no news when they were loaded from elsewhere, but wait all the same", async () => {
    await addOrder(db(), [], { created_at: new Date(Date.now() - 31 * 86_400_000) });
    await tell();
    expect(await subjects()).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  test("reach nobody where the shop has no address, and are not lost by that", async () => {
    await addOrder(db());
    await tell({ ...config, shop: { ...config.shop, email: "" } });
    expect(await subjects()).toEqual([]);
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("are told of once by several copies of the shop at the same time", async () => {
    for (let n = 0; n < 15; n++) await addOrder(db());
    await Promise.all([tell(), tell(), tell(), addOrder(db()), tell()]);
    await tell();
    const told = await tellings();
    expect(told).toHaveLength(16);
    expect(new Set(told).size).toBe(16);
  });

  test("are neither lost nor told of twice when the mail can't be written", async () => {
    await addOrder(db());
    await sql`alter table mail_outbox rename to hidden_outbox`.execute(db());
    await expect(tell()).rejects.toThrow();
    await sql`alter table hidden_outbox rename to mail_outbox`.execute(db());
    expect(sendMailSoon).not.toHaveBeenCalled();
    await tell();
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("the form that an admin looks at stays as new as it was", async () => {
    const id = await addOrder(db());
    await tell();
    const row = await db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 1, owner_told_at: expect.any(Date) });
  });

  test("are shown in part where they are many", async () => {
    for (let n = 0; n < 23; n++) await addOrder(db());
    await tell();
    expect(await subjects()).toEqual(["23 new orders to pack"]);
    expect(await tellings()).toHaveLength(20);
    expect((await mails())[0]?.text).toContain("And 3 more.");
  });

  test("that stood there before the shop told of any are known", async () => {
    const id = await addOrder(db());
    const unpaid = { payment_method: "razorpay", payment_state: "awaiting" } as const;
    const open = await addOrder(db(), [], { ...unpaid, status: "awaiting_razorpay_payment" });
    const text = readFileSync("db/migrations/0026-orders-to-pack.sql", "utf8");
    const update = statementsOf(text).find((statement) => /^UPDATE/m.test(statement)) ?? "";
    await sql.raw(update).execute(db());
    await tell();
    expect(await subjects()).toEqual([]);
    const rows = await db().selectFrom("orders").select(["id", "owner_told_at"]).execute();
    expect(rows.filter(({ owner_told_at }) => owner_told_at).map((row) => row.id)).toEqual([id]);
    expect(rows.some((row) => row.id === open)).toBe(true);
  });
});
