import { expect, test } from "vitest";
import { readOrderPage } from "#order-admin/read-order.server.ts";
import { paise } from "#values/money/money.ts";
import { checkoutOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, manyAtOnce, shopWith } from "../../../tests/database/each-shop.ts";
import { openStall } from "../../../tests/database/stall-shop.ts";
import { actor, atFair, byPhone, line, takingOf } from "../../../tests/database/taken-order.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { readTakenOrder } from "./read-taken-order.server.ts";
import { takeOwnersOrder } from "./take-order.server.ts";
import type { TakenInput } from "./taken-order.form.ts";

eachShop("an order that the owner takes", { begin: sellBags }, (shop) => {
  const { take, taken } = takingOf(shop);
  const { stockOf } = checkoutOf(shop);
  const mails = () => shop.mails();
  const historyOf = async (id: string) => {
    const lines = await shop.rows("order_history", { order_id: id }, "id");
    return lines.map(
      ({ status, note, actor_kind, actor_id }) => `${actor_kind} ${actor_id} ${status}: ${note}`,
    );
  };

  test("at a fair for cash is paid, delivered and billed at once, at the shop's own place", async () => {
    const { id, row, order, dues } = await taken(atFair);
    const now = shop.clock;
    expect(row).toMatchObject({
      ...{ status: "delivered", payment_state: "captured", billing_email: "", user_id: null },
      ...{ delivered_at: now, paid_at: now, owner_told_at: now, confirmed_at: now },
    });
    expect(order?.shipping).toMatchObject({ fullName: "Asha Kumari", city: "Madhubani", state: "Bihar" });
    expect(dues).toMatchObject([{ kind: "whole", amount: 900_00, method: "cash", paidAt: shop.clock }]);
    expect(await historyOf(id)).toEqual([
      "admin owner pending: null",
      "admin owner processing: Payment of ₹900.00 received by cash",
      "admin owner delivered: Taken along",
    ]);
    expect(await shop.rows("invoices")).toMatchObject([{ order_id: id }]);
    expect(await mails()).toEqual([]);
    expect(await stockOf("few")).toMatchObject({ stock_count: 3 });
  });

  test("is an offer that is agreed, with its audit", async () => {
    const { id } = await taken(atFair);
    const [offer, ...others] = await revisionsOf(shop.db, `O-${shop.clock.getTime()}`);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      ...{ source: "stall", state: "accepted", orderId: id, total: 900_00, decidedAt: shop.clock },
      buyer: { name: "Asha Kumari", email: null },
    });
    const audit = await shop.audit();
    const done = ["offer.created", "order.invoice_issued", "order.payment_received", "order.status_changed"];
    expect(audit.map(({ action }) => action).toSorted()).toEqual(done);
    expect(new Set(audit.map(({ actor_id }) => actor_id))).toEqual(new Set(["owner"]));
  });

  test.each([
    ["link", "razorpay", "awaiting", "pending", [{ method: "razorpay", paidAt: null }]],
    ["bank", "bank", "awaiting", "pending", [{ method: "bank", paidAt: null }]],
    ["upi", "bank", "captured", "processing", [{ method: "upi", reference: "UTR 7", paymentId: null }]],
    ["cash", "bank", "captured", "processing", [{ method: "cash", paymentId: null }]],
  ] as const)("by phone, paid by %s", async (pay, method, state, status, parts) => {
    const reference = pay === "upi" ? "UTR 7" : null;
    const { row, dues } = await taken({ ...byPhone, pay, reference });
    expect(row).toMatchObject({ payment_method: method, payment_state: state, status, delivered_at: null });
    expect(dues).toMatchObject(parts);
    expect(await mails()).toMatchObject([{ kind: "order-taken", to_address: "asha@example.com" }]);
  });

  test.each([
    ["chosen for it", "hi", "en", "hi"],
    ["chosen for it, whatever the account's", "en", "hi", "en"],
    ["of the account where none is chosen", undefined, "hi", "hi"],
    ["of everybody else", undefined, undefined, "en"],
  ] as const)("is in the language %s, as are its link and words", async (_, chosen, account, language) => {
    if (account) await shop.addCustomer({ email: "asha@example.com", language: account });
    const { id, row } = await taken({ ...byPhone, language: chosen, pay: "link" });
    expect(row.language).toBe(language);
    const number = row.order_id_text;
    const { origin } = shop.config;
    const { name } = shop.config.shop;
    const toPay = (await readTakenOrder(shop, id))?.message;
    const toSee = (await readOrderPage(shop, id, null))?.buyerLink;
    const at = { hi: `${origin}/hi/`, en: `${origin}/` }[language];
    expect(toPay?.link).toContain(`${at}pay/`);
    expect(toSee?.link).toContain(`${at}order-confirmation?`);
    const inHindi = `${name} पर आपका ऑर्डर ${number}`;
    const inEnglish = `Your order ${number} at ${name}`;
    const hindi = [`${inHindi} हो गया है। पैसे यहाँ चुका सकते हैं: ${toPay?.link}`, `${inHindi}: ${toSee?.link}`];
    const english = [`${inEnglish}. You can pay it here: ${toPay?.link}`, `${inEnglish}: ${toSee?.link}`];
    expect([toPay?.words, toSee?.words]).toEqual(language === "hi" ? hindi : english);
  });

  test("of which the advance is here waits for its balance", async () => {
    const { row, dues } = await taken({ ...byPhone, pay: "upi", advancePercent: 30 });
    expect(row).toMatchObject({ payment_state: "part_paid", status: "processing", paid_at: null });
    expect(dues).toMatchObject([
      { kind: "advance", amount: 270_00, method: "upi", paidAt: shop.clock },
      { kind: "balance", amount: 630_00, paidAt: null },
    ]);
  });

  test("that costs nothing has nothing to pay", async () => {
    const { row, dues } = await taken({ ...atFair, lines: [{ ...line, unitPrice: paise(0) }] });
    expect(row).toMatchObject({ payment_method: "none", status: "delivered" });
    expect(dues).toEqual([]);
  });

  test("is one, however often its form comes", async () => {
    const begunAt = shop.clock.getTime();
    const first = await take(byPhone, begunAt);
    const second = await take({ ...byPhone, pay: "cash" }, begunAt);
    expect(first).toMatchObject({ kind: "taken", isNew: true });
    expect(second).toEqual({ ...first, isNew: false });
    expect(await mails()).toHaveLength(1);
  });

  test("is one of twenty at once", async () => {
    const begunAt = shop.clock.getTime();
    const done = await manyAtOnce(20, () => take(atFair, begunAt));
    expect(new Set(done.map((each) => (each.kind === "taken" ? each.orderId : "refused"))).size).toBe(1);
    expect(done.filter((each) => each.kind === "taken" && each.isNew)).toHaveLength(1);
    expect(await shop.count("orders")).toBe(1);
    expect(await stockOf("few")).toMatchObject({ stock_count: 3 });
  });

  test("begun in the same moment by somebody else is another one", async () => {
    const begunAt = shop.clock.getTime();
    const first = await take(atFair, begunAt);
    const other = await takeOwnersOrder(shop, { ...actor, id: "second" }, { begunAt, input: atFair });
    expect(other).toMatchObject({ kind: "taken", isNew: true });
    expect(other).not.toEqual(first);
  });

  test("that breaks off leaves nothing by halves", async () => {
    const broken = {
      ...shop,
      get secret(): string {
        throw new Error("the machine went away");
      },
    };
    const begunAt = shop.clock.getTime();
    const input = { ...byPhone, pay: "cash" } as const;
    await expect(takeOwnersOrder(broken, actor, { begunAt, input })).rejects.toThrow("went away");
    for (const table of ["offers", "orders", "mail_outbox", "audit_log"] as const)
      expect(await shop.rows(table)).toEqual([]);
    expect(await take(input, begunAt)).toMatchObject({ kind: "taken", isNew: true });
  });
});

eachShop("what the owner sells at a stall", { begin: openStall }, (shop) => {
  const { take, taken } = takingOf(shop);
  const { stockOf } = checkoutOf(shop);
  const atStall = { ...atFair, stallId: "patna" };
  const bags = () => shop.rows("stall_goods", { product_id: "few" });

  test("comes from its pieces, not from the web's, under the shop's own number (STALL-7)", async () => {
    const begunAt = shop.clock.getTime();
    const { id, row } = await taken(atStall);
    expect(await take(atStall, begunAt)).toEqual({ kind: "taken", orderId: id, isNew: false });
    expect(row).toMatchObject({ status: "delivered", payment_state: "captured" });
    expect(await stockOf("few")).toMatchObject({ stock_count: 2 });
    expect(await bags()).toMatchObject([{ taken: 3, sold: 2, back: 0 }]);
    expect(await shop.rows("stall_orders")).toMatchObject([{ order_id: id, stall_id: "patna" }]);
    const [bill, ...others] = await shop.rows("invoices");
    expect([bill?.order_id, others]).toEqual([id, []]);
    expect(bill?.number).not.toMatch(/^S[A-Z]+\//);
  });

  test("is refused where its pieces are fewer, and taken all the same once that was said", async () => {
    const lines = [{ ...line, quantity: 4 }];
    const refused = await take({ ...atStall, lines });
    expect(refused).toMatchObject({ errors: { "line-0-quantity": "Of this 3 are there." } });
    await taken({ ...atStall, lines, takesLacking: true });
    expect(await bags()).toMatchObject([{ taken: 3, sold: 4 }]);
    expect(await stockOf("few")).toMatchObject({ stock_count: 2 });
  });

  test.each(["none", "closed"])("is refused of a stall that is %s", async (stallId) => {
    const closed_at = shop.clock;
    const sums = { cash_expected: "0", cash_counted: "0" };
    await shop.add("stalls", { id: "closed", name: "Past", place: "Gaya", closed_at, ...sums });
    expect(await take({ ...atStall, stallId })).toMatchObject({ errors: { stall: expect.any(String) } });
    expect(await shop.count("orders")).toBe(0);
  });
});

eachShop("what keeps an order of the owner's from being taken", { begin: sellBags }, (shop) => {
  const { take, taken } = takingOf(shop);

  test("is said before of what is not there, and it is taken all the same", async () => {
    const lines = [line, { ...line, place: 3, quantity: 4 }];
    const refused = await take({ ...byPhone, lines });
    expect(refused).toMatchObject({ kind: "refused", errors: { "line-3-quantity": "Of this 3 are there." } });
    expect(await shop.rows("orders")).toEqual([]);
    const { id } = await taken({ ...byPhone, lines, takesLacking: true });
    expect(await shop.rows("order_items", { order_id: id }, "id")).toMatchObject([
      { quantity: 2, stock_taken: 2, lead_days: null },
      { quantity: 4, stock_taken: 0, lead_days: 0 },
    ]);
  });

  test("stands at its line, of a product that is gone", async () => {
    const lines = [{ ...line, productId: "gone" }];
    const errors = { "line-0-product": expect.any(String) };
    expect(await take({ ...byPhone, lines })).toMatchObject({ errors });
  });

  test("is an address of the shop's that is not whole, where none is given", async () => {
    const bare = shopWith(shop, { address: "Station Road", gstin: undefined });
    const refused = await takeOwnersOrder(bare, actor, { begunAt: shop.clock.getTime(), input: atFair });
    expect(refused).toMatchObject({ errors: { "billing-addressLine1": expect.any(String) } });
  });

  test("is the code and the rate of what has none, in a shop with a GSTIN (OFFER-87)", async () => {
    const registered = shopWith(shop, { gstin: "10ABCDE1234F1Z5" });
    const begunAt = shop.clock.getTime();
    const takes = (input: TakenInput) => takeOwnersOrder(registered, actor, { begunAt, input });
    const free = { ...line, place: 2, productId: null, name: "Screen", hsn: "4821" };
    for (const source of [atFair, byPhone]) {
      const refused = await takes({ ...source, lines: [line, free] });
      const errors = refused.kind === "refused" ? Object.keys(refused.errors) : [];
      expect(errors).toEqual(["line-0-hsn", "line-0-taxRate", "line-2-taxRate"]);
    }
    const said = { ...line, hsn: "4202", taxRate: "5" };
    const done = await takes({ ...byPhone, lines: [said, { ...free, taxRate: "18" }] });
    const order_id = done.kind === "taken" ? done.orderId : "";
    expect(await shop.rows("order_items", { order_id }, "id")).toMatchObject([
      { hsn: "4202", tax_rate: "5.00" },
      { hsn: "4821", tax_rate: "18.00" },
    ]);
  });
});
