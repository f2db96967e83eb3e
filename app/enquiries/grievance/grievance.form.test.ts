import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseGrievance } from "./grievance.form.ts";
import { grievanceText } from "./grievance.text.ts";

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
