import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { fieldText } from "#ui/form/form.text.ts";
import { countLetters } from "#values/text/letters.ts";
import { formOf } from "../../tests/form-of.ts";
import { orderActForms, parseOrderAct } from "./order-act.form.ts";

const status = { version: "3", status: "shipped" };
const parseStatus = (form: FormData) => parseOrderAct(orderActForms.status, form);

test("a status with its tracking", () => {
  const trackingUrl = "https://courier.example/AB1";
  const value = { version: 3, status: "shipped", meant: false, trackingNumber: "AB 1", trackingUrl };
  const form = formOf({ ...status, trackingNumber: " AB  1 ", trackingUrl });
  expect(parseStatus(form)).toEqual({ kind: "valid", value });
});

test("empty fields clear, missing ones leave what is there", () => {
  const expected = { value: { trackingNumber: null, trackingUrl: null } };
  expect(parseStatus(formOf({ ...status, trackingNumber: "", trackingUrl: " " }))).toMatchObject(expected);
  expect(parseStatus(formOf(status))).not.toHaveProperty("value.trackingNumber", expect.anything());
});

test("fields that are none of the form's are dropped", () => {
  const more = { total_amount: "1", payment_state: "captured", user_id: "me", fulfilment_state: "delivered" };
  const expected = { kind: "valid", value: { version: 3, status: "shipped", meant: false } };
  expect(parseStatus(formOf({ ...status, ...more }))).toEqual(expected);
});

const scripts = ["javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)"];
const noWeb = ["//courier.example/1", "courier.example/1", "ftp://courier.example/1"];
const nowhere = ["data:text/html,<script>", "https:courier", "http://", "https://localhost"];
test.each([...scripts, ...noWeb, ...nowhere])("%j is no tracking link", (trackingUrl) => {
  const errors = { trackingUrl: "Enter a web address that begins with https:// or http://." };
  const form = formOf({ ...status, trackingUrl, trackingNumber: "AB1" });
  for (const parsed of [parseStatus(form), parseOrderAct(orderActForms.tracking, form)])
    expect(parsed).toMatchObject({ kind: "refused", errors, typed: { trackingNumber: "AB1", trackingUrl } });
});

const odd = ["", "0", "1.5", "99999999999"].map((version) => ({ ...status, version }));
const unset = ["payment_modal_dismissed", "refunded", ""].map((each) => ({ ...status, status: each }));
test.each([{}, ...odd, ...unset])("%j is refused without words", (fields) => {
  expect(parseStatus(formOf(fields))).toMatchObject({ kind: "refused", errors: {} });
  expect(parseStatus(formOf(fields))).not.toHaveProperty("errors.trackingUrl");
});

test("a note keeps its lines, and as many letters as people count", () => {
  const note = `one\r\n\r\ntwo\u0000 ${"श्री".repeat(3991)}`;
  const parsed = parseOrderAct(orderActForms.note, formOf({ noteBefore: "", note }));
  const kept = parsed.kind === "valid" ? parsed.value.note : null;
  expect(kept?.startsWith("one\n\ntwo श्री")).toBe(true);
  expect(kept?.endsWith("श्री")).toBe(true);
  expect(countLetters(kept ?? "")).toBe(4000);
});

const received = {
  ...{ version: "2", dueId: "4f1b2d3c-0000-4000-8000-000000000001", way: "bank" },
  ...{ reference: "UTR 1", receivedOn: "१/7/2026" },
};

const long = "श्री";

test.each([
  ["note", 4000, { noteBefore: "" }, "note", long.repeat(4000)],
  ["status", 80, status, "trackingNumber", long.repeat(80)],
  ["tracking", 500, { version: "3" }, "trackingUrl", `https://courier.example/${"a".repeat(476)}`],
  ["received", 80, received, "reference", long.repeat(80)],
] as const)("what is too long for '%s' is refused there, whole (TEXT-16)", (act, most, form, field, fits) => {
  const schema: z.ZodMiniType<unknown> = orderActForms[act];
  const parsed = (value: string) => parseOrderAct(schema, formOf({ ...form, [field]: value }));
  expect(parsed(fits)).toMatchObject({ kind: "valid", value: { [field]: fits } });
  const errors = { [field]: fieldText.long(most) };
  expect(parsed(`${fits}x`)).toMatchObject({ kind: "refused", errors, typed: { [field]: `${fits}x` } });
});

test("a note comes with the one that was shown, in the same form", () => {
  const parsed = (more: object) => parseOrderAct(orderActForms.note, formOf({ note: " ", ...more }));
  const expected = { kind: "valid", value: { noteBefore: "one\n\ntwo", note: null } };
  expect(parsed({ noteBefore: "one\r\n\r\ntwo" })).toEqual(expected);
  expect(parsed({ noteBefore: "" })).toMatchObject({ value: { noteBefore: null } });
  expect(parsed({ version: "1" })).toMatchObject({ kind: "refused", errors: {} });
});

test.each([
  ["250", 250_00],
  ["1,250.50", 1250_50],
  ["₹ 99", 99_00],
])("%s is a sum that goes back", (amount, paise) => {
  const expected = { kind: "valid", value: { version: 2, amount: paise } };
  expect(parseOrderAct(orderActForms.returned, formOf({ version: "2", amount }))).toEqual(expected);
});

const noSums = [undefined, "", "0", "0.00", "-5", "ten", "1.2,34", "1e3", "99999999999"];
test.each(noSums)("%j is no sum that goes back", (amount) => {
  const form = formOf({ version: "2", ...(amount === undefined ? {} : { amount }) });
  const errors = { amount: "Enter an amount in rupees, such as 250 or 250.50." };
  expect(parseOrderAct(orderActForms.returned, form)).toMatchObject({ kind: "refused", errors });
});

test("a third digit behind the point is named", () =>
  expect(parseOrderAct(orderActForms.returned, formOf({ version: "2", amount: "1.234" }))).toMatchObject({
    errors: { amount: "Use at most two digits after the point, such as 1499.50." },
  }));

const address = {
  ...{ version: "2", fullName: " Asha  Kumari ", addressLine1: "12 Gandhi Path" },
  ...{ addressLine2: "", city: "Patna", state: "Bihar", pincode: "800 001", phone: "" },
};

test("a corrected address, cleaned; who is billed and the country are none of its fields", () => {
  const street = { fullName: "Asha Kumari", addressLine1: "12 Gandhi Path", addressLine2: null };
  const value = { version: 2, ...street, city: "Patna", state: "Bihar", pincode: "800001", phone: null };
  const form = formOf({ ...address, billing_email: "me@evil.example", country: "Nepal" });
  expect(parseOrderAct(orderActForms.address, form)).toEqual({ kind: "valid", value });
});

test.each([
  ["fullName", " ", "Full Name is required."],
  ["addressLine1", "", "Address Line 1 is required."],
  ["city", "", "City is required."],
  ["pincode", "80001", "Enter all 6 digits of the pincode."],
  ["state", "Sikkim East", "Choose a state from the list."],
  ["phone", "call me", "Enter a phone number such as 98765 43210, or leave it empty."],
])("a corrected address whose %s is '%s' is refused there, and kept as typed", (name, value, message) => {
  const typed = { ...address, [name]: value };
  const { version: _, ...fields } = typed;
  const expected = { kind: "refused", errors: { [name]: message }, typed: fields };
  expect(parseOrderAct(orderActForms.address, formOf(typed))).toEqual(expected);
});
