import type { FieldErrors } from "#ui/form/form-answer.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { translationsText } from "./translations.text.ts";

/** A text of a record as its form shows it. */
export interface FormText {
  field: string;
  label: string;
  form: "line" | "lines" | "html" | "list";
  english: string;
  /** The English as its page shows it, where it is HTML: sanitised. */
  shown?: string;
  hindi: string;
  isOld: boolean;
  savedAt: Date | null;
}

const mostLetters = { line: 500, lines: 20_000, html: 100_000, list: 20_000 };

export const inputName = (field: string): string => `hi.${field}`;
export const rightName = (field: string): string => `right.${field}`;

/** One letter more than allowed is left, so that the length is refused. */
const typedText = (form: FormData, { field, form: kind, english }: FormText): string => {
  const text = textIn(form, inputName(field));
  const most = mostLetters[kind] + 1;
  switch (kind) {
    case "line":
      return cleanText(text, most);
    case "list":
      return typedList(text, english, most);
    case "lines":
    case "html":
      return cleanLines(text, most);
  }
};

/**
 * Line by line as the English: lines that are empty there may be empty here, and at the end may be left out.
 */
function typedList(text: string, english: string, most: number): string {
  const said = text.split(/\r\n|\n/).map((line) => cleanText(line, most));
  if (!said.some(Boolean)) return "";
  const parts = english.split("\n");
  while (said.length > parts.length && said.at(-1) === "") said.pop();
  while (said.length < parts.length && !parts[said.length]?.trim()) said.push("");
  return said.join("\n");
}

export interface TypedTexts {
  typed: Record<string, string>;
  /** Old ones that are still right. */
  confirmed: string[];
  errors: FieldErrors<string>;
}

/** The typed texts of a record, and their errors. */
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
  if (!hasAtMost(said, most)) return translationsText.tooLong(most);
  const lines = english.split("\n").length;
  return form === "list" && said !== "" && said.split("\n").length !== lines
    ? translationsText.lines(lines)
    : undefined;
}
