import * as z from "zod/mini";
import { mostUnits } from "#bulk-prices/bulk-tiers.ts";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import {
  optionalLine,
  optionalLines,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from "#ui/form/form-fields.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import type { BulkQuoteRequest } from "./own-requests.ts";

const wholeUnits = () =>
  z.pipe(
    z
      .pipe(
        z._default(z.string(), ""),
        z.transform((text) => latinDigits(text).trim()),
      )
      .check(z.regex(/^\d{1,15}$/, bulkQuoteText.errors.quantity)),
    z.transform((digits) => Number(digits)),
  );

/** '50abc', '1e12', '0.5' and '-3' are no whole numbers of units. */
export const bulkQuantity = (smallest: number) =>
  wholeUnits().check(
    z.gte(smallest, bulkQuoteText.errors.quantityFew(smallest)),
    z.lte(mostUnits, bulkQuoteText.errors.quantityMany),
  );

const schema = (smallest: number) =>
  z.object({
    fullName: requiredLine(120, bulkQuoteText.errors.fullName),
    email: requiredEmail(bulkQuoteText.errors.email),
    phone: requiredPhone(bulkQuoteText.errors.phone),
    company: optionalLine(160),
    quantity: bulkQuantity(smallest),
    customization: optionalLines(4000),
    message: optionalLines(4000),
  });

/** In the order in which they stand; the first wrong one takes the focus. */
const fields = ["fullName", "email", "phone", "company", "quantity", "customization", "message"] as const;
export type BulkQuoteField = (typeof fields)[number];
export type BulkQuoteAnswer = FormAnswer<BulkQuoteField>;

export const bulkQuoteTyped = (form: FormData) => typedFields(fields, form);

/** A request for no fewer pieces than the smallest order. */
export const parseBulkQuote = (
  form: FormData,
  smallest: number,
): ParsedForm<BulkQuoteField, BulkQuoteRequest> => parseFields(schema(smallest), fields, form);
