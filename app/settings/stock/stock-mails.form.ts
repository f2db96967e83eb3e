import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import type { StockMails } from "#values/stock-mails.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { stockMailsText } from "./stock-mails.text.ts";

const isTicked = z.pipe(
  z.optional(z.string()),
  z.transform((ticked) => ticked === "on"),
);

const schema = z.object({
  version: recordVersion,
  lowAt: z.pipe(
    z._default(z.string(), "").check(
      z.refine((text) => typedWhole(text, 0, 999) !== undefined, {
        error: () => stockMailsText.errors.lowAt,
      }),
    ),
    z.transform((text) => typedWhole(text) ?? 0),
  ),
  weekly: isTicked,
  whenSoldOut: isTicked,
});

const fields = ["lowAt", "whenSoldOut", "weekly", "version"] as const;
export type StockMailsField = (typeof fields)[number];
export type StockMailsAnswer = FormAnswer<StockMailsField>;

export const stockMailsTyped = (form: FormData) => typedFields(fields, form);

export const parseStockMails = (form: FormData) =>
  parseFields<StockMailsField, StockMails & { version: number }>(schema, fields, form);
