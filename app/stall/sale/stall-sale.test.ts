import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { parseNamedSale, parseStallSale, parseSyncBody } from "./sale.form.ts";
import { saleBill } from "./sale-bill.ts";
import { saleTroubleOf } from "./sale-trouble.ts";
import type { StallGood, StallList } from "./stall-list.ts";
import { isStallLetter, placeOfLetter, type StallSale, saleNumber, stallLetterAt } from "./stall-sale.ts";

const good = (productId: string, price: number, variantId: string | null = null): StallGood => ({
  productId,
  variantId,
  sku: null,
  name: { en: productId, hi: productId },
  option: null,
  price: paise(price),
  taxRate: 500,
  hsn: "420222",
  taken: 12,
  picture: null,
});

const list: StallList = {
  id: "0".repeat(32),
  madeOn: "2026-12-01",
  stall: { id: "patna", name: "Patna", place: "Patna" },
  shop: { name: "Jhola", address: "Madhubani", gstin: null, upi: null, phone: "" },
  goods: [good("bag", 129_900), good("stole", 80_050, "red"), good("stole", 85_000, "blue")],
};

const now = new Date("2026-12-02T10:00:00Z");

const sale: StallSale = {
  id: "01900000-0000-7000-8000-000000000001",
  year: "26-27",
  counter: 1,
  at: "2026-12-02T09:00:00.000Z",
  listId: list.id,
  lines: [
    { productId: "bag", variantId: null, quantity: 2, unitPrice: paise(129_900) },
    { productId: "stole", variantId: "red", quantity: 1, unitPrice: paise(80_050) },
  ],
  total: paise(339_850),
  pay: "cash",
  reference: null,
  given: paise(340_000),
  isVoid: false,
};

const voided: StallSale = { ...sale, lines: [], total: paise(0), given: null, isVoid: true };

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, undefined],
])("the letter after %i others is %s", (place, letter) => {
  expect(stallLetterAt(place)).toBe(letter);
  if (letter !== undefined) expect(placeOfLetter(letter)).toBe(place);
});

test.each([
  ["A", "26-27", 1, "SA/26-27/000001"],
  ["ZZ", "99-00", 999_999, "SZZ/99-00/999999"],
])("the number of %s, %s, %i has 16 characters at most", (letter, year, counter, number) => {
  expect(saleNumber(letter, year, counter)).toBe(number);
  expect(number.length).toBeLessThanOrEqual(16);
  expect(isStallLetter(letter)).toBe(true);
});

test("a sale is summed by the list's prices, each variant by its own (STALL-5)", () => {
  const bill = saleBill(sale.lines, list);
  expect(bill).toMatchObject({
    kind: "bill",
    sums: { total: 339_850 },
    lines: [{ quantity: 2 }, { unitPrice: 80_050 }],
  });
});

test("goods that the list has not are named, be it another variant or none", () => {
  const line = { productId: "stole", variantId: null, quantity: 1 };
  expect(saleBill([line], list)).toEqual({ kind: "unknown", line });
});

const cheap = sale.lines.map((line) => ({ ...line, unitPrice: paise(1) }));
const many = { productId: "bag", variantId: null, quantity: 39, unitPrice: paise(129_900) };

test.each<[string, Partial<StallSale>, string | undefined]>([
  ["is booked", {}, undefined],
  ["has another sum", { total: paise(100) }, "sum"],
  ["has another price with the list's sum", { lines: cheap }, "sum"],
  ["has another price and its sum", { lines: cheap, total: paise(3) }, "sum"],
  [
    "names other goods",
    { lines: [{ productId: "x", variantId: null, quantity: 1, unitPrice: paise(1) }], total: paise(1) },
    "goods",
  ],
  ["is a day ahead to the second", { at: "2026-12-03T10:00:00Z" }, undefined],
  ["is more than a day ahead", { at: "2026-12-03T10:00:01Z" }, "ahead"],
  ["is of the day before the list", { at: "2026-11-29T18:30:00Z" }, undefined],
  ["is of earlier days", { at: "2026-11-29T18:29:59Z" }, "early"],
  ["says another year than its clock", { year: "25-26" }, "year"],
  ["is of ₹50,000 and more", { lines: [many], total: paise(5_066_100) }, "large"],
])("a sale that %s", (_, change, trouble) =>
  expect(saleTroubleOf({ ...sale, ...change }, { list, now })).toBe(trouble),
);

test("a sale by an unknown list is trouble; a number that was thrown away needs none", () => {
  expect(saleTroubleOf(sale, { list: undefined, now })).toBe("list");
  expect(saleTroubleOf(voided, { list: undefined, now })).toBeUndefined();
});

test.each([
  ["2027-03-31T18:29:59.999Z", "26-27"],
  ["2027-03-31T18:30:00.000Z", "27-28"],
])("at %s the year is %s, by the clock of India", (at, year) =>
  expect(saleTroubleOf({ ...voided, at, year }, { list, now: new Date(at) })).toBeUndefined(),
);

test("a sale is read as it was sent, and one that was thrown away, too", () => {
  expect([parseStallSale(sale), parseStallSale(voided)]).toEqual([sale, voided]);
  expect(parseStallSale({ ...sale, pay: "upi", reference: "123456789012" })).toMatchObject({
    reference: "123456789012",
  });
});

test.each<[string, object]>([
  ["without lines", { lines: [] }],
  ["thrown away with lines", { isVoid: true }],
  ["of half a piece", { lines: [{ ...sale.lines[0], quantity: 0.5 }] }],
  ["of no piece", { lines: [{ ...sale.lines[0], quantity: 0 }] }],
  ["below nothing", { total: -1 }],
  ["of parts of a paisa", { total: 1.5 }],
  ["with a reference for cash", { reference: "123456789012" }],
  ["with a reference of 11 digits", { pay: "upi", reference: "12345678901" }],
  ["on a day that is none", { at: "2026-13-40T00:00:00Z" }],
  ["with a card", { pay: "card" }],
])("a sale %s is illegible, and known by its number", (_, change) => {
  const sent = { ...sale, ...change };
  expect(parseStallSale(sent)).toBeUndefined();
  expect(parseNamedSale(sent)).toEqual({ id: sale.id, year: "26-27", counter: 1 });
});

test.each([null, 1, "x", [], { id: sale.id }, { ...sale, counter: 0 }, { ...sale, counter: 1_000_000 }])(
  "%j has no number to be known by",
  (sent) => expect(parseNamedSale(sent)).toBeUndefined(),
);

const sync = { last: { "26-27": 7 }, waiting: 3, sales: [sale, "x"] };

test.each<[string, unknown, boolean]>([
  ["with an illegible sale", sync, true],
  ["as a heartbeat", { ...sync, sales: [] }, true],
  ["of 50 sales", { ...sync, sales: Array(50).fill(sale) }, true],
  ["of 51 sales", { ...sync, sales: Array(51).fill(sale) }, false],
  ["with a year that is none", { ...sync, last: { x: 1 } }, false],
  ["that counts below nothing", { ...sync, waiting: -1 }, false],
  ["that is no object", "x", false],
])("a body %s", (_, sent, isLegible) => expect(parseSyncBody(sent) !== undefined).toBe(isLegible));
