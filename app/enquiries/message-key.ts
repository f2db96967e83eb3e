import { isUuid } from "#values/uuid.ts";

/** The hidden field by which the client script names what is typed (ADR-46). */
export const messageKeyName = "key";

/** Null for a form that was sent without script, or with what is no key: each arrival of it is kept. */
export function messageKeyOf(form: FormData): string | null {
  const key = form.get(messageKeyName);
  return typeof key === "string" && isUuid(key) ? key : null;
}
