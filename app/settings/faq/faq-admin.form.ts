import * as z from "zod/mini";
import { faqCategories } from "#pages/texts/faq.ts";
import { unknownPlaceholder } from "#pages/texts/placeholders.ts";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
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

const question = requiredLine(200, () => textsText.errors.question).check(
  z.refine((text) => unknownPlaceholder(text) === undefined, {
    error: ({ input }) => textsText.errors.placeholder(unknownPlaceholder(String(input)) ?? ""),
  }),
);
const answer = richText(() => textsText.errors.answer);

const schema = z.object({
  id: recordId,
  version: recordVersion,
  category: z.enum(faqCategories, { error: () => textsText.errors.category }),
  question,
  answer,
});

const fields = ["category", "question", "answer", "id", "version"] as const;
export type FaqField = (typeof fields)[number];
export type FaqAnswer = FormAnswer<FaqField | FaqDraftField>;

export const faqTyped = (form: FormData) => typedFields(fields, form);

export const parseFaq = (form: FormData) => parseFields<FaqField, FaqInput>(schema, fields, form);

/** A drafted question in both languages, in its owner's own words; its HTML is sanitised before. */
export interface FaqDraftInput {
  version: number;
  question: string;
  answer: string;
  hindiQuestion: string;
  hindiAnswer: string;
}

const draftSchema = z.object({
  version: recordVersion,
  question,
  answer,
  hindiQuestion: question,
  hindiAnswer: answer,
});

const draftFields = ["question", "answer", "hindiQuestion", "hindiAnswer", "version"] as const;
export type FaqDraftField = (typeof draftFields)[number];

export const faqDraftTyped = (form: FormData) => typedFields(draftFields, form);

export const parseFaqDraft = (form: FormData) =>
  parseFields<FaqDraftField, FaqDraftInput>(draftSchema, draftFields, form);

/** A question as its list showed it. */
export type ShownFaq = Pick<FaqInput, "id" | "version">;

const shown = z.object({ id: recordId, version: recordVersion });

/** Which question a form of the list is about; undefined when it names none. */
export const parseShownFaq = (form: FormData): ShownFaq | undefined =>
  shown.safeParse(Object.fromEntries(form)).data;
