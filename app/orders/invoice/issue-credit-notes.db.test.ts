import { expect, test } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { addPayment, addRefund } from "../../../tests/database/payment-row.ts";
import { creditNotesOf, findCreditNote } from "./credit-note.db.server.ts";
import { issueCreditNotes } from "./issue-credit-notes.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";

const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00", sku: "KT-1" };
const paid = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;

eachShop("credit notes", { settings: { SHOP_GSTIN: "10ABCDE1234F1Z5" } }, (shop) => {
  const invoice = async (id: string) => {
    const issued = await issueInvoice(shop, id, { forWhom: "owner", actorId: "owner" });
    if (!issued.ok) throw new Error(issued.why);
    return issued.invoice;
  };
  const notes = (id: string) =>
    shop.inTransaction(async (trx) => {
      const order = await trx.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      return issueCreditNotes(trx, shop, order);
    });
  const factsOf = async (id: string) => {
    const all = await creditNotesOf(shop.db, id);
    return Promise.all(all.map((note) => findCreditNote(shop.db, id, note.id)));
  };

  test("one for each finished refund of what paid an invoiced order, and each once", async () => {
    const id = await shop.addOrder([line], paid);
    const payment = await addPayment(shop, id);
    const surplus = await addPayment(shop, id, { outcome: "surplus" });
    await invoice(id);
    await addRefund(shop, id, payment, { amount_paise: 250_00 });
    await addRefund(shop, id, surplus, { amount_paise: 1000_00 });
    await addRefund(shop, id, payment, { amount_paise: 100_00, state: "pending" });
    expect(await notes(id)).toEqual(["CRN/26-27/000001"]);
    expect(await notes(id)).toEqual([]);
    await addRefund(shop, id, payment, { amount_paise: 650_00 });
    expect(await notes(id)).toEqual(["CRN/26-27/000002"]);
    expect(await factsOf(id)).toMatchObject([
      { total: 250_00, kind: "tax", against: { number: "INV/26-27/000001" }, totals: { taxable: 223_22 } },
      { total: 650_00 },
    ]);
  });

  test("none without an invoice; an invoice that comes later brings them", async () => {
    const id = await shop.addOrder([line], paid);
    await addRefund(shop, id, await addPayment(shop, id), { amount_paise: 250_00 });
    expect(await notes(id)).toEqual([]);
    await invoice(id);
    expect((await creditNotesOf(shop.db, id)).map(({ number }) => number)).toEqual(["CRN/26-27/000001"]);
  });

  test("cash goes back in parts: a note for each, and none that says the same again", async () => {
    const id = await shop.addOrder([line], { payment_state: "cod_collected", status: "delivered" });
    await invoice(id);
    expect(await notes(id)).toEqual([]);
    const returned = (cash_returned: string) => shop.set("orders", id, { cash_returned });
    await returned("250.00");
    expect(await notes(id)).toEqual(["CRN/26-27/000001"]);
    expect(await notes(id)).toEqual([]);
    await returned("1000.00");
    expect(await notes(id)).toEqual(["CRN/26-27/000002"]);
    expect(await factsOf(id)).toMatchObject([{ total: 250_00 }, { total: 750_00 }]);
  });

  test("twenty orders at once get numbers without a gap, and each financial year begins at 1", async () => {
    const ids = await manyAtOnce(20, async () => {
      const id = await shop.addOrder([line], paid);
      await invoice(id);
      await addRefund(shop, id, await addPayment(shop, id), { amount_paise: 100_00 });
      return id;
    });
    const numbers = (await Promise.all(ids.map(notes))).flat();
    const serials = Array.from({ length: 20 }, (_, n) => String(n + 1).padStart(6, "0"));
    expect(numbers.sort()).toEqual(serials.map((serial) => `CRN/26-27/${serial}`));
    shop.clock = new Date("2027-04-01T10:00:00Z");
    const [first = ""] = ids;
    const [payment] = await shop.rows("payments", { order_id: first });
    await addRefund(shop, first, payment?.razorpay_payment_id ?? "", { amount_paise: 50_00 });
    expect(await notes(first)).toEqual(["CRN/27-28/000001"]);
  });

  test("a note is found with its own order only", async () => {
    const refunded = { payment_state: "refunded", cash_returned: "1000.00" } as const;
    const id = await shop.addOrder([line], { ...refunded, ...inState("delivered") });
    await invoice(id);
    const [note] = await creditNotesOf(shop.db, id);
    expect(await findCreditNote(shop.db, id, note?.id ?? "")).toBeDefined();
    expect(await findCreditNote(shop.db, "another", note?.id ?? "")).toBeUndefined();
    expect(await findCreditNote(shop.db, id, "none")).toBeUndefined();
  });
});
