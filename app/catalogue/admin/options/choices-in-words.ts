import { changesOf } from "#platform/audit/changed-columns.ts";
import { type SluggedOption, valuesKey } from "../../options/variant.ts";
import type { ChoicesPlan, PlannedVariant } from "./choices-plan.ts";
import { variantName } from "./typed-options.ts";

type Detail = ChoicesPlan["detail"];

/** A change of a product's options and variants, in the words of its history. */
export function detailOf({
  options,
  variants,
  before,
}: Pick<ChoicesPlan, "options" | "variants" | "before">): Detail {
  const detail: Detail = {};
  if (JSON.stringify(options) !== JSON.stringify(before.options)) detail.options = optionsInWords(options);
  const known = new Map<string | null, (typeof before.variants)[number]>(
    before.variants.map((row) => [row.id, row]),
  );
  const kept = new Set(variants.map(({ id }) => id));
  const added = variants.filter(({ id }) => !known.has(id));
  const removed = before.variants.filter(({ id }) => !kept.has(id));
  const renamed = variants.flatMap((row) => {
    const old = known.get(row.id);
    return old && valuesKey(old.values) !== valuesKey(row.values)
      ? `${variantName(old.values)} → ${variantName(row.values)}`
      : [];
  });
  if (renamed.length > 0) detail["variants renamed"] = shortOr(renamed.join("; "), renamed.length);
  if (added.length > 0) detail["variants added"] = shortOr(namesOf(added), added.length);
  if (removed.length > 0) detail["variants removed"] = shortOr(namesOf(removed), removed.length);
  for (const row of variants) {
    const old = known.get(row.id);
    const said = old ? changesSaid(old, row) : "";
    if (said) detail[variantName(row.values)] = said.length <= 120 ? said : true;
  }
  const isMoved = variants.some(({ id, position }) => known.get(id)?.position !== position);
  if (isMoved && Object.keys(detail).length === 0) detail["variants' order"] = true;
  return detail;
}

function changesSaid(old: object, row: PlannedVariant): string {
  const { id: _, position: __, values: ___, key: ____, former: _____, ...told } = row;
  return Object.entries(changesOf(old, told))
    .map(([label, value]) => (value === true ? label : `${label} ${value}`))
    .join(", ");
}

const namesOf = (rows: readonly { values: readonly string[] }[]): string =>
  rows.map(({ values }) => variantName(values)).join("; ");

const optionsInWords = (options: readonly SluggedOption[]): string =>
  shortOr(options.map(({ name, values }) => `${name} (${values.join(", ")})`).join(" × "), options.length) ||
  "none";

const shortOr = (words: string, count: number): string => (words.length <= 120 ? words : String(count));
