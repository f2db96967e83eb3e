import type { FieldErrors } from "#ui/form/form-answer.ts";
import { stillSaid } from "#ui/form/form-rules.ts";

interface Mending {
  /** The fields that were typed into. */
  typed: readonly string[];
  /** What the form's own rules said when it was refused. */
  ruled: FieldErrors<string>;
  /** What they say now. */
  now: FieldErrors<string>;
}

/** What is still wrong with a form that was refused, after something was typed into it (TEXT-17). */
export function mended(said: FieldErrors<string>, { typed, ruled, now }: Mending): FieldErrors<string> {
  const left: FieldErrors<string> = {};
  for (const [name, message] of Object.entries(said)) {
    if (message === undefined) continue;
    const isRuled = ruled[name] !== undefined;
    left[name] = stillSaid(message, { now: now[name], isTyped: typed.includes(name), isRuled });
  }
  return left;
}
