import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { cashAtTheDoor } from "./seen-parcel.ts";

const cashToCollect = paise(338_00);

test.each(["draft", "booked", "moving", "out_for_delivery", "attempt_failed"] as const)(
  "a parcel that is %s names what its courier collects",
  (state) => expect(cashAtTheDoor({ state, cashToCollect }, true)).toBe(cashToCollect),
);

test.each(["delivered", "rto", "rto_received", "cancelled"] as const)(
  "one that is %s names nothing to be paid",
  (state) => expect(cashAtTheDoor({ state, cashToCollect }, true)).toBeNull(),
);

test("one that collects nothing, or whose cash is there already, names nothing", () => {
  expect(cashAtTheDoor({ state: "moving", cashToCollect: paise(0) }, true)).toBeNull();
  expect(cashAtTheDoor({ state: "moving", cashToCollect }, false)).toBeNull();
});
