import type { FormAnswer, ParsedForm } from "#ui/form/form-answer.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

type GrievanceActField = "words";
export type GrievanceActAnswer = FormAnswer<GrievanceActField>;

/** The acts on a ticket; all take the permission for messages (STAFF-2). */
export const grievanceActNeeds = {
  acknowledge: "messages",
  reply: "messages",
  resolve: "messages",
  real: "messages",
  erase: "messages",
} as const;

type GrievanceActName = keyof typeof grievanceActNeeds;

export const grievanceActIn = (form: FormData): GrievanceActName | undefined =>
  (["acknowledge", "reply", "resolve", "real", "erase"] as const).find((act) => act === form.get("intent"));

const mostWords = 4000;

export const grievanceActTyped = (form: FormData) => ({ words: textIn(form, "words") });

/** The words to the sender; null where there are none. */
export function grievanceWords(
  form: FormData,
  areNeeded: boolean,
): ParsedForm<GrievanceActField, string | null> {
  const words = cleanLines(textIn(form, "words"), mostWords * 3);
  const refused = (error: string) =>
    ({ kind: "refused", errors: { words: error }, typed: grievanceActTyped(form) }) as const;
  if (!hasAtMost(words, mostWords)) return refused(text.errors.wordsLong);
  return areNeeded && words === "" ? refused(text.errors.words) : { kind: "valid", value: words || null };
}
