import * as z from "zod/mini";
import { parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLines, requiredLines } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import type { SeenEnquiry } from "../../enquiry.ts";
import { quotesText } from "./quote.text.ts";
import { type QuoteStatus, quoteStatuses } from "./quote-status.ts";

export interface QuoteChange extends SeenEnquiry {
  status: QuoteStatus;
  notes: string | null;
  spam: boolean;
}

export interface QuoteReply extends QuoteChange {
  /** Goes to the sender by mail. */
  reply: string;
}

/** A long correspondence: each reply that is sent stands below the notes, under a line of its own. */
const longestNotes = 20_000;
const replyHeading = 100;

const change = {
  id: recordId,
  version: recordVersion,
  status: z.enum(quoteStatuses, { error: () => quotesText.errors.status }),
  notes: optionalLines(longestNotes),
  spam: z.pipe(
    z.optional(z.string()),
    z.transform((ticked) => ticked === "on"),
  ),
};

/** A reply that is typed but not sent would be lost. */
const changeSchema = z.object({
  ...change,
  reply: optionalLines(4000).check(
    z.refine((reply) => reply === null, { error: () => quotesText.errors.replyUnsent }),
  ),
});

const replySchema = z.object({ ...change, reply: requiredLines(4000, () => quotesText.errors.reply) }).check(
  z.refine(({ notes, reply }) => (notes ?? "").length + reply.length + replyHeading <= longestNotes, {
    error: () => quotesText.errors.notesFull,
    path: ["notes"],
  }),
);

const fields = ["id", "version", "status", "notes", "spam", "reply"] as const;
export type QuoteField = (typeof fields)[number];

export const quoteTyped = (form: FormData) => typedFields(fields, form);

export const parseQuoteChange = (form: FormData) =>
  parseFields<QuoteField, QuoteChange>(changeSchema, fields, form);

export const parseQuoteReply = (form: FormData) =>
  parseFields<QuoteField, QuoteReply>(replySchema, fields, form);
