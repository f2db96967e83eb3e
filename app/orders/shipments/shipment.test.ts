import { describe, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { cashAtTheDoor, scanIn } from "../seen-parcels/seen-parcel.ts";
import { gramsOf } from "./grams-of.ts";
import { isAllBack, openPieces, piecesToCome, wordOf } from "./order-parcels.ts";
import {
  hasLeftUs,
  isFinal,
  mayBecome,
  type Parcel,
  type ShipmentState,
  shipmentStates,
} from "./shipment.ts";

const parcel = (state: ShipmentState, quantity = 1, more: Partial<Parcel> = {}): Parcel => {
  const items = [{ orderItemId: "tote", quantity }];
  return { direction: "out", state, returnRequestId: null, items, ...more };
};
const lines = [{ id: "tote", quantity: 3 }];

describe("a parcel's way", () => {
  test.each<[ShipmentState, leads: ShipmentState[], never: ShipmentState[]]>([
    ["draft", ["booking", "delivered"], []],
    ["booking", ["booked", "draft"], []],
    ["booked", ["moving", "cancelled"], ["draft", "booking"]],
    ["picked_up", [], ["cancelled"]],
    ["moving", ["rto_received"], ["picked_up"]],
    ["out_for_delivery", ["attempt_failed"], ["moving"]],
    ["attempt_failed", ["out_for_delivery", "rto", "delivered"], ["moving"]],
    ["rto", ["rto_received"], ["delivered", "out_for_delivery", "cancelled"]],
  ])("leads from %s to %j, and never to %j", (from, leads, never) => {
    expect(leads.filter((to) => !mayBecome(from, to))).toEqual([]);
    expect(never.filter((to) => mayBecome(from, to))).toEqual([]);
  });

  test("ends where it arrived, came back or was cancelled, and stays where it is", () => {
    for (const state of shipmentStates) {
      expect(mayBecome(state, state)).toBe(false);
      if (isFinal(state)) for (const to of shipmentStates) expect(mayBecome(state, to)).toBe(false);
    }
    expect(shipmentStates.filter(isFinal)).toEqual(["delivered", "rto_received", "cancelled"]);
  });

  test("leaves the shop when it is picked up", () => {
    const expected = ["draft", "booking", "booked", "cancelled"];
    expect(shipmentStates.filter((state) => !hasLeftUs(state))).toEqual(expected);
  });
});

test.each([
  [[], 3],
  [[parcel("draft", 2)], 1],
  [[parcel("draft", 2), parcel("moving", 1)], 0],
  [[parcel("cancelled", 2)], 3],
  [[parcel("rto_received", 2)], 3],
  [[parcel("rto", 2)], 1],
  [[parcel("delivered", 2, { direction: "back" })], 3],
  [[parcel("delivered", 2, { returnRequestId: "r" })], 3],
])("parcels %j leave %i pieces open", (parcels, left) =>
  expect(openPieces(lines, parcels)).toEqual(left === 0 ? [] : [{ orderItemId: "tote", quantity: left }]),
);

test.each([
  [[], undefined],
  [[parcel("booked", 3)], undefined],
  [[parcel("cancelled", 3)], undefined],
  [[parcel("picked_up", 1), parcel("draft", 2)], "shipped"],
  [[parcel("delivered", 1), parcel("draft", 2)], "shipped"],
  [[parcel("delivered", 1)], "shipped"],
  [[parcel("delivered", 1), parcel("delivered", 2)], "delivered"],
  [[parcel("delivered", 3), parcel("cancelled", 2)], "delivered"],
  [[parcel("delivered", 1), parcel("rto", 2)], "shipped"],
  [[parcel("delivered", 1), parcel("rto_received", 2)], "shipped"],
  [[parcel("delivered", 3), parcel("rto_received", 2)], "delivered"],
  [[parcel("delivered", 3, { direction: "back" })], undefined],
  [[parcel("delivered", 3, { returnRequestId: "r" })], undefined],
] as const)("parcels %j say %s", (parcels, word) => expect(wordOf(parcels, lines)).toBe(word));

test("an order came back when all that was sent of it did", () => {
  expect(isAllBack([])).toBe(false);
  expect(isAllBack([parcel("rto_received"), parcel("cancelled")])).toBe(true);
  expect(isAllBack([parcel("rto_received"), parcel("rto")])).toBe(false);
  expect(isAllBack([parcel("rto_received"), parcel("draft", 1, { returnRequestId: "r" })])).toBe(true);
});

test("what is still to come is what no parcel has taken along, once one has left", () => {
  const toCome = (...parcels: Parcel[]) => piecesToCome(lines, parcels);
  const two = [{ orderItemId: "tote", quantity: 2 }];
  expect(toCome()).toEqual([]);
  expect(toCome(parcel("booked", 3))).toEqual([]);
  for (const state of ["picked_up", "delivered", "rto", "rto_received"] as const)
    expect(toCome(parcel(state)), state).toEqual(two);
  expect(toCome(parcel("moving"), parcel("draft", 2))).toEqual(two);
  expect(toCome(parcel("moving"), parcel("moving", 2))).toEqual([]);
  expect(toCome(parcel("moving"), parcel("moving", 2, { returnRequestId: "r" }))).toEqual(two);
});

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

test.each([
  ["450 g", 450],
  ["450g", 450],
  [" 0.5 kg ", 500],
  ["1,2 kg", 1200],
  ["Approx. 300 gms", 300],
  ["about 2 kg with the frame", 2000],
  ["250 grams", 250],
  ["12.4 g", 12],
])("%j weighs %i grams", (text, grams) => expect(gramsOf(text)).toBe(grams));

test.each([[""], ["light"], ["0 g"], ["450"], ["5 gallons"], [null]])("%j is no weight", (text) =>
  expect(gramsOf(text)).toBeUndefined(),
);
