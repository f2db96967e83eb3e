import * as z from "zod/mini";
import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { paise } from "#values/money/money.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { nameKey } from "#values/text/name-key.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { mostLetters, type PersonalField } from "../../options/personal.ts";
import { extraPriceSchema } from "../../product-field-kinds.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, type TypedPersonal } from "./typed-choices.ts";

const mostLabelLetters = 60;

/** The personalisation of a piece, and its errors; blank fields are left out. */
export function personalOfTyped(typed: readonly TypedPersonal[]): {
  fields: PersonalField[];
  errors: FieldErrors<string>;
} {
  const errors: FieldErrors<string> = {};
  const fields: PersonalField[] = [];
  for (const [place, row] of typed.entries()) {
    if (saysNothing(row)) continue;
    const label = cleanText(row.label, mostLabelLetters + 1);
    const price = z.safeParse(extraPriceSchema, row.price);
    const wrong = {
      label: labelProblem(label, fields),
      most: typedMost(row.most) ? undefined : optionsText.errors.most,
      price: price.success ? undefined : price.error.issues[0]?.message,
    };
    for (const [fact, message] of Object.entries(wrong)) {
      if (message) errors[choiceField("personal", place, fact)] = message;
    }
    const most = typedMost(row.most) ?? Number.NaN;
    fields.push({ label, most, required: row.required, price: price.data ?? paise(0) });
  }
  return { fields, errors };
}

const saysNothing = ({ label, most, required, price }: TypedPersonal): boolean =>
  [label, most, price].every(isBlank) && !required;

function labelProblem(label: string, others: readonly PersonalField[]): string | undefined {
  if (isBlank(label)) return optionsText.errors.label;
  if (!hasAtMost(label, mostLabelLetters)) return fieldText.long(mostLabelLetters);
  return others.some((other) => nameKey(other.label) === nameKey(label))
    ? optionsText.errors.labelTwice
    : undefined;
}

const typedMost = (text: string) => typedWhole(text, 1, mostLetters);
