import { expect, test } from "vitest";
import { type Buyer, draftFor, draftOwner, firstValues, prefilled } from "./buyer.ts";
import { emptyValues } from "./checkout-values.ts";

const rekha: Buyer = { id: "r", fullName: "Rekha Jha", email: "rekha@example.com", phone: "98765 43210" };
const meena: Buyer = { id: "m", fullName: "Meena Devi", email: "meena@example.com", phone: null };

test("the form begins with what the shop knows of its buyer, and empty for a guest", () => {
  expect(firstValues(rekha)).toEqual({
    ...emptyValues,
    fullName: "Rekha Jha",
    email: "rekha@example.com",
    phone: "98765 43210",
  });
  expect(firstValues(meena).phone).toBe("");
  expect(firstValues(null)).toEqual(emptyValues);
});

test("what was typed is never overwritten", () => {
  const typed = { ...emptyValues, fullName: "Amma", email: "amma@example.com" };
  expect(prefilled(typed, rekha)).toMatchObject({
    fullName: "Amma",
    email: "amma@example.com",
    phone: rekha.phone,
  });
});

const draftOf = (owner: Buyer | null) => ({
  step: 2,
  key: "018bcfe5-6800-7fff-bfff-ffffffffffff",
  owner: draftOwner(owner),
  values: { ...emptyValues, city: "Patna" },
});

test.each([
  ["its own account", rekha, rekha, true],
  ["a guest", null, null, true],
  ["a guest who has signed in meanwhile", null, rekha, true],
  ["somebody who signed out", rekha, null, false],
  ["another account", rekha, meena, false],
])("a draft is for %s: %#", (_, typedBy, visitor, isKept) => {
  expect(draftFor(draftOf(typedBy), visitor)?.values.city).toBe(isKept ? "Patna" : undefined);
});

test("a guest's draft takes the account's name on signing in; an own draft stays as it was left", () => {
  expect(draftFor(draftOf(null), rekha)?.values.fullName).toBe("Rekha Jha");
  expect(draftFor(draftOf(rekha), rekha)?.values.fullName).toBe("");
  expect(draftFor(undefined, rekha)).toBeUndefined();
});
