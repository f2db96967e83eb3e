import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { historyOf } from "../admin/admin-order.db.server.ts";
import { readOrderPage } from "../admin/read-order.server.ts";
import { cancelByBuyer } from "../fulfilment/cancel-by-buyer.server.ts";
import { creditNotesOf, findCreditNote } from "../invoice/credit-note.db.server.ts";
import { issueCreditNotes } from "../invoice/issue-credit-notes.server.ts";
import { issueInvoice } from "../invoice/issue-invoice.server.ts";
import { lockOrder } from "../lock-order.db.server.ts";
import { creditUnpaid } from "./credit-unpaid.server.ts";

const owner = shopOwner({ fullName: "Meera Owner" });
const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00", sku: "KT-1" };
const sent = { status: "shipped", fulfilment_state: "shipped" } as const;
const cancelled = { status: "cancelled", fulfilment_state: "cancelled" } as const;
const byCard = { payment_method: "razorpay", payment_state: "failed" } as const;

eachDatabase("an invoice of an order that was cancelled unpaid", (database) => {
  const now = () => new Date("2026-11-21T10:00:00Z");
  const shop = () => ({
    db: database().db,
    config: parseConfig({ SHOP_GSTIN: "10ABCDE1234F1Z5" }),
    now,
    secret: "test secret",
  });
  const credit = (orderId: string, version: number) => creditUnpaid(shop(), owner, { orderId, version });
  const mayCredit = async (id: string) => (await readOrderPage(shop(), id, null))?.mayCredit;
  const numbers = async (id: string) => (await creditNotesOf(database().db, id)).map(({ number }) => number);
  const set = (id: string, change: { payment_state?: "cod_collected"; cash_returned?: string }) =>
    database().db.updateTable("orders").set(change).where("id", "=", id).execute();

  /** Sent with its invoice, and cancelled since. */
  async function cameBack(order: Parameters<typeof addOrder>[2] = {}): Promise<string> {
    const { db } = database();
    const id = await addOrder(db, [line], { ...sent, ...order });
    await issueInvoice(shop(), id, { forWhom: "owner", actorId: owner.id });
    await db.updateTable("orders").set(cancelled).where("id", "=", id).execute();
    return id;
  }

  beforeEach(async () => {
    const { db } = database();
    for (const table of ["credit_notes", "payment_refunds", "payments", "invoices"] as const)
      await db.deleteFrom(table).execute();
    for (const table of ["invoice_series", "orders", "audit_log", "profiles", "mail_outbox"] as const)
      await db.deleteFrom(table).execute();
    const { id, fullName: full_name, email } = owner;
    await db.insertInto("profiles").values({ id, full_name, email, role: "admin" }).execute();
  });

  test("comes by itself, once, where the buyer cancels after the invoice was printed", async () => {
    const { db } = database();
    const id = await addOrder(db, [line], { status: "pending_cod_confirmation" });
    await issueInvoice(shop(), id, { forWhom: "owner", actorId: owner.id });
    const { order_id_text: orderNumber } = await db
      .selectFrom("orders")
      .select("order_id_text")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const cancel = () =>
      inTransaction(db, (trx) => cancelByBuyer(trx, shop(), { orderNumber, userId: null, reason: null }));
    const done = await Promise.all([cancel(), cancel()]);
    expect(done.map(({ kind }) => kind).sort()).toEqual(["already", "cancelled"]);
    expect(await numbers(id)).toEqual(["CRN/26-27/000001"]);
    expect(await mayCredit(id)).toBe(false);
    expect((await historyOf(db, id)).map(({ status, who, note }) => [status, who, note])).toContainEqual([
      ...["cancelled", "The shop", "Invoice taken back: credit note CRN/26-27/000001"],
    ]);
  });

  test.each([
    ["cash refused at the door", {}],
    ["a card that was never paid with", byCard],
  ])("%s: a note takes back the whole of it, once, and nobody is written to", async (_, order) => {
    const id = await cameBack(order);
    expect(await mayCredit(id)).toBe(true);
    const pressed = await Promise.all([credit(id, 1), credit(id, 1)]);
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(["kept", "stale"]);
    expect(await credit(id, 2)).toEqual({ kind: "unfit" });
    expect(await mayCredit(id)).toBe(false);
    expect(await numbers(id)).toEqual(["CRN/26-27/000001"]);
    const { db } = database();
    const [note] = await creditNotesOf(db, id);
    expect(await findCreditNote(db, id, note?.id ?? "")).toMatchObject({
      total: 1000_00,
      against: { number: "INV/26-27/000001", isUnpaid: true },
      lines: [{ quantity: 2, amount: 1000_00 }],
    });
    expect(await historyOf(db, id)).toMatchObject([
      { who: "Meera Owner", status: "cancelled", note: "Invoice taken back: credit note CRN/26-27/000001" },
    ]);
    expect(await db.selectFrom("mail_outbox").select("kind").execute()).toEqual([]);
  });

  test("taken back only while it is cancelled, unpaid and invoiced", async () => {
    const { db } = database();
    const onItsWay = await addOrder(db, [line], sent);
    await issueInvoice(shop(), onItsWay, { forWhom: "owner", actorId: owner.id });
    const paid = await cameBack({ payment_state: "cod_collected" });
    const unbilled = await addOrder(db, [line], cancelled);
    for (const id of [onItsWay, paid, unbilled]) {
      expect(await mayCredit(id)).toBe(false);
      expect(await credit(id, 1)).toEqual({ kind: "unfit" });
      expect(await numbers(id)).toEqual([]);
    }
    expect(await credit("none", 1)).toEqual({ kind: "missing" });
  });

  test("money that came and went back afterwards brings no second note", async () => {
    const id = await cameBack();
    await credit(id, 1);
    await set(id, { payment_state: "cod_collected", cash_returned: "1000.00" });
    const more = await inTransaction(database().db, async (trx) => {
      const row = await lockOrder(trx, id);
      return row && issueCreditNotes(trx, shop(), row);
    });
    expect(more).toEqual([]);
    expect(await numbers(id)).toHaveLength(1);
  });
});
