import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { bodyHtml } from "#mail/writing/mail-frame.server.tsx";
import { newAdminMail } from "./new-admin.email.ts";

test("the mail to a new admin carries its link twice", () => {
  const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
  const link = "https://shop.example/verify?token=abc";
  const { body } = newAdminMail({ link, again: "https://shop.example/forgot-password" }, shop);
  expect(bodyHtml(body)).toContain(`href="${link}"`);
  expect(bodyText(body)).toContain(link);
});
