import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { type CheckoutEvent, checkoutAfter, firstState } from "./checkout-state.ts";
import { emptyValues } from "./checkout-values.ts";

const buyer = { id: "asha", fullName: "Asha Jha", email: "asha@example.com", phone: null, addresses: [] };
const answer = { step: 2, values: { ...emptyValues, city: "Patna" }, key: "answered", errors: { city: "?" } };
const blank = firstState(undefined, { newKey: "new", buyer: null });
const typed = { ...blank, step: 3, values: { ...emptyValues, city: "Gaya", gstin: "10AAACJ1234A1Z5" } };

test("it begins with what the shop knows of its buyer, or as a plain form was answered", () => {
  expect(blank).toEqual({ step: 1, values: emptyValues, errors: {}, key: "new", edition: 0 });
  expect(firstState(undefined, { newKey: "new", buyer }).values).toMatchObject({ fullName: "Asha Jha" });
  expect(firstState(answer, { newKey: "new", buyer })).toEqual({ ...answer, edition: 0 });
});

const wrong = { message: "Check it.", errors: { city: "Enter a city." } };
const events: [string, CheckoutEvent, object][] = [
  ["another step is on the page", { kind: "shown", step: 2 }, { step: 2 }],
  ["a field is typed in", { kind: "typed", form: formOf({ city: "Arrah" }) }, { values: { city: "Arrah" } }],
  ["it is wrong", { kind: "complained", complaint: wrong }, { errors: wrong.errors }],
  [
    "a warning was read, which is not said twice",
    { kind: "complained", complaint: { ...wrong, isWarning: true } },
    { values: { city: "Gaya", gstinSeen: "10AAACJ1234A1Z5" } },
  ],
  ["the shop answers", { kind: "answered", answer }, { errors: { city: "?" }, key: "answered", step: 3 }],
  [
    "a tab goes on where it was, with other fields than were rendered",
    { kind: "resumed", draft: { values: { ...emptyValues, city: "Gaya" } }, key: "kept" },
    { values: { ...emptyValues, city: "Gaya" }, key: "kept", edition: 1 },
  ],
];

test.each(events)("what it shows once %s", (_what, event, after) => {
  expect(checkoutAfter(typed, event)).toMatchObject(after);
});

test("what was wrong goes once it is put right, and the rest stays", () => {
  const complained = checkoutAfter(typed, { kind: "complained", complaint: wrong });
  expect(checkoutAfter(complained, { kind: "mended" })).toEqual(typed);
});
