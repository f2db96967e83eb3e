import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLines } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import { quotesText } from "./quote.text.ts";
import { type QuoteStatus, quoteStatuses } from "./quote.ts";

/** What the owner does to a quote. */
export interface QuoteChange {
  id: string;
  /** The version that the form was made from; 0, which no record has, when none was sent. */
  version: number;
  status: QuoteStatus;
  notes: string | null;
  spam: boolean;
  /** Goes to whoever asked, by mail. */
  reply: string | null;
  intent: "save" | "send";
}

const { errors: say } = quotesText;

/** A long correspondence: each reply that is sent stands below the notes, under a line of its own. */
const longestNotes = 20_000;
const replyHeading = 100;

const schema = z
  .object({
    id: recordId,
    version: recordVersion,
    status: z.enum(quoteStatuses, say.status),
    notes: optionalLines(longestNotes),
    spam: z.pipe(
      z.optional(z.string()),
      z.transform((ticked) => ticked === "on"),
    ),
    reply: optionalLines(4000),
    intent: z.catch(z.enum(["save", "send"]), "save"),
  })
  .check(
    z.refine(({ intent, reply }) => intent === "save" || reply !== null, {
      error: say.reply,
      path: ["reply"],
    }),
    z.refine(({ intent, reply }) => intent === "send" || reply === null, {
      error: say.replyUnsent,
      path: ["reply"],
    }),
    z.refine(
      ({ notes, reply }) =>
        reply === null || (notes ?? "").length + reply.length + replyHeading <= longestNotes,
      { error: say.notesFull, path: ["notes"] },
    ),
  );

const fields = ["id", "version", "status", "notes", "spam", "reply", "intent"] as const;
export type QuoteField = (typeof fields)[number];
export type QuoteAnswer = FormAnswer<QuoteField>;

export const quoteTyped = (form: FormData) => typedFields(fields, form);

export const parseQuoteChange = (form: FormData) =>
  parseFields<QuoteField, QuoteChange>(schema, fields, form);
