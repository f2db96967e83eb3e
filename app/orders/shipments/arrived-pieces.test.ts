import { expect, test } from "vitest";
import { arrivedPieces } from "./arrived-pieces.ts";

const items = [
  { orderItemId: "a", quantity: 2 },
  { orderItemId: "b", quantity: 1 },
];
const parcel = { direction: "out", state: "delivered", returnRequestId: null, items } as const;

test.each([
  ["a delivered order has arrived whole", true, [], 3],
  ["one on its way has not", false, [], 0],
  ["but its parcels that have", false, [parcel], 2],
  ["not the others", false, [{ ...parcel, state: "moving" }], 0],
  ["nor a replacement", false, [{ ...parcel, returnRequestId: "r" }], 0],
  ["nor what comes back", false, [{ ...parcel, direction: "back" as const }], 0],
] as const)("%s", (_, isDelivered, parcels, pieces) =>
  expect(arrivedPieces({ id: "a", quantity: 3 }, isDelivered, parcels)).toBe(pieces),
);
