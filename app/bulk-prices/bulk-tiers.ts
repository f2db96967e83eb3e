import type { Collection } from "#catalogue/product.ts";
import { type Paise, paise, times } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { bulkText } from "./bulk-tiers.text.ts";

/** What many pieces of one design cost, as an indication (ENQUIRY-4). */

/** The largest order that a form takes. */
export const mostUnits = 100_000;

export interface BulkTier {
  /** The smallest quantity it is for. It ends where the next one begins. */
  from: number;
  /** One core piece. */
  core: Paise;
  /** Per cent off an artisanal piece. */
  artisanalOff: number;
}

/** By rising quantity; there is always one. */
export type BulkTiers = readonly BulkTier[];

/** Where bulk orders begin. */
export const smallestOrder = (tiers: BulkTiers): number => tiers[0]?.from ?? mostUnits;

const tierAt = (tiers: BulkTiers, quantity: number): BulkTier | undefined =>
  tiers.findLast(({ from }) => quantity >= from);

/** The quantities that a tier is for, in words: '50–99', '250 and over'. */
export function tierInWords(tiers: BulkTiers, place: number): string {
  const from = tiers[place]?.from ?? 0;
  const next = tiers[place + 1]?.from;
  if (next === undefined) return bulkText.andOver(from);
  return next - 1 === from ? grouped(from) : `${grouped(from)}–${grouped(next - 1)}`;
}

/** A piece as the shop sells it. */
interface SoldPiece {
  collection: Collection;
  unitPrice: Paise;
}

/**
 * What one of so many pieces costs: a core piece the tier's price, or the shop's where that is lower; an
 * artisanal one the shop's less the tier's percentage, which is rounded half up; a limited one what it costs.
 */
export function bulkPriceAt(tiers: BulkTiers, quantity: number, { collection, unitPrice }: SoldPiece): Paise {
  const tier = tierAt(tiers, quantity);
  if (!tier || collection === "limited") return unitPrice;
  if (collection === "core") return paise(Math.min(tier.core, unitPrice));
  return paise(unitPrice - Math.floor((unitPrice * tier.artisanalOff + 50) / 100));
}

/**
 * What so many pieces would cost; undefined below the smallest order and for what is no quantity.
 */
export function indicativePrice(
  tiers: BulkTiers,
  quantity: string,
): (BulkTier & { coreTotal: Paise }) | undefined {
  const count = typedWhole(quantity) ?? 0;
  if (count > mostUnits) return undefined;
  const tier = tierAt(tiers, count);
  return tier && { ...tier, coreTotal: times(tier.core, count) };
}
