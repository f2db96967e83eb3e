import type { FieldErrors } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { translationsText } from "./translations.text.ts";

/** A text of a record as its form shows it. */
export interface FormText {
  field: string;
  label: string;
  form: "line" | "lines" | "html" | "list";
  english: string;
  hindi: string;
  isOld: boolean;
  savedAt: Date | null;
}

const mostLetters = { line: 500, lines: 20_000, html: 100_000, list: 20_000 };

export const inputName = (field: string): string => `hi.${field}`;
export const rightName = (field: string): string => `right.${field}`;

const typedText = (form: FormData, { field, form: kind }: FormText): string => {
  const text = textIn(form, inputName(field)).replaceAll("\r\n", "\n").replaceAll("\0", "").trim();
  return kind === "line" ? text.replaceAll(/\s+/g, " ") : text;
};

export interface TypedTexts {
  typed: Record<string, string>;
  /** Old ones that are still right. */
  confirmed: string[];
  errors: FieldErrors<string>;
}

/** What was typed of a record's texts, and what is wrong with it. */
export function typedTexts(texts: readonly FormText[], form: FormData): TypedTexts {
  const typed = texts
    .filter(({ field }) => form.has(inputName(field)))
    .map((text) => ({ text, said: typedText(form, text) }));
  const errors = typed.flatMap(({ text, said }) => {
    const error = wrongWith(text, said);
    return error ? [[inputName(text.field), error] as const] : [];
  });
  return {
    typed: Object.fromEntries(typed.map(({ text, said }) => [text.field, said])),
    confirmed: texts.map(({ field }) => field).filter((field) => form.has(rightName(field))),
    errors: Object.fromEntries(errors),
  };
}

function wrongWith({ form, english }: FormText, said: string): string | undefined {
  const most = mostLetters[form];
  if (said.length > most) return translationsText.tooLong(most);
  const lines = english.split("\n").length;
  return form === "list" && said !== "" && said.split("\n").length !== lines
    ? translationsText.lines(lines)
    : undefined;
}
