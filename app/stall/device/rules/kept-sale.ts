import { type Paise, paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { StallList } from "../../sale/stall-list.ts";
import type { StallPay, StallSale } from "../../sale/stall-sale.ts";
import { type Basket, goodKey } from "./basket.ts";

/**
 * Where a sale of this device stands: its number is given and it waits for its payment (open), it waits for
 * the shop, or what the shop has made of it.
 */
export type PhoneSaleState = "open" | "waiting" | "kept" | "booked" | "trouble";

/** A sale as the device keeps it. */
export interface KeptSale extends StallSale {
  /** The device's when it was sold: a device that was signed on as another one keeps what is older. */
  letter: string;
  state: PhoneSaleState;
}

/** Of each financial year the highest number up to which the shop has all. */
export type Have = Readonly<Record<string, number>>;

export const inSaleOrder = (one: StallSale, other: StallSale): number =>
  one.year === other.year ? one.counter - other.counter : one.year < other.year ? -1 : 1;

/**
 * What is sent: all that the shop does not say to have, in order, so that a shop restored from an older
 * backup gets all again. What stands behind an open sale waits for it, since the shop would see a gap
 * (STALL-52).
 */
export function dueSales(
  all: readonly KeptSale[],
  { letter, have }: { letter: string; have: Have },
): KeptSale[] {
  const sales = all.filter((sale) => sale.letter === letter);
  const firstOpen = new Map<string, number>();
  for (const { state, year, counter } of sales)
    if (state === "open") firstOpen.set(year, Math.min(counter, firstOpen.get(year) ?? counter));
  return sales
    .filter(({ year, counter }) => counter > (have[year] ?? 0) && counter < (firstOpen.get(year) ?? Infinity))
    .sort(inSaleOrder);
}

/** The shop has it, though its answer was lost. */
export const isWithShop = ({ year, counter }: KeptSale, have: Have): boolean => counter <= (have[year] ?? 0);

/** So many sales are with this device alone. */
export const waitingSales = (sales: readonly KeptSale[]): number =>
  sales.filter(({ state }) => state === "waiting").length;

/** The highest number given in each year. */
export function lastSaleNumbers(
  sales: readonly Pick<StallSale, "year" | "counter">[],
): Record<string, number> {
  const last: Record<string, number> = {};
  for (const { year, counter } of sales) last[year] = Math.max(counter, last[year] ?? 0);
  return last;
}

/** How many pieces of each good this device has sold at a stall, whatever list it sold by. */
export function soldAt(stallId: string, sales: readonly KeptSale[], lists: readonly StallList[]): Basket {
  const ids = new Set(lists.filter(({ stall }) => stall.id === stallId).map(({ id }) => id));
  const sold: Record<string, number> = {};
  for (const { lines, listId } of sales) {
    if (!ids.has(listId)) continue;
    for (const line of lines) sold[goodKey(line)] = (sold[goodKey(line)] ?? 0) + line.quantity;
  }
  return sold;
}

/** The finished sales of a day in India, the newest first. */
export const salesOn = (day: string, sales: readonly KeptSale[]): KeptSale[] =>
  sales
    .filter(({ at, state }) => state !== "open" && indianDay(new Date(at)) === day)
    .sort((one, other) => inSaleOrder(other, one));

/** What sales of one way to pay come to. */
export const takenInBy = (pay: StallPay, sales: readonly KeptSale[]): Paise =>
  paise(sales.filter((sale) => sale.pay === pay).reduce((all, { total }) => all + total, 0));

const keptMilliseconds = 400 * 24 * 60 * 60_000;

/** The shop has it, and no backup of the shop's is that old (STALL-53). */
export const isForgotten = ({ at, state }: KeptSale, now: Date): boolean =>
  state !== "open" && state !== "waiting" && now.getTime() - new Date(at).getTime() > keptMilliseconds;
