import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { yearOfMoney } from "./own-money.ts";

const account = [
  { kind: "piece", amount: paise(500_00), on: "2026-03-31" },
  { kind: "sale", amount: paise(900_00), on: "2026-04-01" },
  { kind: "advance", amount: paise(-300_00), on: "2027-02-01" },
  { kind: "deduction", amount: paise(-10_00), on: "2027-03-31" },
] as const;

test.each([
  ["2027-03-31", "2026-04-01", [500_00, 900_00, -10_00, 300_00, 0, 1090_00]],
  ["2027-04-01", "2027-04-01", [1090_00, 0, 0, 0, 0, 1090_00]],
  ["2026-04-01", "2026-04-01", [500_00, 900_00, -10_00, 300_00, 0, 1090_00]],
])(
  "on %s a maker sees the year from %s on, which adds up",
  (today, from, [before, earned, other, advances, given, owed]) =>
    expect(yearOfMoney(account, today)).toEqual({ from, before, earned, other, advances, paid: given, owed }),
);
