import * as z from "zod/mini";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { asItIs, textField, trimmedText } from "./field-kinds.ts";
import { recordFieldText } from "./record-field.text.ts";
import type { FieldLook } from "./record-field.ts";

// The kinds of fields that hold a number: a sum, or a count.

/** ₹10,00,000, in paise; the database refuses more, too. */
const highestSum = 100_000_000;

/** Is it a sum above zero within the shop's range? */
export const isSum = (text: string): boolean => {
  const amount = typedRupees(text);
  return amount !== undefined && amount > 0 && amount <= highestSum;
};

/** What is wrong with a text that is none; `odd` where no more can be said. */
export function noSum(text: string, odd: string): string {
  const { rupeesHigh } = recordFieldText.errors;
  return sumRefusal(text, (typedRupees(text) ?? 0) > highestSum ? rupeesHigh : odd, rupeesHigh);
}

/** A column of rupees as somebody would type it. */
export const rupeesShown = (kept: string | null): string =>
  kept === null ? "" : rupeesToType(paiseFromRupees(kept));

/** A sum in rupees that may be missing. */
export const optionalRupeesField = <const Column extends string>(
  column: Column,
  label: string,
  look: FieldLook = {},
) => ({
  ...textField(column, label, { ...look, inputMode: "decimal" }),
  schema: z.pipe(
    trimmedText().check(
      z.refine((text) => text === "" || isSum(text), {
        error: ({ input }) => noSum(String(input), recordFieldText.errors.rupeesOrNone),
      }),
    ),
    z.transform((text): Paise | null => (text === "" ? null : (typedRupees(text) ?? null))),
  ),
  typed: rupeesShown,
  kept: (amount: Paise | null) => (amount === null ? null : rupeesColumn(amount)),
});

const countTyped = (text: string) => typedWhole(text, 1, 999_999);

/** A whole number from 1 on that may be missing. */
export const optionalCountField = <const Column extends string>(
  column: Column,
  label: string,
  look: FieldLook = {},
) => ({
  ...textField(column, label, { ...look, inputMode: "numeric", autoComplete: "off" }),
  schema: z.pipe(
    trimmedText().check(
      z.refine((text) => text === "" || countTyped(text) !== undefined, recordFieldText.errors.count),
    ),
    z.transform((text) => countTyped(text) ?? null),
  ),
  typed: (kept: number | null) => String(kept ?? ""),
  kept: asItIs<number | null>,
});
