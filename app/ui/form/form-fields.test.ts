import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { formOf } from "../../../tests/form-of.ts";
import { fieldText } from "./form.text.ts";
import { httpStatusOf, parseFields } from "./form-answer.ts";
import { optionalEmail, optionalLines, requiredEmail, requiredLine } from "./form-fields.ts";

const schema = z.object({
  name: requiredLine(10, "Name?"),
  email: requiredEmail("Email?"),
  second: optionalEmail(),
  note: optionalLines(20),
});
const fields = ["name", "email", "second", "note"] as const;

const parse = (given: Record<string, string>) => parseFields(schema, fields, formOf(given));
const good = { name: "Asha", email: "asha@example.com" };

test("texts are cleaned, blank optional ones are null, unknown fields are dropped", () =>
  expect(
    parse({ name: " A\u202Esha\u0000 ", email: " asha@example.com ", note: "a\r\n\r\nb", evil: "1" }),
  ).toEqual({
    kind: "valid",
    value: { name: "Asha", email: "asha@example.com", second: null, note: "a\n\nb" },
  }));

test.each([
  ["श्री".repeat(10), "valid"],
  ["👩‍👩‍👧‍👦".repeat(10), "valid"],
  ["श्री".repeat(11), "refused"],
  [`${"a".repeat(9)}e\u0301`, "valid"],
])("%s in a line of ten letters is %s (TEXT-16)", (name, kind) =>
  expect(parse({ ...good, name }).kind).toBe(kind),
);

describe("refusals", () => {
  test.each([
    { field: "name", value: " \u200B\u3164", error: "Name?" },
    { field: "name", value: " \t ", error: "Name?" },
    { field: "name", value: "\u200B\u200D\uFEFF", error: "Name?" },
    { field: "name", value: "\u202E\u2066\u2069", error: "Name?" },
    { field: "name", value: "\u0000\u0007", error: "Name?" },
    { field: "name", value: "x".repeat(11), error: fieldText.long(10) },
    { field: "name", value: "x".repeat(100_000), error: fieldText.long(10) },
    { field: "email", value: " ", error: "Email?" },
    { field: "email", value: "a@b", error: fieldText.email },
    { field: "email", value: "a@example.com\r\nBcc: b@example.com", error: fieldText.email },
    { field: "email", value: "a@example.com, eve@example.com", error: fieldText.email },
    { field: "email", value: "Asha <a@example.com>", error: fieldText.email },
    { field: "email", value: '"a b"@example.com', error: fieldText.email },
    { field: "email", value: "a@exam\u202Eple.com>", error: fieldText.email },
    { field: "email", value: `${"a".repeat(250)}@example.com`, error: fieldText.long(254) },
    { field: "second", value: "nobody", error: fieldText.email },
    { field: "note", value: "x".repeat(21), error: fieldText.long(20) },
  ])("$field is refused: $error", ({ field, value, error }) =>
    expect(parse({ ...good, [field]: value })).toEqual({
      kind: "refused",
      errors: { [field]: error },
      typed: { ...good, [field]: value },
    }),
  );

  test("every wrong field has one message", () =>
    expect(parse({})).toMatchObject({ errors: { name: "Name?", email: "Email?" } }));

  test("a file in a text's place is nothing", () => {
    const form = formOf(good);
    form.set("name", new File(["x"], "x.txt"));
    expect(parseFields(schema, fields, form)).toMatchObject({ errors: { name: "Name?" } });
  });
});

test.each([
  { kind: "done", status: 200 },
  { kind: "refused", status: 422 },
  { kind: "failed", status: 429 },
] as const)("$kind is $status", ({ kind, status }) => expect(httpStatusOf({ kind })).toBe(status));
