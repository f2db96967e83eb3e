import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import {
  optionalLine,
  optionalLines,
  requiredEmail,
  requiredLine,
  requiredLines,
} from "#ui/form/form-fields.ts";
import { b2bFormText } from "./b2b.text.ts";
import { bulkQuantity } from "./bulk-quote.form.ts";
import type { B2bRequest, SentB2bRequest } from "./own-requests.ts";

const contact = () => ({
  fullName: requiredLine(120, b2bFormText.errors.fullName),
  email: requiredEmail(b2bFormText.errors.email),
  product: requiredLine(200, b2bFormText.errors.product),
});

const quote = (smallest: number) =>
  z.object({
    about: z._default(z.literal("quote"), "quote"),
    ...contact(),
    company: optionalLine(160),
    quantity: bulkQuantity(smallest),
    logo: optionalLines(4000),
  });

const sample = () =>
  z.object({
    about: z._default(z.literal("sample"), "sample"),
    ...contact(),
    address: requiredLines(500, b2bFormText.errors.address),
  });

const fields = ["fullName", "company", "email", "product", "quantity", "logo", "address"] as const;
export type B2bField = (typeof fields)[number];
export type B2bAnswer = FormAnswer<B2bField, SentB2bRequest>;
export type B2bAbout = B2bRequest["about"];

/** Which of the two forms an address or a form speaks of. */
export const b2bAbout = (text: string | null): B2bAbout => (text === "sample" ? "sample" : "quote");

export const b2bTyped = (form: FormData) => typedFields(fields, form);

/** A quote is for no fewer pieces than the smallest order. */
export const parseB2b = (
  about: B2bAbout,
  form: FormData,
  smallest: number,
): ParsedForm<B2bField, B2bRequest> =>
  about === "quote" ? parseFields(quote(smallest), fields, form) : parseFields(sample(), fields, form);
