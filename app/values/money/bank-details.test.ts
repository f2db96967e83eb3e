import { expect, test } from "vitest";
import { bankRows, isAccountNumber, isIfsc, isUpiId } from "./bank-details.ts";

test.each([
  ["123456789", true],
  ["123456789012345678", true],
  ["12345678", false],
  ["1234567890123456789", false],
  ["12345678A", false],
])("account number %s: %s", (text, fits) => expect(isAccountNumber(text)).toBe(fits));

test.each([
  ["SBIN0001234", true],
  ["HDFC0ABC123", true],
  ["SBIN1001234", false],
  ["SBI00012345", false],
  ["sbin0001234", false],
])("IFSC %s: %s", (text, fits) => expect(isIfsc(text)).toBe(fits));

test.each([
  ["haat@okicici", true],
  ["98765-43210.x@ybl", true],
  ["haat@", false],
  ["haat@example.com", false],
  ["a b@ybl", false],
])("UPI ID %s: %s", (text, fits) => expect(isUpiId(text)).toBe(fits));

const account = { accountName: "Jhola Crafts", accountNumber: "123456789", ifsc: "SBIN0001234" };

test("an account is shown whole or not at all, UPI beside it or alone", () => {
  expect(bankRows({})).toEqual([]);
  expect(bankRows({ ...account, ifsc: undefined })).toEqual([]);
  expect(bankRows({ ...account, upiId: "haat@ybl" }).map(([name]) => name)).toEqual([
    ...["Account name", "Account number", "IFSC", "UPI ID"],
  ]);
  expect(bankRows({ upiId: "haat@ybl" })).toEqual([["UPI ID", "haat@ybl"]]);
});
