import { isUuid } from "#values/uuid.ts";

/** The hidden field in which the client script sends a message's key (ADR-46). */
export const messageKeyName = "key";

/** Null for a form that was sent without script, or without a valid key: each arrival of it is stored. */
export function messageKeyOf(form: FormData): string | null {
  const key = form.get(messageKeyName);
  return typeof key === "string" && isUuid(key) ? key : null;
}
