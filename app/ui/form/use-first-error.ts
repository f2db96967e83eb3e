import { type RefObject, useEffect, useRef } from "react";
import { focusFirstError } from "./focus-first-error.ts";
import { errorsIn } from "./form-answer.ts";

/** The `ref` of a form that leads to its first error each time an answer comes with some. */
export function useFirstError(answer: Parameters<typeof errorsIn>[0]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstError(form.current, errorsIn(answer)), [answer]);
  return form;
}
