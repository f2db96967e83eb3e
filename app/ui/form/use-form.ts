import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import {
  byScript,
  errorsIn,
  type FieldErrors,
  type FormAnswer,
  type ParsedForm,
} from "#ui/form/form-answer.ts";
import { useToast } from "../overlay/toast.tsx";
import { useFormRules } from "./form-rules.ts";
import { type FormWords, formNotice } from "./form-words.ts";

interface FormUse<Field extends string, Kept> {
  /** Where it posts to, when several forms stand on one page or the page has another address. */
  action?: string;
  parse(form: FormData): ParsedForm<Field, unknown>;
  /** What the page was rendered with: the answer to a form that was posted without script. */
  given?: FormAnswer<Field, Kept> | undefined;
  words: FormWords<Field, Kept>;
  onDone?(kept: Kept): void;
  /** What was typed stays once it was taken: a form that shows what is stored. */
  stays?: boolean;
}

/**
 * A form that is checked in the browser at once and on the server again. What was typed stays on an error,
 * the first wrong field gets the focus, and a success clears the form.
 */
export function useForm<Field extends string, Kept = undefined>(use: FormUse<Field, Kept>) {
  const { action, parse, given, words } = use;
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer<Field, Kept>>();
  const toast = useToast();
  const [answer, setAnswer] = useState(given);
  const [isOver, setOver] = useState(false);
  const errors: FieldErrors<Field> = errorsIn(answer);
  useFormRules(form, parse);
  // Before anybody sees the message, who may be typing elsewhere by the time that an effect runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useLayoutEffect(() => focusFirstError(form.current, errors), [answer]);

  function tell(next: FormAnswer<Field, Kept>): void {
    setAnswer(next);
    const notice = formNotice(next, words);
    if (next.kind !== "done") {
      if (notice) toast(notice);
      return;
    }
    if (!use.stays) clearForm(form.current);
    use.onDone?.(next.kept);
    // A place for toasts is heard only if it stood there before: a dialog that closes now gives it back to
    // the page first.
    if (notice) setTimeout(toast, 100, notice);
  }

  const { data } = fetcher;
  const told = useRef<FormAnswer<Field, Kept>>(undefined);
  useEffect(() => {
    // Shown once for each answer, however often the page renders.
    if (!data || told.current === data) return;
    told.current = data;
    tell(data);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOver(true);
    const typed = new FormData(event.currentTarget);
    const parsed = parse(typed);
    if (parsed.kind === "refused") return tell(parsed);
    setAnswer(undefined);
    typed.set(byScript, "script");
    void fetcher.submit(typed, { method: "post", action });
  }
  return {
    form,
    answer,
    errors,
    /** It was sent again by now: what the page was rendered with says of it is no longer true. */
    isOver,
    /** What a toast says, where no script could show one. */
    standing: isOver
      ? undefined
      : given && (formNotice(given, words) ?? (given.kind === "failed" ? words.failed : undefined)),
    // What came to nothing may be sent again at once: the page is read anew after it, which may take a while.
    isSending: fetcher.state === "submitting" || (fetcher.state === "loading" && data?.kind === "done"),
    submit,
  };
}

/** Also of what the page was rendered with, which a reset would bring back. */
function clearForm(form: HTMLFormElement | null): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLTextAreaElement) control.value = "";
    if (control instanceof HTMLInputElement && control.type !== "hidden") control.value = "";
  }
}
