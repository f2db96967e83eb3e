import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLine, optionalLines, requiredEmail, requiredLine } from "#ui/form/form-fields.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { type BulkQuoteRequest, fewestUnits, mostUnits } from "./bulk-quote.ts";

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

/** In the order in which they stand; the first wrong one takes the focus. */
const fields = ["fullName", "email", "phone", "company", "quantity", "customization", "message"] as const;
export type BulkQuoteField = (typeof fields)[number];
export type BulkQuoteAnswer = FormAnswer<BulkQuoteField>;

export const bulkQuoteTyped = (form: FormData) => typedFields(fields, form);

export const parseBulkQuote = (form: FormData): ParsedForm<BulkQuoteField, BulkQuoteRequest> =>
  parseFields(schema, fields, form);
