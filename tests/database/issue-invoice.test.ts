import { expect, test } from "vitest";
import { orderColumns, ordersInParts } from "#order-admin/list/export-orders.db.server.ts";
import { readOrderPage } from "#order-admin/read-order.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { takeSerial } from "#orders/invoice/invoice.db.server.ts";
import { parseDocumentNumber } from "#orders/invoice/invoice.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { findMyOrder } from "#own-orders/my-orders.db.server.ts";
import { invoiceAnswer } from "#papers/invoice-answer.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { eachShop } from "./each-shop.ts";
import { inState, type OrderRow, paidByCard } from "./order-row.ts";
import { addPayment, addRefund } from "./payment-row.ts";

const owner = { forWhom: "owner", actorId: "owner" } as const;
const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00", sku: "KT-1" };

eachShop("invoices", { settings: { SHOP_GSTIN: "10ABCDE1234F1Z5" } }, (shop) => {
  const issue = (id: string) => issueInvoice(shop, id, owner);
  const numberOf = async (id: string) => {
    const issued = await issue(id);
    return issued.ok ? issued.invoice.number : issued.why;
  };
  const rows = () => shop.rows("invoices", {}, "serial");

  test("twenty requests at once get one number", async () => {
    const id = await shop.addOrder([line]);
    const numbers = await Promise.all(Array.from({ length: 20 }, () => numberOf(id)));
    expect(new Set(numbers)).toEqual(new Set(["INV/26-27/000001"]));
    expect(await rows()).toHaveLength(1);
    const issued = { actor_id: "owner", action: "order.invoice_issued", entity_id: id };
    expect(await shop.audit()).toMatchObject([{ ...issued, detail: { number: numbers[0] } }]);
  });

  test("an order's papers are in the language that it was placed in, whoever asks (HINDI-8)", async () => {
    for (const language of ["en", "hi"] as const) {
      const issued = await issue(await shop.addOrder([line], { language }));
      if (!issued.ok) throw new Error(issued.why);
      const answering = () => invoiceAnswer({ db: shop.db, config: parseConfig({}) }, issued.invoice);
      const answer = await speaking(language === "en" ? "hi" : "en", answering);
      expect(await answer.text()).toContain(`/Lang (${language}-IN)`);
    }
  });

  test("fifty orders at once get fifty numbers without a gap, though others fail in between", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => shop.addOrder([line])));
    const failing = () =>
      shop
        .inTransaction(async (trx) => {
          await takeSerial(trx, "tax", "26-27");
          throw new Error("after the number was taken");
        })
        .catch(() => undefined);
    await Promise.all(ids.flatMap((id) => [issue(id), failing()]));
    expect((await rows()).map(({ serial }) => serial)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });

  test("a financial year begins at 1, on 1 April in India", async () => {
    const at = async (moment: string) => {
      shop.clock = new Date(moment);
      return numberOf(await shop.addOrder([line]));
    };
    expect(await at("2027-03-31T18:29:59Z")).toBe("INV/26-27/000001");
    expect(await at("2027-03-31T18:30:00Z")).toBe("INV/27-28/000001");
    expect(await at("2027-04-02T00:00:00Z")).toBe("INV/27-28/000002");
    expect(await at("2027-03-31T10:00:00Z")).toBe("INV/26-27/000002");
  });

  test("after 999,999 a year's series goes on, in no more than sixteen characters (INVOICE-2)", async () => {
    await shop.add("invoice_series", { kind: "tax", financial_year: "26-27", last_serial: 999_998 });
    const numbers: string[] = [];
    for (const _ of [1, 2, 3]) numbers.push(await numberOf(await shop.addOrder([line])));
    expect(numbers).toEqual(["INV/26-27/999999", "INV/2627/1000000", "INV/2627/1000001"]);
    const expected = [999_999, 1_000_000, 1_000_001];
    expect(numbers.map((number) => parseDocumentNumber(number)?.serial)).toEqual(expected);
  });

  test("bills of supply count by themselves", async () => {
    const registered = shop.config;
    const next = async () => numberOf(await shop.addOrder([line]));
    expect(await next()).toBe("INV/26-27/000001");
    shop.config = parseConfig({});
    expect(await next()).toBe("BOS/26-27/000001");
    shop.config = registered;
    expect(await next()).toBe("INV/26-27/000002");
  });

  test("stays as it was issued, whatever the shop or the order becomes", async () => {
    const id = await shop.addOrder([line], { shipping_cost: "99.00", total_amount: "1099.00" });
    const first = await issue(id);
    shop.config = parseConfig({ SHOP_NAME: "Another Name", SHOP_ADDRESS: "Elsewhere" });
    shop.clock = new Date("2028-01-01T00:00:00Z");
    await shop.set("orders", {}, { billing_full_name: "(deleted)" });
    expect(await issue(id)).toEqual(first);
    const invoice = { seller: { name: "Jhola Crafts" }, total: 1099_00, taxPlace: "same-state" };
    expect(first).toMatchObject({ ok: true, invoice });
    expect(JSON.stringify((await shop.row("invoices")).facts)).not.toContain("asha@example.com");
  });

  test("an order with an invoice can't be deleted", async () => {
    const id = await shop.addOrder([line]);
    await issue(id);
    await expect(shop.remove("orders", id)).rejects.toThrow();
  });

  test("there is none before the payment, for a cancelled order, or for one that is not there", async () => {
    const unpaid = await shop.addOrder([line], { payment_method: "razorpay", payment_state: "awaiting" });
    const cancelled = await shop.addOrder([line], inState("cancelled"));
    const expected = ["unpaid", "cancelled", "missing"];
    expect([await numberOf(unpaid), await numberOf(cancelled), await numberOf("none")]).toEqual(expected);
    expect(await rows()).toEqual([]);
  });

  test("there is none for an order that was paid too late, until it is sent after all", async () => {
    await shop.add("profiles", { id: "asha", email: "asha@example.com" });
    const id = await shop.addOrder([line], { ...paidByCard, refund_due: true, user_id: "asha" });
    await addPayment(shop, id, { refund_due: true });
    const asha = { id: "asha", emailVerified: true };
    const mine = async () => (await findMyOrder(shop.db, asha, id))?.hasInvoice;
    const inAdmin = async () => (await readOrderPage(shop, id, null))?.noInvoice;
    expect(await numberOf(id)).toBe("too-late");
    const hers = { forWhom: "customer", actorId: "asha" } as const;
    expect(await issueInvoice(shop, id, hers)).toMatchObject({ ok: false });
    expect([await mine(), await inAdmin()]).toEqual([false, "too-late"]);
    await changeFulfilment(shop, shop.owner, { orderId: id, version: 1, status: "shipped" });
    expect(await numberOf(id)).toBe("INV/26-27/000001");
    expect([await mine(), await inAdmin()]).toEqual([true, undefined]);
  });

  test("the parcel that leaves has one, dated when it leaves; one that was cancelled later keeps it", async () => {
    const id = await shop.addOrder([line]);
    shop.clock = new Date("2027-03-31T10:00:00Z");
    await changeFulfilment(shop, shop.owner, { orderId: id, version: 1, status: "shipped" });
    shop.clock = new Date("2027-04-20T10:00:00Z");
    await changeFulfilment(shop, shop.owner, { orderId: id, version: 2, status: "delivered" });
    await changeFulfilment(shop, shop.owner, { orderId: id, version: 3, status: "cancelled" });
    expect(await numberOf(id)).toBe("INV/26-27/000001");
    expect(await rows()).toHaveLength(1);
  });

  test("a customer gets that of her own order, once it is paid or sent, and of no other", async () => {
    for (const id of ["asha", "ravi"]) await shop.add("profiles", { id, email: `${id}@example.com` });
    const mine = await shop.addOrder([line], { user_id: "asha" });
    const guests = await shop.addOrder([line]);
    const as = (actorId: string) => ({ forWhom: "customer", actorId }) as const;
    expect(await issueInvoice(shop, mine, as("asha"))).toEqual({ ok: false, why: "not-sent" });
    expect(await issueInvoice(shop, mine, as("ravi"))).toEqual({ ok: false, why: "missing" });
    expect(await issueInvoice(shop, guests, as("asha"))).toEqual({ ok: false, why: "missing" });
    await issue(mine);
    expect(await issueInvoice(shop, mine, as("asha"))).toMatchObject({ ok: true });
    expect(await issueInvoice(shop, mine, as("ravi"))).toEqual({ ok: false, why: "missing" });
  });
});

const card = { ...paidByCard, razorpay_payment_id: "pay_1" };
const cash = { payment_state: "cod_collected", ...inState("delivered") } as const;

eachShop("what went back of an order's money", { on: "embedded" }, (shop) => {
  async function seenOf(order: OrderRow, refunds: readonly object[] = []) {
    const me = await shop.addCustomer();
    const id = await shop.addOrder([], { user_id: me.id, total_amount: "2000.00", ...order });
    for (const razorpay_payment_id of ["pay_1", "pay_2"])
      await addPayment(shop, id, { razorpay_payment_id, amount_paise: 2000_00, outcome: "none" });
    for (const refund of refunds) await addRefund(shop, id, "pay_1", { amount_paise: 500_00, ...refund });
    const { value: orders } = await ordersInParts(shop.db, [[id]]).next();
    const [, refundedIn] = orderColumns.find(([heading]) => heading === "Refunded") ?? [];
    const [exported] = orders?.map((order) => refundedIn?.(order)) ?? [];
    return { exported, told: (await findMyOrder(shop.db, me, id))?.refunded };
  }

  const everywhere = (amount: number) => ({ exported: amount / 100, told: amount });

  test("is nothing at first", async () => expect(await seenOf({})).toEqual(everywhere(0)));

  test("is what was refunded of the payment that settled it, and neither what failed nor what is on top", async () => {
    const others = [{ state: "failed" }, { state: "pending" }, { razorpay_payment_id: "pay_2" }];
    expect(await seenOf(card, [{}, { amount_paise: 25_50 }, ...others])).toEqual(everywhere(525_50));
  });

  test("is the cash that was given back", async () =>
    expect(await seenOf({ ...cash, cash_returned: "500.00" })).toEqual(everywhere(500_00)));
});
