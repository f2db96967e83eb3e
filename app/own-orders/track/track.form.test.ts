import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
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

const noMail = "Please enter a valid email address, such as name@example.com.";
test.each([
  ["orderNumber", "", "Please enter your order ID."],
  ["orderNumber", "hello", "An order ID looks like JC-1763712345678."],
  ["orderNumber", "JC-1' OR 1=1", "An order ID looks like JC-1763712345678."],
  ["orderNumber", "JC-".padEnd(5000, "1"), "Please use at most 40 characters."],
  ["email", "", "Please enter your email."],
  ["email", "asha@example.com\nBcc: x@example.com", noMail],
  ["email", "a@example.com,b@example.com", noMail],
])("refuses the %s %j", (field, typed, why) => {
  const form = formOf({ orderNumber: "JC-1795000000001", email: "asha@example.com", [field]: typed });
  expect(parseTrack(form)).toMatchObject({ kind: "refused", errors: { [field]: why } });
});
