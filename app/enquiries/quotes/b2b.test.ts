import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { acknowledgementMail } from "../acknowledgement.email.ts";
import { b2bMail } from "./b2b.email.ts";
import { b2bAbout, parseB2b } from "./b2b.form.ts";
import { b2bFormText } from "./b2b.text.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { parseOwnRequests } from "./own-requests.ts";

const person = { fullName: "Asha Rao", email: "asha@example.com", product: "Fish Tote" };
const quote = { ...person, quantity: "120" };
const sample = { ...person, address: "12 Gandhi Path\nPatna" };
const say = b2bFormText.errors;
const { fullName, email } = say;
const amount = bulkQuoteText.errors;

test("a quote and a sample request are read by their own rules", () => {
  expect(parseB2b("quote", formOf({ ...quote, company: "", logo: "Blue", about: "sample" }), 50)).toEqual({
    kind: "valid",
    value: { ...person, about: "quote", quantity: 120, company: null, logo: "Blue" },
  });
  expect(parseB2b("sample", formOf({ ...sample, quantity: "1" }), 50)).toEqual({
    kind: "valid",
    value: { ...sample, about: "sample" },
  });
});

test.each([
  { about: "quote", change: { product: " " }, errors: { product: say.product } },
  { about: "quote", change: { quantity: "49" }, errors: { quantity: amount.quantityFew(50) } },
  { about: "quote", change: { quantity: "50abc" }, errors: { quantity: amount.quantity } },
  { about: "quote", change: { quantity: "1e12" }, errors: { quantity: amount.quantity } },
  { about: "quote", change: { quantity: "1000000000000" }, errors: { quantity: amount.quantityMany } },
  { about: "quote", change: { quantity: "-50" }, errors: { quantity: amount.quantity } },
  { about: "quote", change: { quantity: "５０" }, errors: { quantity: amount.quantity } },
  { about: "quote", change: { quantity: "" }, errors: { quantity: amount.quantity } },
  { about: "quote", change: { email: "a@b" }, errors: { email: fieldText.email } },
  { about: "quote", change: { logo: "x".repeat(20_000) }, errors: { logo: fieldText.long(4000) } },
  { about: "sample", change: { fullName: "x".repeat(300) }, errors: { fullName: fieldText.long(120) } },
  { about: "sample", change: { address: "" }, errors: { address: say.address } },
  { about: "sample", change: { fullName: "", email: "" }, errors: { fullName, email } },
] as const)("$about with $change is refused", ({ about, change, errors }) =>
  expect(parseB2b(about, formOf({ ...(about === "quote" ? quote : sample), ...change }), 50)).toMatchObject({
    kind: "refused",
    errors,
  }),
);

test.each([
  { text: "sample", about: "sample" },
  { text: "quote", about: "quote" },
  { text: "evil", about: "quote" },
  { text: null, about: "quote" },
])("'$text' means the $about form", ({ text, about }) => expect(b2bAbout(text)).toBe(about));

test("the mail to the shop answers to the sender; the acknowledgement repeats nothing typed", () => {
  const shop = { name: "Jhola", email: "shop@example.com", phone: "", address: "" };
  const asked = { about: "quote", ...person, fullName: "<i>A", quantity: 1200 } as const;
  const mail = b2bMail({ ...asked, company: null, logo: null }, shop);
  expect(mail).toMatchObject({ to: shop.email, replyTo: person.email, kind: "b2b-quote" });
  expect(mail.subject).toBe("Quote request: 1,200 × Fish Tote");
  expect(bodyHtml(mail.body)).not.toContain("<i>");
  const thanks = acknowledgementMail(person.email, b2bFormText.quote.acknowledged, shop);
  expect(thanks).toMatchObject({ to: person.email, replyTo: shop.email });
  expect(bodyText(thanks.body)).not.toMatch(/Asha|Fish/);
});

const kept = { about: "sample", ...sample, at: "2026-11-21T09:00:00.000Z" };
test.each([
  { text: null, count: 0 },
  { text: "[", count: 0 },
  { text: "[1]", count: 0 },
  { text: JSON.stringify([kept]), count: 1 },
  { text: JSON.stringify([{ ...kept, about: "other" }]), count: 0 },
])("the browser's own copy $text holds $count", ({ text, count }) =>
  expect(parseOwnRequests(text)).toHaveLength(count),
);
