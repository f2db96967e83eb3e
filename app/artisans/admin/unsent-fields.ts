import { type ArtisanField, artisans, type OpenArtisan } from "./artisan-fields.ts";

/**
 * The fields that a form does not have: it was opened before there was a part of it. A box that is not ticked
 * is not sent either, so its part is known by a line that is.
 */
export const unsentIn = (form: FormData): ArtisanField[] =>
  artisans.form.names.filter((name) => !form.has(name === "working" ? "phone" : name));

/** A form whose missing fields say what an empty one does. */
export function wholeForm(form: FormData): FormData {
  const whole = new FormData();
  for (const [name, value] of form) whole.append(name, value);
  for (const name of unsentIn(form)) whole.set(name, artisans.form.empty[name]);
  return whole;
}

/** What a form did send: what it says nothing of stays as it stood. */
export function sentOf({ texts, unsent = [] }: OpenArtisan): Partial<OpenArtisan["texts"]> {
  const sent: Partial<OpenArtisan["texts"]> = { ...texts };
  for (const name of unsent) delete sent[name];
  return sent;
}
