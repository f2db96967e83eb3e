import { expect, test } from "vitest";
import {
  isLastParcel,
  mayChangeRow,
  piecesForNobody,
  piecesLeft,
  recipientStates,
  rowsAlike,
} from "./recipient.ts";

test("a row changes until its parcel is made; what came back changes by the owner alone (HOMES-6)", () => {
  const mayChange = (who: Parameters<typeof mayChangeRow>[1]) =>
    recipientStates.filter((state) => mayChangeRow(state, who));
  expect(mayChange("buyer")).toEqual(["wanted", "known"]);
  expect(mayChange("person")).toEqual(["wanted"]);
  expect(mayChange("owner")).toEqual(["wanted", "known", "back"]);
});

test("rows are alike by name, first line and PIN code, however they are written (HOMES-8)", () => {
  const rest = { phone: "9876543210", addressLine2: null, city: "Patna", state: "Bihar" };
  const row = (name: string, pincode = "800001") => ({
    address: { ...rest, name, addressLine1: "12 Station Road", pincode },
  });
  const nobody = { address: null };
  expect(rowsAlike([row("Meera"), row("MEERA "), row("Meera", "800002"), nobody, nobody])).toBe(1);
});

const lines = [
  { id: "bags", quantity: 10 },
  { id: "cards", quantity: 3 },
];

test.each<[Record<string, number>[], Record<string, number>, number]>([
  [[], { bags: 10, cards: 3 }, 13],
  [[{ bags: 4 }, { bags: 6, cards: 3 }], { bags: 0, cards: 0 }, 0],
  [[{ bags: 11 }], { bags: -1, cards: 3 }, 3],
])("of lines of 10 and 3, %j leave %j (HOMES-5)", (given, left, nobody) => {
  const found = piecesLeft(
    lines,
    given.map((pieces) => ({ pieces })),
  );
  expect(Object.fromEntries(found)).toEqual(left);
  expect(piecesForNobody(found)).toBe(nobody);
});

test("the last parcel of a list is the one after which no row is left", () => {
  const rows = [
    { id: "a", state: "sent" },
    { id: "b", state: "known" },
    { id: "c", state: "wanted" },
  ] as const;
  expect([
    isLastParcel(rows, ["b"]),
    isLastParcel(rows, ["b", "c"]),
    isLastParcel(rows.slice(0, 2), ["b"]),
  ]).toEqual([false, true, true]);
});
