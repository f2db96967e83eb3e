import { fieldText } from "#ui/form/form.text.ts";
import { type FormAnswer, type ParsedForm, typedFields } from "#ui/form/form-answer.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { readWordLines } from "./word-lines.ts";

export interface SearchWordsInput {
  version: number;
  groups: string[][];
}

type SearchWordsField = "groups" | "version";
export type SearchWordsAnswer = FormAnswer<SearchWordsField>;

const fields: readonly SearchWordsField[] = ["groups", "version"];
const longestList = 20_000;

export const searchWordsTyped = (form: FormData) => typedFields(fields, form);

/** All groups together; an empty line is none. */
export function parseSearchWords(form: FormData): ParsedForm<SearchWordsField, SearchWordsInput> {
  const typed = searchWordsTyped(form);
  const refuse = (error: string) => ({ kind: "refused" as const, errors: { groups: error }, typed });
  const text = cleanLines(typed.groups ?? "", longestList + 1);
  if (!hasAtMost(text, longestList)) return refuse(fieldText.long(longestList));
  const read = readWordLines(text);
  if (!read.ok) return refuse(read.error);
  return { kind: "valid", value: { version: recordVersion.parse(typed.version), groups: read.groups } };
}
