import * as z from "zod/mini";
import { unknownPlaceholder } from "#pages/texts/placeholders.ts";
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
  /** Of a draft, which is shown in both languages at once. */
  hindiTitle: string | null;
  hindiHtml: string | null;
  hindiMeta: string | null;
}

/** HTML in a field that other forms lack. */
const optionalHtml = z.pipe(
  z._default(z.string(), "").check(
    z.refine((html) => unknownPlaceholder(html) === undefined, {
      error: ({ input }) => textsText.errors.placeholder(unknownPlaceholder(String(input)) ?? ""),
    }),
  ),
  z.transform((html) => html || null),
);

const schema = z.object({
  version: recordVersion,
  title: requiredLine(120, () => textsText.errors.title),
  html: richText(() => textsText.errors.text),
  metaDescription: optionalLine(155),
  hindiTitle: optionalLine(120),
  hindiHtml: optionalHtml,
  hindiMeta: optionalLine(155),
});

const fields = [
  ...(["title", "html", "metaDescription", "hindiTitle", "hindiHtml", "hindiMeta"] as const),
  "version",
] as const;
export type LegalTextField = (typeof fields)[number];
export type LegalTextAnswer = FormAnswer<LegalTextField>;

export const legalTextTyped = (form: FormData) => typedFields(fields, form);

export const parseLegalText = (form: FormData) =>
  parseFields<LegalTextField, LegalTextInput>(schema, fields, form);
