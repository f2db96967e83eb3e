import { expect, test } from "vitest";
import { emptyValues } from "../checkout-values.ts";
import { type Buyer, draftFor, draftOwner, firstValues, maySaveAddress, prefilled } from "./buyer.ts";

const rekha = { id: "r", fullName: "Rekha Jha", email: "r@example.com", phone: "98765 43210", addresses: [] };
const meena = { id: "m", fullName: "Meena Devi", email: "m@example.com", phone: null, addresses: [] };

const as = (buyer: Buyer | null) => ({ buyer, isAdmin: false });

test("the form begins with what the shop knows of its buyer, and empty for a guest", () => {
  const { fullName, email, phone } = rekha;
  expect(firstValues(rekha)).toEqual({ ...emptyValues, fullName, email, phone });
  expect(firstValues(meena).phone).toBe("");
  expect(firstValues(null)).toEqual(emptyValues);
});

test("it begins with the account's default address, and goes on without one that is not kept any more", () => {
  const address = { ...rekha, fullName: "Rekha Jha", addressLine1: "1", addressLine2: null };
  const place = { city: "Patna", state: "Bihar", pincode: "800001", country: "India" };
  const saved = { id: "a", isDefault: true, version: 1, phone: null, address: { ...address, ...place } };
  const keeper = { ...rekha, addresses: [saved] };
  expect(firstValues(keeper).savedAddress).toBe("a");
  const draft = { ...draftOf(keeper), values: { ...emptyValues, savedAddress: "a" } };
  expect(draftFor(draft, as(keeper))?.values.savedAddress).toBe("a");
  expect(draftFor(draft, as(rekha))?.values.savedAddress).toBe("");
  expect([maySaveAddress(keeper), maySaveAddress(null)]).toEqual([true, false]);
  expect(maySaveAddress({ ...keeper, addresses: Array(10).fill(saved) })).toBe(false);
});

test("what was typed is never overwritten", () => {
  const typed = { ...emptyValues, fullName: "Amma", email: "amma@example.com" };
  expect(prefilled(typed, rekha)).toMatchObject({ ...typed, phone: rekha.phone });
});

const draftOf = (owner: Buyer | null) => ({
  step: 2,
  key: "018bcfe5-6800-7fff-bfff-ffffffffffff",
  owner: draftOwner(as(owner)),
  values: { ...emptyValues, city: "Patna" },
});

test.each([
  ["its own account", rekha, rekha, true],
  ["a guest", null, null, true],
  ["a guest who has signed in meanwhile", null, rekha, true],
  ["somebody who signed out", rekha, null, false],
  ["another account", rekha, meena, false],
])("a draft is for %s: %#", (_, typedBy, visitor, isKept) => {
  expect(draftFor(draftOf(typedBy), as(visitor))?.values.city).toBe(isKept ? "Patna" : undefined);
});

test("a guest's draft takes the account's name on signing in; an own draft stays as it was left", () => {
  expect(draftFor(draftOf(null), as(rekha))?.values.fullName).toBe("Rekha Jha");
  expect(draftFor(draftOf(rekha), as(rekha))?.values.fullName).toBe("");
  expect(draftFor(undefined, as(rekha))).toBeUndefined();
});

test("an admin's draft is no guest's: nobody finds it after signing out", () => {
  const admin = { buyer: null, isAdmin: true };
  const draft = { ...draftOf(null), owner: draftOwner(admin) };
  expect(draftFor(draft, admin)?.values.city).toBe("Patna");
  expect(draftFor(draft, as(null))).toBeUndefined();
});
