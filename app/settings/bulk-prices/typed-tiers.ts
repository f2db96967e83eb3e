import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import type { TypedFields } from "#ui/form/form-answer.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";

/** The fields of the bulk prices: three a row, each named by its place. */

export const mostTiers = 8;

export const tierFacts = ["from", "core", "artisanal"] as const;
export type TierFact = (typeof tierFacts)[number];
export type TypedTier = Readonly<Record<TierFact, string>>;
export type TierField = `${TierFact}-${number}`;

export const tierField = (fact: TierFact, place: number): TierField => `${fact}-${place}`;

/** One row more than there may be is read, so that it can be refused. */
const places = Array.from({ length: mostTiers + 1 }, (_, place) => place);

export const tierFields: readonly TierField[] = places.flatMap((place) =>
  tierFacts.map((fact) => tierField(fact, place)),
);

const emptyTier: TypedTier = { from: "", core: "", artisanal: "" };

export const saysNothing = (row: TypedTier): boolean => Object.values(row).every(isBlank);

/** The rows that were posted, each at its place. */
export const postedTiers = (typed: TypedFields<TierField>): TypedTier[] =>
  places.map((place) => ({
    from: typed[tierField("from", place)] ?? "",
    core: typed[tierField("core", place)] ?? "",
    artisanal: typed[tierField("artisanal", place)] ?? "",
  }));

export const tiersToType = (tiers: BulkTiers): TypedTier[] =>
  tiers.map(({ from, core, artisanalOff }) => ({
    ...{ from: String(from), core: rupeesToType(core), artisanal: String(artisanalOff) },
  }));

/** These rows, and room for two more. */
export function withRoom(rows: readonly TypedTier[]): TypedTier[] {
  const used = rows.findLastIndex((row) => !saysNothing(row)) + 1;
  const shown = Math.max(used, Math.min(used + 2, mostTiers));
  return Array.from({ length: shown }, (_, place) => rows[place] ?? emptyTier);
}
