import * as z from "zod/mini";
import {
  asItIs,
  optionalLineField,
  optionalMomentField,
  publicText,
  textField,
  tickField,
  trimmedText,
  wordField,
} from "#records/fields/field-kinds.ts";
import { noSum, optionalCountField } from "#records/fields/number-fields.ts";
import { recordFieldText } from "#records/fields/record-field.text.ts";
import type { FieldLook } from "#records/fields/record-field.ts";
import type { ProductDetail } from "#translations/product-details.ts";
import { labelLabels } from "#translations/product-words.text.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { hsnForm, typedGstRate, typedHsn } from "#values/money/gst.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import type { Edge } from "#values/time/typed-moment.ts";
import { monthInEnglish, monthTyped } from "#values/time/typed-month.ts";
import { yesNo } from "#values/yes-no.ts";
import { productText } from "./admin/form/product.text.ts";
import { productFieldText } from "./product-fields.text.ts";

/** For which pieces of a product certificates are issued (CERTIFICATE-1). */
export const certificateRules = ["limited", "always", "never"] as const;

// The kinds of fields that products have beside those of all records: a form says them, or a table file.

/** What a reader complains of, in the language in which it is read. */
const error = (name: WrongField) => ({ error: () => productText.errors[name] });
type WrongField = {
  [Name in keyof Errors]: Errors[Name] extends string ? Name : never;
}[keyof Errors];
type Errors = typeof productText.errors;

/**
 * What a table file's cells hold: free words, in which a spreadsheet's number or day is hardly meant, where a
 * field says nothing else; numbers and words of a list, in which no sign can be meant that nobody sees; whole
 * numbers and answers among those.
 */
export type CellKind = "words" | "plain" | "whole";
const whole = "whole" satisfies CellKind;
const plain = "plain" satisfies CellKind;

/** One that is a row of 'Product Details' where it is filled in; the field is named as its column. */
export const detail = ({ most }: { most: number }, column: ProductDetail) =>
  optionalLineField(...publicText("product", column), most);

/** One that labels say, too, and that is as in the settings where it is left empty (LABEL-1). */
export const onLabel = <const Column extends keyof typeof labelLabels>(
  column: Column,
  most: number,
  placeholder?: string,
) =>
  optionalLineField(column, labelLabels[column], most, {
    hint: productFieldText.hints.asInSettings,
    autoComplete: "off",
    placeholder,
  });

/** A number, a day or a code, with a reader of its own. */
export const plainField = <const Column extends string, Value>(
  column: Column,
  label: string,
  schema: z.ZodMiniType<Value>,
  look: FieldLook,
) => ({ ...textField(column, label, look), cell: plain, schema, kept: asItIs<Value> });

/** Where a sale begins or ends; null where that end is open. */
export const saleEdge = <const Column extends string>(
  column: Column,
  label: string,
  edge: Edge,
  look: FieldLook,
) => ({ ...optionalMomentField(column, label, edge, look, productText.errors.moment), cell: plain });

/** A whole number that may be missing, with a reader of its own. */
export const wholeField = <const Column extends string>(
  column: Column,
  label: string,
  schema: z.ZodMiniType<number | null>,
  look: FieldLook = {},
) => ({ ...optionalCountField(column, label, look), cell: whole, schema });

/** A word of a list in any letters' case; `otherwise` is meant where none is given. */
export const choice = <const Column extends string, const Word extends string>(
  column: Column,
  label: string,
  labels: () => Readonly<Record<Word, string>>,
  list: readonly Word[],
  otherwise: NoInfer<Word>,
  look: FieldLook = {},
) => ({
  ...wordField(column, label, labels, list, otherwise, look),
  cell: plain,
  schema: z.pipe(
    trimmedText(),
    z.pipe(
      z.transform((text: string): string => text.toLowerCase() || otherwise),
      z.enum(list, error("choice")),
    ),
  ),
});

const answer = (meant: (text: string) => string) =>
  z.pipe(
    trimmedText(),
    z.pipe(
      z.transform((text: string) => yesNo(meant(text))),
      z.boolean(error("yesNo")),
    ),
  );

/**
 * A box, or what a table file says in its place. A word that is none of these says nothing that could be read
 * as no.
 */
export const tick = <const Column extends string>(
  column: Column,
  label: string,
  empty: "false" | "true" = "false",
) => ({ ...tickField(column, label, empty), cell: whole, schema: answer(asItIs<string>) });

/** What a table file may say in the place of yes and no, in small letters. */
export const inFiles = {
  hidden: { false: "shown", true: "hidden" },
  returnable: { true: "taken back", false: "only if it arrives damaged" },
};

/**
 * A yes or no that is chosen by its words; `empty` is meant where nothing is said. A table file may say the
 * words of `inFiles`, whatever language its reader has.
 */
export const eitherOf = <const Column extends string>(
  column: Column,
  label: string,
  { labels, inFiles }: Record<"labels" | "inFiles", Record<"false" | "true", string>>,
  empty: "false" | "true",
  hint: string,
) => {
  const wordFor = (text: string) =>
    Object.entries(inFiles).find(([, word]) => word === text.toLowerCase())?.[0] ?? text;
  return {
    ...tickField(column, label, empty, { hint, required: true }),
    control: "choice" as const,
    labels,
    cell: whole,
    schema: answer((text) => wordFor(text || empty)),
  };
};

/** ₹10,00,000, in paise; the database refuses more, too. */
const highest = 100_000_000;

const noPrice = {
  error: ({ input }: { input: unknown }) =>
    sumRefusal(String(input), productText.errors.price, productText.errors.priceHigh),
  abort: true,
};

const amountOf = (text: string): Paise => typedRupees(text) ?? paise(0);

export const priceSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => typedRupees(text) !== undefined, noPrice),
    z.refine((text) => amountOf(text) > 0, error("priceLow")),
    z.refine((text) => amountOf(text) <= highest, error("priceHigh")),
  ),
  z.transform(amountOf),
);

/** A price that may be missing: it is null then. */
export const salePriceSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => text === "" || typedRupees(text) !== undefined, noPrice),
    z.refine((text) => text === "" || amountOf(text) > 0, error("priceLow")),
  ),
  z.transform((text) => (text === "" ? null : amountOf(text))),
);

/** What a variant costs where it has a price of its own; null where it has its product's. */
export const ownPriceSchema = salePriceSchema.check(
  z.refine((price) => price === null || price <= highest, error("priceHigh")),
);

/** What goes into a piece; null where nothing is typed, which is not 0. */
export const materialSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => text === "" || (typedRupees(text) ?? highest + 1) <= highest, {
      error: ({ input }) => noSum(String(input), recordFieldText.errors.rupeesOrNone),
    }),
  ),
  z.transform((text) => (text === "" ? null : amountOf(text))),
);

/** What is added to a price; nothing typed is nothing. */
export const extraPriceSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => text === "" || typedRupees(text) !== undefined, noPrice),
    z.refine((text) => amountOf(text) <= highest, error("priceHigh")),
  ),
  z.transform(amountOf),
);

/** A month, as it is kept: 'November 2026'; null where none is typed. */
export const monthSchema = z.pipe(
  trimmedText().check(z.refine((text) => text === "" || monthTyped(text) !== undefined, error("month"))),
  z.transform((text) => {
    const month = monthTyped(text);
    return month === undefined ? null : monthInEnglish(month);
  }),
);

export const stockCountSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => text === "" || typedWhole(text, 0, 999_999) !== undefined, error("stockCount")),
  ),
  z.transform((text) => typedWhole(text) ?? null),
);

/** More working days than that nobody waits. */
export const mostLeadDays = 180;

/** Working days; the database refuses others, too. */
export const leadDaysSchema = z.pipe(
  trimmedText().check(
    z.refine((text) => text === "" || typedWhole(text, 1, mostLeadDays) !== undefined, error("leadDays")),
  ),
  z.transform((text) => typedWhole(text) ?? null),
);

/** As much work as so many pieces of weight 1: 1 where nothing is typed. */
export const makingWeightField = (label: string, look: FieldLook) => ({
  ...textField("making_weight", label, { ...look, inputMode: "numeric", autoComplete: "off" }),
  cell: whole,
  empty: "1",
  schema: z.pipe(
    trimmedText().check(
      z.refine((text) => text === "" || typedWhole(text, 1, 100) !== undefined, error("makingWeight")),
    ),
    z.transform((text) => typedWhole(text) ?? 1),
  ),
  typed: (kept: number) => String(kept),
  kept: asItIs<number>,
});

export const hsnSchema = z.pipe(
  trimmedText(),
  z.pipe(
    z.transform((text: string) => typedHsn(text) || null),
    z.nullable(z.string().check(z.regex(hsnForm, error("hsn")))),
  ),
);

/**
 * As in Settings, a rate of the law's list: the tenth or hundredth part of one would stand on every invoice.
 * Percent, as its column has it: "5.00".
 */
export const taxRateSchema = z.pipe(
  trimmedText().check(z.refine((text) => text === "" || typedGstRate(text) !== undefined, error("taxRate"))),
  z.transform((text) => (text === "" ? null : Number(typedGstRate(text)).toFixed(2))),
);
