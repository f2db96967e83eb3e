import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { tellOfNewOrders } from "#orders/mails/new-orders-job.server.ts";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { inState, unpaidByCard } from "../../../tests/database/order-row.ts";
import { listOrders } from "./order-list.db.server.ts";

const settings = { APP_ORIGIN: "http://127.0.0.1:3000", SHOP_EMAIL: "owner@shop.example" };
const paid = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;

eachShop("new orders", { at: new Date(), settings }, (shop) => {
  const tell = () => tellOfNewOrders(shop);
  const mails = async () =>
    (await shop.mails()).map((row) => ({ ...row, text: bodyText(mailBodySchema.parse(row.letter)) }));
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const waiting = async () => (await listOrders(shop.db, { filter: "to-pack", text: "", page: 1 })).total;
  const tellings = async () => (await mails()).flatMap(({ text }) => text.match(/Order: JC-\d+/g) ?? []);

  test("are written to the shop in one mail, once", async () => {
    await shop.addOrder([], { id: "cash", order_id_text: "JC-1", total_amount: "1250.50" });
    await tell();
    await shop.addOrder([], { ...paid, fulfilment_state: "processing", order_id_text: "JC-2" });
    await shop.addOrder([], { order_id_text: "JC-3" });
    await tell();
    await tell();
    expect(await subjects()).toEqual(["New order JC-1 to pack", "2 new orders to pack"]);
    expect(shop.kicks).toBe(2);
    const [first, second] = await mails();
    expect(first).toMatchObject({ to_address: "owner@shop.example", kind: "new-orders", failed_at: null });
    expect(first?.text).toContain("Order: JC-1\nTotal: ₹1,250.50\nCity: Patna\nPayment: Cash on Delivery\n");
    expect(first?.text).toContain("http://127.0.0.1:3000/admin/dashboard/orders/cash\n");
    expect(first?.text).not.toMatch(/Asha|Gandhi|98765/);
    expect(second?.text).toContain("http://127.0.0.1:3000/admin/dashboard/orders?status=to-pack\n");
  });

  test.each([
    ["not paid", unpaidByCard],
    ["in hand, and not paid", { ...paid, payment_state: "failed", fulfilment_state: "processing" }],
    ["paid too late", { ...paid, fulfilment_state: "processing", refund_due: true }],
    ["refunded", { ...paid, fulfilment_state: "processing", payment_state: "refunded" }],
    ["sent", inState("shipped")],
    ["cancelled", inState("cancelled")],
  ] as const)("are not told of while they are %s, and do not wait to be packed", async (_what, order) => {
    await shop.addOrder([], order);
    await tell();
    expect(await subjects()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("are told of when their payment comes, however late", async () => {
    const created_at = new Date(Date.now() - 90 * 86_400_000);
    await shop.addOrder([], { ...unpaidByCard, id: "late", created_at });
    await tell();
    const settled = { payment_state: "captured", fulfilment_state: "processing" } as const;
    await shop.set("orders", {}, { ...settled, paid_at: new Date() });
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("are no news when they were loaded from elsewhere, but wait all the same", async () => {
    await shop.addOrder([], { created_at: new Date(Date.now() - 31 * 86_400_000) });
    await tell();
    expect(await subjects()).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  test("reach nobody where the shop has no address, and are not lost by that", async () => {
    await shop.addOrder();
    const { config } = shop;
    shop.config = shopWith(shop, { email: "" }).config;
    await tell();
    expect(await subjects()).toEqual([]);
    shop.config = config;
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("are told of once by several copies of the shop at the same time", async () => {
    for (let n = 0; n < 15; n++) await shop.addOrder();
    await Promise.all([tell(), tell(), tell(), shop.addOrder(), tell()]);
    await tell();
    const told = await tellings();
    expect(told).toHaveLength(16);
    expect(new Set(told).size).toBe(16);
  });

  test("are neither lost nor told of twice when the mail can't be written", async () => {
    await shop.addOrder();
    await shop.ask(sql`alter table mail_outbox rename to hidden_outbox`);
    await expect(tell()).rejects.toThrow();
    await shop.ask(sql`alter table hidden_outbox rename to mail_outbox`);
    expect(shop.kicks).toBe(0);
    await tell();
    await tell();
    expect(await tellings()).toHaveLength(1);
  });

  test("the form that an admin looks at stays as new as it was", async () => {
    const id = await shop.addOrder();
    await tell();
    expect(await shop.row("orders", id)).toMatchObject({ version: 1, owner_told_at: expect.any(Date) });
  });

  test("are shown in part where they are many", async () => {
    for (let n = 0; n < 23; n++) await shop.addOrder();
    await tell();
    expect(await subjects()).toEqual(["23 new orders to pack"]);
    expect(await tellings()).toHaveLength(20);
    expect((await mails())[0]?.text).toContain("And 3 more.");
  });

  test("that stood there before the shop told of any are known", async () => {
    const id = await shop.addOrder();
    const open = await shop.addOrder([], unpaidByCard);
    const text = readFileSync("db/migrations/0026-orders-to-pack.sql", "utf8");
    const update = statementsOf(text).find((statement) => /^UPDATE/m.test(statement)) ?? "";
    await sql.raw(update).execute(shop.db);
    await tell();
    expect(await subjects()).toEqual([]);
    const rows = await shop.rows("orders");
    expect(rows.filter(({ owner_told_at }) => owner_told_at).map((row) => row.id)).toEqual([id]);
    expect(rows.some((row) => row.id === open)).toBe(true);
  });
});
