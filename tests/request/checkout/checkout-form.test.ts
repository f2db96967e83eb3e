import { expect, test } from "vitest";
import { fieldsOf } from "../../form-fields.ts";
import { ask, cookiesOf, expectNone, expectWords } from "../ask.ts";
import { mailTo } from "../read-mail.ts";
import { cartCookieOf, checkoutForm, lineOf, plainOffers, submit } from "./purchase.ts";

const [bag] = await plainOffers();

async function page(form: Record<string, string>) {
  const answer = await submit(form, { Cookie: cartCookieOf(bag) });
  return { answer, html: await answer.text() };
}

test("a field that does not fit is told at its place, and all keep what was typed", async () => {
  const form = checkoutForm(lineOf(bag), { step: "1", go: "next", email: "Eve <eve@example.com>" });
  const { answer, html } = await page(form);
  expect(answer.status).toBe(422);
  expectWords(html, "Enter an e-mail address such as asha@example.com.", 'aria-invalid="true"');
  const { fullName, email, phone, addressLine1, city, pincode } = form;
  expect(fieldsOf(html)).toMatchObject({ fullName, email, phone, addressLine1, city, pincode });
});

const evil = '<script>alert("1")</script><img src=x onerror=alert(1)>';

test("what was typed reaches pages and mails as text only", async () => {
  const form = checkoutForm(lineOf(bag), { fullName: evil, addressLine1: evil, city: `"'&<b>` });
  const shown = await page({ ...form, pincode: "" });
  expect(fieldsOf(shown.html).fullName).toBe(evil);
  const answer = await submit(form);
  const cookie = cookiesOf(answer);
  const confirmation = await ask(answer.headers.get("location") ?? "", cookie);
  const mail = await mailTo(form.email ?? "");
  for (const html of [shown.html, await confirmation.text(), mail.html]) {
    expectNone(html, "<script>alert", "<img src=x");
    expect(html).not.toMatch(/"'&<b>/);
  }
  // Nobody at this mailbox has confirmed anything (MAIL-130).
  expect(mail.text).not.toContain(evil);
});
