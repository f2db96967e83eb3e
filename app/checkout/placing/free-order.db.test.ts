import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { orderColumns, ordersInParts } from "#order-admin/list/export-orders.db.server.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { readOrderPage } from "#order-admin/read-order.server.ts";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { takeUntoldOrders } from "#orders/mails/new-orders.db.server.ts";
import { invoicePdf } from "#papers/invoice-pdf.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { checkoutOf, numberOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { discountsOf } from "../../../tests/database/discounts-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import type { Purchase } from "../form/purchase.ts";

eachShop("an order of nothing", { begin: sellBags }, (shop) => {
  const { place, stockOf } = checkoutOf(shop);
  const { used, states, setTo } = discountsOf(shop);
  let code: string;

  beforeEach(async () => {
    code = await shop.addPromotion({ code: "ALL", value: "100", most_uses: 5 });
    await shop.addPromotion({ title: "Free delivery", kind: "shipping", value: null });
  });

  const free = (change: Partial<Purchase> = {}) => ({ code: "ALL", ...change });
  const row = () => shop.row("orders");
  const mails = async () => (await shop.mails()).map((mail) => `${mail.kind} ${JSON.stringify(mail.letter)}`);

  test.each(["razorpay", "cod"] as const)("is settled as it is placed, by %s", async (paymentMethod) => {
    const lines = [purchaseLine("few", 2, 100_00)];
    numberOf(await place(free({ paymentMethod, lines, canPayByCard: false })));
    expect(await row()).toMatchObject({
      ...{ payment_method: "none", payment_state: "captured", paid_at: shop.clock, refund_due: false },
      ...{ status: "processing", fulfilment_state: "processing", stock_held_until: null },
      ...{ total_amount: "0.00", subtotal: "200.00", discount_total: "200.00" },
    });
    expect(await stockOf("few")).toEqual({ stock_count: 3, in_stock: true });
    expect([await used(code), ...(await states())]).toEqual([1, "used", "used"]);
    expect(await shop.rows("order_history")).toMatchObject([{ status: "processing", actor_kind: "shopper" }]);
    expect(await mails()).toEqual([expect.stringMatching(/^order-placed .*Payment: Nothing to Pay\./s)]);
  });

  test("is one order, however often and by whatever method it is sent at once", async () => {
    const same = free({ idempotencyKey: randomUUID() });
    const methods = Array(4).fill(["cod", "razorpay"]).flat();
    const placed = await Promise.all(methods.map((paymentMethod) => place({ ...same, paymentMethod })));
    expect(new Set(placed.map(numberOf)).size).toBe(1);
    expect([await used(code), (await mails()).length]).toEqual([1, 1]);
  });

  test("is left alone where something is to pay: the card needs its script", async () => {
    const refused = { kind: "refused", refusal: "card-needs-script" };
    expect(await place({ paymentMethod: "razorpay", canPayByCard: false })).toEqual(refused);
    expect(await shop.rows("orders")).toEqual([]);
  });

  test("is listed, told and exported as one that nothing is to be paid for", async () => {
    const number = numberOf(await place(free()));
    const { id } = await row();
    const listed = async (status: string) => {
      const { orders } = await listOrders(shop.db, listQuery(new URLSearchParams({ status })));
      return orders.map(({ orderNumber }) => orderNumber);
    };
    expect([await listed("to-pack"), await listed("payment-issues")]).toEqual([[number], []]);
    const told = await shop.inTransaction((trx) => takeUntoldOrders(trx, shop.now()));
    expect(told).toMatchObject([{ orderNumber: number, paymentMethod: "none", total: 0 }]);
    for await (const [part] of ordersInParts(shop.db, [[id]])) {
      const columns = ["Payment method", "Payment", "Total", "Refunded"];
      const told = columns.map((name) => part && orderColumns.find(([head]) => head === name)?.[1](part));
      expect(told).toEqual(["Nothing to Pay", "Nothing to pay", 0, 0]);
    }
    expect(await readOrderPage(shop, id, null)).toMatchObject({ refundable: 0, noInvoice: undefined });
  });

  test("has an invoice of nothing, for its buyer too", async () => {
    numberOf(await place(free()));
    const issued = await issueInvoice(shop, (await row()).id, { forWhom: "holder", actorId: null });
    if (!issued.ok) throw new Error(issued.why);
    expect(issued.invoice).toMatchObject({
      ...{ total: 0, totals: { taxable: 0, cgst: 0, sgst: 0, igst: 0 }, paymentMethod: "none" },
      lines: [{ unitPrice: 500_00, quantity: 2, discount: 1000_00, amount: 0 }],
    });
    expect((await invoicePdf(issued.invoice, parseConfig({}))).length).toBeGreaterThan(1000);
  });

  test("that is cancelled gives back pieces and uses once, owes nothing, and has no credit note", async () => {
    const number = numberOf(await place(free({ lines: [purchaseLine("few", 2, 100_00)] })));
    const { id } = await row();
    await issueInvoice(shop, id, { forWhom: "owner", actorId: null });
    const whose = { orderNumber: number, userId: null, reason: null };
    const cancel = () => shop.inTransaction((trx) => cancelByBuyer(trx, shop, whose));
    const done = await Promise.all([cancel(), cancel(), cancel()]);
    expect(done.map(({ kind }) => kind).sort()).toEqual(["already", "already", "cancelled"]);
    expect(await row()).toMatchObject({ status: "cancelled", refund_due: false, payment_state: "captured" });
    expect([await stockOf("few"), await used(code)]).toEqual([{ stock_count: 5, in_stock: true }, 0]);
    expect(await shop.rows("credit_notes")).toEqual([]);
    await setTo(number, "processing");
    expect([await row(), await used(code)]).toMatchObject([{ status: "processing", refund_due: false }, 1]);
  });
});
