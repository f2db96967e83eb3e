import { expect, test } from "vitest";
import { ask, expectAnswer, expectWords, noticeOf, origin, textAt } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailTo } from "../read-mail.ts";
import { fieldIn, openOrderAdmin, orders } from "./admin-pages.ts";

const byPhone = `${orders}/new`;
const atFair = `${orders}/new?at=fair`;

const shop = await openOrderAdmin();

const placeOf = (answer: Response) => new URL(answer.headers.get("location") ?? "", origin).pathname;
const begunOn = async (path: string) => ({ begun: fieldIn(await shop.page(path), "begun") });
const bag = { "line-0-name": "Bag", "line-0-quantity": "1", "line-0-price": "450" };
const address = {
  ...{ "billing-fullName": "Asha Kumari", "billing-addressLine1": "12 Gandhi Path", "billing-city": "Patna" },
  ...{ "billing-state": "Bihar", "billing-pincode": "800001", shippingSame: "on" },
};

test("a bag is sold at a fair without script: searched, added, paid in cash, with its invoice", async () => {
  expect(await shop.page(orders)).toContain(`href="${byPhone}"`);
  const found = await (await shop.send(atFair, { find: shop.bag.name, intent: "enter" })).text();
  const take = /name="intent" value="(take-[^"]+)"|value="(take-[^"]+)"/.exec(found);
  const added = await (await shop.send(atFair, { intent: take?.[1] ?? take?.[2] ?? "" })).text();
  const line = {
    ...{ "line-0-product": fieldIn(added, "line-0-product"), "line-0-quantity": "1" },
    ...{ "line-0-price": fieldIn(added, "line-0-price"), "line-0-name": fieldIn(added, "line-0-name") },
  };
  expect(line["line-0-name"]).toBe(shop.bag.name);
  const form = { ...line, ...(await begunOn(atFair)), buyerName: "Asha <b>Kumari</b>", pay: "cash" };
  const sent = await shop.send(atFair, { ...form, takenAlong: "on", find: "bag", intent: "save" });
  expect(noticeOf(sent)).toContain("Order taken");
  const html = await shop.page(placeOf(sent));
  expect(html).toContain("All of it is paid. It was taken along, and counts as delivered. Nobody is mailed.");
  expect(html).toContain("Asha &lt;b&gt;Kumari&lt;/b&gt;");
  const order = placeOf(sent).replace("/new/", "/");
  expect((await shop.get(`${order}/invoice.pdf`)).headers.get("content-type")).toBe("application/pdf");
  const orderPage = await shop.page(order);
  expectWords(orderPage, "None: no mails are written", "Link for the buyer", " by cash", ">Cash<");
  expect(orderPage).toContain("Taken along");
  const link =
    /value="([^"]*\/order-confirmation\?[^"]*)"/.exec(orderPage)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const own = await textAt(link.replace(origin, ""));
  expect(own).toContain("Your order has arrived");
  expect(own).not.toContain("is on its way to");
  // A second press of the same form leads to the same order, and says so.
  const again = await shop.send(atFair, { ...form, takenAlong: "on", intent: "save" });
  expect(placeOf(again)).toBe(placeOf(sent));
  expect(noticeOf(again)).toContain("Sent before");
});

test("an order by phone is mailed its pay link, which the owner can send by WhatsApp", async () => {
  const email = newEmail();
  const buyer = { buyerName: "Asha Kumari", buyerEmail: email, buyerPhone: "98765 43210", poNumber: "PO-9" };
  const form = { ...bag, ...address, ...buyer, pay: "link", advancePercent: "", intent: "save" };
  const sent = await shop.send(byPhone, { ...form, ...(await begunOn(byPhone)) });
  const html = await shop.page(placeOf(sent));
  expect(html).toContain("Payment of ₹450.00 is to be paid by card or UPI.");
  const link = /value="([^"]*\/pay\/JC-[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(html).toContain("https://wa.me/919876543210?text=");
  await expectAnswer(ask(link.replace(origin, "")), 200, "450");
  const mail = await mailTo(email);
  expect(mail.text).toContain("All of it, ₹450, is to be paid now, by card or UPI.");
  expect(mail.text).toContain(link);
});

test("what is wrong is said at its field, and what was typed stays", async () => {
  for (const [path, fields, said] of [
    [byPhone, { ...address, pay: "link", buyerPhone: "98765 43210" }, "Say who it is for."],
    [byPhone, { ...address, pay: "link", buyerName: "Asha" }, "Type a phone number, or an e-mail address"],
    [byPhone, { pay: "link", buyerName: "Asha", buyerPhone: "98765 43210" }, "Pincode"],
    [byPhone, { ...address, buyerName: "Asha", buyerPhone: "98765 43210" }, "Choose how it is paid."],
    [atFair, { buyerName: "Asha", takenAlong: "on", pay: "link" }, "is paid at once"],
    [atFair, { buyerName: "Asha", takenAlong: "on", pay: "cash", advancePercent: "30" }, "is paid whole"],
  ] as const) {
    const answer = await shop.send(path, { ...bag, "line-0-details": "Our logo", ...fields, intent: "save" });
    const html = await answer.text();
    expect([said, answer.status]).toEqual([said, 422]);
    expectWords(html, said, ">Our logo</textarea>");
  }
});

test("there is no page of one that is none", async () =>
  expect((await shop.get(`${byPhone}/none`)).status).toBe(404));
