import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

export type GrievanceActField = "words";
export type GrievanceActAnswer = FormAnswer<GrievanceActField>;

/** What can be done to a ticket; all of it is the messages' (STAFF-2). */
export const grievanceActNeeds = {
  acknowledge: "messages",
  reply: "messages",
  resolve: "messages",
  real: "messages",
  erase: "messages",
} as const;

export type GrievanceActName = keyof typeof grievanceActNeeds;

export const grievanceActIn = (form: FormData): GrievanceActName | undefined =>
  (["acknowledge", "reply", "resolve", "real", "erase"] as const).find((act) => act === form.get("intent"));

const mostWords = 4000;

export const grievanceActTyped = (form: FormData) => ({ words: textIn(form, "words") });

type Words = { value: string | null } | { errors: FieldErrors<GrievanceActField> };

/** What is said to the sender; null where nothing is. */
export function grievanceWords(form: FormData, areNeeded: boolean): Words {
  const words = cleanLines(textIn(form, "words"), mostWords * 3);
  if (!hasAtMost(words, mostWords)) return { errors: { words: text.errors.wordsLong } };
  return areNeeded && words === "" ? { errors: { words: text.errors.words } } : { value: words || null };
}
