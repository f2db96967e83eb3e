import { expect, test } from "vitest";
import { areAllBack, type HomesStanding, movedBack, wordOfHomes } from "./homes-standing.ts";

const standing = (counts: HomesStanding["counts"], isAllPacked = true): HomesStanding => ({
  ...{ counts, isAllPacked, lastArrival: null },
});

test.each([
  ["nothing has left", standing({ draft: 2, booked: 3 }), undefined, false],
  ["one has left", standing({ booked: 4, moving: 1 }), "shipped", false],
  ["all have arrived", standing({ delivered: 5 }), "delivered", false],
  ["those that have parcels have arrived", standing({ delivered: 5 }, false), "shipped", false],
  ["one came back", standing({ delivered: 4, rto_received: 1 }), "shipped", false],
  ["all came back", standing({ rto_received: 5 }), "shipped", true],
  ["all that were sent came back, and others wait", standing({ rto_received: 1 }, false), "shipped", false],
])("%s", (_, homes, word, isBack) => expect([wordOfHomes(homes), areAllBack(homes)]).toEqual([word, isBack]));

test("before a parcel moved one more stood where it was", () => {
  const now = standing({ moving: 1, booked: 4 });
  expect(movedBack(now, { from: "booked", to: "moving" }).counts).toEqual({ moving: 0, booked: 5 });
  expect(movedBack(now, { from: "rto", to: "delivered" })).toBe(now);
});
