import { firstLetters, hasAtMost } from "#values/text/letters.ts";
import { fieldNamed, isNameOf, type RecordField, type RecordFields } from "./record-field.ts";

type FieldWords = Pick<RecordField, "control" | "label" | "labels" | "empty" | "short">;

const mostLetters = 30;

/** The summary of a folded part of a form: the fields that differ from an empty form. */
export const inShort = (
  fields: RecordFields,
  names: readonly string[],
  texts: Readonly<Record<string, string>>,
): string =>
  names
    .filter((name) => isNameOf(fields, name))
    .map((name) => shortOf(fieldNamed(fields, name), (texts[name] ?? "").trim()))
    .filter((words) => words !== "")
    .join(", ");

function shortOf({ control, label, labels = {}, empty, short }: FieldWords, text: string): string {
  switch (control) {
    case "tick":
      return text === "true" ? label : "";
    case "choice":
      return text === empty ? "" : (labels[text] ?? text);
    case "line":
    case "moment":
    case "lines":
    case "html":
      return text === "" ? "" : cut(short?.(text) ?? text);
  }
}

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return hasAtMost(line, mostLetters) ? line : `${firstLetters(line, mostLetters - 1).trim()}…`;
};
