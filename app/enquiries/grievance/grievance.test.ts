import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseGrievance } from "./grievance.form.ts";
import { grievanceText } from "./grievance.text.ts";
import { duesOf, isGrievanceNumber, lateOf } from "./grievance.ts";

test.each([
  ["2026-11-28T10:00:00+05:30", "2026-11-30T10:00:00+05:30", "2026-12-28T10:00:00+05:30"],
  ["2026-01-31T23:59:59.999+05:30", "2026-02-02T23:59:59.999+05:30", "2026-02-28T23:59:59.999+05:30"],
  ["2028-01-30T00:00:00+05:30", "2028-02-01T00:00:00+05:30", "2028-02-29T00:00:00+05:30"],
  // Still the thirtieth in London, the first of the next month in India.
  ["2026-11-30T20:00:00Z", "2026-12-02T20:00:00Z", "2026-12-31T20:00:00Z"],
  ["2026-12-31T12:00:00+05:30", "2027-01-02T12:00:00+05:30", "2027-01-31T12:00:00+05:30"],
])("what comes at %s is acknowledged by %s and redressed by %s", (...days) => {
  const [came, acknowledgeBy, resolveBy] = days.map((day) => new Date(day)) as [Date, Date, Date];
  expect(duesOf(came)).toEqual({ acknowledgeBy, resolveBy });
});

const dues = duesOf(new Date("2026-11-01T00:00:00Z"));

test.each([
  ["open", "2026-11-03T00:00:00Z", null],
  ["open", "2026-11-03T00:00:01Z", "acknowledge"],
  ["acknowledged", "2026-11-03T00:00:01Z", null],
  ["acknowledged", "2026-12-01T00:00:01Z", "resolve"],
  ["open", "2026-12-01T00:00:01Z", "resolve"],
  ["resolved", "2027-12-01T00:00:01Z", null],
] as const)("one that is %s at %s is late: %s", (state, now, late) =>
  expect(lateOf({ state, ...dues }, new Date(now))).toBe(late),
);

test.each([
  ["G-1795000000123", true],
  ["G-", false],
  ["R-1", false],
  ["G-1 or 1=1", false],
  ["G-12345678901234567", false],
])("%s is a ticket's number: %s", (text, is) => expect(isGrievanceNumber(text)).toBe(is));

const parse = (given: Record<string, string>) => parseGrievance(formOf(given));

const good = { fullName: "Asha Rao", email: "asha@example.com", body: "Torn." };
const say = grievanceText.errors;

test("a complaint is cleaned; what is left empty is null", () =>
  expect(parse({ ...good, phone: " ", orderNumber: "", body: "a\u202Eb\r\nc", state: "resolved" })).toEqual({
    kind: "valid",
    value: { ...good, phone: null, orderNumber: null, body: "ab\nc" },
  }));

test("a phone alone is enough", () =>
  expect(parse({ ...good, email: "", phone: "98765 43210" })).toMatchObject({ kind: "valid" }));

test.each([
  [{ fullName: " " }, { fullName: say.fullName }],
  [{ body: "\u200B" }, { body: say.body }],
  [{ email: "" }, { email: say.reach }],
  [{ phone: "call me" }, { phone: say.phone }],
  [{ email: "asha@" }, { email: fieldText.email }],
  [{ email: "a@example.com\r\nBcc: x@example.com" }, { email: fieldText.email }],
  [{ body: "x".repeat(4001) }, { body: fieldText.long(4000) }],
  [{ orderNumber: "x".repeat(41) }, { orderNumber: fieldText.long(40) }],
])("%j is refused", (change, errors) =>
  expect(parse({ ...good, ...change })).toMatchObject({ kind: "refused", errors }),
);
