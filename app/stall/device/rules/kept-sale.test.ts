import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { stallList } from "../../../../tests/stall-list.ts";
import {
  dueSales,
  isForgotten,
  type KeptSale,
  lastSaleNumbers,
  type PhoneSaleState,
  salesOn,
  soldAt,
  takenInBy,
  waitingSales,
} from "./kept-sale.ts";

const sale = (
  counter: number,
  state: PhoneSaleState = "waiting",
  change: Partial<KeptSale> = {},
): KeptSale => ({
  id: `id-${counter}`,
  letter: "A",
  year: "26-27",
  counter,
  at: "2026-12-01T10:00:00.000Z",
  listId: stallList().id,
  lines: [{ productId: "tote", variantId: null, quantity: 2, unitPrice: paise(1_299_00) }],
  total: paise(2_598_00),
  pay: "cash",
  reference: null,
  given: null,
  isVoid: false,
  state,
  ...change,
});

const numbers = (sales: readonly KeptSale[]) => sales.map(({ year, counter }) => `${year} ${counter}`);

test.each<[string, KeptSale[], Record<string, number>, string[]]>([
  ["all in order", [sale(2), sale(1), sale(10)], {}, ["26-27 1", "26-27 2", "26-27 10"]],
  [
    "what the shop has not",
    [sale(1, "booked"), sale(2, "kept"), sale(3)],
    { "26-27": 1 },
    ["26-27 2", "26-27 3"],
  ],
  [
    "all again to a shop of an older backup",
    [sale(1, "booked"), sale(2, "booked")],
    {},
    ["26-27 1", "26-27 2"],
  ],
  ["nothing that the shop has, whatever its answer was", [sale(1)], { "26-27": 1 }, []],
  ["nothing behind an open sale", [sale(1), sale(2, "open"), sale(3)], {}, ["26-27 1"]],
  [
    "each year by itself",
    [sale(1, "waiting", { year: "27-28" }), sale(7, "open"), sale(6)],
    {},
    ["26-27 6", "27-28 1"],
  ],
  ["nothing of another letter", [sale(1, "waiting", { letter: "B" })], {}, []],
])("it sends %s (STALL-52)", (_, sales, have, sent) =>
  expect(numbers(dueSales(sales, { letter: "A", have }))).toEqual(sent),
);

test("the highest number of each year is known, thrown away or not", () => {
  const sales = [sale(3), sale(1), sale(2, "waiting", { year: "27-28", isVoid: true })];
  expect(lastSaleNumbers(sales)).toEqual({ "26-27": 3, "27-28": 2 });
  expect(waitingSales([...sales, sale(4, "open"), sale(5, "trouble"), sale(6, "booked")])).toBe(3);
});

test("pieces are counted by the stall, over all its lists", () => {
  const lists = [
    stallList(),
    stallList({ id: "second" }),
    stallList({ id: "delhi", stall: { id: "delhi", name: "Haat", place: "Delhi" } }),
  ];
  const sales = [sale(1), sale(2, "open", { listId: "second" }), sale(3, "booked", { listId: "delhi" })];
  expect(soldAt("patna", sales, lists)).toEqual({ "tote ": 4 });
});

test("a day's sales are those of India's day, the newest first, with what each way brought", () => {
  const late = sale(2, "waiting", { at: "2026-12-01T18:29:59Z", pay: "upi", total: paise(500) });
  const next = sale(3, "waiting", { at: "2026-12-01T18:30:00Z" });
  const ofDay = salesOn("2026-12-01", [sale(1), late, next, sale(4, "open")]);
  expect(numbers(ofDay)).toEqual(["26-27 2", "26-27 1"]);
  expect([takenInBy("cash", ofDay), takenInBy("upi", ofDay)]).toEqual([2_598_00, 500]);
});

test.each<[PhoneSaleState, string, boolean]>([
  ["booked", "2025-10-27T00:00:00Z", true],
  ["booked", "2025-10-28T00:00:00Z", false],
  ["waiting", "2020-01-01T00:00:00Z", false],
  ["open", "2020-01-01T00:00:00Z", false],
])("a sale that is %s since %s is forgotten on 2 December 2026: %s (STALL-53)", (state, at, isGone) =>
  expect(isForgotten(sale(1, state, { at }), new Date("2026-12-01T12:00:00Z"))).toBe(isGone),
);
