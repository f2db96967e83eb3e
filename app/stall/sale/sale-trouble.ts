import { financialYear } from "#values/time/financial-year.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { saleBill } from "./sale-bill.ts";
import type { StallList } from "./stall-list.ts";
import { leastNamedSale, type StallSale } from "./stall-sale.ts";

/** Why a sale is looked at by the owner and never booked (STALL-12). */
export const saleTroubles = [
  "illegible",
  "doubled",
  "list",
  "goods",
  "sum",
  "large",
  "ahead",
  "early",
  "year",
] as const;
export type SaleTrouble = (typeof saleTroubles)[number];

const aDay = 24 * 60 * 60_000;

/**
 * What keeps a legible sale from being booked. `list` is the shop's own copy, undefined where it gave none of
 * that id. A clock may be a day fast, and as much behind the day on which the list was made.
 */
export function saleTroubleOf(
  sale: StallSale,
  { list, now }: { list: StallList | undefined; now: Date },
): SaleTrouble | undefined {
  const at = new Date(sale.at);
  if (sale.year !== financialYear(at)) return "year";
  if (at.getTime() > now.getTime() + aDay) return "ahead";
  if (sale.isVoid) return undefined;
  if (!list) return "list";
  if (at.getTime() < startOfIndianDay(list.madeOn).getTime() - aDay) return "early";
  const bill = saleBill(sale.lines, list);
  if (bill.kind === "unknown") return "goods";
  if (bill.sums.total !== sale.total || !hasListPrices(sale, bill.lines)) return "sum";
  return sale.total >= leastNamedSale ? "large" : undefined;
}

const hasListPrices = (sale: StallSale, priced: readonly { unitPrice: number }[]): boolean =>
  sale.lines.every(({ unitPrice }, place) => unitPrice === priced[place]?.unitPrice);
