import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainMailbox } from "#values/contact/email.ts";
import { plainPhones } from "#values/contact/phone.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";

eachShop("who a mailbox and a phone are", {}, (shop) => {
  const inDatabase = async (email: string, phone: string) => {
    const rows = await shop.ask(sql<{ mailbox: string; phones: string[] }>`
      select plain_mailbox(${email}::text) as mailbox, plain_phones(${phone}::text) as phones`);
    return { mailbox: rows[0]?.mailbox, phones: new Set(rows[0]?.phones) };
  };

  const name = fc.string({ unit: fc.constantFrom(..."aB.+-1"), minLength: 1, maxLength: 8 });
  const domain = fc.constantFrom("example.com", "Gmail.com", "googlemail.com", "mail.example.in");
  const phone = fc.string({ unit: fc.constantFrom(..."0123456789 +-()"), maxLength: 20 });

  const alike = async (email: string, number: string) => {
    const expected = { mailbox: plainMailbox(email), phones: new Set(plainPhones(number)) };
    expect(await inDatabase(email, number)).toEqual(expected);
  };

  test("is said alike by the database and the program", () =>
    fc.assert(
      fc.asyncProperty(name, domain, phone, (local, at, number) => alike(` ${local}@${at} `, number)),
    ));

  test.each([
    ["a+b@c+d@example.com", "+91 98765 43210"],
    ["@", ""],
    ["+tag@example.com", "0098765432109876"],
  ])("also of %j and %j", alike);
});
