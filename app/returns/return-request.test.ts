import { expect, test } from "vitest";
import { isDamageLate, isReturnOpen, lastReturnDay, termsOf } from "#values/time/return-window.ts";
import { isReturnNumber, mayMove, returnKindOf, returnReasons, wishesFor } from "./return-request.ts";
import { returnablePieces } from "./returnable-line.ts";

const states = ["requested", "approved", "received", "settled", "declined", "withdrawn"] as const;
const ways = states.flatMap((from) =>
  states.map((to) => `${from} > ${to}`).filter((_, at) => mayMove(from, states[at] ?? from)),
);

test("a request goes forward only, and ends once", () =>
  expect(ways).toEqual([
    "requested > approved",
    "requested > declined",
    "requested > withdrawn",
    "approved > received",
    "approved > settled",
    "approved > withdrawn",
    "received > settled",
  ]));

test.each([
  ["damaged", "refund", "damage"],
  ["wrong_item", "replacement", "damage"],
  ["not_as_described", "refund", "damage"],
  ["changed_mind", "refund", "return"],
  ["does_not_suit", "exchange", "exchange"],
  ["other", "refund", "return"],
] as const)("%s with the wish %s: %s", (reason, wish, kind) => expect(returnKindOf(reason, wish)).toBe(kind));

test("nobody gets an exchange for a fault, or a replacement without one", () =>
  expect(returnReasons.map((reason) => wishesFor(reason).join(" or "))).toEqual([
    "refund or exchange",
    "refund or exchange",
    ...["refund or replacement", "refund or replacement", "refund or replacement"],
    "refund or exchange",
  ]));

test.each([
  ["R-1795000000123", true],
  ["JC-1795000000123", false],
  ["R-", false],
  ["R-1 ", false],
])("'%s' is a number: %s", (text, is) => expect(isReturnNumber(text)).toBe(is));

const morning = new Date("2026-11-01T09:00:00+05:30");
const newYearsEve = new Date("2026-12-31T12:00:00+05:30");
const lastMinute = new Date("2026-11-01T23:59:59.999+05:30");

test.each([
  { delivered: morning, days: 30, now: "2026-12-01T23:59:59.999+05:30", isOpen: true },
  { delivered: morning, days: 30, now: "2026-12-02T00:00:00+05:30", isOpen: false },
  { delivered: lastMinute, days: 30, now: "2026-12-01T23:59:59.999+05:30", isOpen: true },
  { delivered: lastMinute, days: 30, now: "2026-12-02T00:00:00+05:30", isOpen: false },
  // Of one that came after midnight in India, though London still had the day before.
  { delivered: new Date("2026-10-31T18:30:00Z"), days: 1, now: "2026-11-02T23:59:59+05:30", isOpen: true },
  { delivered: new Date("2026-10-31T18:29:59Z"), days: 1, now: "2026-11-02T00:00:00+05:30", isOpen: false },
  { delivered: morning, days: 1, now: "2026-11-01T09:00:00+05:30", isOpen: true },
  { delivered: morning, days: 0, now: "2026-11-01T09:00:00+05:30", isOpen: false },
  { delivered: newYearsEve, days: 60, now: "2027-03-01T12:00:00+05:30", isOpen: true },
])("delivered $delivered, $days days, at $now: open $isOpen", ({ delivered, days, now, isOpen }) =>
  expect(isReturnOpen(delivered, { days }, new Date(now))).toBe(isOpen),
);

test("its last day is India's", () => expect(lastReturnDay(lastMinute, { days: 30 })).toBe("2026-12-01"));

test.each([
  { after: 48 * 3600_000, isLate: false },
  { after: 48 * 3600_000 + 1, isLate: true },
  { after: 0, isLate: false },
])("damage told $after ms after the delivery is late: $isLate", ({ after, isLate }) =>
  expect(isDamageLate(morning, { damageHours: 48 }, new Date(morning.getTime() + after))).toBe(isLate),
);

test("an order is held to what it promised, an older one to today's terms", () => {
  const today = { days: 30, damageHours: 48 };
  expect(termsOf({ returnDays: 7, damageHours: 24 }, today)).toEqual({ days: 7, damageHours: 24 });
  expect(termsOf({ returnDays: 0, damageHours: 1 }, today)).toEqual({ days: 0, damageHours: 1 });
  expect(termsOf({ returnDays: null, damageHours: null }, today)).toEqual(today);
});

const line = { quantity: 3, arrived: 3, taken: 0, returnable: true, isPersonal: false };

test.each([
  ["all of a line", {}, "return", 3],
  ["less what is in other requests", { taken: 2 }, "return", 1],
  ["never below none", { taken: 5 }, "return", 0],
  ["only what has arrived", { arrived: 1 }, "return", 1],
  ["nothing that is on its way", { arrived: 0 }, "damage", 0],
  ["nothing that is not taken back", { returnable: false }, "return", 0],
  ["nor exchanged", { returnable: false }, "exchange", 0],
  ["but damaged, all of it", { returnable: false }, "damage", 3],
  ["nothing with a text on it", { isPersonal: true }, "return", 0],
  ["but damaged, that too", { isPersonal: true, taken: 1 }, "damage", 2],
] as const)("%s", (_, change, kind, open) =>
  expect(returnablePieces({ ...line, ...change }, kind)).toBe(open),
);
