import { type Paise, paise } from "#values/money/money.ts";
import { type ClosedDays, lastDayFor } from "#values/time/working-days.ts";

/** Where money is. Those of a month are first, the others are of this moment (MONEY-2). */
export const monthsFigures = ["bank", "fees"] as const;

export const isOfMonth = (figure: MoneyFigure): boolean => monthsFigures.some((each) => each === figure);
export const presentFigures = ["on-its-way", "courier", "to-give-back"] as const;
export const moneyFigures = [...monthsFigures, ...presentFigures] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** A list's sum, and how much of the list is late. */
export interface FigureSum {
  rows: number;
  amount: Paise;
  /** Of fees: the GST in them. */
  tax: Paise;
  late: number;
}
export type MoneySums = Readonly<Record<MoneyFigure, FigureSum>>;

/** What may be spent, and what is taken off for it. */
export interface Spendable {
  /** All that ever came. */
  bank: Paise;
  /** GST of all papers less notes. */
  gst: Paise;
  makers: Paise;
  toGiveBack: Paise;
  left: Paise;
}

export const spendableOf = (sums: Omit<Spendable, "left">): Spendable => ({
  ...sums,
  left: paise(sums.bank - sums.gst - sums.makers - sums.toGiveBack),
});

/** The last days whose money is late: what came on them, or before, should be there (MONEY-3). */
export interface LateSince {
  /** Of payments from India and from abroad, by the day on which they were captured. */
  home: string;
  abroad: string;
  /** Of cash, by the day on which it was delivered. */
  cash: string;
}

const workingDays = { home: 4, abroad: 9 } as const;
const cashDays = 10;

/** Silent on the fourth working day, the ninth or the tenth day, told after it. */
export function lateSince(today: string, closed: ClosedDays): LateSince {
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - cashDays - 1);
  return {
    home: lastDayFor(today, workingDays.home, closed),
    abroad: lastDayFor(today, workingDays.abroad, closed),
    cash: noon.toISOString().slice(0, 10),
  };
}
