import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusFirstError } from "./focus-first-error.ts";
import { errorsIn } from "./form-answer.ts";

/** The `ref` of a form that leads to its first error each time an answer comes with some. */
export function useFirstError(answer: Parameters<typeof errorsIn>[0]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // Before anybody sees the message, who may be typing elsewhere by the time that an effect runs.
  useLayoutEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  return form;
}
