import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { passwordChangedMail } from "./password/password-changed.email.ts";
import { resetMail } from "./password/reset.email.ts";
import { verificationMail } from "./sign-up/verification.email.ts";

const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
const facts = { name: "<b>Asha</b>", link: "https://shop.example/verify?token=abc" };

const personal = [resetMail(facts, shop), passwordChangedMail(facts, shop)];
test.each(personal)("$kind greets by name, as a text", ({ body, replyTo }) => {
  expect(bodyHtml(body)).toContain("Hello &lt;b&gt;Asha&lt;/b&gt;,");
  expect(bodyText(body)).toContain("Hello <b>Asha</b>,");
  expect(replyTo).toBe(shop.email);
});

test.each([verificationMail(facts, shop), resetMail({ ...facts, name: undefined }, shop)])(
  "$kind to an address that nobody confirmed greets nobody",
  ({ body }) => {
    expect(bodyHtml(body)).toContain("Hello,");
    expect(bodyHtml(body) + bodyText(body)).not.toContain("Asha");
  },
);

test.each([verificationMail(facts, shop), resetMail(facts, shop)])("$kind carries its link twice", (mail) => {
  expect(bodyHtml(mail.body)).toContain(`href="${facts.link}"`);
  expect(bodyText(mail.body)).toContain(facts.link);
});

test("whose password was changed is told so", () =>
  expect(bodyText(passwordChangedMail(facts, shop).body)).toContain("password of your account was changed"));
