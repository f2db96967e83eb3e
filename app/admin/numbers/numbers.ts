import { type Paise, paise } from "#values/money/money.ts";
import { numbersText } from "./numbers.text.ts";
import type { NumbersPeriod } from "./period.ts";

/** How far the visits of a time came. */
export interface WayCounts {
  visits: number;
  products: number;
  carts: number;
  checkouts: number;
  orders: number;
}

export interface DayOfVisits extends WayCounts {
  day: string;
  botPages: number;
}

/** Where visits came from; all four are empty where that is unknown. */
export interface SourceCounts {
  source: string;
  medium: string;
  campaign: string;
  host: string;
  visits: number;
  orders: number;
}

export interface DayOfSales {
  day: string;
  orders: number;
  /** Null for who may not see the money. */
  revenue: Paise | null;
}

/** Pieces of a product that were sold, or of one of its variants. */
export interface Sold {
  product: string;
  /** Such as 'Size: Small'; empty for the product as a whole. */
  variant: string;
  pieces: number;
  /** Those of them that buyers have sent back. */
  returned: number;
  revenue: Paise | null;
}

export interface ParcelCounts {
  sent: number;
  delivered: number;
  /** Turned back before they reached anybody. */
  cameBack: number;
  /** Cash that was not paid at the door. */
  cashRefused: number;
  returnsAsked: number;
  piecesReturned: number;
  /** The sum of that time's settled returns. */
  refunds: Paise | null;
}

/** Orders of those who had bought before, and of all others. */
export interface BuyerCounts {
  first: { orders: number; revenue: Paise | null };
  again: { orders: number; revenue: Paise | null };
}

/** A part is null where it could not be read, and absent for who may not see it. */
export interface ShopNumbers {
  period: NumbersPeriod;
  /** The months that can be chosen. */
  months: string[];
  /** A cache in front of the shop answers most pages. */
  isBehindCache: boolean;
  days?: DayOfVisits[] | null;
  daysBefore?: WayCounts | null;
  sources?: SourceCounts[] | null;
  sales?: DayOfSales[] | null;
  salesBefore?: Omit<DayOfSales, "day"> | null;
  sold?: Sold[] | null;
  parcels?: ParcelCounts | null;
  buyers?: BuyerCounts | null;
}

export const wayOf = (days: readonly WayCounts[]): WayCounts => ({
  visits: sum(days, ({ visits }) => visits),
  products: sum(days, ({ products }) => products),
  carts: sum(days, ({ carts }) => carts),
  checkouts: sum(days, ({ checkouts }) => checkouts),
  orders: sum(days, ({ orders }) => orders),
});

/** The sums of days; without money where one has none. */
export const salesOf = (days: readonly Pick<DayOfSales, "orders" | "revenue">[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.some(({ revenue }) => revenue === null)
    ? null
    : paise(days.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)),
});

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** '12 %' of a whole, with one decimal below ten; a dash where there is no whole. */
export function share(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (part / whole) * 100;
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1).replace(/\.0$/, "")} %`;
}

/** How a number stands to the one before: '+12 %', '−5 %', 'the same', or nothing where there was none. */
export function change(now: number, before: number): string {
  if (before === 0) return "";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return now === before ? numbersText.same : numbersText.aboutSame;
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;
}
