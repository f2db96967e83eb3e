import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLine, requiredLine } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { richText } from "./rich-text.ts";
import { textsText } from "./texts.text.ts";

export interface LegalTextInput {
  version: number;
  title: string;
  /** HTML, sanitised before it is parsed. */
  html: string;
  metaDescription: string | null;
}

const schema = z.object({
  version: recordVersion,
  title: requiredLine(120, () => textsText.errors.title),
  html: richText(() => textsText.errors.text),
  metaDescription: optionalLine(155),
});

const fields = ["title", "html", "metaDescription", "version"] as const;
type LegalTextField = (typeof fields)[number];
export type LegalTextAnswer = FormAnswer<LegalTextField>;

export const legalTextTyped = (form: FormData) => typedFields(fields, form);

export const parseLegalText = (form: FormData) =>
  parseFields<LegalTextField, LegalTextInput>(schema, fields, form);
