import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { creditNotesOf, findCreditNote } from "./credit-note.db.server.ts";
import { issueCreditNotes } from "./issue-credit-notes.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";

const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00", sku: "KT-1" };
const paid = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;

eachDatabase("credit notes", (database) => {
  let now = new Date("2026-11-21T10:00:00Z");
  let made = 0;
  const shop = () => ({
    db: database().db,
    config: parseConfig({ SHOP_GSTIN: "10ABCDE1234F1Z5" }),
    now: () => now,
    secret: "test secret",
  });
  const invoice = async (id: string) => {
    const issued = await issueInvoice(shop(), id, { forWhom: "owner", actorId: "owner" });
    if (!issued.ok) throw new Error(issued.why);
    return issued.invoice;
  };
  const notes = (id: string) =>
    inTransaction(database().db, async (trx) => {
      const order = await trx.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      return issueCreditNotes(trx, shop(), order);
    });
  const factsOf = async (id: string) => {
    const all = await creditNotesOf(database().db, id);
    return Promise.all(all.map((note) => findCreditNote(database().db, id, note.id)));
  };

  async function pay(order_id: string, outcome: "confirmed" | "surplus" = "confirmed"): Promise<string> {
    made += 1;
    const razorpay_payment_id = `pay_${made}`;
    await database()
      .db.insertInto("payments")
      .values({
        ...{ razorpay_payment_id, order_id, outcome, razorpay_order_id: `order_${made}` },
        ...{ amount_paise: 1000_00, currency: "INR", status: "captured" },
      })
      .execute();
    return razorpay_payment_id;
  }

  async function refund(
    order_id: string,
    razorpay_payment_id: string,
    amount_paise: number,
    state: "pending" | "processed" = "processed",
  ): Promise<void> {
    made += 1;
    await database()
      .db.insertInto("payment_refunds")
      .values({ order_id, razorpay_payment_id, amount_paise, state, idempotency_key: `key-${made}` })
      .execute();
  }

  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00Z");
    const { db } = database();
    for (const table of [
      ...(["credit_notes", "payment_refunds", "payments", "invoices", "invoice_series"] as const),
      ...(["orders", "audit_log"] as const),
    ]) {
      await db.deleteFrom(table).execute();
    }
  });

  test("one for each finished refund of what paid an invoiced order, and each once", async () => {
    const id = await addOrder(database().db, [line], paid);
    const [payment, surplus] = [await pay(id), await pay(id, "surplus")];
    await invoice(id);
    await refund(id, payment, 250_00);
    await refund(id, surplus, 1000_00);
    await refund(id, payment, 100_00, "pending");
    expect(await notes(id)).toEqual(["CRN/26-27/000001"]);
    expect(await notes(id)).toEqual([]);
    await refund(id, payment, 650_00);
    expect(await notes(id)).toEqual(["CRN/26-27/000002"]);
    expect(await factsOf(id)).toMatchObject([
      { total: 250_00, kind: "tax", against: { number: "INV/26-27/000001" }, totals: { taxable: 223_22 } },
      { total: 650_00 },
    ]);
  });

  test("none without an invoice; an invoice that comes later brings them", async () => {
    const id = await addOrder(database().db, [line], paid);
    await refund(id, await pay(id), 250_00);
    expect(await notes(id)).toEqual([]);
    await invoice(id);
    expect((await creditNotesOf(database().db, id)).map(({ number }) => number)).toEqual([
      "CRN/26-27/000001",
    ]);
  });

  test("cash goes back in parts: a note for each, and none that says the same again", async () => {
    const id = await addOrder(database().db, [line], { payment_state: "cod_collected", status: "delivered" });
    await invoice(id);
    expect(await notes(id)).toEqual([]);
    const returned = (cash_returned: string) =>
      database().db.updateTable("orders").set({ cash_returned }).where("id", "=", id).execute();
    await returned("250.00");
    expect(await notes(id)).toEqual(["CRN/26-27/000001"]);
    expect(await notes(id)).toEqual([]);
    await returned("1000.00");
    expect(await notes(id)).toEqual(["CRN/26-27/000002"]);
    expect(await factsOf(id)).toMatchObject([{ total: 250_00 }, { total: 750_00 }]);
  });

  test("twenty orders at once get numbers without a gap, and each financial year begins at 1", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const id = await addOrder(database().db, [line], paid);
        await invoice(id);
        await refund(id, await pay(id), 100_00);
        return id;
      }),
    );
    const numbers = (await Promise.all(ids.map(notes))).flat();
    expect(numbers.sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `CRN/26-27/${String(n + 1).padStart(6, "0")}`),
    );
    now = new Date("2027-04-01T10:00:00Z");
    const [first = ""] = ids;
    const [payment] = await database()
      .db.selectFrom("payments")
      .selectAll()
      .where("order_id", "=", first)
      .execute();
    await refund(first, payment?.razorpay_payment_id ?? "", 50_00);
    expect(await notes(first)).toEqual(["CRN/27-28/000001"]);
  });

  test("a note is found with its own order only", async () => {
    const id = await addOrder(database().db, [line], {
      payment_state: "refunded",
      cash_returned: "1000.00",
      status: "delivered",
      fulfilment_state: "delivered",
    });
    await invoice(id);
    const [note] = await creditNotesOf(database().db, id);
    expect(await findCreditNote(database().db, id, note?.id ?? "")).toBeDefined();
    expect(await findCreditNote(database().db, "another", note?.id ?? "")).toBeUndefined();
    expect(await findCreditNote(database().db, id, "none")).toBeUndefined();
  });
});
