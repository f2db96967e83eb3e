import { expect, test } from "vitest";
import { gstRates, hsnForm, typedGstRate, typedHsn } from "./gst.ts";

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
