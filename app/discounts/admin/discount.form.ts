import * as z from "zod/mini";
import { categoryLabels, collectionLabels } from "#catalogue/product.text.ts";
import { type FieldErrors, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { type Edge, typedMoment } from "#values/time/typed-moment.ts";
import { type PromotionKind, promotionKinds, promotionScopes } from "../promotion.ts";
import { discountAdminText } from "./discount-admin.text.ts";

const say = discountAdminText.errors;

/** In the order in which they stand; the first wrong one takes the focus. */
export const discountFields = [
  ...(["code", "title", "kind", "value", "cap", "minSubtotal", "appliesTo", "which"] as const),
  ...(["starts", "ends", "mostUses", "mostPerPerson", "firstOrder", "active", "onHome"] as const),
] as const;
export type DiscountField = (typeof discountFields)[number];

/** ₹10,00,000, as for a product's price. */
const highest = 100_000_000;

const trimmed = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.trim()),
  );

const isSum = (text: string): boolean => {
  const amount = typedRupees(text);
  return amount !== undefined && amount > 0 && amount <= highest;
};

const optionalSum = z.pipe(
  trimmed().check(z.refine((text) => text === "" || isSum(text), say.rupeesOrNone)),
  z.transform((text): Paise | null => (text === "" ? null : (typedRupees(text) ?? null))),
);

const optionalCount = z.pipe(
  trimmed().check(z.regex(/^(?:[1-9]\d{0,5})?$/, say.count)),
  z.transform((text) => (text === "" ? null : Number(text))),
);

const moment = (edge: Edge) =>
  z.pipe(
    trimmed().check(z.refine((text) => text === "" || typedMoment(text, edge) !== undefined, say.moment)),
    z.transform((text) => typedMoment(text, edge) ?? null),
  );

const box = z.pipe(
  trimmed(),
  z.transform((text) => text === "true"),
);

const schema = z.object({
  code: z.pipe(
    trimmed().check(z.regex(/^(?:[a-z\d][a-z\d-]{1,31})?$/i, say.code)),
    z.transform((text) => text.toUpperCase() || null),
  ),
  title: requiredLine(80, say.title),
  kind: z.enum(promotionKinds, say.choice),
  value: trimmed(),
  cap: optionalSum,
  minSubtotal: optionalSum,
  appliesTo: z.enum(promotionScopes, say.choice),
  which: trimmed(),
  starts: moment("start"),
  ends: moment("end"),
  mostUses: optionalCount,
  mostPerPerson: optionalCount,
  firstOrder: box,
  active: box,
  onHome: box,
});

type Read = z.infer<typeof schema>;

/** What an owner says of a discount. */
export interface DiscountInput extends Omit<Read, "value" | "which"> {
  /** Hundredths of a per cent, or paise. */
  value: number | null;
  /** Words of the catalogue; of products, names as they were typed. */
  which: string[];
}

/** A discount as it was typed, or what is wrong with it. */
export function parseDiscount(form: FormData): ParsedForm<DiscountField, DiscountInput> {
  const parsed = parseFields(schema, discountFields, form);
  if (parsed.kind === "refused") return parsed;
  const read = parsed.value;
  const errors = complaints(read);
  if (Object.keys(errors).length > 0) {
    const typed = Object.fromEntries(discountFields.map((field) => [field, String(form.get(field) ?? "")]));
    return { kind: "refused", errors, typed };
  }
  return {
    kind: "valid",
    value: { ...read, value: typedValue(read.kind, read.value) ?? null, which: wordsOf(read) },
  };
}

/** What its fields say of each other. */
function complaints(read: Read): FieldErrors<DiscountField> {
  const { code, kind, starts, ends } = read;
  const unknown = unknownWord(read);
  return {
    ...(code !== null && kind === "prepaid" && { code: say.codePrepaid }),
    ...(typedValue(kind, read.value) === undefined && {
      value: kind === "percent" ? say.percent : say.rupees,
    }),
    ...(read.appliesTo !== "all" && namesIn(read.which).length === 0 && { which: say.which }),
    ...(unknown !== undefined && { which: say.whichUnknown(unknown) }),
    ...(starts && ends && ends <= starts && { ends: say.window }),
    ...(code === null && read.mostPerPerson !== null && { mostPerPerson: say.needsCode }),
    ...(code === null && read.firstOrder && { firstOrder: say.needsCode }),
    ...(code === null && read.onHome && { onHome: say.homeNeedsCode }),
  };
}

/** Undefined where it is none; null for all that shipping costs. */
function typedValue(kind: PromotionKind, text: string): number | null | undefined {
  if (kind === "shipping" && text === "") return null;
  if (kind !== "percent") return isSum(text) ? typedRupees(text) : undefined;
  const bare = text.replace(/\s*%$/, "");
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(bare)) return undefined;
  const hundredths = paise(Math.round(Number(bare) * 100));
  return hundredths > 0 && hundredths <= 100_00 ? hundredths : undefined;
}

const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const labelsOf = ({ appliesTo }: Pick<Read, "appliesTo">): Readonly<Record<string, string>> =>
  appliesTo === "category" ? categoryLabels : collectionLabels;

const isWords = ({ appliesTo }: Pick<Read, "appliesTo">): boolean =>
  appliesTo === "category" || appliesTo === "collection";

/** The word of the catalogue that a name stands for: itself, or its label, in any letters' case. */
function wordFor(name: string, labels: Readonly<Record<string, string>>): string | undefined {
  const wanted = name.toLowerCase();
  return Object.keys(labels).find((word) => word === wanted || labels[word]?.toLowerCase() === wanted);
}

const unknownWord = (read: Read): string | undefined =>
  isWords(read) ? namesIn(read.which).find((name) => !wordFor(name, labelsOf(read))) : undefined;

function wordsOf(read: Read): string[] {
  if (read.appliesTo === "all") return [];
  const names = namesIn(read.which);
  return isWords(read) ? names.flatMap((name) => wordFor(name, labelsOf(read)) ?? []) : names;
}

/** A discount that is about to be described for the first time. */
export const emptyDiscount: Record<DiscountField, string> = {
  ...{ code: "", title: "", kind: "percent", value: "", cap: "", minSubtotal: "" },
  ...{ appliesTo: "all", which: "", starts: "", ends: "", mostUses: "", mostPerPerson: "" },
  ...{ firstOrder: "false", active: "true", onHome: "false" },
};
