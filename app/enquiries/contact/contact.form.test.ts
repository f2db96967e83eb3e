import { expect, test } from "vitest";
import { bodyText } from "#platform/mail/writing/body-text.ts";
import { bodyHtml } from "#platform/mail/writing/mail-frame.server.tsx";
import { fieldText } from "#ui/form/form.text.ts";
import { contactMail } from "./contact.email.ts";
import { contactNotice, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";

function parse(given: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) form.set(name, value);
  return parseContact(form);
}

const good = { fullName: "Asha Rao", email: "asha@example.com", message: "Hello" };
const { missing, failed, errors: say } = contactText;

test("a message is cleaned, a blank phone is none, a status can't be sent along", () =>
  expect(parse({ ...good, phone: " ", message: "a\u202Eb\r\nc", status: "Resolved" })).toEqual({
    kind: "valid",
    value: { ...good, phone: null, message: "ab\nc" },
  }));

test.each([
  { change: { fullName: " " }, errors: { fullName: say.fullName }, notice: missing },
  { change: { email: undefined }, errors: { email: say.email }, notice: missing },
  { change: { message: "\u200B" }, errors: { message: say.message }, notice: missing },
  {
    change: { fullName: "", email: "", message: "" },
    errors: { fullName: say.fullName, email: say.email, message: say.message },
    notice: missing,
  },
  {
    change: { email: "asha@" },
    errors: { email: fieldText.email },
    notice: { title: failed.title, text: fieldText.email },
  },
  {
    change: { email: "asha@example.com\r\nBcc: x@example.com" },
    errors: { email: fieldText.email },
    notice: { title: failed.title, text: fieldText.email },
  },
  {
    change: { message: "x".repeat(100_000) },
    errors: { message: fieldText.long(4000) },
    notice: { title: failed.title, text: fieldText.long(4000) },
  },
  {
    change: { phone: "9".repeat(41) },
    errors: { phone: fieldText.long(40) },
    notice: { title: failed.title, text: fieldText.long(40) },
  },
])("$errors is refused", ({ change, errors, notice }) => {
  expect(parse({ ...good, ...change })).toMatchObject({ kind: "refused", errors });
  expect(contactNotice(errors)).toEqual(notice);
});

test("the mail answers to the sender and holds nothing as markup", () => {
  const mail = contactMail(
    { ...good, fullName: "<b>Asha</b>", phone: null, message: "<script>alert(1)</script>\nBye" },
    { name: "Jhola", email: "shop@example.com", phone: "", address: "" },
  );
  expect(mail).toMatchObject({ to: "shop@example.com", replyTo: good.email });
  const html = bodyHtml(mail.body);
  const text = bodyText(mail.body);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>Bye");
  expect(html).not.toMatch(/<script|<b>/);
  expect(text).toContain("Message: <script>alert(1)</script>\nBye");
  expect(text).not.toContain("Phone");
});
