import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import type { Mail } from "#mail/writing/mail-body.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { paise } from "#values/money/money.ts";
import { usualReturns } from "#values/return-terms.ts";
import { adminOrder } from "../../../tests/admin-order.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { writtenLine } from "../../../tests/written-line.ts";
import { orderPaidMail } from "../money-mails/order-paid.email.ts";
import type { Order } from "../order.ts";
import type { FulfilmentState } from "../order-states.ts";
import { orderAddressMail, orderLinkMail } from "./order-link.email.ts";
import { withoutWords } from "./order-mail.ts";
import { orderPlacedMail } from "./order-placed.email.ts";
import { orderStatusMail } from "./order-status.email.ts";

const address = { ...patnaAddress, fullName: '<script>alert("x")</script>', addressLine1: "%%href%% & Sons" };
const billing = { ...address, email: "asha@example.com", phone: null };
const total = paise(2197_00);
const lines = [
  billedLine({ productName: "Tote <b>", unitPrice: paise(1499_00) }),
  billedLine({ productName: "Pouch %%blocks%%", quantity: 2, unitPrice: paise(349_00) }),
];
const order: Order = adminOrder({ billing, shipping: address, subtotal: total, total, lines });
const seller = { name: "Jhola Crafts", address: "Madhubani, Bihar", gstin: "10ABCDE1234F1Z5" };
const contact = { email: "hello@jhola.example", phone: "+91 90000 00000" };
const shop = { ...seller, ...contact, ratingText: "a setting that no mail needs" };
const facts = { order, link: "https://shop.example/o?a=1&b=2", returns: usualReturns };
const html = ({ body }: Pick<Mail, "body">) => bodyHtml(body);
const text = ({ body }: Pick<Mail, "body">) => bodyText(body);

test("the markup says everything, fills every slot once and escapes what people typed", () => {
  const markup = html(orderPlacedMail(facts, shop));
  const typed = ["Tote &lt;b&gt; × 1", "Pouch %%blocks%% × 2", "%%href%% &amp; Sons"];
  const own = ["21 November 2026 at 12:35 pm", "₹698", "Free", "GSTIN 10ABCDE1234F1Z5"];
  for (const part of [...typed, ...own, 'href="https://shop.example/o?a=1&amp;b=2"'])
    expect(markup).toContain(part);
  expect(markup).not.toContain("<script");
  expect(markup.replaceAll(/%%(href|blocks)%%/g, "")).not.toContain("%%");
  expect(markup).not.toMatch(/\bsrc=|url\(/);
});

test("the plain text reads well", () =>
  expect(text(orderPlacedMail(facts, shop))).toContain(
    ["  Tote <b> × 1: ₹1,499", "  Pouch %%blocks%% × 2: ₹698", "", "  Subtotal: ₹2,197"].join("\n"),
  ));

test("option and texts stand below what was ordered, as they were typed", () => {
  const lines = [billedLine({ ...writtenLine, productName: "Tote" })];
  const mail = orderPlacedMail({ ...facts, order: { ...order, lines } }, shop);
  const names = ['Name 0: <b>Asha</b> & "ji"', "Name 1: شكرا جزيلا!", "Name 2: 💛 आशा 💛"];
  const below = ["  Tote × 1: ₹1,499", "Size: Small, Colour: <i>Red</i>", ...names].join("\n    ");
  expect(text(mail)).toContain(`${below}\n`);
  const escaped = "Size: Small, Colour: &lt;i&gt;Red&lt;/i&gt;<br>Name 0: &lt;b&gt;Asha";
  expect(html(mail)).toContain(`Tote × 1<br>${escaped}`);
});

test("a mail goes to whoever is billed and keeps of the shop what it shows", () => {
  const mail = orderPlacedMail(facts, shop);
  expect(mail).toMatchObject({ to: "asha@example.com", replyTo: shop.email });
  expect(JSON.stringify(mail.body)).not.toContain("ratingText");
});

test("a payment is confirmed with its amount", () => {
  const said = "We have received ₹2,197 for your order JC-1795000000123";
  expect(text(orderPaidMail(facts, shop))).toContain(said);
});

test("neither a payment's mail nor the status says that a piece is packed that has yet to be made", () => {
  const made = { ...facts, order: { ...order, lines: [billedLine({ leadDays: 5 })] } };
  for (const mail of [orderPaidMail(made, shop), orderStatusMail({ ...made, status: "processing" }, shop)]) {
    expect(text(mail)).not.toMatch(/pack/);
    expect(text(mail)).toMatch(/mak|made/);
  }
  expect(text(orderPaidMail(facts, shop))).toContain("begin to pack it");
  const sent = { ...facts, order: { ...order, status: "shipped" } as const };
  expect(text(orderPaidMail(sent, shop))).toContain("all of it is paid");
});

test.each<[FulfilmentState, string, string]>([
  ["pending", "is pending", "[Pending] → Processing → Shipped → Delivered"],
  ["processing", "is being packed", "Pending ✓ → [Processing] → Shipped → Delivered"],
  ["shipped", "has been shipped", "Pending ✓ → Processing ✓ → [Shipped] → Delivered"],
  ["delivered", "has been delivered", "Pending ✓ → Processing ✓ → Shipped ✓ → [Delivered]"],
  ["cancelled", "has been cancelled", "Nothing will be sent."],
])("the status %s is told", (status, subject, said) => {
  const mail = orderStatusMail({ ...facts, status }, shop);
  expect(mail.subject).toBe(`Your order JC-1795000000123 ${subject}`);
  expect(text(mail)).toContain(said);
  expect(text(mail).includes("→")).toBe(status !== "cancelled");
});

test.each([
  [{ days: 30, damageHours: 48 }, "tell us within 48 hours; returns are open for 30 days."],
  [{ days: 14, damageHours: 1 }, "tell us within 1 hour; returns are open for 14 days."],
  [{ days: 0, damageHours: 24 }, "tell us within 24 hours."],
])("what has arrived tells what was promised with its order: %o", (returns, said) => {
  const told = text(orderStatusMail({ ...facts, status: "delivered", returns }, shop));
  expect(told.replace(/\s+/g, " ")).toContain(said);
});

test("a shipped parcel can be followed; an address that is none is no link", () => {
  const shipped = (trackingUrl: string) =>
    orderStatusMail({ ...facts, status: "shipped", trackingNumber: "EB1 IN", trackingUrl }, shop);
  expect(text(shipped("https://post.example/EB1"))).toContain("Tracking number: EB1 IN");
  expect(html(shipped("https://post.example/EB1"))).toContain('href="https://post.example/EB1"');
  expect(html(shipped("javascript:alert(1)"))).not.toContain('href="javascript');
  const packed = orderStatusMail({ ...facts, status: "processing", trackingNumber: "EB1" }, shop);
  expect(text(packed)).not.toContain("EB1");
});

test("the link to an order says whose it is", () => {
  const mail = orderLinkMail({ orderNumber: "JC-1", link: "https://shop.example/o" }, shop);
  expect(text(mail)).toContain("See your order:\nhttps://shop.example/o");
});

test("no mail about what was agreed on promises the shop's usual days (OFFER-52)", () => {
  const agreed = { ...facts, order: { ...order, isAgreed: true } };
  const mails = (of: typeof facts) => {
    const sent = orderStatusMail({ ...of, status: "shipped" }, shop);
    return [orderPaidMail(of, shop), orderPlacedMail(of, shop), sent].map(text);
  };
  for (const mail of mails(facts)) expect(mail).toContain("5-7 business days");
  for (const mail of mails(agreed)) expect(mail).not.toContain("business days");
  const dayless = "No day is agreed on by which it leaves us. We write to you when it does.";
  expect(mails(agreed)[0]).toContain(dayless);
  const dated = { ...agreed, order: { ...agreed.order, readyBy: "2026-12-01" } };
  expect(text(orderPaidMail(dated, shop))).toContain("leaves us by 1 December 2026");
  expect(text(orderPaidMail(dated, shop))).not.toContain("No day is agreed on");
});

test("a mailbox that has confirmed nothing reads none of its sender's words", () => {
  const words = "You won! evil.example";
  const typed = { ...address, fullName: words, addressLine1: words, addressLine2: words, city: words };
  const sent: Order = {
    ...order,
    billing: { ...typed, email: "asha@example.com", phone: "98000 00000" },
    shipping: typed,
    company: { name: words, gstin: null },
    gift: { note: words, wrapCost: paise(0) },
    lines: [{ ...billedLine({ productName: "Tote" }), personal: [{ label: "Name", text: words }] }],
  };
  const asStranger = { ...facts, order: withoutWords(sent) };
  for (const mail of [
    orderPlacedMail({ ...facts, order: sent, isToStranger: true }, shop),
    orderAddressMail({ ...asStranger, isBuyers: true, isToStranger: true }, shop),
    orderStatusMail({ ...asStranger, status: "cancelled" }, shop),
    orderPaidMail({ ...asStranger, isToStranger: true }, shop),
  ])
    expect(`${mail.subject} ${html(mail)} ${text(mail)}`).not.toMatch(/won|evil|98000/);
  expect(text(orderPlacedMail({ ...facts, order: sent }, shop))).toContain("You won!");
  expect(text(orderPlacedMail({ ...facts, order: sent, isToStranger: true }, shop))).toContain("Tote × 1");
});
