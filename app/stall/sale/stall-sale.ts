import { type Paise, paise } from "#values/money/money.ts";

/** How a sale at a stall is paid. */
export const stallPays = ["cash", "upi"] as const;
export type StallPay = (typeof stallPays)[number];

/** Does its payment have the bank's number? */
export const hasUpiReference: Record<StallPay, boolean> = { cash: false, upi: true };

export interface StallSaleLine {
  productId: string;
  variantId: string | null;
  quantity: number;
  /** As the device's list had it; the shop looks into its own copy. */
  unitPrice: Paise;
}

/** A sale as a device keeps and sends it. Nothing in it is about who bought. */
export interface StallSale {
  /** A UUID, version 7. */
  id: string;
  /** The financial year of `at`, such as '26-27'. */
  year: string;
  /** From 1 within a device's year, without gaps. */
  counter: number;
  /** An ISO moment, by the device's clock. */
  at: string;
  /** The list by which it was priced. */
  listId: string;
  lines: readonly StallSaleLine[];
  total: Paise;
  pay: StallPay;
  /** The 12 digits of a UPI payment, where they were noted. */
  reference: string | null;
  /** The cash that was handed over. */
  given: Paise | null;
  /** A number that was thrown away: it has no lines and comes to nothing. */
  isVoid: boolean;
}

/** At most so many are sent at once. */
export const mostSalesAtOnce = 50;

/** More would not leave the number its 16 characters. */
export const mostInYear = 999_999;

/**
 * From this sum on a bill names its buyer (rule 46(e) of the CGST Rules, 2017), and a device keeps no name:
 * 'New Order', 'At a fair' takes it.
 */
export const leastNamedSale: Paise = paise(50_000_00);

/** A device's letter: 'A' to 'Z', and two letters once those are gone. */
export const isStallLetter = (text: string): boolean => /^[A-Z]{1,2}$/.test(text);

/** The letter after so many others: 0 is 'A', 26 is 'AA', 701 is 'ZZ'; undefined after that. */
export function stallLetterAt(place: number): string | undefined {
  if (place < 26) return letter(place);
  const pair = place - 26;
  return pair < 26 * 26 ? letter(Math.floor(pair / 26)) + letter(pair % 26) : undefined;
}

/** How many letters stand before this one. */
export const placeOfLetter = (text: string): number =>
  [...text].reduce((before, sign) => (before + 1) * 26 + sign.charCodeAt(0) - "A".charCodeAt(0), -1);

const letter = (place: number): string => String.fromCharCode("A".charCodeAt(0) + place);

/** The series that a device's bills are numbered in: 'SA'. */
export const stallSeries = (deviceLetter: string): string => `S${deviceLetter}`;

/** 'SA/26-27/000001': 16 characters at most, as rule 46 asks. */
export const saleNumber = (deviceLetter: string, year: string, counter: number): string =>
  `${stallSeries(deviceLetter)}/${year}/${String(counter).padStart(6, "0")}`;
