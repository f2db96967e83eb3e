import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { cashAtTheDoor, scanIn } from "./seen-parcel.ts";

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

test("what a courier tells is said in Hindi where its state is known (HINDI-54)", () => {
  expect(scanIn("Shipment picked up", "picked_up")).toBe("Shipment picked up");
  speaking("hi", () => {
    expect(scanIn("Shipment picked up", "picked_up")).toBe("कूरियर ले गए");
    expect(scanIn("Custom hold", null)).toBe("Custom hold");
  });
});
