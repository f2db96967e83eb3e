import * as z from "zod/mini";
import { labelNames, type ProductDetail } from "#translations/product-details.ts";
import { type TextField, translatable } from "#translations/translatable.ts";
import { optionalLine } from "#ui/form/form-fields.ts";
import { hsnForm, typedGstRate, typedHsn } from "#values/money/gst.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { type Edge, typedMoment } from "#values/time/typed-moment.ts";
import { monthInEnglish, monthTyped } from "#values/time/typed-month.ts";
import { yesNo } from "#values/yes-no.ts";
import { productText } from "./admin/form/product.text.ts";

/** For which pieces of a product certificates are issued (CERTIFICATE-1). */
export const certificateRules = ["limited", "always", "never"] as const;

export const certificateLabels: Record<(typeof certificateRules)[number], string> = {
  limited: "If it is limited",
  always: "For each piece",
  never: "None",
};

// The kinds of fields that products have: how each is read from a form or from a cell of a table file.

const say = productText.errors;

/**
 * What a table file's cells hold: free words, in which a spreadsheet's number or day is hardly meant; numbers
 * and words of a list, in which no sign can be meant that nobody sees; whole numbers and answers among those.
 */
export type CellKind = "words" | "plain" | "whole";

const typed = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.trim()),
  );

/** Words of at most so many characters. Its reader is said beside it. */
export const words = <const Column extends string>(column: Column, label: string, most: number) => ({
  column,
  label,
  most,
  empty: "",
  cell: "words" as const satisfies CellKind,
});

/** Words that the public reads: translations say what they are called (HINDI-10). */
export const publicWords = <const Column extends TextField<"product">>(column: Column, most: number) =>
  words(column, translatable.product[column].label, most);

/** A line that may be missing: it is null then (PRODUCT-7). */
export const optional = <const Column extends string>(column: Column, label: string, most: number) => ({
  ...words(column, label, most),
  schema: optionalLine(most),
});

/** One that the public reads. */
export const publicLine = <const Column extends TextField<"product">>(column: Column, most: number) => ({
  ...publicWords(column, most),
  schema: optionalLine(most),
});

/** One that is a row of 'Product Details' where it is filled in; the field is named as its column. */
export const detail = ({ most }: { most: number }, column: ProductDetail) => ({
  ...publicLine(column, most),
  isDetail: true,
});

/** One that labels say, too, and that is as in the settings where it is left empty (LABEL-1). */
export const onLabel = <const Column extends keyof typeof labelNames>(column: Column, most: number) => ({
  ...optional(column, labelNames[column], most),
  isOnLabel: true,
});

/** A word of a list; `otherwise` is meant where none is given. */
export const choice = <const Column extends string, const Word extends string>(
  column: Column,
  label: string,
  /** Asked each time: they are in the language of the moment. */
  labels: () => Readonly<Record<Word, string>>,
  list: readonly Word[],
  otherwise: Word,
) => ({
  column,
  label,
  get labels() {
    return labels();
  },
  empty: String(otherwise),
  cell: "plain" as const satisfies CellKind,
  schema: z.pipe(
    typed(),
    z.pipe(
      z.transform((text: string): string => text.toLowerCase() || otherwise),
      z.enum(list, say.choice),
    ),
  ),
});

/**
 * A box, or what a table file says in its place. A word that is none of these says nothing that could be read
 * as no.
 */
export const tick = <const Column extends string>(column: Column, label: string, empty = "false") => ({
  column,
  label,
  empty,
  cell: "whole" as const satisfies CellKind,
  isTick: true,
  schema: z.pipe(
    typed(),
    z.pipe(
      z.transform((text: string) => yesNo(text)),
      z.boolean(say.yesNo),
    ),
  ),
});

/** A yes or no that is chosen by its words; `empty` is meant where nothing is said. */
export const eitherOf = <const Column extends string>(
  column: Column,
  label: string,
  labels: Record<"false" | "true", string>,
  empty: "false" | "true" = "false",
) => {
  const meant = (text: string) =>
    Object.entries(labels).find(([, word]) => word.toLowerCase() === text.toLowerCase())?.[0] ?? text;
  return {
    column,
    label,
    labels,
    empty: String(empty),
    cell: "whole" as const satisfies CellKind,
    schema: z.pipe(
      typed(),
      z.pipe(
        z.transform((text: string) => yesNo(meant(text || empty))),
        z.boolean(say.yesNo),
      ),
    ),
  };
};

/** ₹10,00,000, in paise; the database refuses more, too. */
const highest = 100_000_000;

const amountOf = (text: string): Paise => typedRupees(text) ?? paise(0);

export const priceSchema = z.pipe(
  typed().check(
    z.refine((text) => typedRupees(text) !== undefined, { error: say.price, abort: true }),
    z.refine((text) => amountOf(text) > 0, say.priceLow),
    z.refine((text) => amountOf(text) <= highest, say.priceHigh),
  ),
  z.transform(amountOf),
);

/** A price that may be missing: it is null then. */
export const salePriceSchema = z.pipe(
  typed().check(
    z.refine((text) => text === "" || typedRupees(text) !== undefined, { error: say.price, abort: true }),
    z.refine((text) => text === "" || amountOf(text) > 0, say.priceLow),
  ),
  z.transform((text) => (text === "" ? null : amountOf(text))),
);

/** What a variant costs where it has a price of its own; null where it has its product's. */
export const ownPriceSchema = salePriceSchema.check(
  z.refine((price) => price === null || price <= highest, say.priceHigh),
);

/** What is added to a price; nothing typed is nothing. */
export const extraPriceSchema = z.pipe(
  typed().check(
    z.refine((text) => text === "" || typedRupees(text) !== undefined, { error: say.price, abort: true }),
    z.refine((text) => amountOf(text) <= highest, say.priceHigh),
  ),
  z.transform(amountOf),
);

/** Where a sale begins or ends, as it is typed in India; null where that end is open. */
export const saleEdge = <const Column extends string>(column: Column, label: string, edge: Edge) => ({
  column,
  label,
  most: 40,
  empty: "",
  cell: "plain" as const satisfies CellKind,
  edge,
  schema: z.pipe(
    typed().check(z.refine((text) => text === "" || typedMoment(text, edge) !== undefined, say.moment)),
    z.transform((text) => typedMoment(text, edge) ?? null),
  ),
});

/** A month, as it is kept: 'November 2026'; null where none is typed. */
export const monthSchema = z.pipe(
  typed().check(z.refine((text) => text === "" || monthTyped(text) !== undefined, say.month)),
  z.transform((text) => {
    const month = monthTyped(text);
    return month === undefined ? null : monthInEnglish(month);
  }),
);

export const stockCountSchema = z.pipe(
  typed().check(z.regex(/^\d{0,6}$/, say.stockCount)),
  z.transform((digits) => (digits === "" ? null : Number(digits))),
);

/** More working days than that nobody waits. */
export const mostLeadDays = 180;

/** Working days; the database refuses others, too. */
export const leadDaysSchema = z.pipe(
  typed().check(
    z.refine((text) => text === "" || (/^\d{1,3}$/.test(text) && isLead(Number(text))), say.leadDays),
  ),
  z.transform((digits) => (digits === "" ? null : Number(digits))),
);

const isLead = (days: number): boolean => days >= 1 && days <= mostLeadDays;

export const hsnSchema = z.pipe(
  typed(),
  z.pipe(
    z.transform((text: string) => typedHsn(text) || null),
    z.nullable(z.string().check(z.regex(hsnForm, say.hsn))),
  ),
);

/**
 * As in Settings, a rate of the law's list: the tenth or hundredth part of one would stand on every invoice.
 * Percent, as its column has it: "5.00".
 */
export const taxRateSchema = z.pipe(
  typed().check(z.refine((text) => text === "" || typedGstRate(text) !== undefined, say.taxRate)),
  z.transform((text) => (text === "" ? null : Number(typedGstRate(text)).toFixed(2))),
);
