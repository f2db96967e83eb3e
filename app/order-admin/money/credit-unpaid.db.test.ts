import { expect, test } from "vitest";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { creditNotesOf, findCreditNote } from "#orders/invoice/credit-note.db.server.ts";
import { issueCreditNotes } from "#orders/invoice/issue-credit-notes.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { creditUnpaid } from "#orders/money-acts/credit-unpaid.server.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState, type OrderRow } from "../../../tests/database/order-row.ts";
import { addAdmin } from "../../../tests/database/profile-row.ts";
import { historyOf } from "../admin-order.db.server.ts";
import { readOrderPage } from "../read-order.server.ts";

const owner = shopOwner({ fullName: "Meera Owner" });
const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00", sku: "KT-1" };
const sent = inState("shipped");
const cancelled = inState("cancelled");
const takenBack = "Invoice taken back: credit note CRN/26-27/000001";
const byCard = { payment_method: "razorpay", payment_state: "failed" } as const;

const settings = { SHOP_GSTIN: "10ABCDE1234F1Z5" };
const begin = (shop: TestShop) => addAdmin(shop.db, owner);

eachShop("an invoice of an order that was cancelled unpaid", { settings, begin }, (shop) => {
  const credit = (orderId: string, version: number) => creditUnpaid(shop, owner, { orderId, version });
  const mayCredit = async (id: string) => (await readOrderPage(shop, id, null))?.mayCredit;
  const numbers = async (id: string) => (await creditNotesOf(shop.db, id)).map(({ number }) => number);

  /** Sent with its invoice, and cancelled since. */
  async function cameBack(order: OrderRow = {}): Promise<string> {
    const id = await shop.addOrder([line], { ...sent, ...order });
    await issueInvoice(shop, id, { forWhom: "owner", actorId: owner.id });
    await shop.set("orders", id, cancelled);
    return id;
  }

  test("comes by itself, once, where the buyer cancels after the invoice was printed", async () => {
    const id = await shop.addOrder([line], { status: "pending_cod_confirmation" });
    await issueInvoice(shop, id, { forWhom: "owner", actorId: owner.id });
    const { order_id_text: orderNumber } = await shop.row("orders", id);
    const whose = { orderNumber, userId: null, reason: null };
    const cancel = () => shop.inTransaction((trx) => cancelByBuyer(trx, shop, whose));
    const done = await Promise.all([cancel(), cancel()]);
    expect(done.map(({ kind }) => kind).sort()).toEqual(["already", "cancelled"]);
    expect(await numbers(id)).toEqual(["CRN/26-27/000001"]);
    expect(await mayCredit(id)).toBe(false);
    const told = (await historyOf(shop.db, id)).map(({ status, who, note }) => `${status} ${who}: ${note}`);
    expect(told).toContain(`cancelled The shop: ${takenBack}`);
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
    const [note] = await creditNotesOf(shop.db, id);
    const against = { number: "INV/26-27/000001", isUnpaid: true };
    const lines = [{ quantity: 2, amount: 1000_00 }];
    const facts = await findCreditNote(shop.db, id, note?.id ?? "");
    expect(facts).toMatchObject({ total: 1000_00, against, lines });
    const line = { who: "Meera Owner", status: "cancelled", note: takenBack };
    expect(await historyOf(shop.db, id)).toMatchObject([line]);
    expect(await shop.mails()).toEqual([]);
  });

  test("taken back only while it is cancelled, unpaid and invoiced", async () => {
    const onItsWay = await shop.addOrder([line], sent);
    await issueInvoice(shop, onItsWay, { forWhom: "owner", actorId: owner.id });
    const paid = await cameBack({ payment_state: "cod_collected" });
    const unbilled = await shop.addOrder([line], cancelled);
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
    await shop.set("orders", id, { payment_state: "cod_collected", cash_returned: "1000.00" });
    const more = await shop.inTransaction(async (trx) => {
      const row = await lockOrder(trx, id);
      return row && issueCreditNotes(trx, shop, row);
    });
    expect(more).toEqual([]);
    expect(await numbers(id)).toHaveLength(1);
  });
});
