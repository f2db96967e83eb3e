import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { cancelByBuyer } from "../fulfilment/cancel-by-buyer.server.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { markPacked } from "../fulfilment/mark-packed.server.ts";
import { collectCash, uncollectCash } from "../payment/cash-acts.server.ts";
import { pursueCashOrders } from "./cash-orders.server.ts";
import { confirmByOwner, confirmCash } from "./confirm-cash.server.ts";

const actor = shopOwner();

eachDatabase("a cash order that is to be confirmed", (database) => {
  const placed = new Date("2026-11-21T10:00:00Z");
  const hours = (count: number) => new Date(placed.getTime() + count * 3_600_000);
  let now = placed;
  const shop = () => ({
    ...{ db: database().db, config: parseConfig({}), now: () => now, sendMailSoon: () => undefined },
    secret: "a secret of this test, long enough",
  });
  const row = (id: string) =>
    database().db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const stock = async () =>
    (await database().db.selectFrom("products").select("stock_count").executeTakeFirstOrThrow()).stock_count;
  const mails = async () =>
    (await database().db.selectFrom("mail_outbox").select(["kind", "letter"]).orderBy("id").execute()).map(
      ({ kind, letter }) => [kind, JSON.stringify(letter)] as const,
    );
  const notes = async (id: string) =>
    (
      await database()
        .db.selectFrom("order_history")
        .select("note")
        .where("order_id", "=", id)
        .orderBy("created_at")
        .orderBy("id")
        .execute()
    ).map(({ note }) => note);
  const waiting = (order: Parameters<typeof addOrder>[2] = {}) =>
    addOrder(database().db, [{ product_id: "bag", quantity: 2, stock_taken: 2 }], {
      ...{ cod_confirm_by: hours(24), created_at: placed },
      ...order,
    });
  const numberOf = async (id: string) => (await row(id)).order_id_text;
  const confirm = async (id: string, how: "link" | "account" = "link") =>
    confirmCash(shop(), { orderNumber: await numberOf(id), how, userId: null });
  const cancel = async (id: string) => {
    const orderNumber = await numberOf(id);
    return inTransaction(database().db, (trx) =>
      cancelByBuyer(trx, shop(), { orderNumber, userId: null, reason: null }),
    );
  };

  beforeEach(async () => {
    const { db } = database();
    now = placed;
    for (const table of ["invoices", "orders", "products", "mail_outbox", "audit_log"] as const)
      await db.deleteFrom(table).execute();
    await addProducts(db, [{ id: "bag", name: "Bag", stock_count: 3 }]);
  });

  test("is confirmed once, however often somebody says so", async () => {
    const id = await waiting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(answers.filter((answer) => answer === "confirmed")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["confirmed", "already"]));
    expect(await row(id)).toMatchObject({
      ...{ cod_confirmed_at: placed, cod_confirm_how: "link", status: "pending", version: 2 },
    });
    expect(await notes(id)).toEqual(["Confirmed"]);
    await collectCash(shop(), actor, { orderId: id, version: 2 });
    await uncollectCash(shop(), actor, { orderId: id, version: 3 });
    expect((await row(id)).status).toBe("pending");
  });

  test("beside its cancellation in another tab has one outcome", async () => {
    for (let round = 0; round < 8; round += 1) {
      await database().db.updateTable("products").set({ stock_count: 3 }).execute();
      const id = await waiting();
      const [confirmed, cancelled] = await Promise.all(
        round % 2 ? [confirm(id), cancel(id)] : [confirm(id), cancel(id)].reverse(),
      ).then((both) => (round % 2 ? both : both.reverse()));
      expect(cancelled).toMatchObject({ kind: "cancelled" });
      expect(["confirmed", "unfit"]).toContain(confirmed);
      expect(await row(id)).toMatchObject({ status: "cancelled" });
      expect(await confirm(id)).toBe("unfit");
      expect(await stock()).toBe(5);
    }
  });

  test.each([
    ["that is cancelled", { status: "cancelled", fulfilment_state: "cancelled" }],
    ["that has left", { status: "shipped", fulfilment_state: "shipped" }],
    ["whose cash came", { status: "pending", payment_state: "cod_collected" }],
    ["that nobody need confirm", { cod_confirm_by: null }],
  ] as const)("one %s takes no such word", async (_what, order) => {
    const id = await waiting(order);
    expect(await confirm(id)).toBe("unfit");
    expect(await confirmByOwner(shop(), actor, { orderId: id, version: 1 })).toEqual({ kind: "unfit" });
    now = hours(30);
    await pursueCashOrders(shop());
    expect((await row(id)).version).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test("is confirmed by the owner, as she saw it", async () => {
    const id = await waiting();
    expect(await confirmByOwner(shop(), actor, { orderId: id, version: 7 })).toEqual({ kind: "stale" });
    expect(await confirmByOwner(shop(), actor, { orderId: id, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await confirmByOwner(shop(), actor, { orderId: id, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await row(id)).toMatchObject({ cod_confirm_how: "owner", version: 2 });
    expect(await notes(id)).toEqual(["Confirmed"]);
    expect(await confirm(id)).toBe("already");
    expect(await confirmCash(shop(), { orderNumber: "JC-1", how: "link", userId: null })).toBe("missing");
  });

  test("writes none of its sender's words to a mailbox that confirmed nothing, whoever cancels it", async () => {
    const { db } = database();
    const texts = JSON.stringify([{ label: "Name", text: "You won! evil.example" }]);
    const written = async (email: string) => {
      const piece = { product_id: "bag", quantity: 1, stock_taken: 1, personal: texts };
      const order = { billing_email: email, cod_confirm_by: hours(24), created_at: placed };
      return addOrder(db, [piece], order);
    };
    const byOwner = await written("never@example.com");
    await changeFulfilment(shop(), actor, { orderId: byOwner, status: "cancelled", version: 1 });
    await written("never@example.com");
    await knowMailbox(db, "known@example.com");
    await written("known@example.com");
    now = hours(24);
    await pursueCashOrders(shop());
    const told = await db
      .selectFrom("mail_outbox")
      .select(["to_address", sql<boolean>`letter::text like '%evil%'`.as("words")])
      .where("kind", "=", "order-status")
      .execute();
    expect(told.map(({ to_address, words }) => `${to_address} ${words}`).sort()).toEqual([
      "known@example.com true",
      "never@example.com false",
      "never@example.com false",
    ]);
  });

  test("is reminded of halfway, and cancelled at the end, each once over several copies", async () => {
    const id = await waiting();
    const confirmed = await waiting();
    await confirm(confirmed);
    const round = () => Promise.all(Array.from({ length: 4 }, () => pursueCashOrders(shop())));
    now = new Date(hours(12).getTime() - 1);
    await round();
    expect(await mails()).toEqual([]);
    now = hours(12);
    await round();
    expect(await mails()).toEqual([["order-confirm", expect.stringContaining("/order/JC-")]]);
    expect(await row(id)).toMatchObject({ cod_reminded_at: now, version: 1 });
    now = hours(23);
    await round();
    expect(await mails()).toHaveLength(1);
    now = hours(24);
    await round();
    expect((await mails()).slice(1)).toEqual([
      ["order-status", expect.stringContaining("was not confirmed in time")],
    ]);
    expect(await row(id)).toMatchObject({ status: "cancelled", cancelled_by: "system", refund_due: false });
    expect(await notes(id)).toEqual(["Reminded to confirm", "Not confirmed in time"]);
    expect(await stock()).toBe(5);
    expect(await row(confirmed)).toMatchObject({ status: "pending" });
  });

  test("confirmed beside the job that gives it up is one of both", async () => {
    for (let round = 0; round < 8; round += 1) {
      now = placed;
      await database().db.updateTable("products").set({ stock_count: 3 }).execute();
      const id = await waiting();
      now = hours(24);
      const [answer] = await Promise.all([confirm(id), pursueCashOrders(shop())]);
      expect([answer, (await row(id)).status, await stock()]).toEqual(
        answer === "confirmed" ? ["confirmed", "pending", 3] : ["unfit", "cancelled", 5],
      );
    }
  });

  test("is left in peace once the owner packs it without its buyer's word", async () => {
    const id = await waiting();
    await markPacked(shop(), actor, { orderId: id, version: 1 });
    now = hours(25);
    await pursueCashOrders(shop());
    expect([(await row(id)).status, await mails()]).toEqual(["pending_cod_confirmation", []]);
    expect(await confirm(id)).toBe("confirmed");
  });
});
