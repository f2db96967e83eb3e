import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import { cashOf, type OwedOrder } from "./cash-of.ts";
import type { ParcelPieces, ShipmentState } from "./shipment.ts";

const line = (id: string, quantity: number, price: number, off = 0) => {
  return { id, quantity, unitPrice: paise(price), discount: paise(off) };
};
const parcel = (items: ParcelPieces[], cash: number, state: ShipmentState = "booked") => {
  return { direction: "out", state, returnRequestId: null, items, cashToCollect: paise(cash) } as const;
};
const totes = (quantity: number): ParcelPieces[] => [{ orderItemId: "tote", quantity }];
// Three totes of ₹1,000 less ₹300, and ₹99 of shipping.
const lines = [line("tote", 3, 1000_00, 300_00)];
const order = (parcels: OwedOrder["parcels"] = [], due = 2799_00) => ({ due: paise(due), lines, parcels });

test.each([
  ["all of it", order(), totes(3), 2799_00],
  ["the first of two, with shipping", order(), totes(1), 999_00],
  ["the last, with what is left", order([parcel(totes(1), 999_00)]), totes(2), 1800_00],
  ["one between, without shipping", order([parcel(totes(1), 999_00)]), totes(1), 900_00],
  ["the first, once one was cancelled", order([parcel(totes(1), 999_00, "cancelled")]), totes(1), 999_00],
  ["what is paid", order([], 0), totes(3), 0],
  ["what is paid, in parts", order([], 0), totes(1), 0],
])("%s", (_, asked, items, cash) => expect(cashOf(asked, items)).toBe(cash));

test("parcels of whole rupees ask for whole rupees each", () => {
  const odd = { due: paise(1000_00), lines: [line("tote", 3, 333_40)] };
  const [first, between] = [[], [parcel(totes(1), 333_00)]].map((parcels) =>
    cashOf({ ...odd, parcels }, totes(1)),
  );
  const parcels = [parcel(totes(1), 333_00), parcel(totes(1), 333_00)];
  expect([first, between, cashOf({ ...odd, parcels }, totes(1))]).toEqual([333_00, 333_00, 334_00]);
});

test("all parcels together bring the total, to the paisa", () => {
  const [pieces, price] = [fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })];
  const goods = fc.tuple(pieces, price, fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 5 }),
      fc.nat(20_000),
      fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
      (given, aside, cuts) => {
        const lines = given.map(([quantity, unitPrice, share], at) =>
          line(`line-${at}`, quantity, unitPrice, Math.floor(quantity * unitPrice * share)),
        );
        const sums = lines.map(({ unitPrice, quantity, discount }) => paise(unitPrice * quantity - discount));
        const due = sum([...sums, paise(aside)]);
        const parcels: OwedOrder["parcels"][number][] = [];
        for (const { id, quantity } of lines)
          for (let left = quantity; left > 0; ) {
            const pieces = Math.min(left, cuts.next().value);
            const items = [{ orderItemId: id, quantity: pieces }];
            parcels.push(parcel(items, cashOf({ due, lines, parcels }, items)));
            left -= pieces;
          }
        expect(sum(parcels.map(({ cashToCollect }) => cashToCollect))).toBe(due);
        expect(parcels.every(({ cashToCollect }) => cashToCollect >= 0)).toBe(true);
      },
    ),
  );
});
