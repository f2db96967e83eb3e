import type { FieldErrors, RefusedForm, TypedFields } from "#ui/form/form-answer.ts";

/** What an account's form comes back with; one that leads to another page comes back with nothing. */
export type AccountAnswer<Field extends string> =
  /** The mail is on its way, if there is anybody to send it to. */
  | { kind: "sent"; email: string }
  | RefusedForm<Field>
  /** A failure without a text has been told already. */
  | { kind: "failed"; text?: string; typed?: TypedFields<Field>; isLimited?: boolean }
  /** The address has an account. */
  | { kind: "exists"; typed: TypedFields<Field> }
  /** The password is right, the address not yet confirmed. */
  | { kind: "unconfirmed"; email: string }
  /** The link was used, or is too old. */
  | { kind: "stale" };

/** What stood in the fields, for a page that has to show them again. */
export function typedInAccountForm<Field extends string>(
  answer: AccountAnswer<Field> | undefined,
): TypedFields<Field> {
  return answer && "typed" in answer ? (answer.typed ?? {}) : {};
}

export const errorsIn = <Field extends string>(
  answer: AccountAnswer<Field> | undefined,
): FieldErrors<Field> => (answer?.kind === "refused" ? answer.errors : {});

const statuses = { sent: 200, refused: 422, exists: 409, unconfirmed: 403, stale: 410 } as const;

/** The HTTP status of an answer. */
export function accountStatus(answer: AccountAnswer<string>): number {
  if (answer.kind !== "failed") return statuses[answer.kind];
  return answer.isLimited ? 429 : 401;
}
