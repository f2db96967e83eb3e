import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { paise } from "#values/money/money.ts";
import { checkoutForm, purchase as formOf, sellTotes } from "../../../tests/database/checkout-form.ts";
import { numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { placeOrder } from "./place-order.server.ts";

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
      ...{ is_gift: true, gift_note: note, gift_wrap_cost: "49.50", fees: "49.50", total_amount: "1198.50" },
      ...{ buyer_company: company.name, buyer_gstin: company.gstin },
    });
    expect(await findOrder(shop.db, number)).toMatchObject({ gift: { note, wrapCost: 49_50 }, company });
    const text = bodyText(mailBodySchema.parse((await shop.row("mail_outbox")).letter));
    const billed = "Billed to Haat & Sons Pvt Ltd, GSTIN 27AAPFU0939F1ZV.";
    for (const part of [...note.split("\n"), "Gift wrap", billed]) expect(text).toContain(part);
  });

  test("is billed to the company where the parcel goes, its wrap taxed as shipping is, once for all", async () => {
    await placeOrder(wrapping(), purchase({ gift, company }));
    const { id } = await row();
    const issue = () => issueInvoice(wrapping(), id, { forWhom: "owner", actorId: "owner" });
    const first = await issue();
    if (!first.ok) throw new Error(first.why);
    expect(first.invoice).toMatchObject({ buyer: company, taxPlace: "same-state", total: 1198_50 });
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
