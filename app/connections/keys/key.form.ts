import * as z from "zod/mini";
import { type FormAnswer, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { longestKeyName } from "./api-key.ts";
import { keysText } from "./keys.text.ts";

const fields = ["id", "name"] as const;
type KeyField = (typeof fields)[number];

export interface NewKeyForm {
  /** The form's own: sent twice, it makes one key. */
  id: string;
  name: string;
}

/** With the key itself, the one time that it is shown. */
export type KeyAnswer = FormAnswer<KeyField, { key: string; name: string }>;

const schema = z.object({
  id: z.string().check(z.regex(/^[\w-]{36}$/)),
  name: requiredLine(longestKeyName, () => keysText.nameMissing),
});

/** A form without an id of its own makes a key as well; it may then make two. */
export function parseNewKey(form: FormData) {
  if (!/^[\w-]{36}$/.test(String(form.get("id")))) form.set("id", crypto.randomUUID());
  return parseFields<KeyField, NewKeyForm>(schema, fields, form);
}

/** The key that a form is about; undefined where it names none. */
export function keyIn(form: FormData): string | undefined {
  const id = form.get("id");
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
