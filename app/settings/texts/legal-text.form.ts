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

/** Of a draft, which is shown in both languages at once. */
export interface PolicyDraftInput extends LegalTextInput {
  hindiTitle: string;
  hindiHtml: string;
  hindiMeta: string | null;
}

const title = requiredLine(120, () => textsText.errors.title);
const html = richText(() => textsText.errors.text);
const metaDescription = optionalLine(155);
const schema = z.object({ version: recordVersion, title, html, metaDescription });

const fields = ["title", "html", "metaDescription", "version"] as const;

export const parseLegalText = (form: FormData) =>
  parseFields<(typeof fields)[number], LegalTextInput>(schema, fields, form);

const draftSchema = z.object({
  version: recordVersion,
  title,
  html,
  metaDescription,
  hindiTitle: title,
  hindiHtml: html,
  hindiMeta: metaDescription,
});

const draftFields = [
  "title",
  "html",
  "metaDescription",
  "hindiTitle",
  "hindiHtml",
  "hindiMeta",
  "version",
] as const;
export type LegalTextField = (typeof draftFields)[number];
export type LegalTextAnswer = FormAnswer<LegalTextField>;

export const legalTextTyped = (form: FormData) => typedFields(draftFields, form);

/** Of a draft neither half may be missing: both are seen once it is shown. */
export const parsePolicyDraft = (form: FormData) =>
  parseFields<LegalTextField, PolicyDraftInput>(draftSchema, draftFields, form);
