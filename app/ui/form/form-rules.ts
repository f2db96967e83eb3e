import { type RefObject, useLayoutEffect } from "react";
import type { FieldErrors } from "./form-answer.ts";

/** How a form is read, in the browser as on the server: it is right, or what is wrong with it. */
export type FormRules = (
  form: FormData,
) => { kind: "valid" } | { kind: "refused"; errors: FieldErrors<string> };

const known = new WeakMap<HTMLFormElement, FormRules>();

/** By these rules the messages of a form stay until their fields are right (TEXT-17). */
export function useFormRules(form: RefObject<HTMLFormElement | null>, rules: FormRules | undefined): void {
  useLayoutEffect(() => {
    if (form.current && rules) known.set(form.current, rules);
  });
}

/** What the rules of a form have against it as it stands; nothing where the browser does not know them. */
export function wrongNow(form: HTMLFormElement | null): FieldErrors<string> {
  const rules = form && known.get(form);
  return rules ? wrongBy(rules, new FormData(form)) : {};
}

export function wrongBy(rules: FormRules, typed: FormData): FieldErrors<string> {
  const read = rules(typed);
  return read.kind === "refused" ? read.errors : {};
}

interface Standing {
  /** What the form's rules say of its field now. */
  now: string | undefined;
  /** Was its field typed into? */
  isTyped: boolean;
  /** Was it these rules that said it? What the shop alone knows stays until its field is typed into. */
  isRuled: boolean;
}

/** What is left of a message after something was typed into its form; undefined where its field is right. */
export const stillSaid = (said: string, { now, isTyped, isRuled }: Standing): string | undefined =>
  isTyped || isRuled ? now : said;

type Reading = (form: FormData) => { value: unknown } | { errors: FieldErrors<string> };

/** The rules of a form that is read in parts. */
export const rulesOf =
  (...readings: readonly Reading[]): FormRules =>
  (form) => {
    const wrong = readings.map((read) => read(form)).filter((read) => "errors" in read);
    return wrong.length > 0
      ? { kind: "refused", errors: Object.assign({}, ...wrong.map(({ errors }) => errors)) }
      : { kind: "valid" };
  };
