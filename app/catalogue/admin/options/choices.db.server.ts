import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { type SluggedOption, valuesKey } from "../../options/variant.ts";
import { personalFieldsOf, valueSlugsOf } from "../../options/variants.db.server.ts";
import type { MakingStep } from "../../steps/making-step.ts";
import { stepsOf } from "../../steps/making-steps.db.server.ts";
import { typedSteps } from "../steps/typed-steps.ts";
import type { FormerName } from "./name-variants.ts";
import {
  emptyOption,
  emptyPersonal,
  noChoices,
  type TypedChoices,
  type TypedVariant,
} from "./typed-choices.ts";
import { combinations } from "./typed-options.ts";

export type VariantRow = Omit<Selectable<Tables["product_variants"]>, "former"> & { former: FormerName[] };

/** Rows of a product's options and variants, in their order, and the steps by which it is made. */
export interface ChoiceRows {
  options: SluggedOption[];
  variants: VariantRow[];
  steps: readonly MakingStep[];
}

const formerNames = z.array(z.object({ key: z.string(), values: z.array(z.string()) }));

/** Options, variants and steps of several products; one that has none of these is not in the map. */
export async function choiceRowsOf(db: Db, productIds: readonly string[]): Promise<Map<string, ChoiceRows>> {
  const found = new Map<string, ChoiceRows>();
  if (productIds.length === 0) return found;
  const of = (table: "product_options" | "product_variants") =>
    db.selectFrom(table).where("product_id", "in", productIds).orderBy("product_id").orderBy("position");
  const [options, variants] = [
    await of("product_options").selectAll("product_options").execute(),
    await of("product_variants").selectAll("product_variants").execute(),
  ];
  for (const row of options)
    rowsIn(found, row.product_id).options.push({
      name: row.name,
      values: row.values,
      slugs: valueSlugsOf(row),
    });
  for (const row of variants)
    rowsIn(found, row.product_id).variants.push({ ...row, former: formerNames.parse(row.former) });
  for (const [id, steps] of await stepsOf(db, productIds)) rowsIn(found, id).steps = steps;
  return found;
}

function rowsIn(found: Map<string, ChoiceRows>, id: string): ChoiceRows {
  const rows = found.get(id) ?? { options: [], variants: [], steps: [] };
  found.set(id, rows);
  return rows;
}

export const noRows: ChoiceRows = { options: [], variants: [], steps: [] };

/** A product's choices as its form is opened with them. A combination that is not sold is not offered. */
export async function openChoices(
  db: Db,
  { id, personal }: { id: string; personal: unknown },
): Promise<TypedChoices> {
  const { options, variants, steps } = (await choiceRowsOf(db, [id])).get(id) ?? noRows;
  const known = new Map(variants.map((row) => [valuesKey(row.values), row]));
  const fields = personalFieldsOf(personal);
  return {
    options: noChoices.options.map((_, place) => {
      const option = options[place];
      if (!option) return emptyOption;
      return {
        ...emptyOption,
        name: option.name,
        values: option.values.join("\n"),
        saved: [...option.values],
      };
    }),
    variants: combinations(options).map((values) => openVariant(values, known.get(valuesKey(values)))),
    personal: noChoices.personal.map((_, place) => {
      const field = fields[place];
      if (!field) return emptyPersonal;
      const { label, most, required, price } = field;
      return { label, most: String(most), required, price: price === 0 ? "" : rupeesToType(price) };
    }),
    steps: typedSteps(steps),
  };
}

function openVariant(values: string[], row: VariantRow | undefined): TypedVariant {
  const stock = { inStock: row?.in_stock ?? true, stockCount: String(row?.stock_count ?? "") };
  return {
    values,
    offered: row !== undefined,
    sku: row?.sku ?? "",
    price: row?.price == null ? "" : rupeesToType(paiseFromRupees(row.price)),
    ...stock,
    picture: row?.picture ?? "",
    weight: row?.weight ?? "",
    shown: stock,
  };
}
