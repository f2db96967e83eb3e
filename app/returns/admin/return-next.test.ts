import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { nextOfReturn, returnWaits } from "./return-next.ts";

const asked = { state: "requested", wish: "refund", sentInstead: null } as const;

test.each([
  ["answer", asked, {}],
  ["receive", { ...asked, state: "approved" }, {}],
  ["refund", { ...asked, state: "received" }, {}],
  ["settle", { ...asked, state: "received" }, { left: paise(0) }],
  ["settle", { ...asked, state: "received", wish: "exchange" }, {}],
  ["nothing", { ...asked, state: "settled" }, {}],
  ["retry", { ...asked, state: "settled" }, { isFailed: true }],
  ["parcel", { ...asked, state: "settled", sentInstead: "Kohbar Tote × 1" }, {}],
  ["nothing", { ...asked, state: "declined" }, {}],
  ["nothing", { ...asked, state: "withdrawn" }, {}],
] as const)("what comes next is to %s", (next, request, facts) => {
  expect(nextOfReturn({ request, isFailed: false, left: paise(100_00), ...facts })).toBe(next);
});

test("a line of the list says that a return is to be settled, and no more", () => {
  expect([returnWaits("received", false), returnWaits("settled", true)]).toEqual(["settle", "retry"]);
});
