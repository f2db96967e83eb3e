import * as z from "zod/mini";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { type BulkQuoteRequest, fewestUnits, mostUnits } from "./bulk-quote.ts";
import { optionalLine, optionalLines, requiredEmail, requiredLine } from "./form-fields.ts";

const say = bulkQuoteText.errors;

/** '50abc', '1e12', '0.5' and '-3' are no whole numbers of units. */
export const bulkQuantity = z
  .pipe(
    z._default(z.string(), "").check(z.trim(), z.regex(/^\d{1,15}$/, say.quantity)),
    z.transform((digits) => Number(digits)),
  )
  .check(z.gte(fewestUnits, say.quantityFew), z.lte(mostUnits, say.quantityMany));

const schema = z.object({
  fullName: requiredLine(120, say.fullName),
  email: requiredEmail(say.email),
  phone: requiredLine(40, say.phone),
  company: optionalLine(160),
  quantity: bulkQuantity,
  customization: optionalLines(4000),
  message: optionalLines(4000),
});

export type BulkQuoteField = keyof z.infer<typeof schema>;
export type BulkQuoteErrors = Partial<Record<BulkQuoteField, string>>;

/** What stood in the fields, for a page that has to show them again. */
export type BulkQuoteTyped = Partial<Record<BulkQuoteField, string>>;

export type BulkQuoteParse =
  | { ok: true; request: BulkQuoteRequest }
  | { ok: false; errors: BulkQuoteErrors; typed: BulkQuoteTyped };

/** What comes of a posted request. */
export type BulkQuoteAnswer =
  | { kind: "sent" }
  | { kind: "refused"; errors: BulkQuoteErrors; typed: BulkQuoteTyped }
  /** Nothing was kept; `text` where there is more to say than 'Please try again.' */
  | { kind: "failed"; text?: string };

/** The fields of the form, in the order in which they stand; the first wrong one takes the focus. */
export const bulkQuoteFields: readonly BulkQuoteField[] = [
  "fullName",
  "email",
  "phone",
  "company",
  "quantity",
  "customization",
  "message",
];

/** A request from a posted form, or the first complaint about each wrong field. Unknown fields are dropped. */
export function parseBulkQuote(form: FormData): BulkQuoteParse {
  const typed: BulkQuoteTyped = {};
  for (const name of bulkQuoteFields) typed[name] = textOf(form, name);
  const parsed = z.safeParse(schema, typed);
  if (parsed.success) return { ok: true, request: parsed.data };
  const errors: BulkQuoteErrors = {};
  for (const issue of parsed.error.issues) {
    const name = bulkQuoteFields.find((field) => field === issue.path[0]);
    if (name) errors[name] ??= issue.message;
  }
  return { ok: false, errors, typed };
}

/** A field's text; a file posted in its place counts as nothing. */
function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}
