import * as z from "zod/mini";
import { foundProductsPath } from "#catalogue/admin/list/product-list.ts";
import { adminList } from "#records/fields/admin-list.ts";
import {
  lineField,
  optionalMomentField,
  ownField,
  publicText,
  textField,
  tickField,
  trimmedText,
  wordField,
} from "#records/fields/field-kinds.ts";
import { namesInLine } from "#records/fields/names-in-line.ts";
import {
  isSum,
  noSum,
  optionalCountField,
  optionalRupeesField,
  rupeesShown,
} from "#records/fields/number-fields.ts";
import { fieldForm, type InputOf, recordFields } from "#records/fields/record-field.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { longestCode } from "../codes/typed-code.ts";
import { kindFacts, mayLackValue, promotionKinds, promotionScopes } from "../promotion.ts";
import { wordsOfScope } from "../words-of-scope.ts";
import { kindLabels, discountAdminText as say, scopeLabels } from "./discount-admin.text.ts";

const minSubtotal = inEachLanguage(() =>
  optionalRupeesField("min_subtotal", say.fields.minSubtotal, { hint: say.hints.minSubtotal }),
);

/** All that an owner says of a discount. */
export const discountFields = recordFields(() => ({
  code: {
    ...textField("code", say.fields.code, {
      hint: say.hints.code,
      maxLength: longestCode,
      autoComplete: "off",
      autoCapitalize: "characters",
      spellCheck: false,
    }),
    schema: z.pipe(
      trimmedText().check(z.regex(/^(?:[a-z\d][a-z\d-]{1,31})?$/i, say.errors.code)),
      z.transform((text) => text.toUpperCase() || null),
    ),
    kept: (code: string | null) => code,
  },
  title: lineField(...publicText("promotion", "title"), 80, say.errors.title, {
    hint: say.hints.title,
  }),
  kind: wordField("kind", say.fields.kind, kindLabels, promotionKinds, "percent"),
  value: {
    ...ownField("value", say.fields.value),
    typed: rupeesShown,
    look: ({ kind }) => ({
      hint: say.hints.value,
      inputMode: "decimal",
      required: !mayLackValue(kind),
      hideOptional: true,
    }),
  },
  cap: optionalRupeesField("cap", say.fields.cap, { hint: say.hints.cap }),
  minSubtotal: {
    ...minSubtotal,
    typed: (kept: string) => (Number(kept) === 0 ? "" : rupeesShown(kept)),
    kept: (amount: Paise | null) => minSubtotal.kept(amount) ?? "0.00",
  },
  appliesTo: wordField("scope", say.fields.appliesTo, scopeLabels, promotionScopes, "all"),
  which: {
    ...ownField("scope_words", say.fields.which, {}),
    look: ({ appliesTo = "all" }) => ({
      hint: say.hints.which,
      autoComplete: "off",
      // Of all goods none is named.
      ...(appliesTo === "all" ? { hideOptional: true } : { required: true }),
    }),
    finder: ({ appliesTo }) => (appliesTo === "products" ? foundProductsPath : undefined),
  },
  starts: optionalMomentField("starts_at", say.fields.starts, "start", { hint: say.hints.moment }),
  ends: optionalMomentField("ends_at", say.fields.ends, "end"),
  mostUses: optionalCountField("most_uses", say.fields.mostUses),
  mostPerPerson: optionalCountField("most_per_person", say.fields.mostPerPerson, {
    hint: say.hints.mostPerPerson,
  }),
  firstOrder: tickField("first_order", say.fields.firstOrder),
  active: tickField("active", say.fields.active, "true"),
  onHome: tickField("on_home", say.fields.onHome, "false", {
    hint: say.hints.onHome,
  }),
}));

export type DiscountField = keyof typeof discountFields;
export type DiscountInput = InputOf<typeof discountFields>;

/** Discounts, as the admin keeps them. */
export const discounts = inEachLanguage(() => ({
  table: "promotions",
  texts: "promotion",
  names: { all: "the discounts", one: "a discount" },
  words: say,
  list: adminList("/admin/dashboard/discounts"),
  fields: discountFields,
  form: fieldForm(discountFields, complaints),
  pictures: {},
  parts: [
    { title: say.parts.gives, fields: ["code", "title", "kind", "value", "cap", "minSubtotal"] },
    {
      title: say.parts.scope,
      fields: [
        "appliesTo",
        "which",
        "starts",
        "ends",
        "mostUses",
        "mostPerPerson",
        "firstOrder",
        "active",
        "onHome",
      ],
    },
  ],
}));

/** What its fields say of each other. */
function complaints(read: DiscountInput): FieldErrors<DiscountField> {
  const { code, kind, starts, ends } = read;
  const unknown = unknownWord(read);
  return {
    ...(code !== null && kindFacts[kind].counts === "paid-ahead" && { code: say.errors.codePrepaid }),
    ...(savingTyped(read) === undefined && { value: noSaving(read) }),
    ...(read.appliesTo !== "all" && namesInLine(read.which).length === 0 && { which: say.errors.which }),
    ...(unknown !== undefined && { which: say.errors.whichUnknown(unknown) }),
    ...(starts && ends && ends <= starts && { ends: say.errors.window }),
    ...(code === null && read.mostPerPerson !== null && { mostPerPerson: say.errors.needsCode }),
    ...(code === null && read.firstOrder && { firstOrder: say.errors.needsCode }),
    ...(code === null && read.onHome && { onHome: say.errors.homeNeedsCode }),
  };
}

function noSaving({ kind, value }: DiscountInput): string {
  const { unit } = kindFacts[kind];
  return unit === "sum" ? noSum(value, say.errors.sum) : say.errors[unit];
}

/**
 * Hundredths of a per cent, or paise; null for all that shipping costs, and undefined where it is nothing of
 * these.
 */
export function savingTyped({ kind, value: text }: Pick<DiscountInput, "kind" | "value">) {
  const { mayBeWhole, unit } = kindFacts[kind];
  if (mayBeWhole && text === "") return null;
  if (unit === "sum") return isSum(text) ? typedRupees(text) : undefined;
  const bare = latinDigits(text).replace(/\s*%$/, "");
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(bare)) return undefined;
  const hundredths = paise(Math.round(Number(bare) * 100));
  return hundredths > 0 && hundredths <= 100_00 ? hundredths : undefined;
}

/** The word of the catalogue that a name stands for: itself, or its label, in any letters' case. */
function wordFor(name: string, labels: Readonly<Record<string, string>>): string | undefined {
  const wanted = name.toLowerCase();
  return Object.keys(labels).find((word) => word === wanted || labels[word]?.toLowerCase() === wanted);
}

function unknownWord({ appliesTo, which }: DiscountInput): string | undefined {
  const labels = wordsOfScope(appliesTo);
  return labels && namesInLine(which).find((name) => !wordFor(name, labels));
}

/** What it is for: words of the catalogue; of products, names as they were typed. */
export function whichOf({ appliesTo, which }: Pick<DiscountInput, "appliesTo" | "which">): string[] {
  if (appliesTo === "all") return [];
  const [names, labels] = [namesInLine(which), wordsOfScope(appliesTo)];
  return labels ? names.flatMap((name) => wordFor(name, labels) ?? []) : names;
}
