import { expect, test } from "vitest";
import { gstRates, hsnForm, typedGstRate, typedHsn } from "./gst.ts";
import { isGstin } from "./gstin.ts";

test.each(gstRates)("%s is a rate, with noughts and a sign too", (rate) => {
  expect(typedGstRate(rate)).toBe(rate);
  expect(typedGstRate(` ${Number(rate).toFixed(2)} %`)).toBe(rate);
});

test.each(["0.05", "0.12", "7.5", "6", "101", "-5", "5,0", "five", "1e1", "", "5 5"])(
  "'%s' is no rate",
  (text) => expect(typedGstRate(text)).toBeUndefined(),
);

test.each(["4202 22 20", "4202.22.20", " 420222 ", "42 02"])("'%s' is a code", (text) =>
  expect(typedHsn(text)).toMatch(hsnForm),
);

test.each([
  ["27AAPFU0939F1ZV", true],
  ["29AAGCB7383J1Z4", true],
  // One letter off, two neighbours swapped, another check digit.
  ["27AAPFU0938F1ZV", false],
  ["27AAPUF0939F1ZV", false],
  ["27AAPFU0939F1ZW", false],
  // No such state, too short, too long, in small letters, nothing.
  ["99AAPFU0939F1ZV", false],
  ["27AAPFU0939F1Z", false],
  ["27AAPFU0939F1ZVV", false],
  ["27aapfu0939f1zv", false],
  ["", false],
])("'%s' is a GSTIN: %s", (text, fits) => expect(isGstin(text)).toBe(fits));
