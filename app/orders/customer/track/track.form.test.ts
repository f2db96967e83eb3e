import { expect, test } from "vitest";
import { formOf } from "../../../../tests/form-of.ts";
import { parseTrack } from "./track.form.ts";

test.each([
  "JC-1795000000001",
  " jc-1795000000001 ",
  "1795000000001",
  "JC - 1795000000001",
  "#JC-1795000000001",
  "JC 1795000000001",
  "jc1795000000001",
  "JC\u20111795000000001",
  "JC–1795000000001",
  "JC—1795000000001",
  "JC−1795000000001",
  "ＪＣ－１７９５００００００００１",
  "JC-१७९५००००००००१",
  "JC_1795000000001",
  "JC-\u200b1795000000001",
])("%j is read as an order's number", (typed) => {
  const expected = { kind: "valid", value: { orderNumber: "JC-1795000000001", email: "asha@example.com" } };
  expect(parseTrack(formOf({ orderNumber: typed, email: "asha@example.com" }))).toEqual(expected);
});

test.each([
  ["", "asha@example.com", { orderNumber: "Please enter your order ID." }],
  ["hello", "asha@example.com", { orderNumber: "An order ID looks like JC-1763712345678." }],
  ["JC-1' OR 1=1", "asha@example.com", { orderNumber: "An order ID looks like JC-1763712345678." }],
  ["JC-".padEnd(5000, "1"), "asha@example.com", { orderNumber: "Please use at most 40 characters." }],
  ["JC-1795000000001", "", { email: "Please enter your email." }],
  [
    "JC-1795000000001",
    "asha@example.com\nBcc: x@example.com",
    { email: "Please enter a valid email address, such as name@example.com." },
  ],
  [
    "JC-1795000000001",
    "a@example.com,b@example.com",
    { email: "Please enter a valid email address, such as name@example.com." },
  ],
])("refuses %j with %j", (orderNumber, email, errors) => {
  expect(parseTrack(formOf({ orderNumber, email }))).toMatchObject({ kind: "refused", errors });
});
