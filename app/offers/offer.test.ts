import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { isOfferNumber, mayMoveTo, type OfferState, offerNumberAt, offerSums, stateOn } from "./offer.ts";

const states: readonly OfferState[] = ["draft", "sent", "accepted", "declined", "expired", "withdrawn"];

test("a revision goes forward only", () => {
  const movesFrom = (from: OfferState) => states.filter((to) => mayMoveTo(from, to));
  expect(movesFrom("draft")).toEqual(["sent", "accepted", "withdrawn"]);
  expect(movesFrom("sent")).toEqual(["accepted", "declined", "expired", "withdrawn"]);
  for (const end of ["accepted", "declined", "expired", "withdrawn"] as const)
    expect(movesFrom(end)).toEqual([]);
});

test.each([
  ["sent", "2026-12-01", "2026-12-01", "sent"],
  ["sent", "2026-12-01", "2026-12-02", "expired"],
  ["sent", null, "2026-12-02", "sent"],
  ["draft", "2026-12-01", "2026-12-02", "draft"],
  ["accepted", "2026-12-01", "2027-01-01", "accepted"],
] as const)("%s until %s, on %s: %s", (state, validUntil, today, stands) => {
  expect(stateOn({ state, validUntil }, today)).toBe(stands);
});

test("sums are exact for 1,00,000 pieces", () => {
  const bags = { quantity: 100_000, unitPrice: paise(199_99) };
  const pin = { quantity: 1, unitPrice: paise(1) };
  const sums = { subtotal: 19_999_000_01, shippingCost: 500_00, toMany: null, total: 19_999_500_01 };
  expect(offerSums([bags, pin], paise(500_00))).toEqual(sums);
});

test("a number is O- and a moment", () => {
  expect(offerNumberAt(1_764_000_000_000)).toBe("O-1764000000000");
  expect(isOfferNumber("O-1764000000000")).toBe(true);
  expect(["O-", "JC-1", "O-1 ", "O-12345678901234567"].some(isOfferNumber)).toBe(false);
});
