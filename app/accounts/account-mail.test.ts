import { expect, test } from "vitest";
import { letterText } from "#platform/mail/writing/letter-text.ts";
import { letterHtml } from "#platform/mail/writing/mail-frame.server.tsx";
import { newAdminMail } from "./new-admin.email.ts";
import { passwordChangedMail } from "./password/password-changed.email.ts";
import { resetMail } from "./password/reset.email.ts";
import { verificationMail } from "./sign-up/verification.email.ts";

const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
const facts = { name: "<b>Asha</b>", link: "https://shop.example/verify?token=abc" };

test.each([resetMail(facts, shop), passwordChangedMail(facts, shop)])(
  "$kind greets by name, as a text",
  ({ letter, replyTo }) => {
    expect(letterHtml(letter)).toContain("Hello &lt;b&gt;Asha&lt;/b&gt;,");
    expect(letterText(letter)).toContain("Hello <b>Asha</b>,");
    expect(replyTo).toBe(shop.email);
  },
);

test.each([verificationMail(facts, shop), resetMail({ ...facts, name: undefined }, shop)])(
  "$kind to an address that nobody confirmed greets nobody",
  ({ letter }) => {
    expect(letterHtml(letter)).toContain("Hello,");
    expect(letterHtml(letter) + letterText(letter)).not.toContain("Asha");
  },
);

const newAdmin = newAdminMail({ ...facts, again: "https://shop.example/forgot-password" }, shop);

test.each([verificationMail(facts, shop), resetMail(facts, shop), newAdmin])(
  "$kind carries its link twice",
  (mail) => {
    expect(letterHtml(mail.letter)).toContain(`href="${facts.link}"`);
    expect(letterText(mail.letter)).toContain(facts.link);
  },
);
