import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { contactMail } from "./contact.email.ts";
import { contactNotice, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";

const parse = (given: Record<string, string | undefined>) => parseContact(formOf(given));

const good = { fullName: "Asha Rao", email: "asha@example.com", message: "Hello" };
const { missing, failed, errors: say } = contactText;

test("a message is cleaned, a blank phone is none, a status can't be sent along", () =>
  expect(parse({ ...good, phone: " ", message: "a\u202Eb\r\nc", status: "Resolved" })).toEqual({
    kind: "valid",
    value: { ...good, phone: null, message: "ab\nc" },
  }));

const { fullName, email, message } = say;

test.each([
  [{ fullName: " " }, { fullName }],
  [{ email: undefined }, { email }],
  [{ message: "\u200B" }, { message }],
  [
    { fullName: "", email: "", message: "" },
    { fullName, email, message },
  ],
])("%j lacks what is needed", (change, errors) => {
  expect(parse({ ...good, ...change })).toMatchObject({ kind: "refused", errors });
  expect(contactNotice(errors)).toEqual(missing);
});

test.each([
  ["email", "asha@", fieldText.email],
  ["email", "asha@example.com\r\nBcc: x@example.com", fieldText.email],
  ["message", "x".repeat(100_000), fieldText.long(4000)],
  ["phone", "9".repeat(41), fieldText.long(40)],
])("%s is refused when it is %s", (field, value, text) => {
  const errors = { [field]: text };
  expect(parse({ ...good, [field]: value })).toMatchObject({ kind: "refused", errors });
  expect(contactNotice(errors)).toEqual({ title: failed.title, text });
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
