import { expect, test } from "vitest";
import { isEmail, plainMailbox } from "./email.ts";
import { isPhoneLike, normalisedMobile, plainPhones, whatsappNumber } from "./phone.ts";

test.each([
  ["ananya@example.com", true],
  ["a.b+c@mail.example.co.in", true],
  ["a@b", false],
  ["a@b..com", false],
  [".a@example.com", false],
  ["a b@example.com", false],
  ["a@example.com\r\nBcc: x@example.com", false],
  ["a@example.com\n", false],
  ["\u0000a@example.com", false],
  ['"a"@example.com', false],
  ["Ananya <a@example.com>", false],
  ["a@example.com,b@example.com", false],
  [`${"a".repeat(65)}@example.com`, false],
  [`a@${"b.".repeat(130)}com`, false],
  ["a@-example.com", false],
])("%j is an e-mail address: %s", (text, expected) => expect(isEmail(text)).toBe(expected));

test.each([
  ["98765 43210", true, "+919876543210"],
  ["+91-98765-43210", true, "+919876543210"],
  ["09876543210", true, "+919876543210"],
  ["(011) 2222 1234", true, undefined],
  ["12", false, undefined],
  ["call me", false, undefined],
  ["0000000000", false, undefined],
  ["+91 99999 99999", false, "+919999999999"],
  ["111111", false, undefined],
  ["1234567890", false, undefined],
  ["0123456789", false, undefined],
  ["123456", false, undefined],
  ["12-34-56", false, undefined],
  ["0123456", false, undefined],
  ["234567", true, undefined],
  ["98989 89898", true, "+919898989898"],
  ["9876543210; drop", false, "+919876543210"],
])("phone %j", (text, isPhone, normalised) => {
  expect(isPhoneLike(text)).toBe(isPhone);
  expect(normalisedMobile(text)).toBe(normalised);
});

test.each([
  ["98765 43210", "919876543210"],
  ["098765 43210", "919876543210"],
  ["+91 612 222 3344", "916122223344"],
  ["+44 20 7946 0018", "442079460018"],
  ["(011) 2222 1234", undefined],
  ["+91 98765 43210, 98765 43211", undefined],
  ["", undefined],
])("WhatsApp reaches %j at %s", (text, number) => expect(whatsappNumber(text)).toBe(number));

test.each([
  ["98765 43210", ["9876543210"]],
  ["+91-98765-43210", ["9876543210"]],
  ["0091 98765 43210", ["9876543210"]],
  ["(0612) 222 3344", ["6122223344"]],
  ["222 3344", ["2223344"]],
  ["98765 43210 9", ["8765432109", "9876543210"]],
  ["9 98765 43210", ["9876543210", "9987654321"]],
  ["1 98765 43210", ["9876543210"]],
  ["+91 98765 432101", ["8765432101", "9198765432", "9876543210"]],
  ["call me", []],
])("%j may be meant for %j", (text, phones) => expect(plainPhones(text)).toEqual(phones));

test.each([
  ["Asha@Example.COM", "asha@example.com"],
  ["asha+orders@example.com", "asha@example.com"],
  ["asha.rao@example.com", "asha.rao@example.com"],
  ["Asha.Rao+1@gmail.com", "asharao@gmail.com"],
  ["a.s.h.a@googlemail.com", "asha@gmail.com"],
  ["+@example.com", "+@example.com"],
  ["+tag@example.com", "+tag@example.com"],
  ["asha+a@b@example.com", "asha@example.com"],
])("%j leads to the mailbox %j", (address, mailbox) => expect(plainMailbox(address)).toBe(mailbox));
