import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseBulkQuote } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";

const good = { fullName: "Asha Rao", email: "asha@example.com", phone: "+91 98765 43210", quantity: "120" };

const say = bulkQuoteText.errors;
const parsed = (form: FormData) => parseBulkQuote(form, 50);
const typing = (change: object) => parsed(formOf({ ...good, ...change }));

test("a complete form is a request, texts trimmed and blanks null", () => {
  const request = parsed(
    formOf({ ...good, fullName: "  Asha Rao ", company: " ", message: " Diwali ", status: "Closed - Won" }),
  );
  expect(request).toEqual({
    kind: "valid",
    value: { ...good, quantity: 120, company: null, customization: null, message: "Diwali" },
  });
});

describe("quantity", () => {
  test.each([
    { quantity: "50", accepted: 50 },
    { quantity: " 100 ", accepted: 100 },
    { quantity: "100000", accepted: 100_000 },
  ])("'$quantity' is $accepted", ({ quantity, accepted }) =>
    expect(parsed(formOf({ ...good, quantity }))).toMatchObject({ value: { quantity: accepted } }),
  );

  test.each([
    { quantity: "", error: say.quantity },
    { quantity: "50abc", error: say.quantity },
    { quantity: "1e12", error: say.quantity },
    { quantity: "0.5", error: say.quantity },
    { quantity: "-3", error: say.quantity },
    { quantity: "0x40", error: say.quantity },
    { quantity: "50.0", error: say.quantity },
    { quantity: "٥٠", error: say.quantity },
    { quantity: "9".repeat(5000), error: say.quantity },
    { quantity: "NaN", error: say.quantity },
    { quantity: "49", error: say.quantityFew(50) },
    { quantity: "0", error: say.quantityFew(50) },
    { quantity: "100001", error: say.quantityMany },
    { quantity: "1000000000000", error: "For more than 1,00,000 units, please write to us." },
  ])("'$quantity' is refused", ({ quantity, error }) =>
    expect(typing({ quantity })).toMatchObject({ kind: "refused", errors: { quantity: error } }),
  );
});

test.each([
  { field: "fullName", value: "   ", error: say.fullName },
  { field: "fullName", value: "x".repeat(121), error: fieldText.long(120) },
  { field: "email", value: "", error: say.email },
  { field: "email", value: "asha@", error: fieldText.email },
  { field: "email", value: "asha@example.com\nbcc: x@example.com", error: fieldText.email },
  { field: "phone", value: "", error: say.phone },
  { field: "company", value: "x".repeat(161), error: fieldText.long(160) },
  { field: "customization", value: "x".repeat(4001), error: fieldText.long(4000) },
])("$field '$value' is refused with one message", ({ field, value, error }) =>
  expect(typing({ [field]: value })).toMatchObject({
    kind: "refused",
    errors: { [field]: error },
    typed: { [field]: value },
  }),
);

test("the smallest order is the owner's", () => {
  expect(parseBulkQuote(formOf({ ...good, quantity: "1499" }), 1500)).toMatchObject({
    errors: { quantity: "The minimum is 1,500 units." },
  });
  expect(parseBulkQuote(formOf({ ...good, quantity: "20" }), 20)).toMatchObject({ kind: "valid" });
});

test("an empty form names every required field", () =>
  expect(parsed(new FormData())).toMatchObject({
    kind: "refused",
    errors: { fullName: say.fullName, email: say.email, phone: say.phone, quantity: say.quantity },
  }));

test("a file in place of a text counts as nothing", () => {
  const form = formOf(good);
  form.set("fullName", new File(["x"], "x.txt"));
  expect(parsed(form)).toMatchObject({ kind: "refused", errors: { fullName: say.fullName } });
});

test("what a keyboard in Hindi makes of its numbers is kept in Latin digits", () =>
  expect(parsed(formOf({ ...good, phone: "९८७६५ ४३२१०", quantity: "१२०" }))).toMatchObject({
    value: { phone: "98765 43210", quantity: 120 },
  }));
