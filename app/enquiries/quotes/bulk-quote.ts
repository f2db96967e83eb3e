import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, times } from "#values/money/money.ts";

/** Rules of a bulk quote request (ENQUIRY-5). */

export const fewestUnits = 50;
export const mostUnits = 100_000;

/** Where every request begins (ENQUIRY-9). */
export const firstQuoteStatus = "New";

/** What a buyer asks for, checked. Optional facts are null. */
export interface BulkQuoteRequest {
  fullName: string;
  email: string;
  phone: string;
  company: string | null;
  quantity: number;
  customization: string | null;
  message: string | null;
}

export interface BulkTier {
  /** The smallest quantity it is for. */
  from: number;
  /** The quantities it is for, in words. */
  units: string;
  /** One core piece. */
  core: Paise;
  /** Per cent off an artisanal piece. */
  artisanalOff: number;
}

/** Indicative prices (ENQUIRY-4). */
export const bulkTiers: readonly BulkTier[] = [
  { from: fewestUnits, units: "50–99", core: paiseFromRupees(249), artisanalOff: 15 },
  { from: 100, units: "100–249", core: paiseFromRupees(229), artisanalOff: 20 },
  { from: 250, units: "250 and over", core: paiseFromRupees(199), artisanalOff: 25 },
];

/**
 * What so many pieces would cost, as an indication; undefined below the smallest order and for what is no
 * quantity.
 */
export function indicativePrice(quantity: string): (BulkTier & { coreTotal: Paise }) | undefined {
  const typed = quantity.trim();
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count > mostUnits) return undefined;
  const tier = bulkTiers.findLast(({ from }) => count >= from);
  return tier && { ...tier, coreTotal: times(tier.core, count) };
}
