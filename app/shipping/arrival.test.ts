import { expect, test } from "vitest";
import { lastLeaving, leavingOn, promisedArrival, type Way, wayAfter } from "./arrival.ts";
import { daysOnTheWay } from "./days-on-the-way.ts";
import type { ShippingMethod } from "./shipping.ts";

test.each([
  [undefined, [5, 7], [2, 3]],
  [null, [5, 7], [2, 3]],
  [7, [5, 7], [2, 3]],
  [9, [7, 9], [4, 5]],
  [4, [2, 4], [1, 2]],
  [1, [1, 1], [1, 1]],
])("a way of %s working days takes %j by Standard and %j by Express", (days, standard, express) => {
  const service = days === undefined ? undefined : { days };
  expect([daysOnTheWay("standard", service), daysOnTheWay("express", service)]).toEqual([standard, express]);
});

// 8 December 2026 is a Tuesday.
test.each<[ShippingMethod, Way, string]>([
  ["standard", {}, "5-7 business days"],
  ["express", { days: null, leaves: null }, "2-3 business days"],
  ["standard", { days: 9 }, "7-9 business days"],
  ["express", { days: 1 }, "1 business day"],
  ["standard", { leaves: "2026-12-08" }, "5-7 business days after it leaves us, 14 to 16 December 2026"],
  ["express", { leaves: "2026-12-08" }, "2-3 business days after it leaves us, 10 to 11 December 2026"],
  [
    "standard",
    { days: 2, leaves: "2026-12-08" },
    "1-2 business days after it leaves us, 9 to 10 December 2026",
  ],
  [
    "express",
    { leaves: "2026-12-24", closed: new Set(["12-25", "2026-12-28"]) },
    "2-3 business days after it leaves us, 29 to 30 December 2026",
  ],
])("by %s and %j it arrives '%s' (CHECKOUT-37)", (method, way, words) => {
  expect(promisedArrival(method, way)).toBe(words);
  // A browser is told only what it needs, and says the same.
  const { leaves, days, closed = new Set() } = way;
  const told = leaves ? leavingOn(leaves, closed) : undefined;
  expect(promisedArrival(method, wayAfter(lastLeaving([undefined, told]), days))).toBe(words);
});

test("all of a purchase leaves with what leaves last, and a browser is told no other closed days", () => {
  const closed = new Set(["01-26", "2027-06-01", "2026-12-07"]);
  expect(leavingOn("2026-12-08", closed)).toEqual({ on: "2026-12-08", closed: ["2027-01-26"] });
  const [soon, late] = ["2026-12-08", "2027-01-02"].map((on) => ({ on, closed: [] }));
  expect(lastLeaving([late, undefined, soon])).toBe(late);
  expect(lastLeaving([undefined])).toBeUndefined();
});
