import { expect, test, vi } from "vitest";
import { outboxState } from "#mail/sending/outbox-state.db.server.ts";
import { auditOf, writeAudit } from "#platform/audit/audit.db.server.ts";
import { papersErased } from "#platform/papers/erase-papers.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { inState, type OrderRow, paidByCard } from "../../tests/database/order-row.ts";
import { eraseClosedOrders, letGoOfOrders } from "./erase-orders.db.server.ts";
import { queueStatusMail, queueTrackingMail } from "./mails/status-mail.server.ts";
import { queueRefundMail } from "./money-mails/refund-mail.server.ts";

const now = new Date("2027-01-31T00:00:00Z");
const waiting = { billing_email: "asha@example.com", billing_phone: "98765 43210", erase_when_closed: true };
const recent = new Date("2027-01-30T00:00:00Z");
const longAgo = new Date("2027-01-01T00:00:00Z");
const kept = { gift_note: "For Amma", internal_note: "likes indigo", tracking_number: "BR1" };

eachShop("the orders of a deleted account", { at: now }, (shop) => {
  const rowOf = (id: string) => shop.row("orders", id);

  async function letGo(order: OrderRow) {
    const me = await shop.addCustomer();
    const id = await shop.addOrder([], { ...kept, user_id: me.id, ...order });
    const placed = { order_id: id, status: "pending", actor_kind: "shopper", actor_id: me.id } as const;
    await shop.add("order_history", placed);
    await writeAudit(shop.db, {
      ...{ actorId: "owner", action: "order.tracking_changed", entity: "orders", entityId: id },
      detail: { number: "BR1", link: "https://courier.example/BR1" },
    });
    await shop.db.transaction().execute((trx) => letGoOfOrders(trx, me, shop));
    return rowOf(id);
  }

  test("take the papers that any copy of the shop keeps with them (INVOICE-17)", async () => {
    const heard = vi.fn();
    const stop = await shop.database.listen(papersErased, heard);
    heard.mockClear();
    await letGo({ ...inState("delivered"), payment_state: "cod_collected" });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    await stop();
  });

  test("keep what an invoice needs when they were sold, and nothing else of the person", async () => {
    const own = { payment_state: "cod_collected", shipping_phone: "91234 56789" } as const;
    const row = await letGo({ ...inState("delivered"), ...own });
    const place = { billing_city: "Patna", billing_state: "Bihar", billing_state_code: "10" };
    expect(row).toMatchObject({
      ...{ user_id: null, billing_email: "(deleted)", billing_phone: null, erase_when_closed: false },
      ...{ gift_note: null, internal_note: null, tracking_number: null, total_amount: "1000.00" },
      ...{ shipping_phone: null, billing_full_name: "Asha Kumari", billing_address_line1: "12 Gandhi Path" },
      ...place,
      billing_pincode: "800001",
    });
    expect(await shop.row("order_history", { order_id: row.id })).toMatchObject({ actor_id: null });
    expect((await auditOf(shop.db, "orders", row.id)).map(({ what }) => what)).toEqual(["tracking changed"]);
  });

  test("get no more mail, and raise no alarm about mails that do not arrive", async () => {
    const row = await letGo(inState("delivered"));
    await shop.db.transaction().execute(async (trx) => {
      await queueStatusMail(trx, shop, row.id, { id: "1", status: "delivered", by: "admin" });
      await queueTrackingMail(trx, shop, row.id);
      const news = { orderNumber: row.order_id_text, amount: paise(100), creditNotes: [] };
      await queueRefundMail(trx, shop, { ...news, refundId: "rfnd_1" });
    });
    expect(await shop.mails()).toEqual([]);
    expect(await outboxState(shop.db)).toMatchObject({ waiting: 0, failed: 0 });
  });

  test("keep everything while they are on their way, and lose it once they have arrived", async () => {
    const row = await letGo(inState("shipped"));
    expect(row).toMatchObject({ ...kept, ...waiting, user_id: null });
    await shop.set("orders", row.id, inState("delivered"));
    expect(await eraseClosedOrders(shop)).toBe(1);
    const expected = { billing_email: "(deleted)", billing_full_name: "Asha Kumari" };
    expect(await rowOf(row.id)).toMatchObject(expected);
    expect(await eraseClosedOrders(shop)).toBe(0);
  });

  const unpaid = { payment_method: "razorpay", payment_state: "failed" } as const;
  const dismissed = { ...unpaid, status: "payment_modal_dismissed" } as const;
  const refunded = { ...paidByCard, payment_state: "refunded", phone_key: "k" } as const;
  const shipping = { shipping_full_name: "Asha Kumari", shipping_address_line1: "12 Gandhi Path" };
  const addressed = { ...waiting, ...shipping };
  const gone = { billing_email: "(deleted)", billing_phone: null, phone_key: null };
  const closed = { ...gone, erase_when_closed: false };
  const sold = { ...closed, billing_full_name: "Asha Kumari" };
  const billed = ["billing_full_name", "billing_address_line1", "billing_city", "billing_pincode"];
  const named = [...billed, "shipping_full_name", "shipping_address_line1"];
  const nameless = Object.fromEntries(named.map((column) => [column, "(deleted)"]));
  const registered = { ...inState("cancelled"), buyer_gstin: "10AAAAA0000A1Z5" };
  const unsold = { ...nameless, buyer_gstin: null, total_amount: "1000.00" };

  test.each<[string, OrderRow, object]>([
    ["keep no name and no address when nothing was sold", registered, unsold],
    ["wait for a card payment that may still come", { ...dismissed, created_at: recent }, waiting],
    ["and no longer than a week", { ...dismissed, created_at: longAgo }, { ...closed, ...nameless }],
    ["keep their address while processing unpaid", { ...unpaid, ...inState("processing") }, addressed],
    ["keep their address while shipped unpaid", { ...unpaid, ...inState("shipped") }, addressed],
    ["are closed once refunded as a whole, though pending", { ...refunded, ...inState("pending") }, sold],
    ["are closed once refunded as a whole, though processing", refunded, sold],
    ["stay as they were when a part was refunded", { ...paidByCard, ...inState("pending") }, waiting],
    ["stay so while processing", paidByCard, waiting],
    ["wait for money to go back", { ...paidByCard, ...inState("cancelled"), refund_due: true }, waiting],
  ])("%s", async (_, order, expected) => {
    expect(await letGo({ created_at: longAgo, ...order })).toMatchObject(expected);
  });

  test("keep their invoice, without the contact details on it", async () => {
    const me = await shop.addCustomer();
    const shipped = inState("cancelled");
    const id = await shop.addOrder([], { user_id: me.id, ...shipped });
    const buyer = { fullName: "Asha Kumari", email: "asha@example.com", phone: "98765 43210" };
    await shop.add("invoice_series", { kind: "tax", financial_year: "26-27", last_serial: 1 });
    await shop.add("invoices", {
      ...{ order_id: id, kind: "tax", financial_year: "26-27", serial: 1, number: "T/26-27/1" },
      ...{ issued_at: now, facts: JSON.stringify({ number: "T/26-27/1", buyer }) },
    });
    await shop.db.transaction().execute((trx) => letGoOfOrders(trx, me, shop));
    // Sent once and cancelled later: the invoice says that something was sold.
    expect(await rowOf(id)).toMatchObject({ billing_full_name: "Asha Kumari", billing_email: "(deleted)" });
    expect((await shop.row("invoices", { order_id: id })).facts).toEqual({
      number: "T/26-27/1",
      buyer: { fullName: "Asha Kumari", email: "(deleted)", phone: null },
    });
  });

  test("take along the ones placed as a guest with the same address, and nobody else's", async () => {
    const me = await shop.addCustomer({ email: "guestly@example.com" });
    const other = await shop.addCustomer();
    const delivered = inState("delivered");
    const guest = await shop.addOrder([], { billing_email: "guestly@example.com", ...delivered });
    const others = await shop.addOrder([], { user_id: other.id, ...delivered });
    await shop.db.transaction().execute((trx) => letGoOfOrders(trx, me, shop));
    expect(await rowOf(guest)).toMatchObject({ billing_email: "(deleted)" });
    expect(await rowOf(others)).toMatchObject({ billing_email: "asha@example.com", user_id: other.id });
  });
});

eachShop("the texts on the pieces of a deleted account's orders", { at: now }, (shop) => {
  test("go, on invoice and credit note too, and no sum does", async () => {
    const me = await shop.addCustomer();
    const delivered = { ...inState("delivered"), user_id: me.id } as const;
    const personal = JSON.stringify([{ label: "Name", text: "Amma" }]);
    const piece = { personal, personal_price: "50", option_text: "Size: Small" };
    const id = await shop.addOrder([piece], delivered);
    const lines = [{ description: "Tote", personal: ["Name: Amma"], amount: 1 }, { description: "Shipping" }];
    const facts = JSON.stringify({ buyer: {}, lines });
    const paper = { order_id: id, financial_year: "25-26", serial: 900, issued_at: now, facts };
    for (const kind of ["tax", "credit"] as const)
      await shop.add("invoice_series", { kind, financial_year: "25-26", last_serial: 900 });
    await shop.add("invoices", { ...paper, kind: "tax", number: "INV/1" });
    await shop.add("credit_notes", { ...paper, number: "CRN/1" });
    await shop.db.transaction().execute((trx) => letGoOfOrders(trx, me, shop));
    const item = await shop.row("order_items", { order_id: id });
    expect(item).toMatchObject({ personal: [], personal_price: "50.00", option_text: "Size: Small" });
    for (const table of ["invoices", "credit_notes"] as const) {
      const row = await shop.row(table, { order_id: id });
      const left = [{ description: "Tote", amount: 1 }, { description: "Shipping" }];
      expect(row.facts).toMatchObject({ lines: left });
      expect(JSON.stringify(row.facts)).not.toContain("Amma");
    }
  });
});
