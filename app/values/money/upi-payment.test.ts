import { expect, test } from "vitest";
import { paise } from "./money.ts";
import { transferOf, typedUpiReference, upiAddress } from "./upi-payment.ts";

const due = { number: "O-1764000000001", kind: "advance", amount: paise(23_200_05) };

test.each([
  [{}, "upi://pay?pa=haat@ybl&pn=Haat&am=23200.05&cu=INR&tn=O-1764000000001&tr=O1764000000001ADVANCE"],
  [
    { payee: "A & B = हाट #1", number: "JC-7/8", kind: "whole", amount: paise(100) },
    "upi://pay?pa=haat@ybl&pn=A%20%26%20B%20%3D%20%E0%A4%B9%E0%A4%BE%E0%A4%9F%20%231&am=1.00&cu=INR&tn=JC-7%2F8&tr=JC78WHOLE",
  ],
])("a UPI app is told %j (OFFER-89)", (other, address) => {
  expect(upiAddress({ upiId: "haat@ybl", payee: "Haat", ...due, ...other })).toBe(address);
});

test.each([
  ["412345678901", "412345678901"],
  [" 4123 4567-8901 ", "412345678901"],
  ["४१२३ ४५६७–८९०१", "412345678901"],
  ["４１２３４５６７８９０१", "412345678901"],
  ["41234567890", undefined],
  ["4123456789012", undefined],
  ["T41234567890", undefined],
  ["", undefined],
])("the reference %j is read as %s (OFFER-90)", (typed, read) => expect(typedUpiReference(typed)).toBe(read));

test("an account and a UPI ID are shown apart, each where there is one", () => {
  const account = { accountName: "Haat", accountNumber: "123456789", ifsc: "SBIN0001234" };
  expect(transferOf({}, "Haat", due)).toEqual({ ...due, account: [], upi: null });
  const both = transferOf({ ...account, upiId: "haat@ybl" }, "Haat", due);
  expect(both.account.map(([name]) => name)).toEqual(["Account name", "Account number", "IFSC"]);
  expect(both.upi).toMatchObject({ id: "haat@ybl", payee: "Haat" });
});
