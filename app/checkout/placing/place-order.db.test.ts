import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { orderLinkMade } from "#orders/links/order-access.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { returnOrderStock } from "#orders/stock/order-stock.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { checkoutForm, purchase as formOf, sellTotes } from "../../../tests/database/checkout-form.ts";
import { billedTo, checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { asha, line, name } from "../../../tests/database/variants-for-sale.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import { placeOrder } from "./place-order.server.ts";

/** What a line has where nothing was chosen and nothing is written. */
const unchosen = { variantId: null, optionText: null, personal: [], personalPrice: 0 };
const plain = { ...unchosen, id: expect.any(String), leadDays: null, discount: 0 };

eachShop("placing an order", { begin: sellBags }, (shop) => {
  const { place, written, stockOf } = checkoutOf(shop);

  test("writes the order, its frozen lines, its history and its mail", async () => {
    const lines = [purchaseLine("tote", 2, 500_00), purchaseLine("few", 1, 100_00)];
    const number = numberOf(await place({ lines }));
    const totes = { productId: "tote", productName: "Kohbar Tote", quantity: 2, unitPrice: 500_00 };
    const taxed = { hsn: "4202", taxRate: "12.00" };
    const facts = { image: "/files/a.webp", sku: "KT-1", artisan: "Sita Devi", ...taxed };
    const bag = { productId: "few", productName: "Rare Bag", quantity: 1, unitPrice: 100_00 };
    const none = { image: null, sku: null, artisan: "", hsn: null, taxRate: null };
    const sums = { subtotal: 1100_00, adjustments: [], shippingCost: 149_00, total: 1249_00 };
    // What was placed before in this process may have been placed later by its clock.
    expect(Number(number.slice("JC-".length))).toBeGreaterThanOrEqual(shop.clock.getTime());
    expect(await findOrder(shop.db, number)).toEqual({
      orderNumber: number,
      ...{ packedAt: null, version: 1, gift: null, company: null, poNumber: null, dues: [] },
      ...{ isAgreed: false, paymentWays: null, language: "en" },
      placedAt: shop.clock,
      readyBy: null,
      wayDays: null,
      status: "pending_cod_confirmation",
      ...{ paymentState: "cod_due", paidTooLate: false },
      billing: { ...patnaAddress, email: "asha@example.com", phone: "98765 43210" },
      shipping: { ...patnaAddress, fullName: "Ravi Jha" },
      shippingPhone: null,
      shippingMethod: "express",
      paymentMethod: "cod",
      ...sums,
      lines: [
        { ...totes, ...facts, ...plain },
        { ...bag, ...none, ...plain },
      ],
    });
    expect(await written()).toEqual({ orders: 1, items: 2, history: 1, mails: 1 });
    const row = await shop.row("orders");
    const states = { payment_state: "cod_due", fulfilment_state: "pending", billing_state_code: "10" };
    expect(row).toMatchObject({ ...states, total_amount: "1249.00" });
    const items = await shop.rows("order_items", {}, "id");
    expect(items[0]).toMatchObject({ sku: "KT-1", artisan: "Sita Devi", hsn: "4202", tax_rate: "12.00" });
    const history = await shop.row("order_history");
    expect(history).toMatchObject({ status: "pending_cod_confirmation", actor_kind: "shopper" });
  });

  test("goods without a rate or code of their own bear the shop's, from then on", async () => {
    const gstin = "10ABCDE1234F1Z5";
    const taxing = shopWith(shop, { gstin, goodsTax: { rate: "5", hsn: "6304" } });
    await shop.addProducts([{ id: "free", name: "Book", price: "100", tax_rate: "0", hsn: "4901" }]);
    const goods = ["few", "free"].map((id) => purchaseLine(id, 1, 100_00));
    const wanted = purchase({ lines: [purchaseLine("tote", 1, 500_00), ...goods] });
    expect(await placeOrder(taxing, wanted)).toMatchObject({ kind: "placed" });
    const { id } = await shop.row("orders");
    // The owner changes her mind: what was sold keeps what it was sold with.
    const issue = await issueInvoice(shopWith(shop, { gstin }), id, { forWhom: "owner", actorId: "owner" });
    if (!issue.ok) throw new Error(issue.why);
    expect(issue.invoice.kind).toBe("tax");
    expect(issue.invoice.lines.map(({ hsn, rate }) => [hsn, rate])).toEqual([
      ["4202", 12_00],
      ["6304", 5_00],
      ["4901", null],
      ["4202", 12_00],
    ]);
  });

  test("a mailbox that has confirmed nothing reads nothing that was typed (MAIL-130)", async () => {
    const words = "You won! evil.example";
    const email = "stranger@example.com";
    const { billing } = billedTo({ email, fullName: words, addressLine1: words });
    const letter = async () => JSON.stringify((await shop.lastMail())?.letter);
    await place({ billing, shipping: billing });
    expect(await letter()).not.toMatch(/won|evil/);
    // Once something has arrived there, it is its own.
    await shop.set("orders", { billing_email: email }, { fulfilment_state: "delivered" });
    await place({ billing, shipping: billing });
    expect(await letter()).toContain("You won!");
  });

  test("the mail tells everything and its link opens the order", async () => {
    await knowMailbox(shop.db);
    const number = numberOf(await place(billedTo({ fullName: "<b>Asha</b>" })));
    const mail = await shop.row("mail_outbox");
    const subject = `Your Jhola Crafts order ${number}`;
    expect(mail).toMatchObject({ to_address: "asha@example.com", subject });
    const body = mailBodySchema.parse(mail.letter);
    for (const part of [bodyHtml(body), bodyText(body)])
      for (const fact of [number, "Kohbar Tote", "₹1,149", "12 Gandhi Path"]) expect(part).toContain(fact);
    const link = new URL(/http\S+/.exec(bodyText(body))?.[0] ?? "");
    expect(link.origin).toBe("http://localhost:3000");
    expect(orderLinkMade(link.searchParams.get("token") ?? "", number, shop.secret)).toBeNull();
  });

  test("two lines of one product take their pieces together, and give them back", async () => {
    // Only one has a name on it: otherwise they would be one line (CATALOGUE-51).
    await shop.set("products", "few", { personal: JSON.stringify([name]) });
    const lines = [purchaseLine("few", 2, 100_00), line({ productId: "few", personal: asha }, 150_00, 3)];
    const number = numberOf(await place({ lines }));
    expect(await stockOf("few")).toEqual({ stock_count: 0, in_stock: false });
    const order = await findOrder(shop.db, number);
    const pieces = order?.lines.map(({ productId, quantity }) => `${quantity} ${productId}`);
    expect(pieces).toEqual(["2 few", "3 few"]);
    expect(new Set(order?.lines.map(({ id }) => id)).size).toBe(2);
    const { id } = await shop.row("orders");
    await shop.inTransaction((trx) => returnOrderStock(trx, id));
    expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
  });

  test("a deleted product leaves its order lines standing", async () => {
    const placement = await place();
    await shop.remove("products", "tote");
    const order = placement.kind === "placed" ? await findOrder(shop.db, placement.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([{ productId: null, productName: "Kohbar Tote" }]);
  });

  test("an order that does not exist is not found", async () =>
    expect(await findOrder(shop.db, "JC-0")).toBeUndefined());
});

eachShop("an order for cash that asks to be confirmed", { begin: sellBags, on: "embedded" }, (shop) => {
  const fee = paise(49_00);
  const cash = { ...openCashTerms, confirm: "link" as const, cancelAfterHours: 24, fee };
  const labels = async () => {
    const { letter } = await shop.row("mail_outbox");
    return [...JSON.stringify(letter).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label);
  };
  test("offers in its mail what a card pays then, to the paisa", async () => {
    await shop.addPromotion({ title: "Paid ahead", kind: "prepaid", value: "50" });
    const orderNumber = numberOf(await placeOrder(shopWith(shop, { cash }), purchase({ seenCashFee: fee })));
    const asked = ["Confirm Order", "Pay Now and Save ₹99", "Correct Delivery Address", "Cancel Order"];
    expect(await labels()).toEqual([...asked, "See your order"]);
    expect(await findPayInstead(shop.db, orderNumber, shop.now())).toMatchObject({ saved: 99_00 });
  });

  test("asks nothing where the owner asks for nothing", async () => {
    await placeOrder(shop, purchase());
    expect(await labels()).toEqual(["See your order"]);
  });
});

const note = "<b>शुभ विवाह</b> 🎁\nمبارک ہو";
const gift = { note, isWrapped: true };
const company = { name: "Haat & Sons Pvt Ltd", gstin: "27AAPFU0939F1ZV" };

eachShop("a gift that a company buys", { begin: sellBags }, (shop) => {
  const wrapping = () => shopWith(shop, { gstin: "10ABCDE1234F1Z5", giftWrap: paise(49_50) });
  const row = () => shop.row("orders");

  test("is kept with its message and its wrap as one of the fees, and told by mail", async () => {
    await knowMailbox(shop.db);
    const number = numberOf(await placeOrder(wrapping(), purchase({ gift, company })));
    expect(await row()).toMatchObject({
      ...{ is_gift: true, gift_note: note, gift_wrap_cost: "49.50", fees: "49.50", total_amount: "1199.00" },
      ...{ buyer_company: company.name, buyer_gstin: company.gstin },
    });
    expect(await findOrder(shop.db, number)).toMatchObject({ gift: { note, wrapCost: 49_50 }, company });
    const text = bodyText(mailBodySchema.parse((await shop.row("mail_outbox")).letter));
    const billed = "Billed to Haat & Sons Pvt Ltd, GSTIN 27AAPFU0939F1ZV.";
    for (const part of [...note.split("\n"), "Gift wrap", "Rounding", billed]) expect(text).toContain(part);
  });

  test("is billed to the company where the parcel goes, its wrap taxed as shipping is, once for all", async () => {
    await placeOrder(wrapping(), purchase({ gift, company }));
    const { id } = await row();
    const issue = () => issueInvoice(wrapping(), id, { forWhom: "owner", actorId: "owner" });
    const first = await issue();
    if (!first.ok) throw new Error(first.why);
    expect(first.invoice).toMatchObject({ buyer: company, taxPlace: "same-state" });
    expect(first.invoice).toMatchObject({ rounding: 50, total: 1199_00 });
    expect(first.invoice.buyer.lines[0]).toBe("Attn. Asha Kumari");
    const lines = first.invoice.lines.map(({ description, rate }) => `${description}: ${rate}`);
    expect(lines).toEqual(["Kohbar Tote: 1200", "Shipping (express): 1200", "Gift wrap: 1200"]);
    await shop.set("orders", {}, { buyer_company: "Another" });
    expect(await issue()).toEqual(first);
  });

  test("sent twice is one order; another message is another purchase", async () => {
    const card = purchase({ gift, company, paymentMethod: "razorpay" });
    const number = numberOf(await placeOrder(wrapping(), card));
    expect(numberOf(await placeOrder(wrapping(), card))).toBe(number);
    const other = { ...card, gift: { ...gift, note: "Another" } };
    expect(numberOf(await placeOrder(wrapping(), other))).not.toBe(number);
  });
});

eachShop("the checkout's second step", { begin: sellTotes, on: "embedded" }, (shop) => {
  const { shown, submit } = checkoutForm(shop);
  const offer = (price: number | undefined) => {
    const giftWrap = price === undefined ? undefined : paise(price);
    shop.config = shopWith(shop, { giftWrap }).config;
  };

  test("refuses a message that is too long and a GSTIN that is none at their step", async () => {
    const wrong = { isGift: "on", giftMessage: "x".repeat(301) };
    const errors = { giftMessage: "Gift Message can hold at most 300 characters." };
    expect(await shown(formOf(wrong))).toMatchObject({ status: 422, step: 2, values: wrong, errors });
    const firm = { isCompany: "on", companyName: "Haat", gstin: "27AAPFU0939F1ZW" };
    expect(await shown(formOf({ ...firm, step: "2", go: "next" }))).toMatchObject({ status: 422, step: 2 });
  });

  test("warns once of a GSTIN of another state", async () => {
    const firm = { isCompany: "on", companyName: "Haat", gstin: company.gstin, step: "2", go: "next" };
    const warned = await shown(formOf(firm));
    expect(warned).toMatchObject({ status: 422, step: 2, values: { gstinSeen: company.gstin } });
    const again = await shown(formOf({ ...firm, gstinSeen: company.gstin }));
    expect(again).toMatchObject({ status: 200, step: 3 });
  });

  test("takes gift wrap at the price that was seen only", async () => {
    const wrapped = { isGift: "on", giftWrap: "on" };
    const atWrap = (giftWrap: string) => ({
      ...{ status: 422, step: 2, isNews: true, values: { giftMessage: "For you" } },
      ...{ notice: { text: expect.stringContaining(giftWrap) }, errors: { giftWrap } },
    });
    offer(undefined);
    const typed = { ...wrapped, giftMessage: "For you" };
    const gone = "Gift wrap is not offered any more; please look at the new total.";
    expect(await shown(formOf(typed))).toMatchObject(atWrap(gone));
    offer(60_00);
    const dearer = "The cost of gift wrap has changed; please look at the new total.";
    expect(await shown(formOf({ ...typed, wrap: "5000" }))).toMatchObject(atWrap(dearer));
    expect(await submit(formOf({ ...wrapped, wrap: "6000" }))).toBeInstanceOf(Response);
  });
});
