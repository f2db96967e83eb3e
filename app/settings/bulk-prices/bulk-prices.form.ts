import type { BulkTier } from "#bulk-prices/bulk-tiers.ts";
import { type FieldErrors, type FormAnswer, type ParsedForm, typedFields } from "#ui/form/form-answer.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";
import {
  mostTiers,
  postedTiers,
  readTiers,
  type TierField,
  tierFacts,
  tierField,
  tierFields,
} from "./read-tiers.ts";

export interface BulkPricesInput {
  version: number;
  tiers: BulkTier[];
}

type BulkPricesField = TierField | "version";
export type BulkPricesAnswer = FormAnswer<BulkPricesField>;

const fields: readonly BulkPricesField[] = [...tierFields, "version"];

export const bulkPricesTyped = (form: FormData) => typedFields(fields, form);

/** All prices together; blank rows are left out. */
export function parseBulkPrices(form: FormData): ParsedForm<BulkPricesField, BulkPricesInput> {
  const typed = bulkPricesTyped(form);
  const rows = readTiers(postedTiers(typed));
  const errors: FieldErrors<BulkPricesField> =
    rows.length === 0 ? { "from-0": bulkPricesText.errors.none } : {};
  for (const { place, problems } of rows)
    for (const fact of tierFacts) if (problems[fact]) errors[tierField(fact, place)] = problems[fact];
  const surplus = rows[mostTiers];
  if (surplus) errors[tierField("from", surplus.place)] ??= bulkPricesText.errors.many(mostTiers);
  if (Object.keys(errors).length > 0) return { kind: "refused", errors, typed };
  const tiers = rows.flatMap(({ tier }) => tier ?? []);
  return { kind: "valid", value: { version: recordVersion.parse(typed.version), tiers } };
}
