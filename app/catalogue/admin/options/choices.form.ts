import * as z from "zod/mini";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { optionalLine } from "#ui/form/form-fields.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { PersonalField } from "../../options/personal.ts";
import { type Variant, valuesKey } from "../../options/variant.ts";
import { ownPriceSchema, stockCountSchema } from "../../product-field-kinds.ts";
import type { MakingStep } from "../../steps/making-step.ts";
import { stepsOfTyped } from "../steps/typed-steps.ts";
import type { WantedOption } from "./former-values.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, postedChoices, type TypedChoices, type TypedVariant } from "./typed-choices.ts";
import { isMade, makeVariants, optionsOfTyped } from "./typed-options.ts";
import { personalOfTyped } from "./typed-personal.ts";

export interface VariantStock {
  inStock: boolean;
  stockCount: number | null;
}

/** A variant as its owner wants it; its values identify it. */
export interface VariantInput extends Omit<Variant, "id" | "key" | "formerKeys"> {
  /** Its place in the form's table, for its errors. */
  row: number;
  /** The stock that the form showed. */
  shown: VariantStock;
}

/** A product's options, variants and personalisation, and the steps by which it is made. */
export interface ChoicesInput {
  options: readonly WantedOption[];
  /** The offered ones, in the options' order. */
  variants: readonly VariantInput[];
  personal: readonly PersonalField[];
  steps: readonly MakingStep[];
}

export const nothingToChoose: ChoicesInput = { options: [], variants: [], personal: [], steps: [] };

export type ParsedChoices = { ok: true; choices: ChoicesInput } | { ok: false; errors: FieldErrors<string> };

/** The form's parts 'Options', 'Personalisation' and 'How It Is Made', or the errors at their fields. */
export function parseChoices(form: FormData): ParsedChoices {
  const typed = postedChoices(form);
  const options = optionsOfTyped(typed.options, typed.variants);
  const variants = options.ok ? variantsOfTyped(options.options, typed) : { errors: options.errors };
  const personal = personalOfTyped(typed.personal);
  const made = stepsOfTyped(typed.steps);
  const errors = { ...variants.errors, ...personal.errors, ...made.errors };
  if (!options.ok || !("variants" in variants) || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return {
    ok: true,
    choices: {
      options: options.options,
      variants: variants.variants,
      personal: personal.fields,
      steps: made.steps,
    },
  };
}

function variantsOfTyped(
  options: readonly WantedOption[],
  { variants: typed }: TypedChoices,
): { variants: VariantInput[]; errors: FieldErrors<string> } {
  const errors: FieldErrors<string> = {};
  if (!isMade(options, typed)) {
    return { variants: [], errors: { [choiceField("option", 0, "values")]: optionsText.errors.unmade } };
  }
  const places = new Map(typed.map(({ values }, place) => [valuesKey(values), place]));
  // In the options' order, and spelt as the options are now.
  const variants = makeVariants(options, typed)
    .filter(({ offered }) => offered)
    .map((row) => {
      const place = places.get(valuesKey(row.values)) ?? 0;
      const { input, errors: wrong } = variantOfTyped(row, place);
      Object.assign(errors, wrong);
      return input;
    });
  if (typed.length > 0 && variants.length === 0)
    errors[choiceField("variant", 0, "offered")] = optionsText.errors.noneOffered;
  return { variants, errors: { ...errors, ...skusTwice(variants) } };
}

const skuSchema = optionalLine(60);
const weightSchema = optionalLine(120);

function variantOfTyped(
  row: TypedVariant,
  place: number,
): { input: VariantInput; errors: FieldErrors<string> } {
  const errors: FieldErrors<string> = {};
  const read = <Value>(schema: z.ZodMiniType<Value>, fact: string, text: string): Value | null => {
    const parsed = z.safeParse(schema, text);
    if (parsed.success) return parsed.data;
    errors[choiceField("variant", place, fact)] = parsed.error.issues[0]?.message;
    return null;
  };
  const input = {
    row: place,
    values: row.values,
    sku: read(skuSchema, "sku", row.sku),
    ownPrice: read(ownPriceSchema, "price", row.price),
    inStock: row.inStock,
    stockCount: read(stockCountSchema, "stock-count", row.stockCount),
    picture: row.picture.trim() || null,
    weight: read(weightSchema, "weight", row.weight),
    shown: {
      inStock: row.shown.inStock,
      stockCount: /^\d{1,6}$/.test(row.shown.stockCount) ? Number(row.shown.stockCount) : null,
    },
  };
  return { input, errors };
}

/** The error goes to the second of two that read the same. */
function skusTwice(variants: readonly VariantInput[]): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  const seen = new Set<string>();
  for (const { sku, row } of variants) {
    if (sku === null) continue;
    if (seen.has(nameKey(sku))) errors[choiceField("variant", row, "sku")] = optionsText.errors.skuOfOther;
    seen.add(nameKey(sku));
  }
  return errors;
}
