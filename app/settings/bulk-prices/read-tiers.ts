import { type BulkTier, type BulkTiers, mostUnits } from "#bulk-prices/bulk-tiers.ts";
import type { TypedFields } from "#ui/form/form-answer.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import type { Paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";

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
    from: String(from),
    core: rupeesToType(core),
    artisanal: String(artisanalOff),
  }));

/** These rows, and room for two more. */
export function withRoom(rows: readonly TypedTier[]): TypedTier[] {
  const used = rows.findLastIndex((row) => !saysNothing(row)) + 1;
  const shown = Math.max(used, Math.min(used + 2, mostTiers));
  return Array.from({ length: shown }, (_, place) => rows[place] ?? emptyTier);
}

const highest = 1_000_000_000;

/** The valid facts of a row. */
type ReadTier = { [Fact in keyof BulkTier]: BulkTier[Fact] | undefined };

interface ReadRow {
  /** Where it stands in the form. */
  place: number;
  /** Missing where something is wrong with the row. */
  tier: BulkTier | undefined;
  problems: Partial<Record<TierFact, string>>;
}

/** The rows that are not blank, each compared with the one above it. */
export function readTiers(rows: readonly TypedTier[]): ReadRow[] {
  let above: ReadTier | undefined;
  return rows.flatMap((row, place) => {
    if (saysNothing(row)) return [];
    const read = readRow(row);
    const problems = problemsOf(row, read, above);
    above = read;
    return [
      { place, problems, tier: Object.keys(problems).length === 0 && isWhole(read) ? read : undefined },
    ];
  });
}

const readRow = ({ from, core, artisanal }: TypedTier): ReadTier => ({
  from: typedWhole(from.replaceAll(",", ""), 2, mostUnits),
  core: typedRupees(core),
  artisanalOff: typedWhole(artisanal.replace(/%\s*$/, ""), 1, 99),
});

const isWhole = (read: ReadTier): read is BulkTier =>
  read.from !== undefined && read.core !== undefined && read.artisanalOff !== undefined;

function problemsOf(row: TypedTier, read: ReadTier, above: ReadTier | undefined): ReadRow["problems"] {
  const found = [
    ["from", fromProblem(read.from, above?.from)],
    ["core", coreProblem(row.core, read.core, above?.core)],
    ["artisanal", percentProblem(read.artisanalOff, above?.artisanalOff)],
  ] as const;
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function fromProblem(from: number | undefined, above: number | undefined): string | undefined {
  if (from === undefined) return bulkPricesText.errors.from;
  if (above === undefined || from > above) return undefined;
  return from === above ? bulkPricesText.errors.fromTwice(from) : bulkPricesText.errors.fromOrder(above);
}

function coreProblem(typed: string, core: Paise | undefined, above: Paise | undefined): string | undefined {
  if (!core) return sumRefusal(typed, bulkPricesText.errors.core, bulkPricesText.errors.coreHigh);
  if (core >= highest) return bulkPricesText.errors.coreHigh;
  return above && core > above ? bulkPricesText.errors.coreDearer : undefined;
}

function percentProblem(off: number | undefined, above: number | undefined): string | undefined {
  if (off === undefined) return bulkPricesText.errors.artisanal;
  return above !== undefined && off < above ? bulkPricesText.errors.artisanalLess : undefined;
}
