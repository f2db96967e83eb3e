import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import type { FormWords } from "#ui/form/form-words.ts";

/** What an account's form comes back with; `kept` is the address that gets a mail, if it is anybody's. */
export type AccountAnswer<Field extends string> = FormAnswer<Field, string>;

interface AccountWords {
  failed: { title: string; text?: string };
  /** The title of a refusal, where it differs from that of a failure. */
  refused?: { title: string };
}

/** The toast of a refusal is its first message. */
export const accountWords = ({ failed, refused = failed }: AccountWords): FormWords<string, string> => ({
  failed,
  refused: (errors: FieldErrors<string>) => ({
    title: refused.title,
    text: Object.values(errors).find(Boolean),
  }),
});

const statuses = { exists: 409, unconfirmed: 403, stale: 410, limited: 429 } as const;

/** The HTTP status of an answer. */
export function accountStatus(answer: AccountAnswer<string>): number {
  if (answer.kind !== "failed") return answer.kind === "done" ? 200 : 422;
  return answer.reason ? statuses[answer.reason] : 401;
}
