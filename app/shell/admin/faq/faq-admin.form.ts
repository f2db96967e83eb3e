import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import { faqCategories } from "../../pages/faq.ts";
import { unknownPlaceholder } from "../../pages/placeholders.ts";
import { richText } from "../texts/rich-text.ts";
import { textsText } from "../texts/texts.text.ts";

export interface FaqInput {
  /** Empty for a new question. */
  id: string;
  version: number;
  category: (typeof faqCategories)[number];
  question: string;
  /** HTML, sanitised before it is parsed. */
  answer: string;
}

const say = textsText.errors;

const schema = z.object({
  id: recordId,
  version: recordVersion,
  category: z.enum(faqCategories, say.category),
  question: requiredLine(200, say.question).check(
    z.refine((text) => unknownPlaceholder(text) === undefined, {
      error: ({ input }) => say.placeholder(unknownPlaceholder(String(input)) ?? ""),
    }),
  ),
  answer: richText(say.answer),
});

const fields = ["category", "question", "answer", "id", "version"] as const;
export type FaqField = (typeof fields)[number];
export type FaqAnswer = FormAnswer<FaqField>;

export const faqTyped = (form: FormData) => typedFields(fields, form);

export const parseFaq = (form: FormData) => parseFields<FaqField, FaqInput>(schema, fields, form);

/** What is done to a question from its list. */
export interface FaqAct {
  intent: "up" | "down" | "delete";
  id: string;
  version: number;
}

const act = z.object({
  intent: z.enum(["up", "down", "delete"]),
  id: recordId,
  version: recordVersion,
});

/** The act that a form asks for; undefined when it asks for none. */
export const parseFaqAct = (form: FormData): FaqAct | undefined =>
  act.safeParse(Object.fromEntries(form)).data;
