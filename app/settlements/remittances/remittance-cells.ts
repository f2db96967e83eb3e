import type { Paise } from "#values/money/money.ts";
import { paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { dayOfTyped } from "#values/time/typed-moment.ts";

/** A cell that can't be read, with what is wrong with it. */
export type CellFault = "none" | "shortened" | "odd";
type Read<Value> = { value: Value } | { fault: CellFault };

/** A number that a spreadsheet has shortened, such as 1.2E+10: what was left out can't be known. */
const shortened = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i;

/** What a spreadsheet writes around a number so that it stays a text: '123, ="123". */
const bare = (cell: string): string =>
  latinDigits(cell)
    .trim()
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim();

/** A parcel's number as it is compared: capitals, without spaces. */
export function awbIn(cell: string): Read<string> {
  const text = bare(cell).replaceAll(/\s+/g, "").toUpperCase();
  if (text === "") return { fault: "none" };
  if (shortened.test(text)) return { fault: "shortened" };
  const awb = text.replace(/^(\d+)\.0+$/, "$1");
  return /^[A-Z0-9][A-Z0-9/-]{2,39}$/.test(awb) ? { value: awb } : { fault: "odd" };
}

/** '1499,50' or '1.499,50': behind a comma that groups thousands stand three digits, so this is none. */
const decimalComma = /(?<![\d.,])(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})(?![\d.,])/;

/** A sum as couriers write it: '₹ 1,499.00', 'Rs. 1499', '1499,00', '(25)', '1499/-'; blank is none. */
export function remittedSumIn(cell: string): Read<Paise> {
  const text = bare(cell)
    .replaceAll(/[−–]/g, "-")
    .replace(/(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\/-$/, "")
    .replace(decimalComma, (_, whole: string, paise: string) => `${whole.replaceAll(".", "")}.${paise}`)
    .trim();
  if (shortened.test(text)) return { fault: "shortened" };
  const isLess = /^\(.*\)$/.test(text) || /^-|-$/.test(text);
  const digits = text.replaceAll(/[()-]/g, "").replace(/(\.\d\d)0+$/, "$1");
  const size = digits === "" ? paise(0) : typedRupees(digits);
  if (size === undefined) return { fault: "odd" };
  return { value: paise(isLess ? 0 - size : size) };
}

/** A day in any of the ways in which people write one, days before months; undefined of a blank. */
export function remittedDayIn(cell: string): Read<string | undefined> {
  const text = bare(cell);
  if (text === "") return { value: undefined };
  const day = dayOfTyped(text);
  return day === "" ? { fault: shortened.test(text) ? "shortened" : "odd" } : { value: day };
}

/** A bank's reference; what a spreadsheet has shortened is none. */
export function utrIn(cell: string): Read<string> {
  const text = bare(cell).replaceAll(/\s+/g, "").toUpperCase();
  if (shortened.test(text)) return { fault: "shortened" };
  return text.length > 60 ? { fault: "odd" } : { value: text };
}

const total = /^(?:grand\s*|sub\s*-?\s*)?totals?\b|^sum\b|^कुल|^योग/i;

/** Is it the row of a sheet's totals, by its words? */
export const isTotalsRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => total.test(cell.trim()));
