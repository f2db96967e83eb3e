import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusFirstError } from "./focus-first-error.ts";
import { errorsIn } from "./form-answer.ts";
import { type FormRules, useFormRules } from "./form-rules.ts";

/** The `ref` of a form that leads to its first error each time an answer comes with some. */
export function useFirstError(
  answer: Parameters<typeof errorsIn>[0],
  rules?: FormRules,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useFormRules(form, rules);
  // Before anybody sees the message, who may be typing elsewhere by the time that an effect runs.
  useLayoutEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  return form;
}
